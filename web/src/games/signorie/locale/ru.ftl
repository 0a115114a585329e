web-tab-palazzo = Палаццо
web-tab-house = Дом
web-tab-plans = Планы
web-side-world = Карьеры, города
web-side-house = Дом, планы
web-vp = оч.
web-rank = ранг
web-free = даром
web-have-one = одна уже есть
web-have-enough = уже есть { $count }
web-your-dice = Ваши кости в раунде
web-of-limit = из { $limit }
web-room = осталось { $count }
web-over-by = лишних { $count }
web-over-limit = больше { $limit }: ни награды, ни свадьбы
web-limit-is = Порог равен { $limit } и растёт на { $more } за каждого посланного туда. Выше порога награды нет.
web-die-free = Столбец требует { $value }: кость ничего не стоит.
web-die-price = Столбец требует { $value }: кость стоит { $price } { $price ->
    [one] флорин
    [few] флорина
   *[many] флоринов
}.
web-hire-cue = Наём: в столбец слева ({ $colour }).
web-hire-here = наём здесь
web-brings-steps = { $amount } { $amount ->
    [one] шаг
    [few] шага
   *[many] шагов
}
web-brings-florins = { $amount } фл.
web-brings-family = 1 родич
web-brings-threshold = порог +{ $amount }
web-brings-token = 1 жетон
web-brings-mission = миссия
web-brings-marriage = брак
web-effect-florins = { $amount } флорина
web-management-marriage = Брак
web-management-offspring = Потомство
web-management-mission = Миссия
web-manages-steps = 1–{ $amount } шага
web-helper-works = Работает на этот дом.
web-helper-costs = Нанимается костью ({ $colour }) за { $florins } { $florins ->
    [one] флорин
    [few] флорина
   *[many] флоринов
}.
web-arrival = по прибытии: { $what }
web-at-end = в конце игры здесь: { $points } оч.
web-enter = Мужчина начинает карьеру: { $career }
web-initiative = оч. в конце раунда; затем порядок хода по дискам.
web-no-token = нет жетона
web-fits = подходит к плану: { $rows }
web-fits-not = не подходит к плану
web-pile = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[many] жетонов
} в стопке
web-full = мест нет
web-next-place = следующее место { $value }
web-helpers-left = { $count } { $count ->
    [one] помощник
    [few] помощника
   *[many] помощников
}
web-in-supply = в запасе
web-sons = Сыновья и жёны
web-head = Глава семьи
web-son = Сын номер { $son }
web-married = женат
web-unmarried = жены ещё нет
web-at-start = с начала
web-birth-dice = { $count } { $count ->
    [one] кость рождений
    [few] кости рождений
   *[many] костей рождений
}
web-plans = Планы союзов
web-row-rule = ряд считается от { $count } жетонов
web-counts = считается
web-needs-more = ещё { $count }
web-face-down = { $count } закрыто
web-in-order = номер { $place } по порядку
web-own-house = Назад в свой дом
web-house-of = Дом игрока { $who }
web-steps-left = { $count } { $count ->
    [one] шаг остался
    [few] шага осталось
   *[many] шагов осталось
}
web-dowry = Приданое { $dowry }: { $points } оч.
web-with = { $count ->
    [one] один человек
    [few] { $count } человека
   *[many] { $count } человек
}
web-round-of = Раунд { $round }
web-of-rounds = из { $rounds }
web-reward-now = Награда раунда
web-or-florins = { $reward } или { $florins } флорина
web-reward-round = награда раунда { $round }
web-passed = спасовал
web-brief-political = политика
web-brief-clerical = церковь
web-brief-military = войско
web-brief-initiative = иниц.
web-effect-die-steps = { $tracks } по кости
web-effect-steps = { $amount }: { $tracks }
web-effect-points-per-man = { $amount } за мужчину
