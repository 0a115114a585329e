"""The shapes of requests and answers, checked at the edge; the browser's types are generated from them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter


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


class SeatLink(Shape):
    seat: int
    name: str
    kind: str
    token: str | None


class TableLinks(Shape):
    table: str
    watch: str
    seats: list[SeatLink]


class TakeSeat(Shape):
    token: str = Field(max_length=64)
    name: str = Field(min_length=1, max_length=40)


class WantHint(Shape):
    token: str = Field(max_length=64)
    version: int = Field(ge=0)


class WantAnalysis(Shape):
    token: str = Field(max_length=64)


class VariantShape(Shape):
    name: str
    fewest: int
    most: int


class TitleShape(Shape):
    name: str
    variants: list[VariantShape]
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
    action: str
    verb: str
    args: dict[str, str]
    things: list[str]
    reason: str
    need: int
    have: int
    what: list[str]


class MenuShape(Shape):
    options: list[OptionShape]
    refusals: list[RefusalShape]


class ResultShape(Shape):
    places: list[int]
    level: str


class TableShape(Shape):
    """What can change from version to version, for one seat."""

    table: str
    version: int
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
    asked: int | None
    held: int | None
    canUndo: bool
    over: bool
    choices: int
    view: dict[str, Any]
    step: str | None
    stepArgs: list[int] = []
    menu: MenuShape | None
    points: list[dict[str, int]]
    result: ResultShape | None


class Snapshot(TableShape):
    """Everything a seat is told."""

    previews: dict[str, list[EventShape]] | None
    beyond: list[RefusalShape] | None
    components: dict[str, Any]
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


class OpinionShape(Shape):
    """An option, its value, and its share of the attention."""

    action: str
    value: float
    share: float


class Hint(Shape):
    """What the strongest bot thinks of the options, the best first, and how each seat stands: in chances from 0, lost,
    to 1, won; in points where a lone player can neither win nor lose."""

    version: int
    opinions: list[OpinionShape]
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


class Move(Shape):
    type: Literal["move"]
    id: str = Field(min_length=1, max_length=64)
    version: int = Field(ge=0)
    action: str = Field(max_length=200)


class Undo(Shape):
    type: Literal["undo"]
    id: str = Field(min_length=1, max_length=64)
    version: int = Field(ge=0)


class EndTurn(Shape):
    type: Literal["end-turn"]
    id: str = Field(min_length=1, max_length=64)
    version: int = Field(ge=0)


class Since(Shape):
    type: Literal["since"]
    version: int


class SnapshotMessage(Snapshot):
    type: Literal["snapshot"]


class UpdateMessage(TableShape):
    type: Literal["update"]
    events: list[EventShape]


class PreviewsMessage(Shape):
    type: Literal["previews"]
    version: int
    previews: dict[str, list[EventShape]]
    beyond: list[RefusalShape]


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


FromClient = Annotated[Move | Undo | EndTurn | Since, Field(discriminator="type")]
FROM_CLIENT: TypeAdapter[Move | Undo | EndTurn | Since] = TypeAdapter(FromClient)
FromServer = (
    SnapshotMessage | UpdateMessage | PreviewsMessage | AckMessage | RefusedMessage | PresenceMessage | ThinkingMessage
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
