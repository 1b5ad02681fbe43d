"""Prices, gains and pieces as small drawings."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import REMEMBERED, at, circle, fitted, rect, text, use, width_of
from serai.games.merv.board.look import Look
from serai.games.merv.board.plan import Box
from serai.games.merv.constants import (
    AREAS,
    BOON_BONUS_UPGRADE,
    BOON_END,
    BOON_SCORING_TILE,
    BOON_WHITE_CUBE,
    BOON_WHITE_UPGRADE,
    COLOURS,
    MOSQUE,
    NOBODY,
)
from serai.games.merv.cost import Cost

BOON_ICONS: Final = [
    "white", "scroll", "card", "favour", "rare", "stairs", "soldier", "camel", "", "", "", "courtier", "wall", "",
]  # fmt: skip
"""By boon; those that are tiles are drawn as tiles."""


OWN_COLOUR: Final = {"scroll", "common", "rare", "any-good", "favour", "influence", "seal", "flame", "guard"}
"""Things that look the same wherever they are drawn; the other pictures are plain ink."""


def icon_class(name: str) -> str:
    return f"merv-{name}" if name in OWN_COLOUR else "ink"


@lru_cache(REMEMBERED)
def icon(name: str, x: float, y: float, size: float) -> str:
    return use(f"merv-{name}", x, y, size, class_=icon_class(name))


@lru_cache(REMEMBERED)
def cube(colour: int, x: float, y: float, size: float) -> str:
    """A resource: its shape and its colour. -1 is any of the four."""
    name = "any" if colour == NOBODY else COLOURS[colour]
    return use(f"merv-{name}", x, y, size, class_=f"merv-cube merv-{name}")


def cubes_of(cost: Cost) -> list[int]:
    return [cost.a] * cost.n + [cost.b] * cost.m


def price(cost: Cost, x: float, y: float, size: float) -> str:
    """A printed price, centred at a place: every cube while there are few, else a number before each colour."""
    cubes = cubes_of(cost)
    if len(cubes) <= 3:
        left = x - size * (len(cubes) - 1) / 2
        return "".join(cube(colour, left + size * i, y, size) for i, colour in enumerate(cubes))
    parts = [(n, colour) for n, colour in ((cost.n, cost.a), (cost.m, cost.b)) if n]
    left = x - (len(parts) - 1) * size
    return "".join(number_of(n, colour, left + 2 * size * i, y, size) for i, (n, colour) in enumerate(parts))


@lru_cache(REMEMBERED)
def number_of(n: int, colour: int, x: float, y: float, size: float) -> str:
    """A price in figures, centred at a place: so many cubes of a colour."""
    return text(x - size * 0.55, y + 4.5, n, "t1 mid bold") + cube(colour, x + size * 0.45, y, size)


@lru_cache(REMEMBERED)
def points(n: int | str, x: float, y: float, size: float, class_: str = "t1") -> str:
    """Points: a number on an eight-pointed star."""
    size += 4 * (len(str(n)) - 1)
    return use("star8", x, y, size * 1.25, class_="merv-points") + text(
        x, y + (4.5 if class_ == "t1" else 5.5), n, f"{class_} mid bold on"
    )


@lru_cache(REMEMBERED)
def upgrade(colour: str, x: float, y: float, size: float) -> str:
    """An upgrade tile: a plus for a bonus, a framed star for the white one; `any` stands for a choice of bonus."""
    half = size / 2
    white = colour == "white"
    inner = use(
        f"merv-{colour}",
        x + (0 if white else size * 0.17),
        y,
        size * (0.64 if white else 0.56),
        class_=f"merv-cube merv-{colour}",
    )
    plus = "" if white else text(x - size * 0.29, y + 4, "+", "t1 mid bold")
    return rect(x - half, y - half, size, size, 4, class_="merv-upgrade face") + inner + plus


@lru_cache(REMEMBERED)
def scoring_tile(area: int, score: int, x: float, y: float, size: float) -> str:
    """An area, and beside it the points for each building of that kind; `size` is the height."""
    wide = max(size * 1.38, 42)
    return (
        rect(x - wide / 2, y - size / 2, wide, size, 4, class_="merv-tile face")
        + icon(AREAS[area], x - wide * 0.24, y, min(size * 0.72, 20))
        + points(score, x + wide * 0.24, y, 16)
    )


def boon(look: Look, number: int, x: float, y: float, size: float) -> str:
    if number == NOBODY:
        return ""
    if number == BOON_WHITE_CUBE:
        return cube(len(COLOURS) - 1, x, y, size)
    if number == BOON_WHITE_UPGRADE:
        return upgrade("white", x, y, size)
    if number == BOON_BONUS_UPGRADE:
        return upgrade("any", x, y, size)
    if number == BOON_SCORING_TILE:
        frame = rect(x - size / 2, y - size / 2, size, size, 4, class_="merv-tile")
        return frame + points(look.printed.scoring_tile_points, x, y, size * 0.8)
    if number == BOON_END:
        return scoring_tile(MOSQUE, look.printed.mosque_end_points, x + 6, y, size + 5)
    name = BOON_ICONS[number]
    return use("camel", x, y, size, class_="merv-camel") if name == "camel" else icon(name, x, y, size)


# Pieces ---------------------------------------------------------------------------------------------------------------


@lru_cache(REMEMBERED)
def camel(x: float, y: float, size: float) -> str:
    return piece("camel", use("camel", x, y, size, class_="merv-camel merv-wood"))


def camels(n: int, x: float, y: float, size: float, step: float) -> str:
    return "".join(camel(x + step * i, y, size) for i in range(n))


def figure(look: Look, seat: int, kind: str, x: float, y: float, size: float) -> str:
    """A building, master or servant in its player's colour, with the emblem on it."""
    return wooden(look.colour(seat), kind, x, y, size)


