"""A game at the terminal: menus to read, reasons to ask for, and nothing lost when the power goes."""

from __future__ import annotations

import os
import random
import tempfile
import time
from pathlib import Path
from typing import Any

from posterity.bots import BOTS, FORMER, REGENT_STEPS, Bot, advice_on, bot
from posterity.cli import console
from posterity.cli.screen import Screen
from posterity.contract.face import Panel
from posterity.engine import (
    NOBODY,
    Action,
    Ask,
    Event,
    Game,
    LiveChance,
    Outlook,
    PosterityError,
    Refusal,
    SeededChance,
    SetupError,
    State,
    Title,
    beyond,
    new,
)
from posterity.engine import record as records
from posterity.games import face
from posterity.games import title as make_title
from posterity.keeping import data_folder
from posterity.speech import Speech
from posterity.table.foresight import MOST_WAYS

BOT_PREFIX = "bot "  # so a record says which seats are played by which bot: "bot squire 2"
SECONDS = 10.0  # the longest that a bot thinks
HINT_STEPS = REGENT_STEPS
TOLD = 5  # options of a hint


def level_of(name: str) -> str:
    """The level of a bot's seat by its name in the record, empty for a person."""
    if not name.startswith(BOT_PREFIX):
        return ""
    level = name[len(BOT_PREFIX) :].split()[0]
    return FORMER.get(level, level)


def display_name(name: str, say: Speech) -> str:
    """How a seat is called on the screen: a person by name, a bot by its level and number."""
    level = level_of(name)
    return say("bot-name", {"level": say(f"bot-{level}"), "number": int(name.split()[-1])}) if level else name


class Options:
    """How this person wants to play."""

    def __init__(self, language: str, plain: bool, confirm: bool, seed: int | None, save: Path | None) -> None:
        self.language = language
        self.plain = plain
        self.confirm = confirm
        self.seed = seed
        self.save = save


class Sitting:
    """One game on one terminal."""

    def __init__(self, game: Game[Any], options: Options, file: Path) -> None:
        self.game = game
        self.options = options
        self.file = file
        self.say = Speech(game.title, options.language, game.setup.variant)
        self.screen = Screen(console(options.plain), self.say, options.plain)
        self.log: list[str] = []
        source: random.Random = random.SystemRandom()
        if options.seed is not None:
            source = random.Random(f"{options.seed} bots")
        self.bots: dict[int, Bot] = {}
        for seat, name in enumerate(game.setup.names):
            if level_of(name):
                self.bots[seat] = bot(level_of(name), source, SECONDS)
        self.names = face(game.title).sides([display_name(name, self.say) for name in game.setup.names], self.say)
        self.drawn_for = NOBODY  # whose board was shown last
        game.listening = True
        self.hear(game.events)

    def hear(self, events: list[Event]) -> None:
        """Tell what happened, as the people at this keyboard may know it."""
        people = [seat for seat in range(self.game.setup.seats) if seat not in self.bots]
        viewer = people[0] if len(people) == 1 else NOBODY
        for event in events:
            if self.say.has(f"event-{event.kind.name}"):
                line = self.say.event(self.game.state, event.seen_by(viewer), self.names)
                self.log.append(line)
                self.screen.line("  " + line, "dim")

    def keep(self) -> None:
        """Write the record so that a crash at any moment leaves the old or the new one whole."""
        text = records.write(self.game)
        handle, temporary = tempfile.mkstemp(dir=self.file.parent, prefix=".posterity-")
        with os.fdopen(handle, "w", encoding="utf-8") as out:
            out.write(text)
            out.flush()
            os.fsync(out.fileno())
        os.replace(temporary, self.file)

    def play(self, action: Action) -> None:
        self.game.play(action)
        self.hear(self.game.events)


def read_picks(picks: list[str], players: int) -> list[str]:
    """What each seat picks, from what was typed: "1=red". A seat that is not named leaves it to chance."""
    found = [""] * players
    for pick in picks:
        number, _, thing = pick.partition("=")
        if not thing or number not in [str(seat) for seat in range(1, players + 1)]:
            raise SetupError(f"--pick {pick}: expected a seat from 1 to {players} and what it picks, such as 1=red")
        if found[int(number) - 1]:
            raise SetupError(f"--pick {pick}: seat {number} picks {found[int(number) - 1]!r} already")
        found[int(number) - 1] = thing
    return found


