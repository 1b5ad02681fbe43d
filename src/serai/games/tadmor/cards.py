"""Improvement tiles and King's Mission cards as they are printed."""

from typing import Final

from serai.core.components import Components
from serai.games.tadmor.constants import GOODS, MARBLE, PRIVATE

# What improvements do ------------------------------------------------------------------------------------------------

EFFECTS: Final = [
    "trade", "mission_points", "goods_for_points", "revealer_immunity", "rare_good_points", "rare_good_for_points",
    "ship_bonus", "free_levels", "prestige", "tower_without_wood", "cheaper_missions", "cheaper_rare_goods",
    "cheaper_temple", "compensation", "revealer_reward", "warehouse", "private_market", "private_temple",
    "private_construction", "private_kingdom", "final_points", "rare_good_choice", "double_gifts", "immunity",
    "tax_immunity",
]  # fmt: skip
TRADE_TILE: Final = 0
MISSION_POINTS: Final = 1
GOODS_FOR_POINTS: Final = 2
REVEALER_IMMUNITY: Final = 3
RARE_GOOD_POINTS: Final = 4
RARE_GOOD_FOR_POINTS: Final = 5
SHIP_BONUS: Final = 6
FREE_LEVELS: Final = 7
PRESTIGE: Final = 8
WITHOUT_WOOD: Final = 9
CHEAPER_MISSIONS: Final = 10
CHEAPER_RARE_GOODS: Final = 11
CHEAPER_TEMPLE: Final = 12
COMPENSATION: Final = 13
REVEALER_REWARD: Final = 14
WAREHOUSE: Final = 15
PRIVATE_MARKET: Final = 16
PRIVATE_TEMPLE: Final = 17
PRIVATE_CONSTRUCTION: Final = 18
PRIVATE_KINGDOM: Final = 19
FINAL_POINTS: Final = 20
RARE_GOOD_CHOICE: Final = 21
DOUBLE_GIFTS: Final = 22
IMMUNITY: Final = 23
TAX_IMMUNITY: Final = 24

PRIVATE_EFFECTS: Final = [
    PRIVATE_MARKET, PRIVATE_MARKET, PRIVATE_TEMPLE, PRIVATE_CONSTRUCTION, PRIVATE_KINGDOM,
]  # fmt: skip
"""By private place: a tile is a place for a piece or it is not, whatever else may be corrected."""

MOST_OF: Final = ["tower", "missions", "rare_goods", "temples", "improvements"]
"""What the final improvements compare."""


class Tile:
    """One improvement. Which of the numbers mean something depends on the effect."""

    def __init__(self, c: Components, name: str) -> None:
        path = f"improvements.tiles.{name}"
        self.era = c.count(f"{path}.era", 1, 3)
        self.start = c.flag(f"{path}.start")
        self.two_players = c.flag(f"{path}.two_players")
        private = name in PRIVATE
        wanted = PRIVATE_EFFECTS[PRIVATE.index(name)] if private else -1
        allowed = [at for at in range(len(EFFECTS)) if (at == wanted if private else at not in PRIVATE_EFFECTS)]
        self.effect = c.member(f"{path}.effect", EFFECTS, allowed)
        self.trades = read_trades(c, path) if self.effect == TRADE_TILE else 0
        """The exchanges it allows, as a set."""
        self.good = c.member(f"{path}.good", GOODS) if self.effect == SHIP_BONUS else 0
        self.most = c.member(f"{path}.most", MOST_OF) if self.effect == FINAL_POINTS else 0
        self.points = 0
        self.amount = 0
        if self.effect in [
            MISSION_POINTS, RARE_GOOD_POINTS, RARE_GOOD_FOR_POINTS, PRESTIGE, REVEALER_REWARD, PRIVATE_TEMPLE,
            FINAL_POINTS,
        ]:  # fmt: skip
            self.points = c.count(f"{path}.points")
        if self.effect in [SHIP_BONUS, CHEAPER_MISSIONS, CHEAPER_RARE_GOODS, CHEAPER_TEMPLE, COMPENSATION]:
            self.amount = c.count(f"{path}.amount", 0, 9)
        elif self.effect == FREE_LEVELS:
            self.amount = c.count(f"{path}.every", 2)
        elif self.effect == WAREHOUSE:
            self.amount = c.count(f"{path}.limit")
        elif self.effect == REVEALER_REWARD:
            self.amount = c.count(f"{path}.gold", 0, 9)
        self.free = c.count(f"{path}.free") if self.effect == RARE_GOOD_POINTS else 0
        """Points for a rare good that was not bought."""
        self.prices = [0, 0]
        """Points for a basic and for an advanced good."""
        if self.effect == GOODS_FOR_POINTS:
            self.prices = [c.count(f"{path}.basic"), c.count(f"{path}.advanced")]


def read_trades(c: Components, path: str) -> int:
    """One good for one of the other sort, or an advanced one for two basic ones in any mix."""
    give = c.member(f"{path}.give", GOODS)
    get = c.member(f"{path}.get", [*GOODS, "basic"])
    if give < MARBLE and MARBLE <= get < 4:
        return 1 << give * 2 + get - MARBLE
    if give >= MARBLE and get == 4:
        return 0b111 << 4 + (give - MARBLE) * 3
    raise c.fault(f"{path}.get", "must be an advanced good for a basic one, or 'basic' for an advanced one")


# What missions bring back --------------------------------------------------------------------------------------------

BENEFITS: Final = [
    "rare_good", "temple_part", "ship", "levels", "redirect", "camel", "market", "swap", "two_improvements", "goods",
    "basement", "destroy", "draw", "double_placement", "undrawn_improvement",
]  # fmt: skip
FETCH_RARE_GOOD: Final = 0
NEXT_PART: Final = 1
NEXT_SHIP: Final = 2
FREE_TOWER: Final = 3
REDIRECT: Final = 4
NEXT_CAMEL: Final = 5
OPEN_MARKET: Final = 6
SWAP: Final = 7
TWO_IMPROVEMENTS: Final = 8
FIVE_GOODS: Final = 9
NEW_BASEMENT: Final = 10
DESTROY: Final = 11
DRAW_MISSIONS: Final = 12
PLACE_TWO: Final = 13
UNDRAWN: Final = 14

COUNTED: Final = [FREE_TOWER, FIVE_GOODS, DESTROY, DRAW_MISSIONS]
"""The benefits with a printed number."""


class Mission:
    """One King's Mission: its price, its points, and what its return brings."""

    def __init__(self, c: Components, name: str) -> None:
        path = f"missions.cards.{name}"
        self.cost = goods_of(c, f"{path}.cost")
        self.points = c.count(f"{path}.points")
        self.benefit = c.member(f"{path}.benefit", BENEFITS)
        self.amount = c.count(f"{path}.amount", 1, 9) if self.benefit in COUNTED else 0


def goods_of(c: Components, path: str) -> list[int]:
    """A bag of goods, by good."""
    bag = c.table(path)
    return [int(bag.get(good, 0)) for good in GOODS]
