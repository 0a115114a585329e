# Legacy по-русски.

title = Наследие
tagline = Выгодные браки, дети и имя, которое переживёт вас.
pitch = Женитесь с умом, растите детей и оставьте родословное древо, достойное завещания герцога.
credits = Автор игры Legacy: The Testament of Duke de Crecy — Михил Хендрикс.
variant-standard = от 2 до 4 игроков
variant-solo = в одиночку
variant-testament = в одиночку: «Завещание»
choice = Игра
choice-solo = основать род
choice-testament = Завещание: найти предков

## Домашние правила

house-open-hands = открытые руки
house-open-hands-about = Друзья, взятые из открытого ряда, видны всем и в руке (L 23.1).
house-betrothed-beauty = помолвка Настоящей красавицы дешевле
house-betrothed-beauty-about = Брак, запланированный для Настоящей красавицы в детстве, тоже обходится дешевле (L 23.2).
house-lost-child-ends = потеря ребёнка завершает рождения
house-lost-child-ends-about = Если при осложнении потерян ребёнок, вторая карта, положенная от акушера или на свадьбе, пропадает (L 23.3).
house-single-search = поиск по одной карте
house-single-search-about = Евстахий и Маргарета не дают выбора при поиске сына или дочери (L 23.4).
house-barred-testament = «Завещание» с закрытыми действиями
house-barred-testament-about = И в «Завещании» друзья в ряду закрывают действия своего рода занятий (L 23.5).

## Предметы

friend-abigail = Абигейл
friend-aleksandr = Александр
friend-alonso = Алонсо
friend-anastasia = Анастасия
friend-angelique = Анжелика
friend-ann = Энн
friend-arianne = Арианна
friend-ayse = Айше
friend-barbara = Барбара
friend-bernadette = Бернадетта
friend-bianca = Бьянка
friend-carlos = Карлос
friend-catalina = Каталина
friend-charlotte = Шарлотта
friend-claire = Клер
friend-colette = Колетт
friend-constant = Констан
friend-diego = Диего
friend-dmitri = Дмитрий
friend-edward = Эдвард
friend-eleanor = Элеонора
friend-erich = Эрих
friend-etienne = Этьен
friend-eustachy = Евстахий
friend-evgenia = Евгения
friend-fehmi = Фехми
friend-friedrich = Фридрих
friend-gaspard = Гаспар
friend-george = Джордж
friend-gertrude = Гертруда
friend-giacomo = Джакомо
friend-giulia = Джулия
friend-grigori = Григорий
friend-hans-heinrich = Ганс Генрих
friend-ines = Инес
friend-isabella = Изабелла
friend-jadwiga = Ядвига
friend-jan = Ян
friend-johanna = Йоханна
friend-katherine = Катрин
friend-kazimierz = Казимеж
friend-laurent = Лорен
friend-leonid = Леонид
friend-lorenzo = Лоренцо
friend-lucienne = Люсьенн
friend-lucrezia = Лукреция
friend-ludwig = Людвиг
friend-manuel = Мануэль
friend-margarethe = Маргарета
friend-marguerite = Маргерит
friend-maria = Мария
friend-mehmet = Мехмет
friend-michael = Михаэль
friend-miranda = Миранда
friend-nancy = Нэнси
friend-nathalie = Натали
friend-nicolas = Николя
friend-patrick = Патрик
friend-pierre = Пьер
friend-pieter = Питер
friend-robert = Роберт
friend-roger = Роже
friend-rowena = Ровена
friend-samuel = Сэмюэл
friend-saskia = Саския
friend-selim = Селим
friend-sophie = Софи
friend-stanislaw = Станислав
friend-tatiana = Татьяна
friend-thomas = Тома
friend-vera = Вера
friend-vittorio = Витторио
friend-willem = Виллем
friend-william = Уильям
friend-zofia = Зофья
friend-hidden = друг, которого больше никто не видит

## Имена

