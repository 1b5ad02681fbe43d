"""A linear value for each phase of a game, by least squares with a little shrinking.

It learns of two things: what came of positions in the end, which says how much is to be expected, and how lines
compared of which a search had to take one, which says what makes the difference. The ends of games are full of luck,
and all positions of a game share one; a comparison is short and fair. Each counts for what it tells.

A search compares only lines that its judge likes at a first look, so comparisons say nothing of all others. What is
learnt of them is therefore a correction of what was known before, and a small one. It also judges by what is known how
its lines end: who learns of comparisons alone, round after round, believes oneself. The ends of games put that right.
"""

import math
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serai.train.examples import Examples

Floats = NDArray[np.float64]

SHRINKS: Final[tuple[float, ...]] = (100.0, 1000.0, 10000.0, 100000.0)
"""How much large weights cost, in examples: what explains most of the games kept apart is taken. It is much, for the
positions of a game have all come to the same end."""
SHRINK_COMPARED: Final = 1e5
SHRINK_CORRECTED: Final = 1e6
"""The same where lines were compared: towards what the title's own evaluation says, and towards weights that are known.
With less, more is explained of how lines compared, also in games kept apart, and yet bots play worse."""
SHRINK_PUT_RIGHT: Final = 1e5
"""The same where weights that are known are corrected by the ends of games alone. With less, more is explained of how
games kept apart ended, and yet bots play worse: what goes with winning need not be what wins."""
LUCK: Final = 20.0
"""Points by which a game ends otherwise than anybody can foresee."""
SHARED: Final = 20.0
"""Positions of a game that tell as much as one by itself would, as they share its end."""
MISJUDGED: Final = 1.5
"""Points by which the search itself may be wrong about two lines, however long it compares them."""
FEWEST: Final = 200
"""Examples that a phase must have; one with fewer is judged as it was before or, if nothing was known, like the nearest
that has more; and where none has so many all phases are judged alike."""


@dataclass(frozen=True)
class Lessons:
    """What there is to learn of one phase."""

    rows: NDArray[np.int16]
    aim: Floats
    differences: NDArray[np.float32]
    """Between the ends of two lines."""
    gain: NDArray[np.float32]
    counts: NDArray[np.float32]
    """How much each comparison does."""


@dataclass(frozen=True)
class Explained:
    """The share of the variance that weights explain in games kept apart."""

    ends: float
    comparisons: float


def fit_linear(
    examples: Examples, phases: int, rival: float, win: float, known: Floats | None = None
) -> tuple[Floats, Explained]:
    """The weights by phase, the last one by itself, and what they explain. With weights that are known already, these
    are corrected; else what the title's own evaluation says, the last number, is believed as far as it explains."""
    aim = examples.own - rival * examples.rival + win * examples.win
    scale = spread(examples.rows)
    if len(examples.gain):
        shrinks: tuple[float, ...] = (SHRINK_COMPARED if known is None else SHRINK_CORRECTED,)
    else:
        shrinks = SHRINKS if known is None else (SHRINK_PUT_RIGHT,)
    found = np.zeros((len(shrinks), phases, examples.features + 1))
    seen = np.zeros(phases, dtype=bool)
    for phase in range(phases):
        lessons = lessons_of(examples, aim, phase)
        if len(lessons.rows) >= FEWEST:
            found[:, phase] = least_squares(lessons, scale, shrinks, None if known is None else known[phase])
            seen[phase] = True
    if known is not None:
        found[:, ~seen] = known[~seen]
    else:
        if not seen.any():
            found[:, 0] = least_squares(lessons_of(examples, aim, None), scale, shrinks, None)
            seen[0] = True
        there = np.flatnonzero(seen)
        for other in np.flatnonzero(~seen):
            found[:, other] = found[:, there[np.argmin(np.abs(there - other))]]
    told = [explained(examples, weights, aim) for weights in found]
    best = int(np.argmax(told))
    return found[best], Explained(told[best], told_apart(examples, found[best]))


