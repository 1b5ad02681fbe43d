"""Setting up: characters and goal cards to choose, and what chance deals."""

from collections.abc import Callable
from typing import Final

from serai.games.marco_polo.constants import LARGE, NOBODY, SMALL
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.characters import character
from serai.games.marco_polo.render.speech import card, contract, goal, things

TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "character": lambda a: a.say(character=character(a.t, a.n)),
    "keep": lambda a: a.say(goal=goal(a.t, a.n)),
    "marker": lambda a: a.say(city=SMALL + a.t.markers.index(NOBODY), things=things(a.t.printed.markers[a.n])),
    "outpost": lambda a: a.say(city=LARGE + a.t.outposts.index(NOBODY), things=things(a.t.printed.outposts[a.n])),
    "card": lambda a: a.say(space=a.t.cards.index(NOBODY), card=card(a.t, a.n)),
    "draw": lambda a: a.say(contract=contract(a.t, a.n)),
    "goal": lambda a: a.say(goal=goal(a.t, a.n)),
}
