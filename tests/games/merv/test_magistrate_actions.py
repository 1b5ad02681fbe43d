"""What the corrupt magistrate does in each area of the board."""

from itertools import pairwise

import pytest

from serai.games.merv.grid import CELLS, WALL_SLOTS
from serai.games.merv.magistrate_actions import deploy
from serai.games.merv.position import WALL_PIECES, names_of
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.words import AREAS, BREAKTHROUGHS, CITIES, HALLS, SOURCES
from tests.games.merv.scene import Scene, cubes, scene, spices


def points(s: Scene, source: str) -> int:
    return s.of("magistrate").points[SOURCES.index(source)]


def soldiers(s: Scene) -> list[str]:
    """Where the magistrate's soldiers stand."""
    return [CELLS[cell] for cell in range(25) if s.t.soldiers[cell] == s.number("magistrate")]


def told(s: Scene, key: str, words: list[str]) -> list[str]:
    """What events of this key named, in the order told."""
    return [words[args[0]] for args in s.events(key)]


# The tracks -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A25")
def test_influence_spills_step_by_step_into_favour_and_then_into_two_points_each() -> None:
    s = scene(players=1).site("a1", owner="courtier").site("a2", owner="courtier")
    s.give("magistrate", influence=s.t.printed.influence_end - 1, favour=s.t.printed.favour_end - 1)
    s.magistrate_acts("wall")  # four influence: one fits, one is favour, two are lost
    assert s.of("magistrate").influence == s.t.printed.influence_end
    assert s.of("magistrate").favour == s.t.printed.favour_end
    assert points(s, "influence") == s.t.printed.influence_points[-1]
    assert points(s, "favour") == s.t.printed.favour_points[-1]
    assert points(s, "magistrate") == 2 * 2
    assert s.done


@pytest.mark.ruling("A25")
def test_favour_spills_into_influence_and_then_into_two_points() -> None:
    s = scene(players=1)
    s.give("magistrate", influence=s.t.printed.influence_end - 1, favour=s.t.printed.favour_end)
    s.t.gain_favour(s.number("magistrate"), 2)
    assert s.of("magistrate").influence == s.t.printed.influence_end
    assert points(s, "magistrate") == 2


@pytest.mark.ruling("A25")
def test_you_get_nothing_for_a_lost_step() -> None:
    s = scene(players=1)
    s.give("red", influence=s.t.printed.influence_end, favour=s.t.printed.favour_end)
    s.t.gain_favour(0, 1)
    s.t.gain_influence(0, 1)
    assert s.of("red").score() == 0


# Soldiers ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B79")
def test_the_magistrates_soldier_goes_to_the_courtiers_northernmost_then_westernmost_building() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("b1", owner="red")
    s.site("a3", owner="courtier").site("e2", owner="courtier").site("d2", owner="courtier")
    deploy(s.t)
    deploy(s.t)
    deploy(s.t)
    assert told(s, "soldier", CELLS) == ["d2", "e2", "a3"]
    assert s.of("magistrate").influence == 6
    assert s.of("magistrate").servants == 5


@pytest.mark.ruling("B50", "B79")
def test_a_building_is_passed_over_if_it_has_a_soldier_or_an_upgrade_or_is_walled_in() -> None:
    s = scene(players=1).site("a1", owner="courtier", soldier="red").site("b1", owner="courtier", upgrade="white")
    s.site("c1", owner="courtier").site("e1", owner="courtier").site("d5", owner="courtier")
    s.walls("north-3", "north-5", "east-1")  # c1 needs one gate, e1 two walls
    deploy(s.t)
    assert soldiers(s) == ["d5"]


@pytest.mark.ruling("B79")
def test_one_wall_of_two_does_not_keep_the_soldier_away() -> None:
    s = scene(players=1).site("e1", owner="courtier").walls("north-5")
    deploy(s.t)
    assert soldiers(s) == ["e1"]


@pytest.mark.ruling("B50", "B79")
def test_else_the_soldier_goes_to_an_own_building_for_one_influence() -> None:
    s = scene(players=1).site("a1", owner="courtier", upgrade="teal").site("b1", owner="red")
    s.site("c4", owner="magistrate").site("b4", owner="magistrate").site("a5", owner="magistrate")
    deploy(s.t)
    assert soldiers(s) == ["b4"]
    assert s.of("magistrate").influence == 1


