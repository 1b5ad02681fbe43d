"""Which messages the code names: as they stand, or by a pattern such as f"log-{key}"."""

import ast
import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

HOUSE: Final = Path(str(files("serai")))
KEY: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


def folder_of(package: str) -> Path:
    """Where the code stands that says the messages of a package; everybody says the shared ones."""
    return Path(str(files(package)))


@cache
def literals(package: str) -> frozenset[str]:
    """Every word in the code of a package that could be a key or a part of one."""
    found: set[str] = set()
    for path in folder_of(package).rglob("*"):
        if path.suffix == ".py":
            found |= strings(ast.parse(path.read_text("utf-8")))
        elif path.suffix in (".html", ".js"):
            found |= set(re.findall(r"""["']([\w-]+)["']""", path.read_text("utf-8")))
    return frozenset(found)


@cache
def patterns(package: str) -> list[re.Pattern[str]]:
    """The f-strings and sums of strings that could be keys, with a gap where code fills something in."""
    found: set[str] = set()
    for path in folder_of(package).rglob("*"):
        if path.suffix == ".py":
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.JoinedStr):
                    found.add("".join(gap(part) for part in node.values))
        elif path.suffix == ".html":
            found |= {
                f"{re.escape(word)}[a-zA-Z0-9_-]+" for word in re.findall(r'"([\w-]+-)" ~', path.read_text("utf-8"))
            }
    return [re.compile(pattern) for pattern in found if re.match(r"[a-zA-Z][a-zA-Z0-9_]*\\?-", pattern)]


def gap(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-zA-Z0-9_-]+"


def strings(tree: ast.AST) -> set[str]:
    return {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and KEY.fullmatch(node.value)
    }


def is_named(package: str, key: str) -> bool:
    """Whether the code names a message; `count-camel` is `Count("camel", n)`."""
    where = "serai" if package == "serai" else package
    if key in literals(where) or key.removeprefix("count-") in literals(where):
        return True
    return any(pattern.fullmatch(key) for pattern in patterns(where))
