"""The board draws what the face says: in web/src/games/ nothing decodes a view, lists names by hand or reads cards.

This finds ways back in, as far as a look at the text can. What it cannot see, reviews must: a price that is added up, a
condition that is judged again.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from posterity.games import TITLES, title

BOARDS = Path(__file__).parent.parent / "web" / "src" / "games"
OURS = [name for name in TITLES if (BOARDS / name).is_dir()]

STRING = re.compile(r"'[^'\n]*'|\"[^\"\n]*\"")
STRINGS = r"\s*'[^']*'\s*,?"
LIST = re.compile(rf"\[((?:{STRINGS})+)\s*\]")
ROWS = re.compile(r"\[((?:\s*\[[^\[\]]*\]\s*,?)+)\s*\]")
OBJECTS = re.compile(r"\[((?:\s*\{[^{}]*\}\s*,?)+)\s*\]")
UNION = re.compile(r"'[^'\n]*'(?:\s*\|\s*'[^'\n]*')+")


def code(text: str) -> str:
    """A file without its styles and comments."""
    for other in (r"<style>.*?</style>", r"<!--.*?-->", r"/\*.*?\*/", r"(?<![:'\"`\w])//[^\n]*"):
        text = re.sub(other, "", text, flags=re.DOTALL)
    return text


def bits(text: str) -> Iterator[str]:
    """Operators on bits. An `&` before a brace or a name like Thing joins two types."""
    found = r" (?:>>>?|<<|\^|&|\|)= | (?:>>>?|<<|\^) |[\s(]~[\w(]| & (?!\{|[A-Z]\b(?!_)|[A-Z][a-z])"
    for line in STRING.sub("''", text).splitlines():
        if re.search(found, line):
            yield f"bits: {line.strip()}"


def positions(text: str) -> Iterator[str]:
    """A place in a list that stands for two things at once."""
    for found in re.finditer(r"\w\[[\w.]+ \* [\w.]+ \+ [\w. -]+\]", text):
        yield f"a position is decoded: {found[0]}"


def names_of(found: str) -> list[str]:
    return re.findall(r"'([^']*)'", found)


def listed(text: str) -> Iterator[list[str]]:
    """Names that stand in an array, by themselves or as the same part of each of its rows or objects."""
    for found in LIST.finditer(text):
        yield names_of(found[1])
    for found in ROWS.finditer(text):
        yield [names[0] for row in re.findall(r"\[([^\[\]]*)\]", found[1]) if (names := names_of(row))]
    for found in OBJECTS.finditer(text):
        parts = re.findall(r"(\w+): '([^']*)'", found[1])
        for key in {key for key, _ in parts}:
            yield [name for other, name in parts if other == key]


def domain_lists(text: str, domains: list[set[str]]) -> Iterator[str]:
    for names in listed(text):
        distinct = set(names)
        if len(distinct) > 1 and any(distinct <= domain for domain in domains):
            yield f"names listed by hand: {', '.join(names)}"
    for found in UNION.finditer(text):
        if len(all_of := set(names_of(found[0]))) > 2 and all_of in domains:
            yield f"a type listed by hand: {found[0]}"


def reading(text: str) -> Iterator[str]:
    """Texts taken apart. Things have colons in their names, lines are broken at spaces: these are no cards."""
    for found in re.finditer(
        r"(?:const|let) \[[^\]]*\] = [^\n]*\.split\(' '\)|\.split\((?:'[^' :.-]+'|/)|\.match(?:All)?\(", text
    ):
        yield f"a text is read: {found[0]}"


def shapes(text: str, faces: set[str]) -> Iterator[str]:
    """What is sent is what the face says, and nothing else."""
    if "stepArgs" in text:
        yield "stepArgs: the face's question says it"
    for found in re.finditer(r"\b(?:view|components|question)\b(?: as unknown)? as (\{|\w+)", text):
        if found[1] not in faces | {"unknown"}:
            yield f"another shape than the face's: {found[0]}"


def all_found(text: str, domains: list[set[str]], faces: set[str]) -> list[str]:
    plain = code(text)
    return [*bits(plain), *positions(plain), *domain_lists(plain, domains), *reading(plain), *shapes(plain, faces)]


def domains_of(name: str, generated: str) -> list[set[str]]:
    """The names of things: in the title's actions, and in what its face shows."""
    spoken = {domain.kind: set(domain.names) for one in title(name).actions.actions for domain in one.verb.domains}
    shown = [set(names_of(found)) for found in re.findall(r"export const \w+_NAMES = \[([^\]]*)\]", generated)]
    # Numbers are names of stages and the like, but a list of numbers is no list of names.
    return [names for names in [*spoken.values(), *shown] if not all(name.isdigit() for name in names)]


