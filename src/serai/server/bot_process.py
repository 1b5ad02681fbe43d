"""A process in which bots think: one line of JSON asks, one line answers. It can be stopped at any time.

What is asked about is a position dealt anew for the bot's seat, so not even this process knows what the seat may not.
"""

import ctypes
import json
import random
import signal
import sys
from typing import Any, Final

from serai import bots
from serai.core.bot import Chair
from serai.core.titles import find

PR_SET_PDEATHSIG: Final = 1
"""Of Linux: a signal to get when the parent dies."""


def answer(asked: dict[str, Any]) -> str:
    """The notation of the action that a bot chooses."""
    game = find(asked["game"])
    if "tables" in asked:
        game.keep_printing(asked["position"]["components"], asked["tables"])
    state = game.from_json(asked["position"])
    chair = Chair(state, state.actor, random.Random(asked["seed"]))
    return state.notation(bots.make(asked["bot"], game).choose(chair))


def end_with_parent() -> None:
    """Whoever asks may die while a bot is in thought; at the latest when it answers, nobody is there to hear it. On
    Linux it need not think to the end."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)


def main() -> None:
    end_with_parent()
    for line in sys.stdin:
        print(json.dumps({"action": answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
