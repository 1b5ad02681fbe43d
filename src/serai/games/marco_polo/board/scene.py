"""What is drawn: a view with its printed tables, the sheet it is drawn on, and what the view says in words."""

from typing import Any, Final

from serai.core.board.choices import Sheet
from serai.core.say import COMMA, SPACE, Fact, Say, Several
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.components import Printed
from serai.games.marco_polo.constants import CONTRACTS, MARKERS, OUTPOSTS, SEATS
from serai.games.marco_polo.render.speech import seat_name

ONE_TO_SIX: Final = range(1, 7)


def dashed(name: str) -> str:
    """A name of constants.py as the notation of actions has it."""
    return name.replace("_", "-")


def dice_of(colour: str, value: int) -> Say:
    """A die on the board by whose it is; those of nobody by their colour."""
    if colour in SEATS:
        return Say("tip-die-of", who=seat_name(SEATS.index(colour)), value=value)
    return Say(f"tip-die-of-{colour}", value=value)


class Scene:
    def __init__(self, view: dict[str, Any], printed: Printed, sheet: Sheet) -> None:
        self.view = view
        self.printed = printed
        self.sheet = sheet
        self.holdings: list[dict[str, Any]] = view["holdings"]
        self.actor: int = view["actor"]
        waiting = view["decisions"]
        self.asked: str = waiting[-1][0] if waiting else ""
        """The name of the decision that is asked now."""
        self.facts: list[int] = waiting[-1][1:] if waiting else []
        """What that decision is about, its seat first."""
        seen = [seat for seat, holding in enumerate(self.holdings) if isinstance(holding["goals"], list)]
        self.reader: int | None = seen[0] if len(seen) == 1 else None
        """Who looks: the one whose goal cards can be seen. Nobody once they are open to all."""
        self.own: dict[str, Any] | None = None if self.reader is None else self.holdings[self.reader]

    def say(self, key: str, /, **facts: Fact) -> str:
        """A word on the board."""
        return self.sheet.say(f"board-{key}", **facts)

    def tip(self, key: str, /, **facts: Fact) -> str:
        """What something is, for whoever points at it."""
        return self.sheet.say(f"tip-{key}", **facts)

    def tips(self, told: Say, *more: Say) -> str:
        """The same in several sentences."""
        return self.sheet.speak(Say("tip-more", tip=told, more=Several(more, SPACE)) if more else told)

    def asks(self, *steps: str) -> bool:
        return self.asked in steps

    def dice_on(self, space: str) -> list[tuple[str, int]]:
        """Colour and value of the dice on a space, in the order of placing."""
        return [(colour, value) for where, colour, value in self.view["placed"] if where == space]

    def there(self, space: str) -> list[Say]:
        """Whose dice lie on a space and what they show, as the end of its tip."""
        told = [dice_of(colour, value) for colour, value in self.dice_on(space)]
        return [Say("tip-there", dice=Several(told, COMMA))] if told else []

    def contract_cost(self, name: str) -> Bundle:
        return self.printed.contracts[CONTRACTS.index(name)].cost

    def contract_reward(self, name: str) -> Bundle:
        return self.printed.contracts[CONTRACTS.index(name)].reward

    def outpost(self, city: str) -> Bundle | None:
        """The outpost bonus that still lies in a large city."""
        name = self.view["outposts"][city]
        return None if name is None else self.printed.outposts[OUTPOSTS.index(name)]

    def marker(self, city: str) -> Bundle | None:
        """The bonus of a small city; none before it is dealt."""
        name = self.view["markers"][city]
        return None if name is None else self.printed.markers[MARKERS.index(name)]
