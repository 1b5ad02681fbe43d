"""What a player of Tadmor can count on this turn, for the features: improvements, pieces, goods in sight."""

from typing import TYPE_CHECKING, Final

from serai.games.tadmor.bot.features_decision import IN_PLACEMENT
from serai.games.tadmor.cards import (
    EFFECTS,
    FINAL_POINTS,
    FREE_LEVELS,
    IMMUNITY,
    MOST_OF,
    REVEALER_IMMUNITY,
    SHIP_BONUS,
    TRADE_TILE,
    WAREHOUSE,
)
from serai.games.tadmor.constants import (
    ERAS,
    EVERY_TRADE,
    GOOD_AT,
    GOODS,
    MARBLE,
    MARKET_EBLA,
    NOBODY,
    PRIVATE_PLACE,
    SHIP,
    UPWARD,
)
from serai.games.tadmor.last_turn import SPENDS
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table
from serai.games.tadmor.trading import IS_MARKET

if TYPE_CHECKING:
    from mypy_extensions import i64


class Means:
    """Of one player; used again for the next position."""

    def __init__(self) -> None:
        self.era: i64 = 0
        """Of this turn, from 0."""
        self.level: i64 = 0
        """What a level of a tower scores from now on if nobody destroys it: at every new era and at the end. (79)"""
        self.strength = [0] * len(EFFECTS)
        """By effect, the points or goods of the improvements that have it, or how many there are."""
        self.bonus = [0] * len(GOODS)
        """What ships bring on top, by good."""
        self.finals = [0] * len(MOST_OF)
        """1 for each comparison that a final improvement makes."""
        self.trades: i64 = 0
        """The trades that are open, as a set."""
        self.stands: i64 = 0
        """The places where a piece stands, as a set."""
        self.acts: i64 = 0
        """Those of them where the piece is not known to be driven off."""
        self.spenders: i64 = 0
        """The pieces whose action takes goods."""
        self.threatened: i64 = 0
        """The pieces that Marauders drive off as far as this player knows."""
        self.exposed: i64 = 0
        """The pieces that Marauders may drive off whose card this player does not know."""
        self.income = [0] * len(GOODS)
        """What pieces will collect, by good."""
        self.purse = [0] * len(GOODS)
        """The goods held and those to be collected."""

    def look(self, t: Table, seat: int, stage: int) -> None:
        me = t.players[seat]
        self.look_at_time(t)
        self.look_at_tiles(t, me.tiles)
        if me.market_open:
            self.trades = EVERY_TRADE
        self.look_at_pieces(t, seat, me, stage)
        for good in range(len(GOODS)):
            self.purse[good] = me.goods[good] + me.traded[good] + self.income[good]

    def look_at_time(self, t: Table) -> None:
        self.era = t.era()
        self.level = 0
        if t.stack:
            self.level = t.printed.level_points_era * (ERAS - 1 - self.era) + t.printed.level_points_end

    def look_at_tiles(self, t: Table, tiles: "i64") -> None:
        strength = self.strength
        for effect in range(len(EFFECTS)):
            strength[effect] = 0
        for good in range(len(GOODS)):
            self.bonus[good] = 0
        for what in range(len(MOST_OF)):
            self.finals[what] = 0
        self.trades = 0
        at: i64 = 0
        while tiles:
            if tiles & 1:
                self.look_at_tile(t, at)
            tiles >>= 1
            at += 1

    def look_at_tile(self, t: Table, at: "i64") -> None:
        tile = t.printed.tiles[at]
        effect = tile.effect
        number = tile.points + tile.amount
        if effect in (FREE_LEVELS, WAREHOUSE):
            self.strength[effect] = number  # a second one adds nothing
            return
        self.strength[effect] += number or 1
        if effect == SHIP_BONUS:
            self.bonus[tile.good] += number
        elif effect == TRADE_TILE:
            self.trades |= tile.trades
        elif effect == FINAL_POINTS:
            self.finals[tile.most] = 1

    def look_at_pieces(self, t: Table, seat: int, me: Player, stage: int) -> None:
        for good in range(len(GOODS)):
            self.income[good] = 0
        self.stands = self.acts = self.spenders = self.threatened = self.exposed = 0
        target = known_target(t, seat, stage)
        hidden = target == NOBODY and stage == IN_PLACEMENT and t.holder != NOBODY
        if self.strength[IMMUNITY] or (self.strength[REVEALER_IMMUNITY] and seat in (t.holder, t.revealer)):
            target, hidden = NOBODY, False
        for piece in me.pieces:
            place = piece >> 1
            bit: i64 = 1 << place
            self.stands |= bit
            if place < PRIVATE_PLACE and (target != NOBODY or hidden):
                region = t.printed.region_of[place]
                if region == target:
                    self.threatened += 1
                    continue  # its action is lost
                if hidden and region != t.under_attack:
                    self.exposed += 1
            self.acts |= bit
            self.look_at_piece(t, place, piece & 1)

    def look_at_piece(self, t: Table, place: int, kind: int) -> None:
        good = GOOD_AT[place]
        if good != NOBODY:
            self.income[good] += t.printed.yields[kind][1 if good >= MARBLE else 0][self.era]
            if kind == SHIP:
                self.income[good] += self.bonus[good]
        elif SPENDS[place]:
            self.spenders += 1
        elif IS_MARKET[place]:
            self.trades |= UPWARD if place == MARKET_EBLA else EVERY_TRADE


def known_target(t: Table, seat: int, stage: int) -> int:
    """The region that the Marauders attack this turn, if this seat knows it."""
    if t.revealed != NOBODY:
        return t.revealed
    return t.chosen if stage == IN_PLACEMENT and t.holder == seat else NOBODY


MEANS: Final = Means()
