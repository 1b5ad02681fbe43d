"""The bonuses of the small cities: on arrival, at the start of a round, copied, and called up by city cards."""

from typing import Any

import pytest

from serai.core.step import CHANCE
from tests.games.marco_polo.scene import Scene, scene


def holds(s: Scene) -> dict[str, int]:
    """What red has, without what there is none of."""
    red = s.of("red")
    kinds = ("coins", "camels", "pepper", "silk", "gold", "points")
    return {kind: getattr(red, kind) for kind in kinds if getattr(red, kind)}


# The six markers ------------------------------------------------------------------------------------------------------

MARKERS: list[tuple[str, str, int, list[str], dict[str, int]]] = [
    ("anxi", "karakorum", 2, [], {"coins": 5}),
    ("ormuz", "karachi", 3, [], {"camels": 3}),
    ("kashgar", "lan_zhou", 2, ["pair pepper-gold"], {"pepper": 1, "gold": 1}),
    ("xian", "oasis_h", 0, ["copy kochi"], {"points": 3}),
    ("adana", "oasis_i", 2, [], {"coins": 3, "camels": 1}),
    ("kochi", "oasis_h", 4, [], {"points": 3}),
]
"""By letter: its city, where one comes from, the camels of that road, what is asked, and what one receives."""
each_marker = pytest.mark.parametrize(("city", "near", "camels", "answer", "bonus"), MARKERS, ids="abcdef")


@each_marker
@pytest.mark.covers("marker a", "marker b", "marker c", "marker d", "marker e", "marker f")
def test_whoever_places_a_post_receives_the_bonus_at_once(
    city: str, near: str, camels: int, answer: list[str], bonus: dict[str, int]
) -> None:
    s = scene().give("red", at=near, camels=camels).gains("red", move=1).play(f"go {city}", *answer)
    assert s.of("red").posts == [city]
    assert holds(s) == bonus
    assert s.of("red").points_from("bonuses") == s.of("red").points
    assert s.done


@each_marker
@pytest.mark.covers("marker a", "marker b", "marker c", "marker d", "marker e", "marker f")
def test_everybody_who_has_a_post_there_receives_the_bonus_again_at_the_start_of_each_round(
    city: str, near: str, camels: int, answer: list[str], bonus: dict[str, int]
) -> None:
    s = plain_characters().give("red", posts=[city]).starts_round()
    if answer:
        assert s.waits_for("red")
    s.play(*answer)
    assert holds(s) == bonus
    assert s.t.actor == CHANCE  # and the dice are rolled


def plain_characters() -> Scene:
    """Four characters who receive nothing at the start of a round."""
    s = scene()
    for name, character in [("blue", "kubilai"), ("yellow", "mercator"), ("green", "berke"), ("red", "wilhelm")]:
        s.is_(name, character)
    return s


def test_a_marker_serves_several_players_and_stays() -> None:
    s = plain_characters().give("red", posts=["anxi"]).give("green", posts=["anxi"]).starts_round()
    assert [s.of(name).coins for name in ("blue", "yellow", "green", "red")] == [0, 0, 5, 5]
    s.give("blue", at="karakorum", camels=2).gains("blue", move=1).play("go anxi")
    assert s.of("blue").coins == 5


@pytest.mark.ruling("36")
@pytest.mark.covers("marker c")
def test_two_different_goods_are_of_two_kinds() -> None:
    s = scene().give("red", at="lan_zhou", camels=2).gains("red", move=1).play("go kashgar")
    assert s.legal() == ["pair pepper-silk", "pair pepper-gold", "pair silk-gold"]
    s.play("pair silk-gold")
    assert s.of("red").goods == (0, 1, 1)
    assert s.done


# The marker that copies -----------------------------------------------------------------------------------------------


