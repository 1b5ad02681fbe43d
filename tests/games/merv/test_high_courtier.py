"""The high courtier: a third colour that two players move together, and that does nothing by itself."""

import pytest

import serai
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.table import Table
from tests.games.merv.scene import cubes, scene


def new_table(players: int, order: list[str]) -> Table:
    """A table just dealt, with the players drawn in this order."""
    t = serai.game("merv").new(players)
    assert isinstance(t, Table)
    for line in order:
        t.apply(t.parse(line))
    while len(t.display) < t.printed.display_size:
        t.apply(t.options[0])
    return t


@pytest.mark.ruling("B43")
@pytest.mark.parametrize(("first", "queue"), [("order red", [0, 1, 2]), ("order blue", [1, 0, 2])])
def test_the_high_courtier_starts_last_whoever_starts_first(first: str, queue: list[int]) -> None:
    t = new_table(2, [first])
    assert t.queue == queue  # two players and the courtier: three places, of which it has the third
    assert t.setting.high_courtier == 2
    assert t.players[2].buildings == 9


@pytest.mark.ruling("B69")
def test_the_first_player_picks_the_slot_and_the_second_an_empty_site_of_its_line() -> None:
    s = scene(players=2).site("a1", owner="blue").site("a3", owner="red")
    s.occupied(slot4="red").courtier_moves()
    assert s.waits_for("red")
    assert s.legal() == ["slot 1", "slot 2", "slot 3", "slot 5"]
    s.play("slot 1")
    assert s.waits_for("blue")
    assert s.legal() == ["activate a2", "activate a4", "activate a5"]  # not the occupied ones
    s.play("activate a4")
    assert s.owner("a4") == "courtier"
    assert s.of("courtier").buildings == 8
    assert s.t.slots == [2, -1, -1, 0, -1]
    assert s.done


@pytest.mark.ruling("B69")
@pytest.mark.parametrize(
    "queue", [("courtier", "blue", "red"), ("blue", "courtier", "red"), ("blue", "red", "courtier")]
)
def test_first_and_second_are_read_from_the_queue_without_the_courtier(queue: tuple[str, str, str]) -> None:
    s = scene(players=2).queue(*queue).courtier_moves()
    assert s.waits_for("blue")
    s.play("slot 2")
    assert s.waits_for("red")
    s.play("activate b1")
    assert s.done


@pytest.mark.ruling("B69")
def test_who_is_first_does_not_depend_on_who_has_moved_already() -> None:
    s = scene(players=2).queue("red", "courtier", "blue")
    s.occupied(slot1="red").courtier_moves()  # red has had the first turn, blue's is still to come
    assert s.waits_for("red")
    s.play("slot 5", "activate e1")
    assert s.done


def test_the_courtiers_turn_neither_produces_nor_acts() -> None:
    s = scene(players=2).site("a2", upgrade="white").courtier_moves().play("slot 1", "activate a2")
    for name in ("red", "blue", "courtier"):
        assert s.of(name).cubes == cubes()
    assert [entry.key for entry in s.t.log or []] == ["slot", "build"]
    assert s.done


@pytest.mark.ruling("B43")
def test_in_a_full_line_the_courtier_takes_the_slot_and_builds_nothing() -> None:
    s = scene(players=2)
    for cell in ("a1", "a2", "a3", "a4", "a5"):
        s.site(cell, owner="red")
    s.courtier_moves()
    assert s.offers("slot 1")  # a full line may be chosen
    s.play("slot 1")
    assert s.done  # nobody is asked for a site
    assert s.of("courtier").buildings == 9
    assert s.t.slots[0] == s.number("courtier")


@pytest.mark.ruling("B43")
def test_with_nine_buildings_in_the_city_the_courtier_only_takes_a_slot() -> None:
    s = scene(players=2).give("courtier", buildings=0).courtier_moves().play("slot 3")
    assert s.done
    assert s.t.owners.count(2) == 0
    assert s.of("courtier").buildings == 0


@pytest.mark.ruling("B44")
@pytest.mark.parametrize(
    ("camels", "place", "left_behind"), [(0, 2, [0, 0, 0]), (1, 1, [0, 0, 1]), (2, 0, [0, 1, 1]), (3, 0, [0, 1, 1])]
)
def test_the_courtier_spends_every_camel_that_takes_it_forward(camels: int, place: int, left_behind: list[int]) -> None:
    s = scene(players=2).at(1, 1).give("courtier", camels=camels).give("red", camels=1)
    s.ends_round(slot1="courtier", slot4="red", slot5="blue")
    assert s.t.queue[place] == s.number("courtier")
    assert s.t.queue_camels == left_behind
    assert s.of("courtier").camels == max(camels - 2, 0)
    assert s.waits_for("red")  # the courtier was not asked about, the next one is


