"""A player's tower, level by level in its bands of price, and the temple, part by part, at any size."""

import re
from dataclasses import dataclass
from typing import Final

from serai.core.board.amount import amount
from serai.core.board.svg import group, number, path, rect, text
from serai.core.say import SPACE, Count, Fact, Say, Several
from serai.games.tadmor.actions import MOST_LEVELS
from serai.games.tadmor.board.lacks import lacking_levels, lacking_part
from serai.games.tadmor.board.lines import cost_line, icon, line_of
from serai.games.tadmor.board.places import before
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.cards import CHEAPER_TEMPLE
from serai.games.tadmor.constants import PARTS, SEATS
from serai.games.tadmor.render.speech import goods, points, price
from serai.games.tadmor.render.things import PART
from serai.games.tadmor.tower import height_after

# Tower ----------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Size:
    """How large a tower is drawn: its bricks, and how much narrower each band is than the one below."""

    row: float
    width: float
    taper: float
    named: str
    """What its bricks are called as places."""
    numbered: bool
    gap: float
    """Between bricks: wide enough for the glow of those that can be chosen, where there is room."""


ON_MAT: Final = Size(19, 99, 0, "level", False, 1.5)


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


def bricks(seen: Seen, seat: int, x: float, y: float, size: Size) -> list[str]:
    """A row of bricks for each band of price, the lowest at the bottom; `y` is the top of the highest."""
    tower, ways = seen.players[seat]["tower"], ways_up(seen, seat)
    ends = seen.printed.band_ends
    drawn, first = [], 1
    for band, last in enumerate([*ends, max([ends[-1] + 5, tower, *ways])]):
        left, top = x + size.taper * band, y + (len(ends) - band) * size.row
        pitch = (size.width - 2 * size.taper * band) / (last - first + 1)
        for level in range(first, last + 1):
            at = left + (level - first) * pitch
            drawn.append(brick(seen, seat, level, at, top, pitch - size.gap, size, tuple(ways.get(level, ()))))
        first = last + 1
    return drawn


def brick(
    seen: Seen, seat: int, level: int, x: float, y: float, width: float, size: Size, acts: tuple[str, ...]
) -> str:
    built = level <= seen.players[seat]["tower"]
    shown = "face tadmor-brick" + (" tadmor-built" if built else "")
    return seen.sheet.spot(
        told_of_level(seen, seat, level),
        rect(x, y, width, size.row - size.gap - 0.5, 2, class_=shown),
        text(x + width / 2, y + size.row / 2 + 1.5, level, "t1 mid quiet")
        if size.numbered and not built and width > 18
        else "",
        acts=acts,
        place=before(seat, f"{size.named} {level}"),
    )


def told_of_level(seen: Seen, seat: int, level: int) -> str:
    """What a level would cost, alone and with another; for the next one also what the reader lacks."""
    tower = seen.players[seat]["tower"]
    if level <= tower:
        return seen.say("tip-level-built", n=level, tower=tower)
    one, two = (seen.level_cost(seat, prices, level) for prices in (seen.printed.one_level, seen.printed.two_levels))
    told: list[Fact] = [Say("tip-level", n=level, one=goods(one), two=goods(two))]
    if seat == seen.reader and level == tower + 1:
        told += lacking_levels(seen)
    return seen.sheet.speak(Several(told, SPACE))


def draw_tower(seen: Seen, seat: int, x: float, y: float) -> str:
    """On a mat: the bricks, and beside each row what one and two levels cost."""
    ends, row = seen.printed.band_ends, ON_MAT.row
    prices = []
    for band in range(len(ends) + 1):
        level = ends[band] if band < len(ends) else ends[-1] + 1
        for costs, left in ((seen.printed.one_level, 103), (seen.printed.two_levels, 157)):
            cost = cost_line(seen.level_cost(seat, costs, level))
            prices.append(line_of(cost, x + left, y + (len(ends) - band) * row + row / 2 - 1, 13, "start"))
    base = path(f"M{x - 3} {y + 4 * row - 1}h{ON_MAT.width + 4}v3h-{ON_MAT.width + 4}z", class_="tadmor-quiet")
    head = tower_head(seen, seat, x, y - 8)
    drawn = bricks(seen, seat, x, y, ON_MAT)
    return group(head, *drawn, *prices, base, data_area="tower", data_place=before(seat, "tower"))


