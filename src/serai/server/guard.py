"""What every request passes: its size, its origin, and on the way back the headers that keep a page to itself."""

import json
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.languages import kept, speaking
from serai.server.refused import Refused

LARGEST_BODY: Final = 512 * 1024
SAFE: Final = ("GET", "HEAD", "OPTIONS")
POLICY: Final = "; ".join(
    [
        "default-src 'self'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
HTTPS_ONLY: Final = {"Strict-Transport-Security": "max-age=31536000"}


class Guard:
    """Refuses what is too large or comes from another site's page; adds the headers."""

    def __init__(self, app: ASGIApp, secure: bool) -> None:
        self.app = app
        self.headers = {**HEADERS, **HTTPS_ONLY} if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headed = MutableHeaders(scope=message)
                headed.update(self.headers)
                headed.setdefault("Cache-Control", "no-store")  # almost every answer depends on who asks
                name_language(headed, scope)
            await send(message)

        headers = Headers(scope=scope)
        if declared_size(headers) > LARGEST_BODY:
            await refuse(scope, send_with_headers, Refused(413, "too_large"))
        elif scope["method"] not in SAFE and not same_origin(headers):
            await refuse(scope, send_with_headers, Refused(403, "wrong_origin"))
        else:
            await self.app(scope, limited(receive), send_with_headers)


def declared_size(headers: Headers) -> int:
    said = headers.get("content-length", "0")
    if not (said.isascii() and said.isdecimal()):
        return 0
    return int(said) if len(said) < 10 else LARGEST_BODY + 1


def same_origin(headers: Headers) -> bool:
    """Browsers say where a request comes from; programs need not."""
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    host = headers.get("host")
    return bool(host) and origin.partition("://")[2] == host


def limited(receive: Receive) -> Receive:
    """Counts a body that did not say how long it is."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise HTTPException(413)  # which is let through to its answer; any other error were a bad request
        return message

    return counted


def name_language(headed: MutableHeaders, scope: Scope) -> None:
    """Say which language an answer is in, where one was asked for, and what that depends on."""
    wanted = kept(scope)
    if wanted is not None:
        headed["Content-Language"] = wanted.code
        headed.add_vary_header("Accept-Language, Cookie")


async def refuse(scope: Scope, send: Send, refusal: Refused) -> None:
    """Nothing has been asked of anybody yet: the language is the one that the request itself names."""
    body = json.dumps({"code": refusal.code, "message": speaking(HTTPConnection(scope))(refusal.said)}).encode()
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
