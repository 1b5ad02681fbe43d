"""The files of words agree with each other: the same messages, the same facts, none that cannot be said."""

from typing import Final

import pytest

from serai.language import languages
from serai.language.messages import Messages, source_of
from serai.language.speaking import FUNCTIONS
from tests.language.ftl import PACKAGES, parsed, whole

OTHERS: Final = [code for code in languages() if code != "en"]
ALWAYS_GIVEN: Final = {"form", "who"}
"""Facts that English may do without: every message has a form, every event somebody."""

every_package = pytest.mark.parametrize("package", PACKAGES)
every_language = pytest.mark.parametrize("code", languages())
every_other = pytest.mark.parametrize("code", OTHERS)


def public(package: str, code: str) -> set[str]:
    """The messages of a file that are said from outside. Terms are its own, and so are helpers, which begin with the
    language: `fr-avoir`."""
    return {name for name in parsed(package, code) if not name.startswith(("-", f"{code}-"))}


@every_package
@every_language
def test_every_message_can_be_compiled(package: str, code: str) -> None:
    assert parsed(package, code), "there is no file"
    packages = [package, "serai"] if package != "serai" else [package]
    messages = Messages(code, packages, FUNCTIONS)
    for name in messages.sources:
        messages.read_with_references(name)
    for name in parsed(package, code):
        assert whole(package, code, name).functions <= set(FUNCTIONS), name


@every_package
@every_other
def test_every_language_says_what_english_says(package: str, code: str) -> None:
    english, other = public(package, "en"), public(package, code)
    assert sorted(english - other) == [], f"missing in {code}"
    shared = public("serai", "en")  # a title may have words of its own for what all share: points are PV in Merv
    assert sorted(other - english - shared) == [], f"only in {code}"


@every_package
@every_other
def test_no_language_drops_or_invents_a_fact(package: str, code: str) -> None:
    wrong: dict[str, set[str]] = {}
    for name in public(package, "en") & public(package, code):
        english, other = whole(package, "en", name), whole(package, code, name)
        lost, new = english.shown - other.facts, other.facts - english.facts - ALWAYS_GIVEN
        if lost or new:
            wrong[name] = lost | new
    assert wrong == {}


@every_package
@every_language
def test_no_text_is_padded_with_spaces(package: str, code: str) -> None:
    lines = source_of(package, code).splitlines()
    assert [line for line in lines if line != line.rstrip() or "\t" in line] == []
    assert [line for line in lines if '{ " " }' in line or '{ "" }' in line] == []
