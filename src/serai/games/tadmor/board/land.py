"""The map: seven regions where they lie, seas in the west, the Euphrates in the east, Palmyra in the middle."""

import math
from typing import Final

from serai.core.board.svg import group, path, text, width_of
from serai.core.say import SPACE, Say, Several
from serai.games.tadmor.board.lines import icon
from serai.games.tadmor.board.offers import offer
from serai.games.tadmor.board.places import region_place
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.slots import draw_slot, width_of_slot, words_below
from serai.games.tadmor.board.stacks import draw_port
from serai.games.tadmor.constants import REGIONS, SLOTS
from serai.games.tadmor.render.things import REGION

BORDERS: Final = {
    "north_sea": "M18 56H248c-10 26 12 44 2 70s-16 40-8 64 2 40-2 72H10V64a8 8 0 0 1 8-8z",
    "south_sea": "M10 270H240c4 30-10 50 0 80s20 46 14 72 4 36 8 56H18a8 8 0 0 1-8-8z",
    "antioch": "M256 56H604l-14 66 8 64-346-2c-8-22-4-34 4-58s-10-44 0-70z",
    "ebla": "M248 192l350 2 8 66-10 66-346 4c-4-24 6-40 4-66s-12-46-6-72z",
    "damascus": "M250 338l346-4 8 62 6 82H270c-4-16-12-28-8-54s-12-54-12-86z",
    "palmyra": "M606 192l226 2 6 112-4 172H618l-6-82-8-66 10-68z",
    "euphrates": "M612 56H1022a8 8 0 0 1 8 8V470a8 8 0 0 1-8 8H842l4-172-6-120-236-2-6-62z",
}
"""Each a little apart from its neighbours, so that the borders show."""

NAMES: Final = {
    "north_sea": (24, 77), "south_sea": (24, 291), "antioch": (268, 77), "ebla": (266, 213),
    "damascus": (268, 359), "palmyra": (622, 215), "euphrates": (622, 77),
}  # fmt: skip

ROWS: Final[dict[str, list[tuple[float, float, float]]]] = {
    "north_sea": [(14, 240, 107), (14, 240, 194)],
    "south_sea": [(14, 240, 321), (14, 240, 416)],
    "antioch": [(254, 592, 115)],
    "ebla": [(258, 592, 252)],
    "damascus": [(258, 602, 398)],
    "palmyra": [(614, 830, 252), (614, 830, 340)],
    "euphrates": [(600, 896, 115), (860, 1028, 250), (860, 1028, 392)],
}
"""Where the slots of a region stand: from x to x, at a height."""

ROW_OF: Final = {
    "marble_ship_1": 1, "marble_ship_2": 1, "rare_grey": 1, "temple_palmyra": 1, "market_palmyra": 1,
    "first_to_play": 1, "rare_yellow": 1, "rare_red": 2,
}  # fmt: skip
"""The slots that do not stand in the first row; where an owner's tables move one elsewhere, in the last there."""

NAME: Final = 72
"""How wide the name below a slot may be."""
BETWEEN: Final = 4
"""How far the names of two neighbours are apart."""

RIVER: Final = "M984 56c0 94-80 114-90 184c-3 21-2 50-2 96s0 90 0 142"
RIVER_WIDE: Final = 72
"""As wide as a port's slot with its glow; what is written below it is broken rather than laid on the banks."""
WAVES: Final = "M0 0q7-6 14 0t14 0 14 0"
SWELL: Final = {"north_sea": [(14, 206), (198, 200)], "south_sea": [(122, 471), (190, 468)]}
RIPPLES: Final = [(936, 140), (894, 194), (868, 340), (962, 88)]


def draw_map(seen: Seen) -> str:
    return group(*[draw_region(seen, name) for name in REGIONS])


def draw_region(seen: Seen, name: str) -> str:
    at = REGIONS.index(name)
    rows: list[list[str]] = [[] for _ in ROWS[name]]
    for slot in seen.slots:
        if seen.printed.region_of[SLOTS.index(slot)] == at:
            rows[min(ROW_OF.get(slot, 0), len(rows) - 1)].append(slot)
    drawn = [draw_row(seen, row, *place) for row, place in zip(rows, ROWS[name], strict=True)]
    return group(ground(seen, name), *drawn, data_area=name)


