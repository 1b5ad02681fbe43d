"""The lobby: nobody fills it alone, and whoever is waited for finds every table that waits."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from serai.server.limits import LIMITS, Limit
from serai.server.open_table_limits import FROM_ONE_ADDRESS, OF_ONE_PERSON
from serai.server.table_lists import OF_ONE_HOST
from tests.server.live_server import Person, Server


@pytest.fixture
def strict(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that counts open tables; how fast people ask is not what is tested here."""
    for kind in LIMITS:
        monkeypatch.setitem(LIMITS, kind, [Limit(10_000, 10_000)])
    with Server(tmp_path / "serai.db", limits=True) as served:
        yield served


def waiting(person: Person, private: bool = False) -> str:
    return person.open(seats="me open", start=False, private=private)


def refused_one_more(person: Person) -> tuple[tuple[int, str], str]:
    refusal = person.refused("POST", "/api/tables", game="merv", seats=["me", "open"])
    return refusal, refusal.message


def test_one_person_keeps_a_few_tables_waiting_and_no_more(strict: Server) -> None:
    ada, bo = strict.person("Ada"), strict.person("Bo")
    tables = [waiting(ada, private=at % 2 == 0) for at in range(OF_ONE_PERSON)]
    said = "You have 5 tables waiting for players already; start or close one of them first."
    assert refused_one_more(ada) == ((409, "too_many_open"), said)
    waiting(bo)
    ada.open()
    ada.at(tables[0], "close")
    tables[0] = waiting(ada)
    ada.at(tables[1], "seats", seat=1, kind="bot", bot="random")
    ada.at(tables[1], "start")
    waiting(ada)
    assert refused_one_more(ada)[0] == (409, "too_many_open")


def test_of_many_tables_opened_at_once_no_more_are_granted(strict: Server) -> None:
    ada = strict.person("Ada")
    body = {"game": "merv", "seats": ["me", "open"]}
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: ada.ask("POST", "/api/tables", body).status_code, range(OF_ONE_PERSON + 6)))
    assert (answers.count(201), answers.count(409)) == (OF_ONE_PERSON, 6)


def test_from_one_address_many_people_open_no_more_than_some(strict: Server) -> None:
    crowd = [strict.person(f"Guest {at}") for at in range(FROM_ONE_ADDRESS // 4 + 1)]
    tables = [waiting(guest) for guest in crowd[:-1] for _ in range(4)]
    refusal, said = refused_one_more(crowd[-1])
    assert (refusal, said.startswith("Too many tables")) == ((429, "too_many_open"), True)
    crowd[0].at(tables[0], "close")
    waiting(crowd[-1])
    assert refused_one_more(crowd[-1])[0] == (429, "too_many_open")
    strict.rows("UPDATE tables SET updated = updated - 25 * 3600 * 1000 WHERE id = ?", tables[1])
    waiting(crowd[-1])


def test_a_rematch_is_a_table_that_waits_like_others(strict: Server) -> None:
    ada = strict.person("Ada")
    over = ada.open()
    strict.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", over)
    for _ in range(OF_ONE_PERSON):
        waiting(ada)
    assert ada.refused_at(over, "rematch") == (409, "too_many_open")


def test_where_a_table_was_opened_is_hardly_known_and_forgotten_when_it_begins(strict: Server) -> None:
    ada = strict.person("Ada")
    begun, closed, waits = (waiting(ada) for _ in range(3))
    at_once = ada.open()
    ada.at(begun, "seats", seat=1, kind="shared")
    ada.at(begun, "start")
    ada.at(closed, "close")
    kept = dict(strict.rows("SELECT id, opened_from FROM tables"))
    assert [kept[table] for table in [begun, closed, at_once]] == [None, None, None]
    assert (len(kept[waits]), "127" in kept[waits]) == (6, False)


def test_without_limits_nothing_is_counted(server: Server, ada: Person) -> None:
    tables = [waiting(ada) for _ in range(OF_ONE_PERSON + 1)]
    assert server.rows("SELECT opened_from FROM tables WHERE id = ?", tables[-1]) == [(None,)]
    for table in tables:
        ada.at(table, "close")


def test_the_lobby_shows_the_newest_few_of_each_host(server: Server, ada: Person, bo: Person) -> None:
    tables = [waiting(ada) for _ in range(OF_ONE_HOST + 3)]
    playing = [ada.open() for _ in range(OF_ONE_HOST + 1)]
    for at, table in enumerate([*tables, *playing]):
        server.rows("UPDATE tables SET updated = updated + ? WHERE id = ?", 10 * at, table)
    shown = [line["id"] for line in bo.get("/api/tables")["open"] if line["host"] == "Ada"]
    mine = [table for table in shown if table in {*tables, *playing}]
    assert mine == [*reversed(tables[-OF_ONE_HOST:]), *reversed(playing[-OF_ONE_HOST:])]
    for table in tables:
        ada.at(table, "close")


def test_all_tables_that_wait_for_ones_move_come_first(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.table_lists.LISTED", 2)
    ada = server.person("Ada")
    asked, gathering = [ada.open() for _ in range(3)], [waiting(ada) for _ in range(3)]
    over = [ada.open() for _ in range(3)]
    for at, table in enumerate([*over, *gathering, *asked]):
        server.rows("UPDATE tables SET updated = ? WHERE id = ?", 1000 - at, table)
    for table in over:
        server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", table)
    mine = ada.get("/api/tables")["mine"]
    assert [line["id"] for line in mine] == [*asked, *gathering, *over[:2]]
    assert [line["your_turn"] for line in mine] == [True] * 3 + [False] * 5


def test_a_table_where_a_bot_plays_for_one_does_not_wait_for_them(
    server: Server, ada: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("serai.server.table_lists.LISTED", 0)
    table = ada.open(seats="me open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    asked = next(person for person in [ada, bo] if person.see(table)["choices"])
    assert table in {line["id"] for line in asked.get("/api/tables")["mine"]}
    server.rows("UPDATE seats SET bot = 'random' WHERE table_id = ? AND person_id = ?", table, asked.id)
    assert table not in {line["id"] for line in asked.get("/api/tables")["mine"]}


def test_a_table_without_a_free_seat_asks_nobody_to_join(ada: Person, bo: Person, nobody: Person) -> None:
    table = ada.open(seats="me open", start=False)
    assert f'data-join="{table}"' in nobody.get("/")
    bo.at(table, "join")
    assert table not in nobody.get("/")
    ada.at(table, "start")
    assert f'data-join="{table}"' not in nobody.get("/")
    assert f"/tables/{table}" in nobody.get("/")
    assert ada.open(seats="me bot:random", start=False) not in nobody.get("/")
