"""Requests that are refused: one sentence for the person, one code for the machine, and never a trace of the inside."""

from typing import Any

from serai.core.errors import (
    BadNotation,
    BadPosition,
    BadRecord,
    BadSetup,
    IllegalAction,
    Refusal,
    UnknownGame,
    UnknownRules,
)
from serai.core.text import sentence_case


class Refused(Refusal):
    """A request that cannot be granted; `more` is sent along, such as the fresh view after a stale move."""

    def __init__(self, status: int, code: str, sentence: str, **more: Any) -> None:
        super().__init__(sentence)
        self.status = status
        self.code = code
        self.more = more
        self.wait = 5
        """Seconds after which it is worth asking again, where it is."""


KINDS: list[tuple[type[Refusal], int, str]] = [
    (IllegalAction, 422, "illegal_action"),
    (BadNotation, 422, "unknown_action"),
    (BadSetup, 422, "bad_setup"),
    (BadRecord, 422, "bad_record"),
    (BadPosition, 422, "bad_position"),
    (UnknownGame, 404, "unknown_game"),
    (UnknownRules, 422, "unknown_rules"),
    (Refusal, 422, "refused"),
]


def refused(refusal: Refusal) -> Refused:
    """Whatever was refused inside, as an answer to a request."""
    if isinstance(refusal, Refused):
        return refusal
    status, code = next((status, code) for kind, status, code in KINDS if isinstance(refusal, kind))
    said = sentence_case(str(refusal))
    return Refused(status, code, said if said.endswith(".") else f"{said}.")


def nobody() -> Refused:
    return Refused(401, "who_are_you", "Tell us your name first.")


def no_table() -> Refused:
    return Refused(404, "no_table", "There is no such table, or it is private and you have no invitation.")
