"""How everybody stands, worked out once for a position, for the features to tell: points so far and if scored now."""

from typing import TYPE_CHECKING, Final

from serai.games.merv.bot.survey import Survey
from serai.games.merv.constants import NOBODY
from serai.games.merv.player import Player
from serai.games.merv.scoring import hall_worth, set_points
from serai.games.merv.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


class Standing:
    """One of those who take part; what is scored stays 0 for the high courtier."""

    def __init__(self) -> None:
        self.place: i64 = 0
        """In the queue, the first 0; behind all for one who has none yet."""
        self.to_move: i64 = 0
        """1 for one who has yet to begin a turn of this round."""
        self.score: i64 = 0
        """Points so far."""
        self.sets: i64 = 0
        """What the sets of spices would score now."""
        self.palace: i64 = 0
        self.yearly: i64 = 0
        """What the buildings would score now."""
        self.total: i64 = 0
        """The points of all that together."""

    def take(self, t: Table, seat: int, me: Player, survey: Survey) -> None:
        self.score = me.score()
        if t.stack:
            self.sets = set_points(t, me.spices)
            # The magistrate's courtiers score whatever its favour is. (B72)
            self.palace = palace_points(t, me, t.printed.servants if seat == t.setting.magistrate else me.favour)
            self.yearly = survey.yearly(t, seat, me)
        else:  # all of it is scored
            self.sets = self.palace = self.yearly = 0
        self.total = self.score + self.sets + self.palace + self.yearly


STANDINGS: Final = [Standing(), Standing(), Standing(), Standing()]
"""By seat, then whoever else takes part."""


def look_around(t: Table, survey: Survey) -> None:
    """Work all of them out."""
    meeples = t.setting.meeples
    for seat in range(meeples):
        standing = STANDINGS[seat]
        standing.place = meeples
        standing.to_move = 1 if t.turn < meeples else 0
        if seat < t.setting.scorers:
            standing.take(t, seat, t.players[seat], survey)
    for place in range(meeples):
        seat = t.queue[place]
        if seat != NOBODY:
            STANDINGS[seat].place = place
            if place < t.turn:
                STANDINGS[seat].to_move = 0


def palace_points(t: Table, me: Player, favour: int) -> int:
    """What the palace would score with so much favour: the best courtiers first, as long as favour lasts."""
    points = 0
    told = 0
    for _ in range(4):
        best = NOBODY
        worth = 0
        for hall in range(4):
            if me.courtiers[hall] and not told >> hall & 1:
                here = hall_worth(t, me, hall)
                if here > worth:
                    best, worth = hall, here
        if best == NOBODY or favour == 0:
            break
        told |= 1 << best
        paid = min(favour, me.courtiers[best])
        points += paid * worth
        favour -= paid
    return points
