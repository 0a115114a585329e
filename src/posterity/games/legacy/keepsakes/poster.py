"""The family tree as a picture to hang up: a standalone SVG in the manner of a rococo paper theatre."""

from __future__ import annotations

import html
from typing import Final

from posterity.contract.face import Say
from posterity.games.legacy.drawings import (
    HERALDRY,
    ORNAMENTS,
    figure,
    house_arms,
    icon,
    inks_of,
    nation_arms,
    ornament,
    seal,
)
from posterity.games.legacy.drawings.layout import stand
from posterity.games.legacy.keepsakes.lineage import NO_YEAR, Lineage, Person, Union, held_by, nation_of, occupation_of
from posterity.games.legacy.keepsakes.story import ending, heading
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import NATION, NO_OCCUPATION, NOBODY_THERE, OCCUPATION, SEX, WOMAN
from posterity.games.legacy.text import ROMAN

INK: Final = "#2B2F45"
SOFT: Final = "#5C5668"
CREAM: Final = "#FFFAF0"
GILT: Final = "#A8802F"
GOLD: Final = "#C9A253"
GROUNDS: Final = ["#D3E2EA", "#C3D8DE", "#DCE5DA", "#F0DED4", "#E5C4BF"]  # the strips of the stage, from the top
SERIF: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"

PLACE: Final = 118.0  # the width of one person
GAP: Final = 14.0  # between those who are no couple
RX: Final = 31.0
RY: Final = 38.0
MARGIN: Final = 92.0  # left and right of the tree; the left one has the generations
HEAD_ROOM: Final = 176.0
FOOT: Final = 46.0
LEAST_WIDTH: Final = 900.0
LINE_HEIGHT: Final = 16.0
AND_SO_ON: Final = "M0,0"  # no sign: the words go on
LONGEST_WORDS: Final = 13
VINES: Final = 64.0  # between the last line of a row and the cameos of the next


def drawn(s: Legacy, tree: Lineage, seat: int, names: list[str], say: Say) -> str:
    """The whole poster."""
    stood = stand(tree.households, GAP / PLACE)
    width = max(LEAST_WIDTH, stood.width * PLACE + 2 * MARGIN)
    shift = (width - stood.width * PLACE) / 2
    xs = [stood.x[person] * PLACE + shift for person in range(len(tree.people))]
    held = [_lines(s, person, say) for person in tree.people]
    tops = _row_tops(tree, held)
    ys = [tops[person.row] + RY for person in tree.people]
    height = tops[-1] + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="0 0 {width:.0f} {height:.0f}" font-family="{SERIF}">',
        f"<title>{_safe(heading(tree, names[seat], say))}</title>",
        _defined(s, tree, seat),
        _stage(tree, tops, width, height),
        _head(s, tree, seat, names, width, say),
    ]
    for union in tree.unions:
        parts.append(_vines(tree, union, xs, ys, tops))
    for number, person in enumerate(tree.people):
        parts.append(_cameo(s, tree, number, xs, ys))
        parts.append(_caption(xs[number], ys[number] + RY + 16, held[number], person))
    for union in tree.unions:
        if union.spouse != NOBODY_THERE:
            parts.append(_knot(tree, union, xs, ys))
    parts.append(_text(width / 2, height - 15, 15, f"{say('title')} · Posterity", ' fill="#FFF5EC"'))
    return "\n".join([*parts, "</svg>", ""])


def _safe(text: str) -> str:
    return html.escape(text, quote=True)


def _text(x: float, y: float, size: float, text: str, more: str = "", most: float = 0) -> str:
    """Centred lettering; squeezed if it would be wider than the most it may be."""
    wide = len(text) * size * 0.5
    fit = f' textLength="{most:.0f}" lengthAdjust="spacingAndGlyphs"' if 0 < most < wide else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" text-anchor="middle"{fit}{more}>{_safe(text)}</text>'


def _lines(s: Legacy, person: Person, say: Say) -> list[tuple[str, str]]:
    """What stands below a name: a sign and words."""
    found = [message for message in (nation_of(s, person), occupation_of(s, person)) if message]
    lines = [("", say(message)) for message in found]
    for _, medal, message in held_by(person):
        words = say(message)
        first, rest = _halves(words[0].upper() + words[1:])
        lines += [(icon(HERALDRY["medals"][medal]), first), *([(AND_SO_ON, rest)] if rest else [])]
    return lines


