"""Which position of a table somebody is shown: the latest, the next on the way to it, or one that they name."""

from collections.abc import Callable
from dataclasses import dataclass

from serai.server.beats import At
from serai.server.refused import Refused
from serai.server.timeline import Timeline


@dataclass(frozen=True)
class Shown:
    """The position of a table that somebody looks at: the latest, one on the way there, or one of a replay."""

    latest: Timeline
    timeline: Timeline
    """As it was in that position."""
    step: int | None = None
    """In a replay: which step this is."""

    @property
    def live(self) -> bool:
        return self.timeline is self.latest

    @property
    def actor(self) -> int:
        """Whose decision it is; on the way, whose it was."""
        on_the_way = not self.live and self.step is None and self.timeline.beats
        return self.timeline.beats[-1].seat if on_the_way else self.timeline.actor

    @property
    def at(self) -> At:
        return self.timeline.end

    @property
    def left(self) -> int:
        """How many beats lie between it and the latest position."""
        return 0 if self.live else 1 + sum(beat.begin > self.at for beat in self.latest.followed)


Where = Callable[[Timeline, list[int]], Shown]
"""From the latest timeline and the seats that the reader plays."""


def latest(timeline: Timeline, mine: list[int]) -> Shown:
    return Shown(timeline, timeline)


def exactly(position: At) -> Where:
    """A position by its address; the latest if there is none such any more: somebody has stepped back."""
    return lambda timeline, mine: on_the_way(timeline, position if timeline.has(position) else timeline.end)


def after(position: At) -> Where:
    """The position in which the next beat after that one is shown whole."""
    return lambda timeline, mine: on_the_way(
        timeline, timeline.next_beat(position) if timeline.has(position) else timeline.end
    )


def after_own(timeline: Timeline, mine: list[int]) -> Shown:
    """The position right after the reader's own last decision, before what others made of it."""
    known, step = timeline.known_to(mine), timeline.last_decision(mine)
    if step is None or known >= len(timeline.beats):
        return latest(timeline, mine)
    begin = timeline.beats[known].begin
    # What others told next may begin with the reader's decision, which was silent.
    return on_the_way(timeline, begin if begin > At(step) else timeline.decided_next(step))


def on_the_way(timeline: Timeline, position: At) -> Shown:
    return Shown(timeline, timeline if position >= timeline.end else timeline.at(position))


def shown_at_step(timeline: Timeline, step: int) -> Shown:
    """A step of a replay."""
    if not 0 <= step <= len(timeline.acts):
        raise Refused(404, "no_step", last=len(timeline.acts))
    return Shown(timeline, timeline.at_step(step), step)
