"""The disk and the file on it: private, looked at before anything begins, and its troubles said in one sentence."""

import logging
import os
import shutil
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from serai.core.errors import BadSetup
from serai.server.database_file import open_database
from serai.server.health import Health
from serai.server.storage import Storage
from tests.server.live_server import Person, Server, refusal_of, rows, until


def mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


def refusal(file: Path) -> str:
    with pytest.raises(BadSetup) as caught:
        open_database(f"sqlite:///{file}")
    sentence = str(caught.value)
    assert sentence.startswith(f"cannot keep games in {file}: ")
    return sentence.partition(f"{file}: ")[2]


# Private files --------------------------------------------------------------------------------------------------------


@pytest.fixture
def open_hands() -> Iterator[None]:
    """A umask under which everything made would be everybody's."""
    before = os.umask(0)
    yield
    os.umask(before)


@pytest.mark.usefixtures("open_hands")
def test_a_new_database_is_for_nobody_elses_eyes(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    with Server(file) as server:
        server.person("Ada")
        found = {part.name: mode(part) for part in tmp_path.iterdir()}
    assert found == {"serai.db": 0o600, "serai.db-wal": 0o600, "serai.db-shm": 0o600}


@pytest.mark.usefixtures("open_hands")
def test_a_new_database_is_private_before_sqlite_sees_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    connect = sqlite3.connect

    def watched(*given: Any, **more: Any) -> Any:
        seen.append(mode(tmp_path / "serai.db"))
        return connect(*given, **more)

    monkeypatch.setattr(sqlite3, "connect", watched)
    monkeypatch.setattr("sqlite3.dbapi2.connect", watched)
    monkeypatch.setattr(Path, "chmod", None)  # there is no moment in which it would have to be tightened
    open_database(f"sqlite:///{tmp_path / 'serai.db'}")
    assert set(seen) == {0o600}


def test_a_database_that_others_could_read_is_tightened(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    open_database(f"sqlite:///{file}")
    with closing(sqlite3.connect(file)) as keeps_them_there:
        keeps_them_there.execute("INSERT INTO people (name, created) VALUES ('Ada', 0)")
        keeps_them_there.commit()
        parts = [file, tmp_path / "serai.db-wal", tmp_path / "serai.db-shm"]
        for part in parts:
            part.chmod(0o644)
        open_database(f"sqlite:///{file}")
        assert [mode(part) for part in parts] == [0o600] * 3


# At the start ---------------------------------------------------------------------------------------------------------


def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    open_database(f"sqlite:///{file}")
    pages = bytearray(file.read_bytes())
    pages[2 * 4096 :] = b"\xff" * (len(pages) - 2 * 4096)
    file.write_bytes(pages)
    assert refusal(file) == "it is damaged"


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 200)
    assert refusal(file) == "it is not a database"
    assert file.read_text() == "Dear Ada, " * 200


def test_a_database_of_another_program_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "music.db"
    rows(file, "CREATE TABLE songs (title TEXT)")
    assert refusal(file) == "it is a database of another program"
    assert rows(file, "SELECT name FROM sqlite_master") == [("songs",)]


def test_a_database_of_a_newer_serai_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    open_database(f"sqlite:///{file}")
    rows(file, "UPDATE alembic_version SET version_num = '9999'")
    assert refusal(file) == "it was written by a newer Serai (version 9999 of its tables)"
    assert rows(file, "SELECT version_num FROM alembic_version") == [("9999",)]


def test_a_database_that_another_program_holds_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "serai.db"
    open_database(f"sqlite:///{file}")
    monkeypatch.setattr("serai.server.database_file.PATIENCE", 0.1)
    with closing(sqlite3.connect(file)) as holder:
        holder.execute("PRAGMA locking_mode = EXCLUSIVE")
        holder.execute("BEGIN EXCLUSIVE")
        assert refusal(file) == "another program holds it"


def test_a_folder_is_no_database(tmp_path: Path) -> None:
    assert refusal(tmp_path) == "it is a folder"
    (tmp_path / "file").write_text("")
    assert refusal(tmp_path / "file" / "serai.db") in ["not a directory", "file exists"]


@pytest.mark.parametrize("part", ["folder", "file"])
def test_what_cannot_be_written_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    file = tmp_path / "serai.db"
    open_database(f"sqlite:///{file}")
    closed = tmp_path if part == "folder" else file
    may = os.access  # who runs the tests may be allowed everything, whatever the file's mode says
    monkeypatch.setattr(os, "access", lambda path, how: Path(path) != closed and may(path, how))
    assert refusal(file) == ("its folder cannot be written" if part == "folder" else "it cannot be written")


def test_a_database_that_only_sqlite_finds_read_only_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "serai.db"
    open_database(f"sqlite:///{file}")

    def read_only(connection: Any, record: Any) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA query_only = ON")

    monkeypatch.setattr("serai.server.database_file.prepare", read_only)
    assert refusal(file) == "it cannot be written"


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A disk with room for a few pages more than a new database."""
    if os.name != "posix" or os.getuid() != 0 or shutil.which("mount") is None:
        pytest.skip("only root can make a small disk")
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", str(folder)]
    made = subprocess.run(mount, capture_output=True, check=False)
    if made.returncode != 0:
        pytest.skip("no disk can be made here")
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill_up(folder: Path) -> None:
    with suppress(OSError), (folder / "filler").open("ab", buffering=0) as filler:
        while filler.write(bytes(4096)):
            pass


def test_a_full_disk_is_said_at_the_start(small_disk: Path) -> None:
    fill_up(small_disk)
    assert refusal(small_disk / "serai.db") in ["the disk is full", "no space left on device"]


def test_a_disk_that_fills_up_is_said_and_nothing_is_lost(small_disk: Path, caplog: pytest.LogCaptureFixture) -> None:
    with Server(small_disk / "serai.db") as server:
        ada = server.person("Ada")
        table = ada.open(seats="me open", start=False)
        assert ada.get("/healthz") == "ok\n"
        fill_up(small_disk)
        said = 0
        with caplog.at_level(logging.ERROR):
            while (answer := ada.ask("POST", f"/api/tables/{table}/chat", {"text": "x" * 400})).is_success:
                said += 1
        assert refusal_of(answer) == (507, "disk_full")
        server.app.state.health.well_until = 0
        assert refusal_of(ada.client.get("/healthz")) == (503, "disk_full")
        assert caplog.text == ""
        assert server.rows("SELECT count(*) FROM chat") == [(said,)]
        (small_disk / "filler").unlink()
        assert ada.get("/healthz") == "ok\n"
        ada.at(table, "chat", text="there is room again")


def serve(database: str, *more: str) -> subprocess.CompletedProcess[str]:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "serai", "serve", "--port", str(port), "--database", database, *more]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_server_without_a_database_says_one_sentence_and_ends(tmp_path: Path, workers: str) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ada, " * 200)
    ended = serve(f"sqlite:///{file}", "--workers", workers)
    assert ended.returncode == 2
    assert (ended.stdout, ended.stderr) == ("", f"serai: cannot keep games in {file}: it is not a database\n")


# While it runs --------------------------------------------------------------------------------------------------------


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "serai.db") as served:
        yield served


async def tell_writer(storage: Storage, pragma: str) -> None:
    async with storage.write() as connection:
        await connection.execute(sa.text(f"PRAGMA {pragma}"))


def test_a_locked_database_is_busy_and_says_when_to_come_again(
    own: Server, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = own.person("Ada")
    table = ada.open()
    monkeypatch.setattr("serai.server.group_commit.PATIENCE", 0.1)
    own.app.state.health.well_until = 0
    with closing(sqlite3.connect(own.file)) as holder, caplog.at_level(logging.ERROR):
        holder.execute("BEGIN IMMEDIATE")
        seen = ada.see(table)
        answer = ada.ask("POST", f"/api/tables/{table}/chat", {"text": "hello"})
        assert refusal_of(answer) == (503, "busy")
        assert int(answer.headers["retry-after"]) > 0
        move = {"number": seen["number"], "action": seen["choices"][0]["action"]}
        assert ada.refused_at(table, "act", **move) == (503, "busy")
        assert refusal_of(ada.client.get("/healthz")) == (503, "busy")
        holder.rollback()
    assert caplog.text == ""
    ada.at(table, "act", **move)


def test_a_disk_turned_read_only_is_said(own: Server, caplog: pytest.LogCaptureFixture) -> None:
    ada = own.person("Ada")
    assert ada.get("/healthz") == "ok\n"
    own.run(tell_writer(own.services.storage, "query_only = ON"))
    with caplog.at_level(logging.ERROR):
        assert ada.refused("POST", "/api/tables", game="merv", seats=["me", "open"]) == (503, "read_only")
        own.app.state.health.well_until = 0
        assert refusal_of(ada.client.get("/healthz")) == (503, "read_only")
        assert refusal_of(ada.client.get("/healthz")) == (503, "read_only")
    assert caplog.text == ""
    own.run(own.services.storage.writer.dispose())  # the next connection is an ordinary one
    assert ada.get("/healthz") == "ok\n"


def test_no_room_left_is_said(own: Server, caplog: pytest.LogCaptureFixture) -> None:
    ada = own.person("Ada")
    table = ada.open(seats="me open", start=False)
    own.run(tell_writer(own.services.storage, "max_page_count = 1"))  # which is: as many as there are now
    with caplog.at_level(logging.ERROR):
        answers = [ada.ask("POST", f"/api/tables/{table}/chat", {"text": "x" * 500}) for _ in range(40)]
    assert {refusal_of(answer) for answer in answers if answer.is_error} == {(507, "disk_full")}
    said = sum(answer.is_success for answer in answers)
    assert own.rows("SELECT count(*) FROM chat") == [(said,)]
    assert caplog.text == ""


def test_health_is_no_burden(own: Server) -> None:
    ada = own.person("Ada")
    assert ada.get("/healthz") == "ok\n"
    wal = own.file.with_name("serai.db-wal")
    size = wal.stat().st_size
    for _ in range(20):
        assert ada.get("/healthz") == "ok\n"
    assert wal.stat().st_size == size


def test_health_is_a_write_to_the_disk(own: Server) -> None:
    own.person("Ada")
    wal = own.file.with_name("serai.db-wal")
    size = wal.stat().st_size
    own.run(Health(own.services.storage).check())
    assert wal.stat().st_size > size


@pytest.mark.skipif(sys.platform == "win32", reason="there are no limits on files")
def test_a_disk_that_refuses_is_no_fault(tmp_path: Path) -> None:
    """A limit on the size of files is a real disk's refusal that anybody can have."""
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    limited = "import resource, sys; resource.setrlimit(resource.RLIMIT_FSIZE, (400_000, 400_000));"
    limited += "from serai.cli import main; sys.exit(main())"
    words = ["serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'serai.db'}", "--no-limits"]
    process = subprocess.Popen(
        [sys.executable, "-c", limited, *words], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
    )
    url = f"http://127.0.0.1:{port}"
    try:
        until(lambda: answers(url), 30)
        ada = Person(url, "Ada")
        table = ada.open(seats="me open", start=False)
        while (answer := ada.ask("POST", f"/api/tables/{table}/chat", {"text": "x" * 500})).is_success:
            pass
        assert refusal_of(answer) == (503, "disk_trouble")
        assert ada.see(table)["status"] == "open"
        ada.client.close()
    finally:
        process.terminate()
        _, said = process.communicate()
    assert said == ""


def answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/healthz", trust_env=False).is_success
    except httpx.TransportError:
        return False
