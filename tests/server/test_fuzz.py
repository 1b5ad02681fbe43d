"""The API as its own document describes it, asked with whatever fits that document, and with whatever does not."""

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
from tests.server.house import Server

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
