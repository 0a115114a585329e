# Летопись (Village) по-русски.

title = Летопись
tagline = Основайте род и узнайте, кого запомнит летопись.
pitch = Четыре поколения трудятся и странствуют: одних запомнит летопись, других ждёт безымянная могила.
credits = Авторы игры Village — Инка и Маркус Бранд.
variant-standard = от 2 до 5 игроков
variant-solo = в одиночку против Ягны
variant-solo-die = в одиночку против Ягны, которая бросает кость
house-queue-moves-up = Очередь подходит
house-queue-moves-up-about = Покупатели подходят из очереди к прилавкам, даже когда стопка пуста (V 8.10).
house-ring-spent-for-good = Кольцо тратится навсегда
house-ring-spent-for-good-about = В игре против Ягны потраченное кольцо больше не возвращается на крышу (V 24.3).
house-no-starting-bonuses = Без начальных бонусов
house-no-starting-bonuses-about = Никто не получает ничего за более позднее место (V 1.3).
house-open-customers = Обслуженные покупатели лежат открыто
house-open-customers-about = Все видят, каких покупателей обслужили другие (V 8.11).
alone = В одиночку против Ягны
choice = Ягна
choice-solo = выбирает по правилам
choice-solo-die = бросает кость
jagna = Ягна

## Вещи

colour-orange = оранжевый
colour-green = зелёный
colour-brown = коричневый
colour-pink = розовый
colour-plague = чума

space-harvest = жатва
space-family = семья
space-crafts = ремёсла
space-market = рынок
space-travel = путешествие
space-council = ратуша
space-church = церковь

good-scroll = свиток
good-horse = лошадь
good-plow = плуг
good-ox = вол
good-wagon = повозка
grain = мешок зерна
well = колодец

craft-wainwright = каретная мастерская
craft-stables = конюшня
craft-office = канцелярия
craft-smithy = кузница
mill = мельница

city-aldern = Альдерн
city-brakel = Бракель
city-corven = Корвен
city-dornau = Дорнау
city-eschbach = Эшбах
city-falkenau = Фалькенау
village = деревня

chapter-crafts = ремёсла
chapter-farm = ферма
chapter-council = ратуша
chapter-church = церковь
chapter-travel = путешествие

place-unborn = ещё не на свете
place-farm = ферма
place-wainwright = каретная мастерская
place-stables = конюшня
place-office = канцелярия
place-smithy = кузница
place-council-1 = ратуша, ступень 1
place-council-2 = ратуша, ступень 2
place-council-3 = ратуша, ступень 3
place-council-4 = ратуша, ступень 4
place-aldern = Альдерн
place-brakel = Бракель
place-corven = Корвен
place-dornau = Дорнау
place-eschbach = Эшбах
place-falkenau = Фалькенау
place-church-1 = церковь, ступень 1
place-church-2 = церковь, ступень 2
place-church-3 = церковь, ступень 3
place-church-4 = церковь, ступень 4
place-bag = чёрный мешочек
place-chronicle-crafts = летопись, ремёсла
place-chronicle-farm = летопись, ферма
place-chronicle-council = летопись, ратуша
place-chronicle-church = летопись, церковь
place-chronicle-travel = летопись, путешествие
place-grave = могила
place-removed = вне игры

fate-blank = пустой
fate-quill = перо

level-reached = Достигнутый уровень: { $level } ({ $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}).
level-apprentice = Ученик
level-journeyman = Подмастерье
level-master = Мастер
level-grandmaster = Великий мастер
level-genius = Гений
level-polymath = Полимат

points-prestige = шкала престижа
points-travel = города
points-church = церковь
points-customers = покупатели
points-chronicle = летопись
points-council = ратуша
points-coins = монеты

## О чём решение

