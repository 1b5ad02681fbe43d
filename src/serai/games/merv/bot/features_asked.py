"""The decision that is asked, as numbers: its kind, and what it says of itself."""

from typing import Final

from serai.core.features import Layout, Row
from serai.core.step import Step
from serai.games.merv.bot.reach import REACH
from serai.games.merv.caravansary import BuySpices, ChooseColour, PairBoons, TakeAnyCard
from serai.games.merv.city import ChooseAction, ChooseSite, ChooseSlot, EndTurn
from serai.games.merv.constants import AREAS, NOBODY
from serai.games.merv.contracts import ChooseGoods, SpendAnyCube
from serai.games.merv.courtier import CourtierSite, CourtierSlot
from serai.games.merv.grid import HAS_MARKET, SIZE
from serai.games.merv.invasion import ChooseRansom, PayRansom
from serai.games.merv.library import ChooseBreakthrough, SpendForScrolls
from serai.games.merv.marketplace import BuyGoods, EstablishPost
from serai.games.merv.mosque import Advance, ChooseScoringTile, FreeStep
from serai.games.merv.palace import FreeCourtier, PlaceCourtiers
from serai.games.merv.payment import Pay
from serai.games.merv.soldiers import Deploy
from serai.games.merv.table import Table
from serai.games.merv.turn import JoinQueue
from serai.games.merv.upgrades import ChooseBonus, PlaceBonus, PlaceWhite
from serai.games.merv.wall import BuildWalls, FreeWall, PlaceWall

KINDS: Final[list[type[Step]]] = [
    Advance, BuildWalls, BuyGoods, BuySpices, ChooseAction, ChooseBonus, ChooseBreakthrough, ChooseColour, ChooseGoods,
    ChooseRansom, ChooseScoringTile, ChooseSite, ChooseSlot, CourtierSite, CourtierSlot, Deploy, EndTurn, EstablishPost,
    FreeCourtier, FreeStep, FreeWall, JoinQueue, PairBoons, Pay, PayRansom, PlaceBonus, PlaceCourtiers, PlaceWall,
    PlaceWhite, SpendAnyCube, SpendForScrolls, TakeAnyCard,
]  # fmt: skip
"""Every decision of a player, by name; those of chance are none of them. Learnt weights depend on the order."""

KIND_OF: Final[dict[type[Step], int]] = {kind: at for at, kind in enumerate(KINDS)}
OF_NOBODY: Final = -1


def kind_asked(t: Table) -> int:
    """The place in `KINDS` of the decision that is asked; OF_NOBODY where chance decides or the game is over."""
    return KIND_OF.get(type(t.stack[-1]), OF_NOBODY) if t.stack else OF_NOBODY


def describe_asked(layout: Layout) -> None:
    layout.each("asked", [kind.__name__ for kind in KINDS], "the decision that is asked, of me or of another")
    layout.each("asked.action", AREAS, "the board action that can be taken")
    layout.one("asked.reach", "what that action would bring me with the cubes that I hold, about")
    layout.one("asked.market", "the camel market may be visited")
    layout.one("asked.number", "what else it says of itself: how many, which level, which of two")
    layout.one("asked.discount", "a discount is left for this action")
    layout.one("asked.wild", "the wild cube of the second breakthrough is left for this turn")


def fill_asked(t: Table, kind: int, row: Row) -> None:
    action = NOBODY
    market = 0
    number = 0
    if t.stack:
        step = t.stack[-1]
        if isinstance(step, ChooseAction):
            action = NOBODY if step.site == NOBODY else t.tiles[step.site] // 4
            market = market_open(t, step.slot, step.traded)
        elif isinstance(step, EndTurn):
            market = market_open(t, step.slot, step.traded)
        else:
            number = number_of(step)
    row.one_of(kind, len(KINDS))
    row.one_of(action, len(AREAS))
    row.put(0 if action == NOBODY else REACH[action])
    row.put(market)
    row.put(number)
    row.put(t.discount_left)
    row.put(t.wild_left)


def market_open(t: Table, slot: int, traded: int) -> int:
    return 1 if traded == 0 and HAS_MARKET[t.round * SIZE + slot] else 0


def number_of(step: Step) -> int:
    """What else a decision says of itself: how many, how far, which of two."""
    if isinstance(step, SpendForScrolls):
        return step.spent
    if isinstance(step, ChooseBreakthrough):
        return step.level
    if isinstance(step, ChooseGoods):
        return step.left
    if isinstance(step, BuyGoods):
        return step.bought.bit_count()
    if isinstance(step, EstablishPost):
        return step.with_good
    if isinstance(step, PlaceWall):
        return step.gate
    return step.anywhere if isinstance(step, PlaceWhite) else 0
