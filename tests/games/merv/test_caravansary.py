"""The caravansary: cubes of one colour, cards in reach, camels, types of spice, pairs and their boons."""

import pytest

from serai.games.merv.caravansary import TakeAnyCard
from serai.games.merv.constants import SPICES
from serai.games.merv.grid import CELLS
from tests.games.merv.scene import Scene, cubes, scene, spices


def eight(*front: str, rest: str = "cinnamon") -> Scene:
    """These cards in front, more of one spice behind them, and an empty deck."""
    return scene(players=3).display(*front, *[rest] * (8 - len(front)), deck={})


# Paying -----------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("A16")
def test_all_cubes_of_the_action_are_of_one_colour_or_white() -> None:
    s = eight(rest="juniper").give("red", cubes={"purple": 2, "tan": 2, "white": 1})
    s.takes("red", "caravansary").play("card 1")
    assert s.legal() == ["colour purple", "colour tan"]
    s.play("colour tan", "card 1")
    assert s.of("red").cubes == cubes(purple=2, white=1)
    s.play("card 1")  # with the white cube
    assert s.of("red").cubes == cubes(purple=2)
    assert s.of("red").spices == spices(juniper=3)
    assert s.done  # the purple cubes are of no use in this action


@pytest.mark.ruling("A16")
def test_white_cubes_alone_will_do() -> None:
    s = eight(rest="juniper").give("red", cubes={"white": 2})
    s.takes("red", "caravansary").play("card 1", "card 1")
    assert s.of("red").cubes == cubes()
    assert s.of("red").spices == spices(juniper=2)
    assert s.done


@pytest.mark.ruling("B16")
def test_with_the_discount_one_card_is_free_without_any_cube() -> None:
    s = eight(rest="juniper").give("red", breakthroughs=["discount_caravansary"])
    s.takes("red", "caravansary")
    assert s.legal() == ["done", "card 1"]
    s.play("card 1")
    assert s.of("red").spices == spices(juniper=1)
    assert s.done


@pytest.mark.ruling("B16")
def test_the_free_card_leaves_the_colour_of_the_others_open() -> None:
    s = eight(rest="juniper").give("red", breakthroughs=["discount_caravansary"], cubes={"purple": 1, "tan": 2})
    s.takes("red", "caravansary").play("card 1")
    assert s.of("red").cubes == cubes(purple=1, tan=2)
    s.play("card 1", "colour tan", "card 1")
    assert s.of("red").cubes == cubes(purple=1)
    assert s.of("red").spices == spices(juniper=3)
    assert s.done


@pytest.mark.ruling("A8")
def test_no_card_has_to_be_bought() -> None:
    s = eight().give("red", cubes={"purple": 2})
    s.takes("red", "caravansary").play("done")
    assert s.of("red").cubes == cubes(purple=2)
    assert s.done


# Reach ------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B12", "A37")
def test_cards_with_a_camel_and_the_first_without_one_are_in_reach_after_every_card_anew() -> None:
    s = eight("cinnamon*", "cinnamon*").give("red", cubes={"purple": 4})
    s.takes("red", "caravansary")
    assert s.legal() == ["done", "card 1", "card 2", "card 3"]
    s.play("card 3")  # without a camel: the next one moves up, no gap remains
    assert s.legal() == ["done", "card 1", "card 2", "card 3"]
    s.play("card 1")  # its camel comes along and could be placed
    assert s.legal() == ["done", "card 1", "card 2", "camel"]
    s.play("card 1")
    assert s.legal() == ["done", "card 1", "camel"]
    s.play("done")
    assert s.of("red").camels == 2
    assert s.t.display_camels == 0
    assert s.done


@pytest.mark.ruling("B12")
def test_the_card_at_the_front_can_always_be_taken() -> None:
    s = eight().give("red", cubes={"purple": 1})
    s.takes("red", "caravansary")
    assert s.legal() == ["done", "card 1"]


@pytest.mark.ruling("A37")
def test_camels_stay_on_an_unbroken_run_from_the_front() -> None:
    s = eight("juniper*", "ginger*", "ginger*", "ginger", "juniper").give("red", cubes={"purple": 2})
    s.takes("red", "caravansary").play("card 2")  # from the middle of the run
    assert s.legal() == ["done", "card 2", "card 3", "camel"]
    s.play("card 3")  # behind the run
    assert [SPICES[spice] for spice in s.t.display[:4]] == ["juniper", "ginger", "juniper", "cinnamon"]
    s.play("camel")  # can only lie on the third card, next to the other two
    assert s.t.display_camels == 3
    assert s.done


