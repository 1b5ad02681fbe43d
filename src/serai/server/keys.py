"""Keys: long, random, shown once. What proves who somebody is; only hashes of them are kept."""

import hashlib
import secrets

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from serai.server.storage import keys, now


def hashed(key: str) -> str:
    """Keys are long and random, so a plain fast hash protects them."""
    return hashlib.sha256(key.encode()).hexdigest()


async def add_key(connection: AsyncConnection, person: int, kind: str, label: str) -> str:
    key = secrets.token_urlsafe(32)
    await connection.execute(
        sa.insert(keys).values(person_id=person, hash=hashed(key), kind=kind, label=label, created=now())
    )
    return key
