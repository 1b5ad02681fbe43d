"""City cards: who may use one, plain exchanges, counting cards, cards by die value."""

from typing import Any

import pytest

from tests.games.marco_polo.scene import Scene, scene


def card(name: str, *dice: int | str, **held: Any) -> Scene:
    """Red's turn, with a post in Moscow, where this card lies."""
    posts = ["moscow", *held.pop("posts", [])]
    s = scene().card("moscow", name).give("red", dice=dice, posts=posts, **held)
    s.give("blue", dice=["black 1"] * 5)  # none is left to buy: the turn ends by itself with the last die
    return s.begins("red")


def holds(s: Scene) -> dict[str, int]:
    """What red has, without what there is none of."""
    red = s.of("red")
    kinds = ("coins", "camels", "pepper", "silk", "gold", "points")
    return {kind: getattr(red, kind) for kind in kinds if getattr(red, kind)}


# Plain exchanges ------------------------------------------------------------------------------------------------------

EXCHANGES: dict[str, tuple[dict[str, int], dict[str, int]]] = {
    "cc03": ({"gold": 2}, {"points": 4}),
    "cc04": ({"camels": 1, "pepper": 1}, {"coins": 2, "points": 2}),
    "cc05": ({"silk": 2}, {"points": 3}),
    "cc06": ({"camels": 3}, {"pepper": 1, "silk": 1, "gold": 1}),
    "cc07": ({"camels": 1, "silk": 1}, {"coins": 8}),
    "cc08": ({"camels": 1, "gold": 1}, {"coins": 9}),
    "cc09": ({"camels": 1, "silk": 1}, {"coins": 4, "points": 2}),
    "cc10": ({"camels": 2, "silk": 1}, {"points": 4}),
    "cc11": ({"camels": 1, "pepper": 1}, {"coins": 7}),
    "cc14": ({"camels": 2}, {"coins": 2, "points": 1}),
    "cc17": ({"camels": 1}, {"points": 1}),
    "cc20": ({"camels": 1, "gold": 1}, {"coins": 6, "points": 2}),
    "cc21": ({"camels": 1, "gold": 1}, {"points": 4}),
    "cc28": ({"pepper": 2}, {"points": 2}),
    "cc29": ({"camels": 3, "pepper": 1}, {"points": 4}),
}
"""What one set costs and what it gives."""
ALL_EXCHANGES = [(name, cost, gain) for name, (cost, gain) in EXCHANGES.items()]
each_exchange = pytest.mark.parametrize(("name", "cost", "gain"), ALL_EXCHANGES, ids=EXCHANGES)


def times(number: int, things: dict[str, int]) -> dict[str, int]:
    return {kind: number * amount for kind, amount in things.items()}


@each_exchange
@pytest.mark.ruling("29")
@pytest.mark.covers("card cc03", "card cc04", "card cc05", "card cc06", "card cc07", "card cc08", "card cc09")
@pytest.mark.covers("card cc10", "card cc11", "card cc14", "card cc17", "card cc20", "card cc21", "card cc28")
@pytest.mark.covers("card cc29")
def test_a_set_is_exchanged_as_often_as_one_can_pay(name: str, cost: dict[str, int], gain: dict[str, int]) -> None:
    s = card(name, 6, **times(2, cost)).play("place moscow")
    assert s.legal() == ["times 1", "times 2"]
    s.play("times 2")
    assert holds(s) == times(2, gain)
    assert s.of("red").points_from("city_cards") == s.of("red").points
    assert s.done


@each_exchange
@pytest.mark.ruling("29")
def test_a_set_is_exchanged_as_often_as_the_die_shows_or_less(
    name: str, cost: dict[str, int], gain: dict[str, int]
) -> None:
    s = card(name, 3, **times(5, cost)).play("place moscow")
    assert s.legal() == ["times 1", "times 2", "times 3"]
    s.play("times 2")
    assert holds(s) == {kind: times(3, cost).get(kind, 0) + times(2, gain).get(kind, 0) for kind in cost | gain}
    assert s.done


@each_exchange
@pytest.mark.ruling("7", "29")
def test_one_set_is_exchanged_without_being_asked(name: str, cost: dict[str, int], gain: dict[str, int]) -> None:
    s = card(name, 1, **cost).play("place moscow")
    assert holds(s) == gain
    assert s.done


@each_exchange
@pytest.mark.ruling("7")
def test_whoever_cannot_pay_a_whole_set_may_not_use_the_card(
    name: str, cost: dict[str, int], gain: dict[str, int]
) -> None:
    plenty = {"coins": 9, "camels": 9, "pepper": 9, "silk": 9, "gold": 9, "points": 9}
    for short, amount in cost.items():
        assert not card(name, 6, **(plenty | {short: amount - 1})).offers("place moscow")


# Goods of ones choice -------------------------------------------------------------------------------------------------


@pytest.mark.ruling("7", "29", "36")
@pytest.mark.covers("card cc12")
def test_two_coins_buy_a_good_each_chosen_for_itself() -> None:
    s = card("cc12", 4, coins=7).play("place moscow")
    assert s.legal() == ["times 1", "times 2", "times 3"]
    s.play("times 3")
    for good in ("gold", "pepper", "gold"):
        assert s.legal() == ["good pepper", "good silk", "good gold"]
        s.play(f"good {good}")
    assert holds(s) == {"coins": 1, "pepper": 1, "gold": 2}
    assert s.done
    assert not card("cc12", 6, coins=1).offers("place moscow")


