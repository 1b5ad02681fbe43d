"""Who is who: guests who only typed a name, accounts with a password, and the keys that prove either."""

import asyncio
import hashlib
import secrets
import time
from typing import Any, Final

import sqlalchemy as sa
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerifyMismatchError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.live import Live
from serai.server.refused import Refused
from serai.server.seen import Reader
from serai.server.storage import Storage, keys, now, people, seats, tables, visitors

SESSION: Final = "session"
TOKEN: Final = "token"
LONGEST_NAME: Final = 24
SHORTEST_PASSWORD: Final = 8
LONGEST_PASSWORD: Final = 200
MOST_TOKENS: Final = 20
BELIEVED: Final = 5.0
"""Seconds. What is revoked is forgotten at once; only where another process could revoke it, nothing is believed."""
MOST_KNOWN: Final = 10_000
HASHER: Final = PasswordHasher()
NOBODYS: Final = HASHER.hash(secrets.token_hex(8))
"""Compared with when a name is unknown, so that the answer takes as long as for a known one."""


def read_name(given: str) -> str:
    """A name as it is shown: printable, with single spaces."""
    name = " ".join(given.split())
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(422, "bad_name", f"A name has 1 to {LONGEST_NAME} characters.")
    if not name.isprintable():
        raise Refused(422, "bad_name", "A name has only characters that can be seen.")
    return name


def hashed(key: str) -> str:
    """Keys are long and random, so a plain fast hash protects them."""
    return hashlib.sha256(key.encode()).hexdigest()


def reader_of(row: Any) -> Reader:
    return Reader(row.id, row.name, row.login is not None)


async def add_key(connection: AsyncConnection, person: int, kind: str, label: str) -> str:
    key = secrets.token_urlsafe(32)
    await connection.execute(
        sa.insert(keys).values(person_id=person, hash=hashed(key), kind=kind, label=label, created=now())
    )
    return key


class People:
    def __init__(self, storage: Storage, live: Live, alone: bool) -> None:
        self.storage = storage
        self.live = live
        self.alone = alone
        """Whether no other process serves this database."""
        self.known: dict[str, tuple[float, Reader]] = {}
        """Whose key was shown a moment ago, and until when that is believed without looking."""

    async def who(self, key: str | None) -> Reader | None:
        """Whose key this is."""
        if key is None:
            return None
        until, reader = self.known.get(key, (0.0, None))
        if until > time.monotonic():
            return reader
        reader = await self.look_up(key)
        if len(self.known) > MOST_KNOWN:
            self.known.clear()
        if reader is not None and self.alone:
            self.known[key] = time.monotonic() + BELIEVED, reader
        return reader

    async def look_up(self, key: str) -> Reader | None:
        joined = sa.join(keys, people, keys.c.person_id == people.c.id)
        query = sa.select(people.c.id, people.c.name, people.c.login).select_from(joined)
        async with self.storage.read() as connection:
            row = (await connection.execute(query.where(keys.c.hash == hashed(key)))).first()
        return reader_of(row) if row is not None else None

    async def guest(self, name: str) -> tuple[Reader, str]:
        """A newcomer, and the key for their browser."""
        shown = read_name(name)
        async with self.storage.write() as connection:
            person = await connection.scalar(sa.insert(people).values(name=shown, created=now()).returning(people.c.id))
            assert person is not None
            return Reader(person, shown), await add_key(connection, person, SESSION, "browser")

    async def make_account(self, reader: Reader, name: str, password: str) -> Reader:
        """Protect a guest's name with a password; their games stay theirs."""
        if reader.account:
            raise Refused(409, "has_account", "You have an account already.")
        shown = read_name(name)
        if not SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD:
            raise Refused(422, "bad_password", f"A password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters.")
        kept = await asyncio.to_thread(HASHER.hash, password)
        change = sa.update(people).where(people.c.id == reader.id)
        try:
            async with self.storage.write() as connection:
                await connection.execute(change.values(name=shown, login=shown.casefold(), password=kept))
        except IntegrityError:
            raise Refused(409, "name_taken", f"There is an account named {shown} already.") from None
        self.known.clear()
        return Reader(reader.id, shown, account=True)

    async def login(self, name: str, password: str, guest: Reader | None) -> tuple[Reader, str]:
        """A session for an account; what a guest at this browser was playing comes along."""
        query = sa.select(people).where(people.c.login == " ".join(name.split()).casefold())
        async with self.storage.read() as connection:
            row = (await connection.execute(query)).first()
        fits = await asyncio.to_thread(verify, row.password if row is not None else NOBODYS, password)
        if row is None or not fits:
            raise Refused(403, "wrong_password", "This name and this password do not belong together.")
        async with self.storage.write() as connection:
            if guest is not None and not guest.account:
                await take_along(connection, guest.id, row.id)
            return reader_of(row), await add_key(connection, row.id, SESSION, "browser")

    async def logout(self, key: str) -> None:
        await self.revoke(keys.c.hash == hashed(key))

    async def revoke(self, which: sa.ColumnElement[bool]) -> int:
        """Delete keys: nothing is granted to them from now on, and whoever listens by one hears no more."""
        async with self.storage.write() as connection:
            gone = await connection.execute(sa.delete(keys).where(which).returning(keys.c.hash))
            hashes = gone.scalars().all()
        self.known.clear()
        for found in hashes:
            self.live.drop(found)
        return len(hashes)

    # Personal tokens, for bots --------------------------------------------------------------------------------------

    async def tokens(self, reader: Reader) -> list[tuple[int, str, int]]:
        query = sa.select(keys.c.id, keys.c.label, keys.c.created).where(own_tokens(reader)).order_by(keys.c.id)
        async with self.storage.read() as connection:
            return [(row.id, row.label, row.created) for row in await connection.execute(query)]

    async def add_token(self, reader: Reader, label: str) -> str:
        shown = read_name(label)
        async with self.storage.write() as connection:
            count = sa.select(sa.func.count()).select_from(keys).where(own_tokens(reader))
            if (await connection.scalar(count) or 0) >= MOST_TOKENS:
                raise Refused(409, "too_many_tokens", f"You have {MOST_TOKENS} tokens already; delete one first.")
            return await add_key(connection, reader.id, TOKEN, shown)

    async def delete_token(self, reader: Reader, token: int) -> None:
        if not await self.revoke(sa.and_(own_tokens(reader), keys.c.id == token)):
            raise Refused(404, "no_token", "You have no such token.")


def own_tokens(reader: Reader) -> sa.ColumnElement[bool]:
    return sa.and_(keys.c.person_id == reader.id, keys.c.kind == TOKEN)


def verify(kept: str, password: str) -> bool:
    try:
        return HASHER.verify(kept, password)
    except (VerifyMismatchError, InvalidHashError):
        return False


async def take_along(connection: AsyncConnection, guest: int, account: int) -> None:
    """The guest's seats, tables and invitations become the account's."""
    theirs = sa.select(visitors.c.table_id).where(visitors.c.person_id == account)
    invited = sa.update(visitors).where(visitors.c.person_id == guest, visitors.c.table_id.not_in(theirs))
    await connection.execute(invited.values(person_id=account))
    await connection.execute(sa.update(seats).where(seats.c.person_id == guest).values(person_id=account))
    await connection.execute(sa.update(tables).where(tables.c.host_id == guest).values(host_id=account))
