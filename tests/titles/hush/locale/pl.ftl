# Hush po polsku.

title = Cicho sza
tagline = Dwie karty, które widzisz tylko ty.
pitch = Dwie karty, które widzisz tylko ty: pokaż, co masz, albo licz na lepszą.
credits = Cicho sza powstało dla naszych testów.
variant-standard = od 2 do 4 graczy

heading = Runda { $round } z { $rounds }
table = Gracze
hand = Ręka
points = Punkty
shown = Pokazane
cards = Karty

ask-HushTurn = Pokazać kartę czy wymienić?
ask-ShowTwin = Czy pokazać bliźniaczkę?
hold-Deal = Dobierana jest karta.

action-show = pokaż { $card }
action-swap = wymień { $card }
action-twin = pokaż bliźniaczkę
action-rest = na tym koniec

why-no-twin = Nie masz bliźniaczki tej karty: { $what }

event-drew = { $who }: dobrana karta: { $card }.
event-showed = { $who }: pokazana karta: { $card }.
event-swapped = { $who }: wymieniona karta: { $card }.
short-showed = + { $card }

card-hidden = zakryta
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9

points-shown = pokazane
points-held = na ręce
ending-rounds = Wszyscy mieli swoje tury.
