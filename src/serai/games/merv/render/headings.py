"""How long lists are divided and what the great moments of a game are called."""

from typing import Final

from serai.core.reading import Account
from serai.core.say import Fact, Say
from serai.core.text import Entry
from serai.games.merv.render.events import facts_of
from serai.games.merv.render.lacking import lacking
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE

HEADINGS: Final = {
    "board": "heading-action",
    "favour": "heading-action",
    "deploy": "heading-action",
    "take-camels": "heading-action",
    "sell-camel": "heading-camel_market",
    "contract": "board-contracts",
    "card": "board-caravansary",
    "camel": "board-caravansary",
    "hall": "board-palace",
    "wild-cube": "board-library",
    "post": "board-marketplace",
    "buy": "board-marketplace",
    "path": "board-mosque",
    "advance": "board-mosque",
}
"""By kind of action: the area in which it is done. The others stand alone, or among their like."""
SCROLLS: Final = "SpendForScrolls"
MOMENTS: Final = ["withdrawn", "scoring", "final"]
INVASION: Final = Account("invasion", told=True)
BEGUN: Final = ["turn", "solo_card", "slot", "board"]
"""Events with which something has only begun."""
REPEATED: Final = ["camel"]
"""One camel after the other onto the cards of the caravansary, to reach one far behind."""


def heading(t: Table, action: int) -> Fact:
    kind = t.actions.kind_of[action].name
    if kind == "piece":
        return Say("heading-gates" if t.actions.argument(action) >= FIRST_GATE else "heading-segments")
    if kind == "cube" and type(t.stack[-1]).__name__ == SCROLLS:
        return Say("board-library")
    return Say(HEADINGS[kind]) if kind in HEADINGS else ""


def moment(entry: Entry) -> Say | None:
    return Say(f"moment-{entry.key}", **facts_of([entry])) if entry.key in MOMENTS else None


def account(entry: Entry) -> Account | None:
    """Who ransomed what and who lost what is known when the Mongols have gone."""
    return INVASION if entry.key == "withdrawn" else None


def goes_on(t: Table, told: list[Entry]) -> bool:
    """A master meeple goes to a slot for a site, and an area is chosen for what is done there."""
    return all(entry.key in BEGUN for entry in told)


def repeats(t: Table, action: int) -> bool:
    return t.actions.kind_of[action].name in REPEATED and lacking(t, action) is None
