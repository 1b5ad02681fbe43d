"""Improvements and missions: what they cost, what they do, what they are worth."""

from collections.abc import Callable
from typing import Final

from serai.games.tadmor.missions import mission_discount
from serai.games.tadmor.piece import kind_of
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.speech import benefit, effect, mission, phrase, price
from serai.games.tadmor.table import PRIVATE_TILES


def take(a: Action) -> str:
    told = effect(a.t, a.n)
    if a.asked == "BuyImprovement":
        moves = phrase("moves_there", kind=kind_of(a.step.piece)) if a.n in PRIVATE_TILES else ""
        return a.say("buy", price=a.t.printed.price[a.t.era()], effect=told, moves=moves)
    return a.say(effect=told)


def give_back(a: Action) -> str:
    points = a.t.printed.missions[a.n].points
    return a.say(benefit=benefit(a.t, a.n), points=points, half=points // 2)


def fulfil(a: Action) -> str:
    printed = a.t.printed.missions[a.n]
    return a.say(
        price=price(printed.cost, mission_discount(a.t, a.seat)), points=printed.points, benefit=benefit(a.t, a.n)
    )


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "take": take,
    "discard": lambda a: a.say(mission=mission(a.t, a.n)),
    "return": give_back,
    "fulfil": fulfil,
    "display": lambda a: a.say(effect=effect(a.t, a.n)),
    "deal": lambda a: a.say(mission=mission(a.t, a.n)),
}
