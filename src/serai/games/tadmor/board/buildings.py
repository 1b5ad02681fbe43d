"""A player's tower, level by level in its bands of price, and the temple, part by part."""

from typing import Final

from serai.core.board.svg import group, path, rect, text
from serai.core.say import Count
from serai.games.tadmor.actions import MOST_LEVELS
from serai.games.tadmor.board.lines import cost_line, icon, line_of
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.cards import CHEAPER_TEMPLE
from serai.games.tadmor.constants import PARTS, SEATS
from serai.games.tadmor.render.speech import goods, less, points
from serai.games.tadmor.render.things import PART
from serai.games.tadmor.tower import height_after

ROW: Final = 19.0
WIDTH: Final = 99.0
"""How high a row of the tower is, and how wide."""

# Tower ----------------------------------------------------------------------------------------------------------------


def ways_up(seen: Seen, seat: int) -> dict[int, list[str]]:
    """By the height that would be reached, the actions that build so high."""
    ways: dict[int, list[str]] = {}
    if seen.view["actor"] != seat:
        return ways
    tower, step = seen.players[seat]["tower"], seen.free_step(seat)
    for n in range(1, MOST_LEVELS + 1):
        for act, levels in ((f"levels {n}", n), (f"pairs {n}", n * 2)):
            if seen.sheet.offers(act):
                ways.setdefault(height_after(tower, levels, step), []).append(act)
    return ways


def draw_tower(seen: Seen, seat: int, x: float, y: float) -> str:
    """A row of bricks for each band of price, the lowest at the bottom; beside it what one and two levels cost."""
    tower, ways = seen.players[seat]["tower"], ways_up(seen, seat)
    ends = seen.printed.band_ends
    highest = max([ends[-1] + 5, tower, *ways])
    parts = [tower_head(seen, seat, x, y - 8)]
    first = 1
    for band, last in enumerate([*ends, highest]):
        top = y + (len(ends) - band) * ROW
        parts += [brick(seen, seat, level, first, last, x, top, ways) for level in range(first, last + 1)]
        for prices, left in ((seen.printed.one_level, 103), (seen.printed.two_levels, 157)):
            cost = cost_line(seen.level_cost(seat, prices, last))
            parts.append(line_of(cost, x + left, top + ROW / 2 - 1, 13, "start"))
        first = last + 1
    base = path(f"M{x - 3} {y + 4 * ROW - 1}h{WIDTH + 4}v3h-{WIDTH + 4}z", class_="tadmor-quiet")
    return group(*parts, base, data_area="tower")


def tower_head(seen: Seen, seat: int, x: float, y: float) -> str:
    """How high it is, which a traitor may change, and what the two columns of prices are for."""
    tower = seen.players[seat]["tower"]
    height = seen.sheet.spot(
        seen.say(
            "tip-tower",
            levels=Count("level", tower),
            points=points(seen.printed.level_points_era),
            end=seen.printed.level_points_end,
        ),
        rect(x - 2, y - 8, WIDTH + 2, 15, 4, class_="face tadmor-hit"),
        icon("tower", x + 7, y, 14),
        text(x + 18, y + 4.5, tower, "t1 bold"),
        acts=(f"target {SEATS[seat]}",),
    )
    one = icon("level", x + 112, y, 12, "tadmor-quiet")
    two = icon("level", x + 166, y - 3, 12, "tadmor-quiet") + icon("level", x + 166, y + 4, 12, "tadmor-quiet")
    return group(height, one, two)


def brick(
    seen: Seen, seat: int, level: int, first: int, last: int, x: float, y: float, ways: dict[int, list[str]]
) -> str:
    tower, width = seen.players[seat]["tower"], WIDTH / (last - first + 1)
    built = level <= tower
    told = seen.say("tip-level-built", n=level, tower=tower) if built else unbuilt(seen, seat, level)
    left = x + (level - first) * width
    shown = "face tadmor-brick" + (" tadmor-built" if built else "")
    return seen.sheet.spot(told, rect(left, y, width - 1.5, ROW - 2, 2, class_=shown), acts=tuple(ways.get(level, ())))


def unbuilt(seen: Seen, seat: int, level: int) -> str:
    """What a level would cost, alone and with another."""
    one, two = (seen.level_cost(seat, prices, level) for prices in (seen.printed.one_level, seen.printed.two_levels))
    return seen.say("tip-level", n=level, one=goods(one), two=goods(two))


# Temple ---------------------------------------------------------------------------------------------------------------

TOPS: Final = [62, 36, 17, 0]
"""By part: how far below the top of the whole it begins."""


def layer(part: int) -> str:
    """The drawing of a part, 76 wide."""
    if part == 0:
        return "M0 6h76v8h-76zM4 1h68v5h-68z"
    if part == 1:
        return "".join(f"M{6 + at * 13.5:.1f} 0h10v3h-2v20h2v3h-10v-3h2v-20h-2z" for at in range(5))
    if part == 2:
        return "M2 18v-4l36-13 36 13v4z"
    return "M33 16v-8a5 5 0 1 1 10 0v8zM6 22v-9h7v9zM63 22v-9h7v9z"


def draw_temple(seen: Seen, seat: int, x: float, y: float) -> str:
    """The temple under way, or else a complete one; all others stand small above it."""
    temples = seen.players[seat]["temples"]
    counts = [temples[part] for part in PARTS]
    under_way = [part for part in range(len(PARTS) - 1) if counts[part]]
    built = max(under_way, default=3 if counts[3] else -1)
    mine, discount = seen.view["actor"] == seat, seen.discount(seat, CHEAPER_TEMPLE)
    parts = []
    for part, name in enumerate(PARTS):
        cost = seen.printed.part_cost[part]
        asked = less(cost, discount) if discount else goods(cost)
        shown = "face tadmor-part" + (" tadmor-built" if part <= built else "")
        parts.append(
            seen.sheet.spot(
                seen.say("tip-own-part", part=PART[part], price=asked, points=points(seen.printed.part_points[part])),
                path(layer(part), class_=shown, transform=f"translate({x} {y + TOPS[part]})"),
                line_of(cost_line(cost), x + 82, y + (3 - part) * ROW + 9, 13, "start"),
                acts=(f"part {name}",) if mine else (),
            )
        )
    others = [part for part in under_way if part != built] + [3] * (counts[3] - (1 if built == 3 else 0))
    extra = [icon(PARTS[part], x + 82 + 17 * at, y - 7, 15, "tadmor-piece") for at, part in enumerate(others[:4])]
    return group(*parts, *extra, data_area="temple")
