"""What is printed on contracts, city cards and goal cards, as typed, frozen tables."""

from typing import Final

from serai.core.components import Components
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.constants import (
    ANY_GOOD,
    CITIES,
    COIN,
    DIFFERENT_GOODS,
    FROM_BONUSES,
    FROM_CARDS,
    FROM_CONTRACTS,
    MOVE,
    OWN_BONUS,
    THINGS,
    VENEZIA,
)

MODES: Final = [
    "exchange", "exchange_one_direction", "exchange_any_direction", "per_owned", "per_pip", "by_die_value",
]  # fmt: skip
EXCHANGE: Final = 0
ONE_DIRECTION: Final = 1
ANY_DIRECTION: Final = 2
PER_OWNED: Final = 3
PER_PIP: Final = 4
BY_DIE_VALUE: Final = 5

COUNTED: Final = ["trading_posts", "completed_contracts"]
POSTS_COUNTED: Final = 0

EMPTY: Final = Bundle([0] * len(THINGS), FROM_BONUSES)


def bundle(c: Components, path: str, source: int) -> Bundle:
    found = c.table(path)
    amounts = [int(found.get(thing, 0)) for thing in THINGS]
    if max(amounts) > 20:
        raise c.fault(path, "must not name more than 20 of anything")
    if amounts[DIFFERENT_GOODS] not in (0, 2):
        raise c.fault(path, "can name two different goods, no other number")
    return Bundle(amounts, source)


def by_value(c: Components, path: str) -> list[Bundle]:
    """A table with an entry for each value of a die."""
    return [bundle(c, f"{path}.by_value.{value}", FROM_CARDS) for value in range(1, 7)]


class Contract:
    def __init__(self, c: Components, path: str) -> None:
        self.cost = bundle(c, f"{path}.cost", FROM_CONTRACTS)
        self.reward = bundle(c, f"{path}.reward", FROM_CONTRACTS)


class Way:
    """One direction of a city card: what a repetition costs and what it gives."""

    def __init__(self, c: Components, path: str) -> None:
        self.cost = bundle(c, f"{path}.cost", FROM_CARDS)
        self.benefit = bundle(c, f"{path}.benefit", FROM_CARDS)
        if self.cost.is_empty():
            raise c.fault(f"{path}.cost", "must not be empty")
        if [self.cost.of(ANY_GOOD), self.cost.of(DIFFERENT_GOODS)] not in ([0, 0], [1, 0], [0, 2]):
            raise c.fault(f"{path}.cost", "can ask for one good of any kind or for two different ones")
        if self.benefit.of(MOVE) and len(self.benefit.asked) > 1:
            raise c.fault(f"{path}.benefit", "cannot join moves with anything else that is asked")
        if self.benefit.of(OWN_BONUS) and (self.cost.stock != [COIN] or self.cost.vp or self.cost.asked):
            raise c.fault(f"{path}.cost", "must be coins where a small city's bonus is bought")
        if self.benefit.of(OWN_BONUS) > 1 or mixes_bonuses(self.benefit):
            raise c.fault(f"{path}.benefit", "can be one small city's bonus, and then nothing else")


def mixes_bonuses(bundle: Bundle) -> bool:
    """It gives small city bonuses and something else."""
    return 0 < bundle.of(OWN_BONUS) < sum(bundle.amounts)


class CityCard:
    """A city card: a mode, and the ways, the count or the table that the mode needs."""

    def __init__(self, c: Components, name: str) -> None:
        path = f"city_cards.cards.{name}"
        self.mode = c.member(f"{path}.mode", MODES)
        self.ways: list[Way] = []
        self.benefit = EMPTY
        self.counted = POSTS_COUNTED
        self.by_value: list[Bundle] = []
        """By die value, from 1."""
        if self.mode == EXCHANGE:
            self.ways = [Way(c, path)]
        elif self.mode in (ONE_DIRECTION, ANY_DIRECTION):
            self.ways = [Way(c, f"{path}.first"), Way(c, f"{path}.second")]
            if any(way.benefit.of(OWN_BONUS) or way.benefit.of(MOVE) for way in self.ways):
                raise c.fault(path, "cannot give moves or small city bonuses in two directions")
            if any(way.cost.of(DIFFERENT_GOODS) for way in self.ways) or self.ways[1].cost.of(ANY_GOOD):
                raise c.fault(path, "can ask for a good of any kind in its first direction only")
        elif self.mode == BY_DIE_VALUE:
            self.by_value = by_value(c, path)
            for entry in self.by_value:
                if (entry.of(OWN_BONUS) > 0) != (self.by_value[0].of(OWN_BONUS) > 0) or mixes_bonuses(entry):
                    raise c.fault(f"{path}.by_value", "can give small city bonuses for all values and nothing else")
        else:
            self.benefit = bundle(c, f"{path}.benefit", FROM_CARDS)
            if self.benefit.asked or self.benefit.is_empty():
                raise c.fault(f"{path}.benefit", "must be coins, camels, goods of a kind or points")
            if self.mode == PER_OWNED:
                self.counted = c.member(f"{path}.counts", COUNTED)


class Goal:
    def __init__(self, c: Components, name: str) -> None:
        path = f"goal_cards.cards.{name}"
        cities = c.members(f"{path}.cities", CITIES)
        if VENEZIA in cities:
            raise c.fault(f"{path}.cities", "must name cities where a trading post can stand")
        self.cities = cities
        self.set = 1 << cities[0] | 1 << cities[1]
        self.points = c.count(f"{path}.points")
