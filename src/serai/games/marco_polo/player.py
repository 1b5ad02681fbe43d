"""What lies before one player: the warehouse, the dice, the contracts, the posts; and who the player is."""

from serai.games.marco_polo.words import (
    BERKE,
    JOHANNES,
    KINDS,
    NOBODY,
    OWN,
    RASHID,
    STOCK,
    VENEZIA,
    WILHELM,
)


class Player:
    def __init__(
        self, stock: list[int], dice: list[int], contracts: list[int], figures: list[int], points: list[int]
    ) -> None:
        self.stock = stock
        """Coins, camels, pepper, silk, gold."""
        self.dice = dice
        """The dice not yet placed, lowest first; see words.py for what a number means."""
        self.contracts = contracts
        """The two active contracts; NOBODY where the space is free."""
        self.figures = figures
        """Where the figure stands, or both figures."""
        self.points = points
        """Points by source."""
        self.character = NOBODY
        self.posts = 0
        """The cities with a trading post, as a set of locations."""
        self.posts_left = 0
        """Trading posts not yet placed."""
        self.completed = 0
        """The contracts completed, as a set."""
        self.goals = 0
        """The goal cards kept, as a set. Secret."""
        self.offered = 0
        """The goal cards dealt to choose from and not kept, as a set. Secret."""
        self.spaces = 0
        """The action spaces with a die of this colour, as a set."""

    def copy(self) -> "Player":
        other = Player(
            self.stock.copy(), self.dice.copy(), self.contracts.copy(), self.figures.copy(), self.points.copy()
        )
        other.character = self.character
        other.posts = self.posts
        other.posts_left = self.posts_left
        other.completed = self.completed
        other.goals = self.goals
        other.offered = self.offered
        other.spaces = self.spaces
        return other

    def score(self) -> int:
        return sum(self.points)

    # The warehouse ------------------------------------------------------------------------------------------------

    def goods(self) -> int:
        """Pepper, silk and gold; camels are no goods. (50)"""
        return self.stock[2] + self.stock[3] + self.stock[4]

    # Dice ---------------------------------------------------------------------------------------------------------

    def add_die(self, kind: int, value: int) -> None:
        self.dice.append(value * KINDS + kind)
        self.dice.sort()

    def dice_for(self, space: int) -> list[int]:
        """The dice that may go to a space: of one's colour only once a round. (3)"""
        if self.spaces >> space & 1:
            return [die for die in self.dice if die % KINDS != OWN]
        return self.dice

    def pips(self) -> int:
        return sum([die // KINDS for die in self.dice])

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


def new_player(sources: int) -> Player:
    return Player([0] * STOCK, [], [NOBODY, NOBODY], [VENEZIA], [0] * sources)
