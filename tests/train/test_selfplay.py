"""Self-play: the same games whoever plays them, and rows that hold what was seen and what came of it."""

from array import array
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import pytest

from serai.arena.progress import Progress
from serai.arena.run import Way
from serai.bots.judge import Eye
from serai.bots.knowledge import knowledge
from serai.core.errors import BadSetup
from serai.core.state import State
from serai.core.titles import find
from serai.train import selfplay
from serai.train.plan import PLAN, Plan
from serai.train.selfplay import Game, Notes, outcome, play_games
from serai.train.shards import read_shard
from tests.train.lessons import MERV, bytes_in, data_set


def noted(plan: Plan, number: int) -> dict[str, "array[int]"]:
    notes = Notes()
    Game(plan, number, notes).play()
    return notes.arrays


def test_a_data_set_is_the_same_whatever_the_number_of_processes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(selfplay, "GAMES_IN_A_SHARD", 2)
    one, two = data_set(tmp_path / "one", games=5), data_set(tmp_path / "two", games=5, jobs=2)
    assert sorted(bytes_in(one)) == ["0000000.shard", "0000002.shard", "0000004.shard", PLAN]
    assert bytes_in(one) == bytes_in(two)


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    assert noted(MERV, 3) == noted(MERV, 3)
    assert noted(MERV, 3) != noted(MERV, 4)
    assert noted(MERV, 3) != noted(replace(MERV, seed=8), 3)
    assert noted(MERV, 3) == noted(replace(MERV, home="elsewhere"), 3)


class Spied:
    """An eye, and all that it has seen."""

    def __init__(self, eye: Eye, looks: list[list[int]]) -> None:
        self.eye = eye
        self.looks = looks

    def look(self, state: State, seat: int) -> list[int]:
        self.looks.append(self.eye.look(state, seat).copy())
        return self.looks[-1]


def test_rows_hold_the_features_the_evaluation_and_what_came_of_the_game() -> None:
    plan = replace(MERV, players=3, values=1.0)
    notes = Notes()
    game = Game(plan, 0, notes)
    looks: list[list[int]] = []
    look = game.eye.look

    def looked(state: State, seat: int) -> list[int]:
        looks.append(look(state, seat).copy())
        return looks[-1]

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(game, "eye", SimpleNamespace(look=looked))  # a compiled one cannot be changed
        game.play()
    arrays = notes.arrays
    size = len(knowledge(find("merv")).offered.LAYOUT) + 1
    assert arrays["rows"].tolist() == [number for row in looks for number in row]
    assert len(arrays["rows"]) == size * len(arrays["own"]) > 0
    own, rival, win = outcome(game.state)
    for at, seat in enumerate(game.noted):
        assert (arrays["own"][at], arrays["rival"][at], arrays["win"][at]) == (own[seat], rival[seat], win[seat])
    assert set(game.noted) == {0, 1, 2}
    assert set(arrays["game"]) == {0}


def test_what_came_of_a_game_is_ones_points_the_best_rivals_and_the_victory() -> None:
    game = Game(MERV, 0, Notes())
    game.play()
    points = [score.total for score in game.state.scores()]
    won = [seat in game.state.ranking()[0] for seat in (0, 1)]
    assert outcome(game.state) == (points, points[::-1], [1000 // sum(won) if each else 0 for each in won])


def test_choices_are_kept_with_what_else_was_legal() -> None:
    arrays = noted(replace(MERV, choices=1.0), 0)
    options = iter(arrays["options"])
    for chosen, count in zip(arrays["chosen"], arrays["option_counts"], strict=True):
        assert chosen in [next(options) for _ in range(count)]
    assert next(options, None) is None
    assert len(arrays["choice_rows"]) == len(knowledge(find("merv")).offered.LAYOUT) * len(arrays["chosen"])


def test_the_opening_is_drawn_and_is_no_choice_to_learn_from() -> None:
    whole = noted(replace(MERV, choices=1.0), 0)
    opened = noted(replace(MERV, choices=1.0, opening=10_000), 0)
    assert len(whole["chosen"]) > 0
    assert len(opened["chosen"]) == 0
    assert len(opened["own"]) > 0


class Counting(Progress):
    """Hears how many games there were, and are."""

    def __init__(self) -> None:
        self.heard: list[int] = []

    def began(self, done: int, games: int) -> None:
        self.heard = [done]

    def played(self, done: int) -> None:
        self.heard.append(done)


def test_games_that_are_there_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "GAMES_IN_A_SHARD", 2)
    data_set(tmp_path / "cut", games=3)
    first = tmp_path / "cut" / "0000000.shard"
    before = first.stat().st_mtime_ns
    counting = Counting()
    play_games(MERV, 6, tmp_path / "cut", Way(1, progress=counting))
    assert counting.heard == [2, 4, 6]  # the second shard had one game of its two
    assert first.stat().st_mtime_ns == before
    assert bytes_in(tmp_path / "cut") == bytes_in(data_set(tmp_path / "whole", games=6))


def test_a_folder_of_another_plan_is_refused(lessons: Path) -> None:
    before = bytes_in(lessons)
    with pytest.raises(BadSetup, match="holds another run: its seed is 7, not 8"):
        play_games(replace(MERV, seed=8), 20, lessons, Way(1))
    with pytest.raises(BadSetup, match=r'its bots is \["random"\], not \["greedy"\]'):
        play_games(replace(MERV, bots=["greedy"]), 20, lessons, Way(1))
    assert bytes_in(lessons) == before


def test_a_plan_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    (tmp_path / PLAN).write_text("[]")
    with pytest.raises(BadSetup, match=r"plan\.json: cannot be read"):
        play_games(MERV, 1, tmp_path, Way(1))


def test_nothing_says_where_a_data_set_lies(lessons: Path) -> None:
    made, _ = read_shard(lessons / "0000000.shard")
    assert "home" not in made
    assert str(lessons).encode() not in b"".join(bytes_in(lessons).values())


def test_bots_move_on_by_one_seat_and_find_their_weights_from_the_run() -> None:
    plan = replace(MERV, bots=["greedy", "learnt=weights/0", "search=/far/off@8r"], players=3, home="run")
    assert plan.seats(0) == ["greedy", "learnt=run/weights/0", "search=/far/off@8r"]
    assert plan.seats(4) == ["learnt=run/weights/0", "search=/far/off@8r", "greedy"]
    assert replace(MERV, players=4).seats(3) == ["random"] * 4


def test_of_the_decisions_in_the_middle_of_a_turn_a_quarter_is_written_down(monkeypatch: pytest.MonkeyPatch) -> None:
    plan, games = replace(MERV, values=0.0), range(0, 10, 2)
    some = sum(len(noted(plan, number)["own"]) for number in games)
    monkeypatch.setattr(selfplay, "MIDDLE", 1.0)
    every = sum(len(noted(plan, number)["own"]) for number in games)
    assert 0.15 * every < some < 0.35 * every
