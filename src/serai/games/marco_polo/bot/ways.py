"""The ways over the map as a traveller weighs them: from anywhere to anywhere the cheapest, with all that it asks."""

from typing import Final

from serai.games.marco_polo.components import Printed, Road
from serai.games.marco_polo.constants import LOCATIONS

STEP_PRICE: Final = 3.3
"""About what the travel table charges for a step, in coins."""
CAMEL_PRICE: Final = 1.9
"""What a camel is worth in coins."""
FAR: Final = 999.0


class Ways:
    """By the place where one stands and the place where one goes: steps, coins and camels for roads, cities passed."""

    def __init__(self, roads: list[list[Road]]) -> None:
        places = range(len(LOCATIONS))
        self.price = [[0.0 if here == there else FAR for there in places] for here in places]
        self.steps = [[0 for _ in places] for _ in places]
        self.coins = [[0 for _ in places] for _ in places]
        self.camels = [[0 for _ in places] for _ in places]
        self.passed = [[0 for _ in places] for _ in places]
        """The places between the two, as a set."""
        for here in places:
            for road in roads[here]:
                self.price[here][road.to] = STEP_PRICE + road.coins + CAMEL_PRICE * road.camels
                self.steps[here][road.to] = 1
                self.coins[here][road.to] = road.coins
                self.camels[here][road.to] = road.camels
        for middle in places:
            for here in places:
                for there in places:
                    self.go_through(here, middle, there)

    def go_through(self, here: int, middle: int, there: int) -> None:
        """Take the way through the middle where it is cheaper than the one known so far."""
        price = self.price[here][middle] + self.price[middle][there]
        if price < self.price[here][there]:
            self.price[here][there] = price
            self.steps[here][there] = self.steps[here][middle] + self.steps[middle][there]
            self.coins[here][there] = self.coins[here][middle] + self.coins[middle][there]
            self.camels[here][there] = self.camels[here][middle] + self.camels[middle][there]
            self.passed[here][there] = self.passed[here][middle] | self.passed[middle][there] | 1 << middle


KNOWN: Final[dict[str, Ways]] = {}
"""By the digest of the printed tables, once for everybody and once for Johannes."""


def ways_of(printed: Printed, leaps: bool) -> Ways:
    key = f"{printed.digest} leaps" if leaps else printed.digest
    found = KNOWN.get(key)
    if found is None:
        found = Ways(printed.jumps if leaps else printed.roads)
        KNOWN[key] = found
    return found
