"""The small pictures that stand beside words: goods, points, pieces, buildings, and cards by their names."""

from typing import Final

from serai.core.say import Count, Say
from serai.games.tadmor.board.pictures import PREFIX
from serai.games.tadmor.constants import COLOURS, GOODS, PARTS, PIECES, RARE_GOODS

SIGN: Final = "tadmor-sign"

COUNTED: Final = {
    **{good: PREFIX + good for good in GOODS},
    "good": PREFIX + "any",
    "basic": PREFIX + "basic",
    "point": "point tadmor-points",
    "camel": f"camel {SIGN}",
    "ship": f"{PREFIX}ship {SIGN}",
    **dict.fromkeys(("level", "tower-level"), f"{PREFIX}tower {SIGN}"),
    **dict.fromkeys(("mission", "fulfilled"), f"{PREFIX}mission {SIGN}"),
    "rare-good": f"{PREFIX}rare {SIGN}",
}
"""By what is counted."""
NAMED: Final = {
    **{f"good-{good}": PREFIX + good for good in GOODS},
    **{f"part-{part}": f"{PREFIX}{part} {SIGN}" for part in PARTS},
    **{f"rare-{kind}": f"{PREFIX}{kind} tadmor-{COLOURS[at // 3]}" for at, kind in enumerate(RARE_GOODS)},
    **{f"another-{piece}": COUNTED[piece] for piece in PIECES},
}
"""By key of what is said."""


def pictured(said: Say) -> str:
    """A picture by the name of its symbol with the classes that colour it; `card:` and a name for a card."""
    if isinstance(said, Count):
        return COUNTED.get(said.thing, "")
    if said.key.startswith(("tile-", "mission-")):
        return f"card:{said.key.partition('-')[2]}"
    if said.key == "marauders-card":
        region = said.facts["region"]
        return f"card:{region.key.removeprefix('region-')}" if isinstance(region, Say) else ""
    return NAMED.get(said.key, "")
