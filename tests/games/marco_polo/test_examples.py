"""The worked examples of the rulebook, in the order of its pages."""

from tests.games.marco_polo.scene import scene


def test_yellow_takes_five_coins_with_a_3() -> None:
    s = scene().give("yellow", dice=[3])
    s.begins("yellow").play("place coins")
    assert s.of("yellow").coins == 5
    assert s.done


def test_red_pays_4_coins_for_a_silk_row_that_blue_has_used() -> None:
    s = scene().give("red", dice=[4, 5], coins=4).placed("silk", "blue 1", "blue 2")
    s.begins("red").play("place silk", "column 4")
    assert (s.of("red").coins, s.of("red").silk) == (0, 3)
    assert s.done
