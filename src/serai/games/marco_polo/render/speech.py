"""Marco Polo's words and the pieces of sentences that several sentences share: prices, contracts, cards, dice."""

from functools import cache

from serai.core.text import Fact, Texts, load_texts
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import ANY_DIRECTION, BY_DIE_VALUE, EXCHANGE, PER_PIP, CityCard, Way
from serai.games.marco_polo.constants import BLACK_DIE, DICE_NAMES, THINGS
from serai.games.marco_polo.die import kind_of, value_of
from serai.games.marco_polo.table import Table


@cache
def texts() -> Texts:
    return load_texts("serai.games.marco_polo")


def phrase(key: str, **facts: Fact) -> str:
    return texts().say("phrase", key, facts)


def either(parts: list[str]) -> str:
    """One, two or three."""
    return str(texts().tables["joints"]["or"]).join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


# How much -----------------------------------------------------------------------------------------------------------


def amounts(bundle: Bundle) -> list[str]:
    return [texts().count(THINGS[thing], n) for thing, n in enumerate(bundle.amounts) if n]


def things(bundle: Bundle) -> str:
    """'2 camels, 1 gold and 4 points'."""
    return texts().listed(amounts(bundle) or [phrase("nothing")])


def lost(t: Table, gain: Bundle) -> str:
    """What a gain cannot bring any more: black dice, once the last is taken."""
    return phrase("no_black_die") if gain.of(BLACK_DIE) and not t.black_dice else ""


def price(coins: int, camels: int = 0) -> str:
    """' for 3 coins and 2 camels', or that it is for nothing."""
    found = prices(coins, camels)
    return phrase("price", price=found) if found else phrase("free")


def prices(coins: int, camels: int) -> str:
    """'3 coins and 2 camels', or nothing at all."""
    return texts().listed([texts().count(THINGS[thing], n) for thing, n in enumerate([coins, camels]) if n])


# Contracts, cards and goals -----------------------------------------------------------------------------------------


def contract(t: Table, number: int, key: str = "contract") -> str:
    printed = t.printed.contracts[number]
    return phrase(key, cost=things(printed.cost), reward=things(printed.reward))


def exchange(way: Way, times: int = 1) -> str:
    return phrase("way", cost=things(way.cost.times(times)), benefit=things(way.benefit.times(times)))


def card(t: Table, number: int) -> str:
    """A city card in words, as it is printed."""
    printed = t.printed.cards[number]
    if printed.mode == EXCHANGE:
        return exchange(printed.ways[0])
    if printed.ways:
        free = printed.mode == ANY_DIRECTION and t.setting.either_way
        first, second = [exchange(way) for way in printed.ways]
        return phrase("ways" if free else "ways_bound", first=first, second=second)
    if printed.mode == BY_DIE_VALUE:
        return by_value(printed)
    benefit = things(printed.benefit)
    if printed.mode == PER_PIP:
        return phrase("per_pip", benefit=benefit)
    return phrase("per_owned", benefit=benefit, counted=printed.counted)


def card_used(t: Table, number: int) -> str:
    """A city card in words, with how often it can be used."""
    told, ways = card(t, number), len(t.printed.cards[number].ways)
    return phrase("repeated" if ways == 1 else "repeated_ways", ways=told) if ways else told


def by_value(printed: CityCard) -> str:
    """Each entry of a table with the values that give it: 'with 1 to 3, 1 silk; with 4 or more, 3 silk'."""
    found: list[list[int]] = []
    for at, entry in enumerate(printed.by_value):
        if found and printed.by_value[found[-1][0]].amounts == entry.amounts:
            found[-1].append(at)
        else:
            found.append([at])
    if len(found) == 1:
        return things(printed.by_value[0])
    parts = []
    for run in found:
        key = "value_or_more" if run[-1] == 5 and len(run) > 1 else "values" if len(run) > 1 else "value_entry"
        facts: dict[str, Fact] = {"value": run[0] + 1, "last": run[-1] + 1}
        parts.append(phrase(key, benefit=things(printed.by_value[run[0]]), **facts))
    return "; ".join(parts)


def goal(t: Table, number: int) -> str:
    printed = t.printed.goals[number]
    return phrase("goal", first=printed.cities[0], second=printed.cities[1], points=printed.points)


# Dice ---------------------------------------------------------------------------------------------------------------


def die(number: int) -> str:
    """'your 4', 'a black 2'; Rashid's dice show nothing."""
    value = value_of(number)
    return phrase(f"{DICE_NAMES[kind_of(number)]}{'' if value else '_hidden'}", value=value)
