"""What the corrupt magistrate does in the caravansary, the library and the mosque."""

import pytest

from serai.games.merv.constants import AREAS, BREAKTHROUGHS, CITIES, HALLS
from serai.games.merv.grid import WALL_SLOTS
from tests.games.merv.scene import cubes, scene, spices
from tests.games.merv.solo import points, soldiers, told

# Caravansary ------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B53")
def test_the_magistrate_takes_the_card_that_adds_most_to_its_sets_from_anywhere_in_the_row() -> None:
    s = scene(players=1).give("magistrate", spices={"ginger": 1, "pepper": 1})
    s.display("ginger", "pepper", "ginger", "cinnamon", deck={})
    s.magistrate_acts("caravansary")  # a third type makes a set of two one of three
    assert s.of("magistrate").spices == spices(ginger=1, pepper=1, cinnamon=1)
    assert s.of("magistrate").influence == 0  # types are not limited by influence
    assert s.done


@pytest.mark.ruling("B53")
def test_a_spice_it_has_already_can_be_worth_more_than_another_it_has() -> None:
    s = scene(players=1).give("magistrate", spices={"ginger": 3, "pepper": 1})
    s.display("ginger", "pepper", deck={})
    s.magistrate_acts("caravansary")  # ginger would be a fourth set of one, pepper makes a second pair
    assert s.of("magistrate").spices == spices(ginger=3, pepper=2)
    assert s.done


@pytest.mark.ruling("B53")
def test_in_a_tie_it_takes_the_card_nearest_the_front() -> None:
    s = scene(players=1).display("juniper", "cinnamon", "pepper", deck={})
    s.magistrate_acts("caravansary")
    assert s.of("magistrate").spices == spices(juniper=1)
    assert s.done


@pytest.mark.ruling("B80")
def test_several_cards_are_taken_one_by_one_and_refilled_only_at_the_end() -> None:
    s = scene(players=1).display("ginger", "ginger", "pepper", deck={"juniper": 2})
    s.magistrate_acts("caravansary", 3)  # ginger, then pepper for the set, then ginger: no juniper was there yet
    assert s.of("magistrate").spices == spices(ginger=2, pepper=1)
    keys = [entry.key for entry in s.t.log or [] if entry.key in ("card", "draw")]
    assert keys == ["card", "card", "card", "draw", "draw"]
    assert s.done


@pytest.mark.ruling("B80")
def test_pair_boons_follow_the_refill() -> None:
    s = scene(players=1).display("juniper", "juniper", deck={"ginger": 1})
    s.magistrate_acts("caravansary", 2)
    keys = [entry.key for entry in s.t.log or []]
    assert keys.index("draw") < keys.index("favour")
    assert s.of("magistrate").favour == 1
    assert s.done


def test_the_magistrate_gains_the_camels_on_the_cards_it_takes() -> None:
    s = scene(players=1).give("magistrate", spices={"ginger": 1})
    s.display("ginger*", "pepper*", "cinnamon", deck={})
    s.magistrate_acts("caravansary", 2)  # pepper with its camel, then cinnamon without one
    assert s.of("magistrate").camels == 1
    assert s.t.display_camels == 1
    assert s.done


@pytest.mark.parametrize(("spice", "worth"), [("cinnamon", 3), ("pepper", 3), ("ginger", 0), ("juniper", 0)])
def test_pairs_of_cinnamon_and_pepper_score_three_ginger_deploys_juniper_gains_favour(spice: str, worth: int) -> None:
    s = scene(players=1).site("a1", owner="courtier").give("magistrate", spices={spice: 1})
    s.display(spice, deck={}).magistrate_acts("caravansary")
    assert points(s, "magistrate") == worth
    assert soldiers(s) == (["a1"] if spice == "ginger" else [])
    assert s.of("magistrate").favour == (1 if spice == "juniper" else 0)
    assert s.of("magistrate").cubes == cubes()
    assert s.t.white_upgrades == 6
    assert s.done


def test_each_pair_counts_once_and_a_single_card_not_at_all() -> None:
    s = scene(players=1).give("magistrate", spices={"cinnamon": 1}).display(*["cinnamon"] * 4, deck={})
    s.magistrate_acts("caravansary", 4)  # from one to five: the second and the fourth
    assert points(s, "magistrate") == 6
    assert s.done


