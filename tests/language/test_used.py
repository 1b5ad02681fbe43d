"""No message is there for nothing: each is named by the code or by another message, variant by variant."""

from typing import Final

import pytest

from serai.core.titles import GAMES
from tests.language.ftl import PACKAGES, parsed
from tests.language.sources import is_named, literals, patterns
from tests.sources import asking_steps

FROM_OUTSIDE: Final = (
    *("title", "about-lobby", "option-", "source-", "seat-", "log-"),
    *("prompt-", "choosing-", "done-", "action-"),
)
"""What doors ask every title for; the contract says which of these there must be."""


@pytest.mark.parametrize("package", PACKAGES)
def test_every_message_is_used(package: str) -> None:
    found = parsed(package, "en")
    referred = {name for uses in found.values() for name in uses.messages}
    unused = [
        name
        for name in found
        if name not in referred and not name.startswith(FROM_OUTSIDE) and not is_named(package, name)
    ]
    assert unused == []


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_every_variant_of_a_decision_is_used(game: object) -> None:
    """`action-kind-variant`: the code says the variant by its name."""
    title = next(one for one in GAMES.values() if one is game)
    names = {
        "prompt-": asking_steps(title) | {"over"},
        "done-": asking_steps(title),
        "action-": {kind.name for kind in title.actions.kinds},
    }
    unused = []
    for key in parsed(title.package, "en"):
        family = key.partition("-")[0] + "-"
        if family not in names:
            continue
        told = key.removeprefix(family)
        whose = max(
            (name for name in names[family] if told == name or told.startswith(f"{name}-")), key=len, default=""
        )
        variant = told.removeprefix(whose).removeprefix("-")
        if variant and not is_said(title.package, variant):
            unused.append(key)
    assert unused == []


def is_said(package: str, variant: str) -> bool:
    """Whether the code says a variant: in one word, or put together of several."""
    words = literals(package)
    if variant in words or any(pattern.fullmatch(variant) for pattern in patterns(package)):
        return True
    return all(part in words for part in variant.split("-"))
