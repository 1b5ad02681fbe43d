"""The bots' queue: people never wait for tables of bots only, and those take turns by who opened them."""

import asyncio
import random
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import pytest

from serai.server.bot_queue import BotQueue
from serai.server.bot_round import has_people
from serai.server.rows import SeatRow, TableRow
from serai.server.timeline import Timeline
from tests.server.live_server import Server, until

ADA, BO = 1, 2


class Bots:
    """Questions to a queue by name; each thinks until it is told to answer."""

    def __init__(self, processes: int) -> None:
        self.queue = BotQueue(processes)
        self.thinking: list[str] = []
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.answers: dict[str, asyncio.Event] = {}

    async def ask(self, name: str, opened_by: int | None) -> None:
        self.answers[name] = asyncio.Event()
        self.tasks[name] = asyncio.create_task(self.think(name, opened_by))
        await settle()

    async def think(self, name: str, opened_by: int | None) -> None:
        async with self.queue.turn(opened_by):
            self.thinking.append(name)
            try:
                await self.answers[name].wait()
            finally:
                self.thinking.remove(name)

    async def answer(self, name: str) -> None:
        self.answers[name].set()
        await self.tasks[name]
        await settle()

    async def cancel(self, *names: str) -> None:
        for name in names:
            self.tasks[name].cancel()
        await asyncio.gather(*[self.tasks[name] for name in names], return_exceptions=True)
        await settle()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


def play(processes: int, act: Callable[[Bots], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = Bots(processes)
        await act(bots)
        for task in bots.tasks.values():
            task.cancel()
        await asyncio.gather(*bots.tasks.values(), return_exceptions=True)
        assert bots.queue.free == processes  # whatever happened, nothing is lost
        assert not bots.queue.served
        assert not bots.queue.idle
        assert not bots.queue.urgent

    asyncio.run(whole())


def test_people_come_before_tables_of_bots_only() -> None:
    async def act(bots: Bots) -> None:
        await bots.ask("bots of Ada", ADA)
        await bots.ask("bots of Bo", BO)
        await bots.ask("people", None)
        await bots.ask("more people", None)
        assert bots.thinking == ["bots of Ada"]
        await bots.answer("bots of Ada")
        assert bots.thinking == ["people"]
        await bots.answer("people")
        assert bots.thinking == ["more people"]
        await bots.answer("more people")
        assert bots.thinking == ["bots of Bo"]

    play(1, act)


def test_the_last_process_is_kept_free_for_people() -> None:
    async def act(bots: Bots) -> None:
        for opened_by in range(5):
            await bots.ask(f"bots of {opened_by}", opened_by)
        assert bots.thinking == ["bots of 0", "bots of 1"]
        await bots.ask("people", None)
        assert bots.thinking == ["bots of 0", "bots of 1", "people"]
        await bots.answer("people")
        assert bots.thinking == ["bots of 0", "bots of 1"]

    play(3, act)


def test_people_may_have_all_processes() -> None:
    async def act(bots: Bots) -> None:
        for at in range(4):
            await bots.ask(f"people {at}", None)
        assert bots.thinking == ["people 0", "people 1", "people 2"]

    play(3, act)


def test_tables_of_bots_only_are_attended_to_one_at_a_time_for_each_person() -> None:
    async def act(bots: Bots) -> None:
        await bots.ask("Ada 1", ADA)
        await bots.ask("Ada 2", ADA)
        await bots.ask("Ada 3", ADA)
        assert bots.thinking == ["Ada 1"]
        await bots.ask("Bo 1", BO)
        assert bots.thinking == ["Ada 1", "Bo 1"]
        await bots.answer("Ada 1")
        assert bots.thinking == ["Bo 1", "Ada 2"]

    play(4, act)


def test_those_who_opened_tables_of_bots_only_take_turns() -> None:
    async def act(bots: Bots) -> None:
        for at in range(3):
            await bots.ask(f"Ada {at}", ADA)
        for at in range(2):
            await bots.ask(f"Bo {at}", BO)
        order = []
        for _ in range(5):
            (name,) = bots.thinking
            order.append(name)
            await bots.answer(name)
        assert order == ["Ada 0", "Bo 0", "Ada 1", "Bo 1", "Ada 2"]

    play(1, act)


@pytest.mark.parametrize("gone", ["first", "second", "third"])
def test_whoever_goes_away_leaves_their_place(gone: str) -> None:
    async def act(bots: Bots) -> None:
        await bots.ask("first", None)
        await bots.ask("second", ADA)
        await bots.ask("third", BO)
        await bots.cancel(gone)
        left = [name for name in ["first", "second", "third"] if name != gone]
        for name in left:
            assert bots.thinking == [name]
            await bots.answer(name)

    play(1, act)


def test_one_who_goes_away_just_when_their_turn_comes_leaves_it_to_the_next() -> None:
    async def act(bots: Bots) -> None:
        for at in range(3):
            await bots.ask(f"{at}", None)
        bots.answers["0"].set()
        await asyncio.sleep(0)  # the first is about to leave
        await bots.cancel("1")
        assert bots.thinking == ["2"]

    play(1, act)


# At tables ------------------------------------------------------------------------------------------------------------


def test_a_person_is_answered_before_thirty_tables_of_bots_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []
    slow = asyncio.Event()

    async def choose(table: str, bot: str, timeline: Timeline, rng: random.Random) -> str:
        asked.append(bot)
        await (slow.wait() if timeline.game.name == "marco_polo" else asyncio.sleep(0))
        return timeline.state.notation(timeline.state.legal()[0])

    with Server(tmp_path / "serai.db", bot_processes=1) as server:
        monkeypatch.setattr(server.services.bots.pool, "choose", choose)
        ada, bo = server.person("Ada"), server.person("Bo")
        for _ in range(30):
            bo.open("marco_polo", "bot:greedy bot:greedy")
        until(lambda: asked == ["greedy"])  # of thirty that wait, one is in thought
        table = ada.open("merv", "me bot:random")
        while ada.see(table)["choices"]:
            ada.act(table)
        until(lambda: len(server.services.bots.queue.urgent) == 1)
        assert asked == ["greedy"]
        server.loop.call_soon_threadsafe(slow.set)
        until(lambda: "random" in asked)
        assert asked[:2] == ["greedy", "random"]


def test_a_person_does_not_wait_at_all_where_a_process_is_kept_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    never = asyncio.Event()

    async def choose(table: str, bot: str, timeline: Timeline, rng: random.Random) -> str:
        await (never.wait() if timeline.game.name == "marco_polo" else asyncio.sleep(0))
        return timeline.state.notation(timeline.state.legal()[0])

    with Server(tmp_path / "serai.db", bot_processes=2) as server:
        monkeypatch.setattr(server.services.bots.pool, "choose", choose)
        ada = server.person("Ada")
        for name in ["Bo", "Cleo", "Dara"]:
            server.person(name).open("marco_polo", "bot:greedy bot:greedy")
        table = ada.open("merv", "me bot:random")
        assert ada.play(table, random.Random(1), 5)["number"] > 5


def test_at_a_table_that_all_people_have_left_nobody_waits() -> None:
    """Or bots that play for nobody would keep people waiting elsewhere."""

    def table(*seats: SeatRow) -> TableRow:
        return cast(TableRow, SimpleNamespace(seats=list(seats)))

    plays, left = SeatRow(0, ADA, "Ada", None), SeatRow(1, BO, "Bo", "greedy")
    bot, free = SeatRow(2, None, "", "random"), SeatRow(3, None, "", None)
    assert has_people(table(plays, left, bot))
    assert not has_people(table(left, bot, free))
