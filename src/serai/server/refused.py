"""Requests that are refused: one sentence for the person, one code for the machine, and never a trace of the inside.

The sentence is the message `refused-CODE` of the texts, or one of its variants, and is spoken when it is answered.
"""

from typing import Any, Self

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
from serai.core.message_keys import SHARED
from serai.core.render.decision import variant_of
from serai.core.say import Fact, Of, Say
from serai.language import DEFAULT
from serai.server.languages import words


class Refused(Refusal):
    """A request that cannot be granted, with the facts that its sentence speaks of."""

    def __init__(self, status: int, code: str, variant: str = "", /, **facts: Fact) -> None:
        super().__init__(Say(variant_of(f"refused-{code}", variant), **facts))
        self.status = status
        self.code = code
        self.more: dict[str, Any] = {}
        """What is sent along, such as the fresh view after a stale move."""
        self.wait = 5
        """Seconds after which it is worth asking again, where it is."""

    def bringing(self, **more: Any) -> Self:
        self.more.update(more)
        return self

    def __str__(self) -> str:
        """For the host, who reads English in the log."""
        return words(DEFAULT)(self.said)


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
    made = Refused(status, code)
    said = refusal.said
    whole = isinstance(said, str) and said.endswith(".")
    # In the kernel's own words: one of our messages may have the same name as one of its.
    why = Of(SHARED, said) if isinstance(said, Say) else said
    made.said = Say("refused-inside-whole" if whole else "refused-inside", why=why)
    return made


def nobody() -> Refused:
    return Refused(401, "who_are_you")


def no_table() -> Refused:
    return Refused(404, "no_table")
