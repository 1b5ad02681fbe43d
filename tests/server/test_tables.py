"""Tables before and around play: seats, invitations, the lobby, a rematch."""

import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.live_server import Person, Server


def kinds(seen: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in seen["seats"]]


@pytest.fixture
def table(ada: Person) -> str:
    """Ada's table for three, with two free seats."""
    return ada.open(seats="me open open", start=False)


@pytest.fixture
def hidden(ada: Person) -> str:
    return ada.open(seats="me open", start=False, private=True)


# Seats ----------------------------------------------------------------------------------------------------------------


def test_a_table_waits_for_its_players(ada: Person, table: str) -> None:
    seen = ada.see(table)
    assert (seen["status"], kinds(seen), seen["view"]) == ("open", ["person", "open", "open"], None)
    assert seen["hosting"]


def test_whoever_joins_takes_the_first_free_seat_or_the_one_they_name(server: Server, bo: Person, table: str) -> None:
    cleo = server.person("Cleo")
    assert cleo.at(table, "join", seat=2) == {"seat": 2}
    assert bo.at(table, "join") == {"seat": 1}
    assert bo.at(table, "join") == {"seat": 1}
    assert [seat["name"] for seat in bo.see(table)["seats"]] == ["Ada", "Bo", "Cleo"]
    assert server.person("Dan").refused_at(table, "join") == (409, "seat_taken")


def test_a_seat_that_is_taken_or_not_there_is_refused(bo: Person, table: str) -> None:
    assert bo.refused_at(table, "join", seat=0) == (409, "seat_taken")
    assert bo.refused_at(table, "join", seat=3) == (409, "seat_taken")


def test_one_may_get_up_before_the_game_begins(bo: Person, table: str) -> None:
    bo.at(table, "join")
    bo.at(table, "leave")
    assert kinds(bo.see(table)) == ["person", "open", "open"]


def test_the_host_fills_seats_with_bots_and_frees_them(ada: Person, table: str) -> None:
    ada.at(table, "seats", seat=1, kind="bot", bot="greedy")
    ada.at(table, "seats", seat=2, kind="shared")
    assert kinds(ada.see(table)) == ["person", "bot", "person"]
    ada.at(table, "seats", seat=1, kind="open")
    assert kinds(ada.see(table)) == ["person", "open", "person"]


def test_the_host_frees_a_seat_or_gives_it_to_a_bot(server: Server, ada: Person, bo: Person, table: str) -> None:
    cleo = server.person("Cleo")
    bo.at(table, "join", seat=1)
    cleo.at(table, "join", seat=2)
    ada.at(table, "seats", seat=1, kind="open")
    ada.at(table, "seats", seat=2, kind="bot", bot="random")
    assert kinds(ada.see(table)) == ["person", "open", "bot"]
    assert not bo.see(table)["at_table"]
    assert bo.at(table, "join") == {"seat": 1}


def test_nobody_gets_up_to_make_room_for_the_host_themselves(ada: Person, bo: Person, table: str) -> None:
    bo.at(table, "join")
    refusal = ada.refused_at(table, "seats", seat=1, kind="shared")
    assert (refusal.code, refusal.message) == ("seat_taken", "Bo sits there.")
    assert ada.refused_at(table, "seats", seat=3, kind="open") == (422, "no_seat")
    assert bo.see(table)["at_table"]


def test_whoever_must_get_up_is_told(ada: Person, bo: Person, table: str) -> None:
    bo.at(table, "join")
    with bo.client.stream("GET", f"/api/tables/{table}/events") as stream:
        said = stream.iter_lines()
        until_said(said, "hello")
        ada.at(table, "seats", seat=1, kind="open")
        until_said(said, "seats")


def until_said(lines: Iterator[str], kind: str) -> None:
    assert any(line == f"event: {kind}" for line in lines)


