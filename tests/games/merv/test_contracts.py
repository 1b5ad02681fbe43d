"""Contracts: eighteen cards in six stacks, fulfilled in one's own turn with items, a cube and enough influence."""

from typing import Any

import pytest

import serai
from serai.games.merv.grid import CELLS
from serai.games.merv.scoring import score_year
from tests.games.merv.scene import Scene, cubes, scene

CARDS: dict[str, dict[str, Any]] = dict(serai.game("merv").standard().table("contracts.cards").items())
LEVEL_FROM = {1: 1, 2: 3, 3: 5}
"""The influence that opens each level."""


def before_card(card: dict[str, Any], **lacking: int) -> Scene:
    """Red has exactly what the card asks for (less what is lacking), and begins a wall action with it on top."""
    s = scene().site("a1", owner="blue")
    s.t.contracts_gone[card["stack"] - 1] = card["rank"] - 1
    colour = "orange" if card["cube"] == "any" else card["cube"]
    s.give(
        "red",
        influence=LEVEL_FROM[card["level"]] - lacking.get("influence", 0),
        scrolls=card["scroll"] - lacking.get("scrolls", 0),
        common=card["common_good"] + card["any_good"] - lacking.get("common", 0),
        rare=card["rare_good"] - lacking.get("rare", 0),
        cubes={colour: 1 - lacking.get("cube", 0)},
    )
    return s.takes("red", "wall")


@pytest.mark.ruling("A38")
@pytest.mark.covers(*[f"contract {name}" for name in CARDS])
@pytest.mark.parametrize("name", CARDS)
def test_a_contract_takes_its_items_and_one_cube_and_gives_its_points_and_its_bonus(name: str) -> None:
    card = CARDS[name]
    s = before_card(card)
    influence = s.of("red").influence
    s.play(f"contract {card['stack']}")
    if card["bonus"] == "soldier":
        assert s.legal() == ["done", "soldier a1"]
        s.play("soldier a1")
    red = s.of("red")
    assert red.cubes == cubes()
    assert (red.scrolls, red.common, red.rare) == (0, 0, 0)
    assert red.committed_scrolls == card["scroll"]
    assert red.committed_common == card["common_good"] + card["any_good"]
    assert red.committed_rare == card["rare_good"]
    assert red.points[2] == card["points"]
    assert red.contracts == 1 << list(CARDS).index(name)
    assert s.t.contracts_gone[card["stack"] - 1] == card["rank"]
    if card["bonus"] == "favour":
        assert (red.favour, red.influence, red.servants) == (1, influence, 8)
    else:
        assert (red.favour, red.influence, red.servants) == (0, influence + 2, 7)
    assert s.done


@pytest.mark.ruling("A38", "B37")
@pytest.mark.parametrize("name", CARDS)
def test_a_contract_is_refused_if_anything_is_missing(name: str) -> None:
    card = CARDS[name]
    asked = {
        "influence": 1,
        "cube": 1,
        "scrolls": card["scroll"],
        "common": card["common_good"] + card["any_good"],
        "rare": card["rare_good"],
    }
    for what, amount in asked.items():
        if amount:
            s = before_card(card, **{what: 1})
            assert not s.offers(f"contract {card['stack']}"), what


@pytest.mark.ruling("A3")
def test_six_stacks_of_three_levels_and_two_bonuses_with_the_highest_points_on_top() -> None:
    t = scene().t
    seen = set()
    for stack in range(6):
        found = [t.printed.top_contract(stack, taken) for taken in range(4)]
        assert found[3] is None
        cards = [card for card in found if card is not None]
        assert len(cards) == 3
        points = [card.points for card in cards]
        assert points == sorted(points, reverse=True)
        assert len({(card.level, card.soldier) for card in cards}) == 1
        seen.add((cards[0].level, cards[0].soldier))
    assert seen == {(level, soldier) for level in (1, 2, 3) for soldier in (False, True)}


@pytest.mark.ruling("A3", "B36")
def test_only_the_top_card_is_on_offer_and_the_next_one_at_once_also_to_you() -> None:
    s = scene().give("red", influence=1, scrolls=2, common=2, cubes={"teal": 2})
    assert not s.takes("red", "wall").offers("contract 1")  # the top card asks for purple, the second for teal
    s.play("done")
    s.give("red", cubes={"purple": 1, "teal": 1}).takes("red", "wall").play("contract 1")
    assert s.of("red").points[2] == 7
    assert s.offers("contract 1")
    s.play("contract 1")
    assert s.of("red").points[2] == 7 + 5
    assert s.done


