"""A person at a table in a terminal, in positions that were set up: no plausible word does something else for good."""

import random
from collections.abc import Callable

import pytest

import serai
from serai.core.record import begin_record
from serai.core.state import State
from serai.language import spoken
from serai.terminal import Session
from tests.games.marco_polo.scene import scene

Typed = Callable[..., list[str]]


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Type lines at a table of Marco Polo where everybody is a person; what was played."""

    def type_at(state: State, *lines: str) -> list[str]:
        waiting = iter(lines)

        def type_next(prompt: str = "") -> str:
            line = next(waiting, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", type_next)
        game = serai.game("marco_polo")
        record = begin_record(game, state.seats, {}, game.standard(), ["human"] * state.seats)
        Session(spoken(game, "en"), state, {}, record, random.Random(1), None).run()
        return record.actions

    return type_at


def with_dice(*dice: int, camels: int = 6) -> State:
    """Blue is to play and holds these dice; the others have one each."""
    table = scene().give("blue", dice=list(dice), coins=9, camels=camels)
    return table.give("yellow", dice=[1]).give("green", dice=[2]).give("red", dice=[3]).begins("blue").t


@pytest.mark.parametrize("line", ["reroll 5", "again", "dice", "take back", "take it back", "roll again"])
def test_nothing_is_rolled_by_a_word_that_only_happens_to_stand_in_a_sentence(line: str, typed: Typed) -> None:
    """Both dice are alike, so which one is rolled again is no choice."""
    assert typed(with_dice(6, 6), line, "coins", line) == ["place coins"]


def test_what_is_spelt_is_rolled(typed: Typed) -> None:
    assert typed(with_dice(6, 6), "reroll")[:1] == ["reroll"]
    assert typed(with_dice(6, 6), "reroll 6")[:1] == ["reroll"]
    assert typed(with_dice(5, 6), "reroll 5")[:2] == ["reroll", "die own-5"]


def test_the_number_of_a_die_that_is_no_choice_is_no_contract(typed: Typed) -> None:
    assert typed(with_dice(6), "contracts 6 1") == ["place contracts", "contract 1"]
    assert typed(with_dice(3), "contracts 3") == ["place contracts"]


@pytest.mark.parametrize("line", ["a mission", "i want coins", "c 5"])
def test_a_letter_counts_only_where_it_stands_alone(line: str, typed: Typed) -> None:
    assert typed(with_dice(5, 6), line) == []


def test_capitals_do_not_matter(typed: Typed) -> None:
    assert typed(with_dice(5, 6), "COINS 5", "U", "A") == ["place coins", "die own-5"]


@pytest.mark.parametrize("line", ["l 0", "l abc", "l " + "9" * 5000, "u", "t", "log 3", "s", "h"])
def test_questions_are_answered_or_refused_and_nothing_is_played(line: str, typed: Typed) -> None:
    assert typed(with_dice(5, 6), line) == []
