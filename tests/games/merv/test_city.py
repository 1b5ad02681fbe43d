"""The city: setting up, slots, sites, production, the choice of an action, soldiers, the camel market, supplies."""

import pytest

import serai
from serai.core.step import CHANCE
from serai.games.merv.components import Printed
from serai.games.merv.library import gain_scroll
from serai.games.merv.palace import FreeCourtier
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.upgrades import ChooseBonus, PlaceWhite
from serai.games.merv.words import AREAS, COLOURS, FROM_PALACE, TILES, WHITE
from tests.games.merv.scene import Scene, cubes, scene, spices

ALL_SLOTS = ["slot 1", "slot 2", "slot 3", "slot 4", "slot 5"]
TRADES = ["take-camels", "sell-camel top-left", "sell-camel top-right", "sell-camel bottom-right"]
TRADES += ["sell-camel bottom-left"]


# Setting up -------------------------------------------------------------------------------------------------------


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


@pytest.mark.ruling("A1")
def test_courtiers_score_at_the_end_of_a_year_and_not_of_a_round() -> None:
    for round_, points in ((3, 0), (4, 2)):
        s = scene(players=3).at(year=1, round=round_).give("red", courtiers={"knowledge": 1}, scrolls=2, favour=1)
        s.ends_round(slot1="red", slot2="blue", slot3="yellow")
        assert s.of("red").points[FROM_PALACE] == points


@pytest.mark.ruling("A1")
def test_the_level_of_a_contract_is_reached_with_influence_and_not_with_favour() -> None:
    for held, offered in (({"influence": 1}, True), ({"favour": 10}, False)):
        s = scene(players=3).give("red", scrolls=1, common=1, cubes={"purple": 1}, **held).begins("red")
        assert s.offers("contract 1") == offered


# Slots and sites --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B1")
def test_the_fourth_of_four_master_meeples_still_has_two_free_slots() -> None:
    s = scene(players=4).at(year=1, round=1)
    for name, slot in (("red", "1"), ("blue", "3"), ("yellow", "5")):
        s.begins(name).play(f"slot {slot}").play(s.legal()[0], "favour")
    s.begins("black")
    assert s.legal() == ["slot 2", "slot 4"]
    s.play("slot 4", "activate d5", "favour")
    assert s.done


@pytest.mark.parametrize(
    ("round_", "sites"),
    [
        (1, ["b1", "b2", "b3", "b4", "b5"]),
        (2, ["a2", "b2", "c2", "d2", "e2"]),
        (3, ["d1", "d2", "d3", "d4", "d5"]),
        (4, ["a4", "b4", "c4", "d4", "e4"]),
    ],
)
def test_slots_count_clockwise_from_the_queue_and_see_columns_and_rows_in_turn(round_: int, sites: list[str]) -> None:
    s = scene(players=3).at(year=1, round=round_).begins("red").play("slot 2")
    assert s.legal() == [f"activate {cell}" for cell in sites]


def test_the_camel_market_is_no_building_site() -> None:
    s = scene(players=3).at(year=1, round=1).begins("red").play("slot 3")
    assert s.legal() == ["activate c1", "activate c2", "activate c4", "activate c5"]


@pytest.mark.ruling("A5")
def test_with_all_own_buildings_placed_only_occupied_sites_can_be_activated() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", owner="blue").site("b4", owner="red").site("d1", owner="blue")
    s.give("red", buildings=0).begins("red")
    assert s.legal() == ["slot 2", "slot 4"]
    s.play("slot 2")
    assert s.legal() == ["activate b2", "activate b4"]
    s.play("activate b4", "favour")
    assert s.done


@pytest.mark.ruling("A5", "B2")
def test_without_any_site_to_activate_only_favour_or_a_soldier_is_left() -> None:
    s = scene(players=3).at(year=1, round=1).give("red", buildings=0).begins("red")
    assert s.legal() == ALL_SLOTS
    s.play("slot 2")
    assert s.legal() == ["favour", "deploy"]
    s.play("favour")
    assert s.of("red").cubes == cubes()
    assert s.of("red").favour == 1
    assert s.done


@pytest.mark.ruling("B2")
def test_a_line_that_holds_only_the_magistrate_is_closed_to_a_player_without_buildings() -> None:
    s = scene(players=1).at(year=1, round=1).site("a1", owner="magistrate").site("b1", owner="courtier")
    s.give("red", buildings=0).begins("red")  # one slot and one site, so nothing is asked
    assert s.t.slots[1] == s.number("red")
    assert s.of("red").cubes == cubes(tan=1)
    s.play("favour")
    assert s.done


