"""The networks, fitted by torch: one that says by how much a linear value errs, one that proposes what to do."""

from array import array
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn
from torch.nn import functional

from serai.bots.weights import Part
from serai.core.say import Say
from serai.train.examples import Examples
from serai.train.linear import counts_of, foreseen, percent, spread

BATCH: Final = 4096
RATE: Final = 2e-3
GOING_ON: Final = 5e-4
"""The same where a network goes on from what is known."""
DECAY: Final = 1e-4
UNIT: Final = 5.0
"""How lines compare is learnt in units of so many points."""
Progress = Callable[[Say], None]


def device() -> str:
    return "cuda" if torch.cuda.is_available() else "cpu"


def seeded(seed: int) -> None:
    """The same weights for the same seed and data, on one machine."""
    torch.manual_seed(seed)
    torch.use_deterministic_algorithms(True, warn_only=True)


class Scaled(nn.Module):
    """Layers over rows whose numbers are brought to one scale first."""

    def __init__(self, sizes: list[int], scale: NDArray[np.float64], middle: NDArray[np.float64]) -> None:
        super().__init__()
        self.scale = torch.tensor(scale, dtype=torch.float32, device=device())
        self.middle = torch.tensor(middle, dtype=torch.float32, device=device())
        self.layers: list[nn.Linear] = []
        for at in range(len(sizes) - 1):
            layer = nn.Linear(sizes[at], sizes[at + 1])
            self.layers.append(layer)
            self.add_module(f"layer{at}", layer)

    def forward(self, rows: Tensor) -> Tensor:
        units = (rows.float() - self.middle) / self.scale
        for layer in self.layers[:-1]:
            units = functional.relu(layer(units))
        last: Tensor = self.layers[-1](units)
        return last

    def flat(self, outputs: list[float] | None = None) -> list[float]:
        """The weights as `serai.bots.network` has them, the scale folded into the first layer; `outputs` are factors
        of the last one's."""
        found: list[float] = []
        last = len(self.layers) - 1
        for at, layer in enumerate(self.layers):
            weights = layer.weight.detach().cpu().double().numpy()
            biases = layer.bias.detach().cpu().double().numpy()
            if at == 0:
                weights = weights / self.scale.cpu().double().numpy()
                biases = biases - weights @ self.middle.cpu().double().numpy()
            if at == last and outputs is not None:
                weights, biases = weights * np.array(outputs)[:, None], biases * np.array(outputs)
            found += biases.tolist()
            found += (weights if at == last else weights.T).ravel().tolist()
        return found

    def begin_with_nothing(self) -> None:
        """Begin with outputs that are nought, whatever the row."""
        nn.init.zeros_(self.layers[-1].weight)
        nn.init.zeros_(self.layers[-1].bias)

    def go_on_from(self, weights: "array[float]") -> None:
        """Begin with weights that are known, flat as above; the scale is unfolded from the first layer."""
        at = 0
        last = len(self.layers) - 1
        scale, middle = self.scale.cpu().double().numpy(), self.middle.cpu().double().numpy()
        for number, layer in enumerate(self.layers):
            outputs, inputs = layer.weight.shape
            biases = np.array(weights[at : at + outputs])
            at += outputs
            flat = np.array(weights[at : at + outputs * inputs])
            at += outputs * inputs
            found = flat.reshape(outputs, inputs) if number == last else flat.reshape(inputs, outputs).T
            if number == 0:
                biases, found = biases + found @ middle, found * scale
            layer.weight.data = torch.tensor(found, dtype=torch.float32, device=device())
            layer.bias.data = torch.tensor(biases, dtype=torch.float32, device=device())


