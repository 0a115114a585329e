# Kronika (Village) po polsku.

title = Kronika
tagline = Załóż ród i zobacz, kogo zapamięta kronika.
pitch = Cztery pokolenia pracują i podróżują; jednych zapamięta kronika, inni spoczną w bezimiennym grobie.
credits = Autorzy gry Village: Inka i Markus Brand.
variant-standard = od 2 do 5 graczy
variant-solo = w pojedynkę przeciw Jagnie
variant-solo-die = w pojedynkę przeciw Jagnie, która rzuca kością
house-queue-moves-up = Kolejka się przesuwa
house-queue-moves-up-about = Klienci podchodzą z kolejki do straganów także wtedy, gdy stos jest pusty (V 8.10).
house-ring-spent-for-good = Pierścień wydaje się na dobre
house-ring-spent-for-good-about = W grze przeciw Jagnie wydany pierścień nie wraca już na dach (V 24.3).
house-no-starting-bonuses = Bez zasobów na start
house-no-starting-bonuses-about = Nikt nie zaczyna z dodatkiem za dalsze miejsce (V 1.3).
house-open-customers = Obsłużeni klienci leżą odkryci
house-open-customers-about = Każdy widzi, których klientów obsłużyli inni (V 8.11).
alone = W pojedynkę przeciw Jagnie
choice = Jagna
choice-solo = wybiera według instrukcji
choice-solo-die = rzuca kością
jagna = Jagna

## Rzeczy

colour-orange = pomarańczowy
colour-green = zielony
colour-brown = brązowy
colour-pink = różowy
colour-plague = zaraza

space-harvest = żniwa
space-family = powiększenie rodziny
space-crafts = rzemiosło
space-market = targowisko
space-travel = podróż
space-council = ratusz
space-church = kościół

good-scroll = zwój
good-horse = koń
good-plow = pług
good-ox = wół
good-wagon = wóz
grain = worek z ziarnem
well = studnia

craft-wainwright = warsztat kołodzieja
craft-stables = stajnie
craft-office = kancelaria
craft-smithy = kuźnia
mill = młyn

city-aldern = Aldern
city-brakel = Brakel
city-corven = Corven
city-dornau = Dornau
city-eschbach = Eschbach
city-falkenau = Falkenau
village = miasteczko

chapter-crafts = rzemiosło
chapter-farm = gospodarstwo
chapter-council = ratusz
chapter-church = kościół
chapter-travel = podróż

place-unborn = jeszcze nie na świecie
place-farm = gospodarstwo
place-wainwright = warsztat kołodzieja
place-stables = stajnie
place-office = kancelaria
place-smithy = kuźnia
place-council-1 = ratusz, etap 1
place-council-2 = ratusz, etap 2
place-council-3 = ratusz, etap 3
place-council-4 = ratusz, etap 4
place-aldern = Aldern
place-brakel = Brakel
place-corven = Corven
place-dornau = Dornau
place-eschbach = Eschbach
place-falkenau = Falkenau
place-church-1 = kościół, etap 1
place-church-2 = kościół, etap 2
place-church-3 = kościół, etap 3
place-church-4 = kościół, etap 4
place-bag = czarny woreczek
place-chronicle-crafts = kronika, rzemiosło
place-chronicle-farm = kronika, gospodarstwo
place-chronicle-council = kronika, ratusz
place-chronicle-church = kronika, kościół
place-chronicle-travel = kronika, podróż
place-grave = grób
place-removed = poza grą

fate-blank = pusty
fate-quill = pióro

level-reached = Osiągnięty poziom: { $level } ({ $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}).
level-apprentice = Uczeń
level-journeyman = Czeladnik
level-master = Mistrz
level-grandmaster = Wielki Mistrz
level-genius = Geniusz
level-polymath = Polimat

points-prestige = tor prestiżu
points-travel = miasta
points-church = kościół
points-customers = klienci
points-chronicle = kronika
points-council = ratusz
points-coins = monety

## O czym się decyduje

