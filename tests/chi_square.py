"""How surprising counts are if chance is fair: Pearson's chi-square, in plain Python.

Tests draw with fixed seeds, so that they never flicker, and call unfair only what is less likely than `UNFAIR`.
"""

import math
from collections import Counter
from collections.abc import Hashable, Iterable, Sequence

UNFAIR = 1e-6


def tail(square: float, freedom: int) -> float:
    """How often a chi-square of so many degrees of freedom is at least this large."""
    if square <= 0:
        return 1.0
    a, x = freedom / 2, square / 2
    front = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        return 1 - front * series(a, x)
    return front * fraction(a, x)


def series(a: float, x: float) -> float:
    """The lower part of the incomplete gamma function, without its front."""
    term = total = 1 / a
    while term > total * 1e-12:
        a += 1
        term *= x / a
        total += term
    return total


def fraction(a: float, x: float) -> float:
    """The upper part, as a continued fraction (Lentz)."""
    b = x + 1 - a
    c, d = 1e300, 1 / b
    value = d
    for at in range(1, 10_000):
        top = -at * (at - a)
        b += 2
        d = 1 / (top * d + b)
        c = b + top / c
        value *= c * d
        if abs(c * d - 1) < 1e-12:
            break
    return value


def evenly(drawn: Iterable[Hashable], possible: Sequence[Hashable]) -> float:
    """How likely it is that one of these, drawn again and again, each as likely as any other, comes so unevenly."""
    counts = Counter(drawn)
    assert set(counts) <= set(possible), set(counts) - set(possible)
    expected = counts.total() / len(possible)
    return tail(sum((counts[one] - expected) ** 2 for one in possible) / expected, len(possible) - 1)


def sets_evenly(hands: Sequence[Sequence[Hashable]], possible: Sequence[Hashable]) -> float:
    """The same for hands of several cards each: of a hand every card is counted, and no card is in it twice."""
    counts = Counter(card for hand in hands for card in hand)
    assert set(counts) <= set(possible), set(counts) - set(possible)
    share = len(hands[0]) / len(possible)
    if share == 1:
        return 1.0
    spread = len(hands) * share * (1 - share) * len(possible) / (len(possible) - 1)
    return tail(sum((counts[one] - len(hands) * share) ** 2 for one in possible) / spread, len(possible) - 1)


def alike(these: Iterable[Hashable], those: Iterable[Hashable]) -> float:
    """How likely it is that two samples of the same chance differ so much."""
    left, right = Counter(these), Counter(those)
    a, b = left.total(), right.total()
    square = 0.0
    for one in left | right:
        square += (left[one] * math.sqrt(b / a) - right[one] * math.sqrt(a / b)) ** 2 / (left[one] + right[one])
    return tail(square, max(1, len(left | right) - 1))
