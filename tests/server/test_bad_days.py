"""Bad days: whatever is sent, the answer is a code and one sentence, and the next request is answered as ever."""

import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.server import storage
from serai.server.guard import LARGEST_BODY
from serai.server.storage import Storage
from serai.server.tables import Tables
from tests.server.live_server import Person, Server, refusal_of

JSON = {"Content-Type": "application/json"}


@pytest.fixture
def table(ada: Person) -> str:
    return ada.open()


# What cannot be read --------------------------------------------------------------------------------------------------


def test_a_body_that_is_too_large_is_not_read(ada: Person) -> None:
    answer = ada.client.post("/api/tables", content=b"x" * (LARGEST_BODY + 1), headers=JSON)
    assert refusal_of(answer) == (413, "too_large")


@pytest.mark.parametrize("path", ["/api/tables", "/api/records"])
def test_a_body_that_goes_on_and_on_is_cut_off(ada: Person, path: str) -> None:
    def forever() -> Iterator[bytes]:
        for _ in range(20):
            yield b" " * (LARGEST_BODY // 10)

    assert refusal_of(ada.client.post(path, content=forever(), headers=JSON)) == (413, "too_large")


def test_a_record_has_a_limit_of_its_own(ada: Person) -> None:
    answer = ada.client.post("/api/records", content=b"x" * 400_001, headers={"Content-Type": "text/plain"})
    assert refusal_of(answer) == (413, "too_large")


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b'"hello"', b"null", b"\xff\xfe", b"[" * 5000, b"9" * 5000])
def test_a_body_that_is_no_json_object_is_refused(ada: Person, body: bytes) -> None:
    answer = ada.client.post("/api/tables", content=body, headers=JSON)
    assert refusal_of(answer) in [(400, "bad_request"), (422, "bad_request")]


def test_a_form_is_no_json(ada: Person) -> None:
    answer = ada.client.post("/api/tables", data={"game": "merv"})
    assert refusal_of(answer) == (422, "bad_request")


@pytest.mark.parametrize(
    "wrong",
    [
        {"number": -1, "action": 0},
        {"number": 2**31, "action": 0},
        {"number": 0, "action": -1},
        {"number": 0, "action": 2**40},
        {"number": 0, "action": 1.5},
        {"number": 0, "action": None},
        {"number": 0, "action": []},
        {"number": 0, "action": "x" * 61},
        {"number": "zero", "action": 0},
        {"number": 0, "action": 0, "key": "short"},
        {"number": 0, "action": 0, "key": 12345678},
        {"action": 0},
        {},
    ],
)
def test_numbers_and_words_out_of_place_are_refused(ada: Person, table: str, wrong: dict[str, Any]) -> None:
    before = ada.see(table)
    assert ada.refused_at(table, "act", **wrong) == (422, "bad_request")
    assert ada.see(table) == before


def test_half_a_character_is_refused(ada: Person, table: str) -> None:
    answer = ada.client.post(f"/api/tables/{table}/chat", content=b'{"text": "\\ud800"}', headers=JSON)
    assert refusal_of(answer) == (422, "bad_request")


def test_a_request_repeated_word_for_word_changes_nothing(ada: Person, table: str) -> None:
    seen = ada.see(table)
    body = {"number": seen["number"], "action": seen["choices"][0]["action"]}
    ada.at(table, "act", **body)
    after = ada.see(table)
    assert ada.refused_at(table, "act", **body) == (409, "stale")
    assert ada.see(table) == after


# Who may ask ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "merv", "seats": ["me"]}),
        ("/api/tables/{table}/act", {"number": 0, "action": 0}),
        ("/api/tables/{table}/chat", {"text": "hello"}),
        ("/api/tables/{table}/clone", {}),
        ("/api/account", {"name": "Ada", "password": "long enough"}),
        ("/api/tokens", {"label": "bot"}),
    ],
)
def test_without_a_name_nothing_can_be_done(nobody: Person, table: str, path: str, body: dict[str, Any]) -> None:
    nobody.client.headers["Authorization"] = "Bearer invented"
    assert nobody.refused("POST", path.format(table=table), **body) == (401, "who_are_you")


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "nonsense"])
def test_a_page_of_another_site_cannot_act(ada: Person, table: str, origin: str) -> None:
    seen = ada.see(table)
    body = {"number": seen["number"], "action": seen["choices"][0]["action"]}
    answer = ada.client.post(f"/api/tables/{table}/act", json=body, headers={"Origin": origin})
    assert refusal_of(answer) == (403, "wrong_origin")
    assert ada.see(table) == seen


@pytest.mark.parametrize("site", ["cross-site", "same-site", "elsewhere"])
def test_a_browser_that_only_says_it_is_at_another_site_cannot_act(ada: Person, site: str) -> None:
    """`same-site` is another one too: whoever has a neighbouring name is not us."""
    answer = ada.client.post("/api/logout", headers={"Sec-Fetch-Site": site})
    assert refusal_of(answer) == (403, "wrong_origin")
    assert ada.get("/api/me")


