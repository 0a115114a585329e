# Signorie po polsku.

title = Signorie
tagline = Kariery dla synów, małżeństwa dla córek i miasta, które zapamiętają nazwisko.
pitch = Kości, kariery i dobre małżeństwa prowadzą szlachecki dom przez pięć miast Italii.
credits = Autorzy gry Signorie: Andrea Chiarvesio i Pierluca Zizzi.
variant-standard = od 2 do 4 graczy

## Rzeczy

colour-yellow = żółta
colour-red = czerwona
colour-purple = fioletowa
colour-grey = szara
colour-turquoise = turkusowa

management-florins = floreny
management-marriage = małżeństwo
management-offspring = potomstwo
management-mission = misja dyplomatyczna
management-steps = kroki

board-yellow = żółta
board-red = czerwona
board-purple = fioletowa
board-blue = niebieska
pick = Plansze graczy
pick-about = Różnią się tylko planami sojuszy (S 10.2).

sex-man = mężczyzna
sex-woman = kobieta

career-political = polityczna
career-clerical = kościelna
career-military = wojskowa
from-pool = własna pula
man-on = kariera { $career }, pole { $space }

city-milano = Milano
city-venezia = Venezia
city-firenze = Firenze
city-roma = Roma
city-napoli = Napoli

house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-medici = Medici
house-colonna = Colonna
house-aragona = Aragona

house-capped-threshold = Próg rośnie najwyżej do 22
house-capped-threshold-about = Niezależnie od liczby pionków na obszarze progu próg nie przekracza 22 (S 13.6).
house-one-career = Nagroda kariery na jednym torze
house-one-career-about = Wszystkie kroki z żetonu nagrody kariery wykonuje się na jednym wybranym torze (S 14.7).

row-political = polityczny
row-clerical = kościelny
row-military = wojskowy
row-marriage = małżeński

tile-political = polityka
tile-clerical = Kościół
tile-military = wojsko
tile-initiative = inicjatywa
tile-florins = floreny
tile-family = rodzina
tile-threshold = próg
tile-token = żeton sojuszu
tile-mission = misja
tile-marriage = małżeństwo

reward-mission = jedna misja
reward-marriage = jedno małżeństwo
reward-men = { $amount ->
    [one] jeden mężczyzna
   *[other] { $amount } mężczyzn
}
reward-women = { $amount ->
    [one] jedna kobieta
    [few] { $amount } kobiety
   *[many] { $amount } kobiet
}
reward-careers = { $amount ->
    [one] 1 krok kariery
    [few] { $amount } kroki kariery
   *[many] { $amount } kroków kariery
}
reward-initiative = { $amount ->
    [one] 1 krok inicjatywy
    [few] { $amount } kroki inicjatywy
   *[many] { $amount } kroków inicjatywy
}
reward-token = zakryty żeton sojuszu
reward-helper = darmowy pomocnik
reward-extra-action = dodatkowa akcja
reward-per-helper = { $amount } PZ za pomocnika
reward-per-city-men = { $amount } PZ za miasto, mężczyźni
reward-per-city-women = { $amount } PZ za miasto, kobiety
reward-per-man = { $amount } PZ za mężczyznę
reward-per-woman = { $amount } PZ za kobietę

helper-at = { $effect } (kolumna { $colour }, { $row })
helper-place = kolumna { $colour }, { $row }
row-top = góra
row-middle = środek
row-bottom = dół
effect-steps = do { $amount } { $amount ->
    [one] kroku
    [few] kroków
    [many] kroków
   *[other] kroku
} – { $tracks }
effect-die-steps = kroki według kości – { $tracks }
effect-florins = { $amount } { $amount ->
    [one] floren
    [few] floreny
    [many] florenów
   *[other] florena
}
effect-points = { $amount } PZ
effect-points-per-man = { $amount } PZ za każdego mężczyznę w mieście
effect-meeple = { $amount ->
    [one] mężczyzna albo kobieta
    [few] { $amount } pionki, mężczyźni albo kobiety
    [many] { $amount } pionków, mężczyźni albo kobiety
   *[other] { $amount } pionka, mężczyźni albo kobiety
}
effect-birth = potomstwo – { $amount } { $amount ->
    [one] biała kość
    [few] białe kości
    [many] białych kości
   *[other] białej kości
}
effect-mission = misja z zakrytym żetonem
effect-marriage = małżeństwo z zakrytym żetonem
effect-token = zakryty żeton sojuszu
effect-assignment = dowolne zadanie z jednym pionkiem

points-missions = misje
points-marriages = małżeństwa
points-initiative = inicjatywa
points-helpers = pomocnicy
points-weddings = śluby
points-rewards = nagrody
points-careers = mężczyźni na torach kariery
points-rows = żetony sojuszu

## O czym się decyduje

