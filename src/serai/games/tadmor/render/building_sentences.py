"""Tower, temple and rare goods: what they cost, and what is there afterwards."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Count, Fact, Say
from serai.games.tadmor.constants import BASEMENT, STATUES
from serai.games.tadmor.rare_goods import points_price, rare_discount
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.offers import adding
from serai.games.tadmor.render.speech import goods, points, price
from serai.games.tadmor.render.things import COLOUR, PART, RARE, SEAT
from serai.games.tadmor.temple import temple_discount
from serai.games.tadmor.tower import building_plan, free_step, height_after, with_free_level

# Tower ----------------------------------------------------------------------------------------------------------------


def build(a: Action) -> Say:
    """So many levels, with the free ones that come on top."""
    together = a.step.together
    levels = (a.n + 1) * together
    height = height_after(a.me.tower, levels, free_step(a.t, a.seat))
    free = height - a.me.tower - levels
    facts: dict[str, Fact] = {"price": goods(building_plan(a.t, a.seat, together)[a.n]), "height": height}
    if a.kind == "pairs":
        facts["times"] = a.n + 1
    else:
        facts["levels"] = Count("level", levels)
    return a.say("free", free=Count("level", free), **facts) if free else a.say(**facts)


def target(a: Action) -> Say:
    if a.asked == "ChooseOwner":
        return a.say("swap", seat=SEAT[a.n])
    levels = a.step.levels if a.asked == "DestroyLevels" else a.t.printed.traitor[a.t.era()]
    high = a.t.players[a.n].tower
    low = max(0, high - levels)
    after = with_free_level(low, free_step(a.t, a.n))
    return a.say("back" if after > low else "", seat=SEAT[a.n], high=high, low=after)


# Temple ---------------------------------------------------------------------------------------------------------------


def part(a: Action) -> Say:
    brought = completion(a)
    said = part_alone(a)
    return Say("with-completion", action=said, goods=Count("rare-good", brought)) if brought else said


def part_alone(a: Action) -> Say:
    worth = a.t.printed.part_points
    after = points(worth[a.n])
    told = Say("worth-instead", points=after, before=worth[a.n - 1]) if a.n > BASEMENT else Say("worth", points=after)
    if a.asked == "ReceivePart":
        return a.say("free", part=PART[a.n], worth=told)
    cost = price(a.t.printed.part_cost[a.n], temple_discount(a.t, a.seat))
    return a.say(part=PART[a.n], price=cost, worth=told)


def completion(a: Action) -> int:
    """The rare goods for a first complete temple. (58)"""
    before = a.t.completers.bit_count()
    brought = a.t.printed.completion_goods
    if a.n != STATUES or a.t.completers >> a.seat & 1 or before >= len(brought):
        return 0
    return brought[before]


# Rare goods -----------------------------------------------------------------------------------------------------------


def stack(a: Action) -> Say:
    kind = a.t.tops[a.n]
    return adding(a.t, a.seat, kind, a.say(kind=RARE[kind], colour=COLOUR[a.n]))


def rare_good(a: Action) -> Say:
    return adding(a.t, a.seat, a.n, a.say(kind=RARE[a.n], colour=COLOUR[a.n // 3]))


def pay_goods(a: Action) -> Say:
    return a.say(price=price(a.t.printed.rare_cost[a.step.colour], rare_discount(a.t, a.seat)))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "levels": build,
    "pairs": build,
    "target": target,
    "part": part,
    "stack": stack,
    "rare-good": rare_good,
    "pay-goods": pay_goods,
    "pay-points": lambda a: a.say(points=points(points_price(a.t, a.seat))),
    "top": lambda a: a.say(kind=RARE[a.n]),
}
