"""Improvements as tiles: what each does as a line or two of icons, large in the display and small before a player."""

from collections.abc import Callable
from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import fitted, group, rect, text
from serai.games.tadmor.board.lines import POINT, length_of, line_of
from serai.games.tadmor.board.seen import Seen, effect_of
from serai.games.tadmor.cards import Tile
from serai.games.tadmor.constants import GOODS, TILES
from serai.games.tadmor.render.speech import effect, traded
from serai.games.tadmor.render.things import ERA, TILE

MOST: Final = ["tower", "mission", "rare", "temple", "improvement"]
"""What the final improvements compare, as signs."""

Lines = list[list[str]]


def trade(tile: Tile) -> Lines:
    give, gets = traded(tile.trades)
    return [[GOODS[give], "arrow", GOODS[gets[0]]] if gets else [GOODS[give], "arrow", "=2", "basic"]]


LINES: Final[dict[str, Callable[[Tile], Lines]]] = {
    "trade": trade,
    "mission_points": lambda tile: [["mission", "arrow", f"={tile.points}", POINT]],
    "goods_for_points": lambda tile: [
        [f"={tile.prices[0]}", POINT, "arrow", "basic"],
        [f"={tile.prices[1]}", POINT, "arrow", "advanced"],
    ],
    "revealer_immunity": lambda tile: [["eye", "marauders"], ["shield"]],
    "rare_good_points": lambda tile: [["rare", "arrow", f"={tile.points}", POINT]],
    "rare_good_for_points": lambda tile: [[f"={tile.points}", POINT, "arrow", "rare"]],
    "ship_bonus": lambda tile: [["ship", f"=+{tile.amount}", GOODS[tile.good]]],
    "free_levels": lambda tile: [["tower", f"=/{tile.amount}"], ["=0", "any"]],
    "prestige": lambda tile: [["crown", "tower"], [f"={tile.points}", POINT]],
    "tower_without_wood": lambda tile: [["tower", "=−", "wood"]],
    "cheaper_missions": lambda tile: [["mission", f"=−{tile.amount}", "any"]],
    "cheaper_rare_goods": lambda tile: [["rare", f"=−{tile.amount}", "any"]],
    "cheaper_temple": lambda tile: [["temple", f"=−{tile.amount}", "any"]],
    "compensation": lambda tile: [["marauders", "camel"], [f"=+{tile.amount}", "any"]],
    "revealer_reward": lambda tile: [["eye", "marauders"], [f"=+{tile.amount}", "gold", f"=+{tile.points}", POINT]],
    "warehouse": lambda tile: [["store", f"={tile.amount}", "any"]],
    "private_market": lambda tile: [["camel", "=/", "ship"], ["market"]],
    "private_temple": lambda tile: [["camel", "=/", "ship"], ["temple", f"=+{tile.points}", POINT]],
    "private_construction": lambda tile: [["camel", "=/", "ship"], ["hammer"]],
    "private_kingdom": lambda tile: [["camel", "=/", "ship"], ["crown"]],
    "final_points": lambda tile: [["crown", MOST[tile.most]], [f"={tile.points}", POINT]],
    "rare_good_choice": lambda tile: [["eye", "rare"]],
    "double_gifts": lambda tile: [["gifts", "=×2"]],
    "immunity": lambda tile: [["marauders", "arrow", "shield"]],
    "tax_immunity": lambda tile: [["=0", "tax"]],
}

SMALL: Final[dict[str, Callable[[Tile], list[str]]]] = {
    "trade": lambda tile: [part for part in trade(tile)[0] if part in (*GOODS, "basic")],
    "goods_for_points": lambda tile: [POINT, "any"],
    "revealer_immunity": lambda tile: ["eye", "shield"],
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
    "immunity": lambda tile: ["marauders", "shield"],
}
"""The same in two signs; where there is none, the first line says it."""


def small_line(tile: Tile) -> list[str]:
    found = SMALL.get(effect_of(tile))
    return found(tile) if found else LINES[effect_of(tile)](tile)[0]


def told(seen: Seen, name: str) -> str:
    number = TILES.index(name)
    return seen.say("tip-tile", tile=TILE[number], effect=effect(seen.printed.tiles[number]))


# The display ----------------------------------------------------------------------------------------------------------

TOP: Final = 656
HIGH: Final = 96
WIDE: Final = 92
SMALLEST: Final = 15
"""The smallest icon on a tile that still reads."""


def draw_display(seen: Seen) -> str:
    """The improvements on the board. Where tiles of the box may be taken, those lie here for the moment."""
    display = seen.view["display"]
    from_box = [name for name in seen.view["box"] if seen.sheet.offers(f"take {name}")]
    shown = from_box or display
    title = seen.say("board-from-box" if from_box else "board-improvements")
    head = text(12, TOP + 16, title, "t2 title") if from_box else fitted(12, TOP + 16, title, 108, "t2 title")
    price = line_of([f"={seen.printed.price[seen.era]}", "any"], 126, TOP + 11, 17, "start")
    most = seen.printed.display[min(len(seen.players), 4) - 2]
    y = TOP + 26
    if len(shown) > most:  # only ever the box: two rows of lower tiles
        half = (len(shown) + 1) // 2
        drawn = [low_tile(seen, name, at % half, y + at // half * 50) for at, name in enumerate(shown)]
    else:
        empty = [rect(13 + at * 98, y, WIDE, HIGH, 6, class_="tadmor-place") for at in range(len(shown), most)]
        drawn = empty + [draw_tile(seen, name, 13 + at * 98, y) for at, name in enumerate(shown)]
    return group(head, "" if from_box else price, *drawn, data_area="improvements")


def draw_tile(seen: Seen, name: str, x: float, y: float) -> str:
    tile = seen.printed.tiles[TILES.index(name)]
    lines = LINES[effect_of(tile)](tile)
    middle = y + 57
    size = 20 if len(lines) > 1 or len(lines[0]) > 3 else 23
    while size > SMALLEST and max(length_of(line, size) for line in lines) > WIDE - 10:
        size -= 1
    drawn = [
        line_of(line, x + WIDE / 2, middle + (row - (len(lines) - 1) / 2) * 30, size) for row, line in enumerate(lines)
    ]
    return seen.sheet.spot(
        told(seen, name),
        rect(x, y, WIDE, HIGH, 6, class_=f"face tadmor-improvement tadmor-era-{tile.era}"),
        piece(f"tile {name}", text(x + 8, y + 17, name.upper(), "t1 bold quiet"), *drawn),
        text(x + WIDE - 8, y + 17, ERA[tile.era], "t1 end title quiet"),
        acts=(f"take {name}",),
    )


def low_tile(seen: Seen, name: str, at: int, y: float) -> str:
    tile = seen.printed.tiles[TILES.index(name)]
    x = 13 + at * 98
    return seen.sheet.spot(
        told(seen, name),
        rect(x, y, WIDE, 46, 6, class_=f"face tadmor-improvement tadmor-era-{tile.era}"),
        text(x + 6, y + 27, name.upper(), "t1 quiet"),
        line_of(small_line(tile), x + 60, y + 23, 20),
        acts=(f"take {name}",),
    )