@pytest.mark.ruling("A3")
def test_an_empty_stack_offers_nothing() -> None:
    s = scene().give("red", influence=1, scrolls=2, common=2, cubes={"purple": 1})
    s.t.contracts_gone[0] = 3
    assert not s.takes("red", "wall").offers("contract 1")


@pytest.mark.ruling("A38", "B36")
def test_one_cube_is_spent_its_own_colour_before_a_white_one() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, cubes={"purple": 2, "white": 2}).takes("red", "wall")
    s.play("contract 1")
    assert s.of("red").cubes == cubes(purple=1, white=2)
    s.play("done")
    assert s.done


@pytest.mark.ruling("B36")
def test_a_white_cube_does_for_a_coloured_one() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, cubes={"teal": 1, "white": 1}).takes("red", "wall")
    s.play("contract 1")
    assert s.of("red").cubes == cubes(teal=1)
    s.play("done")
    assert s.done


@pytest.mark.ruling("A38")
def test_where_any_cube_will_do_the_colour_is_chosen_and_white_only_in_need() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, cubes={"tan": 1, "orange": 1, "white": 1})
    s.t.contracts_gone[0] = 2
    s.takes("red", "wall").play("contract 1")
    assert s.legal() == ["cube tan", "cube orange"]
    s.play("cube tan", "done")
    assert s.of("red").cubes == cubes(orange=1, white=1)
    assert s.done
    s = scene().give("red", influence=1, scrolls=1, common=1, cubes={"white": 1})
    s.t.contracts_gone[0] = 2
    s.takes("red", "wall").play("contract 1")
    assert s.of("red").cubes == cubes()
    assert s.done


@pytest.mark.ruling("B36")
def test_a_cube_of_the_second_breakthroughs_colour_can_pay_a_contract() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, breakthroughs=["wild_tan"], cubes={"tan": 1})
    s.takes("red", "palace").play("contract 1")  # asks for purple
    assert s.of("red").cubes == cubes()
    assert s.t.wild_left == 0
    assert s.done


@pytest.mark.ruling("B36")
def test_a_place_for_any_good_takes_either_kind() -> None:
    for kind in ("common", "rare"):
        s = scene().give("red", influence=1, scrolls=1, common=1, rare=1, cubes={"purple": 1}).takes("red", "palace")
        s.play("contract 1")
        assert s.legal() == ["good common", "good rare"]
        s.play(f"good {kind}")
        red = s.of("red")
        assert (red.committed_common, red.committed_rare) == ((1, 0) if kind == "common" else (0, 1))
        assert (red.common, red.rare) == ((0, 1) if kind == "common" else (1, 0))
        assert s.done


@pytest.mark.ruling("B36")
def test_a_place_for_any_good_does_not_use_a_good_that_the_card_asks_for_by_name() -> None:
    s = scene().give("red", influence=1, common=1, rare=1, cubes={"orange": 1}).takes("red", "palace")
    s.play("contract 2")  # a common good and any good: the one common good is spoken for
    assert (s.of("red").committed_common, s.of("red").committed_rare) == (1, 1)
    assert s.done
    s = scene().give("red", influence=1, rare=2, cubes={"orange": 1}).takes("red", "palace")
    assert not s.offers("contract 2")  # no common good, no contract


@pytest.mark.ruling("A13", "B36")
def test_committed_items_serve_no_second_contract_but_still_count_in_the_palace() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, cubes={"purple": 1, "teal": 1})
    s.give("red", courtiers={"knowledge": 1, "trade": 1})
    s.takes("red", "library").play("contract 1")
    assert not s.offers("contract 1")
    s.play("done")
    red = s.of("red")
    red.favour = 2
    points = red.score()
    score_year(s.t)
    assert red.score() - points == 1 + 1
    assert s.done