ask-Turn = Weź kość albo spasuj w tej rundzie.
ask-MainAction = Kość położona: zatrudnienie, zadanie czy zarządzanie?
ask-Helpers = Który pomocnik z tej kolumny działa teraz?
ask-AnyAssignment = Które zadanie, z jednym pionkiem?
ask-ByWhom = Kafelek leży na polu mężczyzn i na polu kobiet: kto wykona zadanie?
ask-Advance = Gdzie zrobić następny krok?
ask-Mission = Kto rusza na misję i dokąd?
ask-Marriage = W którym mieście małżeństwo i z jakim posagiem?
ask-GainMeeples = Mężczyzna czy kobieta?
ask-LayToken = Do którego rzędu trafi żeton?
ask-Reward = Próg nieprzekroczony: bonus czy floreny?
ask-Wedding = Ślub kolejnego mężczyzny z rodziny?
ask-FreeHelper = Gdzie umieścić darmowego pomocnika?
ask-ExtraAction = Dodatkowa akcja: która z pozostałych kości?
ask-Donation = Oddać floreny za punkty?

## Akcje

action-take = weź kość: { $colour } { $face }
action-pass = pas
action-hire = zatrudnij: { $helper }
action-assign = zadanie „{ $tile }”: { $count } { $count ->
    [one] pionek
    [few] pionki
    [many] pionków
   *[other] pionka
}
action-by = wykona: { $sex }
action-manage = zarządzanie: { $management }
action-use = { $helper }
action-finish = bez kolejnych pomocników
# Liczba to pole, słowo to pula.
action-advance = kariera { $career }: krok w górę (skąd: { $from ->
    [one] pole { $from }
    [few] pole { $from }
    [many] pole { $from }
   *[other] { $from }
})
action-climb = krok inicjatywy
action-enough = dość kroków
action-send = misja: { $man } → { $city }
action-marry = małżeństwo: { $city }, posag { $dowry }
action-gain = { $sex }
action-lay = rząd { $row }
action-bonus = bonus: { $reward }
action-take-florins = floreny zamiast bonusu
action-wedding = ślub
action-donate = oddaj floreny
action-decline = nie, dziękuję

## Dlaczego nie

why-no-such-die = takiej kości tam nie ma
why-colour-taken = w tej rundzie masz już kość tego koloru ({ $what })
why-enough-dice = limit kości w rundzie wykorzystany ({ $need })
why-lacks-florins = potrzeba { $need } { $need ->
    [one] florena
    [few] florenów
    [many] florenów
   *[other] florena
}; masz { $have }
why-nothing-to-do = żadnej z trzech akcji tej kości nie da się wykonać
why-helper-there = jest tam już pomocnik
why-no-helper-there = nie masz tam pomocnika
why-no-helpers-left = w puli ogólnej nie ma już pomocników
why-all-helpers-hired = wszystkie twoje pola pomocników są zajęte
why-from-top-to-bottom = pomocników używa się od góry do dołu
why-no-assignment-possible = żadnego zadania nie da się wykonać jednym pionkiem
why-takes-two-meeples = to zadanie wymaga dwóch pionków
why-lacks-men = potrzeba { $need } { $need ->
    [one] mężczyzny
    [few] mężczyzn
    [many] mężczyzn
   *[other] mężczyzny
}; w puli masz { $have }
why-lacks-women = potrzeba { $need } { $need ->
    [one] kobiety
    [few] kobiet
    [many] kobiet
   *[other] kobiety
}; w puli masz { $have }
why-not-this-track = te kroki są na inne tory
why-no-men-at-hand = w twojej puli nie ma mężczyzny
why-no-women-at-hand = w twojej puli nie ma kobiety
why-no-man-there = nie stoi tam żaden twój mężczyzna
why-no-man-to-advance = żaden mężczyzna nie może awansować
why-no-man-on-careers = żaden twój mężczyzna nie robi kariery
why-no-men-in-cities = nie masz żadnego mężczyzny w miastach
why-top-of-initiative = twój dysk jest już na samej górze
why-one-point-at-least = trzeba zrobić przynajmniej jeden krok
why-rank-too-low = potrzebna ranga { $need }; ten mężczyzna ma { $have }
why-rank-too-low-everywhere = do żadnego miasta nie wystarczy ranga twoich mężczyzn
why-no-place-for-men = w żadnym mieście nie ma wolnego pola dla mężczyzn
why-no-place-for-women = w żadnym mieście nie ma wolnego pola dla kobiet
why-no-place-there = nie ma tam wolnego pola
why-not-in-play = to miasto nie bierze udziału w grze
why-dowry-too-low = posag musi tu wynosić co najmniej { $need }
why-no-dowry-can-be-paid = nie stać cię na posag w żadnym mieście
why-no-tokens-left = nie ma już żetonów sojuszu
why-none-in-supply = nie ma ich już w twoich zasobach
why-all-sons-married = wszyscy mężczyźni na twoich portretach są żonaci
why-no-die-left-to-use = żadnej z pozostałych kości nie da się użyć

## Co się wydarzyło

