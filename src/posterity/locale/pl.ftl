# Co mówi interfejs tekstowy w każdej grze.

player-name = Gracz
bot-name = { $level } { $number }
your-turn = { $who }, pora wybrać.
prompt-help = numer = wybór · ? = czemu nie · b = plansza · h = pomoc · q = zapis i koniec
help =
    Numer wybiera daną możliwość.
    ?      czego teraz nie można i dlaczego
    ? 3    wszystko o możliwości 3: co na pewno kosztuje i co daje
    b      plansza jeszcze raz      s  wynik, gdyby gra skończyła się teraz
    i      ceny i nagrody           l  co się dotąd wydarzyło
    u      cofnij ostatni wybór
    hint   co o możliwościach myśli Regent
    w PLIK zapisz przebieg gry do pliku
    q      zapisz i zakończ         h  ta pomoc
end-turn = Koniec tury zatwierdza twoje wybory. Enter = koniec tury · u = cofnij
not-understood = Nie rozumiem: „{ $text }”. Wpisz numer od 1 do { $most } albo h (pomoc).
end-turn-not-understood = Nie rozumiem: „{ $text }”. Enter kończy turę; można też wpisać u (cofnij) albo h (pomoc).
why-not-heading = Teraz niemożliwe:
beyond-heading = Ani po żadnym z tych wyborów:
nothing-refused = Nic innego nie wchodzi tu w grę.
certain-consequences = Na pewno:
no-consequences = od razu nic się nie zmienia
undone = Cofnięto.
saved = Zapisano w pliku { $file }.
go-on-with = Aby grać dalej: { $command }
if-it-ended-now = Gdyby gra skończyła się teraz
total = razem
winner = { $count ->
    [1] Zwycięstwo: { $names }.
   *[other] Wspólne zwycięstwo: { $names }.
}
game-over = Koniec gry
reconstructed = † wartości odtworzone: w instrukcji są tylko na rysunkach; zob. docs/data.md.
change = { $what } { $before } → { $after }
change-by = { $what } { $by }
change-or = { $one } albo { $other }
change-nothing = nic
why-not-now = nie należy do tej decyzji
replay-step = Enter = dalej · q = stop
nothing-to-undo = Nic nie można cofnąć: potem było losowanie, odkrycie albo wybór kogoś innego.

bot-page = Paź
bot-page-about = bierze, co popadnie, rzadko coś niemądrego
bot-squire = Giermek
bot-squire-about = patrzy do końca swojej tury
bot-knight = Rycerz
bot-knight-about = myśli na turę lub dwie naprzód
bot-regent = Regent
bot-regent-about = myśli najdłużej, a uczył się na wielu grach
thinking = { $who } myśli…
percent = { $value }%
estimate-points = { $value } { $value ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
hint-heading = Ocena Regenta
hint-chances = szanse
hint-prospects = punkty na koniec
analysing = Regent przygląda się każdej decyzji…
analysis-heading = Jak stali gracze po tylu wyborach
turning-points = Ruchy, które przesądziły o grze
turning-point = { $who } – wybór: „{ $chosen }”; Regent: „{ $better }”; koszt { $cost }.