# Production -------------------------------------------------------------------------------------------------------

BEGINS_WITH = {
    "caravansary": "card 1",
    "palace": "hall ",
    "library": "cube ",
    "marketplace": "post rayy",
    "mosque": "path ",
    "wall": "piece segment",
}


@pytest.mark.covers(*[f"tile {tile}" for tile in TILES])
@pytest.mark.parametrize("tile", TILES)
def test_a_site_that_is_built_on_produces_its_colour_and_offers_its_board_action(tile: str) -> None:
    area, colour = tile.split("_")
    s = scene(players=3).at(year=1, round=1).site("b2", tile).display(*["ginger"] * 6, "juniper", "juniper", deck={})
    s.begins("red").play("slot 2", "activate b2")
    assert s.owner("b2") == "red"
    assert s.of("red").buildings == 8
    assert s.of("red").cubes == cubes(**{colour: 1})
    s.play("board")
    assert s.events("board") == [[AREAS.index(area), 0, 0]]
    assert any(line.startswith(BEGINS_WITH[area]) for line in s.legal())
    while not s.done:
        s.play("done" if s.offers("done") else s.legal()[0])


@pytest.mark.ruling("A6")
def test_a_white_upgrade_replaces_the_cube_of_its_site() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="red", upgrade="white")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(white=1)
    assert s.done


def test_a_bonus_upgrade_adds_its_cube_to_that_of_the_site() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="red", upgrade="orange")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(teal=1, orange=1)
    assert s.done


@pytest.mark.ruling("A7")
@pytest.mark.parametrize(
    ("upgrade", "share"), [(None, cubes(teal=1)), ("white", cubes(white=1)), ("orange", cubes(teal=1, orange=1))]
)
def test_the_owner_gets_all_of_the_activated_site_once(upgrade: str | None, share: list[int]) -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="blue", upgrade=upgrade)
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("blue").cubes == share
    assert s.of("red").cubes == share
    assert s.done


@pytest.mark.ruling("A7")
def test_from_other_sites_in_the_line_the_owner_gets_one_cube_for_each_upgrade_and_nothing_else() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="blue")
    s.site("b1", "wall_tan", owner="blue", upgrade="white").site("b4", "wall_purple", owner="blue", upgrade="orange")
    s.site("b5", "wall_teal", owner="blue")
    s.site("c2", "wall_orange", owner="blue", upgrade="purple")  # not in the line
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("blue").cubes == cubes(teal=1, white=1, orange=1)
    assert s.of("red").cubes == cubes(teal=2, white=1, purple=1, orange=1)
    assert s.done


@pytest.mark.ruling("B58")
def test_only_the_colour_of_the_activated_building_produces_and_nothing_is_placed_there() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="blue").site("b3", owner="red")
    s.site("b4", "wall_purple", owner="yellow", upgrade="orange").site("b5", "wall_tan", owner="blue")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(teal=1, tan=1)
    assert s.of("blue").cubes == cubes(teal=1)
    assert s.of("yellow").cubes == cubes()
    assert s.owner("b2") == "blue"
    assert (s.of("red").buildings, s.of("blue").buildings) == (8, 7)
    assert s.events("build") == []
    assert s.done


@pytest.mark.ruling("B58")
def test_ones_own_occupied_site_produces_again_and_places_nothing() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", owner="red").site("b4", "wall_tan", owner="red")
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(teal=1, tan=1)
    assert s.of("red").buildings == 7
    assert s.done


@pytest.mark.ruling("B3")
def test_production_is_over_for_both_before_anything_is_spent() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_orange", owner="blue")
    s.begins("red").play("slot 2", "activate b2")
    assert s.waits_for("red")
    assert s.of("red").cubes == s.of("blue").cubes == cubes(orange=1)
    s.play("board", "hall faith")  # with the cube just produced
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B4")
def test_an_upgrade_on_an_empty_site_works_for_whoever_builds_there() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "palace_teal", upgrade="white")
    s.site("b4", "wall_purple", upgrade="orange")  # empty, so it gives nothing
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").cubes == cubes(white=1)
    assert s.done


