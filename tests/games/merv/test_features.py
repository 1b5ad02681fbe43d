"""A position as numbers: what a learnt bot is told of it."""

import random
from collections.abc import Iterator

import pytest

import serai
from serai.core.features import Row
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE, Automatic
from serai.games.merv.bot import LAYOUT, PHASES, features, phase
from serai.games.merv.bot.features_asked import KINDS
from serai.games.merv.bot.features_others import EACH
from serai.games.merv.constants import AREAS
from serai.games.merv.table import Table
from tests.games.merv.scene import Scene, scene

OF_CHANCE = {"BestScoringTile", "ChooseSide", "DealSites", "DrawOrder", "DrawSoloCard", "RandomTile", "Refill"}
EVERY_COUNT = pytest.mark.parametrize("players", [1, 2, 3, 4])


def told(state: State, seat: int) -> list[int]:
    """All numbers of a position."""
    row = Row(len(LAYOUT))
    features(state, seat, row)
    assert row.filled == len(LAYOUT)
    return row.numbers


def number(s: Scene, name: str, seat: int = 0) -> int:
    return told(s.t, seat)[LAYOUT.at(name)]


def block(numbers: list[int], name: str) -> list[int]:
    """The numbers whose names begin so, in order."""
    return [numbers[at] for known, at in LAYOUT.places.items() if known.startswith(name)]


def positions(players: int, games: int = 2, every: int = 5) -> Iterator[Table]:
    """Positions of random games, from the first decision to the end."""
    for seed in range(games):
        rng = random.Random(seed)
        state = serai.game("merv").new(players)
        assert isinstance(state, Table)
        moves = 0
        while not state.is_over:
            if moves % every == 0:
                yield state
            state.apply(draw(state, rng) if state.actor == CHANCE else rng.choice(state.legal()))
            moves += 1
        yield state


# The row ------------------------------------------------------------------------------------------------------------


def test_every_number_says_what_it_is() -> None:
    assert len({feature.name for feature in LAYOUT.features}) == len(LAYOUT)
    for feature in LAYOUT.features:
        assert len(feature.about.split()) > 1, feature.name


@EVERY_COUNT
def test_every_position_fills_the_row_with_small_numbers(players: int) -> None:
    for state in positions(players):
        for seat in range(players):
            assert all(-1000 <= one <= 1000 for one in told(state, seat))


@EVERY_COUNT
def test_a_seat_is_told_nothing_that_it_cannot_know(players: int) -> None:
    for at, state in enumerate(positions(players)):
        for seat in range(players):
            assert told(state.redeal(seat, random.Random(at)), seat) == told(state, seat)


@EVERY_COUNT
def test_what_was_told_before_leaves_no_trace(players: int) -> None:
    fresh = [told(state, 0) for state in positions(players, games=1)]
    row = Row(len(LAYOUT))
    for state, expected in zip(positions(players, games=1), fresh, strict=True):
        for seat in [*range(1, players), 0]:
            features(state, seat, row)
        assert row.numbers == expected


def test_telling_changes_nothing() -> None:
    for state in positions(4, games=1, every=20):
        before = state.to_json()
        told(state, 2)
        assert state.to_json() == before


@EVERY_COUNT
def test_just_one_number_of_players_one_round_and_one_decision_are_told(players: int) -> None:
    for state in positions(players, games=1):
        numbers = told(state, 0)
        assert block(numbers, "players.") == [int(count == players) for count in (1, 2, 3, 4)]
        assert sum(block(numbers, "phase.")) == 1
        asked = [numbers[LAYOUT.at(f"asked.{kind.__name__}")] for kind in KINDS]
        assert sum(asked) == (1 if state.actor >= 0 else 0)


def test_the_kinds_of_decisions_are_all_that_ask_a_player_by_name() -> None:
    kinds = serai.game("merv").steps()
    asking = [name for name in sorted(kinds) if not issubclass(kinds[name], Automatic) and name not in OF_CHANCE]
    assert [kind.__name__ for kind in KINDS] == asking


# Time ---------------------------------------------------------------------------------------------------------------


def test_the_phases_are_the_twelve_rounds() -> None:
    s = scene()
    found = [phase(s.at(year, round).t) for year in (1, 2, 3) for round in (1, 2, 3, 4)]
    assert found == list(range(PHASES))


