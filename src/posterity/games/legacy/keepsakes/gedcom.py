"""The tree as GEDCOM 5.5.1, which genealogy programs read."""

from __future__ import annotations

from typing import Final

from posterity.contract.face import Say
from posterity.games.legacy.keepsakes.lineage import NO_YEAR, Lineage, Person, Union, held_by, nation_of, occupation_of
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import MAN, NOBODY_THERE, TITLE

LONGEST_LINE: Final = 255  # characters, as the standard has it


def written(s: Legacy, tree: Lineage, player: str, say: Say) -> str:
    """The whole file."""
    lines = [
        "0 HEAD", "1 SOUR POSTERITY", "2 NAME Posterity", "1 SUBM @S1@", "1 GEDC", "2 VERS 5.5.1",
        "2 FORM LINEAGE-LINKED", "1 CHAR UTF-8", line(1, "LANG", say("gedcom-language")),
        "0 @S1@ SUBM", line(1, "NAME", player),
    ]  # fmt: skip
    for number in range(len(tree.people)):
        lines += _person(s, tree, number, say)
    for number, union in enumerate(tree.unions):
        lines += _union(tree, number, union, say)
    return "\n".join([*lines, "0 TRLR", ""])


def line(level: int, tag: str, text: str) -> str:
    """One line: never broken by what it says, never too long, and no stray reference."""
    clean = " ".join(text.split()).replace("@", "@@")
    return f"{level} {tag} {clean}"[:LONGEST_LINE].rstrip()


def _person(s: Legacy, tree: Lineage, number: int, say: Say) -> list[str]:
    person = tree.people[number]
    lines = [f"0 @I{number + 1}@ INDI"]
    if person.name:
        surname = tree.house if person.friend == NOBODY_THERE else ""
        lines.append(line(1, "NAME", f"{person.name} /{surname}/" if surname else person.name))
        lines.append(line(2, "GIVN", person.name))
        if surname:
            lines.append(line(2, "SURN", surname))
    lines += [f"1 SEX {'M' if person.sex == MAN else 'F'}", "1 BIRT", f"2 DATE ABT {person.born}"]
    if person.died != NO_YEAR:
        lines += ["1 DEAT", f"2 DATE ABT {person.died}"]
    lines += _standing(s, person, say)
    parents = tree.parents(number)
    if parents is not None:
        lines.append(f"1 FAMC @F{tree.unions.index(parents) + 1}@")
    for i, union in enumerate(tree.unions):
        if number in (union.of, union.spouse):
            lines.append(f"1 FAMS @F{i + 1}@")
    return lines


def _standing(s: Legacy, person: Person, say: Say) -> list[str]:
    """Nation, occupation, title and what else somebody is known for."""
    lines: list[str] = []
    for tag, message in (("NATI", nation_of(s, person)), ("OCCU", occupation_of(s, person))):
        if message:
            lines.append(line(1, tag, say(message)))
    for kind, _, message in held_by(person):
        special = {TITLE.kind: "TITL", "mansion": "PROP"}.get(kind)
        lines += [line(1, special, say(message))] if special else ["1 EVEN", line(2, "TYPE", say(message))]
    return lines


def _union(tree: Lineage, number: int, union: Union, say: Say) -> list[str]:
    lines = [f"0 @F{number + 1}@ FAM"]
    for tag, person in zip(("HUSB", "WIFE"), tree.pair(union), strict=True):
        if person != NOBODY_THERE:
            lines.append(f"1 {tag} @I{person + 1}@")
    lines += [f"1 CHIL @I{child + 1}@" for child in union.children]
    if union.spouse != NOBODY_THERE:
        lines += ["1 MARR" if union.wed else "1 ENGA", f"2 DATE ABT {union.year}"]
    if union.lost:
        lines.append(line(1, "NOTE", say("gedcom-lost-children", {"count": union.lost})))
    return lines
