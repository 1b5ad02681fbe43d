"""What the corrupt magistrate does in each area of the board: no costs, no influence limits."""

from collections.abc import Callable
from typing import Final

from serai.core.rows import more
from serai.core.step import CHANCE, Automatic, Step
from serai.games.merv.actions import AUTOMATIC, DONE, RANDOM_TILE, SCORING_TILE
from serai.games.merv.caravansary import new_pairs, refill, spices_held, take_card
from serai.games.merv.constants import (
    BOON_BONUS_UPGRADE,
    BOON_COURTIER,
    BOON_SCORING_TILE,
    BOON_SOLDIER,
    BOON_WALL,
    BOON_WHITE_UPGRADE,
    CARAVANSARY,
    DISCOUNT_CARAVANSARY,
    DISCOUNT_MOSQUE,
    EIGHT_POINTS,
    FREE_POST,
    FREE_STEP,
    FROM_MAGISTRATE,
    GINGER,
    INNER,
    JUNIPER,
    LIBRARY,
    MARKETPLACE,
    MOSQUE,
    NOBODY,
    PALACE,
    TWO_FAVOUR,
    WILD,
)
from serai.games.merv.grid import SITES
from serai.games.merv.library import immediate_effect, reached_level, take_breakthrough
from serai.games.merv.magistrate_places import deploy, palace_action, wall_action
from serai.games.merv.magistrate_trade import best_city, fulfil_contracts, marketplace_action
from serai.games.merv.marketplace import establish_post
from serai.games.merv.mosque import may_step, step_up, take_scoring_tile
from serai.games.merv.scoring import set_points
from serai.games.merv.table import Table


def act(t: Table, area: int, times: int) -> None:
    if area == CARAVANSARY:
        take_cards(t, times)
    elif area == PALACE:
        palace_action(t, times)
    elif area == LIBRARY:
        t.push(SoloScrolls(times))
    elif area == MARKETPLACE:
        marketplace_action(t)
    elif area == MOSQUE:
        t.push(SoloSteps(times))
    elif times:
        t.push(SoloWalls(times))


class SoloWalls(Automatic):
    """Build one piece of the wall after the other."""

    def __init__(self, pieces: int) -> None:
        Step.__init__(self, 0)
        self.pieces = pieces

    def data(self) -> list[int]:
        return [self.pieces]

    def happen(self, t: Table) -> None:
        if self.pieces > 1:
            t.push(SoloWalls(self.pieces - 1))
        wall_action(t)


def take_cards(t: Table, times: int) -> None:
    """Card by card the one that adds most to the sets, nearest the front in a tie; then refill and boons. (B53, B80)"""
    seat = t.setting.magistrate
    before = spices_held(t.players[seat])
    for _ in range(min(times, len(t.display))):
        take_card(t, seat, best_card(t))
    t.push(SoloPairs(before))
    refill(t)


def best_card(t: Table) -> int:
    spices = t.players[t.setting.magistrate].spices
    best = 0
    best_worth = -1
    for place, spice in enumerate(t.display):
        worth = set_points(t, more(spices, spice, 1))
        if worth > best_worth:
            best, best_worth = place, worth
    return best


class SoloPairs(Automatic):
    """After the refill the magistrate gains for every pair just completed."""

    def __init__(self, before: int) -> None:
        Step.__init__(self, 0)
        self.before = before

    def data(self) -> list[int]:
        return [self.before]

    def happen(self, t: Table) -> None:
        seat = t.setting.magistrate
        for spice in range(4):
            for _ in range(new_pairs(t.players[seat], spice, self.before)):
                if spice == GINGER:
                    deploy(t)
                elif spice == JUNIPER:
                    t.gain_favour(seat, 1)
                else:
                    t.score(seat, t.printed.magistrate_pair_points, FROM_MAGISTRATE)


class SoloScrolls(Automatic):
    """Take scrolls one after the other, with the magistrate's own choice of breakthroughs."""

    def __init__(self, scrolls: int) -> None:
        Step.__init__(self, 0)
        self.scrolls = scrolls

    def data(self) -> list[int]:
        return [self.scrolls]

    def happen(self, t: Table) -> None:
        seat = t.setting.magistrate
        if self.scrolls > 1:
            t.push(SoloScrolls(self.scrolls - 1))
        if t.gain_scroll(seat):
            breakthrough(t, reached_level(t, seat))


