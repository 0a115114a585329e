# Что говорит только браузер. Слова правил лежат в src/posterity/**/locale.

web-tagline = { $count ->
    [3] Три игры об основании рода
   *[other] Игры об основании рода
}
web-facts = { $fewest }–{ $most } { $most ->
    [one] игрок
    [few] игрока
   *[other] игроков
} · { $minutes } мин
web-play-title = Играть: { $title }
web-begin = Начать
web-beginning = Минуту…
web-your-arms = ваш герб
web-your-family = Ваш род
web-draw-others = другой герб
web-your-name = Ваше имя
web-you-and-bots = { $bots ->
    [one] Вы и { $bots } бот
    [few] Вы и { $bots } бота
    [many] Вы и { $bots } ботов
   *[other] Вы и { $bots } бота
}
web-alone = В одиночку
web-bots-only = { $bots ->
    [one] { $bots } бот, а вы смотрите
    [few] { $bots } бота, а вы смотрите
    [many] { $bots } ботов, а вы смотрите
   *[other] { $bots } бота, а вы смотрите
}
web-mixed-table = { $players ->
    [one] { $players } игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
web-change = изменить
web-done = готово
web-players = Игроки
web-player-count = { $players ->
    [one] Один игрок
    [few] { $players } игрока
    [many] { $players } игроков
   *[other] { $players } игрока
}
web-alone-short = соло
web-seat = Место { $number }
web-seat-here = человек здесь
web-seat-friend = друг по ссылке
web-bots = Боты
web-hints-allowed = Подсказки разрешены
web-you = Вы
web-person-number = Игрок { $number }
web-friend-number = Друг { $number }
web-continue = Продолжить
web-your-turn = Ваш ход
web-turn-of = Ходит { $who }
web-finished-short = окончена
web-gone = её больше нет
web-closed-short = только посмотреть
web-hide = Скрыть из списка
web-bring-back = Вернуть в список
web-is-hidden = Скрыто: { $title }, { $names }
web-is-back = Снова в списке: { $title }, { $names }
web-show-all = Показать все ({ $count })
web-show-fewer = Показать меньше
web-invite-strong = Пригласите друзей
web-invite-rest = по ссылке, без регистрации
web-join = Войти по ссылке
web-join-paste = Вставьте ссылку
web-join-go = Войти
web-join-bad = Это не ссылка на место за столом.
web-watch-bots = Посмотреть игру ботов
web-finished = Оконченные игры
web-no-finished = В этом браузере ещё нет оконченных игр.
web-hidden = Скрытые игры
web-no-hidden = Скрытых игр нет.
web-rulebooks = Правила
web-about = Об игре и авторах
web-close = Закрыть
web-offline = Сервер не отвечает. Попробуйте чуть позже.
web-failed = Не получилось: { $message }
web-slow-line = Отправка заняла слишком много времени. Попробуйте ещё раз.

web-here = На этом устройстве
web-here-about = Не нужны ни сервер, ни сеть; игра хранится в этом браузере.
web-here-friends = Друзья приходят по ссылке, поэтому стол стоит на сервере.
web-here-insecure = Этот браузер разрешает это только на страницах с HTTPS, поэтому стол стоит на сервере.
web-here-no-wasm = Этот браузер не запускает WebAssembly, поэтому стол стоит на сервере.
web-here-no-workers = Этот браузер не даёт страницам работать в фоне, поэтому стол стоит на сервере.
web-here-no-storage = Этот браузер ничего не хранит для страниц, поэтому стол стоит на сервере.
web-here-too-old = Этот браузер слишком стар для этого, поэтому стол стоит на сервере.
web-serverless = У этого сайта нет сервера: все игры идут и хранятся на этом устройстве.
web-serverless-not = В этом браузере играть здесь нельзя: нужны WebAssembly, фоновые процессы и хранилище для страниц, на странице с HTTPS.
web-on-this-device = на этом устройстве
web-coming = Правила и боты уже в пути…
web-starting = Минуту, раскладываем игру…
web-no-python = Не удалось начать игру на этом устройстве: { $message }
web-refused-no-room = На этом устройстве не осталось места, поэтому ничего не изменилось. Освободите немного и попробуйте снова.
web-save-games = Сохранить все игры в файл
web-save-game = Сохранить эту игру в файл
web-open-file = Открыть игру или запись
web-bad-file = В этом файле нет ни одной нашей игры.
web-games-read = { $count ->
    [one] Теперь на этом устройстве { $count } игра из файла.
    [few] Теперь на этом устройстве { $count } игры из файла.
   *[other] Теперь на этом устройстве { $count } игр из файла.
}
web-put-on-server = Перенести на сервер
web-put-on-server-about = Там другие могут смотреть игру по ссылке; места других людей получают свои ссылки.
web-take-along = Взять на это устройство
web-take-along-about = Чтобы продолжить без сервера.
web-delete = Удалить с этого устройства
web-delete-sure = Удалить навсегда?
web-update = Есть новая версия.
web-update-now = Загрузить

web-home = На главную
web-rules = Правила
web-replay = Повтор
web-menu = Меню
web-settings = Настройки
web-language = Язык
web-appearance = Оформление
web-theme-auto = как в системе
web-theme-light = светлое
web-theme-dark = тёмное
web-motion = Движение на поле
web-on = да
web-off = нет
web-invites = Ссылки для друзей
web-watch-link = Для зрителей
web-copy = Копировать
web-copied = Скопировано
web-tag-you = вы
web-tag-bot = бот
web-tag-away = не на связи
web-first-player = 1-й
web-first-player-long = начинает этот раунд
web-look-at = Посмотреть владения игрока { $who }
web-if-ended-points = в итоге { $points }
web-if-ended = Если бы игра закончилась сейчас
web-total = итого
web-what-happened = Что произошло
web-nothing-yet = Пока ничего.
web-choosing = Выбирает { $who }.
web-you-choose = Вы выбираете.
web-waiting-for = Ждём хода: { $who }.
web-watching = Вы смотрите игру.
web-undo = Отменить
web-end-turn = Конец хода
web-go-on = Дальше
web-choose-first = Выберите на поле
web-turn-stands = Конец хода закрепит ваш выбор.
web-option-count = { $count ->
    [one] Светится { $count } вариант.
    [few] Светятся { $count } варианта.
    [many] Светятся { $count } вариантов.
   *[other] Светятся { $count } варианта.
}
web-list = Список
web-options = Что можно сделать
web-why-not = Почему нельзя…?
web-hint = Подсказка
web-hint-note = Примерные шансы после каждого выбора. Выбор за вами.
web-hint-note-points = Примерные очки в конце после каждого выбора. Выбор за вами.
web-hint-best = выбор Регента
web-refused-stale = За столом уже что-то изменилось. Взгляните ещё раз.
web-refused-not-your-turn = Сейчас не ваш ход.
web-refused-nothing-to-undo = Отменить ничего нельзя: после был розыгрыш, открытие или чужой выбор.
web-refused-illegal = Это невозможно: { $message }
web-refused-too-fast = Слишком быстро. Попробуйте ещё раз.
web-refused-game-over = Игра окончена.
web-refused-no-hints = За этим столом договорились играть без подсказок.
web-refused-too-slow = Сервер занят. Попробуйте чуть позже.
web-refused-too-many = С вашего подключения пришло слишком много запросов. Подождите немного и попробуйте снова.
web-refused-not-stored = Сервер не смог это сохранить, поэтому ничего не изменилось. Попробуйте чуть позже.
web-refused-busy = Сервер перегружен. Попробуйте чуть позже.
web-refused-failed = Здесь на сервере произошла ошибка. Попробуйте чуть позже; если она останется, выберите другое или отмените выбор.
web-refused-unreadable = По нынешним правилам эту игру показать нельзя. Ничего из неё не удалено.
web-refused-no-more-undos = За этим столом отменили уже столько решений, что больше нельзя.
web-refused-too-many-today = С вашего подключения пришло слишком много запросов. Попробуйте снова { $when }.
web-refused-only-watching = По этой ссылке можно только смотреть.
web-refused-still-running = Это можно будет увидеть, когда игра закончится.
web-refused-too-large = Для сервера это слишком большой файл.
web-refused-other = Сервер отказал: { $message }
web-lost = Связь потеряна. Пробую снова…
web-retry = Попробовать сейчас
web-again = Попробовать снова
web-unknown-table = Такого стола нет, или ссылка неверна.
web-to-home = На главную страницу
web-sending = Отправляю…
web-now-plays = Теперь за этим экраном ходит { $who }.
web-hand-over = Экран принимает { $who }
web-hand-over-why = Не всё на этом столе предназначено для всех глаз.
web-hand-over-ready = Это я, { $who }
web-skip = Пропустить
web-take-seat = Вас пригласили за стол. Под каким именем играете?
web-take-seat-go = Занять место
web-by-chance = наугад
web-house-rules = Домашние правила
web-seeded = Заданный жребий
web-seeded-about = Удача за этим столом следует из числа, которое задаёт всё наперёд, а выбрал его тот, кто создал стол. Он может знать всё скрытое и всё, что ещё выпадет.
web-closed = Эту игру можно только посмотреть.
web-closed-other-rules = { $same ->
    [yes] С тех пор правила изменились, и по нынешним она прошла бы иначе.
   *[no] С тех пор правила изменились (версия { $rules }, сейчас { $now }), и по нынешним она прошла бы иначе.
}
web-closed-damaged = Часть её сохранённых данных повреждена. Показано последнее достоверное положение на столе.
web-closed-missing = { $missing ->
    [one] Нельзя показать { $missing } более поздний ход.
    [few] Нельзя показать { $missing } более поздних хода.
    [many] Нельзя показать { $missing } более поздних ходов.
   *[other] Нельзя показать { $missing } более позднего хода.
}
web-tab-own = Ваше
web-tab-seats = Игроки
web-tab-log = Ход игры

web-over = Игра окончена
web-alone-over = Ваш итог: { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}.
web-you-win = Вы победили.
web-victory = { $count ->
    [1] Победа: { $names }.
   *[other] Общая победа: { $names }.
}
web-place = { $place }.
web-story = Как росли очки
web-story-axis = { $count ->
    [one] { $count } решение
    [few] { $count } решения
    [many] { $count } решений
   *[other] { $count } решения
}
web-look-board = Взглянуть на поле
web-see-result = Итог
web-record = Сохранить запись
web-keepsakes = На память
web-keepsake-of = Чьё
web-keepsake-save = Сохранить как { $kind }
web-another = Ещё одна игра

web-replay-of = Повтор
web-replay-at = Решение { $at } из { $choices }
web-replay-start = До первого решения
web-to-start = В начало
web-back = На шаг назад
web-forward = На шаг вперёд
web-to-end = В конец
web-run = Показать
web-pause = Пауза
web-seen-by = Смотрит
web-spectator = зритель
web-replay-none = Этот повтор показать нельзя.
web-analyse = Разбор
web-analysing = Регент рассмотрел решений: { $done } из { $choices }.
web-analysis-failed = Разбор не дошёл до конца.
web-curve = Шансы по оценке Регента
web-curve-points = Очки в конце по оценке Регента
web-curve-at = { $at ->
    [0] В начале
   *[other] После решения { $at }
}
web-curve-alone = Виды на цель
web-turn-instead = Регент: { $better }
web-turn-cost = цена { $cost }
web-no-turns = Ни один ход не обошёлся дорого.

web-rulebook = Правила
web-rules-english = Правила пока есть только на английском языке.
web-contents = Содержание
web-back-to-game = Назад
web-about-text = Posterity позволяет играть в настольные игры об основании рода: в одиночку, против ботов или с друзьями. Это свободная программа.
web-about-icons = Значки с сайта game-icons.net, авторы: Lorc, Delapouite и другие, лицензия CC BY 3.0; некоторые — наши.
web-about-fonts = Шрифты: EB Garamond (Георг Дуффнер, Октавио Пардо) и Inter (Расмус Андерссон), оба под лицензией Open Font License.
web-about-games = Правила изложены нашими словами, рисунки наши; ни одна часть печатных игр не показана.

web-python = Блокнот Python
web-python-about = Эти игры — ещё и библиотека Python. Здесь примеры из её документации, и они работают прямо на этой странице: пробуйте, меняйте, пишите свои. Что названо в одной ячейке, известно следующим. Написанное хранится в этом браузере.
web-python-keys = Ctrl+Enter выполняет ячейку, Shift+Enter выполняет её и переходит к следующей. Python загрузится при первом запуске.
web-python-run = Выполнить
web-python-run-all = Выполнить всё
web-python-stop = Остановить
web-python-was = Как было
web-python-mine = Как у меня
web-python-add = Добавить ячейку
web-python-own = Ваши ячейки
web-python-cell = Ячейка { $number }
web-python-came = Результат ячейки { $number }
web-python-working = Выполняется…
web-python-nothing = Выполнено; показывать нечего.
web-python-stopped = Остановлено. Python начал заново и больше не помнит никаких имён.
web-python-coming = Python уже в пути…
web-python-starting = Python запускается…
web-python-broken = Не удалось запустить Python: { $message }
web-python-not = { $why ->
    [insecure] Этот браузер запускает Python только на страницах с HTTPS, поэтому примеры здесь можно только читать.
    [no-wasm] Этот браузер не запускает WebAssembly, поэтому примеры здесь можно только читать.
    [no-workers] Этот браузер не даёт страницам работать в фоне, поэтому примеры здесь можно только читать.
    [no-storage] Этот браузер ничего не хранит для страниц, поэтому примеры здесь можно только читать.
   *[too-old] Этот браузер слишком стар, чтобы запустить Python, поэтому примеры здесь можно только читать.
}
