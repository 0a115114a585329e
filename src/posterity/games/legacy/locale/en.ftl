# Legacy in English.

title = Legacy
tagline = Marry well, have children, and leave a name that lasts.
pitch = Marry well, have children, and leave a family tree worth the Duke’s testament.
credits = Legacy: The Testament of Duke de Crecy is by Michiel Hendriks.
variant-standard = 2 to 4 players
variant-solo = alone
variant-testament = alone: The Testament
choice = The game
choice-solo = found a dynasty
choice-testament = The Testament: find forebears

## House rules

house-open-hands = open hands
house-open-hands-about = What was taken from the row lies open in every hand (L 23.1).
house-betrothed-beauty = cheaper betrothals for A True Beauty
house-betrothed-beauty-about = A marriage arranged for A True Beauty while she is a child costs less too (L 23.2).
house-lost-child-ends = a lost child ends the births
house-lost-child-ends-about = When the child is lost to a complication, a second draw of the doctor or of the wedding lapses (L 23.3).
house-single-search = searches with single cards
house-single-search-about = Eustachy and Margarethe give no choice in a search for a son or a daughter (L 23.4).
house-barred-testament = The Testament with barred actions
house-barred-testament-about = In The Testament too, friends in the row bar the actions of their occupations (L 23.5).

## Things

friend-abigail = Abigail
friend-aleksandr = Aleksandr
friend-alonso = Alonso
friend-anastasia = Anastasia
friend-angelique = Angelique
friend-ann = Ann
friend-arianne = Arianne
friend-ayse = Ayse
friend-barbara = Barbara
friend-bernadette = Bernadette
friend-bianca = Bianca
friend-carlos = Carlos
friend-catalina = Catalina
friend-charlotte = Charlotte
friend-claire = Claire
friend-colette = Colette
friend-constant = Constant
friend-diego = Diego
friend-dmitri = Dmitri
friend-edward = Edward
friend-eleanor = Eleanor
friend-erich = Erich
friend-etienne = Etienne
friend-eustachy = Eustachy
friend-evgenia = Evgenia
friend-fehmi = Fehmi
friend-friedrich = Friedrich
friend-gaspard = Gaspard
friend-george = George
friend-gertrude = Gertrude
friend-giacomo = Giacomo
friend-giulia = Giulia
friend-grigori = Grigori
friend-hans-heinrich = Hans Heinrich
friend-ines = Ines
friend-isabella = Isabella
friend-jadwiga = Jadwiga
friend-jan = Jan
friend-johanna = Johanna
friend-katherine = Katherine
friend-kazimierz = Kazimierz
friend-laurent = Laurent
friend-leonid = Leonid
friend-lorenzo = Lorenzo
friend-lucienne = Lucienne
friend-lucrezia = Lucrezia
friend-ludwig = Ludwig
friend-manuel = Manuel
friend-margarethe = Margarethe
friend-marguerite = Marguerite
friend-maria = Maria
friend-mehmet = Mehmet
friend-michael = Michael
friend-miranda = Miranda
friend-nancy = Nancy
friend-nathalie = Nathalie
friend-nicolas = Nicolas
friend-patrick = Patrick
friend-pierre = Pierre
friend-pieter = Pieter
friend-robert = Robert
friend-roger = Roger
friend-rowena = Rowena
friend-samuel = Samuel
friend-saskia = Saskia
friend-selim = Selim
friend-sophie = Sophie
friend-stanislaw = Stanislaw
friend-tatiana = Tatiana
friend-thomas = Thomas
friend-vera = Vera
friend-vittorio = Vittorio
friend-willem = Willem
friend-william = William
friend-zofia = Zofia
friend-hidden = a friend nobody else sees

## First names

