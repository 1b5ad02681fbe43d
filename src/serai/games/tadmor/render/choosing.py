"""How the choices of a decision are set out: under which heading each stands, what is set by counters, what repeats."""

from typing import Final

from serai.core.reading import Amount
from serai.core.say import Fact, Say
from serai.games.tadmor.actions import MOST_DROPPED
from serai.games.tadmor.constants import PRIVATE_PLACE, REGIONS
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.things import GOOD
from serai.games.tadmor.table import Table

UNDER: Final = {
    **dict.fromkeys(("trade", "buy"), "heading-trade"),
    **dict.fromkeys(("discard", "return", "fulfil", "draw"), "board-missions"),
    **dict.fromkeys(("levels", "pairs", "part", "as"), "heading-build"),
    **dict.fromkeys(("stack", "rare-good"), "heading-rare"),
    "take": "board-improvements",
    "use": "heading-pieces",
}
"""By kind of action, its heading. Pieces that are sent stand under the region, as on the map."""


def heading(t: Table, action: int) -> Fact:
    a = Action(t, action)
    if a.kind in ("camel", "ship") and a.asked == "Place":
        if a.n >= PRIVATE_PLACE:
            return Say("heading-own")
        return Say(f"board-region-{REGIONS[t.printed.region_of[a.n]]}")
    return Say(UNDER[a.kind]) if a.kind in UNDER else ""


def amount(t: Table, action: int) -> Amount | None:
    """Goods are named one by one, or so many of a kind; whoever pays or gives up several sets them all at once."""
    a = Action(t, action)
    if a.kind in ("pay", "leave-out", "good"):
        return Amount(GOOD[a.n], 1)
    if a.kind == "drop":
        return Amount(GOOD[a.n // MOST_DROPPED], a.n % MOST_DROPPED + 1)
    return None


def repeats(t: Table, action: int) -> bool:
    """Trades: any number of times, one exchange after the other."""
    return Action(t, action).kind == "trade"
