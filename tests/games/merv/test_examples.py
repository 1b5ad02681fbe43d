"""The worked examples of the rulebook, laid out as concretely as their text tells."""

import pytest

from serai.games.merv.constants import FROM_BREAKTHROUGHS, FROM_BUILDINGS, FROM_PALACE, FROM_SPICES
from serai.games.merv.scoring import final_scoring
from tests.games.merv.scene import Scene, cubes, scene, spices


def a_turn() -> Scene:
    """Red owns a tan site in the fourth column, yellow two sites in the fifth, one with a teal bonus upgrade."""
    s = scene(players=3)
    s.site("d2", "wall_teal").site("d4", "mosque_tan", owner="red")
    s.site("e4", "library_teal", owner="yellow").site("e1", "palace_purple", owner="yellow", upgrade="teal")
    return s


def test_a_new_building_and_another_in_its_line_produce_and_favour_is_gained_instead_of_the_board_action() -> None:
    s = a_turn().at(year=1, round=1)
    s.begins("red").play("slot 4")
    assert s.legal() == ["activate d1", "activate d2", "activate d3", "activate d4", "activate d5"]
    s.play("activate d2", "favour")
    assert s.owner("d2") == "red"
    assert s.of("red").cubes == cubes(teal=1, tan=1)
    assert s.of("red").favour == 1
    assert s.done


@pytest.mark.ruling("A7", "B58")
def test_the_site_of_another_produces_all_for_the_active_player_and_a_share_for_its_owner() -> None:
    s = a_turn().at(year=1, round=1)
    s.begins("red").play("slot 4", "activate d2", "favour")
    s.begins("blue")
    assert s.legal() == ["slot 1", "slot 2", "slot 3", "slot 5"]
    s.play("slot 5", "activate e4")
    assert s.of("blue").cubes == cubes(teal=2, purple=1)
    assert s.of("yellow").cubes == cubes(teal=2)
    s.play("board", "cube teal", "done")  # to the library, as the tile says
    assert s.of("blue").scrolls == 1
    assert s.of("blue").cubes == cubes(teal=1, purple=1)
    assert s.done


@pytest.mark.ruling("A9", "B62")
def test_camels_buy_places_in_the_queue_and_whoever_is_skipped_collects_them() -> None:
    s = scene(players=3).at(year=1, round=1).give("yellow", camels=2).give("red", camels=1)
    s.ends_round(slot1="yellow", slot3="red", slot5="blue")
    assert s.waits_for("yellow")
    assert s.legal() == ["queue 1", "queue 2", "queue 3"]
    s.play("queue 2")
    assert s.waits_for("red")
    assert s.legal() == ["queue 1", "queue 3"]  # yellow's place is passed for nothing
    s.play("queue 1")  # and only the last place is left for blue
    assert s.t.queue == [s.number("red"), s.number("yellow"), s.number("blue")]
    assert [s.of(name).camels for name in ("red", "yellow", "blue")] == [0, 1, 2]
    assert s.t.queue_camels == [0, 0, 0]
    assert s.waits_for("red")  # who opens the next round


@pytest.mark.ruling("A9")
def test_whoever_stays_at_the_rear_of_the_queue_receives_the_camel_left_there() -> None:
    s = scene(players=3).at(year=1, round=1).give("yellow", camels=1).give("red", camels=1)
    s.ends_round(slot1="yellow", slot3="red", slot5="blue").play("queue 2", "queue 3")
    assert s.t.queue == [s.number("blue"), s.number("yellow"), s.number("red")]
    assert s.of("red").camels == 2


@pytest.mark.ruling("A10", "A11", "A15", "B4", "B38", "B39", "B67")
def test_the_mongols_take_what_neither_walls_nor_a_soldier_nor_a_ransom_protects() -> None:
    s = scene(players=3).at(year=2, round=4).queue("blue", "red", "yellow")
    s.site("a1", owner="red").walls("north-1")  # still open to the west
    s.site("e1", owner="red").walls("north-5", "east-1")  # closed on both sides
    s.site("c1", owner="red", soldier="red").walls("north-3")  # one gate is enough, the soldier superfluous
    s.site("b4", owner="red", soldier="blue")  # a soldier of any colour
    s.site("d4", "mosque_tan", owner="blue").site("e5", "wall_orange", owner="blue", upgrade="teal")
    s.site("a5", "mosque_orange", owner="blue", upgrade="white").site("d3", owner="blue")
    s.give("blue", cubes={"tan": 1, "teal": 1, "purple": 1}).give("red", cubes={"tan": 3})
    s.invades()
    assert s.waits_for("blue")  # first in the queue; red has nothing to ransom with
    assert s.legal() == ["done", "ransom d3", "ransom d4", "ransom a5", "ransom e5"]
    s.play("ransom d4")  # with the colour of the site
    s.play("ransom a5", "cube purple")  # any colour, for its white upgrade
    assert s.legal() == ["done", "ransom e5"]  # the purple cube that d3 asks for is gone
    s.play("done")  # the colour of the bonus upgrade would do, but nobody has to pay
    assert [cell for cell in ("a1", "e1", "c1", "b4") if s.owner(cell) == "red"] == ["e1", "c1", "b4"]
    assert [cell for cell in ("d4", "e5", "a5", "d3") if s.owner(cell) == "blue"] == ["d4", "a5"]
    assert s.t.to_json()["city"]["e5"] == {"site": "wall_orange", "building": None, "upgrade": "teal", "soldier": None}
    assert s.of("blue").cubes == cubes(teal=1)
    assert (s.of("red").buildings, s.of("blue").buildings) == (6, 7)
    assert (s.of("red").servants, s.of("blue").servants) == (8, 8)
    assert s.done


