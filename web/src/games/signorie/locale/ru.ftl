web-tab-palazzo = Палаццо
web-tab-house = Дом
web-tab-plans = Планы
web-side-world = Карьеры, города
web-side-house = Дом, планы
web-vp = оч.
web-rank = ранг
web-free = даром
web-have-one = одна уже есть
web-have-enough = четыре уже есть
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
web-task-steps = { $count } { $count ->
    [one] шаг
    [few] шага
   *[many] шагов
}
web-task-florins = { $count } фл.
web-task-family = 1 родич
web-task-threshold = порог +{ $count }
web-task-token = 1 жетон
web-task-mission = миссия
web-task-marriage = брак
web-manage-florins = { $florins } флорина
web-manage-marriage = Брак
web-manage-offspring = Потомство
web-manage-mission = Миссия
web-manage-steps = 1–{ $steps } шага
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
web-hidden = { $count } закрыто
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
web-reward-careers = { $count } шага карьеры
web-reward-initiative = { $count } шага инициативы
web-reward-per-helper = { $points } оч. за помощника
web-reward-per-city-men = { $points } оч. за город, мужчины
web-reward-per-city-women = { $points } оч. за город, женщины
web-reward-per-man = { $points } оч. за мужчину
web-reward-per-woman = { $points } оч. за женщину
web-passed = спасовал
web-brief-political = политика
web-brief-clerical = церковь
web-brief-military = войско
web-brief-initiative = иниц.
web-brief-die-steps = { $tracks } по кости
web-brief-steps = { $amount }: { $tracks }
web-brief-points-per-man = { $amount } за мужчину
