"""Merv's log told as a story: one paragraph for each run of events of one seat, with what is alike counted together."""

from typing import Final

from serai.core.reading import Told
from serai.core.render.paragraphs import Story, sentence
from serai.core.render.tally import Counted, Tally
from serai.core.say import Fact, Name, Say, Several
from serai.core.text import Entry
from serai.games.merv.render.events import LOST, facts_of
from serai.games.merv.render.speech import each_colour, points_by_source, things
from serai.games.merv.render.tally import COUNTED, colours
from serai.games.merv.render.things import SPICE

COUNTED_HERE: Final[Counted] = {key: value for key, value in COUNTED.items() if key != "roads"}
SHARED: Final = "cube"
"""What others gain in the middle of somebody's turn: the owner's share of a production."""
TOGETHER: Final = ["queue", "soldiers_home"]
"""How the next queue fills, or soldiers go home, is one paragraph, though everybody has a part in it."""
UNTOLD: Final = ["turn"]
"""Who moves is plain from the paragraph; year and round stand on the table."""


def event(entry: Entry, names: list[Name]) -> Say:
    """One event as one sentence; `names` by seat."""
    story = MervStory(names, COUNTED_HERE, UNTOLD)
    clause, who = story.clause([entry]), story.who(entry.seat)
    return Say("story-paragraph", clauses=clause, **who) if who else sentence(clause)


def story(entries: list[Entry], names: list[Name]) -> list[Told]:
    """Paragraphs, oldest first."""
    return MervStory(names, COUNTED_HERE, UNTOLD).paragraphs(entries)


class MervStory(Story):
    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        first = run[0]
        if entry.key in TOGETHER and first.key != entry.key:
            return False
        return entry.seat == first.seat or (entry.key == SHARED and first.seat >= 0)

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        return before[0].key == run[0].key and run[0].key in TOGETHER

    def continues(self, before: Entry, entry: Entry) -> bool:
        return entry.key == before.key == LOST

    def paid(self, tally: Tally) -> list[Fact]:
        return each_colour(colours(tally, "pay"))

    def gained(self, tally: Tally) -> list[Fact]:
        return things(tally, points_by_source)

    def facts(self, entries: list[Entry]) -> dict[str, Fact]:
        return facts_of(entries)

    def of_nobody(self, run: list[Entry]) -> list[Say]:
        """Chance's cards in one sentence; whatever else concerns nobody, such as the invasion, in one each."""
        cards = [SPICE[entry.args[0]] for entry in run if entry.key == "draw"]
        told = [Say("story-came", spices=Several(cards))] if cards else []
        told += [self.clause([entry]) for entry in run if entry.key != "draw"]
        return [sentence(said) for said in told]
