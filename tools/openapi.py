"""Write what the server offers to web/openapi.json, from which the browser's types are generated, or check it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from posterity.server.app import create_app
from posterity.server.metrics import Metrics
from posterity.server.settings import Settings
from posterity.server.store import Store

TARGET = Path(__file__).parent.parent / "web" / "openapi.json"


def main() -> None:
    app = create_app(lambda: Store("sqlite://"), Settings(), Metrics())
    text = json.dumps(app.openapi(), indent=1, sort_keys=True) + "\n"
    if "--check" in sys.argv:
        if TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/openapi.json is not what the server offers: run `make docs` and commit it")
        print("web/openapi.json is fresh")
    else:
        TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
