# Legacy po polsku.

title = Dziedzictwo
tagline = Dobre małżeństwa, liczne potomstwo i nazwisko, które przetrwa.
pitch = Kojarz dobre małżeństwa, miej dzieci i zostaw drzewo rodu godne testamentu diuka.
credits = Autor gry Legacy: The Testament of Duke de Crecy: Michiel Hendriks.
variant-standard = od 2 do 4 graczy
variant-solo = w pojedynkę
variant-testament = w pojedynkę: Testament
choice = Gra
choice-solo = załóż ród
choice-testament = Testament: odnajdź przodków

## Zasady domowe

house-open-hands = odkryte ręce
house-open-hands-about = Znajomi wzięci spośród odkrytych leżą na ręce odkryci dla wszystkich (L 23.1).
house-betrothed-beauty = tańsze zaręczyny Prawdziwej Piękności
house-betrothed-beauty-about = Także małżeństwo zaaranżowane dla Prawdziwej Piękności w dzieciństwie kosztuje mniej (L 23.2).
house-lost-child-ends = strata dziecka kończy narodziny
house-lost-child-ends-about = Gdy przy komplikacji traci się dziecko, drugie dociągnięcie położnej albo wesela przepada (L 23.3).
house-single-search = szukanie po jednej karcie
house-single-search-about = Eustachy i Margarethe nie dają wyboru przy szukaniu syna albo córki (L 23.4).
house-barred-testament = Testament z blokadą akcji
house-barred-testament-about = Także w Testamencie odkryci Znajomi blokują akcje swoich zawodów (L 23.5).

## Rzeczy

friend-abigail = Abigail
friend-aleksandr = Aleksandr
friend-alonso = Alonso
friend-anastasia = Anastasia
friend-angelique = Angelique
friend-ann = Ann
friend-arianne = Arianne
friend-ayse = Ayse
friend-barbara = Barbara
friend-bernadette = Bernadette
friend-bianca = Bianca
friend-carlos = Carlos
friend-catalina = Catalina
friend-charlotte = Charlotte
friend-claire = Claire
friend-colette = Colette
friend-constant = Constant
friend-diego = Diego
friend-dmitri = Dmitri
friend-edward = Edward
friend-eleanor = Eleanor
friend-erich = Erich
friend-etienne = Etienne
friend-eustachy = Eustachy
friend-evgenia = Jewgienija
friend-fehmi = Fehmi
friend-friedrich = Friedrich
friend-gaspard = Gaspard
friend-george = George
friend-gertrude = Gertruda
friend-giacomo = Giacomo
friend-giulia = Giulia
friend-grigori = Grigori
friend-hans-heinrich = Hans Heinrich
friend-ines = Ines
friend-isabella = Isabella
friend-jadwiga = Jadwiga
friend-jan = Jan
friend-johanna = Johanna
friend-katherine = Katherine
friend-kazimierz = Kazimierz
friend-laurent = Laurent
friend-leonid = Leonid
friend-lorenzo = Lorenzo
friend-lucienne = Lucienne
friend-lucrezia = Lucrezia
friend-ludwig = Ludwig
friend-manuel = Manuel
friend-margarethe = Margarethe
friend-marguerite = Marguerite
friend-maria = Maria
friend-mehmet = Mehmet
friend-michael = Michael
friend-miranda = Miranda
friend-nancy = Nancy
friend-nathalie = Nathalie
friend-nicolas = Nicolas
friend-patrick = Patrick
friend-pierre = Pierre
friend-pieter = Pieter
friend-robert = Robert
friend-roger = Roger
friend-rowena = Rowena
friend-samuel = Samuel
friend-saskia = Saskia
friend-selim = Selim
friend-sophie = Sophie
friend-stanislaw = Stanisław
friend-tatiana = Tatiana
friend-thomas = Thomas
friend-vera = Vera
friend-vittorio = Vittorio
friend-willem = Willem
friend-william = William
friend-zofia = Zofia
friend-hidden = Znajomy, którego nikt inny nie widzi

## Imiona

