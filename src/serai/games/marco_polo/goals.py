"""The secret goal cards: two are dealt, or four of which two are kept. (53, 54)"""

from typing import Final

from serai.core.sets import members
from serai.core.step import Step
from serai.games.marco_polo.actions import AUTOMATIC, DEAL_GOAL, DONE, KEEP
from serai.games.marco_polo.constants import GOALS
from serai.games.marco_polo.table import Table

KEPT: Final = 2


class DealGoals(Step):
    """Each player is dealt goal cards, which only they may see."""

    def legal(self, t: Table) -> list[int]:
        dealt = 0
        for player in t.players:
            dealt |= player.goals | player.offered
        if dealt.bit_count() == cards_each(t) * t.seats:
            return AUTOMATIC
        return [DEAL_GOAL + goal for goal in range(len(GOALS)) if not dealt >> goal & 1]

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        goal = action - DEAL_GOAL
        for seat in t.turn_order():
            player = t.players[seat]
            if (player.goals | player.offered).bit_count() < cards_each(t):
                if t.setting.goal_choice:
                    player.offered |= 1 << goal
                else:
                    player.goals |= 1 << goal
                t.tell_only([seat], "goal", seat, goal, *t.printed.goals[goal].cities)
                t.push(self)
                return


def cards_each(t: Table) -> int:
    return t.printed.goals_dealt if t.setting.goal_choice else KEPT


class KeepGoals(Step):
    """Keep two of the goal cards offered; nobody sees which, nor what goes back to the box. (53)"""

    def legal(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        if me.goals.bit_count() == KEPT:
            return AUTOMATIC
        return members(me.offered, KEEP)

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        goal = action - KEEP
        me = t.players[self.seat]
        me.offered &= ~(1 << goal)
        me.goals |= 1 << goal
        t.tell_only([self.seat], "keep", self.seat, goal, *t.printed.goals[goal].cities)
        t.push(self)
