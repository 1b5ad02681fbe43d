"""Whether a server can do its work: read, and write to its disk."""

import time
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError

from serai.server.database_errors import trouble
from serai.server.refused import Refused
from serai.server.storage import TRIAL, Storage, tables

HEALTH_CACHE_S: Final = 10.0
"""Seconds for which a write that went well is not tried again; one that did not is tried each time."""


class Health:
    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.well_until = 0.0

    async def check(self) -> None:
        """Refused, if nothing could be kept now."""
        async with self.storage.read() as connection:
            await connection.execute(sa.select(tables.c.id).limit(1))
        if time.monotonic() < self.well_until:
            return
        try:
            async with self.storage.write() as connection:
                await connection.execute(sa.text(TRIAL))
        except (DBAPIError, Refused) as error:
            said = trouble(error)
            if said is None:
                raise
            said.status = 503  # whatever is amiss, a monitor wants to hear it
            raise said from None
        self.well_until = time.monotonic() + HEALTH_CACHE_S
