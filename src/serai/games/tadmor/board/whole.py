"""A card as a whole, for whoever points at its name; and the few things that matter about a player."""

from typing import Any

from serai.core.board.amount import Brief
from serai.core.board.choices import Sheet
from serai.core.board.svg import drawing, fitted, group, rect
from serai.core.say import Count
from serai.games.tadmor.board.lines import POINT, cost_line, icon, line_of, paragraph
from serai.games.tadmor.board.pictures import PREFIX
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.tiles import picture
from serai.games.tadmor.components import Printed
from serai.games.tadmor.constants import MISSIONS, PARTS, REGIONS, TILES
from serai.games.tadmor.render.speech import benefit, effect
from serai.games.tadmor.render.things import MISSION_NAME, PART, TILE_NAME

# Cards ----------------------------------------------------------------------------------------------------------------


def card(name: str, printed: Printed, sheet: Sheet) -> str:
    if name in TILES:
        return tile_card(TILES.index(name), printed, sheet)
    if name in MISSIONS:
        return mission_card(MISSIONS.index(name), printed, sheet)
    return marauders_card(name, sheet) if name in REGIONS else ""


def tile_card(number: int, printed: Printed, sheet: Sheet) -> str:
    tile, title = printed.tiles[number], sheet.speak(TILE_NAME[number])
    return drawing(
        260,
        104,
        title,
        rect(1, 1, 258, 102, 8, class_=f"tadmor-improvement tadmor-era-{tile.era}"),
        picture(tile, 32, 40),
        fitted(64, 26, title, 188, "t2 title"),
        paragraph(sheet.speak(effect(tile)), 64, 46, 188, 4),
        class_="tadmor",
    )


def mission_card(number: int, printed: Printed, sheet: Sheet) -> str:
    mission, title = printed.missions[number], sheet.speak(MISSION_NAME[number])
    return drawing(
        260,
        104,
        title,
        rect(1, 1, 258, 102, 8, class_="tadmor-card"),
        icon("mission", 28, 30, 34),
        fitted(56, 26, title, 196, "t2 title"),
        line_of(cost_line(mission.cost), 56, 46, 18, "start"),
        line_of([f"={mission.points}", POINT], 200, 46, 18, "start"),
        paragraph(sheet.speak(benefit(mission, False)), 56, 74, 196, 2),
        class_="tadmor",
    )


def marauders_card(region: str, sheet: Sheet) -> str:
    title = sheet.say(f"board-region-{region}")
    return drawing(
        160,
        72,
        title,
        rect(1, 1, 158, 70, 8, class_="tadmor-card tadmor-alarmed"),
        group(icon("marauders", 80, 24, 30, "tadmor-alarm"), fitted(80, 58, title, 150, "t2 title mid")),
        class_="tadmor",
    )


# A player in short ----------------------------------------------------------------------------------------------------


def brief(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> list[Brief]:
    """Goods, tower, temple, missions, rare goods."""
    seen = Seen(view, printed, sheet)
    player = seen.players[seat]
    stock = sum(seen.stock(seat))
    built = [at for at, part in enumerate(PARTS) if player["temples"][part]]
    fulfilled = len(player["fulfilled"]) + len(player["returned"])
    rare = sum(player["rare"].values())
    part = built[-1] if built else 0
    temple = sheet.speak(PART[part]) if built else sheet.say("board-temple")
    return [
        Brief("good", PREFIX + "any", stock, sheet.speak(Count("good", stock)), ""),
        Brief("level", PREFIX + "tower", player["tower"], sheet.speak(Count("tower-level", player["tower"]))),
        Brief("part", PREFIX + (PARTS[part] if built else "temple"), part + 1 if built else 0, temple),
        Brief("fulfilled", PREFIX + "mission", fulfilled, sheet.speak(Count("fulfilled", fulfilled))),
        Brief("rare", PREFIX + "rare", rare, sheet.speak(Count("rare-good", rare))),
    ]
