"""Processes for bots to think in. One that takes too long or breaks is killed, and a simpler bot answers."""

import asyncio
import json
import logging
import os
import random
import signal
import sys
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from serai.bots.levels import SIMPLER
from serai.server.timeline import Timeline

LONGEST_ANSWER: Final = 1 << 20
MOST_SESSIONS: Final = 100
"""Games that the bots of one process follow; whoever was not asked for longest sits down anew when asked again."""

Acts = list[tuple[int, int]]
"""The actions of a timeline, each with its seat."""

log = logging.getLogger(__name__)


class BotFailed(Exception):
    """Why a bot has no answer."""


@dataclass(frozen=True)
class Question:
    """What a bot is asked: where, which one, and how long it may think."""

    table: str
    bot: str
    timeline: Timeline
    seed: int
    budget: float

    @property
    def session(self) -> str:
        """One bot at one seat of one table."""
        return f"{self.table} {self.timeline.state.actor} {self.bot}"

    def begin(self) -> dict[str, Any]:
        """How the bot sits down."""
        position = self.timeline.state.to_json()
        begun: dict[str, Any] = {"game": self.timeline.game.name, "bot": self.bot, "position": position}
        printing = self.timeline.game.printing(position["components"])
        if printing is not self.timeline.game.standard():  # the bots' processes know today's tables only
            begun["tables"] = printing.values
        return begun


def kill(process: asyncio.subprocess.Process) -> None:
    """End a process that may just be ending by itself."""
    with suppress(ProcessLookupError):
        if sys.platform == "win32":
            process.kill()
        else:  # `process.kill` looks first whether it has ended: then asyncio, which waits for it, never hears of it
            os.kill(process.pid, signal.SIGKILL)


class Thinker:
    """One process, asked one thing at a time, and the games that its bots follow."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.sessions: OrderedDict[str, Acts] = OrderedDict()
        """What each bot that sits there has been told; who was asked last is last."""
        self.gone: list[str] = []
        """Whose place there is to be cleared."""

    async def ask(self, question: Question, seconds: float) -> str:
        """The answer to a question; the process is killed if there is none in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self.answer(json.dumps(self.news_for(question)).encode() + b"\n")
        except BaseException:
            await self.stop()
            raise

    async def answer(self, question: bytes) -> str:
        process = self.process
        if process is None or process.returncode is not None:
            process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "serai.server.bot_process",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=LONGEST_ANSWER,
            )
            self.process = process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(question)
        await process.stdin.drain()
        line = await process.stdout.readline()
        if not line:
            raise BotFailed("its process has ended")
        told = json.loads(line)
        if "failed" in told:
            raise BotFailed(told["failed"])
        return str(told["action"])

    async def stop(self) -> None:
        process, self.process = self.process, None
        self.sessions.clear()
        self.gone.clear()
        if process is not None and process.returncode is None:
            kill(process)
            await process.wait()

    # Sessions -------------------------------------------------------------------------------------------------------

    def news_for(self, question: Question) -> dict[str, Any]:
        """What the process has to hear: the moves since it was last asked about this game, or the whole position."""
        if self.process is not None and self.process.returncode is not None:  # it died between two questions
            self.sessions.clear()
            self.gone.clear()
        told, acts = self.sessions.get(question.session), question.timeline.acts
        asked: dict[str, Any] = {"session": question.session, "seed": question.seed, "budget": question.budget}
        if told is not None and told == acts[: len(told)]:
            asked["moves"] = [action for _, action in acts[len(told) :]]
        else:  # nobody sits there yet, or something was taken back
            asked |= {"begin": question.begin(), "moves": []}
        self.sessions[question.session] = acts
        self.sessions.move_to_end(question.session)
        while len(self.sessions) > MOST_SESSIONS:
            self.forget(next(iter(self.sessions)))
        asked["gone"], self.gone = self.gone, []
        return asked

    def forget(self, session: str) -> None:
        if self.sessions.pop(session, None) is not None:
            self.gone.append(session)


class BotPool:
    def __init__(self, processes: int, seconds: float) -> None:
        self.thinkers = [Thinker() for _ in range(processes)]
        self.free = list(self.thinkers)
        self.room = asyncio.Semaphore(processes)
        self.seconds = seconds
        self.failures = 0

    async def choose(self, table: str, bot: str, timeline: Timeline, rng: random.Random) -> str:
        """What a bot chooses for the seat that decides. It always answers, if not with its own choice: the next below
        answers for one that fails, and after the simplest any legal action will do. Whoever searches is told half of
        the time after which it would be stopped: a slow machine is no reason for that."""
        state, game = timeline.state, timeline.game.name
        legal = [state.notation(action) for action in state.legal()]
        asked: str | None = bot
        while asked is not None:
            try:
                chosen = await self.think(Question(table, asked, timeline, rng.getrandbits(32), self.seconds / 2))
                if chosen in legal:
                    return chosen
                log.error("the bot %s chose '%s' in %s, which is not legal", asked, chosen, game)
            except BotFailed as failed:
                log.error("the bot %s failed in %s: %s", asked, game, failed)
            except TimeoutError:
                log.error("the bot %s failed in %s: it took too long", asked, game)
            except (OSError, ValueError, KeyError, TypeError) as error:
                log.error("the bot %s failed in %s: %r", asked, game, error)
            self.failures += 1
            asked = SIMPLER.get(asked)
        return rng.choice(legal)

    async def think(self, question: Question) -> str:
        async with self.room:
            thinker = next((one for one in self.free if question.session in one.sessions), self.free[0])
            self.free.remove(thinker)
            try:
                return await thinker.ask(question, self.seconds)
            finally:
                self.free.append(thinker)

    def forget(self, table: str) -> None:
        """The game at a table is over: nobody there thinks on."""
        for thinker in self.thinkers:
            for session in [at for at in thinker.sessions if at.startswith(f"{table} ")]:
                thinker.forget(session)

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.stop()
