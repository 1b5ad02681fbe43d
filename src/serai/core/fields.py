"""The fields of a table and of a player, each declared once.

A constructor asks a form for every field it has: `self.camels = form.number("camels")`. A blank form answers what lies
there before the game, a filled one what a position says, checked. What was asked for is remembered, so positions and
views are written from the same declaration. Copies need none: see copying.py.

A field is a number, or a row of numbers; its kind says what the numbers mean and how they read in plain data.
"""

from abc import ABCMeta, abstractmethod
from typing import Any, Final

from serai.core.derived import mypyc_attr
from serai.core.errors import BadValue, said_by
from serai.core.say import COMMA, Say, Several

NONE: Final = -1
"""How a field says that nothing is there; in plain data it is null."""
LARGEST: Final = 1_000_000
"""No number of a game is larger."""
ANY: Final = -1
"""The length of a row of as many things as there are."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind(metaclass=ABCMeta):
    """What the numbers of a field mean."""

    @abstractmethod
    def blank(self) -> Any:
        """What a field of this kind holds before the game."""

    @abstractmethod
    def write(self, value: Any) -> Any:
        """The field as plain data."""

    @abstractmethod
    def read(self, data: Any) -> Any:
        """The field from plain data; whatever else stands there is refused."""

    def hide(self, value: Any) -> Any:
        """What those read who may not know the value: nothing."""
        return None

    def put(self, data: dict[str, Any], name: str, written: Any) -> None:
        """Where it stands in a position: under its name."""
        data[name] = written

    def find(self, data: dict[str, Any], name: str) -> Any:
        return entry(data, name)

    def called(self, name: str) -> str:
        """How a refusal names the field: as a position does."""
        return name


# Numbers ----------------------------------------------------------------------------------------------------------


class Number(Kind):
    """A plain number: what it is before the game, and between which bounds it stays, that first value among them."""

    def __init__(self, at_first: int = 0, most: int = LARGEST, least: int = 0) -> None:
        self.at_first = at_first
        self.most = most
        self.least = min(least, at_first)

    def blank(self) -> int:
        return self.at_first

    def write(self, value: int) -> int:
        return value

    def read(self, data: Any) -> int:
        if type(data) is not int:
            raise BadValue(Say("refused-value-whole", value=shown(data)))
        if abs(data) > LARGEST:
            raise BadValue(Say("refused-value-large", value=shown(data)))
        if not self.least <= data <= self.most:
            raise BadValue(self.outside(data))
        return data

    def outside(self, value: int) -> Say:
        """Which numbers may stand there, and that this one is none of them."""
        if self.most == LARGEST:
            return Say("refused-value-least", value=str(value), least=str(self.least))
        return Say("refused-value-range", value=str(value), least=str(self.least), most=str(self.most))


class Seat(Number):
    """The number of one of so many seats, or null."""

    def __init__(self, seats: int) -> None:
        Number.__init__(self, NONE, seats - 1)

    def write(self, value: int) -> Any:
        return None if value == NONE else value

    def read(self, data: Any) -> int:
        if data == NONE:
            raise BadValue(self.outside(NONE))
        return NONE if data is None else Number.read(self, data)

    def outside(self, value: int) -> Say:
        return Say("refused-value-seat", value=str(value), most=str(self.most))


class OneOf(Kind):
    """One of several things, by its name, or null."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def blank(self) -> int:
        return NONE

    def write(self, value: int) -> str | None:
        return None if value == NONE else self.names[value]

    def read(self, data: Any) -> int:
        return NONE if data is None else index_of(data, self.names)


class SetOf(Kind):
    """A set of things, kept as the bits of a number, by the names of its members; who may not know them counts them."""

    def __init__(self, names: list[str]) -> None:
        self.names = names

    def blank(self) -> int:
        return 0

    def write(self, value: int) -> list[str]:
        return [name for at, name in enumerate(self.names) if value >> at & 1]

    def read(self, data: Any) -> int:
        if not isinstance(data, list):
            raise BadValue(Say("refused-value-names", value=shown(data)))
        members = 0
        for name in data:
            members |= 1 << index_of(name, self.names)
        return members

    def hide(self, value: int) -> int:
        return value.bit_count()


# Rows -------------------------------------------------------------------------------------------------------------


class ListOf(Kind):
    """A row of so many things of one kind, or (ANY) of as many as there are."""

    def __init__(self, kind: Kind, length: int = ANY) -> None:
        self.kind = kind
        self.length = length

    def blank(self) -> list[int]:
        return [self.kind.blank() for _ in range(self.length)]

    def write(self, value: list[int]) -> list[Any]:
        return [self.kind.write(number) for number in value]

    def read(self, data: Any) -> list[int]:
        return [self.kind.read(thing) for thing in parts_of(data, self.length)]

    def hide(self, value: list[int]) -> int:
        """Those who may not know them count them."""
        return len(value)


class SortedListOf(ListOf):
    """The same in the order of its numbers, whatever the order in the data."""

    def read(self, data: Any) -> list[int]:
        return sorted(ListOf.read(self, data))


