"""Areas of the board over long lists, moments when all look up, and what is one action to those who follow."""

from typing import Final

from serai.core.reading import Account
from serai.core.say import Fact, Say
from serai.core.text import Entry
from serai.games.marco_polo.actions import PLACE
from serai.games.marco_polo.constants import BAZAAR, CARD_SPACE, KHAN, SPACES
from serai.games.marco_polo.table import Table

BONUS: Final = ["money-bag", "reroll", "adjust", "black-die", "complete"]
"""Bonus actions by the kinds of actions that they are."""


def heading(t: Table, action: int) -> Fact:
    """The area of the board where an action of one's turn is; every other decision has few choices of one kind."""
    kind = t.actions.kind_of[action].name
    if kind in BONUS:
        return Say("heading-bonus")
    if kind != "place":
        return ""
    space = action - PLACE
    if space >= CARD_SPACE:
        return Say("heading-cards")
    return Say("board-bazaar") if BAZAAR <= space < KHAN else Say(f"board-{SPACES[space]}")


ROUND: Final = Account("round", told=False)
ALONG: Final = ["NameValue", "ChooseColumn", "GainGoods", "TakeRowBonus", "MakeRoom"]
"""Decisions that an action of one's own brings along."""
PLACED: Final = ["turn", "die", "die_too", "pay"]


def account(entry: Entry) -> Account | None:
    """What a whole round brought is counted where it ends."""
    return ROUND if entry.key == "round" else None


def goes_on(t: Table, told: list[Entry]) -> bool:
    """Dice lie on a space, and what is done there is not told yet; or something comes along with what was done."""
    return type(t.stack[-1]).__name__ in ALONG or all(entry.key in PLACED for entry in told)


def moment(entry: Entry) -> Say | None:
    """A round is over when the next one begins, the last one when the game is scored."""
    if entry.key == "round" and entry.args[0] > 1:
        return Say("moment-round", n=entry.args[0] - 1, round=entry.args[0])
    return Say("moment-final") if entry.key == "final" else None
