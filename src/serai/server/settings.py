"""What a host may set about a server."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    database: str = "sqlite:///serai.db"
    """The address of an SQLite file, as SQLAlchemy writes it."""
    durable: bool = True
    """Whether an acknowledged move is on the disk; if not, a power cut may cost the last moments."""
    bot_processes: int = 2
    bot_seconds: float = 10.0
    """How long a bot may think about one decision; then it is stopped and a simpler one answers."""
    pause: float = 0.1
    """Seconds before a bot's move, so that a table of bots leaves others room; how fast their turns are shown is for
    each page to say."""
    limits: bool = True
    """Whether requests are counted against the limits of limits.py."""
    secure: bool = False
    """Whether people reach the server by https only: then cookies never travel otherwise."""
    workers: int = 1
    """Processes that serve the same database."""
    connections: int = 4000
    """Connections that each of those processes takes at once."""
    proxies: tuple[str, ...] = ()
    """Addresses or networks of the proxies whose X-Forwarded-For is believed."""
    hops: int = 1
    """How many of our own proxies a request passes: so many entries of that header, from the right, are theirs."""
    open_metrics: bool = False
    """Whether /metrics answers everybody, and not this machine only."""