def test_an_invasion_belongs_to_the_round_before_it() -> None:
    assert phase(scene().at(2, 5).t) == phase(scene().at(2, 4).t)
    assert phase(scene().at(3, 5).t) == PHASES - 1


def test_the_rounds_and_scorings_to_come_are_told() -> None:
    s = scene().at(2, 3).begins("red")
    assert (number(s, "time.rounds"), number(s, "time.this_year"), number(s, "time.scorings")) == (6, 2, 2)
    assert (number(s, "time.invasion"), number(s.at(1, 3), "time.invasion")) == (1, 0)


# What I hold --------------------------------------------------------------------------------------------------------


def test_what_i_hold_is_told() -> None:
    s = scene().give("red", camels=3, scrolls=2, common=1, committed_rare=2, cubes={"teal": 2, "white": 1})
    assert number(s, "me.camels") == 3
    assert (number(s, "me.scrolls"), number(s, "me.common"), number(s, "me.all_goods")) == (2, 1, 3)
    assert (number(s, "me.cubes.teal"), number(s, "me.all_cubes"), number(s, "me.different_cubes")) == (2, 3, 1)


def test_posts_lasting_breakthroughs_and_the_scoring_tile_are_told_one_by_one() -> None:
    s = scene().give("red", posts=["balkh"], breakthroughs=["wild_tan", "two_favour"], scoring_tile="library")
    numbers = told(s.t, 0)
    assert block(numbers, "me.posts.") == [0, 0, 1, 0, 0, 0, 0, 0]
    assert block(numbers, "me.breakthroughs.") == [0, 0, 0, 0, 0, 1, 0, 0]
    assert block(numbers, "me.scoring_tile.") == [0, 0, 1, 0, 0, 0]


def test_the_next_card_of_a_spice_is_worth_what_it_adds_to_the_sets() -> None:
    s = scene().give("red", influence=2, spices={"cinnamon": 2, "ginger": 1}).begins("red")
    numbers = told(s.t, 0)
    assert number(s, "me.set_points") == 3 + 1
    assert block(numbers, "me.set_gain.") == [1, 2, 0, 0]
    assert block(numbers, "me.pair_next.") == [0, 1, 0, 0]


def test_a_card_on_display_is_told_by_what_it_adds() -> None:
    """Two points to a set for ginger; one, and one for the pair, for cinnamon."""
    s = scene().give("red", influence=2, spices={"cinnamon": 1}).display("ginger*", "cinnamon")
    assert block(told(s.t, 0), "card.gain.") == [2, 2, 0, 0, 0, 0, 0, 0]


def test_the_levels_of_breakthroughs_are_told_and_how_far_the_next_is() -> None:
    s = scene().give("red", scrolls=2, committed_scrolls=3)
    assert (number(s, "me.breakthroughs_made"), number(s, "me.to_breakthrough")) == (2, 1)
    s.give("red", scrolls=6)
    assert (number(s, "me.breakthroughs_made"), number(s, "me.to_breakthrough")) == (4, 0)


def test_the_palace_counts_the_best_courtiers_for_whom_there_is_favour() -> None:
    s = scene().give("red", courtiers={"knowledge": 1, "faith": 2}, scrolls=2, row=5, path=0, favour=2).begins("red")
    assert number(s, "me.palace_now") == 10
    assert (number(s, "me.courtiers_paid"), number(s, "me.favour_short")) == (2, 1)
    assert block(told(s.t, 0), "me.hall_points.") == [2, 0, 0, 10]


def test_a_courtier_that_can_be_paid_is_told_by_its_hall() -> None:
    s = scene().give("red", cubes={"orange": 1}, row=4, path=0)
    assert block(told(s.t, 0), "me.seat_worth.") == [0, 0, 0, 5]
    s.give("red", courtiers={"spice": 1})
    assert block(told(s.t, 0), "me.seat_worth.") == [0, 0, 0, 0]


