"""The terms of a game: what is agreed before it begins and holds to its end, shared by all its positions."""

from typing import Any

from serai.core.derived import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """The title, the players, the options, the version of the rules, and the digest of the printed tables."""

    def __init__(self, game: str, digest: str, players: int, options: dict[str, Any], version: int) -> None:
        self.game = game
        self.digest = digest
        self.players = players
        self.options = options
        self.version = version

    def written(self) -> dict[str, Any]:
        """What every position says first."""
        return {
            "game": self.game,
            "rules": self.version,
            "components": self.digest,
            "players": self.players,
            "options": dict(self.options),
        }