name-antoine = Antoine
name-baptiste = Baptiste
name-charles = Charles
name-denis = Denis
name-emmanuel = Emmanuel
name-francois = François
name-gabriel = Gabriel
name-henri = Henri
name-jacques = Jacques
name-leon = Léon
name-mathieu = Mathieu
name-olivier = Olivier
name-augustin = Augustin
name-bastien = Bastien
name-clement = Clément
name-eugene = Eugène
name-felix = Félix
name-guillaume = Guillaume
name-hugues = Hugues
name-jean = Jean
name-lucien = Lucien
name-martin = Martin
name-philippe = Philippe
name-remi = Rémi
name-armand = Armand
name-benoit = Benoît
name-cyprien = Cyprien
name-ferdinand = Ferdinand
name-gilles = Gilles
name-hippolyte = Hippolyte
name-joseph = Joseph
name-leopold = Léopold
name-michel = Michel
name-paul = Paul
name-simon = Simon
name-vincent = Vincent
name-adrien = Adrien
name-blaise = Blaise
name-christophe = Christophe
name-frederic = Frédéric
name-gilbert = Gilbert
name-jerome = Jérôme
name-julien = Julien
name-maxime = Maxime
name-octave = Octave
name-raymond = Raymond
name-sylvain = Sylvain
name-xavier = Xavier
name-adelaide = Adélaïde
name-blanche = Blanche
name-catherine = Catherine
name-diane = Diane
name-elisabeth = Élisabeth
name-francoise = Françoise
name-genevieve = Geneviève
name-helene = Hélène
name-jeanne = Jeanne
name-louise = Louise
name-madeleine = Madeleine
name-suzanne = Suzanne
name-agathe = Agathe
name-beatrice = Béatrice
name-cecile = Cécile
name-delphine = Delphine
name-emilie = Émilie
name-felicite = Félicité
name-gabrielle = Gabrielle
name-henriette = Henriette
name-julie = Julie
name-lucie = Lucie
name-mathilde = Mathilde
name-therese = Thérèse
name-agnes = Agnès
name-brigitte = Brigitte
name-clemence = Clémence
name-dorothee = Dorothée
name-elise = Élise
name-flore = Flore
name-hortense = Hortense
name-jacqueline = Jacqueline
name-laure = Laure
name-manon = Manon
name-pauline = Pauline
name-victoire = Victoire
name-amelie = Amélie
name-clotilde = Clotilde
name-constance = Constance
name-esther = Esther
name-eugenie = Eugénie
name-irene = Irène
name-josephine = Joséphine
name-leonie = Léonie
name-marianne = Marianne
name-olympe = Olympe
name-rosalie = Rosalie
name-sylvie = Sylvie
sex-man = a man
sex-woman = a woman
patriarch = patriarch
matriarch = matriarch
head-white = white
head-black = black
head-brown = brown
head-pink = pink
nation-french = French
nation-british = British
nation-russian = Russian
nation-prussian = Prussian
nation-spanish = Spanish
nation-italian = Italian
nation-dutch = Dutch
nation-polish = Polish
nation-turkish = Turkish
nation-american = American
occupation-artist = artist
occupation-craftsman = craftsman
occupation-diplomat = diplomat
occupation-scientist = scientist
occupation-aristocrat = aristocrat
pawn-green = green
pawn-orange = orange
pawn-red = red
pawn-blue = sky-blue
pawn-yellow = yellow
pawn-own = own
child-son = son
child-handsome = Handsome (son)
child-brave = Brave (son)
child-don-juan = Don Juan (son)
child-twin-son = Surprise Twins (son)
child-daughter = daughter
child-gossip-queen = Gossip Queen (daughter)
child-beautiful-smile = Beautiful Smile (daughter)
child-true-beauty = A True Beauty (daughter)
child-twin-daughter = Surprise Twins (daughter)
child-complication = complication
lot-son = son
lot-daughter = daughter
lot-complication = complication
rank-baron = Baron
rank-viscount = Viscount
rank-count = Count
rank-knight-of-saint-louis = Knight of Saint-Louis
rank-governor = Governor
rank-marquis = Marquis
rank-peer-of-france = Peer of France
rank-duke = Duke
rank-prince = Prince
contribution-village-well = Village Well
contribution-charity-banquet = Charity Banquet
contribution-parish-school = Parish School
contribution-court-ballet = Court Ballet
contribution-royal-academy = Royal Academy
contribution-opera-house = Opera House
contribution-botanical-garden = Botanical Garden
contribution-public-library = Public Library
contribution-triumphal-arch = Triumphal Arch
patron-law = John Law
patron-pompadour = Madame de Pompadour
patron-rousseau = Jean-Jacques Rousseau
patron-franklin = Benjamin Franklin
patron-fleury = Cardinal de Fleury
patron-louis = Louis XV
mission-steam-engine = New Steam Engine
mission-craft-guild = Establish a Craft Guild
mission-old-cathedral = Renovate the Old Cathedral
mission-political-party = Found a Political Party
mission-revolution = Preparing for the Revolution
mission-unrest = Unrest at the Court
mission-royal-navy = Strengthen the Royal Navy
mission-thailand = Diplomatic Mission in Thailand
mission-french-culture = French Culture
mission-encyclopedia = The Great Encyclopedia
mission-salon = Salon of All Talents
mission-ties = Ties across Europe
mission-worthy-seat = A Seat worthy of the Name
mission-commerce = House of Commerce
mission-fruitful-house = A Fruitful House
hint-titled-forebear = A man among the forebears on the father’s side held a title.
hint-three-with-diplomat = A couple of grandparents had three children, one of them a diplomat.
hint-foreign-grandmother = A grandmother was not French.
hint-scientist-grandfather = A grandfather was a scientist.
hint-artist-grandmother = A grandmother was an artist.
hint-couple-of-one-nation = A couple of great-grandparents, both known, shared one nation.
hint-mothers-mansion = A forebear on the mother’s side owned a mansion.
hint-fathers-venture = A forebear on the father’s side led a venture.
hint-craftsman-siblings = Two siblings were both craftsmen.
hint-three-occupations = Three known forebears on the mother’s side had three different occupations.
hint-line-of-four = Four known forebears stand in an unbroken line above one of the parents.
hint-five-nations = Five nations are among the known relatives.
hint-title-and-mansion = A couple holds a title and a mansion.
hint-risen-aristocrat = A known relative is an aristocrat with a craftsman as parent.
hint-all-occupations = All five occupations are among the known relatives.
hint-other = { $among }: { $needs }.
hint-other-by = { $among }, { $by }: { $needs }.
hint-among-relatives = Relatives
hint-among-grandparents = Grandparents
hint-among-great-grandparents = Great-grandparents
hint-among-forebears = Forebears
hint-among-father-side = Forebears on the father’s side
hint-among-mother-side = Forebears on the mother’s side
hint-among-kind = Known relatives ({ $what })
hint-by-men = the men
hint-by-women = the women
hint-by-couples = a couple
hint-by-children = the children of a couple
hint-by-siblings = brothers and sisters of one family
hint-by-parents = the parents of one of them
hint-by-line = an unbroken line of known ones above one of the parents
hint-need-foreign = { $count } not French
hint-need-compatriots = { $count } of one nation
hint-need-nations = { $count } { $count ->
    [one] nation
   *[other] nations
}
hint-need-occupations = { $count } { $count ->
    [one] occupation
   *[other] occupations
}
hint-need-known = { $count } known { $count ->
    [one] person
   *[other] people
}
hint-need-people = { $count } { $count ->
    [one] person
   *[other] people
}
space-title = title
space-doctor = doctor
space-mansion = mansion
space-venture = venture
space-mission = mission
space-contribution = contribution
space-marriage = marriage
    .testament = Who Were They?
