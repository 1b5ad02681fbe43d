"""The database's file at the start: for nobody's eyes but ours, and refused in one sentence if it cannot be used."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy.exc import DBAPIError

from serai.core.errors import BadSetup
from serai.core.say import COMMA, Fact, Say, Several
from serai.server.database_errors import code_of
from serai.server.migrations import known_versions, upgrade
from serai.server.storage import TRIAL, prepare, read_address

PATIENCE: Final = 5.0
"""Seconds to wait for another program that holds the database."""
ROOM: Final = 1 << 20
"""With fewer bytes free a disk is full, whatever SQLite says."""
REASONS: Final = {
    sqlite3.SQLITE_BUSY: Say("database-busy"),
    sqlite3.SQLITE_READONLY: Say("database-read-only"),
    sqlite3.SQLITE_PERM: Say("database-read-only"),
    sqlite3.SQLITE_FULL: Say("database-full"),
    sqlite3.SQLITE_NOTADB: Say("database-none"),
    sqlite3.SQLITE_CORRUPT: Say("database-damaged"),
    sqlite3.SQLITE_CANTOPEN: Say("database-closed"),
    sqlite3.SQLITE_IOERR: Say("database-disk"),
}


def open_database(address: str) -> None:
    """Make the database or bring it to the present, and see that it can be written; or say why not."""
    url = read_address(address)
    file = Path(url.database or "")
    try:
        check_folder(file)
        if file.exists():
            look_inside(file)
        upgrade(url)
        write_something(file)
    except OSError as error:
        raise cannot(file, (error.strerror or str(error)).lower()) from None
    except (DBAPIError, sqlite3.Error) as error:
        raise cannot(file, reason(file, error)) from None


def cannot(file: Path, why: Fact) -> BadSetup:
    return BadSetup(Say("refused-database-cannot", file=str(file), why=why))


def reason(file: Path, error: Exception) -> Say:
    said = REASONS.get(code_of(error) or sqlite3.SQLITE_OK)
    if said is None:
        raise error
    with suppress(OSError):
        if shutil.disk_usage(file.absolute().parent).free < ROOM:
            return Say("database-full")
    return said


def check_folder(file: Path) -> None:
    """SQLite writes beside its file too, so the folder must be ours to write."""
    folder = file.absolute().parent
    folder.mkdir(parents=True, exist_ok=True)
    if file.is_dir():
        raise cannot(file, Say("database-is-folder"))
    if not os.access(folder, os.W_OK):
        raise cannot(file, Say("database-folder-read-only"))
    if file.exists() and not os.access(file, os.W_OK):
        raise cannot(file, Say("database-read-only"))


def look_inside(file: Path) -> None:
    """Refuse what is not ours, what is damaged, and what only a later Serai understands."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        tables = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        if "alembic_version" not in tables:
            if tables:
                raise cannot(file, Say("database-foreign"))
            return
        if connection.execute("PRAGMA quick_check(1)").fetchone() != ("ok",):
            raise cannot(file, Say("database-damaged"))
        versions = {version for (version,) in connection.execute("SELECT version_num FROM alembic_version")}
    if not versions <= known_versions():
        raise cannot(file, Say("database-newer", version=Several(sorted(versions), COMMA)))


def write_something(file: Path) -> None:
    """A write that changes nothing, but only succeeds where writing does."""
    with closing(sqlite3.connect(file, timeout=PATIENCE)) as connection:
        prepare(connection, None)
        connection.execute(TRIAL)
