"""Levels of bots for people, the weakest first. Each stands for a bot, or for the best that a title has of several.

Tables and records keep the key of a level: what plays it may become better, its name stays. A level that a title has no
bot for is not offered there.

A level never gets weaker on a slow machine than the one below it. The first three look at the same lines on every
machine, however long that takes. Those that search have less time for what comes after their turn, and in the end none:

- They count processor time, so that a busy machine does not take their thoughts from them, and keep within what is
  given them by the clock on the wall.
- A round of rollouts that time does not suffice for is thrown away, as it would compare some lines and not others. With
  no round at all a search plays what is best at a first look, and there it has the judge of the trader: the caravan
  master and the vizier then play like one, who leaves out what their network thinks least of where there is much.
- After a few rounds luck could still speak louder than judgement. The first judgement counts like some rounds itself.
- Whoever is stopped by the server, as even that took too long, is replaced by the next level below, not by any move.

Where a title has no network, they search without; where it has nothing learnt, there is no trader, and a search has
greedy's judge with an eye on the best rival.
"""

from dataclasses import dataclass
from typing import Final

from serai.bots.knowledge import best_bot, names_for
from serai.bots.spec import GREEDY, LEARNT, NAMES, NEURAL, RANDOM, SEARCH, read_spec
from serai.core.game import Game
from serai.core.say import Fact, Say


@dataclass(frozen=True)
class Level:
    """How well somebody wants to be played against."""

    key: str
    """By which it is stored and typed, in every language."""
    bots: tuple[str, ...]
    """What plays it, see `spec`: the first of these that a title has."""


LEVELS: Final = [
    Level("wanderer", (RANDOM,)),
    Level("apprentice", (GREEDY,)),
    Level("trader", (LEARNT,)),
    Level("caravan-master", (f"{NEURAL}@100ms", f"{SEARCH}@300ms")),
    Level("vizier", (f"{NEURAL}@1s", f"{SEARCH}@1s")),
]
KEYS: Final = [level.key for level in LEVELS]
BY_BOT: Final = dict(zip(NAMES, LEVELS, strict=True))
"""The level as which people know a bot that sits somewhere by its own name."""
SIMPLER: Final = dict(zip(KEYS[1:], KEYS, strict=False)) | dict(zip(NAMES[1:], NAMES, strict=False))
"""Who answers where a bot or a level fails: the next below."""


def level(name: str) -> Level | None:
    """A level by its key, or by the bot that is known as it: `greedy` is the apprentice. None for any other bot."""
    return next((one for one in LEVELS if one.key == name), BY_BOT.get(name))


def bot_of(one: Level, game: Game) -> str | None:
    """The bot that plays a level in this game; None if none can."""
    known = names_for(game)
    for bot in one.bots:
        if read_spec(bot).name in known:
            return bot
    return None


def levels_for(game: Game) -> list[Level]:
    """The levels that a game offers, the weakest first."""
    return [one for one in LEVELS if bot_of(one, game) is not None]


def usual_level(game: Game) -> str:
    """The level that sits down where somebody is missing: the best of those that answer at once."""
    bot = best_bot(game)
    return next(one.key for one in LEVELS if bot in one.bots)


def offered(game: Game) -> list[str]:
    """All that may be asked for by people from elsewhere: levels and bots by name, and nothing that leads to files or
    modules of this machine."""
    return [one.key for one in levels_for(game)] + names_for(game)


# In words -------------------------------------------------------------------------------------------------------------


def called(name: str) -> Fact:
    """A bot as people know it: by its level, or by its own name where it is of none."""
    one = level(name)
    return name if one is None else Say(f"level-{one.key}")


def about(name: str) -> Fact:
    """What its level means, in a sentence; empty where it is of none."""
    one = level(name)
    return "" if one is None else Say(f"level-{one.key}-about")