def test_one_person_has_one_seat_and_moves_to_the_one_they_name(bo: Person, table: str) -> None:
    assert bo.at(table, "join", seat=1) == {"seat": 1}
    assert bo.at(table, "join", seat=2) == {"seat": 2}
    assert bo.at(table, "join", seat=2) == {"seat": 2}
    assert bo.at(table, "join") == {"seat": 2}
    assert [seat["yours"] for seat in bo.see(table)["seats"]] == [False, False, True]


def test_who_cannot_have_another_seat_keeps_the_one_they_have(bo: Person, table: str) -> None:
    bo.at(table, "join", seat=2)
    assert bo.refused_at(table, "join", seat=0) == (409, "seat_taken")
    assert [seat["yours"] for seat in bo.see(table)["seats"]] == [False, False, True]


def test_the_host_moves_like_everybody(ada: Person, table: str) -> None:
    assert ada.at(table, "join", seat=2) == {"seat": 2}
    assert kinds(ada.see(table)) == ["open", "open", "person"]


def test_at_a_hot_seat_others_may_have_several_seats_too(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me shared open open", start=False)
    assert bo.see(table)["hot_seat"]
    assert [bo.at(table, "join", seat=seat)["seat"] for seat in [2, 3, 2]] == [2, 3, 2]
    assert [seat["yours"] for seat in bo.see(table)["seats"]] == [False, False, True, True]


def test_of_many_seats_asked_for_at_once_one_person_gets_one(ada: Person, bo: Person) -> None:
    for _ in range(5):
        table = ada.open(seats="me open open open", start=False)
        with ThreadPoolExecutor(6) as pool:
            asked = [pool.submit(bo.at, table, "join", seat=seat) for seat in [1, 2, 3] * 2]
        assert {done.result()["seat"] for done in asked} == {1, 2, 3}
        assert [seat["yours"] for seat in bo.see(table)["seats"]].count(True) == 1
        ada.at(table, "close")


# Closing --------------------------------------------------------------------------------------------------------------


def test_the_host_closes_a_table_and_its_page_says_so(ada: Person, bo: Person, nobody: Person, table: str) -> None:
    bo.at(table, "join")
    assert bo.refused_at(table, "close") == (403, "not_the_host")
    ada.at(table, "close")
    for person in [ada, bo, nobody]:
        assert person.see(table)["status"] == "cancelled"
        for path in ["", "/fragments"]:
            assert "Its host has closed it" in person.get(f"/tables/{table}{path}")
        lobby = person.get("/api/tables")
        assert table not in {line["id"] for line in lobby["mine"] + lobby["open"]}


def test_at_a_closed_table_nothing_can_be_done(ada: Person, bo: Person, table: str) -> None:
    ada.at(table, "close")
    for verb in ["close", "start", "leave", "resign", "return", "clone"]:
        assert ada.refused_at(table, verb) == (409, "cancelled")
    assert ada.refused_at(table, "seats", seat=1, kind="open") == (409, "cancelled")
    assert ada.refused_at(table, "act", number=0, action=0) == (409, "cancelled")
    assert ada.refused_at(table, "undo", number=0) == (409, "cancelled")
    refusal = bo.refused_at(table, "join")
    assert (refusal, refusal.message) == ((409, "cancelled"), "The host has closed this table.")


def test_a_game_that_has_begun_cannot_be_closed(ada: Person) -> None:
    assert ada.refused_at(ada.open(), "close") == (409, "has_begun")


def test_when_a_rematch_is_closed_another_can_be_asked_for(server: Server, ada: Person) -> None:
    table = ada.open()
    server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", table)
    first = ada.at(table, "rematch")["id"]
    ada.at(first, "close")
    assert ada.see(table)["rematch"] is None
    second = ada.at(table, "rematch")["id"]
    assert (second != first, ada.see(second)["status"]) == (True, "open")


@pytest.mark.parametrize("bot", ["genius", None])
def test_a_bot_that_does_not_exist_is_refused(ada: Person, table: str, bot: str | None) -> None:
    assert ada.refused_at(table, "seats", seat=1, kind="bot", bot=bot) == (422, "bad_setup")


def test_only_the_host_fills_seats_and_starts(ada: Person, bo: Person, table: str) -> None:
    bo.at(table, "join")
    assert bo.refused_at(table, "seats", seat=2, kind="bot", bot="random") == (403, "not_the_host")
    ada.at(table, "seats", seat=2, kind="bot", bot="random")
    assert bo.refused_at(table, "start") == (403, "not_the_host")
    ada.at(table, "start")
    assert bo.see(table)["status"] == "playing"


def test_no_game_begins_with_a_free_seat(ada: Person, table: str) -> None:
    assert ada.refused_at(table, "start") == (409, "seats_open")
    refusal = ada.refused("POST", "/api/tables", game="merv", seats=["me", "open"], start=True)
    assert refusal == (409, "seats_open")


def test_a_game_that_has_begun_has_no_free_seats(ada: Person, bo: Person) -> None:
    table = ada.open()
    assert ada.refused_at(table, "start") == (409, "has_begun")
    assert bo.refused_at(table, "join") == (409, "has_begun")
    assert ada.refused_at(table, "leave") == (409, "has_begun")
    assert ada.refused_at(table, "seats", seat=1, kind="open") == (409, "has_begun")


@pytest.mark.parametrize(
    ("asked", "code"),
    [
        ({"game": "chess", "seats": ["me"]}, "unknown_game"),
        ({"game": "tadmor", "seats": ["me"]}, "bad_setup"),
        ({"game": "merv", "seats": ["me", "me"]}, "bad_seats"),
        ({"game": "merv", "seats": ["me", "king"]}, "bad_seats"),
        ({"game": "merv", "seats": ["me", "bot:"]}, "bad_setup"),
        ({"game": "merv", "seats": ["me", "open"], "options": {"dragons": True}}, "bad_setup"),
        ({"game": "merv", "seats": []}, "bad_request"),
        ({"game": "merv", "seats": ["open"] * 5}, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(ada: Person, asked: dict[str, Any], code: str) -> None:
    assert ada.refused("POST", "/api/tables", **asked).code == code


# Private tables -------------------------------------------------------------------------------------------------------


def test_a_private_table_is_not_there_for_those_without_an_invitation(bo: Person, nobody: Person, hidden: str) -> None:
    for verb in ["join", "clone", "start", "leave", "resign", "rematch"]:
        assert bo.refused_at(hidden, verb) == (404, "no_table")
    assert bo.refused_at(hidden, "act", number=0, action=1) == (404, "no_table")
    assert bo.refused_at(hidden, "chat", text="hello") == (404, "no_table")
    assert bo.refused_at(hidden, "join", invite="x" * 20) == (404, "no_table")
    for reader in [bo, nobody]:
        for path in ["", "/events", "/record", "/steps/0"]:
            assert reader.refused("GET", f"/api/tables/{hidden}{path}") == (404, "no_table")
        for path in ["", "/fragments", "/replay/0"]:
            assert reader.client.get(f"/tables/{hidden}{path}").status_code == 404


def test_a_private_table_answers_as_one_that_does_not_exist(bo: Person, hidden: str) -> None:
    there, not_there = bo.client.get(f"/api/tables/{hidden}"), bo.client.get("/api/tables/nowhere")
    assert (there.status_code, there.content) == (not_there.status_code, not_there.content)


def test_the_host_of_a_private_table_needs_no_seat_to_come_in(ada: Person, bo: Person) -> None:
    table = ada.open(seats="open open", start=False, private=True)
    seen = ada.see(table)
    assert (seen["hosting"], seen["at_table"]) == (True, False)
    ada.at(table, "seats", seat=0, kind="bot", bot="random")
    assert bo.refused("GET", f"/api/tables/{table}") == (404, "no_table")


def test_an_invitation_opens_a_private_table(ada: Person, bo: Person, hidden: str) -> None:
    assert bo.at(hidden, "join", invite=ada.see(hidden)["invite"]) == {"seat": 1}
    assert bo.see(hidden)["at_table"]


def test_an_invitation_may_be_opened_again(ada: Person, bo: Person) -> None:
    hidden = ada.open(seats="me open", start=False, private=True)
    invite = ada.see(hidden)["invite"]
    for _ in range(2):
        found = bo.client.get(f"/invitations/{invite}", follow_redirects=False)
        assert (found.status_code, found.headers["location"]) == (303, f"/tables/{hidden}")
    assert bo.at(hidden, "join", invite=invite) == {"seat": 1}


def test_the_link_of_an_invitation_lets_one_watch_and_join_later(ada: Person, bo: Person, hidden: str) -> None:
    answer = bo.client.get(f"/invitations/{ada.see(hidden)['invite']}")
    assert (answer.status_code, answer.headers["location"]) == (303, f"/tables/{hidden}")
    assert not bo.see(hidden)["at_table"]
    assert bo.see(hidden)["invite"] is None
    assert bo.at(hidden, "join") == {"seat": 1}
    assert bo.refused("GET", "/invitations/nothing") == (404, "no_invitation")


# The lobby ------------------------------------------------------------------------------------------------------------


def test_the_lobby_lists_public_tables_and_ones_own(ada: Person, bo: Person, table: str, hidden: str) -> None:
    listed = {line["id"]: line for line in bo.get("/api/tables")["open"]}
    assert (listed[table]["host"], listed[table]["at_table"]) == ("Ada", False)
    assert hidden not in listed
    mine = ada.get("/api/tables")["mine"]
    assert {line["id"] for line in mine} == {table, hidden}


def test_the_lobby_says_where_it_is_ones_turn(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    turns = [person.get("/api/tables")["mine"][0]["your_turn"] for person in [ada, bo]]
    chooses = [bool(person.see(table)["choices"]) for person in [ada, bo]]
    assert turns == chooses
    assert sorted(turns) == [False, True]


def test_the_games_are_listed_with_their_options_and_bots(nobody: Person) -> None:
    games = {game["name"]: game for game in nobody.get("/api/games")}
    assert set(games) == {"merv", "marco_polo", "tadmor"}
    assert "greedy" in games["merv"]["bots"]


# Around play ----------------------------------------------------------------------------------------------------------


def test_one_person_plays_every_seat_of_a_shared_screen(ada: Person) -> None:
    table = ada.open(seats="me shared shared")
    decided: set[int] = set()
    for _ in range(25):
        seen = ada.act(table)
        assert seen["choices"]
        decided.add(seen["you"])
    assert decided == {0, 1, 2}


def test_spectators_see_what_is_open_and_choose_nothing(ada: Person, nobody: Person) -> None:
    table = ada.open("tadmor")
    seen = nobody.see(table)
    assert (seen["you"], seen["choices"], seen["can_undo"], seen["invite"]) == (None, [], False, None)
    assert all(isinstance(holdings["hand"], int) for holdings in seen["view"]["holdings"])


def test_whoever_waits_or_watches_is_told_what_somebody_else_is_choosing(
    ada: Person, bo: Person, nobody: Person
) -> None:
    table = ada.open(seats="me open", start=False, explicit_end=True)
    bo.at(table, "join")
    ada.at(table, "start")
    rng, told = random.Random(5), set()
    for _ in range(40):
        asked, waits = (ada, bo) if ada.see(table)["waits"] else (bo, ada)
        mine, theirs, watched = asked.see(table), waits.see(table)["choosing"], nobody.see(table)["choosing"]
        assert mine["choosing"] == ""
        assert theirs == watched
        assert (theirs == "") == mine["must_end"]
        told.add(theirs)
        if mine["must_end"]:
            asked.at(table, "end", number=mine["number"])
        else:
            asked.at(table, "act", number=mine["number"], action=rng.choice(mine["choices"])["action"])
    assert {"a slot for the master meeple", "a site in the line"} <= told


def test_a_replay_says_so_to_everybody_and_in_their_language(ada: Person, nobody: Person) -> None:
    table = ada.open(seats="me shared")
    step = f"/api/tables/{table}/steps/{ada.see(table)['steps']}"
    assert ada.get(step)["choosing"] == nobody.get(step)["choosing"] == "a slot for the master meeple"
    assert nobody.get(f"{step}?lang=ru")["choosing"] == "ячейку действия для распорядителя"


def test_nobody_is_choosing_anything_when_a_game_is_over(ada: Person, nobody: Person) -> None:
    table = ada.open("marco_polo", "me bot:random")
    seen = ada.play(table, random.Random(2))
    assert seen["status"] == "over"
    steps = nobody.get(f"/api/tables/{table}/steps/{seen['steps']}")
    assert (seen["choosing"], nobody.see(table)["choosing"], steps["choosing"]) == ("", "", "")


def test_a_spectator_with_a_name_may_not_act(ada: Person, bo: Person) -> None:
    table = ada.open()
    seen = bo.see(table)
    assert bo.refused_at(table, "act", number=seen["number"], action=1) == (403, "not_at_table")
    assert bo.refused_at(table, "resign") == (403, "not_at_table")
    assert bo.refused_at(table, "undo", number=seen["number"]) == (409, "nothing_to_undo")


def test_a_rematch_is_the_same_table_for_all_who_ask(server: Server, ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open bot:random", start=False, explicit_end=True)
    bo.at(table, "join")
    ada.at(table, "start")
    assert ada.refused_at(table, "rematch") == (409, "not_over")
    server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", table)
    again = ada.at(table, "rematch")["id"]
    assert bo.at(table, "rematch")["id"] == again
    assert ada.see(table)["rematch"] == again
    seen = bo.see(again)
    assert (seen["status"], kinds(seen), seen["explicit_end"]) == ("open", ["person", "person", "bot"], True)
    assert server.person("Cleo").refused_at(table, "rematch") == (403, "not_at_table")


def test_people_talk_at_a_table(ada: Person, bo: Person, table: str) -> None:
    ada.at(table, "chat", text="  Shall   we? ")
    bo.at(table, "chat", text="<b>Gladly</b>")
    said = [(line["name"], line["seat"], line["text"]) for line in bo.see(table)["chat"]]
    assert said == [("Ada", 0, "Shall we?"), ("Bo", None, "<b>Gladly</b>")]
    assert "<b>Gladly" not in bo.get(f"/tables/{table}")
    assert ada.refused_at(table, "chat", text=" ") == (422, "bad_message")
    assert ada.refused_at(table, "chat", text="x" * 501) == (422, "bad_message")


def test_a_rematch_of_a_private_table_is_private(server: Server, ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open", start=False, private=True)
    bo.at(table, "join", invite=ada.see(table)["invite"])
    ada.at(table, "start")
    server.rows("UPDATE tables SET status = 'over', actor = NULL WHERE id = ?", table)
    again = bo.at(table, "rematch")["id"]
    assert ada.see(again)["private"]
    assert server.person("Cleo").refused("GET", f"/api/tables/{again}") == (404, "no_table")


def test_nobody_talks_at_a_private_table_without_an_invitation(ada: Person, bo: Person) -> None:
    hidden = ada.open(private=True)
    assert bo.refused_at(hidden, "chat", text="hello") == (404, "no_table")
    assert ada.see(hidden)["chat"] == []


def test_what_is_said_stands_in_its_order_beside_the_first_seat_of_whoever_said_it(ada: Person, bo: Person) -> None:
    table = ada.open("marco_polo", "shared me open", start=False)
    bo.at(table, "join")
    for person, text in ((ada, "Shall we?"), (bo, "Yes."), (ada, "Good.")):
        person.at(table, "chat", text=text)
    assert [(line["text"], line["seat"]) for line in ada.see(table)["chat"]] == [
        ("Shall we?", 0),
        ("Yes.", 2),
        ("Good.", 0),
    ]
