"""What lies before one player, or before the high courtier or the magistrate, who are players of a lesser sort."""

from serai.core.copying import shallow
from serai.core.fields import By, Form, Holder, Number, SetOf
from serai.games.merv.components import Printed
from serai.games.merv.constants import (
    AREAS,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    CONTRACTS,
    HALLS,
    MOSQUE_PATHS,
    NOBODY,
    SOURCES,
    SPICES,
    WHITE,
    WILD,
)


class Player(Holder):
    """One colour's holdings and its discs on the tracks."""

    def __init__(self, form: Form, printed: Printed) -> None:
        Holder.__init__(self, form)
        self.camels = form.number("camels")
        self.scrolls = form.number("scrolls")
        self.common = form.number("common")
        self.rare = form.number("rare")
        self.committed_scrolls = form.number("committed_scrolls")
        self.committed_common = form.number("committed_common")
        self.committed_rare = form.number("committed_rare")
        self.influence = form.number("influence", Number(most=printed.influence_end))
        self.favour = form.number("favour", Number(most=printed.favour_end))
        self.buildings = form.number("buildings")
        """Buildings still to be placed."""
        self.servants = form.number("servants")
        """Servants that are neither soldiers nor courtiers."""
        self.path = form.number("path", Number(NOBODY, len(MOSQUE_PATHS) - 1))
        self.row = form.number("row", Number(most=printed.mosque_rows))
        """Spaces advanced in the mosque."""
        self.scoring_tile = form.number("scoring_tile", Number(NOBODY, len(AREAS) - 1))
        self.contracts = form.number("contracts", SetOf(CONTRACTS))
        """The contracts fulfilled."""
        self.posts = form.number("posts", SetOf(CITIES))
        """Trading posts."""
        self.breakthroughs = form.number("breakthroughs", SetOf(BREAKTHROUGHS))
        """Breakthrough tiles taken."""
        self.cubes = form.row("cubes", By(COLOURS))
        self.spices = form.row("spices", By(SPICES))
        """Caravan cards."""
        self.courtiers = form.row("courtiers", By(HALLS))
        self.points = form.row("points", By(SOURCES))

    def copy(self) -> "Player":
        other = shallow(self)
        other.cubes = self.cubes.copy()
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
        total = 0
        for points in self.points:
            total += points
        return total

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
