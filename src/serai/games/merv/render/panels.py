"""The areas around the city as a terminal shows them: a title and a few lines each."""

from typing import Final

from serai.core.render.ink import TITLE, flow, pad
from serai.core.say import COMMA, Count, Say, Several
from serai.games.merv.constants import (
    AREAS,
    BOON_FAVOUR,
    BOON_SOLDIER,
    BREAKTHROUGHS,
    EIGHT_POINTS,
    HALLS,
    INNER,
    NOBODY,
    SPICES,
)
from serai.games.merv.render.pen import Pen
from serai.games.merv.render.solo import STANDS, outlook
from serai.games.merv.render.speech import asked_for
from serai.games.merv.render.things import CITY, GIVEN
from serai.games.merv.wall import FIRST_GATE

WIDE: Final = 37
"""The columns beside the city on the narrowest screen that shows both."""
LEVELS: Final = ["less", "wild", "now", "now"]
"""What the breakthroughs of a level are good for."""
STEP: Final = 9
"""The columns of a space of the mosque."""


def caravansary(pen: Pen) -> list[str]:
    """Each card with its place and, on the front ones, the camel."""
    t = pen.t
    cards = [pen.say(f"short-spice-{SPICES[spice]}") for spice in t.display]
    return [
        pen.title("caravansary", n=sum(t.deck)),
        "".join(f"{place + 1:<4}" for place in range(len(cards))).rstrip(),
        "".join(f"{card}{'*' if place < t.display_camels else ' '}" for place, card in enumerate(cards)).rstrip(),
    ]


def contracts(pen: Pen) -> list[str]:
    t = pen.t
    bonuses = [pen.say(f"short-boon-{GIVEN[boon]}") for boon in (BOON_FAVOUR, BOON_SOLDIER)]
    rows = [pen.title("contracts")]
    for stack in range(6):
        card = t.printed.top_contract(stack, t.contracts_gone[stack])
        if card is None:
            rows.append(f"{stack + 1} {pen.say('picture-gone')}")
            continue
        need = pen.say("short-need", n=t.printed.contract_level_from[card.level - 1])
        score = pen.say("short-points", n=card.points)
        asks = [pen.say(f"short-count-{thing}", n=n) for thing, n in asked_for(card)]
        paid = pen.say("short-any_cube") if card.cube == NOBODY else pen.cube(card.cube)
        bonus = pad(bonuses[card.soldier], max(map(len, bonuses)))
        rows.append(f"{stack + 1} {need:<3} {score:>3} {bonus} {' '.join([*asks, paid])}")
    return rows


def library(pen: Pen) -> list[str]:
    t = pen.t
    rows = [pen.title("library")]
    for level, key in enumerate(LEVELS):
        left = [tile for tile in range(level * 4, level * 4 + 4) if t.breakthroughs >> tile & 1]
        first = f"{t.printed.breakthrough_at[level]:>2} {pen.say(f'picture-{key}')}"
        rows += flow([first, *(short_tile(pen, tile) for tile in left)], WIDE, "   ", " ")
    return rows


def short_tile(pen: Pen, tile: int) -> str:
    if tile == EIGHT_POINTS:
        return pen.speak(Count("point", pen.t.printed.breakthrough_points))
    return pen.say(f"short-breakthrough-{BREAKTHROUGHS[tile]}")


def posts(pen: Pen, city: int) -> str:
    return pen.people([seat for seat, player in enumerate(pen.t.players) if player.posts >> city & 1]) or "·"


def marketplace(pen: Pen) -> list[str]:
    t = pen.t
    names = [pen.speak(city) for city in CITY]
    near_wide, far_wide = max(map(len, names[:INNER])), max(map(len, names[INNER:]))
    posts_wide = min(4, WIDE - near_wide - far_wide - 16)
    rows = [pen.title("marketplace")]
    for near in range(INNER):
        far = near + INNER
        camel = "*" if t.city_camels >> near & 1 else " "
        cost = pad(pen.price(t.printed.city_cost[near]) + camel, 3)
        inner = f"{names[near]:<{near_wide}} {cost} {pad(posts(pen, near), posts_wide)}"
        outer = f"{names[far]:<{far_wide}} {pen.price(t.printed.city_cost[far])} {posts(pen, far)}"
        rows.append(f"{inner} {outer}".rstrip())
    return rows


