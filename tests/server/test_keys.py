"""Keys: a request whose answer was lost can be sent again, and nothing else passes for it."""

import random
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.live_server import Person, Server
from tests.server.test_moves import decider, held_turn, log_of, two_at, until_undo

KEY = "just-once"


@pytest.fixture
def table(ada: Person) -> str:
    """Ada plays both seats of Merv."""
    return ada.open()


def choice_at(person: Person, table: str, **more: Any) -> dict[str, Any]:
    seen = person.see(table)
    return {"number": seen["number"], "action": seen["choices"][0]["action"], "key": KEY, **more}


def test_the_same_request_twice_is_one_move_and_answered_as_the_first_time(
    server: Server, ada: Person, table: str
) -> None:
    choice = choice_at(ada, table)
    first = ada.at(table, "act", **choice)
    log = log_of(server, table)
    assert ada.at(table, "act", **choice) == first
    assert log_of(server, table) == log
    ada.act(table)
    ada.act(table)
    assert ada.at(table, "act", **choice) == first


def test_the_first_answer_counts_what_chance_added(server: Server, ada: Person) -> None:
    table, rng, drawn = ada.open("tadmor"), random.Random(3), 0
    for at in range(40):
        seen = ada.see(table)
        action = rng.choice(seen["choices"])["action"]
        body = {"number": seen["number"], "action": action, "key": f"choice-{at:04}"}
        first = ada.at(table, "act", **body)
        drawn += first["number"] > seen["number"] + 1
        ada.play(table, rng, 1)
        assert ada.at(table, "act", **body) == first
    assert drawn


def test_a_choice_is_the_same_by_number_and_in_notation(ada: Person, table: str) -> None:
    chosen = ada.see(table)["choices"][0]
    choice = choice_at(ada, table)
    first = ada.at(table, "act", **choice)
    assert ada.at(table, "act", **{**choice, "action": chosen["notation"]}) == first


def test_a_key_is_refused_with_another_choice(server: Server, ada: Person, table: str) -> None:
    others = ada.see(table)["choices"][1:]
    choice = choice_at(ada, table)
    number = ada.at(table, "act", **choice)["number"]
    log = log_of(server, table)
    refusal = ada.refused_at(table, "act", **{**choice, "action": others[0]["action"]})
    assert (refusal, refusal.message) == ((409, "key_used"), "This idempotency key was used for another choice.")
    assert ada.refused_at(table, "act", **{**choice, "action": others[0]["notation"]}) == (409, "key_used")
    assert ada.refused_at(table, "act", **{**choice, "action": 2**31 - 1}) == (409, "key_used")
    for at in [number, number + 1, choice["number"] - 1]:
        assert ada.refused_at(table, "act", **{**choice, "number": at}) == (409, "key_used")
    for verb in ["undo", "end"]:
        for at in [number, choice["number"]]:
            assert ada.refused_at(table, verb, number=at, key=KEY) == (409, "key_used")
    assert log_of(server, table) == log


def test_a_key_of_somebody_else_is_refused(ada: Person, bo: Person) -> None:
    table = two_at(ada, bo)
    asked = decider(table, ada, bo)
    choice = choice_at(asked, table)
    asked.at(table, "act", **choice)
    other = bo if asked is ada else ada
    assert other.refused_at(table, "act", **choice) == (409, "key_used")


def test_a_key_is_free_at_another_table(ada: Person) -> None:
    for table in [ada.open(), ada.open()]:
        ada.at(table, "act", **choice_at(ada, table))


def test_a_step_back_sent_twice_is_one_step_back(server: Server, ada: Person, table: str) -> None:
    body = {"number": until_undo(ada, table)["number"], "key": "back-once"}
    first = ada.at(table, "undo", **body)
    log = log_of(server, table)
    assert [ada.at(table, "undo", **body) for _ in range(2)] == [first, first]
    assert log_of(server, table) == log
    ada.act(table)
    assert ada.at(table, "undo", **body) == first
    assert ada.refused_at(table, "end", **body) == (409, "key_used")
    assert ada.refused_at(table, "act", **body, action=0) == (409, "key_used")


def test_a_turn_ended_twice_is_ended_once(server: Server, ada: Person, bo: Person) -> None:
    table = two_at(ada, bo, explicit_end=True)
    asked, other = held_turn(ada, bo, table)
    body = {"number": asked.see(table)["number"], "key": "end-once"}
    first = asked.at(table, "end", **body)
    log = log_of(server, table)
    assert asked.at(table, "end", **body) == first
    assert log_of(server, table) == log
    assert asked.refused_at(table, "undo", **body) == (409, "key_used")
    assert other.refused_at(table, "end", **body) == (409, "key_used")


def test_the_last_move_of_a_game_is_answered_again_too(server: Server, ada: Person, table: str) -> None:
    choice = choice_at(ada, table)
    first = ada.at(table, "act", **choice)
    server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", table)
    assert ada.at(table, "act", **choice) == first
    assert ada.refused_at(table, "act", **{**choice, "key": "another-key"}) == (409, "is_over")


def test_ten_at_once_with_one_key_are_one_move_and_ten_equal_answers(server: Server, ada: Person) -> None:
    table, rng = ada.open("tadmor", "me bot:random"), random.Random(4)
    for at in range(5):
        seen = ada.play(table, rng, 1)
        while not seen["choices"]:
            seen = ada.get(f"/api/tables/{table}?after={seen['number']}")
        chosen = rng.choice(seen["choices"])
        bodies = [
            {"number": seen["number"], "action": chosen["action" if odd else "notation"], "key": f"at-once-{at}"}
            for odd in [0, 1] * 5
        ]
        with ThreadPoolExecutor(len(bodies)) as pool:
            answers = list(pool.map(lambda body: ada.ask("POST", f"/api/tables/{table}/act", body), bodies))
        assert len({(answer.status_code, answer.text) for answer in answers}) == 1
        assert answers[0].status_code == 200
        count = "SELECT count(*) FROM moves WHERE table_id = ? AND key = ?"
        assert server.rows(count, table, f"at-once-{at}") == [(1,)]
