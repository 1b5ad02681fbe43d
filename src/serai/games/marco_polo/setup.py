"""Setting up the table: what is fixed is laid out at once, what is random is dealt by chance. (52, 53)"""

from serai.core.fields import Form
from serai.core.rows import changed
from serai.core.sets import members
from serai.core.step import CHANCE, Automatic, Step
from serai.games.marco_polo.actions import AUTOMATIC, CARD, DONE, DRAW, MARKER, OUTPOST, REVEAL, START
from serai.games.marco_polo.characters import ChooseCharacter, become
from serai.games.marco_polo.constants import (
    CAMEL,
    CARDS,
    CHARACTERS,
    COIN,
    CONTRACTS,
    MARKERS,
    NOBODY,
    OUTPOSTS,
    REGULAR,
    ROW,
    VENEZIA,
)
from serai.games.marco_polo.contracts import LayPile
from serai.games.marco_polo.goals import DealGoals, KeepGoals
from serai.games.marco_polo.table import Setting, Table
from serai.games.marco_polo.turn import START_ROUND, clear_board


def set_up(setting: Setting) -> Table:
    """The table before the first decision; chance deals first."""
    t = Table(setting, Form())
    lay_out(t)
    t.push(START_ROUND)
    t.push(SeatPlayers(0))
    t.push(LayPile(CHANCE, ROW))
    t.push(DealCards(CHANCE))
    t.push(DealOutposts(CHANCE))
    t.push(DealMarkers(CHANCE))
    t.push(DrawStart(CHANCE))
    t.settle()
    return t


def lay_out(t: Table) -> None:
    """Everything that lies where it lies in each game."""
    printed = t.printed
    for player in t.players:
        player.figures = [VENEZIA]
    if not t.setting.random_bonuses:
        t.markers = printed.marker_at
    t.beijing = [NOBODY] * len(printed.beijing_points)
    t.unseen = (1 << REGULAR) - 1
    t.special_unseen = printed.special_pile
    t.starting = (1 << len(CONTRACTS)) - (1 << REGULAR)
    clear_board(t)


class DrawStart(Step):
    """The first start player is drawn; the coins follow from there. (52)"""

    def legal(self, t: Table) -> list[int]:
        return [START + seat for seat in range(t.seats)]

    def apply(self, t: Table, action: int) -> None:
        t.start = action - START
        for place, seat in enumerate(t.turn_order()):
            t.take(seat, COIN, t.printed.coins[place])
            t.take(seat, CAMEL, t.printed.camels)


def still_hidden(dealt: list[int], things: int, first: int) -> list[int]:
    """What chance may deal next to the first empty place of a list, as actions; `done` when none is empty."""
    if NOBODY not in dealt:
        return AUTOMATIC
    hidden = (1 << things) - 1
    for thing in dealt:
        if thing != NOBODY:
            hidden ^= 1 << thing
    return members(hidden, first)


def with_next(dealt: list[int], thing: int) -> list[int]:
    """The list with its first empty place filled; a new one, because copies of the table share what is laid out."""
    at = dealt.index(NOBODY)
    return [*dealt[:at], thing, *dealt[at + 1 :]]


class DealMarkers(Step):
    """By their letters, or in the expert variant at random to the six small cities. (53)"""

    def legal(self, t: Table) -> list[int]:
        return still_hidden(t.markers, len(MARKERS), MARKER)

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.markers = with_next(t.markers, action - MARKER)
            t.push(self)


class DealOutposts(Step):
    """One outpost bonus for each large city; the others stay in the box."""

    def legal(self, t: Table) -> list[int]:
        return still_hidden(t.outposts, len(OUTPOSTS), OUTPOST)

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.outposts = with_next(t.outposts, action - OUTPOST)
            t.push(self)


class DealCards(Step):
    """One city card for each card space; the others stay in the box."""

    def legal(self, t: Table) -> list[int]:
        return still_hidden(t.cards, len(CARDS), CARD)

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.cards = with_next(t.cards, action - CARD)
            t.push(self)


class SeatPlayers(Automatic):
    """Everybody receives a starting contract, a character and goal cards, in this order. (52, 53)"""

    def happen(self, t: Table) -> None:
        order = t.turn_order()
        if t.setting.goal_choice:
            for seat in reversed(order):
                t.push(KeepGoals(seat))
        t.push(DealGoals(CHANCE))
        if t.setting.draft:
            for seat in order:  # the last in turn order lies on top and chooses first
                t.push(ChooseCharacter(seat))
            t.push(RevealCharacters(CHANCE))
        else:
            for place, seat in enumerate(order):
                become(t, seat, t.printed.first_game[place])
        t.push(DealStartingContracts(CHANCE))


class DealStartingContracts(Step):
    """Everybody draws one starting contract blindly. (70)"""

    def legal(self, t: Table) -> list[int]:
        for player in t.players:
            if player.contracts[0] == NOBODY:
                return [DRAW + at for at in range(REGULAR, len(CONTRACTS)) if t.starting >> at & 1]
        return AUTOMATIC

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        for seat in t.turn_order():
            if t.players[seat].contracts[0] == NOBODY:
                t.players[seat].contracts = changed(t.players[seat].contracts, 0, action - DRAW)
                t.starting &= ~(1 << action - DRAW)
                t.tell("start_contract", seat, action - DRAW)
                t.push(self)
                return


class RevealCharacters(Step):
    """As many characters as players and one more lie open to be chosen. (53)"""

    def legal(self, t: Table) -> list[int]:
        if t.revealed.bit_count() == t.seats + 1:
            return AUTOMATIC
        return [REVEAL + character for character in range(len(CHARACTERS)) if not t.revealed >> character & 1]

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.revealed |= 1 << action - REVEAL
            t.push(self)
