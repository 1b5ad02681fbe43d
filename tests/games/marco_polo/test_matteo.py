"""Matteo Polo, with a white die and a contract from the special pile every round. (41)"""

import pytest

from serai.core.step import CHANCE
from serai.games.marco_polo.constants import SEATS
from tests.games.marco_polo.scene import Scene, scene


def matteo(*dice: int | str, **held: object) -> Scene:
    """Blue is Matteo, with these dice; yellow is Berke."""
    return scene(2).is_("blue", "matteo").is_("yellow", "berke").give("blue", dice=list(dice), **held)


# The contract ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("41")
@pytest.mark.covers("character matteo")
def test_matteo_draws_a_contract_at_the_start_of_a_round_and_must_keep_it_while_he_has_room() -> None:
    s = matteo(contracts=["s1"]).special("c20", "c21").starts_round()
    assert s.of("blue").contracts == ["s1", "c20"]  # nobody asked him
    assert s.in_special() == ["c21"]
    assert s.of("yellow").contracts == [None, None]
    assert s.t.actor == CHANCE


@pytest.mark.ruling("41")
@pytest.mark.covers("character matteo")
@pytest.mark.parametrize(
    ("discard", "kept", "under"),
    [("1", ["c20", "c08"], "s1"), ("2", ["s1", "c20"], "c08"), ("new", ["s1", "c08"], "c20")],
)
def test_with_two_contracts_he_draws_first_and_then_gives_any_one_back(
    discard: str, kept: list[str], under: str
) -> None:
    s = matteo(contracts=["s1", "c08"]).special("c20", "c21").starts_round()
    assert s.legal() == ["discard 1", "discard 2", "discard new"]
    s.play(f"discard {discard}")
    assert s.of("blue").contracts == kept
    assert s.in_special() == ["c21", under]


@pytest.mark.ruling("41")
def test_what_nobody_has_seen_of_the_special_pile_is_drawn_by_chance() -> None:
    s = matteo().special("c20", unseen=2).starts_round()
    assert s.t.actor == CHANCE
    assert len(s.legal()) == 38 - 6 - 1  # any contract but those in the row and the known one at the bottom
    assert not s.offers("draw c20")
    s.play("draw c15")
    assert s.of("blue").contracts == ["c15", None]
    assert s.t.special_unseen == 1


@pytest.mark.ruling("41", "68")
def test_from_an_empty_special_pile_he_draws_nothing() -> None:
    s = matteo().special().starts_round()
    assert s.of("blue").contracts == [None, None]
    assert s.offers("roll 1")


@pytest.mark.ruling("41")
def test_he_draws_one_contract_a_round() -> None:
    s = matteo().special("c20", "c21", "c22")
    for drawn in (["c20", None], ["c20", "c21"]):
        s.starts_round()
        assert s.of("blue").contracts == drawn
        s.t.stack = []


# The white die --------------------------------------------------------------------------------------------------------


@pytest.mark.covers("character matteo")
def test_matteo_rolls_a_white_die_with_his_own() -> None:
    s = matteo().special().starts_round()
    s.play(*["roll 4"] * 5, "roll 2", *["roll 6"] * 5)
    assert sorted(s.of("blue").dice) == ["own-4"] * 5 + ["white-2"]
    assert s.of("yellow").dice == ["own-6"] * 5
    assert s.offers("place camels")


@pytest.mark.ruling("39")
def test_the_white_die_counts_in_the_sum_for_compensation() -> None:
    s = matteo().special().starts_round()
    s.play(*["roll 2"] * 5, "roll 4", *["roll 6"] * 5)
    assert s.legal() == ["coins 0", "coins 1"]
    s = matteo().special().starts_round()
    s.play(*["roll 2"] * 5, "roll 5", *["roll 6"] * 5)
    assert s.offers("place camels")  # 15 is enough


@pytest.mark.ruling("3")
@pytest.mark.covers("character matteo")
def test_with_the_white_die_matteo_returns_to_a_space_of_his_colour() -> None:
    s = matteo(5, "white 3", coins=3).placed("camels", "blue 6").begins("blue").play("place camels")
    assert (s.of("blue").coins, s.of("blue").camels) == (0, 3)
    assert s.dice_on("camels") == ["blue 6", "white 3"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("3")
def test_the_white_die_goes_with_coloured_ones_only_where_his_colour_is_not() -> None:
    s = matteo(5, "white 3").begins("blue").play("place silk")
    assert (s.of("blue").silk, s.of("blue").camels) == (2, 1)
    assert s.dice_on("silk") == ["white 3", "blue 5"]
    assert s.done
    assert not matteo(5, "white 3", coins=9).placed("silk", "blue 6", "blue 6").begins("blue").offers("place silk")


@pytest.mark.ruling("1", "3")
def test_the_white_die_alone_leaves_a_space_open_to_his_colour_but_occupied() -> None:
    s = matteo(2, 4, coins=5).placed("camels", "white 6").begins("blue").play("place camels", "die own-4")
    assert (s.of("blue").coins, s.of("blue").camels) == (1, 4)
    s.play("done")
    assert s.done


@pytest.mark.ruling("6")
def test_the_white_die_closes_a_city_card() -> None:
    s = matteo("white 3", posts=["moscow"]).begins("blue").play("place moscow")
    assert s.of("blue").coins == 6
    assert not s.give("yellow", dice=[1], posts=["moscow"]).begins("yellow").offers("place moscow")


def test_the_white_die_can_be_rerolled_and_adjusted() -> None:
    s = matteo("white 3", camels=3).begins("blue").play("reroll", "roll 5", "adjust", "up")
    assert (s.of("blue").dice, s.of("blue").camels) == (["white-6"], 0)
    s.play("place camels", "done")
    assert s.of("blue").camels == 6
    assert s.done


@pytest.mark.ruling("23")
def test_journeys_with_the_white_die_make_him_start_player() -> None:
    s = matteo("white 1", "black 1", coins=3).starts_with("yellow").begins("blue")
    s.play("place travel", "go alexandria")
    assert s.done
    s.special().starts_round()
    assert s.t.start == SEATS.index("blue")


@pytest.mark.covers("character matteo")
def test_the_white_die_comes_back_every_round() -> None:
    s = matteo().special().placed("money_bag", "white 3").starts_round()
    s.play(*["roll 5"] * 5, "roll 1", *["roll 6"] * 5)
    assert s.of("blue").dice.count("white-1") == 1
    assert s.dice_on("money_bag") == []


@pytest.mark.ruling("43")
def test_matteos_white_die_is_a_visit_for_mercator() -> None:
    s = scene(4).is_("blue", "matteo").is_("red", "mercator").give("blue", dice=["white 6"])
    s.begins("blue").play("place pepper", "column 6")
    assert (s.of("blue").pepper, s.of("red").pepper) == (4, 1)
    assert s.done
