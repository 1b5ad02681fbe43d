"""Pieces: where they are sent, what they are used for there, and how Marauders and missions move them."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Fact
from serai.games.tadmor.cards import IMMUNITY, REVEALER_IMMUNITY
from serai.games.tadmor.constants import (
    CAMEL,
    CARAVAN,
    CONSTRUCTION_I47,
    FIRST_TO_PLAY,
    GIFTS_1,
    GIFTS_2,
    GOOD_AT,
    KINGDOM_I48,
    MISSIONS_1,
    MISSIONS_2,
    NOBODY,
    ONE_LEVEL,
    PRIVATE_PLACE,
    RARE_GREY,
    RARE_RED,
    RARE_YELLOW,
    SHIP,
    SHIPYARD,
    TEMPLE_EBLA,
    TEMPLE_I37,
    TEMPLE_PALMYRA,
    TRAITOR,
    TWO_LEVELS,
)
from serai.games.tadmor.construction import COLOUR_AT, IS_CONSTRUCTION, STANDS_FOR, can_act
from serai.games.tadmor.kingdom import lead
from serai.games.tadmor.piece import kind_of, piece_on, place_of
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.foresight import no_way_back
from serai.games.tadmor.render.offers import missions_now, offer, say
from serai.games.tadmor.render.speech import phrase, texts, where
from serai.games.tadmor.table import Table
from serai.games.tadmor.windows import piece_at

TEMPLES: Final = [TEMPLE_PALMYRA, TEMPLE_EBLA, TEMPLE_I37]


# Sending --------------------------------------------------------------------------------------------------------------


def send(a: Action) -> str:
    kind = CAMEL if a.kind == "camel" else SHIP
    if a.asked != "Place":
        return a.say("swap", piece=piece(a, a.n, kind))
    return a.say(
        place=a.n, where=where(a.t, a.n), offer=offer(a.t, a.seat, a.n, kind), marauders=expected(a.t, a.seat, a.n)
    )


def expected(t: Table, seat: int, place: int) -> str:
    """Whether Marauders are sure to come there: only who chose their card knows."""
    if place >= PRIVATE_PLACE or t.holder != seat or t.printed.region_of[place] != t.chosen:
        return ""
    return "" if spared(t, seat) else phrase("own_marauders")


def spared(t: Table, seat: int) -> bool:
    """Marauders that this player has chosen do not drive off their pieces."""
    return t.owns(seat, IMMUNITY) or t.owns(seat, REVEALER_IMMUNITY)


def piece(a: Action, place: int, kind: int) -> str:
    """A piece to change places: one's own, or those of whoever stands there."""
    named = piece_on(place, kind)
    return your_piece(a.t, named) if a.asked == "ChooseOwnPiece" else others_piece(a.t, a.seat, named)


def your_piece(t: Table, named: int) -> str:
    place = place_of(named)
    return phrase("your_piece", kind=kind_of(named), place=place, region=where(t, place))


def others_piece(t: Table, seat: int, named: int) -> str:
    """Such a piece of anybody else; of several, where several share the slot."""
    place = place_of(named)
    owners = [at for at, other in enumerate(t.players) if at != seat and named in other.pieces]
    told = [phrase("piece_of", who=who, kind=kind_of(named), place=place, region=where(t, place)) for who in owners]
    return texts().listed(told)


# Using ----------------------------------------------------------------------------------------------------------------


def use(a: Action) -> str:
    """Resolve a piece; in the Kingdom phase I48 stands in for a slot."""
    if a.asked == "Tax":
        return a.say("tax")
    if a.asked == "WarSupplies":
        return a.say("war", n=lead(a.t, a.seat))
    if a.asked == "FirstToPlay":
        told = offer(a.t, a.seat, FIRST_TO_PLAY, CAMEL)
        return a.say("first" if a.n == KINGDOM_I48 else "pawn", offer=told)
    kind = kind_of(piece_at(a.t, a.seat, a.n))
    return used(a, a.n, kind, where(a.t, a.n))


def used(a: Action, place: int, kind: int, region: str) -> str:
    """What the action of a place does when it is resolved."""
    return resolved(a.t, a.seat, place, kind, region, no_way_back(a.t, a.action))


def resolved(t: Table, seat: int, place: int, kind: int, region: str, back: str) -> str:
    facts: dict[str, Fact] = {"where": region, "offer": offer(t, seat, place, kind), "kind": kind, "back": back}
    variant = USES[place]
    if variant == "piece":
        me = t.players[seat]
        facts["offer"] = say("camel_ready", n=me.camels + 1) if place == CARAVAN else say("ship_ready", n=me.ships + 1)
    elif variant == "rare":
        facts["colour"] = COLOUR_AT[place]
    elif variant == "missions":
        facts["offer"] = missions_now(t, seat)
    elif variant == "temple":
        facts["temple"] = TEMPLES.index(place)
    elif variant == "construction":
        facts["offer"] = stands_for(t, seat)
    return texts().say("action", f"use_{variant}", facts)


def stands_for(t: Table, seat: int) -> str:
    """What I47 would do: where it can only be one action, that one."""
    places = [place for place in STANDS_FOR if can_act(t, seat, place)]
    if len(places) != 1:
        return say("construction")
    told = resolved(t, seat, places[0], CAMEL, "", "")
    return say("construction_only", action=told[:1].lower() + told[1:])


USES: Final = {
    **{place: "goods" for place, good in enumerate(GOOD_AT) if good != NOBODY},
    **dict.fromkeys((GIFTS_1, GIFTS_2), "gifts"),
    **dict.fromkeys((CARAVAN, SHIPYARD), "piece"),
    **dict.fromkeys((RARE_GREY, RARE_YELLOW, RARE_RED), "rare"),
    **dict.fromkeys(TEMPLES, "temple"),
    ONE_LEVEL: "one",
    TWO_LEVELS: "two",
    TRAITOR: "traitor",
    **dict.fromkeys((MISSIONS_1, MISSIONS_2), "missions"),
    CONSTRUCTION_I47: "construction",
}


def finish(a: Action) -> str:
    """The end of construction, with the pieces whose action is lost."""
    lost = [held for held in a.me.pieces if IS_CONSTRUCTION[place_of(held)]]
    told = [phrase("piece_sent", kind=kind_of(held), place=place_of(held)) for held in lost]
    return a.say_done(given_up=phrase("gives_up", pieces=texts().listed(told)) if told else "")


# Marauders ------------------------------------------------------------------------------------------------------------


def region(a: Action) -> str:
    """In the end a card for the next turn; or, as a mission says, where they go now."""
    return a.say(victims="" if a.asked == "ChooseCard" else victims(a.t, a.seat, a.n))


def victims(t: Table, seat: int, where: int) -> str:
    """Who would lose pieces if Marauders came to a region now, as this player reads it."""
    told = []
    for other in t.play_order():
        if t.owns(other, IMMUNITY) or (other == t.revealer and t.owns(other, REVEALER_IMMUNITY)):
            continue
        here = [held for held in t.players[other].pieces if place_of(held) < PRIVATE_PLACE]
        lost = sum(t.printed.region_of[place_of(held)] == where for held in here)
        if lost:
            who = texts().word("seat", other)
            told.append(phrase("your_victims" if other == seat else "victims_of", who=who, n=lost))
    return phrase("victims", pieces=texts().listed(told)) if told else phrase("no_victims")


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "camel": send,
    "ship": send,
    "use": use,
    "as": lambda a: used(a, a.n, CAMEL, ""),
    "region": region,
}
