"""Which legal actions bring nothing now, and what is lacking: said before an action, a trade or a camel is lost."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.say import Fact, Say
from serai.games.merv import constants
from serai.games.merv.caravansary import may_collect
from serai.games.merv.city import board_action
from serai.games.merv.constants import FREE_CARD, IMMEDIATE, NOBODY, WHITE
from serai.games.merv.cost import ONE_CUBE, Cost
from serai.games.merv.grid import SITES
from serai.games.merv.marketplace import cities_for_post
from serai.games.merv.mosque import may_step
from serai.games.merv.palace import prices
from serai.games.merv.payment import covers, usable_wild
from serai.games.merv.render.speech import cubes, either
from serai.games.merv.soldiers import may_take_soldier
from serai.games.merv.table import Table
from serai.games.merv.wall import pieces_to_build

SOME: Final = 1
"""Of a supply that never runs out there is always one more."""


def lacking(t: Table, action: int) -> Say | None:
    """What is lacking where this legal action brings nothing now; None where it brings something."""
    lacks = LACKS.get(t.actions.kind_of[action].name)
    return lacks(t, t.stack[-1], t.actions.argument(action)) if lacks else None


def lack(key: str, **facts: Fact) -> Say:
    return Say(f"lack-{key}", **facts)


# Cubes ----------------------------------------------------------------------------------------------------------------


def shortage(held: list[int], cost: Cost, discount: int, wild: int) -> list[int]:
    """The fewest cubes, by colour, with which these cubes could meet this price."""
    for missing in range(1, cost.total() + 1):
        for of_a in range(missing, -1, -1):
            more = [0] * 5
            more[cost.a] += of_a
            more[cost.b] += missing - of_a
            if covers([had + n for had, n in zip(held, more, strict=True)], cost, discount, wild):
                return more
    return [0] * 5


def lack_cubes(t: Table, seat: int, costs: list[Cost]) -> Say | None:
    """What is missing for the nearest of these prices; None where one can be paid."""
    me = t.players[seat]
    wild = usable_wild(t, me)
    short = [
        shortage(me.cubes, cost, t.discount_left, wild)
        for cost in costs
        if not covers(me.cubes, cost, t.discount_left, wild)
    ]
    return lack_nearest(short) if len(short) == len(costs) else None


def lack_nearest(short: list[list[int]]) -> Say:
    """The fewest of these missing cubes."""
    fewest = min(sum(missing) for missing in short)
    nearest = {tuple(missing) for missing in short if sum(missing) == fewest}
    if fewest == 1 and len(nearest) == len(ONE_CUBE):  # one of any colour would do
        return lack("cube")
    return lack("cubes", cubes=either([cubes(list(missing)) for missing in sorted(nearest, reverse=True)]))


# The board action -----------------------------------------------------------------------------------------------------


def board(t: Table, step: Any, n: int) -> Say | None:
    """The action of a site: it is begun on a copy, discount and all, and looked at before anybody is asked."""
    then, area = t.clone(), int(t.tiles[step.site] // 4)
    then.stack.pop()
    board_action(then, step.seat, area)
    return AREA_LACKS[area](then, step.seat)


def caravansary(t: Table, seat: int) -> Say | None:
    buying: Any = t.stack[-1]
    return cards(t, buying, t.display[: t.display_camels + 1 + t.players[seat].camels], "cards")


def cards(t: Table, step: Any, within_reach: list[int], none: str) -> Say | None:
    """Why none of these cards can be bought."""
    me = t.players[step.seat]
    if not within_reach:
        return lack(none)
    if not any(may_collect(t, me, spice) for spice in within_reach):
        return lack("spice")
    if step.can_buy(t, me):
        return None
    return lack("cube") if step.colour == NOBODY else lack_cubes(t, step.seat, [ONE_CUBE[step.colour]])


def palace(t: Table, seat: int) -> Say | None:
    me = t.players[seat]
    if me.servants == 0:
        return lack("servant")
    halls = prices(t, me)
    return lack_cubes(t, seat, halls) if halls else lack("hall")


def library(t: Table, seat: int) -> Say | None:
    if not t.players[seat].has_cubes():
        return lack("cube")
    return supply(SOME if t.setting.unlimited else t.scrolls_in_supply())


def marketplace(t: Table, seat: int) -> Say | None:
    if cities_for_post(t, seat):
        return None
    buying: Any = t.stack[-2]  # below the post that cannot be established
    cities = buying.within_reach(t, t.players[seat])
    return lack_cubes(t, seat, [t.printed.city_cost[city] for city in cities]) if cities else lack("supply")


def mosque(t: Table, seat: int) -> Say | None:
    me = t.players[seat]
    if not may_step(t, seat):
        return free_step(t, seat)
    costs = t.printed.mosque_cost[me.row]
    return lack_cubes(t, seat, costs if me.row == 0 else [costs[me.path]])


def wall(t: Table, seat: int) -> Say | None:
    pieces = pieces_to_build(t)
    return lack_cubes(t, seat, [t.printed.piece_cost[piece] for piece in pieces]) if pieces else lack("piece")


AREA_LACKS: Final[list[Callable[[Table, int], Say | None]]] = [caravansary, palace, library, marketplace, mosque, wall]


# Boons ----------------------------------------------------------------------------------------------------------------


def supply(left: int) -> Say | None:
    return None if left > 0 else lack("supply")


def any_card(t: Table, seat: int) -> Say | None:
    if not t.display:
        return lack("cards")
    return None if any(may_collect(t, t.players[seat], spice) for spice in t.display) else lack("spice")


def favour(t: Table, seat: int) -> Say | None:
    me = t.players[seat]
    return lack("track") if me.favour == t.printed.favour_end and me.influence == t.printed.influence_end else None


def free_step(t: Table, seat: int) -> Say | None:
    if may_step(t, seat):
        return None
    return lack("step") if t.players[seat].row else lack("disc")


def soldier(t: Table, seat: int) -> Say | None:
    if t.players[seat].servants == 0:
        return lack("servant")
    return None if any(may_take_soldier(t, cell) for cell in SITES) else lack("guarded")


def free_post(t: Table, seat: int) -> Say | None:
    return None if cities_for_post(t, seat) else lack("disc")


def free_wall(t: Table, seat: int) -> Say | None:
    return None if pieces_to_build(t) else lack("piece")


BOON_LACKS: Final[dict[int, Callable[[Table, int], Say | None]]] = {
    constants.BOON_WHITE_CUBE: lambda t, seat: supply(SOME if t.setting.unlimited else t.cubes_in_supply(WHITE)),
    constants.BOON_SCROLL: lambda t, seat: supply(SOME if t.setting.unlimited else t.scrolls_in_supply()),
    constants.BOON_RARE_GOOD: lambda t, seat: supply(SOME if t.setting.unlimited else t.goods_in_supply(True)),
    constants.BOON_CARD: any_card,
    constants.BOON_FAVOUR: favour,
    constants.BOON_MOSQUE: free_step,
    constants.BOON_SOLDIER: soldier,
    constants.BOON_POST: free_post,
    constants.BOON_WALL: free_wall,
}
"""The boons that may come to nothing, of those one can choose."""


def boon_lacks(t: Table, seat: int, boon: int) -> Say | None:
    return BOON_LACKS[boon](t, seat) if boon in BOON_LACKS else None


def tile(t: Table, step: Any, n: int) -> Say | None:
    """A breakthrough that gives something once; with two boons, either of them is something. (B57)"""
    boons = IMMEDIATE[n - FREE_CARD] if n >= FREE_CARD else []
    lacks = [boon_lacks(t, step.seat, boon) for boon in boons]
    return lacks[0] if lacks and all(lacks) else None


LACKS: Final[dict[str, Callable[[Table, Any, int], Say | None]]] = {
    "board": board,
    "favour": lambda t, step, n: favour(t, step.seat),
    "deploy": lambda t, step, n: soldier(t, step.seat),
    "take-camels": lambda t, step, n: None if t.market else lack("market"),
    "sell-camel": lambda t, step, n: boon_lacks(t, step.seat, t.printed.market_boon[t.market_side][n]),
    "camel": lambda t, step, n: cards(t, step, behind(t, step.seat), "behind"),
    "breakthrough": tile,
}


def behind(t: Table, seat: int) -> list[int]:
    """The cards that camels on the next one and those after it would bring into reach."""
    return t.display[t.display_camels + 1 : t.display_camels + 1 + t.players[seat].camels]
