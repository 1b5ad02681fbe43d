"""The map: seven regions where they lie, seas in the west, the Euphrates in the east, Palmyra in the middle."""

from typing import Final

from serai.core.board.svg import group, path, text, use, width_of
from serai.core.say import SPACE, Say, Several
from serai.games.tadmor.board.lines import icon
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.slots import draw_slot, name_of, width_of_slot
from serai.games.tadmor.board.stacks import draw_stack
from serai.games.tadmor.constants import REGIONS, SLOTS
from serai.games.tadmor.render.things import REGION

BORDERS: Final = {
    "north_sea": "M18 72H238c-10 30 12 52 2 84s-16 46-8 74 2 48-2 70H10V80a8 8 0 0 1 8-8z",
    "south_sea": "M10 308H230c4 34-10 58 0 92s20 54 14 84 6 40 10 56H18a8 8 0 0 1-8-8z",
    "antioch": "M246 72H572l-14 76 8 74-326-2c-8-26-2-38 8-66s-12-52-2-82z",
    "ebla": "M240 228l327 2 7 72-10 76-326 4c-4-26 6-44 4-74s-8-52-2-80z",
    "damascus": "M238 390l326-4 8 66 6 88H262c-4-16-16-30-10-56s-14-60-14-94z",
    "palmyra": "M575 222l226 2 6 120-4 196H586l-6-90-8-72 10-78z",
    "euphrates": "M580 72H982a8 8 0 0 1 8 8V532a8 8 0 0 1-8 8H811l4-196-6-128-235-2-8-66z",
}
"""Each a little apart from its neighbours, so that the borders show."""

NAMES: Final = {
    "north_sea": (24, 95), "south_sea": (24, 331), "antioch": (258, 95), "ebla": (258, 251),
    "damascus": (258, 411), "palmyra": (592, 246), "euphrates": (592, 95),
}  # fmt: skip

ROWS: Final[dict[str, list[tuple[float, float, float]]]] = {
    "north_sea": [(16, 224, 127), (16, 224, 219)],
    "south_sea": [(16, 224, 360), (16, 224, 466)],
    "antioch": [(250, 560, 137)],
    "ebla": [(254, 554, 293)],
    "damascus": [(252, 566, 453)],
    "palmyra": [(584, 796, 287), (584, 796, 390)],
    "euphrates": [(586, 860, 137), (818, 974, 276), (818, 974, 424)],
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

RIVER: Final = "M898 72c8 30-24 46-12 76s70 16 90 44 4 60 6 100 -3 70 0 110 -3 90 0 138"
WAVES: Final = "M0 0q7-6 14 0t14 0 14 0"


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
    rooms = rooms_for([width_of(name_of(seen, slot), "t1") for slot in slots], widths, gap)
    drawn = []
    for slot, width, room in zip(slots, widths, rooms, strict=True):
        drawn.append(draw_slot(seen, slot, x + min(width, 62) / 2, y, room))
        if slot.startswith("rare_"):
            drawn.append(draw_stack(seen, slot.removeprefix("rare_"), x + 91, y))
        x += width + gap
    return group(*drawn)


def rooms_for(names: list[float], widths: list[float], gap: float) -> list[float]:
    """How wide each name of a row may be: up to half the way to its neighbours, or what a short one leaves of it."""
    rooms = [float(NAME)] * len(names)
    for at in range(1, len(names)):
        apart = (widths[at - 1] + widths[at]) / 2 + gap - BETWEEN
        for one, other in ((at - 1, at), (at, at - 1)):
            rooms[one] = min(rooms[one], max(apart, 2 * apart - names[other]))
    return rooms


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
        marks += [text(end + 13, y, seen.say(f"board-{state}"), f"t1 bold {alarm}")]
    told = [Say("tip-region", region=REGION[REGIONS.index(name)]), *([Say(f"tip-{state}")] if state else [])]
    shape = path(BORDERS[name], class_=f"face tadmor-land tadmor-{name}" + (f" tadmor-{state}" if state else ""))
    return seen.sheet.spot(
        seen.sheet.speak(Several(told, SPACE)),
        shape,
        scenery(name),
        *marks,
        acts=(f"region {name.replace('_', '-')}",),
    )


def scenery(name: str) -> str:
    if name == "euphrates":
        return path(RIVER, class_="tadmor-river") + use("star8", 950, 112, 44, class_="tadmor-ruins")
    if name.endswith("_sea"):
        y = 290 if name == "north_sea" else 533
        return "".join(path(WAVES, class_="tadmor-wave", transform=f"translate({x} {y})") for x in (24, 92, 160))
    return skyline() if name == "palmyra" else ""


def skyline() -> str:
    """The colonnade of Palmyra and its arch, at the region's lower edge."""
    columns = "".join(f"M{600 + at * 22} 528v-44h-2v-4h12v4h-2v44z" for at in range(9) if at not in (4,))
    beams = "M596 480v-5h90v5zM706 480v-5h84v5z"
    arch = "M682 528v-60h34v60h-8v-38a9 9 0 0 0-18 0v38z"
    return path(columns + beams + arch, class_="tadmor-ruins")
