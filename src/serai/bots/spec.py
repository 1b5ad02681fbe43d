"""Bots by name: `greedy`, `search@200ms`, `search@400r`, or one's own as `module:Class`.

After an @ stands what a bot that searches may spend on a decision: seconds or milliseconds of processor time, or
rollouts, which come to the same choice on every machine.
"""

import re
from dataclasses import dataclass
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
USUAL_SECONDS: Final = 0.2
ELSEWHERE: Final = ":"
"""Stands in the name of a bot that somebody else wrote."""

AMOUNT: Final = re.compile(r"(\d+(?:\.\d+)?)(ms|s|r)")


@dataclass(frozen=True)
class Spec:
    """A bot, and what it may spend on a decision: nought of either is no limit."""

    name: str
    seconds: float = USUAL_SECONDS
    rollouts: int = 0


def read_spec(text: str) -> Spec:
    """What the name of a bot says; whether there is such a bot is not its concern."""
    name, at, amount = text.partition("@")
    if not at:
        return Spec(name)
    found = AMOUNT.fullmatch(amount)
    if name not in SEARCHING or found is None or not float(found[1]):
        raise BadSetup(Say("refused-bot-budget", bot=text))
    number, unit = float(found[1]), found[2]
    if unit == "r":
        return Spec(name, 0.0, max(1, int(number)))
    return Spec(name, number / 1000 if unit == "ms" else number)
