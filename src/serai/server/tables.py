"""Tables before and around play: open one, take a seat, fill seats with bots, close it, play again."""

import secrets
from dataclasses import dataclass, field
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.bots.levels import offered, usual_level
from serai.core.errors import BadSetup
from serai.core.game import Game
from serai.core.say import COMMA, Name, Say, Several
from serai.core.titles import find
from serai.server.bus import Bus
from serai.server.closed import must_be_a_title
from serai.server.open_table_limits import must_have_room
from serai.server.payloads import Reader
from serai.server.refused import Refused
from serai.server.rows import (
    A_DAY,
    CANCELLED,
    OPEN,
    OVER,
    TableRow,
    at_table,
    is_invited,
    load_invited_table,
    load_table,
    load_visible_table,
    must_be_open,
    must_host,
)
from serai.server.storage import Storage, now, seats, tables, visitors

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another."""
ME: Final = "me"
SHARED: Final = "shared"
BOT: Final = "bot:"


def code(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


@dataclass(frozen=True)
class TableSetup:
    """A table as somebody asks for it; each seat is `me`, `open`, `shared` or `bot:LEVEL`, and a bot's own name will
    do for its level."""

    game: str
    seats: list[str]
    options: dict[str, Any] = field(default_factory=dict)
    private: bool = False
    explicit_end: bool = False
    position: dict[str, Any] | None = None
    """Where the game begins, if not at its beginning."""
    rules: int | None = None
    components: str | None = None
    """The version of the rules and the digest of the printed tables; today's unless named."""
    patience: int = A_DAY
    """Minutes that whoever is waited for may be silent."""


def read_setup(setup: TableSetup) -> tuple[Game, dict[str, Any]]:
    """The game of a plan and all its options; whatever is wrong with it is refused here."""
    game = find(setup.game)
    options = game.read_options(setup.options, game.read_rules(setup.rules))
    game.new(len(setup.seats), options, game.printing(setup.components) if setup.components else None, setup.rules)
    if setup.seats.count(ME) > 1:
        raise Refused(422, "bad_seats", "me")
    for seat in setup.seats:
        if seat.startswith(BOT):
            must_be_offered(seat.removeprefix(BOT), game)
        elif seat not in (ME, OPEN, SHARED):
            raise Refused(422, "bad_seats", seat=seat)
    return game, options


def must_be_offered(bot: str, game: Game) -> None:
    """People may ask for the levels and bots of a game by name, and for nothing else: what a bot is made of on this
    machine, be it a file of weights or a module, is for its owner to say."""
    if bot not in offered(game):
        raise BadSetup(Say("refused-bot", bot=bot, bots=Several(offered(game), COMMA)))


