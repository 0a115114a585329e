"""What the faces show is written for the browser as it is, and what cannot be written is refused."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import pytest

TITLES = os.environ.get("POSTERITY_TITLES")

import faces  # noqa: E402  (it looks at the tests' own title, too; what else this process starts shall not)
from posterity.engine import Domain  # noqa: E402

if TITLES is None:
    del os.environ["POSTERITY_TITLES"]

COLOUR = Domain("colour", ["red", "blue"])


def test_what_is_not_fresh_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["faces.py", "--check"])
    file = faces.ROOT / "web" / "generated.ts"
    for path, text in ((file, "not there"), (Path(faces.__file__), "something else")):
        monkeypatch.setattr(faces, "generated", lambda path=path, text=text: [(path, text)])
        with pytest.raises(SystemExit, match="is not what the faces show: run `make docs`"):
            faces.main()


def test_types_are_written_as_they_are_sent() -> None:
    script = faces.TypeScript()
    named = Annotated[str, COLOUR]
    assert script.type_of(dict[named, list[int | None]]) == "Partial<Record<Colour, (number | null)[]>>"
    assert script.names["Colour"].startswith("export const COLOUR_NAMES = ['red', 'blue'] as const")
    with pytest.raises(AssertionError, match="two domains are called 'colour'"):
        script.type_of(Annotated[str, Domain("colour", ["red"])])
    with pytest.raises(TypeError, match="a face cannot show"):
        script.type_of(set[int])
