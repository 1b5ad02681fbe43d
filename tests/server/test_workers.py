"""Several processes on one database: what happens in one is heard and revoked in all, and none is left over."""

import os
import random
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from serai.server.live import Live
from serai.server.process_sync import ProcessSync, Standing
from tests.server.live_server import PATIENCE, Person, Server, until
from tests.server.test_live import Ear, listening

Two = tuple[Server, Server]


@pytest.fixture
def two(tmp_path: Path) -> Iterator[Two]:
    """Two servers on one database, each in a thread of its own."""
    file = tmp_path / "serai.db"
    with Server(file, workers=2) as one, Server(file, workers=2) as other:
        yield one, other


def at(server: Server, person: Person) -> Person:
    """The same person with the same key, at another server."""
    same = server.person()
    same.client.cookies.update(person.client.cookies)
    return same


# Hearing --------------------------------------------------------------------------------------------------------------


def test_listeners_elsewhere_hear_of_seats_and_words_as_well_as_moves(two: Two) -> None:
    one, other = two
    ada, bo, cleo = one.person("Ada"), one.person("Bo"), other.person("Cleo")
    table = ada.open(seats="me open", start=False)
    with listening(cleo, f"/api/tables/{table}/events", cleo, table) as ear:
        assert ear.next(PATIENCE) == ("hello", {"number": 0, "seated": 0, "said": 0})
        # The first news of a table may tell of more than has changed, and what changes at once is told together.
        ada.at(table, "chat", text="good evening")
        assert [ear.next(PATIENCE)[0] for _ in range(3)] == ["changed", "seats", "chat"]
        bo.at(table, "join")
        assert ear.until("seats", PATIENCE) == {}
        bo.at(table, "chat", text="hello")
        assert ear.until("chat", PATIENCE) == {}
        bo.at(table, "leave")
        assert ear.until("seats", PATIENCE) == {}
        ada.at(table, "seats", seat=1, kind="shared")
        assert ear.until("seats", PATIENCE) == {}
        ada.at(table, "start")
        assert ear.until("changed", PATIENCE) == {"number": ada.see(table)["number"]}
        ada.at(table, "resign")
        assert ear.until("seats", PATIENCE) == {}
        ada.at(table, "return")
        assert ear.until("seats", PATIENCE) == {}
        assert cleo.see(table)["seats"][0]["kind"] == "person"


def test_what_was_told_here_is_not_told_again(two: Two) -> None:
    one, _ = two
    ada = one.person("Ada")
    table = ada.open()
    with listening(ada, f"/api/tables/{table}/events", ada, table) as ear:
        ear.next(PATIENCE)
        numbers = [ada.act(table)["number"] for _ in range(6)]
        ada.at(table, "chat", text="that was it")
        heard = [ear.until("changed", PATIENCE)["number"] for _ in numbers[1:]]
        assert sorted(set(heard)) == heard


