"""The messages of one language, from Fluent files, each read when it is first said.

To read whole files takes a second a language, and a reader needs a fraction of them. So a file is only cut into its
messages; one that is wanted is read together with those it refers to.
"""

import re
from collections.abc import Callable
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins; whatever belongs to it is indented."""
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
QUOTED: Final = re.compile(r'"[^"]*"')
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-z][a-zA-Z0-9_-]*)")
"""A message or a term that is named in another one; facts begin with a dollar sign, functions with a capital."""


class Unsaid(ValueError):
    """A message that is not there, is no Fluent, or lacks a fact: our own mistake, or that of a title's author."""


def entries(source: str) -> dict[str, str]:
    """A Fluent file as its messages and terms, each by its name."""
    source = COMMENT.sub("", source)
    found = list(ENTRY.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    return {match[1]: source[match.start() : end].rstrip() + "\n" for match, end in zip(found, ends, strict=False)}


def source_of(package: str, code: str) -> str:
    """The file of a package in a language; empty if there is none."""
    file = files(package).joinpath("texts", f"{code}.ftl")
    try:
        return file.read_text("utf-8") if file.is_file() else ""
    except UnicodeDecodeError:
        raise Unsaid(f"{package}: texts/{code}.ftl is not written in UTF-8") from None


class Messages:
    """The messages of some packages in one language; where two packages have one, the first package's counts."""

    def __init__(self, code: str, packages: list[str], functions: dict[str, Callable[..., Any]]) -> None:
        self.code = code
        self.sources: dict[str, str] = {}
        for package in reversed(packages):
            self.sources.update(entries(source_of(package, code)))
        self.bundle = FluentBundle([code], functions=functions, use_isolating=False)
        self.bundle._plural_form = lru_cache(1000)(self.bundle._plural_form)  # which Babel works out in 50 µs
        self.read: set[str] = set()

    def has(self, key: str) -> bool:
        return key.partition(".")[0] in self.sources

    def text(self, key: str, facts: dict[str, Any]) -> str | None:
        """A message, or an attribute such as `camel.gender`, with the facts in their places; None if there is none."""
        name, _, attribute = key.partition(".")
        if name not in self.sources:
            return None
        if name not in self.read:
            self.read_with_references(name)
        found = self.bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, facts)
        if errors:
            raise Unsaid(f"the message {key} in {self.code}: {'; '.join(map(str, errors))}")
        return str(text)

    def read_with_references(self, name: str) -> None:
        """Read a message and all that it refers to."""
        found = [name]
        for one in found:
            for reference in REFERENCE.findall(QUOTED.sub("", self.sources[one])):
                if reference in self.sources and reference not in found:
                    found.append(reference)
        for one in found:
            if one not in self.read:
                self.bundle.add_resource(parsed(self.code, self.sources[one]))
                self.read.add(one)


def parsed(code: str, source: str) -> Any:
    """A message as Fluent understands it."""
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            why = "; ".join(str(note.message) for note in entry.annotations)
            raise Unsaid(f"{code}.ftl: {source.splitlines()[0][:60]}: {why}")
    return resource
