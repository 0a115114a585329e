"""Panels, menus and scores on the terminal; plain lines for those who listen."""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Iterator

from rich import box
from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from posterity.contract.face import Panel
from posterity.engine import Result
from posterity.speech import Speech

MOMENT = 0.3  # seconds


class Screen:
    """Draws what it is given; knows nothing of any title."""

    def __init__(self, console: Console, say: Speech, plain: bool) -> None:
        self.console = console
        self.say = say
        self.plain = plain

    def line(self, text: str = "", style: str = "") -> None:
        self.console.print(escape(text), style=style or None)

    def estimate(self, value: float, in_points: bool) -> str:
        """What a bot thinks something is worth, in words."""
        if in_points:
            return self.say("estimate-points", {"value": round(value, 1)})
        return self.say("percent", {"value": round(100 * value)})

    @contextlib.contextmanager
    def patience(self, text: str) -> Iterator[None]:
        """Say what is waited for, if it takes longer than a moment."""
        if self.plain:
            yield
            return
        status = self.console.status(escape(text))
        timer = threading.Timer(MOMENT, status.start)
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            status.stop()

    def panels(self, panels: list[Panel]) -> None:
        """Small panels side by side as far as there is room, those with a column a seat below."""
        if self.plain:
            for panel in panels:
                self._spoken(panel)
        else:
            narrow = [self._table(panel) for panel in panels if not panel.by_seat]
            self.console.print(Columns(narrow, padding=(0, 2)))
            for panel in panels:
                if panel.by_seat:
                    self.console.print(self._table(panel))
        if any(panel.reconstructed for panel in panels):
            self.line(self.say("reconstructed"), "dim")

    def _heading(self, panel: Panel) -> str:
        return self.say(panel.heading) + (" †" if panel.reconstructed else "")

    def _table(self, panel: Panel) -> Table:
        table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 2, 0, 0))
        table.add_column(f"[bold]{escape(self._heading(panel))}[/]")
        for column in panel.columns:
            table.add_column(escape(self.say(column)))
        for row in panel.rows:
            table.add_row(*[escape(cell) for cell in row])
        return table

    def _spoken(self, panel: Panel) -> None:
        self.line(f"{self._heading(panel)}:")
        for row in panel.rows:
            if len(row) == 2:
                self.line(f"  {row[0]}: {row[1]}")
            else:
                cells = [f"{self.say(column)} {cell}" for column, cell in zip(panel.columns, row[1:], strict=True)]
                self.line(f"  {row[0]}: {'; '.join(cells)}")

    def points(self, points: list[dict[str, int]], names: list[str], heading: str) -> None:
        """Points by source, a column a seat."""
        rows = [[self.say(f"points-{source}"), *[str(p[source]) for p in points]] for source in points[0]]
        rows.append([self.say("total"), *[str(sum(p.values())) for p in points]])
        panel = Panel(heading, names[: len(points)], rows, by_seat=True)
        if self.plain:
            self._spoken(panel)
        else:
            self.console.print(self._table(panel))

    def result(self, result: Result, names: list[str]) -> None:
        """The end: points, who has won, what a solo player reached."""
        self.points(result.points, names, "game-over")
        winners = [names[seat] for seat in result.winners()]
        if winners and len(result.places) > 1:
            self.line(self.say("winner", {"count": len(winners), "names": ", ".join(winners)}), "bold")
        if result.level:
            self.line(
                self.say("level-reached", {"level": self.say.level(result), "points": result.totals()[0]}), "bold"
            )
