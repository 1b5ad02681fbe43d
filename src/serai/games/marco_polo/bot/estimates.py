"""What the printed things are worth, and what journeys cost, in whole numbers: reckoned once for all positions.

The features of a position are asked for at every leaf of a search, so what is printed is weighed but once. Worth is
told in tenths of a point, as the evaluation knows it.
"""

from typing import Final

from serai.games.marco_polo.bot.cities import ELSEWHERE, EXCHANGES, MIDDLING, USE
from serai.games.marco_polo.bot.things import THING_WORTH, bundle_worth
from serai.games.marco_polo.bot.travels import DICE
from serai.games.marco_polo.bot.ways import Ways, ways_of
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import PER_OWNED, PER_PIP, POSTS_COUNTED, CityCard, Contract
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import (
    BLACK_DIE,
    CAMEL,
    COIN,
    GOLD,
    LARGE,
    LOCATIONS,
    MOVE,
    OASIS,
    OWN_BONUS,
    PEPPER,
    SILK,
)
from serai.games.marco_polo.player import Player

SHARE: Final = 8
"""Shares are told in so many bits: a division would take longer than all the rest."""
SURE: Final = round(0.75 * (1 << SHARE))
LESS: Final = round(0.02 * (1 << SHARE))
HARDLY: Final = round(0.08 * (1 << SHARE))
"""How sure a contract is for which nothing is missing, how much less for each tenth of a point, and at the least."""
LEAST_USE: Final = 0.2
"""What a card is worth in a round at the very least, over what the die would bring elsewhere."""


def tenths(points: float) -> int:
    return round(10 * points)


WORTH: Final = [tenths(worth) for worth in THING_WORTH]
"""Of each thing."""


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
        self.moves = contract.reward.of(MOVE)
        self.dice = contract.reward.of(BLACK_DIE)

    def lack(self, me: Player) -> int:
        """What all that is missing for it is worth."""
        stock = me.stock
        missing = 0
        for thing in self.things:
            short = self.amounts[thing] - stock[thing]
            if short > 0:
                missing += WORTH[thing] * short
        return missing

    def promise(self, lack: int) -> int:
        """The surer the less is missing."""
        share = SURE - LESS * lack
        return self.gain * (share if share > HARDLY else HARDLY) >> SHARE


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


class Outlook:
    """The cities as seen from a place, from the first large one to Beijing: what the cheapest way there takes."""

    def __init__(self, printed: Printed, ways: Ways, here: int) -> None:
        paid = [sum(printed.step_coins[:steps]) for steps in range(7)]
        self.steps = ways.steps[here][LARGE:OASIS]
        self.camels = ways.camels[here][LARGE:OASIS]
        self.coins = [
            coins + steps // 6 * paid[6] + paid[steps % 6]  # of more than six steps one makes several journeys
            for coins, steps in zip(ways.coins[here][LARGE:OASIS], self.steps, strict=True)
        ]
        self.passed = [passed >> LARGE for passed in ways.passed[here][LARGE:OASIS]]
        """The cities on the way, as a set."""
        self.prices = [
            tenths(0.8 * (DICE + THING_WORTH[COIN] * coins + THING_WORTH[CAMEL] * camels))
            for coins, camels in zip(self.coins, self.camels, strict=True)
        ]
        """What all of that is worth, with the dice, as it weighs against a prize."""


def outlooks(printed: Printed, leaps: bool) -> list[Outlook]:
    return [Outlook(printed, ways_of(printed, leaps), here) for here in range(len(LOCATIONS))]


# All of it -----------------------------------------------------------------------------------------------------------


class Estimates:
    """What there is to know of one set of printed tables."""

    def __init__(self, printed: Printed) -> None:
        self.contracts = [ContractEstimate(contract) for contract in printed.contracts]
        self.cards = [CardEstimate(card) for card in printed.cards]
        self.markers = [tenths(bundle_worth(marker)) for marker in printed.markers]
        self.outposts = [tenths(bundle_worth(outpost)) for outpost in printed.outposts]
        self.walking = outlooks(printed, False)
        self.leaping = outlooks(printed, True)

    def outlooks(self, me: Player) -> list[Outlook]:
        """By where one stands; Johannes sees another map."""
        return self.leaping if me.leaps() else self.walking


KNOWN: Final[dict[str, Estimates]] = {}
"""By the digest of the printed tables."""


def estimates_of(printed: Printed) -> Estimates:
    found = KNOWN.get(printed.digest)
    if found is None:
        found = Estimates(printed)
        KNOWN[printed.digest] = found
    return found
