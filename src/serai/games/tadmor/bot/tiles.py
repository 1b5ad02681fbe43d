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
from serai.games.tadmor.constants import GOLD, TAXMAN
from serai.games.tadmor.scoring import has_most
from serai.games.tadmor.table import Table

LEVEL_A_TURN: Final = 0.25
"""What a level brings in each turn to come beside its points: war supplies, prestige, camels."""


def level_worth(t: Table) -> float:
    """A level scores at every new era and at the end; somebody may destroy it before."""
    eras_to_come = 2 - t.era()
    score = t.printed.level_points_era * eras_to_come + t.printed.level_points_end
    return 0.92 * score + LEVEL_A_TURN * (t.printed.turns - t.turn)


# The order of play ----------------------------------------------------------------------------------------------------

PLACE: Final = 3.0
"""What it is worth to come one place earlier in a turn: the first choice among the slots."""


def place_worth(to_come: int) -> float:
    return PLACE if to_come else 0.0


def places_behind(t: Table, seat: int) -> int:
    """How many come before this seat in the next turn, as the pawn stands now."""
    return (seat - t.pawn) % t.seats


# Improvements ---------------------------------------------------------------------------------------------------------

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
}
"""What an improvement is worth in each turn to come, by effect."""
A_TURN_EACH: Final = {
    MISSION_POINTS: 0.35,
    RARE_GOOD_POINTS: 0.45,
    SHIP_BONUS: 0.9,
    CHEAPER_MISSIONS: 0.5,
    CHEAPER_RARE_GOODS: 0.5,
    CHEAPER_TEMPLE: 0.5,
}
"""The same for each point or good that it brings."""
TALLEST: Final = [(3, 0.9), (1, 0.75), (0, 0.4), (-2, 0.2)]
"""The chance of the tallest tower in a turn, by the levels it is ahead of the others at least."""


def tile_worth(t: Table, seat: int, tile: Tile, to_come: int) -> float:
    if tile.effect == FINAL_POINTS:
        return tile.points * (0.75 if has_most(t, seat, tile.most) else 0.12)
    if tile.effect == FREE_LEVELS:
        return 0.7 * level_worth(t) if to_come else 0.0
    if tile.effect == PRESTIGE:
        return tile.points * (1 + to_come) * tallest_chance(t, seat)
    if tile.effect == TAX_IMMUNITY:
        return tax_saved(t, seat, to_come)
    if tile.effect in A_TURN_EACH:
        return A_TURN_EACH[tile.effect] * (tile.points + tile.amount) * to_come
    return A_TURN[tile.effect] * to_come


def tallest_chance(t: Table, seat: int) -> float:
    """How likely this seat has the one tallest tower when prestige is scored."""
    lead = t.players[seat].tower - max([player.tower for at, player in enumerate(t.players) if at != seat])
    for least, chance in TALLEST:
        if lead >= least:
            return chance
    return 0.05


def tax_saved(t: Table, seat: int, to_come: int) -> float:
    """What the taxman would take in this turn, and about as likely gold as points in those to come."""
    era = t.era()
    gold, points = 1.3 * t.printed.tax_gold[era], 0.8 * t.printed.tax_points[era]
    me = t.players[seat]
    now = gold if me.stock(GOLD) >= t.printed.tax_gold[era] else points
    return (0.0 if me.stands(TAXMAN) else now) + to_come * (gold + points) / 2
