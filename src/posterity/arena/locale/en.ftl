# What the report of a tournament says.

arena-name = Posterity arena
arena-games = { $games ->
    [one] one game
   *[other] { $games } games
}
arena-lucks = { $lucks ->
    [one] one luck, played from every seat
   *[other] { $lucks } lucks, each played from every seat
}
arena-seeds = seeds { $first } to { $last }
arena-rules = version { $rules } of the rules
arena-corrected = corrected edition
arena-wins = Who wins
arena-wins-lead = { $bot } won { $rate } of its games.
arena-wins-note = The dot is the share of games won, the line its 95 % interval after Wilson, the dashed upright an even share ({ $fair }). A shared victory counts as a share.
arena-bot = bot
arena-rating = rating
arena-score = score
arena-places = places
arena-decisions = decisions
arena-by-luck = by luck
arena-rating-note = Rating: by openskill (Plackett–Luce), mean ± uncertainty; everybody begins at 25. Places: how often first, second and so on. Decisions: in a game.
arena-by-luck-note = By luck: the 95 % interval of the win rate if every luck counts as one case, all its games together.
arena-pairs = Bot against bot
arena-pairs-note = How often the bot of the row ended before the bot of the column; a shared place is half.
arena-scores = Scores
arena-scores-note = How often each score came, in steps of { $step }; the upright marks the mean.
arena-spread = mean { $mean } · half between { $low } and { $high } · { $least } to { $most }
arena-margin = The best score was ahead of the next by { $median } in half of the games or more, and at most by { $most }.
arena-sources = Where the points come from
arena-sources-note = Mean points in a game.
arena-total = total
arena-seats = Does the seat matter?
arena-seats-note = Every bot sat everywhere equally often. The dot is the share of games won from the seat, the line its 95 % interval after Wilson, the dashed upright an even share ({ $fair }).
arena-seat = Seat { $number }
arena-mean-score = score { $mean }
arena-length = How long a game is
arena-length-decisions = Decisions
arena-length-rounds = Rounds
arena-length-always = { $rounds ->
    [one] Always one round.
   *[other] Always { $rounds } rounds.
}
arena-endings = How it ends
arena-levels = What was reached
arena-habits = What winners do otherwise
arena-habits-note = Choices in a game: those who won (filled) against those who lost (outlined) by the same bot; { $winners } and { $losers } seats. Shown is what was chosen at least { $times } times and differs by { $clear } standard errors. It goes with winning; it need not be the cause.
arena-habits-alone = Choices in a game: the better half of the games (filled) against the other half (outlined); { $winners } and { $losers } games. Shown is what was chosen at least { $times } times and differs by { $clear } standard errors. It goes with a good score; it need not be the cause.
arena-habits-verbs = Kinds of choice
arena-habits-actions = Choices
arena-habits-things = What the choices are about
arena-more = more often
arena-less = less often
arena-times = { $winners } against { $losers } · { $times } in all
arena-such-as = such as: { $example }
arena-no-habits = No clear difference.
arena-time = Time to think
arena-time-note = Seconds for a decision. The dot is the median; 95 of 100 decisions take no longer than the end of the line. The scale is logarithmic.
arena-seconds = { $median } s · 95 % within { $most } s
arena-footer = Made from { $file } by “posterity arena report”; the same numbers are in summary.json. “posterity arena record” gives out a single game.
