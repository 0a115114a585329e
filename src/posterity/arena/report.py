"""The report of a tournament: `summary.json` for programs, `report.html` for people, in their language."""

from __future__ import annotations

import json
import math
import os
from html import escape
from importlib.resources import files
from itertools import islice
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentResource

from posterity.arena import charts
from posterity.arena.statistics import CLEAR, FEWEST_TIMES, Numbers
from posterity.arena.tournament import FILE, Played, Tournament
from posterity.engine import Game, PosterityError
from posterity.engine import record as records
from posterity.games import face
from posterity.speech import Speech

SUMMARY: Final = "summary.json"
REPORT: Final = "report.html"


def write(folder: Path, tournament: Tournament, played: list[Played], numbers: Numbers, language: str) -> None:
    """Both files; the old ones stay whole until the new ones are."""
    page = Page(tournament, played, numbers, language)
    try:
        _replace(folder / SUMMARY, json.dumps(numbers, indent=1, ensure_ascii=False) + "\n")
        _replace(folder / REPORT, page.html())
    except OSError as error:
        raise PosterityError(
            f"{folder}: the report cannot be written: {(error.strerror or str(error)).lower()}"
        ) from None


def _packaged(*name: str) -> str:
    return files("posterity").joinpath("arena", *name).read_text(encoding="utf-8")


def _replace(file: Path, text: str) -> None:
    new = file.with_name(f".{file.name}.new")
    new.write_text(text, encoding="utf-8")
    os.replace(new, file)


