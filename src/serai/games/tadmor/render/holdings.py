"""What one has, in a line."""

from typing import Final

from serai.core.say import Fact, Say, Several
from serai.games.tadmor.constants import GOODS, MISSIONS
from serai.games.tadmor.render.pen import signs
from serai.games.tadmor.render.speech import brings_short, goods, points
from serai.games.tadmor.render.things import MISSION
from serai.games.tadmor.table import Table

FOR_MISSIONS: Final = [
    "Place", "ChooseGoods", "PayAnyGoods", "LeaveOut", "DropGoods", "TakeMission", "BuildTower", "BuildTemple",
]  # fmt: skip
"""The decisions before which one wants to know what one's missions ask, where the list does not say it."""


def holdings(t: Table, seat: int) -> Say:
    """What this seat can spend now, and the missions in hand where they matter for what is asked."""
    me = t.players[seat]
    things = goods([me.stock(good) for good in range(len(GOODS))])
    if any(me.traded):
        things = Say("have-traded", things=things, traded=goods(me.traded))
    facts: dict[str, Fact] = {"things": things, "tower": me.tower, "points": points(me.score())}
    asked = type(t.stack[-1]).__name__ if t.stack else ""
    cards = [mission(t, number) for number in range(len(MISSIONS)) if me.hand >> number & 1]
    if not cards or asked not in FOR_MISSIONS:
        return Say("have", **facts)
    return Say("have-hand", missions=Several(cards), **facts)


def mission(t: Table, number: int) -> Say:
    """A mission in hand, in signs."""
    printed = t.printed.missions[number]
    return Say(
        "have-mission",
        mission=MISSION[number],
        cost=signs(printed.cost),
        points=printed.points,
        benefit=brings_short(t, number),
    )
