"""Golden playthroughs: whole games as text, decision by decision, so that any change of a rule shows as a difference.

`python -m tests.playthrough` writes them anew into tests/golden; look at the difference before you keep it.
"""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import serai
from serai import bots
from serai.core.bot import Chair
from serai.core.play import draw
from serai.core.state import State
from tests.games.marco_polo.deal import EXPERT

OTHERWISE = {"two_level_tower": "repeatable", "placement_missions": "occupied_slot", "first_to_play": "may_decline"}

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, list[str], int, dict[str, Any]]] = {
    "merv-1p": ("merv", ["greedy"], 11, {}),
    "merv-2p": ("merv", ["greedy", "random"], 12, {}),
    "merv-3p": ("merv", ["random", "greedy", "random"], 13, {}),
    "merv-4p": ("merv", ["random", "random", "greedy", "random"], 14, {}),
    "marco_polo-2p": ("marco_polo", ["greedy", "random"], 21, {}),
    "marco_polo-3p-expert": ("marco_polo", ["random", "greedy", "greedy"], 22, EXPERT),
    "marco_polo-4p": ("marco_polo", ["random", "greedy", "random", "greedy"], 23, {}),
    "marco_polo-4p-expert": ("marco_polo", ["greedy", "random", "greedy", "random"], 24, EXPERT),
    "tadmor-2p": ("tadmor", ["greedy", "random"], 31, {}),
    "tadmor-3p-experienced": ("tadmor", ["random", "greedy", "greedy"], 32, {"experienced_setup": True}),
    "tadmor-4p": ("tadmor", ["greedy", "greedy", "random", "greedy"], 33, {}),
    "tadmor-2p-options": ("tadmor", ["greedy", "greedy"], 34, OTHERWISE),
}


def playthrough(
    name: str, seats: list[str], seed: int, options: dict[str, Any], chosen: Iterator[str] | None = None
) -> str:
    """Who decides what among which legal actions, what is told of it, and how it ends. Where it is written what was
    chosen, nobody thinks or draws again."""
    game = serai.game(name)
    rng = random.Random(seed)
    state = game.new(len(seats), options)
    state.log = []
    chairs = [Chair(state, seat, rng) for seat in range(len(seats))]
    players = [bots.make(seat, game) for seat in seats]
    lines = [f"{name} rules {game.rules}, seats {' '.join(seats)}, seed {seed}"]
    while not state.is_over:
        actor = state.actor
        if chosen is not None:
            action = state.parse(next(chosen))
        else:
            action = draw(state, rng) if actor == serai.CHANCE else players[actor].choose(chairs[actor])
        if actor == serai.CHANCE:
            lines.append(f"chance: {state.notation(action)} of {len(state.options)}")
        else:
            lines += [
                f"seat {actor} {type(state.stack[-1]).__name__}: {offered(state)}",
                f"  > {state.notation(action)}",
            ]
        state.apply(action)
        lines += [f"    {entry.key} {entry.seat} {entry.args}" for entry in state.log]
        state.log.clear()
    lines += [f"{score.name}: {score.total} {score.parts}" for score in state.scores()]
    return "\n".join([*lines, f"ranking {state.ranking()}"]) + "\n"


def choices(written: str) -> Iterator[str]:
    """What was chosen in a game as it is written, chance included, one after the other."""
    for line in written.splitlines():
        if line.startswith("chance: "):
            yield line.removeprefix("chance: ").rpartition(" of ")[0]
        elif line.startswith("  > "):
            yield line.removeprefix("  > ")


def offered(state: State) -> str:
    """The legal actions, those of one kind together: "done | trade wood-gold stone-gold"."""
    kinds: dict[str, str] = {}
    for action in state.legal():
        kind, _, argument = state.notation(action).partition(" ")
        kinds[kind] = f"{kinds.get(kind, kind)} {argument}".strip()
    return " | ".join(kinds.values())


if __name__ == "__main__":
    for file, arguments in GAMES.items():
        (FOLDER / f"{file}.txt").write_text(playthrough(*arguments), "utf-8")
