"""A language that nobody speaks, made of what English says: every fact is wanted in another form, in its gender, with
one of three plurals. It shows what a true language could not use: words that were finished before they were said.

Its sentences have no letters, no spaces and no commas of their own, so whatever there are of these comes from code.
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

import pytest

from serai.language import known, language, messages, speaking, spoken
from serai.language.speaking import FUNCTIONS, Part, form
from tests.language.ftl import parsed

CODE: Final = "uk"
"""Its plurals, of which there are three for whole numbers."""
WANTED: Final = "ins"
OPEN, CLOSE, NAME, PLAIN = "⟨", "⟩", "‹", "›"
MARK: Final = re.compile(r"‹[^›]*›")
"""A name or a word to choose by, shown as it came."""


def shown(fact: Any) -> Any:
    """A fact in a form that nothing has by itself; what is no tree stands in marks of its own."""
    if isinstance(fact, Part):
        return form(fact, WANTED)
    return f"{NAME}{fact}{PLAIN}" if isinstance(fact, str) else fact


def source(package: str) -> str:
    """The file of this language for a package: every message shows its form and each of its facts."""
    lines: list[str] = []
    for name in parsed(package, "en"):
        if name.startswith("-"):
            continue
        facts = "".join(
            f"{{ SHOWN(${fact}) }}{{ ${fact} ->\n    [one] ¹\n    [few] ²\n   *[many] ⁵\n  }}{{ GENDER(${fact}) ->\n"
            f"    [f] ♀\n   *[none] ·\n  }}{{ PERSON(${fact}) ->\n    [you] ☝\n   *[other] ·\n  }}"
            for fact in sorted(facts_of(package, name) - {"form"})
        )
        lines.append(f"{name} = {OPEN}{{ $form }}{facts}{CLOSE}\n    .gender = f\n")
    return "".join(lines)


def facts_of(package: str, name: str) -> set[str]:
    known_here = {**parsed("serai", "en"), **parsed(package, "en")}
    uses = known_here[name]
    return uses.facts.union(*(facts_of(package, inner) for inner in uses.messages if inner in known_here))


@contextmanager
def pseudo() -> Iterator[str]:
    """Within it there is one more language; its code."""
    patch = pytest.MonkeyPatch()
    real = messages.source_of
    patch.setattr(messages, "source_of", lambda package, code: source(package) if code == CODE else real(package, code))
    patch.setattr(known, "languages", lambda: ["en", CODE])
    patch.setattr(speaking.Language, "listed", lambda self, parts, joint: f"⟦{'⊕'.join(parts)}⟧")
    patch.setattr(speaking.Language, "locale", CODE)
    patch.setitem(FUNCTIONS, "SHOWN", shown)
    for remembered in (language, spoken):
        remembered.cache_clear()
    try:
        yield CODE
    finally:
        patch.undo()
        for remembered in (language, spoken):
            remembered.cache_clear()
