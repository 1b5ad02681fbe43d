"""The order of play: five rounds of bonuses, dice and turns, then the final scoring."""

from typing import Final

from serai.core.step import CHANCE, Automatic, Step
from serai.games.marco_polo.actions import (
    ADJUST,
    BAG,
    COMPLETE,
    DONE,
    PLACE,
    REROLL,
    TAKE_BLACK,
)
from serai.games.marco_polo.bonus_actions import Adjust, Reroll, UseMoneyBag, buy_black_die, complete_contract
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    COINS_SPACE,
    KHAN,
    MONEY_BAG,
    NEUTRAL,
    NOBODY,
    ROW,
    SMALL,
    VENEZIA,
)
from serai.games.marco_polo.contracts import LayPile, RefillRow, can_complete, clear_row
from serai.games.marco_polo.dice import Compensate, roll_for_round
from serai.games.marco_polo.die import placed_die
from serai.games.marco_polo.placing import ChooseDice, can_place
from serai.games.marco_polo.rewards import collect
from serai.games.marco_polo.scoring import final_scoring
from serai.games.marco_polo.table import Table

SMALL_CITY_SET: Final = (1 << BEIJING) - (1 << SMALL)


class StartRound(Automatic):
    """A new start player, then the bonuses of small cities and characters, then the dice. (37, 38, 55)"""

    def happen(self, t: Table) -> None:
        if t.traveller != NOBODY:
            t.start = t.traveller
            t.traveller = NOBODY
        t.round += 1
        t.tell("round", t.start, t.round)
        t.push(ROLL_DICE)
        for seat in reversed(t.turn_order()):
            collect(t, seat, t.players[seat].posts & SMALL_CITY_SET | 1 << VENEZIA)


START_ROUND: Final = StartRound(0)


class RollDice(Automatic):
    """All dice come back and are rolled; once everybody has rolled, low rolls are compensated. (37, 39, 55)"""

    def happen(self, t: Table) -> None:
        clear_board(t)
        t.push(NextTurn(t.start))
        order = t.turn_order()
        for seat in reversed(order):
            t.push(Compensate(seat))
        for seat in reversed(order):
            roll_for_round(t, seat)


ROLL_DICE: Final = RollDice(0)


def clear_board(t: Table) -> None:
    """Every die leaves the board but the neutral ones, which lie there for the whole game. (5)"""
    for player in t.players:
        player.dice.clear()
        player.spaces = 0
    neutral = t.printed.neutral_value
    coins, khan = t.setting.neutral_coins, t.setting.neutral_khan
    t.placed = [placed_die(KHAN, NEUTRAL, neutral)] * khan + [placed_die(COINS_SPACE, NEUTRAL, neutral)] * coins
    t.occupied = int(khan > 0) << KHAN | int(coins > 0) << COINS_SPACE
    t.khan_dice = khan
    t.khan_value = neutral if khan else 0
    t.black_dice = t.setting.black_dice


class NextTurn(Automatic):
    """The next player clockwise who has dice; without any dice left the round ends. (11, 58)"""

    def happen(self, t: Table) -> None:
        for at in range(t.seats):
            seat = (self.seat + at) % t.seats
            if t.players[seat].dice:
                t.push(NextTurn((seat + 1) % t.seats))
                begin_turn(t, seat)
                return
        end_round(t)


def begin_turn(t: Table, seat: int) -> None:
    """An empty row of contracts is filled before anything else. (20)"""
    t.fresh = 0
    t.tell("turn", seat, t.round)
    t.push(OwnTurn(seat, 0, 0))
    if not t.row and t.printed.row_refill:
        t.push(RefillRow(CHANCE, t.printed.row_refill))


class OwnTurn(Step):
    """One main action while one has dice, and any bonus actions before and after it. (9, 56, 57)"""

    def __init__(self, seat: int, acted: int, bought: int) -> None:
        Step.__init__(self, seat)
        self.acted = acted
        """1 once the main action is done."""
        self.bought = bought
        """Black dice bought in this turn. (12)"""

    def legal(self, t: Table) -> list[int]:
        dice = len(t.players[self.seat].dice) > 0
        options = [DONE] if self.acted or not dice else []
        if not self.acted and dice:
            for space in range(MONEY_BAG):
                if can_place(t, self.seat, space):
                    options.append(PLACE + space)
        self.add_bonus_actions(t, dice, options)
        return options

    def add_bonus_actions(self, t: Table, dice: bool, options: list[int]) -> None:
        me = t.players[self.seat]
        camels = me.stock[CAMEL]
        if dice:
            options.append(BAG)
            if not me.names_values():
                if camels >= t.printed.reroll_camels:
                    options.append(REROLL)
                if camels >= t.printed.adjust_camels:
                    options.append(ADJUST)
        if camels >= t.printed.black_die_camels and t.black_dice and self.bought < t.printed.black_dice_per_turn:
            options.append(TAKE_BLACK)
        for slot in range(2):
            if can_complete(t, self.seat, slot):
                options.append(COMPLETE + slot)

    def apply(self, t: Table, action: int) -> None:
        if action == DONE:
            return
        if t.kind(action) == PLACE:
            space = action - PLACE
            t.push(OwnTurn(self.seat, 1, self.bought))
            t.push(ChooseDice(self.seat, space, t.printed.dice_on[space], NOBODY))
            return
        t.push(OwnTurn(self.seat, self.acted, self.bought + 1) if action == TAKE_BLACK else self)
        if action == BAG:
            t.push(UseMoneyBag(self.seat))
        elif action == REROLL:
            t.push(Reroll(self.seat))
        elif action == ADJUST:
            t.push(Adjust(self.seat))
        elif action == TAKE_BLACK:
            buy_black_die(t, self.seat)
        else:
            complete_contract(t, self.seat, action - COMPLETE)


def end_round(t: Table) -> None:
    """The contracts left go under the special pile and new ones come; after the last round the game is scored. (79)"""
    if t.round == t.printed.rounds:
        final_scoring(t)
        return
    clear_row(t)
    t.push(START_ROUND)
    t.push(LayPile(CHANCE, ROW))
