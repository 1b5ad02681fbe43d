"""A bot of one's own, for tests of who is who: it takes the last of what is legal, and follows the game."""

from serai.core.bot import Chair


class LastSession:
    def __init__(self, chair: Chair) -> None:
        self.chair = chair
        self.heard = 0

    def moved(self, action: int | None) -> None:
        self.heard += 1

    def choose(self, budget: float) -> int:
        return self.chair.legal()[-1]


class LastBot:
    def begin(self, chair: Chair) -> LastSession:
        return LastSession(chair)

    def choose(self, chair: Chair) -> int:
        return chair.legal()[-1]
