"""Bots by name: `greedy`, `search@200ms`, `search@400r`, `learnt=runs/merv/3`, or one's own as `module:Class`.

After an @ stands what a bot that searches may spend on a decision: seconds or milliseconds of processor time, or
rollouts, which come to the same choice on every machine. After an = stands, for a bot that plays by weights, a folder
of them to use instead of those that come with the title.
"""

import math
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from serai.core.errors import BadSetup
from serai.core.say import Say

RANDOM: Final = "random"
GREEDY: Final = "greedy"
LEARNT: Final = "learnt"
SEARCH: Final = "search"
NEURAL: Final = "neural"
NAMES: Final = [RANDOM, GREEDY, LEARNT, SEARCH, NEURAL]
"""The simplest first."""
SEARCHING: Final = [SEARCH, NEURAL]
BY_WEIGHTS: Final = {LEARNT: LEARNT, SEARCH: LEARNT, NEURAL: NEURAL}
"""Those who play by weights, each with the file that a folder of them must have."""
USUAL_SECONDS: Final = 0.2
ELSEWHERE: Final = ":"
"""Stands in the name of a bot that somebody else wrote."""

WORDS: Final = re.compile(r"(?P<name>[^=@]*)(=(?P<folder>.+?))?(@(?P<amount>\d+(\.\d+)?)(?P<unit>ms|s|r))?")


@dataclass(frozen=True)
class Spec:
    """A bot, and what it may spend on a decision: nought of either is no limit."""

    name: str
    seconds: float = USUAL_SECONDS
    rollouts: int = 0
    folder: Path | None = None
    """Of its weights, if not the title's."""


def read_spec(text: str) -> Spec:
    """What the name of a bot says; whether there is such a bot is not its concern."""
    found = WORDS.fullmatch(text)
    if found is None:
        raise BadSetup(Say("refused-bot-budget", bot=text))
    name, amount, unit = found["name"], found["amount"], found["unit"]
    folder = Path(found["folder"]) if found["folder"] else None
    if not amount:
        return Spec(name, folder=folder)
    spent = float(amount) / (1000 if unit == "ms" else 1)
    if name not in SEARCHING or not 0.0 < spent < math.inf:
        raise BadSetup(Say("refused-bot-budget", bot=text))
    if unit == "r":
        return Spec(name, 0.0, max(1, int(spent)), folder)
    return Spec(name, spent, 0, folder)
