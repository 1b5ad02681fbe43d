"""Live updates: whoever looks at a table hears at once that something happened there."""

import asyncio
import json
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serai.server.live import BACKLOG, ENDED, Live
from tests.server.live_server import Person, Server


class Ear:
    """An open event stream, read by a thread."""

    def __init__(self, person: Person, path: str) -> None:
        self.heard: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()
        self.client = type(person.client)(
            base_url=person.client.base_url, cookies=person.client.cookies, timeout=30, trust_env=False
        )
        self.path = path
        self.open = threading.Event()
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()

    def listen(self) -> None:
        with self.client.stream("GET", self.path) as stream:
            assert stream.headers["content-type"].startswith("text/event-stream")
            kind = ""
            for line in stream.iter_lines():
                name, _, value = line.partition(": ")
                if name == "event":
                    kind = value
                elif name == "data":
                    self.heard.put((kind, json.loads(value)))
                    if kind == "bye" or self.open.is_set():
                        return

    def next(self, seconds: float = 5) -> tuple[str, dict[str, Any]]:
        return self.heard.get(timeout=seconds)

    def until(self, kind: str, seconds: float = 5) -> dict[str, Any]:
        while True:
            heard, data = self.next(seconds)
            if heard == kind:
                return data


@contextmanager
def listening(person: Person, path: str, last: Person, table: str) -> Iterator[Ear]:
    """An ear; in the end somebody says something, so that its thread notices that nobody listens any more."""
    ear = Ear(person, path)
    try:
        yield ear
    finally:
        ear.open.set()
        last.at(table, "chat", text="good night")
        ear.thread.join(10)
        ear.client.close()
        assert not ear.thread.is_alive()


def test_a_stream_tells_of_moves_seats_and_words(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open", start=False)
    with listening(ada, f"/api/tables/{table}/events", ada, table) as ear:
        assert ear.next() == ("hello", {"number": 0, "seated": 0, "said": 0})
        bo.at(table, "join")
        assert ear.next() == ("seats", {})
        bo.at(table, "chat", text="hello")
        assert ear.next() == ("chat", {})
        ada.at(table, "start")
        assert ear.next() == ("changed", {"number": ada.see(table)["number"]})
        decides = ada if ada.see(table)["choices"] else bo
        decides.act(table)
        assert ear.next() == ("changed", {"number": ada.see(table)["number"]})


def test_a_stream_says_first_where_the_table_is(ada: Person, bo: Person, nobody: Person) -> None:
    table = ada.open(seats="me open", start=False)
    bo.at(table, "join")
    bo.at(table, "chat", text="hello")
    ada.at(table, "start")
    seen = ada.see(table)
    assert (seen["number"] > 0, seen["seated"]) == (True, 1)
    with listening(nobody, f"/api/tables/{table}/events", ada, table) as ear:
        said = {"number": seen["number"], "seated": 1, "said": seen["chat"][-1]["number"]}
        assert ear.next() == ("hello", said)


def test_the_lobby_hears_of_new_tables(ada: Person, nobody: Person) -> None:
    with Lobby(nobody, ada) as ear:
        assert ear.next() == ("hello", {})
        ada.open(seats="me open", start=False)
        assert ear.until("lobby") == {}


def test_the_very_first_word_on_a_server_is_read(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db") as server:
        ada = server.person("Ada")
        table = ada.open()
        ada.at(table, "chat", text="anybody here?")
        assert [line["text"] for line in ada.see(table)["chat"]] == ["anybody here?"]


def test_the_lobby_hears_that_somebody_sits_down(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db") as quiet:
        ada, bo = quiet.person("Ada"), quiet.person("Bo")
        table = ada.open(seats="me open", start=False)
        with Lobby(quiet.person(), ada) as ear:
            assert ear.next() == ("hello", {})
            bo.at(table, "join")
            assert ear.next() == ("lobby", {})


class Lobby:
    """An ear in the lobby; a new table ends it."""

    def __init__(self, person: Person, last: Person) -> None:
        self.ear = Ear(person, "/api/lobby/events")
        self.last = last

    def __enter__(self) -> Ear:
        return self.ear

    def __exit__(self, *error: object) -> None:
        self.ear.open.set()
        self.last.open(seats="me open", start=False)
        self.ear.thread.join(10)
        self.ear.client.close()


def test_listeners_that_go_away_are_forgotten(server: Server, ada: Person) -> None:
    table = ada.open(seats="me open", start=False)
    with listening(ada, f"/api/tables/{table}/events", ada, table) as ear:
        ear.next()
        assert table in server.services.bus.live.topics()
    deadline = time.monotonic() + 5
    while table in server.services.bus.live.topics():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def test_a_program_may_wait_for_the_next_move(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me shared")
    seen = ada.see(table)
    answers: queue.Queue[dict[str, Any]] = queue.Queue()
    asking = threading.Thread(target=lambda: answers.put(bo.get(f"/api/tables/{table}?after={seen['number']}")))
    asking.start()
    time.sleep(0.2)
    assert answers.empty()
    ada.act(table)
    assert answers.get(timeout=5)["number"] > seen["number"]
    asking.join()
    assert bo.get(f"/api/tables/{table}?after={seen['number']}")["number"] > seen["number"]


def test_two_processes_on_one_database_hear_of_each_others_moves(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    with Server(file, workers=2) as one, Server(file, workers=2) as other:
        ada = one.person("Ada")
        bo = other.person("Bo")
        table = ada.open(seats="me open", start=False)
        bo.at(table, "join")
        with listening(bo, f"/api/tables/{table}/events", bo, table) as ear:
            assert ear.next() == ("hello", {"number": 0, "seated": 1, "said": 0})
            ada.at(table, "start")
            number = ada.see(table)["number"]
            begun = time.monotonic()
            while ear.until("changed", 2)["number"] != number:
                pass
            assert time.monotonic() - begun < 1
            for _ in range(4):
                decides = ada if ada.see(table)["choices"] else bo
                decides.act(table)
                number = decides.see(table)["number"]
                while ear.until("changed", 2)["number"] != number:
                    pass
                assert ada.see(table)["view"]["decisions"] == bo.see(table)["view"]["decisions"]


# Falling behind -------------------------------------------------------------------------------------------------------


def test_who_falls_far_behind_hears_the_latest_and_holds_up_nobody() -> None:
    async def told() -> tuple[list[int], list[str]]:
        live = Live()
        with live.listen("table") as slow, live.listen("table") as quick:
            for number in range(BACKLOG + 10):
                live.publish("table", "changed", number=number)
                assert (await quick.get()).data == {"number": number}
            heard = [slow.get_nowait().data["number"] for _ in range(slow.qsize())]
            for _ in range(BACKLOG + 1):
                live.publish("table", "chat")
            live.end()
            return heard, [slow.get_nowait().kind for _ in range(slow.qsize())]

    numbers, kinds = asyncio.run(told())
    assert numbers == list(range(10, BACKLOG + 10))
    assert (len(kinds), kinds[-1]) == (BACKLOG, ENDED)  # that all is over is never among what is dropped


def test_nothing_is_remembered_of_a_table_at_which_nobody_looks() -> None:
    live = Live()
    with live.listen("table"):
        live.publish("table", "changed", number=3)
        live.publish("another", "changed", number=4)
        assert live.numbers == {"table": 3}
    assert (live.listeners, live.numbers) == ({}, {})


def test_who_comes_when_the_server_stops_is_not_kept_waiting() -> None:
    live = Live()
    live.end()
    with live.listen("table") as late:
        assert late.get_nowait().kind == ENDED