def test_what_was_read_before_a_move_here_is_not_told_after_it(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    live = Live()

    async def old(topics: list[str]) -> dict[str, Standing]:
        live.publish("table", "changed", number=36)  # while the answer is on its way
        return {"table": Standing(35, 0, 0)}

    async def told() -> list[tuple[str, dict[str, int]]]:
        process_sync = ProcessSync(server.services.storage, live, 2)
        monkeypatch.setattr(process_sync, "look", old)
        with live.listen("table") as news:
            await process_sync.tell()
            return [(heard.kind, heard.data) for heard in (news.get_nowait() for _ in range(news.qsize()))]

    assert server.run(told()) == [("changed", {"number": 36}), ("seats", {}), ("chat", {})]


def test_a_move_that_was_found_before_it_was_told_is_told_once() -> None:
    live = Live()
    with live.listen("table") as news:
        for number in (35, 36, 36, 35, 37):
            live.publish("table", "changed", number=number)
        assert [news.get_nowait().data["number"] for _ in range(news.qsize())] == [35, 36, 37]


def test_the_lobby_elsewhere_hears_of_new_tables(two: Two) -> None:
    one, other = two
    ada, cleo = one.person("Ada"), other.person("Cleo")
    ear = Ear(cleo, "/api/lobby/events")
    assert ear.next(PATIENCE) == ("hello", {})
    ear.open.set()
    ada.open(seats="me open", start=False)
    assert ear.next(PATIENCE) == ("lobby", {})
    ear.thread.join(PATIENCE)
    ear.client.close()


# Keys -----------------------------------------------------------------------------------------------------------------


def test_whoever_logs_out_is_logged_out_everywhere_at_once(two: Two) -> None:
    one, other = two
    ada = one.person("Ada")
    elsewhere = at(other, ada)
    assert elsewhere.get("/api/me")["name"] == "Ada"
    ada.post("/api/logout")
    assert elsewhere.get("/api/me") is None


def test_an_account_is_an_account_everywhere_at_once(two: Two) -> None:
    one, other = two
    ada = one.person("Ada")
    elsewhere = at(other, ada)
    assert not elsewhere.get("/api/me")["account"]
    ada.post("/api/account", name="Ada of Merv", password="a long and quiet night")
    assert elsewhere.get("/api/me").items() >= {"id": ada.id, "name": "Ada of Merv", "account": True}.items()


def test_streams_end_with_the_key_by_which_they_were_opened(two: Two) -> None:
    one, other = two
    ada, bo = one.person("Ada"), one.person("Bo")
    table = ada.open()
    path = f"/api/tables/{table}/events"
    ears = [Ear(ada, path), Ear(at(other, ada), path)]
    others = [Ear(bo, path), Ear(other.person(), path)]
    for ear in [*ears, *others]:
        assert ear.until("hello", PATIENCE)
    ada.post("/api/logout")
    for ear in ears:
        ear.thread.join(PATIENCE)
        assert not ear.thread.is_alive()
    assert all(ear.thread.is_alive() for ear in others)
    for ear in others:
        ear.open.set()
    bo.at(table, "chat", text="good night")
    for ear in [*ears, *others]:
        ear.thread.join(PATIENCE)
        ear.client.close()


def test_streams_end_with_the_token_by_which_they_were_opened(server: Server, ada: Person) -> None:
    table = ada.open(private=True)
    bot = server.person()
    bot.client.cookies.set("serai_key", ada.post("/api/tokens", label="bot")["token"])
    ear = Ear(bot, f"/api/tables/{table}/events")
    assert ear.until("hello", PATIENCE)
    token = ada.get("/api/tokens")[0]["id"]
    assert ada.ask("DELETE", f"/api/tokens/{token}").status_code == 204
    ear.thread.join(PATIENCE)
    assert not ear.thread.is_alive()
    ear.client.close()


def test_a_key_that_nobody_knows_listens_like_nobody(two: Two) -> None:
    one, other = two
    ada, stranger = one.person("Ada"), other.person()
    stranger.client.cookies.set("serai_key", "invented")
    table = ada.open()
    with listening(stranger, f"/api/tables/{table}/events", ada, table) as ear:
        assert ear.until("hello", PATIENCE)
        ada.act(table)
        assert ear.until("changed", PATIENCE)
        other.run(other.services.bus.process_sync.drop_revoked())
        ada.act(table)
        assert ear.until("changed", PATIENCE)


def test_whoever_is_logged_out_while_waiting_is_answered_as_nobody(server: Server, ada: Person) -> None:
    table = ada.open(private=True)
    number = ada.see(table)["number"]
    waiting = server.person()
    waiting.client.cookies.update(ada.client.cookies)
    answers: list[httpx.Response] = []

    asking = threading.Thread(target=lambda: answers.append(waiting.client.get(f"/api/tables/{table}?after={number}")))
    asking.start()
    until(lambda: table in server.services.bus.live.topics())
    ada.post("/api/logout")
    asking.join(PATIENCE)
    assert answers[0].status_code == 404


# Bots -----------------------------------------------------------------------------------------------------------------


def test_one_process_asks_the_bots_wherever_a_move_was_made(two: Two) -> None:
    one, other = two
    for server in two:
        person = server.person("Ada")
        table = person.open("tadmor", "me bot:random")
        person.play(table, random.Random(1), 6)
    assert (one.services.bots.asks, other.services.bots.asks) == (True, False)
    assert one.services.bots.pool.thinkers[0].process is not None
    assert other.services.bots.pool.thinkers[0].process is None


def test_the_one_that_asks_hears_of_moves_elsewhere_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.bot_round.SWEEP", 3600.0)  # whoever is not heard of would be forgotten
    file = tmp_path / "serai.db"
    with Server(file, workers=2), Server(file, workers=2) as other:
        ada = other.person("Ada")
        table = ada.open("merv", "bot:random bot:random")
        before = ada.see(table)["number"]
        until(lambda: ada.see(table)["number"] > before)


def test_when_the_one_that_asks_ends_another_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.bot_round.SWEEP", 0.1)
    file = tmp_path / "serai.db"
    with Server(file, workers=2) as one:
        assert one.services.bots.asks
        with Server(file, workers=2) as other:
            ada = other.person("Ada")
            table = ada.open("merv", "bot:random bot:random")
            one.run(one.services.bots.close())
            before = ada.see(table)["number"]
            until(lambda: ada.see(table)["number"] > before)
            assert other.services.bots.asks


def test_a_neighbour_that_cannot_listen_tries_again(two: Two, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = two
    ada, cleo = one.person("Ada"), other.person("Cleo")
    table = ada.open()
    failed: list[int] = []

    async def broken(self: ProcessSync) -> None:
        failed.append(1)
        raise RuntimeError("a fault")

    with monkeypatch.context() as patched:
        patched.setattr(ProcessSync, "tell", broken)
        ada.act(table)
        until(lambda: len(failed) >= 2)
    with listening(cleo, f"/api/tables/{table}/events", cleo, table) as ear:
        ear.next(PATIENCE)
        until(lambda: hears(ear, ada, table))


def hears(ear: Ear, ada: Person, table: str) -> bool:
    ada.act(table)
    return not ear.heard.empty()


# Processes ------------------------------------------------------------------------------------------------------------


class Supervised:
    """`serai serve --workers 2`, and whom it began."""

    def __init__(self, file: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        words = ["--port", str(port), "--database", f"sqlite:///{file}", "--pause", "0", "--bots", "1", "--no-limits"]
        command = [sys.executable, "-m", "serai", "serve", *words, "--workers", "2"]
        self.process = subprocess.Popen(
            command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
        )
        until(lambda: self.answers() and len(self.workers()) == 2, 60)

    def answers(self) -> bool:
        assert self.process.poll() is None
        try:
            return httpx.get(f"{self.url}/healthz", trust_env=False).is_success
        except httpx.TransportError:
            return False

    def family(self) -> dict[int, str]:
        """All processes of its session that are alive, with their commands."""
        found: dict[int, str] = {}
        for entry in Path("/proc").iterdir():
            try:
                words = entry.joinpath("cmdline").read_bytes().replace(b"\0", b" ").decode()
                state, _, _, session = entry.joinpath("stat").read_text().rpartition(")")[2].split()[:4]
            except (OSError, ValueError):
                continue
            if entry.name.isdecimal() and int(session) == self.process.pid and state != "Z":
                found[int(entry.name)] = words
        return found

    def workers(self) -> list[int]:
        return [pid for pid, words in self.family().items() if "multiprocessing.spawn" in words]

    def bots(self) -> list[int]:
        return [pid for pid, words in self.family().items() if "bot_process" in words]

    def end(self) -> None:
        for pid in self.family():
            os.kill(pid, signal.SIGKILL)
        self.process.wait()


@pytest.fixture
def supervised(tmp_path: Path) -> Iterator[Supervised]:
    if sys.platform != "linux":
        pytest.skip("only Linux says so easily who has begun whom")
    server = Supervised(tmp_path / "serai.db")
    yield server
    server.end()


def test_when_the_supervisor_is_killed_its_workers_and_their_bots_end(supervised: Supervised) -> None:
    ada = Person(supervised.url, "Ada")
    ada.open("merv", "bot:greedy bot:greedy bot:greedy bot:greedy")
    until(lambda: supervised.bots() != [])
    ada.client.close()
    os.kill(supervised.process.pid, signal.SIGKILL)
    until(lambda: supervised.family() == {})


ASKS_A_BOT = """
import asyncio, random
from serai.core.titles import find
from serai.server.bot_pool import Question, Thinker
from serai.server.timeline import Timeline, chance_moves

async def main():
    game = find("merv")
    timeline = Timeline(game, game.new(2))
    timeline = timeline.after(chance_moves(timeline.state.clone(), 1, random.Random(1)))
    thinker = Thinker()
    await thinker.ask(Question("a table", "random", timeline, 1, 60), 60)
    print(thinker.process.pid, flush=True)
    await asyncio.sleep(60)

asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a bot thinks to the end first")
def test_a_bot_ends_with_a_worker_that_is_killed_even_in_thought() -> None:
    worker = subprocess.Popen([sys.executable, "-c", ASKS_A_BOT], stdout=subprocess.PIPE, text=True)
    assert worker.stdout is not None
    bot = int(worker.stdout.readline())
    os.kill(bot, signal.SIGSTOP)  # it would never answer
    worker.kill()
    worker.communicate()
    until(lambda: not is_alive(bot))


def is_alive(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_with_two_real_workers_a_logged_out_key_opens_nothing(supervised: Supervised) -> None:
    ada = Person(supervised.url, "Ada")
    table = ada.open(private=True)
    browsers = [Person(supervised.url) for _ in range(12)]
    for browser in browsers:
        browser.client.cookies.update(ada.client.cookies)
        assert browser.see(table)["number"] > 0
    ears = [Ear(browser, f"/api/tables/{table}/events") for browser in browsers]
    for ear in ears:
        assert ear.until("hello", PATIENCE)
    browsers[0].post("/api/logout")
    assert {browser.client.get(f"/api/tables/{table}").status_code for browser in browsers} == {404}
    for person in [ada, *browsers]:
        person.client.close()
    for ear in ears:
        ear.thread.join(PATIENCE)
        assert not ear.thread.is_alive()
        ear.client.close()
