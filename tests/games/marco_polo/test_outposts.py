"""Outpost bonuses: whoever is the first with a post in a large city takes the tile, and nobody after that."""

import pytest

from serai.games.marco_polo.constants import LARGE_CITIES, NOBODY
from tests.games.marco_polo.scene import Scene, scene

NEXT_TO = {
    "moscow": "oasis_a",
    "karakorum": "oasis_b",
    "samarcanda": "oasis_e",
    "lan_zhou": "oasis_d",
    "alexandria": "venezia",
    "karachi": "oasis_h",
    "sumatra": "oasis_j",
}
"""From where each large city is one step away."""
LAST_POSTS = ["lan_zhou", "karachi", "sumatra", "anxi", "kashgar", "xian", "ormuz", "kochi"]


def arrive(s: Scene, name: str, *answers: str, city: str = "alexandria") -> Scene:
    s.give(name, at=NEXT_TO[city], camels=4 if city == "sumatra" else 0)
    return s.gains(name, move=1).play(f"go {city.replace('_', '-')}", *answers)


def tile_in(s: Scene, city: str) -> int:
    return s.t.outposts[LARGE_CITIES.index(city)]


# The ten tiles -------------------------------------------------------------------------------------------------------


@pytest.mark.covers("outpost o0", "outpost o4", "outpost o6", "outpost o7", "outpost o8", "outpost o9")
@pytest.mark.parametrize(
    ("tile", "stock"),
    [
        ("o0", (3, 0, 0, 0, 0)),
        ("o4", (0, 0, 0, 0, 2)),
        ("o6", (0, 0, 0, 2, 0)),
        ("o7", (0, 3, 0, 0, 0)),
        ("o8", (0, 2, 0, 0, 0)),
        ("o9", (5, 0, 0, 0, 0)),
    ],
)
def test_outposts_of_coins_camels_silk_and_gold(tile: str, stock: tuple[int, int, int, int, int]) -> None:
    s = arrive(scene().outpost("alexandria", tile), "red")
    red = s.of("red")
    assert (red.coins, red.camels, *red.goods) == stock
    assert red.points == 0
    assert tile_in(s, "alexandria") == NOBODY
    assert s.done


@pytest.mark.covers("outpost o1")
@pytest.mark.parametrize(("good", "goods"), [("pepper", (1, 0, 0)), ("silk", (0, 1, 0)), ("gold", (0, 0, 1))])
def test_the_outpost_of_a_good_of_ones_choice(good: str, goods: tuple[int, int, int]) -> None:
    s = arrive(scene().outpost("alexandria", "o1"), "red")
    assert s.legal() == ["good pepper", "good silk", "good gold"]
    s.play(f"good {good}")
    assert s.of("red").goods == goods
    assert s.done


@pytest.mark.ruling("13", "21")
@pytest.mark.covers("outpost o2")
def test_the_outpost_of_a_move() -> None:
    s = arrive(scene().outpost("alexandria", "o2"), "red")
    assert s.legal() == ["done", "go venezia", "go oasis-i"]
    s.play("go oasis-i")
    assert s.of("red").figures == ["oasis_i"]
    assert s.done


@pytest.mark.ruling("65")
@pytest.mark.covers("outpost o3")
def test_the_outpost_of_a_contract() -> None:
    s = arrive(scene().outpost("alexandria", "o3").special("c10", unseen=1), "red")
    s.play("draw c20")
    assert s.of("red").contracts == ["c20", None]
    assert s.done


@pytest.mark.ruling("12")
@pytest.mark.covers("outpost o5")
def test_the_outpost_of_a_black_die() -> None:
    s = arrive(scene().outpost("alexandria", "o5"), "red", "roll 3")
    assert s.of("red").dice == ["black-3"]
    assert s.t.black_dice == 4
    assert s.done


@pytest.mark.ruling("12")
@pytest.mark.covers("outpost o5")
def test_without_black_dice_on_the_board_that_outpost_is_taken_and_lost() -> None:
    s = scene().outpost("alexandria", "o5")
    s.t.black_dice = 0
    arrive(s, "red")
    assert s.of("red").dice == []
    assert tile_in(s, "alexandria") == NOBODY
    assert s.done


@pytest.mark.parametrize("city", NEXT_TO)
def test_every_large_city_has_one(city: str) -> None:
    s = arrive(scene().outpost(city, "o9"), "red", city=city)
    assert s.of("red").posts == [city]
    assert s.of("red").coins == 5
    assert tile_in(s, city) == NOBODY
    assert s.done


