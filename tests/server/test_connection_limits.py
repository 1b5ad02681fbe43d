"""What one connection may do, and how many may come in."""

import asyncio
import json
import logging
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from serai.core.errors import BadSetup
from serai.server.people import People
from serai.server.settings import Settings
from serai.web import protocol, serve
from serai.web.connection_limits import OTHER_FILES, SPARE, ConnectionLimits, room
from tests.server.live_server import Server, until
from tests.server.wire import Wire


@pytest.fixture
def hurried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> Iterator[Server]:
    """A server with little patience, that logs nothing whatever its clients do."""
    for name in ["HEAD_SECONDS", "BODY_SECONDS", "READ_SECONDS", "IDLE_SECONDS"]:
        monkeypatch.setattr(protocol, name, 0.5)
    with caplog.at_level(logging.WARNING), Server(tmp_path / "serai.db") as server:
        yield server
    assert not caplog.records


def refusal(wire: Wire) -> tuple[int, str]:
    """The status and code of a refusal, after which the server closes."""
    head, _, body = wire.read().partition(b"\r\n\r\n")
    assert b"connection: close" in head
    said = json.loads(body)
    assert said["message"].endswith(".")
    return int(head.split()[1]), said["code"]


def asks(wire: Wire) -> int:
    wire.ask("/healthz")
    return int(wire.read(b"ok\n").split()[1])


# The head -------------------------------------------------------------------------------------------------------------


def test_headers_may_be_so_large_and_no_larger(server: Server) -> None:
    fits, bursts = Wire(server), Wire(server)
    fits.ask("/healthz", more=f"X-Long: {'x' * 30_000}\r\n")
    assert fits.status() == 200
    bursts.ask("/healthz", more=f"X-Long: {'x' * 33_000}\r\n")
    assert refusal(bursts) == (431, "too_large")