@pytest.mark.ruling("B44")
def test_the_courtier_collects_the_camels_on_the_place_it_takes_and_uses_them_a_round_later() -> None:
    s = scene(players=2).at(1, 1).give("red", camels=2)
    s.ends_round(slot1="red", slot2="courtier", slot3="blue").play("queue 1")
    assert s.t.queue == [s.number("red"), s.number("blue"), s.number("courtier")]
    assert s.of("courtier").camels == 1  # found on the third place; too late to pay for getting anywhere
    assert s.of("blue").camels == 1


@pytest.mark.ruling("B44")
def test_occupied_places_cost_the_courtier_nothing() -> None:
    s = scene(players=2).at(1, 1).give("courtier", camels=1).give("red", camels=1)
    s.ends_round(slot1="red", slot2="courtier", slot3="blue").play("queue 2")
    assert s.t.queue == [s.number("courtier"), s.number("red"), s.number("blue")]
    assert s.of("courtier").camels == 0
    assert s.of("blue").camels == 2  # one from red, one from the courtier


@pytest.mark.ruling("B45")
def test_the_courtiers_site_gives_you_all_its_cubes_in_the_line_and_nobody_else_any() -> None:
    s = scene(players=2)
    s.site("a1", owner="courtier", upgrade="teal")  # a caravansary, purple
    s.site("a2", owner="courtier", upgrade="white")  # a palace, tan
    s.site("a4", owner="blue")
    s.site("b1", owner="courtier")  # not in the line
    s.begins("red").play("slot 1", "activate a1")
    assert s.of("red").cubes == cubes(purple=1, teal=1, white=1)
    assert s.of("courtier").cubes == cubes()
    assert s.of("blue").cubes == cubes()
    s.play("favour")
    assert s.done


@pytest.mark.ruling("A26")
def test_a_soldier_on_the_courtiers_building_brings_two_influence() -> None:
    s = scene(players=2).site("a1", owner="courtier").site("b1", owner="red")
    s.asks(DEPLOY[0]).play("soldier a1")
    assert s.of("red").influence == 2
    s.asks(DEPLOY[0]).play("soldier b1")
    assert s.of("red").influence == 3  # only one more on an own building
    assert s.done


@pytest.mark.ruling("A26")
def test_a_wall_before_the_courtiers_buildings_brings_two_influence_for_each() -> None:
    s = scene(players=2).site("a1", owner="courtier").site("a2", owner="courtier").give("red", cubes={"purple": 1})
    s.takes("red", "wall").play("piece segment-01", "place north-1")
    assert s.of("red").influence == 4
    assert s.done


@pytest.mark.ruling("B70")
def test_the_courtier_never_trades_at_the_camel_market() -> None:
    s = scene(players=2).give("courtier", camels=1)
    s.t.market = 0b0110
    s.courtier_moves().play("slot 3", "activate c4")
    assert s.t.market == 0b0110
    assert s.of("courtier").camels == 1
    assert s.done


@pytest.mark.ruling("B70")
@pytest.mark.parametrize("players", [1, 2])
def test_the_courtier_owns_no_servants_no_camels_and_does_not_score(players: int) -> None:
    t = new_table(players, ["order red"] if players == 2 else [])
    courtier = t.players[t.setting.high_courtier]
    assert (courtier.servants, courtier.camels, courtier.posts, courtier.row) == (0, 0, 0, 0)
    assert [score.name for score in t.scores()] == (["red", "magistrate"] if players == 1 else ["red", "blue"])
    assert [seat for place in t.ranking() for seat in place].count(t.setting.high_courtier) == 0


def test_unprotected_buildings_of_the_courtier_are_lost_and_never_ransomed() -> None:
    s = scene(players=2).give("courtier", cubes={"purple": 3, "white": 3})
    s.site("a1", owner="courtier").site("b1", owner="courtier", soldier="blue").site("c1", owner="courtier")
    s.walls("north-3").invades()
    assert s.done  # nobody was asked
    assert (s.owner("a1"), s.owner("b1"), s.owner("c1")) == (None, "courtier", "courtier")
    assert s.of("courtier").buildings == 7
    assert s.of("courtier").cubes == cubes(purple=3, white=3)
