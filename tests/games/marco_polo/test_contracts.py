"""All 44 contracts: each is completed for exactly what it asks, and pays its whole reward."""

from typing import Any

import pytest

from serai.games.marco_polo.constants import CONTRACTS
from tests.games.marco_polo.scene import Scene, scene

PRINTED: dict[str, tuple[int, int, int, int, str]] = {
    "c01": (2, 3, 0, 2, "7 points, 5 camels"),
    "c02": (3, 1, 1, 1, "6 points, contract"),
    "c03": (2, 0, 1, 2, "6 points, 4 camels"),
    "c04": (2, 1, 2, 0, "4 points, 3 coins"),
    "c05": (1, 0, 0, 4, "7 points, 3 camels"),
    "c06": (2, 0, 3, 2, "8 points, 4 camels"),
    "c07": (1, 0, 3, 0, "3 points, good"),
    "c08": (2, 0, 3, 2, "8 points, contract"),
    "c09": (2, 3, 0, 2, "6 points, 7 coins"),
    "c10": (2, 2, 0, 1, "4 points, move"),
    "c11": (2, 2, 3, 0, "5 points, good, die"),
    "c12": (3, 1, 1, 1, "5 points, move"),
    "c13": (2, 0, 2, 1, "4 points, 4 camels"),
    "c14": (3, 1, 1, 1, "6 points, good"),
    "c15": (3, 1, 1, 1, "5 points, pair"),
    "c16": (2, 0, 2, 2, "7 points, move"),
    "c17": (2, 3, 2, 0, "5 points, move"),
    "c18": (2, 2, 0, 3, "8 points, 7 coins"),
    "c19": (1, 3, 0, 0, "2 points, die"),
    "c20": (2, 0, 1, 2, "6 points, die"),
    "c21": (2, 1, 0, 2, "5 points, die"),
    "c22": (2, 0, 2, 3, "9 points, 7 coins"),
    "c23": (2, 0, 2, 3, "9 points, move"),
    "c24": (3, 1, 2, 1, "5 points, 3 camels, contract"),
    "c25": (2, 0, 1, 2, "6 points, 4 coins"),
    "c26": (2, 2, 3, 0, "5 points, 6 coins"),
    "c27": (1, 0, 0, 3, "6 points, good"),
    "c28": (2, 2, 1, 0, "3 points, 4 coins"),
    "c29": (2, 2, 1, 0, "3 points, pair"),
    "c30": (2, 2, 0, 1, "4 points, contract"),
    "c31": (2, 2, 0, 3, "9 points, pair"),
    "c32": (2, 2, 2, 0, "5 points, die"),
    "c33": (3, 1, 1, 2, "7 points, 5 coins"),
    "c34": (3, 1, 1, 1, "5 points, die"),
    "c35": (3, 1, 2, 1, "5 points, 4 coins, 3 camels"),
    "c36": (1, 0, 0, 4, "7 points, move"),
    "c37": (2, 0, 2, 2, "7 points, contract"),
    "c38": (1, 4, 0, 0, "3 points, contract"),
    "s1": (2, 0, 1, 1, "4 points, pair"),
    "s2": (2, 1, 1, 0, "5 points, contract"),
    "s3": (2, 1, 0, 1, "4 points, die"),
    "s4": (1, 0, 0, 1, "2 points, 3 camels"),
    "s5": (1, 3, 0, 0, "1 point, move"),
    "s6": (1, 0, 2, 0, "3 points, 5 coins"),
}
"""The camels, pepper, silk and gold that a contract asks, and what it gives."""
ASKED = ["camels", "pepper", "silk", "gold"]

WITH_A_GOOD = ["c07", "c11", "c14", "c27"]
WITH_A_PAIR = ["c15", "c29", "c31", "s1"]
WITH_A_MOVE = ["c10", "c12", "c16", "c17", "c23", "c36", "s5"]
WITH_A_DIE = ["c11", "c19", "c20", "c21", "c32", "c34", "s3"]
WITH_A_CONTRACT = ["c02", "c08", "c24", "c30", "c37", "c38", "s2"]


