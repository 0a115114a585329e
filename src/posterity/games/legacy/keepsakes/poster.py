"""The family tree as a picture to hang up: a standalone SVG in the manner of a rococo paper theatre."""

from __future__ import annotations

import html
from typing import Final

from posterity.contract.face import Say
from posterity.games.legacy.keepsakes import portraits
from posterity.games.legacy.keepsakes.layout import PLACE, positions
from posterity.games.legacy.keepsakes.lineage import (
    NO_YEAR,
    Lineage,
    Person,
    Union,
    contribution_of,
    has_mansion,
    has_venture,
    nation_of,
    occupation_of,
    title_of,
)
from posterity.games.legacy.keepsakes.story import ending, heading
from posterity.games.legacy.state import Legacy
from posterity.games.legacy.terms import GENERATIONS, MAN, NO_OCCUPATION, NOBODY_THERE
from posterity.games.legacy.text import ROMAN

INK: Final = "#2B2F45"
SOFT: Final = "#5C5668"
PAPER: Final = "#F5ECDC"
CREAM: Final = "#FFFAF0"
GILT: Final = "#A8802F"
GOLD: Final = "#C9A253"
GROUNDS: Final = ["#D3E2EA", "#C3D8DE", "#DCE5DA", "#F0DED4", "#E5C4BF"]  # the strips of the stage, from the top
SERIF: Final = "'EB Garamond', Garamond, Georgia, 'Times New Roman', serif"

RX: Final = 31.0
RY: Final = 38.0
MARGIN: Final = 92.0  # left and right of the tree; the left one has the generations
HEAD_ROOM: Final = 176.0
FOOT: Final = 46.0
CLOUD: Final = "M0,30C-14,30 -18,14 -4,10C-6,-6 16,-12 24,0C30,-16 58,-14 60,2C74,-4 88,6 82,18C92,20 92,32 80,32Z"
LEAST_WIDTH: Final = 900.0
LINE_HEIGHT: Final = 16.0
LONGEST_WORDS: Final = 13
VINES: Final = 64.0  # between the last line of a row and the cameos of the next

# The arms of houses by seat, as the boards draw them; those of nations and the seals of occupations by number.
HOUSES: Final = [
    ("#2C4F78", "bend", "#E3C06B"), ("#8F2A2E", "chevron", "#F3E6C8"), ("#F7F1E1", "quarterly", "#3B342D"),
    ("#1F6A60", "halves", "#F3E6C8"),
]  # fmt: skip
NATIONS: Final = [
    ("#54799F", "pile", "#D8AE52"), ("#FBF5E8", "cross", "#B25359"), ("#D8AE52", "saltire", "#35334A"),
    ("#FBF5E8", "fess", "#35334A"), ("#B25359", "pale", "#D8AE52"), ("#B25359", "cross", "#FBF5E8"),
    ("#C98445", "fess", "#FBF5E8"), ("#B25359", "chief", "#FBF5E8"), ("#64876B", "roundel", "#FBF5E8"),
    ("#FBF5E8", "pales", "#B25359"),
]  # fmt: skip
SEALS: Final = ["#7FB08A", "#E39A57", "#C9565B", "#8CC3E3", "#E3B93F"]
DIVISIONS: Final = {
    "pile": "M2,2H98L50,92Z",
    "cross": "M40,0H60V44H100V64H60V120H40V64H0V44H40Z",
    "saltire": "M-8,8L8,-8L50,42L92,-8L108,8L62,56L108,104L92,120L50,70L8,120L-8,104L38,56Z",
    "fess": "M0,42H100V76H0Z",
    "pale": "M35,0H65V120H35Z",
    "chief": "M0,0H100V56H0Z",
    "roundel": "M50,24a32,32 0 1 0 .1,0Z",
    "pales": "M12,0H27V120H12ZM42,0H57V120H42ZM72,0H87V120H72Z",
    "bend": "M-10,10L10,-14L116,100L96,124Z",
    "quarterly": "M50,0H100V56H50ZM0,56H50V120H0Z",
    "halves": "M50,0H100V120H50Z",
    "chevron": "M-6,104L50,52L106,104V78L50,26L-6,78Z",
}
SHIELD: Final = "M4,4H96V58C96,88 72,106 50,116C28,106 4,88 4,58Z"
# Small signs beside what somebody holds, in a box of 14.
CROWN: Final = "M1,12L0,4L4,7L7,1L10,7L14,4L13,12Z"
HOUSE: Final = "M7,0L14,6H12V13H8.5V9H5.5V13H2V6H0Z"
SHIP: Final = "M0,9H14L11,13H3ZM6.4,0V8H1ZM7.6,0L13,8H7.6Z"
AND_SO_ON: Final = "M0,0"  # none: the words go on
TEMPLE: Final = "M7,0L14,4H0ZM1.5,5H3.5V11H1.5ZM6,5H8V11H6ZM10.5,5H12.5V11H10.5ZM0,11.6H14V13.4H0Z"


