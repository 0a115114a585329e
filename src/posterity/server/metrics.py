"""What a server counts and measures, in the form that Prometheus reads."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Callable, Iterator
from typing import get_args

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    generate_latest,
)
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posterity.server.limits import within
from posterity.server.settings import Settings
from posterity.server.work import Lane

FOLDER = "PROMETHEUS_MULTIPROC_DIR"  # where prometheus-client looks for it, once, when it is imported
LANES: tuple[Lane, ...] = get_args(Lane)
CLASSES = ("1xx", "2xx", "3xx", "4xx", "5xx")
DISK = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
THOUGHT = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """All that is measured in one process; with several, each tells of all (see `shared`)."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = self._counter("moves", "choices, undos and ends of turns that were stored")
        self.refusals = self._counter("refusals", "moves that were refused, by code", "code")
        self.conflicts = self._counter("conflicts", "moves that were stored elsewhere first")
        self.not_stored = self._counter("not_stored", "moves that could not be stored")
        self.loads = self._counter("table_loads", "tables read from the database")
        self.closed = self._counter("closed_tables", "tables that were found to be closed, by reason", "reason")
        self.archived = self._counter("archived_tables", "tables that went into the archive")
        self.slow_readers = self._counter("slow_readers_dropped", "connections closed because nobody read")
        self.limited = self._counter("limited", "requests and sockets over a limit, by kind", "kind")
        self.turned_away = self._counter("connections_refused", "connections over a limit, by limit", "limit")
        self.unfinished = self._counter("unfinished_requests", "requests that were never finished, by part", "part")
        answers = self._counter("http_answers", "answers by class of their status", "class")
        self.answers = [answers.labels(name) for name in CLASSES]
        self.append_seconds = self._histogram("append_seconds", "until rows were on disk", DISK)
        thinking = self._histogram("thinking_seconds", "work done in processes, by lane", THOUGHT, "lane")
        self.thinking_seconds = {lane: thinking.labels(lane) for lane in LANES}
        self.connections = self._gauge("connections", "connections now, sockets included")
        self.sockets = self._gauge("sockets", "open sockets now")
        self.tables = self._gauge("tables_in_memory", "tables in memory now")
        self.worker_deaths = self._gauge("worker_deaths", "processes for work that died, since the start")
        self.worker_timeouts = self._gauge("worker_timeouts", "work that took too long, since the start")
        waiting = self._gauge("waiting", "work that waits for a process, by lane", "lane")
        self.waiting = {lane: waiting.labels(lane) for lane in LANES}
        self.watched: list[tuple[Gauge, Callable[[], float]]] = []
        if FOLDER not in os.environ:
            ProcessCollector(namespace="", registry=self.registry)
            PlatformCollector(registry=self.registry)

    # What tables tell.

    def moved(self) -> None:
        self.moves.inc()

    def refused(self, code: str) -> None:
        self.refusals.labels(code).inc()

    def was_overtaken(self) -> None:
        self.conflicts.inc()

    def was_not_stored(self) -> None:
        self.not_stored.inc()

    def took_to_store(self, seconds: float) -> None:
        self.append_seconds.observe(seconds)

    def loaded(self, closed: str) -> None:
        self.loads.inc()
        if closed:
            self.closed.labels(closed).inc()

    def watch(self, gauge: Gauge, look: Callable[[], float]) -> None:
        """A gauge that is looked at when somebody asks, instead of being told of every change."""
        self.watched.append((gauge, look))

    def refresh(self) -> None:
        """Look at what is watched; with several processes each does so now and then, as any may be asked."""
        for gauge, look in self.watched:
            gauge.set(look())

    def rendered(self) -> bytes:
        """Everything as text, of all processes that share a folder."""
        self.refresh()
        if FOLDER not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    def _counter(self, name: str, meaning: str, *labels: str) -> Counter:
        return Counter(f"posterity_{name}", meaning, labels, registry=self.registry)

    def _gauge(self, name: str, meaning: str, *labels: str) -> Gauge:
        return Gauge(f"posterity_{name}", meaning, labels, registry=self.registry, multiprocess_mode="livesum")

    def _histogram(self, name: str, meaning: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"posterity_{name}", meaning, labels, registry=self.registry, buckets=buckets)


@contextlib.contextmanager
def shared() -> Iterator[None]:
    """Processes that are started inside, with an interpreter of their own, count together."""
    with tempfile.TemporaryDirectory(prefix="posterity-metrics-") as folder:
        os.environ[FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[FOLDER]


def ended(pid: int) -> None:
    """A process of those that count together is gone: what it had open is not open any more."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]


def page(metrics: Metrics, settings: Settings) -> Callable[[Request], Response]:
    """The answer to GET /metrics; to others than `metrics_from` there is no such page."""

    def metrics_page(request: Request) -> Response:
        peer = request.client.host if request.client else ""
        # What came through a proxy came from somewhere else, whether or not we know the proxy.
        forwarded = any(name in request.headers for name in ("x-forwarded-for", "forwarded", "via"))
        if forwarded or not within(peer, settings.metrics_from):
            return Response('{"error": {"code": "not-found", "message": "Not Found"}}', 404, None, "application/json")
        return PlainTextResponse(metrics.rendered(), media_type=CONTENT_TYPE_PLAIN_0_0_4)

    return metrics_page


class CountAnswers:
    """Counts the HTTP answers of the application inside by the class of their status."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self.app = app
        self.answers = metrics.answers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_and_count(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.answers[message["status"] // 100 - 1].inc()
            await send(message)

        await self.app(scope, receive, send_and_count)