class Page:
    """The report in one language."""

    def __init__(self, tournament: Tournament, played: list[Played], numbers: Numbers, language: str) -> None:
        self.tournament = tournament
        self.title = tournament.rules()
        self.face = face(self.title)
        self.played = {game.number: game for game in played}
        self.numbers = numbers
        self.language = language
        self.say = Speech(self.title, language, tournament.variant)
        self.say.bundle.add_resource(FluentResource(_packaged("locale", f"{language}.ftl")))
        self.bots = [str(one["bot"]) for one in numbers["bots"]]
        self.alone = len(tournament.bots) == 1
        self.fair = 1 / len(tournament.bots)

    def html(self) -> str:
        sections = [
            self.wins() if len(self.bots) > 1 else "",
            self.standings(),
            self.pairs(),
            self.scores(),
            self.sources(),
            "" if self.alone else self.seats(),
            self.length(),
            self.counted("arena-endings", "endings", "ending-"),
            self.counted("arena-levels", "levels", "level-"),
            self.habits(),
            self.time(),
        ]
        name = self.words("title")
        return (
            f'<!DOCTYPE html>\n<html lang="{self.language}">\n<head>\n<meta charset="utf-8"/>\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
            f"<title>{name}: {escape(', '.join(self.bots))}</title>\n<style>\n{_packaged('report.css')}</style>\n"
            + "</head>\n<body>\n<main>\n"
            + self.head(name)
            + "\n".join(section for section in sections if section)
            + f"\n<footer>{self.words('arena-footer', file=FILE)}</footer>\n</main>\n</body>\n</html>\n"
        )

    # --- Words and numbers ---

    def words(self, message: str, **args: object) -> str:
        return escape(self.say(message, args), quote=False)

    def number(self, value: float, digits: int = 1) -> str:
        """With the decimal mark of the language, and a real minus."""
        text = f"{value:.{digits}f}"
        if float(text) == 0:
            text = text.lstrip("-")
        return text.replace("-", "−").replace(".", "." if self.language == "en" else ",")

    def percent(self, rate: float) -> str:
        return f"{self.number(rate * 100)}%"

    def between(self, interval: list[float]) -> str:
        low, high = interval
        return f"{self.number(low * 100)}–{self.number(high * 100)}%"

    def bot(self, name: str) -> str:
        return f'<span class="bot">{charts.shield(self.bots.index(name))}{escape(name)}</span>'

    def hue(self, name: str) -> str:
        return charts.hue(self.bots.index(name))

    # --- Sections ---

    def head(self, name: str) -> str:
        numbers, tournament = self.numbers, self.tournament
        last = max(game.seed for game in self.played.values())
        about = [self.words("arena-games", games=numbers["games"])]
        if not self.alone:
            about.append(self.words("arena-lucks", lucks=numbers["lucks"]))
        about.append(self.words("arena-seeds", first=str(tournament.first_seed), last=str(last)))
        about.append(self.words("arena-rules", rules=str(self.title.rules_version)))
        if tournament.edition:
            about.append(self.words("arena-corrected"))
        variant = ""
        if tournament.variant != self.title.variants[0].name:
            variant = f" <small>{self.words(f'variant-{tournament.variant}')}</small>"
        seated = "".join(self.bot(one) for one in tournament.bots)
        return (
            f'<header><p class="eyebrow">{self.words("arena-name")}</p><h1>{name}{variant}</h1>'
            f'<p class="seated">{seated}</p><p class="about">{" · ".join(about)}</p></header>\n'
        )

    def section(self, heading: str, *parts: str) -> str:
        return f"<section><h2>{self.words(heading)}</h2>{''.join(parts)}</section>"

    def note(self, text: str) -> str:
        return f'<p class="note">{text}</p>'

    def shares(self, labelled: list[tuple[str, Numbers, str]], values: list[str]) -> str:
        rows = [
            charts.Row(label, one["rate"], one["interval"][0], one["interval"][1], value, hue)
            for (label, one, hue), value in zip(labelled, values, strict=True)
        ]
        ticks = [(at / 100, f"{at}%") for at in (0, 25, 50, 75, 100)]
        return charts.intervals(rows, self.fair, ticks)

    def wins(self) -> str:
        ordered = sorted(self.numbers["bots"], key=lambda one: -float(one["rate"]))
        best = ordered[0]
        labelled = [(self.bot(one["bot"]), one, self.hue(one["bot"])) for one in ordered]
        values = [f"<b>{self.percent(one['rate'])}</b> {self.between(one['interval'])}" for one in ordered]
        lead = self.words("arena-wins-lead", bot=best["bot"], rate=self.percent(best["rate"]))
        return self.section(
            "arena-wins",
            f'<p class="lead">{lead}</p>',
            self.shares(labelled, values),
            self.note(self.words("arena-wins-note", fair=self.percent(self.fair))),
        )

    def standings(self) -> str:
        """What else there is to say of each bot, as a table."""
        ordered = sorted(self.numbers["bots"], key=lambda one: -float(one["rate"]))
        rated = any(one["rating"] for one in ordered)
        mirrored = any(one["mirrored"] for one in ordered) and not self.alone
        columns = [
            *(["arena-rating"] if rated else []),
            *(["arena-by-luck"] if mirrored else []),
            "arena-score",
            *([] if self.alone else ["arena-places"]),
            "arena-decisions",
        ]
        rows = []
        for one in ordered:
            cells = []
            if rated:
                cells.append(f"{self.number(one['rating']['mu'])} ± {self.number(one['rating']['sigma'])}")
            if mirrored:
                cells.append(self.between(one["mirrored"]) if one["mirrored"] else "–")
            cells.append(self.number(one["score"]["mean"]))
            if not self.alone:
                cells.append(" · ".join(str(count) for count in one["places"]))
            cells.append(self.number(one["decisions"]))
            rows.append([self.bot(one["bot"]), *cells])
        notes = self.words("arena-rating-note") if rated else ""
        if mirrored:
            notes += " " + self.words("arena-by-luck-note")
        table = self.table([self.words("arena-bot"), *[self.words(column) for column in columns]], rows)
        return f'<section class="follows">{table}{self.note(notes) if notes else ""}</section>'

    def table(self, heads: list[str], rows: list[list[str]]) -> str:
        head = "".join(f'<th scope="col">{cell}</th>' for cell in heads)
        body = "".join(
            f'<tr><th scope="row">{row[0]}</th>{"".join(f"<td>{cell}</td>" for cell in row[1:])}</tr>' for row in rows
        )
        return (
            f'<div class="wide" tabindex="0"><table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>'
        )

    def pairs(self) -> str:
        if len(self.bots) < 3:
            return ""
        met = {(one["bot"], one["other"]): one for one in self.numbers["pairs"]}
        rows = []
        for bot in self.bots:
            cells = []
            for other in self.bots:
                pair = met.get((bot, other))
                cells.append(
                    f"{self.percent(pair['rate'])}<small>{self.between(pair['interval'])}</small>" if pair else "–"
                )
            rows.append([self.bot(bot), *cells])
        table = self.table(["", *[self.bot(bot) for bot in self.bots]], rows)
        return self.section("arena-pairs", table, self.note(self.words("arena-pairs-note")))

    def spread(self, one: Numbers) -> str:
        return self.words(
            "arena-spread",
            mean=self.number(one["mean"]),
            low=self.number(one["quarter"], 0),
            high=self.number(one["three_quarters"], 0),
            least=self.number(one["least"], 0),
            most=self.number(one["most"], 0),
        )

    def histograms(self, rows: list[tuple[str, Numbers, str]]) -> tuple[str, int]:
        """Histograms over one scale, and its step."""
        scale = charts.scale_of(min(one["least"] for _, one, _ in rows), max(one["most"] for _, one, _ in rows))
        shares = [charts.heights(one["counts"], scale) for _, one, _ in rows]
        top = max(max(some) for some in shares)
        drawn = [
            charts.histogram(label, some, top, one["mean"], scale, self.spread(one), hue)
            for (label, one, hue), some in zip(rows, shares, strict=True)
        ]
        return "".join(drawn), scale.step

    def scores(self) -> str:
        drawn, step = self.histograms(
            [(self.bot(one["bot"]), one["score"], self.hue(one["bot"])) for one in self.numbers["bots"]]
        )
        margin = ""
        if self.numbers["margin"]:
            median, most = self.numbers["margin"]["median"], self.numbers["margin"]["most"]
            margin = f"<p>{self.words('arena-margin', median=self.number(median, 0), most=str(most))}</p>"
        return self.section("arena-scores", drawn, margin, self.note(self.words("arena-scores-note", step=str(step))))

    def sources(self) -> str:
        bots = self.numbers["bots"]
        sources = list(dict.fromkeys(source for one in bots for source in one["sources"]))
        bars = [
            (
                self.bot(one["bot"]),
                [one["sources"].get(source, 0.0) for source in sources],
                f"<b>{self.number(one['score']['mean'])}</b>",
            )
            for one in bots
        ]
        rows = []
        for at, source in enumerate(sources):
            swatch = f'<i class="swatch part{at % 9}"></i>{self.words(f"points-{source}")}'
            rows.append([swatch, *[self.number(one["sources"].get(source, 0.0)) for one in bots]])
        rows.append([self.words("arena-total"), *[self.number(one["score"]["mean"]) for one in bots]])
        table = self.table(["", *[self.bot(one["bot"]) for one in bots]], rows)
        return self.section("arena-sources", charts.stacked(bars), table, self.note(self.words("arena-sources-note")))

    def seats(self) -> str:
        seats = self.numbers["seats"]
        labelled = [(self.words("arena-seat", number=at), one, "ink") for at, one in enumerate(seats, 1)]
        values = [
            f"<b>{self.percent(one['rate'])}</b> {self.between(one['interval'])}<br/>"
            + self.words("arena-mean-score", mean=self.number(one["score"]["mean"]))
            for one in seats
        ]
        note = self.note(self.words("arena-seats-note", fair=self.percent(self.fair)))
        return self.section("arena-seats", self.shares(labelled, values), note)

    def length(self) -> str:
        drawn = self.histograms([(self.words("arena-length-decisions"), self.numbers["decisions"], "ink")])[0]
        rounds = self.numbers["rounds"]
        if rounds and rounds["least"] == rounds["most"]:
            drawn += f"<p>{self.words('arena-length-always', rounds=rounds['least'])}</p>"
        elif rounds:
            drawn += self.histograms([(self.words("arena-length-rounds"), rounds, "ink")])[0]
        return self.section("arena-length", drawn)

    def counted(self, heading: str, which: str, message: str) -> str:
        """How often each of the ways came, the most frequent first."""
        counts: dict[str, int] = self.numbers[which]
        if not counts:
            return ""
        rows = []
        for name, count in counts.items():
            # A title need not have words for its endings: then its own name for it does.
            known = self.say.has(message + name)
            label = self.words(message + name) if known else escape(name.replace("-", " "))
            rows.append((label, float(count), f"<b>{self.percent(count / self.numbers['games'])}</b> {count}"))
        return self.section(heading, charts.bars(rows))

    def habits(self) -> str:
        habits = self.numbers["habits"]
        note = self.words(
            "arena-habits-alone" if self.numbers["by_score"] else "arena-habits-note",
            winners=str(habits["winners"]),
            losers=str(habits["losers"]),
            times=str(FEWEST_TIMES),
            clear=self.number(CLEAR, 0),
        )
        parts = [self.note(note)]
        for kind, heading in (
            ("verbs", "arena-habits-verbs"),
            ("actions", "arena-habits-actions"),
            ("things", "arena-habits-things"),
        ):
            more, less = (self.habit_list(kind, habits[kind][way]) for way in ("more", "less"))
            if not more and not less:
                continue
            parts.append(f'<h3>{self.words(heading)}</h3><div class="ways">')
            for words, rows in (("arena-more", more), ("arena-less", less)):
                parts.append(
                    f"<div><h4>{self.words(words)}</h4>{rows or self.note(self.words('arena-no-habits'))}</div>"
                )
            parts.append("</div>")
        if len(parts) == 1:
            parts.append(f"<p>{self.words('arena-no-habits')}</p>")
        return self.section("arena-habits", *parts)

    def habit_list(self, kind: str, found: list[Numbers]) -> str:
        if not found:
            return ""
        longest = max(max(one["winners"], one["losers"]) for one in found)
        rows = []
        for one in found:
            what = str(one["what"])
            spoken = self.spoken(kind, what, one["example"])
            value = self.words(
                "arena-times",
                winners=self.number(one["winners"], 2),
                losers=self.number(one["losers"], 2),
                times=str(one["times"]),
            )
            rows.append(
                f"<li><p>{spoken}</p>{charts.duel(one['winners'], one['losers'], longest)}"
                f'<p class="value">{value}</p></li>'
            )
        return f'<ul class="habits">{"".join(rows)}</ul>'

    def spoken(self, kind: str, what: str, example: list[int]) -> str:
        """What was chosen, in the words of the table at which it was chosen first, and as records write it."""
        game, at = self.table_of(example)
        names = [f"{self.say('player-name')} {seat + 1}" for seat in range(game.setup.seats)]
        sides = self.face.sides(names, self.say)
        seat, state = game.seat, game.state
        if kind == "things":
            thing, name = what.split(":")
            word = self.face.word(state, thing, name, seat, self.say) or self.say(f"{thing}-{name}")
            return f"{escape(word)} <code>{escape(name)}</code>"
        action = escape(self.say.action(state, at, seat, sides))
        if kind == "verbs":
            if " " not in at.text:
                return f"{action} <code>{escape(what)}</code>"
            return f"<code>{escape(what)}</code> <small>{self.words('arena-such-as', example='')}{action}</small>"
        return f"{action} <code>{escape(what)}</code>"

    def table_of(self, example: list[int]) -> tuple[Game[Any], Any]:
        """The game just before a choice, and the choice."""
        number, at = example
        finished = records.read(self.played[number].record, self.title)
        choice, game = next(islice(finished.retold(), at, None))
        assert choice is not None, "the game was over by then"
        return game, choice.action

    def time(self) -> str:
        seconds = {one["bot"]: one["seconds"] for one in self.numbers["bots"]}
        low = -3  # a thousandth of a second; what is quicker does not matter
        high = max(0, *[math.ceil(math.log10(max(one["p95"], 0.001))) for one in seconds.values()])

        def where(value: float) -> float:
            return (math.log10(max(value, 10**low)) - low) / (high - low)

        rows = [
            charts.Row(
                self.bot(bot),
                where(one["median"]),
                where(one["median"]),
                where(one["p95"]),
                self.words("arena-seconds", median=self.short(one["median"]), most=self.short(one["p95"])),
                self.hue(bot),
            )
            for bot, one in seconds.items()
        ]
        ticks = [((power - low) / (high - low), escape(self.short(10.0**power))) for power in range(low, high + 1)]
        return self.section("arena-time", charts.intervals(rows, None, ticks), self.note(self.words("arena-time-note")))

    def short(self, seconds: float) -> str:
        """Two significant digits, down to a thousandth."""
        if seconds < 0.001:
            return f"<{self.number(0.001, 3)}"
        digits = max(0, 1 - math.floor(math.log10(seconds)))
        text = self.number(seconds, digits)
        return text.rstrip("0").rstrip(".,") if digits else text
