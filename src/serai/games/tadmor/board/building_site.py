"""The wide mat below the map when the reader builds: their tower and temple, large, and what they have to pay with."""

from typing import Final

from serai.core.board.amount import amount
from serai.core.board.svg import group, path, rect, use, width_of
from serai.core.say import SPACE, Several
from serai.games.tadmor.board.buildings import (
    Size,
    bricks,
    built_up_to,
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
LARGE: Final = Size(44, 210, 7, "great level", True)
SCALE: Final = 2.55


def draw_site(seen: Seen, seat: int) -> str:
    return group(great_tower(seen, seat, 10), great_temple(seen, seat, 351), goods(seen, seat), class_=SEATS[seat])


def great_tower(seen: Seen, seat: int, x: float) -> str:
    """The tower with battlements over its highest band, and what a level, or two, cost in each."""
    y, ends = TOP + 50, seen.printed.band_ends
    title = seen.say("board-your-tower")
    head = seen.sheet.spot(
        tower_tip(seen, seat),
        rect(x + 4, TOP + 3, 200, 22, 6, class_="face tadmor-hit"),
        amount(
            "level",
            icon("tower", 0, 0, 20),
            seen.players[seat]["tower"],
            x + 30 + width_of(title, "t2 title"),
            TOP + 12,
            15,
        ),
        place=before(seat, "great tower"),
    )
    prices = []
    for band in range(len(ends) + 1):
        level, top = ends[band] if band < len(ends) else ends[-1] + 1, y + (len(ends) - band) * LARGE.row
        for costs, sign, lift in (
            (seen.printed.one_level, ["level"], 11),
            (seen.printed.two_levels, ["level", "level"], 31),
        ):
            line = [*sign, *cost_line(seen.level_cost(seat, costs, level))]
            prices.append(line_of(line, x + 226 + (0 if len(sign) > 1 else 19), top + lift, 15, "start"))
    wall = "".join(f"M{x + 36 + 26 * step:.0f} {y - 2}v-12h14v12z" for step in range(7))
    ground = rect(x + 2, TOP + HIGH - 9, 222, 5, 2, class_="tadmor-quiet")
    drawn = bricks(seen, seat, x + 8, y, LARGE)
    return panel(
        x,
        335,
        title,
        head,
        path(wall, class_="tadmor-battlement"),
        *drawn,
        ground,
        *prices,
        area="site",
        y=TOP,
        high=HIGH,
    )


def great_temple(seen: Seen, seat: int, x: float) -> str:
    """The temple under way with the price and the worth of each part, the others small above it."""
    left, top = x + 10, TOP + 30
    parts = []
    for part, cost in enumerate(seen.printed.part_cost):
        y = TOP + 58 + (3 - part) * 48
        worth = line_of([f"={seen.printed.part_points[part]}", POINT], x + 216, y, 17, "start")
        price = line_of(cost_line(cost), x + 216, y + 20, 17, "start")
        parts.append(draw_part(seen, seat, part, layer(part, left, top, SCALE), worth, price, named="great "))
    title = seen.say("board-your-temple")
    after = x + 30 + width_of(title, "t2 title")
    small = [
        icon(PARTS[part], after + 24 * at_, TOP + 13, 20, "tadmor-piece") for at_, part in enumerate(others(seen, seat))
    ]
    star = use("star8", left + 38 * SCALE, top + 4, 20, class_="tadmor-points") if built_up_to(seen, seat) == 3 else ""
    return panel(x, 327, title, *parts, *small, star, area="temple", y=TOP, high=HIGH)


def goods(seen: Seen, seat: int) -> str:
    """What can be spent, and what the next level and the next part still ask for."""
    x, y = 684, TOP + 86
    held = [
        amount(good, icon(good, 0, 0, 28), n, x + 34 + 84 * number, y + 42, 20, "t3 bold")
        for number, (good, n) in enumerate(zip(GOODS, seen.stock(seat), strict=True))
    ]
    told = [*lacking_levels(seen), *[one for part in seen.next_parts(seat)[:1] for one in lacking_part(seen, part)]]
    words = paragraph(seen.sheet.speak(Several(told, SPACE)), x + 12, y + 78, 324, 5) if told else ""
    return panel(x, 346, seen.say("board-your-goods"), *held, words, area="spending", y=y, high=150)
