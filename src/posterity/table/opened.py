"""What can be asked of a table beside its socket, by whoever has opened it with a token."""

from __future__ import annotations

from typing import NamedTuple

from posterity import games
from posterity.contract.keepsakes import Keepsake
from posterity.table import lookback
from posterity.table.analysis import Analyses, Found
from posterity.table.live import LiveTable
from posterity.table.lookback import course
from posterity.table.moving import form
from posterity.table.snapshot import Told
from posterity.table.table import Refused


class File(NamedTuple):
    text: str
    media: str
    name: str


class Opened(NamedTuple):
    """A table, and the seat of whoever asks (-1: watching). What is not done raises Refused."""

    live: LiveTable
    seat: int

    def snapshot(self) -> bytes:
        return self.live.snapshot_of(self.seat)

    async def take_seat(self, name: str) -> bytes:
        """A person takes the seat under that name."""
        if self.seat < 0:
            raise Refused("only-watching", "this link is for watching: it opens no seat")
        await self.live.rename(self.seat, name)
        return self.snapshot()

    async def hint(self, version: int, owner: str) -> Told:
        if self.seat < 0:
            raise Refused("only-watching", "this link is for watching: hints are for the seat that is asked")
        try:
            advised = await self.live.hint(self.seat, version, owner)
        except TimeoutError:
            raise Refused("too-slow", "the server is too busy to think of a hint; try again later") from None
        return {
            "version": version,
            "opinions": [{"action": one.action, "value": one.value, "share": one.share} for one in advised.opinions],
            "standing": advised.standing,
            "in_points": advised.in_points,
        }

    # Looking back. All of it is worked out elsewhere.

    async def replay(self, at: int, seat: int | None, owner: str) -> bytes:
        viewer = self._eyes(seat)
        told: bytes = await self.live.thinkers.look_back(lookback.frame, self._course(), viewer, at, owner=owner)
        return told

    async def story(self, seat: int | None, owner: str) -> bytes:
        viewer = self._eyes(seat)
        told: bytes = await self.live.thinkers.look_back(lookback.story, self._course(), viewer, owner=owner)
        return told

    async def record(self, owner: str) -> str:
        # A closed game cannot be played on here: those who played it may keep it, hidden things and all.
        if self.live.table.closed is None or self.seat < 0:
            self._only_finished("the record is given out when the game is over")
        told: str = await self.live.thinkers.look_back(lookback.record, self._course(), owner=owner)
        return told

    async def analysis(self, analyses: Analyses, owner: str) -> Found:
        self._only_finished("decisions are analysed when the game is over")
        try:
            return await analyses.of(self.live, owner)
        except TimeoutError:
            raise Refused("too-slow", "the server is too busy to analyse this game; try again later") from None

    def keepsakes(self) -> list[Keepsake]:
        """What the finished game leaves behind."""
        self._only_finished("keepsakes are made when the game is over")
        return games.keepsakes(self.live.table.title).kinds

    async def keepsake(self, name: str, seat: int | None, language: str, owner: str) -> File:
        known = {one.name: one for one in self.keepsakes()}
        if name not in known:
            there = ", ".join(known) or "none"
            raise Refused("no-such-keepsake", f"there is no keepsake {name!r} of this game; there are: {there}")
        seats = len(self.live.tokens)
        whose = max(self.seat, 0) if seat is None else seat
        if not 0 <= whose < seats:
            raise Refused("bad-request", f"seat: expected 0 to {seats - 1}, got {whose}")
        told = self._course()
        text = await self.live.thinkers.look_back(lookback.keepsake, told, name, whose, language, owner=owner)
        title = self.live.table.title.name
        return File(text, known[name].media, f"{title}-{name}-{whose + 1}.{known[name].suffix}")

    async def game(self) -> bytes:
        """All of it, to be gone on with elsewhere: only where nobody learns what is hidden from others."""
        table = self.live.table
        alone = self.seat >= 0 and table.agreed.kinds.count("person") == 1
        if not table.game.over and not alone:
            raise Refused(
                "still-running",
                "a running game can only be taken along by somebody who plays it alone or against bots: "
                "all that is hidden from the others is in it",
            )
        stored = await self.live.store.load(self.live.id)
        if stored is None:
            raise Refused("no-such-table", "there is no such table any more")
        return self.live.encode(form(stored))

    def _course(self) -> lookback.Course:
        return course(self.live.table)

    def _eyes(self, seat: int | None) -> int:
        """Whose eyes look back: one's own, at a finished game those of any seat."""
        if seat is None or seat == self.seat:
            return self.seat
        self._only_finished("a running game can be seen from one's own seat only")
        seats = len(self.live.tokens)
        if not -1 <= seat < seats:
            raise Refused("bad-request", f"seat: expected -1 to {seats - 1}, got {seat}")
        return seat

    def _only_finished(self, otherwise: str) -> None:
        """Once nothing is hidden any more."""
        if not self.live.table.game.over:
            raise Refused("still-running", otherwise)
