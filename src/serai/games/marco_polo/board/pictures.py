"""The pictures that stand beside words: amounts, dice, and cards by their names."""

from typing import Final

from serai.core.say import Count, Say
from serai.games.marco_polo.board.icons import PICTURES
from serai.games.marco_polo.constants import DICE_NAMES
from serai.games.marco_polo.render.speech import NAMES

COUNTED: Final = {
    **{name: f"polo-{picture}" for name, picture in zip(NAMES, PICTURES, strict=True)},
    "camel": "camel polo-camel",
    "contract": "polo-contract",
    "step": "polo-move",
    "die": "polo-face-5",
    "white_die": "polo-face-5 polo-white",
    "black_die": "polo-face-5 polo-black",
}
"""By what is counted."""
DICE: Final = {f"{family}-{kind}": kind for family in ("die", "face") for kind in DICE_NAMES}
"""What a die is called, and its kind."""
NAMED: Final = "named"
"""The fact that names the card which something said speaks of."""


def pictured(said: Say) -> str:
    """The name of a symbol and the classes that colour it, or that of a card; empty for words alone."""
    if isinstance(said, Count):
        return COUNTED.get(said.thing, "")
    if said.key in DICE:
        colour = "" if DICE[said.key] == "own" else f" polo-{DICE[said.key]}"
        return f"polo-face-{said.facts['value']}{colour}"
    return f"card:{said.facts[NAMED]}" if isinstance(said.facts.get(NAMED), str) else ""
