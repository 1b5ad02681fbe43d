"""Ratings: one number for the strength of each bot, from who finished before whom at many tables.

They are those of openskill, by the model of Plackett and Luce, which knows tables of more than two and ties.
"""

from typing import Any

from serai.arena.libraries import library
from serai.arena.result import Result


class Rating:
    """How strong a bot is believed to be, and how uncertain that is."""

    def __init__(self, mu: float, sigma: float) -> None:
        self.mu = mu
        self.sigma = sigma

    @property
    def ordinal(self) -> float:
        """The strength that it has almost for certain: three deviations below the most likely."""
        return self.mu - 3 * self.sigma

    def to_json(self) -> dict[str, float]:
        return {"mu": round(self.mu, 3), "sigma": round(self.sigma, 3), "ordinal": round(self.ordinal, 3)}


class Ratings:
    def __init__(self) -> None:
        self.model: Any = library("openskill.models", "arena").PlackettLuce()
        self.by_bot: dict[str, Rating] = {}

    def add(self, result: Result) -> None:
        """One game; they are to be told in order. A bot with several seats becomes the mean of what these became."""
        places = {who: place for place, tied in enumerate(result.ranking) for who in tied}
        if len(places) < 2:
            return
        before = [[self.rating(result.name(who))] for who in sorted(places)]
        after = self.model.rate(before, ranks=[float(places[who]) for who in sorted(places)])
        became: dict[str, list[Any]] = {}
        for who, (rating,) in zip(sorted(places), after, strict=True):
            became.setdefault(result.name(who), []).append(rating)
        for name, ratings in became.items():
            mu = sum(rating.mu for rating in ratings) / len(ratings)
            self.by_bot[name] = Rating(mu, sum(rating.sigma for rating in ratings) / len(ratings))

    def rating(self, name: str) -> Any:
        known = self.by_bot.get(name)
        return self.model.rating() if known is None else self.model.rating(mu=known.mu, sigma=known.sigma)
