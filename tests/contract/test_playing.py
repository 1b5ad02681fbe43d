"""What every title keeps to at the table: checked games, saving at any moment, copies, records, undo, bots."""

import json
import random
from collections.abc import Iterator
from typing import Any, Final

import pytest

import serai
from serai import bots
from serai.arena.simulate import simulate
from serai.core import record
from serai.core.bot import Chair
from serai.core.game import Game
from serai.core.play import playout
from serai.server.timeline import ACT, UNDO, Move, Timeline
from tests.contract.journeys import every_game, journeys

GAMES: Final = 6 if serai.COMPILED else 1
"""Checked games of each table. Both builds play the same games: the faster one checks more of them."""


def tables(game: Game) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number of players with the options as they are and with all turned; each other choice alone, in turn."""
    turned = {option.name: option.choices[-1] for option in game.options}
    for players in game.players:
        yield players, {}
        yield players, turned
    alone = [{option.name: choice} for option in game.options for choice in option.choices[1:]]
    for at, options in enumerate(alone):
        yield game.players[at % len(game.players)], options


TABLES: Final = [
    pytest.param(game, players, options, id=f"{game.name}-{players}p-{'-'.join(options) or 'default'}")
    for game in serai.GAMES.values()
    for players, options in tables(game)
]


@pytest.mark.parametrize(("game", "players", "options"), TABLES)
def test_random_games_break_no_promise(game: Game, players: int, options: dict[str, Any]) -> None:
    report = simulate(game, ["random"] * players, GAMES, 1, options, check=True)
    assert report.games == GAMES
    assert report.violations == []


@every_game
def test_games_of_the_best_bot_break_no_promise(game: Game) -> None:
    for players in (game.players[0], game.players[-1]):
        seats = [bots.best_bot(game), *["random"] * (players - 1)]
        assert simulate(game, seats, 1, 2, {}, check=True).violations == []


# Positions ------------------------------------------------------------------------------------------------------------


@every_game
def test_a_game_may_be_saved_and_read_back_in_the_middle_of_anything(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.moments:
            again = game.from_json(json.loads(json.dumps(state.to_json())))
            assert again.to_json() == state.to_json()
            assert (again.actor, again.legal()) == (state.actor, state.legal())


@every_game
def test_a_finished_game_is_read_back_with_its_result(game: Game) -> None:
    for journey in journeys(game):
        again = game.from_json(json.loads(json.dumps(journey.end.to_json())))
        assert again.is_over
        assert again.ranking() == journey.end.ranking()
        assert [score.parts for score in again.scores()] == [score.parts for score in journey.end.scores()]


@every_game
@pytest.mark.parametrize(
    ("change", "what"),
    [
        ({"game": "chess"}, "a position of 'chess', not of "),
        ({"components": "0123"}, "component tables 0123"),
        ({"players": 99}, "players, not 99"),
        ({"options": {"fog": True}}, "no option 'fog'"),
        ({"options": ["fog"]}, "the options of a position must be a table of names and values"),
        ({"rules": 0}, "rules 0 of .* are not played here"),
        ({"decisions": [["Teleport", 0]]}, "'Teleport' is not a decision"),
        ({"decisions": 3}, "not a position"),
    ],
)
def test_what_is_no_position_is_refused_in_one_sentence(game: Game, change: dict[str, Any], what: str) -> None:
    with pytest.raises(serai.Refusal, match=what) as refusal:
        game.from_json({**journeys(game)[0].decisions[0].to_json(), **change})
    assert "\n" not in str(refusal.value)


@every_game
def test_a_view_that_hides_something_is_no_position(game: Game) -> None:
    seen = journeys(game)[-1].decisions[-1].view(None)
    if game.keeps_secrets():
        with pytest.raises(serai.Refusal, match="not a position"):
            game.from_json(seen)


# Copies ---------------------------------------------------------------------------------------------------------------


@every_game
def test_old_copies_never_change(game: Game) -> None:
    for journey in journeys(game):
        for state in journey.decisions[::3]:
            before = state.to_json()
            for copy in (state.clone(), state.redeal(state.actor, random.Random(1))):
                playout(copy, random.Random(2))
                assert copy.is_over
                assert state.to_json() == before


@every_game
def test_what_a_title_hands_out_is_nobody_elses(game: Game) -> None:
    state = journeys(game)[0].decisions[-1]
    before = state.to_json()
    state.legal().clear()
    state.view(0).clear()
    state.to_json().clear()
    assert state.to_json() == before
    assert state.legal()


@every_game
def test_a_table_dealt_anew_is_a_table_of_the_game(game: Game) -> None:
    rng = random.Random(3)
    changed = 0
    for journey in journeys(game):
        for state in journey.decisions:
            for seat in range(state.seats):
                other = state.redeal(seat, rng)
                changed += other.to_json() != state.to_json()
                assert game.violations(other) == []
                if seat == state.actor:
                    assert other.legal() == state.legal()
    assert bool(changed) == game.keeps_secrets()


# Records and undo -----------------------------------------------------------------------------------------------------


@every_game
def test_a_record_is_written_and_verified(game: Game) -> None:
    for journey in journeys(game):
        seats = ["somebody"] * journey.players
        kept = record.begin_record(game, journey.players, journey.options, game.standard(), seats)
        kept.actions = journey.actions
        kept.result = record.totals(journey.end)
        again = record.read(kept.text(), "kept.txt")
        assert record.replay(again).to_json() == journey.end.to_json()
        again.result = [points + 1 for points in kept.result]
        with pytest.raises(serai.Refusal, match="says the result is"):
            record.replay(again)


@every_game
def test_a_decision_can_be_taken_back(game: Game) -> None:
    for state in journeys(game)[0].decisions[::5]:
        timeline = Timeline(game, state)
        for action in state.legal()[:2] + state.legal()[-1:]:
            acted = timeline.after([Move(1, ACT, state.actor, state.notation(action))])
            assert acted.state.to_json() != state.to_json()
            back = acted.after([Move(2, UNDO, state.actor)])
            assert back.state.to_json() == state.to_json()
            assert (back.state.legal(), back.entries) == (state.legal(), [])


# Bots -----------------------------------------------------------------------------------------------------------------


@every_game
def test_every_bot_chooses_a_legal_action_and_leaves_the_table_alone(game: Game) -> None:
    for name in bots.names_for(game):
        bot = bots.make(name, game)
        for state in journeys(game)[-1].decisions[::8]:
            before = state.to_json()
            assert bot.choose(Chair(state, state.actor, random.Random(4))) in state.legal()
            assert state.to_json() == before
