"""Bots at tables: they fail and are replaced, they take over and give back, and never wedge a table."""

import asyncio
import json
import os
import random
import signal
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.server import bot_round
from serai.server.bot_pool import BotPool
from serai.server.bot_process import Room, told
from serai.server.timeline import Timeline
from tests.server.live_server import Person, Server, until


def test_a_table_of_bots_plays_by_itself(ada: Person) -> None:
    table = ada.open("marco_polo", "bot:random bot:random")
    seen = ada.see(table)
    assert (seen["at_table"], seen["hosting"]) == (False, True)
    until(lambda: ada.see(table)["number"] > seen["number"] + 20)


def test_a_bot_that_thinks_too_long_is_replaced(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db", bot_seconds=0.001) as slow:
        ada = slow.person("Ada")
        table = ada.open("merv", "me bot:greedy")
        ada.play(table, random.Random(1), 6)
        assert slow.services.bots.pool.failures > 0


@pytest.fixture
def frail(tmp_path: Path) -> Iterator[Server]:
    """A server whose bots may come to harm without troubling other tests."""
    with Server(tmp_path / "serai.db") as served:
        yield served


@pytest.mark.parametrize("answer", ["", "rubbish", "[]", '{"action": 5}', '{"action": "fly home"}'])
def test_a_bot_that_talks_nonsense_is_replaced(frail: Server, answer: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def nonsense(question: bytes) -> str:
        return str(json.loads(answer)["action"])

    monkeypatch.setattr(frail.services.bots.pool.thinkers[0], "answer", nonsense)
    ada = frail.person("Ada")
    ada.play(ada.open("merv", "me bot:greedy"), random.Random(1), 4)
    assert frail.services.bots.pool.failures > 0


def test_a_bot_whose_process_is_killed_comes_back(frail: Server) -> None:
    ada = frail.person("Ada")
    table = ada.open("tadmor", "me bot:greedy")
    for _ in range(3):
        ada.play(table, random.Random(1), 3)
        process = frail.services.bots.pool.thinkers[0].process
        if process is not None:
            with suppress(ProcessLookupError):
                os.kill(process.pid, signal.SIGKILL)
    ada.play(table, random.Random(1), 3)


@pytest.mark.parametrize(
    ("replacement", "said"),
    [
        ("import sys; sys.stdin.readline(); raise SystemExit", "its process has ended"),
        ('input(); print(\'{"failed": "ZeroDivisionError, plan.py line 7"}\')', "ZeroDivisionError, plan.py line 7"),
        ("import time; time.sleep(60)", "it took too long"),
    ],
)
def test_why_a_bot_failed_is_told_to_the_host(
    replacement: str, said: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    begin = asyncio.create_subprocess_exec

    def other(program: str, *_: str, **how: Any) -> Any:
        return begin(program, "-c", replacement, **how)

    monkeypatch.setattr("serai.server.bot_pool.asyncio.create_subprocess_exec", other)
    state = serai.game("merv").new(3)
    while state.actor < 0:
        state.apply(state.legal()[0])
    timeline = Timeline(serai.game("merv"), state)

    async def ask() -> str:
        pool = BotPool(1, 2.0)
        try:
            return await pool.choose("table", "random", timeline, random.Random(1))
        finally:
            await pool.close()

    assert timeline.state.parse(asyncio.run(ask())) in timeline.state.legal()
    assert caplog.messages == [f"the bot random failed in merv: {said}"]


def test_a_bot_that_cannot_think_says_where() -> None:
    told_so = told(Room(), json.dumps({"gone": [], "session": "a 0 greedy", "moves": [], "seed": 1, "budget": 1.0}))
    assert told_so["failed"].startswith("KeyError: a 0 greedy, bot_process.py line ")


def test_a_table_that_a_failure_left_waiting_is_found_again(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: Any) -> str:
        raise RuntimeError("a fault")

    monkeypatch.setattr(bot_round, "SWEEP", 0.1)
    with monkeypatch.context() as patched:
        patched.setattr(server.services.bots.pool, "choose", broken)
        table = ada.open("merv", "bot:random bot:random")
        until(lambda: table not in server.services.bots.busy)
    before = ada.see(table)["number"]
    until(lambda: ada.see(table)["number"] > before)


def test_a_waiting_table_is_found_even_if_the_clock_has_been_set_back(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*given: Any) -> str:
        raise RuntimeError("a fault")

    monkeypatch.setattr(bot_round, "SWEEP", 0.1)
    with monkeypatch.context() as patched:
        patched.setattr(server.services.bots.pool, "choose", broken)
        table = ada.open("merv", "bot:random bot:random")
        until(lambda: table not in server.services.bots.busy)
        server.rows("UPDATE tables SET updated = 4102444800000 WHERE id = ?", table)  # in the year 2100
    before = ada.see(table)["number"]
    until(lambda: ada.see(table)["number"] > before)


def test_a_bot_in_thought_is_not_asked_again(server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    answer = asyncio.Event()

    async def slow(table: str, bot: str, timeline: Timeline, rng: random.Random) -> str:
        asked.append(bot)
        await answer.wait()
        return timeline.state.notation(timeline.state.legal()[0])

    async def sweep_twice() -> None:
        await server.services.bots.wake_forgotten()
        await server.services.bots.wake_forgotten()

    with monkeypatch.context() as patched:
        patched.setattr(server.services.bots.pool, "choose", slow)
        table = ada.open("merv", "bot:greedy bot:greedy")
        until(lambda: bool(asked))
        server.run(sweep_twice())
        assert len(asked) == 1
        before = ada.see(table)["number"]
    server.loop.call_soon_threadsafe(answer.set)
    until(lambda: ada.see(table)["number"] > before)


def test_what_a_bot_chose_in_a_position_that_is_gone_counts_for_nothing(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    for who in (server.services.play, server.services.bots):
        monkeypatch.setattr(who, "wake", lambda table: None)  # nobody else decides meanwhile
    table = ada.open("merv", "bot:random bot:random")
    row, timeline = server.run(server.services.play.look(table, None))
    chosen = timeline.state.notation(timeline.state.legal()[0])
    assert server.run(server.services.play.act_for(row, timeline, chosen)) == ada.see(table)["number"]
    after = ada.see(table)
    assert server.run(server.services.play.act_for(row, timeline, chosen)) is None
    assert ada.see(table) == after


# Leaving --------------------------------------------------------------------------------------------------------------


def test_whoever_resigns_is_replaced_by_a_bot_and_the_game_goes_on(ada: Person, bo: Person) -> None:
    table = ada.open("marco_polo", "me open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    ada.at(table, "resign")
    seen = bo.play(table, random.Random(1), 8)
    assert (seen["seats"][0]["kind"], seen["seats"][0]["left"], seen["seats"][0]["name"]) == ("bot", True, "Ada")
    gone = ada.see(table)
    assert (gone["choices"], gone["at_table"], gone["you"]) == ([], True, 0)
    assert ada.refused_at(table, "act", number=gone["number"], action=0) == (403, "not_at_table")


def test_whoever_returns_plays_on(ada: Person, bo: Person) -> None:
    table = ada.open("merv", "me open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    assert ada.refused_at(table, "return") == (409, "not_left")
    ada.at(table, "resign")
    assert bo.refused_at(table, "return") == (409, "not_left")
    bo.play(table, random.Random(1), 2)
    ada.at(table, "return")
    assert ada.see(table)["seats"][0]["kind"] == "person"
    until(lambda: bool(ada.see(table)["choices"] or bo.see(table)["choices"]))
    for _ in range(6):
        decides = ada if ada.see(table)["choices"] else bo
        decides.act(table)


def test_a_bot_in_thought_does_not_decide_for_one_who_has_returned(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, answer = asyncio.Event(), asyncio.Event()

    async def slow(table: str, bot: str, timeline: Timeline, rng: random.Random) -> str:
        asked.set()
        await answer.wait()
        return timeline.state.notation(timeline.state.legal()[0])

    table = ada.open("merv", "me shared")
    monkeypatch.setattr(server.services.bots.pool, "choose", slow)
    before = ada.see(table)["number"]
    ada.at(table, "resign")
    server.run(asked.wait())
    ada.at(table, "return")
    server.loop.call_soon_threadsafe(answer.set)
    until(lambda: table not in server.services.bots.busy)
    assert ada.see(table)["number"] == before
    assert ada.see(table)["choices"]
