"""What is wrong with a request that does not fit the API's document, said in one clause."""

from typing import Any, Final

from fastapi.exceptions import RequestValidationError

from serai.core.say import COMMA, Fact, Say, Several
from serai.server.refused import Refused

PLACES: Final = ("body", "query", "path")
WRONG: Final = {
    "missing": "missing",
    "string_type": "text",
    "string_too_short": "short",
    "string_too_long": "long",
    "too_short": "few",
    "too_long": "many",
    "bool_type": "answer",
    "bool_parsing": "answer",
    "int_type": "number",
    "int_parsing": "number",
    "int_parsing_size": "number",
    "int_from_float": "number",
    "greater_than_equal": "small",
    "less_than_equal": "great",
    "less_than": "great",
    "list_type": "list",
    "dict_type": "fields",
    "model_type": "fields",
    "model_attributes_type": "fields",
    "literal_error": "choice",
    "action": "action",
}
"""The kinds of errors of the library that reads requests, and our messages `wrong-…` for them."""


def wrong_request(error: RequestValidationError) -> Refused:
    """A refusal for the first thing that is wrong."""
    first: dict[str, Any] = error.errors()[0]
    if first["type"] == "json_invalid":
        return Refused(422, "bad_request", "json")
    kind = WRONG.get(first["type"], "value")
    what = Say(f"wrong-{kind}", **facts_of(first.get("ctx", {})))
    where = ".".join(str(part) for part in first["loc"] if part not in PLACES)
    if not where and kind == "missing":
        return Refused(422, "bad_request", "empty")
    if where:
        return Refused(422, "bad_request", "field", where=where, what=what)
    return Refused(422, "bad_request", "whole", what=what)


def facts_of(told: dict[str, Any]) -> dict[str, Fact]:
    """What an error tells of the bounds it found broken."""
    facts: dict[str, Fact] = {}
    for name, fact, more in [
        ("min_length", "least", 0),
        ("ge", "least", 0),
        ("max_length", "most", 0),
        ("le", "most", 0),
        ("lt", "most", -1),
    ]:
        if name in told:
            facts[fact] = int(told[name]) + more
    if "expected" in told:
        facts["choices"] = Several(str(told["expected"]).replace("'", "").replace(" or ", ", ").split(", "), COMMA)
    return facts