ask-Turn = Weź znacznik albo opłać studnię.
ask-AnyAction = Studnia opłacona: która akcja?
ask-ChosenCube = Wybierz znacznik wpływu na początek.
ask-Harvest = Zebrać plony?
ask-GrowFamily = Narodziny czy powrót do domu?
ask-Craft = Produkcja, kupno czy szkolenie?
ask-MakeAtOnce = Wyprodukować dobro od razu?
ask-MarketTurn = Dzień targowy: obsłuż klienta albo spasuj.
ask-Council = Wejdź do ratusza, przesuń kogoś albo użyj przywileju.
ask-PayCouncil = Jak płacisz w ratuszu?
ask-UsePrivilege = Z którego przywileju korzystasz?
ask-GainCubes = Który znacznik wpływu bierzesz?
ask-GainGood = Które dobro bierzesz?
ask-Travel = Kto rusza w podróż?
ask-Journey = Dokąd?
ask-Church = Kto trafi do czarnego woreczka?
ask-PayChurch = Jak płacisz w kościele?
ask-PayCubes = Jak płacisz?
ask-BuyOut = Msza: wykupić kogoś z woreczka, po monecie od osoby?
ask-Promotions = Msza: przesunąć kogoś za worki z ziarnem?
ask-Death = Pióro minięte. Kto z najstarszych umiera?
ask-ChooseForJagna = Który znacznik bierze Jagna?

## Akcje

action-take = weź: { $colour } ({ $space })
action-well = opłać studnię: 3× { $colour }{ $coins ->
    [0] { "" }
    [one] , w tym { $coins } moneta
    [few] , w tym { $coins } monety
    [many] , w tym { $coins } monet
   *[other] , w tym { $coins } monety
}
action-well-coins = opłać studnię: 3 monety
action-act = { $space }
action-decline = nic (więcej)
action-harvest = żniwa
action-birth = narodziny
action-recall = sprowadź do domu członka rodu nr { $number } ({ $place })
action-train = wyszkol członka rodu nr { $number } ({ $craft })
action-make = wyprodukuj: { $good }
action-buy = kup: { $good }
action-mill = zmiel ziarno w młynie
action-serve = obsłuż klienta: { $customer }
action-pass = pas
action-enter-council = wprowadź do ratusza członka rodu nr { $number }
action-advance = przesuń członka rodu nr { $number } z etapu { $stage }
action-privilege = { $stage ->
    [1] przywilej 1: pierścień
    [2] przywilej 2: dwa znaczniki wpływu
    [3] przywilej 3: jedno dobro
   *[4] przywilej 4: moneta za 3 punkty prestiżu
}
action-send = wyślij z gospodarstwa członka rodu nr { $number }
action-move = wyślij dalej członka rodu nr { $number } (teraz: { $city })
action-go = w drogę: { $city }
action-enter-church = włóż do czarnego woreczka członka rodu nr { $number }
action-pay = { $coins ->
    [0] zapłać znacznikami: { $colour }
    [one] zapłać: { $colour }, { $coins } moneta zamiast znacznika
    [few] zapłać: { $colour }, { $coins } monety zamiast znaczników
    [many] zapłać: { $colour }, { $coins } monet zamiast znaczników
   *[other] zapłać: { $colour }, { $coins } monety zamiast znaczników
}
action-pay-scroll = zapłać zwojem
action-pay-time = zapłać czasem
action-gain-cube = { $colour }
action-gain-good = { $good }
action-buy-out = wykup członka rodu nr { $number }
action-promote = przesuń członka rodu nr { $number } z etapu { $stage }
action-die = { $place }
action-jagna-takes = { $colour }

## Dlaczego nie

