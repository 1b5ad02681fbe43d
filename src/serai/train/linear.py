"""A linear value for each phase of a game, by least squares with a little shrinking."""

import math
from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.train.examples import Examples

SHRINKS: Final = (100.0, 1000.0, 10000.0, 100000.0)
"""How much large weights cost, in examples: what explains most of the games kept apart is taken. It is much, for the
positions of a game have all come to the same end."""
FEWEST: Final = 200
"""Examples that a phase must have; one with fewer is judged like the nearest that has more, and where none has so many
all phases are judged alike."""


def fit_linear(examples: Examples, phases: int, rival: float, win: float) -> tuple[NDArray[np.float64], float]:
    """The weights by phase, the last one by itself; and the share of the variance that they explain in games kept
    apart."""
    aim = examples.own - rival * examples.rival + win * examples.win
    scale = spread(examples.rows)
    found = np.zeros((len(SHRINKS), phases, examples.features + 1))
    seen = np.zeros(phases, dtype=bool)
    for phase in range(phases):
        here = (examples.phase == phase) & ~examples.apart
        if here.sum() >= FEWEST:
            found[:, phase] = least_squares(examples.rows[here], aim[here], scale)
            seen[phase] = True
    if not seen.any():
        found[:, 0] = least_squares(examples.rows[~examples.apart], aim[~examples.apart], scale)
        seen[0] = True
    known = np.flatnonzero(seen)
    for other in np.flatnonzero(~seen):
        found[:, other] = found[:, known[np.argmin(np.abs(known - other))]]
    told = [explained(examples, weights, aim) for weights in found]
    best = int(np.argmax(told))
    return found[best], told[best]


def spread(rows: NDArray[np.int16]) -> NDArray[np.float64]:
    """How much each number varies, from a part of the rows; 1 for those that never do."""
    some = rows[:: max(1, len(rows) // 200_000)].astype(np.float64)
    deviation = some.std(axis=0)
    return np.where(deviation > 1e-3, deviation, 1.0)


def least_squares(rows: NDArray[np.int16], aim: NDArray[np.float64], scale: NDArray[np.float64]) -> NDArray[np.float64]:
    """For each shrinking. What the title's own evaluation says, the last number, is believed as far as it explains;
    all else only where it explains more."""
    count = rows.shape[1]
    scaled = rows.astype(np.float32) / scale.astype(np.float32)
    middle = scaled.mean(axis=0, dtype=np.float64)
    scaled -= middle.astype(np.float32)
    target = (aim - aim.mean()).astype(np.float32)
    by_hand = scaled[:, -1]
    belief = float(by_hand @ target) / max(1.0, float(by_hand @ by_hand))
    squares = (scaled.T @ scaled).astype(np.float64)
    lacking = (scaled.T @ (target - belief * by_hand)).astype(np.float64)
    found = []
    for shrink in SHRINKS:
        weights = np.linalg.solve(squares + shrink * np.eye(count), lacking)
        weights[-1] += belief
        found.append(np.append(weights / scale, aim.mean() - middle @ weights))
    return np.array(found)


def explained(examples: Examples, weights: NDArray[np.float64], aim: NDArray[np.float64]) -> float:
    rows, phase = examples.rows[examples.apart], examples.phase[examples.apart]
    if len(rows) < 2:
        return 0.0
    foreseen = np.zeros(len(rows))
    for at in range(len(weights)):
        here = phase == at
        foreseen[here] = rows[here] @ weights[at, :-1].astype(np.float32) + weights[at, -1]
    wrong = aim[examples.apart] - foreseen
    return float(1.0 - wrong.var() / aim[examples.apart].var())


def percent(share: float) -> int:
    """A share as it is told; of points that are always the same there is nothing to explain."""
    return round(100 * share) if math.isfinite(share) else 0
