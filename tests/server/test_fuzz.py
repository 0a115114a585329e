"""Whatever a stranger sends, by HTTP or on a socket, is answered in the form that is documented, and never with 500.

Every run tries a slice, always the same. `POSTERITY_FUZZ=50 pytest tests/server/test_fuzz.py` tries fifty times as
much, and something else each time.
"""

from __future__ import annotations

import copy
import json
import os
import random
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

import posterity.games
from posterity.games import TITLES
from posterity.server.app import create_app
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.shapes import FROM_SERVER, ErrorShape, RefusedMessage
from posterity.server.store import Store
from running import Links, Player, Server

TIMES = int(os.environ.get("POSTERITY_FUZZ", "1"))
SEED = 15 if TIMES == 1 else random.SystemRandom().getrandbits(32)
GOLDEN = Path(__file__).parents[1] / "golden"
JSON = {"content-type": "application/json"}
GAMES = Path(posterity.games.__file__).parent

SCHEMA = schemathesis.openapi.from_dict(create_app(lambda: Store("sqlite://"), Settings(), Metrics()).openapi())
OPERATIONS = {one.ok().label: one.ok() for one in SCHEMA.get_all_operations() if isinstance(one, Ok)}

# Where they come from nobody can tell, but they are what breaks things.
ODD: list[Any] = [
    None,
    True,
    -1,
    0,
    1e308,
    -0.5,
    2**31,
    2**63,
    2**64,
    10**400,
    100_000_000,
    "",
    "\0",
    "a\0b",
    "\ud800",
    "\u202e",
    "1" * 5000,
    "x" * 300,
    [],
    [[]],
    {},
    {"": {}},
    [0] * 1000,
]


def trying(examples: int) -> settings:
    """How much is tried: the same in every short run."""
    return settings(
        max_examples=examples * TIMES,
        derandomize=TIMES == 1,
        deadline=None,
        database=None,
        suppress_health_check=list(HealthCheck),
    )


class House:
    """A server to be tried, with tables of every kind on it."""

    def __init__(self, folder: Path) -> None:
        often = ("messages_per_second=1000000", "message_burst=1000000", "analysis_steps=1")
        self.server = Server(folder, settings=often)
        self.tables: list[Links] = []

    def set_tables(self) -> None:
        create = self.server.create
        self.tables += [
            create("person", "person", confirm=True),
            create("person", "person", title="legacy", hints=True),
            create("person", "page", title="signorie"),
            create("person", variant="solo"),
        ]
        self.tables += [self.server.upload(finished(title)) for title in TITLES]
        for links in self.tables[:4]:
            player = self.server.client(links, 0)
            if player.options:
                player.play(player.options[0])
            player.close()

    def secrets(self) -> list[str]:
        return [token for links in self.tables for token in (links.watch, *links.tokens) if token]

    def check_log(self) -> None:
        """Nothing went wrong that was not foreseen, and nothing was told that opens a seat."""
        log = self.server.log.read_text(encoding="utf-8")
        for line in log.splitlines():
            assert "Traceback" not in line, line.replace("\\n", "\n")
        assert not [secret for secret in self.secrets() if secret in log]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    built = House(tmp_path_factory.mktemp("house"))
    try:
        built.set_tables()
        yield built
        built.check_log()
    finally:
        built.server.close()


@pytest.fixture(autouse=True)
def _the_log_is_quiet(request: pytest.FixtureRequest) -> Iterator[None]:
    yield
    if "house" in request.fixturenames:
        request.getfixturevalue("house").check_log()


def finished(title: str) -> str:
    return min((GOLDEN / title).glob("standard-2-*"), key=lambda file: file.stat().st_size).read_text(encoding="utf-8")


# Requests.