name-antoine = Antoine
name-baptiste = Baptiste
name-charles = Charles
name-denis = Denis
name-emmanuel = Emmanuel
name-francois = François
name-gabriel = Gabriel
name-henri = Henri
name-jacques = Jacques
name-leon = Léon
name-mathieu = Mathieu
name-olivier = Olivier
name-augustin = Augustin
name-bastien = Bastien
name-clement = Clément
name-eugene = Eugène
name-felix = Félix
name-guillaume = Guillaume
name-hugues = Hugues
name-jean = Jean
name-lucien = Lucien
name-martin = Martin
name-philippe = Philippe
name-remi = Rémi
name-armand = Armand
name-benoit = Benoît
name-cyprien = Cyprien
name-ferdinand = Ferdinand
name-gilles = Gilles
name-hippolyte = Hippolyte
name-joseph = Joseph
name-leopold = Léopold
name-michel = Michel
name-paul = Paul
name-simon = Simon
name-vincent = Vincent
name-adrien = Adrien
name-blaise = Blaise
name-christophe = Christophe
name-frederic = Frédéric
name-gilbert = Gilbert
name-jerome = Jérôme
name-julien = Julien
name-maxime = Maxime
name-octave = Octave
name-raymond = Raymond
name-sylvain = Sylvain
name-xavier = Xavier
name-adelaide = Adélaïde
name-blanche = Blanche
name-catherine = Catherine
name-diane = Diane
name-elisabeth = Élisabeth
name-francoise = Françoise
name-genevieve = Geneviève
name-helene = Hélène
name-jeanne = Jeanne
name-louise = Louise
name-madeleine = Madeleine
name-suzanne = Suzanne
name-agathe = Agathe
name-beatrice = Béatrice
name-cecile = Cécile
name-delphine = Delphine
name-emilie = Émilie
name-felicite = Félicité
name-gabrielle = Gabrielle
name-henriette = Henriette
name-julie = Julie
name-lucie = Lucie
name-mathilde = Mathilde
name-therese = Thérèse
name-agnes = Agnès
name-brigitte = Brigitte
name-clemence = Clémence
name-dorothee = Dorothée
name-elise = Élise
name-flore = Flore
name-hortense = Hortense
name-jacqueline = Jacqueline
name-laure = Laure
name-manon = Manon
name-pauline = Pauline
name-victoire = Victoire
name-amelie = Amélie
name-clotilde = Clotilde
name-constance = Constance
name-esther = Esther
name-eugenie = Eugénie
name-irene = Irène
name-josephine = Joséphine
name-leonie = Léonie
name-marianne = Marianne
name-olympe = Olympe
name-rosalie = Rosalie
name-sylvie = Sylvie
sex-man = mężczyzna
sex-woman = kobieta
patriarch = patriarcha
matriarch = matriarchini
head-white = biała
head-black = czarna
head-brown = brązowa
head-pink = różowa
nation-french = Francja
nation-british = Wielka Brytania
nation-russian = Rosja
nation-prussian = Prusy
nation-spanish = Hiszpania
nation-italian = Włochy
nation-dutch = Holandia
nation-polish = Polska
nation-turkish = Turcja
nation-american = Ameryka
occupation-artist = artysta
occupation-craftsman = rzemieślnik
occupation-diplomat = dyplomata
occupation-scientist = naukowiec
occupation-aristocrat = arystokrata
pawn-green = zielony
pawn-orange = pomarańczowy
pawn-red = czerwony
pawn-blue = błękitny
pawn-yellow = żółty
pawn-own = własny
child-son = syn
child-handsome = Przystojniak (syn)
child-brave = Odważny (syn)
child-don-juan = Lowelas (syn)
child-twin-son = Niespodziewane Bliźniaki (syn)
child-daughter = córka
child-gossip-queen = Królowa Plotek (córka)
child-beautiful-smile = Olśniewający Uśmiech (córka)
child-true-beauty = Prawdziwa Piękność (córka)
child-twin-daughter = Niespodziewane Bliźniaki (córka)
child-complication = komplikacja
lot-son = syn
lot-daughter = córka
lot-complication = komplikacja
rank-baron = Baron
rank-viscount = Wicehrabia
rank-count = Hrabia
rank-knight-of-saint-louis = Kawaler Świętego Ludwika
rank-governor = Gubernator
rank-marquis = Markiz
rank-peer-of-france = Par Francji
rank-duke = Diuk
rank-prince = Książę
contribution-village-well = Studnia wiejska
contribution-charity-banquet = Bankiet dobroczynny
contribution-parish-school = Szkoła parafialna
contribution-court-ballet = Balet dworski
contribution-royal-academy = Akademia Królewska
contribution-opera-house = Opera
contribution-botanical-garden = Ogród botaniczny
contribution-public-library = Biblioteka publiczna
contribution-triumphal-arch = Łuk triumfalny
patron-law = John Law
patron-pompadour = Madame de Pompadour
patron-rousseau = Jean-Jacques Rousseau
patron-franklin = Benjamin Franklin
patron-fleury = Kardynał de Fleury
patron-louis = Ludwik XV
mission-steam-engine = Silnik parowy
mission-craft-guild = Gildia rzemieślników
mission-old-cathedral = Renowacja starej katedry
mission-political-party = Partia polityczna
mission-revolution = Nadciąga Rewolucja
mission-unrest = Niepokoje na dworze
mission-royal-navy = Królewska Marynarka Wojenna
mission-thailand = Misja dyplomatyczna w Tajlandii
mission-french-culture = Francuska kultura
mission-encyclopedia = Wielka Encyklopedia
mission-salon = Salon wszystkich talentów
mission-ties = Więzy w całej Europie
mission-worthy-seat = Siedziba godna nazwiska
mission-commerce = Dom handlowy
mission-fruitful-house = Płodny ród
hint-titled-forebear = Mężczyzna wśród przodków ze strony ojca nosił tytuł.
hint-three-with-diplomat = Para dziadków miała troje dzieci, w tym dyplomatę.
hint-foreign-grandmother = Jedna z babć nie była Francuzką.
hint-scientist-grandfather = Jeden z dziadków był naukowcem.
hint-artist-grandmother = Jedna z babć była artystką.
hint-couple-of-one-nation = Para pradziadków, oboje znani, była jednej narodowości.
hint-mothers-mansion = Ktoś z przodków ze strony matki miał pałac.
hint-fathers-venture = Ktoś z przodków ze strony ojca prowadził przedsiębiorstwo.
hint-craftsman-siblings = Dwoje rodzeństwa to rzemieślnicy.
hint-three-occupations = Troje znanych przodków ze strony matki miało trzy różne zawody.
hint-line-of-four = Nad jednym z rodziców stoi w nieprzerwanej linii czworo znanych przodków.
hint-five-nations = Wśród znanych krewnych jest pięć narodowości.
hint-title-and-mansion = Jedna para ma tytuł i pałac.
hint-risen-aristocrat = Ktoś ze znanych krewnych to arystokrata, a jedno z rodziców to rzemieślnik.
hint-all-occupations = Wśród znanych krewnych jest wszystkie pięć zawodów.
hint-other = { $among }: { $needs }.
hint-other-by = { $among }, { $by }: { $needs }.
hint-among-relatives = Krewni
hint-among-grandparents = Dziadkowie
hint-among-great-grandparents = Pradziadkowie
hint-among-forebears = Przodkowie
hint-among-father-side = Przodkowie ze strony ojca
hint-among-mother-side = Przodkowie ze strony matki
hint-among-kind = Znani krewni ({ $what })
hint-by-men = mężczyźni
hint-by-women = kobiety
hint-by-couples = jedna para
hint-by-children = dzieci jednej pary
hint-by-siblings = rodzeństwo z jednej rodziny
hint-by-parents = rodzice jednej z tych osób
hint-by-line = nieprzerwana linia znanych osób nad jednym z rodziców
hint-need-foreign = { $count } { $count ->
    [one] osoba
    [few] osoby
    [many] osób
   *[other] osoby
} spoza Francji
hint-need-compatriots = { $count } { $count ->
    [one] osoba
    [few] osoby
    [many] osób
   *[other] osoby
} jednej narodowości
hint-need-nations = { $count } { $count ->
    [one] narodowość
    [few] narodowości
    [many] narodowości
   *[other] narodowości
}
hint-need-occupations = { $count } { $count ->
    [one] zawód
    [few] zawody
    [many] zawodów
   *[other] zawodu
}
hint-need-known = { $count } { $count ->
    [one] znana osoba
    [few] znane osoby
    [many] znanych osób
   *[other] znanej osoby
}
hint-need-people = { $count } { $count ->
    [one] osoba
    [few] osoby
    [many] osób
   *[other] osoby
}
space-title = tytuł
space-doctor = położna
space-mansion = pałac
space-venture = przedsiębiorstwo
space-mission = misja
space-contribution = filantropia
space-marriage = małżeństwo
    .testament = Kim oni byli?