def begin(
    title: Title[Any],
    variant: str,
    players: int,
    humans: int,
    name: str,
    levels: list[str],
    options: Options,
    picks: list[str],
) -> Sitting:
    """Set up a new game. The levels are those of the bots in their order; the last one goes for all that follow."""
    title.variant(variant, players)
    if not 0 <= humans <= players:
        raise SetupError(f"{humans} of {players} seats cannot be people")
    player = Speech(title, options.language)("player-name")
    names = [records.clean_name(name) if name and i == 0 else f"{player} {i + 1}" for i in range(humans)]
    for level in levels:
        if level not in BOTS:
            raise SetupError(f"there is no bot {level!r}; there are: {', '.join(BOTS)}")
    names += [f"{BOT_PREFIX}{levels[min(i - humans, len(levels) - 1)]} {i + 1}" for i in range(humans, players)]
    chance = LiveChance() if options.seed is None else SeededChance(options.seed)
    file = options.save or default_file(title.name)
    check_writable(file)
    game = new(title, variant, players, chance, names, listening=True, picks=read_picks(picks, players))
    return Sitting(game, options, file)


def load(path: Path, text: str, options: Options) -> Sitting:
    """Go on with a game that was kept, in the same file unless another is named."""
    try:
        header = records.read_header(text)
        game = records.read(text, make_title(header.title, header.edition))
    except PosterityError as error:
        raise PosterityError(f"{path}: {error}") from None
    if options.seed is not None:
        game.chance = SeededChance(options.seed)
    file = options.save or path
    check_writable(file)
    return Sitting(game, options, file)


def default_file(title: str) -> Path:
    """A file of its own in the user's data folder."""
    folder = data_folder("name a file with --save")
    stem = time.strftime(f"{title}-%Y-%m-%d-%H%M%S")
    file = folder / f"{stem}.record"
    count = 2
    while file.exists():
        file = folder / f"{stem}-{count}.record"
        count += 1
    return file


def check_writable(file: Path) -> None:
    if file.is_dir() or not os.access(file.parent, os.W_OK):
        raise PosterityError(f"{file}: the game cannot be kept there; name another file with --save")


def run(sitting: Sitting) -> None:
    """Play until the game is over or the person leaves."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    game.hold = sitting.options.confirm
    sitting.keep()
    for level in dict.fromkeys(level_of(name) for name in game.setup.names):
        if level:
            screen.line(f"{say(f'bot-{level}')}: {say(f'bot-{level}-about')}", "dim")
    try:
        while not game.over:
            if game.held != NOBODY:
                if not confirm_turn(sitting):
                    break
            elif game.seat in sitting.bots:
                game.hold = False
                with screen.patience(say("thinking", {"who": sitting.names[game.seat]})):
                    action = sitting.bots[game.seat].choose(game.view(game.seat))
                sitting.play(action)
                game.hold = sitting.options.confirm
            elif not decide(sitting):
                break
            if game.held == NOBODY and (game.over or game.seat not in sitting.bots):
                sitting.keep()
    except (EOFError, KeyboardInterrupt):
        screen.line()
    sitting.keep()
    if game.over:
        screen.result(game.result(), sitting.names)
        screen.line(say("saved", {"file": str(sitting.file)}))
    else:
        screen.line(say("saved", {"file": str(sitting.file)}))
        language = "" if sitting.options.language == "en" else f" -l {sitting.options.language}"
        screen.line(say("go-on-with", {"command": f"posterity play --resume {sitting.file}{language}"}))


def confirm_turn(sitting: Sitting) -> bool:
    """The last moment for undo; False when the person leaves."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    screen.line()
    screen.line(say("end-turn"), "bold")
    answer = read("> ")
    if answer == "u":
        game.undo(game.held)
        screen.line(say("undone"))
    elif answer == "q":
        return False
    elif answer in ("", "e"):
        game.end_turn()
        sitting.hear(game.events)
    elif not common(sitting, answer):
        screen.line(say("end-turn-not-understood", {"text": answer}))
    return True


def read(prompt: str) -> str:
    return input(prompt).strip()


def decide(sitting: Sitting) -> bool:
    """Ask the person whose choice it is; False when they leave."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    seat, options = game.seat, game.options
    step = game.state.agenda[-1]
    assert isinstance(step, Ask)
    if sitting.drawn_for != seat or step.begins_turn():
        show_board(sitting)
        sitting.drawn_for = seat
    screen.line()
    screen.line(f"{say('your-turn', {'who': sitting.names[seat]})} {say.ask(type(step).__name__)}", "bold")
    for number, action in enumerate(options, 1):
        screen.line(f"{number:3}  {say.action(game.state, action, seat, sitting.names)}{price(sitting, action)}")
    screen.line(say("prompt-help"), "dim")
    while True:
        answer = read("> ")
        if answer == "q":
            return False
        if answer.isdigit() and 1 <= int(answer) <= len(options):
            sitting.play(options[int(answer) - 1])
            return True
        if answer == "u":
            if not game.can_undo(seat):
                screen.line(say("nothing-to-undo"))
                continue
            game.undo(seat)
            screen.line(say("undone"))
            return True
        if answer == "?":
            show_refusals(sitting)
        elif answer == "hint":
            show_hint(sitting)
        elif answer.startswith("?") and answer[1:].strip().isdigit() and 1 <= int(answer[1:]) <= len(options):
            show_preview(sitting, options[int(answer[1:]) - 1])
        elif not common(sitting, answer):
            screen.line(say("not-understood", {"text": answer, "most": len(options)}))


def common(sitting: Sitting, answer: str) -> bool:
    """What can be asked for at any prompt; False if it was none of that."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    if answer in ("h", "help"):
        screen.line(say("help"))
    elif answer == "b":
        show_board(sitting)
    elif answer == "s":
        screen.points(game.title.points(before(game)[0]), sitting.names, "if-it-ended-now")
    elif answer == "i":
        screen.panels(face(game.title).prices(*before(game), say))
    elif answer == "l":
        for line in sitting.log:
            screen.line("  " + line)
    elif answer.startswith("w ") and answer[2:].strip():
        write_to(sitting, Path(answer[2:].strip()))
    else:
        return False
    return True


