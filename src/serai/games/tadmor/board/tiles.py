"""The improvements on display: a name, a picture and one line each."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import fitted, group, rect, text, width_of
from serai.core.say import SPACE, Say, Several
from serai.games.tadmor.board.lacks import lacking_improvement
from serai.games.tadmor.board.lines import icon, line_of, paragraph
from serai.games.tadmor.board.places import tile_place
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.signs import signs_of
from serai.games.tadmor.cards import Tile
from serai.games.tadmor.constants import TILES
from serai.games.tadmor.render.speech import effect, effect_line
from serai.games.tadmor.render.things import TILE_NAME

TOP: Final = 572
WIDE: Final = 1020
HIGH: Final = 60
GAP: Final = 11
"""Between tiles, wide enough for the glow of both."""
SQUEEZED: Final = 1.08
"""By so much a name may be too wide: it is drawn a little narrower."""
LOW: Final = 24
LOW_ROWS: Final = 4
"""The tiles of the box are more: four rows of low ones."""


def told(seen: Seen, name: str) -> Say:
    number = TILES.index(name)
    return Say("tip-tile", name=TILE_NAME[number], effect=effect(seen.printed.tiles[number]))


def draw_display(seen: Seen) -> str:
    """The improvements on the board. Where tiles of the box may be taken, those lie here for the moment."""
    from_box = [name for name in seen.view["box"] if seen.sheet.offers(f"take {name}")]
    title = seen.say("board-from-box" if from_box else "board-improvements")
    head = text(12, TOP + 15, title, "t2 title")
    if from_box:
        return group(head, *low_tiles(seen, from_box), data_area="improvements")
    after = 26 + width_of(title, "t2 title")
    price = line_of([f"={seen.printed.price[seen.era]}", "any"], after, TOP + 10, 17, "start")
    return group(head, price, *display(seen), data_area="improvements")


def display(seen: Seen) -> list[str]:
    """Two rows over the whole width."""
    shown = seen.view["display"]
    most = max(len(shown), seen.printed.display[min(len(seen.players), 4) - 2])
    columns = (most + 1) // 2
    pitch = (WIDE + GAP) / columns
    drawn = []
    for at in range(most):
        x, y = 10 + at % columns * pitch, TOP + 22 + at // columns * (HIGH + 9)
        if at < len(shown):
            drawn.append(draw_tile(seen, shown[at], x, y, pitch - GAP))
        else:
            drawn.append(rect(x, y, pitch - GAP, HIGH, 6, class_="tadmor-place"))
    return drawn


def draw_tile(seen: Seen, name: str, x: float, y: float, wide: float) -> str:
    return seen.sheet.spot(
        seen.sheet.speak(Several([told(seen, name), *lacking_improvement(seen)], SPACE)),
        *face_of(seen, name, x, y, wide),
        acts=(f"take {name}",),
        place=tile_place(name),
    )


def face_of(seen: Seen, name: str, x: float, y: float, wide: float) -> list[str]:
    """A tile as it lies on the board."""
    number = TILES.index(name)
    tile = seen.printed.tiles[number]
    title, room = seen.sheet.speak(TILE_NAME[number]), wide - 60
    class_ = "t2 title" if width_of(title, "t2 title") <= room * SQUEEZED else "t1 title"
    return [
        rect(x, y, wide, HIGH, 6, class_=f"face tadmor-improvement tadmor-era-{tile.era}"),
        piece(f"tile {name}", picture(tile, x + 28, y + 30)),
        fitted(x + 56, y + 18, title, room, class_),
        paragraph(seen.sheet.speak(effect_line(tile)), x + 56, y + 35, room, 2),
    ]


def picture(tile: Tile, x: float, y: float) -> str:
    """The first sign of an improvement large, the second as a badge in its corner."""
    main, *rest = signs_of(tile)
    plate = rect(x - 22, y - 24, 44, 48, 8, class_="tadmor-plate")
    if not rest:
        return group(plate, icon(main, x, y, 34))
    badge = rest[0]
    second = (
        text(x + 19, y + 20, badge[1:], "t1 bold end") if badge.startswith("=") else icon(badge, x + 10, y + 12, 18)
    )
    return group(plate, icon(main, x - 3, y - 5, 30), second)


def low_tiles(seen: Seen, names: list[str]) -> list[str]:
    columns = max(5, -(-len(names) // LOW_ROWS))
    pitch = (WIDE + GAP) / columns
    return [
        low_tile(seen, name, 10 + at % columns * pitch, TOP + 25 + at // columns * (LOW + 9), pitch - GAP)
        for at, name in enumerate(names)
    ]


def low_tile(seen: Seen, name: str, x: float, y: float, wide: float) -> str:
    number = TILES.index(name)
    tile = seen.printed.tiles[number]
    return seen.sheet.spot(
        seen.sheet.speak(told(seen, name)),
        rect(x, y, wide, LOW, 6, class_=f"face tadmor-improvement tadmor-era-{tile.era}"),
        line_of(signs_of(tile), x + 30, y + LOW / 2, 17),
        fitted(x + 58, y + 16.5, seen.sheet.speak(TILE_NAME[number]), wide - 62, "t1 title"),
        acts=(f"take {name}",),
        place=tile_place(name),
    )
