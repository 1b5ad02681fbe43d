"""What a search has found out about the lines it compared, written down for those who learn.

Of each line: positions on the way along it and at its end, beside those of the line that was chosen, and by how much it
turned out better or worse. All lines of a round met the same luck, so a few rounds tell more of two lines than the ends
of many games do.
"""

import math
from array import array
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from serai.bots.arms import Arm
from serai.bots.beam import settle_chance
from serai.bots.judge import Eye
from serai.core.bot import Chair, Sitting
from serai.core.state import State

ENOUGH: Final = 4
"""Rounds in which two lines were compared; fewer tell nothing."""
HUNDREDTHS: Final = 100
NONE: Final = -1
MOST: Final = 32_000
"""Hundredths of a point that can be written down."""


def compared(sitting: Sitting) -> list[Arm]:
    """The lines that a bot compared for its last choice, the chosen one first; none if it compares nothing."""
    arms: list[Arm] = getattr(sitting.session, "arms", [])
    return [arm for arm in arms if len(arm.values) >= ENOUGH]


@dataclass(frozen=True)
class Seen:
    """A position on the way along a line, or at its end."""

    action: int
    """That led there."""
    phase: int
    middle: bool
    """Whether one's turn goes on there."""
    numbers: list[int]


class Comparing:
    """Writes comparisons down, of one game."""

    def __init__(self, known: Any, eye: Eye, arrays: dict[str, "array[int]"], number: int) -> None:
        self.known = known
        self.eye = eye
        self.arrays = arrays
        self.number = number

    def note(self, chair: Chair, arms: list[Arm]) -> None:
        dealt = chair.redeal()
        best = self.along(dealt, chair, arms[0])
        for arm in arms[1:]:
            found = self.along(dealt, chair, arm)
            gain, error = gain_of(arm, arms[0])
            for one, other in pairs(found, best):
                self.arrays["compared_rows"].extend(one.numbers)
                self.arrays["chosen_rows"].extend(other.numbers)
                self.arrays["compared_phase"].append(one.phase)
                self.arrays["compared_middle"].append(one.middle)
                self.arrays["gain"].append(gain)
                self.arrays["error"].append(error)
                self.arrays["compared_game"].append(self.number)

    def along(self, dealt: State, chair: Chair, arm: Arm) -> list[Seen]:
        """What is seen along a line, action by action; nothing of the end of a game, whose worth is known."""
        state = dealt.clone()
        seen: list[Seen] = []
        for action in arm.path:
            if state.actor != chair.seat or action not in state.options:
                break
            state.advance(action)
            if state.actor == chair.seat:
                seen.append(self.seen(state, chair, action, True))
        if state.actor != chair.seat:
            settle_chance(state, chair.rng)
        elif seen:
            seen.pop()
        if state.stack:
            seen.append(self.seen(state, chair, NONE, False))
        return seen

    def seen(self, state: State, chair: Chair, action: int, middle: bool) -> Seen:
        return Seen(action, self.known.phase(state), middle, list(self.eye.look(state, chair.seat)))


def pairs(one: list[Seen], other: list[Seen]) -> Iterator[tuple[Seen, Seen]]:
    """Positions of two lines that compare: after as many actions in the middle of the turn, once the lines differ, and
    at their ends; if they are of the same phase."""
    apart = False
    for mine, others in zip(one, other, strict=False):
        apart = apart or mine.action != others.action
        if apart and mine.middle and others.middle and mine.phase == others.phase:
            yield mine, others
    if one and other and not one[-1].middle and not other[-1].middle and one[-1].phase == other[-1].phase:
        yield one[-1], other[-1]


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