space-children = children
    .testament = How Big Was My Family?
space-money = ask friends for money
    .testament = How Wealthy Were They?
space-friends = socialize
    .testament = Whom Did They Know?
wish-any = a child, whichever comes
wish-son = a son, for honor
wish-daughter = a daughter, for honor
card-first = the first card
card-second = the second card
points-prestige = prestige
points-children = children
points-friends = friends and children grown up
points-honours = titles and contributions
points-missions = missions
points-lost = given up or lost
points-patron = patron
points-descent = descent
points-hints = open hints
level-reached = { $level } Honor: { $points }.
level-extinct = The family has died out: no child was born.
level-testament-won = You are the heir of the duke: all hints are proven.
level-testament-lost = The duke leaves you nothing: not all hints are proven.
somebody = somebody new
unknown-man = unknown man { $number }
unknown-woman = unknown woman { $number }
unknown-with-child = { $who } (child: { $near })
unknown-with-parents = { $who } (parents: { $near })

## What cards bring

effect-income = income { $signed }
effect-prestige = prestige { $signed }
effect-honor = honor { $signed }
effect-gold = gold { $signed }
effect-take = take { $amount } { $amount ->
    [one] friend
   *[other] friends
} from the row
effect-draw = draw { $amount } { $amount ->
    [one] friend
   *[other] friends
} from the deck
effect-pawn = extra pawn: { $what }
effect-ask-money = ask friends for money at once, without a pawn
    .testament = How Wealthy Were They? at once, without a pawn