# Free cards -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "coins"), [(1, 2), (2, 4), (3, 6), (4, 8), (5, 10), (6, 12)])
@pytest.mark.ruling("81")
@pytest.mark.covers("card cc00")
def test_two_coins_for_each_pip(die: int, coins: int) -> None:
    s = card("cc00", die).play("place moscow")
    assert holds(s) == {"coins": coins}
    assert s.done


FOUR_POSTS = ["beijing", "anxi", "sumatra"]
"""And Moscow."""
THREE_DONE = ["c07", "c08", "s1"]


@pytest.mark.parametrize(("die", "counted"), [(1, 1), (3, 3), (4, 4), (6, 4)])
@pytest.mark.ruling("33", "81")
@pytest.mark.covers("card cc02", "card cc22")
def test_posts_are_counted_up_to_the_die_and_stay_where_they_are(die: int, counted: int) -> None:
    s = card("cc02", die, posts=FOUR_POSTS).play("place moscow")
    assert holds(s) == {"points": counted}
    assert s.of("red").points_from("city_cards") == counted
    assert s.of("red").posts == ["moscow", "sumatra", "anxi", "beijing"]
    assert s.done
    s = card("cc22", die, posts=FOUR_POSTS).play("place moscow")
    assert holds(s) == {"coins": 2 * counted}
    assert s.done


@pytest.mark.parametrize(("die", "counted"), [(1, 1), (2, 2), (3, 3), (6, 3)])
@pytest.mark.ruling("33", "81")
@pytest.mark.covers("card cc15", "card cc24")
def test_completed_contracts_are_counted_up_to_the_die_starting_ones_too(die: int, counted: int) -> None:
    s = card("cc15", die, completed=THREE_DONE, contracts=["c09"]).play("place moscow")
    assert holds(s) == {"points": counted}
    assert s.of("red").completed == THREE_DONE
    assert s.done
    s = card("cc24", die, completed=THREE_DONE, contracts=["c09"]).play("place moscow")
    assert holds(s) == {"coins": 2 * counted}
    assert s.done


@pytest.mark.ruling("7")
def test_without_a_completed_contract_there_is_nothing_to_count() -> None:
    for name in ("cc15", "cc24"):
        s = card(name, 6, contracts=["c09"])
        assert not s.give("blue", completed=["c07"]).begins("red").offers("place moscow")


# Cards by die value ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "good", "amounts"),
    [
        ("cc01", "gold", [1, 1, 1, 1, 1, 3]),
        ("cc18", "pepper", [1, 3, 3, 3, 3, 3]),
        ("cc26", "silk", [1, 1, 1, 3, 3, 3]),
    ],
)
@pytest.mark.ruling("81")
@pytest.mark.covers("card cc01", "card cc18", "card cc26")
def test_goods_by_die_value_once(name: str, good: str, amounts: list[int]) -> None:
    for die, amount in enumerate(amounts, start=1):
        s = card(name, die).play("place moscow")
        assert holds(s) == {good: amount}
        assert s.done


# Posts and spaces -----------------------------------------------------------------------------------------------------


def test_a_card_is_for_those_with_a_post_in_its_city() -> None:
    s = scene().give("red", dice=[3], posts=["moscow"]).give("blue", posts=["karakorum"]).begins("red")
    assert s.offers("place moscow")
    assert not s.offers("place karakorum")
    assert not s.offers("place sumatra-1")


SUMATRA = {"sumatra_1": "cc00", "sumatra_2": "cc02", "sumatra_3": "cc22"}


@pytest.mark.ruling("61")
def test_one_post_opens_the_three_cards_of_sumatra_and_ones_colour_may_lie_on_each() -> None:
    s = scene().give("red", dice=[3, 3, 3], posts=["sumatra"])
    for space, name in SUMATRA.items():
        s.card(space, name)
    s.begins("red").play("place sumatra-1", "done")
    assert holds(s) == {"coins": 6}
    s.begins("red").play("place sumatra-3", "done")
    assert holds(s) == {"coins": 8}
    assert not s.begins("red").offers("place sumatra-1")
    assert not s.offers("place sumatra-3")
    s.play("place sumatra-2")
    assert holds(s) == {"coins": 8, "points": 1}
    assert s.done


# A city reached in this turn ------------------------------------------------------------------------------------------

MOVING_CONTRACT: dict[str, Any] = {"contracts": ["c10"], "camels": 2, "pepper": 2, "gold": 1}
"""It gives a move."""


@pytest.mark.ruling("8")
@pytest.mark.covers("option city_card_at_once")
def test_a_card_in_a_city_reached_by_a_bonus_action_can_be_used_at_once() -> None:
    s = scene().card("alexandria", "cc00").give("red", dice=[3], **MOVING_CONTRACT).begins("red")
    assert not s.offers("place alexandria")
    s.play("complete 1", "go alexandria", "place alexandria")
    assert holds(s) == {"coins": 6, "points": 4}
    assert s.done


@pytest.mark.ruling("8")
@pytest.mark.covers("option city_card_at_once")
def test_by_the_strict_reading_it_opens_with_ones_next_turn() -> None:
    s = scene(city_card_at_once=False).card("alexandria", "cc00").card("moscow", "cc00")
    s.give("red", dice=[1, 3], posts=["moscow"], **MOVING_CONTRACT).begins("red").play("complete 1", "go alexandria")
    assert not s.offers("place alexandria")
    assert s.offers("place moscow")  # whose post is older
    s.play("place coins", "die own-1", "done")
    s.begins("red").play("place alexandria")
    assert holds(s) == {"coins": 5 + 6, "points": 4}
    assert s.done