def lessons_of(examples: Examples, aim: Floats, phase: int | None) -> Lessons:
    """Of a phase, or of all, without the games kept apart."""
    here, compared = ~examples.apart, ~examples.compared_apart
    if phase is not None:
        here, compared = here & (examples.phase == phase), compared & (examples.compared_phase == phase)
    counts = counts_of(examples.error[compared])
    return Lessons(examples.rows[here], aim[here], examples.differences(compared), examples.gain[compared], counts)


def counts_of(error: NDArray[np.float32]) -> NDArray[np.float32]:
    """How many positions with their ends a comparison tells as much as."""
    found: NDArray[np.float32] = np.float32(SHARED * LUCK**2) / (error * error + np.float32(MISJUDGED**2))
    return found


def spread(rows: NDArray[np.int16]) -> Floats:
    """How much each number varies, from a part of the rows; 1 for those that never do."""
    some = rows[:: max(1, len(rows) // 200_000)].astype(np.float64)
    deviation = some.std(axis=0)
    return np.where(deviation > 1e-3, deviation, 1.0)


def least_squares(lessons: Lessons, scale: Floats, shrinks: tuple[float, ...], known: Floats | None) -> Floats:
    """The weights for each shrinking, towards those that are known."""
    rows, aim = scaled(lessons.rows, scale), lessons.aim
    middle = rows.mean(axis=0, dtype=np.float64)
    rows -= middle.astype(np.float32)
    target = (aim - aim.mean()).astype(np.float32)
    before = by_hand_alone(rows, target) if known is None else known[:-1] * scale
    squares = (rows.T @ rows).astype(np.float64)
    lacking = (rows.T @ (target - rows @ before)).astype(np.float64)
    if len(lessons.gain):
        differences = scaled(lessons.differences, scale)
        counted = lessons.counts[:, None] * differences
        squares += counted.T @ differences
        lacking += counted.T @ (lessons.gain - differences @ before)
    found = []
    for shrink in shrinks:
        weights = before + np.linalg.solve(squares + shrink * np.eye(len(before)), lacking)
        found.append(np.append(weights / scale, aim.mean() - middle @ weights))
    return np.array(found)


def scaled(rows: NDArray[Any], scale: Floats) -> NDArray[np.float32]:
    found = rows.astype(np.float32)
    found /= scale.astype(np.float32)
    return found


def by_hand_alone(rows: NDArray[np.float32], target: NDArray[np.float32]) -> Floats:
    """Weights that believe the title's own evaluation as far as it explains, and nothing else."""
    weights = np.zeros(rows.shape[1])
    by_hand = rows[:, -1]
    weights[-1] = float(by_hand @ target) / max(1.0, float(by_hand @ by_hand))
    return weights


def explained(examples: Examples, weights: Floats, aim: Floats) -> float:
    """The share that is explained of how games kept apart ended."""
    rows, phase = examples.rows[examples.apart], examples.phase[examples.apart]
    if len(rows) < 2:
        return 0.0
    wrong = aim[examples.apart] - foreseen(rows, phase, weights) - weights[phase, -1]
    return float(1.0 - wrong.var() / aim[examples.apart].var())


def told_apart(examples: Examples, weights: Floats) -> float:
    """The share that is explained of how lines compared in games kept apart; of none, nothing."""
    here = examples.compared_apart
    if not here.any():
        return 0.0
    gain, counts = examples.gain[here], counts_of(examples.error[here])
    wrong = gain - foreseen(examples.differences(here), examples.compared_phase[here], weights)
    return float(1.0 - (counts * wrong**2).sum() / (counts * gain**2).sum())


def foreseen(rows: NDArray[Any], phase: NDArray[Any], weights: Floats) -> Floats:
    """The sums of rows by the weights of their phases."""
    found = np.zeros(len(rows))
    for at in range(len(weights)):
        here = phase == at
        found[here] = rows[here] @ weights[at, :-1].astype(np.float32)
    return found


def percent(share: float) -> int:
    """A share as it is told; of points that are always the same there is nothing to explain."""
    return round(100 * share) if math.isfinite(share) else 0