def test_there_is_no_invasion_in_the_first_year() -> None:
    s = scene(players=3).at(year=1, round=4).site("a1", owner="red")
    s.ends_round(slot1="yellow", slot3="red", slot5="blue")
    assert (s.t.year, s.owner("a1")) == (1, "red")
    assert s.events("invasion") == []


@pytest.mark.ruling("B40", "B65", "B66")
def test_a_scoring_round_spends_favour_for_courtiers_and_pays_for_buildings() -> None:
    s = scene(players=3).at(year=1, round=4)
    s.give("red", courtiers={"knowledge": 1}, favour=3, common=2, spices={"ginger": 1})
    s.give("blue", courtiers={"trade": 1, "spice": 1}, favour=1, common=2, rare=1, spices={"juniper": 1})
    s.give("yellow", courtiers={"spice": 2}, favour=2, spices={"cinnamon": 2})
    for cell in ("a1", "a2", "a3", "a4"):
        s.site(cell, owner="red")
    for cell in ("b1", "b2", "b3", "b4"):
        s.site(cell, owner="blue")
    for cell in ("d1", "d2", "d3"):
        s.site(cell, owner="yellow")
    s.ends_round(slot1="red", slot2="blue", slot3="yellow")
    red, blue, yellow = s.of("red"), s.of("blue"), s.of("yellow")
    assert (red.favour, blue.favour, yellow.favour) == (2, 0, 0)
    assert [me.points[FROM_PALACE] for me in (red, blue, yellow)] == [0, 3, 4]
    assert [me.points[FROM_BUILDINGS] for me in (red, blue, yellow)] == [4, 4, 3]
    assert [me.score() for me in (red, blue, yellow)] == [4, 7, 7]


@pytest.mark.ruling("A16", "A37", "B12", "B13")
def test_three_ginger_cards_for_two_purple_cubes_and_a_white_one() -> None:
    s = scene(players=3).site("a1", owner="yellow")
    s.display("ginger*", "juniper*", "ginger", "pepper", "ginger", "cinnamon", "cinnamon", "cinnamon")
    s.t.deck[:] = [0, 0, 3, 0]
    s.give("yellow", cubes={"purple": 2, "white": 1})
    s.takes("yellow", "caravansary").play("card 1")
    assert s.of("yellow").camels == 1
    assert s.legal() == ["done", "card 2", "camel"]  # juniper would be a second type of spice
    s.play("card 2")
    assert s.legal() == ["done", "camel"]  # pepper is in the way
    s.play("camel", "card 3")
    assert s.of("yellow").spices == spices(ginger=3)
    assert s.of("yellow").cubes == cubes()
    assert s.of("yellow").camels == 0
    assert [s.t.display, s.t.display_camels] == [[2, 3, 0, 0, 0, 2, 2, 2], 2]
    assert s.legal() == ["done", "soldier a1"]
    s.play("soldier a1")
    assert s.of("yellow").influence == 1
    assert s.done


@pytest.mark.ruling("B17", "B18")
def test_the_second_courtier_goes_to_the_hall_of_faith_and_a_third_would_cost_three_tan() -> None:
    s = scene(players=3)
    s.give("red", cubes={"orange": 2, "tan": 3}, courtiers={"knowledge": 1})
    s.takes("red", "palace")
    assert s.legal() == ["done", "hall trade", "hall faith"]
    s.play("hall faith")
    assert s.of("red").cubes == cubes(tan=3)
    assert s.of("red").favour == 1
    assert s.legal() == ["done", "hall trade"]
    s.play("done")
    assert s.of("red").courtiers == [1, 0, 0, 1]
    assert s.done


@pytest.mark.ruling("B20", "B21", "A4")
def test_three_scrolls_after_five_make_the_third_and_the_fourth_breakthrough() -> None:
    s = scene(players=3).site("c1", owner="blue").site("c2", owner="red")
    s.give("blue", scrolls=5, breakthroughs=["discount_mosque", "wild_orange"])
    s.give("blue", cubes={"purple": 1, "tan": 1, "white": 1})
    s.takes("blue", "library").play("cube purple", "cube tan", "cube white")
    assert s.legal() == [
        "breakthrough free-caravan-card",
        "breakthrough free-trading-post",
        "breakthrough free-mosque-step",
        "breakthrough free-wall",
    ]
    s.play("breakthrough free-wall", "piece gate-purple", "place north-3")
    assert s.of("blue").influence == 3
    s.play("breakthrough eight-points")
    assert s.of("blue").points[FROM_BREAKTHROUGHS] == 8
    assert s.of("blue").scrolls == 8
    assert s.of("blue").cubes == cubes()
    assert s.of("blue").breakthroughs.bit_count() == 4
    assert s.done


