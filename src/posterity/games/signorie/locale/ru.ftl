# Signorie по-русски.

title = Signorie
tagline = Карьера сыновьям, браки дочерям и города, которые запомнят имя рода.
pitch = Кости, карьера и удачные браки ведут знатный дом через пять городов Италии.
credits = Авторы игры Signorie — Андреа Кьярвезио и Пьерлука Дзицци.
variant-standard = от 2 до 4 игроков

## Вещи

colour-yellow = жёлтая
colour-red = красная
colour-purple = фиолетовая
colour-grey = серая
colour-turquoise = бирюзовая

management-florins = флорины
management-marriage = брак
management-offspring = потомство
management-mission = миссия
management-steps = шаги

board-yellow = жёлтый
board-red = красный
board-purple = фиолетовый
board-blue = синий
pick = Планшеты игроков
pick-about = Различаются только планами союзов (S 10.2).

sex-man = мужчина
sex-woman = женщина

career-political = политическая
career-clerical = церковная
career-military = военная
from-pool = личный запас
man-on = { $career } карьера, деление { $space }

city-milano = Милан
city-venezia = Венеция
city-firenze = Флоренция
city-roma = Рим
city-napoli = Неаполь

house-sforza = Сфорца
house-este = Эсте
house-gonzaga = Гонзага
house-medici = Медичи
house-colonna = Колонна
house-aragona = Арагона

house-capped-threshold = Порог растёт не выше 22
house-capped-threshold-about = Сколько бы фигурок ни ждало в зоне порога, порог не бывает больше 22 (S 13.6).
house-one-career = Награда карьеры на одной шкале
house-one-career-about = Все шаги жетона награды за карьеру делаются на одной выбранной шкале (S 14.7).

row-political = политический
row-clerical = церковный
row-military = военный
row-marriage = брачный

tile-political = политика
tile-clerical = церковь
tile-military = войско
tile-initiative = инициатива
tile-florins = флорины
tile-family = семья
tile-threshold = порог
tile-token = жетон союза
tile-mission = миссия
tile-marriage = брак

reward-mission = одна миссия
reward-marriage = один брак
reward-men = { $amount } { $amount ->
    [one] мужчина
    [few] мужчины
   *[many] мужчин
}
reward-women = { $amount } { $amount ->
    [one] женщина
    [few] женщины
   *[many] женщин
}
reward-careers = { $amount } { $amount ->
    [one] шаг
    [few] шага
   *[many] шагов
} карьеры
reward-initiative = { $amount } { $amount ->
    [one] шаг
    [few] шага
   *[many] шагов
} инициативы
reward-token = закрытый жетон союза
reward-helper = бесплатный помощник
reward-extra-action = дополнительное действие
reward-per-helper = { $amount } оч. за помощника
reward-per-city-men = { $amount } оч. за город, мужчины
reward-per-city-women = { $amount } оч. за город, женщины
reward-per-man = { $amount } оч. за мужчину
reward-per-woman = { $amount } оч. за женщину

