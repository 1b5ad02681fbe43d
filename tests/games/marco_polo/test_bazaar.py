"""The four rows of the Grand Bazaar column by column, the 5 coins, and the Khan's favor."""

import pytest

from serai.games.marco_polo.constants import SEATS, STOCK, THINGS
from tests.games.marco_polo.scene import Scene, scene

# The Grand Bazaar -----------------------------------------------------------------------------------------------------

DICE = {"camels": 1, "pepper": 1, "silk": 2, "gold": 3}

PRINTED = {
    "camels": ["1 camel", "2 camel", "3 camel", "4 camel", "5 camel", "6 camel"],
    "pepper": ["1 pepper", "2 pepper", "1 coin, 2 pepper", "3 pepper", "2 coin, 3 pepper", "4 pepper"],
    "silk": ["1 silk", "2 silk", "1 camel, 2 silk", "3 silk", "1 coin, 1 camel, 3 silk", "4 silk"],
    "gold": ["1 gold", "2 gold", "2 camel, 2 gold", "3 gold", "3 gold", "4 gold"],
}
"""By column. The fifth of the gold row gives a move as well."""
EVERY_COLUMN = [(row, column, gain) for row, gains in PRINTED.items() for column, gain in enumerate(gains, start=1)]

WORTHWHILE = {
    "camels": [[1], [2], [3], [4], [5], [6]],
    "pepper": [[1], [2], [3], [3, 4], [5], [5, 6]],
    "silk": [[1], [2], [3], [3, 4], [5], [5, 6]],
    "gold": [[1], [2], [3], [3, 4], [3, 5], [3, 5, 6]],
}
"""By the lowest die, the columns that give something which no other column within reach gives."""
EVERY_VALUE = [(row, value, columns) for row, by in WORTHWHILE.items() for value, columns in enumerate(by, start=1)]


def stock(s: Scene, name: str = "red") -> str:
    """All that somebody has, in words: "1 coin, 2 pepper"."""
    held = s.player(name).stock
    return ", ".join(f"{held[at]} {THINGS[at]}" for at in range(STOCK) if held[at])


def visits(row: str, value: int) -> Scene:
    """Red has placed dice in this row and been asked for the column, if there is anything to ask."""
    return scene().give("red", dice=[value] * DICE[row]).begins("red").play(f"place {row}")


@pytest.mark.parametrize(("row", "column", "gain"), EVERY_COLUMN)
def test_every_column_gives_what_is_printed(row: str, column: int, gain: str) -> None:
    s = visits(row, column)
    if len(WORTHWHILE[row][column - 1]) > 1:
        s.play(f"column {column}")
    assert stock(s) == gain
    assert s.of("red").points == 0


@pytest.mark.parametrize(("row", "value", "columns"), EVERY_VALUE)
@pytest.mark.ruling("81")
def test_a_lower_column_is_offered_if_it_gives_something_else_and_never_a_higher_one(
    row: str, value: int, columns: list[int]
) -> None:
    s = visits(row, value)
    if len(columns) > 1:
        assert s.legal() == [f"column {column}" for column in columns]
    else:
        assert stock(s) == PRINTED[row][columns[0] - 1]  # nothing was asked


@pytest.mark.parametrize(("row", "value", "columns"), EVERY_VALUE)
@pytest.mark.ruling("81")
def test_a_lower_column_once_taken_gives_its_own_goods(row: str, value: int, columns: list[int]) -> None:
    for column in columns[:-1]:
        assert stock(visits(row, value).play(f"column {column}")) == PRINTED[row][column - 1]


@pytest.mark.parametrize(
    ("row", "dice", "gain"),
    [
        ("silk", [2, 6], "2 silk"),
        ("silk", [3, "black 5"], "1 camel, 2 silk"),
        ("gold", [1, 6, 6], "1 gold"),
        ("gold", [2, "white 2", "black 6"], "2 gold"),
    ],
)
def test_the_lowest_die_of_a_group_decides(row: str, dice: list[int | str], gain: str) -> None:
    s = scene().give("red", dice=dice).begins("red").play(f"place {row}")
    assert stock(s) == gain


def test_column_5_of_the_gold_row_gives_a_move_which_may_be_declined() -> None:
    s = visits("gold", 5).play("column 5")
    assert s.legal() == ["done", "go alexandria", "go oasis-a"]
    s.play("go alexandria")
    assert (s.of("red").figures, s.of("red").posts, s.of("red").gold) == (["alexandria"], ["alexandria"], 3)
    assert s.done
    s = visits("gold", 5).play("column 5", "done")
    assert (s.of("red").figures, s.of("red").posts, s.of("red").gold) == (["venezia"], [], 3)
    assert s.done


def test_goods_are_added_to_what_one_has() -> None:
    s = scene().give("red", dice=[2], pepper=3, silk=1, coins=4).begins("red").play("place pepper")
    assert stock(s) == "4 coin, 5 pepper, 1 silk"
    assert s.done


