"""A table as its page tells it: whose decision it is, the choices in groups with their keys, whose mat lies where."""

from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

import serai
from serai.core.reading import Choice
from serai.core.say import YOU, Fact, Name, Say, Several
from serai.language.pictured import plain
from serai.server.names import skeleton
from serai.server.payloads import ChatMessage, Line, ScorePayload, SeatPayload, TablePayload
from serai.web.boards import Drawn, drawn, last_sight
from serai.web.words import colour, namesake, points, words

LONG: Final = 6
"""From so many choices on, a list has headings."""

TOLD: Final = 24
"""How many lines of the log a page comes with, more where more is news; those before are fetched as one scrolls."""


@dataclass(frozen=True)
class Key:
    """A choice in the list, with the number to press for it."""

    number: int
    choice: Choice


@dataclass(frozen=True)
class Group:
    """Choices of the list that belong together."""

    heading: str
    """Empty in a short list, or where they need none."""
    keys: list[Key]


@dataclass(frozen=True)
class Scene:
    seen: TablePayload
    code: str
    """The reader's language."""
    chart: list[list[int]] = field(default_factory=list)

    @cached_property
    def drawn(self) -> Drawn | None:
        return (last_sight if self.seen.closed else drawn)(self.seen, self.code, self.names)

    @property
    def names(self) -> dict[int, Name]:
        """The people at the table by their seats, the reader as `you`. Several before one screen are told apart by
        their colours, and bots are known by theirs."""
        people = [seat for seat in self.seen.seats if seat.kind == "person" and not (seat.yours and self._many)]
        return {seat.seat: YOU if seat.yours else self.known_as(seat) for seat in people}

    @property
    def everyone(self) -> list[SeatPayload]:
        """All who take part, the printed automa after the seats."""
        return [*self.seen.seats, *self.seen.automa]

    @property
    def replaying(self) -> bool:
        return self.seen.step is not None

    @property
    def over(self) -> bool:
        at_the_end = self.seen.step == self.seen.steps if self.replaying else self.seen.live
        return self.seen.status == "over" and at_the_end

    @property
    def deciding(self) -> list[SeatPayload]:
        return [seat for seat in self.everyone if seat.decides]

    @property
    def your_turn(self) -> bool:
        return not self.replaying and (bool(self.seen.choices) or self.seen.must_end)

    @property
    def own(self) -> list[SeatPayload]:
        return [seat for seat in self.seen.seats if seat.yours]

    @property
    def left(self) -> bool:
        """A bot plays for the reader, who may take over again."""
        waits = self.seen.status == "playing" and not self.replaying
        return waits and any(seat.left and seat.once_yours for seat in self.seen.seats)

    @property
    def secret(self) -> bool:
        """Whoever shares a screen must hand it over unseen."""
        return len(self.own) > 1 and serai.game(self.seen.game).keeps_secrets() and not (self.replaying or self.over)

    def say(self, key: str, /, **facts: Fact) -> str:
        return words(self.code).say(key, **facts)

    @property
    def head(self) -> str:
        """Whose decision it is, in three or four words."""
        if self.over:
            return self.seen.verdict or self.say("table-over")
        if self.seen.must_end:
            return self.say("table-played")
        if self.your_turn:
            seat = self.colour(self.viewing_seat)
            return self.say("table-your-turn-as", colour=seat) if self._many else self.say("table-your-turn")
        if self.on_the_way:
            return self.doing
        if not self.deciding:
            return self.say("table-replay-head" if self.replaying else "table-wait")
        return self.say("table-choosing", names=Several([self.called(seat) for seat in self.deciding]))

    @property
    def on_the_way(self) -> bool:
        """A beat is shown that lies before the latest position."""
        return not self.seen.live and not self.replaying and self.seen.status in ("playing", "over")

    @property
    def doing(self) -> str:
        """Who acts in a beat, or for what all look up; what it told is said below."""
        if self.seen.moment:
            return plain(self.seen.moment.title)
        if not self.deciding:
            return self.say("table-wait")
        seat = self.deciding[0]
        return self.say("table-yours") if seat.yours and not self._many else words(self.code)(self.called(seat))

    @property
    def beat(self) -> list[Line]:
        """What the latest action told."""
        return [line for line in self.seen.story if line.at == self.seen.story[-1].at]

    def points(self, seat: SeatPayload) -> Fact:
        """Points as its title counts them."""
        return points(self.seen.game, seat.points or 0)

    def colour(self, seat: SeatPayload) -> Say:
        return colour(self.seen.game, seat.colour)

    def called(self, seat: SeatPayload) -> Name:
        """A person by name, and by the colour too where another bears it; a bot, and whoever shares the reader's
        screen, by the colour of the seat; the automa as the title calls it."""
        if seat.kind == "automa":
            return Name(seat.called)
        if not seat.name or seat.kind != "person" or (seat.yours and self._many):
            return Name(self.colour(seat))
        return self.known_as(seat)

    def known_as(self, seat: SeatPayload) -> Name:
        """A person by name; where several bear it, by the colour too."""
        namesakes = [
            other for other in self.seen.seats if other.kind == "person" and skeleton(other.name) == skeleton(seat.name)
        ]
        alone = len(namesakes) == 1 or not seat.colour
        return Name(seat.name if alone else namesake(self.seen.game, seat.name, seat.colour))

    def speaker(self, said: ChatMessage) -> SeatPayload | None:
        """The seat of whoever said something, unless they only watch or another sits there now."""
        seat = self.seen.seats[said.seat] if said.seat is not None else None
        return seat if seat is not None and seat.name == said.name else None

    @property
    def _many(self) -> bool:
        return len(self.own) > 1

    @property
    def viewing_seat(self) -> SeatPayload:
        """The seat that looks, or the one that decides, or the first."""
        if self.seen.you is not None:
            return self.seen.seats[self.seen.you]
        return (self.deciding or self.seen.seats)[0]

    @property
    def marked(self) -> SeatPayload | None:
        """Whose emblem stands beside the question."""
        if self.over:
            first = [score.seat for score in self.seen.scores if score.place == 1]
            return next((seat for seat in self.everyone if seat.seat in first), None)
        if self.your_turn:
            return self.viewing_seat
        return self.deciding[0] if self.deciding else None

    @property
    def asked(self) -> str:
        """What the reader is asked; of others, whom the head names, what kind of thing they choose."""
        if self.over:
            return ""
        if self.seen.must_end:
            return self.say("table-end-hint")
        return self.seen.prompt if self.your_turn or self.seen.held else self.seen.choosing

    @property
    def groups(self) -> list[Group]:
        """The choices by their headings, in the order given; then what ends something, and last what brings nothing
        now. Where there are few, they need no headings."""
        last = {kind.name for kind in serai.game(self.seen.game).actions.kinds if kind.last}
        together: dict[tuple[bool, bool, str], list[Choice]] = {}
        for choice in self.seen.choices:
            about = "" if choice.lacking else choice.heading or choice.kind
            together.setdefault((choice.lacking != "", choice.kind in last, about), []).append(choice)
        headed = len(together) > 1 and len(self.seen.choices) >= LONG
        groups: list[Group] = []
        number = 0
        for which in sorted(together, key=lambda which: which[:2]):
            found = together[which]
            heading = self.say("table-idle") if found[0].lacking else found[0].heading
            keys = [Key(number + at, choice) for at, choice in enumerate(found, 1)]
            groups.append(Group(heading if headed else "", keys))
            number += len(found)
        return groups

    @property
    def mats(self) -> list[SeatPayload]:
        """Everyone, from the reader's own place around the table."""
        first = self.seen.you or 0
        return [*self.seen.seats[first:], *self.seen.seats[:first], *self.seen.automa]

    @property
    def told(self) -> list[Line]:
        """The newest lines of the log first, a few more than are seen at once; an action is told whole."""
        lines = self.seen.story[::-1]
        last = lines[TOLD - 1].at if len(lines) > TOLD else None
        return [line for number, line in enumerate(lines) if number < TOLD or line.at == last or line.fresh]

    @property
    def news(self) -> bool:
        """Something happened since the reader's last decision."""
        return any(line.fresh for line in self.seen.story)

    @property
    def scored(self) -> list[ScorePayload]:
        """Best first, once there are places."""
        return sorted(self.seen.scores, key=lambda score: score.place or 99)

    @property
    def sources(self) -> list[str]:
        return list(dict.fromkeys(source for score in self.seen.scores for source in score.parts))

    @property
    def most(self) -> int:
        """The greatest number of points from one source, which fills a bar."""
        return max((points for score in self.seen.scores for points in score.parts.values()), default=1) or 1

    @property
    def tab_title(self) -> str:
        if self.replaying:
            return self.say("replay-tab", title=self.seen.title)
        return self.say("table-tab-turn" if self.your_turn else "table-tab", title=self.seen.title)
