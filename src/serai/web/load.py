"""A small HTTP client for measuring: one connection a person, as a browser would keep, and no library's own cost."""

import asyncio
import gzip
import json
import time
from collections.abc import AsyncGenerator
from typing import Any, Final

from serai.core.errors import BadSetup

KEPT: Final = 3.0
"""Seconds after which a connection is opened anew: a server closes those that have been idle for five."""


class Answered:
    def __init__(self, status: int, headers: dict[str, str], body: bytes) -> None:
        self.status = status
        self.headers = headers
        self.body = body
        """As it was transferred."""

    @property
    def content(self) -> bytes:
        return gzip.decompress(self.body) if self.headers.get("content-encoding") == "gzip" else self.body

    def json(self) -> Any:
        return json.loads(self.content)


class Person:
    """Somebody at a browser: asks over one connection that stays open, and listens over another."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.cookie = ""
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self.used = 0.0

    async def ask(self, method: str, path: str, body: Any = None) -> Answered:
        try:
            answered = await self.ask_once(method, path, body)
        except (OSError, asyncio.IncompleteReadError):
            # The server closed the connection meanwhile. Asked again is only what may be carried out twice.
            self.close()
            if method != "GET" and "key" not in (body or {}):
                raise
            answered = await self.ask_once(method, path, body)
        for cookie in [answered.headers["set-cookie"]] if "set-cookie" in answered.headers else []:
            self.cookie = cookie.partition(";")[0]
        return answered

    async def ask_once(self, method: str, path: str, body: Any) -> Answered:
        reader, writer = await self.connection()
        writer.write(self.request(method, path, body))
        answered = await read_answer(reader)
        self.used = time.monotonic()
        if answered.headers.get("connection") == "close":
            self.close()
        return answered

    async def connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """The connection that is open; a new one where the server has closed it, or soon will."""
        if self.streams is not None and (self.streams[0].at_eof() or time.monotonic() - self.used > KEPT):
            self.close()
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port)
        return self.streams

    async def must(self, method: str, path: str, body: Any = None) -> Any:
        """Ask for something that must be granted."""
        answered = await self.ask(method, path, body)
        if answered.status >= 300:
            raise BadSetup(f"{method} {path} was answered {answered.status}: {answered.content[:200]!r}")
        return answered.json() if answered.body else None

    def request(self, method: str, path: str, body: Any) -> bytes:
        sent = b"" if body is None else json.dumps(body).encode()
        lines = [
            f"{method} {path} HTTP/1.1",
            f"Host: 127.0.0.1:{self.port}",
            "Accept-Encoding: gzip",
            "Content-Type: application/json",
            f"Content-Length: {len(sent)}",
            *([f"Cookie: {self.cookie}"] if self.cookie else []),
        ]
        return "\r\n".join(lines).encode() + b"\r\n\r\n" + sent

    async def listen(self, path: str) -> AsyncGenerator[dict[str, Any], None]:
        """What a stream of events says, one after the other."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port)
        try:
            writer.write(self.request("GET", path, None))
            async for line in reader:
                if line.startswith(b"data: "):
                    yield json.loads(line.removeprefix(b"data: "))
        finally:
            writer.close()

    def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            self.streams = None


async def read_answer(reader: asyncio.StreamReader) -> Answered:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
    if headers.get("transfer-encoding") == "chunked":
        body = await read_chunks(reader)
    else:
        body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Answered(int(head[0].split()[1]), headers, body)


async def read_chunks(reader: asyncio.StreamReader) -> bytes:
    parts: list[bytes] = []
    while size := int(await reader.readline(), 16):
        parts.append(await reader.readexactly(size))
        await reader.readline()
    await reader.readline()
    return b"".join(parts)
