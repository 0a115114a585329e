# What the text interface says in every title.

player-name = Player
bot-name = { $level } { $number }
your-turn = { $who } to choose:
prompt-help = number = choose · ? = why not the others · b = board · h = help · q = save and quit
help =
    A number chooses that option.
    ?      what is not possible now, and why
    ? 3    everything about option 3: what it costs and brings for certain
    b      the board again          s  the score if the game ended now
    i      prices and rewards       l  what happened so far
    u      take back your last choice
    hint   what the Regent thinks of the options
    w FILE write the record to a file
    q      save and quit            h  this help
end-turn = Your choices stand when you end the turn. Enter = end turn · u = take back
not-understood = I do not understand “{ $text }”. Type a number from 1 to { $most }, or h for help.
end-turn-not-understood = I do not understand “{ $text }”. Press Enter to end the turn, or type u to take back, h for help.
why-not-heading = Not possible now:
beyond-heading = Nor after any of these choices:
nothing-refused = Nothing else could come into question here.
certain-consequences = For certain:
no-consequences = nothing changes at once
undone = Taken back.
saved = Saved in { $file }.
go-on-with = Go on with: { $command }
if-it-ended-now = If the game ended now
total = total
winner = { $count ->
    [one] The winner is { $names }.
   *[other] Shared victory: { $names }.
}
game-over = The game is over
reconstructed = † rests on reconstructed values: the rulebook shows them only in pictures. See docs/data.md.
change = { $what } { $before } → { $after }
change-by = { $what } { $by }
change-or = { $one } or { $other }
change-nothing = nothing
why-not-now = not part of this decision
replay-step = Enter = next · q = stop
nothing-to-undo = Nothing can be taken back: a draw, a reveal or somebody else’s choice came since.

bot-page = Page
bot-page-about = takes what comes, and seldom something foolish
bot-squire = Squire
bot-squire-about = looks to the end of its turn
bot-knight = Knight
bot-knight-about = thinks a turn or two ahead
bot-regent = Regent
bot-regent-about = thinks longest, and has learned from many games
thinking = { $who } is thinking…
percent = { $value }%
estimate-points = { $value ->
    [one] { $value } point
   *[other] { $value } points
}
hint-heading = The Regent’s estimate
hint-chances = chances
hint-prospects = points in the end
analysing = The Regent looks at every decision…
analysis-heading = How the seats stood, after so many choices
turning-points = The moves that turned the game
turning-point = { $who } chose “{ $chosen }”; the Regent: “{ $better }”; cost { $cost }.
