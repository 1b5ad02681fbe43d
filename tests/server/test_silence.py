"""Somebody has gone: after the time that the table names, a bot can play for them, and they may return."""

import random
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.bots import usual_level
from serai.server.silence import Silence
from tests.server.live_server import Person, Server, until
from tests.server.test_moves import decider, held_turn

HOUR = 3_600_000


def table_of(host: Person, *guests: Person, **more: Any) -> str:
    """A begun table where all of them have a seat."""
    table = host.open(seats=" ".join(["me", *["open"] * len(guests)]), start=False, **more)
    for guest in guests:
        guest.at(table, "join")
    host.at(table, "start")
    return table


def pass_time(server: Server, table: str, milliseconds: int) -> None:
    """As if everything at a table had happened so much earlier."""
    server.rows("UPDATE moves SET at = at - ? WHERE table_id = ?", milliseconds, table)


def seat_of(person: Person, table: str) -> int:
    return next(int(seat["seat"]) for seat in person.see(table)["seats"] if seat["once_yours"])


def body(person: Person, table: str, gone: Person) -> dict[str, int]:
    return {"seat": seat_of(gone, table), "number": person.see(table)["number"]}


def silent_table(server: Server, *people: Person, **more: Any) -> tuple[str, Person, list[Person]]:
    """A table where somebody other than the host has been waited for a day; who, and the others, the host first."""
    while True:
        table = table_of(*people, **more)
        gone = decider(table, *people)
        if gone is not people[0]:
            pass_time(server, table, 25 * HOUR)
            return table, gone, [person for person in people if person is not gone]


def plays(person: Person, table: str) -> bool:
    return not person.see(table)["seats"][seat_of(person, table)]["left"]


@pytest.fixture
def cleo(server: Server) -> Person:
    return server.person("Cleo")


# The host -------------------------------------------------------------------------------------------------------------


def test_the_host_lets_a_bot_play_for_somebody_silent_and_the_game_goes_on(
    server: Server, ada: Person, bo: Person
) -> None:
    table, gone, [host] = silent_table(server, ada, bo)
    seen = host.see(table)
    assert host.at(table, "stand-in", **body(host, table, gone)) == {"handed": True}
    assert not plays(gone, table)
    seat = host.see(table)["seats"][seat_of(gone, table)]
    assert (seat["kind"], seat["bot"], seat["name"]) == ("bot", usual_level(serai.game("merv")), "Bo")
    until(lambda: host.see(table)["number"] > seen["number"])
    gone.at(table, "return")
    assert plays(gone, table)
    for _ in range(4):
        until(lambda: any(person.see(table)["choices"] for person in [host, gone]))
        decider(table, host, gone).act(table)


def test_whoever_returns_has_time_again(
    server: Server, ada: Person, bo: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services.play, "wake", lambda table: None)  # the bot does not move in between
    table, gone, [host] = silent_table(server, ada, bo)
    asked = body(host, table, gone)
    host.at(table, "stand-in", **asked)
    gone.at(table, "return")
    assert host.refused_at(table, "stand-in", **asked) == (409, "not_silent")
    assert plays(gone, table)


def test_before_the_time_has_come_it_is_refused_and_said_how_long(server: Server, ada: Person, bo: Person) -> None:
    table, gone, [host] = silent_table(server, ada, bo, patience=3 * 24 * 60)
    refusal = host.refused_at(table, "stand-in", **body(host, table, gone))
    assert refusal == (409, "not_silent")
    assert refusal.message == "Bo may take 47 hours more; after that a bot can play."
    assert 46 * 3600 < refusal.more["seconds"] <= 47 * 3600
    pass_time(server, table, 47 * HOUR)
    host.at(table, "stand-in", **body(host, table, gone))


def test_a_table_names_its_patience(server: Server, ada: Person, bo: Person) -> None:
    table = table_of(ada, bo, patience=5)
    gone = decider(table, ada, bo)
    other = bo if gone is ada else ada
    assert ada.see(table)["patience"] == 5
    pass_time(server, table, 4 * 60_000)
    refusal = other.refused_at(table, "stand-in", **body(other, table, gone))
    assert refusal.message == f"{gone.name} may take a minute more; after that a bot can play."
    pass_time(server, table, 60_000)
    assert other.at(table, "stand-in", **body(other, table, gone)) == {"handed": True}


@pytest.mark.parametrize("patience", [0, -1, 30 * 24 * 60 + 1, 2**40])
def test_patience_has_bounds(ada: Person, patience: int) -> None:
    asked = {"game": "merv", "seats": ["me", "open"], "patience": patience}
    assert ada.refused("POST", "/api/tables", **asked) == (422, "bad_request")


