"""What lies on the table of Tadmor, as features: free slots, improvements, stacks, Marauders."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.games.tadmor.bot.features_means import MEANS, known_target
from serai.games.tadmor.bot.features_standings import size_of
from serai.games.tadmor.cards import EFFECTS
from serai.games.tadmor.constants import COLOURS, NOBODY, PRIVATE_PLACE, REGIONS, SLOTS
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

RELATIVE: Final = ["me", "next", "second", "third"]
"""The seats in order from one's own."""

FAMILIES: Final = {
    "trade": ["trade", "private_market", "goods_for_points", "warehouse"],
    "ships": ["ship_bonus"],
    "tower": ["free_levels", "tower_without_wood"],
    "prestige": ["prestige"],
    "missions": ["mission_points", "cheaper_missions"],
    "rare_goods": ["rare_good_points", "rare_good_for_points", "cheaper_rare_goods", "rare_good_choice"],
    "temple": ["cheaper_temple", "private_temple"],
    "marauders": ["revealer_immunity", "compensation", "revealer_reward", "immunity"],
    "kingdom": ["private_kingdom", "double_gifts", "tax_immunity"],
    "construction": ["private_construction"],
    "final": ["final_points"],
}
"""The improvements by what they help with, each with its effects."""


def family_of(effect: str) -> int:
    return next(at for at, effects in enumerate(FAMILIES.values()) if effect in effects)


FAMILY_OF: Final = [family_of(effect) for effect in EFFECTS]


def describe_table(layout: Layout) -> None:
    layout.each("free", SLOTS, "1 if this slot of the board is in use and nobody has taken it this turn")
    layout.each("display", list(FAMILIES), "improvements on the board that help with this")
    layout.each("stack", COLOURS, "rare goods in this stack")
    layout.each("stack.new", COLOURS, "kinds in this stack that I do not have")
    layout.one("completers", "players who have completed a temple")
    layout.each("attacked", REGIONS, "1 if the card of this region lies in the slot, so that it is not attacked next")
    layout.each("holder", RELATIVE, "1 if this player holds a Marauders card for the next attack")
    layout.each("target", REGIONS, "1 if I know that the next attack is on this region")
    layout.one("marauders.mine", "my pieces that this attack drives off")
    layout.one("marauders.others", "pieces of the others in the region that I know is attacked this turn")
    layout.one("marauders.exposed", "my pieces where an attack that I do not know may strike this turn")


def fill_table(t: Table, seat: int, stage: int, row: Row) -> None:
    """`MEANS` has looked at this position and this seat."""
    setting = t.setting
    row.members((setting.camel_slots | setting.ship_slots) & ~t.occupied, len(SLOTS))
    fill_display(t, row)
    fill_stacks(t, t.players[seat], row)
    row.put(size_of(t.completers))
    fill_marauders(t, seat, stage, row)


SHOWN: Final = [0] * len(FAMILIES)
"""The improvements on the board by family; filled anew for each position."""


def fill_display(t: Table, row: Row) -> None:
    for family in range(len(SHOWN)):
        SHOWN[family] = 0
    left: i64 = t.display
    at: i64 = 0
    while left:
        if left & 1:
            SHOWN[FAMILY_OF[t.printed.tiles[at].effect]] += 1
        left >>= 1
        at += 1
    row.many(SHOWN)


def fill_stacks(t: Table, me: Player, row: Row) -> None:
    for colour in range(len(COLOURS)):
        tiles: i64 = 0 if t.tops[colour] == NOBODY else 1
        for kind in range(colour * 3, colour * 3 + 3):
            tiles += t.stacks[kind]
        row.put(tiles)
    for colour in range(len(COLOURS)):
        kinds: i64 = 0
        for kind in range(colour * 3, colour * 3 + 3):
            if not me.rare[kind] and (t.stacks[kind] or t.tops[colour] == kind):
                kinds += 1
        row.put(kinds)


def fill_marauders(t: Table, seat: int, stage: int, row: Row) -> None:
    row.one_of(t.under_attack, len(REGIONS))
    row.one_of((t.holder - seat) % t.seats if t.holder != NOBODY else NOBODY, len(RELATIVE))
    target = known_target(t, seat, stage)
    row.one_of(t.chosen if target == NOBODY and t.holder == seat else target, len(REGIONS))
    row.put(MEANS.threatened)
    others: i64 = 0
    if target != NOBODY:
        for other in range(t.seats):
            if other != seat:
                others += pieces_in(t, t.players[other], target)
    row.put(others)
    row.put(MEANS.exposed)


def pieces_in(t: Table, player: Player, region: int) -> int:
    pieces = 0
    for piece in player.pieces:
        place = piece >> 1
        if place < PRIVATE_PLACE and t.printed.region_of[place] == region:
            pieces += 1
    return pieces
