"""What takes longer than a moment is worked out in other workers of the browser: asked for here, and done there.

Each of them runs one task after the other. A Regent thinks in a single one: at its full budget it needs a fraction of a
second, and a tree that is shared out among several is the worse for it. On a slow machine it thinks less: its time is
looked at inside of the search.
"""

from __future__ import annotations

import json
import logging
import random
import re
from collections.abc import Callable
from dataclasses import asdict, is_dataclass
from typing import Any, Final, NamedTuple, Protocol

from posterity.bots import REGENT_STEPS
from posterity.bots.advice import Advice, Opinion
from posterity.engine import PosterityError
from posterity.table import asked, bringing, lookback, moving
from posterity.table.answers import Answer
from posterity.table.asked import Asked
from posterity.table.bringing import Upload
from posterity.table.lookback import Course
from posterity.table.moving import Brought
from posterity.table.table import Agreed
from posterity.table.trouble import Busy

log = logging.getLogger("posterity.local")

THINKING: Final = 2.5  # seconds that a bot or a hint may think
DEADLINE: Final = 20.0  # seconds until whoever does not answer is given up
ANALYSIS_STEPS: Final = 60
WHY: Final = re.compile(r"(?:\w*(?:Error|Exception): )?(busy|late):")
FAILURES: Final = 3  # after so many a bot chooses anything rather than keep a table waiting

# How urgent it is; as on a server, a person who waits comes first.
WAITED_FOR: Final = 0
ASKED: Final = 1
LOOKED_AT: Final = 2
AT_LEISURE: Final = 3


class Thinking(Protocol):
    """Other workers: of the browser, or of a test."""

    async def run(self, task: str, args: str, urgency: int, seconds: float, /) -> str:
        """What `run` below gives there. An error begins with `busy:` or `late:` if that is what it is."""
        ...


class Task(NamedTuple):
    """What can be asked for: what does it, how its arguments and its answer come out of JSON."""

    does: Callable[..., Any]
    given: Callable[..., tuple[Any, ...]] = lambda *args: args
    found: Callable[[Any], Any] = lambda told: told


def _question(question: list[Any], *more: Any) -> tuple[Any, ...]:
    return Asked(*question), *more


def _course(course: list[Any], *more: Any) -> tuple[Any, ...]:
    return Course(*course), *more


def _advice(told: dict[str, Any]) -> Advice:
    return Advice([Opinion(**one) for one in told["opinions"]], told["standing"], told["in_points"])


def _brought(told: list[Any]) -> Brought:
    agreed, names, edition, answers, over = told
    whole: list[Any] = [tuple(part) if isinstance(part, list) else part for part in agreed]
    return Brought(Agreed(*whole), names, edition, [Answer(*one) for one in answers], over)


TASKS: Final = {
    "choose": Task(asked.choose, _question),
    "advise": Task(asked.advise, _question, _advice),
    "frame": Task(lookback.frame, _course),
    "story": Task(lookback.story, _course),
    "record": Task(lookback.record, _course),
    "keepsake": Task(lookback.keepsake, _course),
    "read_record": Task(bringing.read_record, found=lambda told: Upload(*told)),
    "read_game": Task(moving.read_game, found=_brought),
}


def run(task: str, args: str, seconds: float = DEADLINE) -> str:
    """In another worker: do it, and tell what was found, or what was wrong. Never raises; who searches has half of the
    seconds at most."""
    try:
        does, given, _ = TASKS[task]
        arguments = list(given(*json.loads(args)))
        if task in ("choose", "advise"):
            arguments[2] = min(arguments[2], seconds / 2)
        return _told({"found": does(*arguments)})
    except PosterityError as error:
        return _told({"wrong": str(error)})
    except Exception as error:
        return _told({"failed": f"{type(error).__name__}: {error}"})


def _told(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), default=_plain)


def _plain(value: object) -> object:
    if is_dataclass(value) and not isinstance(value, type):
        return asdict(value)
    raise TypeError(f"{type(value).__name__} cannot be told")


class Thinkers:
    """Who asks gets an answer in time (table/around.py)."""

    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking

    async def choose(self, question: Asked, bot: str, owner: str, watched: bool, failures: int) -> str:
        """The bot's action; if it takes too long or fails again and again, any legal one."""
        if failures >= FAILURES:
            return random.choice(question.options)
        try:
            urgency = WAITED_FOR if watched else AT_LEISURE
            return str(await self._run("choose", urgency, question, bot, THINKING))
        except TimeoutError:
            log.warning("a bot was too slow", extra={"bot": bot})
            return random.choice(question.options)

    async def hint(self, question: Asked, owner: str) -> Advice:
        advice: Advice = await self._run("advise", ASKED, question, REGENT_STEPS, THINKING, None)
        return advice

    async def judge(self, question: Asked, seed: int, owner: str) -> Advice:
        advice: Advice = await self._run("advise", AT_LEISURE, question, ANALYSIS_STEPS, THINKING, seed)
        return advice

    async def look_back(self, task: Callable[..., Any], *args: Any, owner: str) -> Any:
        found = await self._run(task.__name__, LOOKED_AT, *args)
        return _told(found).encode() if isinstance(found, dict) else found

    async def _run(self, task: str, urgency: int, *args: Any) -> Any:
        try:
            told = json.loads(await self.thinking.run(task, _told(args), urgency, DEADLINE))
        except Exception as error:
            match (found := WHY.match(str(error))) and found[1]:
                case "busy":
                    raise Busy from None
                case "late":
                    raise TimeoutError from None
                case _:
                    raise
        if "wrong" in told:
            raise PosterityError(told["wrong"])
        if "failed" in told:
            raise RuntimeError(told["failed"])
        return TASKS[task].found(told["found"])
