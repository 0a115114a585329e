"""The command line: play, replay, measure."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from typer.core import TyperGroup

from posterity import __version__
from posterity.engine import PosterityError, SetupError, Title
from posterity.engine.data import HOUSE, load_edition

try:
    from posterity.games import TITLES, mind, title
    from posterity.speech import LANGUAGES
except PosterityError as error:  # of a title that somebody installed
    sys.exit(f"posterity: {error}")

FIRST = next(iter(TITLES))

app = typer.Typer(
    name="posterity",
    help="Board games about founding a dynasty, for people and for programs.",
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    add_completion=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

HouseOption = Annotated[
    list[str] | None,
    typer.Option("--house", help="A house rule (docs/rules/house.md), as often as you like."),
]
EditionOption = Annotated[Path | None, typer.Option("--edition", help="A file with corrected component values (TOML).")]
PickOption = Annotated[
    list[str] | None,
    typer.Option(
        "--pick",
        metavar="SEAT=THING",
        help="What a seat picks before the game, such as 1=red; once for each seat.",
    ),
]
LanguageOption = Annotated[str, typer.Option("--language", "-l", help=f"One of: {', '.join(LANGUAGES)}.")]
PlainOption = Annotated[bool, typer.Option("--plain", help="Plain lines instead of tables, for screen readers.")]


def read_text(path: Path, what: str) -> str:
    """The text of a file that the user named."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise PosterityError(f"{path}: not a text file in UTF-8, so not {what}") from None
    except OSError as error:
        raise PosterityError(f"{path}: {what} cannot be read: {(error.strerror or str(error)).lower()}") from None