name-antoine = Антуан
name-baptiste = Батист
name-charles = Шарль
name-denis = Дени
name-emmanuel = Эммануэль
name-francois = Франсуа
name-gabriel = Габриэль
name-henri = Анри
name-jacques = Жак
name-leon = Леон
name-mathieu = Матьё
name-olivier = Оливье
name-augustin = Огюстен
name-bastien = Бастьен
name-clement = Клеман
name-eugene = Эжен
name-felix = Феликс
name-guillaume = Гийом
name-hugues = Юг
name-jean = Жан
name-lucien = Люсьен
name-martin = Мартен
name-philippe = Филипп
name-remi = Реми
name-armand = Арман
name-benoit = Бенуа
name-cyprien = Сиприен
name-ferdinand = Фердинан
name-gilles = Жиль
name-hippolyte = Ипполит
name-joseph = Жозеф
name-leopold = Леопольд
name-michel = Мишель
name-paul = Поль
name-simon = Симон
name-vincent = Венсан
name-adrien = Адриен
name-blaise = Блез
name-christophe = Кристоф
name-frederic = Фредерик
name-gilbert = Жильбер
name-jerome = Жером
name-julien = Жюльен
name-maxime = Максим
name-octave = Октав
name-raymond = Раймон
name-sylvain = Сильвен
name-xavier = Ксавье
name-adelaide = Аделаида
name-blanche = Бланш
name-catherine = Катерина
name-diane = Диана
name-elisabeth = Элизабет
name-francoise = Франсуаза
name-genevieve = Женевьева
name-helene = Элен
name-jeanne = Жанна
name-louise = Луиза
name-madeleine = Мадлен
name-suzanne = Сюзанна
name-agathe = Агата
name-beatrice = Беатрис
name-cecile = Сесиль
name-delphine = Дельфина
name-emilie = Эмилия
name-felicite = Фелисите
name-gabrielle = Габриэлла
name-henriette = Генриетта
name-julie = Жюли
name-lucie = Люси
name-mathilde = Матильда
name-therese = Тереза
name-agnes = Аньес
name-brigitte = Бригитта
name-clemence = Клеманс
name-dorothee = Доротея
name-elise = Элиза
name-flore = Флора
name-hortense = Гортензия
name-jacqueline = Жаклин
name-laure = Лора
name-manon = Манон
name-pauline = Полина
name-victoire = Виктуар
name-amelie = Амели
name-clotilde = Клотильда
name-constance = Констанция
name-esther = Эстер
name-eugenie = Эжени
name-irene = Ирен
name-josephine = Жозефина
name-leonie = Леони
name-marianne = Марианна
name-olympe = Олимпия
name-rosalie = Розали
name-sylvie = Сильвия
sex-man = мужчина
sex-woman = женщина
patriarch = патриарх
matriarch = матриарх
head-white = белая
head-black = чёрная
head-brown = коричневая
head-pink = розовая
nation-french = Франция
nation-british = Великобритания
nation-russian = Россия
nation-prussian = Пруссия
nation-spanish = Испания
nation-italian = Италия
nation-dutch = Голландия
nation-polish = Польша
nation-turkish = Турция
nation-american = Америка
occupation-artist = человек искусства
occupation-craftsman = ремесленник
occupation-diplomat = дипломат
occupation-scientist = учёный
occupation-aristocrat = аристократ
pawn-green = зелёная
pawn-orange = оранжевая
pawn-red = красная
pawn-blue = голубая
pawn-yellow = жёлтая
pawn-own = личная
child-son = сын
child-handsome = Красавчик (сын)
child-brave = Храбрец (сын)
child-don-juan = Донжуан (сын)
child-twin-son = Нежданные близнецы (сын)
child-daughter = дочь
child-gossip-queen = Главная сплетница (дочь)
child-beautiful-smile = Прелестная улыбка (дочь)
child-true-beauty = Настоящая красавица (дочь)
child-twin-daughter = Нежданные близнецы (дочь)
child-complication = осложнение
lot-son = сын
lot-daughter = дочь
lot-complication = осложнение
rank-baron = Барон
rank-viscount = Виконт
rank-count = Граф
rank-knight-of-saint-louis = Кавалер Святого Людовика
rank-governor = Губернатор
rank-marquis = Маркиз
rank-peer-of-france = Пэр Франции
rank-duke = Герцог
rank-prince = Принц
contribution-village-well = Деревенский колодец
contribution-charity-banquet = Благотворительный банкет
contribution-parish-school = Приходская школа
contribution-court-ballet = Королевский балет
contribution-royal-academy = Королевская академия
contribution-opera-house = Оперный театр
contribution-botanical-garden = Ботанический сад
contribution-public-library = Публичная библиотека
contribution-triumphal-arch = Триумфальная арка
patron-law = Джон Ло
patron-pompadour = Мадам де Помпадур
patron-rousseau = Жан-Жак Руссо
patron-franklin = Бенджамин Франклин
patron-fleury = Кардинал де Флёри
patron-louis = Людовик XV
mission-steam-engine = Новый паровой двигатель
mission-craft-guild = Основать ремесленную гильдию
mission-old-cathedral = Отреставрировать старый собор
mission-political-party = Основать политическую партию
mission-revolution = Подготовка к революции
mission-unrest = Смятение при дворе
mission-royal-navy = Усилить королевский флот
mission-thailand = Дипломатическая миссия в Таиланде
mission-french-culture = Французская культура
mission-encyclopedia = Великая энциклопедия
mission-salon = Салон всех талантов
mission-ties = Узы по всей Европе
mission-worthy-seat = Дом, достойный имени
mission-commerce = Торговый дом
mission-fruitful-house = Плодовитый дом
hint-titled-forebear = Мужчина среди предков по отцу носил титул.
hint-three-with-diplomat = У одной пары деда и бабушки было трое детей, и кто-то из них – дипломат.
hint-foreign-grandmother = Одна из бабушек не была француженкой.
hint-scientist-grandfather = Один из дедов был учёным.
hint-artist-grandmother = Одна из бабушек была человеком искусства.
hint-couple-of-one-nation = Пара прадеда и прабабушки, оба известны, была одной национальности.
hint-mothers-mansion = Кто-то из предков по матери владел поместьем.
hint-fathers-venture = Кто-то из предков по отцу вёл предприятие.
hint-craftsman-siblings = Двое из одной семьи, братья или сёстры, были ремесленниками.
hint-three-occupations = У трёх известных предков по матери было три разных рода занятий.
hint-line-of-four = Над одним из родителей без пропусков стоят четыре известных предка.
hint-five-nations = Среди известных родственников пять национальностей.
hint-title-and-mansion = У одной пары есть титул и поместье.
hint-risen-aristocrat = Кто-то из известных родственников – аристократ, а один из родителей – ремесленник.
hint-all-occupations = Среди известных родственников есть все пять родов занятий.
hint-other = { $among }: { $needs }.
hint-other-by = { $among }, { $by }: { $needs }.
hint-among-relatives = Родственники
hint-among-grandparents = Деды и бабушки
hint-among-great-grandparents = Прадеды и прабабушки
hint-among-forebears = Предки
hint-among-father-side = Предки по отцу
hint-among-mother-side = Предки по матери
hint-among-kind = Известные родственники ({ $what })
hint-by-men = мужчины
hint-by-women = женщины
hint-by-couples = одна пара
hint-by-children = дети одной пары
hint-by-siblings = братья и сёстры из одной семьи
hint-by-parents = родители одного из них
hint-by-line = непрерывная линия известных людей над одним из родителей
hint-need-foreign = { $count } { $count ->
    [one] человек
    [few] человека
    [many] человек
   *[other] человека
} не из Франции
hint-need-compatriots = { $count } { $count ->
    [one] человек
    [few] человека
    [many] человек
   *[other] человека
} одной национальности
hint-need-nations = { $count } { $count ->
    [one] национальность
    [few] национальности
    [many] национальностей
   *[other] национальности
}
hint-need-occupations = { $count } { $count ->
    [one] род занятий
    [few] рода занятий
    [many] родов занятий
   *[other] рода занятий
}
hint-need-known = { $count } { $count ->
    [one] известный человек
    [few] известных человека
    [many] известных человек
   *[other] известного человека
}
hint-need-people = { $count } { $count ->
    [one] человек
    [few] человека
    [many] человек
   *[other] человека
}
space-title = титул
space-doctor = акушер
space-mansion = поместье
space-venture = предприятие
space-mission = миссия
space-contribution = общественный вклад
space-marriage = брак
    .testament = Кто они?