def check_answer(house: House, label: str, status: int, kind: str, body: bytes) -> None:
    """It is one of those that are documented, and betrays nothing."""
    documented = OPERATIONS[label].definition.raw["responses"]
    assert str(status) in documented, (label, status, body[:500])
    if status < 400:
        return
    assert kind == "application/json", (label, kind, body[:500])
    error = ErrorShape.model_validate_json(body).error
    assert error.code
    assert 0 < len(error.message) < 2000 and "\n" not in error.message, error.message
    for secret in house.secrets():
        assert secret not in error.message
    for inside in ("Traceback", 'File "', "sqlalchemy", "psycopg", "site-packages"):
        assert inside not in error.message, error.message


def cases(label: str, mode: GenerationMode) -> st.SearchStrategy[Case[Any]] | None:
    """Requests that keep to the description, or do not; nothing if they cannot do otherwise."""
    operation = OPERATIONS[label]
    # Whatever stands in a path or a header is a text, as it should be.
    could_be_wrong = operation.body or operation.query
    if mode is GenerationMode.NEGATIVE and not could_be_wrong:
        return None
    return operation.as_strategy(mode)


@pytest.mark.parametrize("label", OPERATIONS)
def test_every_request_gets_a_documented_answer(label: str, house: House) -> None:
    """Made from the server's own description, right and wrong ones, most of them at tables that there are."""

    def ask(case: Case[Any], where: int, seat: int) -> None:
        if "table_id" in case.path_parameters and where < len(house.tables):
            links = house.tables[where]
            case.path_parameters["table_id"] = links.table
            token = [links.watch, *links.tokens][seat % (len(links.tokens) + 1)]
            case.headers["authorization"] = f"Bearer {token}"
        answer = case.call(base_url=str(house.server.http.base_url), timeout=60)
        body = answer.content
        kind = answer.headers.get("content-type", [""])[0].partition(";")[0]
        check_answer(house, label, answer.status_code, kind, body)
        if answer.status_code < 400:
            OPERATIONS[label].validate_response(answer)

    for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
        made = cases(label, mode)
        if made is not None:
            somewhere = st.integers(0, len(house.tables) + 1)
            trying(6)(given(made, somewhere, st.integers(0, 5))(ask))()


def facts(title: str) -> list[tuple[list[str], Any]]:
    """What is printed in a box: where each fact stands, and its value."""

    def below(table: dict[str, Any], keys: list[str]) -> Iterator[tuple[list[str], Any]]:
        for name, entry in table.items():
            if "value" in entry:
                yield [*keys, name], entry["value"]
            else:
                yield from below(entry, [*keys, name])

    return list(below(tomllib.loads((GAMES / title / "data.toml").read_text(encoding="utf-8")), []))


def altered(value: Any, luck: random.Random) -> Any:
    """A value with something odd in it, somewhere."""
    if isinstance(value, list) and value and luck.random() < 0.7:
        at = luck.randrange(len(value))
        return [*value[:at], altered(value[at], luck), *value[at + 1 :]]
    if isinstance(value, dict) and value and luck.random() < 0.7:
        name = luck.choice(list(value))
        return {**value, name: altered(value[name], luck)}
    if isinstance(value, int) and luck.random() < 0.4:
        return value + luck.choice([-1, 1, 10])
    return luck.choice(ODD)


def nested(keys: list[str], value: Any) -> dict[str, Any]:
    for key in reversed(keys):
        value = {key: value}
    found: dict[str, Any] = value
    return found


def written(what: Any) -> bytes:
    """As JSON, in which half a letter can be written."""
    return json.dumps(what).encode()


@pytest.mark.parametrize("title", TITLES)
def test_every_edition_is_played_or_refused(title: str, house: House) -> None:
    luck = random.Random(SEED)
    seats = [{"kind": "person"}, {"kind": "person"}]
    played = 0
    for _ in range(25 * TIMES):
        keys, value = luck.choice(facts(title))
        edition = nested(keys, altered(copy.deepcopy(value), luck))
        asked = {"title": title, "seats": seats, "edition": edition}
        answer = house.server.http.post("/api/tables", content=written(asked), headers=JSON)
        kind = answer.headers["content-type"]
        check_answer(house, "POST /api/tables", answer.status_code, kind, answer.content)
        if answer.status_code == 201:
            played += 1
            links = Links(answer.json())
            assert house.server.get(links, 0).status_code == 200, edition
    assert played, "some of them are harmless"