def before_completing(name: str, lacking: str = "", **held: Any) -> Scene:
    """Red holds the contract and just what it asks, perhaps less one; the main action is over, 5 coins the result."""
    s = scene().row(*[contract for contract in ("c26", "c33") if contract != name]).special("c18")
    s.give("red", contracts=[name], dice=[1, 1])
    for thing, amount in zip(ASKED, PRINTED[name][:4], strict=True):
        s.give("red", **{thing: amount - (thing == lacking)})
    return s.give("red", **held).begins("red").play("place coins")


def given(name: str, thing: str) -> int:
    """How much of a thing the reward holds, by the table above: a thing without a number is one."""
    for part in PRINTED[name][4].split(", "):
        number, _, what = part.rpartition(" ")
        if what.removesuffix("s") == thing:
            return int(number or 1)
    return 0


def answers(name: str) -> list[str]:
    """What is chosen, drawn and rolled for the reward; a contract comes by itself, as the top of the pile is known."""
    lines = []
    if name == "c11":
        lines.append("reward any-good")
    if given(name, "good"):
        lines.append("good silk")
    if given(name, "pair"):
        lines.append("pair pepper-gold")
    if given(name, "move"):
        lines.append("go alexandria")
    if given(name, "die"):
        lines.append("roll 5")
    return lines


def test_the_table_above_names_every_contract_and_what_its_reward_asks() -> None:
    assert list(PRINTED) == CONTRACTS
    assert [name for name in PRINTED if given(name, "good")] == WITH_A_GOOD
    assert [name for name in PRINTED if given(name, "pair")] == WITH_A_PAIR
    assert [name for name in PRINTED if given(name, "move")] == WITH_A_MOVE
    assert [name for name in PRINTED if given(name, "die")] == WITH_A_DIE
    assert [name for name in PRINTED if given(name, "contract")] == WITH_A_CONTRACT


@pytest.mark.ruling("65")
@pytest.mark.covers(*[f"contract {name}" for name in PRINTED])
@pytest.mark.parametrize("name", PRINTED)
def test_a_contract_is_completed_for_exactly_its_price_and_pays_its_whole_reward(name: str) -> None:
    s = before_completing(name)
    s.play("complete 1", *answers(name))
    red = s.of("red")
    assert red.completed == [name]
    assert red.points == red.points_from("contracts") == given(name, "point")
    assert (red.coins, red.camels) == (5 + given(name, "coin"), given(name, "camel"))
    assert red.goods == (given(name, "pair"), given(name, "good"), given(name, "pair"))
    assert red.figures == ["alexandria" if given(name, "move") else "venezia"]
    assert red.posts == (["alexandria"] if given(name, "move") else [])
    assert red.dice == (["own-1", "black-5"] if given(name, "die") else ["own-1"])
    assert red.contracts == ["c18" if given(name, "contract") else None, None]
    s.play("done")
    assert s.done


@pytest.mark.parametrize("name", PRINTED)
def test_a_contract_cannot_be_completed_with_one_camel_or_good_less(name: str) -> None:
    assert before_completing(name).offers("complete 1")
    for thing, amount in zip(ASKED, PRINTED[name][:4], strict=True):
        if amount:
            s = before_completing(name, lacking=thing)
            assert not s.offers("complete 1"), thing
            s.play("done")
            assert s.of("red").contracts == [name, None]
            assert s.done


@pytest.mark.parametrize("name", ["c02", "c14", "s2"])
def test_what_is_left_over_stays_in_the_warehouse(name: str) -> None:
    camels, pepper, silk, gold, _ = PRINTED[name]
    s = before_completing(name, camels=camels + 1, pepper=pepper + 2, silk=silk + 3, gold=gold + 4)
    s.play("complete 1", *answers(name))
    red = s.of("red")
    assert (red.camels, *red.goods) == (1, 2, 3 + given(name, "good"), 4)
    s.play("done")
    assert s.done


