"""Positions as plain data: sets by the names of their members, and numbers that are really numbers."""

from typing import Any, Final

NONE: Final = -1
"""How a table writes that nothing is there; in plain data it is null."""


def names_of(members: int, words: list[str]) -> list[str]:
    """A set, kept as bits, by the names of its members."""
    return [word for at, word in enumerate(words) if members >> at & 1]


def set_of(names: list[str], words: list[str]) -> int:
    members = 0
    for name in names:
        members |= 1 << index_of(name, words)
    return members


def name_of(number: int, words: list[str]) -> str | None:
    return None if number == NONE else words[number]


def number_of(name: Any, words: list[str]) -> int:
    return NONE if name is None else index_of(name, words)


def index_of(name: Any, words: list[str]) -> int:
    """The place of a name in a list; whatever else the data holds there is refused."""
    if name not in words:
        raise ValueError(f"{name!r} is not one of {', '.join(words)}")
    return words.index(name)


def number(value: Any) -> int:
    if type(value) is not int:
        raise ValueError(f"{value!r} is not a whole number")
    return value


def numbers(values: Any, length: int) -> list[int]:
    if not isinstance(values, list) or len(values) != length or not all(type(value) is int for value in values):
        raise ValueError(f"{values!r} is not a list of {length} whole numbers")
    return list(values)


def head_of(game: str, t: Any) -> dict[str, Any]:
    """What every position says first: of which game it is, by which rules, tables and options, and who decides."""
    return {
        "game": game,
        "rules": t.rules.version,
        "components": t.printed.digest,
        "players": t.setting.players,
        "options": dict(t.setting.options),
        "actor": t.actor,
    }


# Attributes by name: plain numbers, and sets with the names of their members -----------------------------------------

Sets = dict[str, list[str]]


def fields_of(thing: Any, numbers: list[str], sets: Sets) -> dict[str, Any]:
    data: dict[str, Any] = {name: getattr(thing, name) for name in numbers}
    for name, words in sets.items():
        data[name] = names_of(getattr(thing, name), words)
    return data


def set_fields(thing: Any, data: dict[str, Any], numbers: list[str], sets: Sets) -> None:
    for name in numbers:
        setattr(thing, name, number(data[name]))
    for name, words in sets.items():
        setattr(thing, name, set_of(data[name], words))