effect-new-row = discard the row, lay out a new one, take { $amount } { $amount ->
    [one] friend
   *[other] friends
}
effect-hidden-mission = a mission face down under the patron
effect-exchange-hand = discard any number of friends, draw as many
effect-opponents-pay-me = each opponent gives you { $amount } gold
effect-opponents-lose-gold = each opponent pays { $amount } gold
effect-opponents-lose-honor = each opponent loses { $amount } honor
effect-opponents-discard = each opponent discards { $amount } { $amount ->
    [one] friend
   *[other] friends
}
effect-steal = a random friend from the hand of an opponent
effect-steal-from-larger = a random friend from each larger hand
effect-counts-as = counts as one more of the family: { $what }
effect-free-marriage = needs no pawn
effect-wedding-children = two children at the wedding
    .testament = two children for a couple of known relatives
effect-child-choice = births: draw two cards, keep one
    .testament = children of the couple: draw two cards, keep one
effect-no-child-limit = no limit of children
effect-socialize = this generation: socializing brings { $amount } { $amount ->
    [one] friend
   *[other] friends
} more
    .testament = this generation: Whom Did They Know? brings { $amount } { $amount ->
        [one] friend
       *[other] friends
    } more
effect-money = this generation: asking for money brings { $amount } gold more
    .testament = this generation: How Wealthy Were They? brings { $amount } gold more
effect-mansion = this generation: mansions cost { $amount } gold less
effect-doctor = this generation: the doctor costs { $amount } gold less and no friend
effect-deck = this generation: friends may be drawn from the deck instead
effect-contribution = this generation: contributions cost { $amount } gold less
effect-with-others = { $effects } – if the family has { $needs } besides
effect-if = { $effects } – if you have { $needs }
need-french = { $count } { $count ->
    [one] French
   *[other] French
}
need-british = { $count } { $count ->
    [one] Briton
   *[other] Britons
}
need-russian = { $count } { $count ->
    [one] Russian
   *[other] Russians
}
need-prussian = { $count } { $count ->
    [one] Prussian
   *[other] Prussians
}
need-spanish = { $count } { $count ->
    [one] Spaniard
   *[other] Spaniards
}
need-italian = { $count } { $count ->
    [one] Italian
   *[other] Italians
}
need-dutch = { $count } { $count ->
    [one] Dutch
   *[other] Dutch
}
need-polish = { $count } { $count ->
    [one] Pole
   *[other] Poles
}
need-turkish = { $count } { $count ->
    [one] Turk
   *[other] Turks
}
need-american = { $count } { $count ->
    [one] American
   *[other] Americans
}
need-artist = { $count } { $count ->
    [one] artist
   *[other] artists
}
need-craftsman = { $count } { $count ->
    [one] craftsman
   *[other] craftsmen
}
need-diplomat = { $count } { $count ->
    [one] diplomat
   *[other] diplomats
}
need-scientist = { $count } { $count ->
    [one] scientist
   *[other] scientists
}
need-aristocrat = { $count } { $count ->
    [one] aristocrat
   *[other] aristocrats
}
need-gold = { $count } gold
need-hand = { $count } { $count ->
    [one] friend
   *[other] friends
} in hand
need-income = { $count } income
need-prestige = { $count } prestige
need-children = { $count } { $count ->
    [one] child
   *[other] children
} of this generation
    .testament = { $count } { $count ->
        [one] child
       *[other] children
    } found for couples in this generation
