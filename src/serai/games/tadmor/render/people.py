"""Everyone's holdings as a terminal shows them."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, flow, pad
from serai.games.tadmor.constants import CAMEL, GOODS, PARTS, PRIVATE_PLACE, RARE_GOODS, TILES
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.player import Player
from serai.games.tadmor.render.pen import NONE, Pen, fitting, sign_of
from serai.games.tadmor.render.speech import brings_short
from serai.games.tadmor.render.things import MISSION_NUMBER, TILE_NUMBER
from serai.games.tadmor.table import PRIVATE_TILES, Table

WIDTHS: Final = [16, 5, 6, 6, 6, 6, 8, 7, 7]
"""How wide the columns of numbers are at least, up to the rare goods."""
RARE_WIDTH: Final = 3
WIDE: Final = 100
"""Columns from which the rare goods stand in the row of numbers."""


def everyone(t: Table, seat: int | None, pen: Pen, width: int) -> list[str]:
    """For each player a row of numbers, then improvements, temples and missions; a hand only before its owner."""
    wide = width >= WIDE
    heads, rows = head(pen), [row(t, at, at == seat, pen) for at in range(t.seats)]
    rooms = fitting(WIDTHS, [heads, *rows])
    kinds = range(len(RARE_GOODS) if wide else 0)
    lines = [line([pen.ink(word, QUIET) for word in heads], rooms, [pen.rare(kind) for kind in kinds])]
    lines[0] += pen.ink(pen.say("picture-column-hand"), QUIET)
    for at, cells in enumerate(rows):
        me = t.players[at]
        lines.append(line(cells, rooms, [str(me.rare[kind] or NONE) for kind in kinds]) + str(me.hand.bit_count()))
        for label, parts in details(t, at, at == seat, wide, pen):
            lines += flow([f"    {pen.ink(label, QUIET)} {parts[0]}", *parts[1:]], width, "      ")
    return lines


def line(cells: list[str], rooms: list[int], rare: list[str]) -> str:
    numbers = [pad(cell, room) for cell, room in zip(cells, rooms, strict=True)]
    return "".join([*numbers, *[pad(cell, RARE_WIDTH) for cell in rare]])


def head(pen: Pen) -> list[str]:
    before, after = ["player", "points"], ["camels", "ships", "tower"]
    goods = [pen.speak(sign_of(good)) for good in range(len(GOODS))]
    before, after = ([pen.say(f"picture-column-{name}") for name in names] for names in (before, after))
    return [*before, *goods, *after]


def row(t: Table, seat: int, own: bool, pen: Pen) -> list[str]:
    me = t.players[seat]
    return [
        pen.player(seat, own),
        str(me.score()),
        *[held(me, good, pen) for good in range(len(GOODS))],
        f"{me.camels_left}/{me.camels}",
        f"{me.ships_left}/{me.ships}",
        str(me.tower),
    ]


def held(me: Player, good: int, pen: Pen) -> str:
    """Goods in the warehouse and, after a plus, those that were traded."""
    both = f"{me.goods[good]}+{me.traded[good]}" if me.traded[good] else str(me.goods[good])
    return pen.ink(both, TITLE) if me.stock(good) else NONE


def details(t: Table, seat: int, own: bool, wide: bool, pen: Pen) -> list[tuple[str, list[str]]]:
    """What else lies before a player, with a word for each kind of thing; nothing where there is nothing."""
    me = t.players[seat]
    found = [
        ("tiles", [tile(t, seat, number, pen) for number in range(len(TILES)) if me.tiles >> number & 1]),
        ("rare", [] if wide else rare_held(me, pen)),
        ("temple", temples(t, me, pen)),
        ("missions", missions(t, me, pen)),
        ("hand", hand(t, seat, pen) if own else []),
    ]
    return [(pen.say(f"picture-line-{name}"), parts) for name, parts in found if parts]


def tile(t: Table, seat: int, number: int, pen: Pen) -> str:
    """An improvement, with the piece that stands on it."""
    told = pen.say("picture-signed", tile=TILE_NUMBER[number], sign=pen.effect(t.printed.tiles[number]))
    if number not in PRIVATE_TILES:
        return told
    place = PRIVATE_PLACE + PRIVATE_TILES.index(number)
    here = [piece for piece in t.players[seat].pieces if place_of(piece) == place]
    shapes = ["({})" if kind_of(piece) == CAMEL else "[{}]" for piece in here]
    return " ".join([told, *[shape.format(pen.letter(seat)) for shape in shapes]])


def rare_held(me: Player, pen: Pen) -> list[str]:
    return [pen.say("picture-rare-held", sign=pen.rare(kind), n=n) for kind, n in enumerate(me.rare) if n]


def temples(t: Table, me: Player, pen: Pen) -> list[str]:
    built = [part for part in range(len(PARTS)) for _ in range(me.temples[part])]
    return [
        pen.say("picture-temple-of", part=pen.say(f"picture-part-{PARTS[part]}"), points=t.printed.part_points[part])
        for part in built
    ]


def missions(t: Table, me: Player, pen: Pen) -> list[str]:
    """Face-up missions with what their return brings, returned ones with what they still count."""
    told = []
    for number, name in enumerate(MISSION_NUMBER):
        points = t.printed.missions[number].points
        if me.fulfilled >> number & 1:
            brought = brings_short(t, number)
            told.append(pen.say("picture-mission-up", mission=name, points=points, benefit=brought))
        elif me.returned >> number & 1:
            told.append(pen.say("picture-mission-down", mission=name, points=points // 2))
    return told


def hand(t: Table, seat: int, pen: Pen) -> list[str]:
    """The missions in hand. Only for this player's own eyes."""
    told = []
    for number, name in enumerate(MISSION_NUMBER):
        if t.players[seat].hand >> number & 1:
            printed, brought = t.printed.missions[number], brings_short(t, number)
            cost = pen.short(printed.cost)
            told.append(
                pen.say("picture-mission-hand", mission=name, cost=cost, points=printed.points, benefit=brought)
            )
    return told
