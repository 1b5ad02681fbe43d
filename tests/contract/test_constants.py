"""Numbers that stand for a name agree with the list that names them: GINGER is where SPICES has "ginger"."""

import ast
import importlib
from collections.abc import Iterator
from importlib import resources
from importlib.util import find_spec
from types import ModuleType
from typing import Any

import pytest

import serai
from serai.core.game import Game
from tests.contract.journeys import every_game

PREFIXES = {"BOON_": "BOONS", "FROM_": "SOURCES"}
"""What some names begin with that their list does not say."""


def declared(module: ModuleType) -> list[tuple[str, Any]]:
    """Every name that a module gives a value, in the order of the file, with its value."""
    package, _, name = module.__name__.rpartition(".")
    source = resources.files(package).joinpath(f"{name}.py").read_text("utf-8")
    names = [
        target.id
        for statement in ast.parse(source).body
        for target in ([statement.target] if isinstance(statement, ast.AnnAssign) else [])
        if isinstance(target, ast.Name)
    ]
    return [(name, getattr(module, name)) for name in names]


def is_list_of_names(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(each, str) for each in value)


def place_of(name: str, names: list[str]) -> int | None:
    """Where a list has the name, or first something that all words of the name are said of: POST, free_trading_post."""
    words = name.lower().split("_")
    if name.lower() in names:
        return names.index(name.lower())
    found = [at for at, each in enumerate(names) if set(words) <= set(each.split("_"))]
    return found[0] if found else None


def numbered(module: ModuleType) -> Iterator[tuple[str, int, list[int]]]:
    """Every number that the list before or after it has a name for: its name, its value, its places there."""
    everything = declared(module)
    for at, (name, value) in enumerate(everything):
        if type(value) is not int:
            continue
        before = [names for names in everything[at::-1] if is_list_of_names(names[1])][:1]
        after = [names for names in everything[at:] if is_list_of_names(names[1])][:1]
        prefix = next((start for start in PREFIXES if name.startswith(start)), "")
        lists = [names for called, names in before + after if called == PREFIXES.get(prefix, called)]
        places = [place_of(name.removeprefix(prefix), names) for names in lists]
        found = [place for place in places if place is not None]
        if found:
            yield name, value, found


@every_game
def test_numbers_agree_with_the_lists_that_name_them(game: Game) -> None:
    if find_spec(f"{game.package}.constants") is None:
        pytest.skip("it has no constants of its own")
    module = importlib.import_module(f"{game.package}.constants")
    wrong = [f"{name} is {value}, not {places}" for name, value, places in numbered(module) if value not in places]
    assert wrong == []


def test_most_of_ours_are_compared() -> None:
    compared = {
        name: {number for number, _, _ in numbered(importlib.import_module(f"serai.games.{name}.constants"))}
        for name in ("merv", "marco_polo", "tadmor")
    }
    assert {"GINGER", "WALL", "FREE_POST", "BOON_CAMEL", "FROM_PALACE", "WHITE"} <= compared["merv"]
    assert {"PEPPER", "OASIS", "BEIJING", "KHAN", "WILHELM", "FROM_COINS"} <= compared["marco_polo"]
    assert {"GOLD", "SHIPYARD", "GIFTS_2", "CAMEL", "STATUES", "FROM_SPENT"} <= compared["tadmor"]
    assert [len(found) > 30 for found in compared.values()] == [True] * len(compared)


def test_a_number_out_of_step_would_be_seen() -> None:
    constants = importlib.import_module(f"{serai.game('merv').package}.constants")
    places = {name: found for name, _, found in numbered(constants)}
    assert 6 not in places["BOON_CAMEL"]
    assert 1 not in places["WILD"]
    assert 5 not in places["WILD"]
