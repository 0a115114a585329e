# Village in English.

title = Village
tagline = Found a family, and see who is remembered.
pitch = Four generations work, travel, and are remembered in the chronicle or lie in a nameless grave.
credits = Village is by Inka and Markus Brand.
variant-standard = 2 to 5 players
variant-solo = alone against Jagna
variant-solo-die = alone against Jagna, who rolls a die
house-queue-moves-up = The queue moves up
house-queue-moves-up-about = Customers move up from the queue even when the pile is empty (V 8.10).
house-ring-spent-for-good = The ring is spent for good
house-ring-spent-for-good-about = Alone against Jagna, a ring that was spent never comes back to the roof (V 24.3).
house-no-starting-bonuses = No starting bonuses
house-no-starting-bonuses-about = Nobody begins with more for having a later seat (V 1.3).
house-open-customers = Served customers lie open
house-open-customers-about = Everybody sees which customers the others have served (V 8.11).
alone = You alone against Jagna
choice = Jagna
choice-solo = chooses by the rulebook
choice-solo-die = rolls a die
jagna = Jagna

## Things

colour-orange = orange
colour-green = green
colour-brown = brown
colour-pink = pink
colour-plague = plague

space-harvest = harvest
space-family = family
space-crafts = crafts
space-market = market
space-travel = travel
space-council = council
space-church = church

good-scroll = scroll
good-horse = horse
good-plow = plow
good-ox = ox
good-wagon = wagon
grain = grain
well = well

craft-wainwright = wainwright
craft-stables = stables
craft-office = office
craft-smithy = smithy
mill = mill

city-aldern = Aldern
city-brakel = Brakel
city-corven = Corven
city-dornau = Dornau
city-eschbach = Eschbach
city-falkenau = Falkenau
village = village

chapter-crafts = crafts
chapter-farm = farm
chapter-council = council
chapter-church = church
chapter-travel = travel

place-unborn = unborn
place-farm = farm
place-wainwright = wainwright
place-stables = stables
place-office = office
place-smithy = smithy
place-council-1 = council, stage 1
place-council-2 = council, stage 2
place-council-3 = council, stage 3
place-council-4 = council, stage 4
place-aldern = Aldern
place-brakel = Brakel
place-corven = Corven
place-dornau = Dornau
place-eschbach = Eschbach
place-falkenau = Falkenau
place-church-1 = church, stage 1
place-church-2 = church, stage 2
place-church-3 = church, stage 3
place-church-4 = church, stage 4
place-bag = black bag
place-chronicle-crafts = chronicle, crafts
place-chronicle-farm = chronicle, farm
place-chronicle-council = chronicle, council
place-chronicle-church = chronicle, church
place-chronicle-travel = chronicle, travel
place-grave = grave
place-removed = out of the game

fate-blank = blank
fate-quill = quill

level-reached = You reached the level { $level } with { $points } points.
level-apprentice = Apprentice
level-journeyman = Journeyman
level-master = Master
level-grandmaster = Grandmaster
level-genius = Genius
level-polymath = Polymath

points-prestige = prestige track
points-travel = cities
points-church = church
points-customers = customers
points-chronicle = chronicle
points-council = council
points-coins = coins

## What is being decided

ask-Turn = Take a cube, or pay the well.
ask-AnyAction = The well is paid: which action?
ask-ChosenCube = Choose the influence cube you begin with.
ask-Harvest = Bring in the harvest?
ask-GrowFamily = A birth, or somebody home?
ask-Craft = What do you make, buy or train?
ask-MakeAtOnce = Make the good at once?
ask-MarketTurn = Market day: serve a customer or pass.
ask-Council = Enter the council, advance, or use a privilege.
ask-PayCouncil = How do you pay the council?
ask-UsePrivilege = Which privilege do you use?
ask-GainCubes = Which influence cube do you take?
ask-GainGood = Which good do you take?
ask-Travel = Who travels?
ask-Journey = Where to?
ask-Church = Who goes into the black bag?
ask-PayChurch = How do you pay the church?
ask-PayCubes = How do you pay?
ask-BuyOut = Mass: buy members out of the bag, a coin each?
ask-Promotions = Mass: advance members for grain?
ask-Death = The quill is passed. Who of your oldest dies?
ask-ChooseForJagna = Which cube does Jagna take?

## Actions

