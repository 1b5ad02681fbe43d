"""What lies before one player: the warehouse, the dice, the contracts, the posts; and who the player is."""

from serai.core.copying import shallow
from serai.core.fields import SIGNED, By, Form, Holder, ListOf, OneOf, SetOf, SortedListOf
from serai.games.marco_polo.constants import (
    BERKE,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    GOALS,
    JOHANNES,
    LOCATIONS,
    OWN,
    RASHID,
    SOURCES,
    SPACES,
    STOCK,
    THINGS,
    WILHELM,
)
from serai.games.marco_polo.die import OwnDie, kind_of, own_die, value_of


class Player(Holder):
    def __init__(self, form: Form) -> None:
        Holder.__init__(self, form)
        self.character = form.number("character", OneOf(CHARACTERS))
        self.stock = form.row("stock", By(THINGS[:STOCK]))
        """Coins, camels, pepper, silk, gold."""
        self.dice = form.row("dice", SortedListOf(OwnDie()))
        """The dice not yet placed, lowest first."""
        self.contracts = form.row("contracts", ListOf(OneOf(CONTRACTS), 2))
        """The two active contracts; NOBODY where the space is free."""
        self.figures = form.row("figures", ListOf(OneOf(LOCATIONS)))
        """Where the figure stands, or both figures."""
        self.points = form.row("points", By(SOURCES, SIGNED))
        self.posts_left = form.number("posts_left")
        """Trading posts not yet placed."""
        self.posts = form.number("posts", SetOf(CITIES))
        """The cities with a trading post."""
        self.completed = form.number("completed", SetOf(CONTRACTS))
        """The contracts completed."""
        self.goals = form.number("goals", SetOf(GOALS), secret=True)
        """The goal cards kept."""
        self.offered = form.number("offered", SetOf(GOALS), secret=True)
        """The goal cards dealt to choose from and not kept."""
        self.spaces = form.number("spaces", SetOf(SPACES))
        """The action spaces with a die of this colour."""

    def copy(self) -> "Player":
        other = shallow(self)
        other.stock = self.stock.copy()
        other.dice = self.dice.copy()
        return other

    def score(self) -> int:
        return sum(self.points)

    # The warehouse ------------------------------------------------------------------------------------------------

    def goods(self) -> int:
        """Pepper, silk and gold; camels are no goods. (50)"""
        return self.stock[2] + self.stock[3] + self.stock[4]

    # Dice ---------------------------------------------------------------------------------------------------------

    def add_die(self, kind: int, value: int) -> None:
        self.dice.append(own_die(kind, value))
        self.dice.sort()

    def dice_for(self, space: int) -> list[int]:
        """The dice that may go to a space: of one's colour only once a round. (3)"""
        if self.spaces >> space & 1:
            return [die for die in self.dice if kind_of(die) != OWN]
        return self.dice

    def pips(self) -> int:
        return sum([value_of(die) for die in self.dice])

    # Contracts and posts ------------------------------------------------------------------------------------------

    def has_post(self, location: int) -> bool:
        return self.posts >> location & 1 == 1

    def posts_placed(self) -> int:
        return self.posts.bit_count()

    def contracts_completed(self) -> int:
        return self.completed.bit_count()

    # Characters ---------------------------------------------------------------------------------------------------

    def names_values(self) -> bool:
        """Rashid does not roll: he names the value of a die when he places it. (40)"""
        return self.character == RASHID

    def pays_for_company(self) -> bool:
        """Everybody but Berke pays for an occupied space. (42)"""
        return self.character != BERKE

    def leaps(self) -> bool:
        """Johannes steps from any oasis to any other. (45)"""
        return self.character == JOHANNES

    def posts_on_the_way(self) -> bool:
        """Wilhelm leaves posts in the cities he passes. (46)"""
        return self.character == WILHELM
