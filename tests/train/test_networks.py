"""What torch has fitted is what the bots compute."""

from array import array
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from serai.bots.network import Network, PlainNetwork
from serai.bots.weights import Part
from serai.core.say import Say
from serai.train.examples import Examples
from tests.train.lessons import tell_nobody, with_torch
from tests.train.test_linear import TRUE, compare, made_up

SIZES = [5, 7, 4, 3]
ROWS = [[0, 1, -2, 30, 4], [9, 0, 0, -7, 120], [1, 1, 1, 1, 1]]


@with_torch
@pytest.mark.parametrize("kind", [Network, PlainNetwork])
def test_flat_weights_give_what_torch_gives(kind: type[PlainNetwork]) -> None:
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
@pytest.mark.parametrize("sizes", [SIZES, [5, 6, 3]])
def test_a_network_goes_on_from_a_known_one_whatever_the_scale(sizes: list[int]) -> None:
    import torch

    from serai.train.networks import Scaled, device, seeded

    seeded(3)
    before = Scaled(sizes, np.array([2.0, 1.0, 5.0, 10.0, 40.0]), np.array([3.0, 0.5, 0.0, -4.0, 60.0])).to(device())
    after = Scaled(sizes, np.array([1.0, 3.0, 0.5, 7.0, 80.0]), np.array([-1.0, 2.0, 4.0, 0.0, 30.0])).to(device())
    rows = torch.tensor(ROWS, device=device())
    assert not torch.allclose(before(rows), after(rows), rtol=1e-2)
    after.go_on_from(array("d", before.flat()))
    assert torch.allclose(before(rows), after(rows), rtol=1e-4, atol=1e-4)
    assert after.flat() == pytest.approx(before.flat(), rel=1e-4, abs=1e-4)
    assert all(each.requires_grad for each in after.parameters())


# What a network makes of a linear value -------------------------------------------------------------------------------

NOTHING = [[0.0] * 5, [0.0] * 5]
"""A linear value for two phases that has nothing to say."""


def with_a_fold(count: int = 2000) -> Examples:
    """Comparisons of lines where the first number is worth 3 points each, but only from 10 on."""
    examples = made_up(0.0, 1)
    compare(examples, TRUE, count)
    examples.gain = (worth_of(examples.compared_rows) - worth_of(examples.chosen_rows)).astype("float32")
    return examples


def worth_of(rows: NDArray[Any]) -> NDArray[Any]:
    return 3.0 * (rows[:, 0] - 10).clip(0)


def fitted(examples: Examples, epochs: int = 1, linear: list[list[float]] = NOTHING) -> tuple[list[float], int]:
    """The weights of a small network, and what it has told."""
    from serai.train.networks import fit_value

    told: list[Say] = []
    sizes, weights = fit_value(examples, np.array(linear), [8], epochs, 1, told.append)
    assert sizes == [examples.features, 8, 1]
    explained = told[0].facts["explained"]
    assert isinstance(explained, int)
    return weights, explained


@with_torch
def test_networks_are_the_same_for_the_same_seed() -> None:
    from serai.train.networks import fit_value

    one, two, other = [fit_value(with_a_fold(), np.array(NOTHING), [8], 2, seed, tell_nobody) for seed in (1, 1, 2)]
    assert one == two
    assert one != other


@with_torch
def test_a_network_learns_in_points_what_a_linear_value_cannot_say() -> None:
    weights, explained = fitted(with_a_fold(), 1500)
    assert explained > 95
    network = PlainNetwork([4, 8, 1], array("d", weights))
    low, middle, high = [network.outputs([first, 10, 10, 10])[0] for first in (2, 10, 18)]
    assert middle - low == pytest.approx(0.0, abs=4.0)
    assert high - middle == pytest.approx(24.0, abs=4.0)


@with_torch
def test_a_network_learns_only_by_how_much_the_linear_value_errs_in_each_phase() -> None:
    """Where phases are contrary, no network can know it: it does not see them."""
    examples = made_up(0.0, 1)
    compare(examples, TRUE, 6000)
    examples.compared_phase[:3000] = 1
    examples.gain[:3000] *= -1
    weights, explained = fitted(examples, 100, [[*TRUE, 5.0], [*-TRUE, 9.0]])
    assert explained > 95
    network = PlainNetwork([4, 8, 1], array("d", weights))
    assert network.outputs([0] * 4)[0] == pytest.approx(network.outputs([20, 0, 20, 0])[0], abs=4.0)
    assert fitted(examples, 100)[1] < 20, "by itself it knows hardly anything"


@with_torch
def test_games_kept_apart_show_what_a_network_has_learnt_and_teach_it_nothing() -> None:
    examples = with_a_fold()
    weights, explained = fitted(examples, 300)
    examples.gain[examples.compared_apart] *= 2
    again, less = fitted(examples, 300)
    assert again == weights
    assert 0 < less < explained
    examples.gain[examples.compared_apart] = 0.0
    assert fitted(examples, 1)[1] == 0, "of nothing, nothing is explained"


@with_torch
def test_a_network_that_learns_nothing_true_says_nothing() -> None:
    examples = with_a_fold()
    examples.gain[examples.compared_apart] *= -1
    weights, explained = fitted(examples, 3)
    assert explained == 0
    assert PlainNetwork([4, 8, 1], array("d", weights)).outputs([18, 10, 10, 10]) == [0.0]


@with_torch
def test_a_sure_comparison_teaches_a_network_more_than_an_unsure_one() -> None:
    examples = with_a_fold()
    examples.error[::3] = 3000.0
    examples.gain[::3] *= -1
    weights, explained = fitted(examples, 1500)
    assert explained > 95
    network = PlainNetwork([4, 8, 1], array("d", weights))
    assert network.outputs([18, 10, 10, 10])[0] - network.outputs([10, 10, 10, 10])[0] > 15.0


# What a network proposes ----------------------------------------------------------------------------------------------


def with_choices(taken: int) -> Examples:
    """Decisions between three of four actions, of which always the same is taken."""
    examples = made_up(0.0, 1, 400)
    examples.choice_rows = examples.rows
    examples.chosen = np.full(400, taken, np.int16)
    examples.option_counts = np.full(400, 3, np.int16)
    examples.options = np.tile(np.array([0, 1, 3], np.int16), 400)
    return examples


def rated(part: Part) -> list[float]:
    return PlainNetwork(part.sizes, part.weights).outputs([10] * 4)


@with_torch
def test_a_network_that_proposes_goes_on_from_a_known_one_by_small_steps(monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.train import networks

    rates: list[float] = []
    trained = networks.trained

    def noting(*told: Any) -> networks.Scaled:
        rates.append(told[6])
        return trained(*told)

    monkeypatch.setattr(networks, "trained", noting)
    sizes, weights = networks.fit_policy(with_choices(1), 4, [8], 500, 1, tell_nobody, None)
    known = Part(sizes, array("d", weights))
    assert max(range(4), key=rated(known).__getitem__) == 1
    sizes, weights = networks.fit_policy(with_choices(3), 4, [5, 5], 10, 2, tell_nobody, known)
    after = Part(sizes, array("d", weights))
    assert after.sizes == known.sizes == [4, 8, 4]
    assert after.weights != known.weights
    assert rated(after) == pytest.approx(rated(known), abs=0.2)
    assert rated(after)[3] > rated(known)[3], "it learns what is new"
    assert rates == [networks.RATE, networks.GOING_ON]
    assert networks.GOING_ON < networks.RATE
