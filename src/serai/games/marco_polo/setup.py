"""Setting up the table: what is fixed is laid out at once, what is random is dealt by chance. (52, 53)"""

from serai.core.step import CHANCE, Step
from serai.games.marco_polo.actions import CARD, DONE, DRAW, JUST_DONE, MARKER, OUTPOST, REVEAL, START
from serai.games.marco_polo.characters import ChooseCharacter, become
from serai.games.marco_polo.contracts import LayPile
from serai.games.marco_polo.goals import DealGoals, KeepGoals
from serai.games.marco_polo.player import new_player
from serai.games.marco_polo.table import Setting, Table
from serai.games.marco_polo.turn import START_ROUND, clear_board
from serai.games.marco_polo.words import (
    CAMEL,
    CARD_SPACES,
    CARDS,
    CHARACTERS,
    COIN,
    CONTRACTS,
    LARGE_CITIES,
    MARKERS,
    NOBODY,
    OUTPOSTS,
    REGULAR,
    ROW,
    SMALL_CITIES,
    SOURCES,
)


def set_up(setting: Setting) -> Table:
    """The table before the first decision; chance deals first."""
    printed = setting.printed
    markers = [NOBODY] * len(SMALL_CITIES) if setting.random_bonuses else printed.marker_at.copy()
    t = Table(
        setting,
        [new_player(len(SOURCES)) for _ in range(setting.players)],
        [
            markers,
            [NOBODY] * len(LARGE_CITIES),
            [NOBODY] * len(CARD_SPACES),
            [NOBODY] * len(printed.beijing_points),
            [],
            [],
            [],
        ],
    )
    t.unseen = (1 << REGULAR) - 1
    t.special_unseen = printed.special_pile
    t.starting = (1 << len(CONTRACTS)) - (1 << REGULAR)
    clear_board(t)
    t.push(START_ROUND)
    t.push(SeatPlayers(0))
    t.push(LayPile(CHANCE, ROW))
    t.push(DealCards(CHANCE))
    t.push(DealOutposts(CHANCE))
    t.push(DealMarkers(CHANCE))
    t.push(DrawStart(CHANCE))
    t.settle()
    return t


class DrawStart(Step[Table]):
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
        return JUST_DONE
    return [first + thing for thing in range(things) if thing not in dealt]


def with_next(dealt: list[int], thing: int) -> list[int]:
    """The list with its first empty place filled; a new one, because copies of the table share what is laid out."""
    at = dealt.index(NOBODY)
    return [*dealt[:at], thing, *dealt[at + 1 :]]


class DealMarkers(Step[Table]):
    """By their letters, or in the expert variant at random to the six small cities. (53)"""

    def legal(self, t: Table) -> list[int]:
        return still_hidden(t.markers, len(MARKERS), MARKER)

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.markers = with_next(t.markers, action - MARKER)
            t.push(self)


class DealOutposts(Step[Table]):
    """One outpost bonus for each large city; the others stay in the box."""

    def legal(self, t: Table) -> list[int]:
        return still_hidden(t.outposts, len(OUTPOSTS), OUTPOST)

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.outposts = with_next(t.outposts, action - OUTPOST)
            t.push(self)


class DealCards(Step[Table]):
    """One city card for each card space; the others stay in the box."""

    def legal(self, t: Table) -> list[int]:
        return still_hidden(t.cards, len(CARDS), CARD)

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.cards = with_next(t.cards, action - CARD)
            t.push(self)


class SeatPlayers(Step[Table]):
    """Everybody receives a starting contract, a character and goal cards, in this order. (52, 53)"""

    def legal(self, t: Table) -> list[int]:
        return JUST_DONE

    def apply(self, t: Table, action: int) -> None:
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


class DealStartingContracts(Step[Table]):
    """Everybody draws one starting contract blindly. (70)"""

    def legal(self, t: Table) -> list[int]:
        for player in t.players:
            if player.contracts[0] == NOBODY:
                return [DRAW + at for at in range(REGULAR, len(CONTRACTS)) if t.starting >> at & 1]
        return JUST_DONE

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        for seat in t.turn_order():
            if t.players[seat].contracts[0] == NOBODY:
                t.players[seat].contracts[0] = action - DRAW
                t.starting &= ~(1 << action - DRAW)
                t.tell("start_contract", seat, action - DRAW)
                t.push(self)
                return


class RevealCharacters(Step[Table]):
    """As many characters as players and one more lie open to be chosen. (53)"""

    def legal(self, t: Table) -> list[int]:
        if t.revealed.bit_count() == t.seats + 1:
            return JUST_DONE
        return [REVEAL + character for character in range(len(CHARACTERS)) if not t.revealed >> character & 1]

    def apply(self, t: Table, action: int) -> None:
        if action != DONE:
            t.revealed |= 1 << action - REVEAL
            t.push(self)
