"""Everything about a server that can be set, with its default: from a file, the environment, or the command line."""

from __future__ import annotations

import difflib
import math
import os
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import Field, dataclass, field, fields
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Any

from posterity.bots import REGENT_STEPS
from posterity.engine import PosterityError

Network = IPv4Network | IPv6Network

PREFIX = "POSTERITY_"
LOOPBACK = (ip_network("127.0.0.0/8"), ip_network("::1/128"))
PLENTY = 1_000_000_000  # for those who want no limit


def limit(default: object, meaning: str, least: float = 1, most: float = PLENTY) -> Any:
    """A setting: its default, what it means in one sentence, and the bounds of what makes sense."""
    return field(default=default, metadata={"meaning": meaning, "least": least, "most": most})


@dataclass(frozen=True, slots=True)
class Settings:
    """What a server allows. All counts hold for one process; an IPv6 address stands for its whole /64."""

    connections: int = limit(4000, "connections at once; never more than the system has descriptors for")
    connections_per_address: int = limit(400, "connections at once from one address; a trusted proxy is not counted")
    sockets_per_address: int = limit(200, "open tables (sockets) at once from one address")
    openings_per_minute: int = limit(300, "sockets opened from one address, each of which is told the whole table")
    requests_per_minute: int = limit(1500, "requests of any kind from one address, sockets that are opened included")
    tables_per_minute: int = limit(20, "new tables from one address in a minute")
    tables_per_day: int = limit(300, "new tables and uploaded records from one address in a day")
    uploads_per_minute: int = limit(10, "uploaded records from one address")
    lookbacks_per_minute: int = limit(
        600, "stories, positions of a replay, records, analyses and keepsakes for one address"
    )
    hints_per_minute: int = limit(30, "hints asked for by one address")
    head_bytes: int = limit(16384, "bytes of a request before its body", least=1024)
    body_bytes: int = limit(262144, "bytes of the body of a request; a long record has some 30,000", least=1024)
    header_seconds: float = limit(10.0, "until a request must have told its headers", least=0.1)
    body_seconds: float = limit(20.0, "until the body of a request must be there", least=0.1)
    hello_seconds: float = limit(10.0, "until a socket must have said hello", least=0.1)
    keep_alive_seconds: int = limit(30, "a connection may wait for its next request")
    ping_seconds: int = limit(20, "between two pings of a socket; one that does not answer for as long is closed")
    message_bytes: int = limit(4096, "bytes of a message on a socket", least=256, most=1_000_000)
    messages_per_second: int = limit(20, "messages on one socket, in the long run")
    message_burst: int = limit(100, "messages on one socket at once")
    messages_per_address: int = limit(100, "messages a second on all sockets of one address together")
    looking_share: float = limit(0.2, "part of the time that goes into outlooks for one address", least=0.01)
    queued_bytes: int = limit(1_000_000, "bytes that may wait for a slow reader until it is dropped", least=65536)
    send_seconds: float = limit(20.0, "a reader may take nothing until it is dropped", least=0.1)
    tables_in_memory: int = limit(500, "tables kept in memory that nobody looks at")
    undos_per_table: int = limit(1000, "choices that can be taken back at one table in all")
    name_length: int = limit(40, "characters of a name", most=40)
    seeds_with_hidden_hands: bool = limit(
        False, "whether several people with hidden hands may play by a seed of their own"
    )
    bot_deadline: float = limit(10.0, "seconds until a bot must have answered", least=0.01)
    hint_steps: int = limit(REGENT_STEPS, "how long is thought about a hint, in steps; alone four times as many")
    analysis_steps: int = limit(60, "the same for each decision of an analysis")
    thinkers: int = limit(1, "processes for long thoughts: Regents, hints, analyses", most=256)
    quick_thinkers: int = limit(1, "processes for short ones: other bots", most=256)
    lookers_back: int = limit(1, "processes for games that are looked back at: stories, replays, uploads", most=256)
    store_seconds: float = limit(5.0, "a move waits for the database until it is refused", least=0.1)
    archive_after_days: int = limit(60, "until a table where nothing happens goes into the archive; 0: never", least=0)
    archive_untouched_after_days: int = limit(7, "the same for a table where nobody ever chose anything", least=0)
    trusted_proxies: tuple[Network, ...] = limit((), "addresses and networks whose `X-Forwarded-For` is believed")
    metrics_from: tuple[Network, ...] = limit(LOOPBACK, "addresses and networks that may read `/metrics`")