# Who receives it -----------------------------------------------------------------------------------------------------


def test_only_the_first_post_in_a_city_receives_it() -> None:
    s = scene().outpost("alexandria", "o9")
    arrive(arrive(arrive(s, "blue"), "red"), "green")
    assert [s.of(name).coins for name in ("blue", "red", "green")] == [5, 0, 0]
    assert s.of("red").posts == s.of("green").posts == ["alexandria"]
    assert s.done


@pytest.mark.ruling("25")
def test_passing_through_does_not_receive_it() -> None:
    s = scene().outpost("alexandria", "o9").gains("red", move=2).play("go alexandria", "go oasis-i")
    assert s.of("red").coins == 0
    assert tile_in(s, "alexandria") != NOBODY
    arrive(s, "blue")
    assert s.of("blue").coins == 5
    assert s.done


@pytest.mark.ruling("28")
def test_it_comes_after_the_movement_so_it_cannot_pay_for_it() -> None:
    """Alexandria's 5 coins would pay the second step, but the journey must end before they come."""
    s = scene().outpost("alexandria", "o9").give("red", dice=[2, 2], coins=6)
    s.begins("red").play("place travel", "go alexandria")
    assert s.of("red").figures == ["alexandria"]
    assert s.of("red").coins == 6 - 3 + 5
    assert s.done


@pytest.mark.ruling("73")
def test_a_post_moved_away_does_not_bring_the_tile_back() -> None:
    """Red leaves Moscow for Alexandria; neither blue, who comes next, nor red, coming back, finds anything there."""
    s = scene().outpost("moscow", "o9").outpost("alexandria", "o0").give("red", posts=LAST_POSTS)
    arrive(s, "red", city="moscow")
    assert s.of("red").coins == 5
    arrive(s, "red", "move-post moscow")
    assert s.of("red").coins == 5 + 3
    arrive(s, "blue", city="moscow")
    assert s.of("blue").coins == 0
    arrive(s, "red", "move-post alexandria", city="moscow")
    assert s.of("red").coins == 5 + 3
    assert "moscow" in s.of("red").posts
    assert s.done


# Chains --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("13")
@pytest.mark.covers("outpost o2", "marker a")
def test_the_move_of_an_outpost_may_lead_to_a_small_city_and_its_bonus() -> None:
    s = scene().outpost("moscow", "o2").give("red", at="oasis_a", camels=3)
    s.gains("red", move=1).play("go moscow", "go anxi")
    assert s.of("red").posts == ["moscow", "anxi"]
    assert (s.of("red").coins, s.of("red").camels) == (5, 0)
    assert s.done


@pytest.mark.ruling("13")
@pytest.mark.covers("outpost o2", "outpost o1")
def test_the_move_of_an_outpost_may_take_the_other_figure_to_another_outpost() -> None:
    s = scene().is_("red", "niccolo_marco").outpost("alexandria", "o2").outpost("moscow", "o1")
    s.give("red", at=["venezia", "oasis_a"])
    s.gains("red", move=1).play("go alexandria", "go-second moscow", "good gold")
    assert s.of("red").posts == ["moscow", "alexandria"]
    assert s.of("red").gold == 1
    assert s.done


@pytest.mark.ruling("13", "26")
@pytest.mark.covers("outpost o2")
def test_each_link_of_a_chain_is_finished_before_the_next() -> None:
    """The move of the tile comes when the post has been moved; its own end asks for another one."""
    s = scene().outpost("moscow", "o2").give("red", at="oasis_a", camels=3)
    s.give("red", posts=["karakorum", "alexandria", *[city for city in LAST_POSTS if city != "anxi"]])
    s.gains("red", move=1).play("go moscow", "move-post kochi", "go anxi", "move-post moscow")
    assert "anxi" in s.of("red").posts
    assert not {"moscow", "kochi"} & set(s.of("red").posts)
    assert s.of("red").coins == 5
    assert s.done


@pytest.mark.ruling("13", "18")
@pytest.mark.covers("contract c10", "outpost o3")
def test_a_contract_may_move_to_an_outpost_that_brings_a_contract() -> None:
    s = scene().outpost("alexandria", "o3").special("c20").give("red", dice=[1, 1], contracts=["c30", "c10"])
    s.give("red", camels=2, pepper=2, gold=1)
    s.begins("red").play("place coins", "complete 2", "go alexandria", "done")
    assert s.of("red").contracts == ["c30", "c20"]
    assert s.of("red").completed == ["c10"]
    assert s.done
