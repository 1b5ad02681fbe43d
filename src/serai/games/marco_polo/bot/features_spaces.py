"""Features: the action spaces, what one could place on them, and what the city cards would bring at once."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.games.marco_polo.bot.estimates import Estimates
from serai.games.marco_polo.bot.features_map import SMALL_SET
from serai.games.marco_polo.city_cards import city_of
from serai.games.marco_polo.constants import (
    CARD_SPACE,
    CARD_SPACES,
    COIN,
    CONTRACT_SPACE,
    KHAN,
    KINDS,
    MONEY_BAG,
    OWN,
    SPACES,
)
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

CITY_OF: Final = [city_of(space) for space in range(len(CARD_SPACES))]
HIGH: Final = 6


def describe_spaces(layout: Layout) -> None:
    layout.each("value", SPACES[:CARD_SPACE], "the highest value one's dice and coins allow on this space now, else 0")
    layout.each("taken", SPACES[:MONEY_BAG], "1 if dice lie on this space")
    layout.one("khan.left", "places left on the Khan's favor")
    layout.one("khan.value", "the least value that may follow there")
    layout.one("black_dice", "black dice left on the board")
    layout.each(
        "card", CARD_SPACES, "what the city card there would bring at once to one's best die, in tenths of a point"
    )
    layout.one("card.best", "the most that a city card would bring at once, in tenths of a point")
    layout.one("card.second", "what the next best would bring, in tenths of a point")


def put_spaces(t: Table, me: Player, known: Estimates, row: Row) -> None:
    for space in range(CARD_SPACE):
        row.put(best_value(t, me, space))
    row.members(t.occupied, MONEY_BAG)
    row.put(t.printed.khan_spaces - t.khan_dice)
    row.put(t.khan_value)
    row.put(t.black_dice)
    put_cards(t, me, known, row)


def best_value(t: Table, me: Player, space: int) -> int:
    """Of a group of dice the lowest counts: so many down from the highest that may go there and can be paid for."""
    if not is_open(t, space):
        return 0
    due = t.occupied >> space & 1 == 1 and space != KHAN and me.pays_for_company()
    barred = me.spaces >> space & 1 == 1
    coins = me.stock[COIN]
    left = t.printed.dice_on[space]
    for at in range(len(me.dice) - 1, -1, -1):
        die = me.dice[at]
        if barred and die % KINDS == OWN:
            continue
        left -= 1
        if left <= 0:
            value = die // KINDS
            if value == 0:
                value = coins if due and coins < HIGH else HIGH
            if not due or value <= coins:
                return 0 if space == KHAN and value < t.khan_value else value
    return 0


def is_open(t: Table, space: int) -> bool:
    if space == KHAN:
        return t.khan_dice < t.printed.khan_spaces
    return space != CONTRACT_SPACE or len(t.row) > 0


def put_cards(t: Table, me: Player, known: Estimates, row: Row) -> None:
    """With a post in the city, on a card that nobody has used in this round."""
    value = (me.dice[len(me.dice) - 1] // KINDS or HIGH) if me.dice else 0
    placed = size_of(me.posts)
    completed = size_of(me.completed)
    small = size_of(me.posts & SMALL_SET)
    posts: i64 = me.posts if value else 0
    taken: i64 = t.occupied >> CARD_SPACE
    best = 0
    second = 0
    for space in range(len(CITY_OF)):
        worth = 0
        if posts >> CITY_OF[space] & 1 and not taken >> space & 1:
            card = known.cards[t.cards[space]]
            worth = card.now(me, value, placed if card.counts_posts else completed, small)
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
        row.put(worth)
    row.put(best)
    row.put(second)
