"""A data set as numpy's arrays, for fitting. Every tenth game is kept apart, to see what was learnt, not memorised."""

from array import array
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from serai.bots.weights import mark_of
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import Say
from serai.train.comparing import HUNDREDTHS
from serai.train.plan import compare, learner
from serai.train.selfplay import Notes
from serai.train.shards import games_of, read_shard, shards_in, torn

APART: Final = 10
FEWEST_GAMES: Final = 2 * APART
"""Of which some are kept apart and some are not."""
WIN: Final = 1000.0

Numbers = NDArray[np.int16]


@dataclass
class Examples:
    """Positions with what came of them, decisions with what was chosen, and lines with how they compared."""

    rows: Numbers
    phase: Numbers
    own: Numbers
    rival: Numbers
    win: NDArray[np.float32]
    apart: NDArray[np.bool_]
    choice_rows: Numbers
    chosen: Numbers
    option_counts: Numbers
    options: Numbers
    compared_rows: Numbers
    chosen_rows: Numbers
    compared_phase: Numbers
    gain: NDArray[np.float32]
    error: NDArray[np.float32]
    compared_apart: NDArray[np.bool_]
    made: list[dict[str, Any]]
    """What was played, each plan once, with its games."""

    def differences(self, which: NDArray[np.bool_] | slice) -> NDArray[np.float32]:
        """By how much the ends of lines differ from those of the chosen ones."""
        return self.compared_rows[which].astype(np.float32) - self.chosen_rows[which]

    @property
    def shows_lines(self) -> bool:
        """Whether lines were compared both in games kept apart and in others."""
        return bool(self.compared_apart.any() and not self.compared_apart.all())

    @property
    def features(self) -> int:
        return int(self.rows.shape[1])


def load(game: Game, folders: list[Path], players: int | None = None) -> Examples:
    """All shards of some data sets of a game; where a number of players is named, games of others are refused."""
    known = learner(game)
    features = len(known.LAYOUT)
    wanted: dict[str, Any] = {"game": game.name, "layout": mark_of(known.LAYOUT)}
    wanted |= {} if players is None else {"players": players}
    numbered = {"phase": known.PHASES, "compared_phase": known.PHASES}
    numbered |= {"chosen": len(game.actions), "options": len(game.actions)}
    pieces: dict[str, list[NDArray[Any]]] = {}
    made: list[dict[str, Any]] = []
    for folder in folders:
        if not any(shards_in([folder])):
            raise BadSetup(Say("refused-no-data", folder=str(folder)))
    for path in shards_in(folders):
        told, arrays = read_shard(path)
        compare(told, wanted, path)
        games = games_of(told, path)
        if arrays.keys() != Notes().arrays.keys() or told.get("features") != features:
            raise torn(path)
        if {name: len(each) for name, each in arrays.items()} != lengths(arrays, features):
            raise torn(path)
        if not all(are_below(arrays[name], most) for name, most in numbered.items()):
            raise torn(path)
        count(told, len(games), made)
        for name, each in arrays.items():
            pieces.setdefault(name, []).append(np.frombuffer(each, np.int16 if each.typecode == "h" else np.int32))
    joined = {name: np.concatenate(each) for name, each in pieces.items()}
    apart = kept_apart(joined["game"])
    if apart.all() or not apart.any():
        raise BadSetup(Say("refused-few-games", fewest=FEWEST_GAMES))
    return Examples(
        rows=joined["rows"].reshape(-1, features + 1),
        phase=joined["phase"],
        own=joined["own"],
        rival=joined["rival"],
        win=(joined["win"] / WIN).astype(np.float32),
        apart=apart,
        choice_rows=joined["choice_rows"].reshape(-1, features),
        chosen=joined["chosen"],
        option_counts=joined["option_counts"],
        options=joined["options"],
        compared_rows=joined["compared_rows"].reshape(-1, features + 1),
        chosen_rows=joined["chosen_rows"].reshape(-1, features + 1),
        compared_phase=joined["compared_phase"],
        gain=(joined["gain"] / HUNDREDTHS).astype(np.float32),
        error=(joined["error"] / HUNDREDTHS).astype(np.float32),
        compared_apart=kept_apart(joined["compared_game"]),
        made=made,
    )


def lengths(arrays: dict[str, "array[int]"], features: int) -> dict[str, int]:
    """How long each array of a shard is, if all are whole."""
    positions, choices, lines = len(arrays["phase"]), len(arrays["chosen"]), len(arrays["gain"])
    found = dict.fromkeys(["phase", "own", "rival", "win", "game"], positions)
    found |= dict.fromkeys(["chosen", "option_counts"], choices)
    found |= dict.fromkeys(["compared_phase", "gain", "error", "compared_game"], lines)
    found |= {"rows": positions * (features + 1), "choice_rows": choices * features}
    found |= dict.fromkeys(["compared_rows", "chosen_rows"], lines * (features + 1))
    return found | {"options": sum(arrays["option_counts"])}


def are_below(numbers: "array[int]", most: int) -> bool:
    """Whether these are numbers of phases, or of actions, of which there are so many."""
    return not numbers or (min(numbers) >= 0 and max(numbers) < most)


def kept_apart(games: NDArray[np.int32]) -> NDArray[np.bool_]:
    """Which of these are; some games with slips and some without."""
    found: NDArray[np.bool_] = games // 2 % APART == APART - 1
    return found


def count(told: dict[str, Any], games: int, made: list[dict[str, Any]]) -> None:
    """Add the games of a shard to those that were played by the same plan."""
    for plan in made:
        if plan | {"games": 0} == told | {"games": 0}:
            plan["games"] += games
            return
    made.append(told | {"games": games})
