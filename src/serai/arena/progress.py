"""Who watches a run of games."""


class Progress:
    """Hears how far a run is; this one does not care."""

    def began(self, done: int, games: int) -> None:
        """So many of the games are known already, from a file."""

    def played(self, done: int) -> None:
        """So many are done now."""

    def lost(self, number: int) -> None:
        """A process has died over this game, which is played again."""
