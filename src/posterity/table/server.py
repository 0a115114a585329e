"""Running the server: settings, logs as one JSON object a line, a clean stop."""

from __future__ import annotations

import json
import logging
import signal
import sys
import time
from pathlib import Path

import uvicorn

from posterity.keeping import data_folder
from posterity.table.api import MOST_MESSAGE, create_app
from posterity.table.store import check_url
from posterity.table.thinking import Budget


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, logger, message and what belongs to it."""

    KEPT = ("table", "build", "address")

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        told.update({name: getattr(record, name) for name in self.KEPT if hasattr(record, name)})
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def default_database() -> str:
    return f"sqlite:///{data_folder('name a database with --database') / 'tables.sqlite'}"


def web_folder() -> Path | None:
    """The built browser app: inside the package when installed, in web/dist in the source tree."""
    package = Path(__file__).parent / "web"
    source = Path(__file__).parents[3] / "web" / "dist"
    return next((folder for folder in (package, source) if (folder / "index.html").is_file()), None)


def serve(host: str, port: int, database: str | None, web: Path | None, workers: int, budget: Budget) -> None:
    """Serve until somebody stops it; what was answered is on disk."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn").setLevel(logging.WARNING)  # it would write the tokens of seats into the log
    url = database or default_database()
    check_url(url)
    app = create_app(url, workers, budget, web or web_folder())
    config = uvicorn.Config(
        app,
        host=host,
        port=port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=4 * MOST_MESSAGE,
        timeout_graceful_shutdown=5,
    )
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: None)  # raised again by uvicorn once it has stopped cleanly
    print(f"Posterity is at http://{host}:{port}", flush=True)
    uvicorn.Server(config).run()
