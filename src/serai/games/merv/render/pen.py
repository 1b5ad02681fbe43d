"""What all parts of the terminal's picture are drawn with: the table, the reader's language, and ink."""

from serai.core.reading import Speak
from serai.core.render.ink import QUIET, TITLE, Ink
from serai.core.say import Fact
from serai.games.merv.constants import COLOURS
from serai.games.merv.cost import Cost
from serai.games.merv.render.ink import CUBES, SEATS
from serai.games.merv.render.speech import code
from serai.games.merv.table import Table


class Pen:
    def __init__(self, t: Table, speak: Speak, ink: Ink) -> None:
        self.t = t
        self.speak = speak
        self.ink = ink

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.speak.say(key, **facts)

    def title(self, area: str, **facts: Fact) -> str:
        """A heading, and in quiet ink what stands below it."""
        about = self.ink(self.say(f"picture-{area}-about", **facts), QUIET)
        return f"{self.ink(self.say(f'picture-{area}'), TITLE)}  {about}"

    def person(self, seat: int) -> str:
        """One letter that stands for a colour on the table."""
        return self.ink(
            self.say(f"letter-{code(self.t, seat)}"), SEATS[seat] if seat < self.t.setting.players else QUIET
        )

    def people(self, seats: list[int]) -> str:
        return "".join(map(self.person, seats))

    def cube(self, colour: int) -> str:
        return self.ink(self.say(f"short-colour-{COLOURS[colour]}"), CUBES[colour])

    def price(self, cost: Cost) -> str:
        """'Ta', '2Pu' or 'TaPu'."""
        parts = [(cost.a, cost.n)] + ([(cost.b, cost.m)] if cost.m else [])
        return "".join((str(n) if n > 1 else "") + self.cube(colour) for colour, n in parts)
