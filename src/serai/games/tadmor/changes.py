"""What later versions of the rules have changed, each by a name that the rule in question asks for."""

from serai.core import rules


class Rules(rules.Rules):
    def __init__(self, version: int) -> None:
        rules.Rules.__init__(self, version)
        self.missions_are_asked = version >= 2
        """Whether to draw or to fulfil is asked even of one who can only draw. (128)"""
        self.anytime_comes_first = version >= 3
        """Everybody's anytime pieces are resolved before the first Construction window opens. (122)"""
        self.traitor_adds_up = version >= 3
        """Levels that a player's traitor has just taken still count when he strikes again. (106)"""
        self.idle_windows_close = version >= 3
        """A Construction window without anything to construct is not asked; its trades can wait. (89)"""
        self.last_turn_is_last = version >= 3
        """In the last turn nothing is offered that could only be of use in another. (129)"""
        self.missions_can_rest = version >= 3
        """A player may say that missions are not to be asked about again this turn. (130)"""