def palace(pen: Pen, seat: int | None) -> list[str]:
    t = pen.t
    names = [pen.say(f"short-hall-{hall}") for hall in HALLS]
    wide = max(map(len, names))
    halls = []
    for hall, name in enumerate(names):
        seated = [who for who, player in enumerate(t.players) for _ in range(player.courtiers[hall])]
        free = "·" * (t.printed.hall_seats[hall] - len(seated))
        halls.append(f"{name:<{wide}} {pen.cube(t.printed.hall_colour[hall])} {pen.people(seated)}{free}")
    seen = pen.ink(pen.say("picture-palace"), TITLE)
    heading = seen if seat is None else pen.title("palace", n=t.players[seat].courtiers_placed() + 1)
    left = wide + STEP
    return [heading, f"{pad(halls[0], left)}{halls[1]}", f"{pad(halls[2], left)}{halls[3]}"]


def camel_market(pen: Pen) -> list[str]:
    """The four boons where they lie, a star on those covered by a camel."""
    t = pen.t
    boons = []
    for slot in range(4):
        taken = "*" if t.market >> slot & 1 else "·"
        boons.append(f"{taken} {pen.say(f'market-{GIVEN[t.printed.market_boon[t.market_side][slot]]}')}")
    return [pen.title("market"), f"{boons[0]:<18}{boons[1]}", f"{boons[3]:<18}{boons[2]}"]


def walls(pen: Pen) -> list[str]:
    """The pieces left, by what they cost."""
    by_price: dict[int, str] = {}
    gates = ""
    for piece, cost in enumerate(pen.t.printed.piece_cost):
        if not pen.t.pieces >> piece & 1:
            continue
        if piece >= FIRST_GATE:
            gates += pen.cube(cost.a)
        else:
            by_price[cost.n] = by_price.get(cost.n, "") + pen.cube(cost.a)
    segments = "  ".join(f"{n}: {pieces}" for n, pieces in sorted(by_price.items()))
    return [pen.title("wall"), f"{segments or '·'}  {pen.say('picture-gates')} {gates or '·'}"]


def magistrate(pen: Pen, width: int) -> list[str]:
    """Alone against it: where each of its cards stands. (B77)"""
    t = pen.t
    if t.setting.magistrate == NOBODY:
        return []
    stands = outlook(t.view(None), t.printed, t.setting.magistrate)
    parts = [pen.ink(pen.say("picture-magistrate"), TITLE)]
    for key in STANDS:
        cards = [Say(f"short-area-{area}") for area, stand in zip(AREAS, stands, strict=True) if stand == key]
        if cards:
            parts.append(pen.say(f"picture-solo-{key}", cards=Several(cards, COMMA)))
    return flow(parts, width, "  ")


def mosque(pen: Pen) -> list[str]:
    """One line a path: what the step to each row costs, the camels still there and who stands where."""
    printed = pen.t.printed
    rows = range(1, printed.mosque_rows + 1)
    head, boons = [], []
    for row in rows:
        points = printed.mosque_points[row]
        head.append(f"{row}" + (f" +{points}" if points else ""))
        boons.append(short_boon(pen, printed.mosque_boon[row]))
    lines = [pen.ink(pad(pen.say("picture-mosque"), 8), TITLE) + table_row(head), pad("", 8) + table_row(boons)]
    for path in range(4):
        cells = [mosque_cell(pen, path, row) for row in rows]
        lines.append(pad(pen.say("picture-path", n=path + 1), 8) + table_row(cells))
    return lines


def short_boon(pen: Pen, by_path: list[int]) -> str:
    """What a row of the mosque gives; where its paths differ and a column is too narrow to say how, a sign for that."""
    words = [pen.say(f"short-boon-{GIVEN[boon]}") for boon in sorted(set(by_path))]
    said = "/".join(words)
    return said if len(said) < STEP else "…"


def mosque_cell(pen: Pen, path: int, row: int) -> str:
    t = pen.t
    here = [seat for seat, player in enumerate(t.players) if player.row == row and player.path == path]
    camel = "*" if row == 1 and t.mosque_camels >> path & 1 else ""
    return pen.price(t.printed.mosque_cost[row - 1][path]) + camel + (f"<{pen.people(here)}" if here else "")


def table_row(cells: list[str]) -> str:
    return "".join(pad(cell, STEP) for cell in cells).rstrip()
