"""Numbers from the games of a tournament: every record is played again, and counted.

The summary is plain data, as it goes into `summary.json`; it holds the rules' own words and no language.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib import import_module
from statistics import fmean, quantiles, stdev
from typing import Any, Final

from posterity import processes
from posterity.arena.tournament import Played, Tournament, shares
from posterity.bots.value import counts_points
from posterity.engine import Setup, SetupError
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import proof

CONFIDENCE: Final = 1.96  # standard errors on either side: 95 %
FEWEST_LUCKS: Final = 10  # below that the spread between them says little
FEWEST_TIMES: Final = 30  # an action that was chosen less often is not compared
CLEAR: Final = 3.0  # standard errors; of hundreds of actions some differ by two just so
SHOWN: Final = 15  # each way

Numbers = dict[str, Any]


@dataclass(frozen=True)
class Facts:
    """What is counted of one game; lists are by seat."""

    number: int
    seed: int
    bots: list[str]
    places: list[int]
    points: list[dict[str, int]]  # by source
    level: str
    ending: str
    rounds: int  # 0 if the title does not count them
    choices: list[dict[str, int]]  # how often each action was chosen
    first: dict[str, int]  # the first choice of the game, counted from 0, that was this action
    thinking: list[list[float]]  # milliseconds

    def totals(self) -> list[int]:
        return [sum(sources.values()) for sources in self.points]

    def shares(self) -> list[float]:
        return shares(self.places)

    def decisions(self) -> int:
        return sum(sum(chosen.values()) for chosen in self.choices)


def facts(tournament: Tournament, played: Played) -> Facts:
    """Play the record of a game again and count."""
    title = tournament.rules()
    game = records.read(played.record, title)
    choices: list[Counter[str]] = [Counter() for _ in played.bots]
    first: dict[str, int] = {}
    made = [answer for answer in history(game.past) if answer.action is not None]
    for at, answer in enumerate(made):
        assert answer.action is not None
        choices[answer.seat][answer.action.text] += 1
        first.setdefault(answer.action.text, at)
    events = game.told()
    result = game.result()
    return Facts(
        number=played.number,
        seed=played.seed,
        bots=played.bots,
        places=result.places,
        points=result.points,
        level=result.level,
        ending=proof(title).ending(game.state, events),
        rounds=max([value for event in events if isinstance(value := event.args().get("round"), int)], default=0),
        choices=[dict(chosen) for chosen in choices],
        first=first,
        thinking=played.thinking,
    )


def all_facts(tournament: Tournament, played: list[Played], workers: int) -> Iterator[Facts]:
    """The facts of all games, in their order."""
    if workers == 1 or len(played) < 20:
        yield from (facts(tournament, one) for one in played)
        return
    with processes.pool(workers) as pool:
        yield from pool.map(facts, [tournament] * len(played), played, chunksize=8)


def summary(tournament: Tournament, games: list[Facts]) -> Numbers:
    """All that the report tells, from the facts of the games in their order; there is at least one."""
    bots = list(dict.fromkeys(tournament.bots))
    lucks = _lucks(tournament, games)
    ratings = _ratings(bots, games)
    endings = _counted([game.ending for game in games])
    levels = _counted([game.level for game in games if game.level])
    return {
        "tournament": tournament.header(),
        "by_score": by_score(tournament),
        "games": len(games),
        "lucks": len(lucks),
        "bots": [{"bot": bot, **_of_bot(bot, games, lucks), "rating": ratings.get(bot)} for bot in bots],
        "pairs": _pairs(bots, games),
        "seats": [_of_seat(seat, games) for seat in range(len(tournament.bots))],
        "decisions": _spread([game.decisions() for game in games]),
        "rounds": _spread([game.rounds for game in games if game.rounds]),
        "margin": _spread(_margins(games)),
        "endings": endings,
        "levels": {} if levels == endings else levels,  # one who wins or loses alone has reached just that
        "habits": _habits(tournament, games),
    }


# --- Who wins ---


def by_score(tournament: Tournament) -> bool:
    """Whether points are all there is to hope for, as nobody can win or lose."""
    setup = Setup(tournament.variant, len(tournament.bots), tournament.bots)
    return counts_points(tournament.rules(), setup)


def wilson(rate: float, count: int) -> list[float]:
    """The 95 % interval for a rate that was seen in so many cases, after Wilson."""
    z2 = CONFIDENCE**2
    middle = (rate + z2 / (2 * count)) / (1 + z2 / count)
    reach = CONFIDENCE / (1 + z2 / count) * math.sqrt(rate * (1 - rate) / count + z2 / (4 * count * count))
    return [max(0.0, middle - reach), min(1.0, middle + reach)]


def _lucks(tournament: Tournament, games: list[Facts]) -> list[list[Facts]]:
    """The games of every luck that was played from all rotations."""
    by_seed: dict[int, list[Facts]] = {}
    for game in games:
        by_seed.setdefault(game.seed, []).append(game)
    return [together for together in by_seed.values() if len(together) == len(tournament.bots)]


def _of_bot(bot: str, games: list[Facts], lucks: list[list[Facts]]) -> Numbers:
    mine = [(game, seat) for game in games for seat, name in enumerate(game.bots) if name == bot]
    seats = len(games[0].bots)
    wins = sum(game.shares()[seat] for game, seat in mine)
    totals = [game.totals()[seat] for game, seat in mine]
    milliseconds = sorted(time for game, seat in mine for time in game.thinking[seat])
    return {
        "games": len(mine),
        "wins": wins,
        **_rate(wins, len(mine)),
        "mirrored": _mirrored(bot, lucks),
        "places": [sum(game.places[seat] == place for game, seat in mine) for place in range(1, seats + 1)],
        "score": _spread(totals),
        "sources": _mean_points([game.points[seat] for game, seat in mine]),
        "decisions": fmean(sum(game.choices[seat].values()) for game, seat in mine),
        "seconds": {"median": _at(milliseconds, 0.5) / 1000, "p95": _at(milliseconds, 0.95) / 1000},
    }


def _rate(wins: float, count: int) -> Numbers:
    return {"rate": wins / count, "interval": wilson(wins / count, count)}


def _mirrored(bot: str, lucks: list[list[Facts]]) -> list[float] | None:
    """The 95 % interval of the win rate if only whole lucks count, each as one case: what luck gave one seat it gave
    every bot in turn."""
    if len(lucks) < FEWEST_LUCKS:
        return None
    rates = []
    for luck in lucks:
        rates.append(fmean(s for game in luck for s, name in zip(game.shares(), game.bots, strict=True) if name == bot))
    reach = CONFIDENCE * stdev(rates) / math.sqrt(len(rates))
    if reach == 0:
        return None  # every luck ended alike: nothing to tell the spread by
    return [max(0.0, fmean(rates) - reach), min(1.0, fmean(rates) + reach)]


def _ratings(bots: list[str], games: list[Facts]) -> dict[str, Numbers]:
    """Plackett-Luce ratings by openskill; a bot with several seats takes the mean of what they bring it."""
    if len(bots) < 2:
        return {}
    model = rating_model()
    known = {bot: model.rating(name=bot) for bot in bots}
    for game in games:
        after = model.rate([[known[bot]] for bot in game.bots], ranks=[float(place) for place in game.places])
        for bot in bots:
            mine = [team[0] for team, name in zip(after, game.bots, strict=True) if name == bot]
            mu, sigma = fmean(one.mu for one in mine), fmean(one.sigma for one in mine)
            known[bot] = model.rating(mu=mu, sigma=sigma, name=bot)
    return {bot: {"mu": one.mu, "sigma": one.sigma, "ordinal": one.ordinal()} for bot, one in known.items()}


def rating_model() -> Any:
    """openskill's, if it is installed."""
    try:
        return import_module("openskill.models").PlackettLuce()
    except ImportError:
        raise SetupError("ratings need openskill, which is not installed: pip install 'posterity[arena]'") from None


