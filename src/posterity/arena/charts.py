"""Charts as HTML with inline SVG: marks are drawn, words and numbers stay text, so that they are readable on a phone.

Drawings are stretched to the room there is; lines keep their width. All texts that come in are HTML already.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from posterity.contract.keepsakes import ARMS

# The arms of the seats, small; the field is the colour of the class.
SHIELD: Final = "M1 1H23V13C23 20 17 25 12 27C7 25 1 20 1 13Z"
DIVISIONS: Final = {
    "bend": "M1 1H7L22.4 16.4C21.4 19 20 21.4 17.8 23.4L1 6.6Z",
    "chevron": "M12 8L23 19L21 24L12 15L3 24L1 19Z",
    "quarter": "M12 1H23V13H12ZM1 13H12V27C7 25 1 20 1 13Z",
    "pale": "M8 1H16V26L12 27L8 26Z",
    "fess": "M1 9H23V17H1Z",
}


def shield(index: int) -> str:
    """The arms of a bot: they differ in shape, then in colour."""
    arms = ARMS[index % len(ARMS)]
    return (
        f'<svg class="shield {hue(index)}" viewBox="0 0 24 28" aria-hidden="true"><path class="field" d="{SHIELD}"/>'
        f'<path fill="{arms["second"]}" d="{DIVISIONS[arms["division"]]}"/><path class="rim" d="{SHIELD}"/></svg>'
    )


def hue(index: int) -> str:
    return f"hue{index % len(DIVISIONS)}"


@dataclass(frozen=True)
class Row:
    """A line of a chart: what it is about, where its dot and its line are from 0 to 1, and the numbers in words."""

    label: str
    dot: float
    low: float
    high: float
    value: str
    hue: str = "ink"


def intervals(rows: list[Row], fair: float | None, ticks: list[tuple[float, str]]) -> str:
    """Dots with the reach of what they could be as well, over one scale."""
    drawn = []
    for row in rows:
        marks = '<line class="rail" x1="0" x2="100" y1="12" y2="12"/>'
        if fair is not None:
            marks += f'<line class="fair" x1="{_n(fair * 100)}" x2="{_n(fair * 100)}" y1="0" y2="24"/>'
        marks += f'<line class="reach" x1="{_n(row.low * 100)}" x2="{_n(row.high * 100)}" y1="12" y2="12"/>'
        marks += f'<line class="dot" x1="{_n(row.dot * 100)}" x2="{_n(row.dot * 100)}" y1="12" y2="12"/>'
        drawn.append(_row(row.label, _svg(f"track {row.hue}", 100, 24, marks), row.value))
    return f'<div class="chart">{"".join(drawn)}{_row("", axis(ticks), "")}</div>'


def bars(rows: list[tuple[str, float, str]]) -> str:
    """Plain bars; the longest fills the room."""
    longest = max((length for _, length, _ in rows), default=1) or 1
    drawn = []
    for label, length, value in rows:
        bar = f'<rect x="0" y="4" width="{_n(length / longest * 100)}" height="16"/>'
        drawn.append(_row(label, _svg("track bar", 100, 24, bar), value))
    return f'<div class="chart">{"".join(drawn)}</div>'


def stacked(rows: list[tuple[str, list[float], str]]) -> str:
    """Bars made of parts, all over one scale; what is below zero goes to the left of it."""
    most = max((sum(part for part in parts if part > 0) for _, parts, _ in rows), default=0)
    least = min((sum(part for part in parts if part < 0) for _, parts, _ in rows), default=0)
    room = (most - least) or 1
    drawn = []
    for label, parts, value in rows:
        marks, up, down = "", -least, -least
        for at, part in enumerate(parts):
            left = up if part > 0 else down + part
            if part > 0:
                up += part
            else:
                down += part
            if part:
                width = abs(part) / room * 100
                marks += (
                    f'<rect class="part{at % 9}" x="{_n(left / room * 100)}" y="1" width="{_n(width)}" height="22"/>'
                )
        if least < 0:
            marks += (
                f'<line class="zero" x1="{_n(-least / room * 100)}" x2="{_n(-least / room * 100)}" y1="0" y2="24"/>'
            )
        drawn.append(_row(label, _svg("track parts", 100, 24, marks), value))
    return f'<div class="chart">{"".join(drawn)}</div>'


@dataclass(frozen=True)
class Scale:
    """Whole numbers in steps of equal width, all that come in one of several histograms."""

    start: int
    step: int
    steps: int

    def ticks(self) -> list[tuple[float, str]]:
        """A handful of round numbers and where they are from 0 to 1."""
        width = self.step * self.steps
        apart = _round_step(width / 6)
        first = -(-self.start // apart) * apart
        return [
            ((number - self.start) / width, str(number).replace("-", "−"))
            for number in range(first, self.start + width + 1, apart)
        ]


def scale_of(least: int, most: int, about: int = 24) -> Scale:
    step = _round_step((most - least + 1) / about)
    start = least // step * step
    return Scale(start, step, (most - start) // step + 1)


def _round_step(size: float) -> int:
    """1, 2, 5, 10, 20, …, not smaller than the size."""
    power = 1
    while True:
        for step in (power, 2 * power, 5 * power):
            if step >= size:
                return step
        power *= 10


def heights(counts: dict[str, int], scale: Scale) -> list[float]:
    """The share of every step."""
    found = [0] * scale.steps
    for value, count in counts.items():
        found[(int(value) - scale.start) // scale.step] += count
    return [count / max(1, sum(found)) for count in found]


def histogram(label: str, shares: list[float], top: float, mean: float, scale: Scale, value: str, css: str) -> str:
    """Bars standing side by side, `top` is the share that fills the height; the mean is marked."""
    marks = ""
    for at, share in enumerate(shares):
        if share:
            height = share / top * 60
            marks += f'<rect x="{_n(at + 0.06)}" y="{_n(60 - height)}" width="0.88" height="{_n(height)}"/>'
    # Whole numbers stand in the middle of their step where a step is one number.
    at_mean = (mean - scale.start + (0.5 if scale.step == 1 else 0)) / scale.step
    marks += f'<line class="mean" x1="{_n(at_mean)}" x2="{_n(at_mean)}" y1="0" y2="60"/>'
    marks += f'<line class="ground" x1="0" x2="{scale.steps}" y1="60" y2="60"/>'
    drawing = _svg(f"hist {css}", scale.steps, 60, marks)
    shift = 0.5 / scale.steps if scale.step == 1 else 0.0
    ticks = [(where + shift, word) for where, word in scale.ticks() if where + shift <= 1]
    return f'<div class="chart">{_row(label, drawing + axis(ticks), value, "row hist-row")}</div>'


def duel(winners: float, losers: float, longest: float) -> str:
    """Two thin bars: filled for those who won, outlined for those who lost."""
    marks = (
        f'<rect class="won" x="0" y="2" width="{_n(winners / longest * 100)}" height="8"/>'
        f'<rect class="lost" x="0" y="14" width="{_n(losers / longest * 100)}" height="8"/>'
    )
    return _svg("track duel", 100, 24, marks)


def axis(ticks: list[tuple[float, str]]) -> str:
    words = "".join(f'<span style="left:{_n(where * 100)}%">{word}</span>' for where, word in ticks)
    return f'<div class="axis" aria-hidden="true">{words}</div>'


def _row(label: str, drawing: str, value: str, css: str = "row") -> str:
    return (
        f'<div class="{css}"><div class="label">{label}</div><div>{drawing}</div><div class="value">{value}</div></div>'
    )


def _svg(css: str, width: float, height: float, marks: str) -> str:
    return (
        f'<svg class="{css}" viewBox="0 0 {_n(width)} {_n(height)}" preserveAspectRatio="none" aria-hidden="true">'
        f"{marks}</svg>"
    )


def _n(number: float) -> str:
    """A number as short as a drawing needs it."""
    assert math.isfinite(number)
    return f"{number:.2f}".rstrip("0").rstrip(".")
