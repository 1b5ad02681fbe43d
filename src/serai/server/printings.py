"""The printed tables that games here were begun with: kept in the database by their digest, so that they go on."""

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.game import GAMES, Game
from serai.server.storage import Storage, printings


async def open_printings(storage: Storage) -> None:
    """Keep today's tables for the day they change, and let every game know those of other days."""
    async with storage.write() as connection:
        kept = (await connection.execute(sa.select(printings))).all()
        known = {(row.game, row.digest) for row in kept}
        for game in GAMES.values():
            if (game.name, game.standard().digest) not in known:
                await keep(connection, game)
    for row in kept:
        if row.game in GAMES:
            GAMES[row.game].keep_printing(row.digest, row.tables)


async def keep(connection: AsyncConnection, game: Game) -> None:
    today = game.standard()
    await connection.execute(sa.insert(printings).values(game=game.name, digest=today.digest, tables=today.values))