space-children = ребёнок
    .testament = Сколько их было?
space-money = занять у друзей
    .testament = Они были богаты?
space-friends = выйти в свет
    .testament = С кем они знались?
wish-any = ребёнок, какой родится
wish-son = сын, за благородство
wish-daughter = дочь, за благородство
card-first = первая карта
card-second = вторая карта
points-prestige = престиж
points-children = дети
points-friends = друзья и выросшие дети
points-honours = титулы и вклады
points-missions = миссии
points-lost = отдано или потеряно
points-patron = покровитель
points-descent = происхождение
points-hints = открытые подсказки
level-reached = { $level } Благородство: { $points }.
level-extinct = Род угас: не родилось ни одного ребёнка.
level-testament-won = Вы наследуете герцогу: все подсказки подтверждены.
level-testament-lost = Герцог не оставил вам ничего: подтверждены не все подсказки.
somebody = кто-то новый
unknown-man = неизвестный мужчина { $number }
unknown-woman = неизвестная женщина { $number }
unknown-with-child = { $who } (ребёнок: { $near })
unknown-with-parents = { $who } (родители: { $near })

## Что приносят карты

effect-income = доход { $signed }
effect-prestige = престиж { $signed }
effect-honor = благородство { $signed }
effect-gold = золотые { $signed }
effect-take = взять { $amount } { $amount ->
    [one] открытого друга
    [few] открытых друзей
    [many] открытых друзей
   *[other] открытых друзей
}
effect-draw = взять из колоды { $amount } { $amount ->
    [one] друга
    [few] друзей
    [many] друзей
   *[other] друзей
}
effect-pawn = дополнительная фишка: { $what }
effect-ask-money = сразу занять у друзей, без фишки
    .testament = Они были богаты? – сразу, без фишки
