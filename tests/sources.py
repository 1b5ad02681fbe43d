"""What the source of a game's rules says of itself: which events it tells, which of its steps ask something."""

import ast
from collections.abc import Collection
from importlib import resources


def nodes_of(package: str) -> list[ast.AST]:
    """Everything in the rules of the game that lives in a package, how it reads left aside."""
    sources = [file for file in resources.files(package).iterdir() if file.name.endswith(".py")]
    return [node for file in sources for node in ast.walk(ast.parse(file.read_text("utf-8")))]


def told_keys(package: str) -> set[str]:
    """Every key that the rules tell."""
    keys = set()
    for call in nodes_of(package):
        if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr.startswith("tell"):
            key = call.args[1 if call.func.attr == "tell_only" else 0]
            assert isinstance(key, ast.Constant), "a key is a plain word, so that its sentence can be found"
            keys.add(str(key.value))
    return keys


def asking_steps(package: str, steps: Collection[str]) -> set[str]:
    """Those of the steps that list more than the one thing they do by themselves."""
    found = set()
    for node in nodes_of(package):
        if isinstance(node, ast.ClassDef) and node.name in steps:
            legal = [part for part in node.body if isinstance(part, ast.FunctionDef) and part.name == "legal"]
            if not legal or [ast.unparse(line) for line in legal[0].body] != ["return AUTOMATIC"]:
                found.add(node.name)
    return found
