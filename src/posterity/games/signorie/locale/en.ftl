# Signorie in English.

title = Signorie
tagline = Careers for the sons, marriages for the daughters, and cities that remember the name.
pitch = Dice, careers and well-placed marriages carry a noble house through five cities of Italy.
credits = Signorie is by Andrea Chiarvesio and Pierluca Zizzi.
variant-standard = 2 to 4 players

## Things

colour-yellow = yellow
colour-red = red
colour-purple = purple
colour-grey = grey
colour-turquoise = turquoise

management-florins = florins
management-marriage = a marriage
management-offspring = offspring
management-mission = a mission
management-steps = steps

board-yellow = yellow
board-red = red
board-purple = purple
board-blue = blue
pick = Player boards
pick-about = They differ only in their plans of alliance (S 10.2).

sex-man = man
sex-woman = woman

career-political = political
career-clerical = clerical
career-military = military
from-pool = the pool
man-on = the { $career } man on space { $space }

city-milano = Milano
city-venezia = Venezia
city-firenze = Firenze
city-roma = Roma
city-napoli = Napoli

house-sforza = Sforza
house-este = Este
house-gonzaga = Gonzaga
house-medici = Medici
house-colonna = Colonna
house-aragona = Aragona

house-capped-threshold = The threshold rises to 22 at most
house-capped-threshold-about = However many members wait in the threshold area, the threshold is never more than 22 (S 13.6).
house-one-career = A career reward goes to one career
house-one-career-about = All steps of the reward tile for careers are made on one career of choice (S 14.7).

row-political = political
row-clerical = clerical
row-military = military
row-marriage = marriage

tile-political = political
tile-clerical = clerical
tile-military = military
tile-initiative = initiative
tile-florins = florins
tile-family = family
tile-threshold = threshold
tile-token = token
tile-mission = mission
tile-marriage = marriage

reward-mission = one mission
reward-marriage = one marriage
reward-men = { $amount ->
    [one] one man
   *[other] { $amount } men
}
reward-women = { $amount ->
    [one] one woman
   *[other] { $amount } women
}
reward-careers = { $amount } career { $amount ->
    [one] step
   *[other] steps
}
reward-initiative = { $amount } initiative { $amount ->
    [one] step
   *[other] steps
}
reward-token = a token face down
reward-helper = a free helper
reward-extra-action = an extra action
reward-per-helper = { $amount } VP a helper
reward-per-city-men = { $amount } VP a city, men
reward-per-city-women = { $amount } VP a city, women
reward-per-man = { $amount } VP a man abroad
reward-per-woman = { $amount } VP a woman abroad

helper-at = { $effect } ({ $colour }, { $row })
helper-place = { $colour }, { $row }
row-top = top
row-middle = middle
row-bottom = bottom
effect-steps = up to { $amount } { $amount ->
    [one] step
   *[other] steps
} – { $tracks }
effect-die-steps = steps by the die – { $tracks }
effect-florins = { $amount } { $amount ->
    [one] florin
   *[other] florins
}
effect-points = { $amount } VP
effect-points-per-man = { $amount } VP for each man in a city
effect-meeple = { $amount ->
    [one] a man or a woman
   *[other] { $amount } men or women
}
effect-birth = { $amount ->
    [one] offspring with one white die
   *[other] offspring with { $amount } white dice
}
effect-mission = a mission with a token face down
effect-marriage = a marriage with a token face down
effect-token = a token face down
effect-assignment = any assignment with one member

points-missions = missions
points-marriages = marriages
points-initiative = initiative
points-helpers = helpers
points-weddings = weddings
points-rewards = rewards
points-careers = men on careers
points-rows = alliance tokens

## What is being decided

ask-Turn = Take a die, or pass for this round.
ask-MainAction = The die is placed: hire, an assignment, or management?
ask-Helpers = Which helper of this column works next?
ask-AnyAssignment = Which assignment, with one member?
ask-ByWhom = The tile lies on a slot for men and on one for women: who carries it out?
ask-Advance = Where does the next step go?
ask-Mission = Who goes on a mission, and where?
ask-Marriage = Into which city, and with what dowry?
ask-GainMeeples = A man or a woman?
ask-LayToken = To which row does the token go?
ask-Reward = You kept to the threshold: the bonus, or florins?
ask-Wedding = A wedding for the next man of the family?
ask-FreeHelper = Where does the free helper go?
ask-ExtraAction = The extra action: which of the dice left over?
ask-Donation = Give florins for points?

## Actions

action-take = take the { $colour } { $face }
action-pass = pass
action-hire = hire: { $helper }
action-assign = { $count ->
    [one] { $tile } assignment with one member
   *[other] { $tile } assignment with { $count } members
}
action-by = by a { $sex }
action-manage = management: { $management }
action-use = { $helper }
action-finish = no more helpers
action-advance = { $career } career: a step up from { $from }
action-climb = a step of initiative
action-enough = enough steps
action-send = send { $man } to { $city }
action-marry = a marriage in { $city } with a dowry of { $dowry }
action-gain = a { $sex }
action-lay = { $row } row
action-bonus = the bonus: { $reward }
action-take-florins = florins instead of the bonus
action-wedding = a wedding
action-donate = give the florins
action-decline = no, thank you

## Why not