def scales(rows: NDArray[np.int16]) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    some = rows[:: max(1, len(rows) // 200_000)].astype(np.float64)
    return spread(rows), some.mean(axis=0)


Loss = Callable[[Tensor], Tensor]
"""Of examples named by their numbers, the mean."""


def trained(
    network: Scaled, learnt_from: Tensor, apart: Tensor, loss_of: Loss, epochs: int, seed: int, rate: float = RATE
) -> Scaled:
    """Fit a network, and keep it as it was when it knew most of the examples kept apart, be it at the beginning."""
    order = torch.Generator().manual_seed(seed)
    batches = max(1, len(learnt_from) // BATCH)
    optimiser = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=DECAY)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, rate, total_steps=epochs * batches)

    def missed() -> float:
        with torch.no_grad():
            return sum(float(loss_of(some)) * len(some) for some in in_parts(apart, BATCH))

    least, best = missed(), copied(network)
    for _ in range(epochs):
        shuffled = learnt_from[torch.randperm(len(learnt_from), generator=order).to(device())]
        for at in range(batches):
            loss = loss_of(shuffled[at * BATCH : (at + 1) * BATCH])
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            schedule.step()
        now = missed()
        if now <= least:
            least, best = now, copied(network)
    network.load_state_dict(best)
    return network


def copied(network: Scaled) -> dict[str, Tensor]:
    return {name: each.clone() for name, each in network.state_dict().items()}


def in_parts(which: Tensor, size: int) -> list[Tensor]:
    return [which[at : at + size] for at in range(0, len(which), size)]


def fit_value(
    examples: Examples, linear: NDArray[np.float64], hidden: list[int], epochs: int, seed: int, tell: Progress
) -> tuple[list[int], list[float]]:
    """The sizes and the weights of a network that says by how much a linear value errs. It learns of pairs of lines by
    how much one turned out better than the other."""
    seeded(seed)
    where = device()
    sizes = [examples.features, *hidden, 1]
    network = Scaled(sizes, *scales(examples.compared_rows)).to(where)
    network.begin_with_nothing()  # what cannot be learnt is left as the linear value says it
    one = torch.tensor(examples.compared_rows, device=where)
    other = torch.tensor(examples.chosen_rows, device=where)
    known = foreseen(examples.differences(slice(None)), examples.compared_phase, linear)
    lacking = torch.tensor((examples.gain - known) / UNIT, dtype=torch.float32, device=where)
    told = counts_of(examples.error)
    counts = torch.tensor(told / told.mean(), dtype=torch.float32, device=where)
    learnt_from, apart = numbers_of(~examples.compared_apart), numbers_of(examples.compared_apart)

    def missed(which: Tensor) -> Tensor:
        found = network(one[which])[:, 0] - network(other[which])[:, 0]
        return counts[which] * (lacking[which] - found) ** 2

    trained(network, learnt_from, apart, lambda which: missed(which).mean(), epochs, seed)
    with torch.no_grad():
        left = torch.stack([missed(some).sum() for some in in_parts(apart, 65536)]).sum()
    all_in_all = (counts[apart] * torch.tensor(examples.gain / UNIT, device=where)[apart] ** 2).sum()
    tell(Say("fit-value", explained=percent(float(1.0 - left / all_in_all))))
    return sizes, network.flat([UNIT])


def numbers_of(which: NDArray[np.bool_]) -> Tensor:
    return torch.tensor(np.flatnonzero(which), device=device())


def fit_policy(
    examples: Examples, actions: int, hidden: list[int], epochs: int, seed: int, tell: Progress, known: Part | None
) -> tuple[list[int], list[float]]:
    """The sizes and the weights of a network that rates actions, such that good players take the highest rated. It goes
    on from a network that is known."""
    seeded(seed)
    where = device()
    sizes = [int(examples.choice_rows.shape[1]), *hidden, actions] if known is None else known.sizes
    network = Scaled(sizes, *scales(examples.choice_rows)).to(where)
    if known is not None:
        network.go_on_from(known.weights)
    rows = torch.tensor(examples.choice_rows, device=where)
    chosen = torch.tensor(examples.chosen.astype(np.int64), device=where)
    counts = torch.tensor(examples.option_counts.astype(np.int64), device=where)
    begins = torch.cumsum(counts, 0) - counts
    options = torch.tensor(examples.options.astype(np.int64), device=where)

    def rated(which: Tensor) -> Tensor:
        """Of these decisions, the logarithm of how likely each action is; what is not legal is not likely at all."""
        many = counts[which]
        of = torch.repeat_interleave(torch.arange(len(which), device=where), many)
        along = torch.arange(len(of), device=where) - torch.repeat_interleave(torch.cumsum(many, 0) - many, many)
        legal = torch.zeros((len(which), actions), dtype=torch.bool, device=where)
        legal[of, options[torch.repeat_interleave(begins[which], many) + along]] = True
        return functional.log_softmax(network(rows[which]).masked_fill(~legal, -1e9), dim=1)

    every = torch.arange(len(chosen), device=where)
    count = len(chosen) * 19 // 20
    learnt_from, apart = every[:count], every[count:]  # the last games are kept apart

    def missed(which: Tensor) -> Tensor:
        return functional.nll_loss(rated(which), chosen[which])

    trained(network, learnt_from, apart, missed, epochs, seed, RATE if known is None else GOING_ON)
    with torch.no_grad():
        hits = sum(int((rated(some).argmax(1) == chosen[some]).sum()) for some in in_parts(apart, 8192))
    tell(Say("fit-policy", choices=percent(hits / max(1, len(apart)))))
    return sizes, network.flat()


def versions() -> dict[str, Any]:
    return {"torch": torch.__version__, "numpy": np.__version__, "device": device()}
