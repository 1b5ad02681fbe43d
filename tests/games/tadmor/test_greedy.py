"""What the greedy bot makes of a position of Tadmor, where it went wrong before: the pawn, tiles, goods thrown away."""

import pytest

from serai.games.tadmor.bot import worth
from serai.games.tadmor.bot.plan import PLANNED
from tests.games.tadmor.scene import Scene, scene


def value(s: Scene, name: str = "red") -> float:
    """What the position is worth to this seat while pieces are placed."""
    if not s.t.stack:
        s.places()
    return worth(s.t, ["red", "blue", "green", "yellow"].index(name))


@pytest.mark.parametrize(("name", "places"), [("blue", 1), ("green", 2), ("yellow", 3)])
def test_the_pawn_is_worth_about_three_points_for_each_place_behind_the_leader(name: str, places: int) -> None:
    idle, sent = scene(), scene().on(name, "camel first_to_play")
    gain = value(sent, name) - value(idle, name)
    assert gain == pytest.approx(3 * places, abs=1.5)


def test_in_the_last_turn_the_pawn_is_worth_nothing() -> None:
    idle, sent = scene().at_turn(9), scene().at_turn(9).on("yellow", "camel first_to_play")
    assert value(sent, "yellow") <= value(idle, "yellow")


@pytest.mark.covers("improvement i16", "improvement i35")
def test_a_prestige_tile_is_worth_more_the_farther_ones_tower_is_ahead() -> None:
    def tile(mine: int, others: int) -> float:
        heights = [scene().at_turn(4).give("red", tower=mine).give("blue", tower=others) for _ in range(2)]
        return value(heights[1].give("red", tiles=["i35"])) - value(heights[0])

    behind, level, ahead, far = tile(2, 9), tile(5, 5), tile(6, 5), tile(9, 5)
    assert 0 < behind < level < ahead < far
    assert far > 10  # three points in most of six turns


@pytest.mark.covers("improvement i46")
def test_i46_is_worth_what_the_taxman_would_take() -> None:
    def tile(turn: int, gold: int) -> float:
        s = [scene().at_turn(turn).give("red", gold=gold) for _ in range(2)]
        return value(s[1].give("red", tiles=["i46"])) - value(s[0])

    assert tile(9, 0) == pytest.approx(0.8 * 6)
    assert tile(9, 2) == pytest.approx(1.3 * 2)
    assert tile(7, 0) > tile(8, 0) > tile(9, 0)
    s = scene().at_turn(9).on("red", "camel taxman")
    on_the_slot = value(s)
    assert value(s.give("red", tiles=["i46"])) == pytest.approx(on_the_slot - 4.8 * PLANNED)  # neither saves a thing


def test_goods_that_cannot_be_kept_are_as_good_as_free_to_spend() -> None:
    def temple(**goods: int) -> float:
        s = [scene().at_turn(5).give("red", camels=1, ships=0, temples=["basement"], **goods) for _ in range(2)]
        s[0].t.players[0].camels_left = 0
        return value(s[1].on("red", "camel temple_ebla")) - value(s[0])

    assert temple(stone=2, marble=4) > 0  # the colonnade, for goods that could have been kept
    assert temple(wood=12, stone=2, marble=4) > temple(stone=2, marble=4)  # twelve wood and more than eight in all


def test_a_plan_does_not_pay_twice() -> None:
    s = scene().at_turn(5).give("red", wood=2, stone=2, tower=3)
    idle = value(s)
    planned = value(scene().at_turn(5).give("red", wood=2, stone=2, tower=3).on("red", "camel tower_one_level"))
    assert planned > idle + 5  # two levels, for four goods


@pytest.mark.ruling("130")
def test_a_bot_is_never_tired_of_being_asked() -> None:
    s = scene().give("red", hand=["k1"], wood=1, tiles=["i1"]).constructs("red")
    before = worth(s.t, 0)
    assert worth(s.play("rest-missions").t, 0) < before