action-take = take { $colour } from { $space }
action-well = pay the well with three { $colour }{ $coins ->
    [0] { "" }
    [one] , one of them a coin
   *[other] , { $coins } of them coins
}
action-well-coins = pay the well with three coins
action-act = { $space }
action-decline = nothing (more)
action-harvest = harvest
action-birth = a birth
action-recall = bring home your { $number } ({ $place })
action-train = train your { $number } at the { $craft }
action-make = make: { $good }
action-buy = buy: { $good }
action-mill = grind grain at the mill
action-serve = serve { $customer }
action-pass = pass
action-enter-council = enter the council with your { $number }
action-advance = advance your { $number } from stage { $stage }
action-privilege = { $stage ->
    [1] privilege 1: take the ring
    [2] privilege 2: two influence cubes
    [3] privilege 3: one good
   *[4] privilege 4: a coin for 3 prestige
}
action-send = send your { $number } from the farm
action-move = move your { $number } on from { $city }
action-go = to { $city }
action-enter-church = put your { $number } into the black bag
action-pay = { $coins ->
    [0] pay in { $colour }
    [one] pay in { $colour }, with one coin in place of a cube
   *[other] pay in { $colour }, with { $coins } coins in place of cubes
}
action-pay-scroll = pay a scroll
action-pay-time = pay with time
action-gain-cube = { $colour }
action-gain-good = { $good }
action-buy-out = buy out your { $number }
action-promote = advance your { $number } from stage { $stage }
action-die = { $place }
action-jagna-takes = { $colour }

## Why not

why-no-such-cube = no { $what } cube lies there
why-lacks-well = the well takes three of a colour: this way needs { $need } { $what }, you have { $have }
why-lacks-coins = needs { $need } { $need ->
    [one] coin
   *[other] coins
}; you can spend { $have }
why-lacks-cubes = you lack { $need } { $need ->
    [one] cube
   *[other] cubes
} ({ $what }), and { $have } { $have ->
    [one] coin
   *[other] coins
} can stand in
why-lacks-grain = needs { $need } grain; you have { $have }
why-lacks-goods = needs { $need } { $what }; you have { $have }
why-lacks-green-or-scroll = needs a scroll, or { $need } green; you have no scroll, and { $have } green and coins
why-nobody-at-stalls = no customer is at the stalls
why-nobody-on-farm = nobody of yours is on the farm
why-nobody-trained = nobody of yours works at the { $what }
why-all-born = your whole family has been born
why-still-in-queue = this customer still waits in the queue
why-last-stage = already on the last stage
why-stage-not-reached = needs a member on stage { $need }; { $have ->
    [0] yours has not entered
   *[other] yours stands on stage { $have }
}
why-supply-empty = there is no { $what } in the supply
why-no-road = no road leads there
why-no-road-can-be-paid = you cannot pay any road from there
why-nothing-to-do-there = nothing there that you could carry out
why-nothing-to-pay-for = nothing would be left that you could carry out after paying
why-only-after-a-cube = an action without a cube must be carried out
why-queue-stands = the pile is empty, and the queue no longer moves up
why-not-the-oldest = a { $have } cannot die while a { $need } can

## What happened