space-children = potomstwo
    .testament = Jak liczną miałem rodzinę?
space-money = pożyczka
    .testament = Jak zamożni byli?
space-friends = nowe znajomości
    .testament = Z kim się znali?
wish-any = dziecko, jakie się trafi
wish-son = syn, kosztem Honoru
wish-daughter = córka, kosztem Honoru
card-first = pierwsza karta
card-second = druga karta
points-prestige = Prestiż
points-children = dzieci
points-friends = Znajomi i dorosłe dzieci
points-honours = tytuły i filantropia
points-missions = misje
points-lost = oddane lub stracone
points-patron = patron
points-descent = pochodzenie
points-hints = otwarte wskazówki
level-reached = { $level } Honor: { $points }.
level-extinct = Ród wymarł: nie urodziło się żadne dziecko.
level-testament-won = Dziedziczysz po diuku: wszystkie wskazówki są potwierdzone.
level-testament-lost = Diuk nie zostawia ci nic: nie wszystkie wskazówki są potwierdzone.
somebody = ktoś nowy
unknown-man = nieznany mężczyzna { $number }
unknown-woman = nieznana kobieta { $number }
unknown-with-child = { $who } (dziecko: { $near })
unknown-with-parents = { $who } (rodzice: { $near })

## Co przynoszą karty

effect-income = Dochód { $signed }
effect-prestige = Prestiż { $signed }
effect-honor = Honor { $signed }
effect-gold = Złoto { $signed }
effect-take = weź { $amount } { $amount ->
    [one] odkrytego Znajomego
    [few] odkrytych Znajomych
    [many] odkrytych Znajomych
   *[other] odkrytych Znajomych
}
effect-draw = dociągnij z talii { $amount } { $amount ->
    [one] Znajomego
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
}
effect-pawn = dodatkowy pion: { $what }
effect-ask-money = pożyczka od razu, bez piona
    .testament = Jak zamożni byli? – od razu, bez piona
