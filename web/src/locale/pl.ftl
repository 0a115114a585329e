# Co mówi tylko przeglądarka. To, co mówią reguły, leży w src/posterity/**/locale.

web-tagline = { $count ->
    [3] Trzy gry o zakładaniu rodu
   *[other] Gry o zakładaniu rodu
}
web-facts = { $fewest }–{ $most } graczy · { $minutes } min
web-play-title = Zagraj: { $title }
web-begin = Zaczynamy
web-beginning = Chwileczkę…
web-your-arms = twój herb
web-your-family = Twój ród
web-draw-others = wylosuj inny
web-your-name = Twoje imię
web-you-and-bots = { $bots ->
    [one] Ty i { $bots } bot
    [few] Ty i { $bots } boty
    [many] Ty i { $bots } botów
   *[other] Ty i { $bots } bota
}
web-alone = W pojedynkę
web-bots-only = { $bots ->
    [one] { $bots } bot, a ty patrzysz
    [few] { $bots } boty, a ty patrzysz
    [many] { $bots } botów, a ty patrzysz
   *[other] { $bots } bota, a ty patrzysz
}
web-mixed-table = { $players ->
    [one] { $players } gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
web-change = zmień
web-done = gotowe
web-players = Gracze
web-player-count = { $players ->
    [one] Jeden gracz
    [few] { $players } graczy
    [many] { $players } graczy
   *[other] { $players } gracza
}
web-alone-short = solo
web-seat = Miejsce { $number }
web-seat-here = ktoś tutaj
web-seat-friend = zaproszona osoba
web-bots = Boty
web-hints-allowed = Podpowiedzi dozwolone
web-you = Ty
web-person-number = Gracz { $number }
web-friend-number = Gość { $number }
web-continue = Graj dalej
web-your-turn = Twoja kolej
web-turn-of = Gra { $who }
web-finished-short = zakończona
web-gone = już jej nie ma
web-closed-short = tylko do oglądania
web-hide = Ukryj tę grę
web-bring-back = Przywróć na listę
web-is-hidden = Ukryto: { $title }, { $names }
web-is-back = Znów na liście: { $title }, { $names }
web-show-all = Pokaż wszystkie ({ $count })
web-show-fewer = Pokaż mniej
web-invite-strong = Zaproś znajomych
web-invite-rest = linkiem, bez zakładania konta
web-join = Dołącz przez link
web-join-paste = Wklej link
web-join-go = Dołącz
web-join-bad = To nie jest link do miejsca przy stole.
web-watch-bots = Popatrz, jak grają boty
web-finished = Zakończone gry
web-no-finished = W tej przeglądarce nie ma jeszcze zakończonej gry.
web-hidden = Ukryte gry
web-no-hidden = Żadna gra nie jest ukryta.
web-rulebooks = Instrukcje
web-about = O grze i autorach
web-close = Zamknij
web-offline = Serwer nie odpowiada. Spróbuj za chwilę.
web-failed = Nie udało się: { $message }
web-slow-line = Przesyłanie trwało za długo. Spróbuj jeszcze raz.

web-here = Na tym urządzeniu
web-here-about = Nie potrzeba serwera ani sieci; gra jest zapisana w tej przeglądarce.
web-here-friends = Goście przychodzą z linkiem, dlatego stół stoi na serwerze.
web-here-insecure = Ta przeglądarka pozwala na to tylko na stronach z HTTPS, dlatego stół stoi na serwerze.
web-here-no-wasm = Ta przeglądarka nie uruchamia WebAssembly, dlatego stół stoi na serwerze.
web-here-no-workers = Ta przeglądarka nie pozwala stronom działać w tle, dlatego stół stoi na serwerze.
web-here-no-storage = Ta przeglądarka niczego dla stron nie przechowuje, dlatego stół stoi na serwerze.
web-here-too-old = Ta przeglądarka jest na to zbyt stara, dlatego stół stoi na serwerze.
web-serverless = Ta strona nie ma serwera: wszystkie gry toczą się na tym urządzeniu i są na nim zapisane.
web-serverless-not = W tej przeglądarce nie da się tu grać: potrzebne są WebAssembly, procesy w tle i pamięć dla stron, na stronie z HTTPS.
web-on-this-device = na tym urządzeniu
web-coming = Reguły i boty są w drodze…
web-starting = Chwileczkę, rozkładamy grę…
web-no-python = Nie udało się uruchomić gry na tym urządzeniu: { $message }
web-refused-no-room = Na tym urządzeniu brakuje miejsca, więc nic się nie zmieniło. Zwolnij trochę i spróbuj ponownie.
web-save-games = Zapisz wszystkie gry do pliku
web-save-game = Zapisz tę grę do pliku
web-open-file = Otwórz grę lub zapis gry
web-bad-file = W tym pliku nie ma żadnej naszej gry.
web-games-read = { $count ->
    [one] Na tym urządzeniu jest teraz jedna gra z pliku.
    [few] Na tym urządzeniu są teraz { $count } gry z pliku.
   *[other] Na tym urządzeniu jest teraz { $count } gier z pliku.
}
web-put-on-server = Przenieś na serwer
web-put-on-server-about = Inni mogą tam oglądać grę przez link; miejsca innych osób dostają własne linki.
web-take-along = Weź na to urządzenie
web-take-along-about = Żeby grać dalej bez serwera.
web-delete = Usuń z tego urządzenia
web-delete-sure = Usunąć na zawsze?
web-update = Jest nowa wersja.
web-update-now = Wczytaj

web-home = Strona główna
web-rules = Instrukcja
web-replay = Powtórka
web-menu = Menu
web-settings = Ustawienia
web-language = Język
web-appearance = Jasność
web-theme-auto = jak w systemie
web-theme-light = jasno
web-theme-dark = ciemno
web-motion = Ruch na planszy
web-on = tak
web-off = nie
web-invites = Linki dla znajomych
web-watch-link = Do oglądania
web-copy = Kopiuj
web-copied = Skopiowano
web-tag-you = ty
web-tag-bot = bot
web-tag-away = nieobecny
web-first-player = 1.
web-first-player-long = zaczyna tę rundę
web-look-at = Obejrzyj dobra gracza { $who }
web-if-ended-points = na koniec { $points }
web-if-ended = Gdyby gra skończyła się teraz
web-total = razem
web-what-happened = Co się wydarzyło
web-nothing-yet = Jeszcze nic.
web-choosing = Wybiera { $who }.
web-you-choose = Wybierasz.
web-waiting-for = Czekamy na ruch: { $who }.
web-watching = Oglądasz grę.
web-undo = Cofnij
web-end-turn = Koniec tury
web-go-on = Dalej
web-choose-first = Wybierz na planszy
web-turn-stands = Koniec tury zatwierdza twoje wybory.
web-option-count = { $count ->
    [one] Świeci { $count } możliwość.
    [few] Świecą { $count } możliwości.
    [many] Świeci { $count } możliwości.
   *[other] Świeci { $count } możliwości.
}
web-list = Lista
web-options = Co możesz zrobić
web-why-not = Czemu nie…?
web-hint = Podpowiedź
web-hint-note = Przybliżone szanse po każdym wyborze. Wybór należy do ciebie.
web-hint-note-points = Przybliżone punkty na koniec po każdym wyborze. Wybór należy do ciebie.
web-hint-best = wybór Regenta
web-refused-stale = Na stole już coś się zmieniło. Spójrz jeszcze raz.
web-refused-not-your-turn = To nie twoja kolej.
web-refused-nothing-to-undo = Nic nie można cofnąć: potem było losowanie, odkrycie albo wybór kogoś innego.
web-refused-illegal = To niemożliwe: { $message }
web-refused-too-fast = Za szybko. Spróbuj jeszcze raz.
web-refused-game-over = Gra jest skończona.
web-refused-no-hints = Przy tym stole umówiono się grać bez podpowiedzi.
web-refused-too-slow = Serwer jest zajęty. Spróbuj za chwilę.
web-refused-too-many = Za dużo naraz z twojego połączenia. Poczekaj chwilę i spróbuj ponownie.
web-refused-not-stored = Serwer nie zdołał tego zapisać, więc nic się nie zmieniło. Spróbuj za chwilę.
web-refused-busy = Serwer ma za dużo pracy. Spróbuj za chwilę.
web-refused-failed = Coś w tym miejscu nie zadziałało na serwerze. Spróbuj za chwilę; jeśli to nie pomoże, wybierz coś innego albo cofnij wybór.
web-refused-unreadable = Tej gry nie da się pokazać według dzisiejszych reguł. Nic z niej nie usunięto.
web-refused-no-more-undos = Przy tym stole cofnięto już tyle wyborów, że więcej nie można.
web-refused-too-many-today = Za dużo przyszło z twojego połączenia. Spróbuj ponownie { $when }.
web-refused-only-watching = Z tym linkiem można tylko oglądać.
web-refused-still-running = To będzie można zobaczyć po zakończeniu gry.
web-refused-too-large = To za duże dla serwera.
web-refused-other = Serwer odmówił: { $message }
web-lost = Utracono połączenie. Próbuję ponownie…
web-retry = Spróbuj teraz
web-again = Spróbuj ponownie
web-unknown-table = Nie ma takiego stołu albo link jest błędny.
web-to-home = Na stronę główną
web-sending = Wysyłam…
web-now-plays = Teraz przy tym ekranie gra { $who }.
web-hand-over = Ekran przejmuje { $who }
web-hand-over-why = Nie wszystko na tym stole jest przeznaczone dla wszystkich.
web-hand-over-ready = To ja, { $who }
web-skip = Pomiń
web-take-seat = Masz zaproszenie do stołu. Pod jakim imieniem grasz?
web-take-seat-go = Zajmij miejsce
web-by-chance = losowo
web-house-rules = Zasady domowe
web-seeded = Los ustalony z góry
web-seeded-about = Los przy tym stole wynika z liczby, zwanej ziarnem, a wybrała ją osoba, która założyła stół. Może ona znać wszystko, co ukryte, i wszystko, co dopiero zostanie wylosowane.
web-closed = Tę grę można już tylko oglądać.
web-closed-other-rules = { $same ->
    [yes] Reguły się od tamtej pory zmieniły i według dzisiejszych potoczyłaby się inaczej.
   *[no] Reguły się od tamtej pory zmieniły (wersja { $rules }, dziś { $now }) i według dzisiejszych potoczyłaby się inaczej.
}
web-closed-damaged = Część jej zapisanych danych jest uszkodzona. Widać ostatni stan stołu, który jest pewny.
web-closed-missing = { $missing ->
    [one] Nie można pokazać { $missing } późniejszego ruchu.
    [few] Nie można pokazać { $missing } późniejszych ruchów.
    [many] Nie można pokazać { $missing } późniejszych ruchów.
   *[other] Nie można pokazać { $missing } późniejszego ruchu.
}
web-tab-own = Twoje
web-tab-seats = Gracze
web-tab-log = Przebieg

web-over = Koniec gry
web-alone-over = Twój wynik: { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
web-you-win = Zwyciężasz.
web-victory = { $count ->
    [one] Zwycięża { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
web-place = { $place }.
web-story = Jak rosły punkty
web-story-axis = { $count ->
    [one] { $count } wybór
    [few] { $count } wybory
    [many] { $count } wyborów
   *[other] { $count } wyboru
}
web-look-board = Zobacz planszę
web-see-result = Wynik
web-record = Zachowaj zapis
web-keepsakes = Pamiątki
web-keepsake-of = Czyje
web-keepsake-save = Zapisz jako { $kind }
web-another = Jeszcze jedna gra

web-replay-of = Powtórka
web-replay-at = Wybór { $at } z { $choices }
web-replay-start = Przed pierwszym wyborem
web-to-start = Na początek
web-back = O jeden wstecz
web-forward = O jeden dalej
web-to-end = Na koniec
web-run = Odtwarzaj
web-pause = Pauza
web-seen-by = Patrzy
web-spectator = widz
web-replay-none = Tej powtórki nie można pokazać.
web-analyse = Analiza
web-analysing = Regent obejrzał decyzje: { $done } z { $choices }.
web-analysis-failed = Analiza nie doszła do końca.
web-curve = Szanse w ocenie Regenta
web-curve-points = Punkty na koniec w ocenie Regenta
web-curve-at = { $at ->
    [0] Na początku
   *[other] Po wyborze { $at }
}
web-curve-alone = Widoki
web-turn-instead = Regent: { $better }
web-turn-cost = koszt { $cost }
web-no-turns = Żaden ruch nie kosztował wiele.

web-rulebook = Instrukcja
web-rules-english = Instrukcja jest na razie tylko po angielsku.
web-contents = Spis treści
web-back-to-game = Wstecz
web-about-text = Posterity pozwala grać w gry planszowe o zakładaniu rodu: w pojedynkę, przeciw botom albo ze znajomymi. To wolne oprogramowanie.
web-about-icons = Ikony z game-icons.net, autorzy: Lorc, Delapouite i inni, na licencji CC BY 3.0; kilka jest naszych.
web-about-fonts = Pisma: EB Garamond (Georg Duffner, Octavio Pardo) i Inter (Rasmus Andersson), oba na licencji Open Font License.
web-about-games = Reguły opisujemy własnymi słowami, rysunki są nasze; nie pokazujemy żadnej części drukowanych gier.

web-python = Notatnik Pythona
web-python-about = Te gry to także biblioteka Pythona. Oto przykłady z jej dokumentacji, działające na tej stronie: wypróbuj je, zmieniaj, pisz własne. Co nazwie jedna komórka, znają następne. To, co napiszesz, zostaje w tej przeglądarce.
web-python-keys = Ctrl+Enter uruchamia komórkę, Shift+Enter uruchamia ją i przechodzi do następnej. Python zostanie pobrany przy pierwszym uruchomieniu.
web-python-run = Uruchom
web-python-run-all = Uruchom wszystko
web-python-stop = Zatrzymaj
web-python-was = Jak było
web-python-mine = Jak było u mnie
web-python-add = Dodaj komórkę
web-python-own = Twoje własne
web-python-cell = Komórka { $number }
web-python-came = Wynik komórki { $number }
web-python-working = Działa…
web-python-nothing = Wykonano; nie ma czego pokazać.
web-python-stopped = Zatrzymano. Python zaczął od nowa i nie zna już żadnych nazw.
web-python-coming = Python jest w drodze…
web-python-starting = Python się uruchamia…
web-python-broken = Nie udało się uruchomić Pythona: { $message }
web-python-not = { $why ->
    [insecure] Ta przeglądarka uruchamia Pythona tylko na stronach z HTTPS, dlatego przykłady można tu jedynie czytać.
    [no-wasm] Ta przeglądarka nie uruchamia WebAssembly, dlatego przykłady można tu jedynie czytać.
    [no-workers] Ta przeglądarka nie pozwala stronom działać w tle, dlatego przykłady można tu jedynie czytać.
    [no-storage] Ta przeglądarka niczego dla stron nie przechowuje, dlatego przykłady można tu jedynie czytać.
   *[too-old] Ta przeglądarka jest zbyt stara, by uruchomić Pythona, dlatego przykłady można tu jedynie czytać.
}
