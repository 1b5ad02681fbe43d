"""What a search found out about the lines it compared is written down, and learnt from."""

import random
from array import array
from dataclasses import replace
from itertools import product
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

import serai
from serai import bots
from serai.bots.arms import Arm
from serai.bots.knowledge import MIDDLE, VALUE, knowledge
from serai.bots.search import SearchBot, Thinking
from serai.bots.spec import LEARNT
from serai.bots.weights import read
from serai.core.bot import Chair, Sitting
from serai.core.say import Say
from serai.core.step import CHANCE
from serai.core.titles import find
from serai.train.comparing import ENOUGH, MOST, Comparing, compared, gain_of
from serai.train.examples import load
from serai.train.fit import Fit, fit
from serai.train.plan import Plan
from serai.train.selfplay import Game, Notes
from tests.bots.walks import Map, Walk, way_of
from tests.train.lessons import MERV, data_set, tell_nobody

SEARCHED = replace(MERV, bots=["tests.train.test_comparing:Glancing", "random"])
TOLD = ["compared_phase", "compared_middle", "gain", "error", "compared_game"]


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
    assert [len(arrays[name]) for name in TOLD] == [count] * 5
    for middle in (0, 1):
        here = [at for at in range(count) if arrays["compared_middle"][at] == middle]
        found, chosen = [
            [arrays[name][at * size : (at + 1) * size] for at in here] for name in ("compared_rows", "chosen_rows")
        ]
        unlike = sum(one != other for one, other in zip(found, chosen, strict=True))
        assert unlike > len(here) / 2 > 0, "most lines differ"
    assert len(arrays["compared_rows"]) == len(arrays["chosen_rows"]) == size * count
    assert sum(gain <= 0 for gain in arrays["gain"]) > count / 2  # what was chosen is what turned out best, as a rule
    assert set(arrays["compared_game"]) == {4}
    assert min(arrays["error"]) >= 0


def test_what_is_told_of_lines_belongs_to_the_choices_that_are_written_down() -> None:
    assert noted(replace(SEARCHED, choices=0.0))["gain"] == []


def test_who_compares_nothing_tells_nothing() -> None:
    arrays = noted(replace(MERV, choices=1.0))
    assert [arrays[name] for name in [*TOLD, "compared_rows", "chosen_rows"]] == [[]] * 7


