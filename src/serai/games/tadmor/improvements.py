"""The Improvements phase: the slots in their order, then the missions that bring improvements. (28 to 36, 99 to 101)"""

from typing import Final

from serai.core.sets import members
from serai.core.step import Step
from serai.games.tadmor.actions import AUTOMATIC, DONE, RETURN, TAKE, USE
from serai.games.tadmor.anytime import anytime_options
from serai.games.tadmor.cards import TWO_IMPROVEMENTS, UNDRAWN
from serai.games.tadmor.constants import CAMEL, IMPROVEMENT, IMPROVEMENT_SLOTS, PRIVATE_PLACE, SHIP
from serai.games.tadmor.goods import PayAnyGoods
from serai.games.tadmor.piece import kind_of, piece_on
from serai.games.tadmor.returns import WINDOW_BENEFITS, turn_over, with_benefit
from serai.games.tadmor.table import PRIVATE_TILES, Table
from serai.games.tadmor.tower import set_tower
from serai.games.tadmor.windows import in_window, may_rest, use_piece, window_options


def begin_improvements(t: Table) -> None:
    """Slots 1 to 4 by number, whoever stands there; then undrawn improvements, then two for nothing. (28, 33, 34)"""
    order = t.play_order()
    for benefit in [TWO_IMPROVEMENTS, UNDRAWN]:
        for seat in reversed(order):
            if with_benefit(t, seat, [benefit]):
                t.push(ReturnForTiles(seat, benefit))
    for slot in range(IMPROVEMENT + IMPROVEMENT_SLOTS - 1, IMPROVEMENT - 1, -1):
        if not t.occupied >> slot & 1:
            continue
        for seat in reversed(order):
            for kind in [SHIP, CAMEL]:
                for _ in range(t.players[seat].pieces.count(piece_on(slot, kind))):
                    t.push(BuyImprovement(seat, piece_on(slot, kind)))


# Buying --------------------------------------------------------------------------------------------------------------


class BuyImprovement(Step):
    """A window that ends with one purchase, or with none. (28)"""

    def __init__(self, seat: int, piece: int) -> None:
        Step.__init__(self, seat)
        self.piece = piece

    def legal(self, t: Table) -> list[int]:
        options = [DONE, *anytime_options(t, self.seat), *window_options(t, self.seat, WINDOW_BENEFITS)]
        if t.players[self.seat].all_goods() >= t.printed.price[t.era()]:
            options += members(t.display, TAKE)
        return may_rest(t, options)

    def apply(self, t: Table, action: int) -> None:
        kind = t.kind(action)
        if kind == DONE:
            t.send_home(self.seat, self.piece)
        elif kind != TAKE:
            t.push(self)
            if kind == USE:
                use_piece(t, self.seat, action)
            else:
                in_window(t, self.seat, action)
        else:
            tile = action - TAKE
            t.send_home(self.seat, self.piece)
            t.tell("improvement", self.seat, tile)
            t.display &= ~(1 << tile)
            receive_tile(t, self.seat, tile)
            if tile in PRIVATE_TILES:  # the piece that bought it moves there and acts this very turn (30, 100)
                t.put_piece(self.seat, PRIVATE_PLACE + PRIVATE_TILES.index(tile), kind_of(self.piece))
            t.push(PayAnyGoods(self.seat, t.printed.price[t.era()], 0))


def receive_tile(t: Table, seat: int, tile: int) -> None:
    """It works at once; a tower may grow by a free level. (36, 48)"""
    me = t.players[seat]
    me.tiles |= 1 << tile
    set_tower(t, seat, me.tower)


# Missions that bring improvements ------------------------------------------------------------------------------------

TILES_BROUGHT: Final = {UNDRAWN: 1, TWO_IMPROVEMENTS: 2}


def tiles_for(t: Table, benefit: int) -> int:
    """The improvements a mission can bring, as a set: those never drawn of the eras so far, or the display. (33, 34)"""
    if benefit == TWO_IMPROVEMENTS:
        return t.display
    eras = t.printed.of_era[0] if t.era() == 0 else t.printed.of_era[0] | t.printed.of_era[1]
    return t.box & eras


class ReturnForTiles(Step):
    """The moment for such a mission, which is a window too. (89, 99)"""

    def __init__(self, seat: int, benefit: int) -> None:
        Step.__init__(self, seat)
        self.benefit = benefit

    def legal(self, t: Table) -> list[int]:
        missions = with_benefit(t, self.seat, [self.benefit])
        if not missions or not tiles_for(t, self.benefit) or t.players[self.seat].resting:
            return AUTOMATIC
        options = window_options(t, self.seat, WINDOW_BENEFITS) + [RETURN + mission for mission in missions]
        options.sort()
        return [DONE, *anytime_options(t, self.seat), *options]

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        t.push(self)
        kind = t.kind(action)
        if kind == USE:
            use_piece(t, self.seat, action)
        elif kind == RETURN and t.printed.missions[action - RETURN].benefit == self.benefit:
            turn_over(t, self.seat, action - RETURN)
            t.push(TakeTiles(self.seat, self.benefit, TILES_BROUGHT[self.benefit]))
        else:
            in_window(t, self.seat, action)


class TakeTiles(Step):
    """Improvements for nothing; no piece moves onto them. (31, 34)"""

    def __init__(self, seat: int, benefit: int, left: int) -> None:
        Step.__init__(self, seat)
        self.benefit = benefit
        self.left = left

    def legal(self, t: Table) -> list[int]:
        return members(tiles_for(t, self.benefit), TAKE) or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        tile = action - TAKE
        t.tell("receive", self.seat, tile)
        t.display &= ~(1 << tile)
        t.box &= ~(1 << tile)
        receive_tile(t, self.seat, tile)
        if self.left > 1:
            t.push(TakeTiles(self.seat, self.benefit, self.left - 1))
