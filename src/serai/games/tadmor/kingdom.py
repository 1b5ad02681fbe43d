"""The Kingdom phase: a last window, the tower's prestige, the taxman, war supplies, first to play. (4, 6, 73 to 77)"""

from serai.core.step import Automatic, Step
from serai.games.tadmor.actions import AUTOMATIC, DONE, PAY_TAX, REFUSE_TAX, USE
from serai.games.tadmor.anytime import IS_ANYTIME, resolve_anytime
from serai.games.tadmor.cards import PRESTIGE
from serai.games.tadmor.constants import (
    FIRST_TO_PLAY,
    FROM_PRESTIGE,
    FROM_TAXMAN,
    FROM_WAR,
    GOLD,
    KINGDOM_I48,
    MARKETS,
    NOBODY,
    TAXMAN,
    WAR_SUPPLIES,
)
from serai.games.tadmor.goods import ONE_BASIC, WAREHOUSE_AREA, ChooseGoods
from serai.games.tadmor.last_turn import owes_tax
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.returns import WINDOW_BENEFITS
from serai.games.tadmor.table import Table
from serai.games.tadmor.windows import in_window, piece_at, window_options


def begin_kingdom(t: Table) -> None:
    """Everybody's window, then prestige, taxman, war supplies and first to play, each in play order. (6)"""
    order = t.play_order()
    for seat in reversed(order):
        t.push(FirstToPlay(seat))
    for seat in reversed(order):
        t.push(WarSupplies(seat))
    for seat in reversed(order):
        t.push(Tax(seat))
    t.push(TowersPrestige(t.first))
    for seat in reversed(order):
        t.push(KingdomWindow(seat))


class KingdomWindow(Step):
    """The last window of the turn: gold for the taxman must be ready when it closes. (4)"""

    def legal(self, t: Table) -> list[int]:
        return [DONE, *window_options(t, self.seat, WINDOW_BENEFITS)]

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            close_markets(t, self.seat)
        else:
            t.push(self)
            in_window(t, self.seat, action)


def close_markets(t: Table, seat: int) -> None:
    """Anytime pieces are resolved if they can be, markets close, and their pieces go home. (4, 41)"""
    me = t.players[seat]
    resolve_anytime(t, seat)
    me.market_open = 0
    for piece in me.pieces.copy():
        if IS_ANYTIME[place_of(piece)] or place_of(piece) in MARKETS:
            t.send_home(seat, piece)


# Prestige and tax ----------------------------------------------------------------------------------------------------


class TowersPrestige(Automatic):
    """The one tallest tower scores for its owner's improvements; a tie scores nothing. (73)"""

    def happen(self, t: Table) -> None:
        towers = [player.tower for player in t.players]
        tallest = max(towers)
        if towers.count(tallest) == 1:
            seat = towers.index(tallest)
            points = t.points_of(seat, PRESTIGE)
            t.score(seat, points, FROM_PRESTIGE)


class Tax(Step):
    """Pay all the gold or lose all the points, unless exempt. (74, 114)"""

    def legal(self, t: Table) -> list[int]:
        if not owes_tax(t, self.seat):
            return AUTOMATIC
        me = t.players[self.seat]
        options = [USE + KINGDOM_I48] if me.stands(KINGDOM_I48) else []
        return options + ([PAY_TAX] if me.stock(GOLD) >= t.printed.tax_gold[t.era()] else []) + [REFUSE_TAX]

    def apply(self, t: Table, action: int) -> None:
        era = t.era()
        if action == PAY_TAX:
            t.tell("tax", self.seat, t.printed.tax_gold[era])
            t.give(self.seat, GOLD, t.printed.tax_gold[era])
        elif action == REFUSE_TAX:
            t.tell("untaxed", self.seat)
            t.score(self.seat, -t.printed.tax_points[era], FROM_TAXMAN)
        elif action != DONE:
            use_private(t, self.seat, TAXMAN)


def use_private(t: Table, seat: int, slot: int) -> None:
    """I48 stands in for a slot of the Kingdom phase. (77)"""
    t.tell("stand_in", seat, slot)
    t.send_home(seat, piece_at(t, seat, KINGDOM_I48))


# War supplies and first to play --------------------------------------------------------------------------------------


class WarSupplies(Step):
    """As many points as one's tower is taller than the lowest of all. (75)"""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        if not me.stands(WAR_SUPPLIES) and me.stands(KINGDOM_I48) and lead(t, self.seat):
            return [DONE, USE + KINGDOM_I48]
        return AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            use_private(t, self.seat, WAR_SUPPLIES)
            t.score(self.seat, lead(t, self.seat), FROM_WAR)
            return
        for piece in t.players[self.seat].pieces.copy():
            if place_of(piece) == WAR_SUPPLIES:
                t.send_home(self.seat, piece)
                t.score(self.seat, lead(t, self.seat), FROM_WAR)


def lead(t: Table, seat: int) -> int:
    return t.players[seat].tower - min([player.tower for player in t.players])


class FirstToPlay(Step):
    """The pawn and a basic good; the last who takes the pawn keeps it. In the last turn neither is of use. (76, 124)"""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        if t.is_last_turn():
            return AUTOMATIC
        if me.stands(FIRST_TO_PLAY):
            return [DONE, USE + FIRST_TO_PLAY] if t.setting.pawn_declinable else [USE + FIRST_TO_PLAY]
        return [DONE, USE + KINGDOM_I48] if me.stands(KINGDOM_I48) else AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        piece = piece_at(t, self.seat, FIRST_TO_PLAY)
        if piece != NOBODY:
            t.send_home(self.seat, piece)
            if t.players[self.seat].stands(FIRST_TO_PLAY):
                t.push(self)  # another piece shares the slot (121); I48 never repeats it (77)
        if action == DONE:
            return
        if action == USE + KINGDOM_I48:
            use_private(t, self.seat, FIRST_TO_PLAY)
        t.pawn = self.seat
        t.tell("pawn", self.seat)
        t.push(ChooseGoods(self.seat, t.printed.first_goods, ONE_BASIC, WAREHOUSE_AREA))