# Library ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "cards", "tile"),
    [
        (0, 0, "discount_caravansary"),
        (2, 2, "discount_caravansary"),
        (2, 1, "discount_mosque"),
        (1, 2, "discount_caravansary"),
    ],
)
def test_the_first_breakthrough_is_the_mosque_only_with_more_steps_than_cards(row: int, cards: int, tile: str) -> None:
    s = scene(players=1).give("magistrate", scrolls=1, path=0, row=row, spices={"ginger": cards})
    s.magistrate_acts("library")
    assert told(s, "breakthrough", BREAKTHROUGHS) == [tile]
    assert s.done


@pytest.mark.parametrize(
    ("yours", "row", "tile"),
    [("discount_caravansary", 0, "discount_mosque"), ("discount_mosque", 3, "discount_caravansary")],
)
def test_if_you_have_the_tile_it_wants_it_takes_the_other(yours: str, row: int, tile: str) -> None:
    s = scene(players=1).give("red", breakthroughs=[yours]).give("magistrate", scrolls=1, path=0, row=row)
    s.magistrate_acts("library")
    assert told(s, "breakthrough", BREAKTHROUGHS) == [tile]
    assert s.done


@pytest.mark.ruling("B81")
def test_the_second_breakthrough_is_a_random_tile_and_three_points() -> None:
    s = scene(players=1).give("red", breakthroughs=["wild_tan"]).give("magistrate", scrolls=3)
    s.magistrate_acts("library")
    assert [weight for _, weight in s.t.chance()] == [1, 1, 1]
    assert s.legal() == ["tile wild-purple", "tile wild-teal", "tile wild-orange"]
    s.play("tile wild-teal")
    assert s.of("magistrate").has(BREAKTHROUGHS.index("wild_teal"))
    assert points(s, "magistrate") == 3
    assert s.done


@pytest.mark.ruling("B52")
def test_the_third_breakthrough_is_a_trading_post_with_its_good_and_a_look_at_the_contracts() -> None:
    s = scene(players=1).give("magistrate", scrolls=5).magistrate_acts("library")
    assert told(s, "breakthrough", BREAKTHROUGHS) == ["free_trading_post"]
    assert told(s, "post", CITIES) == ["rayy"]
    assert s.of("magistrate").camels == 1  # the first post there
    assert s.of("magistrate").committed_common == 1  # the good went straight to a contract
    assert points(s, "contracts") == 7
    assert s.done


@pytest.mark.ruling("A31", "B51")
def test_beyond_an_inner_post_the_third_breakthrough_goes_outward_and_brings_a_rare_good() -> None:
    s = scene(players=1).give("magistrate", scrolls=2, committed_scrolls=3, posts=["balkh"])
    s.t.contracts_gone[:] = [3] * 6  # no contracts left
    s.magistrate_acts("library")
    assert told(s, "post", CITIES) == ["peshawar"]
    assert (s.of("magistrate").common, s.of("magistrate").rare) == (0, 1)  # no good for the older post
    assert s.of("magistrate").favour == 1
    assert s.done


@pytest.mark.ruling("A33", "A34")
def test_with_that_tile_gone_the_third_breakthrough_is_one_mosque_step() -> None:
    s = scene(players=1).give("red", breakthroughs=["free_trading_post"])
    s.give("magistrate", scrolls=5, breakthroughs=["discount_mosque", "wild_tan"])
    s.magistrate_acts("library")
    assert told(s, "breakthrough", BREAKTHROUGHS) == ["free_mosque_step"]
    assert s.of("magistrate").row == 1
    assert s.done


def test_the_fourth_breakthrough_is_eight_points_or_else_two_favour() -> None:
    s = scene(players=1).give("magistrate", scrolls=7).magistrate_acts("library")
    assert s.events("breakthrough_points") == [[8, 0, 0]]
    assert s.of("magistrate").score() == 8
    s = scene(players=1).give("red", breakthroughs=["eight_points"]).give("magistrate", scrolls=7)
    s.magistrate_acts("library")
    assert told(s, "breakthrough", BREAKTHROUGHS) == ["two_favour"]
    assert s.of("magistrate").favour == 2
    assert s.done


