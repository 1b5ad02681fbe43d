"""The Marauders stage: reveal, redirect, removal, swap, and the choice of the next card. (15 to 27, 96 to 98)"""

from serai.core.step import Automatic, Step
from serai.games.tadmor.actions import AUTOMATIC, CAMEL_TO, DONE, REGION, RETURN, SHIP_TO, TARGET
from serai.games.tadmor.cards import COMPENSATION, IMMUNITY, REDIRECT, REVEALER_IMMUNITY, REVEALER_REWARD, SWAP
from serai.games.tadmor.constants import CAMEL, FROM_IMPROVEMENTS, GOLD, MARAUDERS, NOBODY, PRIVATE_PLACE, REGIONS
from serai.games.tadmor.goods import ANY_GOOD, WAREHOUSE_AREA, ChooseGoods
from serai.games.tadmor.piece import kind_of, piece_on, place_of
from serai.games.tadmor.placement import kind_named, place_named
from serai.games.tadmor.returns import turn_over, with_benefit
from serai.games.tadmor.table import Table


class MaraudersStage(Automatic):
    """Whoever holds a chosen card reveals it; then the camel on the Marauders slot chooses the next. (15, 96)"""

    def happen(self, t: Table) -> None:
        t.push(ChooseCards(self.seat))
        if t.holder == NOBODY:
            return
        t.revealer = t.holder
        t.revealed = t.chosen
        t.holder = NOBODY
        t.chosen = NOBODY
        t.tell("reveal", t.revealer, t.revealed)
        t.push(Attack(self.seat))
        for seat in reversed(t.play_order()):
            t.push(TurnAway(seat))


# Redirecting ---------------------------------------------------------------------------------------------------------


class TurnAway(Step):
    """Missions may send the Marauders elsewhere: one pass in play order, the revealer included. (97)"""

    def legal(self, t: Table) -> list[int]:
        return [DONE] + [RETURN + mission for mission in with_benefit(t, self.seat, [REDIRECT])]

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            turn_over(t, self.seat, action - RETURN)
            t.push(self)
            t.push(ChooseTarget(self.seat))


class ChooseTarget(Step):
    """Any card of the deck: not the one revealed, nor the one still in the slot. (16)"""

    def legal(self, t: Table) -> list[int]:
        return [REGION + region for region in range(len(REGIONS)) if region != t.revealed and region != t.under_attack]

    def apply(self, t: Table, action: int) -> None:
        t.revealed = action - REGION
        t.tell("redirect", self.seat, t.revealed)


# The attack ----------------------------------------------------------------------------------------------------------


class Attack(Automatic):
    """The revealer's reward, the removal and its compensation; the card goes to its slot; then perhaps a swap. (15)"""

    def happen(self, t: Table) -> None:
        reward_revealer(t)
        order = t.play_order()
        removed = [remove_pieces(t, seat) for seat in order]
        t.under_attack = t.revealed
        for seat in reversed(order):
            t.push(SwapPieces(seat))
        for at in range(len(order) - 1, -1, -1):
            goods = removed[at] * compensation(t, order[at])
            if goods:
                t.push(ChooseGoods(order[at], goods, ANY_GOOD, WAREHOUSE_AREA))


def reward_revealer(t: Table) -> None:
    """The player who chose the card, even after a redirect. (17)"""
    for tile in t.owned(t.revealer, REVEALER_REWARD):
        t.gain(t.revealer, GOLD, t.printed.tiles[tile].amount)
        t.score(t.revealer, t.printed.tiles[tile].points, FROM_IMPROVEMENTS)


def remove_pieces(t: Table, seat: int) -> int:
    """The pieces in the region go home, their action is lost; how many there were. (18, 20 to 22)"""
    if t.owns(seat, IMMUNITY) or (seat == t.revealer and t.owns(seat, REVEALER_IMMUNITY)):
        return 0
    removed = 0
    for piece in t.players[seat].pieces.copy():
        place = place_of(piece)
        if place < PRIVATE_PLACE and t.printed.region_of[place] == t.revealed:
            t.send_home(seat, piece)
            t.tell("removed", seat, place, kind_of(piece))
            removed += 1
    return removed


