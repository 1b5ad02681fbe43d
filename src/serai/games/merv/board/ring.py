"""Around the city: its wall, the action slots of each side and the four queues."""

from serai.core.board.choices import piece
from serai.core.board.svg import circle, rect, text, use
from serai.core.say import Count, Say, Several
from serai.games.merv.board.icons import camels, figure
from serai.games.merv.board.lacks import for_camels
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import queue as queue_name
from serai.games.merv.board.places import slot as slot_name
from serai.games.merv.board.places import wall as wall_name
from serai.games.merv.board.plan import (
    CITY,
    GRID,
    GRID_SIZE,
    PITCH,
    ROAD_OFF,
    TILE,
    WALL_OFF,
    ZONE,
    beside,
    queue_place,
    turned,
    waiting_place,
)
from serai.games.merv.constants import NOBODY
from serai.games.merv.grid import BEHIND_WALL, CELLS, CENTRE, GATE_SLOTS, SIZE, WALL_SLOTS
from serai.games.merv.render.things import LINE, SIDE


def ring(look: Look) -> str:
    x, y, size, _ = CITY
    off = ROAD_OFF
    road = rect(GRID[0] - off, GRID[1] - off, GRID_SIZE + 2 * off, GRID_SIZE + 2 * off, 14, class_="merv-road")
    parts = [
        rect(x, y, size, size, 8, class_="surface"),
        road,
        *[plaza(look, at) for at in range(4)],
        lit_side(look),
        names(),
        rect(GRID[0] - 4, GRID[1] - 4, GRID_SIZE + 8, GRID_SIZE + 8, 4, class_="merv-streets"),
    ]
    parts += [tower(corner) for corner in range(4)]
    parts += [wall(look, slot) for slot in range(4 * SIZE)]
    parts += [slot(look, side, at) for side in range(4) for at in range(SIZE)]
    parts += [queue(look, corner) for corner in range(4)]
    return "".join(parts)


def plaza(look: Look, corner: int) -> str:
    """The square of a queue; that of the round that is played is lit."""
    x, y = turned(corner, 33, 33)
    lit = " merv-plaza-lit" if corner == queue_corner(look) else ""
    return rect(x - 29, y - 29, 58, 58, 12, class_=f"merv-plaza{lit}")


def queue_corner(look: Look) -> int:
    """Where master meeples stand: in the queue of this round or, while it fills, in the next one."""
    filling = look.decision("FillQueue") is not None
    return int(look.view["round"] + int(filling)) % 4


def names() -> str:
    """Letters for the columns and numbers for the rows: the words use them."""
    drawn = ""
    for at in range(SIZE):
        along = at * PITCH + TILE / 2
        drawn += text(GRID[0] + along - 26, GRID[1] - ROAD_OFF + 4.5, "abcde"[at], "t1 mid")
        drawn += text(GRID[0] - ROAD_OFF, GRID[1] + along + 31, at + 1, "t1 mid")
    return drawn


def lit_side(look: Look) -> str:
    """The side on which this round is played."""
    side = look.view["round"]
    if side > 3 or not look.decisions:
        return ""
    (x1, y1), (x2, y2) = beside(side, 0, ROAD_OFF), beside(side, SIZE - 1, ROAD_OFF)
    left, top = min(x1, x2) - 18, min(y1, y2) - 18
    return rect(left, top, abs(x1 - x2) + 36, abs(y1 - y2) + 36, 18, class_="merv-lit-side")


# The wall -------------------------------------------------------------------------------------------------------------


def tower(corner: int) -> str:
    x, y = turned(corner, ZONE - WALL_OFF, ZONE - WALL_OFF)
    return rect(x - 10.5, y - 10.5, 21, 21, 3, class_="merv-tower") + use("star8", x, y, 15, class_="merv-tower-star")


