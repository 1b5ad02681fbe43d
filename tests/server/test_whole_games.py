"""Whole games over HTTP, against bots; their records, replays and copies."""

import json
import random
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from serai.core import record
from tests.server.live_server import Person, Server, granted, refusal_of

OLDER = Path(__file__).parents[1] / "records" / "merv-2p-102-0.txt"

TITLES = {"merv": "me bot:greedy", "marco_polo": "me bot:random bot:random", "tadmor": "me bot:random"}


@cache
def played(server: Server, game: str) -> tuple[Person, str, dict[str, Any]]:
    """A whole game of Ada's against bots: she, the table, and how she sees it at its end."""
    ada = server.person("Ada")
    table = ada.open(game, TITLES[game])
    return ada, table, ada.play(table, random.Random(11))


@pytest.fixture(params=list(TITLES))
def over(server: Server, request: pytest.FixtureRequest) -> tuple[Person, str, dict[str, Any]]:
    return played(server, request.param)


Over = tuple[Person, str, dict[str, Any]]


def results(seen: dict[str, Any]) -> list[tuple[int, int]]:
    return [(score["total"], score["place"]) for score in seen["scores"]]


def test_a_game_against_bots_is_played_to_its_end(over: Over) -> None:
    ada, table, seen = over
    assert seen["status"] == "over"
    assert seen["verdict"]
    assert 1 in [score["place"] for score in seen["scores"]]
    assert not any(seat["decides"] for seat in seen["seats"])
    assert ada.refused_at(table, "act", number=seen["number"], action=0) == (409, "is_over")
    assert ada.refused_at(table, "undo", number=seen["number"]) == (409, "is_over")


def test_no_bot_has_failed(server: Server, over: Over) -> None:
    assert server.services.bots.pool.failures == 0


def test_its_record_replays_to_the_same_result(over: Over) -> None:
    ada, table, seen = over
    answer = ada.client.get(f"/api/tables/{table}/record")
    assert f'filename="{seen["game"]}-{table}.txt"' in answer.headers["content-disposition"]
    state = record.replay(record.read(granted(answer), "download"))
    assert record.totals(state) == [score["total"] for score in seen["scores"]]


def test_an_uploaded_record_is_a_finished_game_of_ones_own(over: Over, bo: Person, nobody: Person) -> None:
    ada, table, seen = over
    text = ada.get(f"/api/tables/{table}/record")
    mine = granted(bo.client.post("/api/records", content=text, headers={"Content-Type": "text/plain"}))["id"]
    copy = bo.see(mine)
    assert (copy["status"], results(copy), copy["steps"]) == ("over", results(seen), seen["steps"])
    assert all(seat["yours"] for seat in copy["seats"])
    assert nobody.refused("GET", f"/api/tables/{mine}") == (404, "no_table")
    again = bo.get(f"/api/tables/{mine}/record")
    assert again.splitlines()[7:] == text.splitlines()[7:]


def test_an_unfinished_record_can_be_played_on(over: Over, bo: Person) -> None:
    ada, table, _ = over
    cut = "\n".join(ada.get(f"/api/tables/{table}/record").splitlines()[:60])
    mine = granted(bo.client.post("/api/records", content=cut, headers={"Content-Type": "text/plain"}))["id"]
    seen = bo.see(mine)
    assert not seen["can_undo"]  # what the record tells has happened
    assert bo.refused_at(mine, "undo", number=seen["number"]) == (409, "nothing_to_undo")
    bo.play(mine, random.Random(1), 3)


def test_an_uploaded_record_of_older_rules_keeps_its_tables_and_what_was_the_default_then(bo: Person) -> None:
    text = OLDER.read_text("utf-8")
    mine = granted(bo.client.post("/api/records", content=text, headers={"Content-Type": "text/plain"}))["id"]
    seen = bo.see(mine)
    assert (seen["rules"], seen["components"]) == (1, "006acc7636e664c2")
    assert seen["options"]["reserve_mosque_disc"] is True
    again = record.read(bo.get(f"/api/tables/{mine}/record"), "again")
    assert (again.options, again.result) == ({}, record.read(text, "older").result)
    assert record.replay(again).is_over


