"""Who is who: guests who only typed a name, accounts with a password, and the keys that prove either."""

import asyncio
import time
import unicodedata
from dataclasses import dataclass, replace
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.core.say import Name
from serai.server.bus import Bus
from serai.server.devices import DEVICE, add_device, device_of
from serai.server.keys import add_key, hashed
from serai.server.limits import Limits
from serai.server.names import read_label, read_name, skeleton
from serai.server.passwords import HASHER, NOBODYS, check, verify
from serai.server.payloads import Reader
from serai.server.preferences import Preferences, changed, kept, read_kept
from serai.server.refused import Refused
from serai.server.storage import Storage, keys, now, people, seats, tables, visitors

SESSION: Final = "session"
TOKEN: Final = "token"
MOST_TOKENS: Final = 20
SESSION_CACHE_S: Final = 5.0
"""Seconds. What is revoked is forgotten at once; only where another process could revoke it, nothing is believed."""
MOST_KNOWN: Final = 10_000

BY_KEY: Final = (
    sa.select(people.c.id, people.c.name, people.c.login, people.c.language, people.c.preferences)
    .select_from(sa.join(keys, people, keys.c.person_id == people.c.id))
    .where(keys.c.kind.in_([SESSION, TOKEN]), keys.c.hash == sa.bindparam("hash"))
)


@dataclass(frozen=True)
class Entered:
    """Somebody who has come back to an account."""

    reader: Reader
    key: str
    devices: list[str]
    """The keys by which this browser is known as one of the account's own."""


def folded(name: str) -> str:
    """A name as accounts are found by: without regard to capitals, spaces, and how its accents are put together."""
    return unicodedata.normalize("NFC", " ".join(name.split())).casefold()


def reader_of(row: Any) -> Reader:
    return Reader(row.id, row.name, row.login is not None, row.language, read_kept(row.preferences))