event-order = { $who }: miejsce { $place } w pierwszej kolejności graczy.
event-new-round = Zaczyna się runda { $round }.
event-took = { $who }: wzięta kość – { $colour } { $face }.
event-paid = { $who }: zapłacono { $florins } { $florins ->
    [one] floren
    [few] floreny
    [many] florenów
   *[other] florena
}.
event-gained-florins = { $who }: otrzymano { $florins } { $florins ->
    [one] floren
    [few] floreny
    [many] florenów
   *[other] florena
}.
event-passed = { $who }: pas.
event-hired = { $who } zatrudnia pomocnika: { $helper }.
event-assigned = { $who }: zadanie „{ $tile }” ({ $count }× { $sex }).
event-managed = { $who }: zarządzanie – { $management }.
event-used = { $who } używa pomocnika: { $helper }.
event-threshold = { $who }: próg podniesiony do { $limit }.
event-advanced = { $who }: kariera { $career } – mężczyzna wchodzi na pole { $space }.
event-climbed = { $who }: inicjatywa – dysk wchodzi na pole { $space }.
event-sent = { $who }: misja – { $man } → { $city }.
event-married = { $who }: małżeństwo – { $city }, posag { $dowry }.
event-points = { $who }: zdobyto { $points } PZ ({ $source }).
event-allied = { $who }: żeton sojuszu – { $house } { $worth } (rząd { $row }).
event-laid = { $who }: zakryty żeton sojuszu (rząd { $row }).
event-born = { $who }: potomstwo – { $sons ->
    [0] ani jednego syna
    [one] { $sons } syn
    [few] { $sons } synowie
    [many] { $sons } synów
   *[other] { $sons } syna
}, { $daughters ->
    [0] ani jednej córki
    [one] { $daughters } córka
    [few] { $daughters } córki
    [many] { $daughters } córek
   *[other] { $daughters } córki
}.
event-joined = { $who }: z zasobów do puli – { $count }× { $sex }.
event-rewards = Nagroda tej rundy: { $reward }.
event-kept = { $who }: próg nieprzekroczony (kości { $sum }, próg { $limit }).
event-exceeded = { $who }: próg przekroczony (kości { $sum }, próg { $limit }).
event-bonus = { $who }: bonus – { $reward }.
event-wed = { $who }: ślub (portret { $son }).
event-declined = { $who }: rezygnacja.
event-game-over = Koniec gry.

## To samo krótko, jako ceny

standing-florins = floreny
standing-points = PZ
standing-men = mężczyźni
standing-women = kobiety
standing-dice = kości
standing-threshold = próg
standing-initiative = inicjatywa
standing-helpers = pomocnicy
standing-career-political = kariera polityczna
standing-career-clerical = kariera kościelna
standing-career-military = kariera wojskowa

short-allied = +{ $house } { $worth } (rząd { $row })
short-laid = +zakryty żeton (rząd { $row })

## Plansza słowami

nothing = –
board-round = Runda { $round } z { $rounds } · nagroda: { $reward } · kolejność: { $order }
board-dice = Kości i zadania
board-column = { $colour } ({ $value })
board-faces = kości
board-men-slot = dla mężczyzn
board-women-slot = dla kobiet
board-rewards = Nagrody
board-reward = nagroda
board-tracks = Kariery i inicjatywa
board-space = { $points } PZ, ranga { $rank }
board-cities = Miasta
board-men = mężczyźni
board-women = kobiety
board-mission-token = misja
board-marriage-token = małżeństwo
board-not-in-play = poza grą
board-plans = Plany
board-row = { $have } · zakryte: { $down } · brakuje: { $missing } · PZ: { $points }
board-helpers = Pomocnicy
board-hired-by = zatrudnia
board-helpers-left = zostało w puli ogólnej
board-families = Rodziny
board-points = PZ
board-if-ended = wynik teraz
board-florins = floreny
board-pool = we własnej puli
board-supply = w zasobach
board-people = { $men } { $men ->
    [one] mężczyzna
    [few] mężczyzn
    [many] mężczyzn
   *[other] mężczyzny
}, { $women } { $women ->
    [one] kobieta
    [few] kobiety
    [many] kobiet
   *[other] kobiety
}
board-dice-sum = suma kości
board-of-limit = { $sum } z { $limit }
board-married = żonaci mężczyźni
board-board = plansza gracza
board-effect = co robi
board-cost = koszt
board-management = Zarządzanie
board-assignments = Zadania
manages-steps = od 1 do { $amount } { $amount ->
    [one] kroku
    [few] kroków
    [many] kroków
   *[other] kroku
}, na dowolne kariery i inicjatywę
brings-steps = { $amount } { $amount ->
    [one] krok
    [few] kroki
    [many] kroków
   *[other] kroku
} za każdy pionek, do 3 pionków
brings-florins = { $amount } { $amount ->
    [one] floren
    [few] floreny
    [many] florenów
   *[other] florena
} za każdy pionek, do 3 pionków
brings-family = mężczyzna albo kobieta za każdy pionek, do 3 pionków
brings-threshold = próg +{ $amount } za każdy pionek, do 3 pionków
brings-token = zakryty żeton sojuszu, za jeden pionek
brings-mission = misja, za dwa pionki
brings-marriage = małżeństwo, za dwa pionki

# How a game can end, for statistics.
ending-outright = najwięcej punktów
ending-by-order = równe punkty, decyduje kolejność