def draw_row(seen: Seen, slots: list[str], left: float, right: float, y: float) -> str:
    """The slots of a row with even gaps between them, closer where there are more than it was made for."""
    widths = [width_of_slot(seen, slot) for slot in slots]
    gap = min(14.0, (right - left - sum(widths)) / (len(slots) + 1))
    x = (left + right - sum(widths) - gap * (len(slots) - 1)) / 2
    offers = [offer(seen, slot) for slot in slots]
    words = [words_below(seen, slot, offered[1]) for slot, offered in zip(slots, offers, strict=True)]
    rooms = [min(room, water(seen, slot)) for slot, room in zip(slots, rooms_for(words, widths, gap), strict=True)]
    drawn = []
    for slot, offered, width, room in zip(slots, offers, widths, rooms, strict=True):
        if slot.startswith("rare_"):
            drawn.append(draw_port(seen, slot.removeprefix("rare_"), x, y))
        drawn.append(draw_slot(seen, slot, offered, x + min(width, 62) / 2, y, room))
        x += width + gap
    return group(*drawn)


def rooms_for(names: list[float], widths: list[float], gap: float) -> list[float]:
    """How wide each name of a row may be: up to half the way to its neighbours, or what a short one leaves of it."""
    rooms = [NAME + max(0.0, width - 62) / 2 for width in widths]
    for at in range(1, len(names)):
        apart = (widths[at - 1] + widths[at]) / 2 + gap - BETWEEN
        for one, other in ((at - 1, at), (at, at - 1)):
            rooms[one] = min(rooms[one], max(apart, 2 * apart - names[other]))
    return rooms


def water(seen: Seen, slot: str) -> float:
    """How wide the water is below a slot: a port of the river has its banks."""
    on_river = slot.startswith("rare_") and seen.printed.region_of[SLOTS.index(slot)] == REGIONS.index("euphrates")
    return RIVER_WIDE - 2 if on_river else math.inf


def state_of(seen: Seen, name: str) -> str:
    """What the Marauders have to do with a region, as far as the reader knows."""
    if seen.view["revealed"] == name:
        return "coming"
    if seen.view["under_attack"] == name:
        return "safe" if seen.placing else "attacked"
    return "goal" if seen.view["chosen"] == name else ""


def ground(seen: Seen, name: str) -> str:
    """A region without its slots. The whole of it can be chosen when Marauders are sent."""
    state = state_of(seen, name)
    x, y = NAMES[name]
    title = seen.say(f"board-region-{name}")
    marks = [text(x, y, title, "t2 title")]
    if state:
        end = x + width_of(title, "t2 title") + 20
        alarm, sign = ("quiet", "shield") if state == "safe" else ("tadmor-alarm", "marauders")
        marks += [icon(sign, end, y - 5, 18, alarm)]
        marks += [text(end + 13, y, seen.say(f"board-{state}"), "t1 bold")]
    told = [Say("tip-region", region=REGION[REGIONS.index(name)]), *([Say(f"tip-{state}")] if state else [])]
    shape = path(BORDERS[name], class_=f"face tadmor-land tadmor-{name}" + (f" tadmor-{state}" if state else ""))
    return seen.sheet.spot(
        seen.sheet.speak(Several(told, SPACE)),
        shape,
        scenery(name),
        *marks,
        acts=(f"region {name.replace('_', '-')}",),
        place=region_place(name),
    )


def scenery(name: str) -> str:
    if name == "euphrates":
        return path(RIVER, class_="tadmor-river", stroke_width=RIVER_WIDE) + "".join(wave(x, y) for x, y in RIPPLES)
    if name.endswith("_sea"):
        return "".join(wave(x, y) for x, y in SWELL[name])
    if name == "palmyra":
        return skyline()
    return path(HILLS[name], class_="tadmor-hill")


def wave(x: float, y: float) -> str:
    return path(WAVES, class_="tadmor-wave", transform=f"translate({x} {y})")


HILLS: Final = {
    "antioch": "M500 76l16-14 12 10 18-14 22 18z",
    "ebla": "M500 214l20-12 14 8 16-10 24 14z",
    "damascus": "M494 358q14-14 28 0zM518 358q18-18 36 0z",
}
"""Mountains in the north, dunes in the south."""


def skyline() -> str:
    """The colonnade of Palmyra and its arch, at the region's lower edge."""
    columns = "".join(f"M{630 + at * 22} 470v-44h-2v-4h12v4h-2v44z" for at in range(9) if at != 4)
    beams = "M626 422v-5h90v5zM736 422v-5h84v5z"
    arch = "M712 470v-60h34v60h-8v-38a9 9 0 0 0-18 0v38z"
    return path(columns + beams + arch, class_="tadmor-ruins")
