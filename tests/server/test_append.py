"""Two at once: a move is worked out from the table as it was read, and appended only if that still stands."""

import random
from collections.abc import Callable
from typing import Any

import pytest

from serai.server import deciding, play
from serai.server.timeline import Move
from tests.server.live_server import Person, Server

Meanwhile = Callable[[Callable[[], Any]], list[str]]


@pytest.fixture
def meanwhile(monkeypatch: pytest.MonkeyPatch) -> Meanwhile:
    """Let something happen, once, after a move is worked out and before it is written; tells how often one was."""

    def arrange(happens: Callable[[], Any], once: bool = True) -> list[str]:
        worked_out: list[str] = []

        def rows_for(*given: Any) -> list[Move]:
            rows = deciding.rows_for(*given)
            if not (once and worked_out):
                happens()
            worked_out.append(rows[0].action)
            return rows

        monkeypatch.setattr(play, "rows_for", rows_for)
        return worked_out

    return arrange


def first_choice(person: Person, table: str) -> dict[str, Any]:
    seen = person.see(table)
    return {"number": seen["number"], "action": seen["choices"][0]["action"], "key": f"key-{random.random()}"}


def test_whoever_finds_the_next_number_taken_is_late_and_leaves_nothing(
    server: Server, ada: Person, meanwhile: Meanwhile
) -> None:
    table = ada.open()
    choice = first_choice(ada, table)
    taken = "INSERT INTO moves VALUES (?, ?, 'end', 0, '', 0, 0, NULL, NULL, 0)"
    worked_out = meanwhile(lambda: server.rows(taken, table, choice["number"] + 1))
    refusal = ada.refused_at(table, "act", **choice)
    assert refusal == (409, "stale")
    assert len(worked_out) == play.TRIES
    assert server.rows("SELECT COUNT(*) FROM moves WHERE key = ?", choice["key"]) == [(0,)]


def test_a_move_whose_number_another_one_took_is_told_so_with_the_fresh_table(
    server: Server, ada: Person, meanwhile: Meanwhile
) -> None:
    table = ada.open()
    before = ada.see(table)["number"]
    choice = first_choice(ada, table)

    def another() -> None:
        taken = "INSERT INTO moves VALUES (?, ?, 'end', 0, '', 0, 0, NULL, NULL, 0)"
        server.rows(taken, table, before + 1)
        server.rows("UPDATE tables SET number = number + 1 WHERE id = ?", table)

    worked_out = meanwhile(another)
    answer = ada.ask("POST", f"/api/tables/{table}/act", choice).json()
    assert (answer["code"], answer["number"], answer["table"]["number"]) == ("stale", before + 1, before + 1)
    assert len(worked_out) == 1


def test_a_change_of_seats_meanwhile_is_looked_at_and_the_move_is_made(
    server: Server, ada: Person, meanwhile: Meanwhile
) -> None:
    table = ada.open()
    choice = first_choice(ada, table)
    worked_out = meanwhile(lambda: server.rows("UPDATE tables SET seated = seated + 1 WHERE id = ?", table))
    assert ada.at(table, "act", **choice)["number"] > choice["number"]
    assert len(worked_out) == 2


def test_whoever_has_lost_the_seat_meanwhile_makes_no_move(server: Server, ada: Person, meanwhile: Meanwhile) -> None:
    table = ada.open()
    choice = first_choice(ada, table)

    def lost() -> None:
        server.rows("UPDATE seats SET person_id = NULL, bot = 'random' WHERE table_id = ?", table)
        server.rows("UPDATE tables SET seated = seated + 1 WHERE id = ?", table)

    meanwhile(lost)
    assert ada.refused_at(table, "act", **choice) == (403, "not_at_table")


def test_the_same_request_that_came_first_by_another_way_is_answered_as_that(
    server: Server, ada: Person, meanwhile: Meanwhile
) -> None:
    table = ada.open()
    choice = first_choice(ada, table)
    notation = next(at["notation"] for at in ada.see(table)["choices"] if at["action"] == choice["action"])
    me = ada.get("/api/me")["id"]
    twin = "INSERT INTO moves VALUES (?, ?, 'act', 0, ?, 0, 0, ?, ?, 0)"
    worked_out = meanwhile(lambda: server.rows(twin, table, choice["number"] + 1, notation, me, choice["key"]))
    assert ada.at(table, "act", **choice)["number"] == choice["number"] + 1
    assert len(worked_out) == 1


def test_a_bots_decision_can_be_taken_back_by_nobody(server: Server, ada: Person) -> None:
    table = ada.open("merv", "bot:random bot:random")
    ada.get(f"/api/tables/{table}?after=20")
    assert server.rows("SELECT COUNT(*) FROM moves WHERE table_id = ? AND NOT final", table) == [(0,)]


def test_nothing_is_dealt_anew_to_search_for_secrets_in_a_bots_decision(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    def never(*given: Any) -> bool:
        raise AssertionError("a bot's move was searched for what it reveals")

    monkeypatch.setattr("serai.server.timeline.reveals", never)
    table = ada.open("tadmor", "bot:random bot:random")
    number = ada.see(table)["number"]
    assert ada.get(f"/api/tables/{table}?after={number + 10}")["number"] > number
