# Hush in English.

title = Hush
tagline = Two cards that only you see.
pitch = Two cards that only you see: show what you have, or hope for better.
credits = Hush was made for our tests.
variant-standard = 2 to 4 players

heading = Round { $round } of { $rounds }
table = Seats
hand = Hand
points = Points
shown = Shown
cards = Cards

ask-HushTurn = Show a card, or swap one?
ask-ShowTwin = Does its twin follow?
hold-Deal = A card is drawn.

action-show = show the { $card }
action-swap = swap the { $card }
action-twin = show its twin
action-rest = leave it at that

why-no-twin = You have no twin of this card: { $what }

event-drew = { $who } drew a card: { $card }.
event-showed = { $who } showed a { $card }.
event-swapped = { $who } swapped a card: { $card }.
short-showed = + { $card }

card-hidden = face down
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9

points-shown = shown
points-held = held
ending-rounds = All had their turns.
