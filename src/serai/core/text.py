"""What happened and what is asked, as typed keys with arguments; sentences are made where they are read.

Rules never format a sentence. They tell a key with numbers, and a game's text file (one per language) holds the
sentence for it. A placeholder such as `{0:site}` shows argument 0 with the game's own word list `site`.
"""

import string
import tomllib
from collections.abc import Callable
from typing import Any

Word = Callable[[int], str]


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

    def __init__(self, source: str, words: dict[str, Word]) -> None:
        tables = tomllib.loads(source)
        self.tables: dict[str, dict[str, Any]] = tables
        self.words = words
        self.formatter = string.Formatter()

    def sentence(self, table: str, key: str, who: str, args: list[int]) -> str:
        """The sentence for a key of one table (`log`, `prompt`, `action`); `who` fills the placeholder {who}."""
        template = self.tables[table].get(key)
        if template is None:
            raise KeyError(f"{table}.{key} has no sentence")
        if not isinstance(template, str):  # a list: the first argument chooses the sentence
            template = template[args[0]]
        return self.fill(template, who, args)

    def fill(self, template: str, who: str, args: list[int]) -> str:
        parts: list[str] = []
        for literal, field, word, _ in self.formatter.parse(template):
            parts.append(literal)
            if field is None:
                continue
            if field == "who":
                parts.append(who)
            elif word:
                parts.append(self.words[word](args[int(field)]))
            else:
                parts.append(str(args[int(field)]))
        return "".join(parts)

    def event(self, entry: Entry, name_of: Word) -> str:
        return self.sentence("log", entry.key, name_of(entry.seat), entry.args)
