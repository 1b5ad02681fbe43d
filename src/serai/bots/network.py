"""Small networks over rows of whole numbers: what the learnt bots are made of, without any library.

In the compiled build _network.c does it; here is the same in Python, which comes to the same values and takes a
hundred times as long. The weights are one flat array: of each layer its biases, then its weights by input and output;
of the last layer by output and input, so that one can ask for some outputs only.
"""

from array import array


class PlainNetwork:
    """Layers of units that pass on what is positive, and outputs that pass on everything."""

    def __init__(self, sizes: list[int], weights: "array[float]") -> None:
        if len(sizes) < 3:
            raise ValueError("a network has a hidden layer")
        if len(weights) != weights_of(sizes):
            raise ValueError(f"{weights_of(sizes)} weights are needed")
        self.sizes = sizes
        self.biases: list[list[float]] = []
        self.weights: list[list[list[float]]] = []
        """By layer, by input (in the last layer by output)."""
        at = 0
        for layer in range(1, len(sizes)):
            inputs, outputs = sizes[layer - 1], sizes[layer]
            rows, length = (outputs, inputs) if layer == len(sizes) - 1 else (inputs, outputs)
            self.biases.append(list(weights[at : at + outputs]))
            at += outputs
            self.weights.append([list(weights[at + row * length : at + (row + 1) * length]) for row in range(rows)])
            at += rows * length

    def outputs(self, numbers: list[int]) -> list[float]:
        """All outputs for a row."""
        return self.some(numbers, list(range(self.sizes[-1])))

    def some(self, numbers: list[int], wanted: list[int]) -> list[float]:
        """These outputs for a row."""
        if len(numbers) != self.sizes[0]:
            raise ValueError(f"a row of {self.sizes[0]} numbers is needed")
        units = [float(number) for number in numbers]
        for layer in range(len(self.sizes) - 2):
            units = passed_on(units, self.biases[layer], self.weights[layer])
        found: list[float] = []
        for at in wanted:
            if at < 0:
                raise IndexError(f"there is no output {at}")
            total = self.biases[-1][at]
            for unit, weight in zip(units, self.weights[-1][at], strict=True):
                total += unit * weight
            found.append(total)
        return found


def passed_on(units: list[float], biases: list[float], weights: list[list[float]]) -> list[float]:
    sums = biases.copy()
    for unit, row in zip(units, weights, strict=True):
        if unit:
            for at, weight in enumerate(row):
                sums[at] += unit * weight
    return [total if total > 0.0 else 0.0 for total in sums]


def weights_of(sizes: list[int]) -> int:
    """How many weights a network with layers of these sizes has."""
    return sum((sizes[at] + 1) * sizes[at + 1] for at in range(len(sizes) - 1))


def plain_dot(numbers: list[int], weights: "array[float]", first: int) -> float:
    """The sum of a row's numbers times their weights, which begin at `first`."""
    if first < 0 or first + len(numbers) > len(weights):
        raise IndexError("there are not so many weights")
    total = 0.0
    for at, number in enumerate(numbers, first):
        if number:
            total += number * weights[at]
    return total


try:
    from serai.bots import _network

    Network = _network.Network
    dot = _network.dot
except ImportError:  # the plain build
    Network = PlainNetwork  # type: ignore[assignment,misc]  # it has the same methods
    dot = plain_dot