@pytest.mark.ruling("B37")
def test_influence_is_checked_when_the_contract_is_fulfilled() -> None:
    s = scene().site("a1", owner="blue")
    s.give("red", influence=1, scrolls=1, common=3, rare=1, cubes={"orange": 1, "teal": 1})
    s.takes("red", "palace")
    assert s.legal() == ["done", "hall spice", "hall faith", "contract 2"]
    s.play("contract 2", "good common", "soldier a1")  # two influence more: the second level is open
    assert s.offers("contract 4")
    s.play("contract 4")
    assert s.of("red").points[2] == 7 + 12
    assert s.done


@pytest.mark.ruling("B37")
def test_the_soldier_of_a_contract_may_be_declined() -> None:
    s = before_card(CARDS["level1_soldier_1"]).play("contract 2", "done")
    assert (s.of("red").influence, s.of("red").servants) == (1, 8)
    assert s.t.soldiers[CELLS.index("a1")] == -1
    assert s.of("red").points[2] == 7
    assert s.done


# When -----------------------------------------------------------------------------------------------------------------


def ready(s: Scene, name: str = "red") -> Scene:
    """This seat can fulfil the first contract whenever it may."""
    return s.give(name, influence=1, scrolls=1, common=1, cubes={"purple": 1})


@pytest.mark.ruling("B35")
@pytest.mark.parametrize("steps", range(5))
def test_contracts_are_open_from_the_start_of_ones_turn_to_its_end(steps: int) -> None:
    s = ready(scene()).site("a1", "palace_tan").begins("red")
    rest = ["slot 1", "activate a1", "board", "done"]
    s.play(*rest[:steps])
    assert s.offers("contract 1")
    s.play("contract 1")
    assert s.of("red").points[2] == 7
    assert s.of("red").favour == 1
    for line in rest[steps:]:
        if s.offers(line):
            s.play(line)
    assert s.done


@pytest.mark.ruling("B35")
def test_contracts_are_open_between_two_purchases() -> None:
    s = scene().give("red", posts=["rayy"], influence=1, scrolls=1, cubes={"purple": 1, "orange": 2})
    s.takes("red", "marketplace").play("post samarkand")
    assert not s.offers("contract 1")
    s.play("buy samarkand", "contract 1")  # with the good just bought
    assert s.of("red").points[2] == 7
    assert s.done


@pytest.mark.ruling("B35")
def test_nobody_fulfils_a_contract_in_anothers_turn() -> None:
    s = ready(scene(), "blue").site("a1", owner="red").begins("red")
    s.play("slot 1", "activate a1", "favour")
    assert s.of("blue").points[2] == 0
    assert s.done


@pytest.mark.ruling("B35")
def test_nobody_fulfils_a_contract_in_the_queue_or_in_the_invasion() -> None:
    s = ready(scene()).give("red", camels=1).site("b2", owner="red").at(year=3, round=4)
    s.site("b2", "caravansary_purple").ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert s.legal() == ["queue 2", "queue 3"]
    s.play("queue 3")
    assert s.legal() == ["done", "ransom b2"]
    s.play("done")
    assert s.of("red").points[2] == 0
    assert s.done


@pytest.mark.ruling("B60")
def test_a_discount_never_pays_a_contract_and_is_not_lost_by_one() -> None:
    s = scene().give("red", influence=1, scrolls=1, common=1, breakthroughs=["discount_palace"])
    s.takes("red", "palace")
    assert not s.offers("contract 1")  # no cube
    s.play("done")
    s.give("red", cubes={"teal": 1}).takes("red", "palace")
    assert not s.offers("contract 1")  # no purple one
    s.play("done")
    s.give("red", cubes={"purple": 1}).takes("red", "palace").play("contract 1")
    assert s.of("red").cubes == cubes()
    s.play("hall trade")  # the first courtier costs one, less the discount
    assert s.of("red").courtiers == [0, 0, 1, 0]
    assert s.done


@pytest.mark.ruling("A20", "A36")
def test_the_bonus_of_a_contract_is_one_favour_or_one_soldier() -> None:
    s = before_card(CARDS["level3_favour_1"]).play("contract 5")
    assert s.of("red").favour == 1
    assert s.done
    s = before_card(CARDS["level3_soldier_1"]).site("b1", owner="blue").play("contract 6", "soldier a1")
    assert s.of("red").servants == 7
    assert s.done
