"""How tables last looked, kept for the day their rules are gone: not with every move, but before anything is lost."""

import json
import random
import zlib
from pathlib import Path
from typing import Any

import pytest

from serai.server import sights
from serai.server.refused import Refused
from serai.server.storage import Storage
from tests.server.live_server import Person, Server, rows, until


def sight_of(file: Path, table: str) -> dict[str, Any] | None:
    found = rows(file, "SELECT sight FROM sights WHERE table_id = ?", table)
    return json.loads(zlib.decompress(found[0][0])) if found else None


def test_a_table_in_play_is_kept_as_it_stands_when_the_server_stops(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    with Server(file) as server:
        ada = server.person("Ada")
        table = ada.open()
        ada.play(table, random.Random(1), 5)
        assert sight_of(file, table) is None
        stands = server.person().see(table)
    kept = sight_of(file, table)
    assert kept is not None
    assert kept["view"] == stands["view"]
    assert [sum(parts.values()) for parts in kept["scores"]] == [score["total"] for score in stands["scores"]]


def test_a_game_that_is_over_is_kept_with_its_last_move(server: Server, ada: Person, nobody: Person) -> None:
    table = ada.open()
    ada.play(table, random.Random(1))
    kept = sight_of(Path(str(server.services.storage.url.database)), table)
    assert kept is not None
    assert kept["view"] == nobody.see(table)["view"]


def test_while_a_game_goes_on_it_is_kept_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sights, "REST", 0.05)
    file = tmp_path / "serai.db"
    with Server(file) as server:
        ada = server.person("Ada")
        table = ada.open()
        for _ in range(2):
            ada.act(table)
            view = server.person().see(table)["view"]
            until(lambda: (sight_of(file, table) or {}).get("view") == view)  # noqa: B023  # awaited right here


def test_a_process_keeps_nothing_older_than_another_has_played(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    with Server(file) as server:
        ada = server.person("Ada")
        table = ada.open()
        old = server.services.play.timelines[table]
        ada.act(table)
        server.run(server.services.play.sights.write(table, old))
        assert sight_of(file, table) is None


def test_what_cannot_be_kept_now_is_kept_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "serai.db"
    with Server(file) as server:
        ada = server.person("Ada")
        table = ada.open()

        def full(self: Storage) -> None:
            raise Refused(507, "disk_full")

        with monkeypatch.context() as patched:
            patched.setattr(Storage, "write", full)
            server.run(server.services.play.sights.catch_up())
        assert table in server.services.play.sights.changed
    assert sight_of(file, table) is not None
