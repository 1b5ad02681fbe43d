"""Pieces: where they are sent, what they are used for there, and how Marauders and missions move them."""

from collections.abc import Callable
from typing import Final

from serai.core.say import YOU, Count, Fact, Say, Several
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
    PLACES,
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
from serai.games.tadmor.render.foresight import for_good
from serai.games.tadmor.render.idle import idle
from serai.games.tadmor.render.offers import missions_now, offer
from serai.games.tadmor.render.speech import goal, piece_of, piece_sent, points, where, your_piece
from serai.games.tadmor.render.things import COLOUR, PIECE, REGION, SEAT
from serai.games.tadmor.table import Table
from serai.games.tadmor.windows import piece_at

TEMPLES: Final = [TEMPLE_PALMYRA, TEMPLE_EBLA, TEMPLE_I37]


# Sending --------------------------------------------------------------------------------------------------------------


def send(a: Action) -> Say:
    kind = CAMEL if a.kind == "camel" else SHIP
    if a.asked != "Place":
        return a.say("swap", pieces=to_swap(a, a.n, kind))
    why = idle(a.t, a.seat, a.n)
    if why:
        return a.say("idle", goal=goal(a.t, a.n), lacking=why)
    said = a.say(goal=goal(a.t, a.n), offer=offer(a.t, a.seat, a.n, kind))
    return Say("warned-marauders", action=said) if expects_marauders(a.t, a.seat, a.n) else said


def expects_marauders(t: Table, seat: int, place: int) -> bool:
    """Whether Marauders are sure to come there: only who chose their card knows."""
    if place >= PRIVATE_PLACE or t.holder != seat or t.printed.region_of[place] != t.chosen:
        return False
    return not spared(t, seat)


def spared(t: Table, seat: int) -> bool:
    """Marauders that this player has chosen do not drive off their pieces."""
    return t.owns(seat, IMMUNITY) or t.owns(seat, REVEALER_IMMUNITY)


def to_swap(a: Action, place: int, kind: int) -> Fact:
    """A piece to change places: one's own, or those of whoever stands there."""
    if a.asked == "ChooseOwnPiece":
        return your_piece(a.t, place, kind)
    return others_piece(a.t, a.seat, piece_on(place, kind))


def others_piece(t: Table, seat: int, named: int) -> Several:
    """Such a piece of anybody else; of several, where several share the slot."""
    owners = [at for at, other in enumerate(t.players) if at != seat and named in other.pieces]
    return Several([piece_of(t, owner, place_of(named), kind_of(named)) for owner in owners])


# Using ----------------------------------------------------------------------------------------------------------------


def use(a: Action) -> Say:
    """Resolve a piece; in the Kingdom phase I48 stands in for a slot."""
    if a.asked == "Tax":
        return a.say(use=Say("use-tax"))
    if a.asked == "WarSupplies":
        return a.say(use=Say("use-war", points=points(lead(a.t, a.seat))))
    if a.asked == "FirstToPlay":
        told = offer(a.t, a.seat, FIRST_TO_PLAY, CAMEL)
        return a.say(use=Say("use-first" if a.n == KINGDOM_I48 else "use-pawn", offer=told))
    kind = kind_of(piece_at(a.t, a.seat, a.n))
    return for_good(a.t, a.action, a.say(use=resolved(a.t, a.seat, a.n, kind, where(a.t, a.n))))


def stand_in(a: Action) -> Say:
    """What I47 does as one of the slots."""
    return for_good(a.t, a.action, a.say(use=resolved(a.t, a.seat, a.n, CAMEL, None)))


def resolved(t: Table, seat: int, place: int, kind: int, region: Say | None) -> Say:
    """What the action of a place does when it is resolved; `region` is where that is, if it is to be said."""
    use = USES[place]
    if use == "use-piece":
        me = t.players[seat]
        return Say("use-camel", n=me.camels + 1) if place == CARAVAN else Say("use-ship", n=me.ships + 1)
    facts: dict[str, Fact] = {"offer": offer(t, seat, place, kind)}
    if use == "use-goods":
        facts["piece"] = PIECE[kind]
    elif use == "use-rare":
        facts["colour"] = COLOUR[COLOUR_AT[place]]
    elif use == "use-missions":
        facts["offer"] = missions_now(t, seat)
        use = "use-missions-where" if region else use
    elif use == "use-temple":
        facts["temple"] = Say(f"temple-{PLACES[place]}")
    elif use == "use-construction":
        facts["offer"] = stands_for(t, seat)
    if region:
        facts["where"] = region
    return Say(use, **facts)


def stands_for(t: Table, seat: int) -> Say:
    """What I47 would do: where it can only be one action, that one."""
    places = [place for place in STANDS_FOR if can_act(t, seat, place)]
    if len(places) != 1:
        return Say("offer-construction")
    return Say("offer-construction-only", use=resolved(t, seat, places[0], CAMEL, None))


USES: Final = {
    **{place: "use-goods" for place, good in enumerate(GOOD_AT) if good != NOBODY},
    **dict.fromkeys((GIFTS_1, GIFTS_2), "use-gifts"),
    **dict.fromkeys((CARAVAN, SHIPYARD), "use-piece"),
    **dict.fromkeys((RARE_GREY, RARE_YELLOW, RARE_RED), "use-rare"),
    **dict.fromkeys(TEMPLES, "use-temple"),
    ONE_LEVEL: "use-one",
    TWO_LEVELS: "use-two",
    TRAITOR: "use-traitor",
    **dict.fromkeys((MISSIONS_1, MISSIONS_2), "use-missions"),
    CONSTRUCTION_I47: "use-construction",
}


def done(a: Action) -> Say:
    return finish(a) if a.asked == "Construct" else a.say_done()


def finish(a: Action) -> Say:
    """The end of construction, with the pieces whose action is lost."""
    lost = [piece_sent(place_of(held), kind_of(held)) for held in a.me.pieces if IS_CONSTRUCTION[place_of(held)]]
    return a.say_done("lost", pieces=Several(lost)) if lost else a.say_done()


# Marauders ------------------------------------------------------------------------------------------------------------


def region(a: Action) -> Say:
    """In the end a card for the next turn; or, as a mission says, where they go now."""
    if a.asked == "ChooseCard":
        return a.say(region=REGION[a.n])
    lost = victims(a.t, a.seat, a.n)
    return a.say("victims", region=REGION[a.n], victims=Several(lost)) if lost else a.say("nobody", region=REGION[a.n])


def victims(t: Table, seat: int, where: int) -> list[Say]:
    """Who would lose pieces if Marauders came to a region now, as this player reads it."""
    told = []
    for other in t.play_order():
        if t.owns(other, IMMUNITY) or (other == t.revealer and t.owns(other, REVEALER_IMMUNITY)):
            continue
        here = [held for held in t.players[other].pieces if place_of(held) < PRIVATE_PLACE]
        lost = sum(t.printed.region_of[place_of(held)] == where for held in here)
        if lost:
            told.append(Say("victim", who=YOU if other == seat else SEAT[other], pieces=Count("piece", lost)))
    return told


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "done": done,
    "camel": send,
    "ship": send,
    "use": use,
    "as": stand_in,
    "region": region,
    "start": lambda a: a.say(seat=SEAT[a.n]),
}
