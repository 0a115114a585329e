"""Metrics: counted in one process or in several, and told to those who may know."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from prometheus_client.parser import text_string_to_metric_families
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from asking import Inside
from posterity.server.metrics import FOLDER, CountAnswers, Metrics, ended, page, shared
from posterity.server.settings import read
from running import Server


def values(text: bytes) -> dict[str, float]:
    """Every sample by its name and labels."""
    found = {}
    for family in text_string_to_metric_families(text.decode()):
        for sample in family.samples:
            labels = ",".join(f"{name}={value}" for name, value in sorted(sample.labels.items()))
            found[sample.name + (f"{{{labels}}}" if labels else "")] = sample.value
    return found


def test_what_is_counted_is_told() -> None:
    metrics = Metrics()
    metrics.moves.inc()
    metrics.moves.inc()
    metrics.refusals.labels("stale").inc()
    metrics.closed.labels("damaged").inc()
    metrics.sockets.inc()
    metrics.append_seconds.observe(0.002)
    metrics.thinking_seconds["quick"].observe(0.2)
    found = values(metrics.rendered())
    assert found["posterity_moves_total"] == 2
    assert found["posterity_refusals_total{code=stale}"] == 1
    assert found["posterity_closed_tables_total{reason=damaged}"] == 1
    assert found["posterity_sockets"] == 1
    assert found["posterity_append_seconds_bucket{le=0.001}"] == 0
    assert found["posterity_append_seconds_bucket{le=0.0025}"] == 1
    assert found["posterity_thinking_seconds_count{lane=quick}"] == 1
    assert found["posterity_thinking_seconds_count{lane=deep}"] == 0
    assert found["process_resident_memory_bytes"] > 0


def test_what_is_watched_is_looked_at_when_somebody_asks() -> None:
    metrics = Metrics()
    queue = [1, 2, 3]
    metrics.watch(metrics.waiting["deep"], lambda: len(queue))
    assert values(metrics.rendered())["posterity_waiting{lane=deep}"] == 3
    queue.clear()
    assert values(metrics.rendered())["posterity_waiting{lane=deep}"] == 0


def test_a_server_that_is_played_on_counts_what_happens(server: Server) -> None:
    before = values(server.http.get("/metrics").content)
    links = server.create("person", "page")
    player = server.client(links, 0)
    while player.now["asked"] != 0:
        player.until("update", "snapshot")
    assert player.send(type="move", action="nonsense")["type"] == "refused"
    while player.now["asked"] == 0:
        player.play(player.options[0])
    while player.now["asked"] != 0:
        player.until("update", "snapshot")
    found = values(server.http.get("/metrics").content)

    def more(name: str) -> float:
        return found.get(name, 0) - before.get(name, 0)

    assert more("posterity_moves_total") >= 2, "the person's and the bot's"
    assert more("posterity_append_seconds_count") >= 2
    assert more("posterity_thinking_seconds_count{lane=quick}") >= 1, "the Page thought"
    assert more("posterity_refusals_total{code=unknown-action}") == 1
    assert more("posterity_http_answers_total{class=2xx}") >= 2
    assert found["posterity_sockets"] >= 1
    assert found["posterity_connections"] >= 2
    assert found["posterity_tables_in_memory"] >= 1
    assert found["posterity_worker_deaths"] == found["posterity_waiting{lane=quick}"] == 0


def test_two_servers_in_one_process_count_apart() -> None:
    one, other = Metrics(), Metrics()
    one.moves.inc()
    assert values(other.rendered())["posterity_moves_total"] == 0


def test_several_processes_count_together_and_what_ended_has_nothing_open() -> None:
    count = (
        "import os; from posterity.server.metrics import Metrics; metrics = Metrics();"
        "metrics.moves.inc(5); metrics.sockets.set(2); metrics.append_seconds.observe(0.1);"
        "print(os.getpid()); print(metrics.rendered().decode())"
    )

    def counted() -> tuple[int, dict[str, float]]:
        done = subprocess.run([sys.executable, "-c", count], capture_output=True, timeout=60, check=True)
        pid, _, text = done.stdout.partition(b"\n")
        return int(pid), values(text)

    with shared():
        folder = Path(os.environ[FOLDER])
        first, alone = counted()
        assert alone["posterity_moves_total"] == 5
        assert alone["posterity_sockets"] == 2
        ended(first)
        _, both = counted()
        assert both["posterity_moves_total"] == 10
        assert both["posterity_append_seconds_count"] == 2
        assert both["posterity_sockets"] == 2, "those of the first went with it"
    assert not folder.exists()
    assert FOLDER not in os.environ


def test_answers_are_counted_by_the_class_of_their_status() -> None:
    async def answer(request: Request) -> Response:
        return PlainTextResponse("", int(request.path_params["status"]))

    metrics = Metrics()
    client = Inside(CountAnswers(Starlette(routes=[Route("/{status}", answer)]), metrics))
    for status in (200, 201, 304, 404, 429, 429, 503):
        client.get(f"/{status}")
    found = values(metrics.rendered())
    counts = [found[f"posterity_http_answers_total{{class={name}}}"] for name in ("2xx", "3xx", "4xx", "5xx")]
    assert counts == [2, 1, 3, 1]


def reader(address: str, *chosen: str) -> Inside:
    metrics = Metrics()
    metrics.moves.inc()
    return Inside(Starlette(routes=[Route("/metrics", page(metrics, read(None, {}, chosen)))]), address)


@pytest.mark.parametrize("address", ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])
def test_this_machine_may_read_them(address: str) -> None:
    answer = reader(address).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    assert values(answer.content)["posterity_moves_total"] == 1


def test_others_are_told_that_there_is_no_such_page() -> None:
    answer = reader("192.0.2.1").get("/metrics")
    assert answer.status_code == 404
    assert b"posterity_" not in answer.content
    assert answer.json()["error"]["code"] == "not-found"


def test_others_may_if_they_are_named() -> None:
    assert reader("192.0.2.1", "metrics_from=192.0.2.0/24").get("/metrics").status_code == 200
    assert reader("127.0.0.1", "metrics_from=192.0.2.0/24").get("/metrics").status_code == 404


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via"])
def test_a_proxy_on_this_machine_does_not_open_them_to_the_world(header: str) -> None:
    for chosen in ([], ["trusted_proxies=127.0.0.1"]):
        assert reader("127.0.0.1", *chosen).get("/metrics", headers={header: "127.0.0.1"}).status_code == 404
