"""A recorded game, told from its beginning."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.progress import track

from posterity.bots import advice_on
from posterity.bots.advice import Analysis
from posterity.cli.play import display_name
from posterity.cli.screen import Screen
from posterity.contract.face import Panel
from posterity.engine import NOBODY, Game, PosterityError
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import face, keepsakes
from posterity.games import title as make_title
from posterity.speech import Speech

ANALYSIS_STEPS = 60  # for each decision
TOLD = 10  # how often in the game it is told how the seats stand


def checked(text: str, where: str) -> tuple[records.Header, Game[Any]]:
    """The game of a record, every line of it checked."""
    try:
        header = records.read_header(text)
        return header, records.read(text, make_title(header.title, header.edition))
    except PosterityError as error:
        raise PosterityError(f"{where}: {error}") from None


def keep(text: str, where: str, name: str, seat: int, language: str) -> str:
    """A keepsake of a finished game, for seat 1, 2, …"""
    header, game = checked(text, where)
    title = game.title
    known = [keepsake.name for keepsake in keepsakes(title).kinds]
    if name not in known:
        raise PosterityError(f"{title.name} leaves no keepsake {name!r}; it leaves: {', '.join(known) or 'none'}")
    if not game.over:
        raise PosterityError(f"{where}: keepsakes are made when the game is over")
    if seat > game.setup.seats:
        raise PosterityError(f"{where}: there is no seat {seat}, the game was for {game.setup.seats}")
    say = Speech(title, language, header.variant)
    names = face(title).sides([display_name(one, say) for one in header.names], say)
    return keepsakes(title).made(name, game.state, game.told(), seat - 1, names, say)


def tell(text: str, where: str, step: bool, board: bool, language: str, console: Console, plain: bool) -> None:
    """Check the record, then tell it; with `step` wait after every choice."""
    header, finished = checked(text, where)
    title = finished.title
    say = Speech(title, language, header.variant)
    screen = Screen(console, say, plain)
    names = face(title).sides([display_name(name, say) for name in header.names], say)
    game = finished
    screen.line(f"{say('title')}: {', '.join(names)}", "bold")
    for number, (choice, game) in enumerate(finished.retold(listening=True)):
        for event in game.events:
            if say.has(f"event-{event.kind.name}"):
                screen.line("  " + say.event(game.state, event.seen_by(NOBODY if not game.over else event.seat), names))
        if board and number > 0:
            screen.line(face(title).heading(game.state, NOBODY, names, say), "bold")
            screen.panels(face(title).board(title.sight(game.state, NOBODY), NOBODY, names, say))
        if choice is None or choice.action is None:
            break
        if step and number > 0:
            screen.line(say("replay-step"), "dim")
            try:
                if input("> ").strip() == "q":
                    return
            except EOFError:
                return
        action = say.action(game.state, choice.action, choice.seat, names)
        screen.line(f"{number + 1}. {names[choice.seat]}: {action}", "bold")
    screen.line(face(title).heading(game.state, NOBODY, names, say), "bold")
    screen.panels(face(title).board(title.sight(game.state, NOBODY), NOBODY, names, say))
    if game.over:
        screen.result(game.result(), names)
    else:
        screen.points(title.points(game.state), names, "if-it-ended-now")


def analyse(text: str, where: str, language: str, console: Console, plain: bool) -> None:
    """What the strongest bot thinks of every decision of a finished game, from what the seat could see."""
    header, finished = checked(text, where)
    if not finished.over:
        raise PosterityError(f"{where}: decisions are analysed when the game is over")
    title = finished.title
    say = Speech(title, language, header.variant)
    screen = Screen(console, say, plain)
    names = face(title).sides([display_name(name, say) for name in header.names], say)
    made = sum(answer.action is not None for answer in history(finished.past))
    analysis = Analysis(finished)
    told: list[list[str]] = []  # for each decision: where the game stood, what was chosen, what is advised
    walk = track(analysis.tables(), say("analysing"), made, console=console, transient=True, disable=plain)
    for at, (chosen, game) in enumerate(walk):
        advised = advice_on(game.view(game.seat), ANALYSIS_STEPS, None, at)
        decision = analysis.judge(chosen, game.seat, advised)
        better = title.actions.parse(decision.better)
        words = [say.action(game.state, one, game.seat, names) for one in (chosen, better)]
        told.append([face(title).heading(game.state, NOBODY, names, say).split(" · ")[0], *words])

    in_points = analysis.in_points
    standings = [*analysis.standings(), analysis.end()]
    places = sorted({round(i * made / TOLD) for i in range(TOLD + 1)})
    rows = [[str(at), *[screen.estimate(value, in_points) for value in standings[at]]] for at in places]
    screen.panels([Panel("analysis-heading", names[: len(header.names)], rows, by_seat=True)])
    screen.line(say("turning-points"), "bold")
    for decision in analysis.turning_points():
        stood, played, advisable = told[decision.at]
        cost = screen.estimate(decision.cost, in_points)
        about = {"who": names[decision.seat], "chosen": played, "better": advisable, "cost": cost}
        screen.line(f"{decision.at + 1}. {stood}: {say('turning-point', about)}")
