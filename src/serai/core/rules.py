"""Which version of its rules a game is played by.

A rule that changes is a named change: the one place where the rule is asks the version for it by name, as in
`t.rules.missions_are_asked`. So a game begun under an older version is finished under it, and its record verifies.
"""

from serai.core.derived import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Rules:
    """A version of a game's rules. A game whose rules have changed derives its own, with a name for each change."""

    def __init__(self, version: int) -> None:
        self.version = version