def write_to(sitting: Sitting, file: Path) -> None:
    try:
        file.write_text(records.write(sitting.game), encoding="utf-8")
        sitting.screen.line(sitting.say("saved", {"file": str(file)}))
    except OSError as error:
        sitting.screen.line(f"{file}: {error.strerror}")


def before(game: Game[Any]) -> tuple[State, int]:
    """What lies before the seat at the keyboard, and which seat that is."""
    seat = game.seat if game.seat != NOBODY else game.held
    return game.title.sight(game.state, seat), seat


def show_board(sitting: Sitting) -> None:
    game, screen, say = sitting.game, sitting.screen, sitting.say
    shown, (sight, seat) = face(game.title), before(game)
    screen.line()
    screen.line(shown.heading(sight, seat, sitting.names, say), "bold")
    screen.panels(shown.board(sight, seat, sitting.names, say))


def price(sitting: Sitting, action: Action) -> str:
    """What the option costs and brings for certain, short; what is not one's own with the name of whose it is."""
    say, game = sitting.say, sitting.game
    shown, outlook = say.face, Outlook(game, action)
    before = shown.standing(game.state, game.seat)
    sure = outlook.sure(shown.standing, shown.flows(), before, MOST_WAYS)
    parts = say.changes(before, outlook.stands(shown.standing, shown.flows(), before), sure.ends)
    for event in sure.events:
        # What will be asked for is said where it is not looked through.
        style = "short" if sure.whole or not say.has(f"ahead-{event.kind.name}") else "ahead"
        if say.has(f"{style}-{event.kind.name}"):
            text = say.event(game.state, event, sitting.names, style).strip()
            parts.append(text if event.seat in (game.seat, NOBODY) else f"{sitting.names[event.seat]}: {text}")
    return f"  ({', '.join(parts)})" if parts else ""


def show_preview(sitting: Sitting, action: Action) -> None:
    game, screen, say = sitting.game, sitting.screen, sitting.say
    screen.line(f"{say.action(game.state, action, game.seat, sitting.names)}. {say('certain-consequences')}")
    events = [e for e in Outlook(game, action).events if say.has(f"event-{e.kind.name}")]
    for event in events:
        screen.line("  " + say.event(game.state, event, sitting.names))
    if not events:
        screen.line("  " + say("no-consequences"))


def show_hint(sitting: Sitting) -> None:
    """What the strongest bot thinks of the options, by what the seat can see; nothing is chosen."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    with screen.patience(say("thinking", {"who": say("bot-regent")})):
        advised = advice_on(game.view(game.seat), HINT_STEPS, SECONDS)
    numbers = {action.text: number for number, action in enumerate(game.options, 1)}
    rows = []
    for opinion in advised.opinions[:TOLD]:
        number = numbers[opinion.action]
        words = say.action(game.state, game.options[number - 1], game.seat, sitting.names)
        rows.append([f"{number}  {words}", screen.estimate(opinion.value, advised.in_points)])
    screen.panels([Panel("hint-heading", ["hint-prospects" if advised.in_points else "hint-chances"], rows)])


def show_refusals(sitting: Sitting) -> None:
    """Why not, now and one choice ahead."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    now = game.curious_menu().refusals
    further = beyond(game, [Outlook(game, action) for action in game.options])
    if not now and not further:
        screen.line(say("nothing-refused"))
    if now:
        screen.line(say("why-not-heading"))
        show_reasons(sitting, now)
    if further:
        screen.line(say("beyond-heading"))
        show_reasons(sitting, further)


def show_reasons(sitting: Sitting, refusals: list[Refusal]) -> None:
    """Refusals with the same reason stand together."""
    game, screen, say = sitting.game, sitting.screen, sitting.say
    reasons: dict[str, list[str]] = {}
    for refusal in refusals:
        action = say.action(game.state, refusal.action, game.seat, sitting.names)
        reasons.setdefault(say.why_not(refusal), []).append(action)
    for reason, actions in reasons.items():
        screen.line(f"  {'; '.join(actions)}")
        screen.line(f"      {reason}", "dim")
