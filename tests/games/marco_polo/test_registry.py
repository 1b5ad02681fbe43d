"""Nothing printed and no ruling is without a test."""

import re

import serai
from serai.games.marco_polo.constants import CARDS, CHARACTERS, CONTRACTS, GOALS, MARKERS, OUTPOSTS
from tests.registry import marked, rulings_page

THINGS = {
    *[f"contract {contract}" for contract in CONTRACTS],
    *[f"card {card}" for card in CARDS],
    *[f"goal {goal}" for goal in GOALS],
    *[f"outpost {outpost}" for outpost in OUTPOSTS],
    *[f"marker {marker}" for marker in MARKERS],
    *[f"character {character}" for character in CHARACTERS],
    *[f"option {option.name}" for option in serai.game("marco_polo").options],
}


def rulings() -> list[str]:
    """The numbers of the rulings in the docs, in their order."""
    return [item[1] for line in rulings_page("marco_polo") if (item := re.match(r"(\d+)\. \*\*", line))]


def test_the_docs_hold_all_rulings() -> None:
    assert rulings() == [str(number) for number in range(1, len(rulings()) + 1)]
    assert len(rulings()) >= 86


def test_everything_in_the_box_is_counted() -> None:
    assert len(THINGS) == 44 + 31 + 18 + 10 + 6 + 8 + 9


def test_every_ruling_is_tested_by_its_number() -> None:
    assert set(rulings()) - marked("marco_polo", "ruling") == set()


def test_no_test_names_a_ruling_that_is_not_there() -> None:
    assert marked("marco_polo", "ruling") - set(rulings()) == set()


def test_every_printed_thing_is_tested() -> None:
    assert THINGS - marked("marco_polo", "covers") == set()


def test_no_test_names_a_thing_that_is_not_there() -> None:
    assert marked("marco_polo", "covers") - THINGS == set()