@pytest.mark.ruling("B4")
def test_an_upgrade_survives_the_destruction_of_its_building_and_then_serves_another() -> None:
    s = scene(players=3).at(year=2, round=4).site("b2", "palace_teal", owner="red", upgrade="orange").invades()
    assert s.owner("b2") is None
    s.begins("blue").play("slot 4", "activate b2", "favour")
    assert s.of("blue").cubes == cubes(teal=1, orange=1)
    assert s.done


# The action -------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A8")
def test_one_of_three_actions_must_be_chosen() -> None:
    s = scene(players=3).at(year=1, round=1).begins("red").play("slot 2", "activate b2")
    assert s.legal() == ["favour", "deploy", "board"]


@pytest.mark.ruling("A8")
def test_the_soldier_may_be_declined_and_then_brings_nothing() -> None:
    s = scene(players=3).at(year=1, round=1).begins("red").play("slot 2", "activate b2", "deploy")
    assert s.legal() == ["done", "soldier b2"]
    s.play("done")
    assert (s.of("red").influence, s.of("red").servants) == (0, 8)
    assert s.done


@pytest.mark.ruling("A8")
def test_a_board_action_may_spend_nothing() -> None:
    s = scene(players=3).at(year=1, round=1).site("b2", "library_teal")
    s.begins("red").play("slot 2", "activate b2", "board", "done")
    assert s.of("red").cubes == cubes(teal=1)
    assert s.of("red").scrolls == 0
    assert s.done


@pytest.mark.ruling("A36")
def test_gaining_favour_as_an_action_is_exactly_one_step() -> None:
    s = scene(players=3).at(year=1, round=1).give("red", favour=3)
    s.begins("red").play("slot 2", "activate b2", "favour")
    assert s.of("red").favour == 4
    assert s.of("red").score() == 1
    assert s.done


@pytest.mark.ruling("A14")
def test_a_soldier_needs_a_building_without_a_soldier_or_an_upgrade() -> None:
    s = scene(players=3).site("a1", owner="red").site("a2", owner="blue").site("a3", owner="blue", soldier="yellow")
    s.site("a4", owner="red", upgrade="white").site("a5", owner="red", soldier="red")
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier a1", "soldier a2"]
    s.play("soldier a2")
    assert s.of("red").influence == 2  # on the building of another
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier a1"]
    s.play("soldier a1")
    assert s.of("red").influence == 3
    assert s.done


@pytest.mark.ruling("A15")
def test_one_wall_of_two_does_not_protect_but_the_one_gate_of_a_middle_line_does() -> None:
    s = scene(players=3).site("a1", owner="red").site("b1", owner="red").site("c1", owner="red").site("d3", owner="red")
    s.walls("north-1", "west-1", "north-3")  # a1 is closed on both sides, b1 only to the west, c1 by its gate
    s.asks(DEPLOY[0])
    assert s.legal() == ["done", "soldier b1", "soldier d3"]
    s.play("soldier b1")
    assert s.done


# The camel market -------------------------------------------------------------------------------------------------


def at_the_market(side: str = "a", camels: int = 1) -> Scene:
    """Red has produced a teal cube in the middle column and may trade before the action."""
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=camels)
    s.t.market_side = "ab".index(side)
    return s.begins("red").play("slot 3", "activate c1")


@pytest.mark.ruling("B5")
def test_there_is_one_trade_in_a_turn_before_the_action() -> None:
    s = at_the_market(camels=2)
    assert s.legal() == ["favour", "deploy", "board", *TRADES]
    s.play("sell-camel bottom-right")
    assert s.legal() == ["favour", "deploy", "board"]
    s.play("favour")
    assert (s.of("red").camels, s.of("red").favour) == (1, 2)
    assert s.done


@pytest.mark.ruling("B5")
def test_or_one_trade_after_the_action_but_none_in_the_middle_of_it() -> None:
    s = at_the_market(camels=2).play("board")
    assert s.legal() == ["done", "hall spice"]
    s.play("hall spice")
    assert s.legal() == ["done", *TRADES]
    s.play("sell-camel bottom-left")
    assert (s.of("red").camels, s.of("red").cubes) == (1, cubes(white=1))
    assert s.done


@pytest.mark.ruling("B5")
def test_the_market_need_not_be_visited() -> None:
    s = at_the_market().play("favour", "done")
    assert (s.of("red").camels, s.t.market) == (1, 0)
    assert s.done


