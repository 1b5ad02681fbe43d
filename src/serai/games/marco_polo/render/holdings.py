"""What one can spend now, in a line."""

from functools import reduce
from typing import Final

from serai.core.say import SPACE, Fact, Say, Several
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import NOBODY, STOCK
from serai.games.marco_polo.render.ink import hand_die, sign
from serai.games.marco_polo.render.speech import amount, points
from serai.games.marco_polo.table import Table

FOR_CONTRACTS: Final = [
    "OwnTurn",
    "TakeContracts",
    "ChooseColumn",
    "NameValue",
    "GainGoods",
    "GainPairs",
    "ChooseEntry",
]
"""The decisions before which one wants to know what one's contracts ask."""


def holdings(t: Table, seat: int) -> Say:
    """One line: what this seat can spend now, its dice, and its contracts where they matter for what is asked."""
    me = t.players[seat]
    held = [amount(thing, me.stock[thing]) for thing in range(STOCK) if me.stock[thing]]
    facts: dict[str, Fact] = {
        "things": Several(held or [Say("nothing")]),
        "dice": dice(t, seat),
        "points": points(me.score()),
    }
    asked = type(t.stack[-1]).__name__ if t.stack else ""
    slots = [(slot, number) for slot, number in enumerate(me.contracts, 1) if number != NOBODY]
    if not slots or asked not in FOR_CONTRACTS:
        return Say("holdings", **facts)
    return Say("holdings-contracts", **facts, n=len(slots), contracts=Several([contract(t, *both) for both in slots]))


def contract(t: Table, slot: int, number: int) -> Say:
    """A contract in short signs, with the number by which it is completed or given up."""
    printed = t.printed.contracts[number]
    return Say("holdings-contract", slot=slot, cost=signs(printed.cost), reward=signs(printed.reward))


def signs(bundle: Bundle) -> Say:
    """Signs that stay on one line."""
    found = [sign(thing, n) for thing, n in enumerate(bundle.amounts) if n]
    return reduce(lambda before, after: Say("holdings-beside", before=before, after=after), found)


def dice(t: Table, seat: int) -> Say:
    me = t.players[seat]
    if not me.dice:
        return Say("holdings-no-dice")
    if me.names_values():
        return Say("holdings-hidden", n=len(me.dice))
    return Say("holdings-dice", dice=Several([hand_die(die) for die in me.dice], SPACE))
