"""Tadmor's log told as a story: a paragraph for each run of events of one seat, what is alike counted together."""

from collections.abc import Callable
from typing import Final

from serai.core.render.story import Story
from serai.core.render.tally import Counted, Tally
from serai.core.text import Entry, Fact, event_facts, sentence_case
from serai.games.tadmor.constants import FROM_SPENT, GOODS, NOBODY
from serai.games.tadmor.render.retold import retold
from serai.games.tadmor.render.speech import goods, phrase, texts

COUNTED: Final[Counted] = {"pay": (1, 0), "gain": (1, 0), "points": (1, 0), "piece": (0, None)}
JOINED: Final = [["place"], ["draw", "drawn"], ["start_tile"], ["tax", "untaxed"], ["gain", "points"], ["drop"]]
"""What everybody does in turn is one paragraph, if nothing else is done with it."""
ALONE: Final = ["turn", "over"]
"""What has nothing to do with the events before it."""
IN_PASSING: Final = ["top", "reshuffle"]
"""What happens to nobody in the middle of what somebody does."""
PLACING: Final = ["place", "return", "piece"]
"""What is done on one's turn to place."""
ATTACK: Final = ["redirect", "removed"]
"""What follows when Marauders are revealed."""


def story(entries: list[Entry], names: list[str]) -> list[str]:
    """Paragraphs, oldest first. A mission is named where its owner reads; a card chosen in secret lies before him."""
    told = [entry for entry in entries if entry.audience is None or entry.key == "drawn"]
    return TadmorStory(texts(), names, COUNTED, []).paragraphs(retold(told))


def event(entry: Entry, names: list[str]) -> str:
    """One event as one sentence; `names` by seat."""
    facts = event_facts(entry, names)
    key = entry.key
    if key in ("gain", "pay"):
        facts["things"] = texts().count(GOODS[entry.args[1]], entry.args[0])
    elif key in ("swap", "destroy"):
        facts["other"] = names[entry.args[0]]
    elif key == "points" and entry.args[0] < 0:
        return sentence_case(f"{facts['who']} {texts().say('story', 'lost', {'n': -entry.args[0]})}.")
    return sentence_case(texts().say("log", key, facts)) + "."


Retold = tuple[str, dict[str, Fact]]
"""A sentence of the story, and its facts."""


def driven_off(args: list[int]) -> Retold:
    pieces = zip(args[::2], args[1::2], strict=True)
    lost = [phrase("piece_sent", place=place, kind=kind) for place, kind in pieces]
    return "removed", {"pieces": texts().listed(lost)}


RETOLD: Final[dict[str, Callable[[list[int]], Retold]]] = {
    "trade": lambda args: ("traded", {"give": goods(args[: len(GOODS)]), "get": goods(args[len(GOODS) :])}),
    "drop": lambda args: ("drop", {"things": goods(args)}),
    "draw": lambda args: ("draw", {"n": args[0]}),
    "drawn": lambda args: ("drawn", {"missions": texts().listed([texts().word("mission", card) for card in args])}),
    "untaxed": lambda args: ("untaxed", {"n": args[0]}),
    "removed": driven_off,
    "tower": lambda args: ("tower", {"low": args[0], "high": args[1]}),
    "use": lambda args: ("traitor", {}),
    "stand_in": lambda args: ("stand_in", {"place": args[0]}),
    "reshuffle": lambda args: ("reshuffle", {}),
}
OF_TWO: Final[dict[str, Callable[[list[int]], Retold]]] = {
    "destroy": lambda args: ("destroy_back" if args[2] == NOBODY else "destroy", {"n": args[1], "low": args[2]}),
    "swap": lambda args: ("swap", {"mine": args[1], "theirs": args[2]}),
}
"""Events that name another player too."""


class TadmorStory(Story):
    def belongs(self, entry: Entry, run: list[Entry]) -> bool:
        if entry.key in ALONE or run[0].key in ALONE:
            return False
        if entry.key in IN_PASSING and run[0].seat != NOBODY:
            return True
        placed = [one.key in PLACING for one in [run[0], run[-1], entry]]
        if any(one.key == "place" for one in [*run, entry]) and not all(placed):
            return False
        return entry.seat == run[0].seat

    def joins(self, before: list[Entry], run: list[Entry]) -> bool:
        if any(entry.key in ATTACK for entry in run) and any(entry.key in ["reveal", *ATTACK] for entry in before):
            return True
        keys = {entry.key for entry in [*before, *run]}
        return any(keys <= set(alike) for alike in JOINED)

    def paragraph(self, run: list[Entry]) -> list[str]:
        if run[0].key == "turn":
            facts: dict[str, Fact] = {"turn": run[0].args[0], "era": run[0].args[1], "who": self.names[run[0].seat]}
            return [texts().say("story", "turn", facts)]
        return Story.paragraph(self, run)

    def clause(self, entry: Entry) -> str:
        """Some events say more, or less, than in the log."""
        if entry.key in RETOLD:
            key, facts = RETOLD[entry.key](entry.args)
        elif entry.key in OF_TWO:
            key, facts = OF_TWO[entry.key](entry.args)
            facts = {**facts, "other": self.names[entry.args[0]]}
        else:
            return Story.clause(self, entry)
        return texts().say("story", key, facts)

    def continues(self, before: Entry, entry: Entry) -> str:
        """Pieces driven off together, cards of one kind: after the first, little needs to be said."""
        if entry.key == "top" and before.key == "rare_good":
            return texts().say("story", "then", {"kind": entry.args[0]})
        if before.key != entry.key:
            return ""
        if entry.key == "place":
            return texts().say("story", "also_place", {"place": entry.args[0], "kind": entry.args[1]})
        if entry.key == "receive":
            return texts().say("story", "also_tile", {"tile": entry.args[0]})
        return ""

    def paid(self, tally: Tally) -> list[str]:
        spent = -sum(n for source, n in tally.each("points") if source == FROM_SPENT)
        found = [texts().count(GOODS[good], n) for good, n in tally.each("pay")]
        return found + ([texts().count("point", spent)] if spent else [])

    def gained(self, tally: Tally) -> list[str]:
        found = [texts().count(GOODS[good], n) for good, n in tally.each("gain")]
        found += [phrase("another", n=kind) for kind, n in tally.each("piece") for _ in range(n)]
        return found + [phrase("points_from", n=n, source=source) for source, n in tally.each("points") if n > 0]

    def of_nobody(self, run: list[Entry]) -> list[str]:
        """The improvements of a display in one sentence, the tops of the stacks in another."""
        laid = sum(entry.key == "display" for entry in run)
        tops = [texts().word("rare_good", entry.args[0]) for entry in run if entry.key == "top"]
        told = [
            texts().say("log", entry.key, event_facts(entry, []))
            for entry in run
            if entry.key not in ("display", "top")
        ]
        told += [texts().say("story", "tops", {"kinds": texts().listed(tops)})] if tops else []
        told += [texts().say("story", "display", {"n": laid})] if laid else []
        return [sentence_case(f"{text}.") for text in told]
