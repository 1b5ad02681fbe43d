"""The improvements and missions of a player of Tadmor, as features."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.bot.features_standings import size_of
from serai.games.tadmor.cards import BENEFITS, EFFECTS
from serai.games.tadmor.constants import GOODS, TRADES
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

TRADES_TOLD: Final = [0, 1, 2, 3, 5, 8]
"""An advanced good is traded for any two basic ones or for none: one of the three mixes stands for all."""


def describe_cards(layout: Layout) -> None:
    layout.one("mine.tiles", "improvements I own")
    layout.each("mine.effect", EFFECTS, "points or goods that my improvements of this effect bring, else how many")
    layout.each("mine.ship_bonus", GOODS, "goods that each ship of mine collects on top")
    layout.each("mine.trade", [TRADES[trade] for trade in TRADES_TOLD], "1 if this trade is open to me")
    layout.one("mine.hand", "missions in my hand")
    layout.one("mine.missions", "missions I have fulfilled, returned ones too")
    layout.each("mine.fulfilled", BENEFITS, "face-up missions of mine that can be returned for this")
    layout.one("mine.bought.basic", "1 if I have bought a basic good for points this turn")
    layout.one("mine.bought.advanced", "1 if I have bought an advanced good for points this turn")
    layout.one("mine.bought.rare", "1 if I have paid a rare good with points this turn")
    layout.one("mine.resting", "1 if I want to hear no more of missions this turn")


BROUGHT: Final = [0] * len(BENEFITS)
"""The face-up missions by what they bring; filled anew for each position."""


def fill_cards(t: Table, me: Player, row: Row) -> None:
    row.put(size_of(me.tiles))
    row.many(MEANS.strength)
    row.many(MEANS.bonus)
    for trade in TRADES_TOLD:
        row.put(MEANS.trades >> trade & 1)
    row.put(size_of(me.hand))
    row.put(size_of(me.fulfilled | me.returned))
    for benefit in range(len(BENEFITS)):
        BROUGHT[benefit] = 0
    left: i64 = me.fulfilled
    at: i64 = 0
    while left:
        if left & 1:
            BROUGHT[t.printed.missions[at].benefit] += 1
        left >>= 1
        at += 1
    row.many(BROUGHT)
    row.put(me.bought_basic)
    row.put(me.bought_advanced)
    row.put(me.paid_points)
    row.put(me.resting)