ask-Turn = Возьмите кубик или оплатите колодец.
ask-AnyAction = Колодец оплачен: какое действие?
ask-ChosenCube = Выберите кубик влияния для начала.
ask-Harvest = Собрать урожай?
ask-GrowFamily = Рождение или возвращение домой?
ask-Craft = Изготовить, купить или обучить?
ask-MakeAtOnce = Изготовить товар сразу?
ask-MarketTurn = Рыночный день: обслужите покупателя или спасуйте.
ask-Council = Войдите в ратушу, продвиньтесь или используйте привилегию.
ask-PayCouncil = Чем заплатите в ратуше?
ask-UsePrivilege = Какую привилегию используете?
ask-GainCubes = Какой кубик влияния возьмёте?
ask-GainGood = Какой товар возьмёте?
ask-Travel = Кто отправится в путь?
ask-Journey = Куда?
ask-Church = Кто попадёт в чёрный мешочек?
ask-PayChurch = Чем заплатите в церкви?
ask-PayCubes = Чем заплатите?
ask-BuyOut = Месса: выкупить своих из мешочка, по монете за каждого?
ask-Promotions = Месса: продвинуть кого-нибудь за зерно?
ask-Death = Перо пройдено. Кто из самых старших умирает?
ask-ChooseForJagna = Какой кубик берёт Ягна?

## Действия

action-take = взять: { $colour } ({ $space })
action-well = оплатить колодец: 3× { $colour }{ $coins ->
    [0] { "" }
    [one] , из них { $coins } монета
    [few] , из них { $coins } монеты
    [many] , из них { $coins } монет
   *[other] , из них { $coins } монеты
}
action-well-coins = оплатить колодец: 3 монеты
action-act = { $space }
action-decline = ничего (больше)
action-harvest = жатва
action-birth = рождение
action-recall = вернуть домой члена семьи № { $number } ({ $place })
action-train = обучить члена семьи № { $number } ({ $craft })
action-make = изготовить: { $good }
action-buy = купить: { $good }
action-mill = смолоть зерно на мельнице
action-serve = обслужить покупателя: { $customer }
action-pass = пас
action-enter-council = ввести в ратушу члена семьи № { $number }
action-advance = продвинуть члена семьи № { $number } со ступени { $stage }
action-privilege = { $stage ->
    [1] привилегия 1: кольцо
    [2] привилегия 2: два кубика влияния
    [3] привилегия 3: один товар
   *[4] привилегия 4: монета за 3 очка престижа
}
action-send = отправить с фермы члена семьи № { $number }
action-move = отправить дальше члена семьи № { $number } (сейчас: { $city })
action-go = в путь: { $city }
action-enter-church = положить в чёрный мешочек члена семьи № { $number }
action-pay = { $coins ->
    [0] заплатить кубиками: { $colour }
    [one] заплатить: { $colour }, { $coins } монета вместо кубика
    [few] заплатить: { $colour }, { $coins } монеты вместо кубиков
    [many] заплатить: { $colour }, { $coins } монет вместо кубиков
   *[other] заплатить: { $colour }, { $coins } монеты вместо кубиков
}
action-pay-scroll = заплатить свитком
action-pay-time = заплатить временем
action-gain-cube = { $colour }
action-gain-good = { $good }
action-buy-out = выкупить члена семьи № { $number }
action-promote = продвинуть члена семьи № { $number } со ступени { $stage }
action-die = { $place }
action-jagna-takes = { $colour }

## Почему нет

