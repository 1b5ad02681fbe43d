"""What later versions of the rules have changed, each by a name that the rule in question asks for."""

from serai.core import rules


class Rules(rules.Rules):
    def __init__(self, version: int) -> None:
        rules.Rules.__init__(self, version)
        self.first_has_more = version >= 2
        """Whoever begins has a coin more: the others choose knowing more."""
