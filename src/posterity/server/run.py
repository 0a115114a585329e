"""Running the server: one process, or several behind one port, and a clean stop."""

from __future__ import annotations

import gc
import logging
import signal
import socket
import threading
from functools import partial
from multiprocessing import get_context
from multiprocessing.context import SpawnProcess
from pathlib import Path

import uvicorn

from posterity import processes
from posterity.engine import PosterityError
from posterity.games import TITLES, title
from posterity.keeping import data_folder
from posterity.server import logs, metrics
from posterity.server.app import create_app
from posterity.server.connections import configuration
from posterity.server.database import check_url
from posterity.server.settings import Settings, read
from posterity.server.store import Store

LOOK_EVERY = 1.0  # seconds between two looks whether all processes live
GRACE = 15.0  # seconds to stop in

log = logging.getLogger("posterity.server")


def default_database() -> str:
    return f"sqlite:///{data_folder('name a database with --database') / 'tables.sqlite'}"


def web_folder() -> Path | None:
    """The built browser app: inside the package when installed, in web/dist in the source tree."""
    package = Path(__file__).parent / "web"
    source = [parent / "web" / "dist" for parent in Path(__file__).parents[3:5]]  # also from build/compiled
    return next((folder for folder in (package, *source) if (folder / "index.html").is_file()), None)


def serve(
    host: str,
    port: int,
    database: str | None,
    web: Path | None,
    workers: int,
    settings_file: Path | None,
    chosen: list[str],
) -> None:
    """Serve until somebody stops it; what was answered is on disk."""
    settings = read(settings_file, chosen=chosen)
    url = database or default_database()
    check_url(url)
    if workers > 1 and not url.startswith("postgresql"):
        raise PosterityError(f"--workers {workers}: several processes need PostgreSQL (--database postgresql://…)")
    if web is not None and not (web / "index.html").is_file():
        raise PosterityError(f"--web {web}: there is no browser app in it (index.html); `make web` builds one")
    folder = web or web_folder()
    listening = _bound(host, port)
    where = f"http://{f'[{host}]' if ':' in host else host}:{listening.getsockname()[1]}"
    logs.set_up()
    if workers == 1:
        store = Store(url, settings.store_seconds)  # before anything is promised: what is wrong with it is told now
        counted = metrics.Metrics()
        config = configuration(create_app(lambda: store, settings, counted, folder), settings, counted)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: None)  # raised again by uvicorn once it has stopped cleanly
        _say(where, folder)
        _spare_the_collector()
        uvicorn.Server(config).run(sockets=[listening])
        return
    Store(url, settings.store_seconds).close()  # what is wrong with it is told now, not by every process
    with metrics.shared():
        _say(f"{where}, {workers} processes", folder)
        Several(workers, listening, (url, folder, settings)).run()


def _bound(host: str, port: int) -> socket.socket:
    """The port, taken before anything else is begun."""
    try:
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        problem = (error.strerror or str(error)).lower()
        raise PosterityError(f"--host {host} --port {port}: nothing can listen there: {problem}") from None
    listening.set_inheritable(True)
    return listening


def _say(where: str, folder: Path | None) -> None:
    print(f"Posterity is at {where}", flush=True)
    if folder is None:
        print("There is no browser app to show: `make web` builds one.", flush=True)


def _run(listening: socket.socket, url: str, web: Path | None, settings: Settings) -> None:
    """One of several processes behind one port; it ends with the one that began it."""
    processes.end_with_parent()
    logs.set_up()
    counted = metrics.Metrics()
    store = partial(Store, url, settings.store_seconds)
    config = configuration(create_app(store, settings, counted, web), settings, counted)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)
    _spare_the_collector()
    uvicorn.Server(config).run(sockets=[listening])


def _spare_the_collector() -> None:
    """Nearly everything here is let go of by counting references. Looking for circles again and again among titles,
    modules and thousands of tables cost a quarter of a move: what is loaded now is left alone, the rest is seldom
    looked through."""
    for name in TITLES:
        title(name)
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


class Several:
    """Processes that serve the same tables; one that dies is replaced."""

    def __init__(self, count: int, listening: socket.socket, given: tuple[str, Path | None, Settings]) -> None:
        self.context = get_context("spawn")
        self.count = count
        self.given = (listening, *given)
        self.stopping = threading.Event()
        self.running: list[SpawnProcess] = []

    def run(self) -> None:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: self.stopping.set())
        try:
            while not self.stopping.is_set():
                for process in [one for one in self.running if not one.is_alive()]:
                    log.error("a serving process has died and is replaced", extra={"exit": process.exitcode})
                    metrics.ended(process.pid or 0)
                    self.running.remove(process)
                while len(self.running) < self.count:
                    process = self.context.Process(target=_run, args=self.given)
                    process.start()
                    self.running.append(process)
                self.stopping.wait(LOOK_EVERY)
        finally:
            self._stop()

    def _stop(self) -> None:
        for process in self.running:
            process.terminate()
        for process in self.running:
            process.join(GRACE)
            if process.is_alive():
                process.kill()
