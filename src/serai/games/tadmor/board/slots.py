"""The slots on the map: round for camels, oblong for ships, with whoever stands there."""

from typing import Final

from serai.core.board.svg import circle, fitted, number, path, rect, text, width_of
from serai.core.say import SPACE, Fact, Say, Several
from serai.games.tadmor.board.lacks import lacking_at
from serai.games.tadmor.board.lines import camel_or_ship, icon, line_of, paragraph
from serai.games.tadmor.board.offers import Offer
from serai.games.tadmor.board.places import slot_place
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.constants import PIECES, SEATS, SLOTS
from serai.games.tadmor.render.things import ON_BOARD, PIECE, SEAT

ROUND: Final = 21
"""The radius of a round slot; an oblong one is as high, and half as wide again."""


def outline(seen: Seen, slot: str, x: float, y: float, used: bool) -> str:
    """Round, oblong, or round at one end only where either piece may stand."""
    at = SLOTS.index(slot)
    class_ = "face tadmor-slot" + (" tadmor-used" if used else "")
    if not seen.printed.takes_ship[at]:
        return circle(x, y, ROUND, class_=class_)
    if not seen.printed.takes_camel[at]:
        return rect(x - 30, y - 19, 60, 38, 5, class_=class_)
    return path(
        f"M{number(x - 11)} {number(y - 20)}h38a5 5 0 0 1 5 5v30a5 5 0 0 1-5 5h-38a20 20 0 0 1 0-40z", class_=class_
    )


def acts_at(slot: str) -> tuple[str, ...]:
    """Everything one can do at a slot; the taxman is also answered there."""
    name = slot.replace("_", "-")
    answers = ("pay-tax", "refuse-tax") if slot == "taxman" else ()
    return (f"camel {name}", f"ship {name}", f"use {name}", f"as {name}", *answers)


def whole_tip(seen: Seen, slot: str, told: Fact, used: bool) -> str:
    at = SLOTS.index(slot)
    camel, ship = seen.printed.takes_camel[at], seen.printed.takes_ship[at]
    parts: list[Fact] = [
        told,
        *lacking_at(seen, slot),
        Say("tip-takes-either" if camel and ship else "tip-takes-camel" if camel else "tip-takes-ship"),
    ]
    for seat, kind in seen.standing(slot):
        parts.append(Say("tip-stands", owner=SEAT[seat], piece=PIECE[PIECES.index(kind)]))
    return seen.sheet.speak(Several([*parts, Say("tip-used")] if used else parts, SPACE))


def name_of(seen: Seen, slot: str) -> str:
    """What is written below a slot."""
    return seen.sheet.speak(ON_BOARD[SLOTS.index(slot)])


def words_below(seen: Seen, slot: str, line: list[str] | str) -> float:
    """How wide the widest words below a slot are."""
    return max(width_of(words, "t1") for words in (name_of(seen, slot), line if isinstance(line, str) else ""))


def draw_slot(seen: Seen, slot: str, offered: Offer, x: float, y: float, room: float) -> str:
    """A slot, what it gives, its name, which has so much room, and the pieces there. Where the reader may go, the sign
    takes the colour of the piece that would stand there."""
    here = seen.standing(slot)
    used = not here and slot in seen.view["occupied"]
    sign, line, told = offered
    acts = acts_at(slot)
    lit = f"tadmor-lit {SEATS[seen.reader]}" if seen.reader is not None and seen.sheet.offers(*acts) else "tadmor-ghost"
    inside = icon(sign, x, y, 24, lit) if sign else text(x, y + 7, slot[-1], f"t3 title mid {lit}")
    if isinstance(line, str):
        below = fitted(x, y + 40, line, room, "t1 mid")
    else:
        below = line_of(line, x, y + 36, 17 if len(line) < 4 else 15)
    name = paragraph(name_of(seen, slot), x, y + 57, room, 2 if slot.startswith("rare_") else 1, "t1 mid")
    size, pitch = (43, 0) if len(here) < 2 else (30, 15)
    pieces = [
        camel_or_ship(SEATS[seat], kind, x + (at - (len(here) - 1) / 2) * pitch, y - 1, size)
        for at, (seat, kind) in enumerate(here)
    ]
    return seen.sheet.spot(
        whole_tip(seen, slot, told, used),
        outline(seen, slot, x, y, used),
        "" if here else inside,
        below,
        name,
        *pieces,
        acts=acts,
        place=slot_place(SLOTS.index(slot)),
    )


def width_of_slot(seen: Seen, slot: str) -> float:
    """How much room a slot takes in its row: the stacks of rare goods lie beside theirs."""
    if slot.startswith("rare_"):
        return 162
    return 62 if seen.printed.takes_ship[SLOTS.index(slot)] else 60
