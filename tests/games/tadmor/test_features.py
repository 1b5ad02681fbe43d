"""A position of Tadmor as numbers: what each of them tells, and that none tells what its seat may not know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core.features import Row
from serai.core.step import CHANCE, Automatic
from serai.games.tadmor.bot import LAYOUT, PHASES, features, phase
from serai.games.tadmor.bot.features_decision import KINDS
from serai.games.tadmor.cards import MOST_OF
from serai.games.tadmor.constants import REGIONS, SEATS, SLOTS
from serai.games.tadmor.table import Table
from tests.games.tadmor.deal import OTHERWISE, whole_game
from tests.games.tadmor.scene import Scene, scene

TABLES: list[tuple[int, dict[str, Any]]] = [(2, {}), (3, {}), (4, {}), (4, OTHERWISE)]


def positions(players: int, seed: int, **options: Any) -> Iterator[Table]:
    """Of a random game every third, and its end."""
    for number, t in enumerate(whole_game(players, seed, **options)):
        if number % 3 == 0 or t.is_over:
            yield t


def row_of(t: Table, seat: int) -> list[int]:
    row = Row(len(LAYOUT))
    features(t, seat, row)
    assert row.filled == len(LAYOUT)
    return row.numbers


class Told:
    """The numbers of a position by name, as a seat sees it."""

    def __init__(self, s: Scene, name: str = "red") -> None:
        self.numbers = row_of(s.t, SEATS.index(name))

    def __getitem__(self, name: str) -> int:
        return self.numbers[LAYOUT.at(name)]

    def block(self, name: str) -> dict[str, int]:
        """All numbers whose names begin so, by the rest of their names."""
        first = f"{name}."
        return {known[len(first) :]: self[known] for known in LAYOUT.places if known.startswith(first)}

    def chosen(self, name: str, members: list[str]) -> list[str]:
        """Which of these are told to be so."""
        return [member for member in members if self[f"{name}.{member}"]]


def told(s: Scene, name: str = "red") -> Told:
    return Told(s if s.t.stack else s.places(), name)


# The row --------------------------------------------------------------------------------------------------------------


def test_every_number_has_a_name_of_its_own_and_a_meaning() -> None:
    names = [feature.name for feature in LAYOUT.features]
    assert len(set(names)) == len(names) == len(LAYOUT)
    assert all(feature.about and feature.about[-1] != "." for feature in LAYOUT.features)


def test_every_kind_of_step_that_asks_somebody_has_its_number() -> None:
    steps = serai.game("tadmor").steps()
    assert sorted(name for name, kind in steps.items() if not issubclass(kind, Automatic)) == KINDS


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_a_row_is_filled_the_same_way_twice_and_holds_small_numbers(players: int, options: dict[str, Any]) -> None:
    again = Row(len(LAYOUT))
    for t in positions(players, 5, **options):
        for seat in range(players):
            numbers = row_of(t, seat)
            features(t, (seat + 1) % players, again)  # whatever was there before
            features(t, seat, again)
            assert again.numbers == numbers
            assert all(-1000 <= number <= 1000 for number in numbers)


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_what_is_one_of_several_is_one_of_them(players: int, options: dict[str, Any]) -> None:
    for t in positions(players, 6, **options):
        numbers = row_of(t, 1)
        for name in ("players", "turn", "stage", "mine.tower.band"):
            assert sum(told_by(numbers, name)) == 1
        assert sum(told_by(numbers, "decides")) == (0 if t.is_over or t.actor == CHANCE else 1)
        assert sum(numbers[LAYOUT.at(f"asked.{kind}")] for kind in KINDS) == (0 if t.is_over else 1)


def told_by(numbers: list[int], name: str) -> list[int]:
    return [numbers[at] for known, at in LAYOUT.places.items() if known.startswith(f"{name}.")]


@pytest.mark.parametrize("players", [2, 3])
def test_absent_players_are_zeros(players: int) -> None:
    for t in positions(players, 7):
        numbers = row_of(t, 0)
        for opponent in range(players, len(SEATS)):
            assert not any(told_by(numbers, f"other_{opponent}"))


# What one may know ----------------------------------------------------------------------------------------------------


@pytest.mark.ruling("90")
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_no_number_changes_when_what_a_seat_cannot_know_is_dealt_anew(players: int, options: dict[str, Any]) -> None:
    rng = random.Random(9)
    changed = 0
    for t in positions(players, 8, **options):
        for seat in range(players):
            other = t.redeal(seat, rng)
            assert isinstance(other, Table)
            assert row_of(other, seat) == row_of(t, seat)
            assert phase(other) == phase(t)
            changed += (other.deck, other.chosen) != (t.deck, t.chosen)
    assert changed > 30


def test_the_region_on_a_marauders_card_is_told_to_its_holder_alone() -> None:
    s = (
        scene()
        .holds("blue", "ebla")
        .attacked("palmyra")
        .on("blue", "camel temple_ebla")
        .on("red", "camel marble_camel")
    )
    assert told(s, "blue").chosen("target", REGIONS) == ["ebla"]
    assert told(s, "red").chosen("target", REGIONS) == []
    assert told(s, "red").chosen("attacked", REGIONS) == ["palmyra"]
    assert (told(s, "blue")["holder.me"], told(s, "red")["holder.next"]) == (1, 1)
    assert (told(s, "blue")["marauders.mine"], told(s, "blue")["marauders.others"]) == (1, 1)
    assert (told(s, "red")["marauders.mine"], told(s, "red")["marauders.exposed"]) == (0, 1)


def test_of_the_others_missions_the_number_is_told() -> None:
    one = told(scene().give("red", hand=["k1"]).give("blue", hand=["k2", "k3"]))
    other = told(scene().give("red", hand=["k1"]).give("blue", hand=["k7", "k9"]))
    assert one.numbers == other.numbers
    assert (one["mine.hand"], one["other_1.hand"]) == (1, 2)


# What one has ---------------------------------------------------------------------------------------------------------


def test_the_same_table_seen_from_two_seats_swaps_what_they_have() -> None:
    s = scene(2).give("red", wood=3, tower=4, points=12).give("blue", gold=2, rare=["jade", "silk"], points=20)
    red, blue = told(s), told(s, "blue")
    for mine, theirs in [(red, blue), (blue, red)]:
        for name in ("score", "now", "now.temple", "now.rare_goods", "tower", "goods.wood", "goods.gold", "camels"):
            assert mine[f"mine.{name}"] == theirs[f"other_1.{name}"]
    assert (red["lead"], blue["lead"]) == (-10, 10)
    assert (red["ahead"], blue["ahead"]) == (1, 0)


def test_pieces_goods_and_points_are_told() -> None:
    s = scene().at_turn(5).give("red", wood=3, gold=1, traded={"gold": 2}, tower=7, points=31)
    s.player("red").camels = 4
    me = told(s)
    assert (me["mine.camels"], me["mine.camels.to_come"], me["mine.ships.left"]) == (4, 16, 2)
    assert me.block("mine.goods") == {
        "wood": 3, "stone": 0, "marble": 0, "gold": 3, "all": 6, "traded": 2, "excess": 0, "spendable": 0,
    }  # fmt: skip
    assert (me["mine.score"], me["mine.now"], me["mine.tower.to_come"]) == (31, 45, 28)


def test_goods_beyond_the_warehouse_are_told_and_a_larger_one_holds_them() -> None:
    assert told(scene().give("red", wood=11))["mine.goods.excess"] == 3
    assert told(scene().give("red", wood=11, tiles=["i33"]))["mine.goods.excess"] == 0


def test_final_improvements_count_while_one_has_the_most() -> None:
    s = (
        scene()
        .at_turn(8)
        .give("red", tiles=["i38", "i40"], tower=5, rare=["jade"])
        .give("blue", tower=3, rare=["silk"])
    )
    me = told(s)
    assert me.chosen("mine.final", MOST_OF) == ["tower", "rare_goods"]
    assert (me["mine.now.final"], me["mine.lead.tower"], me["mine.lead.rare_goods"]) == (12, 2, 0)
    assert told(s, "blue")["other_3.now.final"] == 12


def test_the_final_scoring_is_not_counted_twice() -> None:
    s = scene().at_turn(9).give("red", tower=5, rare=["jade"], fulfilled=["k1"], points=10).scores()
    me = Told(s)
    assert me["mine.now"] == me["mine.score"] == s.of("red").points == 37


def test_the_tallest_tower_and_what_it_brings_are_told() -> None:
    s = scene().at_turn(4).give("red", tower=6, tiles=["i16", "i35"]).give("blue", tower=4)
    assert (told(s)["mine.tower.tallest"], told(s)["mine.tower.above"]) == (1, 6)
    assert (told(s)["mine.prestige"], told(s)["mine.prestige.to_come"]) == (5, 30)
    s.give("green", tower=6)
    assert (told(s)["mine.tower.tallest"], told(s)["mine.prestige"], told(s)["other_2.tower"]) == (0, 0, 6)


def test_what_is_lacking_for_another_camel_or_ship_is_told() -> None:
    s = scene().give("red", tower=3, fulfilled=["k1"], rare=["jade", "ivory"])
    assert told(s).block("mine.caravan") == {"levels": 2, "missions": 1}
    assert (told(s)["mine.caravan"], told(s)["mine.shipyard"], told(s)["mine.shipyard.lacking"]) == (0, 0, 2)
    s.give("red", returned=["k2"], rare=["silk", "myrrh"])
    assert (told(s)["mine.caravan"], told(s)["mine.shipyard"], told(s)["mine.shipyard.lacking"]) == (1, 1, 0)


# What one could do ----------------------------------------------------------------------------------------------------


def test_goods_to_be_collected_count_towards_what_is_lacking() -> None:
    s = scene().give("red", stone=1, tiles=["i11"]).on("red", "ship stone_ship_1", "ship rare_yellow")
    me = told(s)
    assert (me["plan.income.stone"], me["plan.rare_yellow.gain"]) == (4, 5)
    assert (me["plan.rare_yellow.lacking"], me["plan.rare_yellow.ready"], me["plan.gain.sure"]) == (0, 5, 5)
    assert (me["plan.rare_red.lacking"], me["plan.rare_red.ready"], me["plan.over"]) == (5, 0, 0)


def test_a_piece_that_marauders_will_drive_off_is_not_counted_on() -> None:
    s = scene().give("red", stone=1).on("red", "ship stone_ship_1", "ship rare_yellow").holds("red", "south_sea")
    assert (told(s)["plan.income.stone"], told(s)["plan.rare_yellow.lacking"]) == (0, 4)
    assert told(s)["marauders.mine"] == 1


def test_trades_help_with_what_the_waiting_pieces_lack() -> None:
    s = scene().give("red", stone=3, gold=1).on("red", "ship rare_grey")
    assert (told(s)["plan.deficit.gold"], told(s)["plan.lacking"], told(s)["plan.gain.sure"]) == (2, 2, 0)
    s.give("red", tiles=["i4"])
    assert (told(s)["plan.deficit.gold"], told(s)["plan.lacking"], told(s)["plan.gain.sure"]) == (2, 0, 5)


def test_the_mission_nearest_to_be_paid_is_the_one_told() -> None:
    s = scene().give("red", hand=["k16", "k17"], wood=3, stone=2).on("red", "camel kings_missions_1")
    me = told(s)
    assert (me["plan.mission.gain"], me["plan.mission.lacking"], me["plan.mission.lacking.stone"]) == (12, 1, 1)
    assert told(s.give("red", tiles=["i20", "i5"]))["plan.mission.ready"] == 14


def test_the_next_part_of_the_temple_is_told_while_there_are_cards_for_it() -> None:
    s = scene().give("red", temples=["colonnade"], wood=3, marble=4).on("red", "camel temple_ebla")
    assert told(s).block("plan.temple") == {"gain": 12, "lacking": 0, "ready": 12}
    for name in ("blue", "green"):
        s.give(name, temples=["roof", "roof"])
    assert told(s).block("plan.temple") == {"gain": 0, "lacking": 12, "ready": 0}


def test_levels_that_can_be_paid_are_told_with_the_free_ones() -> None:
    s = scene().give("red", wood=1, stone=3, tower=3).on("red", "camel tower_one_level")
    assert (told(s)["plan.levels"], told(s)["plan.levels.ready"]) == (1, 6)
    assert told(s.give("red", tiles=["i14"]))["plan.levels"] == 3


def test_what_war_supplies_caravan_and_shipyard_will_bring_is_told() -> None:
    s = scene().at_turn(4).give("red", tower=5).on("red", "camel caravan", "camel shipyard", "ship war_supplies")
    for name in ("blue", "green", "yellow"):
        s.give(name, tower=2)
    assert (told(s)["plan.war"], told(s)["plan.camel"], told(s)["plan.ship"]) == (3, 5, 0)


# The table and the decision -------------------------------------------------------------------------------------------


def test_free_slots_are_told_and_those_that_two_players_lack_are_not_free() -> None:
    s = scene(2).on("red", "camel caravan")
    s.t.turn = 2
    free = Told(s).chosen("free", SLOTS)
    assert "marauders" in free
    assert not {"caravan", "wood_ship_2"} & set(free)


def test_stacks_and_improvements_are_told() -> None:
    s = scene().display("i10", "i11", "i16").stack("jade", "jade", "ivory").give("red", rare=["myrrh"])
    me = told(s)
    assert (me["stack.yellow"], me["stack.new.yellow"], me["stack.new.grey"]) == (3, 2, 2)
    assert (me["display.ships"], me["display.prestige"], me["display.final"]) == (2, 1, 0)


def test_the_decision_is_told_with_its_numbers() -> None:
    s = scene().give("red", hand=["k1"], wood=2, gold=3).on("red", "ship rare_grey", "camel market_palmyra")
    s.constructs("red", "blue")
    assert told(s).chosen("asked", KINDS) == ["Construct"]
    assert (told(s)["decides.me"], told(s, "blue")["decides.third"]) == (1, 1)
    s.play("discard k1")
    me = told(s)
    assert me.chosen("asked", KINDS) == ["ChooseGoods"]
    assert (me["asked.left"], me["asked.goods.any"], me["asked.traded"], me["stage.construction"]) == (1, 1, 1, 1)


def test_every_turn_has_two_phases_and_setup_belongs_to_the_first() -> None:
    for players in (2, 4):
        seen = [phase(t) for t in whole_game(players, 11)]
        assert seen == sorted(seen)
        assert set(seen) == set(range(PHASES))
