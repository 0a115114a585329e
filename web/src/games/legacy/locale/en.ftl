# What only the board in the browser says.

web-tab-hand = Hand
web-tab-court = Court
web-tab-salon = Friends
web-court = At court
web-home-board = At home
web-salon = Friends in the row
web-space-title = Acquire a Title
web-space-contribution = Contribute to Community
web-space-doctor = Hire the Doctor
web-space-mansion = Buy a Mansion
web-space-venture = Initiate a Venture
web-space-mission = Undertake a Mission
web-one-each = one for each adult or couple
web-one-each-relative = one for each relative or couple
web-act-marriage = Marry or Arrange a Marriage
web-act-children = Have Children
web-act-money = Ask Friends for Money
web-act-socialize = Socialize
web-act-who = Who Were They?
web-act-big-family = How Big Was My Family?
web-act-wealthy = How Wealthy Were They?
web-act-knew = Whom Did They Know?
web-choose-a-friend = choose a friend from your hand
web-children-note = 1 child; its sex for { $honor } honor
web-marriage-note = A friend from the hand marries an adult of this generation, or is betrothed to a child.
web-who-note = A friend from the hand stands beside a single relative, or takes the place of an unknown one.
web-pawn-of = a pawn of { $who }
web-barred = barred by a friend in the row
web-left = { $count } left
web-mission-drawn = draw { $count }, keep 1
web-mission-hidden = under the patron
    .testament = not in generation III
web-two-children = { $count } children for one couple
web-held-by = held by { $who }
web-deck = deck { $count }
web-discarded = discarded: { $count }
web-in-row = lies face up in the row
web-brings-nothing = brings nothing else
web-hidden-cards = { $count } { $count ->
    [one] card nobody sees
   *[other] cards nobody sees
}
web-hand-of = { $count } { $count ->
    [one] friend in hand
   *[other] friends in hand
}
web-empty-hand = no friends in hand
web-hidden-patron = A patron whom nobody sees
web-unlocked = { $count } { $count ->
    [one] minor goal unlocked
   *[other] minor goals unlocked
}
web-for-each = each: { $what } (now { $times })
web-honor-for = { $honor } honor
web-pawns-placed = own pawns are placed
web-own-pawn-note = for every action of both boards
web-income-note = gold at the end of each round
web-prestige-note = honor at the end of each generation
web-honor-note = decides the game
web-complication-note = Further complications do no harm in this generation.
web-this-generation = until the end of this generation
web-round = round { $round } of { $rounds }
web-of-generation = generation { $generation }
web-married-to = married to { $who }
web-betrothed-to = betrothed to { $who }
web-holds = holds: { $what }
web-is-dead = dead
web-unknown = an unknown relative
web-not-yet-born = heirs, not yet born
web-child-drawn = { $count } { $count ->
    [one] child is drawn
   *[other] children are drawn
}
web-children-word = { $count ->
    [one] child
   *[other] children
}
web-children-now = children of this generation
web-drawn = drawn
web-rest-later = All but the money waits for the wedding, in the next generation.
web-if-marries = If { $friend } marries
web-if-marries-whom = If { $kin } marries { $friend }
web-if-betrothed-to = If { $friend } is promised to { $kin }
web-if-beside = If { $friend } stood beside { $kin }
web-if-was = If this was { $friend }
web-wish-any = A child, whichever comes
web-wish-son = A son
web-wish-daughter = A daughter
web-change-gold = { $by } gold
web-change-income = { $by } income
web-change-prestige = { $by } prestige
web-change-honor = { $by } honor
web-change-pawn = +1 pawn ({ $pawn })
web-no-pawn = no pawn left ({ $pawn })
web-family-of = The family of { $who }
web-back-home = back to yours
web-level-you = you
web-level-below = children
web-level-parents = parents
web-level-grandparents = grandparents
web-level-great = { $times ->
    [1] great-grandparents
   *[other] { $times }× great-grandparents
}
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = The whole tree