@pytest.mark.ruling("B13")
def test_a_camel_gained_with_a_card_can_be_placed_at_once() -> None:
    s = eight("ginger*", "juniper", "ginger").give("red", cubes={"purple": 2})
    s.takes("red", "caravansary").play("card 1")
    assert s.legal() == ["done", "camel"]
    s.play("camel", "card 2")
    assert s.of("red").spices == spices(ginger=2)
    assert (s.of("red").camels, s.t.display_camels) == (0, 1)
    assert s.done


@pytest.mark.ruling("B13")
def test_camels_may_be_placed_without_buying() -> None:
    s = eight().give("red", camels=2)
    s.takes("red", "caravansary").play("camel")
    assert s.legal() == ["done", "camel"]
    s.play("camel")
    assert (s.of("red").camels, s.t.display_camels) == (0, 2)
    assert s.of("red").cards() == 0
    assert s.done


def test_no_camel_can_be_placed_when_every_card_has_one() -> None:
    s = scene(players=3).display("ginger*", "ginger*", deck={}).give("red", camels=1)
    s.takes("red", "caravansary")
    assert s.of("red").camels == 1
    assert s.done


# Types of spice ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("influence", "types"), [(0, 1), (1, 1), (2, 2), (4, 2), (5, 3), (8, 3), (9, 4), (20, 4)])
def test_influence_decides_how_many_types_one_may_ever_hold(influence: int, types: int) -> None:
    s = eight("cinnamon*", "ginger*", "juniper*", "pepper*").give("red", cubes={"purple": 5}, influence=influence)
    s.takes("red", "caravansary")
    taken = 0
    while s.offers("card 1"):
        s.play("card 1")
        taken += 1
        if taken == 4:
            break
    assert taken == types
    assert s.of("red").spices == [1] * types + [0] * (4 - types)


def test_a_type_once_taken_stays_ones_own() -> None:
    s = eight("ginger*", "juniper*").give("red", cubes={"purple": 1}, spices={"juniper": 1})
    s.takes("red", "caravansary")
    assert s.legal() == ["done", "card 2"]
    s.play("card 2")
    assert s.of("red").spices == spices(juniper=2)


@pytest.mark.ruling("B14", "B59")
def test_a_free_card_ignores_the_camels_but_not_the_types_and_must_be_taken() -> None:
    s = eight("ginger*", "juniper*", "ginger", "juniper").give("red", spices={"juniper": 2})
    s.asks(TakeAnyCard(0))
    assert s.legal() == ["card 2", "card 4"]
    s.play("card 2")
    assert (s.of("red").camels, s.of("red").spices) == (1, spices(juniper=3))
    assert s.done


@pytest.mark.ruling("B59")
def test_an_empty_display_has_no_free_card() -> None:
    s = scene(players=3).display(deck={}).asks(TakeAnyCard(0))
    assert s.of("red").cards() == 0
    assert s.done


@pytest.mark.ruling("B63")
def test_influence_won_by_a_contract_between_two_purchases_opens_another_type() -> None:
    s = eight("ginger*", "juniper").site("b2", owner="blue")
    s.give("red", cubes={"purple": 2, "orange": 1}, influence=1, common=2)
    s.takes("red", "caravansary").play("card 1", "colour purple")
    assert s.legal() == ["done", "camel", "contract 2"]
    s.play("contract 2", "soldier b2")
    assert s.of("red").influence == 3
    assert s.legal() == ["done", "card 1", "camel"]
    s.play("card 1", "done")
    assert s.of("red").spices == spices(ginger=1, juniper=1)
    assert s.of("red").cubes == cubes()
    assert s.done


# Refill and pairs -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("B15")
@pytest.mark.covers("pair cinnamon")
def test_a_pair_of_cinnamon_brings_a_white_cube_after_the_refill_and_too_late_to_buy_with() -> None:
    s = scene(players=3).display(*["cinnamon"] * 3, *["ginger"] * 5, deck={"juniper": 9})
    s.give("red", cubes={"purple": 2}).takes("red", "caravansary").play("card 1", "card 1")
    assert s.of("red").cubes == cubes(white=1)
    assert s.of("red").spices == spices(cinnamon=2)
    assert len(s.t.display) == 8
    keys = [entry.key for entry in s.t.log or []]
    assert keys.index("draw") < keys.index("cube")
    assert s.done


