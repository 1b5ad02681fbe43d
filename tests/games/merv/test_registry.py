"""Nothing printed and no ruling is without a test."""

import re

import serai
from serai.games.merv.constants import BREAKTHROUGHS, COLOURS, SPICES, TILES
from tests.registry import marked, rulings_page

TABLES = serai.game("merv").standard()

THINGS = {
    *[f"tile {tile}" for tile in TILES],
    *[f"breakthrough {tile}" for tile in BREAKTHROUGHS],
    *[f"market {boon}" for boon in TABLES.words("camel_market.boons.boons")],
    *[f"mosque {space['boon']}" for space in TABLES.table("mosque.spaces").values()],
    *[f"pair {spice}" for spice in SPICES],
    *[f"contract {card}" for card in TABLES.table("contracts.cards")],
    *[f"solo {card}" for card in TABLES.words("solo.cards.cards")],
    *[f"scoring {area}" for area in TABLES.words("scoring_tiles.tiles.actions")],
    *[f"bonus {colour}" for colour in COLOURS[:4]],
    *[f"wall case {case}" for case in TABLES.table("solo.wall_places")],
    *[f"option {option.name}" for option in serai.game("merv").options],
}


def rulings() -> set[str]:
    """The numbers of the rulings in the docs, such as B12; part C holds no rulings, part D the options."""
    found = set()
    part = ""
    for line in rulings_page("merv"):
        heading = re.match(r"## ([A-E])\.", line)
        item = re.match(r"(\d+)\. ", line)
        if heading:
            part = heading[1]
        elif item and part in "ABE":
            found.add(part + item[1])
    return found


def test_the_docs_hold_all_rulings() -> None:
    assert {"A1", "A38", "B1", "B83"} <= rulings()
    assert len([number for number in rulings() if number[0] == "A"]) == 38
    assert len([number for number in rulings() if number[0] == "B"]) == 83


def test_every_ruling_is_tested_by_its_number() -> None:
    assert rulings() - marked("merv", "ruling") == set()


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    assert marked("merv", "ruling") - rulings() == set()


def test_every_printed_thing_is_tested() -> None:
    assert THINGS - marked("merv", "covers") == set()


def test_no_test_names_a_thing_that_is_not_there() -> None:
    assert marked("merv", "covers") - THINGS == set()
