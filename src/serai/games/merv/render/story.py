"""Merv's log told as a story: one paragraph for each run of events of one seat, with what is alike counted together."""

from typing import Final

from serai.core.render.story import Story
from serai.core.render.tally import Counted, Tally
from serai.core.text import Entry, event_facts, sentence_case
from serai.games.merv.render.speech import cube_phrases, points_by_source, texts, things
from serai.games.merv.render.tally import COUNTED, colours

COUNTED_HERE: Final[Counted] = {key: value for key, value in COUNTED.items() if key != "roads"}
LOST: Final = "destroyed"
"""Buildings lost one after the other: after the first, the site says enough."""
SHARED: Final = "cube"
"""What others gain in the middle of somebody's turn: the owner's share of a production."""
TOGETHER: Final = ["queue", "soldiers_home"]
"""How the next queue fills, or soldiers go home, is one paragraph, though everybody has a part in it."""
UNTOLD: Final = ["turn"]
"""Who moves is plain from the paragraph; year and round stand on the table."""


def story(entries: list[Entry], names: list[str]) -> list[str]:
    """Paragraphs, oldest first."""
    return MervStory(texts(), names, COUNTED_HERE, UNTOLD).paragraphs(entries)


class MervStory(Story):
    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        first = run[0]
        if entry.key in TOGETHER and first.key != entry.key:
            return False
        return entry.seat == first.seat or (entry.key == SHARED and first.seat >= 0)

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        return before[0].key == run[0].key and run[0].key in TOGETHER

    def continues(self, before: Entry, entry: Entry) -> str:
        if not entry.key == before.key == LOST:
            return ""
        return f"{texts().tables['joints']['comma']}{texts().word('cell', entry.args[0])}"

    def paid(self, tally: Tally) -> list[str]:
        return cube_phrases(colours(tally, "pay"))

    def gained(self, tally: Tally) -> list[str]:
        return things(tally, points_by_source)

    def of_nobody(self, run: list[Entry]) -> list[str]:
        """Chance's cards in one sentence; whatever else concerns nobody, such as the invasion, in one each."""
        cards = [texts().word("spice", entry.args[0]) for entry in run if entry.key == "draw"]
        told = [self.say("came", cards)] if cards else []
        told += [texts().say("log", entry.key, event_facts(entry, [])) for entry in run if entry.key != "draw"]
        return [sentence_case(f"{text}.") for text in told]