need-nations = { $count } { $count ->
    [one] nation
   *[other] nations
} in the family
need-occupations = { $count } { $count ->
    [one] occupation
   *[other] occupations
} in the family
need-mansions = { $count } { $count ->
    [one] mansion
   *[other] mansions
}
need-ventures = { $count } { $count ->
    [one] venture
   *[other] ventures
}
need-titles = { $count } { $count ->
    [one] title
   *[other] titles
}
need-contributions = { $count } { $count ->
    [one] contribution
   *[other] contributions
}
need-missions = { $count } { $count ->
    [one] completed mission
   *[other] completed missions
}
need-titles-and-mansions = { $count } { $count ->
    [one] title or mansion
   *[other] titles or mansions
}
need-large-couples = { $count } { $count ->
    [one] couple
   *[other] couples
} of generation III with 3 children
need-diplomat-nations = diplomats of { $count } { $count ->
    [one] nation
   *[other] nations
}
need-spouse-occupations = { $count } { $count ->
    [one] occupation
   *[other] occupations
} among the spouses of generation III
need-betrothed = { $count } { $count ->
    [one] betrothal
   *[other] betrothals
} of generation IV ({ $what })
need-have = { $need } (now { $have })
or = or
goal-main = { $honor } honor at the end with { $what } or more
goal-each = { $honor } honor for each: { $what }
cost-friends = { $count } { $count ->
    [one] friend
   *[other] friends
} from hand
cost-honor = { $count } honor
free = nothing
dowry = dowry { $gold }
wedding-cost = costs { $gold }

## What is being decided

ask-ChooseHead = Who leads the family: the patriarch or the matriarch?
ask-ChooseYourself = Who are you?
ask-Mulligan = Keep the starting hand, or draw a new one?
ask-Turn = Place a pawn, or pass when none of your own is left.
ask-EndOfTurn = Complete a mission before the turn ends?
ask-Spouse = Whom does the friend marry, or who is betrothed?
ask-WhoWereThey = Who Were They? Where does the friend belong in the tree?
ask-Couple = Which couple has a child?
    .testament = How Big Was My Family? Which couple had a child?
ask-KeepChild = Which of the two cards is kept?
ask-Complication = A complication: lose the child or the mother?
ask-AskMoney = Ask friends for money now, without a pawn?
    .testament = How Wealthy Were They? Now, without a pawn?
ask-TakeFriends = Which friend of the row?
ask-TakeWoman = Don Juan: which woman of the row?
ask-Discard = Which friend is discarded?
ask-ExchangeHand = Which friends are exchanged for cards of the deck?
ask-Steal = From whose hand?
ask-GrowUp = The children grow up: who is next?
ask-Weddings = The arranged weddings: which is next?
ask-PlacePawn = Which pawn?
ask-Holder = For whom of the family?
    .testament = For whom of the relatives?
ask-ChooseMission = Which of the two missions is kept?

## Before chance

hold-Birth = A child card is about to be drawn.
hold-DrawFriends = Friends are about to be drawn from the deck.
hold-FillRow = A new row of friends is about to be laid out.
hold-DrawMissions = Missions are about to be drawn.
hold-StealFrom = A friend is about to be taken at random from a hand.
hold-FindParent = The parents are about to be found.

## Actions

action-lead = begin as { $sex }
action-keep-hand = keep the hand
action-mulligan = draw a new hand
action-marry = bring { $friend } into the family
    .testament = Who Were They? { $friend }
action-with = marriage with { $kin }
    .testament = beside { $kin }
action-become = in the place of { $kin }
action-have-children = a child for one of the couples
    .testament = How Big Was My Family? A child for one of the couples
