"""Bots of one's own, as `module:Class` names them: one that follows the game, one that stumbles, and one that may end
the process in which it plays."""

import os
import signal
from pathlib import Path

from serai.core.bot import Chair

LAST = "tests.arena.elsewhere:LastBot"
STUMBLING = "tests.arena.elsewhere:StumblingBot"
DEADLY = "tests.arena.elsewhere:DeadlyBot"
DEATHS = "SERAI_TEST_DEATHS"
"""The variable that names a folder with a file for each death to die."""


class LastSession:
    def __init__(self, chair: Chair) -> None:
        self.chair = chair

    def moved(self, action: int | None) -> None:
        """It does not care."""

    def choose(self, budget: float) -> int:
        return self.chair.legal()[-1]


class LastBot:
    """Takes the last of what is legal."""

    def begin(self, chair: Chair) -> LastSession:
        return LastSession(chair)

    def choose(self, chair: Chair) -> int:
        return chair.legal()[-1]


class StumblingBot:
    def choose(self, chair: Chair) -> int:
        raise ZeroDivisionError("by nought")


class DeadlyBot(LastBot):
    """Takes the last of what is legal, or the process with it."""

    def begin(self, chair: Chair) -> LastSession:
        for death in Path(os.environ[DEATHS]).iterdir():
            death.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return LastBot.begin(self, chair)
