"""A whole server in a process of its own, so that it and the browser's driver do not wait for each other.

python -m tests.browser.served PORT DATABASE SEED
"""

import logging
import os
import random
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn

from serai.server.settings import Settings
from serai.web.app import make_site

ROOT = Path(__file__).parents[2]
PATIENCE = 40.0


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as trial:
        port: int = trial.getsockname()[1]
        return port


class Server:
    """Serai at an address of its own. It can be stopped and started again at the same address."""

    def __init__(self, folder: Path, seed: int = 1) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.file = folder / "serai.db"
        self.words = [str(self.port), f"sqlite:///{self.file}", str(seed)]

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.browser.served", *self.words]
        self.process = subprocess.Popen(command, cwd=ROOT, env=dict(os.environ))
        limit = time.monotonic() + PATIENCE
        while not self.answers():
            assert self.process.poll() is None, "the server did not start; see what it said above"
            assert time.monotonic() < limit, "the server never answered"
            time.sleep(0.05)

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/healthz", timeout=1):
                return True
        except OSError:
            return False

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.stop()


def main(port: str, database: str, seed: str) -> None:
    settings = Settings(database, bot_processes=1, pause=0, limits=False)
    site = make_site(settings, random.Random(int(seed)))
    logging.getLogger("uvicorn.error").addFilter(
        lambda record: "timeout graceful" not in str(record.exc_info or record.msg)
    )
    uvicorn.run(site, port=int(port), log_config=None, ws="none", proxy_headers=False, timeout_graceful_shutdown=1)


if __name__ == "__main__":
    main(*sys.argv[1:])