def drawn(s: Legacy, tree: Lineage, seat: int, names: list[str], say: Say) -> str:
    """The whole poster."""
    across = positions(tree)
    wide = max(across) + PLACE / 2
    width = max(LEAST_WIDTH, wide + 2 * MARGIN)
    shift = (width - wide) / 2
    xs = [x + shift for x in across]
    held = [_lines(s, person, say) for person in tree.people]
    tops = _row_tops(tree, held)
    ys = [tops[person.row] + RY for person in tree.people]
    height = tops[-1] + FOOT
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}"'
        f' viewBox="0 0 {width:.0f} {height:.0f}" font-family="{SERIF}">',
        f"<title>{_safe(heading(tree, names[seat], say))}</title>",
        _figures(tree, s),
        _stage(tree, tops, width, height),
        _head(s, tree, seat, names, width, say),
    ]
    for union in tree.unions:
        parts.append(_vines(tree, union, xs, ys, tops))
    for number, person in enumerate(tree.people):
        parts.append(_cameo(s, tree, number, seat, xs, ys))
        parts.append(_caption(xs[number], ys[number] + RY + 16, held[number], person))
    for union in tree.unions:
        if union.spouse != NOBODY_THERE:
            parts.append(_knot(tree, union, xs, ys))
    parts.append(_text(width / 2, height - 15, 15, f"{say('title', {})} · Posterity", ' fill="#FFF5EC"'))
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
    signs = [(CROWN, title_of(person)), (TEMPLE, contribution_of(person))]
    signs += [
        (HOUSE, "board-mansion" if has_mansion(person) else ""),
        (SHIP, "board-venture" if has_venture(person) else ""),
    ]
    lines = [("", say(message, {})) for message in found]
    for sign, message in signs:
        if message:
            words = say(message, {})
            first, rest = _halves(words[0].upper() + words[1:])
            lines += [(sign, first), *([(AND_SO_ON, rest)] if rest else [])]
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
        parts.append(f'<path transform="translate({x * width:.0f},{y}) scale({size})" d="{CLOUD}" fill="#EFF5F5"/>')
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
        parts.append(_shield(middle, 46, 58, *HOUSES[seat]))
    return "".join(parts)


def _shield(x: float, y: float, height: float, field: str, division: str, charge: str) -> str:
    scale = height / 120
    return (
        f'<g transform="translate({x - 50 * scale:.1f},{y - 60 * scale:.1f}) scale({scale:.3f})">'
        f'<path d="{SHIELD}" fill="{field}"/><path d="{DIVISIONS[division]}" fill="{charge}" clip-path="url(#shield)"/>'
        f'<path d="{SHIELD}" fill="none" stroke="#7A5A1E" stroke-width="5"/></g>'
    )


def _kind(s: Legacy, tree: Lineage, number: int) -> str:
    """Which figure stands for somebody: by sex and age, grey for the dead, a shadow for the unknown."""
    person = tree.people[number]
    dead = "-dead" if person.died != NO_YEAR else ""
    if not person.name:
        return "unknown-man" if person.sex == MAN else "unknown-woman"
    if not tree.upward and person.row == GENERATIONS and person.friend == NOBODY_THERE:
        return "boy" if person.sex == MAN else "girl"
    return f"{'man' if person.sex == MAN else 'woman'}-{number % portraits.VARIANTS}{dead}"


