"""The palace: four halls of three seats, where courtiers turn favour into points each year."""

from serai.core.rows import more
from serai.core.step import Step
from serai.games.merv.actions import AUTOMATIC, DONE, HALL
from serai.games.merv.constants import DISCOUNT_PALACE
from serai.games.merv.contracts import OwnTurn
from serai.games.merv.cost import COURTIERS, Cost
from serai.games.merv.payment import can_pay, charge
from serai.games.merv.player import Player
from serai.games.merv.table import Table


def begin_palace(t: Table, seat: int) -> None:
    t.discount_left = int(t.players[seat].has(DISCOUNT_PALACE))
    t.push(PlaceCourtiers(seat))


def seated(t: Table, hall: int) -> int:
    """Courtiers of anyone in this hall."""
    count = 0
    for player in t.players:
        count += player.courtiers[hall]
    return count


def has_room(t: Table, hall: int) -> bool:
    return seated(t, hall) < t.printed.hall_seats[hall]


def seat_courtier(t: Table, seat: int, hall: int) -> None:
    """Whoever comes first into an empty hall gains favour. (B18)"""
    first = seated(t, hall) == 0
    t.players[seat].courtiers = more(t.players[seat].courtiers, hall, 1)
    t.players[seat].servants -= 1
    t.tell("courtier", seat, hall)
    if first:
        t.gain_favour(seat, 1)


class PlaceCourtiers(OwnTurn):
    """Seat courtiers one by one; the n-th of the game costs n cubes of its hall's colour. (B17)"""

    def choices(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options = [DONE]
        if me.servants > 0:
            nth = me.courtiers_placed() + 1
            for hall in range(4):
                cost = COURTIERS[t.printed.hall_colour[hall]][nth]
                if can_pay(t, me, cost) and has_room(t, hall):
                    options.append(HALL + hall)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action == DONE:
            t.discount_left = 0
            return
        t.push(self)
        hall = action - HALL
        me = t.players[self.seat]
        cost = COURTIERS[t.printed.hall_colour[hall]][me.courtiers_placed() + 1]
        seat_courtier(t, self.seat, hall)
        charge(t, self.seat, cost, prices(t, me))


def prices(t: Table, me: Player) -> list[Cost]:
    """What the next courtier would cost in each hall with room."""
    if me.servants == 0:
        return []
    nth = me.courtiers_placed() + 1
    return [COURTIERS[t.printed.hall_colour[hall]][nth] for hall in range(4) if has_room(t, hall)]


class FreeCourtier(Step):
    """Seat a courtier without cost; it must be done if it can, unless the option makes it a choice. (B56)"""

    def legal(self, t: Table) -> list[int]:
        if t.players[self.seat].servants == 0:
            return AUTOMATIC
        halls = [HALL + hall for hall in range(4) if has_room(t, hall)]
        return [DONE, *halls] if t.setting.courtier_optional or not halls else halls

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            seat_courtier(t, self.seat, action - HALL)