def test_what_is_known_is_corrected_by_comparisons(
    searched: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.train.linear.FEWEST", 10)
    told: list[Say] = []
    merv = find("merv")
    fit("merv", [searched], tmp_path, Fit(networks=False), "a test", told.append, known=knowledge(merv))
    assert [each.key for each in told] == ["fit-examples", "fit-linear", "fit-compared", "fit-middle"]
    weights = read((tmp_path / "learnt.weights").read_bytes(), knowledge(merv).offered.LAYOUT)
    middles = load(merv, [searched]).compared_middle
    assert told[-2].facts["comparisons"] == (~middles).sum() > 0
    assert told[-1].facts["comparisons"] == middles.sum() > 0
    assert weights.made["comparisons"] == len(middles)
    before = knowledge(merv).weights(LEARNT, 2).parts[VALUE].weights
    ends, middle = weights.parts[VALUE].weights, weights.parts[MIDDLE].weights
    assert alike(before, ends)
    assert alike(ends, middle)
    assert len({tuple(each) for each in (before, ends, middle)}) == 3


def alike(one: "array[float]", other: "array[float]") -> bool:
    """Whether weights point in much the same direction."""
    return times(one, other) ** 2 > 0.5 * times(one, one) * times(other, other)


def times(one: "array[float]", other: "array[float]") -> float:
    return sum(mine * others for mine, others in zip(one, other, strict=True))


@pytest.mark.parametrize(("players", "corrected"), [(None, 4), (1, 1)])
def test_what_is_known_of_so_many_players_is_corrected_for_these(
    players: int | None, corrected: int, lessons: Path, tmp_path: Path, asked: list[int]
) -> None:
    merv = find("merv")
    fit("merv", [lessons], tmp_path, Fit(networks=False), "a test", tell_nobody, players, knowledge(merv))
    assert asked == [corrected]


LETTERS = " abcde"


class Known:
    """What a title would tell: how far a game is, which a way `e` brings on at once, and the position as numbers."""

    def phase(self, state: Walk) -> int:
        return len(state.come) // 3 + state.come.count("e")

    def look(self, state: Walk, seat: int) -> list[int]:
        return [seat, *(LETTERS.index(letter) for letter in state.come.ljust(4))]


ROAD: Map = {
    "": (0, "abcde"),
    "a": (0, "ab"),
    "ab": (1, "a"),
    "b": (1, "a"),
    "c": (0, "a"),
    "ca": (0, "a"),
    "caa": (1, "a"),
    "d": (CHANCE, "b"),
    "db": (1, "a"),
    "e": (0, "a"),
    "ea": (1, "a"),
}
LONG: Map = {come: (0, "ab") for length in range(4) for come in map("".join, product("ab", repeat=length))}
"""Three times a way is taken, and a fourth time: then it is another seat's turn."""
LONG |= dict.fromkeys(map("".join, product("ab", repeat=4)), (1, "a"))


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
    return ["".join(LETTERS[number] for number in rows[at + 1 : at + 5]).strip() for at in range(0, len(rows), 5)]


def beside(arrays: dict[str, list[int]], middle: bool) -> list[tuple[str, str]]:
    """What was compared with which place of the chosen line, in the middle of the turn or at its end."""
    pairs = zip(places(arrays["compared_rows"]), places(arrays["chosen_rows"]), strict=True)
    return [pair for pair, found in zip(pairs, arrays["compared_middle"], strict=True) if found == middle]


def ends(*lines: str) -> list[tuple[str, str]]:
    return beside(written(*lines), False)


def middles(*lines: str, drawn: Map = ROAD) -> list[tuple[str, str]]:
    return beside(written(*lines, walk=Walk(drawn)), True)


def test_the_end_of_each_line_is_compared_with_the_end_of_the_chosen_one() -> None:
    arrays = written("ab", "b")
    assert arrays["compared_rows"] == [0, 2, 0, 0, 0]
    assert arrays["chosen_rows"] == [0, 1, 2, 0, 0]
    assert (arrays["gain"], arrays["error"]) == ([-100], [0])
    assert (arrays["compared_phase"], arrays["compared_middle"], arrays["compared_game"]) == ([0], [0], [7])
    assert ends("ab", "b", "db") == [("b", "ab"), ("db", "ab")]


def test_lines_that_end_in_another_phase_are_not_compared_there() -> None:
    assert ends("ab", "caa", "b") == [("b", "ab")]
    assert written("ab", "caa", "b")["gain"] == [-100, -200], "the first one of these tells of the middle, c and a"


def test_where_chance_comes_in_a_line_ends_after_it() -> None:
    assert ends("ab", "d") == [("db", "ab")]


def test_a_line_ends_where_it_is_not_possible_in_a_copy() -> None:
    assert ends("b", "aba") == [("ab", "b")], "the third decision is another seat's"
    assert ends("b", "ac") == [("a", "b")], "there is no such way"
    assert ends("ac", "b") == [("b", "a")]
    assert ends("b", "tb") == [("", "b")], "nor any such beginning"
    assert middles("caa", "ac") == middles("ac", "caa") == [], "what is an end is not the middle, too"


def test_where_lines_end_the_game_they_are_not_compared_as_their_worth_is_known() -> None:
    assert ends("ab", "aa", "b") == [("b", "ab")]
    assert ends("aa", "ab", "b") == []
    assert middles("caa", "aa") == [("a", "c")], "what led there is"
    assert middles("aa", "caa") == [("c", "a")]


def test_once_lines_differ_they_are_compared_after_as_many_actions_in_the_middle_of_the_turn() -> None:
    assert middles("aaaa", "abaa", drawn=LONG) == [("ab", "aa"), ("aba", "aaa")], "after the first one all is alike"
    assert middles("baaa", "aaab", drawn=LONG) == [("a", "b"), ("aa", "ba"), ("aaa", "baa")]
    assert middles("aaaa", "aaab", drawn=LONG) == []


def test_all_that_is_told_of_a_line_tells_what_it_gained_and_in_which_phase_it_was() -> None:
    arrays = written("aaaa", "abaa", "baaa", walk=Walk(LONG))
    assert arrays["compared_middle"] == [1, 1, 0, 1, 1, 1, 0]
    assert arrays["compared_phase"] == [0, 1, 1, 0, 0, 1, 1]
    assert arrays["gain"] == [-100] * 3 + [-200] * 4
    assert (arrays["error"], arrays["compared_game"]) == ([0] * 7, [7] * 7)


def test_a_line_that_goes_on_is_compared_with_no_end_on_the_way() -> None:
    assert middles("b", "caa") == middles("caa", "b") == []
    assert middles("ab", "caa") == [("c", "a")], "where it goes on further, it does so alone"


def test_places_of_another_phase_are_not_compared_in_the_middle_of_a_turn() -> None:
    assert middles("ab", "ea", "caa") == [("c", "a")]
    assert middles("caa", "ea") == []


def test_before_chance_comes_in_a_line_tells_of_the_middle_as_any_other() -> None:
    drawn: Map = {"": (0, "ab"), "a": (0, "a"), "b": (0, "a"), "aa": (CHANCE, "b"), "ba": (1, "a"), "aab": (0, "a")}
    arrays = written("aa", "ba", walk=Walk(drawn))
    assert beside(arrays, True) == [("b", "a")]
    assert beside(arrays, False) == [], "after chance it is in another phase"


def test_all_is_seen_by_the_seat_that_chose_and_on_one_deal() -> None:
    walk = Walk({"": (1, "ab"), "a": (1, "a"), "b": (1, "a"), "aa": (0, "a"), "ba": (0, "a")})
    arrays = written("aa", "ba", "ba", walk=walk, seat=1)
    assert arrays["compared_rows"] == [1, 2, 0, 0, 0, 1, 2, 1, 0, 0] * 2
    assert arrays["chosen_rows"] == [1, 1, 0, 0, 0, 1, 1, 1, 0, 0] * 2
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