def compensation(t: Table, seat: int) -> int:
    """Goods for each piece removed. (19)"""
    return t.amount_of(seat, COMPENSATION)


# Swapping ------------------------------------------------------------------------------------------------------------


def swaps_for(t: Table, seat: int, piece: int) -> list[int]:
    """The others' pieces on the board with which this one can change places: of its kind, on another slot. (26, 111)"""
    return [
        other
        for at in range(t.seats)
        for other in t.players[at].pieces
        if at != seat and kind_of(other) == kind_of(piece) and place_of(other) < PRIVATE_PLACE and other != piece
    ]


def swappable(t: Table, seat: int) -> list[int]:
    """One's own pieces on the board that can change places."""
    pieces = t.players[seat].pieces
    return naming([piece for piece in pieces if place_of(piece) < PRIVATE_PLACE and swaps_for(t, seat, piece)])


def naming(pieces: list[int]) -> list[int]:
    """The actions that name these pieces, each once, sorted."""
    return sorted({(CAMEL_TO if kind_of(piece) == CAMEL else SHIP_TO) + place_of(piece) for piece in pieces})


def piece_named(action: int) -> int:
    return piece_on(place_named(action), kind_named(action))


class SwapPieces(Step):
    """A mission returned after the removal: a piece changes places with an opponent's of the same kind. (26, 98)"""

    def legal(self, t: Table) -> list[int]:
        missions = with_benefit(t, self.seat, [SWAP])
        return (
            [DONE] + [RETURN + mission for mission in missions] if missions and swappable(t, self.seat) else AUTOMATIC
        )

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            turn_over(t, self.seat, action - RETURN)
            t.push(self)
            t.push(ChooseOwnPiece(self.seat))


class ChooseOwnPiece(Step):
    def legal(self, t: Table) -> list[int]:
        return swappable(t, self.seat)

    def apply(self, t: Table, action: int) -> None:
        t.push(ChooseOtherPiece(self.seat, piece_named(action)))


class ChooseOtherPiece(Step):
    """Where the piece is to go."""

    def __init__(self, seat: int, piece: int) -> None:
        Step.__init__(self, seat)
        self.piece = piece

    def legal(self, t: Table) -> list[int]:
        return naming(swaps_for(t, self.seat, self.piece))

    def apply(self, t: Table, action: int) -> None:
        t.push(ChooseOwner(self.seat, self.piece, piece_named(action)))


class ChooseOwner(Step):
    """Whose piece it is; asked only where several pieces share a slot. (121)"""

    def __init__(self, seat: int, piece: int, other: int) -> None:
        Step.__init__(self, seat)
        self.piece = piece
        self.other = other

    def legal(self, t: Table) -> list[int]:
        return [TARGET + seat for seat in range(t.seats) if seat != self.seat and self.other in t.players[seat].pieces]

    def apply(self, t: Table, action: int) -> None:
        victim = action - TARGET
        t.send_home(self.seat, self.piece)
        t.send_home(victim, self.other)
        t.put_piece(self.seat, place_of(self.other), kind_of(self.other))
        t.put_piece(victim, place_of(self.piece), kind_of(self.piece))
        t.tell("swap", self.seat, victim, place_of(self.piece), place_of(self.other))


# Choosing a card -----------------------------------------------------------------------------------------------------


class ChooseCards(Automatic):
    """The camel on the Marauders slot goes home; its owner chooses a card, unless the game ends before. (23, 123)"""

    def happen(self, t: Table) -> None:
        t.revealer = NOBODY
        t.revealed = NOBODY
        for seat in t.play_order():
            for piece in t.players[seat].pieces.copy():
                if place_of(piece) == MARAUDERS:
                    t.send_home(seat, piece)
                    if t.turn < t.printed.turns:
                        t.push(ChooseCard(seat))


class ChooseCard(Step):
    """In secret, any region but the one on the card in the slot. (23, 24)"""

    def legal(self, t: Table) -> list[int]:
        return [REGION + region for region in range(len(REGIONS)) if region != t.under_attack]

    def apply(self, t: Table, action: int) -> None:
        t.holder = self.seat
        t.chosen = action - REGION
        t.tell("choose", self.seat)
        t.tell_only([self.seat], "chosen", self.seat, t.chosen)
