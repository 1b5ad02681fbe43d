"""How long lists are divided, what is one action to those who follow, and what great moments are called."""

from typing import Final

from serai.core.reading import Account
from serai.core.say import Fact, Say
from serai.core.text import Entry
from serai.games.merv.constants import NOBODY
from serai.games.merv.grid import WALL_SLOTS
from serai.games.merv.render.events import facts_of
from serai.games.merv.render.lacking import lacking
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE

HEADINGS: Final = {
    "slot": "heading-slots",
    "activate": "heading-city",
    "ransom": "heading-attacked",
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
ON_SITES: Final = ["soldier", "upgrade"]
"""What may be laid on almost any site of the city."""
SCROLLS: Final = "SpendForScrolls"
MOMENTS: Final = ["withdrawn", "scoring", "final"]
INVASION: Final = Account("invasion", told=True)
BEGUN: Final = ["turn", "solo_card", "slot", "board"]
"""Events with which something has only begun."""
REPEATED: Final = ["camel"]
"""One camel after the other onto the cards of the caravansary, to reach one far behind."""


def heading(t: Table, action: int) -> Fact:
    kind, n = t.actions.kind_of[action].name, t.actions.argument(action)
    if kind == "piece":
        return Say("heading-gates" if n >= FIRST_GATE else "heading-segments")
    if kind == "place":
        return Say("heading-side", side=Say(f"side-{WALL_SLOTS[n].partition('-')[0]}"))
    if kind in ON_SITES:
        return whose(t.owners[n], t.actor)
    if kind == "cube" and type(t.stack[-1]).__name__ == SCROLLS:
        return Say("board-library")
    return Say(HEADINGS[kind]) if kind in HEADINGS else ""


def whose(owner: int, seat: int) -> Say:
    """A site, to the one who decides."""
    if owner == NOBODY:
        return Say("heading-empty")
    return Say("heading-yours" if owner == seat else "heading-others")


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