# Take 5 coins ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_any_die_takes_5_coins(value: int) -> None:
    s = scene().give("red", dice=[value]).begins("red").play("place coins")
    assert stock(s) == "5 coin"
    assert s.done


@pytest.mark.ruling("5")
def test_with_two_players_the_5_coins_are_occupied_from_the_start() -> None:
    s = scene(players=2).give("blue", dice=[3], coins=3).begins("blue").play("place coins")
    assert s.of("blue").coins == 5
    assert not scene(players=2).give("blue", dice=[3], coins=2).begins("blue").offers("place coins")
    assert scene(players=3).give("blue", dice=[3], coins=0).begins("blue").offers("place coins")


# The Khan's favor -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("good", ["pepper", "silk", "gold"])
def test_the_khan_gives_two_camels_and_a_good_of_ones_choice(good: str) -> None:
    s = scene().give("red", dice=[1]).begins("red").play("place khan")
    assert s.legal() == ["good pepper", "good silk", "good gold"]
    s.play(f"good {good}")
    assert stock(s) == f"2 camel, 1 {good}"
    assert s.done


@pytest.mark.ruling("4")
def test_a_die_for_the_khan_is_at_least_as_high_as_the_last_one_and_costs_nothing() -> None:
    s = scene().give("red", dice=[2, 3, 4]).placed("khan", "blue 1", "green 3")
    s.begins("red").play("place khan")
    assert s.legal() == ["die own-3", "die own-4"]
    s.play("die own-3", "good silk", "done")
    assert stock(s) == "2 camel, 1 silk"
    assert s.dice_on("khan") == ["blue 1", "green 3", "red 3"]
    assert s.done
    assert not scene().give("red", dice=[2]).placed("khan", "blue 1", "green 3").begins("red").offers("place khan")


@pytest.mark.ruling("4")
def test_each_die_raises_the_bar_for_the_next() -> None:
    s = scene().give("blue", dice=[2]).give("yellow", dice=[5]).give("green", dice=[4, "black 6"])
    s.begins("blue").play("place khan", "good silk").begins("yellow").play("place khan", "good silk")
    s.begins("green").play("place khan", "good gold", "done")  # with the 6: the 4 is too low by now
    assert s.dice_on("khan") == ["blue 2", "yellow 5", "black 6"]
    assert s.done


@pytest.mark.ruling("4")
def test_ones_colour_comes_once_to_the_khan_but_black_and_white_dice_return_without_payment() -> None:
    assert not scene().give("red", dice=[6], coins=6).placed("khan", "red 2").begins("red").offers("place khan")
    for die in ("black 3", "white 3"):
        s = scene().give("red", dice=[6, die]).placed("khan", "red 2")
        s.begins("red").play("place khan", "good pepper", "done")
        assert (s.of("red").dice, s.of("red").pepper) == (["own-6"], 1)
        assert s.done


@pytest.mark.ruling("4")
def test_the_khan_has_four_places() -> None:
    s = scene().give("red", dice=[6]).placed("khan", "blue 1", "green 1", "yellow 1", "black 1")
    assert not s.begins("red").offers("place khan")
    s = scene().give("red", dice=[6]).placed("khan", "blue 1", "green 1", "yellow 1")
    assert s.begins("red").offers("place khan")


@pytest.mark.parametrize(("players", "neutral"), [(2, 2), (3, 1), (4, 0)])
@pytest.mark.ruling("5")
def test_neutral_dice_leave_as_many_places_as_there_are_players(players: int, neutral: int) -> None:
    s = scene(players=players)
    assert s.dice_on("khan") == ["neutral 1"] * neutral
    for name in SEATS[:players]:  # even a 1 may follow them, and nobody pays
        s.give(name, dice=[1]).begins(name).play("place khan", "good gold")
        assert stock(s, name) == "2 camel, 1 gold"
    assert not s.give("blue", dice=["black 6"]).begins("blue").offers("place khan")


@pytest.mark.parametrize(("players", "khan", "coins"), [(2, 2, 1), (3, 1, 0), (4, 0, 0)])
@pytest.mark.ruling("5")
def test_neutral_dice_lie_there_all_game_long(players: int, khan: int, coins: int) -> None:
    s = scene(players=players).give("blue", dice=[4, 5])
    for name, character in zip(SEATS[:players], ["kubilai", "mercator", "berke", "wilhelm"], strict=False):
        s.is_(name, character)
    s.begins("blue").play("place khan", "die own-4", "good gold", "done")
    s.give("blue", coins=5).begins("blue").play("place coins")
    assert (s.dice_on("khan")[khan:], s.dice_on("coins")[coins:]) == (["blue 4"], ["blue 5"])
    s.starts_round()  # all other dice go back to be rolled
    assert s.dice_on("khan") == ["neutral 1"] * khan
    assert s.dice_on("coins") == ["neutral 1"] * coins
