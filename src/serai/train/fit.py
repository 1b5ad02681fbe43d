"""From data to weights: what the learnt bots of a title know, in files that say how they were made."""

from array import array
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from serai.bots.knowledge import POLICY, VALUE
from serai.bots.spec import LEARNT, NEURAL
from serai.bots.weights import LONG, SHORT, Part, Weights, mark_of, write
from serai.core.say import Say
from serai.core.titles import find
from serai.train.examples import Examples, load
from serai.train.linear import fit_linear, percent
from serai.train.plan import learner

Tell = Callable[[Say], None]


@dataclass(frozen=True)
class Fit:
    """How to fit."""

    rival: float = 0.5
    """The part of the best rival's points that counts against one's own."""
    win: float = 10.0
    """The points that a victory counts for."""
    value_units: tuple[int, ...] = (64, 32)
    policy_units: tuple[int, ...] = (64,)
    epochs: int = 8
    seed: int = 1
    networks: bool = True
    """Whether to fit networks, too; a linear value needs no torch."""
    foresee: bool = False
    """Whether a network learns to judge, too, and not only to propose; so far it judged worse than a linear value."""


def fit(game: str, folders: list[Path], out: Path, how: Fit, command: str, tell: Tell, suffix: str = "") -> None:
    """Write `learnt.weights` and `neural.weights`; with a suffix such as `-1p`, for games of so many players."""
    examples = load(find(game), folders)
    out.mkdir(parents=True, exist_ok=True)
    tell(Say("fit-examples", positions=len(examples.rows), choices=len(examples.chosen)))
    made: dict[str, Any] = {"command": command, "fit": asdict(how), "data": examples.made}
    made |= {"positions": len(examples.rows), "choices": len(examples.chosen)}
    aim = {"rival": how.rival, "win": how.win}
    layout = mark_of(learner(find(game)).LAYOUT)
    write(Weights(layout, made, aim, linear_part(game, examples, how, tell)), out / f"{LEARNT}{suffix}.weights")
    if how.networks:
        parts = network_parts(game, examples, how, tell)
        from serai.train.networks import versions

        write(Weights(layout, made | versions(), aim, parts), out / f"{NEURAL}{suffix}.weights")


def linear_part(game: str, examples: Examples, how: Fit, tell: Tell) -> dict[str, Part]:
    phases: int = learner(find(game)).PHASES
    weights, explained = fit_linear(examples, phases, how.rival, how.win)
    tell(Say("fit-linear", explained=percent(explained)))
    return {VALUE: Part([phases, examples.features], array("d", weights.ravel().tolist()), LONG)}


def network_parts(game: str, examples: Examples, how: Fit, tell: Tell) -> dict[str, Part]:
    from serai.train.networks import fit_policy, fit_value

    actions = len(find(game).actions)
    fitted: dict[str, Any] = {POLICY: fit_policy(examples, actions, list(how.policy_units), how.epochs, how.seed, tell)}
    if how.foresee:
        fitted[VALUE] = fit_value(examples, list(how.value_units), how.epochs, how.seed, tell)
    return {name: Part(sizes, array("d", weights), SHORT) for name, (sizes, weights) in fitted.items()}
