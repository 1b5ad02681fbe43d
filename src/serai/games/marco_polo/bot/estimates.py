"""What the printed things are worth, and what journeys cost, in whole numbers: reckoned once for all positions.

The features of a position are asked for at every leaf of a search, so what is printed is weighed but once. Worth is
told in tenths of a point, as the evaluation knows it.
"""

from typing import Final

from serai.games.marco_polo.bot.cities import ELSEWHERE, EXCHANGES, MIDDLING, USE
from serai.games.marco_polo.bot.things import THING_WORTH, bundle_worth
from serai.games.marco_polo.bot.ways import Ways, ways_of
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import PER_OWNED, PER_PIP, POSTS_COUNTED, CityCard, Contract
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import GOLD, OWN_BONUS, PEPPER, SILK, STOCK
from serai.games.marco_polo.player import Player

HUNDREDTHS: Final = [round(100 * THING_WORTH[thing]) for thing in range(STOCK)]
"""Of a point, for each thing in a warehouse."""
LEAST_USE: Final = 0.2
"""What a card is worth in a round at the very least, over what the die would bring elsewhere."""


def tenths(points: float) -> int:
    return round(10 * points)


# Sets ----------------------------------------------------------------------------------------------------------------

COUNTS: Final = [number.bit_count() for number in range(1 << 11)]


def size_of(members: int) -> int:
    """How many members a set of up to 44 has; compiled, `bit_count` would be slower by far."""
    few = COUNTS[members & 2047] + COUNTS[members >> 11 & 2047]
    return few if members < 1 << 22 else few + COUNTS[members >> 22 & 2047] + COUNTS[members >> 33]


# Contracts -----------------------------------------------------------------------------------------------------------


class ContractEstimate:
    """A contract: its points, what else it gives, and what all of that gains over its price."""

    def __init__(self, contract: Contract) -> None:
        worth = bundle_worth(contract.reward)
        self.things = contract.cost.stock
        self.amounts = contract.cost.amounts
        self.points = contract.reward.vp
        self.beyond = tenths(worth - contract.reward.vp)
        self.gain = tenths(worth - 0.8 * bundle_worth(contract.cost))

    def lack(self, me: Player) -> int:
        """What is missing for it, in hundredths of a point."""
        missing = 0
        for thing in self.things:
            short = self.amounts[thing] - me.stock[thing]
            if short > 0:
                missing += HUNDREDTHS[thing] * short
        return missing

    def promise(self, lack: int) -> int:
        """The surer the less is missing."""
        share = 75 - lack // 5
        return self.gain * (share if share > 8 else 8) // 100


# City cards ----------------------------------------------------------------------------------------------------------


class WayEstimate:
    """One direction of a city card: what a repetition takes, and what it gains over that."""

    def __init__(self, cost: Bundle, benefit: Bundle) -> None:
        self.cost = cost
        self.chosen = cost.chosen_goods()
        self.names_cities = benefit.of(OWN_BONUS) > 0
        self.gain = tenths(bundle_worth(benefit) - bundle_worth(cost))

    def times(self, me: Player, most: int, small_cities: int) -> int:
        """How often it can be made now; goods left to choose are taken for different ones if there are enough."""
        times = small_cities if self.names_cities and small_cities < most else most
        for thing in self.cost.stock:
            possible = me.stock[thing] // self.cost.amounts[thing]
            if possible < times:
                times = possible
        if self.chosen:
            possible = (me.stock[PEPPER] + me.stock[SILK] + me.stock[GOLD]) // self.chosen
            if possible < times:
                times = possible
        return times


class CardEstimate:
    """A city card: what a use brings by the die, by what is counted, or by what is exchanged."""

    def __init__(self, card: CityCard) -> None:
        self.counts = card.mode == PER_OWNED
        self.counts_posts = card.counted == POSTS_COUNTED
        self.unit = tenths(bundle_worth(card.benefit))
        """For each thing counted."""
        self.ways = [WayEstimate(way.cost, way.benefit) for way in card.ways]
        self.names_cities = len(card.by_value) > 0 and card.by_value[0].of(OWN_BONUS) > 0
        self.by_value = [0, *[tenths(bundle_worth(entry)) for entry in card.by_value]]
        if card.mode == PER_PIP:
            self.by_value = [pips * self.unit for pips in range(7)]
        self.rounds = [tenths(USE * max(LEAST_USE, self.usual(n) / 10 - ELSEWHERE)) for n in range(MIDDLING + 1)]
        """What a post beside it promises for each round to come, by how many things it would count."""

    def usual(self, counted: int) -> int:
        """What one use brings with a middling die."""
        if self.counts:
            return counted * self.unit
        if not self.ways:
            return self.by_value[MIDDLING]
        return tenths(EXCHANGES * max([way.gain for way in self.ways]) / 10)

    def now(self, me: Player, value: int, counted: int, small_cities: int) -> int:
        """What a use with such a die brings at once."""
        if self.counts:
            return self.unit * (counted if counted < value else value)
        if not self.ways:
            return 0 if self.names_cities and small_cities == 0 else self.by_value[value]
        best = 0
        for way in self.ways:
            worth = way.gain * way.times(me, value, small_cities)
            if worth > best:
                best = worth
        return best


# Journeys ------------------------------------------------------------------------------------------------------------


class Journeys:
    """By the place where one stands and the place where one goes: steps, coins for steps and roads, camels."""

    def __init__(self, printed: Printed, ways: Ways) -> None:
        self.steps = ways.steps
        self.camels = ways.camels
        self.passed = ways.passed
        paid = [sum(printed.step_coins[:steps]) for steps in range(7)]
        self.coins = [
            [ways.coins[here][there] + steps // 6 * paid[6] + paid[steps % 6] for there, steps in enumerate(row)]
            for here, row in enumerate(ways.steps)
        ]
        """Of more than six steps one makes several journeys."""


# All of it -----------------------------------------------------------------------------------------------------------


class Estimates:
    """What there is to know of one set of printed tables."""

    def __init__(self, printed: Printed) -> None:
        self.contracts = [ContractEstimate(contract) for contract in printed.contracts]
        self.cards = [CardEstimate(card) for card in printed.cards]
        self.markers = [tenths(bundle_worth(marker)) for marker in printed.markers]
        self.outposts = [tenths(bundle_worth(outpost)) for outpost in printed.outposts]
        self.walking = Journeys(printed, ways_of(printed, False))
        self.leaping = Journeys(printed, ways_of(printed, True))

    def journeys(self, me: Player) -> Journeys:
        return self.leaping if me.leaps() else self.walking


KNOWN: Final[dict[str, Estimates]] = {}
"""By the digest of the printed tables."""


def estimates_of(printed: Printed) -> Estimates:
    found = KNOWN.get(printed.digest)
    if found is None:
        found = Estimates(printed)
        KNOWN[printed.digest] = found
    return found
