"""What improvements and tower levels of Tadmor are worth in the turns to come, for the bot. In points, by hand."""

from typing import Final

from serai.games.tadmor.cards import (
    CHEAPER_MISSIONS,
    CHEAPER_RARE_GOODS,
    CHEAPER_TEMPLE,
    COMPENSATION,
    DOUBLE_GIFTS,
    FINAL_POINTS,
    FREE_LEVELS,
    GOODS_FOR_POINTS,
    IMMUNITY,
    MISSION_POINTS,
    PRESTIGE,
    PRIVATE_CONSTRUCTION,
    PRIVATE_KINGDOM,
    PRIVATE_MARKET,
    PRIVATE_TEMPLE,
    RARE_GOOD_CHOICE,
    RARE_GOOD_FOR_POINTS,
    RARE_GOOD_POINTS,
    REVEALER_IMMUNITY,
    REVEALER_REWARD,
    SHIP_BONUS,
    TAX_IMMUNITY,
    TRADE_TILE,
    WAREHOUSE,
    WITHOUT_WOOD,
    Tile,
)
from serai.games.tadmor.scoring import has_most
from serai.games.tadmor.table import Table

LEVEL_A_TURN: Final = 0.25
"""What a level brings in each turn to come beside its points: war supplies, prestige, camels."""


def level_worth(t: Table) -> float:
    """A level scores at every new era and at the end; somebody may destroy it before."""
    eras_to_come = 2 - t.era()
    score = t.printed.level_points_era * eras_to_come + t.printed.level_points_end
    return 0.92 * score + LEVEL_A_TURN * (t.printed.turns - t.turn)


A_TURN: Final = {
    TRADE_TILE: 0.8,
    GOODS_FOR_POINTS: 0.9,
    RARE_GOOD_FOR_POINTS: 1.3,
    WITHOUT_WOOD: 0.6,
    COMPENSATION: 0.35,
    REVEALER_REWARD: 0.35,
    REVEALER_IMMUNITY: 0.2,
    WAREHOUSE: 0.6,
    PRIVATE_MARKET: 0.8,
    PRIVATE_TEMPLE: 1.2,
    PRIVATE_KINGDOM: 1.2,
    PRIVATE_CONSTRUCTION: 2.2,
    RARE_GOOD_CHOICE: 1.2,
    DOUBLE_GIFTS: 1.0,
    IMMUNITY: 0.35,
    TAX_IMMUNITY: 2.2,
}
"""What an improvement is worth in each turn to come, by effect."""
A_TURN_EACH: Final = {
    MISSION_POINTS: 0.35,
    RARE_GOOD_POINTS: 0.45,
    SHIP_BONUS: 0.9,
    CHEAPER_MISSIONS: 0.5,
    CHEAPER_RARE_GOODS: 0.5,
    CHEAPER_TEMPLE: 0.5,
    PRESTIGE: 0.4,
}
"""The same for each point or good that it brings."""


def tile_worth(t: Table, seat: int, tile: Tile, to_come: int) -> float:
    if tile.effect == FINAL_POINTS:
        return tile.points * (0.75 if has_most(t, seat, tile.most) else 0.12)
    if tile.effect == FREE_LEVELS:
        return 0.7 * level_worth(t) if to_come else 0.0
    if tile.effect in A_TURN_EACH:
        return A_TURN_EACH[tile.effect] * (tile.points + tile.amount) * to_come
    return A_TURN[tile.effect] * to_come
