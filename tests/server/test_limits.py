"""Limits of one address: a bucket that fills with time, and how much is held open at once."""

from __future__ import annotations

import pytest

from posterity.server.limits import AtOnce, Bucket, Kind, Limiter, neighbourhood, plain, within
from posterity.server.settings import Settings, read

ALICE, BOB = "192.0.2.1", "192.0.2.2"


class Clock:
    """Time passes when a test says so."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


def taken(limiter: Limiter, kind: Kind, address: str, most: int = 10_000) -> int:
    """How many an address gets before it must wait."""
    for count in range(most):
        if limiter.take(kind, address):
            return count
    return most


def test_an_address_gets_a_minutes_worth_at_once_and_not_one_more(clock: Clock) -> None:
    limiter = Limiter(Settings(hints_per_minute=30), clock)
    assert taken(limiter, "hints", ALICE) == 30


@pytest.mark.parametrize("amount", [1, 3, 7, 60, 600, 1499])
def test_whatever_the_amount_is_it_is_given_in_full(clock: Clock, amount: int) -> None:
    assert taken(Limiter(Settings(lookbacks_per_minute=amount), clock), "lookbacks", ALICE) == amount


def test_the_wait_that_is_told_is_enough_and_not_longer_than_needed(clock: Clock) -> None:
    limiter = Limiter(Settings(hints_per_minute=30), clock)
    taken(limiter, "hints", ALICE)
    wait = limiter.take("hints", ALICE)
    assert wait == pytest.approx(2.0)
    clock.now += wait - 0.01
    assert limiter.take("hints", ALICE) > 0
    clock.now += 0.01
    assert limiter.take("hints", ALICE) == 0


def test_a_refusal_costs_nothing(clock: Clock) -> None:
    limiter = Limiter(Settings(hints_per_minute=30), clock)
    taken(limiter, "hints", ALICE)
    for _ in range(100):
        assert limiter.take("hints", ALICE) == pytest.approx(2.0)


def test_a_full_bucket_does_not_get_fuller(clock: Clock) -> None:
    limiter = Limiter(Settings(hints_per_minute=30), clock)
    limiter.take("hints", ALICE)
    clock.now += 1_000_000
    assert taken(limiter, "hints", ALICE) == 30


def test_one_address_does_not_pay_for_another_nor_one_kind_for_another(clock: Clock) -> None:
    limiter = Limiter(Settings(hints_per_minute=5, uploads_per_minute=4), clock)
    assert taken(limiter, "hints", ALICE) == 5
    assert taken(limiter, "hints", BOB) == 5
    assert taken(limiter, "uploads", ALICE) == 4


def test_tables_are_counted_by_the_minute_and_by_the_day(clock: Clock) -> None:
    limiter = Limiter(Settings(tables_per_minute=10, tables_per_day=25), clock)
    assert taken(limiter, "tables", ALICE) == 10
    clock.now += 60
    assert taken(limiter, "tables", ALICE) == 10
    clock.now += 60
    assert taken(limiter, "tables", ALICE) == 5
    assert limiter.take("tables", ALICE) > 3000  # a day has 25: there is one in about an hour
    clock.now += 24 * 3600
    assert taken(limiter, "tables", ALICE) == 10


def test_what_the_day_refuses_is_not_taken_from_the_minute(clock: Clock) -> None:
    limiter = Limiter(Settings(tables_per_minute=10, tables_per_day=1), clock)
    assert taken(limiter, "tables", ALICE) == 1
    minute, _ = limiter.buckets["tables"]
    before = minute.wait(ALICE, clock.now)
    limiter.take("tables", ALICE)
    assert minute.wait(ALICE, clock.now) == before


def test_ten_thousand_addresses_do_not_need_more_memory_than_a_few(clock: Clock) -> None:
    limiter = Limiter(Settings(), clock, most=100)
    for number in range(10_000):
        limiter.take("requests", f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}")
    assert len(limiter.buckets["requests"][0].full_at) == 100


def test_the_one_who_asks_all_the_time_is_not_forgotten_for_the_many_who_asked_once(clock: Clock) -> None:
    limiter = Limiter(Settings(hints_per_minute=50), clock, most=100)
    for number in range(50):
        assert limiter.take("hints", ALICE) == 0
        for other in range(60):
            limiter.take("hints", f"10.0.{number}.{other}")
    assert limiter.take("hints", ALICE) > 0


def test_a_socket_has_a_bucket_of_its_own(clock: Clock) -> None:
    bucket = Bucket(rate=20, burst=100, clock=clock)
    assert [bucket.take() for _ in range(100)] == [0.0] * 100
    assert bucket.take() == pytest.approx(0.05)
    clock.now += 1
    assert sum(bucket.take() == 0 for _ in range(100)) == 20


def test_the_sockets_of_one_address_have_messages_in_common(clock: Clock) -> None:
    limiter = Limiter(Settings(messages_per_address=100), clock)
    assert taken(limiter, "messages", ALICE) == 200
    clock.now += 1
    assert taken(limiter, "messages", ALICE) == 100


def test_who_looks_for_longer_than_its_share_makes_up_for_it(clock: Clock) -> None:
    """What a look costs is known afterwards: a fifth of five seconds may be used at once, later a fifth of all."""
    limiter = Limiter(Settings(looking_share=0.2), clock)
    assert limiter.overdrawn("looking", "127.0.0.1") == 0
    limiter.took("looking", "127.0.0.1", 0.9)
    assert limiter.overdrawn("looking", "127.0.0.1") == 0
    limiter.took("looking", "127.0.0.1", 0.3)
    assert limiter.overdrawn("looking", "127.0.0.1") == pytest.approx(1.0), "0.2 seconds too many, at a fifth"
    assert limiter.overdrawn("looking", "127.0.0.2") == 0
    clock.now += 1.0
    assert limiter.overdrawn("looking", "127.0.0.1") == pytest.approx(0)


def test_what_is_held_open_is_counted_until_it_is_closed() -> None:
    sockets = AtOnce(2)
    assert sockets.enter(ALICE)
    assert sockets.enter(ALICE)
    assert not sockets.enter(ALICE)
    assert sockets.enter(BOB)
    sockets.leave(ALICE)
    assert sockets.enter(ALICE)
    for address in (ALICE, ALICE, BOB):
        sockets.leave(address)
    assert sockets.held == {}, "an address that holds nothing open is forgotten"


def test_all_addresses_of_a_household_are_one() -> None:
    assert neighbourhood("2001:db8:1:2::3") == neighbourhood("2001:DB8:1:2:ffff::9") == "2001:db8:1:2::/64"
    assert neighbourhood("2001:db8:1:3::3") != neighbourhood("2001:db8:1:2::3")
    assert neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("::ffff:192.0.2.1") == "192.0.2.1", "as a listener for both kinds sees it"


def test_an_address_is_written_in_one_way() -> None:
    assert plain("2001:DB8:0:0::7") == "2001:db8::7"
    assert plain("fe80::1%eth0") == "fe80::1"
    assert plain("nobody") == ""


def test_an_address_lies_in_a_network_of_its_own_kind() -> None:
    networks = read(None, {}, ["trusted_proxies=10.0.0.0/8, fd00::/8"]).trusted_proxies
    assert within("10.1.2.3", networks)
    assert within("::ffff:10.1.2.3", networks)
    assert within("fd00::1", networks)
    assert not within("11.1.2.3", networks)
    assert not within("2001:db8::1", networks)
    assert not within("nobody", networks)
    assert not within("10.1.2.3", ())
