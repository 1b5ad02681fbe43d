"""What each event of the log speaks of, by name, and one event as one sentence."""

from collections.abc import Callable
from typing import Final

from serai.core.render.paragraphs import sentence
from serai.core.say import Count, Fact, Name, Say
from serai.core.text import Entry
from serai.games.tadmor.constants import GOLD, GOODS, NOBODY
from serai.games.tadmor.render.speech import exchange, piece_sent, points
from serai.games.tadmor.render.things import ANOTHER, ERA, MISSION, PART, PIECE, RARE, REGION, SENT, SOURCE, TILE

Facts = dict[str, Fact]


def a_piece_to(place: int, kind: int) -> Say:
    return Say("a-piece-to", piece=PIECE[kind], goal=SENT[place])


def points_from(n: int, source: int) -> Say:
    return Say("points-from", points=points(n), source=SOURCE[source])


FACTS: Final[dict[str, Callable[[list[int]], Facts]]] = {
    **{key: lambda args: {"tile": TILE[args[0]]} for key in ("start_tile", "display", "improvement", "most")},
    **{key: lambda args: {"mission": MISSION[args[0]]} for key in ("discard", "return", "fulfil")},
    **{key: lambda args: {"region": REGION[args[0]]} for key in ("redirect", "chosen")},
    "reveal": lambda args: {"card": Say("marauders-card", region=REGION[args[0]])},
    **{key: lambda args: {"sent": SENT[args[0]]} for key in ("use", "stand_in")},
    **{key: lambda args: {"things": Count(GOODS[args[1]], args[0])} for key in ("gain", "pay")},
    **{key: lambda args: {"kind": RARE[args[0]]} for key in ("rare_good", "top")},
    "draw": lambda args: {"missions": Count("mission", 1)},
    "drawn": lambda args: {"missions": MISSION[args[0]]},
    "turn": lambda args: {"turn": args[0], "era": ERA[args[1]]},
    "era": lambda args: {"era": ERA[args[0]]},
    "place": lambda args: {"pieces": a_piece_to(args[0], args[1])},
    "removed": lambda args: {"pieces": piece_sent(args[0], args[1])},
    "swap": lambda args: {"mine": SENT[args[1]], "theirs": SENT[args[2]]},
    "receive": lambda args: {"tiles": TILE[args[0]]},
    "trade": lambda args: exchange(args[0]),
    "temple": lambda args: {"part": PART[args[0]]},
    "tower": lambda args: {"low": args[0], "high": args[1]},
    "destroy": lambda args: {"levels": Count("level", args[1])},
    "piece": lambda args: {"piece": ANOTHER[args[0]]},
    "tax": lambda args: {"gold": Count(GOODS[GOLD], args[0])},
    "points": lambda args: {"points": points_from(args[0], args[1])},
}
"""By key of an event; the others speak of nothing but who did it."""
OF_TWO: Final = ["swap", "destroy"]
"""Events that name another player too, first of all."""


def facts_of(entry: Entry, names: list[Name]) -> Facts:
    """What the message of an event speaks of, but for its subject."""
    found = FACTS[entry.key](entry.args) if entry.key in FACTS else {}
    return {**found, **other_of(entry, names)}


def other_of(entry: Entry, names: list[Name]) -> Facts:
    return {"other": names[entry.args[0]]} if entry.key in OF_TWO else {}


def event(entry: Entry, names: list[Name]) -> Say:
    """One event as one sentence; `names` by seat."""
    if entry.seat == NOBODY:
        return sentence(Say(f"log-{entry.key}", **facts_of(entry, names)))
    who = names[entry.seat]
    if entry.key == "points" and entry.args[0] < 0:
        clause = Say("story-lost", who=who, points=points(-entry.args[0]))
    else:
        clause = Say(f"log-{entry.key}", who=who, **facts_of(entry, names))
    return Say("story-paragraph", who=who, clauses=clause)
