"""Searches over walks, for tests to look at."""

import random

from serai.bots.judge import Judge
from serai.bots.policy import Planning
from serai.bots.search import SearchBot, Settings, Thinking
from serai.core.bot import Chair
from tests.bots.walks import Map, Walk, word

TRAP: Map = {
    "": (0, "ab"),
    **dict.fromkeys("ab", (1, "ab")),
    **{first + second: (0, "ab") for first in "ab" for second in "ab"},
}
"""One decision each, and one more of seat 0."""
TRAPPED = {"a": 2.0, "b": 1.0, "aa": -9.0, "baa": 3.0, "bba": 3.0}
"""The first way looks better, but the other seat makes the worst of it."""


def search(judge: Judge, rollouts: int = 0, seconds: float = 0.0, width: int = 3) -> SearchBot:
    return SearchBot(judge, Planning(judge, width), Settings(seconds, rollouts))


def sit(bot: SearchBot, drawn: Map, seed: int = 1) -> tuple[Thinking, Walk]:
    walk = Walk(drawn)
    return bot.begin(Chair(walk, 0, random.Random(seed))), walk


def chosen(bot: SearchBot, drawn: Map, budget: float = 60.0, seed: int = 1) -> str:
    return word([sit(bot, drawn, seed)[0].choose(budget)])
