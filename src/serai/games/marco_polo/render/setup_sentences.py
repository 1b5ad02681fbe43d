"""Setting up: characters and goal cards to choose, and what chance deals."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Say
from serai.games.marco_polo.constants import LARGE, NOBODY, SMALL
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.characters import character
from serai.games.marco_polo.render.speech import (
    card,
    card_place,
    character_name,
    contract,
    goal,
    place,
    seat_name,
    things,
)


def marker(a: Action) -> Say:
    return a.say(city=place(SMALL + a.t.markers.index(NOBODY)), things=things(a.t.printed.markers[a.n]))


def outpost(a: Action) -> Say:
    return a.say(city=place(LARGE + a.t.outposts.index(NOBODY)), things=things(a.t.printed.outposts[a.n]))


def city_card(a: Action) -> Say:
    dealt = card(a.t.printed, a.n, a.t.setting.either_way)
    return a.say(place=card_place(a.t.cards.index(NOBODY)), card=dealt)


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "character": lambda a: a.say(character=character(a.t, a.n)),
    "keep": lambda a: a.say(goal=goal(a.t, a.n)),
    "start": lambda a: a.say(who=seat_name(a.n)),
    "marker": marker,
    "outpost": outpost,
    "card": city_card,
    "draw": lambda a: a.say(contract=contract(a.t, a.n)),
    "reveal": lambda a: a.say(character=character_name(a.n)),
    "goal": lambda a: a.say(goal=goal(a.t, a.n)),
}