@pytest.mark.parametrize("name", OURS)
def test_a_board_draws_what_its_face_says(name: str) -> None:
    file = BOARDS / name / "generated.ts"
    generated = file.read_text(encoding="utf-8") if file.exists() else ""
    faces = set(re.findall(r"export interface (\w+)", generated))
    domains = domains_of(name, generated)
    found = [
        f"{path.relative_to(BOARDS)}: {fault}"
        for path in sorted((BOARDS / name).rglob("*"))
        if path.suffix in (".ts", ".svelte") and path != file and not path.name.endswith(".test.ts")
        for fault in all_found(path.read_text(encoding="utf-8"), domains, faces)
    ]
    assert not found, "\n" + "\n".join(found)


DOMAINS = [{"orange", "green", "brown", "pink"}, {"political", "military"}]

FAULTS = [
    "const here = discs.filter((_, seat) => farm.discs & (1 << i))",
    "const wed = (flags & WED) > 0",
    "const single = !(family.flags[kin]! & 4)",
    "out |= 1 << seat",
    "const title = (holds >> TITLE_AT) & 15",
    "const none = ~bits",
    "const count = view.spaces[space * 5 + colour] ?? 0",
    "const COLOURS = ['orange', 'green', 'brown', 'pink'] as const",
    "const warm = new Set(['orange', 'brown'])",
    "const CUBES = [\n  ['orange', '#d2701f', 'flat-hammer'],\n  ['green', '#55793a', 'talk'],\n]",
    "const ways = [{ career: 'political', x: 1 }, { career: 'military', x: 2 }]",
    "type Colour = 'orange' | 'green' | 'brown' | 'pink'",
    "const [, colour] = table.snapshot.stepArgs",
    "const effects = text.split('+').map(effectOf)",
    "const words = part.trim().split(/\\s+/)",
    "const [number, what] = patron.main.split(' ')",
    "const betrothed = what.match(/^(.*)-betrothed$/)?.[1]",
    "const farm = (snapshot.view as { farms: Farm[] }).farms[seat]",
    "const view = snapshot.view as VillageView",
    "{#if (farm.discs >> i) & 1}<Disc />{/if}",
]

NO_FAULTS = [
    "const props: BoardProps & { seat?: number } = $props()",
    "function spot(): (Spot & { k: number })[] {}",
    "const both = <T extends A & T>(one: T & Thing) => one && other",
    "const STANDS: Partial<Record<Place, Record<City, Spot>>> = {}",
    "// orange & green: ['orange', 'green'].split('+') of stepArgs",
    "const ICONS: Record<Influence, string> = { orange: 'hammer', green: 'talk', brown: 'cross', pink: 'book' }",
    "const [kind = '', name = ''] = thing.split(':')",
    "const words = whole.split(' ')",
    "const at = corners[i * 2]",
    "const kinds = ['home', 'orange']",
    "const sides = [{ colour: 'orange', to: 'left' }]",
    "type Side = 'orange' | 'green'",
    "const shape = shapes[(seat * shapes.length + older) % shapes.length]",
    "export const tableOf = (snapshot: Snapshot) => snapshot.view as Table",
    "<p class='a & b'>https://example.org</p>",
    "<style>\n  a > b & c { color: red }\n</style>",
]


@pytest.mark.parametrize("text", FAULTS)
def test_a_way_back_in_is_found(text: str) -> None:
    assert all_found(text, DOMAINS, {"Table"})


@pytest.mark.parametrize("text", NO_FAULTS)
def test_drawing_is_allowed(text: str) -> None:
    assert not all_found(text, DOMAINS, {"Table"})