class People:
    def __init__(self, storage: Storage, bus: Bus, limits: Limits, alone: bool) -> None:
        self.storage = storage
        self.bus = bus
        self.limits = limits
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
            self.known[key] = time.monotonic() + SESSION_CACHE_S, reader
        return reader

    async def look_up(self, key: str) -> Reader | None:
        async with self.storage.read() as connection:
            row = (await connection.execute(BY_KEY, {"hash": hashed(key)})).first()
        return reader_of(row) if row is not None else None

    async def guest(self, name: str) -> tuple[Reader, str]:
        """A newcomer, and the key for their browser."""
        shown = read_name(name)
        async with self.storage.write() as connection:
            if await taken(connection, shown):
                raise Refused(409, "name_taken", name=Name(shown))
            person = await connection.scalar(sa.insert(people).values(name=shown, created=now()).returning(people.c.id))
            assert person is not None
            return Reader(person, shown), await add_key(connection, person, SESSION, "browser")

    async def choose_language(self, reader: Reader, code: str) -> None:
        """What they read from now on, wherever no device of theirs has another choice."""
        async with self.storage.write() as connection:
            await connection.execute(sa.update(people).where(people.c.id == reader.id).values(language=code))
        self.known.clear()

    async def prefer(self, reader: Reader, wishes: dict[str, Any]) -> Preferences:
        """How they like to watch and read from now on."""
        async with self.storage.write() as connection:
            # As they are now: two wishes at once must not undo each other.
            before = await connection.scalar(sa.select(people.c.preferences).where(people.c.id == reader.id))
            preferences = changed(read_kept(before), wishes)
            change = sa.update(people).where(people.c.id == reader.id)
            await connection.execute(change.values(preferences=kept(preferences)))
        self.known.clear()
        return preferences

    # Accounts -------------------------------------------------------------------------------------------------------

    async def make_account(
        self, reader: Reader, name: str, password: str, devices: list[str]
    ) -> tuple[Reader, list[str]]:
        """Protect a guest's name with a password; their games stay theirs. With the keys of this browser's accounts."""
        if reader.account:
            raise Refused(409, "has_account")
        shown = read_name(name)
        check(shown, password)
        kept = await asyncio.to_thread(HASHER.hash, password)
        change = sa.update(people).where(people.c.id == reader.id)
        async with self.storage.write() as connection:
            if await taken(connection, shown):
                raise Refused(409, "name_taken", "account", name=Name(shown))
            values = {"name": shown, "login": folded(shown), "password": kept, "skeleton": skeleton(shown)}
            await connection.execute(change.values(values))
            devices = await add_device(connection, reader.id, devices)
        self.known.clear()
        return replace(reader, name=shown, account=True), devices

    async def login(self, name: str, password: str, guest: Reader | None, devices: list[str]) -> Entered:
        """A session for an account; what a guest at this browser was playing comes along."""
        login = folded(name)
        # The first accounts are kept as they were typed, however their accents are put together.
        query = sa.select(people).where(people.c.login.in_([login, " ".join(name.split()).casefold()]))
        async with self.storage.read() as connection:
            row = (await connection.execute(query)).first()
            device = await device_of(connection, row.id if row is not None else None, devices)
        guesser = f"name {login}" if device is None else f"device {device}"
        fits = await self.fits(guesser, row.password if row is not None else NOBODYS, password)
        if row is None or not fits:
            raise do_not_belong()
        async with self.storage.write() as connection:
            if await connection.scalar(password_of(row.id)) != row.password:
                raise do_not_belong()  # it was changed while we compared
            if guest is not None and not guest.account:
                await take_along(connection, guest.id, row.id)
            key = await add_key(connection, row.id, SESSION, "browser")
            return Entered(reader_of(row), key, await add_device(connection, row.id, devices))

    async def fits(self, guesser: str, kept: str, password: str) -> bool:
        """Whether a password is the right one; only wrong ones count against how often one may guess."""
        self.limits.count("guess", guesser)
        found = await asyncio.to_thread(verify, kept, password)
        if found:
            self.limits.take_back("guess", guesser)
        return found

    async def change_password(self, reader: Reader, key: str, old: str, new: str, devices: list[str]) -> list[str]:
        """Another password. Every other browser is logged out and counts as a stranger's; tokens stay."""
        if not reader.account:
            raise Refused(409, "no_account")
        check(reader.name, new)
        async with self.storage.read() as connection:
            before = await connection.scalar(password_of(reader.id))
        if not await self.fits(f"person {reader.id}", before or NOBODYS, old):
            raise Refused(403, "wrong_password", "old")
        kept = await asyncio.to_thread(HASHER.hash, new)
        others = sa.and_(keys.c.person_id == reader.id, keys.c.kind.in_([SESSION, DEVICE]), keys.c.hash != hashed(key))
        change = sa.update(people).where(people.c.id == reader.id, people.c.password == before)
        async with self.storage.write() as connection:
            if (await connection.execute(change.values(password=kept))).rowcount == 0:
                raise Refused(409, "changed_meanwhile")
            gone = await delete_keys(connection, others)
            devices = await add_device(connection, reader.id, devices)
        self.forget(gone)
        return devices

    async def logout(self, key: str) -> None:
        await self.revoke(keys.c.hash == hashed(key))

    async def revoke(self, which: sa.ColumnElement[bool]) -> int:
        """Delete keys: nothing is granted to them from now on, and whoever listens by one hears no more."""
        async with self.storage.write() as connection:
            gone = await delete_keys(connection, which)
        self.forget(gone)
        return len(gone)

    def forget(self, gone: list[str]) -> None:
        """Keys were deleted, here given by their hashes: nobody is believed or told anything by them any more."""
        self.known.clear()
        for key in gone:
            self.bus.drop(key)

    # Personal tokens, for bots --------------------------------------------------------------------------------------

    async def tokens(self, reader: Reader) -> list[tuple[int, str, int]]:
        query = sa.select(keys.c.id, keys.c.label, keys.c.created).where(own_tokens(reader)).order_by(keys.c.id)
        async with self.storage.read() as connection:
            return [(row.id, row.label, row.created) for row in await connection.execute(query)]

    async def add_token(self, reader: Reader, label: str) -> str:
        shown = read_label(label)
        async with self.storage.write() as connection:
            count = sa.select(sa.func.count()).select_from(keys).where(own_tokens(reader))
            if (await connection.scalar(count) or 0) >= MOST_TOKENS:
                raise Refused(409, "too_many_tokens", most=MOST_TOKENS)
            return await add_key(connection, reader.id, TOKEN, shown)

    async def delete_token(self, reader: Reader, token: int) -> None:
        if not await self.revoke(sa.and_(own_tokens(reader), keys.c.id == token)):
            raise Refused(404, "no_token")


async def delete_keys(connection: AsyncConnection, which: sa.ColumnElement[bool]) -> list[str]:
    """Delete keys; the hashes of those there were."""
    return list((await connection.execute(sa.delete(keys).where(which).returning(keys.c.hash))).scalars())


def own_tokens(reader: Reader) -> sa.ColumnElement[bool]:
    return sa.and_(keys.c.person_id == reader.id, keys.c.kind == TOKEN)


def password_of(person: int) -> sa.Select[str | None]:
    return sa.select(people.c.password).where(people.c.id == person)


def do_not_belong() -> Refused:
    return Refused(403, "wrong_password")


async def taken(connection: AsyncConnection, name: str) -> bool:
    """Whether an account has this name or one that looks like it."""
    alike = sa.or_(people.c.login == folded(name), people.c.skeleton == skeleton(name))
    return await connection.scalar(sa.select(people.c.id).where(alike).limit(1)) is not None


async def take_along(connection: AsyncConnection, guest: int, account: int) -> None:
    """The guest's seats, tables and invitations become the account's."""
    theirs = sa.select(visitors.c.table_id).where(visitors.c.person_id == account)
    invited = sa.update(visitors).where(visitors.c.person_id == guest, visitors.c.table_id.not_in(theirs))
    await connection.execute(invited.values(person_id=account))
    await connection.execute(sa.update(seats).where(seats.c.person_id == guest).values(person_id=account))
    await connection.execute(sa.update(tables).where(tables.c.host_id == guest).values(host_id=account))
