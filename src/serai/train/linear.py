"""A linear value for each phase of a game, by least squares with a little shrinking."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from serai.train.examples import Examples

SHRINK: Final = 30.0
"""How much large weights cost, in examples."""
FEWEST: Final = 200
"""Examples that a phase must have; one with fewer is judged like the nearest that has more."""


def fit_linear(examples: Examples, phases: int, rival: float, win: float) -> tuple[NDArray[np.float64], float]:
    """The weights by phase, the last one by itself; and the share of the variance that they explain in games kept
    apart."""
    aim = examples.own - rival * examples.rival + win * examples.win
    scale = spread(examples.rows)
    found = np.zeros((phases, examples.features + 1))
    seen = np.zeros(phases, dtype=bool)
    for phase in range(phases):
        here = (examples.phase == phase) & ~examples.apart
        if here.sum() >= FEWEST:
            found[phase] = least_squares(examples.rows[here], aim[here], scale)
            seen[phase] = True
    known = np.flatnonzero(seen)
    for other in np.flatnonzero(~seen):
        found[other] = found[known[np.argmin(np.abs(known - other))]]
    return found, explained(examples, found, aim)


def spread(rows: NDArray[np.int16]) -> NDArray[np.float64]:
    """How much each number varies, from a part of the rows; 1 for those that never do."""
    some = rows[:: max(1, len(rows) // 200_000)].astype(np.float64)
    deviation = some.std(axis=0)
    return np.where(deviation > 1e-3, deviation, 1.0)


def least_squares(rows: NDArray[np.int16], aim: NDArray[np.float64], scale: NDArray[np.float64]) -> NDArray[np.float64]:
    count = rows.shape[1]
    scaled = rows.astype(np.float32) / scale.astype(np.float32)
    middle = scaled.mean(axis=0, dtype=np.float64)
    scaled -= middle.astype(np.float32)
    target = aim - aim.mean()
    squares = (scaled.T @ scaled).astype(np.float64) + SHRINK * np.eye(count)
    weights = np.linalg.solve(squares, (scaled.T @ target.astype(np.float32)).astype(np.float64))
    by_itself = aim.mean() - middle @ weights
    return np.append(weights / scale, by_itself)


def explained(examples: Examples, weights: NDArray[np.float64], aim: NDArray[np.float64]) -> float:
    rows, phase = examples.rows[examples.apart], examples.phase[examples.apart]
    if len(rows) < 2:
        return 0.0
    wrong = aim[examples.apart] - np.einsum("ij,ij->i", rows, weights[phase, :-1]) - weights[phase, -1]
    return float(1.0 - wrong.var() / aim[examples.apart].var())
