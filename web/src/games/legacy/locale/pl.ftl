# Co mówi tylko plansza w przeglądarce.

web-tab-hand = Ręka
web-tab-court = Dwór
web-tab-salon = Znajomi
web-court = Na dworze
web-home-board = W domu
web-salon = Odkryci Znajomi
web-space-title = Zdobądź tytuł
web-space-contribution = Filantropia
web-space-doctor = Położna
web-space-mansion = Kup pałac
web-space-venture = Załóż przedsiębiorstwo
web-space-mission = Podejmij misję
web-one-each = po jednym na dorosłego lub parę
web-one-each-relative = po jednym na krewnego lub parę
web-act-marriage = Ślub lub zaaranżowane małżeństwo
web-act-children = Dzieci
web-act-money = Pożyczka od Znajomych
web-act-socialize = Nowe znajomości
web-act-who = Kim oni byli?
web-act-big-family = Jak liczną miałem rodzinę?
web-act-wealthy = Jak zamożni byli?
web-act-knew = Z kim się znali?
web-choose-a-friend = wybierz Znajomego z ręki
web-children-note = 1 dziecko; wybór płci za { $honor } { $honor ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru
web-marriage-note = Znajomy z ręki poślubia dorosłego z tej generacji albo zostaje przyrzeczony dziecku.
web-who-note = Znajomy z ręki staje obok samotnego krewnego albo zajmuje miejsce nieznanego.
web-pawn-of = pion gracza { $who }
web-barred = blokuje Znajomy w rzędzie
web-left = zostało { $count }
web-mission-drawn = dociągnij { $count }, zachowaj 1
web-mission-hidden = pod patrona
    .testament = nie w III generacji
web-two-children = dzieci dla jednej pary: { $count }
web-held-by = ma ją { $who }
web-deck = talia { $count }
web-discarded = odrzucone: { $count }
web-in-row = leży odkryty w rzędzie
web-brings-nothing = nie przynosi nic więcej
web-hidden-cards = { $count } { $count ->
    [one] zakryta karta
    [few] zakryte karty
   *[many] zakrytych kart
}
web-hand-of = Znajomi na ręce: { $count }
web-empty-hand = brak Znajomych na ręce
web-hidden-patron = Ukryty patron
web-unlocked = odblokowane pomniejsze cele: { $count }
web-for-each = za każde: { $what } (teraz { $times })
web-honor-for = { $honor } honoru
web-pawns-placed = własne piony stoją
web-own-pawn-note = do każdej akcji na obu planszach
web-income-note = złoto na koniec każdej rundy
web-prestige-note = honor na koniec każdej generacji
web-honor-note = decyduje o wygranej
web-complication-note = Dalsze komplikacje w tej generacji nie szkodzą.
web-this-generation = do końca tej generacji
web-round = runda { $round } z { $rounds }
web-of-generation = generacja { $generation }
web-married-to = w małżeństwie: { $who }
web-betrothed-to = przyrzeczone małżeństwo: { $who }
web-holds = posiada: { $what }
web-is-dead = nie żyje
web-unknown = nieznany krewny
web-not-yet-born = dziedzice, jeszcze nienarodzeni
web-child-drawn = { $count } { $count ->
    [one] dziecko z talii
   *[other] dzieci z talii
}
web-children-word = { $count ->
    [one] dziecko
   *[other] dzieci
}
web-children-now = dzieci tej generacji
web-drawn = z talii
web-rest-later = Wszystko poza pieniędzmi czeka na ślub w następnej generacji.
web-if-marries = Ślub: { $friend }
web-if-marries-whom = Ślub: { $kin } i { $friend }
web-if-betrothed-to = Przyrzeczenie: { $friend } i { $kin }
web-if-beside = { $friend } obok: { $kin }
web-if-was = Gdyby to był(a) { $friend }
web-wish-any = Dziecko, jakie przyjdzie
web-wish-son = Syn
web-wish-daughter = Córka
web-change-gold = { $by } złota
web-change-income = { $by } dochodu
web-change-prestige = { $by } prestiżu
web-change-honor = { $by } honoru
web-change-pawn = +1 pion ({ $pawn })
web-no-pawn = nie ma już takiego piona ({ $pawn })
web-family-of = Rodzina: { $who }
web-back-home = wróć do swojej
web-level-you = ty
web-level-below = dzieci
web-level-parents = rodzice
web-level-grandparents = dziadkowie
web-level-great = { $times ->
    [1] pradziadkowie
   *[other] { $times }× pradziadkowie
}
web-zoom-in = Większe
web-zoom-out = Mniejsze
web-zoom-fit = Całe drzewo
