"""What a seat may choose, and why it may not choose the rest."""

from __future__ import annotations

from typing import Final

from posterity.engine.actions import Action


class Reason:
    """Why something is not possible, in a word that is spoken as "why-" and its name. A title has all of its own in its
    terms; where nothing stands in the way there is none."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name: Final = name

    def __repr__(self) -> str:
        return f"<{self.name}>"


NOT_NOW: Final = Reason("not-now")  # it is not what is asked


class Refusal:
    """Why an action is not possible: the reason, and what it speaks of."""

    __slots__ = ("action", "have", "need", "reason", "what")

    def __init__(self, action: Action, reason: Reason, need: int = 0, have: int = 0, what: str = "") -> None:
        self.action: Final = action
        self.reason: Final[str] = reason.name
        self.need: Final = need
        self.have: Final = have
        self.what: Final = what

    def __repr__(self) -> str:
        return f"<not {self.action.text}: {self.reason} need={self.need} have={self.have} {self.what}>"


NO_REFUSALS: Final[list[Refusal]] = []  # what every menu has that is not curious; nothing is ever put into it


class Menu:
    """The options of a seat. Once built it is never changed, so that copies of a game share it."""

    __slots__ = ("curious", "options", "refusals", "seat")

    def __init__(self, seat: int, curious: bool = False) -> None:
        self.seat: Final = seat
        self.curious: Final = curious
        self.options: Final[list[Action]] = []
        self.refusals: Final[list[Refusal]] = [] if curious else NO_REFUSALS

    def offer(self, action: Action) -> None:
        self.options.append(action)

    def offer_all(self, actions: list[Action]) -> None:
        self.options.extend(actions)

    def refuse(self, action: Action, reason: Reason, need: int = 0, have: int = 0, what: str = "") -> None:
        """Say why not; kept only when somebody is curious."""
        if self.curious:
            self.refusals.append(Refusal(action, reason, need, have, what))

    def consider(self, action: Action, hindrance: Reason | None, need: int = 0, have: int = 0, what: str = "") -> None:
        """Offer it if nothing hinders it, else say what does."""
        if hindrance is None:
            self.options.append(action)
        elif self.curious:
            self.refusals.append(Refusal(action, hindrance, need, have, what))
