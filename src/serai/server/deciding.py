"""What somebody's decision brings, by the rules: rows for the log. Nothing here reads or writes the database."""

import random

from serai.core.errors import IllegalAction
from serai.core.state import State
from serai.server.idempotency import MoveRequest
from serai.server.payloads import Reader
from serai.server.refused import Refused
from serai.server.rows import TableRow, must_be_playing
from serai.server.timeline import ACT, END, UNDO, Move, Timeline, chance_moves


class Stale(Refused):
    """A move chosen in a position that is no longer there."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "stale")
        self.bringing(number=number)


def rows_for(row: TableRow, timeline: Timeline, reader: Reader, request: MoveRequest, rng: random.Random) -> list[Move]:
    """The rows that what somebody asks for adds to the log; refused if it is not theirs to ask."""
    must_be_at(row, request.number)
    if request.kind == UNDO:
        return undo(row, timeline, reader)
    if request.kind == END:
        return end(row, timeline, reader, rng)
    return act(row, timeline, reader, request, rng)


def act(row: TableRow, timeline: Timeline, reader: Reader, request: MoveRequest, rng: random.Random) -> list[Move]:
    """One decision after the other, each legal when its turn comes; all of them or none."""
    must_decide(row, timeline, reader)
    seat, added = timeline.actor, list[Move]()
    for action in chosen(timeline.state, request):
        if added:
            timeline = timeline.after(added[-1:])
            if timeline.actor != seat or timeline.awaiting_end is not None:
                raise Refused(409, "interrupted", action=timeline.state.notation(action))
        if action not in timeline.state.legal():
            raise IllegalAction(timeline.state.refusal(action))
        moves = timeline.moves_for(action, row.explicit_end, rng)
        added.append(moves[0])
    return [*added, *moves[1:]]


def undo(row: TableRow, timeline: Timeline, reader: Reader) -> list[Move]:
    """Take back the last decision, as far as nothing was revealed or drawn and nobody else decided."""
    if not timeline.can_undo(row.seats_of(reader)):
        raise Refused(409, "nothing_to_undo")
    return [Move(timeline.number + 1, UNDO, timeline.past[-1].seat)]


def end(row: TableRow, timeline: Timeline, reader: Reader, rng: random.Random) -> list[Move]:
    if timeline.awaiting_end is None or timeline.awaiting_end not in row.seats_of(reader):
        raise Refused(409, "nothing_to_end")
    return ended(timeline, rng)


def ended(timeline: Timeline, rng: random.Random) -> list[Move]:
    """The played turn ends, and chance has its say."""
    return [
        Move(timeline.number + 1, END, timeline.actor),
        *chance_moves(timeline.state.clone(), timeline.number + 2, rng),
    ]


def chosen(state: State, request: MoveRequest) -> list[int]:
    return [state.parse(action) if isinstance(action, str) else action for action in request.actions]


def written(state: State, request: MoveRequest) -> list[str]:
    """A request as the log has it, row by row; a number that is no action is like nothing there."""
    if request.kind != ACT:
        return [""]
    return [
        state.notation(action) if 0 <= action < len(state.actions) else str(action) for action in chosen(state, request)
    ]


def must_be_at(row: TableRow, number: int) -> None:
    """The game goes on, and nothing has happened since this number."""
    must_be_playing(row)
    if number != row.number:
        raise Stale(row.number)


def must_decide(row: TableRow, timeline: Timeline, reader: Reader) -> None:
    mine = row.seats_of(reader)
    if not mine:
        raise Refused(403, "not_at_table")
    if timeline.awaiting_end in mine:
        raise Refused(409, "turn_is_played")
    if timeline.actor not in mine:
        raise Refused(409, "not_your_turn")
