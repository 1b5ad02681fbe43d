"""What later versions of the rules have changed, each by a name that the rule in question asks for."""

from serai.core import rules


class Rules(rules.Rules):
    def __init__(self, version: int) -> None:
        rules.Rules.__init__(self, version)
        self.most_contracts_is_an_option = version >= 2
        """Whether the option is asked who scores when nobody has completed a contract; everybody did before. (49)"""
        self.values_worth_naming = version >= 2
        """Rashid is not offered a value when another gives him as much for less. (88)"""