def test_the_market_is_out_of_reach_from_other_lines() -> None:
    s = scene(players=3).at(year=1, round=2).give("red", camels=1)
    s.begins("red").play("slot 2", "activate c2")
    assert s.legal() == ["favour", "deploy", "board"]
    s.play("favour")
    assert s.done


@pytest.mark.ruling("B5")
def test_taking_from_an_empty_market_is_legal_and_does_nothing() -> None:
    s = at_the_market(camels=0)
    assert s.legal() == ["favour", "deploy", "board", "take-camels"]
    s.play("take-camels")
    assert s.legal() == ["favour", "deploy", "board"]  # it was the trade of the turn
    s.play("favour")
    assert s.of("red").camels == 0
    assert s.done


@pytest.mark.ruling("B5")
def test_a_covered_slot_cannot_be_sold_on_and_with_all_four_covered_one_can_only_take() -> None:
    s = at_the_market()
    s.t.market = 0b0101
    s.play("favour")
    assert s.legal() == ["done", "take-camels", "sell-camel top-right", "sell-camel bottom-left"]
    s = at_the_market()
    s.t.market = 0b1111
    s.play("favour")
    assert s.legal() == ["done", "take-camels"]
    s.play("take-camels")
    assert (s.of("red").camels, s.t.market) == (5, 0)
    assert s.done


@pytest.mark.covers("market white_cube", "market favour", "market rare_good", "market scroll")
@pytest.mark.parametrize(
    ("side", "slot", "gained"),
    [
        ("a", "bottom-left", "white"),
        ("b", "bottom-left", "white"),
        ("a", "bottom-right", "favour"),
        ("b", "top-left", "rare"),
        ("a", "top-left", "scrolls"),
    ],
)
def test_a_camel_sold_brings_one_of_what_its_slot_shows(side: str, slot: str, gained: str) -> None:
    s = at_the_market(side).play(f"sell-camel {slot}")
    red = s.of("red")
    held = {"white": red.cubes[WHITE], "favour": red.favour, "rare": red.rare, "scrolls": red.scrolls}
    assert held == {**dict.fromkeys(held, 0), gained: 1}
    assert (red.camels, s.t.market.bit_count()) == (0, 1)
    s.play("deploy", "done")
    assert s.done


@pytest.mark.covers("market scroll")
def test_a_scroll_from_the_market_can_make_a_breakthrough_that_already_helps_the_action() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=1, scrolls=1)
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-left")
    assert s.legal() == [
        "breakthrough discount-caravansary",
        "breakthrough discount-palace",
        "breakthrough discount-marketplace",
        "breakthrough discount-mosque",
    ]
    s.play("breakthrough discount-palace", "board", "hall faith")  # for nothing
    assert s.of("red").cubes == cubes(teal=1)
    assert s.done


@pytest.mark.ruling("B59", "B14")
@pytest.mark.covers("market caravan_card")
def test_a_card_from_the_market_may_lie_anywhere_brings_its_camel_and_completes_a_pair_after_the_refill() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=1, spices={"juniper": 1})
    s.display("ginger*", "juniper*", "juniper", "ginger", "ginger", "ginger", "ginger", "juniper", deck={"pepper": 1})
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-right")
    assert s.legal() == ["card 2", "card 3", "card 8"]  # ginger would be a second type
    s.play("card 2")
    assert s.of("red").spices == spices(juniper=2)
    assert s.of("red").camels == 1
    assert s.of("red").favour == 1
    assert len(s.t.display) == 8
    keys = [entry.key for entry in s.t.log or []]
    assert keys.index("card") < keys.index("draw") < keys.index("favour")
    s.play("deploy", "done")
    assert s.done


@pytest.mark.covers("market mosque_advance")
def test_a_camel_sold_for_the_mosque_moves_one_space_without_cost_and_gains_its_boon() -> None:
    s = at_the_market("b").play("sell-camel top-right")
    assert s.legal() == ["path 1", "path 2", "path 3", "path 4"]
    s.play("path 3")
    assert (s.of("red").row, s.of("red").camels, s.of("red").cubes) == (1, 1, cubes(teal=1))
    s.play("favour")
    assert s.done


@pytest.mark.covers("market soldier")
def test_a_camel_sold_for_a_soldier_deploys_one() -> None:
    s = at_the_market("b").play("sell-camel bottom-right")
    assert s.legal() == ["done", "soldier c1"]
    s.play("soldier c1", "favour")
    assert s.of("red").influence == 1
    assert s.done


