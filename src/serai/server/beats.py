"""A game in beats: one readable thing after the other, as somebody at the table would follow it.

A beat is one decision that told something, with the silent ones before it and what chance added, and with all that pay
for the same thing, do the very same again, or belong to it as its title says; or a thing that the printed automa did by
itself; or a climax, such as an attack, which all look up for. A page shows others' turns beat by beat, and the log has
its lines by them.
"""

import re
from dataclasses import dataclass, field, replace
from typing import Any, Final

from serai.core.game import Game
from serai.core.render.tally import PAID
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.text import Entry
from serai.server.wording import goes_on, is_moment, is_read

ADDRESS: Final = re.compile(r"([0-9]{1,6})(?:\.([0-9]{1,4}))?")


@dataclass(frozen=True, order=True)
class At:
    """A position on the way: after so many actions, and so many further stages of the next one that told something."""

    step: int
    stage: int = 0

    def __str__(self) -> str:
        return f"{self.step}.{self.stage}" if self.stage else str(self.step)


def read_address(text: str) -> At | None:
    """A position as a page writes it; None for what is none."""
    found = ADDRESS.fullmatch(text)
    return At(int(found[1]), int(found[2] or 0)) if found else None


@dataclass(frozen=True)
class Beat:
    begin: At
    """The position in which it begins: there the one before it is shown whole."""
    told: int
    """How much had been told before it."""
    seat: int
    """Who did it: a seat, the printed automa after them, or chance."""
    by: int
    """Who decided it, perhaps for the printed automa; chance where it happened by itself."""
    moment: int | None = None
    """Which entry of the log makes it a climax."""
    spoken: dict[Any, Any] = field(default_factory=dict, compare=False)
    """Its lines, as readers have read them: a game's past is told again and again."""

    def of(self, seats: list[int]) -> bool:
        """Whether one who plays these seats decided it. What happened to them by itself is news to them, too."""
        return self.by in seats


class Beats(list[Beat]):
    """The beats of a game so far. The last one goes on until another begins."""

    def decided(self, game: Game, state: State, begin: At, entries: list[Entry], again: bool) -> None:
        """Somebody or chance decides in a position, after all these entries; `again`: the very same once more."""
        seat = state.actor
        if not self or (seat >= 0 and not self.goes_on(game, state, entries, again)):
            self.begin(game, state, Beat(begin, len(entries), seat, seat), entries)

    def goes_on(self, game: Game, state: State, entries: list[Entry], again: bool) -> bool:
        """Whether a decision belongs to the beat before it: only a part of a price was paid yet, the same seat does the
        very same once more, or so says the title."""
        last = self[-1]
        if (last.seat, last.by) != (state.actor, state.actor):
            return False
        told = entries[last.told :]
        return again or all(entry.key == PAID for entry in told) or goes_on(game, state, told)

    def happened(self, game: Game, state: State, begin: At, by: int, told: int, entries: list[Entry]) -> None:
        """A stage of a decision has told the entries from `told` on. They belong to the beat that goes on, unless the
        printed automa has done something, or a climax has come."""
        moment = next((at for at in range(len(entries) - 1, told - 1, -1) if is_moment(game, entries[at])), None)
        whose = next((entry.seat for entry in entries[told:] if entry.seat >= 0), CHANCE)
        if moment is not None or self.automa_acts(game, state, whose, told, entries):
            self.begin(game, state, Beat(begin, told, whose, CHANCE if begin.stage else by, moment), entries)

    def automa_acts(self, game: Game, state: State, whose: int, told: int, entries: list[Entry]) -> bool:
        """Whether the printed automa does a thing of its own in a stage, or somebody does after it. What happens to one
        after the other in the same way, such as to take a place in a queue, is one thing."""
        last, before = self[-1].seat, entries[self[-1].told : told]
        if whose < 0 or max(whose, last) < state.seats:
            return False
        if whose == last:
            return not goes_on(game, state, before)
        return not before or before[0].key != entries[told].key

    def begin(self, game: Game, state: State, beat: Beat, entries: list[Entry]) -> None:
        """A new beat; one in which there was nothing to read yet goes on as this one."""
        if self and not is_read(game, state.seats, entries[self[-1].told : beat.told]):
            last = self.pop()
            beat = replace(beat, begin=last.begin, told=last.told)
        self.append(beat)

    def back_to(self, count: int, last: Beat | None) -> None:
        """As they were when there were so many, and this was the last one: a silent decision may have changed it."""
        del self[count:]
        if last is not None:
            self[-1] = last

    def told_by(self, entries: list[Entry]) -> list[Beat]:
        """Those that told something: all but perhaps the last. Nobody is kept waiting for what is silent."""
        return self[:-1] if self and self[-1].told == len(entries) else self

    def known_to(self, seats: list[int], told: int) -> int:
        """How many are no news any more to one who plays these seats, and last decided when so much had been told:
        those that were whole by then, for a decision may be silent, and all up to the last that they decided."""
        whole = sum(beat.told <= told for beat in self) - 1
        own = next((at + 1 for at in range(len(self) - 1, -1, -1) if self[at].of(seats)), 0)
        return max(whole, own)
