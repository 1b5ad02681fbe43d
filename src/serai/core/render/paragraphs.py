"""The log told as a story: one paragraph for each run of events of one seat, with what is alike counted together."""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import replace

from serai.core.reading import Told
from serai.core.render.tally import PAID, Counted, Tally
from serai.core.say import COMMA, SEMICOLON, SPACE, Fact, Name, Say, Several
from serai.core.text import Entry


class Story(ABC):
    """Tells a log to those at the table. Each game says what it leaves out, and how its gains and prices read."""

    def __init__(self, names: list[Name], counted: Counted, untold: list[str]) -> None:
        self.names = names
        self.counted = counted
        """The events that are added up instead of told one by one."""
        self.untold = untold
        """Events that end a paragraph and are not told themselves."""

    # What each game provides --------------------------------------------------------------------------------------

    @abstractmethod
    def paid(self, tally: Tally) -> list[Fact]:
        """All that was given away."""

    @abstractmethod
    def gained(self, tally: Tally) -> list[Fact]:
        """All that was gained."""

    @abstractmethod
    def facts(self, entries: list[Entry]) -> dict[str, Fact]:
        """What the message of some events that are told as one speaks of, besides who."""

    @abstractmethod
    def of_nobody(self, run: list[Entry]) -> list[Say]:
        """Sentences for events that concern no seat."""

    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        """Whether an event is told in the same paragraph as those before it."""
        return entry.seat == run[0].seat

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        """Whether what one seat did stands in the same paragraph as what another did before it."""
        return False

    def continues(self, before: Entry, entry: Entry) -> bool:
        """Whether an event is told in the clause of the one before it."""
        return False

    # What all have in common --------------------------------------------------------------------------------------

    def who(self, seat: int) -> dict[str, Fact]:
        return {"who": self.names[seat]} if 0 <= seat < len(self.names) else {}

    def clause(self, entries: list[Entry]) -> Say:
        """Events that are told as one, without their subject; the message sees who it is, for the verb's sake."""
        return Say(f"log-{entries[0].key}", **self.who(entries[0].seat), **self.facts(entries))

    def paragraphs(self, entries: list[Entry]) -> list[Told]:
        """Oldest first."""
        told: list[Told] = []
        before: list[Entry] = []
        for run in self.runs(entries):
            found = [replace(one, entries=tuple(run)) for one in self.paragraph(run)]
            if before and self.joins(before, run):
                last = told.pop()
                said = Several([last.said, found[0].said], SPACE)
                found[:1] = [Told(last.seat, said, last.entries + found[0].entries)]
            told += found
            before = run
        return told

    def runs(self, entries: list[Entry]) -> Iterator[list[Entry]]:
        run: list[Entry] = []
        for entry in entries:
            if run and (entry.key in self.untold or not self.belongs(entry, run)):
                yield run
                run = []
            if entry.key not in self.untold:
                run.append(entry)
        if run:
            yield run

    def paragraph(self, run: list[Entry]) -> list[Told]:
        """The events of one seat: its name once, then clause after clause."""
        seat = run[0].seat
        if not 0 <= seat < len(self.names):
            return [Told(None, said) for said in self.of_nobody(run)]
        return [Told(seat, Say("story-paragraph", **self.who(seat), clauses=Several(self.clauses(run, seat), COMMA)))]

    def clauses(self, run: list[Entry], seat: int) -> list[Fact]:
        clauses: list[Fact] = []
        together: list[Entry] = []
        counted: dict[int, Tally] = {}
        for entry in run:
            if entry.key in self.counted:
                if entry.key == PAID and any(tally.gains() for tally in counted.values()):
                    clauses += self.settle(counted, seat)
                    counted = {}
                counted.setdefault(entry.seat, Tally(self.counted)).add(entry)
                together = []
                continue
            clauses += self.settle(counted, seat)
            counted = {}
            if together and self.continues(together[-1], entry):
                together.append(entry)
                clauses[-1] = self.clause(together)
            else:
                together = [entry]
                clauses.append(self.clause(together))
        return clauses + self.settle(counted, seat)

    def settle(self, counted: dict[int, Tally], seat: int) -> list[Fact]:
        """What was counted since the last clause, as clauses of their own; what others had of it stands in brackets."""
        if not counted:
            return []
        own = counted.pop(seat, Tally(self.counted))
        found = [self.things("paid", seat, self.paid(own)), self.things("gained", seat, self.gained(own))]
        clauses: list[Fact] = [clause for clause in found if clause]
        theirs: list[Fact] = [
            Say("story-other", **self.who(who), clause=clause)
            for who, tally in counted.items()
            if (clause := self.things("gained", who, self.gained(tally)))
        ]
        if not theirs:
            return clauses
        others = Several(theirs, SEMICOLON)
        if not clauses:
            return [Say("story-others", others=others)]
        return [*clauses[:-1], Say("story-aside", clause=clauses[-1], others=others)]

    def things(self, key: str, seat: int, things: list[Fact]) -> Say | None:
        return Say(f"story-{key}", **self.who(seat), things=Several(things)) if things else None


def sentence(said: Fact) -> Say:
    """A clause that stands alone."""
    return Say("story-sentence", clause=said)
