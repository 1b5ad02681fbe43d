"""The printed tables that games here were begun with: kept in the database by their digest, so that they go on."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.components import Components
from serai.core.game import Game
from serai.core.titles import GAMES
from serai.server.storage import Storage, printings


async def open_printings(storage: Storage) -> None:
    """Keep today's tables for the day they change, and let every game know those of other days."""
    async with storage.write() as connection:
        kept = (await connection.execute(sa.select(printings))).all()
        known = {(row.game, row.digest) for row in kept}
        for game in GAMES.values():
            if (game.name, game.standard().digest) not in known:
                await keep(connection, game, game.standard())
        for row in kept:
            if row.game in GAMES:
                await recall(connection, GAMES[row.game], row)


async def keep(connection: AsyncConnection, game: Game, tables: Components) -> None:
    await connection.execute(sa.insert(printings).values(game=game.name, digest=tables.digest, tables=tables.values))


async def recall(connection: AsyncConnection, game: Game, row: sa.Row[tuple[str, str, dict[str, object]]]) -> None:
    """Let a game know tables of another day. What they lacked is kept with them, or it would change again one day."""
    game.keep_printing(row.digest, row.tables)
    whole = game.printing(row.digest).values
    if whole != row.tables:
        which = sa.and_(printings.c.game == game.name, printings.c.digest == row.digest)
        await connection.execute(sa.update(printings).where(which).values(tables=whole))
