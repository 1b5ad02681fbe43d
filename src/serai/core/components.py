"""A game's printed facts: values with their provenance, and an owner's corrections to them.

A file of facts is TOML. `game` names the game; every other table holds values and says where they come from
(`provenance`, `source`, `confidence`, `note`), or takes those words from the table around it. `[shape]` lists what a
correction may do beyond putting one value in the place of another of its kind.
"""

import hashlib
import json
import re
import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from serai.core.errors import Refusal

PROVENANCES: Final = ["rulebook", "reference", "recalled", "reconstructed"]
OWNER: Final = "owner"
"""The provenance of what an owner of the printed game has corrected or confirmed."""
CONFIDENCES: Final = ["", "near_certain", "high", "medium", "low"]
SAYS: Final = ["provenance", "source", "confidence", "note"]
"""The keys that speak about a table's values and are none of them."""

KEY: Final = re.compile(r"[A-Za-z0-9_]+")


class ComponentsError(Refusal):
    """A table that cannot be used; one line with the file and the dotted path of what is wrong."""


class Provenance(NamedTuple):
    """Where a group's values come from; a word that was not given is empty."""

    provenance: str
    source: str
    confidence: str
    note: str


UNSAID: Final = Provenance("", "", "", "")


class Shape:
    """What corrections may reshape: lists of any length, and bags (small tables replaced whole) with their words."""

    def __init__(self, lists: list[str], bags: dict[str, list[str]]) -> None:
        self.lists: Final = lists
        self.bags: Final = bags

    def __reduce__(self) -> tuple[Any, ...]:
        return Shape, (self.lists, self.bags)

    def bag(self, path: str) -> list[str] | None:
        """The words the bag at this path may hold, or None if there is no bag."""
        for pattern, words in self.bags.items():
            if _matches(path, pattern):
                return words
        return None

    def any_length(self, path: str) -> bool:
        return any(_matches(path, pattern) for pattern in self.lists)


class Components:
    """The printed facts of one game. Nobody changes them after loading, so that states can share them."""

    def __init__(
        self, game: str, where: str, values: dict[str, Any], provenance: dict[str, Provenance], shape: Shape
    ) -> None:
        self.game: Final = game
        self.where: Final = where
        self.values: Final = values
        self.provenance: Final = provenance
        self.shape: Final = shape
        self.digest: Final = _digest(values)

    def __reduce__(self) -> tuple[Any, ...]:
        """For worker processes, which get the tables of a run sent."""
        return Components, (self.game, self.where, self.values, self.provenance, self.shape)

    def fault(self, path: str, why: str) -> ComponentsError:
        """The error to raise when the value at this path cannot be used."""
        return ComponentsError(f"{self.where}: {path} {why}")

    def integer(self, path: str) -> int:
        found = self._find(path)
        if isinstance(found, int) and not isinstance(found, bool):
            return found
        raise self.fault(path, f"must be a whole number, not {_kind(found)}")

    def word(self, path: str) -> str:
        found = self._find(path)
        if isinstance(found, str):
            return found
        raise self.fault(path, f"must be a word, not {_kind(found)}")

    def flag(self, path: str) -> bool:
        found = self._find(path)
        if isinstance(found, bool):
            return found
        raise self.fault(path, f"must be true or false, not {_kind(found)}")

    def integers(self, path: str) -> list[int]:
        return [self._integer_in(path, item) for item in self._list(path)]

    def words(self, path: str) -> list[str]:
        found = self._list(path)
        if all(isinstance(item, str) for item in found):
            return found
        raise self.fault(path, "must list words only")

    def integer_rows(self, path: str) -> list[list[int]]:
        """A list of lists, such as the sites behind a wall as [row, column]."""
        found = self._list(path)
        if all(isinstance(item, list) for item in found):
            return [[self._integer_in(path, item) for item in row] for row in found]
        raise self.fault(path, "must list lists of whole numbers")

    def table(self, path: str) -> dict[str, Any]:
        """A table in the order of the file."""
        found = self._find(path)
        if isinstance(found, dict):
            return found
        raise self.fault(path, f"must be a table, not {_kind(found)}")

    def rows(self) -> list[tuple[str, str, str, str]]:
        """Every value as (path, value, provenance, source or note); a rule told by a note alone has no value."""
        rows: list[tuple[str, str, str, str]] = []
        for path, says in self.provenance.items():
            for name, text in self._texts(path):
                rows.append((name, text, says.provenance, says.source or says.note))
        return rows

    def to_json(self) -> dict[str, Any]:
        said = {path: says._asdict() for path, says in self.provenance.items()}
        return {"game": self.game, "digest": self.digest, "values": self.values, "provenance": said}

    def _texts(self, path: str) -> list[tuple[str, str]]:
        group = self.table(path)
        if self.shape.bag(path) is not None or not group:
            return [(path, ", ".join(f"{key} {number}" for key, number in group.items()))]
        return [(f"{path}.{key}", _text(value)) for key, value in group.items() if not isinstance(value, dict)]

    def _find(self, path: str) -> Any:
        found: Any = self.values
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                raise ComponentsError(f"{self.where}: {path} is not in the tables of {self.game}")
            found = found[key]
        return found

    def _list(self, path: str) -> list[Any]:
        found = self._find(path)
        if isinstance(found, list):
            return found
        raise self.fault(path, f"must be a list, not {_kind(found)}")

    def _integer_in(self, path: str, item: Any) -> int:
        if isinstance(item, int) and not isinstance(item, bool):
            return item
        raise self.fault(path, "must list whole numbers only")


