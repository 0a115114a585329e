# What only the browser says. What the rules say lies in src/posterity/**/locale.

web-tagline = { $count ->
    [3] Three games about founding a family
   *[other] Games about founding a family
}
web-facts = { $fewest }–{ $most } players · { $minutes } min
web-play-title = Play { $title }
web-begin = Begin
web-beginning = One moment…
web-your-arms = your arms
web-your-family = Your family
web-draw-others = draw others
web-your-name = Your name
web-you-and-bots = { $bots ->
    [one] You and a bot
   *[other] You and { $bots } bots
}
web-alone = You alone
web-bots-only = { $bots ->
    [one] A bot, and you watch
   *[other] { $bots } bots, and you watch
}
web-mixed-table = { $players ->
    [one] One player
   *[other] { $players } players
}
web-change = change
web-done = done
web-players = Players
web-player-count = { $players ->
    [one] One player
   *[other] { $players } players
}
web-alone-short = alone
web-seat = Seat { $number }
web-seat-here = person here
web-seat-friend = invited friend
web-bots = Bots
web-hints-allowed = Hints allowed
web-you = You
web-person-number = Player { $number }
web-friend-number = Friend { $number }
web-continue = Continue
web-your-turn = Your turn
web-turn-of = { $who } to play
web-finished-short = finished
web-gone = no longer there
web-closed-short = only to look at
web-hide = Hide from the list
web-bring-back = Back to the list
web-is-hidden = Hidden: { $title }, { $names }
web-is-back = Back in the list: { $title }, { $names }
web-show-all = Show all { $count }
web-show-fewer = Show fewer
web-invite-strong = Invite friends
web-invite-rest = with a link, no account needed
web-join = Join with a link
web-join-paste = Paste the link here
web-join-go = Join
web-join-bad = This is not a link to a seat.
web-watch-bots = Watch bots play
web-finished = Finished games
web-no-finished = No finished game in this browser yet.
web-hidden = Hidden games
web-no-hidden = No game is hidden.
web-rulebooks = Rulebooks
web-about = About and credits
web-close = Close
web-offline = The server does not answer. Try again in a moment.
web-failed = That did not work: { $message }
web-slow-line = It took too long to arrive. Try again.

web-here = On this device
web-here-about = Needs no server and no network; the game is kept in this browser.
web-here-friends = Friends come by a link, so the table stands on the server.
web-here-insecure = This browser allows it only on pages that come by HTTPS, so the table stands on the server.
web-here-no-wasm = This browser runs no WebAssembly, so the table stands on the server.
web-here-no-workers = This browser lets pages do nothing in the background, so the table stands on the server.
web-here-no-storage = This browser keeps nothing for pages, so the table stands on the server.
web-here-too-old = This browser is too old for it, so the table stands on the server.
web-serverless = This site has no server: all games are played and kept on this device.
web-serverless-not = This browser cannot play here: it needs WebAssembly, background workers and storage for pages, on a page that comes by HTTPS.
web-on-this-device = on this device
web-coming = The rules and the bots are on their way…
web-starting = One moment, the game is being laid out…
web-no-python = The game could not be started on this device: { $message }
web-refused-no-room = There is no room left on this device, so nothing has changed. Free some, then try again.
web-save-games = Save all games to a file
web-save-game = Save this game to a file
web-open-file = Open a game or a record
web-bad-file = This file holds no game of ours.
web-games-read = { $count ->
    [one] One game is on this device now.
   *[other] { $count } games are on this device now.
}
web-put-on-server = Put it on the server
web-put-on-server-about = Others can watch there by a link; other people’s seats get links of their own.
web-take-along = Take it to this device
web-take-along-about = To go on without the server.
web-delete = Delete from this device
web-delete-sure = Delete it for good?
web-update = A new version is there.
web-update-now = Load it