@pytest.mark.parametrize(
    "said", [b"\x16\x03\x01\x02\x00\x01\xfc\x03\x03", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"hello\r\n\r\n"]
)
def test_what_is_no_request_is_refused_and_no_matter_for_the_log(
    server: Server, said: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    wire = Wire(server)
    wire.send(said)
    assert refusal(wire) == (400, "bad_request")
    assert caplog.text == ""


@pytest.mark.parametrize("start", [b"GET /", b"GET / HTTP/1.1\r\nX: ", b"GET / HTTP/1.1\r\nHost: x\r\n"])
def test_a_head_without_end_is_cut_off(server: Server, start: bytes) -> None:
    wire = Wire(server)
    wire.send(start)
    for _ in range(20):
        wire.send(b"Y: x\r\n" * 2_000 if start.endswith(b"\n") else b"x" * 12_000)
    assert refusal(wire) == (431, "too_large")


def test_who_is_refused_in_the_middle_of_speaking_may_end_the_sentence(server: Server) -> None:
    """Otherwise the connection would be reset, and with it, on many systems, the answer lost."""
    wire = Wire(server)
    wire.send(b"GET /" + b"x" * 40_000)
    wire.socket.recv(1, socket.MSG_PEEK)  # the answer is here
    for _ in range(5):
        wire.socket.sendall(b"x" * 1_000)
        time.sleep(0.02)
    assert refusal(wire) == (431, "too_large")


def test_many_small_headers_count_together(server: Server) -> None:
    wire = Wire(server)
    wire.ask("/healthz", more="".join(f"X-{at}: some value\r\n" for at in range(2_000)))
    assert refusal(wire) == (431, "too_large")


def test_a_long_body_is_not_taken_for_a_long_head(server: Server) -> None:
    wire = Wire(server)
    body = json.dumps({"name": "Ada", "more": "x" * 100_000})
    wire.ask("/api/guests", method="POST", more=f"Content-Length: {len(body)}\r\nContent-Type: application/json\r\n")
    wire.send(body.encode())
    assert wire.status() in (200, 201)
    assert asks(wire) == 200


def test_each_request_of_a_connection_has_a_head_of_its_own(server: Server) -> None:
    wire = Wire(server)
    for _ in range(5):
        wire.ask("/healthz", more=f"X-Long: {'x' * 20_000}\r\n")
        assert wire.read(b"ok\n").startswith(b"HTTP/1.1 200")


# Slowness -------------------------------------------------------------------------------------------------------------


def test_who_connects_and_says_nothing_is_let_go(hurried: Server) -> None:
    assert Wire(hurried).read() == b""


@pytest.mark.parametrize("start", [b"G", b"GET / HT", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: y", b"\r\n"])
def test_a_head_must_arrive_in_time(hurried: Server, start: bytes) -> None:
    wire = Wire(hurried)
    wire.send(start)
    assert refusal(wire) == (408, "too_slow")


def test_a_second_head_must_arrive_in_time_too(hurried: Server) -> None:
    wire = Wire(hurried)
    assert asks(wire) == 200
    wire.send(b"GET / HT")
    assert refusal(wire) == (408, "too_slow")


def test_bytes_that_come_one_by_one_do_not_win_time(hurried: Server) -> None:
    wire = Wire(hurried)
    for _ in range(40):
        wire.send(b"x")
        if wire.is_closed(0.05):
            return
    pytest.fail("it went on for ever")


def test_a_body_must_arrive_in_time(hurried: Server) -> None:
    wire = Wire(hurried)
    wire.ask("/api/guests", method="POST", more="Content-Length: 100\r\nContent-Type: application/json\r\n")
    wire.send(b'{"name":')
    assert refusal(wire) == (408, "too_slow")


def test_an_answer_that_comes_after_a_refusal_is_dropped(hurried: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    async def slowly(*given: Any) -> None:
        await asyncio.sleep(1)

    monkeypatch.setattr(People, "who", slowly)  # nobody is known, but that is said after the body is given up
    wire = Wire(hurried)
    wire.ask("/api/records", method="POST", more="Content-Length: 100\r\nAuthorization: Bearer invented\r\n")
    assert refusal(wire) == (408, "too_slow")
    until(lambda: not hurried.server.server_state.tasks)


def test_a_client_that_goes_away_in_the_middle_of_a_body_is_no_fault(hurried: Server) -> None:
    for path in ["/api/guests", "/api/records"]:
        wire = Wire(hurried)
        wire.ask(path, hurried.person("Ada"), "POST", "Content-Length: 100\r\nContent-Type: application/json\r\n")
        wire.send(b'{"name":')
        wire.drop()
    until(lambda: not hurried.server.server_state.tasks)


def test_an_idle_connection_is_closed(hurried: Server) -> None:
    wire = Wire(hurried)
    assert asks(wire) == 200
    assert wire.is_closed()


def test_a_stream_may_last_longer_than_any_request(hurried: Server) -> None:
    wire = Wire(hurried)
    wire.ask("/api/lobby/events")
    wire.read(b"hello")
    assert not wire.is_closed(1.5)
    wire.drop()


def test_who_does_not_read_is_let_go(hurried: Server) -> None:
    wire = Wire(hurried)
    wire.ask("/api/lobby/events")
    wire.read(b"hello")

    async def chat() -> None:
        hurried.services.bus.live.publish("lobby", "lobby", long="x" * 20_000_000)

    hurried.run(chat())
    until(lambda: hurried.services.bus.live.count() == 0)
    wire.drop()


def test_requests_without_number_are_not_queued(hurried: Server) -> None:
    wire = Wire(hurried)
    wire.ask("/api/lobby/events")
    wire.read(b"hello")
    wire.send(f"GET /healthz HTTP/1.1\r\nHost: {wire.host}\r\n\r\n".encode() * 100)
    assert wire.is_closed()
    until(lambda: hurried.services.bus.live.count() == 0)


# How many -------------------------------------------------------------------------------------------------------------


def test_a_full_house_says_so(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db", connections=10) as small:
        wires = [Wire(small) for _ in range(10)]
        assert [asks(wire) for wire in wires] == [200] * 10
        late = Wire(small)
        late.ask("/healthz")
        assert refusal(late) == (503, "busy")
        assert asks(wires[0]) == 200  # who is in stays in
        late.drop()
        wires.pop().drop()
        until(lambda: small.server.config.http.limits.inside.total() == 9)  # type: ignore[union-attr]  # it is our ProtocolFactory
        assert asks(Wire(small)) == 200


def test_where_no_room_is_left_to_say_so_connections_are_closed_at_once(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db", connections=5) as small:
        wires = [Wire(small) for _ in range(5 + SPARE)]
        until(lambda: len(small.server.server_state.connections) == 5 + SPARE)
        late = Wire(small)
        late.ask("/healthz")
        assert late.read() == b""
        for wire in wires:
            wire.drop()


def test_one_address_is_counted_alone() -> None:
    limits = ConnectionLimits(most=100, per_address=2, proxies=("10.0.0.1", "192.168.0.0/16"))
    for host in ["1.2.3.4", "1.2.3.4", "10.0.0.1", "10.0.0.1", "10.0.0.1", "192.168.7.7", "192.168.7.7", "192.168.7.7"]:
        limits.enter(host)
        assert limits.refusal(host) is None
    limits.enter("::ffff:1.2.3.4")
    refused = limits.refusal("1.2.3.4")
    assert refused is not None
    assert (refused.status, refused.code) == (429, "too_many_connections")
    assert limits.refusal("1.2.3.5") is None
    limits.leave("1.2.3.4")
    assert limits.refusal("1.2.3.4") is None


def test_a_household_has_a_whole_network() -> None:
    limits = ConnectionLimits(most=100, per_address=2)
    for host in ["2001:db8::1", "2001:db8::2", "2001:db8::3"]:
        limits.enter(host)
    assert limits.refusal("2001:db8::9") is not None
    assert limits.refusal("2001:db8:0:1::1") is None


def test_nothing_is_remembered_of_who_has_left() -> None:
    limits = ConnectionLimits(most=100, per_address=2)
    limits.enter("1.2.3.4")
    limits.enter("")
    limits.leave("1.2.3.4")
    limits.leave("")
    assert not limits.inside


def test_one_address_may_open_so_many_connections(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol, "PER_ADDRESS", 3)
    with Server(tmp_path / "serai.db", limits=True) as strict:
        assert [asks(wire) for wire in [Wire(strict) for _ in range(4)]] == [200, 200, 200, 429]
    with Server(tmp_path / "serai.db") as lenient:
        assert [asks(wire) for wire in [Wire(lenient) for _ in range(4)]] == [200] * 4


# Files ----------------------------------------------------------------------------------------------------------------


def limited(soft: int, hard: int, code: str) -> tuple[str, str]:
    """What a process prints that may open so many files, and what it tells the host."""
    asked = f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, ({soft}, {hard}))\n{code}"
    done = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    return done.stdout.strip(), done.stderr.strip()


def test_the_system_is_asked_for_as_many_files_as_are_needed() -> None:
    code = (
        "from serai.web.connection_limits import room; print(room(1000), resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    assert limited(256, 4096, code) == (f"1000 {1000 + SPARE + OTHER_FILES}", "")
    assert limited(256, 512, code) == (f"{512 - SPARE - OTHER_FILES} 512", "")
    assert room(1) == 1


def test_a_host_with_too_few_files_is_told_so() -> None:
    code = "from serai.web.serve import *; print(with_room(Settings(connections=1000)).connections)"
    printed, told = limited(300, 300, code)
    assert printed == "100"
    assert told.count("\n") == 0
    assert "100 connections" in told
    assert "'ulimit -n' to 1200" in told


def test_with_hardly_any_files_nobody_is_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "room", lambda wanted: 0)
    with pytest.raises(BadSetup, match="ulimit -n"):
        serve.with_room(Settings())
