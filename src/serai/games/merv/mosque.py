"""The mosque: four paths that join to two and to one, with a boon on every space."""

from serai.core.step import Automatic, Step
from serai.games.merv.actions import ADVANCE, AUTOMATIC, DONE, PATH, SCORING_TILE
from serai.games.merv.constants import DISCOUNT_MOSQUE, FROM_MOSQUE, NOBODY
from serai.games.merv.contracts import OwnTurn
from serai.games.merv.payment import can_pay, charge
from serai.games.merv.table import Table


def begin_mosque(t: Table, seat: int) -> None:
    t.discount_left = int(t.players[seat].has(DISCOUNT_MOSQUE))
    t.push(Advance(seat))


def discs_left(t: Table, seat: int) -> int:
    """Discs for the mosque and for trading posts: all but those on the tracks. (B9)"""
    me = t.players[seat]
    return t.printed.spare_discs - me.posts.bit_count() - int(me.row > 0)


def may_step(t: Table, seat: int) -> bool:
    me = t.players[seat]
    if me.row == 0:
        return discs_left(t, seat) > 0
    return me.row < t.printed.mosque_rows


class Advance(OwnTurn):
    """Pay for step after step; the first one chooses the path, which is then followed. (B27, B28)"""

    def choices(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options = [DONE]
        if may_step(t, self.seat):
            if me.row > 0:
                if can_pay(t, me, t.printed.mosque_cost[me.row][me.path]):
                    options.append(ADVANCE)
            else:
                for path in range(4):
                    if can_pay(t, me, t.printed.mosque_cost[0][path]):
                        options.append(PATH + path)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action == DONE:
            t.discount_left = 0
            return
        t.push(self)
        me = t.players[self.seat]
        if action != ADVANCE:
            me.path = action - PATH
        cost = t.printed.mosque_cost[me.row][me.path]
        t.push(Reach(self.seat))
        further = me.row + 1
        charge(t, self.seat, cost, [t.printed.mosque_cost[further][me.path]] if further < t.printed.mosque_rows else [])


class Reach(Automatic):
    """The step is paid: move up, gain the boon of the space and its points."""

    def happen(self, t: Table) -> None:
        step_up(t, self.seat)
        space_boon(t, self.seat)


def step_up(t: Table, seat: int) -> None:
    """Move one space up and score what is printed there."""
    me = t.players[seat]
    me.row += 1
    t.tell("mosque", seat, me.row)
    t.score(seat, t.printed.mosque_points[me.row], FROM_MOSQUE)


def take_mosque_camel(t: Table, seat: int) -> None:
    """Only the first on each path finds the camel there."""
    path = t.players[seat].path
    if t.mosque_camels >> path & 1:
        t.mosque_camels &= ~(1 << path)
        t.gain_camels(seat, 1)


def space_boon(t: Table, seat: int) -> None:
    """What the space just reached gives to a player."""
    me = t.players[seat]
    t.gain_boon(seat, t.printed.mosque_boon[me.row][me.path])


class ChooseScoringTile(Step):
    """Take one of the scoring tiles that are left. (B10)"""

    def legal(self, t: Table) -> list[int]:
        return [SCORING_TILE + area for area in range(6) if t.scoring_tiles >> area & 1] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            take_scoring_tile(t, self.seat, action - SCORING_TILE)


def take_scoring_tile(t: Table, seat: int, area: int) -> None:
    t.scoring_tiles &= ~(1 << area)
    t.players[seat].scoring_tile = area
    t.tell("scoring_tile", seat, area)


class FreeStep(Step):
    """One step without cost; whoever has not begun chooses a path. At the end of the track it is lost. (B6)"""

    def legal(self, t: Table) -> list[int]:
        if t.players[self.seat].row > 0 or not may_step(t, self.seat):
            return AUTOMATIC
        return [PATH + path for path in range(4)]

    def apply(self, t: Table, action: int) -> None:
        if not may_step(t, self.seat):
            return
        me = t.players[self.seat]
        if me.path == NOBODY:
            me.path = action - PATH
        step_up(t, self.seat)
        space_boon(t, self.seat)


def free_step(t: Table, seat: int) -> None:
    t.push(FreeStep(seat))