effect-new-row = сбросить открытый ряд, выложить новый и взять { $amount } { $amount ->
    [one] друга
    [few] друзей
    [many] друзей
   *[other] друзей
}
effect-hidden-mission = закрытая миссия под покровителем
effect-exchange-hand = сбросить сколько угодно друзей и взять из колоды столько же
effect-opponents-pay-me = каждый соперник отдаёт вам { $amount } { $amount ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}
effect-opponents-lose-gold = каждый соперник платит { $amount } { $amount ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}
effect-opponents-lose-honor = каждый соперник теряет { $amount } { $amount ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства
effect-opponents-discard = каждый соперник сбрасывает { $amount } { $amount ->
    [one] друга
    [few] друзей
    [many] друзей
   *[other] друзей
}
effect-steal = случайный друг из руки соперника
effect-steal-from-larger = случайный друг из каждой большей руки
effect-counts-as = считается ещё одним в семье: { $what }
effect-free-marriage = не требует фишки
effect-wedding-children = двое детей на свадьбе
    .testament = двое детей, если в паре известны оба
effect-child-choice = рождения: взять две карты, оставить одну
    .testament = дети этой пары: взять две карты, оставить одну
effect-no-child-limit = без ограничения детей
effect-socialize = в этом поколении: выход в свет приносит больше друзей (+{ $amount })
    .testament = в этом поколении: С кем они знались? приносит больше друзей (+{ $amount })
effect-money = в этом поколении: заём приносит больше золотых (+{ $amount })
    .testament = в этом поколении: Они были богаты? приносит больше золотых (+{ $amount })
effect-mansion = в этом поколении: поместье стоит меньше золотых (−{ $amount })
effect-doctor = в этом поколении: акушер стоит меньше золотых (−{ $amount }) и ни одного друга
effect-deck = в этом поколении: друзей можно брать и из колоды
effect-contribution = в этом поколении: общественный вклад стоит меньше золотых (−{ $amount })
effect-with-others = { $effects } – если в семье есть ещё: { $needs }
effect-if = { $effects } – если у вас: { $needs }
need-french = { $count } { $count ->
    [one] француз
    [few] француза
    [many] французов
   *[other] француза
}
need-british = { $count } { $count ->
    [one] британец
    [few] британца
    [many] британцев
   *[other] британца
}
need-russian = { $count } { $count ->
    [one] русский
    [few] русских
    [many] русских
   *[other] русских
}
need-prussian = { $count } { $count ->
    [one] пруссак
    [few] пруссака
    [many] пруссаков
   *[other] пруссака
}
need-spanish = { $count } { $count ->
    [one] испанец
    [few] испанца
    [many] испанцев
   *[other] испанца
}
need-italian = { $count } { $count ->
    [one] итальянец
    [few] итальянца
    [many] итальянцев
   *[other] итальянца
}
need-dutch = { $count } { $count ->
    [one] голландец
    [few] голландца
    [many] голландцев
   *[other] голландца
}
need-polish = { $count } { $count ->
    [one] поляк
    [few] поляка
    [many] поляков
   *[other] поляка
}
need-turkish = { $count } { $count ->
    [one] турок
    [few] турка
    [many] турок
   *[other] турка
}
need-american = { $count } { $count ->
    [one] американец
    [few] американца
    [many] американцев
   *[other] американца
}
need-artist = { $count } { $count ->
    [one] человек искусства
    [few] человека искусства
    [many] человек искусства
   *[other] человека искусства
}
need-craftsman = { $count } { $count ->
    [one] ремесленник
    [few] ремесленника
    [many] ремесленников
   *[other] ремесленника
}
need-diplomat = { $count } { $count ->
    [one] дипломат
    [few] дипломата
    [many] дипломатов
   *[other] дипломата
}
need-scientist = { $count } { $count ->
    [one] учёный
    [few] учёных
    [many] учёных
   *[other] учёных
}
need-aristocrat = { $count } { $count ->
    [one] аристократ
    [few] аристократа
    [many] аристократов
   *[other] аристократа
}
need-gold = { $count } { $count ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}
need-hand = { $count } { $count ->
    [one] друг
    [few] друга
    [many] друзей
   *[other] друга
} в руке
need-income = { $count } { $count ->
    [one] единица
    [few] единицы
    [many] единиц
   *[other] единицы
} дохода
need-prestige = { $count } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} престижа
need-children = { $count } { $count ->
    [one] ребёнок
    [few] ребёнка
    [many] детей
   *[other] ребёнка
} этого поколения
    .testament = { $count } { $count ->
        [one] ребёнок, найденный
        [few] ребёнка, найденных
        [many] детей, найденных
       *[other] ребёнка, найденных
    } в этом поколении
