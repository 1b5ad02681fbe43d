"""Improvements and missions: what they cost, what they do, what they are worth."""

from collections.abc import Callable
from typing import Final

from serai.games.tadmor.marauders import naming, piece_named, swappable, swaps_for
from serai.games.tadmor.missions import mission_discount
from serai.games.tadmor.piece import kind_of
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.foresight import no_way_back
from serai.games.tadmor.render.place_sentences import others_piece, your_piece
from serai.games.tadmor.render.speech import benefit, effect, mission, phrase, price
from serai.games.tadmor.table import PRIVATE_TILES, Table


def take(a: Action) -> str:
    told = effect(a.t, a.n)
    if a.asked == "BuyImprovement":
        moves = phrase("moves_there", kind=kind_of(a.step.piece)) if a.n in PRIVATE_TILES else ""
        return a.say("buy", price=a.t.printed.price[a.t.era()], effect=told, moves=moves)
    return a.say(effect=told, moves=later(a) if a.n in PRIVATE_TILES and a.asked == "TakeTiles" else "")


def later(a: Action) -> str:
    """A private tile that comes by a mission waits for a piece. (31)"""
    return phrase("from_next" if a.t.turn < a.t.printed.turns else "too_late")


def give_back(a: Action) -> str:
    points = a.t.printed.missions[a.n].points
    swapped = sole_swap(a.t, a.seat) if a.asked == "SwapPieces" else ""
    back = "" if swapped else no_way_back(a.t, a.action)
    return a.say(benefit=swapped or benefit(a.t, a.n), points=points, half=points // 2, back=back)


def sole_swap(t: Table, seat: int) -> str:
    """The pieces that change places at once, where no others can."""
    mine = swappable(t, seat)
    others = naming(swaps_for(t, seat, piece_named(mine[0]))) if len(mine) == 1 else []
    if len(others) != 1:
        return ""
    own, other = piece_named(mine[0]), piece_named(others[0])
    return phrase("swap_now", mine=your_piece(t, own), theirs=others_piece(t, seat, other))


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
