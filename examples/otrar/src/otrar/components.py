"""Otrar's printed facts as typed tables, made from components.toml and perhaps an owner's corrections."""

from otrar.constants import FACES, PLACES, WARES
from serai.core.components import Components


class Printed:
    """Everything printed that the rules of Otrar read."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.days = source.count("fair.days", 1, 9)
        self.short_days = source.count("fair.short_days", 1, 9)
        self.read_cards(source)
        self.read_coins(source)
        self.read_quarters(source)

    def read_cards(self, c: Components) -> None:
        self.copies = c.count("cards.of_each_ware", 4, 20)
        self.first_cards = c.count("cards.at_first", 0, 3)
        self.prices = c.counts("market.prices", 1, FACES)
        if len(self.prices) != PLACES or self.prices != sorted(self.prices):
            raise c.fault("market.prices", f"must be {PLACES} numbers that never fall")
        self.set_points = [0, *c.counts("sets.points")]
        """By how many different wares a set has."""
        if len(self.set_points) != len(WARES) + 1:
            raise c.fault("sets.points", f"must be {len(WARES)} numbers")

    def read_coins(self, c: Components) -> None:
        self.first_coins = c.count("coins.at_first", 0, 9)
        self.coins_for_first = c.count("coins.for_the_first", 0, 9)
        self.coins_for_die = c.count("coins.for_a_die", 1, 9)
        self.coins_for_point = c.count("coins.for_a_point", 1, 9)

    def read_quarters(self, c: Components) -> None:
        self.stalls = c.count("stalls.each", 1, 20)
        """The stalls of one player."""
        points = c.counts("stalls.points")
        self.stall_points = (points + points[-1:] * FACES)[:FACES]
        """By how many stalls the quarter has already."""
        self.most = [c.count(f"quarters.{ware}.most") for ware in WARES]
        self.second = [c.count(f"quarters.{ware}.second") for ware in WARES]