def load(text: str, where: str) -> Components:
    """The facts in a game's own file; `where` is what errors call it."""
    tables = _parse(text, where)
    game = tables.pop("game", None)
    if not isinstance(game, str):
        raise ComponentsError(f'{where}: game is missing; the file must begin with its name, as in game = "merv"')
    loader = _Loader(where, _shape(tables.pop("shape", {}), where))
    for key, table in tables.items():
        if not isinstance(table, dict):
            raise ComponentsError(f"{where}: {key} must stand in a table")
        loader.values[key] = loader.value(key, key, table, UNSAID)
    return Components(game, where, loader.values, loader.provenance, loader.shape)


def load_file(path: Path) -> Components:
    """The facts in a game's own file."""
    return load(_read(path), path.name)


def correct(base: Components, text: str, where: str) -> Components:
    """The base with an owner's corrections over it. The base stays as it is.

    Every group the file speaks of becomes the owner's, even where the value is the same: the owner vouches for it.
    """
    tables = _parse(text, where)
    game = tables.pop("game", base.game)
    if game != base.game:
        raise ComponentsError(f"{where}: game is {_text(game)}, but these are the tables of {base.game}")
    corrector = _Corrector(base, where)
    values = corrector.table("", base.values, tables, "", "")
    return Components(base.game, where, values, corrector.provenance, base.shape)


def correct_file(base: Components, path: Path) -> Components:
    """The base with the corrections in an owner's file over it."""
    return correct(base, _read(path), path.name)


class _Loader:
    """Parts values from what is said about them, and hands the latter down from table to table."""

    def __init__(self, where: str, shape: Shape) -> None:
        self.where = where
        self.shape = shape
        self.values: dict[str, Any] = {}
        self.provenance: dict[str, Provenance] = {}

    def read(self, path: str, table: dict[str, Any], around: Provenance) -> dict[str, Any]:
        says = self._says(path, table, around)
        own = {key: value for key, value in table.items() if key not in SAYS}
        # A table that holds only other tables has nothing to vouch for; one that holds nothing is a rule in words.
        if not own or any(not isinstance(value, dict) for value in own.values()):
            if says.provenance == "":
                raise ComponentsError(f"{self.where}: {path} has no provenance")
            self.provenance[path] = says
        words = self.shape.bag(path)
        if words is not None:
            return _bag(own, words, path, self.where)
        return {key: self.value(f"{path}.{key}", key, value, says) for key, value in own.items()}

    def value(self, path: str, key: str, value: Any, says: Provenance) -> Any:
        if KEY.fullmatch(key) is None:
            raise ComponentsError(f"{self.where}: {path} may have only letters, digits and _ in its name")
        if isinstance(value, dict):
            return self.read(path, value, says)
        _check_plain(value, path, self.where)
        return value

    def _says(self, path: str, table: dict[str, Any], around: Provenance) -> Provenance:
        # A table with its own provenance speaks for itself: a source or note around it is about something else.
        rest = UNSAID if "provenance" in table else around
        own = [_said(table, key, path, self.where) for key in SAYS]
        says = Provenance(*[word or inherited for word, inherited in zip(own, rest, strict=True)])
        if says.provenance and says.provenance not in PROVENANCES:
            raise ComponentsError(f"{self.where}: {path}.provenance cannot be '{says.provenance}'")
        if says.confidence not in CONFIDENCES:
            raise ComponentsError(f"{self.where}: {path}.confidence cannot be '{says.confidence}'")
        return says


