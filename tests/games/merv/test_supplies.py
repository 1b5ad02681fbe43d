"""Supplies: cubes, scrolls and goods, servants, discs; what runs out and what never does."""

import pytest

from serai.games.merv.library import gain_scroll
from serai.games.merv.palace import FreeCourtier
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.upgrades import PlaceWhite
from tests.games.merv.scene import cubes, scene, spices


@pytest.mark.ruling("B7")
@pytest.mark.covers("option supplies_unlimited")
@pytest.mark.parametrize("unlimited", [True, False])
def test_cubes_scrolls_and_goods_run_out_only_if_the_option_says_so(unlimited: bool) -> None:
    more = int(unlimited)
    s = scene(players=3, supplies_unlimited=unlimited).at(year=1, round=1).site("c1", "palace_teal")
    s.give("blue", cubes={"teal": 5}).give("yellow", cubes={"teal": 7, "white": 12}, common=20, committed_rare=24)
    s.give("blue", committed_scrolls=20, scrolls=12, common=2, committed_common=2).give("red", camels=1)
    s.begins("red").play("slot 3", "activate c1")
    assert s.of("red").cubes == cubes(teal=more)  # the printed game has twelve of a colour
    s.play("sell-camel bottom-left", "favour")
    assert s.of("red").cubes == cubes(teal=more, white=more)
    gain_scroll(s.t, 0)
    s.t.gain_good(0, False)
    s.t.gain_good(0, True)
    assert (s.of("red").scrolls, s.of("red").common, s.of("red").rare) == (more, more, more)
    assert s.done


@pytest.mark.ruling("B7")
@pytest.mark.covers("option supplies_unlimited")
def test_where_supplies_are_limited_what_was_spent_can_be_gained_again() -> None:
    s = scene(players=3, supplies_unlimited=False).give("red", cubes={"purple": 12})
    s.takes("red", "palace").play("hall knowledge", "done")
    s.t.gain_cube(0, 0)
    s.t.gain_cube(0, 0)
    assert s.of("red").cubes == cubes(purple=12)
    assert s.done


@pytest.mark.ruling("B7")
@pytest.mark.covers("option supplies_unlimited")
def test_where_supplies_are_limited_nobody_pays_for_what_is_not_there() -> None:
    s = scene(players=3, supplies_unlimited=False).give("blue", scrolls=31, common=24, rare=24)
    s.give("red", cubes={"purple": 2, "tan": 2, "teal": 2, "orange": 2}, posts=["rayy", "balkh"], camels=3)
    s.takes("red", "library").play("cube purple")  # for the last scroll
    assert s.of("red").scrolls == 1
    assert s.done
    s.takes("red", "marketplace").play("post samarkand")  # and no goods are left to buy
    assert s.of("red").cubes == cubes(purple=1, tan=2, teal=2, orange=2)
    assert s.done


@pytest.mark.ruling("B8")
def test_soldiers_and_courtiers_come_from_the_same_eight_servants() -> None:
    s = scene(players=3).site("a1", owner="red").site("a2", owner="blue")
    s.give("red", courtiers={"faith": 3, "trade": 3}, servants=1, cubes={"purple": 8, "teal": 8})
    s.asks(DEPLOY[0]).play("soldier a2")
    assert (s.of("red").servants, s.of("red").influence) == (0, 2)
    s.asks(DEPLOY[0])  # nobody left: nothing is asked, nothing gained
    s.asks(FreeCourtier(0))
    s.takes("red", "palace")
    assert (s.of("red").influence, s.of("red").courtiers) == (2, [0, 0, 3, 3])
    assert s.done


@pytest.mark.ruling("B8")
def test_a_soldier_comes_back_when_an_upgrade_takes_its_place_and_after_an_invasion() -> None:
    s = scene(players=3).at(year=2, round=4).site("a1", owner="red", soldier="blue").site("a2", owner="red")
    s.site("a2", soldier="red").give("red", courtiers={"faith": 1})
    assert (s.of("red").servants, s.of("blue").servants) == (6, 7)
    s.asks(PlaceWhite(0, 0)).play("upgrade a1")
    assert (s.of("red").servants, s.of("blue").servants) == (6, 8)
    s.invades()
    assert (s.of("red").servants, s.of("red").courtiers) == (7, [0, 0, 0, 1])  # the courtier stays
    assert s.done


@pytest.mark.ruling("B9")
def test_seven_discs_serve_the_mosque_and_the_cities() -> None:
    posts = ["rayy", "samarkand", "balkh", "nishapur", "baghdad"]
    for row, most in ((0, 7), (1, 6)):
        s = scene(players=3).give("red", posts=posts, row=row, path=0 if row else -1)
        s.takes("red", "marketplace").play("post kashgar")
        if not row:
            s.takes("red", "marketplace").play("post basra")
        assert s.of("red").posts.bit_count() == most
        assert s.done
        s.takes("red", "marketplace")  # no further one is even offered
        assert s.of("red").posts.bit_count() == most
        assert s.done
    s = scene(players=3).give("red", posts=[*posts, "kashgar"], cubes={"teal": 1}).takes("red", "mosque")
    assert s.legal() == ["done", "path 2"]


@pytest.mark.ruling("B11")
def test_nothing_is_given_up_at_the_end_of_a_year() -> None:
    s = scene(players=3).at(year=1, round=4).give("red", cubes={"purple": 20, "white": 20}, camels=4, scrolls=9)
    s.give("red", common=9, rare=9, spices={"cinnamon": 8, "ginger": 6}, influence=7, favour=5)
    s.ends_round(slot1="blue", slot2="yellow", slot5="red")
    red = s.of("red")
    assert (s.t.year, s.t.round) == (1, 0)
    assert (red.cubes, red.spices) == (cubes(purple=20, white=20), spices(cinnamon=8, ginger=6))
    assert (red.camels, red.scrolls, red.common, red.rare, red.influence, red.favour) == (4, 9, 9, 9, 7, 5)
