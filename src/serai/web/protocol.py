"""One connection, spoken to with patience but not without end: how long a head may be, how slow a sender or reader."""

import asyncio
import json
import logging
from http import HTTPStatus
from typing import Any, Final

from starlette.requests import HTTPConnection
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from serai.language import DEFAULT
from serai.server.languages import decide
from serai.server.settings import Settings
from serai.web.connection_limits import PER_ADDRESS, ConnectionLimits, TurnedAway
from serai.web.words import words

LARGEST_HEAD: Final = 32 * 1024
HEAD_SECONDS = 10.0
"""From the first byte of a request, or from a connection's beginning, until all its headers are here."""
BODY_SECONDS = 30.0
READ_SECONDS = 60.0
"""How long somebody may leave an answer lying that does not fit into what the system holds for them."""
IDLE_SECONDS: Final = 5
LINGER: Final = 2.0
"""After a refusal, seconds in which the rest is thrown away: to close at once would destroy the answer on its way."""
MOST_BEHIND: Final = 16
"""Requests sent before the first is answered; no browser sends any."""

TOO_LARGE: Final = TurnedAway(431, "too_large")
NOT_HTTP: Final = TurnedAway(400, "bad_request")
TOO_SLOW: Final = TurnedAway(408, "too_slow")


FAULTS: Final = logging.getLogger("uvicorn.error.faults")
"""Where uvicorn tells of a connection; that somebody speaks no HTTP is nothing to warn the host of."""
FAULTS.setLevel(logging.ERROR)


def options_of(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to serve, here and in tests."""
    per_address = PER_ADDRESS if settings.limits else None
    return {
        "http": ProtocolFactory(ConnectionLimits(settings.connections, per_address, settings.proxies)),
        "ws": "none",
        "proxy_headers": False,  # whose word is taken for an address is for us to say
        "timeout_keep_alive": IDLE_SECONDS,
        "access_log": False,
    }


class ProtocolFactory:
    """Makes the protocol of every connection, and counts them all. It travels to the processes of several workers."""

    def __init__(self, limits: ConnectionLimits) -> None:
        self.limits = limits

    def __call__(self, **given: Any) -> "PatientProtocol":
        return PatientProtocol(self.limits, **given)


class PatientProtocol(HttpToolsProtocol):
    def __init__(self, limits: ConnectionLimits, **given: Any) -> None:
        super().__init__(**given)
        self.logger = FAULTS
        self.limits = limits
        self.host = ""
        self.in_body = False
        self.head = 0
        """Bytes of the head that is arriving."""
        self.unwelcome: TurnedAway | None = None
        self.refused = False
        self.hurry: asyncio.TimerHandle | None = None
        self.unread: asyncio.TimerHandle | None = None
        self.asked: list[RequestResponseCycle] = []
        """Requests that are not answered yet, the one that arrived last at the end."""

    # Coming and going -----------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.host = self.client[0] if self.client is not None else ""
        self.limits.enter(self.host)
        if self.limits.turns_away(self.host):
            transport.abort()
        else:
            self.unwelcome = self.limits.refusal(self.host)
            self.within(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.limits.leave(self.host)
        self.at_ease()
        self.resume_writing()
        self.forget()

    def forget(self) -> None:
        """Tell all that is being answered that nobody listens any more; uvicorn tells only the last."""
        for cycle in self.unanswered():
            cycle.disconnected = True
            cycle.message_event.set()

    def unanswered(self) -> list[RequestResponseCycle]:
        self.asked = [cycle for cycle in self.asked if not cycle.response_complete]
        return self.asked

    # Requests -------------------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if self.refused:
            return
        if not self.in_body:
            self.head += len(data)
            if self.hurry is None:
                self.within(HEAD_SECONDS)
        super().data_received(data)
        if not self.in_body and self.head > LARGEST_HEAD:
            self.refuse(TOO_LARGE)

    def on_headers_complete(self) -> None:
        size = len(self.url) + sum(len(name) + len(value) + 4 for name, value in self.headers)
        why = TOO_LARGE if size > LARGEST_HEAD else self.unwelcome
        if why is not None:
            self.refuse(why)
        elif len(self.unanswered()) > MOST_BEHIND:
            self.refused = True
            self.transport.close()
        if self.refused:
            return
        self.within(BODY_SECONDS)
        self.in_body = True
        super().on_headers_complete()
        self.asked.append(self.cycle)

    def on_body(self, body: bytes) -> None:
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        if self.refused:
            return
        super().on_message_complete()
        self.at_ease()
        self.in_body = False
        self.head = 0

    def send_400_response(self, msg: str) -> None:
        self.refuse(NOT_HTTP)

    def _unsupported_upgrade_warning(self) -> None:
        """Whoever asks for another protocol is answered in this one; that is nothing to warn the host of."""

    # Patience -------------------------------------------------------------------------------------------------------

    def within(self, seconds: float) -> None:
        self.at_ease()
        self.hurry = self.loop.call_later(seconds, self.too_slow)

    def at_ease(self) -> None:
        if self.hurry is not None:
            self.hurry.cancel()
            self.hurry = None

    def too_slow(self) -> None:
        if self.head > 0:
            self.refuse(TOO_SLOW)
        else:
            self.transport.close()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.unread = self.unread or self.loop.call_later(READ_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.unread is not None:
            self.unread.cancel()
            self.unread = None

    def refuse(self, why: TurnedAway) -> None:
        """Say why, if nothing else is being said, and listen no more."""
        if self.refused or self.transport.is_closing():
            return
        self.refused = True
        self.at_ease()
        before = self.unanswered()[:-1] if self.in_body else self.unanswered()
        if before or (self.in_body and self.cycle.response_started):
            self.transport.close()
            return
        self.forget()
        self.transport.write(answer(why, self.language()))
        self.transport.write_eof()
        self.hurry = self.loop.call_later(LINGER, self.transport.abort)

    def language(self) -> str:
        """What the headers say of it, as far as they are here; whoever is turned away is asked nothing else."""
        return decide(HTTPConnection({"type": "http", "headers": self.headers or [], "query_string": b""})).code


def answer(why: TurnedAway, code: str = DEFAULT) -> bytes:
    body = json.dumps({"code": why.code, "message": words(code).say(f"refused-{why.code}")}).encode()
    lines = [
        f"HTTP/1.1 {why.status} {HTTPStatus(why.status).phrase}",
        "content-type: application/json",
        f"content-length: {len(body)}",
        *(["retry-after: 5"] if why.status in (429, 503) else []),
        "connection: close",
    ]
    return "\r\n".join(lines).encode() + b"\r\n\r\n" + body