@pytest.mark.covers("pair ginger")
def test_a_pair_of_ginger_deploys_a_soldier() -> None:
    s = eight(rest="ginger").site("a1", owner="blue").give("red", cubes={"purple": 1}, spices={"ginger": 3})
    s.takes("red", "caravansary").play("card 1")
    assert s.legal() == ["done", "soldier a1"]
    s.play("soldier a1")
    assert s.of("red").influence == 2
    assert s.done


@pytest.mark.ruling("A36")
@pytest.mark.covers("pair juniper")
def test_a_pair_of_juniper_gains_one_favour() -> None:
    s = eight(rest="juniper").give("red", cubes={"purple": 1}, spices={"juniper": 1})
    s.takes("red", "caravansary").play("card 1")
    assert s.of("red").favour == 1
    assert s.done


def a_pepper_pair(target: str) -> Scene:
    """Red completes a pair of pepper; a1 is red's, a2 blue's with a soldier, a3 blue's with an upgrade, a4 empty."""
    s = scene(players=3, pepper_upgrade_target=target).display("pepper", deck={})
    s.give("red", cubes={"purple": 1}, spices={"pepper": 1})
    s.site("a1", owner="red").site("a2", owner="blue", soldier="yellow").site("a3", owner="blue", upgrade="teal")
    s.site("b1", owner="red")
    return s.takes("red", "caravansary").play("card 1")


@pytest.mark.ruling("A17")
@pytest.mark.covers("pair pepper", "option pepper_upgrade_target")
def test_a_pair_of_pepper_places_a_white_upgrade_on_any_site_without_one() -> None:
    s = a_pepper_pair("any_site")
    sites = [cell for cell in CELLS if cell not in ("a3", "c3")]
    assert sorted(s.legal()) == sorted(f"upgrade {cell}" for cell in sites)
    s.play("upgrade a2")
    assert s.t.to_json()["city"]["a2"] == {"site": "palace_tan", "building": 1, "upgrade": "white", "soldier": None}
    assert s.of("yellow").servants == 8
    assert s.t.white_upgrades == 5
    assert s.done


@pytest.mark.ruling("A17")
@pytest.mark.covers("option pepper_upgrade_target")
def test_by_option_the_upgrade_of_a_pepper_pair_goes_on_ones_own_site() -> None:
    s = a_pepper_pair("own_site")
    assert s.legal() == ["upgrade a1", "upgrade b1"]
    s.play("upgrade b1")
    assert s.done


@pytest.mark.ruling("B15")
def test_the_boons_of_several_pairs_come_in_the_order_one_likes() -> None:
    s = scene(players=3).display("ginger*", "juniper*", "pepper*", deck={}).site("a1", owner="red")
    s.give("red", cubes={"teal": 3}, spices={"ginger": 1, "juniper": 1, "pepper": 1}, influence=5)
    s.takes("red", "caravansary").play("card 1", "card 1", "card 1")
    assert s.legal() == ["boon ginger", "boon juniper", "boon pepper"]
    s.play("boon ginger", "soldier a1", "boon pepper", "upgrade a1")  # the other way round a1 takes no soldier
    assert s.of("red").influence == 6
    assert s.of("red").servants == 8
    assert s.of("red").favour == 1
    assert s.done


def test_each_second_card_of_a_spice_brings_its_boon_and_an_odd_one_waits() -> None:
    s = eight(rest="juniper").give("red", cubes={"teal": 4}, spices={"juniper": 1})
    s.takes("red", "caravansary").play("card 1", "card 1", "card 1", "card 1")
    assert s.of("red").spices == spices(juniper=5)
    assert s.of("red").favour == 2
    assert s.done


def test_two_cards_of_different_spices_are_no_pair() -> None:
    s = eight("ginger*", "juniper").give("red", cubes={"teal": 2}, influence=2)
    s.takes("red", "caravansary").play("card 1", "card 1", "done")
    assert s.of("red").favour == 0
    assert s.done


def test_the_queue_moves_up_and_is_refilled_as_far_as_the_deck_lasts() -> None:
    s = scene(players=3).display("ginger*", "juniper*", *["cinnamon"] * 6, deck={"pepper": 1})
    s.give("red", cubes={"teal": 2}, influence=2).takes("red", "caravansary").play("card 1", "card 2", "done")
    assert [SPICES[spice] for spice in s.t.display] == ["juniper", *["cinnamon"] * 5, "pepper"]
    assert s.t.display_camels == 1
    assert s.done
