"""What is said, before it is words: a key with facts, some of which are said themselves.

Rules and renderers make such trees; only a reader's language turns one into text (`serai.language`). A tree also tells
a page what it speaks of: so many camels are words for one reader and a picture with a number for another.
"""

from collections.abc import Iterable, Mapping
from operator import is_
from typing import Any, Final, TypeAlias, Union


class Say:
    """A message of the texts by its key, with what it speaks of by name. Never changed once it is made."""

    __slots__ = ("_hash", "facts", "key")

    def __init__(self, key: str, /, **facts: "Fact") -> None:
        self.key = key
        self.facts = facts
        self._hash = hash((key, *facts.values()))

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        return (
            isinstance(other, Say) and self._hash == other._hash and self.key == other.key and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"{self.key}({', '.join(f'{name}={fact!r}' for name, fact in self.facts.items())})"


class Count(Say):
    """So many of a thing; the message is `count-` and the thing's name."""

    __slots__ = ("n", "thing")

    def __init__(self, thing: str, n: int, /, **facts: "Fact") -> None:
        Say.__init__(self, f"count-{thing}", n=n, **facts)
        self.thing = thing
        self.n = n


AND: Final = "and"
OR: Final = "or"
COMMA: Final = "comma"
SEMICOLON: Final = "semicolon"
SPACE: Final = "space"
SLASH: Final = "slash"
"""How the parts of a list are joined. A language has its own way for each."""


class Several:
    """Parts in a list: one, two and three. A list of none is no words at all."""

    __slots__ = ("_hash", "joint", "parts")

    def __init__(self, parts: "Iterable[Fact]", joint: str = AND) -> None:
        self.parts: tuple[Fact, ...] = tuple(parts)
        self.joint = joint
        self._hash = hash((self.parts, joint))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Several) and self.parts == other.parts and self.joint == other.joint

    def __hash__(self) -> int:
        return self._hash

    def __repr__(self) -> str:
        return f"[{f' {self.joint} '.join(map(repr, self.parts))}]"


class Name:
    """What a reader calls somebody: `you`, a person's own name, or what the title calls the seat."""

    __slots__ = ("said", "you")

    def __init__(self, said: "str | Say | Of", you: bool = False) -> None:
        self.said = said
        self.you = you

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Name) and self.said == other.said and self.you == other.you

    def __hash__(self) -> int:
        return hash((self.said, self.you))

    def __repr__(self) -> str:
        return f"Name({self.said!r})"


class Of:
    """Something said in the words of a package, such as the name of a game among the words of a page."""

    __slots__ = ("package", "said")

    def __init__(self, package: str, said: Say) -> None:
        self.package = package
        self.said = said

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Of) and self.package == other.package and self.said == other.said

    def __hash__(self) -> int:
        return hash((self.package, self.said))

    def __repr__(self) -> str:
        return f"{self.package}:{self.said!r}"


Fact: TypeAlias = Union[int, str, Say, Several, Name, Of]  # noqa: UP007  # names that are known only later
"""A number; a name of the rules, to select by, or a name of somebody, to show as it is; or something said."""

YOU: Final = Name(Say("you"), you=True)


def named(said: Fact, names: Mapping[Fact, Name]) -> Fact:
    """The same with some things said, such as the seats of a title, under the names that a reader has for them."""
    if isinstance(said, Name):
        return names.get(said.said, said)
    if said in names:
        return names[said]
    if isinstance(said, Several):
        parts = [named(part, names) for part in said.parts]
        return said if all(map(is_, parts, said.parts)) else Several(parts, said.joint)
    if isinstance(said, Count) or not isinstance(said, Say):  # so many of a thing are nobody
        return said
    facts = {key: named(fact, names) for key, fact in said.facts.items()}
    return said if all(map(is_, facts.values(), said.facts.values())) else Say(said.key, **facts)


def to_json(said: Fact) -> Any:
    """As plain data, to be kept until somebody reads it."""
    if isinstance(said, Say):
        return {"say": said.key, "facts": {name: to_json(fact) for name, fact in said.facts.items()}}
    if isinstance(said, Several):
        return {"several": [to_json(part) for part in said.parts], "joint": said.joint}
    if isinstance(said, Name):
        return {"name": to_json(said.said), "you": said.you}
    if isinstance(said, Of):
        return {"of": said.package, "said": to_json(said.said)}
    return said


def from_json(data: Any) -> Any:
    """The same, back again."""
    if not isinstance(data, dict):
        return data
    if "say" in data:
        return Say(data["say"], **{name: from_json(fact) for name, fact in data["facts"].items()})
    if "several" in data:
        return Several([from_json(part) for part in data["several"]], data["joint"])
    if "name" in data:
        return Name(from_json(data["name"]), data["you"])
    return Of(data["of"], from_json(data["said"]))
