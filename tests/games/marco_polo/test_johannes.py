"""Johannes Carprini, who steps from any oasis to any other. (45, 78)"""

import pytest

from tests.games.marco_polo.scene import Scene, scene

OASES = [f"oasis-{letter}" for letter in "abcdefghij"]


def johannes(**held: object) -> Scene:
    """Blue is Johannes."""
    return scene(2).is_("blue", "johannes").is_("yellow", "berke").give("blue", **held)


def steps(s: Scene) -> list[str]:
    """Where he may go."""
    return [line.removeprefix("go ") for line in s.legal() if line.startswith("go ")]


@pytest.mark.ruling("45", "78")
@pytest.mark.covers("character johannes")
@pytest.mark.parametrize("here", OASES)
def test_from_an_oasis_every_other_one_is_a_step_away_and_costs_nothing(here: str) -> None:
    s = johannes(at=here.replace("-", "_")).gains("blue", move=1)
    assert [place for place in steps(s) if place in OASES] == [oasis for oasis in OASES if oasis != here]
    s.play(f"go {OASES[0] if here != OASES[0] else OASES[9]}")
    assert list(s.player("blue").stock) == [0, 0, 0, 0, 0]
    assert s.done


@pytest.mark.ruling("45")
@pytest.mark.covers("character johannes")
def test_he_need_not_pay_the_five_coins_between_two_oases_in_the_north() -> None:
    s = johannes(at="oasis_b", coins=5).gains("blue", move=1).play("go oasis-c")
    assert s.of("blue").coins == 5
    assert s.done
    s = scene(2).is_("blue", "berke").give("blue", at="oasis_b", coins=5).gains("blue", move=1).play("go oasis-c")
    assert s.of("blue").coins == 0
    assert s.done


@pytest.mark.ruling("78")
def test_venezia_is_no_oasis_and_cities_are_none_either() -> None:
    s = johannes(at="venezia", coins=3, dice=[1, 1]).begins("blue").play("place travel")
    assert steps(s) == ["alexandria", "oasis-a"]  # three camels to the other oasis
    s.play("go oasis-a")
    s = johannes(at="oasis_a").gains("blue", move=1)
    assert "venezia" in steps(s)  # by the printed route
    s = johannes(at="oasis_j").gains("blue", move=1)
    assert "venezia" not in steps(s)
    s = johannes(at="moscow").gains("blue", move=1)
    assert steps(s) == ["oasis-a"]


@pytest.mark.ruling("45")
def test_routes_between_cities_and_oases_cost_what_is_printed() -> None:
    s = johannes(at="oasis_d", camels=2).gains("blue", move=1)
    assert "lan-zhou" in steps(s)
    assert "beijing" not in steps(s)  # three camels
    s = johannes(at="oasis_d", camels=3).gains("blue", move=1).play("go beijing")
    assert s.of("blue").camels == 0
    assert s.done


@pytest.mark.ruling("45")
@pytest.mark.covers("character johannes")
def test_on_a_journey_of_the_travel_space_the_table_is_paid_for_every_step() -> None:
    s = johannes(dice=[4, 4], coins=12, camels=0).begins("blue")
    s.play("place travel", "go oasis-a", "go oasis-h", "go oasis-c", "go beijing")
    assert (s.of("blue").coins, s.of("blue").posts) == (0, ["beijing"])
    assert s.done


@pytest.mark.ruling("45")
def test_the_moves_of_a_city_card_may_lead_from_oasis_to_oasis() -> None:
    s = johannes(dice=[2], camels=4, posts=["moscow"], at="oasis_g").card("moscow", "cc13").begins("blue")
    s.play("place moscow", "times 2", "go oasis-f", "go oasis-i")
    assert (s.of("blue").figures, s.of("blue").camels) == (["oasis_i"], 0)
    assert s.of("blue").posts == ["moscow"]
    assert s.done


@pytest.mark.ruling("45", "21")
def test_a_single_move_of_an_outpost_may_do_so_too() -> None:
    s = johannes(at="oasis_a").outpost("moscow", "o2").gains("blue", move=1).play("go moscow")
    assert steps(s) == ["oasis-a"]  # Moscow is no oasis
    s.play("go oasis-a")
    s.gains("blue", move=1).play("go oasis-j")
    assert s.of("blue").figures == ["oasis_j"]
    assert s.done


@pytest.mark.ruling("78")
def test_he_may_step_to_and_fro_between_oases() -> None:
    s = johannes(at="oasis_a").gains("blue", move=2).play("go oasis-e", "go oasis-a")
    assert (s.of("blue").figures, s.of("blue").posts) == (["oasis_a"], [])
    assert s.done


@pytest.mark.ruling("45")
def test_nobody_else_leaps() -> None:
    s = johannes().give("yellow", at="oasis_a").gains("yellow", move=1)
    assert steps(s) == ["venezia", "moscow"]


@pytest.mark.ruling("45", "59")
def test_a_leap_makes_a_journey_possible_that_others_could_not_pay() -> None:
    s = johannes(at="kochi", dice=[1, 1], coins=3)
    assert not s.begins("blue").offers("place travel")  # from Kochi every route costs more
    s = johannes(at="oasis_f", dice=[1, 1], coins=3).give("yellow", at="oasis_f", dice=[1, 1], coins=3)
    assert not s.begins("yellow").offers("place travel")
    s.t.stack = []
    assert s.begins("blue").offers("place travel")


@pytest.mark.covers("character johannes")
def test_he_receives_three_coins_at_the_start_of_every_round() -> None:
    s = johannes(coins=1)
    for coins in (4, 7):
        s.starts_round()
        assert (s.of("blue").coins, s.of("yellow").coins) == (coins, 0)
        s.t.stack = []
