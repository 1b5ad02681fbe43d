"""Nothing printed and no ruling is without a test."""

import re

import serai
from serai.games.tadmor.constants import MISSIONS, PARTS, REGIONS, SLOTS, TILES
from tests.registry import marked, rulings_page

THINGS = {
    *[f"improvement {tile}" for tile in TILES],
    *[f"mission {mission}" for mission in MISSIONS],
    *[f"slot {slot}" for slot in SLOTS],
    *[f"marauders {region}" for region in REGIONS],
    *[f"temple {part}" for part in PARTS],
    *[f"option {option.name}" for option in serai.game("tadmor").options],
}


def rulings() -> list[str]:
    """The numbers of the rulings in the docs, as they come: later ones stand at the end of their sections."""
    return [item[1] for line in rulings_page("tadmor") if (item := re.match(r"(\d+)\. \*\*", line))]


def test_the_docs_hold_every_ruling_once() -> None:
    assert sorted(int(number) for number in rulings()) == list(range(1, len(rulings()) + 1))
    assert len(rulings()) >= 128


def test_everything_in_the_box_is_counted() -> None:
    assert len(THINGS) == 48 + 26 + 36 + 7 + 4 + 4


def test_every_ruling_is_tested_by_its_number() -> None:
    assert set(rulings()) - marked("tadmor", "ruling") == set()


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    assert marked("tadmor", "ruling") - set(rulings()) == set()


def test_every_printed_thing_is_tested() -> None:
    assert THINGS - marked("tadmor", "covers") == set()


def test_no_test_names_a_thing_that_is_not_there() -> None:
    assert marked("tadmor", "covers") - THINGS == set()