@pytest.mark.ruling("65")
@pytest.mark.parametrize("name", ["c07", "c14", "c27"])
@pytest.mark.parametrize(("good", "goods"), [("pepper", (1, 0, 0)), ("silk", (0, 1, 0)), ("gold", (0, 0, 1))])
def test_a_good_is_of_any_kind(name: str, good: str, goods: tuple[int, int, int]) -> None:
    s = before_completing(name).play("complete 1")
    assert s.legal() == ["good pepper", "good silk", "good gold"]
    s.play(f"good {good}")
    assert s.of("red").goods == goods
    s.play("done")
    assert s.done


@pytest.mark.ruling("65")
@pytest.mark.parametrize("name", WITH_A_PAIR)
@pytest.mark.parametrize(
    ("pair", "goods"), [("pepper-silk", (1, 1, 0)), ("pepper-gold", (1, 0, 1)), ("silk-gold", (0, 1, 1))]
)
def test_two_different_goods_are_of_two_kinds(name: str, pair: str, goods: tuple[int, int, int]) -> None:
    s = before_completing(name).play("complete 1")
    assert s.legal() == ["pair pepper-silk", "pair pepper-gold", "pair silk-gold"]
    s.play(f"pair {pair}")
    assert s.of("red").goods == goods
    s.play("done")
    assert s.done


@pytest.mark.ruling("21", "65")
@pytest.mark.parametrize("name", WITH_A_MOVE)
def test_a_move_may_be_declined(name: str) -> None:
    s = before_completing(name).play("complete 1")
    assert s.legal() == ["done", "go alexandria", "go oasis-a"]
    s.play("done")
    assert s.of("red").figures == ["venezia"]
    assert s.of("red").completed == [name]
    s.play("done")
    assert s.done


@pytest.mark.ruling("12", "65")
@pytest.mark.parametrize("name", WITH_A_DIE)
def test_without_black_dice_on_the_board_that_reward_is_lost(name: str) -> None:
    s = before_completing(name)
    s.t.black_dice = 0
    s.play("complete 1", *answers(name)[:-1])
    assert s.of("red").dice == ["own-1"]
    assert s.of("red").points == given(name, "point")
    s.play("done")
    assert s.done


@pytest.mark.ruling("18")
@pytest.mark.parametrize("name", WITH_A_CONTRACT)
def test_a_contract_that_brings_another_makes_room_for_it(name: str) -> None:
    s = before_completing(name, contracts=["c28", name])
    s.play("complete 2")
    assert s.of("red").contracts == ["c28", "c18"]
    assert s.in_special() == []
    s.play("done")
    assert s.done


@pytest.mark.ruling("66")
@pytest.mark.covers("contract c11")
@pytest.mark.parametrize(
    "lines", [["reward any-good", "good gold", "roll 2"], ["reward black-die", "roll 2", "good gold"]]
)
def test_of_two_rewards_either_may_come_first(lines: list[str]) -> None:
    s = before_completing("c11").play("complete 1")
    assert s.legal() == ["reward any-good", "reward black-die"]
    s.play(*lines)
    assert s.of("red").goods == (0, 0, 1)
    assert s.of("red").dice == ["own-1", "black-2"]
    s.play("done")
    assert s.done


@pytest.mark.ruling("65")
def test_the_camels_of_one_contract_may_pay_for_the_next() -> None:
    s = before_completing("s4", contracts=["s4", "c13"], gold=2, silk=2)
    assert not s.offers("complete 2")
    s.play("complete 1", "complete 2")
    assert s.of("red").completed == ["c13", "s4"]
    assert s.of("red").contracts == [None, None]
    assert (s.of("red").camels, s.of("red").points) == (1 - 1 + 3 - 2 + 4, 2 + 4)
    s.play("done")
    assert s.done
