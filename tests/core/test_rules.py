"""Versions of the rules: every position and record names one, and is played by it to the end."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.arena.check import Watch
from serai.bots import make
from serai.core import record
from serai.core.game import Game
from serai.core.play import play
from serai.games.tadmor.game import Tadmor
from serai.games.tadmor.table import Table

GAMES = list(serai.GAMES.values())
TADMOR = serai.game("tadmor")
RECORDS = Path(__file__).parents[1] / "records"


def later(oldest: int, newest: int) -> Game:
    """Tadmor as it may be some day: these versions are played."""
    game = Tadmor()
    game.oldest_rules, game.rules = oldest, newest
    return game


def version(state: serai.State) -> Any:
    return state.to_json()["rules"]


# Positions ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_new_table_is_played_by_todays_rules_and_every_view_says_so(game: Game) -> None:
    state = game.new(2)
    assert version(state) == game.rules
    assert {state.view(seat)["rules"] for seat in (None, 0, 1)} == {game.rules}


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_goes_on_by_the_rules_it_names(game: Game) -> None:
    for rules in range(game.oldest_rules, game.rules + 1):
        state = game.new(2, rules=rules)
        again = game.from_json(json.loads(json.dumps(state.to_json())))
        assert version(state) == version(again) == version(again.clone()) == rules
        assert version(again.redeal_for([], random.Random(1))) == rules


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_position_that_names_no_rules_is_of_the_first_version(game: Game) -> None:
    data = game.new(2, rules=1).to_json()
    del data["rules"]
    assert version(game.from_json(data)) == 1


@pytest.mark.parametrize("rules", [0, -1, 4, "2", "new", None, True, 1.0, [1]])
def test_a_position_by_unknown_rules_is_refused(rules: Any) -> None:
    data = {**TADMOR.new(2).to_json(), "rules": rules}
    with pytest.raises(serai.Refusal) as refusal:
        TADMOR.from_json(data)
    assert str(refusal.value) == f"rules {rules} of Tadmor are not played here; these are rules 1 to 3"


@pytest.mark.parametrize("rules", [0, -1, 4, True])
def test_no_table_is_begun_by_unknown_rules(rules: Any) -> None:
    with pytest.raises(serai.Refusal, match=f"rules {rules} of Tadmor are not played here"):
        TADMOR.new(2, rules=rules)


def test_a_version_that_was_dropped_is_refused() -> None:
    game, data = later(2, 2), TADMOR.new(2, rules=1).to_json()
    with pytest.raises(serai.Refusal, match=r"^rules 1 of Tadmor are not played here; these are rules 2$"):
        game.from_json(data)
    del data["rules"]
    with pytest.raises(serai.Refusal, match=r"^rules 1 of Tadmor are not played here"):
        game.from_json(data)
    assert version(game.new(2)) == 2


def test_a_refusal_names_the_versions_that_are_played() -> None:
    with pytest.raises(serai.Refusal, match=r"these are rules 2 to 4$"):
        later(2, 4).read_rules(1)
    assert [later(2, 4).read_rules(rules) for rules in (None, 2, 3, 4)] == [4, 2, 3, 4]


# Records --------------------------------------------------------------------------------------------------------------


def kept(name: str) -> record.Record:
    return record.read((RECORDS / name).read_text("utf-8"), name)


def test_there_are_recorded_games_by_every_version_of_every_game() -> None:
    found = {(one.game, one.rules) for file in RECORDS.glob("*.txt") for one in [kept(file.name)]}
    assert found == {(game.name, rules) for game in GAMES for rules in range(game.oldest_rules, game.rules + 1)}


def test_a_record_is_of_todays_rules_unless_another_version_is_named() -> None:
    assert record.begin_record(TADMOR, 2, {}, TADMOR.standard(), []).rules == 3
    older = record.begin_record(TADMOR, 2, {}, TADMOR.standard(), [], rules=1)
    assert "\nrules: 1\n" in older.text()
    assert version(record.replay(older)) == 1


@pytest.mark.parametrize(("name", "rules"), [("tadmor-2p-300-0.txt", 1), ("tadmor-2p-306-0.txt", 2)])
def test_a_record_holds_by_its_own_rules_and_not_by_others(name: str, rules: int) -> None:
    game = kept(name)
    assert game.rules == rules
    assert version(record.replay(game)) == rules
    game.rules = 3 - rules
    with pytest.raises(serai.Refusal, match=r"record: action [0-9]+: .* is not possible now"):
        record.replay(game)


@pytest.mark.parametrize("rules", [0, 4])
def test_a_record_by_unknown_rules_is_refused(rules: int) -> None:
    game = kept("tadmor-2p-300-0.txt")
    game.rules = rules
    with pytest.raises(serai.Refusal, match=f"^my.txt: rules {rules} of Tadmor are not played here; these are rules"):
        record.replay(game, where="my.txt")


# Whole games ----------------------------------------------------------------------------------------------------------


def checked_game(rules: int, players: int, seed: int) -> tuple[Table, list[str]]:
    rng = random.Random(seed)
    options = {option.name: rng.choice(option.choices) for option in TADMOR.options}
    state = TADMOR.new(players, options, rules=rules)
    watch = Watch(TADMOR, state, TADMOR.standard(), seed)
    play(state, [make("random", TADMOR)] * players, rng, lambda _, action: watch.before(action))
    watch.finish()
    assert isinstance(state, Table)
    return state, watch.violations


@pytest.mark.parametrize("players", TADMOR.players)
@pytest.mark.parametrize("rules", [1, 2])
def test_games_by_older_rules_of_tadmor_break_no_invariant(rules: int, players: int) -> None:
    for seed in range(8 if serai.COMPILED else 1):
        state, violations = checked_game(rules, players, seed)
        assert violations == []
        assert state.is_over
        assert state.rules.version == rules
