"""From where somebody asks: whose word is taken for it, and what counts as one place."""

import json
import logging
import os
from pathlib import Path

import pytest
from starlette.datastructures import Headers

from serai.cli import main
from serai.core.errors import BadSetup
from serai.server.addresses import Addresses
from serai.server.limits import LIMITS, Limit
from serai.server.settings import Settings
from serai.web import serve
from serai.web.app import HANDED_ON, hand_on
from tests.server.live_server import Person, Server

PROXY = "127.0.0.1"


def said(*values: str) -> Headers:
    return Headers(raw=[(b"x-forwarded-for", value.encode("latin-1")) for value in values])


def test_without_a_named_proxy_the_header_counts_for_nothing() -> None:
    assert Addresses().key("203.0.113.9", said("198.51.100.1")) == "203.0.113.9"
    assert Addresses(("10.0.0.1",)).key("203.0.113.9", said("198.51.100.1")) == "203.0.113.9"


def test_a_named_proxy_is_believed_about_the_last_entry_only() -> None:
    """What stands before it came from whoever asks."""
    behind = Addresses((PROXY,))
    assert behind.key(PROXY, said("198.51.100.1")) == "198.51.100.1"
    assert behind.key(PROXY, said("1.1.1.1, 2.2.2.2,198.51.100.1 ")) == "198.51.100.1"
    assert behind.key(PROXY, said("1.1.1.1", "198.51.100.1")) == "198.51.100.1"


def test_behind_two_proxies_the_last_but_one_counts() -> None:
    behind = Addresses(("10.0.0.0/8",), hops=2)
    assert behind.key("10.1.2.3", said("1.1.1.1, 198.51.100.1, 10.9.9.9")) == "198.51.100.1"
    assert behind.key("10.1.2.3", said("10.9.9.9")) == "10.1.2.3"


@pytest.mark.parametrize("header", [[], [""], [","], ["nonsense"], ["1.2.3.4, é"], ["1.2.3.4:80"], ["1.2.3.4,"]])
def test_what_is_no_address_falls_back_to_the_proxy(header: list[str]) -> None:
    assert Addresses((PROXY,)).key(PROXY, said(*header)) == PROXY


def test_an_ipv6_household_counts_as_one() -> None:
    addresses = Addresses(("::1",))
    home = addresses.key("2001:db8:1:2::1", said())
    assert home == addresses.key("2001:db8:1:2:ffff:1:2:3", said()) == "2001:db8:1:2::/64"
    assert home != addresses.key("2001:db8:1:3::1", said())
    assert addresses.key("::1", said("2001:db8:1:2::77")) == home


def test_an_ipv4_address_dressed_as_ipv6_is_an_ipv4_address() -> None:
    assert Addresses().key("::ffff:203.0.113.9", said()) == "203.0.113.9"
    assert Addresses((PROXY,)).key("::ffff:127.0.0.1", said("::ffff:198.51.100.1")) == "198.51.100.1"


def test_whoever_has_no_address_counts_as_one() -> None:
    assert Addresses().key(None, said()) == "unknown"
    assert Addresses().key("testclient", said()) == "testclient"


def nothing_is_begun(host: str, port: int) -> None:
    raise BadSetup("it was not noticed before the server began")


@pytest.mark.parametrize("wrong", ["localhost", "10.0.0.1:8000", "10.0.0.0/33", ""])
def test_what_is_no_address_is_no_proxy(
    wrong: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "check_free", nothing_is_begun)
    with pytest.raises(BadSetup):
        Addresses((wrong,))
    assert main(["serve", "--port", "0", "--proxy", "127.0.0.1", wrong]) == 2
    assert capsys.readouterr().err == f"serai: --proxy takes addresses such as 127.0.0.1 or 10.0.0.0/8, not '{wrong}'\n"


def test_there_is_at_least_one_hop(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--hops", "0"]) == 2
    assert capsys.readouterr().err == "serai: --hops must be at least 1, not 0\n"


def test_what_the_host_says_reaches_every_worker(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Settings] = []
    monkeypatch.setattr(serve, "serve", lambda settings, *rest: given.append(settings))
    monkeypatch.setenv(HANDED_ON, "")
    assert main(["serve", "--proxy", "127.0.0.1", "10.0.0.0/8", "--hops", "2", "--open-metrics"]) == 0
    hand_on(given[0])
    handed = Settings(**json.loads(os.environ[HANDED_ON]))
    for settings in [given[0], handed]:
        assert (list(settings.proxies), settings.hops, settings.open_metrics) == (["127.0.0.1", "10.0.0.0/8"], 2, True)
        assert Addresses(settings.proxies, settings.hops).key("10.1.1.1", said("1.1.1.1, 2.2.2.2")) == "1.1.1.1"


def test_a_proxy_that_is_not_believed_is_mentioned_once(caplog: pytest.LogCaptureFixture) -> None:
    addresses = Addresses()
    with caplog.at_level(logging.WARNING):
        addresses.key("203.0.113.9", said("198.51.100.1"))
        addresses.key(PROXY, said())
        Addresses((PROXY,)).key(PROXY, said("198.51.100.1"))
        assert not caplog.records
        for _ in range(3):
            addresses.key(PROXY, said("198.51.100.1"))
    (record,) = caplog.records
    assert "--proxy 127.0.0.1" in record.getMessage()


# Over HTTP ------------------------------------------------------------------------------------------------------------


@pytest.fixture
def three_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "password", [Limit(3, 1e-6)])


def statuses(person: Person, times: int, forwarded: str) -> list[int]:
    """Wrong passwords, each for another name."""
    headers = {"X-Forwarded-For": forwarded}
    tries = [{"name": f"{forwarded} {at}"[-24:], "password": "not this one"} for at in range(times)]
    return [person.client.post("/api/login", json=body, headers=headers).status_code for body in tries]


@pytest.mark.usefixtures("three_tries")
def test_a_client_cannot_choose_its_own_address(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db", limits=True) as server:
        stranger = server.person()
        found = [statuses(stranger, 1, f"198.51.100.{at}")[0] for at in range(5)]
    assert found == [403, 403, 403, 429, 429]


@pytest.mark.usefixtures("three_tries")
def test_behind_a_proxy_everybody_has_their_own_limit(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db", limits=True, proxies=(PROXY,)) as server:
        stranger = server.person()
        assert statuses(stranger, 4, "invented, 198.51.100.1") == [403, 403, 403, 429]
        assert statuses(stranger, 1, "other, 198.51.100.1") == [429]
        assert statuses(stranger, 1, "198.51.100.2") == [403]