def _pairs(bots: list[str], games: list[Facts]) -> list[Numbers]:
    """How often a bot ended before another at the same table; a shared place is half."""
    found = []
    for bot in bots:
        for other in bots:
            met = [
                0.5 + 0.5 * ((theirs > mine) - (theirs < mine))
                for game in games
                for a, mine in zip(game.bots, game.places, strict=True)
                for b, theirs in zip(game.bots, game.places, strict=True)
                if a == bot and b == other and a != b
            ]
            if met:
                found.append({"bot": bot, "other": other, "games": len(met), **_rate(sum(met), len(met))})
    return found


def _of_seat(seat: int, games: list[Facts]) -> Numbers:
    wins = sum(game.shares()[seat] for game in games)
    totals = [game.totals()[seat] for game in games]
    return {"games": len(games), "wins": wins, **_rate(wins, len(games)), "score": _spread(totals)}


# --- Scores, lengths, endings ---


def _at(ordered: list[float], share: float) -> float:
    """The value below which that share lies."""
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def _spread(values: list[int]) -> Numbers | None:
    """How numbers are spread, and how often each came."""
    if not values:
        return None
    low, middle, high = quantiles(values, n=4, method="inclusive") if len(values) > 1 else values * 3
    return {
        "mean": fmean(values),
        "least": min(values),
        "quarter": low,
        "median": middle,
        "three_quarters": high,
        "most": max(values),
        "counts": {str(value): count for value, count in sorted(Counter(values).items())},
    }


