"""Trees of what is said, as text in one language.

A message is given its facts as Fluent wants them: numbers as numbers, so that they choose their plural; all that is
said as text that still knows what it was, so that the message may ask for another form of it:

    FORM($site, "gen")    the same in the form "gen", which its own message sees as $form
    GENDER($thing)        the attribute `gender` of its message
    PERSON($who)          "you" (also among others), "other" or "several"
    CAP($who)             with a capital, where it begins a sentence
"""

import warnings
from functools import cache, cached_property, lru_cache
from typing import Any, Final, Literal

from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime.types import FluentInt

from serai.core.message_keys import SHARED
from serai.core.say import AND, OR, Fact, Name, Of, Say, Several
from serai.language import messages
from serai.language.messages import Messages, Unsaid

FALLBACK: Final = "en"
REMEMBERED: Final = 20_000
"""How many texts a language keeps; a board says the same of most of its places move after move."""
BEFORE, AFTER = "\ue000", "\ue001"
"""Marks for the places of two parts, which nobody writes."""
BEGIN, SPLIT, END = "\ue010", "\ue011", "\ue012"
"""Marks around words that have a picture, see pictured.py: its name, then the words."""
BY_BABEL: Final[dict[str, Literal["standard", "or"]]] = {AND: "standard", OR: "or"}


class Part(str):
    """Something said, as text within a message, which may ask for another form of it."""

    __slots__ = ("said", "speak")
    said: Any
    speak: "Language"


class Whole(FluentInt):
    """A number as its language writes it, written once: Babel takes its time."""

    def format(self, locale: Locale) -> str:
        return written(int(self), str(locale))


@lru_cache(REMEMBERED)
def written(number: int, locale: str) -> str:
    return format_decimal(number, locale=locale)


@lru_cache(REMEMBERED)
def whole(number: int) -> Whole:
    return Whole(number)


# What a message may ask of a fact ------------------------------------------------------------------------------------


def form(part: Any, *wanted: str) -> Any:
    """Another form of something said; several wishes, such as a gender and a case, are joined by hyphens."""
    return part.speak.text(part.said, "-".join(filter(None, wanted))) if isinstance(part, Part) else part


def gender(part: Any) -> str:
    return part.speak.attribute(part.said, "gender") if isinstance(part, Part) else ""


def person(part: Any) -> str:
    said = part.said if isinstance(part, Part) else part
    if isinstance(said, Several):
        persons = [person(one) for one in said.parts]
        return "you" if "you" in persons else "several" if len(persons) > 1 else "other"
    return "you" if isinstance(said, Name) and said.you else "other"


def cap(part: Any) -> str:
    text = str(part)
    first = text.index(SPLIT) + 1 if text.startswith(BEGIN) else 0  # a picture stands before the words
    return text[:first] + text[first : first + 1].upper() + text[first + 1 :]


FUNCTIONS: Final = {"FORM": form, "GENDER": gender, "PERSON": person, "CAP": cap}


class Language:
    """How one package speaks in one language."""

    def __init__(self, code: str, package: str = SHARED) -> None:
        self.code = code
        self.package = package
        self.spoken = code if has_words(code, package) else FALLBACK
        """A package that has no words in a language speaks English throughout, and not half of each."""
        self.messages = Messages(self.spoken, [package] if package == SHARED else [package, SHARED], FUNCTIONS)
        self.text = lru_cache(REMEMBERED)(self._text)

    def __call__(self, said: Fact) -> str:
        """The text for what is said."""
        return self.text(said, "")

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.text(Say(key, **facts), "")

    def has(self, key: str) -> bool:
        return self.messages.has(key) or (self.spoken != FALLBACK and self.fallback.has(key))

    @cached_property
    def locale(self) -> str:
        """Which of its countries a language follows in lists and numbers."""
        return self.message(Say("locale"), "language-locale", "")

    @cached_property
    def fallback(self) -> "Language":
        """What speaks where this language has no word: only a title from elsewhere may need it."""
        return language(FALLBACK, self.package)

    def _text(self, said: Fact, wanted: str) -> str:
        if isinstance(said, Say):
            return self.message(said, said.key, wanted)
        if isinstance(said, Several):
            return self.listed([self.text(part, wanted) for part in said.parts], said.joint)
        if isinstance(said, Name):
            return self.text(said.said, wanted)
        if isinstance(said, Of):
            return language(self.code, said.package).text(said.said, wanted)
        return written(said, self.locale) if isinstance(said, int) else said

    def message(self, said: Say, key: str, wanted: str) -> str:
        """A message in its place; where this language has none, or a broken one, English stands in."""
        try:
            text = self.messages.text(key, self.facts(said, wanted))
        except Unsaid as error:
            if self.spoken == FALLBACK:
                raise
            warnings.warn(f"{self.package}: {error}", stacklevel=2)
            text = None
        if text is not None:
            return text
        if self.spoken == FALLBACK:
            raise Unsaid(f"{self.package} has no message {key}")
        return self.fallback.message(said, key, wanted)

    def attribute(self, said: Fact, name: str) -> str:
        """An attribute of the message that something is said with; empty if it has none."""
        if isinstance(said, Name):
            return self.attribute(said.said, name)
        if isinstance(said, Of):
            return language(self.code, said.package).attribute(said.said, name)
        if not isinstance(said, Say):
            return ""
        return self.messages.text(f"{said.key}.{name}", self.facts(said, "")) or ""

    def facts(self, said: Say, wanted: str) -> dict[str, Any]:
        """What a message is given: its facts, and the form that is wanted of it."""
        return {"form": wanted, **{name: self.given(fact) for name, fact in said.facts.items()}}

    def given(self, fact: Fact) -> Any:
        """A fact as a message takes it."""
        if isinstance(fact, int):
            return whole(fact)
        if isinstance(fact, str):
            return fact
        part = Part(self.text(fact, ""))
        part.said, part.speak = fact, self
        return part

    def listed(self, parts: list[str], joint: str) -> str:
        if joint in BY_BABEL:
            return format_list(parts, style=BY_BABEL[joint], locale=self.locale)
        told = "".join(parts[:1])
        for part in parts[1:]:
            told = self.joint(joint).replace(BEFORE, told, 1).replace(AFTER, part, 1)
        return told

    @lru_cache(REMEMBERED)  # noqa: B019  # a language lives as long as the process
    def joint(self, joint: str) -> str:
        """How two parts are joined, with a mark in the place of each."""
        return self.message(Say("joint", before=BEFORE, after=AFTER), f"joint-{joint}", "")


def has_words(code: str, package: str) -> bool:
    """Whether a package speaks a language at all."""
    try:
        return bool(messages.source_of(package, code))
    except Unsaid as error:
        warnings.warn(str(error), stacklevel=2)
        return False


@cache
def language(code: str, package: str = SHARED) -> Language:
    return Language(code, package)
