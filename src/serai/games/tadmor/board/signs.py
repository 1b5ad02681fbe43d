"""What each improvement does in one or two signs: its picture on a tile."""

from collections.abc import Callable
from typing import Final

from serai.games.tadmor.board.lines import POINT
from serai.games.tadmor.board.seen import effect_of
from serai.games.tadmor.cards import Tile
from serai.games.tadmor.constants import GOODS
from serai.games.tadmor.render.speech import traded

MOST: Final = ["tower", "mission", "rare", "temple", "improvement"]
"""What the final improvements compare, as signs."""


def trade(tile: Tile) -> list[str]:
    give, gets = traded(tile.trades)
    return [GOODS[give], GOODS[gets[0]] if gets else "basic"]


SIGNS: Final[dict[str, Callable[[Tile], list[str]]]] = {
    "trade": trade,
    "goods_for_points": lambda tile: [POINT, "any"],
    "revealer_immunity": lambda tile: ["shield", "eye"],
    "mission_points": lambda tile: ["mission", f"=+{tile.points}"],
    "rare_good_points": lambda tile: ["rare", f"=+{tile.points}"],
    "rare_good_for_points": lambda tile: [POINT, "rare"],
    "ship_bonus": lambda tile: ["ship", GOODS[tile.good]],
    "free_levels": lambda tile: ["tower", f"=/{tile.amount}"],
    "prestige": lambda tile: ["tower", f"=+{tile.points}"],
    "tower_without_wood": lambda tile: ["tower", "=−"],
    "cheaper_missions": lambda tile: ["mission", f"=−{tile.amount}"],
    "cheaper_rare_goods": lambda tile: ["rare", f"=−{tile.amount}"],
    "cheaper_temple": lambda tile: ["temple", f"=−{tile.amount}"],
    "compensation": lambda tile: ["marauders", "any"],
    "revealer_reward": lambda tile: ["eye", "gold"],
    "warehouse": lambda tile: ["store", f"={tile.amount}"],
    "private_market": lambda tile: ["market"],
    "private_temple": lambda tile: ["temple"],
    "private_construction": lambda tile: ["hammer"],
    "private_kingdom": lambda tile: ["crown"],
    "final_points": lambda tile: ["crown", MOST[tile.most]],
    "rare_good_choice": lambda tile: ["rare", "eye"],
    "double_gifts": lambda tile: ["gifts", "=×2"],
    "immunity": lambda tile: ["shield", "marauders"],
    "tax_immunity": lambda tile: ["tax", "=0"],
}
"""By effect. Words begin with a '='."""


def signs_of(tile: Tile) -> list[str]:
    return SIGNS[effect_of(tile)](tile)
