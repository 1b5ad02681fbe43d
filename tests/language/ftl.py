"""What a Fluent file says of itself: its messages, the facts each of them uses and shows, what it refers to."""

from dataclasses import dataclass, field
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast, visitor

import serai
from serai.language.messages import source_of

PACKAGES: Final = ["serai", "serai.server", "serai.web", *(game.package for game in serai.GAMES.values())]
"""Wherever words are."""
ASKED_ONLY: Final = {"PERSON", "GENDER"}
"""Functions that look at a fact without showing it."""


@dataclass
class Uses(visitor.Visitor):
    """The facts and the messages that a message names."""

    facts: set[str] = field(default_factory=set)
    shown: set[str] = field(default_factory=set)
    """Those that stand in the text, not only in a choice of words."""
    messages: set[str] = field(default_factory=set)
    functions: set[str] = field(default_factory=set)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.facts.add(node.id.name)
        self.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:
        self.messages.add(f"-{node.id.name}")
        self.generic_visit(node)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:
        self.functions.add(node.id.name)
        if node.id.name in ASKED_ONLY:
            self.facts.update(part.id.name for part in node.arguments.positional if hasattr(part, "id"))
        else:
            self.generic_visit(node)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            self.facts.add(node.selector.id.name)
        else:
            self.visit(node.selector)
        for variant in node.variants:
            self.visit(variant)


@cache
def parsed(package: str, code: str) -> dict[str, Uses]:
    """The messages and terms of a file by name."""
    found: dict[str, Uses] = {}
    for entry in FluentParser().parse(source_of(package, code)).body:
        assert not isinstance(entry, ast.Junk), f"{package} {code}: {(entry.content or '')[:80]}"
        if isinstance(entry, (ast.Message, ast.Term)):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            assert name not in found, f"{package} {code}: {name} is there twice"
            found[name] = Uses()
            found[name].visit(entry)
    return found


def whole(package: str, code: str, name: str) -> Uses:
    """What a message uses, together with the messages it refers to."""
    known = {**parsed("serai", code), **parsed(package, code)}
    uses, waiting = Uses(), [name]
    seen: set[str] = set()
    while waiting:
        one = waiting.pop()
        if one in seen:
            continue
        seen.add(one)
        assert one in known, f"{package} {code}: {name} refers to {one}, which is not there"
        uses.facts |= known[one].facts
        uses.shown |= known[one].shown
        uses.functions |= known[one].functions
        waiting += known[one].messages
    return uses
