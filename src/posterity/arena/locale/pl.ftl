# Co mówi sprawozdanie z turnieju.

arena-name = Arena Posterity
arena-games = { $games ->
    [one] jedna gra
    [few] { $games } gry
   *[other] { $games } gier
}
arena-lucks = { $lucks ->
    [one] jeden układ losu, rozegrany z każdego miejsca
    [few] { $lucks } układy losu, każdy rozegrany z każdego miejsca
   *[other] { $lucks } układów losu, każdy rozegrany z każdego miejsca
}
arena-seeds = ziarna od { $first } do { $last }
arena-rules = wersja { $rules } zasad
arena-corrected = wydanie poprawione
arena-wins = Kto wygrywa
arena-wins-lead = { $bot } wygrywa { $rate } swoich gier.
arena-wins-note = Kropka to udział wygranych gier, linia to jego 95-procentowy przedział Wilsona, przerywany pion to równy udział ({ $fair }). Wspólne zwycięstwo liczy się jako udział.
arena-bot = bot
arena-rating = ranking
arena-score = wynik
arena-places = miejsca
arena-decisions = decyzje
arena-by-luck = według losu
arena-rating-note = Ranking: openskill (Plackett–Luce), średnia ± niepewność; wszyscy zaczynają od 25. Miejsca: ile razy pierwsze, drugie i tak dalej. Decyzje: w jednej grze.
arena-by-luck-note = Według losu: 95-procentowy przedział udziału wygranych, jeśli każdy układ losu liczy się jako jeden przypadek, ze wszystkimi jego grami.
arena-pairs = Bot przeciw botowi
arena-pairs-note = Jak często bot z wiersza kończył przed botem z kolumny; wspólne miejsce to połowa.
arena-scores = Wyniki
arena-scores-note = Jak często padał każdy wynik, co { $step }; pion oznacza średnią.
arena-spread = średnio { $mean } · połowa między { $low } a { $high } · od { $least } do { $most }
arena-margin = Najlepszy wynik wyprzedzał następny o { $median } w połowie gier lub więcej, najwyżej o { $most }.
arena-sources = Skąd pochodzą punkty
arena-sources-note = Średnio punktów w jednej grze.
arena-total = razem
arena-seats = Czy miejsce ma znaczenie?
arena-seats-note = Każdy bot siedział wszędzie równie często. Kropka to udział gier wygranych z tego miejsca, linia to jego 95-procentowy przedział Wilsona, przerywany pion to równy udział ({ $fair }).
arena-seat = Miejsce { $number }
arena-mean-score = wynik { $mean }
arena-length = Jak długa jest gra
arena-length-decisions = Decyzje
arena-length-rounds = Rundy
arena-length-always = { $rounds ->
    [one] Zawsze jedna runda.
    [few] Zawsze { $rounds } rundy.
   *[other] Zawsze { $rounds } rund.
}
arena-endings = Jak się kończy
arena-levels = Co osiągnięto
arena-habits = Co zwycięzcy robią inaczej
arena-habits-note = Wybory w jednej grze: ci, którzy wygrali (pełne), i ci, którzy przegrali (obrys) tym samym botem; miejsc { $winners } i { $losers }. Pokazano to, co wybrano co najmniej { $times } razy i co różni się o { $clear } błędy standardowe. Idzie to w parze z wygraną, ale nie musi być jej przyczyną.
arena-habits-alone = Wybory w jednej grze: lepsza połowa gier (pełne) i pozostała połowa (obrys); gier { $winners } i { $losers }. Pokazano to, co wybrano co najmniej { $times } razy i co różni się o { $clear } błędy standardowe. Idzie to w parze z dobrym wynikiem, ale nie musi być jego przyczyną.
arena-habits-verbs = Rodzaje wyborów
arena-habits-actions = Wybory
arena-habits-things = Czego dotyczą wybory
arena-more = częściej
arena-less = rzadziej
arena-times = { $winners } wobec { $losers } · razem { $times }
arena-such-as = na przykład: { $example }
arena-no-habits = Brak wyraźnej różnicy.
arena-time = Czas namysłu
arena-time-note = Sekundy na decyzję. Kropka to mediana; 95 na 100 decyzji nie trwa dłużej, niż sięga linia. Skala jest logarytmiczna.
arena-seconds = { $median } s · 95 % do { $most } s
arena-footer = Powstało z { $file } poleceniem „posterity arena report”; te same liczby są w summary.json. „posterity arena record” wydaje pojedynczą grę.
