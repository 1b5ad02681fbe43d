"""Browsers that have logged in to an account before. Whoever guesses at its password elsewhere does not keep them out.

A device's key opens nothing. It only says that this browser's tries are counted apart from all others.
"""

from typing import Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.keys import add_key, hashed
from serai.server.storage import keys

DEVICE: Final = "device"
MOST_DEVICES: Final = 20
"""Of one account; the oldest are forgotten."""
MOST_ACCOUNTS: Final = 5
"""Of which one browser has a key: a family may share it."""
BETWEEN: Final = "."


def read_devices(cookie: str | None) -> list[str]:
    return [key for key in (cookie or "").split(BETWEEN) if key][:MOST_ACCOUNTS]


def write_devices(devices: list[str]) -> str:
    return BETWEEN.join(devices[:MOST_ACCOUNTS])


async def device_of(connection: AsyncConnection, person: int | None, devices: list[str]) -> int | None:
    """Which of a browser's keys is this account's."""
    query = sa.select(keys.c.id).where(keys.c.kind == DEVICE, keys.c.hash.in_([hashed(key) for key in devices]))
    found = await connection.scalar(query.where(keys.c.person_id == person))
    return int(found) if found is not None else None


async def add_device(connection: AsyncConnection, person: int, devices: list[str]) -> list[str]:
    """A browser's keys with one for this account among them."""
    if await device_of(connection, person, devices) is not None:
        return devices
    made = await add_key(connection, person, DEVICE, "browser")
    own = sa.select(keys.c.id).where(keys.c.person_id == person, keys.c.kind == DEVICE).order_by(keys.c.id.desc())
    await connection.execute(sa.delete(keys).where(keys.c.id.in_(own.offset(MOST_DEVICES))))
    return [made, *devices][:MOST_ACCOUNTS]