def test_what_a_contract_lacks_is_told() -> None:
    """The first card of the first stack asks a purple cube, a scroll and any good."""
    s = scene().give("red", influence=1, scrolls=1)
    assert (number(s, "contract1.points"), number(s, "contract1.lacking"), number(s, "contract1.ready")) == (7, 1, 0)
    s.give("red", rare=1, cubes={"purple": 1})
    assert (number(s, "contract1.lacking"), number(s, "contract1.ready")) == (0, 7)
    assert number(s, "contract.best_ready") == 7


@pytest.mark.parametrize(
    ("area", "held", "bought"),
    [
        ("caravansary", {"cubes": {"teal": 2, "tan": 1, "white": 1}}, 3),
        ("library", {"cubes": {"teal": 2, "tan": 1, "white": 1}}, 3),
        ("marketplace", {"cubes": {"purple": 1, "orange": 2, "teal": 1}, "posts": ["rayy", "baghdad"]}, 2),
        ("marketplace", {"cubes": {"purple": 1, "orange": 2}, "posts": ["rayy"], "camels": 1}, 2),
        ("mosque", {"cubes": {"orange": 1, "tan": 1, "white": 1}}, 3),
        ("mosque", {"cubes": {"purple": 1}, "row": 5, "path": 1, "breakthroughs": ["discount_mosque"]}, 2),
        ("wall", {"cubes": {"teal": 3, "orange": 1}}, 3),
    ],
)
def test_what_an_action_would_bring_with_the_cubes_held(area: str, held: dict[str, object], bought: int) -> None:
    s = scene().give("red", **held).display(*["ginger"] * 4)
    assert number(s, f"me.reach.{area}") == bought


# The city -----------------------------------------------------------------------------------------------------------


def test_buildings_are_counted_by_action_and_by_what_threatens_them() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="red", soldier="blue").site("c1", owner="red").walls("north-3")
    assert (number(s, "me.buildings"), number(s, "me.exposed")) == (3, 1)
    assert (number(s, "me.soldiers"), number(s, "me.soldiers", 1)) == (0, 1)
    assert sum(block(told(s.t, 0), "me.areas.")) == 3
    assert (number(s, "wall.own_sides"), number(s, "wall.others_sides", 1)) == (4, 4)


def test_a_matching_scoring_tile_and_the_end_of_the_mosque_raise_what_the_year_brings() -> None:
    s = scene().site("a1", "library_teal", "red").site("b1", "mosque_tan", "red").give("red", scoring_tile="library")
    s.begins("red")
    assert (number(s, "me.yearly"), number(s, "me.yearly_to_come")) == (2 + 3, 15)
    s.give("red", row=10, path=0)
    assert (number(s, "me.yearly"), number(s, "me.mosque_prospect")) == (2 + 3 + 4, 10)


def test_pairs_in_a_line_are_told_by_direction() -> None:
    s = scene().site("a1", owner="red").site("a2", owner="red").site("a3", owner="red").site("b3", owner="red")
    assert (number(s, "me.column_pairs"), number(s, "me.row_pairs")) == (3, 1)


def test_the_lines_of_this_round_are_told_from_the_queue() -> None:
    """In the third round the meeples stand in the south, and the first slot is the easternmost."""
    s = scene().site("e5", owner="red", upgrade="teal").site("e4", owner="red").site("e1", owner="blue").at(1, 3)
    s.occupied(slot2="blue")
    numbers = told(s.t, 0)
    assert block(numbers, "slot.cubes.") == [3, 0, 0, 0, 0]
    assert block(numbers, "slot.others.") == [1, 0, 0, 0, 0]
    assert block(numbers, "slot.empty.") == [2, 5, 4, 5, 5]
    assert block(numbers, "slot.free.") == [1, 0, 1, 1, 1]


# The others ---------------------------------------------------------------------------------------------------------


def test_opponents_follow_in_the_order_of_their_seats() -> None:
    s = scene(players=4).give("red", camels=1).give("blue", camels=2).give("yellow", camels=3).give("black", camels=4)
    assert [number(s, f"opponent{at}.camels") for at in (1, 2, 3)] == [2, 3, 4]
    assert [number(s, f"opponent{at}.camels", 2) for at in (1, 2, 3)] == [4, 1, 2]


