"""A player's improvements and missions: in hand with their price, fulfilled with what they bring back, returned."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import group, rect, text
from serai.core.say import SPACE, Say, Several
from serai.games.tadmor.board.lacks import lacking_mission
from serai.games.tadmor.board.lines import POINT, camel_or_ship, icon, line_of
from serai.games.tadmor.board.places import before, mission_place, tile_place
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.signs import signs_of
from serai.games.tadmor.board.tiles import told
from serai.games.tadmor.cards import BENEFITS, CHEAPER_MISSIONS, Mission
from serai.games.tadmor.constants import GOODS, MISSIONS, PRIVATE, SEATS, TILES
from serai.games.tadmor.render.speech import benefit, points, price
from serai.games.tadmor.render.things import MISSION

PER_ROW: Final = 8
ROOM: Final = 348
WIDE: Final = 41
"""Improvements in a row, how wide a row is, and an improvement at most."""

# Improvements ---------------------------------------------------------------------------------------------------------


def cells(seen: Seen, seat: int) -> int:
    """The improvements, and after them the empty hand of a player without any mission, which needs no row of cards."""
    return len(seen.players[seat]["tiles"]) + (0 if has_missions(seen, seat) else 1)


def tile_rows(seen: Seen, seat: int) -> int:
    return 2 if cells(seen, seat) > PER_ROW else 1


def draw_tiles(seen: Seen, seat: int, y: float) -> str:
    """Up to two rows; narrower where there are more than fit."""
    tiles, rows = seen.players[seat]["tiles"], tile_rows(seen, seat)
    per_row = max(PER_ROW, (cells(seen, seat) + rows - 1) // rows)
    pitch = ROOM / per_row
    places = [(6 + at % per_row * pitch, y + at // per_row * 27) for at in range(cells(seen, seat))]
    wide = min(WIDE, pitch - 1.5)
    drawn = [own_tile(seen, seat, name, *place, wide) for name, place in zip(tiles, places, strict=False)]
    empty = [empty_hand(seen, seat, *place, wide) for place in places[len(tiles) :]]
    return group(*drawn, *empty, data_area="tiles")


def empty_hand(seen: Seen, seat: int, x: float, y: float, wide: float) -> str:
    drawn = rect(x, y, wide, 25, 5, class_="tadmor-place") + icon("mission", x + wide / 2, y + 12.5, 16, "tadmor-ghost")
    return seen.sheet.spot(seen.say("tip-no-missions"), drawn, place=before(seat, "hand"))


def own_tile(seen: Seen, seat: int, name: str, x: float, y: float, wide: float) -> str:
    tile = seen.printed.tiles[TILES.index(name)]
    acts = [f"{verb} {name}" for verb in ("camel", "ship", "use")] if seen.view["actor"] == seat else []
    pieces = [camel_or_ship(SEATS[who], kind, x + wide / 2, y + 12, 26) for who, kind in seen.standing(name)]
    shape = f"face tadmor-improvement tadmor-era-{tile.era}" + (" tadmor-private" if name in PRIVATE else "")
    return seen.sheet.spot(
        seen.sheet.speak(told(seen, name)),
        rect(x, y, wide, 25, 5, class_=shape),
        ""
        if pieces
        else piece(f"tile {name}", line_of(signs_of(tile), x + wide / 2, y + 12.5, 15 if wide > 38 else 12)),
        *pieces,
        acts=tuple(acts),
        place=tile_place(name),
    )


# Missions -------------------------------------------------------------------------------------------------------------

SIGNS: Final = {
    "rare_good": "rare", "temple_part": "temple", "ship": "ship", "levels": "tower", "redirect": "marauders",
    "camel": "camel", "market": "market", "swap": "swap", "two_improvements": "improvement", "goods": "any",
    "basement": "basement", "destroy": "traitor", "draw": "mission", "double_placement": "camel",
    "undrawn_improvement": "improvement",
}  # fmt: skip
NUMBERS: Final = {"two_improvements": "=2", "double_placement": "=2", "swap": "", "undrawn_improvement": "=?"}


def gain_line(mission: Mission) -> list[str]:
    """What a mission brings when it is returned, in a sign."""
    name = BENEFITS[mission.benefit]
    number = f"={mission.amount}" if mission.amount else NUMBERS.get(name, "")
    return [*([number] if number else []), SIGNS[name]]


def has_missions(seen: Seen, seat: int) -> bool:
    player = seen.players[seat]
    return bool(player["hand"] or player["fulfilled"] or player["returned"])


def draw_missions(seen: Seen, seat: int, y: float) -> str:
    """The hand on the left, then what is fulfilled, then what is returned; they overlap where they must."""
    player = seen.players[seat]
    hand = player["hand"]
    open_hand = hand if isinstance(hand, list) else []
    cards = [(in_hand, 60, name) for name in open_hand]
    cards += [(hidden, 30, str(at)) for at in range(0 if isinstance(hand, list) else hand)]
    cards += [(fulfilled, 44, name) for name in player["fulfilled"]]
    cards += [(returned, 30, name) for name in player["returned"]]
    x, drawn = 6.0, []
    for (how, _, name), pitch in zip(cards, pitches([width + 4 for _, width, _ in cards], len(open_hand)), strict=True):
        drawn.append(how(seen, seat, name, x, y))
        x += pitch
    return group(*drawn, data_area="hand") if drawn else ""


def pitches(widths: list[int], in_hand: int) -> list[float]:
    """How far each card lies from the next. Those in hand are the last to be covered: their prices are needed."""
    hand, rest = sum(widths[:-1][:in_hand]), sum(widths[:-1][in_hand:])  # the last card is never covered
    over = max(0, sum(widths) - ROOM)
    saved = min(float(over), rest * 0.55)
    closer, covered = 1 - saved / max(1, rest), max(0.0, 1 - (over - saved) / max(1, hand))
    return [width * (covered if at < in_hand else closer) for at, width in enumerate(widths)]


def brings(seen: Seen, mission: Mission) -> Say:
    return benefit(mission, seen.view["options"]["placement_missions"] == "occupied_slot")


def hidden(seen: Seen, seat: int, name: str, x: float, y: float) -> str:
    return seen.sheet.spot(
        seen.say("tip-hidden"),
        rect(x, y, 30, 46, 4, class_="face tadmor-back"),
        piece("mission", icon("mission", x + 15, y + 23, 20, "tadmor-on")),
        place=before(seat, f"hand {name}"),
    )


def in_hand(seen: Seen, seat: int, name: str, x: float, y: float) -> str:
    """A card with its price; it can be fulfilled, or discarded for a good."""
    number = MISSIONS.index(name)
    mission, discount = seen.printed.missions[number], seen.discount(seat, CHEAPER_MISSIONS)
    costs = [(good, n) for good, n in enumerate(mission.cost) if n]
    grid = [
        line_of([f"={n}", GOODS[good]], x + 4 + at % 2 * 28, y + 24 + at // 2 * 14.5, 14, "start")
        for at, (good, n) in enumerate(costs)
    ]
    told = Say(
        "tip-mission",
        mission=MISSION[number],
        price=price(mission.cost, discount),
        points=points(mission.points),
        benefit=brings(seen, mission),
    )
    return seen.sheet.spot(
        seen.sheet.speak(Several([told, *lacking_mission(seen, name)], SPACE)),
        rect(x, y, 60, 46, 4, class_="face tadmor-card"),
        piece(f"mission {name}", *grid),
        line_of(gain_line(mission), x + 4, y + 10, 14, "start"),
        text(x + 44, y + 14.5, mission.points, "t1 bold end"),
        icon(POINT, x + 51, y + 10, 12),
        acts=(f"fulfil {name}", f"discard {name}"),
        place=mission_place(name),
    )


def fulfilled(seen: Seen, seat: int, name: str, x: float, y: float) -> str:
    number = MISSIONS.index(name)
    mission = seen.printed.missions[number]
    return seen.sheet.spot(
        seen.say(
            "tip-fulfilled",
            mission=MISSION[number],
            points=points(mission.points),
            benefit=brings(seen, mission),
            half=mission.points // 2,
        ),
        rect(x, y, 44, 46, 4, class_="face tadmor-card tadmor-fulfilled"),
        piece(f"mission {name}", line_of(gain_line(mission), x + 22, y + 16, 19)),
        line_of([f"={mission.points}", POINT], x + 22, y + 36, 13),
        acts=(f"return {name}",) if seen.view["actor"] == seat else (),
        place=mission_place(name),
    )


def returned(seen: Seen, seat: int, name: str, x: float, y: float) -> str:
    """Face down: it counts half."""
    number = MISSIONS.index(name)
    half = seen.printed.missions[number].points // 2
    return seen.sheet.spot(
        seen.say("tip-returned", mission=MISSION[number], half=points(half)),
        rect(x, y, 30, 46, 4, class_="face tadmor-returned"),
        piece(f"mission {name}", icon("mission", x + 15, y + 17, 18)),
        text(x + 15, y + 39, half, "t1 bold mid"),
        place=mission_place(name),
    )
