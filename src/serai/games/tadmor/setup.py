"""Setting up: goods and seat goods, start improvements, display, missions, in this order. (83 to 85, 118 to 120)"""

from serai.core.fields import Form
from serai.core.sets import members
from serai.core.step import CHANCE, Automatic, Step
from serai.games.tadmor.actions import START, TAKE
from serai.games.tadmor.constants import CAMEL, COLOURS, FROM_START, GOODS, MISSIONS, RARE_GOODS, SHIP
from serai.games.tadmor.goods import ONE_ADVANCED, ONE_BASIC, WAREHOUSE_AREA, ChooseGoods
from serai.games.tadmor.improvements import receive_tile
from serai.games.tadmor.missions import DrawMissions
from serai.games.tadmor.rare_goods import TurnUp
from serai.games.tadmor.table import Setting, Table
from serai.games.tadmor.turn import START_TURN, LayOut


def set_up(setting: Setting) -> Table:
    """The table before the first decision; chance deals first."""
    t = Table(setting, Form())
    t.stacks = [setting.rare_copies] * len(RARE_GOODS)
    t.box = setting.tiles
    t.deck = (1 << len(MISSIONS)) - 1
    t.push(SeatPlayers(0))
    t.push(DrawFirst(CHANCE))
    for colour in reversed(range(len(COLOURS))):
        t.push(TurnUp(CHANCE, colour))
    t.settle()
    return t


class DrawFirst(Step):
    """The first player is drawn."""

    def legal(self, t: Table) -> list[int]:
        return [START + seat for seat in range(t.seats)]

    def apply(self, t: Table, action: int) -> None:
        t.first = action - START
        t.pawn = t.first
        t.tell("first", t.first)


class SeatPlayers(Automatic):
    """Everybody receives pieces, points and goods; what is asked follows in the order of the book. (118)"""

    def happen(self, t: Table) -> None:
        order = t.play_order()
        t.push(START_TURN)
        for seat in reversed(order):
            t.push(DrawMissions(CHANCE, seat, t.printed.start_missions))
        t.push(LayOut(CHANCE, t.setting.display))
        for seat in order:  # the last in play order lies on top and chooses first
            t.push(ChooseStartTile(seat))
        for place in range(len(order) - 1, -1, -1):
            seat = order[place]
            t.push(ChooseGoods(seat, t.printed.seat_advanced[place], ONE_ADVANCED, WAREHOUSE_AREA))
            t.push(ChooseGoods(seat, t.printed.seat_basic[place], ONE_BASIC, WAREHOUSE_AREA))
        for seat in order:
            me = t.players[seat]
            me.camels = t.printed.pieces[CAMEL]
            me.ships = t.printed.pieces[SHIP]
            t.score(seat, t.printed.start_points, FROM_START)
            for good in range(len(GOODS)):
                t.gain(seat, good, t.printed.goods[good])


class ChooseStartTile(Step):
    """One of the start improvements; with experience, any of the first era. (85, 120)"""

    def legal(self, t: Table) -> list[int]:
        return members(t.box & (t.printed.of_era[0] if t.setting.experienced else t.printed.start_tiles), TAKE)

    def apply(self, t: Table, action: int) -> None:
        tile = action - TAKE
        t.box &= ~(1 << tile)
        t.tell("start_tile", self.seat, tile)
        receive_tile(t, self.seat, tile)
