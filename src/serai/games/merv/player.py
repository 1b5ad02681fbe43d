"""What lies before one player, or before the high courtier or the magistrate, who are players of a lesser sort."""

from serai.games.merv.words import NOBODY, WHITE, WILD


class Player:
    """One colour's holdings and its discs on the tracks."""

    def __init__(self, cubes: list[int], spices: list[int], courtiers: list[int], points: list[int]) -> None:
        self.cubes = cubes
        """By colour, white last."""
        self.spices = spices
        """Caravan cards by spice."""
        self.courtiers = courtiers
        """Courtiers by hall."""
        self.points = points
        """Points by source."""
        self.camels = 0
        self.scrolls = 0
        self.common = 0
        self.rare = 0
        self.committed_scrolls = 0
        self.committed_common = 0
        self.committed_rare = 0
        self.contracts = 0
        """The contracts fulfilled, as a set of card numbers."""
        self.influence = 0
        self.favour = 0
        self.buildings = 0
        """Buildings still to be placed."""
        self.servants = 0
        """Servants that are neither soldiers nor courtiers."""
        self.posts = 0
        """Trading posts, as a set of cities."""
        self.path = NOBODY
        self.row = 0
        """Spaces advanced in the mosque."""
        self.breakthroughs = 0
        """Breakthrough tiles taken, as a set."""
        self.scoring_tile = NOBODY

    def copy(self) -> "Player":
        other = Player(self.cubes.copy(), self.spices.copy(), self.courtiers.copy(), self.points.copy())
        other.camels = self.camels
        other.scrolls = self.scrolls
        other.common = self.common
        other.rare = self.rare
        other.committed_scrolls = self.committed_scrolls
        other.committed_common = self.committed_common
        other.committed_rare = self.committed_rare
        other.contracts = self.contracts
        other.influence = self.influence
        other.favour = self.favour
        other.buildings = self.buildings
        other.servants = self.servants
        other.posts = self.posts
        other.path = self.path
        other.row = self.row
        other.breakthroughs = self.breakthroughs
        other.scoring_tile = self.scoring_tile
        return other

    def all_scrolls(self) -> int:
        """Scrolls in hand and on contracts: both count for breakthroughs and in the palace. (A13)"""
        return self.scrolls + self.committed_scrolls

    def all_goods(self) -> int:
        return self.common + self.rare + self.committed_common + self.committed_rare

    def cards(self) -> int:
        """Caravan cards."""
        spices = self.spices
        return spices[0] + spices[1] + spices[2] + spices[3]

    def courtiers_placed(self) -> int:
        courtiers = self.courtiers
        return courtiers[0] + courtiers[1] + courtiers[2] + courtiers[3]

    def score(self) -> int:
        return sum(self.points)

    def has_cubes(self) -> bool:
        cubes = self.cubes
        return cubes[0] + cubes[1] + cubes[2] + cubes[3] + cubes[WHITE] > 0

    def has(self, breakthrough: int) -> bool:
        return self.breakthroughs >> breakthrough & 1 == 1

    def wild_colour(self) -> int:
        """The colour of the second breakthrough, of which one cube a turn counts as any colour; -1 without it."""
        held = self.breakthroughs >> WILD & 15
        return NOBODY if held == 0 else held.bit_length() - 1

    def holds_level(self, level: int) -> bool:
        return self.breakthroughs >> (level * 4) & 15 != 0


def new_player(buildings: int, servants: int, sources: int) -> Player:
    player = Player([0] * 5, [0] * 4, [0] * 4, [0] * sources)
    player.buildings = buildings
    player.servants = servants
    return player