NUMBERS = ["-1", "0", "7", str(2**31), str(2**63), "9" * 30, "", "\0", "é", "{", "="]


def spoiled(record: str, luck: random.Random) -> bytes:
    """A record with something wrong about it."""
    lines = record.split("\n")
    for _ in range(luck.choice([1, 1, 1, 3])):
        at, other = luck.randrange(len(lines)), luck.choice(lines)
        words = lines[at].split(" ")
        word = luck.randrange(len(words))
        instead = [
            [],
            [lines[at], other],
            [str(luck.choice(ODD))],
            [other],
            [" ".join([*words[:word], luck.choice(NUMBERS), *words[word + 1 :]])],
            [" ".join([*words[:word], words[word], *words[word:]])],
        ]
        lines[at : at + 1] = luck.choice(instead)
        if luck.random() < 0.1:
            del lines[at:]
        lines = lines or [""]
    return "\n".join(lines).encode("utf-8", "surrogatepass")


@pytest.mark.parametrize("title", TITLES)
def test_every_record_is_kept_or_refused(title: str, house: House) -> None:
    luck = random.Random(SEED)
    whole = finished(title)
    for at in range(12 * TIMES):
        record = spoiled(whole, luck) if at else whole.encode()
        answer = house.server.http.post("/api/records", content=record)
        kind = answer.headers["content-type"]
        check_answer(house, "POST /api/records", answer.status_code, kind, answer.content)
        if answer.status_code == 201:
            links = Links(answer.json())
            assert house.server.get(links, None).json()["over"]
            assert house.server.get(links, None, "/story").status_code == 200
        assert (answer.status_code == 201) >= (at == 0)


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 100_000,
        b'{"a":' * 40_000 + b"1" + b"}" * 40_000,
        b'{"title": "village", "seats": [{"kind": "person"}, {"kind": "person"}], "seed": 1' + b"0" * 5000 + b"}",
        b'{"title": "\\ud800", "seats": [{"kind": "person"}]}',
        b'{"title": "village", "seats": [{"kind": "person", "name": "\\ud800"}, {"kind": "person"}]}',
        b'{"title": "village", "seats": [{"kind": "person"}], "edition": {"\\ud800": 1}}',
        b'{"title": "signorie", "seats": [{"kind": "person"}, {"kind": "person", "pick": "\\ud800"}]}',
        b'{"title": "signorie", "seats": [{"kind": "person"}, {"kind": "person", "pick": ["red"]}]}',
        b'{"title": "village", "seats": [{"kind": "person"}], "edition": ' + b'{"a":' * 5000 + b"1" + b"}" * 5001,
        b'{"title": "village", "variant": "\\u0000", "seats": [{"kind": "person"}]}',
        b"\xff\xfe",
        b"NaN",
        b"",
    ],
    ids=lambda body: body[:12].decode("latin-1"),
)
@pytest.mark.parametrize("label", ["POST /api/tables", "POST /api/tables/{table_id}/name", "POST /api/records"])
def test_what_breaks_parsers_is_refused(body: bytes, label: str, house: House) -> None:
    links = house.tables[0]
    path = label.removeprefix("POST ").replace("{table_id}", links.table)
    answer = house.server.http.post(path, content=body, headers={**JSON, **links.bearer(0)})
    assert 400 <= answer.status_code < 500
    check_answer(house, label, answer.status_code, answer.headers["content-type"], answer.content)


# Messages.

# How a server may end a socket: after what is far too long, a link that opens nothing, no hello.
ENDS = {1009, 4404, 4408}
CODES = {
    "bad-message",
    "game-over",
    "illegal",
    "no-such-table",
    "not-your-turn",
    "nothing-to-undo",
    "only-watching",
    "stale",
    "too-many",
    "unknown-action",
}


