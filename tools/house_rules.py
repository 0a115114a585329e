"""Write the house rules that tables can agree on, in three languages, from what the titles say of them; or check it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from posterity.games import MANIFESTS, title
from posterity.speech import LANGUAGES, Speech

RULES: Final = Path(__file__).parent.parent / "docs" / "rules"
WORDS: Final = {
    "en": (
        "House rules",
        "Where players read a rule in another way, or the rulebook leaves a choice, a table can agree on it when it is "
        "made. Everybody sees it before taking a seat, and the record names it. The argument for both sides stands at "
        "the rule. At the terminal",
    ),
    "pl": (
        "Zasady domowe",
        "Tam, gdzie gracze czytają regułę inaczej albo instrukcja zostawia wybór, stół może się na to umówić, gdy "
        "powstaje. Wszyscy widzą to, zanim zajmą miejsce, i zapis gry to wymienia. Argumenty obu stron stoją przy "
        "regule. W terminalu",
    ),
    "ru": (
        "Домашние правила",
        "Там, где игроки читают правило иначе или книга правил оставляет выбор, стол может договориться об этом, когда "
        "создаётся. Все видят это, прежде чем занять место, и запись партии это называет. Доводы обеих сторон стоят у "
        "правила. В терминале",
    ),
}


def page(language: str) -> str:
    heading, about = WORDS[language]
    parts = [f"# {heading}", f"{about}: `posterity play … --house NAME`."]
    for name, manifest in MANIFESTS.items():
        if manifest.house:
            say = Speech(title(name), language)
            lines = [
                f"- **{say(f'house-{rule}')}** (`{rule}`): {say(f'house-{rule}-about')}" for rule in manifest.house
            ]
            parts += [f"## {say('title')}", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    for language in LANGUAGES:
        file = RULES / ("" if language == "en" else language) / "house.md"
        if "--check" not in sys.argv:
            file.write_text(page(language), encoding="utf-8")
        elif not file.exists() or file.read_text(encoding="utf-8") != page(language):
            sys.exit(f"{file}: not what the titles say of their house rules: run `make docs` and commit it")
    if "--check" in sys.argv:
        print("the pages of house rules are fresh")


if __name__ == "__main__":
    main()
