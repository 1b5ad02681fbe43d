"""What later versions of the rules have changed, each by a name that the rule in question asks for."""

from serai.core import rules


class Rules(rules.Rules):
    def __init__(self, version: int) -> None:
        rules.Rules.__init__(self, version)
        self.missions_are_asked = version >= 2
        """Whether to draw or to fulfil is asked even of one who can only draw. (128)"""
