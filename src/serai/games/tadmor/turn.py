"""The turn: its four stages one after the other, its end, the new eras. (1, 2, 78, 79, 115 to 117)"""

from typing import Final

from serai.core.sets import members, total
from serai.core.step import CHANCE, Automatic, Repeated, Step
from serai.games.tadmor.actions import AUTOMATIC, DISPLAY, DONE, DROP, MOST_DROPPED
from serai.games.tadmor.anytime import ResolveAnytime
from serai.games.tadmor.cards import WAREHOUSE
from serai.games.tadmor.constants import GOODS, NOBODY, SEATS
from serai.games.tadmor.construction import BeginConstruction
from serai.games.tadmor.improvements import begin_improvements
from serai.games.tadmor.kingdom import begin_kingdom
from serai.games.tadmor.marauders import MaraudersStage
from serai.games.tadmor.placement import begin_placement
from serai.games.tadmor.scoring import final_scoring, score_towers
from serai.games.tadmor.table import Table


class StartTurn(Automatic):
    """The pawn decides the order of play for the whole turn. (1)"""

    def happen(self, t: Table) -> None:
        t.turn += 1
        t.first = t.pawn
        t.tell("turn", t.first, t.turn, t.era() + 1)
        t.push(Resolution(0))
        t.push(MaraudersStage(0))
        begin_placement(t)


class Resolution(Automatic):
    """Improvements, what could be done at any time, construction, kingdom. (2, 122)"""

    def happen(self, t: Table) -> None:
        t.push(EndTurn(0))
        t.push(KingdomPhase(0))
        for seat in reversed(t.play_order()):
            t.push(BeginConstruction(seat))
        if t.rules.anytime_comes_first:
            for seat in reversed(t.play_order()):
                t.push(ResolveAnytime(seat))
        begin_improvements(t)


class KingdomPhase(Automatic):
    def happen(self, t: Table) -> None:
        begin_kingdom(t)


class EndTurn(Automatic):
    """All pieces are home, traded goods join the warehouse; the last turn leads straight to the scoring. (32, 115)"""

    def happen(self, t: Table) -> None:
        for player in t.players:
            player.pieces = []
            player.bought_basic = 0
            player.bought_advanced = 0
            player.paid_points = 0
            player.struck = [0] * len(SEATS)
            player.resting = 0
            for good in range(len(GOODS)):
                player.goods[good] += player.traded[good]
            player.traded = [0] * len(GOODS)
        t.occupied = 0
        if t.turn == t.printed.turns:
            final_scoring(t)
            return
        t.push(NextTurn(0))
        for seat in reversed(t.play_order()):
            t.push(KeepGoods(seat))


class KeepGoods(Automatic):
    """The warehouse holds only so much until the next turn. (78)"""

    def happen(self, t: Table) -> None:
        excess = total(t.players[self.seat].goods) - warehouse_limit(t, self.seat)
        if excess > 0:
            t.push(self)
            t.push(DropGoods(self.seat, min(excess, MOST_DROPPED), 0))


class DropGoods(Step):
    """The owner chooses what goes, so many of one kind after the other in the order of the goods. (78, 126)"""

    def __init__(self, seat: int, left: int, first: int) -> None:
        Step.__init__(self, seat)
        self.left = left
        self.first = first
        """The goods before this one stay."""

    def legal(self, t: Table) -> list[int]:
        goods = t.players[self.seat].goods
        options: list[int] = []
        rest = total(goods[self.first :])  # goods of this kind or a later one
        for good in range(self.first, len(GOODS)):
            rest -= goods[good]
            for amount in range(max(1, self.left - rest), min(self.left, goods[good]) + 1):
                options.append(DROP + good * MOST_DROPPED + amount - 1)
        return options or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        good, amount = (action - DROP) // MOST_DROPPED, (action - DROP) % MOST_DROPPED + 1
        t.tell("drop", self.seat)
        t.give(self.seat, good, amount)
        if amount < self.left:
            t.push(DropGoods(self.seat, self.left - amount, good + 1))


def warehouse_limit(t: Table, seat: int) -> int:
    limit = t.printed.limit
    for tile in t.owned(seat, WAREHOUSE):
        limit = max(limit, t.printed.tiles[tile].amount)
    return limit


class NextTurn(Automatic):
    """With a new era the towers score and new improvements come. (79, 116)"""

    def happen(self, t: Table) -> None:
        t.push(START_TURN)
        if t.turn % t.printed.turns_per_era == 0:
            t.tell("era", NOBODY, t.turn // t.printed.turns_per_era + 1)
            score_towers(t, t.printed.level_points_era)
            t.display = 0
            t.push(LayOut(CHANCE, t.setting.display))


class LayOut(Repeated):
    """Improvements of the coming era are laid out, as many as the board has room for. (116)"""

    def legal(self, t: Table) -> list[int]:
        return members(era_tiles(t) if self.left else 0, DISPLAY) or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        tile = action - DISPLAY
        t.box &= ~(1 << tile)
        t.display |= 1 << tile
        t.tell("display", NOBODY, tile)
        if self.left > 1:
            t.push(LayOut(CHANCE, self.left - 1))


def era_tiles(t: Table) -> int:
    """What may be laid out, as a set: start tiles nobody chose stay in the box, but for the experienced. (85)"""
    tiles = t.box & t.printed.of_era[t.turn // t.printed.turns_per_era]
    return tiles if t.setting.experienced else tiles & ~t.printed.start_tiles


START_TURN: Final = StartTurn(0)
