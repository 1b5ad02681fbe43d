"""What a view says, as facts for a message and as parts of a line: trees, for the reader's language to speak."""

from typing import Any, Final

from serai.core.message_keys import has_message
from serai.core.say import COMMA, Fact, Say, Several

EMPTY: Final = Say("field-empty")
"""What stands in a picture where there is nothing, or nothing that the reader may know."""


class Namer:
    """How the names of one title's rules read: as its message `name-…` or `seat-…` says, else as they are, without
    underscores."""

    def __init__(self, package: str) -> None:
        self.package = package

    def named(self, name: str) -> Fact:
        for key in (f"name-{name}", f"seat-{name}"):
            if has_message(self.package, key):
                return Say(key)
        return name.replace("_", " ")

    # A view in a message ----------------------------------------------------------------------------------------------

    def facts_of(self, data: dict[str, Any]) -> dict[str, Fact]:
        """The fields of a view by name: numbers as they are, all else said; `goods_silk` for one in a table of them."""
        facts: dict[str, Fact] = {}
        for name, value in data.items():
            if isinstance(value, dict):
                facts.update({f"{name}_{key}": self.fact(inner) for key, inner in value.items()})
            facts[name] = self.fact(value)
        return facts

    def fact(self, value: Any) -> Fact:
        """A value as it stands in a message: who has none of something has nothing."""
        if type(value) is int:
            return value
        found = [part for part in self.parts(value) if part != EMPTY]
        return found[0] if len(found) == 1 else Several(found, COMMA) if found else Say("nothing")

    # A view line by line ----------------------------------------------------------------------------------------------

    def parts(self, value: Any) -> list[Fact]:
        """A field of a view as a few short parts: each member of a list, each of a table of names that is not 0."""
        if isinstance(value, dict):
            held = {key: inner for key, inner in value.items() if inner}
            return [
                Say("field-value", name=self.named(key), value=self.part(inner)) for key, inner in held.items()
            ] or [EMPTY]
        if isinstance(value, list):
            return [self.part(inner) for inner in value] or [EMPTY]
        return [self.part(value)]

    def part(self, value: Any) -> Fact:
        """One value in a line."""
        if value is None:
            return EMPTY
        if isinstance(value, bool):
            return Say("yes") if value else Say("no")
        if isinstance(value, (dict, list)):
            return Say("field-group", values=Several(self.parts(value), COMMA))
        return self.named(value) if isinstance(value, str) else int(value)
