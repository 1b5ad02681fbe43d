"""The start of a round, its end, and the end of the game."""

import pytest

from serai.core.step import CHANCE
from serai.games.marco_polo.constants import NOBODY, SEATS
from serai.games.marco_polo.turn import NextTurn
from tests.games.marco_polo.deal import told, whole_game
from tests.games.marco_polo.scene import Scene, scene

NEW_ROW = ["c31", "c32", "c33", "c34", "c35", "c36"]


def table(*characters: str) -> Scene:
    """Players with these characters, from blue on."""
    s = scene(len(characters))
    for seat, character in zip(SEATS, characters, strict=False):
        s.is_(seat, character)
    return s


def lay_row(s: Scene) -> Scene:
    return s.play(*[f"draw {contract}" for contract in NEW_ROW])


def rolls(s: Scene, *values: int) -> Scene:
    """Each value five times."""
    return s.play(*[f"roll {value}" for value in values for _ in range(5)])


# The order of things --------------------------------------------------------------------------------------------------


@pytest.mark.ruling("37", "55")
def test_a_round_begins_with_the_row_then_the_start_player_bonuses_rolls_and_compensation() -> None:
    s = table("johannes", "berke").placed("camels", "blue 3")
    lay_row(s.ends_round())
    rolls(s, 1, 6)
    s.play("coins 10")
    keys = [entry.key for entry in s.t.log or [] if entry.key not in ("character", "gain")]
    assert keys == ["row"] * 6 + ["round", "bonus"] + ["roll"] * 10 + ["compensation", "turn"]
    assert s.waits_for("blue")


@pytest.mark.ruling("37")
def test_what_is_left_in_the_row_is_under_the_special_pile_before_matteo_draws() -> None:
    s = table("matteo", "berke").row("c05", "c09").special()
    lay_row(s.ends_round())
    assert s.of("blue").contracts == ["c05", None]
    assert s.in_special() == ["c09"]


@pytest.mark.ruling("37")
def test_all_dice_come_back_and_black_ones_go_to_the_board() -> None:
    s = table("berke", "mercator").give("blue", dice=["black 2"]).placed("silk", "blue 4", "black 5")
    s.placed("money_bag", "yellow 1").placed("khan", "yellow 6")
    rolls(s.starts_round(), 4, 5)
    assert s.of("blue").dice == ["own-4"] * 5
    assert s.of("yellow").dice == ["own-5"] * 5
    assert (s.dice_on("silk"), s.dice_on("money_bag"), s.t.black_dice) == ([], [], 3)
    assert s.dice_on("khan") == ["neutral 1", "neutral 1"]
    assert (s.t.khan_dice, s.t.khan_value) == (2, 1)
    assert s.player("blue").spaces == s.player("yellow").spaces == 0
    assert s.offers("place silk")


# Bonuses --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("38")
def test_every_small_city_with_a_post_pays_its_owner_again() -> None:
    s = table("berke", "mercator").give("yellow", posts=["anxi", "ormuz", "adana", "kochi", "moscow", "beijing"])
    s.outpost("moscow", "o4").starts_round()
    assert (s.of("yellow").coins, s.of("yellow").camels, s.of("yellow").points) == (5 + 3, 3 + 1, 3)
    assert s.of("yellow").goods == (0, 0, 0)  # outposts pay once only
    assert (s.of("blue").coins, s.of("blue").camels, s.of("blue").points) == (0, 0, 0)
    assert s.t.actor == CHANCE


@pytest.mark.ruling("38")
def test_everybody_takes_their_bonuses_in_any_order() -> None:
    s = table("matteo", "berke").give("blue", posts=["kashgar", "xian"]).special("c20")
    s.starts_round()
    assert s.legal() == ["collect character", "collect kashgar", "collect xian"]
    s.play("collect xian", "copy kashgar", "pair silk-gold", "collect kashgar", "pair pepper-gold")
    assert s.of("blue").goods == (1, 1, 2)
    assert s.of("blue").contracts == ["c20", None]
    assert s.t.actor == CHANCE  # the dice


@pytest.mark.ruling("38", "55")
def test_characters_are_paid_in_the_first_round_too() -> None:
    s = table("matteo", "johannes", "niccolo_marco", "kubilai").at_round(0).special("c20")
    s.starts_round()
    assert s.t.round == 1
    assert s.of("blue").contracts == ["c20", None]
    assert (s.of("yellow").coins, s.of("yellow").camels) == (3, 0)
    assert (s.of("green").coins, s.of("green").camels) == (0, 1)
    assert (s.of("red").coins, s.of("red").camels, s.of("red").points) == (0, 0, 0)


@pytest.mark.ruling("55")
def test_bonuses_are_chosen_in_turn_order_from_the_new_start_player() -> None:
    s = table("berke", "mercator", "kubilai")
    for seat in SEATS[:3]:
        s.give(seat, posts=["kashgar"])
    s.t.traveller = SEATS.index("green")
    s.starts_round()
    for seat in ("green", "blue", "yellow"):
        assert s.waits_for(seat)
        s.play("pair pepper-silk")
    assert s.t.actor == CHANCE


# Compensation ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("39")
@pytest.mark.parametrize(
    ("dice", "short"),
    [
        ([1, 1, 1, 1, 1], 10),
        ([2, 2, 3, 3, 3], 2),
        ([2, 3, 3, 3, 3], 1),
        ([3, 3, 3, 3, 3], 0),
        ([1, 1, 1, 6, 6], 0),
        ([6, 6, 6, 6, 6], 0),
        ([2, 2, 2, 2, 2, "white 4"], 1),
        ([2, 2, 2, 2, 2, "white 5"], 0),
    ],
)
def test_a_low_roll_is_compensated_in_any_mix_of_coins_and_camels(dice: list[int | str], short: int) -> None:
    for coins in range(short + 1):
        s = scene().give("blue", dice=dice).is_compensated("blue")
        assert s.legal() == ([f"coins {number}" for number in range(short + 1)] if short else [])
        if short:
            s.play(f"coins {coins}")
        assert (s.of("blue").coins, s.of("blue").camels) == (coins, short - coins)
        assert s.done


