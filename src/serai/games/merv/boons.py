"""The boons: what a place on the board, a pair of spices or a breakthrough gives, each once."""

from serai.games.merv.caravansary import TakeAnyCard
from serai.games.merv.constants import FROM_BREAKTHROUGHS, WHITE
from serai.games.merv.library import gain_scroll
from serai.games.merv.marketplace import EstablishPost
from serai.games.merv.mosque import ChooseScoringTile, FreeStep, take_mosque_camel
from serai.games.merv.palace import FreeCourtier
from serai.games.merv.soldiers import DEPLOY
from serai.games.merv.table import GIVERS, Table
from serai.games.merv.upgrades import ChooseBonus, PlaceWhite
from serai.games.merv.wall import FreeWall


def white_cube(t: Table, seat: int) -> None:
    t.gain_cube(seat, WHITE)


def caravan_card(t: Table, seat: int) -> None:
    t.push(TakeAnyCard(seat))


def favour(t: Table, seat: int) -> None:
    t.gain_favour(seat, 1)


def rare_good(t: Table, seat: int) -> None:
    t.gain_good(seat, True)


def mosque_advance(t: Table, seat: int) -> None:
    t.push(FreeStep(seat))


def soldier(t: Table, seat: int) -> None:
    t.push(DEPLOY[seat])


def white_upgrade(t: Table, seat: int) -> None:
    t.push(PlaceWhite(seat, 0))


def bonus_upgrade(t: Table, seat: int) -> None:
    t.push(ChooseBonus(seat))


def scoring_tile(t: Table, seat: int) -> None:
    t.push(ChooseScoringTile(seat))


def free_courtier(t: Table, seat: int) -> None:
    t.push(FreeCourtier(seat))


def free_wall(t: Table, seat: int) -> None:
    t.push(FreeWall(seat))


def nothing(t: Table, seat: int) -> None:
    """The end of a mosque path pays in every scoring phase instead."""


def trading_post(t: Table, seat: int) -> None:
    t.push(EstablishPost(seat, 1))


def points(t: Table, seat: int) -> None:
    t.score(seat, t.printed.breakthrough_points, FROM_BREAKTHROUGHS)


def pepper_upgrade(t: Table, seat: int) -> None:
    t.push(PlaceWhite(seat, int(t.setting.pepper_anywhere)))


# In the order of BOONS.
GIVERS.extend(
    [
        white_cube,
        gain_scroll,
        caravan_card,
        favour,
        rare_good,
        mosque_advance,
        soldier,
        take_mosque_camel,
        white_upgrade,
        bonus_upgrade,
        scoring_tile,
        free_courtier,
        free_wall,
        nothing,
        trading_post,
        points,
        pepper_upgrade,
    ]
)
