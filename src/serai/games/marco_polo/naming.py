"""Which values are worth naming for Rashid where he pays for company by the value he names. (84, 88)"""

from serai.games.marco_polo.constants import BAZAAR, COIN, KHAN, TRAVEL
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.table import Table


def worth_naming(t: Table, me: Player, space: int, values: list[int]) -> list[int]:
    """Those of the values he can pay, lowest first, that no other one makes needless."""
    if space == TRAVEL:
        return [value for value in values if value == 1 or can_pay_steps(t, me, value)]
    if BAZAAR <= space < KHAN:
        left = [left_by(t, space, value) for value in values]
        return [value for at, value in enumerate(values) if not is_needless(left, at)]
    return values


def can_pay_steps(t: Table, me: Player, value: int) -> bool:
    """Whether the last of so many steps is within his coins; otherwise a lower value goes as far."""
    return value + sum(t.printed.step_coins[:value]) <= me.stock[COIN]


def left_by(t: Table, space: int, value: int) -> list[int]:
    """What a column of the bazaar brings, by thing, less the coins for company."""
    amounts = t.printed.bazaar[space - BAZAAR][value - 1].amounts.copy()
    amounts[COIN] -= value
    return amounts


def is_needless(left: list[list[int]], at: int) -> bool:
    """Another value leaves as much of everything; of two that leave the same, the lower one stays."""
    for other in range(len(left)):
        if other != at and covers(left[other], left[at]) and (other < at or not covers(left[at], left[other])):
            return True
    return False


def covers(one: list[int], other: list[int]) -> bool:
    return all(one[thing] >= other[thing] for thing in range(len(one)))