@pytest.mark.ruling("35")
@pytest.mark.covers("marker d")
def test_the_copying_marker_gives_any_other_bonus_on_the_map_with_or_without_a_post_there() -> None:
    s = scene().give("red", at="oasis_h", posts=["ormuz"]).give("blue", posts=["adana"]).gains("red", move=1)
    s.play("go xian")
    assert s.legal() == ["copy anxi", "copy kashgar", "copy ormuz", "copy adana", "copy kochi"]
    s.play("copy kashgar", "pair pepper-silk")
    assert holds(s) == {"pepper": 1, "silk": 1}
    assert s.of("red").posts == ["xian", "ormuz"]
    assert s.done


@pytest.mark.parametrize(
    ("city", "bonus"),
    [("anxi", {"coins": 5}), ("ormuz", {"camels": 3}), ("adana", {"coins": 3, "camels": 1}), ("kochi", {"points": 3})],
)
@pytest.mark.ruling("35")
@pytest.mark.covers("marker d")
def test_a_copy_is_as_good_as_the_original_and_chosen_anew_each_time(city: str, bonus: dict[str, int]) -> None:
    s = scene().give("red", at="oasis_h").gains("red", move=1).play("go xian", f"copy {city}")
    assert holds(s) == bonus
    s.gains("red", other_small_city_bonus=1)
    assert len(s.legal()) == 5
    s.play("copy kashgar", "pair silk-gold")
    assert holds(s) == bonus | {"silk": 1, "gold": 1}
    assert s.done


@pytest.mark.ruling("35")
@pytest.mark.covers("marker d")
def test_wherever_the_copying_marker_lies_it_never_copies_itself() -> None:
    s = scene().marker("anxi", "d").give("red", at="karakorum", camels=2).gains("red", move=1).play("go anxi")
    assert s.legal() == ["copy kashgar", "copy xian", "copy ormuz", "copy adana", "copy kochi"]
    s.play("copy xian")  # where the 5 coins lie now
    assert holds(s) == {"coins": 5}
    assert s.done


# Bonuses by die value -------------------------------------------------------------------------------------------------


def card(name: str, die: int, *cities: str, coins: int = 0, **options: Any) -> Scene:
    """Red's turn, with posts in these small cities and in Moscow, where this card lies."""
    s = scene(**options).card("moscow", name).give("red", dice=[die], coins=coins, posts=["moscow", *cities])
    s.give("blue", dice=["black 1"] * 5, posts=["kochi"])  # no black die is left to buy; and a bonus that is not red's
    return s.begins("red")


@pytest.mark.parametrize("die", [1, 2, 3, 4])
@pytest.mark.ruling("34")
@pytest.mark.covers("card cc23")
def test_a_die_up_to_4_calls_up_the_bonus_of_one_of_ones_small_cities(die: int) -> None:
    s = card("cc23", die, "anxi", "ormuz").play("place moscow")
    assert s.legal() == ["city anxi", "city ormuz"]
    s.play("city ormuz")
    assert holds(s) == {"camels": 3}
    assert s.done


@pytest.mark.parametrize("die", [5, 6])
@pytest.mark.ruling("34", "62", "81")
@pytest.mark.covers("card cc23")
def test_a_5_or_6_calls_up_two_different_ones_or_just_one(die: int) -> None:
    s = card("cc23", die, "anxi", "ormuz", "adana").play("place moscow")
    assert s.legal() == ["city anxi", "city ormuz", "city adana"]
    s.play("city anxi")
    assert s.legal() == ["done", "city ormuz", "city adana"]
    s.play("city adana")
    assert holds(s) == {"coins": 8, "camels": 1}
    assert s.done
    s = card("cc23", die, "anxi", "ormuz", "adana").play("place moscow", "city ormuz", "done")
    assert holds(s) == {"camels": 3}
    assert s.done


@pytest.mark.ruling("34", "62")
@pytest.mark.covers("card cc23")
def test_a_single_small_city_gives_a_single_bonus() -> None:
    s = card("cc23", 6, "anxi").play("place moscow")
    assert holds(s) == {"coins": 5}
    assert s.done


@pytest.mark.ruling("7")
@pytest.mark.covers("card cc23", "card cc25")
def test_without_a_small_city_of_ones_own_these_cards_stay_closed() -> None:
    assert not card("cc23", 6, "karakorum", "beijing").offers("place moscow")
    assert not card("cc25", 6, "karakorum", "beijing", coins=9).offers("place moscow")
    assert not card("cc25", 6, "anxi").offers("place moscow")  # nor without a coin