def test_several_scrolls_make_several_breakthroughs_in_order() -> None:
    s = scene(players=1).give("magistrate", scrolls=1).magistrate_acts("library", 5).play("tile wild-orange")
    levels = [BREAKTHROUGHS.index(tile) // 4 for tile in told(s, "breakthrough", BREAKTHROUGHS)]
    assert levels == [0, 1, 2]
    assert s.of("magistrate").all_scrolls() == 6
    assert s.done


def test_beyond_eight_scrolls_nothing_more_is_found() -> None:
    s = scene(players=1).give("magistrate", scrolls=8).magistrate_acts("library", 3)
    assert s.of("magistrate").scrolls == 11
    assert s.events("breakthrough") == []
    assert s.done


# Mosque -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A32")
@pytest.mark.parametrize(("camels", "path"), [(0b1111, 0), (0b1110, 1), (0b1000, 3), (0, 0)])
def test_the_magistrate_takes_the_leftmost_path_that_still_has_its_camel(camels: int, path: int) -> None:
    s = scene(players=1)
    s.t.mosque_camels = camels
    s.magistrate_acts("mosque")
    assert s.of("magistrate").path == path
    assert s.of("magistrate").camels == (1 if camels else 0)
    assert s.t.mosque_camels == camels & ~(1 << path)
    assert s.done


@pytest.mark.ruling("B51")
def test_upgrades_stay_in_the_supply_and_are_worth_three_points_each() -> None:
    s = scene(players=1).site("a1", owner="magistrate").magistrate_acts("mosque", 4)
    assert s.of("magistrate").row == 4  # camel, white upgrade, favour, bonus upgrade
    assert points(s, "magistrate") == 6
    assert (s.of("magistrate").camels, s.of("magistrate").favour) == (1, 1)
    assert (s.t.white_upgrades, s.t.bonus_upgrades) == (6, 0b1111)
    assert s.of("magistrate").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B81")
def test_the_scoring_tile_is_the_one_that_matches_most_of_its_buildings() -> None:
    s = scene(players=1).give("magistrate", path=0, row=4)
    s.site("a3", owner="magistrate").site("b3", owner="magistrate").site("a1", owner="magistrate")
    s.magistrate_acts("mosque")
    assert s.of("magistrate").scoring_tile == AREAS.index("library")
    assert s.done


@pytest.mark.ruling("B81")
def test_a_tie_between_scoring_tiles_is_settled_by_chance_among_those_left() -> None:
    s = scene(players=1).give("magistrate", path=0, row=4).give("red", scoring_tile="library")
    s.site("a3", owner="magistrate").site("b3", owner="magistrate")  # two libraries, but that tile is gone
    s.site("a1", owner="magistrate").site("e1", owner="magistrate").site("b5", owner="magistrate")
    s.magistrate_acts("mosque")
    assert s.t.chance() == [(s.t.parse("scoring-tile caravansary"), 1), (s.t.parse("scoring-tile palace"), 1)]
    s.play("scoring-tile palace")
    assert s.of("magistrate").scoring_tile == AREAS.index("palace")
    assert s.done


@pytest.mark.ruling("A33")
def test_a_soldier_favour_one_courtier_and_one_wall_come_from_the_upper_spaces() -> None:
    s = scene(players=1).give("magistrate", path=0, row=5, scoring_tile="palace").site("a1", owner="courtier")
    s.magistrate_acts("mosque", 5)
    assert s.of("magistrate").row == 10
    assert soldiers(s) == ["a1"]
    assert told(s, "courtier", HALLS) == ["faith"]  # one courtier, though five actions would seat two
    assert told(s, "wall", WALL_SLOTS) == ["north-1"]
    assert s.of("magistrate").favour == 2  # the space and the empty hall
    assert s.of("magistrate").influence == 4  # the soldier and the wall, both for the courtier
    assert points(s, "mosque") == sum(s.t.printed.mosque_points[6:])
    assert s.done
