"""What happened and what is asked, as typed keys with facts; sentences are made where they are read.

Rules never format a sentence. They tell a key with numbers, and a game's text file (one per language) holds the
sentence for it. In a sentence, `{name}` shows a fact as it is, `{name:colour}` the word that stands at this number in
the list `colour`, and `{name:#camel}` a number of camels, in the singular or the plural.
"""

import string
import tomllib
from importlib import resources
from typing import Any

from serai.core.errors import said

Fact = int | str


class Entry:
    """One event: a key, the seat it concerns, its arguments, and the seats that may read it (None: everybody)."""

    def __init__(self, key: str, seat: int, args: list[int], audience: list[int] | None = None) -> None:
        self.key = key
        self.seat = seat
        self.args = args
        self.audience = audience

    def may_read(self, seat: int | None) -> bool:
        return self.audience is None or (seat is not None and seat in self.audience)

    def to_json(self) -> dict[str, Any]:
        return {"key": self.key, "seat": self.seat, "args": self.args, "audience": self.audience}


class Texts:
    """The sentences of one game in one language."""

    def __init__(self, source: str) -> None:
        self.tables: dict[str, dict[str, Any]] = tomllib.loads(source)
        self.formatter = string.Formatter()

    def has(self, table: str, key: str) -> bool:
        return key in self.tables.get(table, {})

    def say(self, table: str, key: str, facts: dict[str, Fact]) -> str:
        """The sentence of a table, with the facts in their places; one that has several takes that of fact `n`."""
        template = self.tables.get(table, {}).get(key)
        if template is None:
            raise KeyError(f"{table}.{key} has no sentence")
        if isinstance(template, list):
            template = template[int(facts["n"])]
        try:
            return self.filled(template, facts)
        except (KeyError, IndexError, ValueError, TypeError) as error:
            raise ValueError(f"the sentence {table}.{key} cannot be filled in: {said(error)}") from error

    def filled(self, template: str, facts: dict[str, Fact]) -> str:
        parts: list[str] = []
        for literal, name, how, _ in self.formatter.parse(template):
            parts.append(literal)
            if name is not None:
                if name not in facts:
                    raise KeyError(f"{{{name}}} is none of {', '.join(facts)}")
                parts.append(self.show(facts[name], how or ""))
        return "".join(parts)

    def show(self, fact: Fact, how: str) -> str:
        if how == "":
            return str(fact)
        return self.count(how[1:], int(fact)) if how.startswith("#") else self.word(how, int(fact))

    def word(self, words: str, number: int) -> str:
        if words not in self.tables.get("words", {}):
            raise KeyError(f"[words] has no list {words}")
        return str(self.tables["words"][words][number])

    def count(self, thing: str, number: int) -> str:
        """So many of a thing."""
        if thing not in self.tables.get("counts", {}):
            raise KeyError(f"[counts] has no {thing}")
        one, many = self.tables["counts"][thing]
        return str(one if number == 1 else many).replace("{n}", str(number))

    def listed(self, parts: list[str]) -> str:
        """One, two and three."""
        if len(parts) < 2:
            return "".join(parts)
        joints = self.tables["joints"]
        return str(joints["comma"]).join(parts[:-1]) + str(joints["and"]) + parts[-1]

    def about(self) -> str:
        """What the lobby says of the game; empty if nothing."""
        lobby = self.tables.get("about", {}).get("lobby", "")
        if type(lobby) is not str:
            raise TypeError("about.lobby is no text")
        return lobby

    def event(self, entry: Entry, names: list[str]) -> str:
        """The sentence of the log for an event; `names` by seat."""
        return sentence_case(self.say("log", entry.key, event_facts(entry, names)))


def load_texts(package: str) -> Texts:
    """The sentences of the game that lives in this package."""
    return Texts(resources.files(package).joinpath("texts/en.toml").read_text("utf-8"))


def event_facts(entry: Entry, names: list[str]) -> dict[str, Fact]:
    facts: dict[str, Fact] = {"who": names[entry.seat] if 0 <= entry.seat < len(names) else ""}
    for at, number in enumerate(entry.args):
        facts[str(at)] = number
    facts["n"] = entry.args[0] if entry.args else 0
    return facts


def sentence_case(text: str) -> str:
    return text[:1].upper() + text[1:]
