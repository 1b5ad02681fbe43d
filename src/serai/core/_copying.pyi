from typing import TypeVar

T = TypeVar("T")

def shallow(thing: T, /) -> T: ...
