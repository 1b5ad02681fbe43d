"""What is printed, as typed tables made from components.toml and perhaps an owner's corrections."""

from serai.core.components import Components

from .actions import CHARMS


class Printed:
    """Everything printed that the rules read."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.pebbles = source.count("pile.pebbles", 1, 99)
        self.most = source.count("pile.most", 1, 3)
        self.points = [source.count(f"charms.{name}.points") for name in CHARMS]
