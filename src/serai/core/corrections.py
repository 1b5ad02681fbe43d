"""An owner's corrections to a game's printed facts: a small file with the same tables, laid over those of Serai."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from serai.core.component_files import bag_of, file_error, parse, read_file, said
from serai.core.components import (
    OWNER,
    SAYS,
    Components,
    ComponentsError,
    Provenance,
    at,
    kind_of,
    said_kind,
    shown_value,
)
from serai.core.say import Fact, Say


def correct(base: Components, text: str, where: str) -> Components:
    """The base with an owner's corrections over it. The base stays as it is.

    Every group the file speaks of becomes the owner's, even where the value is the same: the owner vouches for it.
    """
    tables = parse(text, where)
    game = tables.pop("game", base.game)
    if game != base.game:
        raise file_error(where, Say("components-other-game", value=shown_value(game), name=base.game))
    corrector = Corrector(base, where)
    values = corrector.table("", base.values, tables, "", "")
    return Components(base.game, where, values, corrector.provenance, base.shape)


def correct_file(base: Components, path: Path) -> Components:
    """The base with the corrections in an owner's file over it."""
    return correct(base, read_file(path), path.name)


def refuse_unread(tables: Components, base: Components, title: Callable[[], Fact]) -> None:
    """A correction of something that no rule reads would change nothing: it is refused by name."""
    for path in tables.differences(base):
        if not tables.was_read(path):
            raise tables.fault(path, Say("component-fixed", game=title()))


def completed(values: dict[str, Any], digest: str, base: Components) -> Components:
    """Printed tables of another day, by their digest; what the rules have come to ask for is taken from the base."""
    whole = _with_missing("", values, base.values, base)
    return Components(base.game, f"tables {digest}", whole, base.provenance, base.shape, digest)


def _with_missing(path: str, old: dict[str, Any], new: dict[str, Any], base: Components) -> dict[str, Any]:
    if base.shape.bag(path) is not None:
        return old  # what a bag does not name, it does not hold
    whole = dict(old)
    for key, value in new.items():
        if key not in old:
            whole[key] = value
        elif isinstance(value, dict) and isinstance(old[key], dict):
            whole[key] = _with_missing(f"{path}.{key}" if path else key, old[key], value, base)
    return whole


class Corrector:
    """Lays an owner's tables over the base, which fixes what may be named and of which kind it is."""

    def __init__(self, base: Components, where: str) -> None:
        self.base = base
        self.where = where
        self.provenance = dict(base.provenance)

    def table(self, path: str, old: dict[str, Any], new: dict[str, Any], source: str, note: str) -> dict[str, Any]:
        source = said(new, "source", path, self.where) or source
        note = said(new, "note", path, self.where) or note
        # Words copied along from the game's own file are welcome; what is corrected is the owner's in any case.
        own = {key: value for key, value in new.items() if key not in SAYS}
        if path in self.provenance and ("note" in new or any(not isinstance(value, dict) for value in own.values())):
            self.provenance[path] = Provenance(OWNER, source, "", note)
        words = self.base.shape.bag(path)
        if words is not None:
            return bag_of(own, words, path, self.where) if own or not new else old
        merged = dict(old)
        for key, value in own.items():
            inner = f"{path}.{key}" if path else key
            if key not in old:
                raise self._fault(inner, Say("component-unknown", name=self.base.game))
            merged[key] = self._merged(inner, old[key], value, source, note)
        return merged

    def _fault(self, path: str, why: Say) -> ComponentsError:
        return ComponentsError(at(self.where, path, why))

    def _merged(self, path: str, old: Any, new: Any, source: str, note: str) -> Any:
        if isinstance(old, dict) and isinstance(new, dict):
            return self.table(path, old, new, source, note)
        self._check_kind(path, old, new, self.base.shape.any_length(path))
        return new

    def _check_kind(self, path: str, old: Any, new: Any, any_length: bool) -> None:
        if kind_of(old) != kind_of(new):
            raise self._fault(path, Say("component-must-be", kind=said_kind(old), found=said_kind(new)))
        if not isinstance(old, list):
            return
        if len(new) != len(old) and not (any_length and old and new):
            raise self._fault(path, Say("component-length", n=len(old), found=len(new)))
        for i, item in enumerate(new):
            self._check_kind(f"{path}[{i}]", old[min(i, len(old) - 1)], item, False)