def tower_head(seen: Seen, seat: int, x: float, y: float) -> str:
    """How high it is, which a traitor may change, and what the two columns of prices are for."""
    tower = seen.players[seat]["tower"]
    height = seen.sheet.spot(
        tower_tip(seen, seat),
        rect(x - 2, y - 8, ON_MAT.width + 2, 15, 4, class_="face tadmor-hit"),
        amount("level", icon("tower", 0, 0, 14), tower, x + 7, y - 1, 11, "t1 bold"),
        acts=(f"target {SEATS[seat]}",),
        place=before(seat, "height"),
    )
    one = icon("level", x + 112, y, 12, "tadmor-quiet")
    two = icon("level", x + 166, y - 3, 12, "tadmor-quiet") + icon("level", x + 166, y + 4, 12, "tadmor-quiet")
    return group(height, one, two)


def tower_tip(seen: Seen, seat: int) -> str:
    levels, end = Count("level", seen.players[seat]["tower"]), seen.printed.level_points_end
    return seen.say("tip-tower", levels=levels, points=points(seen.printed.level_points_era), end=end)


# Temple ---------------------------------------------------------------------------------------------------------------

TOPS: Final = [62, 36, 17, 0]
"""By part: how far below the top of the whole it begins, in a drawing 76 wide and high."""
LAYERS: Final = [
    "M6 0h64v4h-64zM3 4h70v4.5h-70zM0 8.5h76v5.5h-76z",
    "".join(f"M{7 + at * 10.8:.1f} 0h8v3h-1.5v20h1.5v3h-8v-3h1.5v-20h-1.5z" for at in range(6)),
    "M3 14.5h70v3.5h-70zM1 13l37-12.5 37 12.5z",
    "M33 16v-8q0-6 5-6t5 6v8zM6 27v-10q0-4 3.5-4t3.5 4v7zM63 24v-7q0-4 3.5-4t3.5 4v10z",
]


def layer(part: int, x: float, y: float, scale: float) -> str:
    """The outline of a part at its place. Only where a stroke begins is measured from the corner, the rest not."""

    def sized(found: re.Match[str]) -> str:
        command, values = found[1], [float(value) for value in re.findall(r"-?[\d.]+", found[2])]
        if command != "M":
            return command + " ".join(number(value * scale) for value in values)
        return f"M{number(x + values[0] * scale)} {number(y + (TOPS[part] + values[1]) * scale)}"

    return re.sub(r"([A-Za-z])([^A-Za-z]*)", sized, LAYERS[part]).replace("z ", "z")


def built_up_to(seen: Seen, seat: int) -> int:
    """The highest part of the temple that is drawn: of the one under way, or else of a complete one; -1 for none."""
    temples = seen.players[seat]["temples"]
    under_way = [part for part in range(len(PARTS) - 1) if temples[PARTS[part]]]
    return max(under_way, default=3 if temples[PARTS[3]] else -1)


def draw_part(seen: Seen, seat: int, part: int, shape: str, *beside: str, named: str = "") -> str:
    """One part with its price beside it."""
    cost, discount = seen.printed.part_cost[part], seen.discount(seat, CHEAPER_TEMPLE)
    asked = price(cost, discount)
    worth = points(seen.printed.part_points[part])
    told: list[Fact] = [Say("tip-own-part", part=PART[part], price=asked, points=worth)]
    if seat == seen.reader:
        told += lacking_part(seen, part)
    shown = "face tadmor-part" + (" tadmor-built" if part <= built_up_to(seen, seat) else "")
    return seen.sheet.spot(
        seen.sheet.speak(Several(told, SPACE)),
        path(shape, class_=shown),
        *beside,
        acts=(f"part {PARTS[part]}",) if seen.view["actor"] == seat else (),
        place=before(seat, named + PARTS[part]),
    )


def draw_temple(seen: Seen, seat: int, x: float, y: float) -> str:
    """On a mat: the temple under way, or else a complete one; all others stand small above it."""
    drawn = []
    for part, cost in enumerate(seen.printed.part_cost):
        price = line_of(cost_line(cost), x + 82, y + (3 - part) * 19 + 9, 13, "start")
        drawn.append(draw_part(seen, seat, part, layer(part, x, y, 1), price))
    extra = [
        icon(PARTS[part], x + 82 + 17 * at, y - 7, 15, "tadmor-piece") for at, part in enumerate(others(seen, seat))
    ]
    return group(*drawn, *extra, data_area="temple", data_place=before(seat, "temple"))


def others(seen: Seen, seat: int) -> list[int]:
    """The temples of a player but the one that is drawn large; the first four."""
    counts, built = seen.players[seat]["temples"], built_up_to(seen, seat)
    under_way = [part for part in range(len(PARTS) - 1) if counts[PARTS[part]] and part != built]
    return [*under_way, *[3] * (counts[PARTS[3]] - (1 if built == 3 else 0))][:4]