event-new-round = Round { $round } begins.
event-gained-grain = { $who } got { $grain } grain.
event-took = { $who } took { $colour } from { $space }.
event-well = { $who } paid the well.
event-declined = { $who } did nothing there.
event-time = { $who } spent { $hours } time and came to { $life }.
event-due = { $who } had to pay { $cubes } { $colour }.
event-paid = { $who } paid { $cubes ->
    [0] { $coins ->
        [one] a coin in place of { $colour }.
       *[other] { $coins } coins in place of { $colour }.
    }
   *[other] { $cubes } { $colour }{ $coins ->
        [0] .
        [one] { " " }and a coin.
       *[other] { " " }and { $coins } coins.
    }
}
event-spent = { $who } gave up: { $good }.
event-spent-grain = { $who } gave up { $grain } grain.
event-spent-coins = { $who } paid { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
event-gained-cube = { $who } gained { $colour }.
event-gained-good = { $who } gained: { $good }.
event-gained-coins = { $who } gained { $coins ->
    [one] a coin
   *[other] { $coins } coins
}.
event-prestige = { $who } gained { $points } prestige.
event-harvested = { $grain ->
    [0] { $who } had no room for more grain.
   *[other] { $who } brought in { $grain } grain.
}
event-born = { $who }: a { $number } is born.
event-recalled = { $who } brought a { $number } home ({ $place }).
event-trained = { $who } trained a { $number } at the { $craft }.
event-market-opened = { $who } opened a market day.
event-served = { $who } served { $customer }.
event-passed = { $who } passed.
event-market-closed = The market day is over; { $moved ->
    [0] nobody moves up
    [one] one customer moves up
   *[other] { $moved } customers move up
}.
event-climbed = { $who }: a { $number } reaches stage { $stage } of the council.
event-ring = { $who } took the ring.
event-ring-gone = { $who } reached for the ring, but it was gone.
event-travelled = { $who }: a { $number } travels to { $city }.
event-entered-church = { $who } put a { $number } into the black bag.
event-mass = Mass is held.
event-bought-out = { $who } bought a { $number } out of the bag.
event-ordained = { $who }: a { $number } comes out of the bag to stage 1.
event-monks = { $count ->
    [one] One monk goes back into the bag.
   *[other] { $count } monks go back into the bag.
}
event-promoted = { $who }: a { $number } advances to stage { $stage } of the church.
event-majority = { $who } had the majority in church: { $points } prestige.
event-no-majority = Nobody is honoured for the church.
event-first-player = New first player: { $who }.
event-died = { $who }: a { $number } died ({ $place }) and rests: { $rest }.
event-nobody-died = { $who }: nobody is there to die.
event-end-triggered = { $who } took the last place: the last turns begin.
event-game-over = The game is over.
event-jagna-took = Jagna took { $colour } from { $space }.
event-jagna-served = Jagna served { $customer }.
event-jagna-entered-church = Jagna put a { $number } into the black bag.
event-jagna-ordained = Jagna: a { $number } comes out of the bag to stage { $stage }.
event-jagna-died = Jagna lost a { $number }, who rests: { $rest }.
event-fate = A fate token is turned: { $fate }.

## The same, short, for prices

standing-life = time
standing-grain = grain
standing-coins = coins
standing-ring = ring
standing-prestige = prestige
standing-customers = customers
standing-dead = dead
standing-cube-orange = orange
standing-cube-green = green
standing-cube-brown = brown
standing-cube-pink = pink
standing-good-scroll = scroll
standing-good-horse = horse
standing-good-plow = plow
standing-good-ox = ox
standing-good-wagon = wagon

ahead-due = price { $cubes } { $colour }
short-born = +a { $number }
short-died = { $number } dies ({ $place } → { $rest })
short-ring-gone = the ring is gone: nothing gained
short-end-triggered = the last turns begin

## The board in words

customer-tile = { $wants } = { $points }
several = { $count } { $what }
nothing = –
board-round = Round { $round }
board-cubes-left = { $cubes ->
    [one] one cube
   *[other] { $cubes } cubes
} on the board
board-first = first player { $first }
board-ring = ring: { $ring }
ring-on-the-roof = on the roof
ring-spent = spent
board-town = Town
board-cubes = cubes
board-farms = Farms
board-life = life
board-prestige = prestige
board-if-ended = if ended
board-grain = grain
board-coins = coins
board-influence = influence
board-goods = goods
board-customers = customers
board-face-down = { $count } face down
board-at-home = at home
board-unborn = unborn
board-people = People in town
board-who = who
board-market = Market
board-stalls = stalls
board-queue = queue
board-pile = in the pile
board-chronicle = Chronicle and graves
board-taken = taken by
board-free = free
board-graves = graves
board-jagna = Jagna
board-beside = beside her board
board-on-church = on the church
board-bag = in the black bag
board-track = church track
board-jagna-cubes = her cubes
board-next-cube = her next cube
board-next-space = space { $space }{ $turns ->
    [yes] , where it turns a fate token
   *[no] { "" }
}
board-fate-upper = upper fate tokens
board-fate-lower = lower fate tokens
board-fate-tokens = { $tokens }; { $out ->
    [yes] the quill is out
   *[no] the quill is still to come
}
board-token = { $space } { $shows ->
    [down] face down
    [blank] blank
   *[quill] quill
}
board-prices = Prices and rewards
price-craft = train { $train } time, make { $make } time, or buy for { $buy }
price-mill = { $time } time and { $grain } grain for { $coins } { $coins ->
    [one] coin
   *[other] coins
}
price-council = stage { $stage }: { $time } time and { $green } green or a scroll; worth { $points } at the end
price-church = { $brown } brown or { $time } time into the bag
price-church-stage = to stage { $stage }: { $grain } grain; worth { $points } at the end
price-road = { $time } time, a wagon, { $cost }
price-city = reward on the first visit: { $reward }
reward-prestige = { $count } prestige
reward-cubes = { $count } influence { $count ->
    [one] cube
   *[other] cubes
} of your choice
reward-coin = { $count } { $count ->
    [one] coin
   *[other] coins
}
price-well = three influence cubes of one colour for any action
price-service = every customer but the host's first: 1 green and 1 time besides

# How a game can end, for statistics.
ending-chronicle-turn = the last slot of the chronicle, in one's own turn
ending-chronicle-guest = the last slot of the chronicle, by a guest at the market
ending-chronicle-player = the last slot of the chronicle, by the player
ending-chronicle-jagna = the last slot of the chronicle, by Jagna
ending-graves-turn = the last grave, in one's own turn
ending-graves-guest = the last grave, by a guest at the market
ending-graves-player = the last grave, by the player
ending-graves-jagna = the last grave, by Jagna
