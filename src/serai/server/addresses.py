"""From where somebody asks: the address that limits are counted by, also behind a proxy."""

import logging
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final

from starlette.datastructures import Headers

from serai.core.errors import BadSetup
from serai.core.say import Say

FORWARDED: Final = "x-forwarded-for"
SIGNS_OF_A_PROXY: Final = (FORWARDED, "forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-proto", "via")
UNKNOWN: Final = "unknown"
HOUSEHOLD: Final = 64
"""Bits of an IPv6 address that one household has; the rest are its own to change as it likes."""

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

log = logging.getLogger(__name__)


class Addresses:
    """Believes what a proxy says about others, but only a proxy that the host has named."""

    def __init__(self, proxies: tuple[str, ...] = (), hops: int = 1) -> None:
        self.proxies = read_proxies(proxies)
        self.hops = hops
        self.warned = False

    def key(self, peer: str | None, headers: Headers) -> str:
        """What limits count by: an IPv4 address, or the household of an IPv6 one."""
        address = read(peer or "")
        if address is None:
            return peer or UNKNOWN
        if any(address in network for network in self.proxies):
            return counted(self.forwarded(headers) or address)
        self.warn_once(address, headers)
        return counted(address)

    def forwarded(self, headers: Headers) -> Address | None:
        """The address that the farthest of our own proxies saw. What stands left of it anybody may have written."""
        said = ",".join(headers.getlist(FORWARDED)).split(",")
        return read(said[-self.hops].strip()) if len(said) >= self.hops else None

    def warn_once(self, address: Address, headers: Headers) -> None:
        if self.warned or self.proxies or not address.is_loopback or FORWARDED not in headers:
            return
        self.warned = True
        log.warning(
            "a proxy on this machine says for whom it asks, but is not believed, so that everybody behind it shares"
            " one limit: start with --proxy %s",
            address,
        )

    def from_here(self, peer: str | None, headers: Headers) -> bool:
        """Whether this machine itself asks, and not somebody else by way of a proxy on it."""
        address = read(peer or "")
        return address is not None and address.is_loopback and not any(sign in headers for sign in SIGNS_OF_A_PROXY)


def read_proxies(proxies: tuple[str, ...]) -> list[Network]:
    found: list[Network] = []
    for said in proxies:
        try:
            found.append(ip_network(said, strict=False))
        except ValueError:
            raise BadSetup(Say("refused-proxy", word=said)) from None
    return found


def read(said: str) -> Address | None:
    """An address, if it is one; an IPv4 one that came dressed as IPv6 is IPv4."""
    try:
        address = ip_address(said)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted(address: Address) -> str:
    if isinstance(address, IPv4Address):
        return str(address)
    return str(IPv6Network((int(address), HOUSEHOLD), strict=False))