class Stranger:
    """Somebody on a socket who says anything at all, and listens to what it is answered."""

    def __init__(self, house: House, links: Links, token: str, greets: bool = True) -> None:
        self.house = house
        address = f"ws://127.0.0.1:{house.server.port}/api/tables/{links.table}/socket"
        self.socket: ClientConnection = house.server.sockets.enter_context(
            connect(address, ping_interval=None, compression=None)
        )
        self.asked = 0
        if greets:
            self.socket.send(json.dumps({"type": "hello", "token": token, "version": None}))
            assert self.hear() is not None

    def hear(self) -> dict[str, Any] | None:
        """The next message, in one of the documented forms; nothing if the socket has ended in a documented way."""
        try:
            text = self.socket.recv(timeout=60)
        except ConnectionClosed:
            assert self.socket.close_code in ENDS, f"the socket was dropped without a word: {self.socket.close_code}"
            return None
        message = FROM_SERVER.validate_json(text)
        if isinstance(message, RefusedMessage):
            assert message.code in CODES, message
            assert message.message and "\n" not in message.message
            for secret in self.house.secrets():
                assert secret not in message.message
        heard: dict[str, Any] = json.loads(text)
        return heard

    def say(self, frame: str | bytes, broken: bool = False) -> list[dict[str, Any]] | None:
        """Everything it hears until it is certain that this was answered; nothing if that was its last word."""
        self.asked += 1
        last = f"last {self.asked}"
        try:
            self.socket.send(frame, text=True if broken else None)
            # At a version that never is, so that it is refused whatever happens.
            self.socket.send(json.dumps({"type": "undo", "id": last, "version": 2**40}))
        except ConnectionClosed:
            pass  # what it was told before that is still there to be read
        heard: list[dict[str, Any]] = []
        while (message := self.hear()) is not None:
            if message["type"] == "refused" and message["id"] == last:
                return heard
            heard.append(message)
        return None


class Fuzz:
    """Messages as they could be, as they must not be, and everything between."""

    def __init__(self, luck: random.Random, links: Links) -> None:
        self.luck = luck
        self.links = links
        self.used: list[str] = []  # said before

    def right(self, now: dict[str, Any]) -> dict[str, Any]:
        """A message that keeps to the form, though it may come from the wrong one or at the wrong time."""
        luck = self.luck
        version = now["version"] + luck.choice([0, 0, 0, -1, 1, -3])
        menu = now["menu"] or {"options": ["grow", "take crafts pink"]}
        kind = luck.choice(["move", "move", "undo", "end-turn", "since", "look", "hello"])
        message: dict[str, Any] = {"type": kind, "version": max(version, 0)}
        if kind in ("move", "undo", "end-turn"):
            message["id"] = luck.choice([f"f{luck.randrange(50)}", luck.randbytes(4).hex()])
        if kind == "move":
            message["action"] = luck.choice([*menu["options"], "dance", "take crafts pink", "take  crafts\tpink"])
        if kind == "hello":
            message["token"] = luck.choice([self.links.watch, *map(str, self.links.tokens), ""])
        return message

    def wrong(self, message: dict[str, Any]) -> dict[str, Any]:
        """With a part of it left out, added or made odd."""
        name = self.luck.choice([*message, "extra"])
        if name in message and self.luck.random() < 0.3:
            return {key: value for key, value in message.items() if key != name}
        return {**message, name: self.luck.choice(ODD)}

    def frame(self, now: dict[str, Any]) -> tuple[str | bytes, bool]:
        """What goes over the wire, and whether it is a text that is none."""
        luck = self.luck
        message = self.right(now)
        text = json.dumps(message)
        odd: list[Callable[[], str | bytes]] = [
            lambda: text,
            lambda: json.dumps(self.wrong(message)),
            lambda: json.dumps(self.wrong(self.wrong(message))),
            lambda: json.dumps(luck.choice(ODD)),
            lambda: luck.choice(self.used or [text]),
            lambda: text.encode(),
            lambda: luck.randbytes(luck.randrange(40)),
            lambda: text[: luck.randrange(len(text))],
            lambda: text.replace('"', "'"),
            lambda: "[" * luck.choice([100, 4000]),
            lambda: '{"type":' * 400 + "1" + "}" * 400,
            lambda: text.replace(":", ":" * luck.choice([2, 20]), 1),
            lambda: json.dumps({**message, "type": luck.choice(["dance", "", "MOVE", "hello "])}),
            lambda: text + text,
            lambda: json.dumps([message] * 3),
            lambda: text + " " * luck.choice([100, 5000]),
            lambda: "".join(chr(luck.choice([0, 10, 34, 92, 123, 0xFFFF, 0x1F600])) for _ in range(20)),
        ]
        if luck.random() < 0.02:
            return luck.choice([b"\xff\xfe", b'"\xed\xa0\x80"', b"x" * 20_000]), True
        said = luck.choice(odd)()
        if isinstance(said, str):
            self.used = [*self.used[-20:], said]
        return said, False


