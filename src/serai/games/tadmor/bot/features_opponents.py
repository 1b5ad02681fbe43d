"""The opponents at a table of Tadmor, as features: each in short, beginning with whoever sits after the player."""

from typing import TYPE_CHECKING, Final

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.bot.features_standings import STANDINGS
from serai.games.tadmor.constants import (
    FIRST_TO_PLAY,
    GOOD_AT,
    GOODS,
    IMPROVEMENT,
    IMPROVEMENT_SLOTS,
    MARAUDERS,
    MARBLE,
    NOBODY,
    PARTS,
    SEATS,
    TRAITOR,
)
from serai.games.tadmor.construction import IS_CONSTRUCTION
from serai.games.tadmor.player import Player
from serai.games.tadmor.table import Table

if TYPE_CHECKING:
    from mypy_extensions import i64

OPPONENTS: Final = len(SEATS) - 1


def describe_opponents(layout: Layout) -> None:
    for number in range(1, OPPONENTS + 1):
        describe_opponent(layout, f"other_{number}", f"opponent {number} after me")


def describe_opponent(layout: Layout, name: str, who: str) -> None:
    layout.one(f"{name}.score", f"points of {who} so far")
    layout.one(f"{name}.now", f"points of {who} if the game were scored now")
    layout.one(f"{name}.now.missions", f"of these, what the missions of {who} score")
    layout.one(f"{name}.now.temple", f"of these, what the temples of {who} score")
    layout.one(f"{name}.now.rare_goods", f"of these, what the rare goods of {who} score")
    layout.one(f"{name}.now.final", f"of these, what the final improvements of {who} score")
    layout.one(f"{name}.tower", f"levels of the tower of {who}")
    layout.one(f"{name}.prestige", f"what the tallest tower would bring {who} in a turn")
    layout.one(f"{name}.temple", f"parts of the temple that {who} is building, the highest if there are several")
    layout.one(f"{name}.kinds", f"different rare goods of {who}")
    layout.one(f"{name}.tiles", f"improvements of {who}")
    layout.one(f"{name}.hand", f"how many missions {who} has in hand")
    layout.one(f"{name}.fulfilled", f"missions of {who} that lie face up")
    layout.each(f"{name}.goods", GOODS, f"goods that {who} can spend")
    layout.one(f"{name}.camels", f"camels of {who}")
    layout.one(f"{name}.ships", f"ships of {who}")
    layout.one(f"{name}.left", f"pieces that {who} has yet to place this turn")
    layout.one(f"{name}.income", f"goods that pieces of {who} will collect, without what improvements add")
    layout.one(f"{name}.buying", f"pieces of {who} on improvement slots")
    layout.one(f"{name}.building", f"pieces of {who} that wait for the Construction phase")
    layout.one(f"{name}.traitor", f"1 if {who} stands on the Traitor")
    layout.one(f"{name}.pawn", f"1 if {who} stands on First to play")
    layout.one(f"{name}.marauders", f"1 if {who} stands on the Marauders slot")
    layout.one(f"{name}.earlier", f"1 if {who} comes before me in this turn")


def measured() -> int:
    layout = Layout()
    describe_opponent(layout, "", "")
    return len(layout)


OPPONENT: Final = measured()
"""How many numbers tell of an opponent."""


def fill_opponents(t: Table, seat: int, row: Row) -> None:
    """`STANDINGS` and `MEANS` have looked at this position."""
    for number in range(1, OPPONENTS + 1):
        if number < t.seats:
            fill_opponent(t, (seat + number) % t.seats, row)
            row.flag((seat - t.first) % t.seats + number >= t.seats)
        else:
            row.nothing(OPPONENT)


def fill_opponent(t: Table, seat: int, row: Row) -> None:
    """All but the last number."""
    player = t.players[seat]
    standing = STANDINGS[seat]
    standing.fill_points(row)
    row.put(player.tower)
    row.put(standing.prestige)
    row.put(parts_built(player))
    row.put(standing.kinds)
    row.put(standing.tiles)
    row.put(size_of(player.hand))
    row.put(size_of(player.fulfilled))
    for good in range(len(GOODS)):
        row.put(player.goods[good] + player.traded[good])
    row.put(player.camels)
    row.put(player.ships)
    row.put(player.camels_left + player.ships_left)
    fill_pieces(t, player, row)


def parts_built(player: Player) -> int:
    for part in range(len(PARTS) - 2, -1, -1):
        if player.temples[part]:
            return part + 1
    return 0


def fill_pieces(t: Table, player: Player, row: Row) -> None:
    era: i64 = MEANS.era
    income: i64 = 0
    buying: i64 = 0
    building: i64 = 0
    stands: i64 = 0
    for piece in player.pieces:
        place = piece >> 1
        stands |= 1 << place
        good = GOOD_AT[place]
        if good != NOBODY:
            income += t.printed.yields[piece & 1][1 if good >= MARBLE else 0][era]
        elif IS_CONSTRUCTION[place]:
            building += 1
        elif IMPROVEMENT <= place < IMPROVEMENT + IMPROVEMENT_SLOTS:
            buying += 1
    row.put(income)
    row.put(buying)
    row.put(building)
    row.put(stands >> TRAITOR & 1)
    row.put(stands >> FIRST_TO_PLAY & 1)
    row.put(stands >> MARAUDERS & 1)
