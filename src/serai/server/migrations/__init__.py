"""How the database came to be what it is, step by step; run at every start."""

import os
import sqlite3
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy.engine import URL

from serai.server.database_errors import code_of

OURS: Final = 0o600
OTHERS: Final = 0o077
PATIENCE: Final = 5.0
"""Seconds to wait for others that begin on the same new database."""
LOOK: Final = 0.01
"""Seconds between two looks whether they are done."""


def upgrade(url: URL) -> None:
    """Bring a database to the present, creating it where there is none."""
    file = Path(url.database or "")
    make_private(file)
    begin_log(file)
    config = settings()
    config.attributes["url"] = url
    command.upgrade(config, "head")


def begin_log(file: Path) -> None:
    """Let a new database have its write-ahead log. Of several processes that want this at once SQLite refuses all but
    one, and does not wait as it does elsewhere: so we do."""
    until = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        while True:
            try:
                connection.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as error:
                if code_of(error) != sqlite3.SQLITE_BUSY or time.monotonic() > until:
                    raise
            time.sleep(LOOK)


def settings() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config


def known_versions() -> set[str]:
    """The versions of the tables from which there is a way to the present."""
    return {script.revision for script in ScriptDirectory.from_config(settings()).walk_revisions()}


def make_private(file: Path) -> None:
    """Names, hashes and games are for nobody else's eyes; SQLite makes what lies beside its file like the file."""
    file.parent.mkdir(parents=True, exist_ok=True)
    # Never opened where it exists: to close it again would drop the locks that SQLite holds on it in this process.
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_RDWR | os.O_CREAT | os.O_EXCL, OURS))
    whole = file.resolve()
    for part in [whole, Path(f"{whole}-wal"), Path(f"{whole}-shm")]:
        with suppress(FileNotFoundError, PermissionError):  # it is not there, or not ours
            if part.stat().st_mode & OTHERS:
                part.chmod(OURS)
