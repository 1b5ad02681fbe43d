"""The API as its own document describes it, asked with whatever fits that document, and with whatever does not."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from serai.server import streams
from serai.server.app import make_app
from serai.server.settings import Settings
from tests.server.live_server import Person, Server, refusal_of

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """A server of its own, and what the requests may name that is really there."""
    with pytest.MonkeyPatch.context() as patched, Server(tmp_path_factory.mktemp("fuzz") / "serai.db") as server:
        patched.setattr(streams, "LONGEST_WAIT", 0.01)
        ada = server.person("Ada")
        yield {"url": server.url, "key": ada.client.cookies["serai_key"], "table": ada.open()}


# The document needs no server; an event stream never ends, so it cannot be asked here.
DOCUMENT = make_app(Settings("sqlite:///never_opened.db")).openapi()
schema = schemathesis.openapi.from_dict(DOCUMENT).exclude(path_regex="/events$")


@schema.parametrize()
@settings(
    max_examples=12,
    deadline=None,
    derandomize=True,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_no_request_surprises_the_server(case: schemathesis.Case[Any], fuzzed: dict[str, Any]) -> None:
    made = case.meta.generation.mode if case.meta is not None else None
    if "table" in case.path_parameters and made == GenerationMode.POSITIVE:
        case.path_parameters["table"] = fuzzed["table"]
    case.call_and_validate(base_url=fuzzed["url"], checks=CHECKS, cookies={"serai_key": fuzzed["key"]})


LONE = '"\\ud800"'
"""Half a character, as JSON can spell it."""


def bodies() -> list[tuple[str, str]]:
    """Every address that takes JSON, as the API's own document says."""
    return [
        (verb, path)
        for path, verbs in DOCUMENT["paths"].items()
        for verb, said in verbs.items()
        if "application/json" in said.get("requestBody", {}).get("content", {})
    ]


@pytest.mark.parametrize(("verb", "path"), bodies())
def test_every_address_refuses_half_a_character(ada: Person, verb: str, path: str) -> None:
    address = re.sub(r"\{\w+\}", "0", path)
    headers = {"Content-Type": "application/json"}
    answer = ada.client.request(verb, address, content=f"{{{LONE}: {LONE}}}", headers=headers)
    assert refusal_of(answer) == (422, "bad_request")
    assert answer.json()["message"] == "This is not JSON."


@pytest.mark.parametrize("wrong", [{"start": 0}, {"private": "yes"}, {"patience": "60"}, {"patience": True}])
def test_what_nearly_fits_the_document_does_not(ada: Person, wrong: dict[str, Any]) -> None:
    body = {"game": "merv", "seats": ["me", "bot:random"], **wrong}
    assert ada.refused("POST", "/api/tables", **body) == (422, "bad_request")
    assert ada.client.post("/api/tables", json=body).json()["message"].startswith(f"In '{next(iter(wrong))}': ")


ODD: list[dict[bytes, bytes]] = [
    {b"Authorization": b"Bearer \xff\xfe"},
    {b"Authorization": b"Bearer"},
    {b"Authorization": b"Basic " + b"A" * 4000},
    {b"Cookie": b"serai_key=\xff; serai_key; =; ;;"},
    {b"Cookie": b"serai_device=....; serai_key=" + b"x" * 4000},
    {b"Accept": b"\xff, text/html;q=nan"},
    {b"Accept-Encoding": b"gzip;q=-1, \xff"},
    {b"Content-Type": b"application/json; charset=\xff; boundary="},
    {b"Content-Type": b"multipart/form-data"},
    {b"X-Forwarded-For": b"\xff" * 500},
    {b"Range": b"bytes=9-1,,-0"},
    {b"If-Modified-Since": b"yesterday"},
    {b"If-None-Match": b'"\xff'},
    {b"Sec-Fetch-Site": b"\xff"},
]


@pytest.mark.parametrize("odd", ODD, ids=lambda odd: str(odd)[:50])
def test_odd_headers_are_no_fault(server: Server, odd: dict[bytes, bytes]) -> None:
    stranger = server.person()
    for path in ["/", "/api/me", "/api/tables", "/static/page.css", "/tables/nowhere"]:
        assert stranger.client.get(path, headers=odd).status_code < 500
    for path in ["/api/login", "/api/guests", "/api/records", "/api/logout"]:
        answer = stranger.client.post(path, content=json.dumps({"name": "Odd", "password": "x"}), headers=odd)
        assert answer.status_code < 500