FIELDS: dict[str, Field[Any]] = {one.name: one for one in fields(Settings)}


class _Wrong(Exception):
    """What a setting should have been."""


def read(
    file: Path | None = None, environment: Mapping[str, str] | None = None, chosen: Sequence[str] = ()
) -> Settings:
    """The settings of a TOML file, then of the environment, then of NAME=VALUE texts; the later one wins."""
    values: dict[str, object] = {}
    if file is not None:
        values |= _checked(_of_file(file))
    values |= _checked(_of_environment(os.environ if environment is None else environment))
    values |= _checked(_of_texts(chosen))
    return Settings(**values)  # type: ignore[arg-type]


def document() -> str:
    """The table of all settings for docs/operations.md."""
    lines = ["| setting | default | meaning |", "|---|---:|---|"]
    lines += [f"| `{name}` | `{_shown(one.default)}` | {one.metadata['meaning']} |" for name, one in FIELDS.items()]
    return "\n".join(lines) + "\n"


Found = Iterator[tuple[str, str, object]]  # where it stands, the name, the value


def _of_file(file: Path) -> Found:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8"))
    except OSError as error:
        raise PosterityError(f"{file}: settings cannot be read: {(error.strerror or str(error)).lower()}") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise PosterityError(f"{file}: not a settings file (TOML): {error}") from None
    for name, value in found.items():
        yield f"{file}: {name}", name, value


def _of_environment(environment: Mapping[str, str]) -> Found:
    for variable, value in environment.items():
        if not variable.startswith(PREFIX):
            continue
        name = variable.removeprefix(PREFIX).lower()
        # Others use the prefix too (a container's host names its services so): only what looks like ours is judged.
        if name in FIELDS or _nearest(name):
            yield variable, name, value


def _of_texts(texts: Sequence[str]) -> Found:
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise PosterityError(f"--set {text}: expected NAME=VALUE, such as connections=500")
        yield f"--set {text}", name.strip(), value


def _checked(found: Found) -> dict[str, object]:
    values: dict[str, object] = {}
    for where, name, value in found:
        if name not in FIELDS:
            near = _nearest(name)
            instead = f"; {near} perhaps?" if near else "; docs/operations.md lists them"
            raise PosterityError(f"{where}: there is no setting {name!r}{instead}")
        try:
            values[name] = _value(FIELDS[name], value)
        except _Wrong as expected:
            raise PosterityError(f"{where}: expected {expected}, got {value!r}") from None
    return values


def _nearest(name: str) -> str:
    return next(iter(difflib.get_close_matches(name, FIELDS, 1, 0.8)), "")


def _value(one: Field[Any], given: object) -> object:
    """What was given, as the setting has it; texts come from the environment and the command line."""
    if isinstance(one.default, bool):
        return _truth(given)
    if isinstance(one.default, tuple):
        return _networks(given)
    whole = isinstance(one.default, int)
    least, most = one.metadata["least"], one.metadata["most"]
    expected = f"a {'whole ' if whole else ''}number from {least:g} to {most:_}".replace("_", " ")
    if isinstance(given, bool) or not isinstance(given, str | int | float):
        raise _Wrong(expected)
    try:
        number = int(given) if whole and isinstance(given, str | int) else float(given)
    except ValueError:
        raise _Wrong(expected) from None
    if (whole and isinstance(given, float)) or not math.isfinite(number) or not least <= number <= most:
        raise _Wrong(expected)
    return number


def _truth(given: object) -> bool:
    if isinstance(given, bool):
        return given
    if isinstance(given, str) and given.strip().lower() in ("true", "false"):
        return given.strip().lower() == "true"
    raise _Wrong("true or false")


def _networks(given: object) -> tuple[Network, ...]:
    """A list, or a text with commas, of addresses and networks."""
    parts = given.replace(",", " ").split() if isinstance(given, str) else given
    expected = "addresses or networks such as 192.0.2.7, 10.0.0.0/8 or fd00::/8"
    if not isinstance(parts, list) or not all(isinstance(part, str) for part in parts):
        raise _Wrong(expected)
    try:
        return tuple(ip_network(part) for part in parts)
    except ValueError:
        raise _Wrong(expected) from None


def _shown(value: object) -> str:
    """A default as one would write it into the file."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, tuple):
        return "[" + ", ".join(f'"{network}"' for network in value) + "]"
    return f"{value:g}" if isinstance(value, float) else str(value)
