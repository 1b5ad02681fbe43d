"""What torch has fitted is what the bots compute."""

from array import array
from pathlib import Path

import pytest

from serai.bots.network import Network, PlainNetwork
from serai.core.say import Say
from serai.core.titles import find
from tests.train.lessons import with_torch

SIZES = [5, 7, 4, 3]
ROWS = [[0, 1, -2, 30, 4], [9, 0, 0, -7, 120], [1, 1, 1, 1, 1]]


@with_torch
@pytest.mark.parametrize("kind", [Network, PlainNetwork])
def test_flat_weights_give_what_torch_gives(kind: type[PlainNetwork]) -> None:
    import numpy as np
    import torch

    from serai.train.networks import Scaled, device, seeded

    seeded(3)
    network = Scaled(SIZES, np.array([2.0, 1.0, 5.0, 10.0, 40.0]), np.array([3.0, 0.5, 0.0, -4.0, 60.0])).to(device())
    factors = [30.0, 30.0, 1.0]
    ours = kind(SIZES, array("d", network.flat(factors)))
    with torch.no_grad():
        theirs = (network(torch.tensor(ROWS, device=device())).cpu() * torch.tensor(factors)).tolist()
    for row, outputs in zip(ROWS, theirs, strict=True):
        assert ours.outputs(row) == pytest.approx(outputs, rel=1e-4, abs=1e-4)
        assert ours.some(row, [2]) == pytest.approx([outputs[2]], rel=1e-4, abs=1e-4)


@with_torch
def test_networks_are_the_same_for_the_same_seed(lessons: Path) -> None:
    from serai.train.examples import load
    from serai.train.networks import fit_value
    from tests.train.lessons import tell_nobody

    examples = load(find("merv"), [lessons])
    one, two, other = [fit_value(examples, [8], 2, seed, tell_nobody) for seed in (1, 1, 2)]
    assert one == two
    assert one != other
    assert one[0] == [examples.features, 8, 3]


@with_torch
def test_a_network_learns_what_there_is_to_learn() -> None:
    """Points that are a weighted sum of a position's numbers are foreseen."""
    from serai.train.networks import fit_value
    from tests.train.test_linear import made_up

    told: list[Say] = []
    fit_value(made_up(0.0, 1), [8], 300, 1, told.append)
    own = told[0].facts["own"]
    assert isinstance(own, int)
    assert own > 70
