"""What a search found out about the lines it compared is written down, and learnt from."""

import random
from array import array
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import serai
from serai import bots
from serai.bots.arms import Arm
from serai.bots.knowledge import VALUE, knowledge
from serai.bots.search import SearchBot, Thinking
from serai.bots.spec import LEARNT
from serai.bots.weights import read
from serai.core.bot import Chair, Sitting
from serai.core.say import Say
from serai.core.step import CHANCE
from serai.core.titles import find
from serai.train.comparing import ENOUGH, MOST, Comparing, compared, gain_of
from serai.train.fit import Fit, fit
from serai.train.plan import Plan
from serai.train.selfplay import Game, Notes
from tests.bots.walks import Map, Walk, way_of
from tests.train.lessons import MERV, data_set, tell_nobody

SEARCHED = replace(MERV, bots=["tests.train.test_comparing:Glancing", "random"])
TOLD = ["compared_phase", "gain", "error", "compared_game"]


class Glancing:
    """Searches a few times, then chooses at random: enough to tell something, and quick."""

    def __init__(self, game: serai.Game) -> None:
        self.bot = bots.make("search@40r", game)

    def begin(self, chair: Chair) -> "Session":
        assert isinstance(self.bot, SearchBot)
        return Session(self.bot.begin(chair))


class Session:
    def __init__(self, thinking: Thinking) -> None:
        self.thinking = thinking
        self.left = 3

    @property
    def arms(self) -> list[Arm]:
        return self.thinking.arms if self.left >= 0 else []

    def moved(self, action: int | None) -> None:
        self.thinking.moved(action)

    def choose(self, budget: float) -> int:
        self.left -= 1
        if self.left >= 0:
            return self.thinking.choose(budget)
        chair = self.thinking.chair
        return chair.rng.choice(chair.legal())


def played_on(*values: float) -> Arm:
    arm = Arm([0], 0.0, 3.0)
    arm.values = list(values)
    return arm


def test_a_line_is_compared_in_the_rounds_that_both_were_played_on() -> None:
    gain, error = gain_of(played_on(4.0, 6.0), played_on(3.0, 2.0, 50.0))
    assert gain == 250
    assert error == 150  # 1 and 4 points: a standard deviation of 2.12, over the root of 2


def test_what_is_far_off_is_written_down_as_far_as_there_is_room() -> None:
    assert gain_of(played_on(-900.0, -900.0), played_on(0.0, 0.0)) == (-MOST, 0)