web-home = Home
web-rules = Rules
web-replay = Replay
web-menu = Menu
web-settings = Settings
web-language = Language
web-appearance = Light
web-theme-auto = as the system
web-theme-light = light
web-theme-dark = dark
web-motion = Movement on the board
web-on = on
web-off = off
web-invites = Links for your friends
web-watch-link = For watching
web-copy = Copy
web-copied = Copied
web-tag-you = you
web-tag-bot = bot
web-tag-away = away
web-first-player = 1st
web-first-player-long = first player of this round
web-look-at = Look at the belongings of { $who }
web-if-ended-points = { $points } if ended
web-if-ended = If it ended now
web-total = total
web-what-happened = What happened
web-nothing-yet = Nothing yet.
web-choosing = { $who } is choosing.
web-you-choose = You are choosing.
web-waiting-for = Waiting for { $who }.
web-watching = You are watching.
web-undo = Undo
web-end-turn = End turn
web-go-on = Go on
web-choose-first = Choose on the board
web-turn-stands = Your choices stand when you end the turn.
web-option-count = { $count ->
    [one] One choice glows.
   *[other] { $count } choices glow.
}
web-list = List
web-options = What you can do
web-why-not = Why not …?
web-hint = Hint
web-hint-note = A guess at your chances after each choice. The choice is yours.
web-hint-note-points = A guess at your points in the end after each choice. The choice is yours.
web-hint-best = the Regent’s choice
web-refused-stale = The table has moved on meanwhile. Look again.
web-refused-not-your-turn = It is not your turn.
web-refused-nothing-to-undo = Nothing can be taken back: a draw, a reveal or somebody else’s choice came since.
web-refused-illegal = That is not possible: { $message }
web-refused-too-fast = That was too fast. Try again.
web-refused-game-over = The game is over.
web-refused-no-hints = It was agreed that nobody gets hints at this table.
web-refused-too-slow = The server is busy. Try again in a moment.
web-refused-too-many = Too much came from your connection at once. Wait a moment and try again.
web-refused-not-stored = The server could not store that, so nothing has changed. Try again in a moment.
web-refused-busy = The server has too much to do. Try again in a moment.
web-refused-failed = Something went wrong in the server here. Try again in a moment; if it stays so, choose something else or take a choice back.
web-refused-unreadable = This game cannot be shown under today’s rules. Nothing of it was deleted.
web-refused-no-more-undos = So many choices were taken back at this table that no more can be.
web-refused-too-many-today = Too much came from your connection. Try again { $when }.
web-refused-only-watching = With this link one can only watch.
web-refused-still-running = That can be seen when the game is over.
web-refused-too-large = That is too large for the server.
web-refused-other = The server refused: { $message }
web-lost = Connection lost. Trying again …
web-retry = Try now
web-again = Try again
web-unknown-table = There is no such table, or the link is not right.
web-to-home = To the first page
web-sending = Sending …
web-now-plays = Now it is { $who }’s turn at this screen.
web-hand-over = Pass the screen to { $who }
web-hand-over-why = What lies on this table is not for everybody’s eyes.
web-hand-over-ready = I am { $who }
web-skip = Skip
web-take-seat = You are invited. Under which name do you play?
web-take-seat-go = Take the seat
web-by-chance = by chance
web-house-rules = House rules
web-seeded = Chosen seed
web-seeded-about = The luck at this table follows from a number, its seed, and whoever made the table chose it. They could know everything that is hidden, and all that will be drawn.
web-closed = This game can only be looked at.
web-closed-other-rules = { $same ->
    [yes] The rules have changed since it was played, and by today’s it would have gone otherwise.
   *[no] The rules have changed since it was played (version { $rules }, now { $now }), and by today’s it would have gone otherwise.
}
web-closed-damaged = Part of what was stored of it is damaged. You see the last table that is certain.
web-closed-missing = { $missing ->
    [one] One later move cannot be shown.
   *[other] { $missing } later moves cannot be shown.
}
web-tab-own = Yours
web-tab-seats = Seats
web-tab-log = Log

web-over = The game is over
web-alone-over = You end with { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
web-you-win = You win.
web-victory = { $count ->
    [one] { $names } wins.
   *[other] { $names } share the victory.
}
web-place = { $place }.
web-story = How the points grew
web-story-axis = { $count ->
    [one] one choice
   *[other] { $count } choices
}
web-look-board = Look at the board
web-see-result = The result
web-record = Save the record
web-keepsakes = Keepsakes
web-keepsake-of = Whose
web-keepsake-save = Save as { $kind }
web-another = Another game

web-replay-of = Replay
web-replay-at = Choice { $at } of { $choices }
web-replay-start = Before the first choice
web-to-start = To the start
web-back = One back
web-forward = One on
web-to-end = To the end
web-run = Run
web-pause = Pause
web-seen-by = Seen by
web-spectator = a spectator
web-replay-none = This replay cannot be shown.
web-analyse = Analyse
web-analysing = The Regent has looked at { $done } of { $choices } decisions.
web-analysis-failed = The analysis did not get to its end.
web-curve = The Regent’s estimate of the chances
web-curve-points = The Regent’s estimate of the points in the end
web-curve-at = { $at ->
    [0] At the start
   *[other] After choice { $at }
}
web-curve-alone = Prospects
web-turn-instead = The Regent: { $better }
web-turn-cost = cost { $cost }
web-no-turns = No move cost much.

web-rulebook = Rulebook
web-contents = Contents
web-back-to-game = Back
web-about-text = Posterity lets people play board games about founding a dynasty: alone, against bots, or with friends. It is free software.
web-about-icons = Icons from game-icons.net by Lorc, Delapouite and others, under CC BY 3.0; some are our own.
web-about-fonts = Set in EB Garamond by Georg Duffner and Octavio Pardo, and Inter by Rasmus Andersson, both under the Open Font License.
web-about-games = Rules are in our own words, pictures are our own; no part of the printed games is shown.

web-python = Python notebook
web-python-about = The games are a Python library, too. Here are the examples of its documents, and they run in this page: try them, change them, write your own. What one cell names, the next ones know. What you write is kept in this browser.
web-python-keys = Ctrl+Enter runs a cell, Shift+Enter runs it and goes on to the next one. Python is fetched when something is run for the first time.
web-python-run = Run
web-python-run-all = Run all
web-python-stop = Stop
web-python-was = As it was
web-python-mine = As I wrote it
web-python-add = Add a cell
web-python-own = Your own
web-python-cell = Cell { $number }
web-python-came = What came of cell { $number }
web-python-working = It runs…
web-python-nothing = It ran; there is nothing to show.
web-python-stopped = Stopped. Python has begun anew and knows no names any more.
web-python-coming = Python is on its way…
web-python-starting = Python is starting…
web-python-broken = Python could not be started: { $message }
web-python-not = { $why ->
    [insecure] This browser runs Python only on pages that come by HTTPS, so the examples can only be read here.
    [no-wasm] This browser runs no WebAssembly, so the examples can only be read here.
    [no-workers] This browser lets pages do nothing in the background, so the examples can only be read here.
    [no-storage] This browser keeps nothing for pages, so the examples can only be read here.
   *[too-old] This browser is too old to run Python, so the examples can only be read here.
}