def write_text(path: Path, text: str, what: str) -> None:
    """Write a file that the user named."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise PosterityError(f"{path}: {what} cannot be written: {(error.strerror or str(error)).lower()}") from None


def edition_title(name: str, edition: Path | None, house: list[str] | None) -> Title[Any]:
    """The title, corrected by the edition file if there is one, with these house rules."""
    corrections = load_edition(read_text(edition, "an edition file"), str(edition)) if edition else {}
    if house:
        also = corrections.get(HOUSE)
        corrections[HOUSE] = {**(also if isinstance(also, dict) else {}), **dict.fromkeys(house, True)}
    try:
        return title(name, corrections)
    except PosterityError as error:
        raise PosterityError(f"{edition}: {error}" if edition else str(error)) from None


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        raise SetupError(f"there is no language {language!r}; there are: {', '.join(LANGUAGES)}")
    return language


def console(plain: bool = False) -> Console:
    return Console(no_color=plain or None, highlight=False, emoji=False, soft_wrap=plain)


@app.command()
def play(
    name: Annotated[str, typer.Argument(metavar="TITLE", help=f"One of: {', '.join(TITLES)}.")] = FIRST,
    players: Annotated[int | None, typer.Option("--players", "-p", help="How many seats.")] = None,
    variant: Annotated[str, typer.Option(help="A variant of the title, such as solo.")] = "standard",
    solo: Annotated[bool, typer.Option("--solo", help="Short for --variant solo.")] = False,
    humans: Annotated[int, typer.Option(help="How many of the first seats are people.")] = 1,
    # A squire plays sensibly and at once, and a newcomer can win against it.
    bots: Annotated[str, typer.Option(help="Levels, with commas: page, squire, knight, regent.")] = "squire",
    your_name: Annotated[str, typer.Option("--name", help="What you are called.")] = "",
    seed: Annotated[int | None, typer.Option(help="The same luck again for the same seed.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where the game is kept after every choice.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a game that was kept.")] = None,
    confirm: Annotated[bool, typer.Option(help="Wait for you to end your turn, so that you can undo.")] = True,
    edition: EditionOption = None,
    house: HouseOption = None,
    pick: PickOption = None,
    language: LanguageOption = "en",
    plain: PlainOption = False,
) -> None:
    """Play at the terminal, against bots or with others at the same keyboard."""
    from posterity.cli.play import Options, begin, load, run

    options = Options(checked_language(language), plain, confirm, seed, save)
    if resume is not None:
        if edition is not None or house or pick:
            raise SetupError(
                "a kept game knows its edition, its house rules and its picks: leave them out with --resume"
            )
        run(load(resume, read_text(resume, "a record"), options))
        return
    chosen = "solo" if solo else variant
    if players is None:
        players = 1 if chosen != "standard" else 3
    levels = [level.strip() for level in bots.split(",")]
    run(begin(edition_title(name, edition, house), chosen, players, humans, your_name, levels, options, pick or []))


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record.")],
    step: Annotated[bool, typer.Option("--step", help="Stop after every choice.")] = False,
    board: Annotated[bool, typer.Option("--board", help="Show the board after every choice.")] = False,
    analyse: Annotated[
        bool, typer.Option("--analyse", help="Instead, what the Regent thinks of a finished game.")
    ] = False,
    keepsake: Annotated[str | None, typer.Option(help="Instead, what the game leaves behind, such as story.")] = None,
    seat: Annotated[int, typer.Option(min=1, help="Whose keepsake.")] = 1,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="A file for the keepsake.")] = None,
    language: LanguageOption = "en",
    plain: PlainOption = False,
) -> None:
    """Tell a recorded game from its beginning, checking every line of the record."""
    from posterity.cli.replay import analyse as show_analysis
    from posterity.cli.replay import keep, tell

    if keepsake is not None:
        text = keep(read_text(file, "a record"), str(file), keepsake, seat, checked_language(language))
        if output is None:
            typer.echo(text, nl=False)
        else:
            write_text(output, text, "a keepsake")
        return
    if analyse:
        show_analysis(read_text(file, "a record"), str(file), checked_language(language), console(plain), plain)
        return
    tell(read_text(file, "a record"), str(file), step, board, checked_language(language), console(plain), plain)


DatabaseOption = Annotated[
    str | None, typer.Option("--database", help="A database URL; SQLite in your data folder otherwise.")
]


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")] = 8000,
    database: DatabaseOption = None,
    web: Annotated[Path | None, typer.Option(help="The folder of the built browser app.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="How many processes serve; more than one need PostgreSQL.")] = 1,
    settings: Annotated[Path | None, typer.Option(help="A file with settings (TOML); see docs/operations.md.")] = None,
    chosen: Annotated[
        list[str] | None, typer.Option("--set", metavar="NAME=VALUE", help="A setting; can be given several times.")
    ] = None,
) -> None:
    """Serve tables to browsers."""
    from posterity.server.run import serve as run_server

    run_server(host, port, database, web, workers, settings, chosen or [])


tables = typer.Typer(help="Look after stored tables.", no_args_is_help=True)
app.add_typer(tables, name="tables")


@tables.command()
def check(
    database: DatabaseOption = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a table.")] = False,
) -> None:
    """Play every stored game again and report which can be continued."""
    from posterity.cli.tables import show_check

    show_check(database, json)


@tables.command()
def repair(
    database: DatabaseOption = None,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a table.")] = False,
) -> None:
    """Mend what an older version stored wrongly, and sign games that have no digest yet. The server must not run."""
    from posterity.cli.tables import show_repair

    show_repair(database, json)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="Where the copy goes: a SQLite file.")],
    database: DatabaseOption = None,
) -> None:
    """Copy all tables into a file while the server runs; the copy is a database that can be served."""
    from posterity.cli.tables import show_backup

    show_backup(file, database)


@app.command()
def bench(
    peers: Annotated[bool, typer.Option("--peers", help="Measure other projects' simulators too.")] = False,
    server: Annotated[bool, typer.Option("--server", help="Measure the table server instead.")] = False,
    search: Annotated[bool, typer.Option("--search", help="Measure the search of the bots instead.")] = False,
    json: Annotated[bool, typer.Option("--json", help="One JSON object a line.")] = False,
    only: Annotated[list[str] | None, typer.Option("--title", help="Only these titles.")] = None,
    players: Annotated[int | None, typer.Option("--players", "-p", help="Only this number of players.")] = None,
    repetitions: Annotated[int, typer.Option(min=1, help="How often everything is measured.")] = 5,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long each repetition takes.")] = 1.0,
    database: Annotated[
        str | None, typer.Option("--database", help="With --server: an empty database of its own; SQLite otherwise.")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, help="With --server: how many processes serve.")] = 1,
) -> None:
    """Measure decisions and games a second, and the cost of a copy, on one core."""
    from posterity.cli.bench import show, show_search, show_server

    if server:
        show_server(title((only or list(TITLES))[0]).name, players or 2, seconds * 10, json, database, workers)
        return
    titles = [title(name) for name in only or TITLES]
    if search:
        show_search(titles, players or 4, json, repetitions, seconds)
        return
    show(titles, players, peers, json, repetitions, seconds)


@app.command()
def fuzz(
    name: Annotated[str, typer.Argument(metavar="TITLE")] = FIRST,
    games: Annotated[int, typer.Option(min=1, help="How many games for each variant and number of players.")] = 200,
    first_seed: Annotated[int, typer.Option(help="The seed of the first game.")] = 0,
    workers: Annotated[int, typer.Option(min=1, help="How many processes.")] = 2,
) -> None:
    """Play random games and check at every decision what must always be true."""
    from posterity.cli.fuzz import show

    title(name)
    show(name, games, first_seed, workers)


class TitleFirst(TyperGroup):
    """Commands of the arena; what names none of them is the title to play."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in (*self.commands, "-h", "--help"):
            args = ["play", *args]
        return super().parse_args(ctx, args)


