web-tab-palazzo = Pałac
web-tab-house = Dom
web-tab-plans = Plany
web-side-world = Kariery, miasta
web-side-house = Dom, plany
web-vp = PZ
web-rank = ranga
web-free = gratis
web-have-one = już masz jedną
web-have-enough = masz już { $count }
web-your-dice = Twoje kości w rundzie
web-of-limit = z { $limit }
web-room = zostało { $count }
web-over-by = za dużo o { $count }
web-over-limit = ponad { $limit }: bez nagrody i ślubu
web-limit-is = Próg wynosi { $limit }, a za każdego wysłanego tam krewnego o { $more } więcej. Powyżej progu nie ma nagrody.
web-die-free = Kolumna wymaga { $value }: kość nic nie kosztuje.
web-die-price = Kolumna wymaga { $value }: kość kosztuje { $price } { $price ->
    [one] floren
    [few] floreny
   *[many] florenów
}.
web-hire-cue = Zatrudnienie: w kolumnie na lewo ({ $colour }).
web-hire-here = tu zatrudnij
web-brings-steps = { $amount } { $amount ->
    [one] krok
    [few] kroki
   *[many] kroków
}
web-brings-florins = { $amount } fl.
web-brings-family = 1 krewny
web-brings-threshold = próg +{ $amount }
web-brings-token = 1 żeton
web-brings-mission = misja
web-brings-marriage = mariaż
web-effect-florins = Weź { $amount } floreny
web-management-marriage = Mariaż
web-management-offspring = Potomstwo
web-management-mission = Misja
web-manages-steps = 1–{ $amount } kroki
web-helper-works = Pracuje dla tego domu.
web-helper-costs = Zatrudnia się kością ({ $colour }) za { $florins } { $florins ->
    [one] floren
    [few] floreny
   *[many] florenów
}.
web-arrival = po wejściu: { $what }
web-at-end = na końcu gry tutaj: { $points } PZ
web-enter = Mężczyzna zaczyna karierę: { $career }
web-initiative = PZ na końcu rundy; potem kolejność według krążków.
web-no-token = brak żetonu
web-fits = pasuje do planu: { $rows }
web-fits-not = nie pasuje do planu
web-pile = { $count } { $count ->
    [one] żeton
    [few] żetony
   *[many] żetonów
} w stosie
web-full = pełno
web-next-place = następne miejsce { $value }
web-helpers-left = { $count } { $count ->
    [one] pomocnik
    [few] pomocników
   *[many] pomocników
}
web-in-supply = w zasobach
web-sons = Synowie i żony
web-head = Głowa rodu
web-son = Syn numer { $son }
web-married = żonaty
web-unmarried = brakuje jeszcze żony
web-at-start = od startu
web-birth-dice = { $count } { $count ->
    [one] kość narodzin
    [few] kości narodzin
   *[many] kości narodzin
}
web-plans = Plany sojuszy
web-row-rule = rząd liczy się od { $count } żetonów
web-counts = liczy się
web-needs-more = brakuje { $count }
web-face-down = { $count } zakryte
web-in-order = numer { $place } w kolejności
web-own-house = Wróć do swojego domu
web-house-of = Dom gracza { $who }
web-steps-left = { $count } { $count ->
    [one] krok został
    [few] kroki zostały
   *[many] kroków zostało
}
web-dowry = Posag { $dowry }: { $points } PZ
web-with = { $count ->
    [one] jedna osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
web-round-of = Runda { $round }
web-of-rounds = z { $rounds }
web-reward-now = Nagroda tej rundy
web-or-florins = { $reward } lub { $florins } floreny
web-reward-round = nagroda rundy { $round }
web-passed = spasował
web-brief-political = polityka
web-brief-clerical = Kościół
web-brief-military = wojsko
web-brief-initiative = inicj.
web-effect-die-steps = { $tracks } wg kości
web-effect-steps = { $amount }: { $tracks }
web-effect-points-per-man = { $amount } PZ za mężczyznę
