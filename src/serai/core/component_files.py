"""Reading a game's file of printed facts.

A file of facts is TOML. `game` names the game; every other table holds values and says where they come from
(`provenance`, `source`, `confidence`, `note`), or takes those words from the table around it. `[shape]` lists what a
correction may do beyond putting one value in the place of another of its kind.
"""

import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Final

from serai.core.components import (
    CONFIDENCES,
    PROVENANCES,
    SAYS,
    Components,
    ComponentsError,
    Provenance,
    Shape,
    at,
    said_kind,
)
from serai.core.say import COMMA, Say, Several

UNSAID: Final = Provenance("", "", "", "")
EARLIER: Final = "earlier.toml"
"""By the digest of earlier tables, the values that differ from today's, by path; records name only the digest."""
FILE: Final = "components.toml"
KEY: Final = re.compile(r"[A-Za-z0-9_]+")


def load(text: str, where: str) -> Components:
    """The facts in a game's own file; `where` is what errors call it."""
    tables = parse(text, where)
    game = tables.pop("game", None)
    if not isinstance(game, str):
        raise file_error(where, Say("components-game"))
    loader = _Loader(where, _shape(tables.pop("shape", {}), where))
    for key, table in tables.items():
        if not isinstance(table, dict):
            raise ComponentsError(at(where, key, Say("component-table")))
        loader.values[key] = loader.value(key, key, table, UNSAID)
    return Components(game, where, loader.values, loader.provenance, loader.shape)


def file_error(where: str, why: Say) -> ComponentsError:
    """The error to raise for a file that cannot be used at all."""
    return ComponentsError(Say("refused-components", where=where, why=why))


def load_from(package: str) -> Components:
    """The facts in the file that comes with a game's package."""
    try:
        text = resources.files(package).joinpath(FILE).read_text("utf-8")
    except UnicodeDecodeError:
        raise ComponentsError(Say("refused-components-not-text", where=FILE)) from None
    return load(text, FILE)


def earlier_values(package: str, today: Components, digest: str) -> dict[str, Any] | None:
    """What was printed on an earlier day, as the package tells it by what differs from today; None if it does not."""
    file = resources.files(package).joinpath(EARLIER)
    told = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {}
    return today.with_values(told[digest], EARLIER).values if digest in told else None


class _Loader:
    """Parts values from what is said about them, and hands the latter down from table to table."""

    def __init__(self, where: str, shape: Shape) -> None:
        self.where = where
        self.shape = shape
        self.values: dict[str, Any] = {}
        self.provenance: dict[str, Provenance] = {}

    def fault(self, path: str, why: Say) -> ComponentsError:
        return ComponentsError(at(self.where, path, why))

    def read(self, path: str, table: dict[str, Any], around: Provenance) -> dict[str, Any]:
        says = self._says(path, table, around)
        own = {key: value for key, value in table.items() if key not in SAYS}
        # A table that holds only other tables has nothing to vouch for; one that holds nothing is a rule in words.
        if not own or any(not isinstance(value, dict) for value in own.values()):
            if says.provenance == "":
                raise self.fault(path, Say("component-provenance"))
            self.provenance[path] = says
        words = self.shape.bag(path)
        if words is not None:
            return bag_of(own, words, path, self.where)
        return {key: self.value(f"{path}.{key}", key, value, says) for key, value in own.items()}

    def value(self, path: str, key: str, value: Any, says: Provenance) -> Any:
        if KEY.fullmatch(key) is None:
            raise self.fault(path, Say("component-name"))
        if isinstance(value, dict):
            return self.read(path, value, says)
        _check_plain(value, path, self.where)
        return value

    def _says(self, path: str, table: dict[str, Any], around: Provenance) -> Provenance:
        # A table with its own provenance speaks for itself: a source or note around it is about something else.
        rest = UNSAID if "provenance" in table else around
        own = [said(table, key, path, self.where) for key in SAYS]
        says = Provenance(*[word or inherited for word, inherited in zip(own, rest, strict=True)])
        if says.provenance and says.provenance not in PROVENANCES:
            raise self.fault(f"{path}.provenance", Say("component-cannot-be", word=says.provenance))
        if says.confidence not in CONFIDENCES:
            raise self.fault(f"{path}.confidence", Say("component-cannot-be", word=says.confidence))
        return says


def _shape(table: Any, where: str) -> Shape:
    lists = table.get("lists", []) if isinstance(table, dict) else None
    bags = table.get("bags", {}) if isinstance(table, dict) else None
    if not isinstance(lists, list) or not isinstance(bags, dict):
        raise file_error(where, Say("components-shape"))
    for pattern, words in bags.items():
        if not isinstance(words, list):
            raise ComponentsError(at(where, f"shape.bags.{pattern}", Say("component-bag")))
    return Shape([str(pattern) for pattern in lists], bags)


def read_file(path: Path) -> str:
    try:
        # Some editors put a byte order mark in front, which is not TOML.
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise file_error(path.name, Say("components-unreadable", error=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        raise file_error(path.name, Say("components-not-text")) from error


def parse(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise file_error(where, Say("components-not-toml", error=" ".join(str(error).split()))) from error


def bag_of(own: dict[str, Any], words: list[str], path: str, where: str) -> dict[str, Any]:
    """A bag in the order of its words and without zeros, so that equal bags have equal digests."""
    for key, number in own.items():
        if key not in words:
            raise ComponentsError(at(where, f"{path}.{key}", Say("component-not-one-of", words=Several(words, COMMA))))
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise ComponentsError(at(where, f"{path}.{key}", Say("component-not-negative")))
    return {word: own[word] for word in words if own.get(word, 0) > 0}


def _check_plain(value: Any, path: str, where: str) -> None:
    if isinstance(value, list):
        for item in value:
            _check_plain(item, path, where)
    elif isinstance(value, dict):
        raise ComponentsError(at(where, path, Say("component-tables")))
    elif not isinstance(value, (str, int)):
        raise ComponentsError(at(where, path, Say("component-plain")))


def said(table: dict[str, Any], key: str, path: str, where: str) -> str:
    word = table.get(key, "")
    if isinstance(word, str):
        return word
    must = Say("component-must-be", kind=Say("kind-word"), found=said_kind(word))
    raise ComponentsError(at(where, f"{path}.{key}" if path else key, must))
