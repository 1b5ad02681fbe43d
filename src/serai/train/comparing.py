"""What a search has found out about the lines it compared, written down for those who learn.

Of each line: its end, beside the end of the line that was chosen, and by how much it turned out better or worse. All
lines of a round met the same luck, so a few rounds tell more of two lines than the ends of many games do.
"""

import math
from array import array
from typing import Any, Final

from serai.bots.arms import Arm
from serai.bots.beam import settle_chance
from serai.bots.judge import Eye
from serai.core.bot import Chair, Sitting
from serai.core.state import State

ENOUGH: Final = 4
"""Rounds in which two lines were compared; fewer tell nothing."""
HUNDREDTHS: Final = 100
MOST: Final = 32_000
"""Hundredths of a point that can be written down."""


def compared(sitting: Sitting) -> list[Arm]:
    """The lines that a bot compared for its last choice, the chosen one first; none if it compares nothing."""
    arms: list[Arm] = getattr(sitting.session, "arms", [])
    return [arm for arm in arms if len(arm.values) >= ENOUGH]


class Comparing:
    """Writes comparisons down, of one game."""

    def __init__(self, known: Any, eye: Eye, arrays: dict[str, "array[int]"], number: int) -> None:
        self.known = known
        self.eye = eye
        self.arrays = arrays
        self.number = number

    def note(self, chair: Chair, arms: list[Arm]) -> None:
        dealt = chair.redeal()
        best = self.end_of(dealt, chair, arms[0])
        if best is None:
            return
        phase, chosen = best
        for arm in arms[1:]:
            found = self.end_of(dealt, chair, arm)
            if found is not None and found[0] == phase:
                gain, error = gain_of(arm, arms[0])
                self.arrays["compared_rows"].extend(found[1])
                self.arrays["chosen_rows"].extend(chosen)
                self.arrays["compared_phase"].append(phase)
                self.arrays["gain"].append(gain)
                self.arrays["error"].append(error)
                self.arrays["compared_game"].append(self.number)

    def end_of(self, dealt: State, chair: Chair, arm: Arm) -> tuple[int, list[int]] | None:
        """The phase and the numbers of where a line ends; None at the end of a game, whose worth is known."""
        state = dealt.clone()
        for action in arm.path:
            if state.actor != chair.seat or action not in state.options:
                break
            state.advance(action)
        settle_chance(state, chair.rng)
        if not state.stack:
            return None
        return self.known.phase(state), list(self.eye.look(state, chair.seat))


def gain_of(arm: Arm, best: Arm) -> tuple[int, int]:
    """By how much a line was better than another in the rounds that both were played on, and the standard error of
    that, in hundredths of a point."""
    differences = [arm.values[at] - best.values[at] for at in range(min(len(arm.values), len(best.values)))]
    count = len(differences)
    mean = sum(differences) / count
    spread = sum((each - mean) ** 2 for each in differences) / (count - 1)
    return hundredths(mean), hundredths(math.sqrt(spread / count))


def hundredths(points: float) -> int:
    return max(-MOST, min(MOST, round(HUNDREDTHS * points)))
