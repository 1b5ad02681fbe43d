"""A log before it is told: events that belong together become one, with sums where there were many small ones.

The events made here have arguments of their own: for trades and for what was given up goods by kind; for missions drawn
their number, or for those who may read it which they are; for a tax not paid the points; for pieces driven off the
place and the kind of each; for levels destroyed the victim, how many, and what is left of the tower (NOBODY: it is as
it was).
"""

from typing import Final

from serai.core.text import Entry
from serai.games.tadmor.constants import GETS, GIVES, NOBODY, TRAITOR
from serai.games.tadmor.render.speech import amounts_of

SUMMED: Final = ["trade", "drop", "draw"]
"""What is told once, however often it was done in a row."""
LISTED: Final = ["removed", "drawn"]
"""What is told once with all that it happened to."""


def retold(entries: list[Entry]) -> list[Entry]:
    return by_seat(summed(fused(entries)))


def fused(entries: list[Entry]) -> list[Entry]:
    """Each event together with those that say the same again, such as the goods of a trade."""
    told: list[Entry] = []
    at = 0
    while at < len(entries):
        entry, used = fuse(entries, at)
        if entry.key != "use" or entry.args[0] == TRAITOR:  # what other pieces are used for is told anyway
            told.append(entry)
        at += used
    return told


def fuse(entries: list[Entry], at: int) -> tuple[Entry, int]:
    """The event that begins here, and how many of the log it stands for."""
    entry = entries[at]
    after = entries[at + 1] if at + 1 < len(entries) else entry
    key, seat, args = entry.key, entry.seat, entry.args
    if key == "trade":
        gets = GETS[args[0]]
        return Entry(key, seat, amounts_of([GIVES[args[0]]]) + amounts_of(gets)), 2 + len(gets)
    if key == "drop":
        return Entry(key, seat, amounts_of([after.args[1]] * after.args[0])), 2
    if key == "tax":
        return entry, 2
    if key == "untaxed":
        lost = after.key == "points"
        return Entry(key, seat, [-after.args[0] if lost else 0]), 1 + int(lost)
    if key == "destroy":
        fell = after.key == "tower" and after.seat == args[0]
        return Entry(key, seat, [args[0], args[1], after.args[1] if fell else NOBODY]), 1 + int(fell)
    if key == "removed":
        return Entry(key, seat, args[:2]), 1
    if key == "draw" and after.key == "drawn":  # its owner reads which
        return Entry("drawn", seat, after.args[:1]), 2
    return (Entry(key, seat, [1]) if key == "draw" else entry), 1


def summed(entries: list[Entry]) -> list[Entry]:
    told: list[Entry] = []
    for entry in entries:
        last = told[-1] if told else None
        if last is not None and last.key == entry.key and last.seat == entry.seat and entry.key in SUMMED:
            told[-1] = Entry(entry.key, entry.seat, [a + b for a, b in zip(last.args, entry.args, strict=True)])
        elif last is not None and last.key == entry.key and last.seat == entry.seat and entry.key in LISTED:
            told[-1] = Entry(entry.key, entry.seat, last.args + entry.args)
        else:
            told.append(entry)
    return told


def by_seat(entries: list[Entry]) -> list[Entry]:
    """The final scoring goes from tower to tower first; told, everybody's points stand together."""
    at = next((at for at, entry in enumerate(entries) if entry.key == "final"), len(entries))
    scored = [entry for entry in entries[at + 1 :] if entry.key != "over"]
    over = [entry for entry in entries[at + 1 :] if entry.key == "over"]
    order = list(dict.fromkeys(entry.seat for entry in scored))
    return [*entries[: at + 1], *sorted(scored, key=lambda entry: order.index(entry.seat)), *over]