@pytest.mark.ruling("B6")
def test_a_market_boon_that_cannot_be_used_may_be_chosen_for_nothing() -> None:
    s = at_the_market("b").give("red", path=0, row=10).play("sell-camel top-right")
    assert (s.of("red").row, s.of("red").camels, s.t.market) == (10, 0, 0b0010)
    s.play("favour")
    assert s.done
    s = scene(players=3).at(year=1, round=1).display("ginger*", "juniper").give("red", camels=1, spices={"pepper": 1})
    s.begins("red").play("slot 3", "activate c1", "sell-camel top-right")  # no card is of a type red may take
    assert s.of("red").spices == spices(pepper=1)
    assert s.t.display_camels == 1
    s.play("favour")
    assert s.done


@pytest.mark.ruling("B55")
def test_an_upgrade_won_at_the_market_is_too_late_for_the_production_of_the_turn() -> None:
    s = scene(players=3).at(year=1, round=1).site("c1", "palace_teal").give("red", camels=1, path=0, row=1)
    s.t.market_side = 1
    s.begins("red")
    assert s.legal() == ALL_SLOTS
    s.play("slot 3")
    assert s.legal() == ["activate c1", "activate c2", "activate c4", "activate c5"]
    s.play("activate c1", "sell-camel top-right")  # the only site red may upgrade is c1
    assert s.t.to_json()["city"]["c1"]["upgrade"] == "white"
    assert s.of("red").cubes == cubes(teal=1)
    s.play("favour")
    assert s.done


# Supplies ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B7")
@pytest.mark.covers("option supplies_unlimited")
@pytest.mark.parametrize("unlimited", [True, False])
def test_cubes_scrolls_and_goods_run_out_only_if_the_option_says_so(unlimited: bool) -> None:
    more = int(unlimited)
    s = scene(players=3, supplies_unlimited=unlimited).at(year=1, round=1).site("c1", "palace_teal")
    s.give("blue", cubes={"teal": 5}).give("yellow", cubes={"teal": 7, "white": 12}, common=20, committed_rare=24)
    s.give("blue", committed_scrolls=20, scrolls=12, common=2, committed_common=2).give("red", camels=1)
    s.begins("red").play("slot 3", "activate c1")
    assert s.of("red").cubes == cubes(teal=more)  # the printed game has twelve of a colour
    s.play("sell-camel bottom-left", "favour")
    assert s.of("red").cubes == cubes(teal=more, white=more)
    gain_scroll(s.t, 0)
    s.t.gain_good(0, False)
    s.t.gain_good(0, True)
    assert (s.of("red").scrolls, s.of("red").common, s.of("red").rare) == (more, more, more)
    assert s.done


@pytest.mark.ruling("B7")
@pytest.mark.covers("option supplies_unlimited")
def test_where_supplies_are_limited_what_was_spent_can_be_gained_again() -> None:
    s = scene(players=3, supplies_unlimited=False).give("red", cubes={"purple": 12})
    s.takes("red", "palace").play("hall knowledge", "done")
    s.t.gain_cube(0, 0)
    s.t.gain_cube(0, 0)
    assert s.of("red").cubes == cubes(purple=12)
    assert s.done


@pytest.mark.ruling("B7")
@pytest.mark.covers("option supplies_unlimited")
def test_where_supplies_are_limited_nobody_pays_for_what_is_not_there() -> None:
    s = scene(players=3, supplies_unlimited=False).give("blue", scrolls=31, common=24, rare=24)
    s.give("red", cubes={"purple": 2, "tan": 2, "teal": 2, "orange": 2}, posts=["rayy", "balkh"], camels=3)
    s.takes("red", "library").play("cube purple")  # for the last scroll
    assert s.of("red").scrolls == 1
    assert s.done
    s.takes("red", "marketplace").play("post samarkand")  # and no goods are left to buy
    assert s.of("red").cubes == cubes(purple=1, tan=2, teal=2, orange=2)
    assert s.done


