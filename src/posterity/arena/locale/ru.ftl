# Что говорит отчёт о турнире.

arena-name = Арена Posterity
arena-games = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[other] { $games } партий
}
arena-lucks = { $lucks ->
    [one] { $lucks } расклад, сыгранный с каждого места
    [few] { $lucks } расклада, каждый сыгран с каждого места
   *[other] { $lucks } раскладов, каждый сыгран с каждого места
}
arena-seeds = зёрна от { $first } до { $last }
arena-rules = версия правил { $rules }
arena-corrected = исправленное издание
arena-wins = Кто побеждает
arena-wins-lead = { $bot } побеждает в { $rate } своих партий.
arena-wins-note = Точка — доля побед, линия — её 95-процентный интервал по Уилсону, пунктирная черта — равная доля ({ $fair }). Общая победа считается долей.
arena-bot = бот
arena-rating = рейтинг
arena-score = счёт
arena-places = места
arena-decisions = решения
arena-by-luck = по раскладам
arena-rating-note = Рейтинг: openskill (Плакетт — Льюс), среднее ± неопределённость; все начинают с 25. Места: сколько раз первое, второе и так далее. Решения: за партию.
arena-by-luck-note = По раскладам: 95-процентный интервал доли побед, если каждый расклад со всеми его партиями — один случай.
arena-pairs = Бот против бота
arena-pairs-note = Как часто бот строки заканчивал выше бота столбца; общее место — половина.
arena-scores = Счёт
arena-scores-note = Как часто встречался каждый счёт, с шагом { $step }; вертикальная черта — среднее.
arena-spread = в среднем { $mean } · половина между { $low } и { $high } · от { $least } до { $most }
arena-margin = Лучший счёт опережал следующий на { $median } в половине партий или больше, самое большее на { $most }.
arena-sources = Откуда берутся очки
arena-sources-note = Очков за партию в среднем.
arena-total = всего
arena-seats = Важно ли место?
arena-seats-note = Каждый бот сидел везде одинаково часто. Точка — доля побед с этого места, линия — её 95-процентный интервал по Уилсону, пунктирная черта — равная доля ({ $fair }).
arena-seat = Место { $number }
arena-mean-score = счёт { $mean }
arena-length = Сколько длится партия
arena-length-decisions = Решения
arena-length-rounds = Раунды
arena-length-always = { $rounds ->
    [one] Всегда { $rounds } раунд.
    [few] Всегда { $rounds } раунда.
   *[other] Всегда { $rounds } раундов.
}
arena-endings = Чем кончается
arena-levels = Чего удалось достичь
arena-habits = Что победители делают иначе
arena-habits-note = Выборы за партию: победившие (заливка) и проигравшие (контур) с тем же ботом; мест { $winners } и { $losers }. Показано то, что выбирали не меньше { $times } раз и что различается на { $clear } стандартные ошибки. Это сопутствует победе, но не обязательно её причина.
arena-habits-alone = Выборы за партию: лучшая половина партий (заливка) и остальная половина (контур); партий { $winners } и { $losers }. Показано то, что выбирали не меньше { $times } раз и что различается на { $clear } стандартные ошибки. Это сопутствует хорошему счёту, но не обязательно его причина.
arena-habits-verbs = Виды выборов
arena-habits-actions = Выборы
arena-habits-things = О чём выборы
arena-more = чаще
arena-less = реже
arena-times = { $winners } против { $losers } · всего { $times }
arena-such-as = например: { $example }
arena-no-habits = Ясной разницы нет.
arena-time = Время на раздумье
arena-time-note = Секунды на решение. Точка — медиана; 95 решений из 100 длятся не дольше, чем до конца линии. Шкала логарифмическая.
arena-seconds = { $median } с · 95 % до { $most } с
arena-footer = Сделано из { $file } командой «posterity arena report»; те же числа в summary.json. «posterity arena record» выдаёт отдельную партию.