action-bear = { $kin }: { $wish }
action-ask-money = ask friends for { $gold } gold
    .testament = How Wealthy Were They? { $gold } gold
action-socialize = socialize: take { $cards } { $cards ->
    [one] friend
   *[other] friends
}
    .testament = Whom Did They Know? { $cards } { $cards ->
        [one] friend
       *[other] friends
    }
action-acquire = acquire a title: { $rank }
action-contribute = contribute: { $contribution }
action-mansion = buy a mansion
action-venture = initiate a venture
action-doctor = hire the doctor
action-undertake = undertake a mission
action-for = for { $kin }
action-place = pawn: { $pawn }
action-complete = complete the mission: { $mission }
action-choose = keep the mission: { $mission }
action-pass = pass
action-finish = go on
action-discard = discard { $friend }
action-take = take { $friend }
action-from-deck = draw from the deck instead
action-keep-child = keep: { $card }
action-lose-child = lose the child
action-lose-mother = lose the mother
action-grow = { $kin } grows up
action-wed = the wedding of { $kin }
action-from-hand-of = from the hand of { $seat }

## Why not

why-already-taken = it is no longer there
why-barred-by-the-row = a friend in the row has the occupation of this action
why-hand-is-empty = this hand is empty
why-head-never-dies = the head of the family cannot be lost
why-holds-one-already = holds one of this kind already
why-lacks-friends = needs { $need } { $need ->
    [one] friend
   *[other] friends
} in hand; you have { $have }
why-lacks-gold = needs { $need } gold; you have { $have }
why-lacks-gold-for-wedding = the wedding costs { $need } gold; you have { $have }
why-mission-not-fulfilled = what the mission asks for is not there yet
why-mother-is-dead = the mother is dead already
why-no-couple = there is no couple
why-no-own-pawn = none of your own pawns is left
why-no-pawn-for-it = you have no pawn for this space
why-no-patron = there is no patron for whom a mission could lie
why-none-left = none is left
why-no-room-for-children = no room for so many children
why-no-such-child-left = no such child is left in the deck
why-nobody-can-hold-it = all of this generation hold one of this kind
    .testament = all relatives hold one of this kind
why-nobody-to-marry = nobody in the family could marry this friend
    .testament = there is no place for this friend in the tree
why-not-a-woman = only a woman can be taken
why-not-single = is married or betrothed
why-own-pawn-left = you still have a pawn of your own
why-row-is-empty = the row is empty
why-same-sex = is of the same sex
why-space-taken = a pawn stands there already

## What happened

event-generation = { $generation ->
    [1] Generation I begins.
    [2] Generation II begins.
   *[other] Generation III begins.
}
event-round = Round { $round } begins.
event-first-player = First player: { $who }.
event-head = { $who } chose the head of the family: { $sex } ({ $head }).
event-new-hand = { $who } shuffled the hand back and drew a new one.
event-pawn = { $who } gained an extra pawn ({ $pawn }).
event-no-pawn = No such extra pawn is left for { $who } ({ $pawn }).
event-placed = { $who } placed a pawn ({ $pawn }): { $space }.
event-passed = { $who } passed.
event-paid = { $who } paid { $gold } gold.
event-gained-gold = { $who } gained { $gold } gold.
event-income = { $who }: income is { $to } now.
event-prestige = { $who }: prestige is { $to } now.
event-honor = { $who }: honor +{ $by } ({ $source }).
event-honor-lost = { $who }: honor −{ $by } ({ $source }).
event-took = { $who } took { $friend } from the row.
event-drew = { $who } drew from the deck: { $friend }.
event-discarded = { $who } discarded { $friend }.
event-stolen = { $who } took { $friend } from the hand of { $from }.
event-new-row = A new row of friends is laid out.
event-married = { $who }: { $friend } married { $kin }.
event-betrothed = { $who }: { $friend } is betrothed to { $kin }.
event-expected = { $who }: { $children ->
    [1] a child is expected
   *[other] children are expected
} (couple: { $kin }).
event-condition-met = { $who }: what { $friend } asks for is there.
event-condition-unmet = { $who }: what { $friend } asks for is not there.
event-born = { $who }: born to { $parent } – { $kin }, { $child }.
    .testament = { $who }: a child is found – { $kin }, { $child }.
