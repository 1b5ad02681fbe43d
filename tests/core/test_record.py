"""Records: what is written replays to the same end; what is broken is named with its place."""

import random
from pathlib import Path

import pytest

import serai
from serai.arena.simulate import simulate
from serai.core import record
from serai.core.corrections import correct
from serai.core.play import play

MERV = serai.game("merv")
RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.txt"))


@pytest.fixture(scope="module")
def text(tmp_path_factory: pytest.TempPathFactory) -> str:
    folder = tmp_path_factory.mktemp("records")
    simulate(MERV, ["random", "random"], 1, 3, {"reserve_mosque_disc": True}, records=folder)
    return next(folder.iterdir()).read_text("utf-8")


@pytest.mark.parametrize("game", list(serai.GAMES))
def test_there_are_recorded_games_for_every_number_of_players(game: str) -> None:
    kept = [record.read(file.read_text("utf-8"), file.name) for file in RECORDS]
    assert {one.players for one in kept if one.game == game} == set(serai.game(game).players)


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_recorded_games_replay_to_their_result(file: Path) -> None:
    game = record.read(file.read_text("utf-8"), file.name)
    assert game.result is not None
    state = record.replay(game)
    assert state.is_over
    assert record.totals(state) == game.result


def test_a_record_reads_back_as_it_was_written(text: str) -> None:
    assert record.read(text, "game").text() == text
    assert text.startswith("serai record 1\ngame: merv\n")
    assert "options: reserve_mosque_disc=true" in text


def test_remarks_and_empty_lines_are_skipped(text: str) -> None:
    head, body = text.split("\n\n")
    remarked = head + "\n\n# the deal\n\n" + body.replace("side", "# here\nside", 1)
    assert record.replay(record.read(remarked, "game")).is_over


def test_an_unfinished_game_replays_to_where_it_stands(text: str) -> None:
    cut = "\n".join(text.splitlines()[:60])
    assert not record.replay(record.read(cut, "game")).is_over


def test_the_driver_and_the_record_agree() -> None:
    state = MERV.new(2)
    kept = record.begin_record(MERV, 2, {}, MERV.standard(), ["a", "b"])

    class Any_:
        def choose(self, chair: object) -> int:
            return state.legal()[-1]

    play(state, [Any_(), Any_()], random.Random(4), lambda now, action: kept.actions.append(now.notation(action)))
    assert record.replay(kept).to_json() == state.to_json()


def replace_action(text: str, number: int, line: str) -> str:
    head, body = text.split("\n\n")
    lines = body.splitlines()
    lines[number - 1] = line
    return head + "\n\n" + "\n".join(lines) + "\n"


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("serai record 1", "serai record 9", "game: line 1 must be 'serai record 1'"),
        ("game: merv", "game: chess", "there is no game 'chess'"),
        ("game: merv\n", "", "the header lacks 'game'"),
        ("game: merv", "gane: merv", "line 2: 'gane: merv' is not a header line"),
        ("rules: 2", "rules: 0", "game: rules 0 of Merv are not played here; these are rules 1 and 2$"),
        ("rules: 2", "rules: 2\nrules: 2", "line 4: 'rules: 2' is not a header line"),
        ("rules: 2", "rules: old", "rules must be a whole number, not 'old'"),
        ("players: 2", "players: 9", "1 to 4 players, not 9"),
        ("reserve_mosque_disc=true", "reserve_mosque_disc", "not name=value"),
        ("reserve_mosque_disc=true", "fog=true", "no option 'fog'"),
        ("result: ", "result: x", "the result must be whole numbers"),
        ("result: ", "result: --1 ", "the result must be whole numbers"),
        ("result: ", f"result: {'9' * 5000} ", "the result must be whole numbers"),
        ("result: ", "result: 9", "says the result is"),
    ],
)
def test_a_broken_record_is_refused_with_its_place(text: str, old: str, new: str, what: str) -> None:
    assert old in text
    with pytest.raises(serai.Refusal, match=what):
        record.replay(record.read(text.replace(old, new, 1), "game"), where="game")


def test_an_action_that_is_none_or_not_possible_is_named(text: str) -> None:
    with pytest.raises(serai.Refusal, match="game: action 5: 'fly' is not an action"):
        record.replay(record.read(replace_action(text, 5, "fly"), "game"), where="game")
    with pytest.raises(serai.Refusal, match="game: action 5: 'done' is not possible now"):
        record.replay(record.read(replace_action(text, 5, "done"), "game"), where="game")


def test_nothing_may_follow_the_result(text: str) -> None:
    with pytest.raises(serai.Refusal, match="nothing may follow the result"):
        record.read(text + "done\n", "game")


def test_a_result_before_the_end_is_refused(text: str) -> None:
    cut = "\n".join([*text.splitlines()[:60], "result: 1 2"])
    with pytest.raises(serai.Refusal, match="the game is not over"):
        record.replay(record.read(cut, "game"))


def test_a_record_names_the_tables_it_was_played_with(text: str) -> None:
    digest = MERV.standard().digest
    tables = correct(MERV.standard(), "[scoring_phase.buildings]\npoints_per_building = 5\n", "mine.toml")
    with pytest.raises(serai.Refusal, match=f"played with component tables {digest}; these are {tables.digest}"):
        record.replay(record.read(text, "game"), tables)
    with pytest.raises(serai.Refusal, match=r"game: the component tables 0123 of Merv .* \(use --components\)"):
        record.replay(record.read(text.replace(digest, "0123"), "game"), where="game")