@lru_cache(REMEMBERED)
def wooden(colour: str, kind: str, x: float, y: float, size: float) -> str:
    drop = {"building": 0.17, "master": 0.2, "servant": 0.22}[kind]
    return piece(
        f"{colour} {kind}",
        use(f"merv-{kind}", x, y, size, class_="player merv-wood"),
        emblem(colour, x, y + size * drop, size * 0.46),
        class_=colour,
    )


def disc(look: Look, seat: int, x: float, y: float, r: float, place: str = "") -> str:
    return round_piece(look.colour(seat), x, y, r, place)


@lru_cache(REMEMBERED)
def round_piece(colour: str, x: float, y: float, r: float, place: str) -> str:
    parts = circle(x, y, r, class_="player merv-wood"), emblem(colour, x, y, r * 1.45)
    return piece(f"{colour} disc", *parts, class_=colour, data_place=place or None)


def row_of_discs(look: Look, seats: Sequence[int], x: float, y: float, r: float, step: float) -> str:
    """Discs side by side, ending at x."""
    left = x - step * (len(seats) - 1)
    return "".join(disc(look, seat, left + step * i, y, r) for i, seat in enumerate(seats))


@lru_cache(REMEMBERED)
def spice_card(spice: str, x: float, y: float, width: float, height: float) -> str:
    """A caravan card, centred at a place; a large one leaves room below for its pair's boon and a camel."""
    lift = 14 if height > 50 else 0
    picture = use(f"merv-{spice}", x, y - lift, min(width, height) * 0.66, class_=f"merv-{spice}")
    return rect(x - width / 2, y - height / 2, width, height, 5, class_=f"merv-card merv-card-{spice} face") + picture


def panel(look: Look, area: str, title: str, box: Box, *parts: str) -> str:
    """An area of the board: paper, a heading, and what lies there, drawn from the corner of the box."""
    x, y, width, height = box
    return at(x, y, rect(0, 0, width, height, 8, class_="surface"), title, *parts, data_area=area)


def heading_width(title: str) -> float:
    """The room for a picture and the letters of a title."""
    return max(30 + len(title) * 7.6, 36 + width_of(title, "t2 title"))


def heading(
    look: Look, area: str, said: str, room: float = 200, y: float = 4, acts: tuple[str, ...] = (), supply: str = ""
) -> str:
    """A panel's title. At the area the activated site leads to, the board action can be chosen there. `supply`: the
    kinds of things that come from there."""
    glyph = icon(area, 18, y + 10, 18) if area in AREAS or area in OWN_COLOUR else ""
    shift = 32 if glyph else 10
    title = look.word(area)
    return look.sheet.spot(
        said,
        rect(5, y - 1, min(room, heading_width(title) + shift - 30), 23, 6, class_="merv-heading face"),
        glyph,
        fitted(shift, y + 15, title, room - shift, "t2 title"),
        acts=look.opens(area) + acts,
        place=area,
        data_supply=supply or None,
    )
