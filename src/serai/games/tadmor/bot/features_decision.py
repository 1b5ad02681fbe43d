"""The decision that is asked in Tadmor, as features: the stage of the turn, the kind of step and its numbers."""

from typing import Any, Final

from serai.core.features import Layout, Row
from serai.core.step import Automatic, Step
from serai.games.tadmor.constants import COLOURS, GOODS, NOBODY
from serai.games.tadmor.game import TADMOR
from serai.games.tadmor.goods import TRADED_AREA, ChooseGoods, LeaveOut, PayAnyGoods
from serai.games.tadmor.improvements import BuyImprovement, TakeTiles
from serai.games.tadmor.marauders import ChooseOtherPiece
from serai.games.tadmor.piece import place_of
from serai.games.tadmor.placement import Place
from serai.games.tadmor.rare_goods import BuyRareGood, FreeRareGoods, TakeBought
from serai.games.tadmor.table import Table
from serai.games.tadmor.temple import BuildTemple
from serai.games.tadmor.tower import BuildTower, DestroyLevels
from serai.games.tadmor.turn import DropGoods, EndTurn

# Stages ---------------------------------------------------------------------------------------------------------------

STAGES: Final = ["setup", "placement", "marauders", "improvements", "construction", "kingdom", "turn_end"]
IN_SETUP: Final = 0
IN_PLACEMENT: Final = 1
IN_MARAUDERS: Final = 2
IN_IMPROVEMENTS: Final = 3
IN_CONSTRUCTION: Final = 4
IN_KINGDOM: Final = 5
AT_TURN_END: Final = 6

STAGE_OF_MODULE: Final = {
    "setup": IN_SETUP,
    "placement": IN_PLACEMENT,
    "marauders": IN_MARAUDERS,
    "improvements": IN_IMPROVEMENTS,
    "construction": IN_CONSTRUCTION,
    "tower": IN_CONSTRUCTION,
    "temple": IN_CONSTRUCTION,
    "missions": IN_CONSTRUCTION,
    "rare_goods": IN_CONSTRUCTION,
    "kingdom": IN_KINGDOM,
    "turn": AT_TURN_END,
}
"""When the steps of a module are asked; the others belong to several stages."""
STAGE_OF_STEP: Final[dict[Any, int]] = {
    PayAnyGoods: IN_IMPROVEMENTS,
    LeaveOut: IN_CONSTRUCTION,
    EndTurn: IN_KINGDOM,  # which is not over while this waits
}
"""Steps that are asked at another time than the rest of their module."""


def stage_of_kind(kind: Any) -> int:
    module = kind.__module__.rpartition(".")[2]
    return STAGE_OF_STEP.get(kind, STAGE_OF_MODULE.get(module, NOBODY))


STEPS: Final = TADMOR.steps()
STAGE_OF: Final[dict[Any, int]] = {kind: stage_of_kind(kind) for kind in STEPS.values()}


def stage_of(t: Table) -> int:
    """The stage of the turn, which the topmost step tells that belongs to one only."""
    if not t.turn:
        return IN_SETUP
    for at in range(len(t.stack) - 1, -1, -1):
        stage = STAGE_OF.get(type(t.stack[at]), NOBODY)
        if stage != NOBODY:
            return stage
    return AT_TURN_END


# What is asked --------------------------------------------------------------------------------------------------------

KINDS: Final = sorted(name for name, kind in STEPS.items() if not issubclass(kind, Automatic))
"""Every kind of step that asks somebody, chance included."""
KIND_OF: Final[dict[Any, int]] = {STEPS[name]: at for at, name in enumerate(KINDS)}

MODES: Final = ["one_piece", "second_piece", "on_occupied", "two_pieces"]
SORTS: Final = ["basic", "advanced", "any"]


def describe_decision(layout: Layout) -> None:
    layout.each("asked", KINDS, "1 if this kind of decision is asked")
    layout.each("asked.placing", MODES, "1 if a piece is to be placed in this way")
    layout.each("asked.goods", SORTS, "1 if goods of this sort are to be chosen")
    layout.one("asked.traded", "1 if the goods that are to be chosen count as traded")
    layout.each("asked.colour", COLOURS, "1 if a rare good of this colour is being bought")
    layout.one("asked.left", "how many goods or tiles this decision and those after it are about")
    layout.one("asked.good", "goods by number that may still be named, from this one on, 1 for wood; 0 if not asked")
    layout.one("asked.place", "the place by number, from 1, that the decision is about; 0 if about none")
    layout.one("asked.levels", "levels built together or destroyed by this decision")
    layout.each("asked.price", GOODS, "goods of the price of which some are left out")


class Asked:
    """The numbers of a step; used again for the next position."""

    def __init__(self) -> None:
        self.forget()

    def forget(self) -> None:
        self.mode = NOBODY
        self.sort = NOBODY
        self.traded = False
        self.colour = NOBODY
        self.left = 0
        self.good = 0
        self.place = 0
        self.levels = 0

    def look(self, step: Step) -> None:
        """What a decision does not have stays as `forget` left it; the common ones come first."""
        if isinstance(step, Place):
            self.mode = step.mode
        elif isinstance(step, BuyImprovement):
            self.place = place_of(step.piece) + 1
        elif isinstance(step, ChooseGoods):
            self.sort = step.sort
            self.traded = step.area == TRADED_AREA
            self.left = step.left
        elif isinstance(step, (PayAnyGoods, LeaveOut, DropGoods)):
            self.left = step.left
            self.good = step.first + 1
        else:
            self.look_at_construction(step)

    def look_at_construction(self, step: Step) -> None:
        if isinstance(step, BuildTower):
            self.levels = step.together
        elif isinstance(step, BuildTemple):
            self.place = step.place + 1
        elif isinstance(step, (BuyRareGood, TakeBought)):
            self.colour = step.colour
        elif isinstance(step, DestroyLevels):
            self.levels = step.levels
        elif isinstance(step, (TakeTiles, FreeRareGoods)):
            self.left = step.left
        elif isinstance(step, ChooseOtherPiece):
            self.place = place_of(step.piece) + 1


ASKED: Final = Asked()


def fill_decision(t: Table, row: Row) -> None:
    """The last of a row."""
    if not t.stack:
        row.nothing(len(row.numbers) - row.filled)
        return
    step = t.stack[-1]
    ASKED.forget()
    ASKED.look(step)
    row.one_of(KIND_OF.get(type(step), NOBODY), len(KINDS))
    row.one_of(ASKED.mode, len(MODES))
    row.one_of(ASKED.sort, len(SORTS))
    row.flag(ASKED.traded)
    row.one_of(ASKED.colour, len(COLOURS))
    row.put(ASKED.left)
    row.put(ASKED.good)
    row.put(ASKED.place)
    row.put(ASKED.levels)
    if isinstance(step, LeaveOut):
        for amount in step.cost:
            row.put(amount)
    else:
        row.nothing(len(GOODS))