@pytest.mark.ruling("B24")
def test_a_new_post_in_samarkand_and_goods_from_three_cities_with_two_camels() -> None:
    s = scene(players=3).display(*["cinnamon"] * 4, *["ginger"] * 4)
    s.give("yellow", camels=1, cubes={"orange": 1, "purple": 1, "teal": 1, "tan": 1})
    s.takes("yellow", "marketplace").play("post samarkand")
    assert s.of("yellow").camels == 2
    s.play("buy samarkand")
    assert (s.of("yellow").camels, s.of("yellow").cubes) == (2, cubes(purple=1, teal=1, tan=1))
    s.play("buy rayy")
    assert (s.of("yellow").camels, s.of("yellow").cubes) == (1, cubes(teal=1, tan=1))
    s.play("buy kashgar")
    assert (s.of("yellow").camels, s.of("yellow").cubes) == (0, cubes())
    assert (s.of("yellow").common, s.of("yellow").rare) == (2, 1)
    assert s.t.display_camels == 2
    assert s.done


@pytest.mark.ruling("B27", "B28")
def test_three_steps_on_the_second_path_of_the_mosque() -> None:
    s = scene(players=3).site("a1", owner="blue").site("a2", owner="blue")
    s.give("blue", cubes={"teal": 1, "orange": 1, "tan": 1})
    s.give("red", path=0, row=3)
    s.t.mosque_camels = 0b1110  # red has taken the first
    s.takes("blue", "mosque")
    assert s.legal() == ["done", "path 1", "path 2", "path 4"]  # the third path begins with purple
    s.play("path 2")
    assert (s.of("blue").camels, s.of("blue").cubes) == (1, cubes(orange=1, tan=1))
    s.play("advance")
    assert s.legal() == ["upgrade a1", "upgrade a2"]
    s.play("upgrade a2", "advance")
    assert s.of("blue").favour == 1
    assert s.of("blue").row == s.of("red").row == 3
    assert s.of("blue").cubes == cubes()
    assert s.done


def test_the_first_path_has_lost_its_camel_and_the_fourth_goes_no_further_without_purple() -> None:
    for path in ("path 1", "path 4"):
        s = scene(players=3).site("a1", owner="blue").give("blue", cubes={"teal": 1, "orange": 1, "tan": 1})
        s.t.mosque_camels = 0b1110
        s.takes("blue", "mosque").play(path)
        assert (s.of("blue").camels, s.offers("advance")) == ((0, True) if path == "path 1" else (1, False))
        assert s.done == (path == "path 4")


@pytest.mark.ruling("A21", "A22", "B31")
def test_a_segment_and_a_gate_bring_five_influence() -> None:
    s = scene(players=3).without_pieces("segment_01", "segment_02")
    s.site("e1", owner="red").site("e2", owner="red").site("e3", owner="red").site("d3", owner="yellow")
    s.give("red", cubes={"tan": 1, "teal": 3, "purple": 1})
    s.takes("red", "wall")
    assert not s.offers("piece segment-03")  # two purple cubes
    s.play("piece segment-05", "place north-5")
    assert s.of("red").influence == 2
    s.play("piece gate-teal", "place east-3")
    assert s.of("red").influence == 5
    assert s.of("red").cubes == cubes(purple=1)
    assert s.t.printed.contract_level_from[2] <= 5
    assert s.t.printed.spices_allowed[5] == 3
    assert s.done  # the last purple cube buys no segment


@pytest.mark.ruling("B41")
def test_five_ginger_two_pepper_and_one_juniper_are_worth_twelve() -> None:
    s = scene(players=3).give("red", spices={"ginger": 5, "pepper": 2, "juniper": 1})
    final_scoring(s.t)
    assert s.of("red").points[FROM_SPICES] == 6 + 3 + 3 * 1
    assert s.of("red").score() == 12


def test_the_magistrate_finds_its_row_by_method_b() -> None:
    s = scene(players=1).at(year=1, round=2)
    s.site("a1", "marketplace_purple")  # empty, but red stands before the first row
    s.site("b2", "marketplace_tan", owner="courtier").site("d2", owner="magistrate").site("e2", owner="courtier")
    s.site("c4", "marketplace_teal", owner="magistrate").site("d4", owner="magistrate")
    s.site("e5", "marketplace_orange", owner="courtier")
    for cell in ("a4", "b4", "a5", "b5"):
        s.site(cell, owner="red")
    s.t.slots[0] = s.number("red")
    s.magistrate_plays("marketplace")
    assert s.t.slots == [s.number("red"), s.number("magistrate"), -1, -1, -1]
    assert s.of("magistrate").buildings == 6  # nothing is built
    assert s.owner("a1") is None
    assert (s.of("magistrate").posts.bit_count(), s.of("magistrate").common) == (1, 1)
    assert s.done