effect-new-row = odrzuć odkrytych Znajomych, wyłóż nowych i weź { $amount } { $amount ->
    [one] Znajomego
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
}
effect-hidden-mission = zakryta misja pod patronem
effect-exchange-hand = odrzuć dowolnie wielu Znajomych i dociągnij tyle samo
effect-opponents-pay-me = każdy przeciwnik oddaje ci { $amount } złota
effect-opponents-lose-gold = każdy przeciwnik płaci { $amount } złota
effect-opponents-lose-honor = każdy przeciwnik traci { $amount } { $amount ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru
effect-opponents-discard = każdy przeciwnik odrzuca { $amount } { $amount ->
    [one] Znajomego
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
}
effect-steal = losowy Znajomy z ręki przeciwnika
effect-steal-from-larger = losowy Znajomy z każdej większej ręki
effect-counts-as = liczy się jak jeszcze ktoś w rodzinie: { $what }
effect-free-marriage = nie wymaga piona
effect-wedding-children = dwoje dzieci przy ślubie
    .testament = dwoje dzieci, gdy oboje w parze są znani
effect-child-choice = narodziny: dociągnij dwie karty, zachowaj jedną
    .testament = dzieci tej pary: dociągnij dwie karty, zachowaj jedną
effect-no-child-limit = bez limitu dzieci
effect-socialize = w tej generacji: nowe znajomości dają więcej Znajomych (+{ $amount })
    .testament = w tej generacji: Z kim się znali? daje więcej Znajomych (+{ $amount })
effect-money = w tej generacji: pożyczka daje o { $amount } złota więcej
    .testament = w tej generacji: Jak zamożni byli? daje o { $amount } złota więcej
effect-mansion = w tej generacji: pałac kosztuje o { $amount } złota mniej
effect-doctor = w tej generacji: położna kosztuje o { $amount } złota mniej i żadnego Znajomego
effect-deck = w tej generacji: Znajomych można zamiast tego dociągnąć z talii
effect-contribution = w tej generacji: filantropia kosztuje o { $amount } złota mniej
effect-with-others = { $effects } – jeśli w rodzinie jest ponadto: { $needs }
effect-if = { $effects } – jeśli masz: { $needs }
need-french = { $count } { $count ->
    [one] Francuz
    [few] Francuzów
    [many] Francuzów
   *[other] Francuzów
}
need-british = { $count } { $count ->
    [one] Brytyjczyk
    [few] Brytyjczyków
    [many] Brytyjczyków
   *[other] Brytyjczyków
}
need-russian = { $count } { $count ->
    [one] Rosjanin
    [few] Rosjan
    [many] Rosjan
   *[other] Rosjan
}
need-prussian = { $count } { $count ->
    [one] Prusak
    [few] Prusaków
    [many] Prusaków
   *[other] Prusaków
}
need-spanish = { $count } { $count ->
    [one] Hiszpan
    [few] Hiszpanów
    [many] Hiszpanów
   *[other] Hiszpanów
}
need-italian = { $count } { $count ->
    [one] Włoch
    [few] Włochów
    [many] Włochów
   *[other] Włochów
}
need-dutch = { $count } { $count ->
    [one] Holender
    [few] Holendrów
    [many] Holendrów
   *[other] Holendrów
}
need-polish = { $count } { $count ->
    [one] Polak
    [few] Polaków
    [many] Polaków
   *[other] Polaków
}
need-turkish = { $count } { $count ->
    [one] Turek
    [few] Turków
    [many] Turków
   *[other] Turków
}
need-american = { $count } { $count ->
    [one] Amerykanin
    [few] Amerykanów
    [many] Amerykanów
   *[other] Amerykanów
}
need-artist = { $count } { $count ->
    [one] artysta
    [few] artystów
    [many] artystów
   *[other] artystów
}
need-craftsman = { $count } { $count ->
    [one] rzemieślnik
    [few] rzemieślników
    [many] rzemieślników
   *[other] rzemieślników
}
need-diplomat = { $count } { $count ->
    [one] dyplomata
    [few] dyplomatów
    [many] dyplomatów
   *[other] dyplomatów
}
need-scientist = { $count } { $count ->
    [one] naukowiec
    [few] naukowców
    [many] naukowców
   *[other] naukowców
}
need-aristocrat = { $count } { $count ->
    [one] arystokrata
    [few] arystokratów
    [many] arystokratów
   *[other] arystokratów
}
need-gold = { $count } złota
need-hand = { $count } { $count ->
    [one] Znajomy
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
} na ręce
need-income = { $count } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Dochodu
need-prestige = { $count } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Prestiżu
need-children = { $count } { $count ->
    [one] dziecko
    [few] dzieci
    [many] dzieci
   *[other] dzieci
} z tej generacji
    .testament = { $count } { $count ->
        [one] dziecko odnalezione
        [few] dzieci odnalezionych
        [many] dzieci odnalezionych
       *[other] dzieci odnalezionych
    } w tej generacji
need-nations = { $count } { $count ->
    [one] narodowość
    [few] narodowości
    [many] narodowości
   *[other] narodowości
} w rodzinie
need-occupations = { $count } { $count ->
    [one] zawód
    [few] zawody
    [many] zawodów
   *[other] zawodu
} w rodzinie
need-mansions = { $count } { $count ->
    [one] pałac
    [few] pałace
    [many] pałaców
   *[other] pałacu
}
need-ventures = { $count } { $count ->
    [one] przedsiębiorstwo
    [few] przedsiębiorstwa
    [many] przedsiębiorstw
   *[other] przedsiębiorstwa
}
need-titles = { $count } { $count ->
    [one] tytuł
    [few] tytuły
    [many] tytułów
   *[other] tytułu
}
need-contributions = { $count } { $count ->
    [one] karta filantropii
    [few] karty filantropii
    [many] kart filantropii
   *[other] kart filantropii
}
need-missions = { $count } { $count ->
    [one] ukończona misja
    [few] ukończone misje
    [many] ukończonych misji
   *[other] ukończonej misji
}
need-titles-and-mansions = { $count } { $count ->
    [one] tytuł lub pałac
    [few] tytuły lub pałace
    [many] tytułów lub pałaców
   *[other] tytułów lub pałaców
}
need-large-couples = { $count } { $count ->
    [one] para
    [few] pary
    [many] par
   *[other] par
} III generacji z trojgiem dzieci
need-diplomat-nations = dyplomaci { $count } { $count ->
    [one] narodowości
    [few] narodowości
    [many] narodowości
   *[other] narodowości
}
need-spouse-occupations = { $count } { $count ->
    [one] zawód
    [few] zawody
    [many] zawodów
   *[other] zawodu
} wśród małżonków III generacji
need-betrothed = { $count } { $count ->
    [one] zaaranżowane małżeństwo
    [few] zaaranżowane małżeństwa
    [many] zaaranżowanych małżeństw
   *[other] zaaranżowanych małżeństw
} IV generacji ({ $what })
need-have = { $need } (teraz { $have })
or = lub
goal-main = { $honor } { $honor ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru, jeśli na koniec jest co najmniej: { $what }
goal-each = { $what } – za każdym razem { $honor } { $honor ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru
cost-friends = { $count } { $count ->
    [one] Znajomy
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
} z ręki
cost-honor = { $count } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru
free = bez kosztu
dowry = posag { $gold }
wedding-cost = koszt wesela { $gold }

## O czym się decyduje

ask-ChooseHead = Kto stanie na czele rodziny: patriarcha czy matriarchini?
ask-ChooseYourself = Kim jesteś?
ask-Mulligan = Zachować startową rękę czy dociągnąć nową?
ask-Turn = Postaw pion albo spasuj, gdy nie masz już własnych.
ask-EndOfTurn = Ukończyć misję przed końcem tury?
ask-Spouse = Kogo Znajomy poślubi albo z kim małżeństwo zaaranżować?
ask-WhoWereThey = Kim oni byli? Gdzie w drzewie jest miejsce tej osoby?
ask-Couple = Której parze urodzi się dziecko?
    .testament = Jak liczną miałem rodzinę? Która para miała dziecko?
ask-KeepChild = Którą z dwóch kart zachować?
ask-Complication = Komplikacja: stracić dziecko czy matkę?
ask-AskMoney = Pożyczka od razu, bez piona?
    .testament = Jak zamożni byli? Od razu, bez piona?
ask-TakeFriends = Którego z odkrytych Znajomych?
ask-TakeWoman = Lowelas: którą z odkrytych kobiet?
ask-Discard = Którego Znajomego odrzucić?
ask-ExchangeHand = Których Znajomych wymienić na karty z talii?
ask-Steal = Z czyjej ręki?
ask-GrowUp = Dzieci dorastają: kto następny?
ask-Weddings = Zaaranżowane śluby: który następny?
ask-PlacePawn = Który pion?
ask-Holder = Dla kogo z rodziny?
    .testament = Dla kogo z krewnych?
ask-ChooseMission = Którą z dwóch misji zachować?

## Zanim zdecyduje los

hold-Birth = Za chwilę zostanie dociągnięta karta dziecka.
hold-DrawFriends = Za chwilę zostaną dociągnięci Znajomi z talii.
hold-FillRow = Za chwilę zostaną wyłożeni nowi Znajomi.
hold-DrawMissions = Za chwilę zostaną dociągnięte misje.
hold-StealFrom = Za chwilę z ręki zostanie wzięty losowy Znajomy.
hold-FindParent = Za chwilę odnajdą się rodzice.

## Akcje

action-lead = zacznij jako: { $sex }
action-keep-hand = zachowaj rękę
action-mulligan = dociągnij nową rękę
action-marry = wprowadź do rodziny: { $friend }
    .testament = Kim oni byli? { $friend }
action-with = małżeństwo: { $kin }
    .testament = obok tej osoby: { $kin }
action-become = w to miejsce: { $kin }
action-have-children = potomstwo jednej z par
    .testament = Jak liczną miałem rodzinę? Dziecko jednej z par
action-bear = { $kin }: { $wish }
action-ask-money = pożyczka: { $gold } złota
    .testament = Jak zamożni byli? { $gold } złota
action-socialize = nowe znajomości: { $cards } { $cards ->
    [one] Znajomy
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
}
    .testament = Z kim się znali? { $cards } { $cards ->
        [one] Znajomy
        [few] Znajomych
        [many] Znajomych
       *[other] Znajomych
    }
action-acquire = zdobądź tytuł: { $rank }
action-contribute = filantropia: { $contribution }
action-mansion = kup pałac
action-venture = załóż przedsiębiorstwo
action-doctor = wezwij położną
action-undertake = podejmij misję
action-for = dla kogo: { $kin }
action-place = pion: { $pawn }
action-complete = ukończ misję: { $mission }
action-choose = zachowaj misję: { $mission }
action-pass = pas
action-finish = dalej
action-discard = odrzuć: { $friend }
action-take = weź: { $friend }
action-from-deck = zamiast tego dociągnij z talii
action-keep-child = zachowaj: { $card }
action-lose-child = strać dziecko
action-lose-mother = strać matkę
action-grow = dorasta { $kin }
action-wed = ślub: { $kin }
action-from-hand-of = z ręki: { $seat }

## Dlaczego nie

why-already-taken = tej karty już nie ma
why-barred-by-the-row = odkryty Znajomy ma zawód tej akcji
why-hand-is-empty = ta ręka jest pusta
why-head-never-dies = głowy rodziny nie można stracić
why-holds-one-already = ma już taką kartę
why-lacks-friends = potrzeba na ręce: { $need } { $need ->
    [one] Znajomy
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
}; masz { $have }
why-lacks-gold = potrzeba { $need } złota; masz { $have }
why-lacks-gold-for-wedding = wesele kosztuje { $need } złota; masz { $have }
why-mission-not-fulfilled = warunek misji nie jest jeszcze spełniony
why-mother-is-dead = matka już nie żyje
why-no-couple = nie ma żadnej pary
why-no-own-pawn = nie masz już własnych pionów
why-no-pawn-for-it = nie masz piona na to pole
why-no-patron = nie ma patrona, pod którym leżałaby misja
why-none-left = nie ma już żadnej karty
why-no-room-for-children = nie ma miejsca na tyle dzieci
why-no-such-child-left = w talii nie ma już takiego dziecka
why-nobody-can-hold-it = wszyscy w tej generacji mają już taką kartę
    .testament = wszyscy krewni mają już taką kartę
why-nobody-to-marry = w rodzinie nie ma nikogo dla tego Znajomego
    .testament = w drzewie nie ma miejsca dla tego Znajomego
why-not-a-woman = można wziąć tylko kobietę
why-not-single = jest już po ślubie albo ma zaaranżowane małżeństwo
why-own-pawn-left = masz jeszcze własny pion
why-row-is-empty = nie ma odkrytych Znajomych
why-same-sex = jest tej samej płci
why-space-taken = na tym polu stoi już pion

## Co się wydarzyło

event-generation = { $generation ->
    [1] Zaczyna się generacja I.
    [2] Zaczyna się generacja II.
   *[other] Zaczyna się generacja III.
}
event-round = Zaczyna się runda { $round }.
event-first-player = Pierwszy gracz: { $who }.
event-head = { $who }: głowa rodziny – { $sex } ({ $head }).
event-new-hand = { $who }: nowa ręka startowa.
event-pawn = { $who }: dodatkowy pion ({ $pawn }).
event-no-pawn = { $who }: nie ma już takiego dodatkowego piona ({ $pawn }).
event-placed = { $who }: pion ({ $pawn }) na polu – { $space }.
event-passed = { $who }: pas.
event-paid = { $who }: zapłacono { $gold } złota.
event-gained-gold = { $who }: otrzymano { $gold } złota.
event-income = { $who }: Dochód wynosi teraz { $to }.
event-prestige = { $who }: Prestiż wynosi teraz { $to }.
event-honor = { $who }: Honor +{ $by } ({ $source }).
event-honor-lost = { $who }: Honor −{ $by } ({ $source }).
event-took = { $who }: spośród odkrytych – { $friend }.
event-drew = { $who }: z talii – { $friend }.
event-discarded = { $who }: odrzucona karta – { $friend }.
event-stolen = { $who }: { $friend } z ręki – { $from }.
event-new-row = Wyłożono nowych odkrytych Znajomych.
event-married = { $who }: ślub – { $friend } i { $kin }.
event-betrothed = { $who }: zaaranżowane małżeństwo – { $friend } i { $kin }.
event-expected = { $who }: { $children ->
    [1] oczekiwane jest dziecko
   *[other] oczekiwane są dzieci
} (para: { $kin }).
event-condition-met = { $who }: warunek karty { $friend } jest spełniony.
event-condition-unmet = { $who }: warunek karty { $friend } nie jest spełniony.
event-born = { $who }: rodzi się { $kin }, { $child }; rodzic – { $parent }.
    .testament = { $who }: odnalezione dziecko – { $kin }, { $child }.
event-complication = { $who }: komplikacja przy porodzie (para: { $kin }).
event-complication-ignored = { $who }: kolejna komplikacja nie szkodzi.
event-child-lost = { $who }: dziecko stracone (para: { $kin }).
event-mother-lost = { $who }: matka stracona (para: { $kin }).
event-no-child = { $who }: nie ma już kart dzieci.
event-grew-up = { $who }: dorasta { $kin }.
event-title = { $who }: { $kin } otrzymuje tytuł – { $rank }.
event-contribution = { $who }: { $kin } wspiera społeczność – { $contribution }.
event-mansion = { $who }: { $kin } kupuje pałac.
event-venture = { $who }: { $kin } zakłada przedsiębiorstwo.
event-mission = { $who }: misja – { $mission }.
event-mission-dropped = { $who }: odrzucona misja – { $mission }.
event-mission-hidden = { $who }: zakryta misja pod patronem.
event-mission-done = { $who }: ukończona misja – { $mission }.
event-revealed = { $who }: odnaleziona osoba – { $friend }.
event-parent = { $who }: kolejny przodek – { $kin }.
event-hint = Wskazówka: { $hint }
event-hint-fulfilled = Spełniona wskazówka: { $hint }
event-extinct = { $who }: ród wymarł, nie urodziło się żadne dziecko.
event-patron = { $who }: patron – { $patron }.
event-game-over = Koniec gry.

## To samo krótko, jako ceny

standing-gold = złoto
standing-income = dochód
standing-prestige = prestiż
standing-honor = honor
standing-points = na koniec
standing-hand = Znajomi w ręce
standing-hidden-missions = misje pod patronem
standing-pawn-own = własne piony
standing-pawn-green = zielone piony
standing-pawn-orange = pomarańczowe piony
standing-pawn-red = czerwone piony
standing-pawn-blue = błękitne piony
standing-pawn-yellow = żółte piony

short-took = +{ $friend }
short-discarded = −{ $friend }
short-married = ślub od razu
short-betrothed = zaaranżowane małżeństwo

## Plansza słowami

nothing = –
several = { $count }× { $what }
board-round = { $round ->
    [0] Przed pierwszą rundą · Znajomi w talii: { $deck }
   *[other] Runda { $round } z { $rounds } · generacja { $generation } · pierwszy gracz: { $first } · Znajomi w talii: { $deck }
}
board-row = Odkryci Znajomi
board-hands = Znajomi na ręce
board-who = kto
board-man = mężczyzna
board-woman = kobieta
board-wedding = wesele
board-brings = przynosi
board-effect = efekt
board-held-by = czyje
board-spaces = Plansza główna
board-pawn = dodatkowy pion
board-taken-by = zajmuje
board-left = zostało
board-barred = zablokowane przez odkrytych Znajomych
board-honours = Tytuły i filantropia
board-titles = Tytuły
board-contributions = Filantropia
board-kind = rodzaj
board-cost = koszt
board-hints = Wskazówki
board-open = otwarta
board-fulfilled = spełniona
board-heads = Głowy rodzin
board-side = Dochód { $income }, Złoto { $gold }, Znajomi { $friends }
board-missions = Misje
board-needs = wymaga
board-patron = Patron
board-patrons = Patroni
board-main-goal = główny cel
board-first-goal = pierwszy pomniejszy cel
board-second-goal = drugi pomniejszy cel
board-mansion = pałac
board-venture = przedsiębiorstwo
board-tree = Rodzina: { $who }
board-generation = generacja
board-card = karta
board-spouse = małżonek
board-betrothed = zaaranżowane: { $friend }
board-died = { $card }, nie żyje
board-holds = ma
board-ancestry = Drzewo genealogiczne
board-parents = rodzice
board-families = Rodziny
board-honor = Honor
board-if-ended = wynik teraz
board-prestige = Prestiż
board-income = Dochód
board-gold = Złoto
board-hand = Znajomi na ręce
board-own-pawns = własne piony
board-extra-pawns = dodatkowe piony
board-boons = działa
board-standing = stan
board-extinct = ród wymarł
board-has-passed = pas
board-hidden-missions = misje pod patronem
board-own-actions = Akcje na planszy gracza
board-main-actions = Akcje na planszy głównej
board-children = Szczególne dzieci
board-copies = karty
price-wedding-cost = koszt wesela Znajomego, jeśli jest
price-wedding = ślub od razu albo zaaranżowany dla dziecka
    .testament = Znajomy obok samotnego krewnego albo w miejsce nieznanego
price-birth = narodziny dziecka
    .testament = dziecko jednej z par
price-chosen-birth = narodziny dziecka wybranej płci
    .testament = dziecko wybranej płci
price-on-card = jak na karcie
price-births = narodziny w jednej parze: { $count }
    .testament = dzieci jednej z par: { $count }
price-mission = dociągnij { $count } { $count ->
    [one] misję
    [few] misje
    [many] misji
   *[other] misji
}, zachowaj jedną; w III generacji jedna zakryta pod patrona
    .testament = dociągnij { $count } { $count ->
        [one] misję
        [few] misje
        [many] misji
       *[other] misji
    }, zachowaj jedną; nie w III generacji
brings-handsome = { $handsome } złota po jego ślubie
    .testament = { $handsome } złota, gdy obok niego stanie Znajoma
brings-brave = { $brave } { $brave ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru, gdy dorośnie
brings-don-juan = odkryta kobieta, gdy dorośnie
brings-twins = jeszcze jedno dziecko przy narodzinach, bez względu na limit
    .testament = jeszcze jedno dziecko, gdy to dziecko jednej z par
brings-gossip-queen = { $friends } { $friends ->
    [one] Znajomy
    [few] Znajomych
    [many] Znajomych
   *[other] Znajomych
} z talii, gdy dorośnie
brings-beautiful-smile = { $smile } złota więcej za pożyczkę w generacji, w której dorośnie
brings-true-beauty = jej wesele kosztuje o { $beauty } złota mniej, ale dopiero gdy dorośnie
    .testament = Znajomy obok niej kosztuje o { $beauty } złota mniej
brings-true-beauty-betrothed = jej wesele kosztuje o { $beauty } złota mniej, także gdy aranżuje się je w dzieciństwie
    .testament = Znajomy obok niej kosztuje o { $beauty } złota mniej

## Pamiątki: dzieje rodu, drzewo jako plakat i jako plik GEDCOM

keepsake-story = Dzieje rodu
keepsake-poster = Drzewo genealogiczne
keepsake-gedcom = Dla programów genealogicznych (GEDCOM)
house-valcourt = Valcourt
house-montreuil = Montreuil
house-aubigny = Aubigny
house-rochebrune = Rochebrune
story-title = Ród { $house }
story-title-testament = Przodkowie: { $who }
story-chapter = Generacja { $generation } · około roku { $year }
story-search = Poszukiwania, część { $generation }
story-quiet = O tych latach kronika milczy.
story-and = { $first } i { $last }
story-unknown-man = Nieznany mężczyzna
story-unknown-woman = Nieznana kobieta
story-head = Ród { $house } zaczyna { $name }.
story-wedding = { $one } i { $other } ({ $about }) wzięli ślub.
story-betrothal = Zaaranżowano małżeństwo: { $one } i { $other } ({ $about }).
story-births = { $count ->
    [one] { $one } i { $other } doczekali się dziecka: { $children }.
   *[other] { $one } i { $other } doczekali się dzieci: { $children }.
}
story-survived = { $count ->
    [one] Dziecko przeżyło: { $children }.
   *[other] Dzieci przeżyły: { $children }.
}
story-child-lost = Poród był ciężki: { $one } i { $other } stracili dziecko.
story-mother-lost = Poród był ciężki: umarła { $mother }.
story-title-gained = { $name } { $sex ->
    [woman] otrzymała
   *[other] otrzymał
} tytuł: { $rank }.
story-contribution = { $name } { $sex ->
    [woman] złożyła
   *[other] złożył
} dar dla społeczności: { $contribution }.
story-mansion = { $name } { $sex ->
    [woman] kupiła
   *[other] kupił
} pałac.
story-venture = { $name } { $sex ->
    [woman] założyła
   *[other] założył
} przedsiębiorstwo.
story-mission = Ród ukończył misję: { $mission }.
story-found = Odnaleziono: { $name } ({ $about }).
story-hint = Potwierdziła się wskazówka testamentu. { $hint }
story-patron = Patron rodu: { $patron }.
story-extinct = W tych latach nie urodziło się żadne dziecko i ród wymarł.
story-honor = Ród zamyka kronikę z wynikiem: { $honor } { $honor ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru.
story-won = Wszystkie wskazówki się potwierdziły, spadek przypadł rodzinie: { $honor } { $honor ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru.
story-lost = Spadek przepadł, niepotwierdzone wskazówki: { $open }. Wynik: { $honor } { $honor ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} Honoru.
gedcom-language = Polish
gedcom-lost-children = Dzieci stracone przy porodzie: { $count }.

# How a game can end, for statistics.
ending-full = trzy pokolenia, wszystkie rody
ending-with-extinction = trzy pokolenia, jakiś ród wygasł
ending-last-family = został jeden ród
ending-all-extinct = wszystkie rody wygasły
ending-testament-won = testament wypełniony
ending-testament-lost = testament niewypełniony
