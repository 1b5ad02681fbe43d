"""What the events of Merv's log speak of."""

from collections.abc import Callable
from typing import Final

from serai.core.say import COMMA, Count, Fact, Several
from serai.core.text import Entry
from serai.games.merv.grid import CELLS
from serai.games.merv.render.speech import cube
from serai.games.merv.render.things import (
    AREA,
    BOON,
    BREAKTHROUGH,
    CITY,
    COLOUR,
    GOOD,
    HALL,
    SOURCE,
    SPICE,
    WALL_PLACE,
)

LOST: Final = "destroyed"

Facts = dict[str, Fact]


def _cell(args: list[int]) -> Facts:
    return {"cell": CELLS[args[0]]}


def _camels(args: list[int]) -> Facts:
    return {"camels": Count("camel", args[0])}


def _area(args: list[int]) -> Facts:
    return {"area": AREA[args[0]]}


def _spice(args: list[int]) -> Facts:
    return {"spice": SPICE[args[0]]}


def _number(args: list[int]) -> Facts:
    return {"n": args[0]}


FACTS: Final[dict[str, Callable[[list[int]], Facts]]] = {
    "turn": lambda args: {"year": args[0], "round": args[1]},
    "slot": lambda args: {"slot": args[0]},
    "activate": _cell,
    "build": _cell,
    "board": _area,
    "cube": lambda args: {"cubes": cube(args[0])},
    "pay": lambda args: {"cubes": cube(args[1], args[0])},
    "points": lambda args: {"points": Count("point", args[0]), "source": SOURCE[args[1]]},
    "favour": _number,
    "influence": _number,
    "good": lambda args: {"good": GOOD[args[0]]},
    "camels": _camels,
    "take_camels": _camels,
    "sell_camel": lambda args: {"boon": BOON[args[0]]},
    "camels_to_cards": _camels,
    "camels_to_market": _camels,
    "camels_lost": _camels,
    "card": _spice,
    "camel_on_card": lambda args: {"card": args[0]},
    "draw": _spice,
    "courtier": lambda args: {"hall": HALL[args[0]]},
    "breakthrough": lambda args: {"tile": BREAKTHROUGH[args[0]]},
    "breakthrough_points": lambda args: {"points": Count("point", args[0])},
    "soldier_home": _cell,
    "soldiers_home": lambda args: {"soldiers": Count("soldier", args[0])},
    "post": lambda args: {"city": CITY[args[0]]},
    "roads": _camels,
    "mosque": lambda args: {"row": args[0]},
    "scoring_tile": _area,
    "upgrade": lambda args: {"cell": CELLS[args[0]], "colour": COLOUR[args[1]]},
    "wall": lambda args: {"place": WALL_PLACE[args[0]]},
    "soldier": _cell,
    "contract": lambda args: {"points": Count("point", args[1])},
    "queue": lambda args: {"place": args[0]},
    "ransom": _cell,
    "scoring": lambda args: {"year": args[0]},
    "spend_favour": lambda args: {"favour": Count("favour", args[0]), "left": args[1]},
    "solo_card": _area,
}
"""By key of an event; those that are missing speak of nothing but who."""


def facts_of(entries: list[Entry]) -> Facts:
    """What the message of an event speaks of, besides who; buildings lost one after the other are told as one."""
    key, args = entries[0].key, entries[0].args
    if key == LOST:
        return {"n": len(entries), "cells": Several([CELLS[entry.args[0]] for entry in entries], COMMA)}
    return FACTS[key](args) if key in FACTS else {}