def _halves(words: str) -> tuple[str, str]:
    """Long words on two lines, broken at the space nearest to the middle."""
    spaces = [i for i, letter in enumerate(words) if letter == " "]
    if len(words) <= LONGEST_WORDS or not spaces:
        return words, ""
    middle = min(spaces, key=lambda i: abs(i - len(words) / 2))
    return words[:middle], words[middle + 1 :]


def _row_tops(tree: Lineage, held: list[list[tuple[str, str]]]) -> list[float]:
    """Where each row begins, and where the last one ends."""
    tops = [HEAD_ROOM]
    for row in range(tree.rows()):
        lines = max([len(held[i]) for i, person in enumerate(tree.people) if person.row == row])
        tops.append(tops[-1] + 2 * RY + 32 + LINE_HEIGHT * lines + VINES)
    tops[-1] -= VINES / 2
    return tops


def _stage(tree: Lineage, tops: list[float], width: float, height: float) -> str:
    """Paper strips, one a generation, with waved edges, in a gilt frame."""
    parts = [f'<rect width="{width:.0f}" height="{height:.0f}" fill="{GROUNDS[0]}"/>']
    for x, y, size in ((0.12, 150.0, 1.3), (0.2, 190.0, 0.9), (0.76, 170.0, 1.5), (0.9, 210.0, 1.0)):
        parts.append(
            f'<path transform="translate({x * width:.0f},{y}) scale({size})" d="{ORNAMENTS["cloud"]}" fill="#EFF5F5"/>'
        )
    for row in range(1, tree.rows()):
        y = tops[row] - VINES / 2
        waves = max(6, round(width / 48))
        step = width / waves
        path = f"M0,{y:.1f}" + f"q{step / 2:.2f},-10 {step:.2f},0" * waves + f"V{height:.0f}H0Z"
        parts.append(f'<path d="{path}" fill="{GROUNDS[row % len(GROUNDS)]}" stroke="#FFFFFF" stroke-opacity=".6"/>')
    for row in range(tree.rows()):
        year = next(person.born for person in tree.people if person.row == row)
        label = str(year) if tree.upward else ROMAN[row]
        y = tops[row] + RY
        parts.append(
            f'<ellipse cx="48" cy="{y:.1f}" rx="27" ry="22" fill="{CREAM}" stroke="{GILT}" stroke-width="1.4"/>'
        )
        parts.append(_text(48, y + 6.5, 17 if tree.upward else 20, label, ' font-weight="600" fill="#7A5C1C"'))
    parts.append(f'<rect y="{height - FOOT + 8:.1f}" width="{width:.0f}" height="{FOOT - 8:.0f}" fill="#C77F84"/>')
    parts.append(f'<path d="M0,{height - FOOT + 8:.1f}H{width:.0f}" stroke="#E8C98A" stroke-width="3"/>')
    parts.append(_curtain(width))
    for inset, line in ((5, 3.0), (10, 1.0)):
        parts.append(
            f'<rect x="{inset}" y="{inset}" width="{width - 2 * inset:.0f}" height="{height - 2 * inset:.0f}" rx="6"'
            f' fill="none" stroke="{GILT}" stroke-width="{line}"/>'
        )
    return "\n".join(parts)


def _curtain(width: float) -> str:
    """The valance of the paper theatre."""
    folds = max(8, round(width / 112))
    step = width / folds
    parts = []
    for i in range(folds):
        x = i * step
        fill = "#CF8B8E" if i % 2 else "#C77F84"
        parts.append(
            f'<path d="M{x:.1f},0H{x + step:.1f}V18Q{x + step / 2:.1f},46 {x:.1f},18Z" fill="{fill}"/>'
            f'<path d="M{x:.1f},18Q{x + step / 2:.1f},46 {x + step:.1f},18" fill="none" stroke="#E8C98A"'
            ' stroke-width="3"/>'
        )
    return "".join(parts)


