# Что говорит текстовый интерфейс в каждой игре.

player-name = Игрок
bot-name = { $level } { $number }
your-turn = { $who }, пора выбирать.
prompt-help = номер = выбор · ? = почему нет · b = поле · h = справка · q = сохранить и выйти
help =
    Номер выбирает этот вариант.
    ?      что сейчас невозможно и почему
    ? 3    всё о варианте 3: чего он точно стоит и что даёт
    b      поле ещё раз             s  счёт, если бы игра закончилась сейчас
    i      цены и награды           l  что уже произошло
    u      отменить последний выбор
    hint   что думает о вариантах Регент
    w ФАЙЛ записать ход игры в файл
    q      сохранить и выйти        h  эта справка
end-turn = Конец хода закрепит ваш выбор. Enter = конец хода · u = отменить
not-understood = Не понимаю: «{ $text }». Введите номер от 1 до { $most } или h (справка).
end-turn-not-understood = Не понимаю: «{ $text }». Enter — конец хода; можно также ввести u (отменить) или h (справка).
why-not-heading = Сейчас невозможно:
beyond-heading = И ни после одного из этих решений:
nothing-refused = Других возможностей здесь нет.
certain-consequences = Наверняка:
no-consequences = сразу ничего не меняется
undone = Выбор отменён.
saved = Сохранено в файле { $file }.
go-on-with = Чтобы продолжить: { $command }
if-it-ended-now = Если бы игра закончилась сейчас
total = итого
winner = { $count ->
    [1] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
game-over = Игра окончена
reconstructed = † значения восстановлены: в правилах они лишь на рисунках; см. docs/data.md.
change = { $what } { $before } → { $after }
change-by = { $what } { $by }
change-or = { $one } или { $other }
change-nothing = ничего
why-not-now = не относится к этому решению
replay-step = Enter = дальше · q = стоп
nothing-to-undo = Отменить ничего нельзя: после был розыгрыш, открытие или чужой выбор.

bot-page = Паж
bot-page-about = берёт что попадётся, глупость – редко
bot-squire = Оруженосец
bot-squire-about = смотрит до конца своего хода
bot-knight = Рыцарь
bot-knight-about = думает на ход-другой вперёд
bot-regent = Регент
bot-regent-about = думает дольше всех и учился на многих партиях
thinking = { $who } думает…
percent = { $value } %
estimate-points = { $value } { $value ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
hint-heading = Оценка Регента
hint-chances = шансы
hint-prospects = очки в конце
analysing = Регент рассматривает каждое решение…
analysis-heading = Как стояли игроки после стольких решений
turning-points = Ходы, решившие игру
turning-point = { $who } – выбор: «{ $chosen }»; Регент: «{ $better }»; цена { $cost }.