@pytest.mark.ruling("B8")
def test_soldiers_and_courtiers_come_from_the_same_eight_servants() -> None:
    s = scene(players=3).site("a1", owner="red").site("a2", owner="blue")
    s.give("red", courtiers={"faith": 3, "trade": 3}, servants=1, cubes={"purple": 8, "teal": 8})
    s.asks(DEPLOY[0]).play("soldier a2")
    assert (s.of("red").servants, s.of("red").influence) == (0, 2)
    s.asks(DEPLOY[0])  # nobody left: nothing is asked, nothing gained
    s.asks(FreeCourtier(0))
    s.takes("red", "palace")
    assert (s.of("red").influence, s.of("red").courtiers) == (2, [0, 0, 3, 3])
    assert s.done


@pytest.mark.ruling("B8")
def test_a_soldier_comes_back_when_an_upgrade_takes_its_place_and_after_an_invasion() -> None:
    s = scene(players=3).at(year=2, round=4).site("a1", owner="red", soldier="blue").site("a2", owner="red")
    s.site("a2", soldier="red").give("red", courtiers={"faith": 1})
    assert (s.of("red").servants, s.of("blue").servants) == (6, 7)
    s.asks(PlaceWhite(0, 0)).play("upgrade a1")
    assert (s.of("red").servants, s.of("blue").servants) == (6, 8)
    s.invades()
    assert (s.of("red").servants, s.of("red").courtiers) == (7, [0, 0, 0, 1])  # the courtier stays
    assert s.done


@pytest.mark.ruling("B9")
def test_six_trading_posts_are_the_most_since_one_disc_is_for_the_mosque() -> None:
    posts = ["rayy", "samarkand", "balkh", "nishapur", "baghdad"]
    for row in (0, 1):
        s = scene(players=3).give("red", posts=posts, row=row, path=0 if row else -1)
        s.takes("red", "marketplace").play("post kashgar")
        assert s.of("red").posts.bit_count() == 6
        assert s.done
        s.takes("red", "marketplace")  # a seventh is not even offered
        assert s.of("red").posts.bit_count() == 6
        assert s.done
    s = scene(players=3).give("red", posts=[*posts, "kashgar"], cubes={"teal": 1}).takes("red", "mosque")
    assert s.legal() == ["done", "path 2"]


@pytest.mark.ruling("B10")
def test_an_upgrade_without_a_tile_or_a_site_left_is_lost() -> None:
    s = scene(players=3).site("a1", owner="red")
    s.t.white_upgrades = 0
    s.asks(PlaceWhite(0, 1))
    assert s.done
    s.t.bonus_upgrades = 0
    s.asks(ChooseBonus(0))
    assert s.done
    s = scene(players=3).site("a1", owner="red", upgrade="white").site("a2", owner="blue")
    s.asks(PlaceWhite(0, 0)).asks(ChooseBonus(0))
    assert s.events("upgrade") == []
    assert s.done


@pytest.mark.ruling("B10")
def test_the_mosque_alone_never_runs_out_of_upgrades_or_tiles() -> None:
    t = scene(players=4).t
    assert t.white_upgrades >= 4
    assert t.bonus_upgrades.bit_count() == t.scoring_tiles.bit_count() == 4


@pytest.mark.ruling("A18")
def test_a_bonus_upgrade_is_any_of_those_left_on_a_site_of_ones_own() -> None:
    s = scene(players=3).site("a1", owner="red").site("a2", owner="blue", upgrade="tan").site("a3", owner="red")
    s.asks(ChooseBonus(0))
    assert s.legal() == ["bonus purple", "bonus teal", "bonus orange"]
    s.play("bonus teal")
    assert s.legal() == ["upgrade a1", "upgrade a3"]
    s.play("upgrade a3")
    assert s.events("upgrade") == [[10, COLOURS.index("teal"), 0]]
    assert s.t.bonus_upgrades == 0b1001
    assert s.done


@pytest.mark.ruling("B11")
def test_nothing_is_given_up_at_the_end_of_a_year() -> None:
    s = scene(players=3).at(year=1, round=4).give("red", cubes={"purple": 20, "white": 20}, camels=4, scrolls=9)
    s.give("red", common=9, rare=9, spices={"cinnamon": 8, "ginger": 6}, influence=7, favour=5)
    s.ends_round(slot1="blue", slot2="yellow", slot5="red")
    red = s.of("red")
    assert (s.t.year, s.t.round) == (1, 0)
    assert (red.cubes, red.spices) == (cubes(purple=20, white=20), spices(cinnamon=8, ginger=6))
    assert (red.camels, red.scrolls, red.common, red.rare, red.influence, red.favour) == (4, 9, 9, 9, 7, 5)