def test_ones_own_page_can_act(server: Server, ada: Person) -> None:
    ada.client.headers["Origin"] = server.url
    assert ada.open()


def test_every_answer_keeps_a_page_to_itself(ada: Person, table: str) -> None:
    for path in ["/", f"/tables/{table}", "/api/me", "/nowhere", "/healthz"]:
        headers = ada.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"


# What is not there ----------------------------------------------------------------------------------------------------


def test_a_table_that_is_not_there_is_said_so(ada: Person) -> None:
    assert ada.refused("GET", "/api/tables/nowhere") == (404, "no_table")
    assert ada.refused_at("nowhere", "act", number=0, action=0) == (404, "no_table")
    assert ada.refused("GET", f"/api/tables/{'x' * 41}") == (422, "bad_request")
    assert ada.refused("GET", "/api/nothing") == (404, "bad_request")
    assert ada.refused("GET", "/api/tables/a%00b") == (404, "no_table")


def test_an_address_is_not_asked_otherwise(ada: Person, table: str) -> None:
    answer = ada.client.put(f"/api/tables/{table}", json={})
    assert refusal_of(answer)[0] == 405
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize("step", ["-1", "x", "1.5", str(2**31)])
def test_a_step_is_a_number_of_a_step(ada: Person, table: str, step: str) -> None:
    assert ada.refused("GET", f"/api/tables/{table}/steps/{step}") == (422, "bad_request")
    assert ada.client.get(f"/tables/{table}/replay/{step}").status_code in (404, 422)


def test_a_person_who_reads_gets_a_page(nobody: Person) -> None:
    nobody.client.headers["Accept"] = "text/html"
    answer = nobody.client.get("/tables/nowhere")
    assert answer.status_code == 404
    assert "text/html" in answer.headers["content-type"]
    assert "There is no such table" in answer.text


# Faults of our own ----------------------------------------------------------------------------------------------------


def test_a_fault_is_logged_and_answered_with_one_sentence(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*given: Any) -> None:
        raise RuntimeError("the inside")

    monkeypatch.setattr(Tables, "open", broken)
    with caplog.at_level(logging.ERROR):
        answer = ada.ask("POST", "/api/tables", {"game": "merv", "seats": ["me"]})
    assert refusal_of(answer) == (500, "fault")
    assert "the inside" not in answer.text
    assert "a fault while answering POST /api/tables" in caplog.text
    assert "the inside" in caplog.text
    assert "content-security-policy" in answer.headers
    assert 'serai_requests_total{method="POST",status="500"}' in ada.get("/metrics")
    monkeypatch.undo()
    assert ada.open()


def test_who_finds_the_database_busy_is_told_to_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(storage, "READERS", 2)
    read = Storage.read
    monkeypatch.setattr(Storage, "read", lambda self, patience=0.2: read(self, patience))
    with Server(tmp_path / "serai.db") as busy:
        ada = busy.person("Ada")
        table = ada.open()
        with busy.no_reader_free():
            answers = [ada.client.get(path) for path in [f"/api/tables/{table}", f"/api/tables/{table}/events", "/"]]
        assert ada.see(table)
    assert {refusal_of(answer) for answer in answers} == {(503, "busy")}
    assert all(int(answer.headers["retry-after"]) > 0 for answer in answers)
    assert "fault" not in caplog.text


# Limits and figures ---------------------------------------------------------------------------------------------------


def refusals(answers: list[httpx.Response]) -> set[tuple[int, str]]:
    return {refusal_of(answer) for answer in answers if answer.is_error}


def test_too_much_at_once_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db", limits=True) as strict:
        ada = strict.person("Ada")
        login = {"name": "Ada", "password": "not this one"}
        guessed = [ada.ask("POST", "/api/login", login) for _ in range(8)]
        assert refusals(guessed) == {(403, "wrong_password"), (429, "too_fast")}
        asked = [ada.client.get("/api/tokens") for _ in range(300)]
        assert refusals(asked) == {(429, "too_fast")}
        assert sum(answer.is_success for answer in asked) >= 100
        guests = [strict.person().ask("POST", "/api/guests", {"name": "Bo"}) for _ in range(15)]
        assert refusals(guests) == {(429, "too_fast")}


def test_a_host_can_watch_the_server(server: Server, ada: Person, table: str) -> None:
    assert ada.get("/healthz") == "ok\n"
    figures = ada.get("/metrics")
    for name in ["serai_requests_total", "serai_moves", "serai_listeners", "serai_lines", "serai_bot_failures"]:
        assert name in figures
    assert "/api/openapi.json" not in figures