class _Corrector:
    """Lays an owner's tables over the base, which fixes what may be named and of which kind it is."""

    def __init__(self, base: Components, where: str) -> None:
        self.base = base
        self.where = where
        self.provenance = dict(base.provenance)

    def table(self, path: str, old: dict[str, Any], new: dict[str, Any], source: str, note: str) -> dict[str, Any]:
        source = _said(new, "source", path, self.where) or source
        note = _said(new, "note", path, self.where) or note
        # Words copied along from the game's own file are welcome; what is corrected is the owner's in any case.
        own = {key: value for key, value in new.items() if key not in SAYS}
        if path in self.provenance and ("note" in new or any(not isinstance(value, dict) for value in own.values())):
            self.provenance[path] = Provenance(OWNER, source, "", note)
        words = self.base.shape.bag(path)
        if words is not None:
            return _bag(own, words, path, self.where) if own or not new else old
        merged = dict(old)
        for key, value in own.items():
            inner = f"{path}.{key}" if path else key
            if key not in old:
                raise ComponentsError(f"{self.where}: {inner} is not in the tables of {self.base.game}")
            merged[key] = self._merged(inner, old[key], value, source, note)
        return merged

    def _merged(self, path: str, old: Any, new: Any, source: str, note: str) -> Any:
        if isinstance(old, dict) and isinstance(new, dict):
            return self.table(path, old, new, source, note)
        self._check_kind(path, old, new, self.base.shape.any_length(path))
        return new

    def _check_kind(self, path: str, old: Any, new: Any, any_length: bool) -> None:
        if _kind(old) != _kind(new):
            raise ComponentsError(f"{self.where}: {path} must be {_kind(old)}, not {_kind(new)}")
        if not isinstance(old, list):
            return
        if len(new) != len(old) and not (any_length and old and new):
            raise ComponentsError(f"{self.where}: {path} must list {len(old)} values, not {len(new)}")
        for i, item in enumerate(new):
            self._check_kind(f"{path}[{i}]", old[min(i, len(old) - 1)], item, False)


def _read(path: Path) -> str:
    try:
        # Some editors put a byte order mark in front, which is not TOML.
        return path.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise ComponentsError(f"{path.name}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise ComponentsError(f"{path.name}: is not UTF-8 text") from error


def _parse(text: str, where: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentsError(f"{where}: not readable as TOML: {' '.join(str(error).split())}") from error


def _shape(table: Any, where: str) -> Shape:
    lists = table.get("lists", []) if isinstance(table, dict) else None
    bags = table.get("bags", {}) if isinstance(table, dict) else None
    if not isinstance(lists, list) or not isinstance(bags, dict):
        raise ComponentsError(f"{where}: shape must hold a list called lists and a table called bags")
    for pattern, words in bags.items():
        if not isinstance(words, list):
            raise ComponentsError(f"{where}: shape.bags.{pattern} must list the words of the bag")
    return Shape([str(pattern) for pattern in lists], bags)


def _matches(path: str, pattern: str) -> bool:
    keys, wanted = path.split("."), pattern.split(".")
    return len(keys) == len(wanted) and all(want in ("*", key) for key, want in zip(keys, wanted, strict=True))


def _bag(own: dict[str, Any], words: list[str], path: str, where: str) -> dict[str, Any]:
    """A bag in the order of its words and without zeros, so that equal bags have equal digests."""
    for key, number in own.items():
        if key not in words:
            raise ComponentsError(f"{where}: {path}.{key} is not one of {', '.join(words)}")
        if not isinstance(number, int) or isinstance(number, bool) or number < 0:
            raise ComponentsError(f"{where}: {path}.{key} must be a whole number, 0 or more")
    return {word: own[word] for word in words if own.get(word, 0) > 0}


def _check_plain(value: Any, path: str, where: str) -> None:
    if isinstance(value, list):
        for item in value:
            _check_plain(item, path, where)
    elif isinstance(value, dict):
        raise ComponentsError(f"{where}: {path} must be a table of named tables, not a list of tables")
    elif not isinstance(value, (str, int)):
        raise ComponentsError(f"{where}: {path} must be a whole number, a word, true or false, or a list of these")


def _said(table: dict[str, Any], key: str, path: str, where: str) -> str:
    word = table.get(key, "")
    if isinstance(word, str):
        return word
    raise ComponentsError(f"{where}: {path + '.' if path else ''}{key} must be a word, not {_kind(word)}")


def _kind(value: Any) -> str:
    """What a value is, in the words of the errors; two values of the same kind may stand for each other."""
    if isinstance(value, bool):
        return "true or false"
    if isinstance(value, int):
        return "a whole number"
    if isinstance(value, str):
        return "a word"
    if isinstance(value, list):
        return "a list"
    return "a table" if isinstance(value, dict) else "another kind of value"


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return ", ".join(f"[{_text(item)}]" if isinstance(item, list) else _text(item) for item in value)
    return str(value)


def _digest(values: dict[str, Any]) -> str:
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]
