"""Improvements and missions: what they cost, what they do, what they are worth."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Count, Fact, Say
from serai.games.tadmor.marauders import naming, piece_named, swappable, swaps_for
from serai.games.tadmor.missions import mission_discount
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.foresight import for_good
from serai.games.tadmor.render.place_sentences import others_piece
from serai.games.tadmor.render.speech import brings, effect, points, price, printed_mission, your_piece
from serai.games.tadmor.render.things import MISSION, PIECE, TILE
from serai.games.tadmor.table import PRIVATE_TILES, Table


def take(a: Action) -> Say:
    private = a.n in PRIVATE_TILES
    facts: dict[str, Fact] = {"tile": TILE[a.n], "effect": effect(a.t.printed.tiles[a.n])}
    if a.asked == "BuyImprovement":
        facts["price"] = Count("good", a.t.printed.price[a.t.era()])
        return a.say("buy-moves", piece=PIECE[kind_of(a.step.piece)], **facts) if private else a.say("buy", **facts)
    return a.say(later(a) if private and a.asked == "TakeTiles" else "", **facts)


def later(a: Action) -> str:
    """A private tile that comes by a mission waits for a piece. (31)"""
    return "next" if a.t.turn < a.t.printed.turns else "late"


def give_back(a: Action) -> Say:
    worth = a.t.printed.missions[a.n].points
    facts: dict[str, Fact] = {"mission": MISSION[a.n], "half": points(worth // 2), "whole": worth}
    swapped = sole_swap(a.t, a.seat) if a.asked == "SwapPieces" else {}
    if swapped:
        return a.say("swap", **swapped, **facts)
    return for_good(a.t, a.action, a.say(benefit=brings(a.t, a.n), **facts))


def sole_swap(t: Table, seat: int) -> dict[str, Fact]:
    """The pieces that change places at once, where no others can."""
    mine = swappable(t, seat)
    others = naming(swaps_for(t, seat, piece_named(mine[0]))) if len(mine) == 1 else []
    if len(others) != 1:
        return {}
    own = piece_named(mine[0])
    return {
        "mine": your_piece(t, place_of(own), kind_of(own)),
        "theirs": others_piece(t, seat, piece_named(others[0])),
    }


def fulfil(a: Action) -> Say:
    printed = a.t.printed.missions[a.n]
    return a.say(
        mission=MISSION[a.n],
        price=price(printed.cost, mission_discount(a.t, a.seat)),
        points=points(printed.points),
        benefit=brings(a.t, a.n),
    )


def as_printed(a: Action) -> Say:
    return a.say(mission=MISSION[a.n], printed=printed_mission(a.t, a.n))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "take": take,
    "discard": as_printed,
    "return": give_back,
    "fulfil": fulfil,
    "display": lambda a: a.say(tile=TILE[a.n], effect=effect(a.t.printed.tiles[a.n])),
    "deal": as_printed,
}