event-complication = { $who }: a complication at a birth (couple: { $kin }).
event-complication-ignored = { $who }: another complication does no harm.
event-child-lost = { $who }: the child was lost (couple: { $kin }).
event-mother-lost = { $who }: the mother was lost (couple: { $kin }).
event-no-child = { $who }: no child card is left.
event-grew-up = { $who }: { $kin } has grown up.
event-title = { $who }: title for { $kin } – { $rank }.
event-contribution = { $who }: contribution of { $kin } – { $contribution }.
event-mansion = { $who }: a mansion for { $kin }.
event-venture = { $who }: a venture for { $kin }.
event-mission = { $who } undertook a mission: { $mission }.
event-mission-dropped = { $who } discarded a mission: { $mission }.
event-mission-hidden = { $who } laid a mission face down under the patron.
event-mission-done = { $who } completed a mission: { $mission }.
event-revealed = { $who }: { $friend } is found.
event-parent = { $who }: a new forebear – { $kin }.
event-hint = A hint: { $hint }
event-hint-fulfilled = Fulfilled: { $hint }
event-extinct = The family of { $who } is extinct: no child was born.
event-patron = { $who } revealed the patron: { $patron }.
event-game-over = The game is over.

## The same, short, for prices

standing-gold = gold
standing-income = income
standing-prestige = prestige
standing-honor = honor
standing-points = if it ended now
standing-hand = friends in hand
standing-hidden-missions = missions under the patron
standing-pawn-own = own pawns
standing-pawn-green = green pawns
standing-pawn-orange = orange pawns
standing-pawn-red = red pawns
standing-pawn-blue = sky-blue pawns
standing-pawn-yellow = yellow pawns

short-took = +{ $friend }
short-discarded = −{ $friend }
short-married = a wedding now
short-betrothed = an arranged marriage

## The board in words

nothing = –
several = { $count }× { $what }
board-round = { $round ->
    [0] Before the first round · friends in the deck: { $deck }
   *[other] Round { $round } of { $rounds } · generation { $generation } · first player: { $first } · friends in the deck: { $deck }
}
board-row = Friends in the row
board-hands = Friends in hand
board-who = who
board-man = man
board-woman = woman
board-wedding = wedding
board-brings = brings
board-effect = effect
board-held-by = whose
board-spaces = Main board
board-pawn = extra pawn
board-taken-by = taken by
board-left = left
board-barred = barred by the row
board-honours = Titles and contributions
board-titles = Titles
board-contributions = Contributions
board-kind = kind
board-cost = cost
board-hints = Hints
board-open = open
board-fulfilled = fulfilled
board-heads = Heads of family
board-side = income { $income }, gold { $gold }, friends { $friends }
board-missions = Missions
board-needs = needs
board-patron = Patron
board-patrons = Patrons
board-main-goal = main goal
board-first-goal = first minor goal
board-second-goal = second minor goal
board-mansion = mansion
board-venture = venture
board-tree = Family: { $who }
board-generation = generation
board-card = card
board-spouse = spouse
board-betrothed = betrothed: { $friend }
board-died = { $card }, dead
board-holds = holds
board-ancestry = Family tree
board-parents = parents
board-families = Families
board-honor = honor
board-if-ended = if it ended now
board-prestige = prestige
board-income = income
board-gold = gold
board-hand = friends in hand
board-own-pawns = own pawns
board-extra-pawns = extra pawns
board-boons = in force
board-standing = standing
board-extinct = extinct
board-has-passed = passed
board-hidden-missions = missions under the patron
board-own-actions = Actions of the own board
board-main-actions = Actions of the main board
board-children = Special children
board-copies = cards
price-wedding-cost = the wedding cost of the friend, if any
price-wedding = a wedding now, or one arranged for a child
    .testament = a friend beside a single relative, or in the place of an unknown one
