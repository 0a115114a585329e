"""Writes docs/statistics.md from finished tournaments: tools/statistics_doc.py FOLDER..."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from posterity.arena.report import Page
from posterity.arena.statistics import Numbers, all_facts, summary
from posterity.arena.tournament import load
from posterity.cli.arena import cores

FILE = Path(__file__).parent.parent / "docs" / "statistics.md"
MOST_HABITS = 6

HEAD = """# Statistics of the games

What came of tournaments of [bots](bots.md), counted by `posterity arena` ([how to read it](arena.md)) and written down
by `tools/statistics_doc.py`. Bots are not people: a number says how these bots fare with these rules and, where
component values are [reconstructed](data.md), with those values.
"""


def table(heads: list[str], rows: list[list[str]]) -> str:
    lines = [heads, ["---", *["---:"] * (len(heads) - 1)], *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def section(folder: Path) -> str:
    tournament, played = load(folder)
    numbers = summary(tournament, list(all_facts(tournament, played, cores())))
    page = Page(tournament, played, numbers, "en")
    command = f"posterity arena {tournament.title} --seats {','.join(tournament.bots)} --games {numbers['games']}"
    if tournament.variant != "standard":
        command += f" --variant {tournament.variant}"
    bots = [name if count == 1 else f"{count} × {name}" for name, count in Counter(tournament.bots).items()]
    parts = [
        f"## {page.say('title')}: {' and '.join(bots)}, {tournament.variant}",
        f"{numbers['games']} games: `{command}`",
        standings(page, numbers),
        sources(page, numbers),
        seats(page, numbers),
        length(page, numbers),
        *[habits(page, numbers, kind, words) for kind, words in (("verbs", "chose"), ("things", "had to do with"))],
    ]
    return "\n\n".join(part for part in parts if part)


def standings(page: Page, numbers: Numbers) -> str:
    heads = ["bot", "won", "95 %", "points", "middle half", "decisions a game", "seconds (median)"]
    by_score = numbers["by_score"]
    if by_score:
        del heads[1:3]
    rows = []
    for one in numbers["bots"]:
        spread = one["score"]
        row = [one["bot"]]
        if not by_score:
            row += [page.percent(one["rate"]), page.between(one["interval"])]
        row.append(page.number(spread["mean"]))
        row.append(f"{page.number(spread['quarter'], 0)}–{page.number(spread['three_quarters'], 0)}")
        row += [page.number(one["decisions"], 0), page.number(one["seconds"]["median"], 3)]
        rows.append(row)
    return table(heads, rows)


def sources(page: Page, numbers: Numbers) -> str:
    bots = numbers["bots"]
    rows = [
        [page.say(f"points-{source}"), *[page.number(one["sources"].get(source, 0.0)) for one in bots]]
        for source in dict.fromkeys(source for one in bots for source in one["sources"])
    ]
    return "Where the points come from:\n\n" + table(["", *[one["bot"] for one in bots]], rows)


def seats(page: Page, numbers: Numbers) -> str:
    if page.alone:
        return ""
    rows = [
        [f"seat {at}", page.percent(one["rate"]), page.between(one["interval"]), page.number(one["score"]["mean"])]
        for at, one in enumerate(numbers["seats"], 1)
    ]
    fair = f"Every bot sat everywhere equally often; a seat's fair share is {page.percent(page.fair)}.\n\n"
    return fair + table(["order of play", "won", "95 %", "points"], rows)


def length(page: Page, numbers: Numbers) -> str:
    decisions, rounds = numbers["decisions"], numbers["rounds"]
    text = f"A game took {page.number(decisions['mean'], 0)} decisions ({decisions['least']} to {decisions['most']})"
    if rounds:
        text += f" and {page.number(rounds['mean'])} rounds"
    for which, prefix, words in (("endings", "ending-", "It ended"), ("levels", "level-", "Levels reached")):
        counts = numbers[which]
        if len(counts) > 1:
            told = [
                f"{page.say(prefix + name)} {page.percent(count / numbers['games'])}" for name, count in counts.items()
            ]
            text += f". {words}: {', '.join(told)}"
    return text + "."


def habits(page: Page, numbers: Numbers, kind: str, words: str) -> str:
    found = numbers["habits"][kind]
    rows = []
    for way in ("more", "less"):
        for one in found[way][:MOST_HABITS]:
            spoken = page.spoken(kind, str(one["what"]), one["example"])
            rows.append([spoken, way, page.number(one["winners"], 2), page.number(one["losers"], 2)])
    if not rows:
        return ""
    better, worse = ("the better half", "the others") if numbers["by_score"] else ("winners", "losers")
    heading = f"What {better} {words} clearly more or less often than {worse}, times a game:"
    return heading + "\n\n" + table(["", "", better, worse], rows)


if __name__ == "__main__":
    FILE.write_text("\n\n".join([HEAD.strip(), *map(section, map(Path, sys.argv[1:]))]) + "\n", encoding="utf-8")
    print(FILE)
