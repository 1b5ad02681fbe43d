"""How the players of a table of Tadmor stand, for the features: what each would score if the game ended now."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Row
from serai.core.sets import size_of, total
from serai.games.tadmor.cards import FINAL_POINTS, MOST_OF, PRESTIGE
from serai.games.tadmor.constants import SEATS, STATUES
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import kinds_held, mission_points, rare_good_points, temple_points
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64


class Standing:
    """Of one player; used again for the next position."""

    def __init__(self) -> None:
        self.score: i64 = 0
        """Points so far."""
        self.missions: i64 = 0
        self.temple: i64 = 0
        self.rare_goods: i64 = 0
        """What these would score now."""
        self.kinds: i64 = 0
        """How many different rare goods there are."""
        self.rare_tiles: i64 = 0
        """How many rare goods there are."""
        self.tiles: i64 = 0
        """How many improvements there are."""
        self.prestige: i64 = 0
        """What the tallest tower would bring in a turn."""
        self.final: i64 = 0
        """What the final improvements would score now."""
        self.now: i64 = 0
        """All points if the game were scored now."""
        self.lead = [0] * len(MOST_OF)
        """How much more than the best of the others, of what the final improvements compare."""

    def look(self, t: Table, me: Player) -> None:
        """All but what comes from comparing with others."""
        self.score = total(me.points)
        self.missions = mission_points(t, me)
        self.temple = temple_points(t, me)
        self.kinds = kinds_held(me, 1)
        self.rare_tiles = total(me.rare)
        self.rare_goods = t.printed.set_points[self.kinds]
        if self.rare_tiles > self.kinds:
            self.rare_goods = rare_good_points(t, me)
        self.tiles = size_of(me.tiles)
        self.prestige = 0
        self.final = 0
        self.now = self.score
        if t.stack:  # else the final scoring is behind us
            self.now += me.tower * t.printed.level_points_end + self.missions + self.temple + self.rare_goods

    def look_at_tiles(self, t: Table, tiles: "i64") -> None:
        """The improvements that score by comparison; `lead` is known."""
        at: i64 = 0
        while tiles:
            if tiles & 1:
                tile = t.printed.tiles[at]
                if tile.effect == PRESTIGE:
                    self.prestige += tile.points
                elif tile.effect == FINAL_POINTS and self.lead[tile.most] > 0:
                    self.final += tile.points
            tiles >>= 1
            at += 1
        if t.stack:
            self.now += self.final

    def fill_points(self, row: Row) -> None:
        """One's own and an opponent's alike: points so far, if the game were scored now, and for what."""
        row.put(self.score)
        row.put(self.now)
        row.put(self.missions)
        row.put(self.temple)
        row.put(self.rare_goods)
        row.put(self.final)


STANDINGS: Final = [Standing() for _ in SEATS]
"""By seat."""


def look_at_standings(t: Table, seat: int) -> None:
    """Of all players; compare only this seat and those who score by comparing."""
    for at in range(t.seats):
        STANDINGS[at].look(t, t.players[at])
    final = t.printed.having[FINAL_POINTS]
    scoring = t.printed.having[PRESTIGE] | final
    for at in range(t.seats):
        tiles = t.players[at].tiles
        if at == seat or tiles & final:
            compare(t, at)
        if tiles & scoring:
            STANDINGS[at].look_at_tiles(t, tiles)


def compare(t: Table, seat: int) -> None:
    """With the best of the others, in the order of MOST_OF. (80)"""
    tower: i64 = 0
    missions: i64 = 0
    rare_goods: i64 = 0
    temples: i64 = 0
    tiles: i64 = 0
    for other in range(t.seats):
        if other != seat:
            player = t.players[other]
            standing = STANDINGS[other]
            tower = max(tower, player.tower)
            missions = max(missions, standing.missions)
            rare_goods = max(rare_goods, standing.rare_tiles)
            temples = max(temples, player.temples[STATUES])
            tiles = max(tiles, standing.tiles)
    me = t.players[seat]
    mine = STANDINGS[seat]
    mine.lead[0] = me.tower - tower
    mine.lead[1] = mine.missions - missions
    mine.lead[2] = mine.rare_tiles - rare_goods
    mine.lead[3] = me.temples[STATUES] - temples
    mine.lead[4] = mine.tiles - tiles
