"""The corrupt magistrate's trade: posts, goods and contracts."""

import pytest

import serai
from serai.core.corrections import correct
from serai.games.merv.constants import CITIES
from tests.games.merv.scene import Scene, scene
from tests.games.merv.solo import soldiers, told

# Marketplace ------------------------------------------------------------------------------------------------------


def no_contracts(s: Scene) -> Scene:
    s.t.contracts_gone[:] = [3] * 6
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
    six = ["rayy", "samarkand", "nishapur", "balkh", "baghdad", "kashgar"]  # the seventh disc is in the mosque
    s = scene(players=1).give("magistrate", posts=six, path=0, row=1).magistrate_acts("marketplace")
    assert s.events("post") == []
    assert s.of("magistrate").all_goods() == 6
    assert [args[0] for args in s.events("contract")] == [2, 2]  # two common goods for each
    assert s.of("magistrate").rare == 2
    assert s.done


# Contracts --------------------------------------------------------------------------------------------------------


LAST_OF_LEVEL_3 = "[contracts.cards.level3_{0}_3]\npoints = 12\n"
TWELVE_EACH = correct(
    serai.game("merv").standard(), LAST_OF_LEVEL_3.format("favour") + LAST_OF_LEVEL_3.format("soldier"), "twelve.toml"
)
"""No two levels have contracts of the same worth; here the last of level 3 is worth as much as the first of 2."""


def only_contracts(s: Scene, **gone: int) -> Scene:
    """How many cards are gone from each stack, by its name; stacks not named are empty."""
    names = ["favour1", "soldier1", "favour2", "soldier2", "favour3", "soldier3"]
    s.t.contracts_gone[:] = [gone.get(name, 3) for name in names]
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
    s = only_contracts(scene(1, TWELVE_EACH), soldier2=0, soldier3=2, favour3=2)
    s.give("magistrate", scrolls=9, common=9, rare=9).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [6, 4]
    assert s.done


@pytest.mark.ruling("B52")
def test_a_soldier_counts_before_the_level_and_the_level_decides_among_favour_contracts() -> None:
    s = only_contracts(scene(1, TWELVE_EACH), soldier2=0, favour3=2)
    s.give("magistrate", scrolls=9, common=9, rare=9).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [4, 5]
    s = only_contracts(scene(1, TWELVE_EACH), favour2=0, favour3=2)
    s.give("magistrate", scrolls=9, common=9, rare=9).magistrate_acts("marketplace")
    assert fulfilled(s)[:2] == [5, 3]
    assert s.done


@pytest.mark.ruling("B52")
def test_only_top_cards_are_on_offer_and_the_next_one_is_on_offer_at_once() -> None:
    s = only_contracts(scene(players=1), favour1=0).give("magistrate", scrolls=9, common=9)
    s.magistrate_acts("marketplace")
    assert [args[1] for args in s.events("contract")] == [7, 5, 4]
    assert s.t.contracts_gone[0] == 3
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
