"""A game's printed facts: values with their provenance, read by path, shared by all positions of a game."""

import copy
import hashlib
import json
from typing import Any, Final, NamedTuple

from serai.core.errors import Refusal
from serai.core.say import COMMA, Fact, Say, Several

PROVENANCES: Final = ["rulebook", "reference", "recalled", "reconstructed"]
OWNER: Final = "owner"
"""The provenance of what an owner of the printed game has corrected or confirmed."""
CONFIDENCES: Final = ["", "near_certain", "high", "medium", "low"]
SAYS: Final = ["provenance", "source", "confidence", "note"]
"""The keys that speak about a table's values and are none of them."""


class ComponentsError(Refusal):
    """A table that cannot be used; one line with the file and the dotted path of what is wrong."""


class Provenance(NamedTuple):
    """Where a group's values come from; a word that was not given is empty."""

    provenance: str
    source: str
    confidence: str
    note: str


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
        self,
        game: str,
        where: str,
        values: dict[str, Any],
        provenance: dict[str, Provenance],
        shape: Shape,
        digest: str | None = None,
    ) -> None:
        self.game: Final = game
        self.where: Final = where
        self.values: Final = values
        self.provenance: Final = provenance
        self.shape: Final = shape
        self.digest: Final = digest or _digest(values)
        """Names the values; tables completed later keep the name of what they were."""
        self.asked: Final[set[str]] = set()
        """The paths that a game's loader has read."""

    def __reduce__(self) -> tuple[Any, ...]:
        """For worker processes, which get the tables of a run sent."""
        return Components, (self.game, self.where, self.values, self.provenance, self.shape, self.digest)

    def differences(self, base: "Components") -> list[str]:
        """The paths of all values that differ from those of the base."""
        mine, others = dict(leaves("", self.values)), dict(leaves("", base.values))
        return [path for path in {**others, **mine} if mine.get(path) != others.get(path)]

    def differing(self, base: "Components") -> dict[str, Any]:
        """All values that differ from those of the base, by path; None where the base has one and these do not."""
        mine = dict(leaves("", self.values))
        return {path: mine.get(path) for path in self.differences(base)}

    def with_values(self, changed: dict[str, Any], where: str) -> "Components":
        """These tables with some values put in the place of others, as `differing` tells them."""
        values = copy.deepcopy(self.values)
        for path, value in changed.items():
            *around, last = path.split(".")
            table: Any = values
            for key in around:
                table = table.get(key) if isinstance(table, dict) else None
            if not isinstance(table, dict):
                raise ComponentsError(at(where, path, Say("component-unknown", name=self.game)))
            if value is None:
                table.pop(last, None)
            else:
                table[last] = value
        return Components(self.game, where, values, self.provenance, self.shape)

    def was_read(self, path: str) -> bool:
        """Somebody has asked for this value, or for a table around it."""
        keys = path.split(".")
        return any(".".join(keys[: at + 1]) in self.asked for at in range(len(keys)))

    def fault(self, path: str, why: Say | str) -> ComponentsError:
        """The error to raise when the value at this path cannot be used."""
        return ComponentsError(at(self.where, path, why))

    def wrong_kind(self, path: str, kind: str, found: Any) -> ComponentsError:
        """The same when a value of another kind must stand there."""
        return self.fault(path, Say("component-must-be", kind=Say(f"kind-{kind}"), found=said_kind(found)))

    def integer(self, path: str) -> int:
        found = self._find(path)
        if isinstance(found, int) and not isinstance(found, bool):
            return found
        raise self.wrong_kind(path, "whole", found)

    def count(self, path: str, least: int = 0, most: int = 99) -> int:
        """A whole number within bounds that the rules can work with."""
        found = self.integer(path)
        if least <= found <= most:
            return found
        if least == most:
            raise self.fault(path, Say("component-exactly", n=least))
        raise self.fault(path, Say("component-range", least=least, most=most))

    def counts(self, path: str, least: int = 0, most: int = 99) -> list[int]:
        found = self.integers(path)
        if found and min(found) >= least and max(found) <= most:
            return found
        raise self.fault(path, Say("component-numbers", least=least, most=most))

    def order(self, path: str, words: list[str]) -> list[str]:
        """These words, each once, in the order of the file."""
        found = self.words(path)
        if sorted(found) == sorted(words):
            return found
        raise self.fault(path, Say("component-each-once", words=Several(words, COMMA)))

    def word(self, path: str) -> str:
        found = self._find(path)
        if isinstance(found, str):
            return found
        raise self.wrong_kind(path, "word", found)

    def member(self, path: str, words: list[str], allowed: list[int] | None = None) -> int:
        """The number of a word in a fixed list, of which perhaps only some are allowed here."""
        return self._number_in(path, self.word(path), words, allowed)

    def members(self, path: str, words: list[str]) -> list[int]:
        """The numbers of different words in a fixed list."""
        found = [self._number_in(path, word, words, None) for word in self.words(path)]
        if len(set(found)) < len(found):
            raise self.fault(path, Say("component-twice"))
        return found

    def flag(self, path: str) -> bool:
        found = self._find(path)
        if isinstance(found, bool):
            return found
        raise self.wrong_kind(path, "flag", found)

    def integers(self, path: str) -> list[int]:
        return [self._integer_in(path, item) for item in self._list(path)]

    def words(self, path: str) -> list[str]:
        found = self._list(path)
        if all(isinstance(item, str) for item in found):
            return found
        raise self.fault(path, Say("component-words"))

    def table(self, path: str) -> dict[str, Any]:
        """A table in the order of the file."""
        found = self._find(path)
        if isinstance(found, dict):
            return found
        raise self.wrong_kind(path, "table", found)

    def rows(self) -> list[tuple[str, Fact | None, Provenance]]:
        """Every value with its path and where it comes from; a rule told by a note alone has no value."""
        return [(name, value, says) for path, says in self.provenance.items() for name, value in self._values(path)]

    def to_json(self) -> dict[str, Any]:
        said = {path: says._asdict() for path, says in self.provenance.items()}
        return {"game": self.game, "digest": self.digest, "values": self.values, "provenance": said}

    def _values(self, path: str) -> list[tuple[str, Fact | None]]:
        group = self.table(path)
        if self.shape.bag(path) is not None or not group:
            bag = [Say("field-value", name=key, value=str(number)) for key, number in group.items()]
            return [(path, Several(bag, COMMA) if bag else None)]
        return [(f"{path}.{key}", shown_value(value)) for key, value in group.items() if not isinstance(value, dict)]

    def _find(self, path: str) -> Any:
        self.asked.add(path)
        found: Any = self.values
        for key in path.split("."):
            if not isinstance(found, dict) or key not in found:
                raise self.fault(path, Say("component-unknown", name=self.game))
            found = found[key]
        return found

    def _list(self, path: str) -> list[Any]:
        found = self._find(path)
        if isinstance(found, list):
            return found
        raise self.wrong_kind(path, "list", found)

    def _number_in(self, path: str, word: str, words: list[str], allowed: list[int] | None) -> int:
        possible = words if allowed is None else [words[at] for at in allowed]
        if word in possible:
            return words.index(word)
        raise self.fault(path, Say("component-word", word=word, words=Several(possible, COMMA)))

    def _integer_in(self, path: str, item: Any) -> int:
        if isinstance(item, int) and not isinstance(item, bool):
            return item
        raise self.fault(path, Say("component-wholes"))


