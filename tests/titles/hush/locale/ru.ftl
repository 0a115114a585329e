# Hush по-русски.

title = Тише
tagline = Две карты, которые видите только вы.
pitch = Две карты, которые видите только вы: покажите, что есть, или ждите лучшей.
credits = Игра «Тише» сделана для наших тестов.
variant-standard = от 2 до 4 игроков

heading = Раунд { $round } из { $rounds }
table = Игроки
hand = Рука
points = Очки
shown = Показано
cards = Карты

ask-HushTurn = Показать карту или обменять?
ask-ShowTwin = Показать двойника?
hold-Deal = Берётся карта.

action-show = показать { $card }
action-swap = обменять { $card }
action-twin = показать двойника
action-rest = на этом всё

why-no-twin = У вас нет двойника этой карты: { $what }

event-drew = { $who }: взята карта: { $card }.
event-showed = { $who }: показана карта: { $card }.
event-swapped = { $who }: обменена карта: { $card }.
short-showed = + { $card }

card-hidden = закрытая
card-1 = 1
card-2 = 2
card-3 = 3
card-4 = 4
card-5 = 5
card-6 = 6
card-7 = 7
card-8 = 8
card-9 = 9

points-shown = показано
points-held = на руке
ending-rounds = Все сделали свои ходы.