arena = typer.Typer(
    cls=TitleFirst,
    no_args_is_help=True,
    help="Let bots play many games, and see who wins and why.",
    add_completion=False,
)
app.add_typer(arena, name="arena")


@arena.command(name="play")
def arena_play(
    name: Annotated[str, typer.Argument(metavar="TITLE", help=f"One of: {', '.join(TITLES)}.")],
    seats: Annotated[str, typer.Option(help="Levels, or module:name of bots of your own.")] = "squire,page",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 400,
    variant: Annotated[str, typer.Option(help="A variant of the title, such as solo.")] = "standard",
    first_seed: Annotated[int, typer.Option(min=0, help="The seed of the first luck.")] = 0,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="The folder; build/arena/… otherwise.")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; all cores otherwise.")] = None,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on Ray instead of this machine's cores.")] = False,
    edition: EditionOption = None,
    house: HouseOption = None,
    language: LanguageOption = "en",
) -> None:
    """Play a tournament (the word "play" can be left out); the same command again goes on where it stopped."""
    from posterity.arena.tournament import Tournament
    from posterity.cli.arena import show

    sys.path.insert(0, "")  # where somebody's own bot lies
    bots = [bot.strip() for bot in seats.split(",")]
    tournament = Tournament(name, variant, bots, first_seed, dict(edition_title(name, edition, house).edition))
    show(tournament, output, games, workers, cluster, checked_language(language))


@arena.command()
def report(
    folder: Annotated[Path, typer.Argument(help="The folder of a tournament.")],
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; all cores otherwise.")] = None,
    language: LanguageOption = "en",
) -> None:
    """Count the games of a folder again and write its report, as far as they were played."""
    from posterity.cli.arena import show_report

    show_report(folder, workers, checked_language(language))


@arena.command()
def record(
    folder: Annotated[Path, typer.Argument(help="The folder of a tournament.")],
    number: Annotated[int, typer.Argument(min=0, help="The number of the game.")],
) -> None:
    """Give out the record of one game, as "posterity replay" reads it."""
    from posterity.cli.arena import record_of

    typer.echo(record_of(folder, number), nl=False)


@app.command()
def train(
    name: Annotated[str, typer.Argument(metavar="TITLE", help=f"One of: {', '.join(TITLES)}.")],
    variant: Annotated[str, typer.Option(help="A variant of the title, such as solo.")] = "standard",
    games: Annotated[int, typer.Option(min=20, help="How many games of self-play in each round.")] = 2000,
    rounds: Annotated[int, typer.Option(min=1, help="How many rounds.")] = 4,
    steps: Annotated[int, typer.Option(min=0, help="Steps of search for each decision; 0: by first sight.")] = 0,
    further: Annotated[bool, typer.Option("--further", help="Begin with what was learned before.")] = False,
    exam: Annotated[int, typer.Option(min=10, help="Games against the squire after each round.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="Other seeds, other games.")] = 0,
    trace: Annotated[
        float, typer.Option(min=0, max=1, help="The part of a surprise that each earlier table answers for.")
    ] = 0.9,
    output: Annotated[Path | None, typer.Option("--output", "-o", help="Else build/training/….")] = None,
    workers: Annotated[int | None, typer.Option(min=1, help="How many processes; all cores otherwise.")] = None,
) -> None:
    """Learn from self-play what tables are worth: what the strongest bot goes by."""
    try:
        from posterity.arena.training import Course
        from posterity.cli.train import show
    except ImportError:
        raise SetupError("training needs numpy, which is not installed: pip install 'posterity[training]'") from None
    course = Course(name, variant, games, rounds, steps, exam, seed, trace)
    course.seats()  # what is wrong with it is better told before anything begins
    show(course, mind(title(name)).learned(variant) if further else [], output, workers)


@app.callback(invoke_without_command=True)
def version(
    ctx: typer.Context,
    show_version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    if show_version:
        typer.echo(f"posterity {__version__}")
        raise typer.Exit


def main() -> None:
    """Run a command; what was wrong with the input is told in one line."""
    try:
        app(standalone_mode=True)
    except PosterityError as error:
        sys.stderr.write(f"posterity: {error}\n")
        sys.exit(1)
    except KeyboardInterrupt:
        sys.stderr.write("\nposterity: interrupted\n")
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(141)