class Added(Kind):
    """A field of this kind that positions written before there was one do not name: it is blank there."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def blank(self) -> Any:
        return self.kind.blank()

    def write(self, value: Any) -> Any:
        return self.kind.write(value)

    def read(self, data: Any) -> Any:
        return self.kind.read(data)

    def find(self, data: dict[str, Any], name: str) -> Any:
        return self.kind.find(data, name) if name in data else self.write(self.blank())


class By(Kind):
    """A row with one thing of a kind, by default a number, for each of these names."""

    def __init__(self, names: list[str], kind: Kind | None = None) -> None:
        self.names = names
        self.kind = kind or NUMBER

    def blank(self) -> list[int]:
        return [self.kind.blank() for _ in self.names]

    def write(self, value: list[int]) -> dict[str, Any]:
        return {name: self.kind.write(number) for name, number in zip(self.names, value, strict=True)}

    def read(self, data: Any) -> list[int]:
        if not isinstance(data, dict):
            raise BadValue(Say("refused-value-table", value=shown(data)))
        return [self.kind.read(entry(data, name)) for name in self.names]

    def hide(self, value: list[int]) -> Any:
        """Those who may not know how many there are of each know how many there are in all."""
        return sum(value) if type(self.kind) is Number else None


LONGEST_SHOWN: Final = 60
NUMBER: Final = Number()
"""A count of something: of what there is without end."""
FLAG: Final = Number(most=1)
"""1 while something is so, and 0 while it is not."""
SIGNED: Final = Number(least=-LARGEST)
"""What may fall below zero, as points do in some games."""


def shown(data: Any) -> str:
    """Something that does not belong there, short enough to be read."""
    text = repr(data)
    return text if len(text) <= LONGEST_SHOWN else text[:LONGEST_SHOWN] + "…"


def parts_of(data: Any, count: int) -> list[Any]:
    """A list of so many things, or (ANY) of as many as there are."""
    if not isinstance(data, list) or count not in (ANY, len(data)):
        length = {} if count == ANY else {"n": count}
        raise BadValue(Say("refused-value-list-of" if length else "refused-value-list", value=shown(data), **length))
    return data


def entry(data: Any, name: str) -> Any:
    """What a table of names and values says of a name."""
    if not isinstance(data, dict) or name not in data:
        raise BadValue(Say("refused-value-missing", name=name))
    return data[name]


def index_of(name: Any, names: list[str]) -> int:
    """The place of a name in a list; whatever else the data holds there is refused."""
    if type(name) is not str or name not in names:
        raise BadValue(Say("refused-value-one-of", value=shown(name), names=Several(names, COMMA)))
    return names.index(name)


# Forms ------------------------------------------------------------------------------------------------------------


class Field:
    """One field as it was declared."""

    def __init__(self, name: str, kind: Kind, secret: bool) -> None:
        self.name = name
        self.kind = kind
        self.secret = secret
        """Whether somebody may not know it; the table's `sees` says who may."""

    def put(self, data: dict[str, Any], holder: Any, is_open: bool) -> None:
        value = getattr(holder, self.name)
        self.kind.put(data, self.name, self.kind.write(value) if is_open else self.kind.hide(value))


class Form:
    """What a constructor asks for its fields: blank before a game, or filled from a position."""

    def __init__(self, data: dict[str, Any] | None = None, owner: int = NONE) -> None:
        self.data = data
        self.owner = owner
        """The seat whose fields a refusal speaks of; NONE: the table."""
        self.fields: list[Field] = []

    def number(self, name: str, kind: Kind = NUMBER, secret: bool = False) -> int:
        value: int = self.ask(name, kind, secret)
        return value

    def row(self, name: str, kind: Kind, secret: bool = False) -> list[int]:
        value: list[int] = self.ask(name, kind, secret)
        return value

    def ask(self, name: str, kind: Kind, secret: bool) -> Any:
        self.fields.append(Field(name, kind, secret))
        if self.data is None:
            return kind.blank()
        found = kind.find(self.data, name)
        try:
            return kind.read(found)
        except ValueError as error:
            raise BadValue(self.refusal(kind.called(name), said_by(error))) from None

    def refusal(self, field: str, why: Say | str) -> Say:
        """Where something stands that cannot stand there."""
        if self.owner == NONE:
            return Say("refused-field", field=field, why=why)
        return Say("refused-field-of-seat", field=field, seat=str(self.owner), why=why)

    def holdings(self, count: int) -> list["Form"]:
        """The forms of those who hold something."""
        if self.data is None:
            return [Form() for _ in range(count)]
        found = entry(self.data, "holdings")
        if not isinstance(found, list) or len(found) != count or not all(isinstance(each, dict) for each in found):
            raise BadValue(Say("refused-holdings", n=count))
        return [Form(each, seat) for seat, each in enumerate(found)]


@mypyc_attr(allow_interpreted_subclasses=True)
class Holder:
    """Whatever has fields: a table, a player."""

    def __init__(self, form: Form) -> None:
        self.fields = form.fields
