"""Tables that cannot be played on here, as their title or their version of the rules is gone: shown as they stood."""

import logging

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.errors import UnknownGame, UnknownRules
from serai.core.record import Record
from serai.core.say import Fact
from serai.core.titles import GAMES
from serai.server.refused import Refused
from serai.server.rows import CLOSED, TableRow
from serai.server.storage import moves, tables
from serai.server.timeline import ACT, UNDO

log = logging.getLogger(__name__)


class Closed(Refused):
    """Nothing more can be done at a table."""

    def __init__(self, why: str, for_good: bool = False, **facts: Fact) -> None:
        super().__init__(409, CLOSED, why, **facts)
        self.for_good = for_good
        """Nobody will play on: nothing in the game is a secret any more, and its record can be had."""


def closed(row: TableRow, error: Exception) -> Closed:
    """Why a table cannot be played on, for those who played there; what nobody foresaw is told to the host as well."""
    if isinstance(error, UnknownGame):
        return Closed("gone")
    if isinstance(error, UnknownRules) and row.rules > GAMES[row.game].rules:
        return Closed("newer", rules=row.rules)
    if isinstance(error, UnknownRules):
        return Closed("older", for_good=True, rules=row.rules)
    log.error("table %s cannot be played on", row.id, exc_info=error)
    return Closed("unfit")


def must_be_a_title(row: TableRow) -> None:
    """The game is played here: else nobody need sit down to it."""
    if row.game not in GAMES:
        raise closed(row, UnknownGame(row.game))


def is_playable(row: TableRow) -> bool:
    """Whether there is such a title with such rules: what lists need to know, without a look at the moves."""
    game = GAMES.get(row.game)
    return game is not None and game.oldest_rules <= row.rules <= game.rules


def playable() -> sa.ColumnElement[bool]:
    """The same, asked of the database."""
    played = [
        sa.and_(tables.c.game == game.name, tables.c.rules.between(game.oldest_rules, game.rules))
        for game in GAMES.values()
    ]
    return sa.or_(sa.false(), *played)


async def closed_record(connection: AsyncConnection, row: TableRow) -> Record:
    """The record of a closed table, written down as the log has it: there are no rules any more that could check it."""
    query = sa.select(moves.c.kind, moves.c.action).where(moves.c.table_id == row.id).order_by(moves.c.number)
    names = [at.bot or "human" for at in row.seats]
    made = Record(row.game, row.rules, row.components, row.players, row.options, names)
    for kind, action in await connection.execute(query):
        if kind == ACT:
            made.actions.append(action)
        elif kind == UNDO:
            made.actions.pop()
    return made
