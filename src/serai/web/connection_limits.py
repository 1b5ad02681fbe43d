"""How many may come in at once: connections in all and from one address, and the files the system lets us open."""

import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Final

from serai.server.addresses import counted, read, read_proxies

PER_ADDRESS: Final = 300
"""Connections from one address: a club behind one router, with several tabs open each."""
SPARE: Final = 50
"""Connections above a limit that are still told so; what comes after them is closed without a word."""
OTHER_FILES: Final = 150
"""Files that are no connections: the database's, the bots' processes, sockets that listen."""


@dataclass(frozen=True)
class TurnedAway:
    """Why somebody is not let in; the sentence for it is the message `refused-CODE`."""

    status: int
    code: str


FULL: Final = TurnedAway(503, "busy")
TOO_MANY: Final = TurnedAway(429, "too_many_connections")


@dataclass
class ConnectionLimits:
    """Counts who is in, by address. Proxies that are trusted stand for many people and are counted for nobody."""

    most: int
    per_address: int | None
    proxies: tuple[str, ...] = ()
    inside: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.trusted = read_proxies(self.proxies)

    def enter(self, host: str) -> None:
        self.inside[self.counted(host)] += 1

    def leave(self, host: str) -> None:
        address = self.counted(host)
        self.inside[address] -= 1
        if not self.inside[address]:
            del self.inside[address]

    def counted(self, host: str) -> str:
        """What an address is counted as: with IPv6 one household has a whole network, a /64."""
        address = read(host)
        if address is None or any(address in network for network in self.trusted):
            return ""  # a socket of this machine, or one that stands for many
        return counted(address)

    def refusal(self, host: str) -> TurnedAway | None:
        """Why somebody who has just come in cannot stay."""
        return next((why for why, over in self.crowds(host) if over > 0), None)

    def turns_away(self, host: str) -> bool:
        """Whether there is not even room to say so."""
        return any(over > SPARE for _, over in self.crowds(host))

    def crowds(self, host: str) -> list[tuple[TurnedAway, int]]:
        found = [(FULL, self.inside.total() - self.most)]
        address = self.counted(host)
        if self.per_address is not None and address:
            found.append((TOO_MANY, self.inside[address] - self.per_address))
        return found


def room(wanted: int) -> int:
    """How many of so many connections the system has files for; it is asked for more where it may give them."""
    if sys.platform == "win32":
        return wanted
    import resource

    needed = files_for(wanted)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, soft - files_for(0))


def files_for(connections: int) -> int:
    return connections + SPARE + OTHER_FILES
