"""Actions: one number, one line of notation, one meaning."""

import pytest

import serai
from serai.core.actions import ActionTable

MERV = serai.game("merv")


def test_every_action_reads_back_from_its_notation() -> None:
    for action in range(len(MERV.actions)):
        assert MERV.actions.parse(MERV.actions.notation(action)) == action


def test_no_two_actions_share_a_notation() -> None:
    assert len(set(MERV.actions.notations)) == len(MERV.actions)


def test_capitals_and_spaces_do_not_matter() -> None:
    assert MERV.actions.parse("  Hall   FAITH ") == MERV.actions.parse("hall faith")


def test_an_argument_counts_from_the_start_of_its_kind() -> None:
    table = ActionTable()
    assert table.add("pass") == 0
    assert table.add("move", ["left", "right"]) == 1
    assert [table.notation(action) for action in range(3)] == ["pass", "move left", "move right"]
    assert table.argument(2) == 1
    assert table.kind_of[2].name == "move"


def test_what_is_no_action_is_refused() -> None:
    with pytest.raises(serai.Refusal, match="'fly to samarkand' is not an action of this game"):
        MERV.actions.parse(" fly to samarkand")
    with pytest.raises(serai.Refusal, match="no action number -1"):
        MERV.actions.notation(-1)
