"""What is counted in a game: the printed things that somebody took, built or used, by group and name."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from serai.core.text import Entry
from serai.games.marco_polo import constants as polo
from serai.games.merv import constants as merv
from serai.games.tadmor import constants as tadmor


class Worth(NamedTuple):
    """What a printed thing brings, and how many cubes or goods it takes."""

    points: int
    price: int


class Group(NamedTuple):
    """Things of one kind, which can be compared with each other."""

    name: str
    names: list[str]
    path: str = ""
    """Where the tables have the value that is judged; {} stands for the thing's name."""
    single: bool = False
    """Whether there is one of each, so that one player has it or nobody."""
    limited: bool = False
    """Whether not all of them are on offer in every game."""
    worth: Callable[[dict[str, Any]], Worth] | None = None


@dataclass
class Counted:
    """What was counted in one game."""

    players: int
    taken: list[Counter[tuple[str, str]]] = field(default_factory=list)
    """How often by each seat, by group and name."""
    offered: set[tuple[str, str]] = field(default_factory=set)
    """What somebody could have had, in groups where that is not everything."""

    def __post_init__(self) -> None:
        self.taken = [Counter() for _ in range(self.players)]

    def take(self, seat: int, group: str, name: str, times: int = 1) -> None:
        if 0 <= seat < self.players and times:
            self.taken[seat][group, name] += times

    def offer(self, group: str, names: list[str], members: int) -> None:
        """The members of a set of bits."""
        self.offered.update((group, name) for number, name in enumerate(names) if members >> number & 1)


class Title:
    """What is counted of one title; the positions are its own, so they are asked by name."""

    groups: tuple[Group, ...] = ()

    def see(self, t: Any, told: list[Entry], counted: Counted) -> None:
        """After every action, with what was told of it."""

    def end(self, t: Any, counted: Counted) -> None:
        """When the game is over."""


# Merv -----------------------------------------------------------------------------------------------------------------

CARDS: Final = [
    f"level{level}_{bonus}_{rank}" for level in (1, 2, 3) for bonus in ("favour", "soldier") for rank in (1, 2, 3)
]
PIECES: Final = ["one cube", "two cubes", "gate"]


def contract_worth(card: dict[str, Any]) -> Worth:
    """Its items in cubes, a rare good two of them, and the cube itself."""
    return Worth(card["points"], 1 + card["scroll"] + card["common_good"] + 2 * card["rare_good"] + card["any_good"])


