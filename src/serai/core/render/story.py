"""The log told as a story: one paragraph for each run of events of one seat, with what is alike counted together."""

from abc import ABC, abstractmethod
from collections.abc import Iterator

from serai.core.render.tally import PAID, Counted, Tally
from serai.core.text import Entry, Texts, event_facts, sentence_case


class Story(ABC):
    """Tells a log to those at the table. Each game says what it leaves out, and how its gains and prices read."""

    def __init__(self, texts: Texts, names: list[str], counted: Counted, untold: list[str]) -> None:
        self.texts = texts
        self.names = names
        self.counted = counted
        """The events that are added up instead of told one by one."""
        self.untold = untold
        """Events that end a paragraph and are not told themselves."""

    # What each game provides --------------------------------------------------------------------------------------

    @abstractmethod
    def paid(self, tally: Tally) -> list[str]:
        """All that was given away."""

    @abstractmethod
    def gained(self, tally: Tally) -> list[str]:
        """All that was gained."""

    @abstractmethod
    def of_nobody(self, run: list[Entry]) -> list[str]:
        """Paragraphs for events that concern no seat."""

    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        """Whether an event is told in the same paragraph as those before it."""
        return entry.seat == run[0].seat

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        """Whether what one seat did stands in the same paragraph as what another did before it."""
        return False

    def clause(self, entry: Entry) -> str:
        """An event without its subject."""
        return self.texts.say("log", entry.key, event_facts(entry, [""] * len(self.names))).strip()

    def continues(self, before: Entry, entry: Entry) -> str:
        """What an event adds to the clause of the one before it; empty if it needs a clause of its own."""
        return ""

    # What all have in common --------------------------------------------------------------------------------------

    def paragraphs(self, entries: list[Entry]) -> list[str]:
        """Oldest first."""
        told: list[str] = []
        before: list[Entry] = []
        for run in self.runs(entries):
            if before and self.joins(before, run):
                told[-1] += " " + self.paragraph(run)[0]
            else:
                told += self.paragraph(run)
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

    def paragraph(self, run: list[Entry]) -> list[str]:
        """The events of one seat: its name once, then clause after clause."""
        seat = run[0].seat
        if not 0 <= seat < len(self.names):
            return self.of_nobody(run)
        clauses: list[str] = []
        counted: dict[int, Tally] = {}
        for at, entry in enumerate(run):
            if entry.key in self.counted:
                if entry.key == PAID and any(tally.gains() for tally in counted.values()):
                    clauses += self.settle(counted, seat)
                    counted = {}
                counted.setdefault(entry.seat, Tally(self.counted)).add(entry)
                continue
            clauses += self.settle(counted, seat)
            counted = {}
            more = self.continues(run[at - 1], entry) if at else ""
            if more:
                clauses[-1] += more
            else:
                clauses.append(self.clause(entry))
        clauses += self.settle(counted, seat)
        return [sentence_case(f"{self.names[seat]} {', '.join(clauses)}.")]

    def settle(self, counted: dict[int, Tally], seat: int) -> list[str]:
        """What was counted since the last clause, as clauses of their own; what others had of it stands in brackets."""
        if not counted:
            return []
        own = counted.pop(seat, Tally(self.counted))
        both = [("paid", self.paid(own)), ("gained", self.gained(own))]
        found = [self.say(key, things) for key, things in both if things]
        asides = [f"({self.names[who]} {self.say('gained', self.gained(tally))})" for who, tally in counted.items()]
        return [*found[:-1], " ".join([*found[-1:], *asides])] if asides else found

    def say(self, key: str, things: list[str]) -> str:
        return self.texts.say("story", key, {"things": self.texts.listed(things)})
