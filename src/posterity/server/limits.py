"""How much one address may ask for: a bucket that fills with time, and how many things it may hold open at once."""

from __future__ import annotations

import functools
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Literal

from posterity.server.settings import Network, Settings

Kind = Literal["requests", "openings", "tables", "uploads", "lookbacks", "hints", "messages", "looking"]
Clock = Callable[[], float]

MOST_ADDRESSES = 10_000  # remembered for each kind; some 2 MB
MINUTE = 60.0
DAY = 24 * 60 * MINUTE
LOOKING = 5.0  # seconds whose share may be used at once
ROUNDING = 1e-6  # a bucket of a hundred gives a hundred, whatever adding up fractions made of them


class Bucket:
    """Gives `burst` at once, and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: float, clock: Clock = time.monotonic) -> None:
        self.each = 1 / rate  # seconds
        self.span = burst / rate
        self.clock = clock
        self.full_at = 0.0

    def take(self) -> float:
        """Take one; else how many seconds until there is one."""
        now = self.clock()
        full_at = max(self.full_at, now) + self.each
        wait = full_at - now - self.span
        if wait > ROUNDING:
            return wait
        self.full_at = full_at
        return 0.0


class _Buckets:
    """A bucket for each address, and of each only when it will be full again."""

    def __init__(self, amount: float, seconds: float, most: int) -> None:
        self.each = seconds / amount
        self.span = seconds
        self.most = most
        self.full_at: OrderedDict[str, float] = OrderedDict()

    def wait(self, who: str, now: float, amount: float = 1) -> float:
        return max(self.full_at.get(who, 0.0), now) + amount * self.each - now - self.span

    def take(self, who: str, now: float, amount: float = 1) -> None:
        self.full_at[who] = max(self.full_at.get(who, 0.0), now) + amount * self.each
        self.full_at.move_to_end(who)
        # Whoever has so many addresses has fresh ones in any case: forgetting the oldest gives nothing away.
        if len(self.full_at) > self.most:
            self.full_at.popitem(last=False)


class Limiter:
    """What every address has asked for lately."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic, most: int = MOST_ADDRESSES) -> None:
        self.clock = clock
        kept = _Buckets(settings.tables_per_day, DAY, most)  # whatever stays on disk
        self.buckets: dict[Kind, tuple[_Buckets, ...]] = {
            "requests": (_Buckets(settings.requests_per_minute, MINUTE, most),),
            "openings": (_Buckets(settings.openings_per_minute, MINUTE, most),),
            "tables": (
                _Buckets(settings.tables_per_minute, MINUTE, most),
                kept,
            ),
            "uploads": (_Buckets(settings.uploads_per_minute, MINUTE, most), kept),
            "lookbacks": (_Buckets(settings.lookbacks_per_minute, MINUTE, most),),
            "hints": (_Buckets(settings.hints_per_minute, MINUTE, most),),
            # Two seconds' worth at once: everybody at an address hears of the same move and answers it.
            "messages": (_Buckets(settings.messages_per_address * 2, 2.0, most),),
            # Seconds of work. What a look costs is known afterwards, so it is counted then.
            "looking": (_Buckets(settings.looking_share * LOOKING, LOOKING, most),),
        }
        self.sockets = AtOnce(settings.sockets_per_address)

    def take(self, kind: Kind, address: str) -> float:
        """0: go ahead, it is counted. Else nothing is counted, and it is worth trying again after so many seconds."""
        now, who = self.clock(), neighbourhood(address)
        buckets = self.buckets[kind]
        wait = max(bucket.wait(who, now) for bucket in buckets)
        if wait > ROUNDING:
            return wait
        for bucket in buckets:
            bucket.take(who, now)
        return 0.0

    def overdrawn(self, kind: Kind, address: str) -> float:
        """How many seconds until an address that took more than there was has made up for it."""
        now, who = self.clock(), neighbourhood(address)
        return max(0.0, *[bucket.wait(who, now, 0) for bucket in self.buckets[kind]])

    def took(self, kind: Kind, address: str, amount: float) -> None:
        """So much was taken, whether it was there or not."""
        now, who = self.clock(), neighbourhood(address)
        for bucket in self.buckets[kind]:
            bucket.take(who, now, amount)


class AtOnce:
    """How many things each address holds open."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; if so, it is counted until it leaves."""
        who = neighbourhood(address)
        held = self.held.get(who, 0)
        if held >= self.most:
            return False
        self.held[who] = held + 1
        return True

    def leave(self, address: str) -> None:
        who = neighbourhood(address)
        held = self.held[who] - 1
        if held:
            self.held[who] = held
        else:
            del self.held[who]


@functools.lru_cache(maxsize=MOST_ADDRESSES)
def neighbourhood(address: str) -> str:
    """Whom an address stands for: itself, or the /64 of an IPv6 address, which one household has to itself."""
    known = plain(address)
    if ":" not in known:
        return known
    return str(ip_network((known, 64), strict=False))


@functools.lru_cache(maxsize=MOST_ADDRESSES)
def plain(address: str) -> str:
    """An address in the one way it is written here; empty if it is none."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return ""
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        found = found.ipv4_mapped  # a listener for both kinds sees the old kind so
    return str(found)


@functools.lru_cache(maxsize=MOST_ADDRESSES)
def within(address: str, networks: tuple[Network, ...]) -> bool:
    """Whether an address lies in one of the networks."""
    known = plain(address)
    return known != "" and any(ip_address(known) in network for network in networks)
