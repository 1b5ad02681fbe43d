"""What waits beside the board: pieces of the wall, cubes, and in the solo game the magistrate's cards."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import line, rect, text, use
from serai.core.say import Say
from serai.games.merv.board.icons import cube, heading, icon, panel, price, times
from serai.games.merv.board.look import Look
from serai.games.merv.constants import AREAS, COLOURS, NOBODY, WALL_PIECES
from serai.games.merv.cost import Cost
from serai.games.merv.render.solo import BELOW, MAY_COME, NOW, OUT, PLAYED, outlook
from serai.games.merv.render.speech import price as price_of
from serai.games.merv.render.things import AREA, COLOUR
from serai.games.merv.wall import FIRST_GATE

WALLS: Final = (692, 8, 340, 84)
SUPPLY: Final = (408, 708, 192, 84)


def walls(look: Look) -> str:
    """Pieces of the same price lie together: segments, the cheap ones first, then gates."""
    alike: dict[int, list[int]] = {}
    for number, price_number in enumerate(look.printed.piece_price):
        alike.setdefault(price_number, []).append(number)
    step = (WALLS[2] - 12) / len(alike)
    heaps = [heap(look, alike[key], 6 + step * (at + 0.5), step) for at, key in enumerate(sorted(alike))]
    title = heading(
        look,
        "wall",
        look.word("wall"),
        look.tip("wall", own=look.printed.wall_influence_own, other=look.printed.wall_influence_other),
    )
    return panel(look, "wall", title, WALLS, *heaps)


def heap(look: Look, numbers: list[int], x: float, step: float) -> str:
    left = [number for number in numbers if WALL_PIECES[number] in look.view["pieces"]]
    cost = look.printed.piece_cost[numbers[0]]
    kind = "gate" if numbers[0] >= FIRST_GATE else "segment"
    size = min(step, 27.0)
    shown = "".join(
        piece(kind, use(f"merv-{kind}", x, 50 - 9 * at, size - 2, class_="merv-brick"))
        for at in range(min(len(left), 2))
    )
    return look.sheet.spot(
        look.tip(kind, n=len(left), cost=price_of(cost)),
        rect(x - step / 2 + 1, 30, step - 2, 50, 5, class_="merv-space face"),
        shown,
        price_below(cost, x, 69),
        acts=tuple(f"piece {WALL_PIECES[number].replace('_', '-')}" for number in numbers),
        class_="" if left else "faint",
    )


def price_below(cost: Cost, x: float, y: float) -> str:
    if cost.n == 1 and not cost.m:
        return price(cost, x, y, 14)
    return times(cost.n, cube(cost.a, x + 5, y, 14), x - 7, y)


def beside(look: Look) -> str:
    """The stock of cubes; alone against the magistrate, its cards."""
    return solo_cards(look) if look.magistrate != NOBODY else cubes(look)


def cubes(look: Look) -> str:
    title = heading(look, "supply", look.word("supply"), look.tip("supply"))
    unlimited = look.view["options"].get("supplies_unlimited", True)
    drawn = ""
    for colour in range(len(COLOURS)):
        x = 22 + 37 * colour
        left = look.printed.cubes_per_colour - sum(held["cubes"][COLOURS[colour]] for held in look.holdings)
        drawn += look.sheet.spot(
            look.tip("cubes", colour=COLOUR[colour]),
            rect(x - 17, 31, 34, 46, 6, class_="merv-space face"),
            cube(colour, x, 54 if unlimited else 48, 24),
            "" if unlimited else text(x, 73, left, "t1 mid quiet"),
        )
    return panel(look, "supply", title, SUPPLY, drawn)


def solo_cards(look: Look) -> str:
    """The card that is played, those that come or may come this year, those below them and those gone by. (B77)"""
    title = heading(look, "solo", look.word("solo"), look.tip("solo"))
    stands = outlook(look.view, look.printed, look.magistrate)
    return panel(look, "solo", title, SUPPLY, *[solo_card(look, number, key) for number, key in enumerate(stands)])


def solo_card(look: Look, number: int, stands: str) -> str:
    """A card below the others lies lower, with a line for those on it; one that may come asks."""
    x, y = 20 + 30.5 * number, 40 if stands == BELOW else 34
    last_year = look.view["year"] + 1 == look.printed.years
    said = [Say(f"tip-solo_{stands}", area=AREA[number])]
    if stands == PLAYED and not last_year:
        said.append(Say("tip-solo_returns"))
    face = {NOW: "merv-now-card face", MAY_COME: "merv-maybe face"}.get(stands, "merv-tile face")
    return look.sheet.spot(
        look.tips(said),
        rect(x - 13, y, 26, 74 - y, 4, class_=face),
        line(x - 10, 36, x + 10, 36, class_="merv-above") if stands == BELOW else "",
        icon(AREAS[number], x, 50 if stands == MAY_COME else y / 2 + 37, 17 if stands == MAY_COME else 20),
        text(x, 71, "?", "t1 mid quiet") if stands == MAY_COME else "",
        class_="faint" if stands in (PLAYED, OUT) else "",
    )