class Merv(Title):
    groups = (
        Group("contracts", CARDS, "contracts.cards.{}", True, True, contract_worth),
        Group("mosque", [str(row) for row in range(1, 11)], "mosque.points"),
        Group("scoring tiles", merv.AREAS[:4], "scoring_tiles.tiles", True),
        Group("halls", merv.HALLS, "palace.halls.{}.cost_colour"),
        Group("cities", merv.CITIES, "marketplace.cities.{}.cost"),
        Group("camel market", merv.BOONS[:7], "camel_market.side_a"),
        Group("wall", PIECES, "wall.pieces"),
        Group("breakthroughs", merv.BREAKTHROUGHS, "library.level_1", True),
        Group("end of a track", ["influence", "favour"], "{}_track.length"),
    )

    def __init__(self) -> None:
        self.pieces = 0
        """In the supply when the last wall was built."""

    def see(self, t: Any, told: list[Entry], counted: Counted) -> None:
        self.pieces = self.pieces or t.pieces
        for entry in told:
            if entry.key == "sell_camel":
                counted.take(entry.seat, "camel market", merv.BOONS[entry.args[0]])
            elif entry.key == "wall":
                for number in range(len(merv.WALL_PIECES)):
                    if (self.pieces & ~t.pieces) >> number & 1:
                        counted.take(entry.seat, "wall", kind_of_wall(t, number))
                self.pieces = t.pieces
            elif entry.key == "favour" and entry.args[0] == t.printed.favour_end:
                counted.take(entry.seat, "end of a track", "favour")

    def end(self, t: Any, counted: Counted) -> None:
        for number, card in enumerate(CARDS):
            if t.contracts_gone[number // 3] >= number % 3:
                counted.offered.add(("contracts", card))
        for seat in range(counted.players):
            me = t.players[seat]
            for group, names, members in [
                ("contracts", CARDS, me.contracts),
                ("cities", merv.CITIES, me.posts),
                ("breakthroughs", merv.BREAKTHROUGHS, me.breakthroughs),
            ]:
                for number, name in enumerate(names):
                    counted.take(seat, group, name, members >> number & 1)
            for row in range(1, me.row + 1):
                counted.take(seat, "mosque", str(row))
            if me.scoring_tile >= 0:
                counted.take(seat, "scoring tiles", merv.AREAS[me.scoring_tile])
            for hall, courtiers in zip(merv.HALLS, me.courtiers, strict=True):
                counted.take(seat, "halls", hall, courtiers)
            counted.take(seat, "end of a track", "influence", int(me.influence == t.printed.influence_end))


def kind_of_wall(t: Any, number: int) -> str:
    cubes: int = t.printed.source.integer(f"wall.pieces.{merv.WALL_PIECES[number]}.cubes")
    return PIECES[cubes - 1]


# Marco Polo -----------------------------------------------------------------------------------------------------------

REGULAR: Final = [name for name in polo.CONTRACTS if name.startswith("c")]


def reward_worth(card: dict[str, Any]) -> Worth:
    return Worth(card["reward"].get("vp", 0), sum(card["cost"].values()))


class MarcoPolo(Title):
    groups = (
        Group("contracts", REGULAR, "contracts.regular.{}", True, True, reward_worth),
        Group("posts", polo.CITIES[1:]),
    )

    def see(self, t: Any, told: list[Entry], counted: Counted) -> None:
        for number in t.row:
            if number >= 0:
                counted.offered.add(("contracts", polo.CONTRACTS[number]))
        for entry in told:
            if entry.key == "complete" and polo.CONTRACTS[entry.args[0]] in REGULAR:
                counted.take(entry.seat, "contracts", polo.CONTRACTS[entry.args[0]])
                counted.offered.add(("contracts", polo.CONTRACTS[entry.args[0]]))
            elif entry.key == "post":
                counted.take(entry.seat, "posts", polo.CITIES[entry.args[0]])


# Tadmor ---------------------------------------------------------------------------------------------------------------

BANDS: Final = ["band_1", "band_2", "band_3", "band_4"]


def mission_worth(card: dict[str, Any]) -> Worth:
    return Worth(card["points"], sum(card["cost"].values()))


class Tadmor(Title):
    groups = (
        Group("missions", tadmor.MISSIONS, "missions.cards.{}", True, True, mission_worth),
        Group("improvements", tadmor.TILES, "improvements.tiles.{}", True, True),
        Group("temple", tadmor.PARTS, "temple.parts.{}.cost"),
        Group("tower levels", BANDS, "tower.one_level.{}"),
        Group("rare goods", tadmor.COLOURS, "rare_goods.colours.{}"),
        Group("slots", tadmor.SLOTS, "slots.{}"),
        Group("tax", ["paid", "not paid"], "taxman.demand"),
    )

    def see(self, t: Any, told: list[Entry], counted: Counted) -> None:
        counted.offer("improvements", tadmor.TILES, t.display)
        for player in t.players:
            counted.offer("missions", tadmor.MISSIONS, player.hand)
        for entry in told:
            self.count(t, entry, counted)

    def count(self, t: Any, entry: Entry, counted: Counted) -> None:
        key, seat, args = entry.key, entry.seat, entry.args
        if key == "fulfil":
            counted.take(seat, "missions", tadmor.MISSIONS[args[0]])
        elif key == "temple":
            counted.take(seat, "temple", tadmor.PARTS[args[0]])
        elif key == "tower":
            for level in range(args[0] + 1, args[1] + 1):
                lasts = t.printed.source.integers("tower.bands.last_levels")
                counted.take(seat, "tower levels", BANDS[len([last for last in lasts if last < level])])
        elif key == "rare_good":
            counted.take(seat, "rare goods", tadmor.COLOURS[args[0] // 3])
        elif key == "place" and args[0] < len(tadmor.SLOTS):
            counted.take(seat, "slots", tadmor.PLACES[args[0]])
        elif key == "tax":
            counted.take(seat, "tax", "paid")
        elif key == "points" and args[1] == tadmor.FROM_TAXMAN:
            counted.take(seat, "tax", "not paid")

    def end(self, t: Any, counted: Counted) -> None:
        for seat in range(counted.players):
            for number, name in enumerate(tadmor.TILES):
                if t.players[seat].tiles >> number & 1:
                    counted.take(seat, "improvements", name)
                    counted.offered.add(("improvements", name))


TITLES: Final[dict[str, type[Title]]] = {"merv": Merv, "marco_polo": MarcoPolo, "tadmor": Tadmor}


def counting(game: str) -> Title:
    """What is counted of this title; of one that is not known here, nothing."""
    return TITLES.get(game, Title)()