@pytest.mark.ruling("35", "63")
@pytest.mark.covers("card cc23", "marker d")
def test_the_copying_marker_may_repeat_a_bonus_of_the_same_action_before_or_after_it() -> None:
    s = card("cc23", 6, "anxi", "xian").play("place moscow", "city anxi", "city xian", "copy anxi")
    assert holds(s) == {"coins": 10}
    assert s.done
    s = card("cc23", 6, "anxi", "xian").play("place moscow", "city xian", "copy anxi")
    assert s.legal() == ["done", "city anxi"]  # only the copier's own city counts as named
    s.play("city anxi")
    assert holds(s) == {"coins": 10}
    assert s.done


# Bonuses for a coin each ----------------------------------------------------------------------------------------------


@pytest.mark.ruling("34", "60")
@pytest.mark.covers("card cc25", "option bonus_card_pays_first")
def test_each_bonus_costs_a_coin_and_coins_from_one_may_pay_for_the_next() -> None:
    s = card("cc25", 5, "anxi", "ormuz", "adana", coins=1).play("place moscow")
    assert s.legal() == ["city anxi", "city ormuz", "city adana"]
    s.play("city anxi")
    assert s.of("red").coins == 0 + 5
    assert s.legal() == ["done", "city ormuz", "city adana"]
    s.play("city ormuz", "city adana")  # two more pips are lost: there is no fourth city
    assert holds(s) == {"coins": 6, "camels": 4}
    assert s.done
    s = card("cc25", 5, "anxi", "ormuz", "adana", coins=1).play("place moscow", "city ormuz")
    assert holds(s) == {"camels": 3}  # no coin is left for another one
    assert s.done


@pytest.mark.ruling("29", "34")
@pytest.mark.covers("card cc25")
def test_the_die_limits_the_bonuses_and_one_may_stop_after_the_first() -> None:
    s = card("cc25", 2, "anxi", "ormuz", "adana", coins=4).play("place moscow", "city adana", "city anxi")
    assert holds(s) == {"coins": 4 - 1 + 3 - 1 + 5, "camels": 1}
    assert s.done
    s = card("cc25", 2, "anxi", "ormuz", "adana", coins=4).play("place moscow", "city adana", "done")
    assert holds(s) == {"coins": 6, "camels": 1}
    assert s.done


@pytest.mark.ruling("63")
@pytest.mark.covers("card cc25", "marker d")
def test_the_copying_marker_named_for_a_coin_counts_as_named() -> None:
    s = card("cc25", 3, "kashgar", "xian", coins=2).play("place moscow", "city xian", "copy kashgar", "pair silk-gold")
    assert s.legal() == ["done", "city kashgar"]
    s.play("city kashgar", "pair silk-gold")
    assert holds(s) == {"silk": 2, "gold": 2}
    assert s.done


@pytest.mark.ruling("60", "65")
@pytest.mark.covers("card cc25", "option bonus_card_pays_first")
def test_by_the_other_reading_the_number_is_fixed_and_all_coins_are_paid_in_advance() -> None:
    s = card("cc25", 5, "anxi", "ormuz", "adana", coins=2, bonus_card_pays_first=True).play("place moscow")
    assert s.legal() == ["times 1", "times 2"]
    s.play("times 2")
    assert s.of("red").coins == 0
    s.play("city anxi")
    assert s.legal() == ["city ormuz", "city adana"]  # what is paid for is taken
    s.play("city ormuz")
    assert holds(s) == {"coins": 5, "camels": 3}
    assert s.done
    s = card("cc25", 5, "anxi", "ormuz", coins=9, bonus_card_pays_first=True).play("place moscow")
    assert s.legal() == ["times 1", "times 2"]  # no more than there are cities
    s = card("cc25", 1, "anxi", "ormuz", coins=9, bonus_card_pays_first=True).play("place moscow", "city anxi")
    assert holds(s) == {"coins": 13}
    assert s.done
