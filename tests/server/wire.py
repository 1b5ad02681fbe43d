"""Clients that say exactly what they mean to, byte by byte, and go away when they please."""

import socket
import time
from contextlib import suppress
from urllib.parse import urlsplit

from tests.server.live_server import Person, Server

PATIENCE = 20.0


class Wire:
    """One connection to a server."""

    def __init__(self, server: Server) -> None:
        address = urlsplit(server.url)
        self.host = address.netloc
        self.socket = socket.create_connection((address.hostname, address.port), timeout=PATIENCE)
        server.wires.append(self.socket)

    def send(self, data: bytes) -> None:
        with suppress(OSError):  # it may have been closed: what was said before tells why
            self.socket.sendall(data)

    def ask(self, path: str, person: Person | None = None, method: str = "GET", more: str = "") -> None:
        cookies = "; ".join(f"{name}={value}" for name, value in person.client.cookies.items()) if person else ""
        cookie = f"Cookie: {cookies}\r\n" if cookies else ""
        self.send(f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\n{cookie}{more}\r\n".encode())

    def read(self, until: bytes = b"") -> bytes:
        """What is answered, until this has come; or else until the server closes."""
        found = b""
        with suppress(ConnectionResetError):
            while not until or until not in found:
                more = self.socket.recv(65536)
                if not more:
                    break
                found += more
        return found

    def status(self) -> int:
        """The status of the next answer; 0 if the connection was closed without one."""
        head = self.read(b"\r\n\r\n")
        return int(head.split()[1]) if head else 0

    def is_closed(self, seconds: float = PATIENCE) -> bool:
        """Whether the server closes within this time; what it says until then is not heard."""
        ends = time.monotonic() + seconds
        with suppress(TimeoutError, ConnectionResetError):
            while (left := ends - time.monotonic()) > 0:
                self.socket.settimeout(left)
                if not self.socket.recv(65536):
                    return True
            return False
        return time.monotonic() < ends

    def drop(self) -> None:
        self.socket.close()
