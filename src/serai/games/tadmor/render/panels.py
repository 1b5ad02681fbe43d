"""What lies beside the regions as a terminal shows it: prices of tower and temple, the stacks, the improvements."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, beside, flow, pad, width_of
from serai.core.say import SPACE, Count, Several
from serai.games.tadmor.constants import BANDS, COLOURS, GOLD, MISSIONS, NOBODY, PARTS, TILES
from serai.games.tadmor.render.board import is_placing, rare_price
from serai.games.tadmor.render.pen import COLOUR_INK, NONE, Pen, fitting
from serai.games.tadmor.render.speech import effect
from serai.games.tadmor.render.things import MISSION_NUMBER, RARE, REGION, TILE_NUMBER
from serai.games.tadmor.table import Table

TOWER: Final = [9, 9, 0]
TEMPLE: Final = [11, 6, 9, 0]
RARE_GOODS: Final = [8, 5, 14, 0]
"""How wide the columns of each panel are at least."""


def lined_up(rows: list[list[str]], widths: list[int]) -> list[str]:
    """Rows of cells as lines of columns."""
    wide = fitting(widths, rows)
    return ["".join(pad(cell, room) for cell, room in zip(row, wide, strict=True)).rstrip() for row in rows]


def headed(name: str, rest: str, pen: Pen) -> str:
    """A heading and what explains it."""
    return f"{pen.ink(name, TITLE)}  {pen.ink(rest, QUIET)}"


def prices(t: Table, seat: int | None, pen: Pen, width: int) -> list[str]:
    """Temple and rare goods beside each other, or below each other where there is no room."""
    left, right = temple(t, pen), rare_goods(t, seat, pen)
    gap = min(4, width - max(map(width_of, left)) - max(map(width_of, right)))
    return beside(left, right, gap) if gap >= 2 else left + right


def tower(t: Table, pen: Pen) -> list[str]:
    """What a level, or two together, cost in each band."""
    ends = t.printed.band_ends
    heads = [pen.say("picture-tower-one"), pen.say("picture-tower-two")]
    rows = [[pen.ink(pen.say("picture-tower"), TITLE), *[pen.ink(head, QUIET) for head in heads]]]
    for band in range(BANDS):
        low = ends[band - 1] + 1 if band else 1
        last = band == len(ends)
        levels = pen.say("picture-band-last", low=low) if last else pen.say("picture-band", low=low, high=ends[band])
        rows.append([levels, pen.short(t.printed.one_level[band]), pen.short(t.printed.two_levels[band])])
    return lined_up(rows, TOWER)


def temple(t: Table, pen: Pen) -> list[str]:
    """The cards left of each part, what it costs and what a temple with it is worth."""
    heads = [pen.say("picture-temple-left"), pen.say("picture-temple-price")]
    rows = [[pen.ink(pen.say("picture-temple"), TITLE), *[pen.ink(head, QUIET) for head in heads], ""]]
    worth = [pen.say("sign-points", n=points) for points in t.printed.part_points]
    for part, name in enumerate(PARTS):
        left = t.printed.part_copies[part] - sum(player.temples[part] for player in t.players)
        points = worth[part].rjust(max(map(len, worth)))
        rows.append([pen.say(f"picture-part-{name}"), str(left), pen.short(t.printed.part_cost[part]), points])
    return lined_up(rows, TEMPLE)


def rare_goods(t: Table, seat: int | None, pen: Pen) -> list[str]:
    """Each stack with its price, its top, and how many tiles lie below it; and what sets are worth."""
    rows = []
    for colour, name in enumerate(COLOURS):
        top = t.tops[colour]
        told = pen.say("picture-rare-none") if top == NOBODY else pen.speak(RARE[top])
        below = sum(t.stacks[colour * 3 : colour * 3 + 3])
        stack = pen.ink(pen.say(f"picture-colour-{name}"), COLOUR_INK[colour])
        rows.append([stack, rare_price(t, seat, colour, pen), told, str(below)])
    return [
        headed(pen.say("picture-rare"), pen.say("picture-rare-columns"), pen),
        *lined_up(rows, RARE_GOODS),
        pen.say("picture-sets", points=Several(t.printed.set_points[1:], SPACE)),
    ]


# Marauders, missions, tax ---------------------------------------------------------------------------------------------


def kingdom(t: Table, seat: int | None, pen: Pen, width: int) -> list[str]:
    """Who holds a Marauders card, what is under attack; what the taxman wants in this era; the missions."""
    parts = [f"{pen.ink(pen.say('picture-marauders'), TITLE)}  {card(t, seat, pen)}"]
    if t.under_attack != NOBODY:
        key = "picture-attacked-safe" if is_placing(t) else "picture-attacked-next"
        parts.append(pen.say(key, region=REGION[t.under_attack]))
    parts.append(f"{pen.ink(pen.say('picture-tax'), TITLE)}  {tax(t, pen)}")
    gone = [MISSION_NUMBER[mission] for mission in range(len(MISSIONS)) if t.discards >> mission & 1]
    left = pen.say("picture-deck-discards" if gone else "picture-deck", n=t.deck.bit_count())
    deck = f"{pen.ink(pen.say('picture-missions'), TITLE)}  {left}"
    return [*flow(parts, width, "", "   "), *flow([deck, *gone], width, "  ", " ")]


def card(t: Table, seat: int | None, pen: Pen) -> str:
    """Who holds a Marauders card; which it is, only for this player's own eyes."""
    if t.holder == NOBODY:
        return pen.say("picture-no-card")
    if t.holder == seat:
        return pen.say("picture-card-yours", region=REGION[t.chosen])
    return pen.say("picture-card", player=pen.player(t.holder))


def tax(t: Table, pen: Pen) -> str:
    gold, points = t.printed.tax_gold[t.era()], t.printed.tax_points[t.era()]
    if not gold and not points:
        return pen.say("picture-tax-none")
    return pen.say("picture-tax-due", gold=pen.amount(GOLD, gold) if gold else NONE, points=points)


# Improvements ---------------------------------------------------------------------------------------------------------


def improvements(t: Table, pen: Pen, width: int) -> list[str]:
    """The display with what each tile does, in as many columns as there is room for."""
    tiles = [
        pen.say("picture-tile", tile=TILE_NUMBER[tile], effect=effect(t.printed.tiles[tile]))
        for tile in range(len(TILES))
        if t.display >> tile & 1
    ]
    price = pen.say("picture-improvements-price", price=Count("good", t.printed.price[t.era()]))
    head = headed(pen.say("picture-improvements"), price, pen)
    if not tiles:
        return [head, pen.say("picture-none-left" if t.turn else "picture-no-display")]
    columns = next(found for n in (3, 2, 1) if total_width(found := in_columns(tiles, n)) <= width or n == 1)
    lines = columns[0]
    for column in columns[1:]:
        lines = beside(lines, column)
    return [head, *lines]


def in_columns(lines: list[str], columns: int) -> list[list[str]]:
    """Lines to be read down one column, then down the next."""
    rows = -(-len(lines) // columns)
    return [lines[first : first + rows] for first in range(0, len(lines), rows)]


def total_width(columns: list[list[str]]) -> int:
    return sum(max(map(width_of, column)) for column in columns) + 2 * (len(columns) - 1)
