"""Following the others over HTTP: positions on the way, the whole log, climaxes once more, and what one prefers."""

import random
import re
from collections.abc import Iterator

import pytest

from tests.server.live_server import Person

STATE = re.compile(r'<div id="state"[^>]*>')
GAMES = ["merv", "marco_polo", "tadmor"]


def state_of(html: str) -> dict[str, str]:
    found = STATE.search(html)
    assert found is not None
    return dict(re.findall(r'data-([a-z]+)="([^"]*)"', found[0]))


def order(at: str) -> list[int]:
    return [int(part) for part in at.split(".")]


def pages(reader: Person, table: str, at: str) -> Iterator[str]:
    """A page for every beat after a position, as a browser fetches them."""
    live = "0"
    while live == "0":
        page = reader.get(f"/tables/{table}/fragments?after={at}")
        yield page
        at, live = state_of(page)["at"], state_of(page)["live"]


def beats(reader: Person, table: str, at: str) -> Iterator[dict[str, str]]:
    return map(state_of, pages(reader, table, at))


def addresses_in(html: str) -> list[str]:
    """Of which beats a log tells, line by line."""
    return re.findall(r'<li[^>]*data-at="([^"]+)"', html)


def older(reader: Person, table: str, at: str) -> list[str]:
    return addresses_in(reader.get(f"/tables/{table}/log?before={at}"))


@pytest.fixture(scope="module")
def seats() -> str:
    return "me bot:greedy bot:random"


@pytest.fixture(params=GAMES)
def table(request: pytest.FixtureRequest, ada: Person, seats: str) -> str:
    made = ada.open(request.param, seats)
    ada.play(made, random.Random(4), 12)
    while not ada.see(made)["choices"]:
        ada.get(f"/api/tables/{made}?after={ada.see(made)['number']}")
    return made


def test_beats_come_one_by_one_until_the_latest(ada: Person, table: str) -> None:
    way = list(beats(ada, table, "0"))
    addresses = [tuple(map(int, shown["at"].split("."))) for shown in way]
    assert addresses == sorted(set(addresses))
    assert [int(shown["left"]) for shown in way] == list(range(len(way) - 1, -1, -1))
    assert {shown["turn"] for shown in way[:-1]} == {"0"}, "nothing can be chosen on the way"
    assert (way[-1]["turn"], way[-1]["live"]) == ("1", "1")
    assert {shown["waits"] for shown in way} == {"1"}, "who waits is known all the time"


def test_the_log_is_whole(ada: Person, table: str) -> None:
    """From the latest line back to the first, none is missing and none comes twice."""
    seen = ada.see(table)
    found = [line["at"] for line in seen["story"]]
    while lines := older(ada, table, found[0]):
        found = [*dict.fromkeys(lines[::-1]), *found]
    told = [at for page in pages(ada, table, "0") if (at := state_of(page)["at"]) in addresses_in(page)]
    assert list(dict.fromkeys(found)) == told, "all that was told when it happened, but what told nothing"


def test_after_ones_own_choice_the_page_shows_just_that(ada: Person, table: str) -> None:
    seen = ada.see(table)
    answer = ada.client.post(
        f"/tables/{table}/act", json={"number": seen["number"], "action": seen["choices"][-1]["action"]}
    )
    shown = state_of(answer.text)
    others = [line["at"] for line in ada.see(table)["story"] if line["fresh"]]
    assert all(order(shown["at"]) < order(at) for at in others)


@pytest.mark.parametrize("query", ["after=x", "at=", "at=999999", "after=99999.9999", "at=-1", "at=1.9999", "after=٣"])
def test_what_is_no_position_stands_for_the_latest(ada: Person, table: str, query: str) -> None:
    assert state_of(ada.get(f"/tables/{table}/fragments?{query}"))["live"] == "1"


def test_whoever_played_no_seat_is_shown_the_last_beats(ada: Person, bo: Person, table: str) -> None:
    since = state_of(bo.get(f"/tables/{table}"))["since"]
    assert 1 <= len(list(beats(bo, table, since))) <= 12


def test_since_ones_last_turn_is_where_the_others_began(ada: Person, table: str) -> None:
    for _ in range(60):
        if any(line["fresh"] for line in ada.see(table)["story"]):
            break
        ada.play(table, random.Random(1), 1)
        while not ada.see(table)["choices"]:
            ada.get(f"/api/tables/{table}?after={ada.see(table)['number']}")
    since = state_of(ada.get(f"/tables/{table}"))["since"]
    story = ada.see(table)["story"]
    fresh = list(dict.fromkeys(line["at"] for line in story if line["fresh"]))
    again = [shown["at"] for shown in beats(ada, table, since)]
    assert fresh
    # There may be beats of which this reader reads no line; all that can be read is news.
    assert [at for at in again if at in {line["at"] for line in story}] == fresh


# Climaxes -------------------------------------------------------------------------------------------------------------


def test_a_climax_opens_again_from_the_log(ada: Person) -> None:
    table = ada.open("merv", "me bot:random")
    ada.play(table, random.Random(2))
    line = next(line for line in reversed(ada.see(table)["story"]) if line["moment"])
    again = ada.get(f"/tables/{table}/moments/{line['at']}")
    assert 'class="points-table' in again
    assert ada.refused("GET", f"/tables/{table}/moments/0") == (404, "no_step")
    assert ada.refused("GET", f"/tables/{table}/moments/x") == (404, "no_step")


def test_the_printed_automa_is_a_player_at_the_table(ada: Person) -> None:
    table = ada.open("merv", "me")
    seen = ada.play(table, random.Random(2), 40)
    assert [(seat["seat"], seat["kind"], seat["colour"]) for seat in seen["automa"]] == [
        (1, "automa", "blue"),
        (2, "automa", "yellow"),
    ]
    assert {1, 2} <= {line["seat"] for line in seen["story"]}
    assert [score["seat"] for score in seen["scores"]] == [0, 1]
    html = ada.get(f"/tables/{table}")
    assert 'id="mat-1"' in html
    assert 'id="mat-2"' in html


# Cards, and what one prefers ------------------------------------------------------------------------------------------


def test_a_card_is_drawn_by_its_name_and_others_are_refused(ada: Person) -> None:
    table = ada.open("tadmor", "me bot:random")
    html = ada.get(f"/tables/{table}")
    named = re.findall(r'data-card="([^"]+)"', html)
    for name in dict.fromkeys(named):
        assert ada.get(f"/tables/{table}/cards/{name}").startswith("<svg")
    for name in ("nothing", "i999", "%00", "..%2f..", "k0"):
        assert ada.refused("GET", f"/tables/{table}/cards/{name}")[0] == 404


def test_preferences_are_kept_with_the_person(ada: Person) -> None:
    table = ada.open("merv", "me bot:random")
    usual = {"pace": "normal", "moments": "self", "text": "usual", "opponents": "usual"}
    assert ada.get("/api/me")["preferences"] == usual
    assert ada.post("/api/preferences", pace="fast") == {**usual, "pace": "fast"}
    assert ada.post("/api/preferences", text="large")["pace"] == "fast", "what is left out stays"
    assert 'data-pace="fast"' in ada.get(f"/tables/{table}")
    assert 'data-text="large"' in ada.get("/")
    assert ada.refused("POST", "/api/preferences", pace="at once")[0] == 422
    assert ada.get("/api/me")["preferences"]["pace"] == "fast"


def test_nobody_without_a_name_keeps_preferences(nobody: Person) -> None:
    assert nobody.refused("POST", "/api/preferences", pace="fast")[0] == 401