price-birth = a birth
    .testament = a child for one couple
price-chosen-birth = a birth of a chosen sex
    .testament = a child of a chosen sex
price-on-card = as on the card
price-births = { $count } { $count ->
    [one] birth
   *[other] births
} for one couple
    .testament = { $count } { $count ->
        [one] child
       *[other] children
    } for one couple
price-mission = draw { $count } { $count ->
    [one] mission
   *[other] missions
}, keep one; in generation III one face down under the patron
    .testament = draw { $count } { $count ->
        [one] mission
       *[other] missions
    }, keep one; not in generation III
brings-handsome = { $handsome } gold at his wedding
    .testament = { $handsome } gold when a friend is put beside him
brings-brave = { $brave } honor when he grows up
brings-don-juan = a woman from the row when he grows up
brings-twins = one more child at birth, whatever the limit
    .testament = one more child when drawn as a child of a couple
brings-gossip-queen = { $friends } { $friends ->
    [one] friend
   *[other] friends
} from the deck when she grows up
brings-beautiful-smile = { $smile } gold more for asking, in the generation in which she grows up
brings-true-beauty = her wedding costs { $beauty } gold less, once she is grown up
    .testament = the friend beside her costs { $beauty } gold less
brings-true-beauty-betrothed = her wedding costs { $beauty } gold less, also if it is arranged while she is a child
    .testament = the friend beside her costs { $beauty } gold less

## Keepsakes: the story of the house, its tree as a poster and as a GEDCOM file

keepsake-story = The story of the house
keepsake-poster = The family tree
keepsake-gedcom = For genealogy programs (GEDCOM)
house-valcourt = Valcourt
house-montreuil = Montreuil
house-aubigny = Aubigny
house-rochebrune = Rochebrune
story-title = The House of { $house }
story-title-testament = The forebears of { $who }
story-chapter = Generation { $generation } · about { $year }
story-search = The search, part { $generation }
story-quiet = Of these years the chronicle has nothing to tell.
story-and = { $first } and { $last }
story-unknown-man = An unknown man
story-unknown-woman = An unknown woman
story-head = The House of { $house } begins with { $name }.
story-wedding = { $one } and { $other } ({ $about }) were married.
story-betrothal = { $one } was promised to { $other } ({ $about }).
story-births = { $count ->
    [one] { $one } and { $other } had a child: { $children }.
   *[other] { $one } and { $other } had children: { $children }.
}
story-survived = { $count ->
    [one] The child lived: { $children }.
   *[other] The children lived: { $children }.
}
story-child-lost = A birth went badly: { $one } and { $other } lost the child.
story-mother-lost = A birth went badly, and { $mother } died of it.
story-title-gained = { $name } received { $sex ->
    [woman] her
   *[other] his
} title: { $rank }.
story-contribution = { $name } made { $sex ->
    [woman] her
   *[other] his
} gift to the community: { $contribution }.
story-mansion = { $name } bought a mansion for { $sex ->
    [woman] her
   *[other] his
} family.
story-venture = { $name } founded a venture in { $sex ->
    [woman] her
   *[other] his
} name.
story-mission = The house completed a mission: { $mission }.
story-found = { $name } came to light ({ $about }).
story-hint = A hint of the testament proved true. { $hint }
story-patron = The patron of the house was { $patron }.
story-extinct = No child was born in these years, and the house died out.
story-honor = The house closes its chronicle with { $honor } honor.
story-won = Every hint is proved, and the inheritance with it: { $honor } honor.
story-lost = { $open ->
    [one] One hint was never proved
   *[other] { $open } hints were never proved
}, and the inheritance was lost: { $honor } honor.
gedcom-language = English
gedcom-lost-children = { $count ->
    [one] One child was lost at birth.
   *[other] { $count } children were lost at birth.
}

# How a game can end, for statistics.
ending-full = three generations, every family
ending-with-extinction = three generations, a family died out
ending-last-family = one family left
ending-all-extinct = every family died out
ending-testament-won = the testament is fulfilled
ending-testament-lost = the testament is not fulfilled
