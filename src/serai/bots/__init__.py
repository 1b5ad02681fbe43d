"""The bots. They see a chair: their seat's view, the legal actions, and re-dealt copies to think on.

They know no game. What one of them has to know of a title is in the title's own package `bot`, and has the type that
the bot asks for: greedy's `Worth` is a function `worth(state, seat)`.
"""

import importlib
from functools import cache
from importlib.util import find_spec
from typing import Final

from serai.bots.greedy import GreedyBot, Worth
from serai.bots.random_bot import RandomBot
from serai.core.bot import Bot
from serai.core.errors import BadSetup, said
from serai.core.game import Game
from serai.core.say import COMMA, Say, Several

NAMES: Final = ["random", "greedy"]
"""The simplest first."""


def names_for(game: Game) -> list[str]:
    """The bots that play a game, the simplest first."""
    return [name for name in NAMES if name != "greedy" or knows(game)]


def best_bot(game: Game) -> str:
    """The bot to sit down where somebody is missing."""
    return names_for(game)[-1]


def make(name: str, game: Game) -> Bot:
    """A bot by name, for a seat at this game."""
    if name not in NAMES:
        raise BadSetup(Say("refused-bot", bot=name, bots=Several(NAMES, COMMA)))
    if name == "random":
        return RandomBot()
    if not knows(game):
        raise BadSetup(Say("refused-bot-game", bot=name, game=game.called(), package=f"{game.package}.bot"))
    return GreedyBot(worth_in(game.package))


def knows(game: Game) -> bool:
    """Whether a title tells the bots what its positions are worth."""
    return find_spec(f"{game.package}.bot") is not None


@cache
def worth_in(package: str) -> Worth:
    """The evaluation in a title's package."""
    try:
        worth: Worth = importlib.import_module(f"{package}.bot").worth
    except Exception as error:
        raise BadSetup(Say("refused-bot-broken", package=f"{package}.bot", error=said(error))) from error
    return worth
