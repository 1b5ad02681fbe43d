"""What one may want to do several times over."""

from typing import Final

from serai.core.actions import DONE
from serai.games.marco_polo.table import Table

SEVERAL: Final = ["Repeat", "GainGoods", "GainPairs"]
"""The decisions that come once for each exchange of a card, each good, each pair of goods."""


def repeats(t: Table, action: int) -> bool:
    """The same exchange or the same good again, while more than one is left."""
    asked = t.stack[-1]
    return (
        type(asked).__name__ in SEVERAL
        and t.actions.kind_of[action].name != DONE
        and int(getattr(asked, "left", 0)) > 1
    )
