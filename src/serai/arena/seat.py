"""A bot's seat in the arena: the bot, how long it thinks, and what is drawn in its place."""

import random
import time
from typing import Any

from serai.core.bot import Bot, Chair, Session


class Seat:
    """Counts the seconds of this process that a bot spends on its decisions.

    It stands between the game and the bot, and is a bot itself. Decisions of the kinds that are drawn it takes without
    asking: of everything legal one, by the luck of the deal.
    """

    def __init__(self, bot: Bot, drawn: list[str], luck: str) -> None:
        self.bot = bot
        self.drawn = drawn
        self.rng = random.Random(luck)
        self.thought = 0.0
        if hasattr(bot, "begin"):
            self.begin = self.begin_session  # what has it keeps sessions

    def choose(self, chair: Chair) -> int:
        if self.drawn and chair.asked() in self.drawn:
            return self.rng.choice(chair.legal())
        started = time.process_time()
        action = self.bot.choose(chair)
        self.thought += time.process_time() - started
        return action

    def begin_session(self, chair: Chair) -> Session:
        bot: Any = self.bot  # its type does not say that it keeps sessions
        return SeatSession(self, chair, bot.begin(chair))


class SeatSession:
    """The same for a bot that follows the game: what it does with what it is told is thinking, too."""

    def __init__(self, seat: Seat, chair: Chair, session: Session) -> None:
        self.seat = seat
        self.chair = chair
        self.session = session

    def moved(self, action: int | None) -> None:
        started = time.process_time()
        self.session.moved(action)
        self.seat.thought += time.process_time() - started

    def choose(self, budget: float) -> int:
        seat = self.seat
        if seat.drawn and self.chair.asked() in seat.drawn:
            return seat.rng.choice(self.chair.legal())
        started = time.process_time()
        action = self.session.choose(budget)
        seat.thought += time.process_time() - started
        return action
