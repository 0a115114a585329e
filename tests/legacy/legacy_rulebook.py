"""The tables of docs/rules/legacy.md, to compare what is printed on the cards with what the rules tell."""

from __future__ import annotations

import re
from pathlib import Path

BOOK = Path(__file__).parent.parent.parent / "docs" / "rules" / "legacy.md"


def table(number: str, book: Path = BOOK) -> list[list[str]]:
    """The rows of the table below a rule, without the headings; † is left out, a minus is one of the keyboard."""
    return [[cell.replace("†", "").replace("−", "-") for cell in row] for row in marked(number, book)]


def marked(number: str, book: Path = BOOK) -> list[list[str]]:
    """The same as it is written, with † at what no rulebook prints."""
    text = book.read_text(encoding="utf-8").split(f"**{number}** ")[1]
    lines = re.split(r"^\*\*L ", text, flags=re.MULTILINE)[0].splitlines()
    rows = [line.strip("|").split("|") for line in lines if line.startswith("|")]
    return [[cell.strip() for cell in row] for row in rows[2:]]


def key(name: str) -> str:
    """Hans Heinrich is hans-heinrich in the data file."""
    return name.lower().replace(" ", "-")
