"""The palace: halls, rising prices, the favour of the first seat."""

import pytest

from serai.games.merv.constants import FROM_PALACE
from serai.games.merv.palace import FreeCourtier
from serai.games.merv.scoring import score_year
from tests.games.merv.scene import cubes, scene


@pytest.mark.ruling("B17", "B18")
def test_the_second_courtier_costs_two_and_the_first_in_an_empty_hall_gains_favour() -> None:
    s = scene(players=3)
    s.give("red", cubes={"orange": 2, "tan": 2}, courtiers={"knowledge": 1})
    s.takes("red", "palace").play("hall faith")
    assert s.of("red").cubes == cubes(tan=2)
    assert s.of("red").favour == 1
    assert s.done  # a third courtier would cost three, so nothing is asked any more


@pytest.mark.parametrize(
    ("hall", "colour"), [("knowledge", "purple"), ("spice", "teal"), ("trade", "tan"), ("faith", "orange")]
)
def test_every_hall_is_paid_in_its_own_colour_or_white(hall: str, colour: str) -> None:
    s = scene(players=3).give("red", cubes={colour: 1}).takes("red", "palace")
    assert s.legal() == ["done", f"hall {hall}"]
    s.play(f"hall {hall}")
    assert s.of("red").cubes == cubes()
    assert s.done
    s.give("red", cubes={colour: 1, "white": 1}).takes("red", "palace").play(f"hall {hall}")  # the second costs two
    assert s.of("red").cubes == cubes()
    assert s.of("red").courtiers_placed() == 2
    assert s.done


@pytest.mark.ruling("B17")
def test_courtiers_are_paid_one_by_one_at_rising_prices_within_one_action() -> None:
    s = scene(players=3).give("red", cubes={"orange": 1, "tan": 2, "purple": 3, "teal": 3})
    s.takes("red", "palace").play("hall faith")
    assert s.of("red").cubes == cubes(tan=2, purple=3, teal=3)
    assert s.legal() == ["done", "hall knowledge", "hall spice", "hall trade"]
    s.play("hall trade")
    assert s.of("red").cubes == cubes(purple=3, teal=3)
    s.play("hall spice")
    assert s.of("red").cubes == cubes(purple=3)  # three are too few for the fourth courtier
    assert s.of("red").servants == 5
    assert s.done


@pytest.mark.ruling("B17")
def test_the_price_counts_the_courtiers_of_the_whole_game_and_of_nobody_else() -> None:
    s = scene(players=3).give("blue", courtiers={"knowledge": 2, "spice": 2}).give("red", cubes={"orange": 1})
    s.takes("red", "palace").play("hall faith")
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B17", "B18")
def test_a_free_courtier_gains_the_favour_of_an_empty_hall_and_makes_the_next_one_dearer() -> None:
    s = scene(players=3).give("blue", courtiers={"spice": 1}).asks(FreeCourtier(0)).play("hall faith")
    assert (s.of("red").favour, s.of("red").courtiers) == (1, [0, 0, 0, 1])
    s.give("red", cubes={"tan": 1}).takes("red", "palace")  # the second costs two
    assert s.done
    s.give("red", cubes={"tan": 2}).takes("red", "palace").play("hall trade")
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B17")
@pytest.mark.covers("breakthrough discount_palace")
def test_the_discount_takes_one_cube_off_the_whole_action_now_or_later() -> None:
    s = scene(players=3).give("red", breakthroughs=["discount_palace"], cubes={"orange": 1, "tan": 2})
    s.takes("red", "palace").play("hall faith")
    assert s.legal() == ["pay full", "pay save-orange"]
    s.play("pay save-orange")
    assert s.of("red").cubes == cubes(orange=1, tan=2)
    s.play("hall trade")
    assert s.of("red").cubes == cubes(orange=1)  # at the full price of two
    assert s.done


@pytest.mark.ruling("B17")
@pytest.mark.covers("breakthrough discount_palace")
def test_a_discount_kept_for_later_makes_a_dearer_courtier_possible() -> None:
    s = scene(players=3).give("red", breakthroughs=["discount_palace"], cubes={"orange": 1, "tan": 1})
    s.takes("red", "palace").play("hall faith", "pay full")
    assert s.legal() == ["done", "hall trade"]
    s.play("hall trade")
    assert s.of("red").cubes == cubes()
    assert s.of("red").courtiers == [0, 0, 1, 1]
    assert s.done


@pytest.mark.ruling("B18")
def test_only_the_first_courtier_of_anyone_in_a_hall_gains_favour() -> None:
    s = scene(players=3).give("blue", courtiers={"faith": 1}).give("red", cubes={"orange": 1, "tan": 2})
    s.takes("red", "palace").play("hall faith")
    assert s.of("red").favour == 0
    s.play("hall trade")
    assert s.of("red").favour == 1
    assert s.done
    s.give("red", cubes={"tan": 3}).takes("red", "palace").play("hall trade")  # red's own hall is not empty either
    assert s.of("red").favour == 1
    assert s.done


def test_a_hall_holds_three_courtiers_whoever_they_belong_to() -> None:
    s = scene(players=3).give("blue", courtiers={"faith": 2}).give("yellow", courtiers={"faith": 1})
    s.give("red", cubes={"orange": 4}).takes("red", "palace")
    assert s.done
    s.asks(FreeCourtier(0))
    assert s.legal() == ["hall knowledge", "hall spice", "hall trade"]
    s.play("hall spice")
    assert s.done


@pytest.mark.ruling("A13")
def test_scrolls_and_goods_on_contracts_count_in_the_palace() -> None:
    s = scene(players=3).give("red", courtiers={"knowledge": 1}, scrolls=1, committed_scrolls=3, favour=5)
    s.give("blue", courtiers={"trade": 2}, common=1, rare=1, committed_common=2, committed_rare=3, favour=5)
    score_year(s.t)
    assert (s.of("red").points[FROM_PALACE], s.of("blue").points[FROM_PALACE]) == (4, 14)
    assert (s.of("red").favour, s.of("blue").favour) == (4, 3)


@pytest.mark.ruling("A36")
def test_the_favour_of_an_empty_hall_is_one_step_and_scores_what_its_space_shows() -> None:
    s = scene(players=3).give("red", cubes={"orange": 1}, favour=5)
    s.takes("red", "palace").play("hall faith")
    assert (s.of("red").favour, s.of("red").score()) == (6, 1)
    assert s.done
