"""What was told, as lines of a log: one for each action, with where it happened; and the climaxes in full."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Name
from serai.server.beats import At
from serai.server.payloads import Line, MomentPayload, ScorePayload
from serai.server.timeline import Timeline
from serai.server.wording import Wording, account_of

LATEST: Final = 60
"""How many beats a page tells of at once; those before them come as one scrolls."""
WATCHED: Final = 12
"""How many of the latest beats one who plays no seat is shown again."""

Gained = Callable[[Timeline, Timeline], list[ScorePayload]]
"""What everybody got between two positions."""


class Log:
    """A timeline as one reader reads it."""

    def __init__(
        self, timeline: Timeline, you: int | None, mine: list[int], names: list[Name], wording: Wording
    ) -> None:
        self.timeline = timeline
        self.you = you
        self.mine = mine
        self.names = names
        self.wording = wording

    def latest(self) -> list[Line]:
        return self.lines(max(0, len(self.timeline.beats) - LATEST), len(self.timeline.beats))

    def before(self, position: At) -> list[Line]:
        """The lines of earlier beats than the one that was over in a position."""
        end = max(0, sum(beat.begin < position for beat in self.timeline.beats) - 1)
        return self.lines(max(0, end - LATEST), end)

    def lines(self, first: int, end: int) -> list[Line]:
        known = self.timeline.known_to(self.mine) if self.mine else len(self.timeline.beats)
        return [line for at in range(first, end) for line in self.of_beat(at, fresh=at >= known)]

    def of_beat(self, at: int, fresh: bool = False) -> list[Line]:
        """The lines of one beat, which are remembered: the past is read again with every page."""
        beat, end = self.timeline.beats[at], self.told_after(at)
        key = (self.wording, self.you, tuple(self.names), end, self.address_after(at), fresh)
        if key not in beat.spoken:
            beat.spoken[key] = self.spoken(at, end, fresh)
        found: list[Line] = beat.spoken[key]
        return found

    def spoken(self, at: int, end: int, fresh: bool) -> list[Line]:
        beat = self.timeline.beats[at]
        entries = [entry for entry in self.timeline.entries[beat.told : end] if entry.may_read(self.you)]
        spoke = self.wording.story(entries, self.names)
        address = str(self.address_after(at))
        return [
            Line(
                seat=it.seat,
                text=it.text,
                fresh=fresh,
                at=address,
                places=self.wording.places(it.entries or entries),
                moment=beat.moment is not None and number == 0,
            )
            for number, it in enumerate(spoke)
        ]

    def told_after(self, at: int) -> int:
        beats = self.timeline.beats
        return beats[at + 1].told if at + 1 < len(beats) else len(self.timeline.entries)

    def address_after(self, at: int) -> At:
        """The position in which a beat is shown whole."""
        beats = self.timeline.followed
        return beats[at + 1].begin if at + 1 < len(beats) else self.timeline.end

    # Climaxes -------------------------------------------------------------------------------------------------------

    def moment(self, at: int, gained: Gained) -> MomentPayload | None:
        """A beat as a climax, if it is one."""
        beat = self.timeline.beats[at] if 0 <= at < len(self.timeline.beats) else None
        if beat is None or beat.moment is None:
            return None
        entry, after = self.timeline.entries[beat.moment], self.address_after(at)
        account = account_of(self.timeline.game, entry)
        first = at if account is None else self.beat_of_last(account.since, beat.told)
        told = range(first, at + 1) if account is not None and account.told else [at]
        return MomentPayload(
            str(after),
            str(beat.begin),
            self.wording.moment(entry),
            [line for it in told for line in self.of_beat(it)],
            gained(self.timeline.at(self.timeline.beats[first].begin), self.timeline.at(after)),
        )

    def beat_of_last(self, key: str, told: int) -> int:
        """The beat that told the last event of a key before so much had been told; the first of all if none did."""
        entries, beats = self.timeline.entries, self.timeline.beats
        last = next((at for at in range(told - 1, -1, -1) if entries[at].key == key), 0)
        return sum(beat.told <= last for beat in beats) - 1

    def moment_at(self, position: At, gained: Gained) -> MomentPayload | None:
        """The climax that was over in a position."""
        found = next((i for i in range(len(self.timeline.beats)) if self.address_after(i) == position), -1)
        return self.moment(found, gained)


def since(timeline: Timeline, mine: list[int]) -> str:
    """Where others began to act after the reader last did; empty while nobody has."""
    beats = timeline.beats
    if not mine:
        return str(beats[max(0, len(beats) - WATCHED)].begin) if beats else ""
    end = len(beats)
    while end and beats[end - 1].of(mine):
        end -= 1
    known = timeline.known_to(mine)
    at, first = end, known if known < end else 0
    while at > first and not beats[at - 1].of(mine):
        at -= 1
    return str(beats[at].begin) if at < end else ""
