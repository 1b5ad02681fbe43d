"""The pictures that stand beside words in a list or a log, and tiles shown to whoever points at their names."""

from typing import Any, Final

from serai.core.board.choices import Sheet
from serai.core.board.svg import drawing, rect
from serai.core.say import Count, Say
from serai.games.merv.board.icons import BOON_ICONS, icon_class
from serai.games.merv.board.library import tile_face, tile_tip
from serai.games.merv.board.look import Look
from serai.games.merv.components import Printed
from serai.games.merv.constants import AREAS, BOONS, BREAKTHROUGHS, COLOURS, SPICES

TILE: Final = (108, 46)


def cube(colour: str) -> str:
    return f"merv-{colour} merv-cube merv-{colour}"


def thing(name: str) -> str:
    return f"merv-{name} {icon_class(name)}"


CAMEL: Final = "camel merv-camel"
COUNTED: Final = {
    "camel": CAMEL,
    "scroll": thing("scroll"),
    "common_good": thing("common"),
    "rare_good": thing("rare"),
    "any_good": thing("any-good"),
    "favour": thing("favour"),
    "influence": thing("influence"),
    "point": "star8 merv-points",
    "building": "merv-building ink",
    "servant": "merv-servant ink",
    "soldier": thing("soldier"),
}
"""By what there is so many of."""


def _said() -> dict[str, str]:
    """What is told by its name alone: colours, areas, spices, goods, boons, breakthroughs."""
    found = {f"colour-{colour}": cube(colour) for colour in COLOURS}
    found |= {f"{kind}-{area}": thing(area) for kind in ("area", "kind", "brief") for area in AREAS}
    found |= {f"spice-{spice}": f"merv-{spice} merv-{spice}" for spice in SPICES}
    found |= {"good-common": thing("common"), "good-rare": thing("rare"), "any-cube": "merv-any merv-cube"}
    found |= {f"boon-{name}": thing(shown) for name, shown in zip(BOONS, BOON_ICONS, strict=False) if shown}
    found |= {"boon-white_cube": cube("white"), "boon-camel": CAMEL, "line-market": CAMEL}
    return found | {f"breakthrough-{name}": f"card:{name}" for name in BREAKTHROUGHS}


SAID: Final = _said()


def pictured(said: Say) -> str:
    if not isinstance(said, Count):
        return SAID.get(said.key, "")
    if said.thing == "cube":
        colour = said.facts["colour"]
        return SAID.get(colour.key, "") if isinstance(colour, Say) else ""
    return COUNTED.get(said.thing, "")


class Alone(Look):
    """A tile by itself: no table is looked at."""

    def __init__(self, printed: Printed, sheet: Sheet) -> None:
        self.printed = printed
        self.sheet = sheet


def card(name: str, printed: Any, sheet: Sheet) -> str:
    """A breakthrough."""
    if name not in BREAKTHROUGHS:
        return ""
    look, number = Alone(printed, sheet), BREAKTHROUGHS.index(name)
    wide, high = TILE
    return drawing(
        wide,
        high,
        tile_tip(look, number),
        rect(1, 1, wide - 2, high - 2, 6, class_="merv-tile"),
        tile_face(look, number, wide / 2, high / 2),
        class_="merv card",
    )
