# Что говорит только поле в браузере.

web-tab-hand = Рука
web-tab-court = Двор
web-tab-salon = Друзья
web-court = При дворе
web-home-board = Дома
web-salon = Открытые друзья
web-space-title = Получить титул
web-space-contribution = Общественный вклад
web-space-doctor = Нанять акушера
web-space-mansion = Купить поместье
web-space-venture = Основать предприятие
web-space-mission = Взять миссию
web-one-each = по одному на взрослого или пару
web-one-each-relative = по одному на родственника или пару
web-act-marriage = Брак или помолвка
web-act-children = Завести детей
web-act-money = Занять у друзей
web-act-socialize = Выйти в свет
web-act-who = Кто они?
web-act-big-family = Сколько их было?
web-act-wealthy = Они были богаты?
web-act-knew = С кем они знались?
web-choose-a-friend = выберите друга из руки
web-children-note = 1 ребёнок; пол за { $honor } { $honor ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства
web-marriage-note = Друг из руки вступает в брак со взрослым этого поколения или обручается с ребёнком.
web-who-note = Друг из руки встаёт рядом с одиноким родственником или на место неизвестного.
web-pawn-of = фишка: { $who }
web-barred = закрыто другом в ряду
web-left = осталось { $count }
web-mission-drawn = взять { $count }, оставить 1
web-mission-hidden = под покровителя
    .testament = не в III поколении
web-two-children = детей у одной пары: { $count }
web-held-by = владеет: { $who }
web-deck = колода { $count }
web-discarded = сброшено: { $count }
web-in-row = лежит открыто в ряду
web-brings-nothing = больше ничего не приносит
web-hidden-cards = { $count } { $count ->
    [one] закрытая карта
    [few] закрытые карты
   *[many] закрытых карт
}
web-hand-of = друзей в руке: { $count }
web-empty-hand = друзей в руке нет
web-hidden-patron = Тайный покровитель
web-unlocked = открыто дополнительных целей: { $count }
web-for-each = за каждое: { $what } (сейчас { $times })
web-honor-for = { $honor } благородства
web-pawns-placed = личные фишки стоят
web-own-pawn-note = для любого действия на обоих полях
web-income-note = золото в конце каждого раунда
web-prestige-note = благородство в конце каждого поколения
web-honor-note = решает исход игры
web-complication-note = Новые осложнения в этом поколении не вредят.
web-this-generation = до конца этого поколения
web-round = раунд { $round } из { $rounds }
web-of-generation = поколение { $generation }
web-married-to = в браке: { $who }
web-betrothed-to = помолвка: { $who }
web-holds = владеет: { $what }
web-is-dead = нет в живых
web-unknown = неизвестный родственник
web-not-yet-born = наследники, ещё не родились
web-child-drawn = { $count } { $count ->
    [one] ребёнок из колоды
    [few] ребёнка из колоды
   *[many] детей из колоды
}
web-children-word = { $count ->
    [one] ребёнок
    [few] ребёнка
   *[many] детей
}
web-children-now = дети этого поколения
web-drawn = из колоды
web-rest-later = Всё, кроме денег, ждёт свадьбы в следующем поколении.
web-if-marries = Брак: { $friend }
web-if-marries-whom = Брак: { $kin } и { $friend }
web-if-betrothed-to = Помолвка: { $friend } и { $kin }
web-if-beside = { $friend } рядом: { $kin }
web-if-was = Если это { $friend }
web-wish-any = Ребёнок, кто придёт
web-wish-son = Сын
web-wish-daughter = Дочь
web-change-gold = { $by } золотых
web-change-income = { $by } дохода
web-change-prestige = { $by } престижа
web-change-honor = { $by } благородства
web-change-pawn = +1 фишка ({ $pawn })
web-no-pawn = такой фишки нет ({ $pawn })
web-family-of = Семья: { $who }
web-back-home = к своей
web-level-you = вы
web-level-below = дети
web-level-parents = родители
web-level-grandparents = деды и бабушки
web-level-great = { $times ->
    [1] прадеды
   *[other] { $times }× прадеды
}
web-zoom-in = Крупнее
web-zoom-out = Мельче
web-zoom-fit = Всё древо
