"""`serai serve`: the server on this machine, until it is told to stop."""

import logging
import socket
import sys
import webbrowser
from dataclasses import replace
from threading import Timer
from typing import Final

import uvicorn

from serai.core.errors import BadSetup
from serai.core.say import Say
from serai.language import DEFAULT
from serai.server.addresses import read_proxies
from serai.server.database_file import open_database
from serai.server.settings import Settings
from serai.web.app import hand_on
from serai.web.connection_limits import files_for, room
from serai.web.protocol import options_of
from serai.web.words import words

PATIENCE: Final = 2
"""Seconds that open streams are given when the server stops."""
STARTING: Final = 30
"""Seconds without a sign of life after which one of several workers is begun anew: a small machine starts slowly."""


def serve(settings: Settings, host: str, port: int, open_browser: bool, code: str = DEFAULT) -> None:
    read_proxies(settings.proxies)
    check_free(host, port)
    open_database(settings.database)
    settings = with_room(settings, code)
    address = f"http://{'127.0.0.1' if host in ('0.0.0.0', '::') else host}:{port}/"
    print(words(code).say("serve-at", address=address, database=settings.database), flush=True)
    if open_browser and sys.stdout.isatty():
        Timer(1.5, webbrowser.open, [address]).start()
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    hand_on(settings)
    uvicorn.run(
        "serai.web.app:make_worker",
        factory=True,
        host=host,
        port=port,
        workers=settings.workers,
        log_level="warning",
        timeout_graceful_shutdown=PATIENCE,
        timeout_worker_healthcheck=STARTING,
        **options_of(settings),
    )


def with_room(settings: Settings, code: str = DEFAULT) -> Settings:
    """The settings with as many connections as there are files for; where those are few, the host is told."""
    found = room(settings.connections)
    if found < 1:
        raise BadSetup(Say("refused-open-files", files=str(files_for(settings.connections))))
    if found < settings.connections:
        wanted, files = str(settings.connections), str(files_for(settings.connections))
        print(words(code).say("serve-few-files", found=str(found), wanted=wanted, files=files), file=sys.stderr)
    return replace(settings, connections=found)


def check_free(host: str, port: int) -> None:
    """Say plainly that an address is taken, before anything else is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as trial:
        trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trial.bind((host, port))
        except (OSError, OverflowError) as error:
            raise BadSetup(Say("refused-address", host=host, port=str(port), why=str(error))) from None