why-no-such-cube = nie ma tam takiego znacznika ({ $what })
why-lacks-well = studnia bierze { $need }× { $what }{ $need ->
    [3] { "" }
   *[other] , resztę w monetach
}; masz { $have }× { $what }
why-lacks-coins = potrzeba { $need } { $need ->
    [one] monety
    [few] monet
    [many] monet
   *[other] monety
}; możesz wydać { $have }
why-lacks-cubes = brakuje { $need } { $need ->
    [one] znacznika
    [few] znaczników
    [many] znaczników
   *[other] znacznika
} ({ $what }); w zamian { $have } { $have ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
why-lacks-grain = potrzeba { $need } { $need ->
    [one] worka z ziarnem
    [few] worków z ziarnem
    [many] worków z ziarnem
   *[other] worka z ziarnem
}; masz { $have }
why-lacks-goods = potrzeba: { $need }× { $what }; masz { $have }
why-lacks-green-or-scroll = potrzeba zwoju albo { $need } { $need ->
    [one] zielonego znacznika
    [few] zielonych znaczników
    [many] zielonych znaczników
   *[other] zielonego znacznika
}; zwoju brak, zielonych i monet razem: { $have }
why-nobody-at-stalls = przy straganach nie ma klientów
why-nobody-on-farm = w gospodarstwie nie ma nikogo z twojego rodu
why-nobody-trained = nie pracuje tam nikt z twojego rodu ({ $what })
why-all-born = cały twój ród jest już na świecie
why-still-in-queue = ten klient stoi jeszcze w kolejce
why-last-stage = to już ostatni etap
why-stage-not-reached = trzeba mieć kogoś na etapie { $need }; { $have ->
    [0] nie masz jeszcze nikogo w ratuszu
   *[other] twój członek rodu stoi na etapie { $have }
}
why-supply-empty = w zasobach ogólnych już tego nie ma ({ $what })
why-no-road = nie prowadzi tam żadna droga
why-no-road-can-be-paid = nie stać cię na żadną drogę stamtąd
why-nothing-to-do-there = nic nie da się tam teraz zrobić
why-nothing-to-pay-for = po zapłaceniu nie dałoby się wykonać żadnej akcji
why-only-after-a-cube = akcję bez znacznika trzeba wykonać
why-queue-stands = stos jest pusty i kolejka już się nie przesuwa
why-not-the-oldest = członek rodu nr { $have } nie może umrzeć, póki może nr { $need }

## Co się wydarzyło

event-new-round = Zaczyna się runda { $round }.
event-gained-grain = { $who }: otrzymano { $grain } { $grain ->
    [one] worek z ziarnem
    [few] worki z ziarnem
    [many] worków z ziarnem
   *[other] worka z ziarnem
}.
event-took = { $who }: znacznik z pola „{ $space }” – { $colour }.
event-well = { $who }: studnia opłacona.
event-declined = { $who }: akcja pominięta.
event-time = { $who }: { $hours ->
    [one] minęła { $hours } jednostka czasu
    [few] minęły { $hours } jednostki czasu
    [many] minęło { $hours } jednostek czasu
   *[other] minęło { $hours } jednostki czasu
} (życie: { $life }).
event-due = { $who }: do zapłaty { $cubes }× { $colour }.
event-paid = { $who }: zapłata – { $cubes ->
    [0] { $coins } { $coins ->
        [one] moneta zamiast znacznika
        [few] monety zamiast znaczników
        [many] monet zamiast znaczników
       *[other] monety zamiast znaczników
    } ({ $colour }).
   *[other] { $cubes }× { $colour }{ $coins ->
        [0] .
        [one] { " " }i { $coins } moneta.
        [few] { " " }i { $coins } monety.
        [many] { " " }i { $coins } monet.
       *[other] { " " }i { $coins } monety.
    }
}
event-spent = { $who }: oddane dobro – { $good }.
event-spent-grain = { $who }: oddano { $grain } { $grain ->
    [one] worek z ziarnem
    [few] worki z ziarnem
    [many] worków z ziarnem
   *[other] worka z ziarnem
}.
event-spent-coins = { $who }: zapłacono { $coins } { $coins ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.
event-gained-cube = { $who }: nowy znacznik – { $colour }.
event-gained-good = { $who }: nowe dobro – { $good }.
event-gained-coins = { $who }: zdobyto { $coins } { $coins ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}.
event-prestige = { $who }: zdobyto { $points } { $points ->
    [one] punkt prestiżu
    [few] punkty prestiżu
    [many] punktów prestiżu
   *[other] punktu prestiżu
}.
event-harvested = { $who }: { $grain ->
    [0] żniwa, ale na ziarno nie ma już miejsca
    [one] żniwa – zebrano { $grain } worek z ziarnem
    [few] żniwa – zebrano { $grain } worki z ziarnem
    [many] żniwa – zebrano { $grain } worków z ziarnem
   *[other] żniwa – zebrano { $grain } worka z ziarnem
}.
event-born = { $who }: rodzi się członek rodu nr { $number }.
event-recalled = { $who }: członek rodu nr { $number } wraca do domu ({ $place } → gospodarstwo).
event-trained = { $who }: wyszkolono członka rodu nr { $number } ({ $craft }).
event-market-opened = { $who }: początek dnia targowego.
event-served = { $who }: obsłużono klienta ({ $customer }).
event-passed = { $who }: pas.
event-market-closed = Koniec dnia targowego; { $moved ->
    [0] kolejka stoi w miejscu
    [one] do straganów podchodzi { $moved } klient
    [few] do straganów podchodzi { $moved } klientów
    [many] do straganów podchodzi { $moved } klientów
   *[other] do straganów podchodzi { $moved } klienta
}.
event-climbed = { $who }: ratusz – członek rodu nr { $number } wchodzi na etap { $stage }.
event-ring = { $who }: pierścień zdobyty.
event-ring-gone = { $who }: pierścienia już nie ma, więc nic z tego.
event-travelled = { $who }: członek rodu nr { $number } rusza w podróż (cel: { $city }).
event-entered-church = { $who }: członek rodu nr { $number } trafia do czarnego woreczka.
event-mass = Zaczyna się msza.
event-bought-out = { $who }: wykupiono z woreczka członka rodu nr { $number }.
event-ordained = { $who }: kościół – członek rodu nr { $number } wychodzi z woreczka na etap 1.
event-monks = { $count ->
    [one] Do woreczka wraca { $count } mnich.
    [few] Do woreczka wraca { $count } mnichów.
    [many] Do woreczka wraca { $count } mnichów.
   *[other] Do woreczka wraca { $count } mnicha.
}
event-promoted = { $who }: kościół – członek rodu nr { $number } wchodzi na etap { $stage }.
event-majority = { $who }: większość w kościele – { $points } { $points ->
    [one] punkt prestiżu
    [few] punkty prestiżu
    [many] punktów prestiżu
   *[other] punktu prestiżu
}.
event-no-majority = Za kościół nikt nie dostaje punktów.
event-first-player = Nowy pierwszy gracz: { $who }.
event-died = { $who }: umiera członek rodu nr { $number } ({ $place }). Miejsce spoczynku: { $rest }.
event-nobody-died = { $who }: nie ma komu umrzeć.
event-end-triggered = { $who }: ostatnie wolne miejsce zajęte – zaczynają się ostatnie tury.
event-game-over = Koniec gry.
event-jagna-took = Jagna: znacznik z pola „{ $space }” – { $colour }.
event-jagna-served = Jagna: obsłużono klienta ({ $customer }).
event-jagna-entered-church = Jagna: członek rodu nr { $number } trafia do czarnego woreczka.
event-jagna-ordained = Jagna: kościół – członek rodu nr { $number } wychodzi z woreczka na etap { $stage }.
event-jagna-died = Jagna: umiera członek rodu nr { $number }. Miejsce spoczynku: { $rest }.
event-fate = Odkryto żeton losu: { $fate }.

## To samo krótko, jako ceny

standing-life = czas
standing-grain = ziarno
standing-coins = monety
standing-ring = pierścień
standing-prestige = prestiż
standing-customers = klienci
standing-dead = zmarli
standing-cube-orange = pomarańczowe
standing-cube-green = zielone
standing-cube-brown = brązowe
standing-cube-pink = różowe
standing-good-scroll = zwój
standing-good-horse = koń
standing-good-plow = pług
standing-good-ox = wół
standing-good-wagon = wóz

ahead-due = cena { $cubes }× { $colour }
short-born = +członek rodu nr { $number }
short-died = umiera nr { $number }: { $place } → { $rest }
short-ring-gone = pierścienia już nie ma: bez zysku
short-end-triggered = zaczynają się ostatnie tury

## Plansza słowami

customer-tile = { $wants } = { $points }
several = { $count }× { $what }
nothing = –
board-round = Runda { $round }
board-cubes-left = { $cubes } { $cubes ->
    [one] znacznik
    [few] znaczniki
    [many] znaczników
   *[other] znacznika
} na planszy
board-first = zaczyna: { $first }
board-ring = pierścień: { $ring }
ring-on-the-roof = na dachu
ring-spent = wydany
board-town = Miasteczko
board-cubes = znaczniki
board-farms = Gospodarstwa
board-life = życie
board-prestige = prestiż
board-if-ended = wynik teraz
board-grain = ziarno
board-coins = monety
board-influence = wpływy
board-goods = dobra
board-customers = klienci
board-face-down = zakryte: { $count }
board-at-home = w domu
board-unborn = nienarodzeni
board-people = Ludzie w miasteczku
board-who = kto
board-market = Targowisko
board-stalls = stragany
board-queue = kolejka
board-pile = w stosie
board-chronicle = Kronika i groby
board-taken = zajęte
board-free = wolne
board-graves = groby
board-jagna = Jagna
board-beside = obok jej planszy
board-on-church = na kościele
board-bag = w czarnym woreczku
board-track = tor kościoła
board-jagna-cubes = jej znaczniki
board-next-cube = jej następny znacznik
board-next-space = pole { $space }{ $turns ->
    [yes] , gdzie odkryje żeton losu
   *[no] { "" }
}
board-fate-upper = górne żetony losu
board-fate-lower = dolne żetony losu
board-fate-tokens = { $tokens }; { $out ->
    [yes] pióro już odkryte
   *[no] pióro jeszcze zakryte
}
board-token = { $space } { $shows ->
    [down] zakryty
    [blank] pusty
   *[quill] pióro
}
board-prices = Ceny i nagrody
price-craft = czas: nauka { $train }, wyrób { $make }; kupno: { $buy }
price-mill = { $time } { $time ->
    [one] jednostka czasu
    [few] jednostki czasu
    [many] jednostek czasu
   *[other] jednostki czasu
} i { $grain } { $grain ->
    [one] worek z ziarnem
    [few] worki z ziarnem
    [many] worków z ziarnem
   *[other] worka z ziarnem
} za { $coins } { $coins ->
    [one] monetę
    [few] monety
    [many] monet
   *[other] monety
}
price-council = etap { $stage }: czas { $time }, { $green } { $green ->
    [one] zielony
    [few] zielone
    [many] zielonych
   *[other] zielonego
} lub zwój; wart { $points } pkt
price-church = do woreczka: { $brown } { $brown ->
    [one] brązowy
    [few] brązowe
    [many] brązowych
   *[other] brązowego
} albo { $time } { $time ->
    [one] jednostka czasu
    [few] jednostki czasu
    [many] jednostek czasu
   *[other] jednostki czasu
}
price-church-stage = na etap { $stage }: { $grain } { $grain ->
    [one] worek z ziarnem
    [few] worki z ziarnem
    [many] worków z ziarnem
   *[other] worka z ziarnem
}; wart { $points } pkt
price-road = { $time } { $time ->
    [one] jednostka czasu
    [few] jednostki czasu
    [many] jednostek czasu
   *[other] jednostki czasu
}, wóz, { $cost }
price-city = za pierwszą wizytę: { $reward }
reward-prestige = { $count } { $count ->
    [one] punkt prestiżu
    [few] punkty prestiżu
    [many] punktów prestiżu
   *[other] punktu prestiżu
}
reward-cubes = { $count } { $count ->
    [one] znacznik wpływu
    [few] znaczniki wpływu
    [many] znaczników wpływu
   *[other] znacznika wpływu
}
reward-coin = { $count } { $count ->
    [one] moneta
    [few] monety
    [many] monet
   *[other] monety
}
price-well = trzy znaczniki wpływu w jednym kolorze za dowolną akcję
price-service = prócz pierwszego klienta otwierającego targ: 1 zielony i 1 jednostka czasu

# How a game can end, for statistics.
ending-chronicle-turn = ostatnie miejsce w kronice, we własnej turze
ending-chronicle-guest = ostatnie miejsce w kronice, przez gościa na targu
ending-chronicle-player = ostatnie miejsce w kronice, przez gracza
ending-chronicle-jagna = ostatnie miejsce w kronice, przez Jagnę
ending-graves-turn = ostatni grób, we własnej turze
ending-graves-guest = ostatni grób, przez gościa na targu
ending-graves-player = ostatni grób, przez gracza
ending-graves-jagna = ostatni grób, przez Jagnę