@pytest.fixture(scope="module")
def searched(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return data_set(tmp_path_factory.mktemp("searched"), SEARCHED)


def noted(plan: Plan) -> dict[str, list[int]]:
    notes = Notes()
    Game(plan, 4, notes).play()
    return {name: list(numbers) for name, numbers in notes.arrays.items()}


def test_lines_are_written_down_with_what_they_gained() -> None:
    arrays = noted(replace(SEARCHED, choices=1.0))
    size = len(knowledge(find("merv")).offered.LAYOUT) + 1
    count = len(arrays["gain"])
    assert count > 5
    assert [len(arrays[name]) for name in TOLD] == [count] * 4
    assert len(arrays["compared_rows"]) == len(arrays["chosen_rows"]) == size * count
    found, chosen = [
        [arrays[name][at * size : (at + 1) * size] for at in range(count)] for name in ("compared_rows", "chosen_rows")
    ]
    assert sum(one != other for one, other in zip(found, chosen, strict=True)) > count / 2  # most lines end elsewhere
    assert sum(gain <= 0 for gain in arrays["gain"]) > count / 2  # what was chosen is what turned out best, as a rule
    assert set(arrays["compared_game"]) == {4}
    assert min(arrays["error"]) >= 0


def test_what_is_told_of_lines_belongs_to_the_choices_that_are_written_down() -> None:
    assert noted(replace(SEARCHED, choices=0.0))["gain"] == []


def test_who_compares_nothing_tells_nothing() -> None:
    arrays = noted(replace(MERV, choices=1.0))
    assert [arrays[name] for name in [*TOLD, "compared_rows", "chosen_rows"]] == [[]] * 6


def test_what_is_known_is_corrected_by_comparisons(
    searched: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.train.linear.FEWEST", 10)
    told: list[Say] = []
    merv = find("merv")
    fit("merv", [searched], tmp_path, Fit(networks=False), "a test", told.append, known=knowledge(merv))
    assert [each.key for each in told] == ["fit-examples", "fit-linear", "fit-compared"]
    weights = read((tmp_path / "learnt.weights").read_bytes(), knowledge(merv).offered.LAYOUT)
    assert weights.made["comparisons"] == told[-1].facts["comparisons"]
    assert weights.made["comparisons"] > 0
    before = knowledge(merv).weights(LEARNT, 2).parts[VALUE].weights
    after = weights.parts[VALUE].weights
    alike = sum(one * other for one, other in zip(before, after, strict=True))
    assert alike**2 > 0.5 * sum(one**2 for one in before) * sum(one**2 for one in after)
    assert before != after


@pytest.mark.parametrize(("players", "corrected"), [(None, 4), (2, 2)])
def test_what_is_known_of_so_many_players_is_corrected_for_these(
    players: int | None, corrected: int, lessons: Path, tmp_path: Path, asked: list[int]
) -> None:
    merv = find("merv")
    fit("merv", [lessons], tmp_path, Fit(networks=False), "a test", tell_nobody, players, knowledge(merv))
    assert set(asked) == {corrected}


LETTERS = " abcd"


class Known:
    """What a title would tell: how far a game is, and the position as numbers."""

    def phase(self, state: Walk) -> int:
        return len(state.come) // 3

    def look(self, state: Walk, seat: int) -> list[int]:
        return [seat, *(LETTERS.index(letter) for letter in state.come.ljust(3))]


ROAD: Map = {
    "": (0, "abcd"),
    "a": (0, "ab"),
    "ab": (1, "a"),
    "b": (1, "a"),
    "c": (0, "a"),
    "ca": (0, "a"),
    "caa": (1, "a"),
    "d": (CHANCE, "b"),
    "db": (1, "a"),
}


def ways(*lines: str) -> list[Arm]:
    """Lines, each by a point worse than the one before it."""
    arms = [Arm([way_of(letter) for letter in line], 0.0, 3.0) for line in lines]
    for at, arm in enumerate(arms):
        arm.values = [-float(at)] * 5
    return arms


def written(*lines: str, walk: Walk | None = None, seat: int = 0) -> dict[str, list[int]]:
    arrays = {name: array("i") for name in ["compared_rows", "chosen_rows", *TOLD]}
    known = Known()
    eye: Any = known
    Comparing(known, eye, arrays, 7).note(Chair(walk or Walk(ROAD), seat, random.Random(1)), ways(*lines))
    return {name: list(numbers) for name, numbers in arrays.items()}


def places(rows: list[int]) -> list[str]:
    """Where the rows were seen."""
    return ["".join(LETTERS[number] for number in rows[at + 1 : at + 4]).strip() for at in range(0, len(rows), 4)]


def ends(*lines: str) -> list[tuple[str, str]]:
    """Which ends were compared with that of the chosen line."""
    arrays = written(*lines)
    return list(zip(places(arrays["compared_rows"]), places(arrays["chosen_rows"]), strict=True))


def test_the_end_of_each_line_is_compared_with_the_end_of_the_chosen_one() -> None:
    arrays = written("ab", "b")
    assert arrays["compared_rows"] == [0, 2, 0, 0]
    assert arrays["chosen_rows"] == [0, 1, 2, 0]
    assert (arrays["gain"], arrays["error"]) == ([-100], [0])
    assert (arrays["compared_phase"], arrays["compared_game"]) == ([0], [7])
    assert ends("ab", "b", "db") == [("b", "ab"), ("db", "ab")]


def test_lines_that_end_in_another_phase_are_not_compared() -> None:
    assert ends("ab", "caa", "b") == [("b", "ab")]
    assert written("ab", "caa", "b")["gain"] == [-200]
    assert written("caa", "caa")["compared_phase"] == [1]


def test_where_chance_comes_in_a_line_ends_after_it() -> None:
    assert ends("ab", "d") == [("db", "ab")]


def test_a_line_ends_where_it_is_not_possible_in_a_copy() -> None:
    assert ends("b", "aba") == [("ab", "b")], "the third decision is another seat's"
    assert ends("b", "ac") == [("a", "b")], "there is no such way"
    assert ends("ac", "b") == [("b", "a")]
    assert ends("b", "tb") == [("", "b")], "nor any such beginning"


def test_lines_that_end_the_game_are_not_compared_as_their_worth_is_known() -> None:
    assert ends("ab", "aa", "b") == [("b", "ab")]
    assert ends("aa", "ab", "b") == []


def test_all_ends_are_seen_by_the_seat_that_chose_and_on_one_deal() -> None:
    walk = Walk({"": (1, "ab"), "a": (0, "a"), "b": (0, "a")})
    arrays = written("a", "b", "b", walk=walk, seat=1)
    assert arrays["compared_rows"] == [1, 2, 0, 0] * 2
    assert arrays["chosen_rows"] == [1, 1, 0, 0] * 2
    assert walk.redealt == 1


def test_lines_that_were_played_on_just_often_enough_tell_something() -> None:
    arms = ways("ab", "b")
    for one in arms:
        one.values = one.values[:ENOUGH]
    sitting: Any = SimpleNamespace(session=SimpleNamespace(arms=arms))
    assert compared(sitting) == arms


def test_lines_that_were_hardly_played_on_tell_nothing() -> None:
    arms = ways("ab", "b", "c")
    arms[1].values = arms[1].values[: ENOUGH - 1]
    sitting = Sitting(bots.make("search@1r", find("merv")), Chair(find("merv").new(2, {}), 0, random.Random(1)))
    assert compared(sitting) == []
    searched: Any = SimpleNamespace(arms=arms)
    sitting.session = searched
    assert compared(sitting) == [arms[0], arms[2]]
