"""The log told as a story: one paragraph for each run of events of one seat, with what is alike counted together."""

from typing import Final

from serai.core.text import Entry, event_facts, sentence_case
from serai.games.merv.render.speech import cubes, points_by_source, texts, things
from serai.games.merv.render.tally import COUNTED, Tally

COUNTED_HERE: Final = [key for key in COUNTED if key != "roads"]
LOST: Final = "destroyed"
"""Buildings lost one after the other: after the first, the site says enough."""
PAID: Final = "pay"
SHARED: Final = "cube"
"""What others gain in the middle of somebody's turn: the owner's share of a production."""
QUEUE: Final = "queue"
"""How the next queue fills is one paragraph, though everybody has a part in it."""
UNTOLD: Final = ["turn"]
"""Who moves is plain from the paragraph; year and round stand on the table."""


def story(entries: list[Entry], names: list[str]) -> list[str]:
    """Paragraphs, oldest first."""
    told: list[str] = []
    run: list[Entry] = []
    queueing = False
    for entry in [*entries, None]:
        if run and (entry is None or entry.key in UNTOLD or not belongs(entry, run[0])):
            joins = queueing and run[0].key == QUEUE
            queueing = run[0].key == QUEUE
            if joins:
                told[-1] += " " + paragraph(run, names)[0]
            else:
                told += paragraph(run, names)
            run = []
        if entry is not None and entry.key not in UNTOLD:
            run.append(entry)
    return told


def belongs(entry: Entry, first: Entry) -> bool:
    if entry.key == QUEUE and first.key != QUEUE:
        return False
    return entry.seat == first.seat or (entry.key == SHARED and first.seat >= 0)


def paragraph(run: list[Entry], names: list[str]) -> list[str]:
    """The events of one seat: its name once, then clause after clause."""
    seat = run[0].seat
    if not 0 <= seat < len(names):
        return of_nobody(run)
    clauses: list[str] = []
    counted: dict[int, Tally] = {}
    for before, entry in zip([None, *run], run, strict=False):
        if entry.key in COUNTED_HERE:
            if entry.key == PAID and any(tally.gains() for tally in counted.values()):
                clauses += settle(counted, seat, names)
                counted = {}
            counted.setdefault(entry.seat, Tally()).add(entry)
            continue
        clauses += settle(counted, seat, names)
        counted = {}
        if entry.key == LOST and before is not None and before.key == LOST:
            clauses[-1] += f"{texts().tables['joints']['comma']}{texts().word('cell', entry.args[0])}"
            continue
        clauses.append(texts().say("log", entry.key, event_facts(entry, [""] * len(names))).strip())
    clauses += settle(counted, seat, names)
    return [sentence_case(f"{names[seat]} {', '.join(clauses)}.")]


def settle(counted: dict[int, Tally], seat: int, names: list[str]) -> list[str]:
    """What was counted since the last clause, as clauses of their own; what others had of it stands in brackets."""
    own = counted.pop(seat, Tally())
    found: list[str] = []
    if own.all(PAID):
        found.append(texts().say("story", "paid", {"things": cubes(own.colours(PAID))}))
    if things(own):
        found.append(gained(own))
    asides = [f"({names[who]} {gained(tally)})" for who, tally in counted.items()]
    return [" ".join([*found[-1:], *asides])] if asides and len(found) < 2 else found + asides


def gained(tally: Tally) -> str:
    return texts().say("story", "gained", {"things": texts().listed(things(tally, points_by_source))})


def of_nobody(run: list[Entry]) -> list[str]:
    """Chance's cards in one sentence; whatever else concerns nobody, such as the invasion, in one each."""
    cards = [texts().word("spice", entry.args[0]) for entry in run if entry.key == "draw"]
    told = [texts().say("story", "came", {"things": texts().listed(cards)})] if cards else []
    told += [texts().say("log", entry.key, event_facts(entry, [])) for entry in run if entry.key != "draw"]
    return [sentence_case(f"{text}.") for text in told]
