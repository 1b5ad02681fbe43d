"""From data to weights: what the learnt bots of a title know, in files that say how they were made."""

from array import array
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from serai.bots.knowledge import POLICY, VALUE, Knowledge
from serai.bots.spec import LEARNT, NEURAL
from serai.bots.weights import LONG, SHORT, BadWeights, Part, Weights, mark_of, read, write
from serai.core.errors import BadSetup
from serai.core.features import Layout
from serai.core.say import Say
from serai.core.titles import find
from serai.train.examples import Examples, load
from serai.train.linear import Floats, fit_linear, percent
from serai.train.plan import learner

Tell = Callable[[Say], None]
SEEDS: Final = 1 << 63
"""As many as torch knows."""


@dataclass(frozen=True)
class Fit:
    """How to fit."""

    rival: float = 0.5
    """The part of the best rival's points that counts against one's own."""
    win: float = 10.0
    """The points that a victory counts for."""
    value_units: tuple[int, ...] = (32,)
    policy_units: tuple[int, ...] = (64,)
    epochs: int = 8
    seed: int = 1
    networks: bool = True
    """Whether to fit networks, too; a linear value needs no torch."""


def fit(
    game: str,
    folders: list[Path],
    out: Path,
    how: Fit,
    command: str,
    tell: Tell,
    players: int | None = None,
    known: Knowledge | None = None,
    table: int | None = None,
) -> None:
    """Write `learnt.weights` and `neural.weights`, or for games of so many players `learnt-1p.weights` and so on. With
    knowledge of a title, its learnt weights are what the linear value corrects, and its network, if it has one, is what
    the policy goes on from: those for so many players, or for a table of the size at which the games were played."""
    examples = load(find(game), folders, players)
    if how.networks and not len(examples.chosen):
        raise BadSetup(Say("refused-no-choices"))
    suffix = suffix_for(players)
    network = out / f"{NEURAL}{suffix}.weights"
    if not how.networks and network.exists() and judges(network, learner(find(game)).LAYOUT):
        raise BadSetup(Say("refused-older-network", path=str(network)))
    made: dict[str, Any] = {"command": command, "fit": asdict(how), "data": examples.made}
    made |= {"positions": len(examples.rows), "choices": len(examples.chosen), "comparisons": len(examples.gain)}
    aim = {"rival": how.rival, "win": how.win}
    layout = mark_of(learner(find(game)).LAYOUT)
    table_size = players or table or max(find(game).players)
    before = known_part(known, LEARNT, table_size, VALUE)
    proposing = known_part(known, NEURAL, table_size, POLICY) if how.networks else None  # refused before any is written
    out.mkdir(parents=True, exist_ok=True)
    tell(Say("fit-examples", positions=len(examples.rows), choices=len(examples.chosen)))
    linear = linear_value(game, examples, how, before, tell)
    parts = network_parts(game, examples, how, linear, proposing, tell) if how.networks else {}
    # Last and one after the other: who interrupts the learning finds what was there before.
    told = made | made_on(known, LEARNT, table_size)
    write(Weights(layout, told, aim, {VALUE: linear_part(linear)}), out / f"{LEARNT}{suffix}.weights")
    if parts:
        from serai.train.networks import versions

        told = made | versions() | made_on(known, NEURAL, table_size)
        write(Weights(layout, told, aim, parts), network)


def judges(network: Path, layout: Layout) -> bool:
    """Whether a file holds a network that refines a value, which must be the one it was fitted with; one that cannot be
    read may do so."""
    try:
        return VALUE in read(network.read_bytes(), layout).parts
    except BadWeights:
        return True


def suffix_for(players: int | None) -> str:
    """How the files of weights for so many players end."""
    return "" if players is None else f"-{players}p"


def known_part(known: Knowledge | None, name: str, players: int, part: str) -> Part | None:
    """What is known to a bot at a table of so many players, if anything is."""
    return known.weights(name, players).parts[part] if known is not None and known.has_for(name, players) else None


def made_on(known: Knowledge | None, name: str, players: int) -> dict[str, Any]:
    """What was gone on from, and what that was made of."""
    return {"on": known.weights(name, players).made} if known is not None and known.has_for(name, players) else {}


def linear_value(game: str, examples: Examples, how: Fit, known: Part | None, tell: Tell) -> Floats:
    phases: int = learner(find(game)).PHASES
    before = None if known is None else np.array(known.weights).reshape(phases, -1)
    weights, explained = fit_linear(examples, phases, how.rival, how.win, before)
    tell(Say("fit-linear", explained=percent(explained.ends)))
    if len(examples.gain):
        tell(Say("fit-compared", comparisons=len(examples.gain), explained=percent(explained.comparisons)))
    return weights


def linear_part(weights: Floats) -> Part:
    return Part([len(weights), len(weights[0]) - 1], array("d", weights.ravel().tolist()), LONG)


def network_parts(
    game: str, examples: Examples, how: Fit, linear: Floats, known: Part | None, tell: Tell
) -> dict[str, Part]:
    from serai.train.networks import fit_policy, fit_value

    actions = len(find(game).actions)
    seed = how.seed % SEEDS
    policy = fit_policy(examples, actions, list(how.policy_units), how.epochs, seed, tell, known)
    fitted: dict[str, Any] = {POLICY: policy}
    if examples.shows_lines:
        fitted[VALUE] = fit_value(examples, linear, list(how.value_units), how.epochs, seed, tell)
    return {name: Part(sizes, array("d", weights), SHORT) for name, (sizes, weights) in fitted.items()}