def test_a_rematch_has_the_same_patience(server: Server, ada: Person) -> None:
    table = ada.open(patience=30)
    server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", table)
    assert ada.see(ada.at(table, "rematch")["id"])["patience"] == 30


# All others -----------------------------------------------------------------------------------------------------------


def host_silent(server: Server, *people: Person) -> tuple[str, list[Person]]:
    """A table whose host has been waited for a day, and the others."""
    while True:
        table = table_of(*people)
        if decider(table, *people) is people[0]:
            pass_time(server, table, 25 * HOUR)
            return table, list(people[1:])


def test_with_one_other_person_one_word_is_enough(server: Server, ada: Person, bo: Person) -> None:
    table, [other] = host_silent(server, ada, bo)
    assert other.at(table, "stand-in", **body(other, table, ada)) == {"handed": True}
    assert not plays(ada, table)


def test_without_the_host_all_others_have_to_say_so(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
    table, [one, other] = host_silent(server, ada, bo, cleo)
    asked = body(one, table, ada)
    assert [one.at(table, "stand-in", **asked)["handed"] for _ in range(2)] == [False, False]
    told = {key: other.see(table)["silent"][key] for key in ["said", "of", "alone", "has_said"]}
    assert told == {"said": 1, "of": 2, "alone": False, "has_said": False}
    assert one.see(table)["silent"]["has_said"]
    assert plays(ada, table)
    assert other.at(table, "stand-in", **asked) == {"handed": True}
    assert server.rows("SELECT * FROM votes WHERE table_id = ?", table) == []


def test_a_guest_alone_hands_over_nobody(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
    table, gone, [host, other] = silent_table(server, ada, bo, cleo)
    asked = body(other, table, gone)
    assert other.at(table, "stand-in", **asked) == {"handed": False}
    assert host.see(table)["silent"]["alone"]
    assert host.at(table, "stand-in", **asked) == {"handed": True}


def test_who_has_left_to_a_bot_does_not_count(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
    table, [one, other] = host_silent(server, ada, bo, cleo)
    asked = body(one, table, ada)
    assert one.at(table, "stand-in", **asked) == {"handed": False}
    other.at(table, "resign")
    assert other.refused_at(table, "stand-in", **asked) == (403, "not_at_table")
    assert other.see(table)["silent"] is None
    assert (one.see(table)["silent"]["said"], one.see(table)["silent"]["of"]) == (1, 1)
    assert one.at(table, "stand-in", **asked) == {"handed": True}


def test_the_silent_persons_own_move_clears_what_was_said(
    server: Server, ada: Person, bo: Person, cleo: Person
) -> None:
    table, [one, other] = host_silent(server, ada, bo, cleo)
    asked = body(one, table, ada)
    one.at(table, "stand-in", **asked)
    ada.act(table)
    refusal = other.refused_at(table, "stand-in", **asked)
    assert (refusal, refusal.more["number"]) == ((409, "stale"), ada.see(table)["number"])
    while not ada.see(table)["choices"]:
        decider(table, ada, bo, cleo).act(table)
    pass_time(server, table, 25 * HOUR)
    assert (one.see(table)["silent"]["said"], one.see(table)["silent"]["has_said"]) == (0, False)
    assert other.at(table, "stand-in", **body(other, table, ada)) == {"handed": False}
    assert one.at(table, "stand-in", **body(one, table, ada)) == {"handed": True}


def test_others_are_told_when_somebody_says_so(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
    table, [one, other] = host_silent(server, ada, bo, cleo)
    before = server.rows("SELECT seated FROM tables WHERE id = ?", table)
    with other.client.stream("GET", f"/api/tables/{table}/events") as stream:
        lines = stream.iter_lines()
        assert any(line == "event: hello" for line in lines)
        one.at(table, "stand-in", **body(one, table, ada))
        assert any(line == "event: seats" for line in lines)
    assert server.rows("SELECT seated FROM tables WHERE id = ?", table) > before


# Who may not ----------------------------------------------------------------------------------------------------------


def test_only_the_host_and_those_who_play_have_a_say(server: Server, ada: Person, bo: Person, nobody: Person) -> None:
    watcher = server.person("Dan")
    table, gone, [host] = silent_table(server, ada, bo)
    asked = body(host, table, gone)
    assert watcher.refused_at(table, "stand-in", **asked) == (403, "not_at_table")
    assert nobody.refused_at(table, "stand-in", **asked) == (401, "who_are_you")
    assert [person.see(table)["silent"] for person in [watcher, nobody, gone]] == [None] * 3
    assert gone.refused_at(table, "stand-in", **asked) == (409, "your_own_seat")
    assert plays(gone, table)


def test_a_private_table_is_not_there_for_strangers(server: Server, ada: Person) -> None:
    table = ada.open(private=True)
    assert server.person("Dan").refused_at(table, "stand-in", seat=0, number=1) == (404, "no_table")


def test_only_the_seat_that_is_waited_for_is_handed_over(server: Server, ada: Person, bo: Person, cleo: Person) -> None:
    table, gone, [host, other] = silent_table(server, ada, bo, cleo)
    asked = body(host, table, gone)
    assert host.refused_at(table, "stand-in", **{**asked, "seat": seat_of(other, table)}) == (409, "not_waited_for")
    assert host.refused_at(table, "stand-in", **{**asked, "seat": 9}) == (409, "not_waited_for")
    assert host.refused_at(table, "stand-in", **{**asked, "number": asked["number"] - 1}) == (409, "stale")


def test_a_bot_is_not_waited_for(server: Server, ada: Person, bo: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.services.play, "wake", lambda table: None)
    table, gone, [host] = silent_table(server, ada, bo)
    asked = body(host, table, gone)
    host.at(table, "stand-in", **asked)
    assert host.refused_at(table, "stand-in", **asked) == (409, "not_waited_for")
    assert host.see(table)["silent"] is None


def test_before_and_after_the_game_nobody_is_silent(server: Server, ada: Person) -> None:
    table = ada.open(seats="me open", start=False)
    assert ada.refused_at(table, "stand-in", seat=1, number=0) == (409, "not_begun")
    assert ada.see(table)["silent"] is None
    over = ada.open()
    server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", over)
    assert ada.refused_at(over, "stand-in", seat=1, number=1) == (409, "is_over")


# Turns, screens, clocks -----------------------------------------------------------------------------------------------


def test_a_played_turn_that_nobody_ends_is_ended(server: Server, ada: Person, bo: Person) -> None:
    table = table_of(ada, bo, explicit_end=True)
    gone, other = held_turn(ada, bo, table)
    pass_time(server, table, 25 * HOUR)
    assert other.at(table, "stand-in", **body(other, table, gone)) == {"handed": True}
    assert not other.see(table)["held"]
    other.play(table, random.Random(6), 2)


def test_all_seats_of_one_who_has_gone_are_handed_over(server: Server, ada: Person, bo: Person) -> None:
    while True:
        table = ada.open(seats="me shared open", start=False)
        bo.at(table, "join")
        ada.at(table, "start")
        if ada.see(table)["choices"]:
            break
    pass_time(server, table, 25 * HOUR)
    asked = {"seat": ada.see(table)["you"], "number": bo.see(table)["number"]}
    assert bo.at(table, "stand-in", **asked) == {"handed": True}
    assert [seat["left"] for seat in bo.see(table)["seats"]] == [True, True, False]


def test_what_is_seen_of_a_silence(server: Server, ada: Person, bo: Person) -> None:
    table, gone, [host] = silent_table(server, ada, bo)
    server.rows("UPDATE moves SET at = 1000 * (at / 1000) WHERE table_id = ?", table)
    seen = host.see(table)["silent"]
    assert (seen["seat"], seen["ready"], seen["minutes"]) == (seat_of(gone, table), True, 25 * 60)
    pass_time(server, table, -2 * HOUR)
    seen = host.see(table)["silent"]
    assert (seen["ready"], seen["minutes"], seen["since"] < seen["due"]) == (False, 0, True)
    assert host.get(f"/api/tables/{table}/steps/0")["silent"] is None


def test_a_clock_that_went_back_makes_nobody_wait_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Server(tmp_path / "serai.db") as server:
        table, gone, [host] = silent_table(server, server.person("Ada"), server.person("Bo"), patience=60)
        pass_time(server, table, -1000 * HOUR)  # as if the last move had been made in the future
        asked = body(host, table, gone)
        assert not host.see(table)["silent"]["ready"]
        refusal = host.refused_at(table, "stand-in", **asked)
        assert (refusal, 0 < refusal.more["seconds"] <= 3600) == ((409, "not_silent"), True)
        noted = server.services.silence.noted
        noted[table] -= HOUR
        assert host.at(table, "stand-in", **asked) == {"handed": True}


def test_only_so_many_signs_of_life_are_remembered(server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("serai.server.silence.MOST_NOTED", 3)
    noted = Silence(server.services.leaving)
    for table in range(10):
        noted.note(f"table {table}")
        assert len(noted.noted) <= 4
    assert noted.since("table 9", 0) == noted.noted["table 9"]