def test_every_step_of_the_past_can_be_seen(over: Over, nobody: Person) -> None:
    ada, table, seen = over
    steps = seen["steps"]
    for step in [0, 1, 2, steps // 3, steps // 2, steps - 1, steps]:
        for reader in [ada, nobody]:
            past = reader.get(f"/api/tables/{table}/steps/{step}")
            assert (past["step"], past["steps"], past["choices"]) == (step, steps, [])
            assert past["view"]
        assert f"/tables/{table}/replay" in ada.get(f"/tables/{table}/replay/{step}")
    last = ada.get(f"/api/tables/{table}/steps/{steps}")
    assert (last["view"], last["verdict"]) == (seen["view"], seen["verdict"])
    assert ada.refused("GET", f"/api/tables/{table}/steps/{steps + 1}") == (404, "no_step")


def test_a_replay_says_who_decided_then(over: Over) -> None:
    ada, table, seen = over
    deciding = set()
    for step in range(0, seen["steps"], max(1, seen["steps"] // 12)):
        past = ada.get(f"/api/tables/{table}/steps/{step}")
        deciding |= {seat["seat"] for seat in past["seats"] if seat["decides"]}
    assert len(deciding) > 1


def test_the_points_have_a_row_for_every_step_and_the_beginning(server: Server, over: Over) -> None:
    _, table, seen = over
    points = server.run(server.services.points(table, None))
    assert len(points) == seen["steps"] + 1
    assert points[-1] == [score["total"] for score in seen["scores"]]
    assert set(map(len, points)) == {len(points[-1])}


def test_a_finished_game_can_be_tried_otherwise_from_any_step(server: Server, over: Over, nobody: Person) -> None:
    ada, table, seen = over
    copy = ada.at(table, "clone", step=seen["steps"] // 2)["id"]
    then = ada.see(copy)
    _, line = server.run(server.services.play.look(table, None))
    (position,) = server.rows("SELECT position FROM tables WHERE id = ?", copy)[0]
    was = line.at_step(seen["steps"] // 2).state.to_json()
    assert json.loads(position) == was  # with everybody's cards: nothing is a secret any more
    assert (then["status"], then["private"]) == ("playing", True)
    assert all(seat["yours"] for seat in then["seats"])
    assert nobody.refused("GET", f"/api/tables/{copy}") == (404, "no_table")
    ada.play(copy, random.Random(1), 3)
    assert ada.refused("GET", f"/api/tables/{copy}/record") == (409, "no_record")
    assert ada.refused_at(table, "clone", step=seen["steps"] + 1) == (422, "no_step")
    assert ada.see(table) == seen


def test_the_record_of_a_game_in_play_would_tell_secrets(ada: Person) -> None:
    table = ada.open("tadmor", "me bot:random")
    assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "not_over")


def hands(seen: dict[str, Any], what: str) -> list[Any]:
    return [holdings[what] for holdings in seen["view"]["holdings"]]


def test_a_copy_of_a_game_in_play_keeps_what_one_knows_and_deals_the_rest_anew(
    server: Server, ada: Person, bo: Person
) -> None:
    table = ada.open("tadmor", "me open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    rng = random.Random(1)
    while not hands(ada.see(table), "hand")[0]:
        decides = ada if ada.see(table)["choices"] else bo
        decides.play(table, rng, 1)
    mine, theirs = ada.see(table), bo.see(table)
    dealt = set()
    for _ in range(6):
        copy = ada.at(table, "clone")["id"]
        (position,) = server.rows("SELECT position FROM tables WHERE id = ?", copy)[0]
        holdings = record_hands(position)
        assert holdings[0] == hands(mine, "hand")[0]
        assert len(holdings[1]) == len(hands(theirs, "hand")[1])
        dealt.add(tuple(holdings[1]))
    assert len(dealt) > 1


def record_hands(position: str) -> list[list[str]]:
    return [holdings["hand"] for holdings in json.loads(position)["holdings"]]


@pytest.mark.parametrize("text", ["", "not a record", "serai record 1\ngame: merv\n"])
def test_what_is_no_record_is_refused(ada: Person, text: str) -> None:
    answer = ada.client.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
    assert refusal_of(answer) == (422, "bad_record")


def test_a_record_that_does_not_replay_is_refused_with_the_place(over: Over, bo: Person) -> None:
    ada, table, _ = over
    lines = ada.get(f"/api/tables/{table}/record").splitlines()
    wrong = {
        "action 2": "\n".join([*lines[:9], lines[8], *lines[9:]]),
        "result": "\n".join([*lines[:-1], "result: 1 2"]),
        "whole number": "\n".join(lines).replace("players: ", "players: x"),
        "players must": "\n".join(lines).replace("players: ", "players: " + "9" * 5000),
        "the result must": "\n".join([*lines[:-1], "result: --1"]),
        "rules": "\n".join(lines).replace("rules: ", "rules: 9"),
    }
    for said, text in wrong.items():
        answer = bo.client.post("/api/records", content=text, headers={"Content-Type": "text/plain"})
        refusal = refusal_of(answer)
        assert refusal == (422, "bad_record")
        assert said in refusal.message
    latin = bo.client.post("/api/records", content=b"serai \xff", headers={"Content-Type": "text/plain"})
    assert refusal_of(latin) == (422, "bad_record")
