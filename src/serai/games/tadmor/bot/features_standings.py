"""How the players of a table of Tadmor stand, for the features: what each would score if the game ended now."""

from typing import TYPE_CHECKING, Final

from serai.core.sets import total
from serai.games.tadmor.cards import FINAL_POINTS, MOST_OF, PRESTIGE
from serai.games.tadmor.constants import SEATS, STATUES
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import mission_points, rare_good_points, temple_points
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

TOWER: Final = 0
MISSIONS: Final = 1
RARE_GOODS: Final = 2
TEMPLES: Final = 3
IMPROVEMENTS: Final = 4
"""What the final improvements compare, in the order of MOST_OF."""


def size_of(members: "i64") -> int:
    """How many there are in a set; Python's own way makes a new number first."""
    found: i64 = 0
    while members:
        members &= members - 1
        found += 1
    return found


class Standings:
    """Of every seat, by number; used again for the next position."""

    def __init__(self) -> None:
        self.score = [0] * len(SEATS)
        """Points so far."""
        self.measures = [[0] * len(SEATS) for _ in MOST_OF]
        """What the final improvements compare."""
        self.temple = [0] * len(SEATS)
        self.rare = [0] * len(SEATS)
        self.prestige = [0] * len(SEATS)
        """What the tallest tower would bring in a turn."""
        self.final = [0] * len(SEATS)
        """Points of the final improvements that would score now."""
        self.now = [0] * len(SEATS)
        """All points if the game were scored now."""

    def look(self, t: Table) -> None:
        for seat in range(t.seats):
            self.look_at(t, seat, t.players[seat])
        for seat in range(t.seats):
            self.look_at_tiles(t, seat, t.players[seat].tiles)
            if t.stack:
                self.now[seat] += self.final[seat]
            else:  # the final scoring is behind us
                self.now[seat] = self.score[seat]

    def look_at(self, t: Table, seat: int, me: Player) -> None:
        missions = mission_points(t, me)
        temple = temple_points(t, me)
        rare = rare_good_points(t, me)
        score = total(me.points)
        self.score[seat] = score
        self.temple[seat] = temple
        self.rare[seat] = rare
        self.measures[TOWER][seat] = me.tower
        self.measures[MISSIONS][seat] = missions
        self.measures[RARE_GOODS][seat] = total(me.rare)
        self.measures[TEMPLES][seat] = me.temples[STATUES]
        self.measures[IMPROVEMENTS][seat] = size_of(me.tiles)
        self.now[seat] = score + me.tower * t.printed.level_points_end + missions + temple + rare

    def look_at_tiles(self, t: Table, seat: int, tiles: int) -> None:
        """Of the improvements those that score by comparison; the others' measures must be known."""
        prestige = 0
        final = 0
        if tiles & (t.printed.having[PRESTIGE] | t.printed.having[FINAL_POINTS]):
            left: i64 = tiles
            at: i64 = 0
            while left:
                if left & 1:
                    tile = t.printed.tiles[at]
                    if tile.effect == PRESTIGE:
                        prestige += tile.points
                    elif tile.effect == FINAL_POINTS and self.lead(t, seat, tile.most) > 0:
                        final += tile.points
                left >>= 1
                at += 1
        self.prestige[seat] = prestige
        self.final[seat] = final

    def lead(self, t: Table, seat: int, what: int) -> int:
        """How much more this seat has than the best of the others. (80)"""
        measure = self.measures[what]
        best = 0
        for other in range(t.seats):
            if other != seat and measure[other] > best:
                best = measure[other]
        return measure[seat] - best


STANDINGS: Final = Standings()
