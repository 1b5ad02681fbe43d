"""No words for people in the code: what is refused, printed or asked is a message of the texts."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from serai.core.errors import Refusal
from tests.language.sources import HOUSE

SENTENCE: Final = re.compile(r"[A-Za-z]{2,}[ ,]+[a-z]{2,}")
TO_PEOPLE: Final = ["cli.py", "commands.py", "terminal.py", "typed.py", "screen.py", "new_game.py"]
"""Where a person at a terminal is spoken to."""
MEASURING: Final = {"bench.py", "load.py", "page_bench.py", "soak.py", "trial.py"}
"""Tools for us alone, who read English."""
SPEAK: Final = {"print", "input", "Unclear", "wrapped", "bold", "add_parser", "add_argument", "ArgumentParser", "error"}
"""Whatever is given to these is read by somebody."""


def trees() -> Iterator[tuple[Path, ast.AST]]:
    for path in sorted(HOUSE.rglob("*.py")):
        yield path, ast.parse(path.read_text("utf-8"))


def refusals() -> set[str]:
    """The names of all refusals."""
    found, waiting = {"Refusal"}, [Refusal]
    while waiting:
        waiting += (more := waiting.pop().__subclasses__())
        found |= {kind.__name__ for kind in more}
    return found


def called(node: ast.Call) -> str:
    return getattr(node.func, "id", getattr(node.func, "attr", ""))


def words_in(node: ast.AST) -> list[str]:
    """The sentences that stand in an expression; what it asks to be said by key is none."""
    return [
        part.value
        for part in ast.walk(node)
        if isinstance(part, ast.Constant) and isinstance(part.value, str) and SENTENCE.search(part.value)
    ]


def test_a_refusal_is_said_not_written() -> None:
    named = refusals() | {"Refused", "Unclear", "BadSetup"}
    found = [
        f"{path.relative_to(HOUSE)}:{node.lineno} {words_in(argument)[0]}"
        for path, tree in trees()
        if path.name not in MEASURING
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) in named
        for argument in [*node.args, *(keyword.value for keyword in node.keywords)]
        if words_in(argument)
    ]
    assert found == []


@pytest.mark.parametrize("file", TO_PEOPLE)
def test_whoever_sits_at_a_terminal_is_spoken_to_by_the_texts(file: str) -> None:
    tree = ast.parse((HOUSE / file).read_text("utf-8"))
    found = [
        f"{node.lineno}: {words}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and called(node) in SPEAK
        for argument in [*node.args, *(keyword.value for keyword in node.keywords)]
        for words in words_in(argument)
    ]
    assert found == []
