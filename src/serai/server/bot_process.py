"""A process in which bots think: one line of JSON asks, one line answers. It can be stopped at any time.

A bot sits down with a position, once; from then on it is told the moves. What its seat may not know is kept from it by
its chair, here as everywhere.
"""

import ctypes
import json
import random
import signal
import sys
from typing import Any, Final

from serai import bots
from serai.core.bot import Chair, Sitting
from serai.core.errors import said_where
from serai.core.titles import find

PR_SET_PDEATHSIG: Final = 1
"""Of Linux: a signal to get when the parent dies."""


class Seated:
    """A bot at a seat of a table, which follows the game there."""

    def __init__(self, game: str, bot: str, position: dict[str, Any], tables: dict[str, Any] | None = None) -> None:
        title = find(game)
        if tables is not None:
            title.keep_printing(position["components"], tables)
        self.state = title.from_json(position)
        self.rng = random.Random()
        self.sitting = Sitting(bots.make(bot, title), Chair(self.state, self.state.actor, self.rng))

    def choose(self, seed: int, budget: float) -> str:
        """The notation of the action that the bot chooses."""
        self.rng.seed(seed)
        return self.state.notation(self.sitting.choose(budget))


class Room:
    """All whose bots think in this process. Who is to be here, is for the one who asks to say."""

    def __init__(self) -> None:
        self.seated: dict[str, Seated] = {}

    def answer(self, asked: dict[str, Any]) -> str:
        for gone in asked["gone"]:
            del self.seated[gone]
        if "begin" in asked:
            self.seated[asked["session"]] = Seated(**asked["begin"])
        one = self.seated[asked["session"]]
        for action in asked["moves"]:
            one.sitting.play(action)
        return one.choose(asked["seed"], asked["budget"])


def end_with_parent() -> None:
    """Whoever asks may die while a bot is in thought; at the latest when it answers, nobody is there to hear it. On
    Linux it need not think to the end."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def told(room: Room, line: str) -> dict[str, str]:
    """The answer to a question, or why there is none: a title or a bot may come from anywhere."""
    try:
        return {"action": room.answer(json.loads(line))}
    except Exception as error:
        return {"failed": said_where(error)}


def main() -> None:
    end_with_parent()
    room = Room()
    for line in sys.stdin:
        print(json.dumps(told(room, line)), flush=True)


if __name__ == "__main__":
    main()