def _head(s: Legacy, tree: Lineage, seat: int, names: list[str], width: float, say: Say) -> str:
    """The name of the house on a banner, whose it was and how it ended."""
    middle = width / 2
    name, end = heading(tree, names[seat], say), ending(s, seat, say)
    below = end if tree.upward else f"{names[seat]} · {end}"
    half = min(middle - 60, max(250.0, len(name) * 11.5 + 60, len(below) * 4.6 + 40))
    left, right = middle - half - 22, middle + half + 22
    parts = [
        f'<path d="M{left:.1f},66H{right:.1f}l-14,40l14,40H{left:.1f}l14,-40Z" fill="{CREAM}" stroke="{GILT}"'
        ' stroke-width="1.6"/>',
        _text(middle, 106, 38, name, f' font-weight="600" fill="{INK}"', 2 * half - 20),
        _text(middle, 134, 18, below, f' font-style="italic" fill="{SOFT}"', 2 * half - 10),
    ]
    if not tree.upward:
        parts.append(_arms(middle, 46, 58, "house"))
    return "".join(parts)


def _defined(s: Legacy, tree: Lineage, seat: int) -> str:
    """Whatever is drawn more than once, to be used by its name."""
    found = {"house": house_arms(seat)}
    for person in tree.people:
        found[_portrait(person)] = figure(person.look, person.died != NO_YEAR)
        if person.friend != NOBODY_THERE:
            card = s.box.friends[person.friend]
            found[_nation(s, person)] = nation_arms(NATION.names[card.nation], card.sex == WOMAN)
            if card.occupation != NO_OCCUPATION:
                found[OCCUPATION.names[card.occupation]] = seal(OCCUPATION.names[card.occupation])
    drawings = "".join([f'<g id="{name}">{drawing}</g>' for name, drawing in sorted(found.items())])
    return (
        f'<defs><clipPath id="oval"><ellipse rx="{RX}" ry="{RY}"/></clipPath>'
        f'<clipPath id="shield"><path d="{HERALDRY["shield"]}"/></clipPath>'
        f'<clipPath id="lozenge"><path d="{HERALDRY["lozenge"]}"/></clipPath>{drawings}</defs>'
    )


def _portrait(person: Person) -> str:
    return person.look if person.died == NO_YEAR else f"{person.look}-dead"


def _nation(s: Legacy, person: Person) -> str:
    card = s.box.friends[person.friend]
    return f"{NATION.names[card.nation]}-{SEX.names[card.sex]}"


def _arms(x: float, y: float, height: float, name: str) -> str:
    scale = height / 120
    return f'<use href="#{name}" transform="translate({x - 50 * scale:.1f},{y - 60 * scale:.1f}) scale({scale:.3f})"/>'


def _cameo(s: Legacy, tree: Lineage, number: int, xs: list[float], ys: list[float]) -> str:
    person = tree.people[number]
    dead = person.died != NO_YEAR
    ground = inks_of(person.look, dead)["ground"]
    scale = 2 * RY / 120
    unions = [union for union in tree.unions if number in (union.of, union.spouse) and union.spouse != NOBODY_THERE]
    turned = bool(unions) and any(xs[u.of if u.spouse == number else u.spouse] < xs[number] for u in unions)
    promised = bool(unions) and not unions[-1].wed and unions[-1].spouse == number
    rim = "#8B8693" if dead else GILT
    parts = [
        f'<g transform="translate({xs[number]:.1f},{ys[number]:.1f})">',
        f'<ellipse cx="1" cy="3" rx="{RX + 4}" ry="{RY + 4}" fill="{INK}" opacity=".15"/>',
        f'<ellipse rx="{RX + 3.4}" ry="{RY + 3.4}" fill="#FBF4E6" stroke="{rim}" stroke-width="1.4"/>',
        f'<ellipse rx="{RX + 0.6}" ry="{RY + 0.6}" fill="{ground}" stroke="{GOLD}" stroke-width="1.3"/>',
        f'<g clip-path="url(#oval)"><g transform="rotate({180 if promised else 0})">'
        f'<use href="#{_portrait(person)}" transform="scale({-1 if turned != promised else 1},1)'
        f' translate({-50 * scale:.2f},{-RY * 0.94:.2f}) scale({scale:.4f})"/></g>',
    ]
    if dead:
        parts.append('<path d="M-40,-2L-4,-44L10,-44L-40,14Z" fill="#24222E"/>')
    parts.append("</g>")
    if person.friend == NOBODY_THERE:
        if not tree.upward:
            parts.append(_arms(-24, 28, 21, "house"))
    else:
        card = s.box.friends[person.friend]
        parts.append(_arms(24, 28, 24 if card.sex == WOMAN else 21, _nation(s, person)))
        if card.occupation != NO_OCCUPATION:
            name = OCCUPATION.names[card.occupation]
            parts.append(f'<use href="#{name}" transform="translate(25,-27) scale(8.5)"/>')
    return "".join([*parts, "</g>"])


