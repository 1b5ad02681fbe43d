"""The city: twenty-four sites around the camel market."""

from typing import Any, Final

from serai.core.board.choices import piece
from serai.core.board.svg import circle, rect, use
from serai.core.say import Fact, Say
from serai.games.merv.board.icons import boon, camel, cube, figure, icon, upgrade
from serai.games.merv.board.lacks import cubes_lacking, for_camels
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import MARKET, spelled
from serai.games.merv.board.places import site as site_place
from serai.games.merv.board.plan import PITCH, TILE, corner_of
from serai.games.merv.constants import AREAS, COLOURS, MARKET_SLOTS, WHITE
from serai.games.merv.cost import ONE_CUBE
from serai.games.merv.grid import CELLS, CENTRE, SITES, SIZE, WALL_SLOTS, WALLS_OF, line
from serai.games.merv.render.speech import cube as cube_said
from serai.games.merv.render.speech import either
from serai.games.merv.render.things import BOON, COLOUR, KIND

QUARTERS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
"""The directions of the camel market's slots, clockwise from the top left."""


def city(look: Look) -> str:
    sites = [site(look, cell) for cell in SITES]
    return lit_line(look) + "".join(sites) + market(look)


def lit_line(look: Look) -> str:
    """The active row or column, once a slot is chosen."""
    if look.slot < 0 or look.view["round"] > 3:
        return ""
    cells = line(look.view["round"], look.slot)
    x, y = (min(corner_of(cell)[axis] for cell in cells) for axis in (0, 1))
    far = (SIZE - 1) * PITCH
    down = cells[0] % SIZE == cells[1] % SIZE
    wide, high = (0, far) if down else (far, 0)
    return rect(x - 3.5, y - 3.5, wide + TILE + 7, high + TILE + 7, 8, class_="merv-lit")