@pytest.mark.ruling("B50")
def test_the_magistrate_never_protects_your_buildings_with_a_soldier() -> None:
    s = scene(players=1).site("a1", owner="red")
    deploy(s.t)
    assert soldiers(s) == []
    assert s.of("magistrate").influence == 0
    assert s.of("magistrate").servants == 8


@pytest.mark.ruling("B50", "B51")
def test_without_a_servant_the_magistrate_deploys_nobody() -> None:
    s = scene(players=1).site("a1", owner="courtier").give("magistrate", servants=0)
    deploy(s.t)
    assert soldiers(s) == []
    assert s.of("magistrate").influence == 0


@pytest.mark.ruling("B54")
def test_you_may_protect_the_magistrates_buildings_for_two_influence_each() -> None:
    s = scene(players=1).site("a1", owner="magistrate").site("a2", owner="magistrate")
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier a1", "soldier a2"]
    s.play("soldier a1")
    assert s.of("red").influence == 2
    s.give("red", cubes={"purple": 1}).takes("red", "wall").play("piece segment-01", "place north-1")
    assert s.of("red").influence == 6
    assert s.done


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


@pytest.mark.ruling("A34")
def test_the_caravansary_tile_repeats_the_action_when_the_card_calls_for_it() -> None:
    s = scene(players=1).at(1, 2).give("magistrate", breakthroughs=["discount_caravansary"])
    s.display(*["ginger"] * 4, deck={}).magistrate_plays("caravansary")
    assert s.of("magistrate").spices == spices(ginger=2)
    assert s.done


@pytest.mark.ruling("A34")
def test_the_mosque_tile_repeats_only_the_mosque_card_and_not_a_boon() -> None:
    s = scene(players=1).give("magistrate", breakthroughs=["discount_mosque"])
    s.magistrate_plays("mosque")
    assert s.of("magistrate").row == 2
    s = scene(players=1).give("magistrate", breakthroughs=["discount_mosque"], camels=1)
    s.site("c5", owner="magistrate")
    s.t.market, s.t.market_side = 1, 1  # a mosque step is for sale on the top right
    s.magistrate_plays("palace")
    assert s.of("magistrate").row == 1
    assert s.done


@pytest.mark.ruling("A34")
def test_the_tile_of_another_area_repeats_nothing() -> None:
    s = scene(players=1).give("magistrate", breakthroughs=["discount_caravansary"]).magistrate_plays("mosque")
    assert s.of("magistrate").row == 1
    s = scene(players=1).give("magistrate", breakthroughs=["discount_mosque"]).magistrate_plays("library")
    assert s.of("magistrate").scrolls == 1
    assert s.done


