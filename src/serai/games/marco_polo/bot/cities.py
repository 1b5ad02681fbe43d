"""What a trading post in a city is worth to a player from now on, in points."""

from typing import Final

from serai.games.marco_polo.bot.things import bundle_worth
from serai.games.marco_polo.cards import BY_DIE_VALUE, PER_OWNED, PER_PIP, CityCard, Way
from serai.games.marco_polo.city_cards import city_of, counted
from serai.games.marco_polo.constants import BEIJING, CARD_SPACE, CARD_SPACES, LARGE, NOBODY, OWN_BONUS, SMALL
from serai.games.marco_polo.rewards import own_small_cities
from serai.games.marco_polo.table import Table

MIDDLING: Final = 4
"""The die that is thought to go to a city card."""
EXCHANGES: Final = 2.2
"""How often an exchange is made in one use of a card: goods are the limit, not the die."""
ELSEWHERE: Final = 1.2
"""What the die would bring on another space."""
USE: Final = 0.8
"""The share of rounds in which a card is used."""
OTHER_CARDS: Final = 0.4
"""What the second and third card of a city are worth beside its best."""


def city_worth(t: Table, seat: int, city: int, rounds_to_come: int) -> float:
    """What comes after the post is placed: the bonus of every round, the use of the cards, the place in Beijing."""
    if city == BEIJING:
        return float(beijing_points(t, seat))
    if city >= SMALL:
        return arrival_worth(t, city) * rounds_to_come
    best = 0.0
    total = 0.0
    for space in range(len(CARD_SPACES)):
        if city_of(space) == city:
            worth = cards_worth(t, seat, space, rounds_to_come)
            total += worth
            best = max(best, worth)
    return USE * (best + OTHER_CARDS * (total - best))


def arrival_worth(t: Table, city: int) -> float:
    """The bonus of a small city, or of the first post in a large one."""
    if city == BEIJING:
        return 0.0
    if city >= SMALL:
        return bundle_worth(t.printed.markers[t.markers[city - SMALL]])
    outpost = t.outposts[city - LARGE]
    return 0.0 if outpost == NOBODY else bundle_worth(t.printed.outposts[outpost])


def beijing_points(t: Table, seat: int) -> int:
    """Of one's place there, or of the best free one."""
    best = 0
    for space, owner in enumerate(t.beijing):
        points = t.printed.beijing_points[space]
        if owner == seat:
            return points
        if owner == NOBODY and points > best:
            best = points
    return best


def cards_worth(t: Table, seat: int, space: int, rounds_to_come: int) -> float:
    """A card in all rounds to come, and perhaps in this one."""
    me = t.players[seat]
    now = 0.5 if me.dice and not t.occupied >> CARD_SPACE + space & 1 else 0.0
    return max(0.2, use_worth(t, seat, t.printed.cards[t.cards[space]]) - ELSEWHERE) * (rounds_to_come + now)


def use_worth(t: Table, seat: int, card: CityCard) -> float:
    """What one use of a card brings with a middling die; a counting card counts the next post or contract too."""
    if card.mode == PER_PIP:
        return MIDDLING * bundle_worth(card.benefit)
    if card.mode == PER_OWNED:
        return min(MIDDLING, counted(t, seat, card) + 1) * bundle_worth(card.benefit)
    if card.mode == BY_DIE_VALUE:
        return bundle_worth(card.by_value[MIDDLING - 1])
    best = 0.0
    for way in card.ways:
        best = max(best, exchanges_worth(t, seat, way))
    return best


def exchanges_worth(t: Table, seat: int, way: Way) -> float:
    times = EXCHANGES
    if way.benefit.of(OWN_BONUS):
        times = min(times, float(len(own_small_cities(t, seat))))
    return times * (bundle_worth(way.benefit) - bundle_worth(way.cost))
