"""The bots. They see a chair: their seat's view, the legal actions, and re-dealt copies to think on."""

from typing import Final

from serai.bots.greedy import GreedyBot
from serai.bots.marco_polo import worth as marco_polo_worth
from serai.bots.merv import worth as merv_worth
from serai.bots.random_bot import RandomBot
from serai.bots.tadmor import worth as tadmor_worth
from serai.core.bot import Bot
from serai.core.errors import BadSetup
from serai.core.game import Game

NAMES: Final = ["random", "greedy"]
WORTHS: Final = {"merv": merv_worth, "marco_polo": marco_polo_worth, "tadmor": tadmor_worth}


def make(name: str, game: Game) -> Bot:
    """A bot by name, for a seat at this game."""
    if name == "random":
        return RandomBot()
    if name == "greedy":
        return GreedyBot(WORTHS[game.name])
    raise BadSetup(f"there is no bot '{name}'; there are {', '.join(NAMES)}")