# Palace -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A29")
@pytest.mark.parametrize(("actions", "courtiers"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_up_to_three_actions_seat_one_courtier_and_more_seat_two(actions: int, courtiers: int) -> None:
    s = scene(players=1).give("magistrate", rare=2).magistrate_acts("palace", actions)
    assert s.of("magistrate").courtiers == [0, 0, courtiers, 0]  # both in the best hall
    assert s.done


@pytest.mark.ruling("B73")
@pytest.mark.parametrize(
    ("held", "hall"),
    [
        ({"scrolls": 1, "committed_scrolls": 2, "rare": 2}, "knowledge"),
        ({"spices": {"ginger": 3}, "scrolls": 2}, "spice"),
        ({"committed_common": 1, "committed_rare": 1, "common": 1, "row": 2, "path": 0}, "trade"),
        ({"row": 4, "path": 0, "rare": 3}, "faith"),
    ],
)
def test_the_courtier_goes_where_it_would_score_most_now(held: dict[str, object], hall: str) -> None:
    s = scene(players=1).give("magistrate", **held).magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == [hall]
    assert s.done


@pytest.mark.ruling("A29", "B73")
@pytest.mark.parametrize("actions", [1, 4])
def test_in_a_tie_the_hall_worth_most_to_you_is_taken_though_you_have_no_courtiers(actions: int) -> None:
    s = scene(players=1).give("magistrate", scrolls=2, rare=2).give("red", rare=1, spices={"ginger": 5})
    s.magistrate_acts("palace", actions)
    assert set(told(s, "courtier", HALLS)) == {"trade"}
    assert s.done


@pytest.mark.ruling("A29")
def test_then_the_leftmost_hall_is_taken() -> None:
    s = scene(players=1).give("magistrate", rare=2, path=0, row=2).magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == ["trade"]  # knowledge and spice lie further left, but are worth less
    s = scene(players=1).magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == ["knowledge"]
    assert s.done


@pytest.mark.ruling("A29", "B73")
def test_if_the_best_hall_has_one_seat_the_second_courtier_looks_again() -> None:
    s = scene(players=1).give("magistrate", scrolls=3, rare=2).give("red", courtiers={"knowledge": 2})
    s.magistrate_acts("palace", 5)
    assert told(s, "courtier", HALLS) == ["knowledge", "trade"]
    assert s.of("magistrate").favour == 1  # only the hall of trade was empty
    assert s.done


@pytest.mark.ruling("B73")
def test_a_full_hall_does_not_count() -> None:
    s = scene(players=1).give("magistrate", scrolls=9, rare=1).give("red", courtiers={"knowledge": 3})
    s.magistrate_acts("palace")
    assert told(s, "courtier", HALLS) == ["trade"]
    assert s.done


@pytest.mark.ruling("B51", "B73")
def test_without_a_servant_or_a_seat_nobody_is_seated() -> None:
    s = scene(players=1).give("magistrate", servants=1, scrolls=1).magistrate_acts("palace", 4)
    assert s.of("magistrate").courtiers == [1, 0, 0, 0]  # the second one is missing
    s = scene(players=1)
    s.t.players[0].courtiers = [3, 3, 3, 3]
    s.magistrate_acts("palace")
    assert s.of("magistrate").courtiers == [0, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("B72")
def test_the_magistrate_takes_the_favour_of_an_empty_hall() -> None:
    s = scene(players=1).give("magistrate", scrolls=1).magistrate_acts("palace")
    assert s.of("magistrate").favour == 1
    s.magistrate_acts("palace")
    assert s.of("magistrate").favour == 1  # not for the second in that hall
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
    assert points(s, "contracts") == 5
    assert s.done


@pytest.mark.ruling("A31", "B51")
def test_beyond_an_inner_post_the_third_breakthrough_goes_outward_and_brings_a_rare_good() -> None:
    s = scene(players=1).give("magistrate", scrolls=2, committed_scrolls=3, posts=["balkh"])
    s.t.stacks[:] = [3] * 6  # no contracts left
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
    assert told(s, "breakthrough", BREAKTHROUGHS) == ["eight_points"]
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


# Marketplace ------------------------------------------------------------------------------------------------------


def no_contracts(s: Scene) -> Scene:
    s.t.stacks[:] = [3] * 6
    return s


@pytest.mark.ruling("A30", "B51", "B74")
def test_the_magistrate_starts_in_an_inner_city_in_the_north_west() -> None:
    s = no_contracts(scene(players=1)).magistrate_acts("marketplace", 5)
    assert told(s, "post", CITIES) == ["rayy"]  # one post, whatever the number of actions
    assert s.of("magistrate").camels == 1
    assert (s.of("magistrate").common, s.of("magistrate").rare) == (1, 0)
    assert s.done


@pytest.mark.ruling("A30", "B74")
def test_an_outer_city_comes_first_but_only_beyond_an_own_inner_one() -> None:
    s = no_contracts(scene(players=1)).give("magistrate", posts=["nishapur"]).magistrate_acts("marketplace")
    assert told(s, "post", CITIES) == ["basra"]  # not Baghdad, and not another inner city
    assert (s.of("magistrate").common, s.of("magistrate").rare) == (1, 1)  # a good for each post, old and new
    assert s.done


@pytest.mark.ruling("A30")
def test_outer_before_inner_even_if_only_the_inner_one_is_without_a_post() -> None:
    s = no_contracts(scene(players=1)).give("magistrate", posts=["rayy"]).give("red", posts=["rayy", "baghdad"])
    s.magistrate_acts("marketplace")
    assert told(s, "post", CITIES) == ["baghdad"]
    assert s.of("magistrate").favour == 0  # not the first there
    assert s.done


@pytest.mark.ruling("A30")
def test_then_a_city_without_any_post_before_the_order_of_directions() -> None:
    s = no_contracts(scene(players=1)).give("red", posts=["rayy", "samarkand"]).magistrate_acts("marketplace")
    assert told(s, "post", CITIES) == ["nishapur"]
    s = no_contracts(scene(players=1)).give("red", posts=["rayy", "baghdad"])
    s.give("magistrate", posts=["rayy", "balkh"]).magistrate_acts("marketplace")
    assert told(s, "post", CITIES) == ["peshawar"]
    assert s.done


@pytest.mark.ruling("A30")
@pytest.mark.covers("option solo_city_order")
@pytest.mark.parametrize(
    ("order", "inner"),
    [
        ("nw_ne_sw_se", ["rayy", "samarkand", "nishapur", "balkh"]),
        ("nw_ne_se_sw", ["rayy", "samarkand", "balkh", "nishapur"]),
    ],
)
def test_the_order_of_directions_is_an_option(order: str, inner: list[str]) -> None:
    beyond = {"rayy": "baghdad", "samarkand": "kashgar", "balkh": "peshawar", "nishapur": "basra"}
    for taken in range(3):
        s = no_contracts(scene(players=1, solo_city_order=order)).give("red", posts=inner[:taken])
        s.magistrate_acts("marketplace")
        assert told(s, "post", CITIES) == [inner[taken]]
    for first in range(3):
        s = no_contracts(scene(players=1, solo_city_order=order)).give("magistrate", posts=inner[first:])
        s.magistrate_acts("marketplace")
        assert told(s, "post", CITIES) == [beyond[inner[first]]]
        assert s.done


@pytest.mark.ruling("A31", "B72")
def test_the_first_post_in_an_outer_city_gains_favour_and_in_an_inner_one_the_camel() -> None:
    s = no_contracts(scene(players=1)).give("magistrate", posts=["rayy"]).magistrate_acts("marketplace")
    assert s.of("magistrate").favour == 1
    s = no_contracts(scene(players=1)).give("magistrate", posts=["rayy", "baghdad"]).magistrate_acts("marketplace")
    assert told(s, "post", CITIES) == ["samarkand"]
    assert s.of("magistrate").camels == 1
    s = no_contracts(scene(players=1))
    s.t.city_camels = 0
    s.magistrate_acts("marketplace")
    assert s.of("magistrate").camels == 0
    assert s.done


@pytest.mark.ruling("B51", "B74")
def test_without_a_disc_no_post_is_founded_but_goods_come_and_contracts_are_checked() -> None:
    six = ["rayy", "samarkand", "nishapur", "balkh", "baghdad", "kashgar"]  # the seventh disc is for the mosque
    s = scene(players=1).give("magistrate", posts=six).magistrate_acts("marketplace")
    assert s.events("post") == []
    assert s.of("magistrate").all_goods() == 6
    assert [args[0] for args in s.events("contract")] == [2, 2]  # two common goods for each
    assert s.of("magistrate").rare == 2
    assert s.done


# Contracts --------------------------------------------------------------------------------------------------------


def only_contracts(s: Scene, **gone: int) -> Scene:
    """How many cards are gone from each stack, by its name; stacks not named are empty."""
    names = ["favour1", "soldier1", "favour2", "soldier2", "favour3", "soldier3"]
    s.t.stacks[:] = [gone.get(name, 3) for name in names]
    return s


def fulfilled(s: Scene) -> list[int]:
    """The stacks from which contracts were fulfilled, in order."""
    return [args[0] for args in s.events("contract")]


@pytest.mark.ruling("B52")
def test_the_most_valuable_contract_is_fulfilled_first_without_influence_or_cube() -> None:
    s = scene(players=1).give("magistrate", scrolls=3, common=1, rare=1).magistrate_acts("marketplace")
    assert fulfilled(s)[0] == 5  # 12 points, level 3; with less influence than even level 1 asks for
    assert s.of("magistrate").influence == 0
    assert (s.of("magistrate").committed_scrolls, s.of("magistrate").scrolls) == (3, 0)
    assert s.done


@pytest.mark.ruling("B52")
def test_with_equal_points_a_soldier_contract_comes_first() -> None:
    s = only_contracts(scene(players=1), favour2=0, soldier2=0).site("a1", owner="courtier")
    s.give("magistrate", scrolls=3, common=1, rare=2, servants=8).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [4, 3]
    assert soldiers(s) == ["a1"]
    assert s.of("magistrate").favour == 1
    assert s.done


@pytest.mark.ruling("B52")
def test_among_soldier_contracts_of_equal_points_the_higher_level_comes_first() -> None:
    s = only_contracts(scene(players=1), soldier2=0, soldier3=2, favour3=2)  # eight points each
    s.give("magistrate", scrolls=9, common=9, rare=9).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [6, 4]
    assert s.done


@pytest.mark.ruling("B52")
def test_a_soldier_counts_before_the_level_and_the_level_decides_among_favour_contracts() -> None:
    s = only_contracts(scene(players=1), soldier2=0, favour3=2)  # eight points each
    s.give("magistrate", scrolls=9, common=9, rare=9).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [4, 5]
    s = only_contracts(scene(players=1), favour2=0, favour3=2)
    s.give("magistrate", scrolls=9, common=9, rare=9).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [5, 3]
    assert s.done


@pytest.mark.ruling("B52")
def test_only_top_cards_are_on_offer_and_the_next_one_is_on_offer_at_once() -> None:
    s = only_contracts(scene(players=1), favour1=0).give("magistrate", scrolls=9, common=9)
    s.magistrate_acts("marketplace")
    assert [args[1] for args in s.events("contract")] == [5, 4, 3]
    assert s.t.stacks[0] == 3
    assert s.done


@pytest.mark.ruling("B82")
def test_an_either_good_takes_common_goods_while_there_are_some() -> None:
    s = only_contracts(scene(players=1), favour1=2).give("magistrate", scrolls=1, common=1, rare=1)
    s.magistrate_acts("marketplace")
    assert (s.of("magistrate").committed_common, s.of("magistrate").committed_rare) == (1, 0)
    assert s.done


@pytest.mark.ruling("B82")
def test_common_goods_cover_the_fixed_places_of_a_card_before_the_either_good() -> None:
    s = only_contracts(scene(players=1), soldier1=2).give("magistrate", rare=1)
    s.magistrate_acts("marketplace")  # one common good from the new post, one rare good in hand
    assert fulfilled(s) == [2]
    assert (s.of("magistrate").committed_common, s.of("magistrate").committed_rare) == (1, 1)
    assert s.done


@pytest.mark.ruling("B52")
def test_other_actions_do_not_look_at_the_contracts() -> None:
    s = scene(players=1).give("magistrate", common=2, rare=2)
    s.magistrate_acts("library").magistrate_acts("palace").magistrate_acts("mosque", 2).magistrate_acts("wall")
    assert s.events("contract") == []
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


# Wall -------------------------------------------------------------------------------------------------------------


def test_the_magistrate_builds_the_cheapest_piece_and_purple_before_tan_before_teal_before_orange() -> None:
    s = scene(players=1)
    prices = []
    for _ in range(20):
        before = s.t.pieces
        s.magistrate_acts("wall")
        (piece,) = names_of(before & ~s.t.pieces, WALL_PIECES)
        cost = s.t.printed.piece_cost[WALL_PIECES.index(piece)]
        prices.append((cost.n, cost.a))
    assert prices == (
        [(1, colour) for colour in range(4) for _ in range(2)]
        + [(2, colour) for colour in range(4) for _ in range(2)]
        + [(3, colour) for colour in range(4)]  # gates only when every segment is built
    )
    s.magistrate_acts("wall")  # nothing is left to build
    assert len(s.events("wall")) == 20
    assert s.done


WALL_ORDER = ["a", "b", "c", "d", "e", "f", "g", "h", "unlisted", "i"]
WALL_CASES: dict[str, tuple[list[str | None], int]] = {
    "a": (["courtier", "courtier"], 4),
    "b": (["courtier", "magistrate"], 3),
    "c": (["magistrate", "magistrate"], 2),
    "d": (["courtier", None], 2),
    "e": (["magistrate", None], 1),
    "f": (["courtier", "red"], 4),
    "g": (["magistrate", "red"], 3),
    "h": (["red", None], 2),
    "unlisted": (["red", "red"], 4),
    "i": ([None, None], 0),
}


def only_slots(s: Scene, *free: str) -> Scene:
    """All wall slots are built but these and the middle ones."""
    return s.walls(*[slot for slot in WALL_SLOTS if slot not in free and not slot.endswith("3")])


@pytest.mark.ruling("B49", "B78")
@pytest.mark.covers(
    "wall case a", "wall case b", "wall case c", "wall case d", "wall case e",
    "wall case f", "wall case g", "wall case h", "wall case unlisted", "wall case i",
)  # fmt: skip
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("better", "worse"), list(pairwise(WALL_ORDER)))
def test_the_magistrate_places_walls_by_whom_they_protect(better: str, worse: str, turned: bool) -> None:
    s = scene(players=1)
    owners, influence = WALL_CASES[better]
    for cells, names in ((["e4", "d4"], owners), (["b1", "b2"], WALL_CASES[worse][0])):
        for cell, owner in zip(cells, names[::-1] if turned else names, strict=True):
            s.site(cell, owner=owner)
    only_slots(s, "north-2", "east-4").magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["east-4"]  # though the other place comes first, going clockwise
    assert s.of("magistrate").influence == influence
    s.magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["east-4", "north-2"]
    assert s.of("magistrate").influence == influence + WALL_CASES[worse][1]
    assert s.done


@pytest.mark.ruling("B78")
def test_in_a_tie_it_builds_clockwise_from_the_north_west_and_never_a_segment_in_the_middle() -> None:
    s = scene(players=1).magistrate_acts("wall", 16)
    assert told(s, "wall", WALL_SLOTS) == [
        *["north-1", "north-2", "north-4", "north-5", "east-1", "east-2", "east-4", "east-5"],
        *["south-5", "south-4", "south-2", "south-1", "west-5", "west-4", "west-2", "west-1"],
    ]
    s.magistrate_acts("wall", 5)  # now the gates; the fifth action is lost
    assert told(s, "wall", WALL_SLOTS)[16:] == ["north-3", "east-3", "south-3", "west-3"]
    assert s.done


@pytest.mark.ruling("B78")
def test_soldiers_and_other_walls_do_not_matter_for_the_place_of_a_wall() -> None:
    s = scene(players=1).site("e1", owner="courtier", soldier="red").site("d1", owner="courtier", soldier="red")
    s.site("b1", owner="courtier").site("b2", owner="magistrate")
    s.walls("north-4", "north-5").magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["east-1"]  # two of the courtier's, protected twice over
    assert s.of("magistrate").influence == 4
    assert s.done


@pytest.mark.ruling("B78")
def test_only_the_two_nearest_sites_count() -> None:
    s = scene(players=1).site("a3", owner="courtier").site("a2", owner="magistrate")
    only_slots(s, "north-1", "south-1").magistrate_acts("wall")
    assert told(s, "wall", WALL_SLOTS) == ["north-1"]
    assert s.of("magistrate").influence == 1
    assert s.done


@pytest.mark.ruling("B78")
def test_gates_follow_the_same_list() -> None:
    s = scene(players=1).site("c1", owner="magistrate").site("d3", owner="courtier").site("e3", owner="red")
    s.site("a3", owner="courtier").without_pieces(*WALL_PIECES[:16])
    only_slots(s).magistrate_acts("wall", 3)
    assert told(s, "wall", WALL_SLOTS) == ["west-3", "north-3", "east-3"]  # D, E, F
    assert names_of(s.t.pieces, WALL_PIECES) == ["gate_orange"]
    assert s.of("magistrate").influence == 2 + 1 + 4
    assert s.done
