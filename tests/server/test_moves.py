"""Moves: carried out once, in order, and taken back as far as nothing was revealed and nobody else decided."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from serai.server import play
from tests.server.live_server import Person, Server


@pytest.fixture
def table(ada: Person) -> str:
    """Ada plays both seats of Merv."""
    return ada.open()


@pytest.fixture
def shared(ada: Person, bo: Person) -> str:
    """Ada and Bo play Merv."""
    return two_at(ada, bo)


def two_at(ada: Person, bo: Person, **more: Any) -> str:
    table = ada.open(seats="me open", start=False, **more)
    bo.at(table, "join")
    ada.at(table, "start")
    return table


def decider(table: str, *people: Person) -> Person:
    return next(person for person in people if person.see(table)["choices"])


def without_number(seen: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in seen.items() if key != "number"}


def log_of(server: Server, table: str) -> list[tuple[Any, ...]]:
    return server.rows("SELECT number, kind, seat, action FROM moves WHERE table_id = ? ORDER BY number", table)


def until_undo(ada: Person, table: str) -> dict[str, Any]:
    """Play until something can be taken back; the table then."""
    rng = random.Random(2)
    for _ in range(50):
        seen = ada.play(table, rng, 1)
        if seen["can_undo"]:
            return seen
    raise AssertionError("nothing can ever be taken back")


# Choosing -------------------------------------------------------------------------------------------------------------


def test_an_action_is_chosen_by_number_or_in_notation(ada: Person, table: str) -> None:
    first = ada.see(table)
    number = ada.at(table, "act", number=first["number"], action=first["choices"][0]["action"])["number"]
    second = ada.see(table)
    assert second["number"] == number > first["number"]
    assert ada.at(table, "act", number=number, action=second["choices"][-1]["notation"])["number"] > number


def test_an_action_that_is_not_legal_changes_nothing(server: Server, ada: Person, table: str) -> None:
    seen, log = ada.see(table), log_of(server, table)
    legal = {choice["action"] for choice in seen["choices"]}
    other = next(action for action in range(10_000) if action not in legal)
    assert ada.refused_at(table, "act", number=seen["number"], action=other) == (422, "illegal_action")
    assert ada.refused_at(table, "act", number=seen["number"], action=2**31 - 1) == (422, "illegal_action")
    assert ada.refused_at(table, "act", number=seen["number"], action="fly home") == (422, "unknown_action")
    assert ada.see(table) == seen
    assert log_of(server, table) == log


@pytest.mark.parametrize("action", [-1, None, 1.5, True, [1], 2**31, "x" * 61])
def test_what_is_no_action_at_all_is_refused_in_one_sentence(ada: Person, table: str, action: Any) -> None:
    refusal = ada.refused_at(table, "act", number=ada.see(table)["number"], action=action)
    assert refusal == (422, "bad_request")
    assert refusal.message == "In 'action': an action is its number, from 0 on, or its notation."


def test_only_whoever_is_asked_chooses(ada: Person, bo: Person, shared: str) -> None:
    asked = decider(shared, ada, bo)
    other = bo if asked is ada else ada
    seen = asked.see(shared)
    action = seen["choices"][0]["action"]
    assert other.refused_at(shared, "act", number=seen["number"], action=action) == (409, "not_your_turn")
    assert other.see(shared)["choices"] == []


def test_nothing_can_be_chosen_before_the_game_begins(ada: Person) -> None:
    table = ada.open(seats="me open", start=False)
    assert ada.refused_at(table, "act", number=0, action=0) == (409, "not_begun")
    assert ada.refused_at(table, "resign") == (409, "not_begun")


@pytest.mark.parametrize("verb", ["act", "undo", "end"])
def test_a_choice_that_comes_too_late_brings_the_fresh_table(ada: Person, table: str, verb: str) -> None:
    old = ada.act(table)
    refusal = ada.refused_at(table, verb, number=old["number"], action=old["choices"][0]["action"])
    assert refusal == (409, "stale")
    assert refusal.more["table"] == ada.see(table)
    assert refusal.more["number"] == ada.see(table)["number"]


def test_a_choice_of_the_future_is_stale_too(ada: Person, table: str) -> None:
    seen = ada.see(table)
    action = seen["choices"][0]["action"]
    assert ada.refused_at(table, "act", number=seen["number"] + 1, action=action) == (409, "stale")


def test_of_many_choices_at_once_exactly_one_lands(server: Server, ada: Person, table: str) -> None:
    for _ in range(5):
        seen, before = ada.see(table), len(log_of(server, table))
        bodies = [{"number": seen["number"], "action": choice["action"]} for choice in seen["choices"][:4]]
        with ThreadPoolExecutor(len(bodies)) as pool:
            answers = list(pool.map(lambda body: ada.ask("POST", f"/api/tables/{table}/act", body), bodies))
        landed = [answer for answer in answers if answer.status_code == 200]
        late = [answer.json() for answer in answers if answer.status_code == 409]
        assert (len(landed), len(late)) == (1, len(bodies) - 1)
        assert {answer["code"] for answer in late} <= {"stale"}
        assert all(answer["table"]["number"] == landed[0].json()["number"] for answer in late)
        assert len(log_of(server, table)) == before + landed[0].json()["number"] - seen["number"]


# Taking back ----------------------------------------------------------------------------------------------------------


def test_what_is_taken_back_never_happened_but_stays_in_the_log(server: Server, ada: Person, table: str) -> None:
    until_undo(ada, table)
    before = ada.see(table)
    log = log_of(server, table)
    ada.at(table, "act", number=before["number"], action=before["choices"][0]["action"])
    after = ada.see(table)
    assert after["can_undo"]
    ada.at(table, "undo", number=after["number"])
    again = ada.see(table)
    assert without_number(again) == without_number(before)
    assert again["number"] == after["number"] + 1
    now = log_of(server, table)
    assert now[: len(log)] == log
    assert [kind for _, kind, _, _ in now[len(log) :]] == ["act", "undo"]


def test_after_a_step_back_one_may_choose_otherwise(ada: Person, table: str) -> None:
    seen = until_undo(ada, table)
    ada.at(table, "undo", number=seen["number"])
    back = ada.see(table)
    assert len(back["choices"]) > 1
    ends = []
    for choice in back["choices"][:2]:
        ada.at(table, "act", number=ada.see(table)["number"], action=choice["action"])
        ends.append(ada.see(table))
        if ends[-1]["can_undo"]:
            ada.at(table, "undo", number=ends[-1]["number"])
    assert ends[0]["view"] != ends[1]["view"]


def test_nobody_steps_back_behind_what_was_drawn(server: Server, ada: Person) -> None:
    table = ada.open("marco_polo")
    rng, drawn = random.Random(3), 0
    for _ in range(40):
        seen = ada.play(table, rng, 1)
        if log_of(server, table)[-1][2] == -1:
            drawn += 1
            assert not seen["can_undo"]
            assert ada.refused_at(table, "undo", number=seen["number"]) == (409, "nothing_to_undo")
    assert drawn


def test_at_the_beginning_there_is_nothing_to_take_back(ada: Person, table: str) -> None:
    seen = ada.see(table)
    assert not seen["can_undo"]
    assert ada.refused_at(table, "undo", number=seen["number"]) == (409, "nothing_to_undo")


def test_nobody_steps_back_behind_what_another_decided(ada: Person, bo: Person, shared: str) -> None:
    rng = random.Random(4)
    for _ in range(20):
        asked = decider(shared, ada, bo)
        other = bo if asked is ada else ada
        seen = asked.play(shared, rng, 1)
        assert not other.see(shared)["can_undo"]
        assert other.refused_at(shared, "undo", number=seen["number"]) == (409, "nothing_to_undo")


# The explicit end of a turn -------------------------------------------------------------------------------------------


def held_turn(ada: Person, bo: Person, table: str) -> tuple[Person, Person]:
    """Play until a turn waits for its end; whose it is, and the other."""
    rng = random.Random(5)
    for _ in range(60):
        asked = decider(table, ada, bo)
        seen = asked.play(table, rng, 1)
        if seen["must_end"]:
            return asked, bo if asked is ada else ada
    raise AssertionError("no turn ever waits for its end")


def test_a_played_turn_waits_until_its_player_ends_it(ada: Person, bo: Person) -> None:
    table = two_at(ada, bo, explicit_end=True)
    asked, other = held_turn(ada, bo, table)
    seen = asked.see(table)
    assert (seen["choices"], seen["can_undo"]) == ([], True)
    assert [seat["yours"] for seat in seen["seats"] if seat["decides"]] == [True]
    assert asked.refused_at(table, "act", number=seen["number"], action=0) == (409, "turn_is_played")
    assert other.see(table)["choices"] == []
    assert other.refused_at(table, "act", number=seen["number"], action=0) == (409, "not_your_turn")
    assert other.refused_at(table, "end", number=seen["number"]) == (409, "nothing_to_end")
    asked.at(table, "end", number=seen["number"])
    assert other.see(table)["choices"]
    assert asked.refused_at(table, "undo", number=asked.see(table)["number"]) == (409, "nothing_to_undo")


def test_a_played_turn_can_be_taken_back_before_its_end(ada: Person, bo: Person) -> None:
    table = two_at(ada, bo, explicit_end=True)
    asked, _ = held_turn(ada, bo, table)
    asked.at(table, "undo", number=asked.see(table)["number"])
    seen = asked.see(table)
    assert seen["choices"]
    assert not seen["must_end"]
    assert asked.refused_at(table, "end", number=seen["number"]) == (409, "nothing_to_end")


def test_whoever_leaves_a_played_turn_ends_it(ada: Person, bo: Person) -> None:
    table = two_at(ada, bo, explicit_end=True)
    asked, other = held_turn(ada, bo, table)
    asked.at(table, "resign")
    assert not other.see(table)["held"]
    other.play(table, random.Random(6), 2)


def played_turn(ada: Person, table: str) -> dict[str, Any]:
    """A table where somebody alone has played on until a turn waits for its end."""
    rng = random.Random(5)
    seen = ada.see(table)
    while not seen["must_end"]:
        seen = ada.play(table, rng, 1)
    return seen


def test_who_plays_alone_may_take_back_a_turn_before_the_magistrates(ada: Person) -> None:
    """Nobody else decides in between: his turn is a card that is drawn."""
    table = ada.open("merv", "me", explicit_end=True)
    seen = played_turn(ada, table)
    assert seen["can_undo"]
    ada.at(table, "undo", number=seen["number"])
    assert ada.see(table)["choices"]
    ada.at(table, "end", number=played_turn(ada, table)["number"])
    assert "the magistrate drew" in " ".join(part["text"] for part in ada.see(table)["story"]).lower()


# The log alone --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["merv", "marco_polo", "tadmor"])
def test_the_cache_can_be_dropped_at_any_time(server: Server, ada: Person, nobody: Person, game: str) -> None:
    table = ada.open(game, explicit_end=True)
    rng = random.Random(7)
    for _ in range(15):
        seen = ada.see(table)
        number = seen["number"]
        if seen["can_undo"] and rng.random() < 0.3:
            ada.at(table, "undo", number=number)
        elif seen["must_end"]:
            ada.at(table, "end", number=number)
        else:
            ada.at(table, "act", number=number, action=rng.choice(seen["choices"])["action"])
        kept = [person.see(table) for person in [ada, nobody]]
        server.services.play.timelines.clear()
        assert [person.see(table) for person in [ada, nobody]] == kept


def test_the_cache_keeps_the_tables_that_were_looked_at_last(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "KEPT", 2)
    first, second, third = (ada.open() for _ in range(3))
    ada.act(first)
    ada.act(third)
    assert list(server.services.play.timelines) == [first, third]
    assert ada.see(second)["choices"]


def test_news_are_what_others_did_since_ones_own_last_decision(ada: Person, bo: Person) -> None:
    table = two_at(ada, bo)
    asked = decider(table, ada, bo)
    other = bo if asked is ada else ada
    rng = random.Random(8)
    while asked.see(table)["choices"]:
        asked.play(table, rng, 1)
    assert not any(told["fresh"] for told in asked.see(table)["story"])
    other.play(table, rng, 1)
    own = next(seat["seat"] for seat in asked.see(table)["seats"] if seat["yours"])
    fresh = [told["seat"] for told in asked.see(table)["story"] if told["fresh"]]
    assert fresh
    assert own not in fresh


def test_a_restart_finds_every_tentative_turn_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    with Server(file) as first:
        ada, bo = first.person("Ada"), first.person("Bo")
        table = two_at(ada, bo, explicit_end=True)
        asked, _ = held_turn(ada, bo, table)
        before = [person.see(table) for person in [ada, bo]]
        keys = [person.client.cookies["serai_key"] for person in [ada, bo]]
        mine = [ada, bo].index(asked)
    with Server(file) as second:
        again = [second.person(), second.person()]
        for person, key in zip(again, keys, strict=True):
            person.client.cookies["serai_key"] = key
        assert [person.see(table) for person in again] == before
        again[mine].at(table, "undo", number=before[mine]["number"])
        assert again[mine].see(table)["choices"]
