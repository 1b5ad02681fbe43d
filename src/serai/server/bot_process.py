"""A process in which bots think: one line of JSON asks, one line answers. It can be stopped at any time.

What is asked about is a position dealt anew for the bot's seat, so not even this process knows what the seat may not.
"""

import json
import random
import sys
from typing import Any

from serai import bots
from serai.core.bot import Chair
from serai.core.game import find


def answer(asked: dict[str, Any]) -> str:
    """The notation of the action that a bot chooses."""
    game = find(asked["game"])
    if "tables" in asked:
        game.keep_printing(asked["position"]["components"], asked["tables"])
    state = game.from_json(asked["position"])
    chair = Chair(state, state.actor, random.Random(asked["seed"]))
    return state.notation(bots.make(asked["bot"], game).choose(chair))


def main() -> None:
    for line in sys.stdin:
        print(json.dumps({"action": answer(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
