"""The order of play: three years of four rounds, a turn for every master meeple, the queue for the next round."""

from typing import Final

from serai.core.step import Automatic, Step
from serai.games.merv.actions import QUEUE
from serai.games.merv.city import begin_turn
from serai.games.merv.constants import NOBODY
from serai.games.merv.courtier import courtier_turn
from serai.games.merv.invasion import begin_invasion
from serai.games.merv.magistrate import magistrate_turn, put_away_solo_card, shuffle_solo_discards
from serai.games.merv.scoring import final_scoring, score_year
from serai.games.merv.table import Table


class NextTurn(Automatic):
    """Whoever is next in the queue moves; after the last one the round ends."""

    def happen(self, t: Table) -> None:
        if t.turn == t.setting.meeples:
            end_round(t)
            return
        seat = t.queue[t.turn]
        t.turn += 1
        t.push(NEXT_TURN)
        t.tell("turn", seat, t.year + 1, t.round + 1)
        if seat == t.setting.high_courtier:
            courtier_turn(t)
        elif seat == t.setting.magistrate:
            magistrate_turn(t)
        else:
            begin_turn(t, seat)


NEXT_TURN: Final = NextTurn(0)


def end_round(t: Table) -> None:
    """All master meeples go to the next corner, the one nearest to the old queue first. (A9)"""
    for place in range(t.setting.meeples):
        t.queue[place] = NOBODY
        t.queue_camels[place] = 0
    put_away_solo_card(t)
    t.push(FILL_QUEUE)


class FillQueue(Automatic):
    """The next master meeple, counted clockwise from the old queue, joins the new one."""

    def happen(self, t: Table) -> None:
        for slot in range(5):
            seat = t.slots[slot]
            if seat != NOBODY:
                t.slots[slot] = NOBODY
                t.push(self)
                self.join(t, seat)
                return
        begin_round(t)

    def join(self, t: Table, seat: int) -> None:
        if seat == t.setting.high_courtier or seat == t.setting.magistrate:
            join_queue(t, seat, places_in_reach(t, seat)[0])  # as far forward as camels allow (B44, B83)
        else:
            t.push(JoinQueue(seat))


FILL_QUEUE: Final = FillQueue(0)


def places_in_reach(t: Table, seat: int) -> list[int]:
    """The rearmost free place costs nothing, each free place skipped costs a camel; front first. (A9, B62)"""
    camels = t.players[seat].camels
    found: list[int] = []
    for place in range(t.setting.meeples - 1, -1, -1):
        if t.queue[place] == NOBODY:
            if len(found) > camels:
                break
            found.append(place)
    found.reverse()
    return found


def join_queue(t: Table, seat: int, place: int) -> None:
    """Leave a camel on every free place skipped, and collect those on the place taken. (B62)"""
    for behind in range(place + 1, t.setting.meeples):
        if t.queue[behind] == NOBODY:
            t.queue_camels[behind] += 1
            t.players[seat].camels -= 1
    t.queue[place] = seat
    t.tell("queue", seat, place + 1)
    t.gain_camels(seat, t.queue_camels[place])
    t.queue_camels[place] = 0


class JoinQueue(Step):
    """Take the rearmost free place of the queue, or spend camels to stand further forward. (A9, B62)"""

    def legal(self, t: Table) -> list[int]:
        return [QUEUE + place for place in places_in_reach(t, self.seat)]

    def apply(self, t: Table, action: int) -> None:
        join_queue(t, self.seat, action - QUEUE)


def begin_round(t: Table) -> None:
    """The next round, or after the fourth the invasion and the scoring of the year. (B42)"""
    t.turn = 0
    t.round += 1
    if t.round < t.printed.rounds:
        t.push(NEXT_TURN)
        return
    t.push(END_YEAR)
    if t.year + 1 in t.printed.invasion_years:
        begin_invasion(t)


class EndYear(Automatic):
    """Score the year; after the third the game ends with the spice sets."""

    def happen(self, t: Table) -> None:
        score_year(t)
        shuffle_solo_discards(t)
        if t.year + 1 == t.printed.years:
            final_scoring(t)
            t.tell("over", t.ranking()[0][0])
            return
        t.year += 1
        t.round = 0
        t.push(NEXT_TURN)


END_YEAR: Final = EndYear(0)
