"""Tadmor's log told as a story: a paragraph for each run of events of one seat, what is alike counted together."""

from collections.abc import Callable
from typing import Final

from serai.core.reading import Told
from serai.core.render.paragraphs import Story, sentence
from serai.core.render.tally import Counted, Tally
from serai.core.say import Count, Fact, Name, Say, Several
from serai.core.text import Entry
from serai.games.tadmor.constants import FROM_SPENT, GOODS, NOBODY
from serai.games.tadmor.render.events import Facts, a_piece_to, facts_of, other_of, points_from
from serai.games.tadmor.render.retold import retold
from serai.games.tadmor.render.speech import goods, piece_sent, points
from serai.games.tadmor.render.things import ANOTHER, ERA, MISSION, RARE, TILE

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


def story(entries: list[Entry], names: list[Name]) -> list[Told]:
    """Paragraphs, oldest first. A mission is named where its owner reads; a card chosen in secret lies before him."""
    told = [entry for entry in entries if entry.audience is None or entry.key == "drawn"]
    return TadmorStory(names, COUNTED, []).paragraphs(retold(told))


Retold = tuple[str, Facts]
"""A message, and its facts."""


def driven_off(args: list[int]) -> Retold:
    pieces = zip(args[::2], args[1::2], strict=True)
    return "log-removed", {"pieces": Several([piece_sent(place, kind) for place, kind in pieces])}


def destroyed(args: list[int]) -> Retold:
    levels = Count("level", args[1])
    return (
        ("story-destroy-back", {"levels": levels})
        if args[2] == NOBODY
        else ("story-destroy", {"levels": levels, "left": args[2]})
    )


RETOLD: Final[dict[str, Callable[[list[int]], Retold]]] = {
    "trade": lambda args: ("log-trade", {"give": goods(args[: len(GOODS)]), "get": goods(args[len(GOODS) :])}),
    "drop": lambda args: ("story-drop", {"things": goods(args)}),
    "draw": lambda args: ("log-draw", {"missions": Count("mission", args[0])}),
    "drawn": lambda args: ("log-drawn", {"missions": Several([MISSION[card] for card in args])}),
    "untaxed": lambda args: ("story-untaxed", {"points": points(args[0])}),
    "removed": driven_off,
    "destroy": destroyed,
    "tower": lambda args: ("story-tower", {"low": args[0], "high": args[1]}),
    "use": lambda args: ("story-traitor", {}),
    "reshuffle": lambda args: ("story-reshuffle", {}),
}
"""What a story tells otherwise than the log, or with what was summed up in it."""


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

    def paragraph(self, run: list[Entry]) -> list[Told]:
        if run[0].key == "turn":
            turn, era = run[0].args[:2]
            return [Told(None, Say("story-turn", turn=turn, era=ERA[era], who=self.names[run[0].seat]))]
        return Story.paragraph(self, run)

    def clauses(self, run: list[Entry], seat: int) -> list[Fact]:
        """What happens to nobody in the middle of it is told of the one who does the rest."""
        return Story.clauses(self, [Entry(entry.key, seat, entry.args) for entry in run], seat)

    def clause(self, entries: list[Entry]) -> Say:
        """Some events say more, or less, than in the log."""
        first = entries[0]
        if first.key not in RETOLD:
            key = "story-rare-good-top" if entries[-1].key == "top" and len(entries) > 1 else f"log-{first.key}"
            return Say(key, **self.who(first.seat), **self.facts(entries))
        key, facts = RETOLD[first.key](first.args)
        return Say(key, **self.who(first.seat), **facts, **other_of(first, self.names))

    def continues(self, before: Entry, entry: Entry) -> bool:
        """Pieces sent one after the other, tiles received together, what lies on a stack after its top was taken."""
        if entry.key == "top":
            return before.key == "rare_good"
        return before.key == entry.key and entry.key in ("place", "receive")

    def facts(self, entries: list[Entry]) -> Facts:
        first = entries[0]
        if len(entries) == 1:
            return facts_of(first, self.names)
        if first.key == "place":
            return {"pieces": Several([a_piece_to(entry.args[0], entry.args[1]) for entry in entries])}
        if first.key == "receive":
            return {"tiles": Several([TILE[entry.args[0]] for entry in entries])}
        return {"kind": RARE[first.args[0]], "top": RARE[entries[1].args[0]]}

    def paid(self, tally: Tally) -> list[Fact]:
        spent = -sum(n for source, n in tally.each("points") if source == FROM_SPENT)
        return [*counted_goods(tally, "pay"), *([points(spent)] if spent else [])]

    def gained(self, tally: Tally) -> list[Fact]:
        pieces = [ANOTHER[kind] for kind, n in tally.each("piece") for _ in range(n)]
        won = [points_from(n, source) for source, n in tally.each("points") if n > 0]
        return [*counted_goods(tally, "gain"), *pieces, *won]

    def of_nobody(self, run: list[Entry]) -> list[Say]:
        """The improvements of a display in one sentence, the tops of the stacks in another."""
        laid = sum(entry.key == "display" for entry in run)
        tops = [RARE[entry.args[0]] for entry in run if entry.key == "top"]
        told = [
            Say(f"log-{entry.key}", **facts_of(entry, self.names))
            for entry in run
            if entry.key not in ("display", "top")
        ]
        told += [Say("story-tops", kinds=Several(tops))] if tops else []
        told += [Say("story-display", n=laid)] if laid else []
        return [sentence(clause) for clause in told]


def counted_goods(tally: Tally, key: str) -> list[Count]:
    return [Count(GOODS[good], n) for good, n in tally.each(key)]
