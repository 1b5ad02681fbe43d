"""The levels that a player of Tadmor could build with the goods in sight, as features."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.games.tadmor.actions import MOST_LEVELS
from serai.games.tadmor.bot.features_demand import DEMAND, FAR, lacking
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.cards import FREE_LEVELS, WITHOUT_WOOD
from serai.games.tadmor.constants import GOODS, ONE_LEVEL, TWO_LEVELS, WOOD
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import band_of, with_free_level

if TYPE_CHECKING:
    from mypy_extensions import i64


def describe_levels(layout: Layout) -> None:
    layout.one("plan.levels", "levels that I could pay one by one with all goods in sight")
    layout.one("plan.levels.ready", "points that these will score, if a piece of mine waits there")
    layout.one("plan.pair.lacking", "goods lacking for two levels together")
    layout.one("plan.pair.ready", "points that these will score, if a piece of mine waits there and nothing is lacking")


def fill_levels(t: Table, me: Player, row: Row) -> None:
    points: i64 = MEANS.level
    levels: i64 = payable_levels(t, me)
    band = band_of(t, me.tower + 1)
    row.put(levels)
    if MEANS.acts >> ONE_LEVEL & 1:
        one = t.printed.one_level[band]
        row.put(levels * points)
        DEMAND.add(one, without_wood(one), points)
    else:
        row.put(0)
    pair = t.printed.two_levels[band]
    wood: i64 = without_wood(pair)
    short: i64 = lacking(pair, 0) - max(0, wood - MEANS.purse[WOOD])
    row.put(short)
    if MEANS.acts >> TWO_LEVELS & 1:
        row.put(0 if short else 2 * points)
        DEMAND.add(pair, wood, 2 * points)
    else:
        row.put(0)


def without_wood(price: list[int]) -> "i64":
    """The wood of a price of levels that an improvement spares."""
    return price[WOOD] if MEANS.strength[WITHOUT_WOOD] else 0


LEFT: Final = [0] * len(GOODS)
"""What levels leave of the goods in sight; filled anew for each position."""


def payable_levels(t: Table, me: Player) -> int:
    """How much taller the tower could become by the one-level action with all goods in sight."""
    for good in range(len(GOODS)):
        LEFT[good] = MEANS.purse[good]
    if MEANS.strength[WITHOUT_WOOD]:
        LEFT[WOOD] = MOST_LEVELS * FAR
    height = me.tower
    step = MEANS.strength[FREE_LEVELS]
    for _ in range(MOST_LEVELS):
        price = t.printed.one_level[band_of(t, height + 1)]
        for good in range(len(GOODS)):
            cost: i64 = price[good]
            if cost:
                LEFT[good] -= cost
                if LEFT[good] < 0:
                    return height - me.tower
        height = with_free_level(height + 1, step)
    return height - me.tower
