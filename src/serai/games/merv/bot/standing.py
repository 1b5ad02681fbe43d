"""How everybody stands, worked out once for a position, for the features to tell: points so far and if scored now."""

from typing import Final

from serai.games.merv.bot.survey import Survey
from serai.games.merv.constants import NOBODY
from serai.games.merv.player import Player
from serai.games.merv.scoring import hall_worth, set_points
from serai.games.merv.table import Table

# By seat, for those who score
SCORES: Final = [0, 0, 0, 0]
"""Points so far."""
SETS: Final = [0, 0, 0, 0]
"""What the sets of spices would score now."""
PALACES: Final = [0, 0, 0, 0]
YEARLIES: Final = [0, 0, 0, 0]
"""What the buildings would score now."""
TOTALS: Final = [0, 0, 0, 0]
"""The points of all that together."""

PLACES: Final = [0, 0, 0, 0]
"""For each master meeple: its place in the queue, the first 0; behind all where it has none yet."""


def look_around(t: Table, survey: Survey) -> None:
    """Work all of them out."""
    meeples = t.setting.meeples
    for seat in range(meeples):
        PLACES[seat] = meeples
    for place in range(meeples):
        seat = t.queue[place]
        if seat != NOBODY:
            PLACES[seat] = place
    for seat in range(t.setting.scorers):
        stand(t, seat, t.players[seat], survey)


def stand(t: Table, seat: int, me: Player, survey: Survey) -> None:
    score = me.score()
    sets = palace = yearly = 0
    if t.stack:  # otherwise all of it is scored
        sets = set_points(t, me.spices)
        # The magistrate's courtiers score whatever its favour is. (B72)
        palace = palace_points(t, me, t.printed.servants if seat == t.setting.magistrate else me.favour)
        yearly = survey.yearly(t, seat, me)
    SCORES[seat] = score
    SETS[seat] = sets
    PALACES[seat] = palace
    YEARLIES[seat] = yearly
    TOTALS[seat] = score + sets + palace + yearly


def to_move(t: Table, seat: int) -> int:
    """1 for one who has yet to begin a turn of this round."""
    return 1 if PLACES[seat] >= t.turn and t.turn < t.setting.meeples else 0


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
