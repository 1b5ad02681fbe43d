"""Tower, temple and rare goods: what they cost, and what is there afterwards."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Fact
from serai.games.tadmor.constants import BASEMENT, STATUES
from serai.games.tadmor.rare_goods import points_price, rare_discount
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.offers import more_at_the_end
from serai.games.tadmor.render.speech import goods, phrase, price
from serai.games.tadmor.temple import temple_discount
from serai.games.tadmor.tower import building_plan, free_step, height_after, with_free_level

# Tower ----------------------------------------------------------------------------------------------------------------


def build(a: Action) -> str:
    """So many levels, with the free ones that come on top."""
    together = a.step.together
    levels = (a.n + 1) * together
    height = height_after(a.me.tower, levels, free_step(a.t, a.seat))
    free = height - a.me.tower - levels
    return a.say(
        levels=a.n + 1 if together > 1 else levels,
        price=goods(building_plan(a.t, a.seat, together)[a.n]),
        height=height,
        free=phrase("with_free", n=free) if free else "",
    )


def target(a: Action) -> str:
    if a.asked == "ChooseOwner":
        return a.say("swap")
    levels = a.step.levels if a.asked == "DestroyLevels" else a.t.printed.traitor[a.t.era()]
    high = a.t.players[a.n].tower
    low = max(0, high - levels)
    after = with_free_level(low, free_step(a.t, a.n))
    return a.say(high=high, low=after, back=phrase("taken_back") if after > low else "")


# Temple ---------------------------------------------------------------------------------------------------------------


def part(a: Action) -> str:
    points = a.t.printed.part_points
    facts: dict[str, Fact] = {
        "price": price(a.t.printed.part_cost[a.n], temple_discount(a.t, a.seat)),
        "points": points[a.n],
        "instead": phrase("instead", n=points[a.n - 1]) if a.n > BASEMENT else "",
        "completes": completes(a),
    }
    return a.say("free" if a.asked == "ReceivePart" else "", **facts)


def completes(a: Action) -> str:
    """The rare goods for a first complete temple. (58)"""
    before = a.t.completers.bit_count()
    goods_left = a.t.printed.completion_goods
    if a.n != STATUES or a.t.completers >> a.seat & 1 or before >= len(goods_left) or not goods_left[before]:
        return ""
    return phrase("completes", n=goods_left[before])


# Rare goods -----------------------------------------------------------------------------------------------------------


def stack(a: Action) -> str:
    kind = a.t.tops[a.n]
    return a.say(kind=kind, set=more_at_the_end(a.t, a.seat, kind))


def rare_good(a: Action) -> str:
    return a.say(colour=a.n // 3, set=more_at_the_end(a.t, a.seat, a.n))


def pay_goods(a: Action) -> str:
    return a.say(price=price(a.t.printed.rare_cost[a.step.colour], rare_discount(a.t, a.seat)))


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "levels": build,
    "pairs": build,
    "target": target,
    "part": part,
    "stack": stack,
    "rare-good": rare_good,
    "pay-goods": pay_goods,
    "pay-points": lambda a: a.say(points=points_price(a.t, a.seat)),
}