def _figure(kind: str) -> str:
    girl = kind in ("girl", "unknown-woman") or kind.startswith("woman")
    ground = portraits.GREY if kind.endswith("-dead") else portraits.ROSE if girl else portraits.BLUE
    ribbon = "#514E5B" if kind.endswith("-dead") else "#93505A" if girl else "#42607F"
    if kind.startswith("unknown"):
        return portraits.unknown("#B5707A" if girl else "#6488A8")
    if kind in ("boy", "girl"):
        return portraits.child(girl, ground, ribbon)
    variant = int(kind.split("-")[1])
    return portraits.woman(variant, ground, ribbon) if girl else portraits.man(variant, ground, ribbon)


def _figures(tree: Lineage, s: Legacy) -> str:
    """Each figure once, to be used as often as it is needed."""
    kinds = sorted({_kind(s, tree, number) for number in range(len(tree.people))})
    figures = "".join([f'<g id="{kind}">{_figure(kind)}</g>' for kind in kinds])
    return (
        f'<defs><clipPath id="oval"><ellipse rx="{RX}" ry="{RY}"/></clipPath>'
        f'<clipPath id="shield"><path d="{SHIELD}"/></clipPath>{figures}</defs>'
    )


def _cameo(s: Legacy, tree: Lineage, number: int, seat: int, xs: list[float], ys: list[float]) -> str:
    person = tree.people[number]
    dead = person.died != NO_YEAR
    ground = "#6E6A78" if dead else portraits.BLUE if person.sex == MAN else portraits.ROSE
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
        f'<use href="#{_kind(s, tree, number)}" transform="scale({-1 if turned != promised else 1},1)'
        f' translate({-50 * scale:.2f},{-RY * 0.94:.2f}) scale({scale:.4f})"/></g>',
    ]
    if dead:
        parts.append('<path d="M-40,-2L-4,-44L10,-44L-40,14Z" fill="#24222E"/>')
    parts.append("</g>")
    if person.friend == NOBODY_THERE:
        if not tree.upward:
            parts.append(_shield(-24, 28, 21, *HOUSES[seat]))
    else:
        card = s.box.friends[person.friend]
        parts.append(_shield(24, 28, 20, *NATIONS[card.nation]))
        if card.occupation != NO_OCCUPATION:
            parts.append(f'<circle cx="25" cy="-27" r="8" fill="{SEALS[card.occupation]}" stroke="#7A5A1E"/>')
            parts.append('<circle cx="25" cy="-27" r="5.4" fill="none" stroke="#FFF9EC" stroke-width="1.2"/>')
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
            place = f"translate({x - wide / 2 - 11:.1f},{line - 11:.1f})"
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
            ' d="M0,0C3,-6 10,-6 14,0C10,5 4,4 0,0Z" fill="#8FAE8F" stroke="#5F7F63" stroke-width=".7"/>'
        )
    path = "".join(paths)
    return (
        f'<path d="{path}" fill="none" stroke="#6F5526" stroke-width="4" stroke-linecap="round"/>'
        f'<path d="{path}" fill="none" stroke="{GOLD}" stroke-width="2" stroke-linecap="round"/>{"".join(leaves)}'
    )


def _knot(tree: Lineage, union: Union, xs: list[float], ys: list[float]) -> str:
    """Two rings for a marriage, a bow for a betrothal."""
    x, y = _middle(tree, union, xs), ys[union.of]
    if not union.wed:
        return (
            f'<g transform="translate({x:.1f},{y:.1f}) scale(1.1)" fill="#C4666E" stroke="#8A3C47" stroke-width=".8">'
            '<path d="M0,0C-5,-8 -13,-8 -12,0C-13,8 -5,8 0,0Z"/><path d="M0,0C5,-8 13,-8 12,0C13,8 5,8 0,0Z"/>'
            '<path d="M-1,2L-6,14L-2,12L0,3ZM1,2L6,14L2,12L0,3Z"/><circle r="2.6" fill="#E7B9B4"/></g>'
        )
    over = tree.people[union.of].died != NO_YEAR or tree.people[union.spouse].died != NO_YEAR
    return (
        f'<g transform="translate({x:.1f},{y:.1f})" stroke="{"#8D8894" if over else "#B98B2C"}" stroke-width="2.6">'
        f'<circle cx="-3.6" r="5.4" fill="{CREAM}"/><circle cx="3.6" r="5.4" fill="{CREAM}"/>'
        '<circle cx="-3.6" r="5.4" fill="none"/></g>'
    )
