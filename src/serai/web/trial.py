"""A server put to the test: in a process of its own, on a database of its own, and what it uses up meanwhile."""

import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from serai.core.errors import BadSetup
from serai.web.load import Person

PATIENCE: Final = 60.0
"""Seconds until a server must be there."""
PROC: Final = Path("/proc")


@dataclass(frozen=True)
class Trial:
    port: int
    process: int
    folder: Path

    @property
    def database(self) -> Path:
        return self.folder / "serai.db"

    def log_lines(self) -> list[str]:
        """What the server told its host."""
        return (self.folder / "log").read_text(errors="replace").splitlines()

    def log_in_the_database(self) -> int:
        """The size of the write-ahead log, in bytes."""
        file = self.folder / "serai.db-wal"
        return file.stat().st_size if file.exists() else 0

    def processes(self) -> Iterator[int]:
        """The server's process and all it has started."""
        parents = dict(each_process())
        for number in parents:
            at = number
            while at not in (0, self.process):
                at = parents.get(at, 0)
            if at == self.process:
                yield number

    def cpu_seconds(self) -> float | None:
        """What all its processes have computed so far; only Linux tells."""
        if not PROC.exists():
            return None
        ticks = sum(int(part) for number in self.processes() for part in stat(number)[11:13])
        return ticks / os.sysconf("SC_CLK_TCK")

    def descriptors(self) -> int:
        """Files and connections that are open."""
        return sum(len(list((PROC / str(number) / "fd").iterdir())) for number in self.processes())

    def memory(self) -> int:
        """Bytes that its processes hold."""
        pages = sum(int((PROC / str(number) / "statm").read_text().split()[1]) for number in self.processes())
        return pages * os.sysconf("SC_PAGE_SIZE")


def each_process() -> Iterator[tuple[int, int]]:
    """Every process of this machine, with the one that started it."""
    for folder in PROC.iterdir():
        if folder.name.isdecimal():
            with suppress(OSError):  # it has just ended
                yield int(folder.name), int(stat(int(folder.name))[1])


def stat(process: int) -> list[str]:
    """What Linux says of a process, from its state on; before that stands a name that may contain anything."""
    return (PROC / str(process) / "stat").read_text().rpartition(")")[2].split()


@asynccontextmanager
async def a_server(*words: str) -> AsyncIterator[Trial]:
    """A server on a free port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--pause", "0", *words]
        with (folder / "log").open("w") as log:
            database = f"sqlite:///{folder}/serai.db"
            process = subprocess.Popen([*command, "--database", database], stdout=subprocess.DEVNULL, stderr=log)
            try:
                await until_there(port)
                yield Trial(port, process.pid, folder)
            finally:
                process.terminate()
                process.wait()


async def until_there(port: int) -> None:
    ends, person = time.monotonic() + PATIENCE, Person(port)
    while True:
        try:
            await person.ask("GET", "/healthz")
            person.close()
            return
        except (OSError, EOFError):
            if time.monotonic() > ends:
                raise BadSetup("the server to be measured did not start") from None
            await asyncio.sleep(0.1)
