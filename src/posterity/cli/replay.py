"""A recorded game, told from its beginning."""

from __future__ import annotations

from rich.console import Console

from posterity.cli.play import display_name
from posterity.cli.screen import Screen
from posterity.engine import NOBODY, PosterityError
from posterity.engine import record as records
from posterity.engine.game import history
from posterity.games import title as make_title
from posterity.speech import Speech


def tell(text: str, where: str, step: bool, board: bool, language: str, console: Console, plain: bool) -> None:
    """Check the record, then tell it; with `step` wait after every choice."""
    try:
        header = records.read_header(text)
        title = make_title(header.title, header.edition)
        finished = records.read(text, title)
    except PosterityError as error:
        raise PosterityError(f"{where}: {error}") from None
    say = Speech(title, language)
    screen = Screen(console, say, plain)
    names = title.sides([display_name(name, say) for name in header.names], say)
    answers = history(finished.past)
    game = finished.rewound(answers, listening=True)
    choices = [answer for answer in answers if answer.action is not None]

    def heard() -> None:
        for event in game.events:
            if say.has(f"event-{event.kind.name}"):
                screen.line("  " + say.event(game.state, event.seen_by(NOBODY if not game.over else event.seat), names))

    screen.line(f"{say('title')}: {', '.join(names)}", "bold")
    heard()
    for number, answer in enumerate(choices, 1):
        assert answer.action is not None
        screen.line(f"{number}. {names[answer.seat]}: {say.action(game.state, answer.action)}", "bold")
        game.play(answer.action)
        heard()
        if board:
            screen.line(title.heading(game.state, names, say), "bold")
            screen.panels(title.board(title.view(game.state, NOBODY), names, say))
        if step and number < len(choices):
            screen.line(say("replay-step"), "dim")
            try:
                if input("> ").strip() == "q":
                    return
            except EOFError:
                return
    screen.line(title.heading(game.state, names, say), "bold")
    screen.panels(title.board(title.view(game.state, NOBODY), names, say))
    if game.over:
        screen.result(game.result(), names)
    else:
        screen.points(title.points(game.state), names, "if-it-ended-now")