need-nations = { $count } { $count ->
    [one] национальность
    [few] национальности
    [many] национальностей
   *[other] национальности
} в семье
need-occupations = { $count } { $count ->
    [one] род занятий
    [few] рода занятий
    [many] родов занятий
   *[other] рода занятий
} в семье
need-mansions = { $count } { $count ->
    [one] поместье
    [few] поместья
    [many] поместий
   *[other] поместья
}
need-ventures = { $count } { $count ->
    [one] предприятие
    [few] предприятия
    [many] предприятий
   *[other] предприятия
}
need-titles = { $count } { $count ->
    [one] титул
    [few] титула
    [many] титулов
   *[other] титула
}
need-contributions = { $count } { $count ->
    [one] общественный вклад
    [few] общественных вклада
    [many] общественных вкладов
   *[other] общественных вклада
}
need-missions = { $count } { $count ->
    [one] выполненная миссия
    [few] выполненные миссии
    [many] выполненных миссий
   *[other] выполненной миссии
}
need-titles-and-mansions = { $count } { $count ->
    [one] титул или поместье
    [few] титула или поместья
    [many] титулов или поместий
   *[other] титула или поместья
}
need-large-couples = { $count } { $count ->
    [one] пара
    [few] пары
    [many] пар
   *[other] пары
} III поколения с тремя детьми
need-diplomat-nations = дипломаты { $count } { $count ->
    [one] национальности
    [few] национальностей
    [many] национальностей
   *[other] национальностей
}
need-spouse-occupations = { $count } { $count ->
    [one] род занятий
    [few] рода занятий
    [many] родов занятий
   *[other] рода занятий
} среди супругов III поколения
need-betrothed = { $count } { $count ->
    [one] запланированный брак
    [few] запланированных брака
    [many] запланированных браков
   *[other] запланированных брака
} IV поколения ({ $what })
need-have = { $need } (сейчас { $have })
or = или
goal-main = { $honor } { $honor ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства, если в конце есть не меньше: { $what }
goal-each = { $what } – каждый раз { $honor } { $honor ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства
cost-friends = { $count } { $count ->
    [one] друг
    [few] друга
    [many] друзей
   *[other] друга
} из руки
cost-honor = { $count } { $count ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства
free = бесплатно
dowry = приданое { $gold }
wedding-cost = расходы { $gold }

## Что решается

ask-ChooseHead = Кто возглавит семью: патриарх или матриарх?
ask-ChooseYourself = Кто вы?
ask-Mulligan = Оставить стартовую руку или взять новую?
ask-Turn = Поставьте фишку или пасуйте, когда личных не осталось.
ask-EndOfTurn = Выполнить миссию до конца хода?
ask-Spouse = С кем друг вступит в брак или чей брак запланировать?
ask-WhoWereThey = Кто они? Где в древе место этого человека?
ask-Couple = У какой пары будет ребёнок?
    .testament = Сколько их было? У какой пары был ребёнок?
ask-KeepChild = Какую из двух карт оставить?
ask-Complication = Осложнение: потерять ребёнка или мать?
ask-AskMoney = Занять у друзей сейчас, без фишки?
    .testament = Они были богаты? Сейчас, без фишки?
ask-TakeFriends = Кого из открытых друзей?
ask-TakeWoman = Донжуан: какую из открытых женщин?
ask-Discard = Какого друга сбросить?
ask-ExchangeHand = Каких друзей обменять на карты из колоды?
ask-Steal = Из чьей руки?
ask-GrowUp = Дети взрослеют: кто следующий?
ask-Weddings = Запланированные свадьбы: какая следующая?
ask-PlacePawn = Какую фишку?
ask-Holder = Для кого в семье?
    .testament = Для кого из родственников?
ask-ChooseMission = Какую из двух миссий оставить?

## Перед случаем

hold-Birth = Сейчас будет взята карта ребёнка.
hold-DrawFriends = Сейчас будут взяты друзья из колоды.
hold-FillRow = Сейчас будет выложен новый ряд друзей.
hold-DrawMissions = Сейчас будут взяты миссии.
hold-StealFrom = Сейчас из руки будет взят случайный друг.
hold-FindParent = Сейчас найдутся родители.

## Действия

action-lead = начать как: { $sex }
action-keep-hand = оставить руку
action-mulligan = взять новую руку
action-marry = ввести в семью: { $friend }
    .testament = Кто они? { $friend }
action-with = брак: { $kin }
    .testament = рядом с этим человеком: { $kin }
action-become = на это место: { $kin }
action-have-children = завести ребёнка в одной из пар
    .testament = Сколько их было? Ребёнок одной из пар
action-bear = { $kin }: { $wish }
action-ask-money = занять у друзей: { $gold } { $gold ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}
    .testament = Они были богаты? { $gold } { $gold ->
        [one] золотой
        [few] золотых
        [many] золотых
       *[other] золотых
    }
action-socialize = выйти в свет: { $cards } { $cards ->
    [one] друг
    [few] друга
    [many] друзей
   *[other] друга
}
    .testament = С кем они знались? { $cards } { $cards ->
        [one] друг
        [few] друга
        [many] друзей
       *[other] друга
    }
action-acquire = получить титул: { $rank }
action-contribute = общественный вклад: { $contribution }
action-mansion = купить поместье
action-venture = организовать предприятие
action-doctor = нанять акушера
action-undertake = взять миссию
action-for = для кого: { $kin }
action-place = фишка: { $pawn }
action-complete = выполнить миссию: { $mission }
action-choose = оставить миссию: { $mission }
action-pass = пас
action-finish = дальше
action-discard = сбросить: { $friend }
action-take = взять: { $friend }
action-from-deck = взять вместо этого из колоды
action-keep-child = оставить: { $card }
action-lose-child = потерять ребёнка
action-lose-mother = потерять мать
action-grow = взрослеет { $kin }
action-wed = свадьба: { $kin }
action-from-hand-of = из руки: { $seat }

## Почему нет

why-already-taken = этой карты уже нет
why-barred-by-the-row = среди открытых друзей есть род занятий этого действия
why-hand-is-empty = эта рука пуста
why-head-never-dies = главу семьи потерять нельзя
why-holds-one-already = такая карта уже есть
why-lacks-friends = нужно в руке: { $need } { $need ->
    [one] друг
    [few] друга
    [many] друзей
   *[other] друга
}; у вас { $have }
why-lacks-gold = нужно: { $need } { $need ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}; у вас { $have }
why-lacks-gold-for-wedding = свадебные расходы: { $need } { $need ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
}; у вас { $have }
why-mission-not-fulfilled = условие миссии ещё не выполнено
why-mother-is-dead = матери уже нет в живых
why-no-couple = нет ни одной пары
why-no-own-pawn = личных фишек не осталось
why-no-pawn-for-it = нет фишки для этой области
why-no-patron = нет покровителя, под которым лежала бы миссия
why-none-left = ни одной не осталось
why-no-room-for-children = для стольких детей нет места
why-no-such-child-left = такого ребёнка в колоде больше нет
why-nobody-can-hold-it = у всех в этом поколении такая карта уже есть
    .testament = у всех родственников такая карта уже есть
why-nobody-to-marry = в семье нет пары для этого друга
    .testament = в древе нет места для этого друга
why-not-a-woman = взять можно только женщину
why-not-single = уже в браке, или брак запланирован
why-own-pawn-left = у вас ещё есть личная фишка
why-row-is-empty = открытых друзей нет
why-same-sex = того же пола
why-space-taken = там уже стоит фишка

## Что произошло

event-generation = { $generation ->
    [1] Начинается поколение I.
    [2] Начинается поколение II.
   *[other] Начинается поколение III.
}
event-round = Начинается раунд { $round }.
event-first-player = Первый игрок: { $who }.
event-head = { $who }: глава семьи – { $sex } ({ $head }).
event-new-hand = { $who }: новая стартовая рука.
event-pawn = { $who }: дополнительная фишка ({ $pawn }).
event-no-pawn = { $who }: такой дополнительной фишки не осталось ({ $pawn }).
event-placed = { $who }: фишка ({ $pawn }) – { $space }.
event-passed = { $who }: пас.
event-paid = { $who }: { $gold ->
    [one] уплачен { $gold } золотой
    [few] уплачено { $gold } золотых
    [many] уплачено { $gold } золотых
   *[other] уплачено { $gold } золотых
}.
event-gained-gold = { $who }: { $gold ->
    [one] получен { $gold } золотой
    [few] получено { $gold } золотых
    [many] получено { $gold } золотых
   *[other] получено { $gold } золотых
}.
event-income = { $who }: доход теперь { $to }.
event-prestige = { $who }: престиж теперь { $to }.
event-honor = { $who }: благородство +{ $by } ({ $source }).
event-honor-lost = { $who }: благородство −{ $by } ({ $source }).
event-took = { $who }: из открытого ряда – { $friend }.
event-drew = { $who }: из колоды – { $friend }.
event-discarded = { $who }: сброшена карта – { $friend }.
event-stolen = { $who }: { $friend } из руки – { $from }.
event-new-row = Выложен новый ряд друзей.
event-married = { $who }: свадьба – { $friend } и { $kin }.
event-betrothed = { $who }: запланированный брак – { $friend } и { $kin }.
event-expected = { $who }: { $children ->
    [1] ожидается ребёнок
   *[other] ожидаются дети
} (пара: { $kin }).
event-condition-met = { $who }: условие карты { $friend } выполнено.
event-condition-unmet = { $who }: условие карты { $friend } не выполнено.
event-born = { $who }: рождается { $kin }, { $child }; родитель – { $parent }.
    .testament = { $who }: найден ребёнок – { $kin }, { $child }.
event-complication = { $who }: осложнение при родах (пара: { $kin }).
event-complication-ignored = { $who }: новое осложнение не вредит.
event-child-lost = { $who }: ребёнок потерян (пара: { $kin }).
event-mother-lost = { $who }: мать потеряна (пара: { $kin }).
event-no-child = { $who }: карт детей не осталось.
event-grew-up = { $who }: взрослеет { $kin }.
event-title = { $who }: { $kin } получает титул – { $rank }.
event-contribution = { $who }: { $kin } делает общественный вклад – { $contribution }.
event-mansion = { $who }: { $kin } покупает поместье.
event-venture = { $who }: { $kin } организует предприятие.
event-mission = { $who }: миссия – { $mission }.
event-mission-dropped = { $who }: сброшена миссия – { $mission }.
event-mission-hidden = { $who }: закрытая миссия под покровителем.
event-mission-done = { $who }: выполнена миссия – { $mission }.
event-revealed = { $who }: найден родственник – { $friend }.
event-parent = { $who }: ещё один предок – { $kin }.
event-hint = Подсказка: { $hint }
event-hint-fulfilled = Подсказка выполнена: { $hint }
event-extinct = { $who }: род угас, не родилось ни одного ребёнка.
event-patron = { $who }: покровитель – { $patron }.
event-game-over = Игра окончена.

## То же коротко, для цен

standing-gold = золото
standing-income = доход
standing-prestige = престиж
standing-honor = благородство
standing-points = в итоге
standing-hand = друзья в руке
standing-hidden-missions = миссии под покровителем
standing-pawn-own = личные фишки
standing-pawn-green = зелёные фишки
standing-pawn-orange = оранжевые фишки
standing-pawn-red = красные фишки
standing-pawn-blue = голубые фишки
standing-pawn-yellow = жёлтые фишки

short-took = +{ $friend }
short-discarded = −{ $friend }
short-married = свадьба сразу
short-betrothed = запланированный брак

## Стол словами

nothing = –
several = { $count }× { $what }
board-round = { $round ->
    [0] Перед первым раундом · друзья в колоде: { $deck }
   *[other] Раунд { $round } из { $rounds } · поколение { $generation } · первый игрок: { $first } · друзья в колоде: { $deck }
}
board-row = Открытые друзья
board-hands = Друзья в руке
board-who = кто
board-man = мужчина
board-woman = женщина
board-wedding = свадьба
board-brings = приносит
board-effect = эффект
board-held-by = чьё
board-spaces = Главное поле
board-pawn = дополнительная фишка
board-taken-by = занято
board-left = осталось
board-barred = закрыто открытыми друзьями
board-honours = Титулы и вклады
board-titles = Титулы
board-contributions = Общественные вклады
board-kind = вид
board-cost = стоимость
board-hints = Подсказки
board-open = открыта
board-fulfilled = выполнена
board-heads = Главы семей
board-side = доход { $income }, золотые { $gold }, друзья { $friends }
board-missions = Миссии
board-needs = требует
board-patron = Покровитель
board-patrons = Покровители
board-main-goal = главная цель
board-first-goal = первая дополнительная цель
board-second-goal = вторая дополнительная цель
board-mansion = поместье
board-venture = предприятие
board-tree = Семья: { $who }
board-generation = поколение
board-card = карта
board-spouse = супруг
board-betrothed = запланировано: { $friend }
board-died = { $card }, нет в живых
board-holds = имеет
board-ancestry = Семейное древо
board-parents = родители
board-families = Семьи
board-honor = благородство
board-if-ended = итог сейчас
board-prestige = престиж
board-income = доход
board-gold = золотые
board-hand = друзья в руке
board-own-pawns = личные фишки
board-extra-pawns = дополнительные фишки
board-boons = действует
board-standing = положение
board-extinct = род угас
board-has-passed = пас
board-hidden-missions = миссии под покровителем
board-own-actions = Действия личного планшета
board-main-actions = Действия главного поля
board-children = Особые дети
board-copies = карты
price-wedding-cost = свадебные расходы друга, если есть
price-wedding = свадьба сразу или запланированный брак ребёнка
    .testament = друг рядом с одиноким родственником или на месте неизвестного
price-birth = рождение
    .testament = ребёнок одной из пар
price-chosen-birth = рождение ребёнка выбранного пола
    .testament = ребёнок выбранного пола
price-on-card = как на карте
price-births = рождения у одной пары: { $count }
    .testament = дети одной из пар: { $count }
price-mission = взять { $count } { $count ->
    [one] миссию
    [few] миссии
    [many] миссий
   *[other] миссии
}, оставить одну; в III поколении одна закрытая под покровителя
    .testament = взять { $count } { $count ->
        [one] миссию
        [few] миссии
        [many] миссий
       *[other] миссии
    }, оставить одну; не в III поколении
brings-handsome = { $handsome } { $handsome ->
    [one] золотой
    [few] золотых
    [many] золотых
   *[other] золотых
} после его свадьбы
    .testament = { $handsome } { $handsome ->
        [one] золотой
        [few] золотых
        [many] золотых
       *[other] золотых
    }, когда рядом с ним окажется подруга
brings-brave = { $brave } { $brave ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства, когда вырастет
brings-don-juan = открытая карта женщины, когда вырастет
brings-twins = ещё один ребёнок при рождении, несмотря на ограничение
    .testament = ещё один ребёнок, если это ребёнок одной из пар
brings-gossip-queen = { $friends } { $friends ->
    [one] друг
    [few] друга
    [many] друзей
   *[other] друга
} из колоды, когда вырастет
brings-beautiful-smile = заём приносит больше золотых (+{ $smile }) в поколении, когда она вырастет
brings-true-beauty = свадебные расходы с ней меньше (−{ $beauty }), но лишь когда она выросла
    .testament = друг рядом с ней стоит меньше золотых (−{ $beauty })
brings-true-beauty-betrothed = свадебные расходы с ней меньше (−{ $beauty }), в том числе если брак запланирован в детстве
    .testament = друг рядом с ней стоит меньше золотых (−{ $beauty })

## На память: история рода, древо как плакат и как файл GEDCOM

keepsake-story = История рода
keepsake-poster = Семейное древо
keepsake-gedcom = Для генеалогических программ (GEDCOM)
house-valcourt = Валькур
house-montreuil = Монтрёй
house-aubigny = Обиньи
house-rochebrune = Рошбрюн
story-title = Род { $house }
story-title-testament = Предки: { $who }
story-chapter = Поколение { $generation } · около { $year } года
story-search = Поиски, часть { $generation }
story-quiet = Об этих годах летопись молчит.
story-and = { $first } и { $last }
story-unknown-man = Неизвестный мужчина
story-unknown-woman = Неизвестная женщина
story-head = Род { $house } начинает { $name }.
story-wedding = { $one } и { $other } ({ $about }) обвенчались.
story-betrothal = Запланирован брак: { $one } и { $other } ({ $about }).
story-births = { $count ->
    [one] { $one } и { $other } дождались ребёнка: { $children }.
   *[other] { $one } и { $other } дождались детей: { $children }.
}
story-survived = { $count ->
    [one] Ребёнок выжил: { $children }.
   *[other] Дети выжили: { $children }.
}
story-child-lost = Роды были тяжёлыми: { $one } и { $other } потеряли ребёнка.
story-mother-lost = Роды были тяжёлыми: умерла { $mother }.
story-title-gained = { $name } { $sex ->
    [woman] получила
   *[other] получил
} титул: { $rank }.
story-contribution = { $name } { $sex ->
    [woman] сделала
   *[other] сделал
} вклад для общества: { $contribution }.
story-mansion = { $name } { $sex ->
    [woman] купила
   *[other] купил
} поместье.
story-venture = { $name } { $sex ->
    [woman] основала
   *[other] основал
} предприятие.
story-mission = Род выполнил миссию: { $mission }.
story-found = Найдено имя: { $name } ({ $about }).
story-hint = Подтвердилась подсказка завещания. { $hint }
story-patron = Покровитель рода: { $patron }.
story-extinct = В эти годы не родилось ни одного ребёнка, и род угас.
story-honor = Род закрывает летопись с итогом: { $honor } { $honor ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства.
story-won = Все подсказки подтвердились, наследство получено: { $honor } { $honor ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства.
story-lost = Наследство потеряно, неподтверждённых подсказок: { $open }. Итог: { $honor } { $honor ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
} благородства.
gedcom-language = Russian
gedcom-lost-children = Детей, потерянных при родах: { $count }.

# How a game can end, for statistics.
ending-full = три поколения, все семьи
ending-with-extinction = три поколения, одна из семей угасла
ending-last-family = осталась одна семья
ending-all-extinct = все семьи угасли
ending-testament-won = завещание исполнено
ending-testament-lost = завещание не исполнено
