"""What several sentences of Marco Polo speak of: amounts, prices, places, contracts, cards, dice."""

from functools import lru_cache
from typing import Final

from serai.core.say import SEMICOLON, Count, Fact, Say, Several
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import ANY_DIRECTION, BY_DIE_VALUE, COUNTED, EXCHANGE, PER_PIP, CityCard, Way
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import (
    BLACK_DIE,
    CAMEL,
    CARD_SPACES,
    CARDS,
    CHARACTERS,
    COIN,
    CONTRACTS,
    DICE_NAMES,
    GOALS,
    LARGE,
    LARGE_CITIES,
    LOCATIONS,
    NOBODY,
    OASIS,
    SEATS,
    SMALL,
    SOURCES,
    SPACES,
    THINGS,
    VP,
)
from serai.games.marco_polo.die import kind_of, value_of
from serai.games.marco_polo.table import Table

NAMES: Final = ["point" if thing == VP else name for thing, name in enumerate(THINGS)]
"""The things as the texts call them; points are called so in every game."""
LAST_CITY: Final = LARGE_CITIES[-1]
"""The city with several cards."""

# How much -----------------------------------------------------------------------------------------------------------


def amount(thing: int, n: int) -> Count:
    return Count(NAMES[thing], n)


def points(n: int) -> Count:
    return Count("point", n)


def amounts(bundle: Bundle) -> list[Count]:
    return [amount(thing, n) for thing, n in enumerate(bundle.amounts) if n]


def things(bundle: Bundle) -> Fact:
    """'2 camels, 1 gold and 4 points'."""
    return Several(amounts(bundle) or [Say("nothing")])


def within_supply(t: Table, gain: Bundle) -> Fact:
    """A gain, with what it cannot bring any more: black dice, once the last is taken."""
    told = things(gain)
    return Say("gain-without-die", things=told) if gain.of(BLACK_DIE) and not t.black_dice else told


def prices(coins: int, camels: int) -> Fact:
    """'3 coins and 2 camels'."""
    return Several([amount(thing, n) for thing, n in [(COIN, coins), (CAMEL, camels)] if n])


def price(coins: int, camels: int = 0) -> Say:
    """'for 3 coins and 2 camels', or that it is for nothing."""
    return Say("price", price=prices(coins, camels)) if coins or camels else Say("price-free")


# Names --------------------------------------------------------------------------------------------------------------


def seat_name(seat: int) -> Say:
    return Say(f"seat-{SEATS[seat]}")


def character_name(number: int) -> Say:
    return Say(f"character-{CHARACTERS[number]}", named=CHARACTERS[number])


def source_name(number: int) -> Say:
    return Say(f"source-{SOURCES[number]}")


def place(location: int) -> Say:
    name = LOCATIONS[location]
    return Say("place-oasis", letter=letter_of(location)) if location >= OASIS else Say(f"place-{name}")


def place_named(name: str) -> Say:
    return place(LOCATIONS.index(name))


def letter_of(oasis: int) -> str:
    """The letter by which an oasis is known in every language."""
    return "ABCDEFGHIJ"[oasis - OASIS]


def space_name(space: int, card: int = NOBODY) -> Say:
    """An action space within a sentence; a city's card by its city, with the one that lies there if it is known."""
    name = SPACES[space]
    facts: dict[str, Fact] = {} if card == NOBODY else {"named": CARDS[card]}
    return (
        Say("space-card", city=Say(f"place-{name}"), **facts) if name in LARGE_CITIES else Say(f"space-{name}", **facts)
    )


def card_place(space: int) -> Say:
    """The place of a city card as a label."""
    city, _, nth = CARD_SPACES[space].rpartition("_")
    if city == LAST_CITY:
        return Say("card-place-nth", city=Say(f"place-{city}"), n=int(nth))
    return Say("card-place", city=Say(f"place-{CARD_SPACES[space]}"))


def bonus_name(location: int) -> Say:
    """The bonus of a city; that of location 0 is one's character's."""
    if location < LARGE:
        return Say("bonus-character")
    return Say("bonus-outpost" if location < SMALL else "bonus-city", city=place(location))


# Contracts, cards and goals -----------------------------------------------------------------------------------------


def contract(t: Table, number: int) -> Say:
    printed = t.printed.contracts[number]
    return Say("contract", cost=things(printed.cost), reward=things(printed.reward))


def contract_word(key: str, number: int, **facts: Fact) -> Say:
    """A word for a contract that knows which one it is."""
    return Say(f"contract-{key}", named=CONTRACTS[number], **facts)


def exchange(way: Way, times: int = 1) -> Say:
    return Say("exchange", cost=things(way.cost.times(times)), benefit=things(way.benefit.times(times)))


@lru_cache(512)
def card(printed: Printed, number: int, either_way: bool) -> Fact:
    """A city card in words, as it is printed."""
    found = printed.cards[number]
    if found.mode == EXCHANGE:
        return exchange(found.ways[0])
    if found.ways:
        free = found.mode == ANY_DIRECTION and either_way
        first, second = [exchange(way) for way in found.ways]
        return Say("card-ways" if free else "card-ways-bound", first=first, second=second)
    if found.mode == BY_DIE_VALUE:
        return by_value(found)
    benefit = things(found.benefit)
    if found.mode == PER_PIP:
        return Say("card-per-pip", benefit=benefit)
    return Say(f"card-per-{COUNTED[found.counted]}", benefit=benefit)


def card_used(printed: Printed, number: int, either_way: bool) -> Fact:
    """A city card in words, with how often it can be used."""
    told, ways = card(printed, number, either_way), len(printed.cards[number].ways)
    return Say("card-repeated" if ways == 1 else "card-repeated-ways", ways=told) if ways else told


def by_value(printed: CityCard) -> Fact:
    """Each entry of a table with the values that give it: 'with 1 to 3, 1 silk; with 4 or more, 3 silk'."""
    found: list[list[int]] = []
    for at, entry in enumerate(printed.by_value):
        if found and printed.by_value[found[-1][0]].amounts == entry.amounts:
            found[-1].append(at)
        else:
            found.append([at])
    if len(found) == 1:
        return things(printed.by_value[0])
    return Several([values(run, things(printed.by_value[run[0]])) for run in found], SEMICOLON)


def values(run: list[int], benefit: Fact) -> Say:
    """What the values of a run give, which counts from 0."""
    first, last = run[0] + 1, run[-1] + 1
    if first == last:
        return Say("card-value", value=first, benefit=benefit)
    if last == 6:
        return Say("card-value-or-more", value=first, benefit=benefit)
    return Say("card-values", value=first, last=last, benefit=benefit)


def goal(t: Table, number: int) -> Say:
    printed = t.printed.goals[number]
    return Say("goal", cities=goal_cities(number, *printed.cities), points=points(printed.points))


def goal_cities(number: int, first: int, second: int) -> Say:
    """A goal card by its cities."""
    return Say("goal-cities", first=place(first), second=place(second), named=GOALS[number])


# Dice ---------------------------------------------------------------------------------------------------------------


def die(number: int) -> Say:
    """'your 4', 'a black 2', in the hand of the one who decides."""
    return shown(f"die-{DICE_NAMES[kind_of(number)]}", value_of(number))


def face(kind: int, value: int) -> Say:
    """'a 4', 'a black 2', as the log tells of it."""
    return shown(f"face-{DICE_NAMES[kind]}", value)


def shown(key: str, value: int) -> Say:
    """A die with its value; Rashid's show nothing before he names one."""
    return Say(key, value=value) if value else Say(f"{key}-hidden")
