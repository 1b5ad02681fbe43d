"""The messages of one language, from Fluent files, each compiled when it is first said.

To compile all at once takes over a second a language, and a reader needs a fraction of them. So a file is only cut into
its messages; one that is wanted is compiled together with those it refers to.
"""

import re
from collections.abc import Callable
from importlib.resources import files
from typing import Any, Final

from fluent_compiler.bundle import FluentBundle

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][a-zA-Z0-9_-]*) *=", re.MULTILINE)
"""Where a message or a term begins; whatever belongs to it is indented."""
COMMENT: Final = re.compile(r"^#.*\n?", re.MULTILINE)
QUOTED: Final = re.compile(r'"[^"]*"')
REFERENCE: Final = re.compile(r"[{(,]\s*(-?[a-z][a-zA-Z0-9_-]*)")
"""A message or a term that is named in another one; facts begin with a dollar sign, functions with a capital."""

Message = Callable[[dict[str, Any], list[Exception]], str]


def entries(source: str) -> dict[str, str]:
    """A Fluent file as its messages and terms, each by its name."""
    source = COMMENT.sub("", source)
    found = list(ENTRY.finditer(source))
    ends = [*(match.start() for match in found[1:]), len(source)]
    return {match[1]: source[match.start() : end].rstrip() + "\n" for match, end in zip(found, ends, strict=False)}


def source_of(package: str, code: str) -> str:
    """The file of a package in a language; empty if there is none."""
    file = files(package).joinpath("texts", f"{code}.ftl")
    return file.read_text("utf-8") if file.is_file() else ""


class Messages:
    """The messages of some packages in one language; where two packages have one, the first package's counts."""

    def __init__(self, code: str, packages: list[str], functions: dict[str, Callable[..., Any]]) -> None:
        self.code = code
        self.functions = functions
        self.sources: dict[str, str] = {}
        for package in reversed(packages):
            self.sources.update(entries(source_of(package, code)))
        self.compiled: dict[str, Message] = {}

    def has(self, key: str) -> bool:
        return key.partition(".")[0] in self.sources

    def message(self, key: str) -> Message | None:
        """What makes the text of a message, or of an attribute such as `camel.gender`; None if there is none."""
        if key not in self.compiled:
            name = key.partition(".")[0]
            if name not in self.sources:
                return None
            bundle = self.bundle(self.with_references(name))
            if key not in bundle._compiled_messages:
                return None
            self.compiled[key] = bundle._compiled_messages[key]
        return self.compiled[key]

    def bundle(self, names: list[str]) -> FluentBundle:
        source = "".join(self.sources[name] for name in names)
        made = FluentBundle.from_string(self.code, source, functions=self.functions, use_isolating=False)
        errors = made.check_messages()
        if errors:
            raise ValueError(f"{self.code}.ftl: {names[0]}: {'; '.join(str(error) for _, error in errors)}")
        return made

    def with_references(self, name: str) -> list[str]:
        """A message and all that it refers to."""
        found = [name]
        for one in found:
            for reference in REFERENCE.findall(QUOTED.sub("", self.sources[one])):
                if reference in self.sources and reference not in found:
                    found.append(reference)
        return found
