"""What things are worth in points while there is time to use them."""

from typing import Final

from serai.games.marco_polo.bundle import Bundle

THING_WORTH: Final = [0.21, 0.4, 0.65, 0.85, 1.05, 1.0, 0.9, 1.6, 1.4, 0.6, 1.6, 1.2, 1.4]
"""By thing; points are points."""


def bundle_worth(bundle: Bundle) -> float:
    value = float(bundle.vp)
    for thing in bundle.stock:
        value += THING_WORTH[thing] * bundle.amounts[thing]
    for thing in bundle.asked:
        value += THING_WORTH[thing] * bundle.amounts[thing]
    return value