def site(look: Look, cell: int) -> str:
    """A tile: its action and resource above, its building and its upgrade or soldier below."""
    x, y = corner_of(cell)
    name, found = CELLS[cell], look.view["city"][CELLS[cell]]
    acts = tuple(f"{kind} {name}" for kind in ("activate", "soldier", "upgrade", "ransom"))
    tile, place = look.tile(cell), site_place(cell)
    if tile is None:
        hidden = rect(x, y, TILE, TILE, 6, class_="merv-site face")
        return look.sheet.spot(look.tip("site_hidden"), hidden, acts=acts, place=place)
    owner = found["building"]
    shade = f"merv-site merv-tint-{COLOURS[tile % 4]}" + ("" if owner is None else " merv-built")
    parts = [
        rect(x, y, TILE, TILE, 7, class_=shade + " face"),
        troubles(look, name, x, y),
        icon(AREAS[tile // 4], x + 20, y + 20, 29),
        cube(tile % 4, x + 56, y + 16, 20),
        rect(x + 6, y + 41, 30, 27, 4, class_="merv-plot")
        if owner is None
        else figure(look, owner, "building", x + 21, y + 54, 35),
        bonus(look, found, x + 56, y + 57),
    ]
    extra = ("board",) if cell == look.site else ()
    colour = "" if owner is None else look.colour(owner)
    said = site_tip(look, cell, tile, found)
    return look.sheet.spot(said, *parts, acts=acts + extra, class_=colour, place=place)


def bonus(look: Look, found: dict[str, Any], x: float, y: float) -> str:
    """The bonus slot takes a soldier or an upgrade, never both."""
    if found["soldier"] is not None:
        return figure(look, found["soldier"], "servant", x, y, 28)
    if found["upgrade"] is not None:
        return piece(f"{found['upgrade']} upgrade", upgrade(found["upgrade"], x, y, 26))
    return circle(x, y, 10.5, class_="merv-plot")


def troubles(look: Look, name: str, x: float, y: float) -> str:
    """The Mongols before a building, or the ransom that keeps them off: the ground is tinted, and a small sign stands
    where a site has nothing."""
    sign = "guard" if name in look.view["ransomed"] else "flame" if name in look.view["attacked"] else ""
    if not sign:
        return ""
    tint = rect(x + 2.5, y + 2.5, TILE - 5, TILE - 5, 5, class_=f"merv-under-{sign}")
    return tint + icon(sign, x + 57, y + 35.5, 17)


def site_tip(look: Look, cell: int, tile: int, found: dict[str, Any]) -> str:
    owner, soldier, added = found["building"], found["soldier"], found["upgrade"]
    facts: dict[str, Fact] = {"cell": CELLS[cell], "colour": COLOUR[tile % 4], "kind": KIND[tile // 4]}
    said = [Say("tip-site_empty", **facts) if owner is None else Say("tip-site_owned", owner=look.name(owner), **facts)]
    if added == COLOURS[WHITE]:
        said.append(Say("tip-white_upgrade"))
    elif added is not None:
        said.append(Say("tip-bonus_upgrade", colour=Say(f"colour-{added}")))
    if soldier is not None:
        said.append(Say("tip-guarded", owner=look.name(soldier)))
    if owner is not None and walled(look, cell):
        said.append(Say("tip-walled"))
    if CELLS[cell] in look.view["ransomed"]:
        said.append(Say("tip-ransomed"))
    elif CELLS[cell] in look.view["attacked"]:
        said += attacked(look, tile, owner, added)
    return look.tips(said)


def attacked(look: Look, tile: int, owner: int, added: str | None) -> list[Say]:
    """The ransom: a cube that the site makes; any cube, where a white upgrade lies. (A11)"""
    colours = [tile % 4] if added is None else sorted({tile % 4, COLOURS.index(added)})
    any_cube = WHITE in colours
    price: Fact = Say("any-cube") if any_cube else either([cube_said(colour) for colour in colours])
    costs = ONE_CUBE if any_cube else [ONE_CUBE[colour] for colour in colours]
    return [Say("tip-attacked", price=price), *(cubes_lacking(look, costs) if owner == look.actor else [])]


def walled(look: Look, cell: int) -> bool:
    return all(WALL_SLOTS[slot] in look.view["walls"] for slot in range(20) if WALLS_OF[cell] >> slot & 1)


def market(look: Look) -> str:
    """Four boons to sell a camel for, and the camels that were sold, to be taken all together."""
    x, y = (edge + TILE / 2 for edge in corner_of(CENTRE))
    boons = look.printed.market_boon[look.view["market_side"]]
    there = look.view["market"]
    parts = [rect(x - TILE / 2, y - TILE / 2, TILE, TILE, 7, class_="merv-market")]
    for slot, (dx, dy) in zip(MARKET_SLOTS, QUARTERS, strict=True):
        gives = boons[MARKET_SLOTS.index(slot)]
        parts.append(market_slot(look, slot, gives, slot in there, x + 18.5 * dx, y + 18.5 * dy))
    taken = look.sheet.spot(
        look.tip("take_camels", n=len(there)),
        circle(x, y, 11, class_="merv-medal face"),
        circle(x, y, 14, class_="merv-hit"),
        use("camel", x, y, 16, class_="emblem"),
        acts=("take-camels",),
        place=MARKET,
    )
    return "".join(parts) + taken


def market_slot(look: Look, slot: str, gives: int, covered: bool, x: float, y: float) -> str:
    act = "take-camels" if covered else f"sell-camel {slot.replace('_', '-')}"
    said = [Say("tip-market_covered" if covered else "tip-market_slot", boon=BOON[gives])]
    if not covered and not look.sheet.offers(act):
        said += for_camels(look, 1)
    shown = camel(x, y, 29) if covered else boon(look, gives, x, y, 19)
    face = rect(x - 16, y - 16, 32, 32, 6, class_="merv-quarter face")
    return look.sheet.spot(look.tips(said), face, shown, acts=(act,), place=f"{MARKET} {spelled(slot)}")