def plays(player: Player, house: House, links: Links) -> None:
    """Somebody honest does what is to be done at this seat, however much has happened meanwhile."""
    player.catch_up(house.server.get(links, player.seat).json()["version"])
    if player.now["held"] == player.seat:
        done = player.send(type="end-turn")
    elif player.now["asked"] == player.seat and not player.now["over"]:
        done = player.send(type="move", action=player.options[0])
    else:
        return
    assert done["type"] == "ack", done


@pytest.mark.parametrize("title", TITLES)
def test_whatever_is_said_on_a_socket_is_answered_and_the_game_goes_on(title: str, house: House) -> None:
    """One of the strangers sits on a seat, so that its moves count; others watch, or have no link at all."""
    luck = random.Random(SEED)
    links = house.server.create("person", "person", title=title, confirm=True)
    house.tables.append(links)
    honest = [house.server.client(links, seat) for seat in (0, 1)]
    watcher = house.server.client(links, None)
    fuzz = Fuzz(luck, links)
    tokens = [str(links.tokens[1]), links.watch]
    strangers = [Stranger(house, links, token) for token in tokens]
    for at in range(120 * TIMES):
        which = luck.randrange(len(strangers))
        said, broken = fuzz.frame(honest[1].now)
        heard = strangers[which].say(said, broken)
        if heard is None:
            assert len(said) > 4 * 4096, ("it was sent away for this", SEED, said)
            strangers[which] = Stranger(house, links, tokens[which])
        elif isinstance(said, bytes) and len(said) <= 4096:
            assert [one["code"] for one in heard if one["type"] == "refused"] == ["bad-message"], (SEED, said, heard)
        if at % 10 == 9:
            for player in honest:
                plays(player, house, links)
    made = honest[0].now["version"]
    assert made > 10, "the game went on"
    watcher.catch_up(made)
    assert all(message["type"] != "refused" for message in watcher.others)
    for one in (*honest, watcher):
        one.close()


def test_whoever_says_anything_else_than_hello_first_is_told_so_and_sent_away(house: House) -> None:
    luck = random.Random(SEED)
    links = house.tables[0]
    fuzz = Fuzz(luck, links)
    now = house.server.get(links, 0).json()
    for _ in range(40 * TIMES):
        said, broken = fuzz.frame(now)
        stranger = Stranger(house, links, "", greets=False)
        stranger.socket.send(said, text=True if broken else None)
        first = stranger.hear()
        if first is None:
            assert len(said) > 4 * 4096, (SEED, said)
        elif first["type"] == "refused":
            assert first["code"] in ("bad-message", "no-such-table"), first
            assert stranger.hear() is None, "and then it ends"
        else:
            assert first["type"] in ("snapshot", "names"), "it was a hello with a link"
        stranger.socket.close()
    assert house.server.get(links, 0).json()["version"] == now["version"]
