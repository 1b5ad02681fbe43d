"""The corrupt magistrate at the camel market: it takes camels, or sells one on a top slot."""

import pytest

from tests.games.merv.scene import scene, spices
from tests.games.merv.solo import BOTTOM_LEFT, BOTTOM_RIGHT, TOP_LEFT, TOP_RIGHT, at_the_market, slot_of


@pytest.mark.ruling("A28")
@pytest.mark.parametrize("camels", [0, 3])
def test_from_two_camels_on_the_magistrate_takes_them_all(camels: int) -> None:
    s = at_the_market(scene(players=1), TOP_LEFT | BOTTOM_LEFT, camels)
    assert s.of("magistrate").camels == camels + 2
    assert s.t.market == 0
    assert s.of("magistrate").scrolls == 0
    assert s.done


@pytest.mark.ruling("A28")
def test_without_camels_of_its_own_the_magistrate_takes_even_a_lone_one() -> None:
    s = at_the_market(scene(players=1), BOTTOM_LEFT, 0)
    assert s.of("magistrate").camels == 1
    assert s.t.market == 0
    assert s.done


@pytest.mark.ruling("A28")
@pytest.mark.covers("option solo_takes_lone_camel_when_without")
def test_by_option_the_magistrate_leaves_a_lone_camel_when_it_has_none() -> None:
    s = at_the_market(scene(players=1, solo_takes_lone_camel_when_without=False), BOTTOM_LEFT, 0)
    assert s.of("magistrate").camels == 0
    assert s.t.market == BOTTOM_LEFT
    assert s.done


@pytest.mark.covers("option solo_takes_lone_camel_when_without")
def test_the_option_changes_nothing_for_two_camels_or_for_selling() -> None:
    s = at_the_market(scene(players=1, solo_takes_lone_camel_when_without=False), TOP_LEFT | BOTTOM_LEFT, 0)
    assert s.of("magistrate").camels == 2
    s = at_the_market(scene(players=1, solo_takes_lone_camel_when_without=False), BOTTOM_LEFT, 1)
    assert s.t.market == TOP_LEFT | BOTTOM_LEFT
    assert s.of("magistrate").scrolls == 1


@pytest.mark.ruling("A28", "A33")
@pytest.mark.parametrize("market", [0, TOP_RIGHT, BOTTOM_RIGHT, BOTTOM_LEFT])
def test_otherwise_it_places_a_camel_on_the_top_left_and_takes_one_scroll(market: int) -> None:
    s = at_the_market(scene(players=1), market, 2)  # two palace actions: the boon is one action all the same
    assert s.t.market == market | TOP_LEFT
    assert s.of("magistrate").camels == 1
    assert s.of("magistrate").scrolls == 1
    assert s.done


@pytest.mark.ruling("A28", "A33")
def test_with_the_top_left_covered_it_places_the_camel_on_the_top_right_and_takes_one_card() -> None:
    s = scene(players=1).display("ginger", "ginger", deck={})
    at_the_market(s, TOP_LEFT, 1)
    assert s.t.market == TOP_LEFT | TOP_RIGHT
    assert s.of("magistrate").spices == spices(ginger=1)
    assert s.done


@pytest.mark.ruling("A33")
def test_on_the_other_side_the_top_right_is_one_mosque_step() -> None:
    s = at_the_market(scene(players=1), TOP_LEFT, 1, side="b")
    assert s.of("magistrate").row == 1
    assert s.of("magistrate").camels == 1  # the one from the mosque
    assert s.done


@pytest.mark.ruling("B82")
def test_a_rare_good_from_the_market_does_not_start_a_look_at_the_contracts() -> None:
    s = scene(players=1).give("magistrate", scrolls=1)  # with the good, enough for the first contract
    at_the_market(s, 0, 1, side="b")
    assert (s.of("magistrate").rare, s.of("magistrate").scrolls) == (1, 1)
    assert s.events("contract") == []
    assert s.done


def test_the_magistrate_visits_the_market_only_after_the_action() -> None:
    s = scene(players=1).site("c5", owner="magistrate").give("magistrate", camels=0)
    s.t.market = BOTTOM_LEFT
    s.magistrate_plays("mosque")  # the step brings a camel: now there is one to sell, so none is taken
    assert s.of("magistrate").row == 2
    assert s.t.market == TOP_LEFT | BOTTOM_LEFT
    assert s.of("magistrate").scrolls == 1
    assert s.done


def test_elsewhere_the_market_is_out_of_reach() -> None:
    s = scene(players=1).give("magistrate", camels=1)
    s.t.market = 0b1111
    s.magistrate_plays("palace")
    assert slot_of(s) == 5
    assert s.t.market == 0b1111
    assert s.of("magistrate").camels == 1
    assert s.done
