"""What somebody's decision brings, by the rules: rows for the log. Nothing here reads or writes the database."""

import random

from serai.core.errors import IllegalAction
from serai.core.state import State
from serai.server.line import ACT, END, UNDO, Line, Move, chance_moves
from serai.server.once import Asked
from serai.server.refused import Refused
from serai.server.rows import TableRow, must_be_playing
from serai.server.seen import Reader


class Stale(Refused):
    """A move chosen in a position that is no longer there."""

    def __init__(self, number: int) -> None:
        super().__init__(409, "stale", "Something happened before your choice arrived; look again.", number=number)


def rows_for(row: TableRow, line: Line, reader: Reader, asked: Asked, rng: random.Random) -> list[Move]:
    """The rows that what somebody asks for adds to the log; refused if it is not theirs to ask."""
    must_be_at(row, asked.number)
    if asked.kind == UNDO:
        return undo(row, line, reader)
    if asked.kind == END:
        return end(row, line, reader, rng)
    return act(row, line, reader, asked, rng)


def act(row: TableRow, line: Line, reader: Reader, asked: Asked, rng: random.Random) -> list[Move]:
    must_decide(row, line, reader)
    action = chosen(line.state, asked)
    if action not in line.state.legal():
        raise IllegalAction(line.state.refusal(action))
    return line.moves_for(action, row.explicit_end, rng)


def undo(row: TableRow, line: Line, reader: Reader) -> list[Move]:
    """Take back the last decision, as far as nothing was revealed or drawn and nobody else decided."""
    if not line.can_undo(row.seats_of(reader)):
        said = "There is nothing to take back: something was drawn, or somebody else has decided since."
        raise Refused(409, "nothing_to_undo", said)
    return [Move(line.number + 1, UNDO, line.past[-1].seat)]


def end(row: TableRow, line: Line, reader: Reader, rng: random.Random) -> list[Move]:
    if line.held is None or line.held not in row.seats_of(reader):
        raise Refused(409, "nothing_to_end", "There is no turn of yours to end.")
    return ended(line, rng)


def ended(line: Line, rng: random.Random) -> list[Move]:
    """The played turn ends, and chance has its say."""
    return [Move(line.number + 1, END, line.actor), *chance_moves(line.state.clone(), line.number + 2, rng)]


def chosen(state: State, asked: Asked) -> int:
    return state.parse(asked.action) if isinstance(asked.action, str) else asked.action


def written(state: State, asked: Asked) -> str:
    """An action as the log has it; a number that is none is like nothing there."""
    if asked.kind != ACT:
        return ""
    action = chosen(state, asked)
    return state.notation(action) if 0 <= action < len(state.actions) else str(action)


def must_be_at(row: TableRow, number: int) -> None:
    """The game goes on, and nothing has happened since this number."""
    must_be_playing(row)
    if number != row.number:
        raise Stale(row.number)


def must_decide(row: TableRow, line: Line, reader: Reader) -> None:
    mine = row.seats_of(reader)
    if not mine:
        raise Refused(403, "not_at_table", "You have no seat at this table.")
    if line.held in mine:
        raise Refused(409, "turn_is_played", "Your turn is played: end it or take something back.")
    if line.actor not in mine:
        raise Refused(409, "not_your_turn", "Somebody else is choosing now.")
