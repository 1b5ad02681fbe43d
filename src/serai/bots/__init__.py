"""The bots. They see a chair: their seat's view, the legal actions, and re-dealt copies to think on.

They know no game. What one of them has to know of a title is in the title's own package `bot` (see `knowledge`).
"""

import importlib
from dataclasses import replace
from typing import Any, Final

from serai.bots.greedy import GreedyBot
from serai.bots.judge import ByHand, Worth
from serai.bots.knowledge import Knowledge, best_bot, knowledge, knows, names_for
from serai.bots.levels import KEYS, bot_of, level, levels_for, usual_level
from serai.bots.policy import Planning, Shortlist, Weighing
from serai.bots.random_bot import RandomBot
from serai.bots.search import SearchBot, Settings
from serai.bots.spec import BY_WEIGHTS, ELSEWHERE, GREEDY, LEARNT, NAMES, NEURAL, RANDOM, SEARCH, Spec, read_spec
from serai.core.bot import Bot
from serai.core.errors import BadSetup, said
from serai.core.game import Game
from serai.core.say import COMMA, Say, Several

WIDTH: Final = 6
"""Lines of the plans in a search's rollouts. Four who play by such plans reach nine tenths of the points of four
`learnt`; with three lines, eight tenths."""
NARROW: Final = 3
"""The same where the judge knows the middle of a turn, too, and so drops the right lines on the way."""
HEAT: Final = 0.5
"""The points by which these plans err: where all do what one expects, a search trusts in one way for things to go."""
AHEAD: Final = 4
"""Changes of actor in a rollout; a title may say otherwise."""
WAYS: Final = 3
"""Ways through a turn that are weighed where a network proposes them."""
LIGHTLY: Final = 0.25
"""The share that a first judgement keeps where a network proposes: in the same time it is compared more often."""

__all__ = ["NAMES", "Worth", "best_bot", "knows", "levels_for", "make", "names_for", "usual_level"]


def make(name: str, game: Game) -> Bot:
    """A bot by its name (see `spec`) or by the key of a level, for a seat at this game."""
    if ELSEWHERE in name:
        return made_elsewhere(name, game)
    spec = read_spec(by_level(name, game))
    if spec.name not in NAMES:
        raise BadSetup(Say("refused-bot", bot=name, bots=Several(NAMES + KEYS, COMMA)))
    if spec.folder is not None and spec.name not in BY_WEIGHTS:
        raise BadSetup(Say("refused-bot-folder", bot=name, bots=Several(BY_WEIGHTS)))
    if spec.name == RANDOM:
        return RandomBot()
    if not knows(game):
        raise BadSetup(unable(name, game))
    known = replace(knowledge(game), folder=spec.folder)
    if spec.folder is not None:
        check_folder(name, spec, known)
    elif spec.name in (LEARNT, NEURAL) and not known.has(spec.name):
        raise BadSetup(unable(name, game))
    return made(spec, known)


def by_level(name: str, game: Game) -> str:
    """The bot that plays a level; any other name as it is."""
    found = level(name) if name in KEYS else None
    if found is None:
        return name
    bot = bot_of(found, game)
    if bot is None:
        raise BadSetup(unable(name, game))
    return bot


def check_folder(name: str, spec: Spec, known: Knowledge) -> None:
    """Refuse a folder without the weights that a bot plays by: who names one does not want the title's own value."""
    needed = BY_WEIGHTS[spec.name]
    if not known.has(needed):
        raise BadSetup(Say("refused-bot-weights", bot=name, file=f"{needed}.weights", folder=str(spec.folder)))


def unable(name: str, game: Game) -> Say:
    return Say("refused-bot-game", bot=name, game=game.called(), package=f"{game.package}.bot")


def made(spec: Spec, known: Knowledge) -> Bot:
    if spec.name == GREEDY:
        return GreedyBot(ByHand(known.by_hand, 0.0))
    if spec.name == LEARNT:
        return GreedyBot(known.learnt())
    settings = Settings(spec.seconds, spec.rollouts)
    judge = known.learnt() if known.has(LEARNT) else known.cautious()
    settings.horizon = known.ahead(AHEAD)
    if spec.name == SEARCH:
        width = NARROW if judge.knows_middle else WIDTH
        return SearchBot(judge, Planning(judge, width, HEAT), settings)
    settings.share = LIGHTLY
    proposing = known.proposing(1.0)
    refined = known.refined() if known.has(LEARNT) else judge
    return SearchBot(refined, Weighing(proposing, judge, WAYS), settings, Shortlist(proposing), judge)


def made_elsewhere(name: str, game: Game) -> Bot:
    """A bot of one's own, `module:Class`: it is made without arguments, or with the game if it takes one."""
    module, _, kind = name.partition(ELSEWHERE)
    try:
        found: Any = getattr(importlib.import_module(module), kind)
        bot: Bot = found(game) if found.__init__ is not object.__init__ else found()
    except Exception as error:
        raise BadSetup(Say("refused-bot-elsewhere", bot=name, error=said(error))) from error
    return bot
