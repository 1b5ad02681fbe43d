"""Completing a temple: free rare goods for the first two players, from the tops of the stacks. (58, 59, 62, 108)"""

import pytest

from tests.games.tadmor.scene import Scene, scene


def about_to_complete(seat: str, s: Scene | None = None, slot: str = "temple_ebla") -> Scene:
    s = s or scene()
    return s.give(seat, temples=["roof"], marble=4, gold=4).on(seat, f"camel {slot}")


STACKS = ["stack grey", "stack yellow", "stack red"]


# Who ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("58", "59")
@pytest.mark.covers("temple statues")
def test_the_first_player_to_complete_a_temple_takes_two_rare_goods_from_the_tops() -> None:
    s = about_to_complete("red").constructs("red").play("use temple-ebla")
    assert s.legal() == STACKS
    s.play("stack yellow", "top porcelain", "stack grey", "top myrrh")
    assert (s.of("red").temples, s.of("red").rare) == (["statues"], ["glass_bottles", "jade"])
    assert s.of("red").goods == (0, 0, 0, 0)
    assert s.done


@pytest.mark.ruling("59")
def test_both_may_come_from_one_stack_and_the_new_top_is_seen_before_the_second_is_chosen() -> None:
    s = about_to_complete("red").constructs("red").play("use temple-ebla", "stack red", "top oils")
    assert s.on_top() == ["glass_bottles", "jade", "oils"]
    assert s.legal() == STACKS
    s.play("stack red", "top silk")
    assert s.of("red").rare == ["silk", "oils"]
    assert s.done


@pytest.mark.ruling("58")
@pytest.mark.parametrize(
    ("others", "number"), [([], 2), (["blue"], 1), (["blue", "green"], 0), (["blue", "green", "yellow"], 0)]
)
def test_the_second_player_takes_one_and_the_others_none(others: list[str], number: int) -> None:
    s = about_to_complete("red")
    for seat in others:
        s.give(seat, temples=["statues"])
    s.constructs("red").play(
        "use temple-ebla", *["stack grey", "top incense", "stack yellow", "top ivory"][: number * 2]
    )
    assert len(s.of("red").rare) == number
    assert s.done


@pytest.mark.ruling("58")
def test_a_second_temple_of_ones_own_earns_nothing_and_takes_nobodys_place() -> None:
    s = about_to_complete("red").give("red", temples=["statues"]).constructs("red").play("use temple-ebla")
    assert (s.of("red").temples, s.of("red").rare) == (["statues", "statues"], [])
    assert s.done
    about_to_complete("blue", s).constructs("blue").play("use temple-ebla", "stack red", "top oils")
    assert s.of("blue").rare == ["silk"]
    assert s.done


@pytest.mark.ruling("58")
@pytest.mark.parametrize(("order", "numbers"), [(("red", "blue"), (2, 1)), (("blue", "red"), (1, 2))])
def test_in_one_turn_the_first_in_play_order_is_the_first_to_complete(
    order: tuple[str, ...], numbers: tuple[int, ...]
) -> None:
    s = about_to_complete("red").deck()
    about_to_complete("blue", s, "temple_palmyra").first(order[0]).constructs(*order)
    for number in (2, 1):
        s.play("use temple-ebla" if s.waits_for("red") else "use temple-palmyra")
        s.play(*["stack red", "top oils", "stack grey", "top myrrh"][: number * 2])
    assert (len(s.of("red").rare), len(s.of("blue").rare)) == numbers
    assert s.done


# How ------------------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("108")
@pytest.mark.covers("improvement i37", "improvement i47", "mission k3", "mission k4")
@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("temple_palmyra", ["use temple-palmyra"]),
        ("temple_ebla", ["use temple-ebla"]),
        ("i37", ["use i37"]),
        ("i47", ["use i47", "as temple-ebla"]),
        ("caravan", ["return k3"]),
        ("caravan", ["return k4"]),
    ],
)
def test_every_way_to_complete_a_temple_earns_the_rare_goods(place: str, lines: list[str]) -> None:
    card = lines[0].removeprefix("return ")
    s = about_to_complete("red", slot=place).deck().give("red", tiles=["i37", "i47"])
    s.give("red", fulfilled=[card] if card.startswith("k") else [])
    s.constructs("red").play(*lines, "stack grey", "top incense", "stack red", "top oils")
    assert (s.of("red").temples, s.of("red").rare) == (["statues"], ["glass_bottles", "silk"])
    assert s.done


@pytest.mark.ruling("55", "59")
def test_the_mission_of_palmyra_comes_with_the_statues_too() -> None:
    s = about_to_complete("red", slot="temple_palmyra").deck("k9", "k10").constructs("red").play("use temple-palmyra")
    s.play("stack grey", "top incense", "stack grey", "top myrrh", "deal k9")
    assert (s.of("red").rare, s.of("red").hand) == (["glass_bottles", "incense"], ["k9"])
    assert s.done


# Empty stacks ---------------------------------------------------------------------------------------------------------


@pytest.mark.ruling("62")
def test_with_a_stack_empty_the_free_good_comes_from_another() -> None:
    s = about_to_complete("red").empty("red").constructs("red").play("use temple-ebla")
    assert s.legal() == ["stack grey", "stack yellow"]
    s.play("stack grey", "top incense", "stack grey", "top glass-bottles")
    assert s.of("red").rare == ["glass_bottles", "incense"]
    assert s.done


@pytest.mark.ruling("62")
def test_with_all_stacks_empty_the_free_goods_are_lost() -> None:
    s = about_to_complete("red").empty("grey", "yellow", "red").constructs("red").play("use temple-ebla")
    assert (s.of("red").temples, s.of("red").rare) == (["statues"], [])
    assert s.done
    about_to_complete("blue", s).stack("jade").constructs("blue").play("use temple-ebla")
    assert s.of("blue").rare == ["jade"]  # blue is still the second to complete one
    assert s.done


@pytest.mark.ruling("62")
def test_a_single_tile_left_is_taken_and_the_other_good_is_lost() -> None:
    s = about_to_complete("red").empty("grey", "red").stack("ivory").constructs("red").play("use temple-ebla")
    assert (s.of("red").rare, s.on_top()) == (["ivory"], [None, None, None])
    assert s.done
