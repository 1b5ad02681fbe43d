"""Nothing printed and no ruling is without a test.

A test says what it exercises with two marks: `@pytest.mark.ruling("B12", …)`, `@pytest.mark.covers("pair ginger", …)`.
"""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

import serai
from serai.games.merv.words import BREAKTHROUGHS, COLOURS, SPICES, TILES

HERE = Path(__file__).parent
DOCS = HERE.parents[2] / "docs" / "rulings" / "merv.md"

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


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"registry_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def marked(name: str) -> set[str]:
    """Everything that tests of this folder name with a mark."""
    found: set[str] = set()
    for path in HERE.glob("test_*.py"):
        if path == Path(__file__):
            continue
        for thing in vars(load(path)).values():
            marks = getattr(thing, "pytestmark", []) if callable(thing) else []
            for mark in marks:
                if mark.name == name:
                    found.update(mark.args)
    return found


def rulings() -> set[str]:
    """The numbers of the rulings in the docs, such as B12; part C holds no rulings, part D the options."""
    found = set()
    part = ""
    for line in DOCS.read_text("utf-8").splitlines():
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
    assert rulings() - marked("ruling") == set()


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    assert marked("ruling") - rulings() == set()


def test_every_printed_thing_is_tested() -> None:
    assert THINGS - marked("covers") == set()


def test_no_test_names_a_thing_that_is_not_there() -> None:
    assert marked("covers") - THINGS == set()