why-no-such-die = no such die lies there
why-colour-taken = you have a { $what } die already this round
why-enough-dice = you have taken your { $need } dice of this round
why-lacks-florins = needs { $need } { $need ->
    [one] florin
   *[other] florins
}; you have { $have }
why-nothing-to-do = none of its three actions could be carried out
why-helper-there = a helper is there already
why-no-helper-there = no helper of yours is there
why-no-helpers-left = no helpers are left in the bank
why-all-helpers-hired = all your helper spaces are taken
why-from-top-to-bottom = helpers are used from the top to the bottom
why-no-assignment-possible = no assignment is possible with one member
why-takes-two-meeples = this assignment takes two members
why-lacks-men = takes { $need } { $need ->
    [one] man
   *[other] men
}; you have { $have } in the pool
why-lacks-women = takes { $need } { $need ->
    [one] woman
   *[other] women
}; you have { $have } in the pool
why-not-this-track = these steps are for other tracks
why-no-men-at-hand = no man is in your pool
why-no-women-at-hand = no woman is in your pool
why-no-man-there = no man of yours stands there
why-no-man-to-advance = no man could advance
why-no-man-on-careers = no man of yours has a career
why-no-men-in-cities = none of your men is in a city
why-top-of-initiative = your disc is at the top
why-one-point-at-least = one step at least must be made
why-rank-too-low = needs rank { $need }; he has { $have }
why-rank-too-low-everywhere = no city takes a man of the ranks you have
why-no-place-for-men = no city has a free place for men
why-no-place-for-women = no city has a free place for women
why-no-place-there = no place is free there
why-not-in-play = this city is not in play
why-dowry-too-low = the place asks for a dowry of at least { $need }
why-no-dowry-can-be-paid = you cannot pay the dowry of any city
why-no-tokens-left = no alliance token is left
why-none-in-supply = none are left in your supply
why-all-sons-married = all the men in your portraits are married
why-no-die-left-to-use = none of the dice left over could be used

## What happened

event-order = Number { $place } in the first turn order: { $who }.
event-new-round = Round { $round } begins.
event-took = { $who } took the { $colour } { $face }.
event-paid = { $who } paid { $florins } { $florins ->
    [one] florin
   *[other] florins
}.
event-gained-florins = { $who } gained { $florins } { $florins ->
    [one] florin
   *[other] florins
}.
event-passed = { $who } passed.
event-hired = { $who } hired: { $helper }.
event-assigned = { $who } used the { $tile } assignment ({ $count }× { $sex }).
event-managed = { $who } chose management: { $management }.
event-used = { $who } used the helper: { $helper }.
event-threshold = { $who } raised the threshold to { $limit }.
event-advanced = { $who } moved a man of the { $career } career to space { $space }.
event-climbed = { $who } climbed to space { $space } of initiative.
event-sent = { $who } sent { $man } to { $city }.
event-married = { $who } arranged a marriage in { $city } with a dowry of { $dowry }.
event-points = { $who } gained { $points } VP ({ $source }).
event-allied = { $who } took the token { $house } { $worth } ({ $row } row).
event-laid = { $who } laid a token face down ({ $row } row).
event-born = { $who } had offspring: { $sons ->
    [0] no sons
    [one] one son
   *[other] { $sons } sons
}, { $daughters ->
    [0] no daughters
    [one] one daughter
   *[other] { $daughters } daughters
}.
event-joined = { $who } took from the supply: { $count }× { $sex }.
event-rewards = The reward of the round: { $reward }.
event-kept = { $who } kept to the threshold (dice { $sum }, threshold { $limit }).
event-exceeded = { $who } went over the threshold (dice { $sum }, threshold { $limit }).
event-bonus = { $who } took the bonus: { $reward }.
event-wed = { $who } held a wedding (portrait { $son }).
event-declined = { $who } declined.
event-game-over = The game is over.

## The same, short, for prices

standing-florins = florins
standing-points = VP
standing-men = men
standing-women = women
standing-dice = dice
standing-threshold = threshold
standing-initiative = initiative
standing-helpers = helpers
standing-career-political = political career
standing-career-clerical = clerical career
standing-career-military = military career

short-allied = +{ $house } { $worth } ({ $row } row)
short-laid = +token face down ({ $row } row)

## The board in words

nothing = –
board-round = Round { $round } of { $rounds } · reward: { $reward } · order: { $order }
board-dice = Dice and assignments
board-column = { $colour } ({ $value })
board-faces = dice
board-men-slot = for men
board-women-slot = for women
board-rewards = Rewards
board-reward = reward
board-tracks = Careers and initiative
board-space = { $points } VP, rank { $rank }
board-cities = Cities
board-men = men
board-women = women
board-mission-token = mission
board-marriage-token = marriage
board-not-in-play = not in play
board-plans = Plans
board-row = { $have } · face down { $down } · missing { $missing } · worth { $points }
board-helpers = Helpers
board-hired-by = hired by
board-helpers-left = left in the bank
board-families = Families
board-points = VP
board-if-ended = if ended
board-florins = florins
board-pool = in the pool
board-supply = in the supply
board-people = { $men } { $men ->
    [one] man
   *[other] men
}, { $women } { $women ->
    [one] woman
   *[other] women
}
board-dice-sum = dice
board-of-limit = { $sum } of { $limit }
board-married = married men
board-board = player board
board-effect = what it does
board-cost = cost
board-management = Management
board-assignments = Assignments
manages-steps = 1 to { $amount } steps, on any careers and initiative
brings-steps = { $amount } { $amount ->
    [one] step
   *[other] steps
} for each of up to 3 members
brings-florins = { $amount } { $amount ->
    [one] florin
   *[other] florins
} for each of up to 3 members
brings-family = a man or a woman for each of up to 3 members
brings-threshold = threshold +{ $amount } for each of up to 3 members
brings-token = a token face down, for one member
brings-mission = a mission, for two members
brings-marriage = a marriage, for two members

# How a game can end, for statistics.
ending-outright = most points
ending-by-order = equal points, the turn order decides
