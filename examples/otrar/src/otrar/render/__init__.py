"""How Otrar reads, where its texts alone do not know enough; all else is read in the usual way."""

from typing import Any, Final

from otrar.actions import BUY, COINS, REROLL, STALL
from otrar.components import Printed
from otrar.constants import WARES
from otrar.spending import missing
from otrar.table import Table
from otrar.turn import RollAgain
from serai.core.render.usual import Usual
from serai.core.say import Count, Fact, Say, Several
from serai.core.state import State
from serai.core.step import OVER
from serai.core.text import Entry

USUAL = Usual("otrar")
WITH_WARE: Final = {"buy": 1, "drawn": 0, "stall": 1}
"""Which number of an event is a ware."""


def sentence(state: State, action: int) -> Say:
    """Some actions say what they cost and bring in this position."""
    assert isinstance(state, Table)
    kind, n = state.kind(action), state.actions.argument(action)
    if kind == REROLL:
        return USUAL.sentence(state, action, dice=lowest(n + 1))
    if kind == BUY:
        coins = missing(state.printed.prices[n], state.dice[0])
        return USUAL.sentence(state, action, *paying(coins), ware=ware(state.market[n]), place=n + 1, coins=cost(coins))
    if kind == STALL:
        stalls = state.stalls_in(n)
        coins, points = missing(stalls + 1, state.dice[0]), Count("point", state.printed.stall_points[stalls])
        return USUAL.sentence(state, action, *paying(coins), coins=cost(coins), points=points)
    if kind == COINS:
        return USUAL.sentence(state, action, coins=cost(state.printed.coins_for_die))
    return USUAL.sentence(state, action)


def paying(coins: int) -> list[str]:
    """The variant of a message that says what is paid, if anything is."""
    return ["paying"] if coins else []


def cost(coins: int) -> Say:
    return Count("coin", coins)


def ware(number: int) -> Say:
    return Say(f"name-{WARES[number]}")


def lowest(dice: int) -> Say:
    """So many of the lowest dice."""
    return Say("lowest-dice", n=dice)


def prompt(state: State) -> Say:
    """What the dice show belongs to the question."""
    assert isinstance(state, Table)
    if state.is_over or not state.dice:
        return USUAL.prompt(state)
    if isinstance(state.stack[-1], RollAgain):
        return USUAL.prompt(state, dice=Several(state.dice))
    variant = "more" if len(state.dice) > 1 else ""
    return USUAL.prompt(state, variant, die=state.dice[0], dice=Several(state.dice[1:]))


def told(entry: Entry) -> dict[str, Fact]:
    """What the words of an event need besides its numbers."""
    if entry.key == "reroll":
        return {"dice": lowest(entry.args[0])}
    return {"ware": ware(entry.args[WITH_WARE[entry.key]])} if entry.key in WITH_WARE else {}


def clock(view: dict[str, Any], printed: Printed) -> Say:
    """How many days there are is an option of the table."""
    if view["actor"] == OVER or not view["day"]:
        return Say("clock-over" if view["actor"] == OVER else "clock-setting-up")
    days = printed.short_days if view["options"]["short_fair"] else printed.days
    return Say("clock", day=view["day"], days=days)
