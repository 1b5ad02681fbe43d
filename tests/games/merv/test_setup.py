"""Setting up: the first queue, the contract stacks, the solo game."""

import itertools

import pytest

import serai
from serai.core.step import CHANCE
from serai.games.merv.components import Printed
from serai.games.merv.table import Table
from tests.games.merv.scene import ALL_SLOTS, scene

# The first queue --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A2")
def test_the_starting_queue_is_drawn_at_random() -> None:
    t = serai.game("merv").new(3)
    assert t.actor == CHANCE
    assert [(t.notation(action), weight) for action, weight in t.chance()] == [
        ("order red", 1),
        ("order blue", 1),
        ("order yellow", 1),
    ]
    t.apply(t.parse("order yellow"))
    assert [t.notation(action) for action in t.legal()] == ["order red", "order blue"]


@pytest.mark.ruling("A2")
def test_the_first_queue_is_drawn_at_random_every_order_alike() -> None:
    game = serai.game("merv")
    seen = set()
    for picks in itertools.product(range(3), range(2)):
        t = game.new(3)
        assert isinstance(t, Table)
        for left, pick in zip((3, 2), picks, strict=True):
            assert t.actor == CHANCE
            outcomes = t.chance()
            assert [weight for _, weight in outcomes] == [1] * left
            t.apply(outcomes[pick][0])
        seen.add(tuple(t.queue))
    assert seen == set(itertools.permutations(range(3)))


@pytest.mark.ruling("A2")
def test_with_two_players_the_two_are_drawn_and_the_high_courtier_is_last() -> None:
    t = serai.game("merv").new(2)
    assert isinstance(t, Table)
    assert [t.notation(action) for action in t.legal()] == ["order red", "order blue"]
    t.apply(t.parse("order blue"))
    assert t.queue == [1, 0, t.setting.high_courtier]


def test_the_magistrate_starts_first_then_you_then_the_courtier() -> None:
    t = serai.game("merv").new(1)
    assert isinstance(t, Table)
    while len(t.display) < t.printed.display_size:
        t.apply(t.options[0])
    assert t.queue == [t.setting.magistrate, 0, t.setting.high_courtier]
    assert t.display_camels == 2
    magistrate = t.players[t.setting.magistrate]
    assert (magistrate.buildings, magistrate.servants, magistrate.favour, magistrate.influence) == (9, 8, 0, 0)
    assert t.actor == CHANCE  # the magistrate's first card


# The contract stacks ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("A3")
def test_six_contract_stacks_are_three_levels_times_two_bonuses_and_only_their_top_cards_are_on_offer() -> None:
    printed = Printed(serai.game("merv").standard())
    stacks = [[card for card in printed.contracts if card.stack == stack] for stack in range(6)]
    assert sorted({(card.level, card.soldier) for stack in stacks for card in stack}) == sorted(
        {(stack[0].level, stack[0].soldier) for stack in stacks}
    )
    assert [len(stack) for stack in stacks] == [3] * 6
    for stack in stacks:
        assert len({(card.level, card.soldier) for card in stack}) == 1
        assert [card.points for card in stack] == sorted([card.points for card in stack], reverse=True)
    s = scene(players=3).give("red", influence=1, scrolls=1, common=1, cubes={"teal": 1}).begins("red")
    assert s.legal() == ALL_SLOTS  # a teal cube is for the second card, which lies under a purple one
