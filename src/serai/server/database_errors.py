"""Trouble with the disk or with the lock on the database: not our fault, and said in one sentence."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError

from serai.server.refused import Refused

BUSY: Final = (503, "busy")
FULL: Final = (507, "disk_full")
READ_ONLY: Final = (503, "read_only")
BROKEN: Final = (503, "disk_trouble")

KINDS: Final = {
    sqlite3.SQLITE_BUSY: BUSY,
    sqlite3.SQLITE_LOCKED: BUSY,
    sqlite3.SQLITE_FULL: FULL,
    sqlite3.SQLITE_READONLY: READ_ONLY,
    sqlite3.SQLITE_PERM: READ_ONLY,
    sqlite3.SQLITE_IOERR: BROKEN,
    sqlite3.SQLITE_CANTOPEN: BROKEN,
    sqlite3.SQLITE_CORRUPT: BROKEN,
    sqlite3.SQLITE_NOTADB: BROKEN,
}
CODES: Final = {code for _, code in KINDS.values()}


def code_of(error: BaseException) -> int | None:
    """SQLite's own number for what went wrong, without the finer distinctions in its upper bits."""
    inner = error.orig if isinstance(error, DBAPIError) else error
    found: int | None = getattr(inner, "sqlite_errorcode", None)
    return None if found is None else found & 0xFF


def trouble(error: BaseException) -> Refused | None:
    """How to answer a request that met this error; none, if it is a fault of ours."""
    if isinstance(error, Refused) and error.code in CODES:
        return error
    said = KINDS.get(code_of(error) or sqlite3.SQLITE_OK)
    return Refused(*said) if said is not None else None
