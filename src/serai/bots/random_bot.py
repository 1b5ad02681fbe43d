"""The bot that takes any legal action, all alike."""

from serai.core.bot import Chair


class RandomBot:
    def choose(self, chair: Chair) -> int:
        options = chair.legal()
        return options[int(chair.rng.random() * len(options))]
