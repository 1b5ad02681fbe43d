"""The wide mat below the map when the reader builds: their tower and temple, large, and what they have to pay with."""

from typing import Final

from serai.core.board.amount import amount
from serai.core.board.svg import fitted, group, path, rect, width_of
from serai.games.tadmor.board.buildings import (
    Size,
    bricks,
    draw_part,
    layer,
    others,
    tower_tip,
)
from serai.games.tadmor.board.lacks import lacking_levels, lacking_part
from serai.games.tadmor.board.lines import POINT, cost_line, icon, line_of, paragraph
from serai.games.tadmor.board.places import before
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.supplies import panel
from serai.games.tadmor.constants import GOODS, PARTS, SEATS

TOP: Final = 486
HIGH: Final = 236
LARGE: Final = Size(44, 212, 7, "great level", True, 7)
SCALE: Final = 2.55


def draw_site(seen: Seen, seat: int) -> str:
    return group(great_tower(seen, seat, 10), great_temple(seen, seat, 351), goods(seen, seat), class_=SEATS[seat])


# Tower ----------------------------------------------------------------------------------------------------------------


def great_tower(seen: Seen, seat: int, x: float) -> str:
    """The tower with battlements over its highest band, and what a level, or two, cost in each."""
    y = TOP + 52
    wall = "".join(f"M{x + 36 + 26 * step:.0f} {y - 6}v-12h14v12z" for step in range(7))
    drawn = [
        tower_head(seen, seat, x),
        path(wall, class_="tadmor-battlement"),
        *bricks(seen, seat, x + 10, y, LARGE),
        rect(x + 4, TOP + HIGH - 12, 218, 5, 2, class_="tadmor-quiet"),
        *level_prices(seen, seat, x + 230, y),
    ]
    return panel(x, 335, seen.say("board-your-tower"), *drawn, area="site", y=TOP, high=HIGH)


def tower_head(seen: Seen, seat: int, x: float) -> str:
    """How high it is, beside the title."""
    after = x + 30 + width_of(seen.say("board-your-tower"), "t2 title")
    return seen.sheet.spot(
        tower_tip(seen, seat),
        rect(x + 4, TOP + 3, 200, 22, 6, class_="face tadmor-hit"),
        amount("level", icon("tower", 0, 0, 20), seen.players[seat]["tower"], after, TOP + 12, 15),
        place=before(seat, "great tower"),
    )


def level_prices(seen: Seen, seat: int, x: float, y: float) -> list[str]:
    """Beside each band: one brick and its price, two bricks and theirs."""
    ends, lines = seen.printed.band_ends, []
    for band in range(len(ends) + 1):
        level, top = ends[band] if band < len(ends) else ends[-1] + 1, y + (len(ends) - band) * LARGE.row
        one, two = (seen.level_cost(seat, costs, level) for costs in (seen.printed.one_level, seen.printed.two_levels))
        lines.append(
            icon("level", x + 18, top + 9, 14, "tadmor-quiet") + line_of(cost_line(one), x + 32, top + 9, 15, "start")
        )
        pair = icon("level", x + 4, top + 29, 14, "tadmor-quiet") + icon("level", x + 18, top + 29, 14, "tadmor-quiet")
        lines.append(pair + line_of(cost_line(two), x + 32, top + 29, 15, "start"))
    return lines


# Temple ---------------------------------------------------------------------------------------------------------------


def great_temple(seen: Seen, seat: int, x: float) -> str:
    """The temple under way with the price and the worth of each part, the others small above it."""
    left, top = x + 12, TOP + 30
    parts = []
    for part, cost in enumerate(seen.printed.part_cost):
        y = TOP + 56 + (3 - part) * 48
        worth = line_of([f"={seen.printed.part_points[part]}", POINT], x + 222, y, 17, "start")
        price = line_of(cost_line(cost), x + 222, y + 21, 17, "start")
        parts.append(draw_part(seen, seat, part, layer(part, left, top, SCALE), worth, price, named="great "))
    title = seen.say("board-your-temple")
    after = x + 30 + width_of(title, "t2 title")
    for number, part in enumerate(others(seen, seat)):
        parts.append(icon(PARTS[part], after + 24 * number, TOP + 13, 20, "tadmor-piece"))
    return panel(x, 327, title, *parts, area="temple", y=TOP, high=HIGH)


# Goods ----------------------------------------------------------------------------------------------------------------


def goods(seen: Seen, seat: int) -> str:
    """What can be spent, and what the next level and the next part still ask for."""
    x, y = 684, TOP + 86
    held = [
        amount(good, icon(good, 0, 0, 28), n, x + 34 + 84 * number, y + 42, 20, "t3 bold")
        for number, (good, n) in enumerate(zip(GOODS, seen.stock(seat), strict=True))
    ]
    part = seen.next_parts(seat)[0]
    asked = [("tower", one) for one in lacking_levels(seen)] + [(PARTS[part], one) for one in lacking_part(seen, part)]
    words = [
        icon(sign, x + 22, y + 76 + 22 * row, 17, "tadmor-quiet")
        + fitted(x + 38, y + 80 + 22 * row, seen.sheet.speak(said), 300, "t1")
        for row, (sign, said) in enumerate(asked)
    ]
    if not words:
        words = [paragraph(tower_tip(seen, seat), x + 14, y + 82, 320, 3)]
    return panel(x, 346, seen.say("board-your-goods"), *held, *words, area="spending", y=y, high=150)
