"""The few things that matter about a player: what can be spent, and the dice that are left."""

from typing import Any

from serai.core.board.amount import Brief
from serai.core.board.choices import Sheet
from serai.core.say import Count
from serai.games.marco_polo.board.pictures import COUNTED
from serai.games.marco_polo.components import Printed


def brief(view: dict[str, Any], printed: Printed, seat: int, sheet: Sheet) -> list[Brief]:
    own = view["holdings"][seat]
    held = [*own["stock"].items(), ("die", len(own["dice"]))]
    return [of(kind, n, sheet) for kind, n in held]


def of(kind: str, n: int, sheet: Sheet) -> Brief:
    symbol, _, class_ = COUNTED[kind].partition(" ")
    return Brief(kind, symbol, n, sheet.speak(Count(kind, n)), class_)