def breakthrough(t: Table, level: int) -> None:
    seat = t.setting.magistrate
    if level == 0:
        first_breakthrough(t)
    elif level == 1:
        t.push(RandomTile(CHANCE))
    elif level == 2:
        third_breakthrough(t)
    elif level == 3:
        tile = EIGHT_POINTS if t.breakthroughs >> EIGHT_POINTS & 1 else TWO_FAVOUR
        take_breakthrough(t, seat, tile)
        immediate_effect(t, seat, tile)


def first_breakthrough(t: Table) -> None:
    """The mosque tile with more steps there than caravan cards, else the caravansary tile; the other if taken."""
    me = t.players[t.setting.magistrate]
    wanted = DISCOUNT_MOSQUE if me.row > me.cards() else DISCOUNT_CARAVANSARY
    if not t.breakthroughs >> wanted & 1:
        wanted = DISCOUNT_MOSQUE + DISCOUNT_CARAVANSARY - wanted
    take_breakthrough(t, t.setting.magistrate, wanted)


class RandomTile(Step):
    """The magistrate takes a random tile of the second level: no effect, but points. (B81)"""

    def legal(self, t: Table) -> list[int]:
        return [RANDOM_TILE + tile for tile in range(WILD, WILD + 4) if t.breakthroughs >> tile & 1]

    def apply(self, t: Table, action: int) -> None:
        take_breakthrough(t, t.setting.magistrate, action - RANDOM_TILE)
        t.score(t.setting.magistrate, t.printed.magistrate_second_level_points, FROM_MAGISTRATE)


def third_breakthrough(t: Table) -> None:
    """The trading post if its tile is left, with a good and a look at the contracts; else a mosque step. (B52)"""
    seat = t.setting.magistrate
    if not t.breakthroughs >> FREE_POST & 1:
        take_breakthrough(t, seat, FREE_STEP)
        t.push(SoloSteps(1))
        return
    take_breakthrough(t, seat, FREE_POST)
    city = best_city(t)
    if city != NOBODY:
        establish_post(t, seat, city)
        t.gain_good(seat, city >= INNER)
        fulfil_contracts(t)


class SoloSteps(Automatic):
    """Advance step by step; steps past the end of the track are lost. (B75)"""

    def __init__(self, steps: int) -> None:
        Step.__init__(self, 0)
        self.steps = steps

    def data(self) -> list[int]:
        return [self.steps]

    def happen(self, t: Table) -> None:
        seat = t.setting.magistrate
        if not may_step(t, seat):
            return
        if self.steps > 1:
            t.push(SoloSteps(self.steps - 1))
        me = t.players[seat]
        if me.path == NOBODY:
            me.path = first_path(t)
        step_up(t, seat)
        space_boon(t, t.printed.mosque_boon[me.row][me.path])


def first_path(t: Table) -> int:
    """The leftmost path that still has its camel, else the leftmost. (A32)"""
    for path in range(4):
        if t.mosque_camels >> path & 1:
            return path
    return 0


class BestScoringTile(Step):
    """The tile that matches most of the magistrate's buildings now; a tie is settled by chance. (B81)"""

    def legal(self, t: Table) -> list[int]:
        matching = [0] * 6
        for cell in SITES:
            if t.owners[cell] == t.setting.magistrate:
                matching[t.tiles[cell] // 4] += 1
        left = [area for area in range(6) if t.scoring_tiles >> area & 1]
        most = max([matching[area] for area in left], default=0)
        return [SCORING_TILE + area for area in left if matching[area] == most] or AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            take_scoring_tile(t, t.setting.magistrate, action - SCORING_TILE)


def space_boon(t: Table, boon: int) -> None:
    """It chooses nothing: upgrades become points, a courtier or a wall is one action of that kind. (A33, B51)"""
    if boon in ITS_OWN:
        ITS_OWN[boon](t)
    else:
        t.gain_boon(t.setting.magistrate, boon)


def upgrade_points(t: Table) -> None:
    t.score(t.setting.magistrate, t.printed.magistrate_upgrade_points, FROM_MAGISTRATE)


def best_scoring_tile(t: Table) -> None:
    t.push(BestScoringTile(CHANCE))


def one_courtier(t: Table) -> None:
    palace_action(t, 1)


ITS_OWN: Final[dict[int, Callable[[Table], None]]] = {
    BOON_WHITE_UPGRADE: upgrade_points,
    BOON_BONUS_UPGRADE: upgrade_points,
    BOON_SCORING_TILE: best_scoring_tile,
    BOON_SOLDIER: deploy,
    BOON_COURTIER: one_courtier,
    BOON_WALL: wall_action,
}
"""The boons that it has in its own way."""
