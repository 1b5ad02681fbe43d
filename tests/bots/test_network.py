"""Small networks: what they come to, the same on both builds, and what they refuse."""

import gc
import random
import sys
import tracemalloc
from array import array
from collections.abc import Callable
from typing import Any

import pytest

import serai
from serai.bots import network
from serai.bots.network import Network, PlainNetwork, dot, plain_dot, weights_of
from tests.bots.made_up import some

BOTH = pytest.mark.parametrize("kind", [Network, PlainNetwork], ids=["this build", "plain"])
BOTH_DOTS = pytest.mark.parametrize("times", [dot, plain_dot], ids=["this build", "plain"])
Dot = Callable[[list[int], "array[float]", int], float]

RNG = random.Random(4)
"""For weights of which nobody asks what they are."""
SHAPES = [[1, 1, 1], [3, 2, 1], [7, 5, 4], [40, 16, 8, 3], [5, 4, 3, 2, 6, 2, 9]]
GARBAGE: list[Any] = [None, [], [1], [1, 2, 3], (1, 2), "ab", [1, None], [1, "b"], [1, 1 << 70], [1, [2]], {1: 2}, 7]
"""What is no row of two whole numbers."""


def row(length: int, rng: random.Random) -> list[int]:
    return [
        rng.choice([0, 0, 0, 1, -1, rng.randint(-300, 300), rng.randint(-(1 << 60), 1 << 60)]) for _ in range(length)
    ]


def test_the_compiled_build_has_its_own_networks() -> None:
    used: Any = Network
    assert (used is not PlainNetwork) == hasattr(network, "_network") == serai.COMPILED
    assert (dot is not plain_dot) == serai.COMPILED


@BOTH
def test_units_pass_on_what_is_positive_and_outputs_everything(kind: type[Network]) -> None:
    hidden = [10.0, -1.0, 1.0, 2.0, 3.0, -1.0]  # two biases, then what each input adds to each unit
    last = [0.5, -100.0, 2.0, 1.0, -1.0, 0.0]  # two biases, then what each output makes of each unit
    net = kind([2, 2, 2], array("d", hidden + last))
    assert net.outputs([1, 1]) == [0.5 + 2 * 14 + 0, -100 - 14]
    assert net.outputs([0, -3]) == [0.5 + 2 * 1 + 1 * 2, -100 - 1]
    assert net.outputs([-20, 0]) == [0.5, -100.0]
    assert net.some([1, 1], [1]) == [-114.0]
    assert net.some([1, 1], [1, 0, 1]) == [-114.0, 28.5, -114.0]
    assert net.some([1, 1], []) == []


@pytest.mark.parametrize("sizes", SHAPES, ids=str)
def test_both_builds_come_to_the_same_values_bit_by_bit(sizes: list[int]) -> None:
    rng = random.Random(len(sizes))
    for _ in range(20):
        weights = some(weights_of(sizes), rng)
        here, plain = Network(sizes, weights), PlainNetwork(sizes, weights)
        for _ in range(10):
            numbers, wanted = row(sizes[0], rng), [rng.randrange(sizes[-1]) for _ in range(4)]
            all_of_them = here.outputs(numbers)
            assert all_of_them == plain.outputs(numbers)
            assert here.some(numbers, wanted) == plain.some(numbers, wanted) == [all_of_them[at] for at in wanted]


def test_both_builds_add_up_the_same_bit_by_bit() -> None:
    rng = random.Random(3)
    weights = some(90, rng)
    for _ in range(300):
        first, numbers = rng.randrange(30), row(rng.randrange(60), rng)
        assert dot(numbers, weights, first) == plain_dot(numbers, weights, first)


@BOTH_DOTS
def test_a_row_is_weighed_from_the_first_of_its_weights_on(times: Dot) -> None:
    weights = array("d", [100.0, 1.0, -2.0, 0.5, 1000.0])
    assert times([3, -1, 4], weights, 1) == 3 + 2 + 2
    assert times([0, 0, 0], weights, 2) == 0.0
    assert times([1 << 53, 1], weights, 3) == (1 << 52) + 1000.0
    assert times([], weights, 5) == 0.0


# What is refused ------------------------------------------------------------------------------------------------------


@BOTH
@pytest.mark.parametrize(
    ("sizes", "count"),
    [([2, 3, 1], 12), ([2, 3, 1], 14), ([2, 3, 1], 0), ([2, 1], 3), ([2], 0), ([], 0)],
)
def test_a_network_needs_a_hidden_layer_and_as_many_weights_as_it_has(
    kind: type[Network], sizes: list[int], count: int
) -> None:
    with pytest.raises(ValueError, match=r"weights are needed|hidden layer"):
        kind(sizes, some(count, random.Random(1)))


