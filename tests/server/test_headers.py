"""What comes in a request's headers and goes out in an answer's."""

import asyncio
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

import pytest
from starlette.datastructures import Headers

from serai.server.app import make_app
from serai.server.guard import declared_size
from serai.server.settings import Settings
from tests.server.live_server import Person, Server, refusal_of

JSON = {"Content-Type": "application/json"}
LONE = '"\\ud800"'
"""Half a character, as JSON can spell it."""


# Who asks from where --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "[", "://", "", "http://\xff", "null"])
def test_an_origin_that_cannot_be_read_is_another_site(ada: Person, origin: str) -> None:
    answer = ada.client.post("/api/logout", headers={b"Origin": origin.encode("latin-1")})
    assert refusal_of(answer) == (403, "wrong_origin")
    assert ada.get("/api/me")


def test_no_origin_fits_a_host_that_is_not_named(ada: Person) -> None:
    answer = ada.client.post("/api/logout", headers={"Origin": "null", "Host": ""})
    assert answer.status_code in (400, 403)
    assert ada.get("/api/me")


@pytest.mark.parametrize("host", ["evil.example", "[", "x/api/", "a@b", "evil.example:notaport", "é"])
@pytest.mark.parametrize("path", ["/", "/api/me", "/api/me/", "/static", "/account/", "/nowhere", "/tables/x/replay"])
def test_no_answer_repeats_the_host_that_was_asked_for(nobody: Person, host: str, path: str) -> None:
    headers = {b"Host": host.encode(), b"Accept": b"text/html"}
    answer = nobody.client.get(path, headers=headers, follow_redirects=False)
    assert answer.status_code < 500
    assert "evil.example" not in answer.text + str(answer.headers)
    assert answer.headers.get("location", "/").startswith("/")
    assert not answer.headers.get("location", "/").startswith("//")


def test_an_address_with_a_slash_too_many_leads_nowhere(nobody: Person) -> None:
    assert nobody.client.get("/api/me/").status_code == 404
    assert nobody.client.get("/account/").status_code == 404


def test_redirects_name_a_path_only(ada: Person) -> None:
    table = ada.open()
    ways = [f"/tables/{table}/replay", f"/invitations/{ada.see(table)['invite']}", "/tables/%2e%2e%5cevil/replay"]
    for path in ways:
        found = ada.client.get(path, headers={"Host": "evil.example"}, follow_redirects=False)
        assert found.is_redirect
        assert found.headers["location"].startswith("/tables/")


def test_a_host_header_does_not_choose_between_page_and_data(nobody: Person) -> None:
    answer = nobody.client.get("/tables/nowhere", headers={"Host": "x/api/y?", "Accept": "text/html"})
    assert "text/html" in answer.headers["content-type"]


# What is kept where ---------------------------------------------------------------------------------------------------


def test_nothing_that_depends_on_who_asks_is_kept_on_the_way(ada: Person) -> None:
    table = ada.open()
    pages = ["/", "/account", "/lobby/fragments", f"/tables/{table}", f"/tables/{table}/fragments"]
    answers = ["/api/me", "/api/tables", "/api/tokens", f"/api/tables/{table}", "/api/nothing", "/api/openapi.json"]
    for path in [*pages, *answers, f"/tables/{table}/replay/0", f"/tables/{table}/replay", "/nowhere"]:
        assert ada.client.get(path).headers["cache-control"] == "no-store", path
    assert ada.client.post("/api/tokens", json={"label": "bot"}).headers["cache-control"] == "no-store"
    refusal = ada.client.post("/api/tokens", headers={"Origin": "http://evil.example"})
    assert refusal.headers["cache-control"] == "no-store"


def test_our_own_files_are_kept_as_ever(nobody: Person) -> None:
    assert nobody.client.get("/static/page.css").headers["cache-control"] == "no-cache"
    font = nobody.client.get("/static/vendor/inter-latin-wght-normal.woff2")
    assert font.headers["cache-control"] == "public, max-age=31536000, immutable"


@pytest.mark.parametrize("secure", [True, False])
def test_https_only_is_said_where_it_is_so(tmp_path: Path, secure: bool) -> None:
    with Server(tmp_path / "serai.db", secure=secure) as server:
        for path in ["/", "/api/me", "/static/page.css", "/nowhere"]:
            said = server.person().client.get(path).headers.get("strict-transport-security")
            assert said == ("max-age=31536000" if secure else None)


# Figures --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", ["X-Forwarded-For", "Forwarded", "X-Real-IP", "Via"])
def test_the_figures_are_for_this_machine_only(nobody: Person, sign: str) -> None:
    assert "serai_requests_total" in nobody.get("/metrics")
    refused = nobody.client.get("/metrics", headers={sign: "127.0.0.1"})
    unknown = nobody.client.get("/nothing", headers={sign: "127.0.0.1"})
    assert (refused.status_code, refused.json()) == (404, unknown.json())


def ask_from(peer: str, **settings: Any) -> int:
    """Ask for the figures from another machine; nothing is opened for that."""
    app = make_app(Settings("sqlite:///never_opened.db", **settings))
    sent: list[int] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request"}

    async def send(message: MutableMapping[str, Any]) -> None:
        sent.extend([message["status"]] if "status" in message else [])

    scope = {"type": "http", "method": "GET", "path": "/metrics", "query_string": b"", "headers": []}
    asyncio.run(app({**scope, "client": (peer, 1)}, receive, send))
    return sent[0]


def test_another_machine_sees_the_figures_only_if_the_host_says_so() -> None:
    assert ask_from("203.0.113.9") == 404
    assert ask_from("203.0.113.9", open_metrics=True) == 200
    assert ask_from("::1") == ask_from("::ffff:127.0.0.1") == 200


# Bodies ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        f'{{"game": "merv", "seats": ["me"], "options": {{{LONE}: true}}}}',
        f'{{"game": "merv", "seats": ["me"], "options": {{"a": {LONE}}}}}',
        f'{{"game": {LONE}, "seats": ["me"]}}',
        f'{{"game": "merv", "seats": [{LONE}]}}',
        f'{{"game": "merv", "seats": ["me"], {LONE}: 1}}',
        '{"game": "merv", "seats": ["me"], "options": {"\\uDFFF\\ud800": true}}',
    ],
)
def test_half_a_character_is_refused_wherever_it_stands(ada: Person, body: str) -> None:
    for spelt in [body.encode(), body.replace(LONE, '"\ud800"').encode("utf-8", "surrogatepass")]:
        answer = ada.client.post("/api/tables", content=spelt, headers=JSON)
        assert refusal_of(answer) == (422, "bad_request")


def test_a_whole_character_may_be_spelt_by_its_halves(ada: Person) -> None:
    body = b'{"label": "\\ud83d\\udc2a"}'
    assert ada.client.post("/api/tokens", content=body, headers=JSON).status_code == 201
    assert ada.get("/api/tokens")[0]["label"] == "\N{DROMEDARY CAMEL}"


def test_a_body_says_how_long_it_is_in_plain_digits() -> None:
    assert declared_size(Headers({"content-length": "12"})) == 12
    assert declared_size(Headers({"content-length": "9" * 5000})) > 10**5
    assert declared_size(Headers(raw=[(b"content-length", b"\xb2")])) == 0