def _margins(games: list[Facts]) -> list[int]:
    """By how much the best score was ahead of the next."""
    ordered = [sorted(game.totals(), reverse=True) for game in games]
    return [totals[0] - totals[1] for totals in ordered if len(totals) > 1]


def _mean_points(points: list[dict[str, int]]) -> dict[str, float]:
    sources = list(dict.fromkeys(source for one in points for source in one))
    return {source: fmean(one.get(source, 0) for one in points) for source in sources}


def _counted(words: list[str]) -> dict[str, int]:
    return dict(Counter(words).most_common())


# --- What winners do ---


@dataclass(frozen=True)
class Case:
    """One seat of one game: who played it, whether it won, and what it chose how often."""

    bot: str
    won: bool
    counts: dict[str, int]


def _habits(tournament: Tournament, games: list[Facts]) -> Numbers:
    """What winners chose more often, and less often, than losers."""
    actions = tournament.rules().actions
    won = _won(tournament, games)
    seated = [(game, seat) for game in games for seat in range(len(game.bots))]
    example: dict[str, tuple[int, int]] = {}
    for game in games:
        for text, at in game.first.items():
            for key in (text, _verb(text), *_things(actions.parse(text).args())):
                example.setdefault(key, (game.number, at))

    def compared(keys: Callable[[str], list[str]]) -> Numbers:
        cases = []
        for game, seat in seated:
            counts: Counter[str] = Counter()
            for text, times in game.choices[seat].items():
                for key in keys(text):
                    counts[key] += times
            cases.append(Case(game.bots[seat], won[game.number, seat], counts))
        found = [{**habit, "example": example[str(habit["what"])]} for habit in compare(cases)]
        return {
            "more": sorted([one for one in found if one["clear"] > 0], key=lambda one: -float(one["clear"]))[:SHOWN],
            "less": sorted([one for one in found if one["clear"] < 0], key=lambda one: float(one["clear"]))[:SHOWN],
        }

    winners = sum(won.values())
    return {
        "winners": winners,
        "losers": len(won) - winners,
        "verbs": compared(lambda text: [_verb(text)]),
        "actions": compared(lambda text: [text] if " " in text else []),
        "things": compared(lambda text: _things(actions.parse(text).args())),
    }


def _won(tournament: Tournament, games: list[Facts]) -> dict[tuple[int, int], bool]:
    """By game and seat. Where only points count, the better half of the games counts as won."""
    if by_score(tournament):
        totals = sorted(game.totals()[0] for game in games)
        return {(game.number, 0): game.totals()[0] > totals[(len(totals) - 1) // 2] for game in games}
    return {(game.number, seat): place == 1 for game in games for seat, place in enumerate(game.places)}


def _verb(text: str) -> str:
    return text.split(" ")[0]


def _things(args: dict[str, str]) -> list[str]:
    """The things that an action is about, such as `customer:c7`; numbers and seats are none."""
    return [f"{kind}:{name}" for kind, name in args.items() if kind != "seat" and not name.isdigit()]


def compare(cases: list[Case]) -> list[Numbers]:
    """What winners and losers did clearly not alike, per game. Only those are compared who played by the same bot, so
    that this is not about what the stronger bot likes; the bots count by how many they have of both."""
    by_bot: dict[str, list[Case]] = {}
    for case in cases:
        by_bot.setdefault(case.bot, []).append(case)
    groups = [group for group in by_bot.values() if 0 < sum(case.won for case in group) < len(group)]
    times: Counter[str] = Counter()
    for group in groups:
        for case in group:
            times.update(case.counts)
    found = []
    for what in sorted(times):
        if times[what] < FEWEST_TIMES:
            continue
        weight = winners = losers = variance = 0.0
        for group in groups:
            won = [case.counts.get(what, 0) for case in group if case.won]
            lost = [case.counts.get(what, 0) for case in group if not case.won]
            share = len(won) * len(lost) / len(group)
            weight += share
            winners += share * fmean(won)
            losers += share * fmean(lost)
            if len(group) > 1:
                variance += share**2 * stdev(won + lost) ** 2 * (1 / len(won) + 1 / len(lost))
        if variance == 0:
            continue
        clear = (winners - losers) / math.sqrt(variance)
        if abs(clear) >= CLEAR:
            found.append(
                {
                    "what": what,
                    "winners": winners / weight,
                    "losers": losers / weight,
                    "times": times[what],
                    "clear": clear,
                }
            )
    return found
