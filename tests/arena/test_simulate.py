"""Simulation: repeatable, fair to every seat, the same in one process and in several."""

from pathlib import Path

import pytest

import serai
from serai.arena.balance import Balance
from serai.arena.batch import Batch
from serai.arena.run import Way
from serai.arena.simulate import simulate
from serai.core import record
from serai.core.corrections import correct
from serai.core.errors import Fault
from serai.core.game import Game

MERV = serai.game("merv")


def test_a_seed_always_plays_the_same_games() -> None:
    one = simulate(MERV, ["greedy", "random"], 2, 7, {}).to_json()
    two = simulate(MERV, ["greedy", "random"], 2, 7, {}).to_json()
    other = simulate(MERV, ["greedy", "random"], 2, 8, {}).to_json()
    for report in (one, two, other):
        del report["seconds"], report["decisions_per_second"]
    assert one == two
    assert one != other


def test_several_processes_play_the_same_games_as_one() -> None:
    one = simulate(MERV, ["random"] * 3, 10, 7, {}).to_json()
    two = simulate(MERV, ["random"] * 3, 10, 7, {}, way=Way(2)).to_json()
    assert one["by_bot"] == two["by_bot"]
    assert one["by_seat"] == two["by_seat"]


def test_bots_move_on_from_seat_to_seat() -> None:
    plan = Batch("merv", [["a", "b", "c"]], 1)
    assert [plan.seats(number) for number in range(4)] == [
        ["a", "b", "c"],
        ["c", "a", "b"],
        ["b", "c", "a"],
        ["a", "b", "c"],
    ]


def test_the_report_has_what_was_asked_for() -> None:
    report = simulate(MERV, ["random", "random"], 3, 7, {}, check=True)
    data = report.to_json()
    assert data["games"] == 3
    assert data["violations"] == []
    assert data["decisions"] == report.decisions > 300
    assert data["decisions_per_second"] > 0
    assert data["seconds"] > 0
    assert data["by_bot"]["random"]["games"] == 6
    assert data["by_bot"]["random"]["win_share"] == 0.5
    assert [line["games"] for line in data["by_seat"]] == [3, 3]
    assert data["length"]["shortest"] <= data["length"]["mean"] <= data["length"]["longest"]
    assert "random" in report.text()


def test_the_balance_report_counts_places_and_sources() -> None:
    report = simulate(MERV, ["greedy", "random", "random"], 6, 7, {})
    data = report.to_json(with_balance=True)["balance"]
    assert [sorted(place) for place in data["by_place"]] == [["mean_score", "win_share"]] * 3
    assert sum(place["win_share"] for place in data["by_place"]) == pytest.approx(1, abs=0.001)
    for name in ("greedy", "random"):
        by_source = sum(means[name] for means in data["by_source"].values())
        assert by_source == pytest.approx(report.to_json()["by_bot"][name]["mean_score"], abs=0.1)
    assert "balance" not in report.to_json()


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_the_places_are_those_of_the_first_order_of_play(game: Game) -> None:
    """Whoever is drawn to begin has the first place, whatever the seat."""
    for players in game.players:
        state = game.new(players)
        while state.actor == serai.CHANCE:
            state.apply(state.legal()[-1])  # chance draws the last seat to begin
        order = game.opening(state)
        assert sorted(order) == list(range(players))
        assert order[0] == players - 1


def test_a_dominant_source_is_seen_in_the_winners_column() -> None:
    balance = Balance()
    balance.add(["a", "b"], [1, 0], [{"towers": 30, "gifts": 2}, {"towers": 10, "gifts": 4}], [1.0, 0.0])
    balance.add(["a", "b"], [0, 1], [{"towers": 20, "gifts": 2}, {"towers": 10, "gifts": 8}], [1.0, 0.0])
    assert balance.to_json() == {
        "by_place": [{"win_share": 0.5, "mean_score": 18.0}, {"win_share": 0.5, "mean_score": 25.0}],
        "by_source": {
            "towers": {"a": 25.0, "b": 10.0, "winners": 25.0},
            "gifts": {"a": 2.0, "b": 6.0, "winners": 2.0},
        },
    }
    assert [line.split() for line in balance.lines()[-4:]] == [
        ["points", "from", "a", "b", "winners"],
        ["towers", "25.0", "10.0", "25.0"],
        ["gifts", "2.0", "6.0", "2.0"],
        ["in", "all", "27.0", "16.0", "27.0"],
    ]


def test_the_magistrate_is_counted_beside_the_seats() -> None:
    data = simulate(MERV, ["random"], 2, 7, {}).to_json()
    assert data["by_bot"]["automa"]["games"] == 2
    assert len(data["by_seat"]) == 2


def test_records_are_written_and_replay(tmp_path: Path) -> None:
    simulate(MERV, ["random", "greedy", "random"], 3, 7, {"supplies_unlimited": False}, records=tmp_path / "new")
    files = sorted((tmp_path / "new").iterdir())
    assert len(files) == 3
    for file in files:
        game = record.read(file.read_text("utf-8"), file.name)
        assert game.options == {"supplies_unlimited": "false"}
        assert record.replay(game).is_over


def test_an_owners_tables_reach_every_process() -> None:
    tables = correct(MERV.standard(), "[scoring_phase.buildings]\npoints_per_building = 5\n", "mine.toml")
    plain = simulate(MERV, ["random"] * 2, 4, 7, {}).to_json()
    for jobs in (1, 2):
        corrected = simulate(MERV, ["random"] * 2, 4, 7, {}, tables, way=Way(jobs)).to_json()
        assert corrected["by_bot"]["random"]["mean_score"] > plain["by_bot"]["random"]["mean_score"] + 10


@pytest.mark.parametrize(
    ("bots", "options", "what"),
    [
        (["random", "alphago"], {}, "no bot 'alphago'"),
        (["random"] * 5, {}, "1 to 4 players, not 5"),
        (["random"] * 2, {"fog": True}, "no option 'fog'"),
        (["random"] * 2, {"supplies_unlimited": "maybe"}, "true or false, not 'maybe'"),
    ],
)
def test_an_impossible_run_is_refused_before_anything_is_written(
    tmp_path: Path, bots: list[str], options: dict[str, object], what: str
) -> None:
    with pytest.raises(serai.Refusal, match=what):
        simulate(MERV, bots, 2, 7, options, records=tmp_path / "new")
    assert not (tmp_path / "new").exists()


def test_a_fault_in_a_checked_game_is_a_finding_and_not_the_end_of_the_run(monkeypatch: pytest.MonkeyPatch) -> None:
    def stumble(*_: object) -> None:
        raise Fault("Advance has no legal action")

    monkeypatch.setattr("serai.arena.batch.play", stumble)
    report = simulate(MERV, ["random"] * 2, 2, 7, {}, check=True)
    assert report.violations == [f"game {number}: Advance has no legal action" for number in range(2)]
    assert "2 violations" in report.text()
    with pytest.raises(Fault):
        simulate(MERV, ["random"] * 2, 2, 7, {})


def test_a_run_of_no_games_is_refused() -> None:
    with pytest.raises(serai.Refusal, match="at least 1"):
        simulate(MERV, ["random"] * 2, 0, 7, {})
