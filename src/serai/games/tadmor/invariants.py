"""What must be true of every position of Tadmor: no piece is lost and none appears."""

from serai.games.tadmor.constants import (
    CAMEL,
    COLOURS,
    FROM_SPENT,
    FROM_TAXMAN,
    MISSIONS,
    NOBODY,
    PARTS,
    PRIVATE_PLACE,
    RARE_GOODS,
    SHIP,
    SLOTS,
    TILES,
)
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.player import Player
from serai.games.tadmor.rare_goods import TurnUp
from serai.games.tadmor.setup import SeatPlayers
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import free_step, with_free_level


def violations(t: Table) -> list[str]:
    """One line for each broken promise; empty for a sound position."""
    if len(t.players) != t.seats:
        return [f"{len(t.players)} players"]
    return [
        *order(t),
        *pieces(t),
        *board(t),
        *tiles(t),
        *missions(t),
        *rare_goods(t),
        *temples(t),
        *marauders(t),
        *players(t),
    ]


def order(t: Table) -> list[str]:
    """The turns are counted, and somebody of this table begins."""
    found = []
    if not 0 <= t.turn <= t.printed.turns:
        found.append(f"turn {t.turn}")
    least = 0 if t.turn else NOBODY
    if not least <= t.first < t.seats or not least <= t.pawn < t.seats:
        found.append("the First Player pawn is nobody's")
    return found


def seated(t: Table) -> bool:
    return not any(isinstance(step, SeatPlayers) for step in t.stack)


def pieces(t: Table) -> list[str]:
    """Nobody has more pieces on the table than they own, nor more than there are."""
    found = []
    for seat, me in enumerate(t.players):
        for kind, owned, left in [(CAMEL, me.camels, me.camels_left), (SHIP, me.ships, me.ships_left)]:
            standing = len([piece for piece in me.pieces if kind_of(piece) == kind])
            if left < 0 or standing + left > owned:
                found.append(f"seat {seat} has {standing} and {left} of {owned} pieces")
            if not t.printed.pieces[kind] <= owned <= t.printed.most[kind] and (owned or seated(t)):
                found.append(f"seat {seat} owns {owned} pieces of a kind")
        if me.pieces != sorted(me.pieces):
            found.append(f"seat {seat} has its pieces in disorder")
    return found


def board(t: Table) -> list[str]:
    """Pieces stand where they may, one to a slot but for those that missions put where others stand. (121)"""
    found = []
    standing = 0
    for seat, me in enumerate(t.players):
        private = t.private_places(seat)
        for piece in me.pieces:
            place = place_of(piece)
            if place >= PRIVATE_PLACE:
                if place not in private or me.pieces.count(piece ^ 1) or me.pieces.count(piece) > 1:
                    found.append(f"seat {seat} has a piece on a private place that is not free for it")
                continue
            if not (t.setting.camel_slots if kind_of(piece) == CAMEL else t.setting.ship_slots) >> place & 1:
                found.append(f"seat {seat} has a piece on a slot that does not take it")
            if standing >> place & 1 and not t.setting.on_occupied:
                found.append(f"two pieces stand on {SLOTS[place]}")
            standing |= 1 << place
    if standing & ~t.occupied:
        found.append("a piece stands on a slot that counts as free")
    return found


def tiles(t: Table) -> list[str]:
    """No improvement lies in two places, and none that was taken out is anywhere."""
    found = []
    for tile, name in enumerate(TILES):
        held = [me.tiles >> tile & 1 for me in t.players]
        places = sum(held) + (t.display >> tile & 1) + (t.box >> tile & 1)
        if places > (t.setting.tiles >> tile & 1):
            found.append(f"the improvement {name} is not in one place")
    if t.display.bit_count() > t.setting.display:
        found.append(f"{t.display.bit_count()} improvements on display")
    return found


def missions(t: Table) -> list[str]:
    """Every mission is in exactly one place."""
    found = []
    for mission, name in enumerate(MISSIONS):
        places = (t.deck >> mission & 1) + (t.discards >> mission & 1)
        for me in t.players:
            places += (me.hand >> mission & 1) + (me.fulfilled >> mission & 1) + (me.returned >> mission & 1)
        if places != 1:
            found.append(f"the mission {name} is not in one place")
    return found


def rare_goods(t: Table) -> list[str]:
    """No rare good is lost; a stack that is not empty shows its top, unless it is just being turned up."""
    found = []
    for kind, name in enumerate(RARE_GOODS):
        total = t.stacks[kind] + t.tops.count(kind) + sum([me.rare[kind] for me in t.players])
        if total != t.setting.rare_copies or t.stacks[kind] < 0 or any(me.rare[kind] < 0 for me in t.players):
            found.append(f"{total} tiles of {name}")
    for colour, name in enumerate(COLOURS):
        top = t.tops[colour]
        turning = any(isinstance(step, TurnUp) and step.colour == colour for step in t.stack)
        if top == NOBODY and max(t.stacks[colour * 3 : colour * 3 + 3]) > 0 and not turning:
            found.append(f"the {name} stack shows no top")
        if top != NOBODY and top // 3 != colour:
            found.append(f"the {name} stack shows a tile of another colour")
    return found


def temples(t: Table) -> list[str]:
    found = []
    for part, name in enumerate(PARTS):
        built = sum([me.temples[part] for me in t.players])
        if built > t.printed.part_copies[part] or any(me.temples[part] < 0 for me in t.players):
            found.append(f"{built} temple cards of the {name}")
    for seat, me in enumerate(t.players):
        if t.completers >> seat & 1 != int(me.completed_temples() > 0):
            found.append(f"it is not known whether seat {seat} has completed a temple")
    if t.completers >> t.seats:
        found.append("somebody has completed a temple who does not play")
    return found


def marauders(t: Table) -> list[str]:
    found = []
    if (t.holder == NOBODY) != (t.chosen == NOBODY) or t.holder >= t.seats:
        found.append("a Marauders card is chosen that nobody holds")
    if (t.revealer == NOBODY) != (t.revealed == NOBODY) or t.revealer >= t.seats:
        found.append("a Marauders card is revealed by nobody")
    if t.chosen != NOBODY and t.chosen == t.under_attack:
        found.append("the same Marauders card lies in two places")
    return found


def players(t: Table) -> list[str]:
    found = []
    for seat, me in enumerate(t.players):
        if min(me.goods) < 0 or min(me.traded) < 0:
            found.append(f"seat {seat} owes goods")
        if me.struck[seat]:
            found.append(f"seat {seat} has taken levels of its own tower")
        if me.tower < 0 or with_free_level(me.tower, free_step(t, seat)) != me.tower:
            found.append(f"seat {seat} has a tower of {me.tower} levels")
        if not flags_are_set(me):
            found.append(f"seat {seat} has used something more than once")
        for source, points in enumerate(me.points):
            if points and (points < 0) != (source in [FROM_TAXMAN, FROM_SPENT]):
                found.append(f"seat {seat} has {points} points from one source")
    return found


def flags_are_set(me: Player) -> bool:
    flags = [me.bought_basic, me.bought_advanced, me.paid_points, me.market_open, me.resting]
    return min(flags) >= 0 and max(flags) <= 1
