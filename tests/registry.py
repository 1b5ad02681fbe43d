"""What the tests of a game say they exercise, so that nothing printed and no ruling is without a test.

A test says it with two marks: `@pytest.mark.ruling("B12", …)` and `@pytest.mark.covers("pair ginger", …)`.
"""

import importlib.util
from pathlib import Path
from types import ModuleType

GAMES = Path(__file__).parent / "games"
DOCS = Path(__file__).parents[1] / "docs" / "rulings"


def load(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(f"registry_{path.parent.name}_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def marked(game: str, name: str) -> set[str]:
    """Everything that tests of a game name with a mark."""
    found: set[str] = set()
    for path in (GAMES / game).glob("test_*.py"):
        if path.name == "test_registry.py":
            continue
        for thing in vars(load(path)).values():
            marks = getattr(thing, "pytestmark", []) if callable(thing) else []
            for mark in marks:
                if mark.name == name:
                    found.update(mark.args)
    return found


def rulings_page(game: str) -> list[str]:
    """The lines of a game's page of rulings."""
    return (DOCS / f"{game}.md").read_text("utf-8").splitlines()
