"""The shapes of requests and answers, checked at the edge; the browser's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, TypeAdapter

from posterity.bots.advice import Opinion


class Shape(BaseModel):
    model_config = ConfigDict(extra="forbid")


class NewSeat(Shape):
    kind: Literal["person", "bot"]
    name: str = Field(default="", max_length=40)
    bot: str = Field(default="", max_length=20)


class NewTable(Shape):
    title: str = Field(max_length=40)
    variant: str = Field(default="standard", max_length=40)
    seats: list[NewSeat] = Field(min_length=1, max_length=12)
    confirm: bool = True
    hints: bool | None = None  # nothing said: yes where one person plays
    edition: dict[str, Any] = {}
    seed: int | None = Field(default=None, ge=0, lt=2**31)


class TakeSeat(Shape):
    name: str = Field(min_length=1, max_length=40)


class WantHint(Shape):
    version: int = Field(ge=0)


class VariantShape(Shape):
    name: str
    fewest: int
    most: int


class TitleShape(Shape):
    name: str
    minutes: int
    variants: list[VariantShape]
    house: list[str]
    bots: list[str]


class Health(Shape):
    ok: bool
    build: str
    version: str


class EventShape(Shape):
    name: str
    seat: int | None
    args: dict[str, str | int]
    version: int


class OptionShape(Shape):
    action: str
    verb: str
    args: dict[str, str]
    things: list[str]


class RefusalShape(Shape):
    """What cannot be chosen and why; what is left out is 0, or nothing."""

    action: str
    reason: str
    need: int = 0
    have: int = 0
    what: list[str] = []


class MenuShape(Shape):
    """The texts of the actions that can be chosen, and the rest with the reason why not."""

    options: list[str]
    refusals: list[RefusalShape]


class ResultShape(Shape):
    places: list[int]
    level: str


class ClosedShape(Shape):
    """Why a table can only be looked at, and how many versions after the one that is shown are missing."""

    code: Literal["other-rules", "damaged"]
    rules: int
    now: int
    missing: int


class Snapshot(Shape):
    """Everything a seat is told."""

    table: str
    title: str
    variant: str
    rules: int
    seat: int | None
    names: list[str]
    rivals: list[str]
    kinds: list[Literal["person", "bot"]]
    bots: list[str]
    hints: bool
    hiddenHands: bool
    seeded: bool
    house: list[str]
    closed: ClosedShape | None
    verbs: dict[str, list[str]]
    flows: list[str]
    components: dict[str, Any]
    version: int
    asked: int | None
    held: int | None
    canUndo: bool
    over: bool
    choices: int
    view: dict[str, Any]
    step: str | None
    stepArgs: list[int]
    question: dict[str, Any] | None
    menu: MenuShape | None
    points: list[dict[str, int]]
    result: ResultShape | None
    log: list[EventShape]


class Frame(Shape):
    """The table after so many choices; `seat` made the last of them."""

    at: int
    choices: int
    view: dict[str, Any]
    components: dict[str, Any]
    points: list[dict[str, int]]
    seat: int | None


class Story(Shape):
    """What happened, choice by choice, and the points of every seat after each."""

    choices: int
    events: list[EventShape]
    totals: list[list[int]]


class KeepsakeShape(Shape):
    """What a finished game leaves behind for each seat; the name is the message "keepsake-<name>"."""

    name: str
    media: str


class Game(Shape):
    """A game with all that happened in it, to be gone on with elsewhere."""

    posterity: int
    agreed: dict[str, Any]
    names: list[str]
    edition: dict[str, Any]
    answers: list[tuple[int, int, str, int, str, str, float, str]]


class Hint(Shape):
    """What the strongest bot thinks of the options, the best first, and how each seat stands: in chances from 0, lost,
    to 1, won; in points where a lone player can neither win nor lose."""

    version: int
    opinions: list[Opinion]
    standing: list[float]
    in_points: bool


class TurningPoint(Shape):
    """A choice that cost much, what would have been better, and by how much; `at` choices were made before it."""

    at: int
    seat: int
    chosen: OptionShape
    better: OptionShape
    cost: float


class Analysis(Shape):
    """How each seat stood before each choice and at the end, as far as that is thought out; in chances or points."""

    choices: int
    done: int
    standings: list[list[float]]
    turns: list[TurningPoint] | None
    in_points: bool = False  # analyses that were kept before there was a choice are in chances


class ErrorDetail(Shape):
    code: str
    message: str


class ErrorShape(Shape):
    error: ErrorDetail


def _printable(text: str) -> str:
    """Not every database can store every character."""
    if not text.isprintable():
        raise ValueError("expected characters that can be printed")
    return text


class Hello(Shape):
    """The first message: who comes, and what it has seen of the table already."""

    type: Literal["hello"]
    token: str = Field(max_length=64)
    version: int | None = None


class Move(Shape):
    type: Literal["move"]
    id: Annotated[str, Field(min_length=1, max_length=64), AfterValidator(_printable)]
    version: int = Field(ge=0)
    action: str = Field(max_length=200)


class Undo(Shape):
    type: Literal["undo"]
    id: Annotated[str, Field(min_length=1, max_length=64), AfterValidator(_printable)]
    version: int = Field(ge=0)


class EndTurn(Shape):
    type: Literal["end-turn"]
    id: Annotated[str, Field(min_length=1, max_length=64), AfterValidator(_printable)]
    version: int = Field(ge=0)


class Since(Shape):
    type: Literal["since"]
    version: int


class Look(Shape):
    """Somebody looks at the menu of this version, or behind an option of it: at what would be asked next, and so on."""

    type: Literal["look"]
    version: int
    path: list[Annotated[str, Field(max_length=200)]] = Field(default=[], max_length=16)


class SnapshotMessage(Snapshot):
    type: Literal["snapshot"]


class UpdateMessage(Shape):
    """One version more: what happened, and of the rest only what changed; of the view and the points what differs."""

    type: Literal["update"]
    version: int
    events: list[EventShape]
    undone: int | None = None  # the version whose events no longer stand
    asked: int | None = None
    held: int | None = None
    canUndo: bool = False
    over: bool = False
    choices: int = 0
    view: dict[str, Any] = {}
    step: str | None = None
    stepArgs: list[int] = []
    question: dict[str, Any] | None = None
    menu: MenuShape | None = None
    points: dict[str, Any] | list[dict[str, int]] = []
    result: ResultShape | None = None


Stop = Literal["question", "draw", "other-seat", "reveal", "turn-over", "game-over"]


class PreviewShape(Shape):
    """What is certain about an option, up to the seat's next question: what happens, what of the seat's standing
    changes (before, after), and why no more is told."""

    events: list[EventShape]
    changes: dict[str, tuple[int, int]]
    stop: Stop


class SureShape(Shape):
    """What is certain whatever the seat answers to its next questions: what happens, and what changes (before, the
    least and the most after); if there are only two or three `ways` for it to change, in what they differ; not `whole`
    if there are too many ways to look through."""

    events: list[EventShape]
    changes: dict[str, tuple[int, int, int]]
    ways: list[dict[str, int]]
    stop: Stop
    whole: bool


class OutlookMessage(Shape):
    """What lies behind the answers of `path`: what is sure, the next question, and a preview of each of its options.
    With an empty path, of the options of the menu, and why not what none of them leads to."""

    type: Literal["outlook"]
    version: int
    path: list[str]
    sure: SureShape | None = None
    menu: MenuShape | None = None
    previews: dict[str, PreviewShape]
    beyond: list[RefusalShape]


class NamesMessage(Shape):
    type: Literal["names"]
    names: list[str]


class AckMessage(Shape):
    type: Literal["ack"]
    id: str
    version: int


class RefusedMessage(Shape):
    type: Literal["refused"]
    id: str
    code: str
    message: str
    version: int


class PresenceMessage(Shape):
    type: Literal["presence"]
    seats: list[bool]


class ThinkingMessage(Shape):
    type: Literal["thinking"]
    seat: int | None


FromClient = Hello | Move | Undo | EndTurn | Since | Look
FROM_CLIENT: TypeAdapter[FromClient] = TypeAdapter(Annotated[FromClient, Field(discriminator="type")])
FromServer = (
    SnapshotMessage
    | UpdateMessage
    | OutlookMessage
    | NamesMessage
    | AckMessage
    | RefusedMessage
    | PresenceMessage
    | ThinkingMessage
)
FROM_SERVER: TypeAdapter[FromServer] = TypeAdapter(Annotated[FromServer, Field(discriminator="type")])


def socket_schemas() -> dict[str, Any]:
    """The messages of the socket for the OpenAPI document, which knows only HTTP by itself."""
    found: dict[str, Any] = {}
    for name, adapter, mode in (
        ("FromClient", FROM_CLIENT, "validation"),
        ("FromServer", FROM_SERVER, "serialization"),
    ):
        schema = adapter.json_schema(mode=mode, ref_template="#/components/schemas/{model}")  # type: ignore[arg-type]
        found.update(schema.pop("$defs"))
        found[name] = schema
    return found
