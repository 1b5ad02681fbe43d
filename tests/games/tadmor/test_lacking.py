"""What is lacking is said alike in the list of choices and on the board; what brings nothing stands last."""

import re
from typing import Any

import pytest

import serai
from serai.core.reading import choices
from serai.games.tadmor import board
from serai.games.tadmor.constants import GOODS
from serai.games.tadmor.render.lacks import lacking_any, lacking_goods
from serai.language import spoken
from tests.games.tadmor.scene import Scene, scene
from tests.games.tadmor.test_board import PRINTED, sheet_for

READ = spoken(serai.game("tadmor"), "en")


def named(s: Scene, notation: str) -> int:
    return next(action for action in s.t.legal() if s.t.notation(action) == notation)


def says(s: Scene, notation: str) -> str:
    return READ.sentence(s.t, named(s, notation))


def lacks(s: Scene, notation: str) -> str:
    return READ.lacking(s.t, named(s, notation))


def tip(s: Scene, slot: str) -> str:
    svg = board.draw(s.t.view(0), PRINTED, sheet_for(s.t, 0))
    tag: str = next(one for one in re.findall(r"<g [^>]*>", svg) if f'data-place="slot {slot}"' in one)
    return tag.partition('data-tip="')[2].partition('"')[0]


# What is missing of a price -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "cost", "discount", "lacking"),
    [
        ({"stone": 2}, {"stone": 5}, 2, "1 stone"),
        ({"stone": 3}, {"stone": 5}, 2, None),
        ({"stone": 2}, {"stone": 5}, 0, "3 stone"),
        ({}, {"stone": 1, "marble": 2}, 0, "1 stone and 2 marble"),
        ({}, {"stone": 1, "marble": 2}, 2, "1 stone or 1 marble"),
        ({}, {"stone": 2, "marble": 4}, 3, "3 more goods out of 2 stone and 4 marble"),
        ({"marble": 4}, {"stone": 5, "marble": 4}, 3, "2 stone"),
    ],
)
def test_what_is_lacking_is_what_the_discount_leaves(
    held: dict[str, int], cost: dict[str, int], discount: int, lacking: str | None
) -> None:
    found = lacking_goods([held.get(good, 0) for good in GOODS], [cost.get(good, 0) for good in GOODS], discount)
    assert (found and READ.language(found)) == lacking


def test_of_a_price_in_any_goods_only_the_number_counts() -> None:
    assert lacking_any([1, 0, 1, 0], 2) is None
    found = lacking_any([1, 0, 1, 0], 3)
    assert found
    assert READ.language(found) == "1 good"


# The list and the board -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("held", "notation", "slot", "need"),
    [
        ({"stone": 2, "tiles": ["i28"]}, "ship rare-yellow", "rare yellow", "1 more stone"),
        ({}, "ship rare-grey", "rare grey", "3 more gold"),
        ({"stone": 1}, "camel tower-one-level", "tower one level", "1 more wood"),
        ({"wood": 1}, "camel tower-two-levels", "tower two levels", "2 more marble"),
        ({"stone": 3}, "camel temple-ebla", "temple ebla", "1 more stone and 1 more marble"),
        ({"stone": 1, "tiles": ["i34"]}, "camel temple-palmyra", "temple palmyra", "1 more stone or 1 more marble"),
        ({}, "camel improvement-1", "improvement 1", "1 more good"),
    ],
)
def test_a_choice_that_cannot_be_paid_yet_says_so_in_the_list_as_on_the_board(
    held: dict[str, Any], notation: str, slot: str, need: str
) -> None:
    s = scene().give("red", **held).display("i9").places()
    assert f" (you need {need})" in says(s, notation)
    assert f" you need {need}." in tip(s, slot).lower()
    assert not lacks(s, notation), "it may be there in time"
    rich = scene().give("red", **held | dict.fromkeys(GOODS, 9)).display("i9").places()
    assert "you need" not in (says(rich, notation) + tip(rich, slot)).lower()