@BOTH
def test_a_row_of_another_length_is_refused(kind: type[Network]) -> None:
    net = kind([2, 3, 1], some(13, random.Random(1)))
    for numbers in ([], [1], [1, 2, 3]):
        with pytest.raises(ValueError, match="a row of 2 numbers"):
            net.outputs(numbers)
        with pytest.raises(ValueError, match="a row of 2 numbers"):
            net.some(numbers, [0])


@BOTH
@pytest.mark.parametrize("at", [-1, 4, 1 << 40])
def test_an_output_that_is_not_there_is_refused(kind: type[Network], at: int) -> None:
    net = kind([2, 3, 4], some(25, random.Random(1)))
    with pytest.raises(IndexError):
        net.some([1, 2], [0, at])


@BOTH_DOTS
@pytest.mark.parametrize("first", [-1, 2, 3, 1 << 60, sys.maxsize])
def test_a_row_that_goes_beyond_the_weights_is_refused(times: Dot, first: int) -> None:
    with pytest.raises(IndexError):
        times([0, 0], array("d", [1.0, 2.0, 3.0]), first)


# In C whatever is no row is refused, and nothing crashes or is forgotten ----------------------------------------------

only_compiled = pytest.mark.skipif(not serai.COMPILED, reason="there is no C in the plain build")


@only_compiled
@pytest.mark.parametrize("garbage", GARBAGE, ids=repr)
def test_garbage_is_refused(garbage: Any) -> None:
    net, weights = Network([2, 3, 1], some(13, random.Random(1))), array("d", [1.0, 2.0])
    refusals = (TypeError, ValueError, OverflowError, IndexError)
    with pytest.raises(refusals):
        net.outputs(garbage)
    with pytest.raises(refusals):
        net.some(garbage, [0])
    if garbage not in ([], [1]):  # which are rows of their own
        with pytest.raises(refusals):
            dot(garbage, weights, 0)
    if garbage != []:
        with pytest.raises(refusals):
            net.some([1, 2], garbage)
    with pytest.raises(refusals):
        Network(garbage, weights)
    with pytest.raises(refusals):
        Network([2, 3, 1], garbage)


class Sly:
    """No number, though it would become one, and take the row away."""

    def __init__(self, taken: list[Any]) -> None:
        self.taken = taken

    def __index__(self) -> int:
        self.taken.clear()
        return 0


@only_compiled
def test_whatever_only_pretends_to_be_a_number_is_not_asked() -> None:
    net, given = Network([2, 3, 1], some(13, random.Random(1))), list[Any]()
    for call in (net.outputs, lambda numbers: net.some([1, 2], numbers), lambda numbers: dot(numbers, some(9, RNG), 0)):
        given[:] = [Sly(given), 5]
        with pytest.raises(TypeError, match="whole numbers"):
            call(given)
        assert len(given) == 2


@only_compiled
def test_a_network_without_weights_says_so_and_one_that_has_them_keeps_them() -> None:
    blank: Any = Network.__new__(Network)
    with pytest.raises(ValueError, match="no weights"):
        blank.outputs([])
    with pytest.raises(ValueError, match="13 weights"):
        blank.__init__([2, 3, 1], array("d"))
    with pytest.raises(ValueError, match="no weights"):
        blank.outputs([1, 2])
    net: Any = Network([2, 3, 1], some(13, RNG))
    before = net.outputs([1, 2])
    with pytest.raises(ValueError, match="a network has"):
        net.__init__([9, 9, 9], some(180, RNG))
    assert net.outputs([1, 2]) == before


@only_compiled
def test_nothing_is_left_behind() -> None:
    weights = some(13, RNG)

    def use(times: int) -> None:
        for _ in range(times):
            net = Network([2, 3, 1], weights)
            net.outputs([1000, 2000])
            net.some([1, 2], [0, 0])
            dot([1000, 2], weights, 3)
            with pytest.raises(IndexError):
                net.some([1, 2], [0, 9])
            with pytest.raises(OverflowError):
                dot([1, 1 << 70], weights, 0)

    use(100)
    tracemalloc.start()
    use(100)
    gc.collect()
    before, _ = tracemalloc.get_traced_memory()
    use(2000)
    gc.collect()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert after - before < 20_000