def test_two_seats_see_each_other_as_they_see_themselves() -> None:
    s = scene(players=2).give("red", influence=4, scrolls=2).give("blue", favour=3, cubes={"tan": 2})
    for mine, theirs in (("influence", "influence"), ("favour", "favour"), ("scrolls", "scrolls"), ("now", "now")):
        assert number(s, f"me.{mine}", 0) == number(s, f"opponent1.{theirs}", 1)
        assert number(s, f"me.{mine}", 1) == number(s, f"opponent1.{theirs}", 0)
    assert number(s, "lead.now", 0) == -number(s, "lead.now", 1)


@EVERY_COUNT
def test_of_absent_players_nothing_is_told(players: int) -> None:
    present = 1 if players == 1 else players - 1
    for state in positions(players, games=1, every=11):
        numbers = told(state, 0)
        for at in range(present + 1, 4):
            assert block(numbers, f"opponent{at}.") == [0] * len(EACH)


def test_alone_the_opponent_is_the_magistrate() -> None:
    s = scene(players=1).give("magistrate", scrolls=3, courtiers={"knowledge": 2}).site("a1", owner="courtier")
    s.begins("red")
    assert (number(s, "opponent1.scrolls"), number(s, "opponent1.palace")) == (3, 6)
    assert number(s, "courtier.buildings") == 1
    assert number(s, "solo.next.wall") == 1


def test_points_if_scored_now_are_those_of_the_end_at_the_end() -> None:
    *_, last = positions(3, games=1)
    assert [told(last, seat)[LAYOUT.at("me.now")] for seat in range(3)] == [score.total for score in last.scores()]


def test_the_queue_tells_who_has_yet_to_move() -> None:
    s = scene().queue("blue", "red", "yellow")
    s.t.turn = 1
    assert block(told(s.t, 0), "me.place.") == [0, 1, 0, 0]
    assert [number(s, "me.to_move", seat) for seat in (0, 1, 2)] == [1, 0, 1]
    assert [number(s, "me.waiting", seat) for seat in (0, 1, 2)] == [0, 0, 1]


# What is asked ------------------------------------------------------------------------------------------------------


def test_asked_for_a_slot_one_is_told_which_actions_it_offers() -> None:
    s = scene().at(1, 1).give("red", cubes={"teal": 1}).begins("red")
    numbers = told(s.t, 0)
    assert (numbers[LAYOUT.at("asked.me")], numbers[LAYOUT.at("asked.ChooseSlot")]) == (1, 1)
    offered = {s.t.tiles[cell] // 4 for cell in (0, 5, 10, 15, 20)}
    assert [int(one > 0) for one in block(numbers, "choose.slot1.")] == [int(area in offered) for area in range(6)]
    assert block(told(s.t, 1), "choose.slot1.") == [0] * 6


def test_asked_for_a_site_one_is_told_the_cubes_of_each() -> None:
    s = scene().at(1, 1).site("a1", owner="red").site("a2", owner="blue").site("a3", owner="blue", upgrade="teal")
    s.begins("red").play("slot 1")
    assert [number(s, f"choose.cubes.{cell}") for cell in ("a1", "a2", "a3", "a4", "b1")] == [1, 3, 3, 2, 0]
    assert number(s, "choose.site.a4") > 0
    assert number(s, "choose.site.b1") == 0


def test_asked_for_an_action_one_is_told_which_the_site_offers() -> None:
    s = scene().at(1, 1).site("a1", "library_teal", "red").begins("red").play("slot 1", "activate a1")
    assert block(told(s.t, 0), "asked.action.") == [int(area == "library") for area in AREAS]
    assert number(s, "asked.reach") == 1


def test_asked_for_a_soldier_one_is_told_the_influence_of_each_site() -> None:
    s = scene().site("a1", owner="red").site("b1", owner="blue").begins("red")
    s.play("slot 5", "activate e5", "deploy")
    assert number(s, "asked.Deploy") == 1
    assert [number(s, f"choose.site.{cell}") for cell in ("a1", "b1", "c1")] == [1, 2, 0]


def test_in_an_invasion_one_is_told_what_each_attacked_building_scores() -> None:
    s = scene().site("a1", "library_teal", "red").site("b1", "palace_tan", "red", soldier="red")
    s.give("red", scoring_tile="library", cubes={"teal": 1}).at(2, 5).invades()
    assert [number(s, f"choose.site.{cell}") for cell in ("a1", "b1")] == [4, 0]
