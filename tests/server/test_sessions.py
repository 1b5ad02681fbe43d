"""The bots' processes: a position once, then only the moves; anew after a step back; dropped at the end."""

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.server import bot_pool
from serai.server.bot_pool import Question, Thinker
from serai.server.bot_process import Room
from serai.server.timeline import ACT, UNDO, Move, Timeline, chance_moves
from tests.server.live_server import Person, Server, until


def begun(name: str = "merv") -> Timeline:
    """A game at its first decision."""
    game = serai.game(name)
    timeline = Timeline(game, game.new(2))
    return timeline.after(chance_moves(timeline.state.clone(), 1, random.Random(1)))


def after_a_move(timeline: Timeline, final: bool = False) -> Timeline:
    action = timeline.state.legal()[0]
    move = Move(timeline.number + 1, ACT, timeline.state.actor, timeline.state.notation(action), final)
    timeline = timeline.after([move])
    return timeline.after(chance_moves(timeline.state.clone(), timeline.number + 1, random.Random(1)))


def asked(thinker: Thinker, timeline: Timeline, table: str = "t", bot: str = "random") -> dict[str, Any]:
    return thinker.news_for(Question(table, bot, timeline, 1, 1.0))


def test_a_bot_sits_down_with_a_position_and_is_then_told_the_moves() -> None:
    thinker, timeline = Thinker(), begun()
    first = asked(thinker, timeline)
    assert (first["begin"]["position"], first["moves"]) == (timeline.state.to_json(), [])
    later = after_a_move(timeline)
    while later.state.actor != timeline.state.actor:
        later = after_a_move(later)
    second = asked(thinker, later)
    assert "begin" not in second
    assert second["moves"] == [action for _, action in later.acts[len(timeline.acts) :]]


def test_after_a_step_back_a_bot_sits_down_anew() -> None:
    thinker, timeline = Thinker(), begun()
    played = after_a_move(timeline)
    asked(thinker, played)
    back = played.after([Move(played.number + 1, UNDO, timeline.state.actor)])
    assert back.acts == timeline.acts
    other = back.state.legal()[1]
    otherwise = back.after([Move(back.number + 1, ACT, back.state.actor, back.state.notation(other))])
    assert otherwise.state.actor == played.state.actor
    assert asked(thinker, otherwise)["begin"]["position"] == otherwise.state.to_json()


def test_every_seat_and_every_bot_has_a_session_of_its_own() -> None:
    thinker, timeline = Thinker(), begun()
    assert "begin" in asked(thinker, timeline)
    assert "begin" in asked(thinker, timeline, bot="greedy")
    assert "begin" in asked(thinker, timeline, table="u")
    assert "begin" not in asked(thinker, timeline)


def test_sessions_are_bounded_and_the_oldest_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_pool, "MOST_SESSIONS", 2)
    thinker, timeline = Thinker(), begun()
    asked(thinker, timeline, "a")
    asked(thinker, timeline, "b")
    asked(thinker, timeline, "a")
    assert asked(thinker, timeline, "c")["gone"] == [f"b {timeline.state.actor} random"]
    assert "begin" not in asked(thinker, timeline, "a")
    assert "begin" in asked(thinker, timeline, "b")
    assert len(thinker.sessions) == 2


def test_a_process_follows_a_game_by_its_moves_alone() -> None:
    room, thinker, timeline = Room(), Thinker(), begun("tadmor")
    for _ in range(40):
        question = json.loads(json.dumps(asked(thinker, timeline)))
        chosen = room.answer(question)
        assert chosen in [timeline.state.notation(action) for action in timeline.state.legal()]
        assert room.seated[question["session"]].state.to_json() == timeline.state.to_json()
        timeline = after_a_move(timeline)
    assert len(room.seated) == 2


def test_a_process_clears_the_places_it_is_told_to() -> None:
    room, thinker, timeline = Room(), Thinker(), begun()
    room.answer(asked(thinker, timeline, "a"))
    thinker.forget(f"a {timeline.state.actor} random")
    room.answer(asked(thinker, timeline, "b"))
    assert list(room.seated) == [f"b {timeline.state.actor} random"]


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "serai.db") as served:
        yield served


def questions(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """What the bots' process is asked from now on."""
    heard: list[dict[str, Any]] = []
    thinker = server.services.bots.pool.thinkers[0]
    answer = thinker.answer

    async def overheard(question: bytes) -> str:
        heard.append(json.loads(question))
        return await answer(question)

    monkeypatch.setattr(thinker, "answer", overheard)
    return heard


def test_in_a_whole_game_every_bot_sits_down_once_and_gets_up_at_the_end(
    frail: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard = questions(frail, monkeypatch)
    ada: Person = frail.person("Ada")
    table = ada.open("merv", "bot:random bot:random")
    until(lambda: ada.see(table)["status"] == "over")
    assert len([one for one in heard if "begin" in one]) == 2
    assert len(heard) > 50
    until(lambda: not frail.services.bots.pool.thinkers[0].sessions)
    assert frail.services.bots.pool.failures == 0


def test_a_process_that_was_replaced_is_told_the_position_again(frail: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    heard = questions(frail, monkeypatch)
    ada = frail.person("Ada")
    table = ada.open("merv", "me bot:random")
    rng = random.Random(1)

    def played_until_begun(times: int) -> None:
        """Ada chooses until the bot has sat down so often: how many choices that takes, its own luck decides."""
        for _ in range(200):
            if len([one for one in heard if "begin" in one]) == times:
                break
            ada.play(table, rng, 1)
        until(lambda: bool(ada.see(table)["choices"]))

    played_until_begun(1)
    frail.run(frail.services.bots.pool.thinkers[0].stop())
    played_until_begun(2)
    assert len([one for one in heard if "begin" in one]) == 2
    assert frail.services.bots.pool.failures == 0