class Tables:
    def __init__(self, storage: Storage, bus: Bus) -> None:
        self.storage = storage
        self.bus = bus

    async def open(self, reader: Reader, setup: TableSetup, trace: str | None = None) -> str:
        """A new table; with the trace of an address, those that wait for players are counted first."""
        async with self.storage.write() as connection:
            if trace is not None:
                await must_have_room(connection, reader, trace)
            table = await insert_table(connection, reader, setup, trace)
        self.bus.lobby_changed()
        return table

    # Seats ----------------------------------------------------------------------------------------------------------

    async def join(self, reader: Reader, table: str, seat: int | None, invite: str | None) -> int:
        """Take a seat: this one, or the first that is free. Whoever has one already moves, except at a hot seat, where
        they take one more. The invitation opens a private table."""
        async with self.storage.write() as connection:
            row = await self.visit(connection, reader, table, invite)
            must_be_open(row)
            must_be_a_title(row)
            taken = [at.seat for at in row.seats if at.person == reader.id]
            if taken and seat in (None, *taken):
                return taken[0] if seat is None else seat
            free = [at.seat for at in row.seats if at.is_open and seat in (None, at.seat)]
            if not free:
                raise Refused(409, "seat_taken", "all") if seat is None else Refused(409, "seat_taken")
            for left in [] if row.is_hot_seat else taken:
                await fill(connection, row, left, None, None)
            await fill(connection, row, free[0], reader.id, None)
        self.bus.seats_changed(table)
        return free[0]

    async def visit(self, connection: AsyncConnection, reader: Reader, table: str, invite: str | None) -> TableRow:
        """Enter a table; whoever brings its invitation may come again without."""
        row = await load_table(connection, table)
        if invite is None or not secrets.compare_digest(row.invite.encode(), invite.encode()):
            return await load_visible_table(connection, table, reader)
        if not await is_invited(connection, table, reader):
            await connection.execute(sa.insert(visitors).values(table_id=table, person_id=reader.id))
        return row

    async def invited_to(self, reader: Reader, invite: str) -> str:
        """The table that an invitation leads to; it is open to this reader from now on."""
        async with self.storage.write() as connection:
            table = (await load_invited_table(connection, invite)).id
            await self.visit(connection, reader, table, invite)
            return table

    async def leave(self, reader: Reader, table: str) -> None:
        """Get up before the game begins."""
        async with self.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_be_open(row)
            for seat in row.seats:
                if seat.person == reader.id:
                    await fill(connection, row, seat.seat, None, None)
        self.bus.seats_changed(table)

    async def assign(self, reader: Reader, table: str, seat: int, kind: str, bot: str | None) -> None:
        """The host decides who may sit where: nobody yet, a bot, or themselves on a shared screen. Whoever sat there
        gets up, but for the host's own sake nobody does."""
        async with self.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_host(row, reader)
            must_be_open(row)
            if not 0 <= seat < row.players:
                raise Refused(422, "no_seat", last=row.players - 1)
            if kind == SHARED and row.seats[seat].person not in (None, reader.id):
                raise Refused(409, "seat_taken", "by", who=Name(row.seats[seat].name))
            if kind == "bot":
                must_be_offered(bot or "", find(row.game))
            await fill(connection, row, seat, reader.id if kind == SHARED else None, bot if kind == "bot" else None)
        self.bus.seats_changed(table)

    # Closing and beginning again --------------------------------------------------------------------------------------

    async def close(self, reader: Reader, table: str) -> None:
        """The host gives up a table before its game begins. Nothing is deleted: its page says so, no list has it."""
        async with self.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            must_host(row, reader)
            must_be_open(row)
            gone = {"status": CANCELLED, "opened_from": None, "updated": now(), "seated": tables.c.seated + 1}
            await connection.execute(sa.update(tables).where(tables.c.id == table).values(gone))
            # Where it was to be the next game, another one may be.
            await connection.execute(sa.update(tables).where(tables.c.rematch_id == table).values(rematch_id=None))
        self.bus.seats_changed(table)

    async def rematch(self, reader: Reader, table: str, trace: str | None = None) -> str:
        """The same game with the same people; whoever asks first opens it, the others find it there."""
        async with self.storage.write() as connection:
            row = await load_visible_table(connection, table, reader)
            if not at_table(row, reader):
                raise Refused(403, "not_at_table", "rematch")
            if row.status != OVER:
                raise Refused(409, "not_over", "rematch")
            if row.rematch is not None:
                return row.rematch
            if trace is not None:
                await must_have_room(connection, reader, trace)
            again = await again_at(connection, row, reader, trace)
            change = sa.update(tables).where(tables.c.id == table)
            await connection.execute(change.values(rematch_id=again))
        self.bus.seats_changed(table)
        return again


async def again_at(connection: AsyncConnection, row: TableRow, reader: Reader, trace: str | None) -> str:
    setup = TableSetup(
        row.game,
        [OPEN if at.person is not None else BOT + bot_again(at.bot or "", row) for at in row.seats],
        row.options,
        row.private,
        row.explicit_end,
        patience=row.patience,
    )
    again = await insert_table(connection, reader, setup, trace)
    fresh = await load_table(connection, again)
    for at in row.seats:
        if at.person is not None:
            await fill(connection, fresh, at.seat, at.person, None)
    return again


def bot_again(bot: str, row: TableRow) -> str:
    """Who sits at a bot's seat in the next game: the same, or the usual level if that is not offered any more."""
    game = find(row.game)
    return bot if bot in offered(game) else usual_level(game)


async def insert_table(connection: AsyncConnection, reader: Reader, setup: TableSetup, trace: str | None = None) -> str:
    game, options = read_setup(setup)
    table, begun = code(12), now()
    await connection.execute(
        sa.insert(tables).values(
            id=table,
            game=game.name,
            rules=setup.rules or game.rules,
            components=setup.components or game.standard().digest,
            players=len(setup.seats),
            options=options,
            position=setup.position,
            status=OPEN,
            host_id=reader.id,
            private=setup.private,
            invite=code(20),
            explicit_end=setup.explicit_end,
            number=0,
            clock="",
            created=begun,
            updated=begun,
            patience=setup.patience,
            opened_from=trace,
        )
    )
    for seat, who in enumerate(setup.seats):
        person = reader.id if who in (ME, SHARED) else None
        bot = who.removeprefix(BOT) if who.startswith(BOT) else None
        await connection.execute(sa.insert(seats).values(table_id=table, seat=seat, person_id=person, bot=bot))
    return table


async def fill(connection: AsyncConnection, row: TableRow, seat: int, person: int | None, bot: str | None) -> None:
    change = sa.update(seats).where(seats.c.table_id == row.id, seats.c.seat == seat)
    await connection.execute(change.values(person_id=person, bot=bot))
    told = sa.update(tables).where(tables.c.id == row.id)
    await connection.execute(told.values(updated=now(), seated=tables.c.seated + 1))
