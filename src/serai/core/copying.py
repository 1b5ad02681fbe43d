"""Copies of a thing with all its fields, whatever they are: nobody has to list them.

In the compiled build a function in C does it in one go (_copying.c); for things that are not compiled Python does. The
fields themselves are shared between a thing and its copy.
"""

from functools import cache
from typing import Any, TypeVar

T = TypeVar("T")


def copied(thing: T) -> T:
    """Another thing of the same class with the same fields."""
    kind: Any = type(thing)
    other: T = kind.__new__(kind)
    for name in native_fields(kind):
        setattr(other, name, getattr(thing, name))
    if hasattr(thing, "__dict__"):
        other.__dict__.update(thing.__dict__)
    return other


def field_names(thing: Any) -> list[str]:
    """The names of all fields of a thing, in the order in which its constructors set them."""
    kind: Any = type(thing)
    return [*native_fields(kind), *getattr(thing, "__dict__", ())]


@cache
def native_fields(kind: Any) -> list[str]:
    """The fields of a compiled class, its bases' first, as mypyc lists them; other classes have a `__dict__`."""
    names: dict[str, None] = {}
    for base in reversed(kind.__mro__):
        names.update(dict.fromkeys(vars(base).get("__mypyc_attrs__", ())))
    return [name for name in names if name != "__dict__"]


try:
    from serai.core import _copying

    shallow = _copying.shallow
except ImportError:  # the plain build
    shallow = copied