def wall(look: Look, slot: int) -> str:
    side = slot // SIZE
    x, y = beside(side, slot % SIZE, WALL_OFF)
    gate = bool(GATE_SLOTS >> slot & 1)
    built = WALL_SLOTS[slot] in look.view["walls"]
    wide, high = (TILE, 18) if side % 2 == 0 else (18, TILE)
    face = rect(x - wide / 2, y - high / 2, wide, high, 3, class_="merv-footing face")
    more_x, more_y = (0, 4) if side % 2 == 0 else (4, 0)
    hit = rect(x - wide / 2 - more_x, y - high / 2 - more_y, wide + 2 * more_x, high + 2 * more_y, class_="merv-hit")
    kind = "gate" if gate else "segment"
    if built:
        turn = f"rotate({side * 90} {x:g} {y:g})"
        shown = piece(kind, use(f"merv-{kind}", x, y, 76, class_="merv-brick", transform=turn))
    else:
        shown = use("merv-gate-mark", x, y, 16, class_="merv-mark") if gate else ""
    said, acts = wall_tip(look, slot, kind, built), (f"place {WALL_SLOTS[slot]}",)
    return look.sheet.spot(said, face, shown, hit, acts=acts, place=wall_name(slot))


def wall_tip(look: Look, slot: int, kind: str, built: bool) -> str:
    behind = Several([CELLS[cell] for cell in BEHIND_WALL[slot] if cell != CENTRE])
    return look.tip(f"{kind}_built" if built else f"{kind}_free", cells=behind)


# The road -------------------------------------------------------------------------------------------------------------


def slot(look: Look, side: int, at: int) -> str:
    """An action slot; on the side of this round it has a number, or a master meeple on it."""
    x, y = beside(side, at, ROAD_OFF)
    line = LINE[(at if side < 2 else SIZE - 1 - at) + side % 2 * SIZE]
    if side != look.view["round"] or not look.decisions:
        return look.sheet.spot(
            look.tip("slot_later", side=SIDE[side], line=line), circle(x, y, 9, class_="merv-slot-later face")
        )
    seat = look.view["slots"][at]
    face, place = circle(x, y, 16, class_="merv-slot face"), slot_name(at + 1, seat)
    if seat != NOBODY:
        said = look.tip("slot_taken", n=at + 1, owner=look.name(seat))
        return look.sheet.spot(said, face, figure(look, seat, "master", x, y, 31), place=place)
    said, number = look.tip("slot_free", n=at + 1, line=line), text(x, y + 5, at + 1, "t2 mid bold")
    return look.sheet.spot(said, face, number, acts=(f"slot {at + 1}",), place=place)


def queue(look: Look, corner: int) -> str:
    """The places of a queue; master meeples stand in the one where the round begins, or ends."""
    places = len(look.view["queue"])
    if corner != queue_corner(look):
        return "".join(circle(*queue_place(corner, place), 9, class_="merv-slot-later") for place in range(places))
    drawn = "".join(queue_spot(look, corner, place) for place in range(places))
    joining = look.decision("JoinQueue")
    if joining is not None:
        drawn += figure(look, joining[0], "master", *waiting_place(look.view["round"] % 4), 27)
    return drawn


def queue_spot(look: Look, corner: int, place: int) -> str:
    x, y = queue_place(corner, place)
    seat, there = look.view["queue"][place], look.view["queue_camels"][place]
    face, acts = circle(x, y, 13, class_="merv-slot face"), (f"queue {place + 1}",)
    if seat == NOBODY or seat in look.view["slots"]:
        shown = text(x, y + 4.5, place + 1, "t1 mid quiet") + camels(there, x - 2 * (there - 1), y, 24, 4)
        said = [Say("tip-queue_free", n=place + 1)]
        if there:
            said = [Say("tip-queue_camels", n=place + 1, camels=Count("camel", there))]
        if look.decision("JoinQueue") is not None and not look.sheet.offers(*acts):
            said += for_camels(look, sum(behind == NOBODY for behind in look.view["queue"][place + 1 :]))
        seat = NOBODY
    else:
        shown = figure(look, seat, "master", x, y, 27)
        said = [Say("tip-queue_taken", n=place + 1, owner=look.name(seat))]
    return look.sheet.spot(look.tips(said), face, shown, acts=acts, place=queue_name(place + 1, seat))