helper-at = { $effect } ({ $colour } колонка, { $row })
helper-place = { $colour } колонка, { $row }
row-top = верх
row-middle = середина
row-bottom = низ
effect-steps = до { $amount } { $amount ->
    [one] шага
    [few] шагов
    [many] шагов
   *[other] шага
} — { $tracks }
effect-die-steps = шаги по числу на кости — { $tracks }
effect-florins = { $amount } { $amount ->
    [one] флорин
    [few] флорина
    [many] флоринов
   *[other] флорина
}
effect-points = { $amount } { $amount ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
effect-points-per-man = { $amount } { $amount ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} за каждого мужчину в городе
effect-meeple = { $amount ->
    [one] мужчина или женщина
    [few] { $amount } фигурки, мужчины или женщины
    [many] { $amount } фигурок, мужчины или женщины
   *[other] { $amount } фигурки, мужчины или женщины
}
effect-birth = потомство — { $amount } { $amount ->
    [one] белая кость
    [few] белые кости
    [many] белых костей
   *[other] белой кости
}
effect-mission = миссия с закрытым жетоном
effect-marriage = брак с закрытым жетоном
effect-token = закрытый жетон союза
effect-assignment = любое поручение с одной фигуркой

points-missions = миссии
points-marriages = браки
points-initiative = инициатива
points-helpers = помощники
points-weddings = свадьбы
points-rewards = награды
points-careers = мужчины на шкалах карьеры
points-rows = жетоны союза

## О чём решение

ask-Turn = Возьмите кость или спасуйте в этом раунде.
ask-MainAction = Кость на месте: наём, поручение или управление?
ask-Helpers = Какой помощник этой колонки работает теперь?
ask-AnyAssignment = Какое поручение, с одной фигуркой?
ask-ByWhom = Жетон лежит и на поле мужчин, и на поле женщин: кто выполнит поручение?
ask-Advance = Куда пойдёт следующий шаг?
ask-Mission = Кто отправится с миссией и куда?
ask-Marriage = В каком городе брак и с каким приданым?
ask-GainMeeples = Мужчина или женщина?
ask-LayToken = В какой ряд пойдёт жетон?
ask-Reward = Порог не превышен: бонус или флорины?
ask-Wedding = Сыграть свадьбу следующего мужчины семьи?
ask-FreeHelper = Куда поставить бесплатного помощника?
ask-ExtraAction = Дополнительное действие: какую из оставшихся костей?
ask-Donation = Отдать флорины за очки?

## Действия

action-take = взять кость: { $colour } { $face }
action-pass = пас
action-hire = нанять: { $helper }
action-assign = поручение «{ $tile }»: { $count } { $count ->
    [one] фигурка
    [few] фигурки
    [many] фигурок
   *[other] фигурки
}
action-by = выполняет: { $sex }
action-manage = управление: { $management }
action-use = { $helper }
action-finish = без других помощников
# Число — это деление, слово — запас.
action-advance = { $career } карьера: шаг вверх (откуда: { $from ->
    [one] деление { $from }
    [few] деление { $from }
    [many] деление { $from }
   *[other] { $from }
})
action-climb = шаг инициативы
action-enough = хватит шагов
action-send = миссия: { $man } → { $city }
action-marry = брак: { $city }, приданое { $dowry }
action-gain = { $sex }
action-lay = { $row } ряд
action-bonus = бонус: { $reward }
action-take-florins = флорины вместо бонуса
action-wedding = свадьба
action-donate = отдать флорины
action-decline = нет, спасибо

## Почему нет

why-no-such-die = такой кости там нет
why-colour-taken = кость этого цвета в этом раунде у вас уже есть ({ $what })
why-enough-dice = больше костей за раунд взять нельзя ({ $need })
why-lacks-florins = { $need ->
    [one] нужен { $need } флорин
    [few] нужно { $need } флорина
    [many] нужно { $need } флоринов
   *[other] нужно { $need } флорина
}; у вас { $have }
why-nothing-to-do = ни одно из трёх её действий выполнить нельзя
why-helper-there = там уже есть помощник
why-no-helper-there = вашего помощника там нет
why-no-helpers-left = в банке больше нет помощников
why-all-helpers-hired = все ваши места для помощников заняты
why-from-top-to-bottom = помощников используют сверху вниз
why-no-assignment-possible = ни одно поручение нельзя выполнить с одной фигуркой
why-takes-two-meeples = это поручение требует двух фигурок
why-lacks-men = { $need ->
    [one] нужен { $need } мужчина
    [few] нужно { $need } мужчины
    [many] нужно { $need } мужчин
   *[other] нужно { $need } мужчины
}; в личном запасе { $have }
why-lacks-women = { $need ->
    [one] нужна { $need } женщина
    [few] нужны { $need } женщины
    [many] нужно { $need } женщин
   *[other] нужно { $need } женщины
}; в личном запасе { $have }
why-not-this-track = эти шаги для других шкал
why-no-men-at-hand = в личном запасе нет мужчин
why-no-women-at-hand = в личном запасе нет женщин
why-no-man-there = там нет вашего мужчины
why-no-man-to-advance = ни один мужчина не может продвинуться
why-no-man-on-careers = ни один ваш мужчина не делает карьеру
why-no-men-in-cities = в городах нет ваших мужчин
why-top-of-initiative = ваш диск уже на самом верху
why-one-point-at-least = нужно сделать хотя бы один шаг
why-rank-too-low = нужен ранг { $need }; у этого мужчины { $have }
why-rank-too-low-everywhere = ни для одного города не хватает ранга ваших мужчин
why-no-place-for-men = ни в одном городе нет свободного места для мужчин
why-no-place-for-women = ни в одном городе нет свободного места для женщин
why-no-place-there = там нет свободного места
why-not-in-play = этот город не участвует в игре
why-dowry-too-low = приданое здесь не меньше { $need }
why-no-dowry-can-be-paid = вам не хватает на приданое ни в одном городе
why-no-tokens-left = жетонов союза больше нет
why-none-in-supply = в вашем резерве их больше нет
why-all-sons-married = все мужчины на ваших портретах женаты
why-no-die-left-to-use = ни одну из оставшихся костей использовать нельзя

## Что произошло

event-order = { $who }: место { $place } в первом порядке хода.
event-new-round = Начинается раунд { $round }.
event-took = { $who }: взята кость — { $colour } { $face }.
event-paid = { $who }: { $florins ->
    [one] уплачен { $florins } флорин
    [few] уплачено { $florins } флорина
    [many] уплачено { $florins } флоринов
   *[other] уплачено { $florins } флорина
}.
event-gained-florins = { $who }: { $florins ->
    [one] получен { $florins } флорин
    [few] получено { $florins } флорина
    [many] получено { $florins } флоринов
   *[other] получено { $florins } флорина
}.
event-passed = { $who }: пас.
event-hired = { $who } нанимает помощника: { $helper }.
event-assigned = { $who }: поручение «{ $tile }» ({ $count }× { $sex }).
event-managed = { $who }: управление — { $management }.
event-used = { $who } использует помощника: { $helper }.
event-threshold = { $who }: порог поднят до { $limit }.
event-advanced = { $who }: { $career } карьера — мужчина поднимается на деление { $space }.
event-climbed = { $who }: инициатива — диск поднимается на деление { $space }.
event-sent = { $who }: миссия — { $man } → { $city }.
event-married = { $who }: брак — { $city }, приданое { $dowry }.
event-points = { $who }: получено { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} ({ $source }).
event-allied = { $who }: жетон союза — { $house } { $worth } ({ $row } ряд).
event-laid = { $who }: закрытый жетон союза ({ $row } ряд).
event-born = { $who }: потомство — { $sons ->
    [0] ни одного сына
    [one] { $sons } сын
    [few] { $sons } сына
    [many] { $sons } сыновей
   *[other] { $sons } сына
}, { $daughters ->
    [0] ни одной дочери
    [one] { $daughters } дочь
    [few] { $daughters } дочери
    [many] { $daughters } дочерей
   *[other] { $daughters } дочери
}.
event-joined = { $who }: из резерва в личный запас — { $count }× { $sex }.
event-rewards = Награда этого раунда: { $reward }.
event-kept = { $who }: порог не превышен (кости { $sum }, порог { $limit }).
event-exceeded = { $who }: порог превышен (кости { $sum }, порог { $limit }).
event-bonus = { $who }: бонус — { $reward }.
event-wed = { $who }: свадьба (портрет { $son }).
event-declined = { $who }: отказ.
event-game-over = Игра окончена.

## То же коротко, как цены

standing-florins = флорины
standing-points = очки
standing-men = мужчины
standing-women = женщины
standing-dice = кости
standing-threshold = порог
standing-initiative = инициатива
standing-helpers = помощники
standing-career-political = политическая карьера
standing-career-clerical = церковная карьера
standing-career-military = военная карьера

short-allied = +{ $house } { $worth } ({ $row } ряд)
short-laid = +закрытый жетон ({ $row } ряд)

## Поле словами

nothing = –
board-round = Раунд { $round } из { $rounds } · награда: { $reward } · порядок: { $order }
board-dice = Кости и поручения
board-column = { $colour } ({ $value })
board-faces = кости
board-men-slot = для мужчин
board-women-slot = для женщин
board-rewards = Награды
board-reward = награда
board-tracks = Карьеры и инициатива
board-space = { $points } { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}, ранг { $rank }
board-cities = Города
board-men = мужчины
board-women = женщины
board-mission-token = миссия
board-marriage-token = брак
board-not-in-play = вне игры
board-plans = Планы
board-row = { $have } · закрытых: { $down } · не хватает: { $missing } · очки: { $points }
board-helpers = Помощники
board-hired-by = у кого
board-helpers-left = осталось в банке
board-families = Семьи
board-points = очки
board-if-ended = счёт сейчас
board-florins = флорины
board-pool = в личном запасе
board-supply = в резерве
board-people = { $men } { $men ->
    [one] мужчина
    [few] мужчины
    [many] мужчин
   *[other] мужчины
}, { $women } { $women ->
    [one] женщина
    [few] женщины
    [many] женщин
   *[other] женщины
}
board-dice-sum = сумма костей
board-of-limit = { $sum } из { $limit }
board-married = женатые мужчины
board-board = планшет
board-effect = что делает
board-cost = цена
board-management = Управление
board-assignments = Поручения
manages-steps = от 1 до { $amount } { $amount ->
    [one] шага
    [few] шагов
    [many] шагов
   *[other] шага
}, на любые карьеры и инициативу
brings-steps = { $amount } { $amount ->
    [one] шаг
    [few] шага
    [many] шагов
   *[other] шага
} за каждую фигурку, до 3 фигурок
brings-florins = { $amount } { $amount ->
    [one] флорин
    [few] флорина
    [many] флоринов
   *[other] флорина
} за каждую фигурку, до 3 фигурок
brings-family = мужчина или женщина за каждую фигурку, до 3 фигурок
brings-threshold = порог +{ $amount } за каждую фигурку, до 3 фигурок
brings-token = закрытый жетон союза, за одну фигурку
brings-mission = миссия, за две фигурки
brings-marriage = брак, за две фигурки

# How a game can end, for statistics.
ending-outright = больше всех очков
ending-by-order = равенство, решает порядок хода
