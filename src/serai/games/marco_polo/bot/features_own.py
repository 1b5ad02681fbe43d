"""Features: what lies before oneself: the warehouse, the dice, the two contracts and what they lack."""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.marco_polo.bot.estimates import Estimates
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    CHARACTERS,
    DICE_NAMES,
    GOLD,
    KINDS,
    MATTEO,
    NOBODY,
    OWN,
    PEPPER,
    SILK,
    STOCK,
    THINGS,
    WHITE,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

STEPS: Final = [[4, 8, 14], [2, 5, 9], [1, 3], [1, 3], [1, 3]]
"""So many of each thing are told apart from more: the first ones matter most."""
HIGH: Final = 6
ROLLED: Final = 7
"""Twice what a die shows on average."""


# The warehouse -------------------------------------------------------------------------------------------------------


def describe_warehouse(layout: Layout) -> None:
    layout.each("stock", THINGS[:STOCK], "how many one has")
    for thing in range(STOCK):
        for most in STEPS[thing]:
            layout.one(f"stock.{THINGS[thing]}.up_to_{most}", f"how many one has, but no more than {most}")
    layout.one("goods", "pepper, silk and gold together")
    layout.one("goods.beijing", "the same, if one has a post in Beijing, where they score")


def put_warehouse(me: Player, row: Row) -> None:
    stock = me.stock
    row.many(stock)
    for thing in range(STOCK):
        held = stock[thing]
        for most in STEPS[thing]:
            row.put(held if held < most else most)
    goods = stock[PEPPER] + stock[SILK] + stock[GOLD]
    row.put(goods)
    row.put(goods if me.posts >> BEIJING & 1 else 0)


# Dice ----------------------------------------------------------------------------------------------------------------


def describe_dice(layout: Layout) -> None:
    layout.each("dice", DICE_NAMES, "dice not yet placed, or about to be rolled for the round, of this kind")
    layout.one(
        "dice.pips", "what they show together; a 6 each where one names it, the average where they are not rolled"
    )
    layout.each("dice.face", ["1", "2", "3", "4", "5", "6"], "how many of them show this; a 6 where one names it")
    layout.each("dice.best", ["1", "2", "3"], "what the highest, the second and the third highest die shows")


FACES: Final = [0, 0, 0, 0, 0, 0, 0]
"""How many dice show each value, while a hand is looked over."""


def put_dice(t: Table, me: Player, to_roll: bool, row: Row) -> None:
    if to_roll:
        put_rolled(t, me, row)
        return
    own = 0
    white = 0
    pips = 0
    for value in range(HIGH + 1):
        FACES[value] = 0
    for die in me.dice:
        kind = die % KINDS
        if kind == OWN:
            own += 1
        elif kind == WHITE:
            white += 1
        value = die // KINDS or HIGH
        pips += value
        FACES[value] += 1
    dice = len(me.dice)
    row.put(own)
    row.put(dice - own - white)
    row.put(white)
    row.put(pips)
    for value in range(1, HIGH + 1):
        row.put(FACES[value])
    for place in range(1, 4):
        row.put((me.dice[dice - place] // KINDS or HIGH) if dice >= place else 0)


def put_rolled(t: Table, me: Player, row: Row) -> None:
    """The dice that a round will begin with, before they are rolled."""
    white = t.printed.white_dice if me.character == MATTEO else 0
    own = t.printed.dice
    row.put(own)
    row.put(0)
    row.put(white)
    row.put((own + white) * (2 * HIGH if me.names_values() else ROLLED) // 2)
    row.nothing(HIGH + 3)


# Contracts -----------------------------------------------------------------------------------------------------------

ASKED: Final = [CAMEL, PEPPER, SILK, GOLD]
"""What contracts cost."""
ABOUT: Final = 6 + 4


def describe_contracts(layout: Layout) -> None:
    for slot in ("1", "2"):
        name = f"contract.{slot}"
        layout.one(f"{name}.points", f"points of contract {slot}")
        layout.one(f"{name}.beyond", f"what else contract {slot} gives, in tenths of a point")
        layout.one(f"{name}.moves", f"moves that contract {slot} gives")
        layout.one(f"{name}.dice", f"black dice that contract {slot} gives")
        layout.each(f"{name}.lacks", [THINGS[thing] for thing in ASKED], f"what is missing for contract {slot}")
        layout.one(f"{name}.ready", f"1 if contract {slot} can be completed now")
        layout.one(f"{name}.promise", f"what contract {slot} promises as things stand, in tenths of a point")
    layout.one("contracts", "contracts held and not completed")
    for thing in ASKED:
        layout.one(f"contracts.lack.{THINGS[thing]}", f"{THINGS[thing]} missing to complete all contracts held")
        layout.one(
            f"contracts.spare.{THINGS[thing]}", f"{THINGS[thing]} left over once all contracts held are completed"
        )


def put_contracts(me: Player, known: Estimates, row: Row) -> None:
    held = 0
    for slot in range(2):
        number = me.contracts[slot]
        if number == NOBODY:
            row.nothing(ABOUT)
        else:
            held += 1
            put_contract(me, known, number, row)
    row.put(held)
    for thing in ASKED:
        spare = me.stock[thing] - needed(me, known, thing)
        row.put(0 if spare > 0 else -spare)
        row.put(spare if spare > 0 else 0)


def put_contract(me: Player, known: Estimates, number: int, row: Row) -> None:
    estimate = known.contracts[number]
    row.put(estimate.points)
    row.put(estimate.beyond)
    row.put(estimate.moves)
    row.put(estimate.dice)
    for thing in ASKED:
        short = estimate.amounts[thing] - me.stock[thing]
        row.put(short if short > 0 else 0)
    lack = estimate.lack(me)
    row.flag(lack == 0)
    row.put(estimate.promise(lack))


def needed(me: Player, known: Estimates, thing: int) -> int:
    """How many of a thing both contracts cost together."""
    total = 0
    for slot in range(2):
        if me.contracts[slot] != NOBODY:
            total += known.contracts[me.contracts[slot]].amounts[thing]
    return total


# Who one is ----------------------------------------------------------------------------------------------------------


def describe_character(layout: Layout) -> None:
    layout.each("character", CHARACTERS, "1 if one plays this character")


def put_character(me: Player, row: Row) -> None:
    row.one_of(me.character, len(CHARACTERS))
