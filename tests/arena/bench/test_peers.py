"""Others are measured where they are installed, and named where they are not."""

import random

import pytest

from serai.arena.bench import peers
from serai.arena.bench.peers import Peer, PeerFound, drive_spiel, measure_peers, spiel_driven, spiel_inside
from serai.arena.bench.table import peers_table
from serai.arena.bench.timing import Pace, Work


def ready(name: str) -> tuple[Work, Work | None]:
    return lambda: 5, lambda: 7


def broken(name: str) -> tuple[Work, Work | None]:
    raise RuntimeError("it fell over")


def lacking(name: str) -> tuple[Work, Work | None]:
    raise ModuleNotFoundError("No module named 'dice'", name="dice")


def measured(monkeypatch: pytest.MonkeyPatch, *known: Peer) -> list[PeerFound | str]:
    monkeypatch.setattr(peers, "PEERS", list(known))
    return list(measure_peers(0.0001, 1))


def test_one_that_is_installed_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    (found,) = measured(monkeypatch, Peer("pytest", "halma", "from Python", ready))
    assert isinstance(found, PeerFound)
    assert found.decisions.per_second > 0
    assert found.copies is not None
    assert found.version == pytest.__version__


def test_a_library_that_is_not_installed_is_named_once(monkeypatch: pytest.MonkeyPatch) -> None:
    there_is_none = [Peer("no-such-library", game, "from Python", ready) for game in ("halma", "ludo")]
    assert measured(monkeypatch, *there_is_none) == [
        "no-such-library: no-such-library is not installed; pip install 'serai[peers]'"
    ]


def test_so_is_one_that_lacks_a_part(monkeypatch: pytest.MonkeyPatch) -> None:
    assert measured(monkeypatch, Peer("pytest", "halma", "from Python", lacking)) == [
        "pytest: dice is not installed; pip install 'serai[peers]'"
    ]


def test_a_game_that_breaks_leaves_the_others_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    found = measured(
        monkeypatch, Peer("pytest", "halma", "from Python", broken), Peer("pytest", "ludo", "from Python", ready)
    )
    assert found[0] == "pytest, halma: not played here (RuntimeError: it fell over)"
    assert isinstance(found[1], PeerFound)


def test_the_table_shows_figures_first_and_then_who_is_missing() -> None:
    halma = Peer("boards", "halma", "from Python", ready)
    text = peers_table(["ludo: not installed", PeerFound(halma, "1.2", Pace(1234.0, 1.0), Pace(2e6, 1.0))])
    assert [line.split() for line in text.splitlines()[1:]] == [
        ["boards", "1.2,", "halma,", "from", "Python", "1,234", "0.50"],
        ["ludo:", "not", "installed"],
    ]


def test_open_spiel_plays_as_many_decisions_as_its_games_have() -> None:
    spiel = pytest.importorskip("pyspiel")
    state = spiel.load_game("hearts").new_initial_state()
    assert 52 <= drive_spiel(state, random.Random(1), -1) <= 52 + 12  # cards played, after cards passed
    assert state.is_terminal()
    for played in (spiel_driven, spiel_inside):
        work, _ = played("hearts")
        assert 52 <= work() / peers.GAMES <= 52 + 12
        assert work() == work()
