"""The bots. They see a chair: their seat's view, the legal actions, and re-dealt copies to think on.

They know no game. What one of them has to know of a title is in the title's own package `bot` (see `knowledge`).
"""

import importlib
from dataclasses import replace
from typing import Any

from serai.bots.greedy import GreedyBot
from serai.bots.judge import ByHand, Worth
from serai.bots.knowledge import Knowledge, knowledge, knows
from serai.bots.policy import Planning, Shortlist
from serai.bots.random_bot import RandomBot
from serai.bots.search import SearchBot, Settings
from serai.bots.spec import ELSEWHERE, GREEDY, LEARNT, NAMES, NEURAL, RANDOM, SEARCH, Spec, read_spec
from serai.core.bot import Bot
from serai.core.errors import BadSetup, said
from serai.core.game import Game
from serai.core.say import COMMA, Say, Several

__all__ = ["NAMES", "Worth", "best_bot", "knows", "make", "names_for"]


def names_for(game: Game) -> list[str]:
    """The bots that play a game, the simplest first."""
    if not knows(game):
        return [RANDOM]
    known = knowledge(game)
    return [name for name in NAMES if name not in (LEARNT, NEURAL) or known.has(name)]


def best_bot(game: Game) -> str:
    """The bot to sit down where somebody is missing: the best of those that answer at once."""
    offered = names_for(game)
    return next(name for name in (LEARNT, GREEDY, RANDOM) if name in offered)


def make(name: str, game: Game) -> Bot:
    """A bot by its name (see `spec`), for a seat at this game."""
    if ELSEWHERE in name:
        return made_elsewhere(name, game)
    spec = read_spec(name)
    if spec.name not in NAMES:
        raise BadSetup(Say("refused-bot", bot=name, bots=Several(NAMES, COMMA)))
    if spec.name == RANDOM:
        return RandomBot()
    if not knows(game):
        raise BadSetup(unable(name, game))
    known = replace(knowledge(game), folder=spec.folder)
    if spec.name in (LEARNT, NEURAL) and not known.has(spec.name):
        raise BadSetup(unable(name, game))
    return made(spec, known)


def unable(name: str, game: Game) -> Say:
    return Say("refused-bot-game", bot=name, game=game.called(), package=f"{game.package}.bot")


def made(spec: Spec, known: Knowledge) -> Bot:
    if spec.name == GREEDY:
        return GreedyBot(ByHand(known.by_hand, 0.0))
    if spec.name == LEARNT:
        return GreedyBot(known.learnt())
    settings = Settings(spec.seconds, spec.rollouts)
    if spec.name == SEARCH:
        judge = known.learnt() if known.has(LEARNT) else known.cautious()
        return SearchBot(judge, Planning(judge, 3), settings)
    proposing = known.proposing(1.0)
    return SearchBot(known.foreseeing(), proposing, settings, Shortlist(proposing))


def made_elsewhere(name: str, game: Game) -> Bot:
    """A bot of one's own, `module:Class`: it is made without arguments, or with the game if it takes one."""
    module, _, kind = name.partition(ELSEWHERE)
    try:
        found: Any = getattr(importlib.import_module(module), kind)
        bot: Bot = found(game) if found.__init__ is not object.__init__ else found()
    except Exception as error:
        raise BadSetup(Say("refused-bot-elsewhere", bot=name, error=said(error))) from error
    return bot
