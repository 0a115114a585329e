# What only the board in the browser says.

web-tab-palazzo = Palazzo
web-tab-house = House
web-tab-plans = Plans
web-side-world = Careers, cities
web-side-house = House, plans
web-vp = VP
web-rank = rank
web-free = free
web-have-one = you have one
web-have-enough = you have { $count }
web-your-dice = Your dice this round
web-of-limit = of { $limit }
web-room = room for { $count }
web-over-by = { $count } too many
web-over-limit = over { $limit }: no reward, no wedding
web-limit-is = The threshold is { $limit }, and { $more } more for each member sent there. Over it, no reward.
web-die-free = Its column asks { $value }: the die costs nothing.
web-die-price = Its column asks { $value }: the die costs { $price } { $price ->
    [one] florin
   *[other] florins
}.
web-hire-cue = Hiring: to the column on its left, { $colour }.
web-hire-here = hire here
web-brings-steps = { $amount } { $amount ->
    [one] step
   *[other] steps
}
web-brings-florins = { $amount } { $amount ->
    [one] florin
   *[other] florins
}
web-brings-family = 1 heir
web-brings-threshold = limit +{ $amount }
web-brings-token = 1 token
web-brings-mission = mission
web-brings-marriage = marry
web-effect-florins = Take { $amount } florins
web-management-marriage = Marriage
web-management-offspring = Offspring
web-management-mission = Mission
web-manages-steps = 1–{ $amount } steps
web-helper-works = Works for this house.
web-helper-costs = Hired with a { $colour } die for { $florins } { $florins ->
    [one] florin
   *[other] florins
}.
web-arrival = on arrival: { $what }
web-at-end = at the end, here: { $points } VP
web-enter = A man begins a { $career } career
web-initiative = VP at the end of the round; then the turn order follows the discs.
web-no-token = no token
web-fits = fits your plan: { $rows }
web-fits-not = does not fit your plan
web-pile = { $count } { $count ->
    [one] token
   *[other] tokens
} in the pile
web-full = full
web-next-place = next place { $value }
web-helpers-left = { $count } { $count ->
    [one] helper left
   *[other] helpers left
}
web-in-supply = in supply
web-sons = Sons and brides
web-head = The head of the family
web-son = Son number { $son }
web-married = married
web-unmarried = a bride is still missing
web-at-start = at start
web-birth-dice = { $count } birth { $count ->
    [one] die
   *[other] dice
}
web-plans = Plans of alliance
web-row-rule = a row counts from { $count } tokens
web-counts = counts
web-needs-more = needs { $count } more
web-face-down = { $count } hidden
web-in-order = number { $place } in the order
web-own-house = Back to your house
web-house-of = The house of { $who }
web-steps-left = { $count } { $count ->
    [one] step left
   *[other] steps left
}
web-dowry = Dowry { $dowry }: { $points } VP
web-with = { $count ->
    [one] with one
   *[other] with { $count }
}
web-round-of = Round { $round }
web-of-rounds = of { $rounds }
web-reward-now = This round’s reward
web-or-florins = { $reward }, or { $florins } florins
web-reward-round = the reward of round { $round }
web-passed = passed
web-brief-political = political
web-brief-clerical = clerical
web-brief-military = military
web-brief-initiative = initiative
web-effect-die-steps = { $tracks } by die
web-effect-steps = { $amount }: { $tracks }
web-effect-points-per-man = { $amount } VP per man