@pytest.mark.ruling("39", "55")
def test_compensation_comes_when_all_have_rolled_from_the_start_player_on() -> None:
    s = table("berke", "mercator", "kubilai").starts_with("yellow").starts_round()
    for roll in range(15):
        assert s.t.actor == CHANCE
        assert told(s.t, "roll") == [((1, 2, 0)[at // 5], 2) for at in range(roll)]
        s.play("roll 2")
    for seat in ("yellow", "green", "blue"):
        assert s.waits_for(seat)
        s.play("coins 2")
        assert (s.of(seat).coins, s.of(seat).camels) == (2, 3)
    assert s.offers("place coins")
    assert s.waits_for("yellow")


@pytest.mark.ruling("39")
def test_a_roll_during_the_round_is_not_compensated() -> None:
    s = scene().give("blue", dice=[6], camels=1).begins("blue").play("reroll", "roll 1", "place coins")
    assert (s.of("blue").coins, s.of("blue").camels) == (5, 0)
    assert s.done


# The start player -----------------------------------------------------------------------------------------------------


def next_start(s: Scene) -> str:
    """Who begins the next round."""
    lay_row(s.ends_round())
    return SEATS[s.t.start]


@pytest.mark.ruling("23")
def test_who_last_used_the_travel_space_begins_the_next_round() -> None:
    s = table("berke", "kubilai", "mercator")
    s.give("yellow", dice=[1, 1], coins=3).begins("yellow").play("place travel", "go oasis-j")
    s.give("green", dice=[1, 1], coins=4).begins("green").play("place travel", "go alexandria")
    assert s.done
    assert next_start(s) == "green"


@pytest.mark.ruling("23")
def test_dice_of_no_colour_count_like_any_other() -> None:
    s = table("berke", "kubilai", "mercator").placed("travel", "green 1", "green 1")
    s.t.traveller = SEATS.index("green")
    s.give("yellow", dice=["black 2", "black 3"], coins=5).begins("yellow").play("place travel", "go oasis-j")
    assert s.done
    assert next_start(s) == "yellow"


@pytest.mark.ruling("23")
def test_moves_by_rewards_and_city_cards_do_not_count() -> None:
    s = table("berke", "mercator", "kubilai").card("moscow", "cc13")
    s.give("yellow", dice=[1], camels=2, posts=["moscow"])
    s.begins("yellow").play("place moscow", "go alexandria").gains("green", move=1).play("go oasis-j")
    assert s.done
    assert next_start(s) == "blue"


@pytest.mark.ruling("23")
def test_if_nobody_travels_the_start_player_stays() -> None:
    s = table("berke", "mercator", "kubilai")
    s.t.traveller = SEATS.index("green")
    assert next_start(s) == "green"
    assert s.t.view(None)["traveller"] == NOBODY  # the journey of the round before is forgotten
    s.t.stack = []
    s.t.unseen |= sum(1 << number for number in s.t.row)
    assert next_start(s) == "green"  # the hourglass stays


# The end --------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("67", "37")
def test_the_contracts_left_go_under_the_special_pile_from_space_1_up() -> None:
    s = table("berke", "mercator").row("c03", "c01", "c07").special("c20", unseen=2)
    lay_row(s.ends_round())
    assert s.in_special() == ["c20", "c03", "c01", "c07"]
    assert s.t.special_unseen == 2
    assert s.in_row() == NEW_ROW


@pytest.mark.ruling("20", "67")
def test_an_empty_row_is_laid_out_anew_all_the_same() -> None:
    s = table("berke", "mercator").row().special("c20")
    lay_row(s.ends_round())
    assert (s.in_special(), s.in_row()) == (["c20"], NEW_ROW)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_has_five_rounds(players: int) -> None:
    for t in whole_game(players, 2):
        if t.log is None:
            t.log = []
    assert [number for _, number in told(t, "round")] == [1, 2, 3, 4, 5]
    assert len(told(t, "row")) >= 5 * 6
    assert t.unseen.bit_count() == t.special_unseen  # every pile was laid out


@pytest.mark.ruling("79")
def test_after_the_last_round_there_are_no_bonuses_and_no_new_contracts() -> None:
    s = table("johannes", "matteo").at_round(5).give("blue", posts=["anxi", "kochi"], contracts=["c04"])
    s.row("c01", "c02").special("c20").ends_round()
    assert s.done
    assert (s.of("blue").coins, s.of("blue").points_from("bonuses")) == (0, 0)
    assert s.of("yellow").contracts == [None, None]
    assert (s.in_row(), s.in_special()) == (["c01", "c02"], ["c20"])
    assert told(s.t, "round") == []


@pytest.mark.ruling("79")
def test_the_last_turn_may_end_with_bonus_actions_but_nobody_has_any_after_it() -> None:
    s = table("berke", "mercator").at_round(5).give("blue", dice=[2], camels=2, silk=2, pepper=1, contracts=["c04"])
    s.give("yellow", camels=2, silk=2, pepper=1, contracts=["c28"]).asks(NextTurn(0))
    s.play("place coins", "complete 1")
    assert s.done
    assert (s.of("blue").completed, s.of("yellow").completed) == (["c04"], [])
    assert s.of("yellow").camels == 2
    assert s.of("yellow").contracts == ["c28", None]  # worth nothing
    assert s.of("yellow").points == 0