why-no-such-cube = такого кубика там нет ({ $what })
why-lacks-well = колодцу нужно { $need }× { $what }{ $need ->
    [3] { "" }
   *[other] , остальное монетами
}; у вас { $have }× { $what }
why-lacks-coins = { $need ->
    [one] нужна { $need } монета
    [few] нужны { $need } монеты
    [many] нужно { $need } монет
   *[other] нужно { $need } монеты
}; можно потратить { $have }
why-lacks-cubes = не хватает { $need } { $need ->
    [one] кубика
    [few] кубиков
    [many] кубиков
   *[other] кубика
} ({ $what }); взамен { $have } { $have ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
why-lacks-grain = { $need ->
    [one] нужен { $need } мешок зерна
    [few] нужно { $need } мешка зерна
    [many] нужно { $need } мешков зерна
   *[other] нужно { $need } мешка зерна
}; у вас { $have }
why-lacks-goods = нужно: { $need }× { $what }; у вас { $have }
why-lacks-green-or-scroll = нужен свиток или { $need } { $need ->
    [one] зелёный кубик
    [few] зелёных кубика
    [many] зелёных кубиков
   *[other] зелёного кубика
}; свитка нет, зелёных и монет вместе: { $have }
why-nobody-at-stalls = у прилавков нет покупателей
why-nobody-on-farm = на ферме нет никого из вашей семьи
why-nobody-trained = там не работает никто из вашей семьи ({ $what })
why-all-born = вся ваша семья уже на свете
why-still-in-queue = этот покупатель ещё стоит в очереди
why-last-stage = это уже последняя ступень
why-stage-not-reached = нужен член семьи на ступени { $need }; { $have ->
    [0] в ратуше ваших пока нет
   *[other] ваш стоит на ступени { $have }
}
why-supply-empty = в запасе этого больше нет ({ $what })
why-no-road = туда не ведёт ни одна дорога
why-no-road-can-be-paid = вам не оплатить ни одной дороги оттуда
why-nothing-to-do-there = там сейчас ничего нельзя сделать
why-nothing-to-pay-for = после оплаты нельзя было бы выполнить ни одного действия
why-only-after-a-cube = действие без кубика нужно выполнить
why-queue-stands = стопка пуста, и очередь больше не подходит
why-not-the-oldest = член семьи № { $have } не может умереть, пока может № { $need }

## Что произошло

event-new-round = Начинается раунд { $round }.
event-gained-grain = { $who }: { $grain ->
    [one] получен { $grain } мешок зерна
    [few] получено { $grain } мешка зерна
    [many] получено { $grain } мешков зерна
   *[other] получено { $grain } мешка зерна
}.
event-took = { $who }: кубик с поля «{ $space }» — { $colour }.
event-well = { $who }: колодец оплачен.
event-declined = { $who }: действие пропущено.
event-time = { $who }: { $hours ->
    [one] прошла { $hours } единица времени
    [few] прошло { $hours } единицы времени
    [many] прошло { $hours } единиц времени
   *[other] прошло { $hours } единицы времени
} (жизнь: { $life }).
event-due = { $who }: к оплате { $cubes }× { $colour }.
event-paid = { $who }: плата — { $cubes ->
    [0] { $coins } { $coins ->
        [one] монета вместо кубика
        [few] монеты вместо кубиков
        [many] монет вместо кубиков
       *[other] монеты вместо кубиков
    } ({ $colour }).
   *[other] { $cubes }× { $colour }{ $coins ->
        [0] .
        [one] { " " }и { $coins } монета.
        [few] { " " }и { $coins } монеты.
        [many] { " " }и { $coins } монет.
       *[other] { " " }и { $coins } монеты.
    }
}
event-spent = { $who }: отданный товар — { $good }.
event-spent-grain = { $who }: { $grain ->
    [one] отдан { $grain } мешок зерна
    [few] отдано { $grain } мешка зерна
    [many] отдано { $grain } мешков зерна
   *[other] отдано { $grain } мешка зерна
}.
event-spent-coins = { $who }: { $coins ->
    [one] уплачена { $coins } монета
    [few] уплачено { $coins } монеты
    [many] уплачено { $coins } монет
   *[other] уплачено { $coins } монеты
}.
event-gained-cube = { $who }: новый кубик — { $colour }.
event-gained-good = { $who }: новый товар — { $good }.
event-gained-coins = { $who }: { $coins ->
    [one] получена { $coins } монета
    [few] получено { $coins } монеты
    [many] получено { $coins } монет
   *[other] получено { $coins } монеты
}.
event-prestige = { $who }: получено { $points } { $points ->
    [one] очко престижа
    [few] очка престижа
    [many] очков престижа
   *[other] очка престижа
}.
event-harvested = { $who }: { $grain ->
    [0] жатва, но для зерна больше нет места
    [one] жатва — собран { $grain } мешок зерна
    [few] жатва — собрано { $grain } мешка зерна
    [many] жатва — собрано { $grain } мешков зерна
   *[other] жатва — собрано { $grain } мешка зерна
}.
event-born = { $who }: рождается член семьи № { $number }.
event-recalled = { $who }: член семьи № { $number } возвращается домой ({ $place } → ферма).
event-trained = { $who }: обучен член семьи № { $number } ({ $craft }).
event-market-opened = { $who }: начало рыночного дня.
event-served = { $who }: обслужен покупатель ({ $customer }).
event-passed = { $who }: пас.
event-market-closed = Рыночный день окончен; { $moved ->
    [0] очередь стоит на месте
    [one] к прилавкам подходит { $moved } покупатель
    [few] к прилавкам подходят { $moved } покупателя
    [many] к прилавкам подходят { $moved } покупателей
   *[other] к прилавкам подходят { $moved } покупателя
}.
event-climbed = { $who }: ратуша — член семьи № { $number } поднимается на ступень { $stage }.
event-ring = { $who }: кольцо получено.
event-ring-gone = { $who }: кольца уже нет, взять нечего.
event-travelled = { $who }: член семьи № { $number } отправляется в путь (цель: { $city }).
event-entered-church = { $who }: член семьи № { $number } попадает в чёрный мешочек.
event-mass = Начинается месса.
event-bought-out = { $who }: из мешочка выкуплен член семьи № { $number }.
event-ordained = { $who }: церковь — член семьи № { $number } выходит из мешочка на ступень 1.
event-monks = { $count ->
    [one] В мешочек возвращается { $count } монах.
    [few] В мешочек возвращаются { $count } монаха.
    [many] В мешочек возвращаются { $count } монахов.
   *[other] В мешочек возвращаются { $count } монаха.
}
event-promoted = { $who }: церковь — член семьи № { $number } поднимается на ступень { $stage }.
event-majority = { $who }: большинство в церкви — { $points } { $points ->
    [one] очко престижа
    [few] очка престижа
    [many] очков престижа
   *[other] очка престижа
}.
event-no-majority = За церковь никто не получает очков.
event-first-player = Новый первый игрок: { $who }.
event-died = { $who }: умирает член семьи № { $number } ({ $place }). Место упокоения: { $rest }.
event-nobody-died = { $who }: умирать некому.
event-end-triggered = { $who }: последнее свободное место занято — начинаются последние ходы.
event-game-over = Игра окончена.
event-jagna-took = Ягна: кубик с поля «{ $space }» — { $colour }.
event-jagna-served = Ягна: обслужен покупатель ({ $customer }).
event-jagna-entered-church = Ягна: член семьи № { $number } попадает в чёрный мешочек.
event-jagna-ordained = Ягна: церковь — член семьи № { $number } выходит из мешочка на ступень { $stage }.
event-jagna-died = Ягна: умирает член семьи № { $number }. Место упокоения: { $rest }.
event-fate = Открыт жетон судьбы: { $fate }.

## То же коротко, как цены

standing-life = время
standing-grain = зерно
standing-coins = монеты
standing-ring = кольцо
standing-prestige = престиж
standing-customers = покупатели
standing-dead = умершие
standing-cube-orange = оранжевые
standing-cube-green = зелёные
standing-cube-brown = коричневые
standing-cube-pink = розовые
standing-good-scroll = свиток
standing-good-horse = лошадь
standing-good-plow = плуг
standing-good-ox = вол
standing-good-wagon = повозка

ahead-due = цена { $cubes }× { $colour }
short-born = +член семьи № { $number }
short-died = умирает № { $number }: { $place } → { $rest }
short-ring-gone = кольца уже нет: взять нечего
short-end-triggered = начинаются последние ходы

## Поле словами

customer-tile = { $wants } = { $points }
several = { $count }× { $what }
nothing = –
board-round = Раунд { $round }
board-cubes-left = { $cubes } { $cubes ->
    [one] кубик
    [few] кубика
    [many] кубиков
   *[other] кубика
} на поле
board-first = первый игрок: { $first }
board-ring = кольцо: { $ring }
ring-on-the-roof = на крыше
ring-spent = потрачено
board-town = Деревня
board-cubes = кубики
board-farms = Фермы
board-life = жизнь
board-prestige = престиж
board-if-ended = счёт сейчас
board-grain = зерно
board-coins = монеты
board-influence = влияние
board-goods = товары
board-customers = покупатели
board-face-down = лицом вниз: { $count }
board-at-home = дома
board-unborn = не родились
board-people = Люди в деревне
board-who = кто
board-market = Рынок
board-stalls = прилавки
board-queue = очередь
board-pile = в стопке
board-chronicle = Летопись и могилы
board-taken = занято
board-free = свободно
board-graves = могилы
board-jagna = Ягна
board-beside = у её планшета
board-on-church = у церкви
board-bag = в чёрном мешочке
board-track = шкала церкви
board-jagna-cubes = её кубики
board-next-cube = её следующий кубик
board-next-space = место { $space }{ $turns ->
    [yes] , где он откроет жетон судьбы
   *[no] { "" }
}
board-fate-upper = верхние жетоны судьбы
board-fate-lower = нижние жетоны судьбы
board-fate-tokens = { $tokens }; { $out ->
    [yes] перо уже открыто
   *[no] перо ещё закрыто
}
board-token = { $space } { $shows ->
    [down] закрыт
    [blank] пустой
   *[quill] перо
}
board-prices = Цены и награды
price-craft = время: учёба { $train }, работа { $make }; покупка: { $buy }
price-mill = { $time } { $time ->
    [one] единица времени
    [few] единицы времени
    [many] единиц времени
   *[other] единицы времени
} и { $grain } { $grain ->
    [one] мешок зерна
    [few] мешка зерна
    [many] мешков зерна
   *[other] мешка зерна
} за { $coins } { $coins ->
    [one] монету
    [few] монеты
    [many] монет
   *[other] монеты
}
price-council = ступень { $stage }: время { $time }, { $green } { $green ->
    [one] зелёный
    [few] зелёных
    [many] зелёных
   *[other] зелёного
} или свиток; в конце { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
price-church = в мешочек: { $brown } { $brown ->
    [one] коричневый
    [few] коричневых
    [many] коричневых
   *[other] коричневого
} или { $time } { $time ->
    [one] единица времени
    [few] единицы времени
    [many] единиц времени
   *[other] единицы времени
}
price-church-stage = на ступень { $stage }: { $grain } { $grain ->
    [one] мешок зерна
    [few] мешка зерна
    [many] мешков зерна
   *[other] мешка зерна
}; в конце { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
price-road = { $time } { $time ->
    [one] единица времени
    [few] единицы времени
    [many] единиц времени
   *[other] единицы времени
}, повозка, { $cost }
price-city = за первое посещение: { $reward }
reward-prestige = { $count } { $count ->
    [one] очко престижа
    [few] очка престижа
    [many] очков престижа
   *[other] очка престижа
}
reward-cubes = { $count } { $count ->
    [one] кубик влияния
    [few] кубика влияния
    [many] кубиков влияния
   *[other] кубика влияния
}
reward-coin = { $count } { $count ->
    [one] монета
    [few] монеты
    [many] монет
   *[other] монеты
}
price-well = три кубика влияния одного цвета за любое действие
price-service = кроме первого покупателя у открывшего рынок: 1 зелёный и 1 единица времени

# How a game can end, for statistics.
ending-chronicle-turn = последнее место в летописи, в свой ход
ending-chronicle-guest = последнее место в летописи, гостем на рынке
ending-chronicle-player = последнее место в летописи, игроком
ending-chronicle-jagna = последнее место в летописи, Ягной
ending-graves-turn = последняя могила, в свой ход
ending-graves-guest = последняя могила, гостем на рынке
ending-graves-player = последняя могила, игроком
ending-graves-jagna = последняя могила, Ягной