def _caption(x: float, y: float, held: list[tuple[str, str]], person: Person) -> str:
    """The name on a ribbon, and below it what there is to say."""
    dead = person.died != NO_YEAR
    name = (person.name or "?") + (" †" if dead else "")
    wide = min(PLACE - 24, max(46.0, len(name) * 7.9 + 12))
    fill, edge, ink = ("#EFEAE4", "#9A95A0", SOFT) if dead else (CREAM, "#BE9A4E", INK)
    face = ' font-style="italic"' if person.friend != NOBODY_THERE else ' font-weight="600"'
    parts = [
        f'<path d="M{x - wide / 2 - 5:.1f},{y - 10:.1f}H{x + wide / 2 + 5:.1f}L{x + wide / 2:.1f},{y:.1f}'
        f'L{x + wide / 2 + 5:.1f},{y + 10:.1f}H{x - wide / 2 - 5:.1f}L{x - wide / 2:.1f},{y:.1f}Z"'
        f' fill="{fill}" stroke="{edge}"/>',
        _text(x, y + 5, 16, name, f' fill="{ink}"{face}', wide - 2),
    ]
    for i, (sign, words) in enumerate(held):
        line = y + 26 + LINE_HEIGHT * i
        if sign:
            wide = min(PLACE - 34, len(words) * 6.5)
            place = f"translate({x - wide / 2 - 12:.1f},{line - 12:.1f}) scale({15 / 512:.4f})"
            parts.append(f'<path transform="{place}" d="{sign}" fill="#7A5C1C"/>')
            parts.append(_text(x + 7, line, 13, words, f' font-weight="600" fill="{INK}"', PLACE - 34))
        else:
            parts.append(_text(x, line, 13, words, f' font-style="italic" fill="{SOFT}"', PLACE - 6))
    return "".join(parts)


def _middle(tree: Lineage, union: Union, xs: list[float]) -> float:
    """Where a union hangs: between the two, beside the one who is not in it, or below a parent alone."""
    if union.spouse == NOBODY_THERE:
        return xs[union.of]
    one, other = xs[union.of], xs[union.spouse]
    return other + (PLACE / 2 if one > other else -PLACE / 2)


def _vines(tree: Lineage, union: Union, xs: list[float], ys: list[float], tops: list[float]) -> str:
    """From the couple down to each child."""
    if not union.children:
        return ""
    x, row = _middle(tree, union, xs), tree.people[union.of].row
    start = tops[row + 1] - VINES + 4
    paths = [f"M{x:.1f},{ys[union.of]:.1f}V{start:.1f}"]
    leaves = []
    for child in union.children:
        end, y = xs[child], ys[child] - RY - 3
        half = (start + y) / 2
        paths.append(f"M{x:.1f},{start:.1f}C{x:.1f},{half + 12:.1f} {end:.1f},{half - 12:.1f} {end:.1f},{y:.1f}")
        turn = 20 if end > x else 160
        leaves.append(
            f'<path transform="translate({(x + end) / 2:.1f},{half:.1f}) rotate({turn})"'
            f' d="{ORNAMENTS["leaf"]}" fill="#8FAE8F" stroke="#5F7F63" stroke-width=".7"/>'
        )
    path = "".join(paths)
    return (
        f'<path d="{path}" fill="none" stroke="#6F5526" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{GOLD}" stroke-width="2" stroke-linecap="round"/>{"".join(leaves)}'
    )


def _knot(tree: Lineage, union: Union, xs: list[float], ys: list[float]) -> str:
    """Two rings for a marriage, a bow for a betrothal."""
    x, y = _middle(tree, union, xs), ys[union.of]
    over = tree.people[union.of].died != NO_YEAR or tree.people[union.spouse].died != NO_YEAR
    drawing = ornament("rings", gold="#8D8894" if over else "#B98B2C") if union.wed else ornament("bow")
    return f'<g transform="translate({x:.1f},{y:.1f}) scale({1 if union.wed else 1.1})">{drawing}</g>'
