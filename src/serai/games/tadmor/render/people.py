"""Everyone's holdings as a terminal shows them, and one's own in a line."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, Ink, flow, pad
from serai.games.tadmor.constants import CAMEL, GOODS, MISSIONS, PARTS, PRIVATE_PLACE, RARE_GOODS, TILES
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.player import Player
from serai.games.tadmor.render.board import say
from serai.games.tadmor.render.ink import COLOUR_INK, person, short, sign
from serai.games.tadmor.render.speech import benefit, goods, texts
from serai.games.tadmor.table import PRIVATE_TILES, Table

FOR_MISSIONS: Final = [
    "Place", "ChooseGoods", "PayAnyGoods", "LeaveOut", "DropGoods", "TakeMission", "BuildTower", "BuildTemple",
]  # fmt: skip
"""The decisions before which one wants to know what one's missions ask, where the list does not say it."""


WIDTHS: Final = [16, 5, 6, 6, 6, 6, 8, 7, 7]
"""How wide the columns of numbers are, up to the rare goods."""
RARE_WIDTH: Final = 3
WIDE: Final = 100
"""Columns from which the rare goods stand in the row of numbers."""


def everyone(t: Table, seat: int | None, ink: Ink, width: int) -> list[str]:
    """For each player a row of numbers, then improvements, temples and missions; a hand only before its owner."""
    wide = width >= WIDE
    lines = [head(wide, ink)]
    for at in range(t.seats):
        lines.append(row(t, at, at == seat, wide, ink))
        for label, parts in details(t, at, at == seat, wide, ink):
            lines += flow([f"    {ink(label, QUIET)} {parts[0]}", *parts[1:]], width, "      ")
    return lines


def head(wide: bool, ink: Ink) -> str:
    words: list[str] = texts().tables["picture"]["columns"]
    columns = [ink(pad(word, room), QUIET) for word, room in zip(words, WIDTHS, strict=True)]
    rare = [pad(rare_sign(kind, ink), RARE_WIDTH) for kind in range(len(RARE_GOODS) if wide else 0)]
    return "".join([*columns, *rare, ink(say("hand_column"), QUIET)])


def rare_sign(kind: int, ink: Ink) -> str:
    return ink(texts().word("short_rare_good", kind), COLOUR_INK[kind // 3])


def row(t: Table, seat: int, own: bool, wide: bool, ink: Ink) -> str:
    me = t.players[seat]
    cells = [
        f"{person(seat, ink)} {texts().word('seat', seat)}" + (f" ({say('you')})" if own else ""),
        str(me.score()),
        *[held(me, good, ink) for good in range(len(GOODS))],
        f"{me.camels_left}/{me.camels}",
        f"{me.ships_left}/{me.ships}",
        str(me.tower),
    ]
    rare = [pad(str(n or "·"), RARE_WIDTH) for n in me.rare] if wide else []
    columns = [pad(cell, room) for cell, room in zip(cells, WIDTHS, strict=True)]
    return "".join([*columns, *rare, str(me.hand.bit_count())])


def held(me: Player, good: int, ink: Ink) -> str:
    """Goods in the warehouse and, after a plus, those that were traded."""
    both = f"{me.goods[good]}+{me.traded[good]}" if me.traded[good] else str(me.goods[good])
    return ink(both, TITLE) if me.stock(good) else "·"


def details(t: Table, seat: int, own: bool, wide: bool, ink: Ink) -> list[tuple[str, list[str]]]:
    """What else lies before a player, with a word for each kind of thing; nothing where there is nothing."""
    me = t.players[seat]
    found = [
        (say("tiles"), [tile(t, seat, number, ink) for number in range(len(TILES)) if me.tiles >> number & 1]),
        (say("rare_goods"), [] if wide else [f"{rare_sign(kind, ink)} {n}" for kind, n in enumerate(me.rare) if n]),
        (say("temples"), temples(t, me)),
        (say("fulfilled"), missions(t, me)),
        (say("hand"), hand(t, seat, ink) if own else []),
    ]
    return [(label, parts) for label, parts in found if parts]


def tile(t: Table, seat: int, number: int, ink: Ink) -> str:
    """An improvement, with the piece that stands on it."""
    told = say("signed", n=number, sign=sign(t, number, ink))
    if number not in PRIVATE_TILES:
        return told
    place = PRIVATE_PLACE + PRIVATE_TILES.index(number)
    here = [piece for piece in t.players[seat].pieces if place_of(piece) == place]
    shapes = ["({})" if kind_of(piece) == CAMEL else "[{}]" for piece in here]
    return " ".join([told, *[shape.format(person(seat, ink)) for shape in shapes]])


def temples(t: Table, me: Player) -> list[str]:
    built = [part for part in range(len(PARTS)) for _ in range(me.temples[part])]
    return [say("temple_of", part=part, points=t.printed.part_points[part]) for part in built]


def missions(t: Table, me: Player) -> list[str]:
    """Face-up missions with what their return brings, returned ones with what they still count."""
    told = []
    for number in range(len(MISSIONS)):
        points = t.printed.missions[number].points
        if me.fulfilled >> number & 1:
            told.append(say("mission_up", n=number, points=points, benefit=benefit(t, number, "short_benefit")))
        elif me.returned >> number & 1:
            told.append(say("mission_down", n=number, points=points // 2))
    return told


def hand(t: Table, seat: int, ink: Ink) -> list[str]:
    """The missions in hand. Only for this player's own eyes."""
    told = []
    for number in range(len(MISSIONS)):
        if t.players[seat].hand >> number & 1:
            printed = t.printed.missions[number]
            facts: dict[str, int | str] = {"cost": short(printed.cost, ink), "points": printed.points}
            told.append(say("mission", n=number, benefit=benefit(t, number, "short_benefit"), **facts))
    return told


def holdings(t: Table, seat: int) -> str:
    """One line: what this seat can spend now, and the missions in hand where they matter for what is asked."""
    me = t.players[seat]
    asked = type(t.stack[-1]).__name__ if t.stack else ""
    cards = hand(t, seat, Ink(False)) if asked in FOR_MISSIONS else []
    cards = [told.replace(" ", "\N{NO-BREAK SPACE}") for told in cards]
    return say(
        "have",
        things=goods([me.stock(good) for good in range(len(GOODS))]),
        traded=say("have_traded", things=goods(me.traded)) if any(me.traded) else "",
        tower=me.tower,
        points=me.score(),
        hand=say("have_hand", missions=texts().listed(cards)) if cards else "",
    )
