"""Leaving a game in play to a bot, and coming back to it."""

from sqlalchemy.ext.asyncio import AsyncConnection

from serai.bots import usual_level
from serai.server.payloads import Reader
from serai.server.play import Play
from serai.server.refused import Refused
from serai.server.rows import TableRow, load_visible_table, must_be_playing
from serai.server.tables import fill


class Leaving:
    def __init__(self, play: Play) -> None:
        self.play = play

    async def resign(self, reader: Reader, table: str) -> None:
        """Leave a game in play: a bot takes over, so that the others can play on."""
        async with self.play.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_be_playing(row)
            mine = row.seats_of(reader)
            if not mine:
                raise Refused(403, "not_at_table", "leave")
            await self.leave_to_bot(connection, row, mine, reader)
        self.play.bus.seats_changed(table)
        self.play.wake(table)

    async def leave_to_bot(self, connection: AsyncConnection, row: TableRow, left: list[int], by: Reader) -> None:
        """A bot plays these seats from now on, for whoever sat there."""
        timeline = await self.play.timeline(connection, row)
        if timeline.awaiting_end in left:  # nobody is left to end this turn
            await self.play.end_awaited(connection, row, timeline, by)
        for seat in left:
            await fill(connection, row, seat, row.seats[seat].person, usual_level(timeline.game))

    async def come_back(self, reader: Reader, table: str) -> None:
        """Take one's seats back from the bot."""
        async with self.play.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_be_playing(row)
            left = [seat.seat for seat in row.seats if seat.person == reader.id and seat.bot is not None]
            if not left:
                raise Refused(409, "not_left")
            for seat in left:
                await fill(connection, row, seat, reader.id, None)
        self.play.bus.seats_changed(table)
