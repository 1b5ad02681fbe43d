"""Processes for bots to think in. One that takes too long or breaks is killed, and a simpler bot answers."""

import asyncio
import json
import logging
import random
import sys
from contextlib import suppress
from typing import Any, Final

from serai.core.state import State
from serai.core.titles import find

SIMPLER: Final = {"greedy": "random"}
"""Who answers when a bot fails; after the simplest, any legal action will do."""
LONGEST_ANSWER: Final = 1 << 20

log = logging.getLogger(__name__)


class Thinker:
    """One process, asked one thing at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, question: bytes, seconds: float) -> str:
        """The answer to a question; the process is killed if there is none in time."""
        try:
            async with asyncio.timeout(seconds):
                return await self.answer(question)
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
        return str(json.loads(await process.stdout.readline())["action"])

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):  # it may be gone already
                process.kill()
            await process.wait()


class BotPool:
    def __init__(self, processes: int, seconds: float) -> None:
        self.thinkers = [Thinker() for _ in range(processes)]
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        for thinker in self.thinkers:
            self.free.put_nowait(thinker)
        self.seconds = seconds
        self.failures = 0

    async def choose(self, game: str, bot: str, state: State, rng: random.Random) -> str:
        """What a bot chooses for the seat that decides. It always answers, if not with its own choice."""
        copy = state.redeal(state.actor, rng)
        position = copy.to_json()
        asked: dict[str, Any] = {"game": game, "bot": bot, "position": position, "seed": rng.getrandbits(32)}
        printing = find(game).printing(position["components"])
        if printing is not find(game).standard():  # the bots' processes know today's tables only
            asked["tables"] = printing.values
        legal = [state.notation(action) for action in state.legal()]
        level: str | None = bot
        while level is not None:
            try:
                chosen = await self.think({**asked, "bot": level})
                if chosen in legal:
                    return chosen
                log.error("the bot %s chose '%s' in %s, which is not legal", level, chosen, game)
            except (TimeoutError, OSError, ValueError, KeyError, TypeError) as error:
                log.error("the bot %s failed in %s: %r", level, game, error)
            self.failures += 1
            level = SIMPLER.get(level)
        return rng.choice(legal)

    async def think(self, asked: dict[str, Any]) -> str:
        question = json.dumps(asked).encode() + b"\n"
        thinker = await self.free.get()
        try:
            return await thinker.ask(question, self.seconds)
        finally:
            self.free.put_nowait(thinker)

    async def close(self) -> None:
        for thinker in self.thinkers:
            await thinker.stop()