def test_who_pays_in_points_lacks_no_goods() -> None:
    s = scene().give("red", tiles=["i9"], points=4).places()
    assert says(s, "ship rare-grey").endswith(": glass bottles for 4 points, 5 points at the end")
    assert "You need" not in tip(s, "rare grey")
    s.player("red").paid_points = 1
    assert "(you need 3 more gold)" in says(s, "ship rare-grey")
    assert "You need 3 more gold." in tip(s, "rare grey")


def test_of_two_temples_under_way_each_part_says_what_is_lacking_for_it() -> None:
    s = scene().give("red", temples=["basement", "colonnade"], stone=2, marble=4).places()
    assert says(s, "camel temple-ebla").endswith(
        "the colonnade for 2 stone and 4 marble or the roof for 3 wood and 4 marble (you need 3 more wood)"
    )
    assert "You need" not in tip(s, "temple ebla")


def test_the_price_in_a_tip_is_the_one_of_the_list() -> None:
    s = scene().give("red", tiles=["i28"]).places()
    assert "for 3 stone" in says(s, "ship rare-yellow")
    assert "for 3 stone" in tip(s, "rare yellow")


# What brings nothing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "held", "notation", "why"),
    [
        (1, {"camels": 5}, "camel caravan", "you have all 5 camels"),
        (1, {"ships": 4}, "camel shipyard", "you have all 4 ships"),
        (9, {"tower": 5}, "camel caravan", "the game ends before it could be placed"),
        (9, {}, "camel first-to-play", "the game ends before the next turn"),
        (9, {}, "camel marauders", "the game ends before they come"),
        (1, {}, "ship rare-yellow", "the stack is empty"),
        (1, {}, "camel improvement-1", "no improvement is on display"),
        (1, {}, "camel traitor", "he does nothing in this era"),
        (1, {}, "camel taxman", "there is no tax in this era"),
        (7, {"tiles": ["i46"]}, "camel taxman", "you pay no tax"),
    ],
)
def test_what_brings_nothing_says_why_and_stands_last(turn: int, held: dict[str, Any], notation: str, why: str) -> None:
    s = scene().at_turn(turn).give("red", **held).empty("yellow").places()
    assert lacks(s, notation) == why
    assert says(s, notation).endswith(f", for nothing: {why}")
    offered = choices(READ, s.t)
    first_idle = next(at for at, choice in enumerate(offered) if choice.lacking)
    assert notation in [choice.notation for choice in offered[first_idle:]]


def last_camel(*others: str, **held: Any) -> Scene:
    """Red has one camel left to place; the other pieces have been sent for goods, but for these."""
    s = scene().give("red", **held).on("red", "camel wood_camel", "ship wood_ship_1", *others).places()
    s.player("red").camels_left, s.player("red").ships_left = 1, 0
    return s


def test_the_shipyard_is_for_nothing_only_where_nothing_else_can_bring_the_rare_goods() -> None:
    two = ["incense", "jade"]
    assert not lacks(scene().places(), "camel shipyard")
    assert lacks(last_camel(rare=["incense"]), "camel shipyard") == "you lack yellow and red"
    assert not lacks(last_camel(rare=[*two, "silk"]), "camel shipyard")
    assert lacks(last_camel(rare=two), "camel shipyard") == "you lack red"
    assert not lacks(last_camel("ship rare_red", rare=two), "camel shipyard")
    assert not lacks(last_camel(rare=two, fulfilled=["k1"]), "camel shipyard")


def test_the_caravan_is_for_nothing_only_where_nothing_else_can_build_or_fulfil() -> None:
    assert lacks(last_camel(tower=4), "camel caravan") == "your tower is too low, and your missions are too few"
    assert not lacks(last_camel(tower=5), "camel caravan")
    assert not lacks(last_camel("camel tower_one_level", tower=4), "camel caravan")
    assert not lacks(scene().give("red", tower=4).places(), "camel caravan")


def test_what_may_still_come_to_something_is_not_called_nothing() -> None:
    s = scene().places()
    for notation in ("camel temple-ebla", "camel tower-one-level", "ship rare-grey", "camel kings-missions-1"):
        assert not lacks(s, notation)
