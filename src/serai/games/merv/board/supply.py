"""What waits beside the board: pieces of the wall, cubes, and in the solo game the magistrate's cards."""

from typing import Final

from serai.core.board.amount import counted
from serai.core.board.choices import piece
from serai.core.board.svg import group, line, rect, text, use
from serai.core.say import Say
from serai.games.merv.board.icons import cube, heading, icon, number_of, panel
from serai.games.merv.board.lacks import cubes_lacking
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import solo_card as card_place
from serai.games.merv.board.plan import SUPPLY, WALLS
from serai.games.merv.constants import AREAS, COLOURS, NOBODY, WALL_PIECES
from serai.games.merv.cost import Cost
from serai.games.merv.render.solo import BELOW, MAY_COME, NOW, OUT, PLAYED, outlook
from serai.games.merv.render.speech import price as price_of
from serai.games.merv.render.things import AREA, COLOUR
from serai.games.merv.wall import FIRST_GATE

ACROSS: Final = 64
DOWN: Final = 27
HIGH: Final = 25
A_ROW: Final = 4


def walls(look: Look) -> str:
    """Pieces of the same price lie together: segments, the cheap ones first, then gates; a colour in each column."""
    alike: dict[int, list[int]] = {}
    for number, price_number in enumerate(look.printed.piece_price):
        alike.setdefault(price_number, []).append(number)
    heaps = [
        heap(look, alike[key], 4 + ACROSS * (at % A_ROW), 27 + DOWN * (at // A_ROW))
        for at, key in enumerate(sorted(alike))
    ]
    own, other = look.printed.wall_influence_own, look.printed.wall_influence_other
    title = heading(look, "wall", look.tip("wall", own=own, other=other))
    return panel(look, "wall", title, WALLS, *heaps)


def heap(look: Look, numbers: list[int], x: float, y: float) -> str:
    """A piece, how many are left of it, and its price."""
    left = [number for number in numbers if WALL_PIECES[number] in look.view["pieces"]]
    cost = look.printed.piece_cost[numbers[0]]
    kind = "gate" if numbers[0] >= FIRST_GATE else "segment"
    middle = y + HIGH / 2
    shown = "".join(
        piece(kind, use(f"merv-small-{kind}", x + 13 + at, middle - at, 21, class_="merv-brick merv-wood"))
        for at in range(len(left))
    )
    none = group(use(f"merv-small-{kind}", x + 13, middle, 21, class_="merv-brick"), class_="none")
    acts = tuple(f"piece {WALL_PIECES[number].replace('_', '-')}" for number in numbers)
    said = [Say(f"tip-{kind}", n=len(left), cost=price_of(cost))]
    if left and not look.sheet.offers(*acts):
        said += cubes_lacking(look, [cost])
    return look.sheet.spot(
        look.tips(said),
        rect(x, y, ACROSS - 2, HIGH, 5, class_="merv-space face"),
        shown or none,
        text(x + 29, middle + 4.5, len(left), "t1 mid bold" if left else "t1 mid quiet"),
        line(x + 36, y + 3, x + 36, y + HIGH - 3, class_="merv-edge"),
        fee(cost, x + ACROSS - 15.5, middle),
        acts=acts,
        place=f"pieces {numbers[0] + 1}",
    )


def fee(cost: Cost, x: float, y: float) -> str:
    return number_of(cost.n, cost.a, x, y, 13) if cost.n > 1 else cube(cost.a, x + 5.9, y, 13)


def beside(look: Look) -> str:
    """The stock of cubes; alone against the magistrate, its cards."""
    return solo_cards(look) if look.magistrate != NOBODY else cubes(look)


def cubes(look: Look) -> str:
    title = heading(look, "supply", look.tip("supply"), supply="cube")
    unlimited = look.view["options"].get("supplies_unlimited", True)
    drawn = ""
    for colour, name in enumerate(COLOURS):
        x = 20 + 31.5 * colour
        left = look.printed.cubes_per_colour - sum(held["cubes"][name] for held in look.holdings)
        figure = "" if unlimited else text(x, 73, left, "t1 mid")
        drawn += look.sheet.spot(
            look.tip("cubes", colour=COLOUR[colour]),
            rect(x - 14.5, 30, 29, 48, 6, class_="merv-space face"),
            counted(name, left, cube(colour, x, 54 if unlimited else 47, 23), figure),
            place=f"supply {name}",
        )
    return panel(look, "supply", title, SUPPLY, drawn)


def solo_cards(look: Look) -> str:
    """The card that is played, those that come or may come this year, those below them and those gone by. (B77)"""
    title = heading(look, "solo", look.tip("solo"), 160)
    stands = outlook(look.view, look.printed, look.magistrate)
    return panel(look, "solo", title, SUPPLY, *[solo_card(look, number, key) for number, key in enumerate(stands)])


def solo_card(look: Look, number: int, stands: str) -> str:
    """A card below the others lies lower, with a line for those on it; one that may come asks."""
    x, y = 19 + 25.6 * number, 40 if stands == BELOW else 34
    last_year = look.view["year"] + 1 == look.printed.years
    said = [Say(f"tip-solo_{stands}", area=AREA[number])]
    if stands == PLAYED and not last_year:
        said.append(Say("tip-solo_returns"))
    face = {NOW: "merv-now-card face", MAY_COME: "merv-maybe face"}.get(stands, "merv-tile face")
    return look.sheet.spot(
        look.tips(said),
        rect(x - 11.5, y, 23, 76 - y, 4, class_=face),
        line(x - 9, 36, x + 9, 36, class_="merv-above") if stands == BELOW else "",
        group(
            icon(AREAS[number], x, 50 if stands == MAY_COME else y / 2 + 38, 17 if stands == MAY_COME else 19),
            class_="none" if stands in (PLAYED, OUT) else None,
        ),
        text(x, 72, "?", "t1 mid quiet") if stands == MAY_COME else "",
        place=card_place(number),
    )
