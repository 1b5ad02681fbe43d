"""A bundle of things: what a contract costs, what a card gives, what a route takes."""

from serai.games.marco_polo.constants import ANY_GOOD, DIFFERENT_GOODS, OTHER_BONUS, STOCK, THINGS, VP


class Bundle:
    """Amounts by thing. What is plain is simply taken or given; what is asked needs a choice, a draw or a roll."""

    def __init__(self, amounts: list[int], source: int) -> None:
        self.amounts = amounts
        self.source = source
        """What the score sheet calls points of this bundle."""
        self.stock = [thing for thing in range(STOCK) if amounts[thing] > 0]
        """The coins, camels and goods in it."""
        self.vp = amounts[VP]
        self.asked = [thing for thing in range(ANY_GOOD, OTHER_BONUS + 1) if amounts[thing] > 0]

    def of(self, thing: int) -> int:
        return self.amounts[thing]

    def times(self, number: int) -> "Bundle":
        return self if number == 1 else Bundle([amount * number for amount in self.amounts], self.source)

    def is_empty(self) -> bool:
        return max(self.amounts) == 0

    def covers(self, other: "Bundle") -> bool:
        """Nobody would rather have the other one: it has no more of anything. (81)"""
        return all(self.amounts[thing] >= other.amounts[thing] for thing in range(len(THINGS)))

    def chosen_goods(self) -> int:
        """How many goods of it are left to choose."""
        return self.amounts[ANY_GOOD] + self.amounts[DIFFERENT_GOODS]


def sensible_entries(entries: list[Bundle], value: int) -> list[int]:
    """The entries up to a value, as indices, without those that give no more of anything than another. (81)"""
    found: list[int] = []
    for at in range(value - 1, -1, -1):
        if not any(entries[other].covers(entries[at]) for other in found):
            found.append(at)
    found.reverse()
    return found
