"""Which compiled classes titles of others derive from, who are interpreted as a rule.

mypyc makes room for that where a class says `@mypyc_attr(allow_interpreted_subclasses=True)`. It knows the decorator
by its name and never calls it; plain Python does, and needs no library for it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(*names, **values):
        return lambda decorated: decorated


__all__ = ["mypyc_attr"]