def _matches(path: str, pattern: str) -> bool:
    keys, wanted = path.split("."), pattern.split(".")
    return len(keys) == len(wanted) and all(want in ("*", key) for key, want in zip(keys, wanted, strict=True))


def at(where: str, path: str, why: Say | str) -> Say:
    """What is wrong with a value of a file."""
    return Say("refused-component", where=where, path=path, why=why)


def kind_of(value: Any) -> str:
    """What a value is; two values of the same kind may stand for each other."""
    if isinstance(value, bool):
        return "flag"
    if isinstance(value, int):
        return "whole"
    if isinstance(value, str):
        return "word"
    if isinstance(value, list):
        return "list"
    return "table" if isinstance(value, dict) else "other"


def said_kind(value: Any) -> Say:
    return Say(f"kind-{kind_of(value)}")


def shown_value(value: Any) -> Fact:
    """A value as a table shows it: numbers and words as they stand in the file."""
    if isinstance(value, bool):
        return Say("yes") if value else Say("no")
    if isinstance(value, list):
        return Several([shown_item(item) for item in value], COMMA)
    return str(value)


def shown_item(item: Any) -> Fact:
    return Say("data-list", values=shown_value(item)) if isinstance(item, list) else shown_value(item)


def leaves(path: str, values: dict[str, Any]) -> list[tuple[str, Any]]:
    """Every value that is no table, with its path."""
    found: list[tuple[str, Any]] = []
    for key, value in values.items():
        inner = f"{path}.{key}" if path else key
        found += leaves(inner, value) if isinstance(value, dict) else [(inner, value)]
    return found


def _digest(values: dict[str, Any]) -> str:
    canonical = json.dumps(values, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode("ascii")).hexdigest()[:16]
