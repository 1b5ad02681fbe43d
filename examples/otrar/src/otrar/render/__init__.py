"""How Otrar reads, where its texts alone do not know enough; all else is read in the usual way."""

from typing import Any

from otrar.actions import BUY, REROLL, STALL
from otrar.components import Printed
from otrar.spending import missing
from otrar.table import Table
from otrar.turn import RollAgain
from serai.core.render.usual import Usual
from serai.core.state import State
from serai.core.step import OVER

USUAL = Usual("otrar")


def sentence(state: State, action: int) -> str:
    """Some actions say what they cost and bring in this position."""
    assert isinstance(state, Table)
    kind, n = state.kind(action), state.actions.argument(action)
    if kind == REROLL:
        return USUAL.sentence(state, action, dice=n + 1)
    if kind == BUY:
        coins = missing(state.printed.prices[n], state.dice[0])
        ware = USUAL.texts.word("ware", state.market[n])
        return USUAL.sentence(state, action, "paying" if coins else "", ware=ware, place=n + 1, coins=coins)
    if kind == STALL:
        stalls = state.stalls_in(n)
        coins, points = missing(stalls + 1, state.dice[0]), state.printed.stall_points[stalls]
        return USUAL.sentence(state, action, "paying" if coins else "", coins=coins, points=points)
    return USUAL.sentence(state, action, gains=state.printed.coins_for_die)


def prompt(state: State) -> str:
    """What the dice show belongs to the question."""
    assert isinstance(state, Table)
    if state.is_over or not state.dice:
        return USUAL.prompt(state)
    if isinstance(state.stack[-1], RollAgain):
        return USUAL.prompt(state, dice=listed(state.dice))
    variant = "more" if len(state.dice) > 1 else ""
    return USUAL.prompt(state, variant, die=state.dice[0], dice=listed(state.dice[1:]))


def listed(dice: list[int]) -> str:
    return USUAL.texts.listed([str(die) for die in dice])


def clock(view: dict[str, Any], printed: Printed) -> str:
    """How many days there are is an option of the table."""
    if view["actor"] == OVER or not view["day"]:
        return USUAL.texts.say("table", "over" if view["actor"] == OVER else "setting_up", {})
    days = printed.short_days if view["options"]["short_fair"] else printed.days
    return USUAL.texts.say("table", "clock", {"day": view["day"], "days": days})
