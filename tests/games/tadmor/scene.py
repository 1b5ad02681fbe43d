"""A table of Tadmor laid out for a test: say what lies where, take a turn in notation, look at the result.

    def test_the_example_of_the_one_level_action():
        s = scene().give("red", stone=7, tower=8).on("red", "camel tower_one_level")
        s.constructs("red").play("use tower-one-level", "levels 3")
        assert (s.of("red").tower, s.of("red").goods) == (11, (0, 0, 0, 0))
        assert s.done

It is turn 1 and red is first to play. Everybody has three camels and two ships, none of them placed, and nothing else
unless the test gives it; no improvement is on display, all missions are in the deck, and the stacks show glass
bottles, jade and silk. The stack of decisions holds only what the test begins, so a test ends with `s.done`: no
decision is outstanding. What has only one answer is never asked.
"""

from typing import Any

import serai
from serai.core.components import Components
from serai.core.fields import Form
from serai.games.tadmor.anytime import resolve_anytime
from serai.games.tadmor.constants import (
    CAMEL,
    COLOURS,
    GOODS,
    MISSIONS,
    NOBODY,
    PARTS,
    PIECES,
    PLACES,
    RARE_GOODS,
    REGIONS,
    SEATS,
    SHIP,
    SOURCES,
    TILES,
)
from serai.games.tadmor.construction import Construct
from serai.games.tadmor.improvements import begin_improvements, receive_tile
from serai.games.tadmor.kingdom import begin_kingdom
from serai.games.tadmor.marauders import MaraudersStage
from serai.games.tadmor.piece import kind_of, place_of
from serai.games.tadmor.placement import begin_placement
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import final_scoring
from serai.games.tadmor.table import Table
from serai.games.tadmor.turn import START_TURN, EndTurn, Resolution
from tests.scene import TableScene


class Holdings:
    """What a player has, in the words of a test."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.warehouse = tuple(player.goods)
        """Wood, stone, marble, gold that can still be traded."""
        self.traded = tuple(player.traded)
        self.goods = tuple(player.stock(good) for good in range(len(GOODS)))
        """Both areas together."""
        self.tower = player.tower
        self.camels = player.camels
        self.ships = player.ships
        self.points = player.score()
        self.pieces = [f"{PIECES[kind_of(piece)]} {PLACES[place_of(piece)]}" for piece in player.pieces]
        self.tiles = [name for at, name in enumerate(TILES) if player.tiles >> at & 1]
        self.hand = [name for at, name in enumerate(MISSIONS) if player.hand >> at & 1]
        self.fulfilled = [name for at, name in enumerate(MISSIONS) if player.fulfilled >> at & 1]
        self.returned = [name for at, name in enumerate(MISSIONS) if player.returned >> at & 1]
        self.rare = [name for at, name in enumerate(RARE_GOODS) for _ in range(player.rare[at])]
        self.temples = [name for at, name in enumerate(PARTS) for _ in range(player.temples[at])]

    def points_from(self, source: str) -> int:
        return self.player.points[SOURCES.index(source)]


class Scene(TableScene[Table]):
    """Seats are called red, blue, green, yellow; red is first to play."""

    def __init__(
        self, players: int, options: dict[str, Any], components: Components | None = None, rules: int | None = None
    ) -> None:
        state = serai.game("tadmor").new(players, options, components, rules)
        assert isinstance(state, Table)
        TableScene.__init__(self, state)
        self.clear()

    def clear(self) -> None:
        t = self.t
        t.players = [Player(Form()) for _ in range(t.seats)]
        for player in t.players:
            player.camels = t.printed.pieces[CAMEL]
            player.ships = t.printed.pieces[SHIP]
        t.stack = []
        t.options = []
        t.log = []
        t.turn = 1
        t.first = t.pawn = 0
        t.box = t.setting.tiles
        t.display = 0
        t.deck = (1 << len(MISSIONS)) - 1
        t.discards = 0
        t.stacks = [t.setting.rare_copies] * len(RARE_GOODS)
        t.tops = [NOBODY] * len(COLOURS)
        self.tops("glass_bottles", "jade", "silk")

    # Laying out ---------------------------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        return self.t.players[SEATS.index(name)]

    def of(self, name: str) -> Holdings:
        return Holdings(self.player(name))

    def give(self, name: str, **held: Any) -> "Scene":
        """Holdings by name.

        wood=2, stone=1, marble=1, gold=3 in the warehouse; traded={"wood": 1}; camels=4, ships=3; tower=5;
        tiles=["i14"]; hand=["k16"], fulfilled=["k1"], returned=["k2"]; rare=["jade", "silk"]; temples=["roof"];
        points=5.
        """
        me = self.player(name)
        for what, value in held.items():
            if what in GOODS:
                me.goods[GOODS.index(what)] = value
            elif what in ("camels", "ships", "tower"):
                setattr(me, what, value)
            else:
                getattr(self, f"give_{what}")(name, me, value)
        return self

    def give_traded(self, name: str, me: Player, goods: dict[str, int]) -> None:
        me.traded = [goods.get(good, 0) for good in GOODS]

    def give_tiles(self, name: str, me: Player, tiles: list[str]) -> None:
        for tile in tiles:
            self.t.box &= ~(1 << TILES.index(tile))
            self.t.display &= ~(1 << TILES.index(tile))
            receive_tile(self.t, SEATS.index(name), TILES.index(tile))

    def give_hand(self, name: str, me: Player, missions: list[str]) -> None:
        me.hand |= self.leave_deck(missions)

    def give_fulfilled(self, name: str, me: Player, missions: list[str]) -> None:
        me.fulfilled |= self.leave_deck(missions)

    def give_returned(self, name: str, me: Player, missions: list[str]) -> None:
        me.returned |= self.leave_deck(missions)

    def give_rare(self, name: str, me: Player, rare: list[str]) -> None:
        for kind in rare:
            self.t.stacks[RARE_GOODS.index(kind)] -= 1
            me.rare[RARE_GOODS.index(kind)] += 1

    def give_temples(self, name: str, me: Player, parts: list[str]) -> None:
        for part in parts:
            me.temples[PARTS.index(part)] += 1
            if part == "statues":
                self.t.completers |= 1 << SEATS.index(name)

    def give_points(self, name: str, me: Player, points: int) -> None:
        me.points[0] = points

    def leave_deck(self, missions: list[str]) -> int:
        cards = sum(1 << MISSIONS.index(mission) for mission in missions)
        self.t.deck &= ~cards
        return cards

    def deck(self, *missions: str, discards: tuple[str, ...] = ()) -> "Scene":
        """The missions left in the deck and those discarded; all others are out of this test."""
        self.t.deck = sum(1 << MISSIONS.index(mission) for mission in missions)
        self.t.discards = sum(1 << MISSIONS.index(mission) for mission in discards)
        return self

    def display(self, *tiles: str) -> "Scene":
        """The improvements on the board."""
        for tile in tiles:
            self.t.box &= ~(1 << TILES.index(tile))
            self.t.display |= 1 << TILES.index(tile)
        return self

    def box(self, *tiles: str) -> "Scene":
        """The improvements never drawn are these alone."""
        self.t.box = sum(1 << TILES.index(tile) for tile in tiles)
        return self

    def tops(self, *kinds: str) -> "Scene":
        """The rare goods on top of their stacks; what was on top goes below."""
        for name in kinds:
            kind = RARE_GOODS.index(name)
            old = self.t.tops[kind // 3]
            if old != NOBODY:
                self.t.stacks[old] += 1
            self.t.stacks[kind] -= 1
            self.t.tops[kind // 3] = kind
        return self

    def empty(self, *colours: str) -> "Scene":
        """Stacks of these colours are sold out."""
        for name in colours:
            colour = COLOURS.index(name)
            self.t.tops[colour] = NOBODY
            self.t.stacks[colour * 3 : colour * 3 + 3] = [0, 0, 0]
        return self

    def stack(self, top: str, *below: str) -> "Scene":
        """The stack of this colour holds just these: its top, and below it the others in an order nobody knows."""
        kind = RARE_GOODS.index(top)
        self.empty(COLOURS[kind // 3])
        self.t.tops[kind // 3] = kind
        for name in below:
            self.t.stacks[RARE_GOODS.index(name)] += 1
        return self

    def on(self, name: str, *pieces: str) -> "Scene":
        """Pieces that stand somewhere: on("red", "camel tower_one_level", "ship i47")."""
        for piece in pieces:
            kind, place = piece.split()
            self.t.put_piece(SEATS.index(name), PLACES.index(place), PIECES.index(kind))
        return self

    def at_turn(self, number: int) -> "Scene":
        """Turns 1 to 3 are the first era, 4 to 6 the second, 7 to 9 the third."""
        self.t.turn = number
        return self

    def first(self, name: str) -> "Scene":
        """This seat is first to play and holds the pawn."""
        self.t.first = self.t.pawn = SEATS.index(name)
        return self

    def holds(self, name: str, region: str) -> "Scene":
        """This seat has chosen a Marauders card in the turn before."""
        self.t.holder = SEATS.index(name)
        self.t.chosen = REGIONS.index(region)
        return self

    def attacked(self, region: str) -> "Scene":
        """The card in the region-under-attack slot."""
        self.t.under_attack = REGIONS.index(region)
        return self

    # Beginning something ------------------------------------------------------------------------------------------

    def places(self) -> "Scene":
        """The Placement stage, from the first player on."""
        begin_placement(self.t)
        self.t.settle()
        return self

    def marauders(self) -> "Scene":
        """The Marauders stage."""
        return self.asks(MaraudersStage(0))

    def improves(self) -> "Scene":
        """The Improvements phase."""
        begin_improvements(self.t)
        self.t.settle()
        return self

    def constructs(self, *names: str) -> "Scene":
        """Construction windows of these seats, in this order, even for those who have nothing to construct."""
        seats = [SEATS.index(name) for name in names]
        for seat in seats:
            resolve_anytime(self.t, seat)
        return self.asks(*[Construct(seat) for seat in reversed(seats)])

    def kingdom(self) -> "Scene":
        """The Kingdom phase with its opening windows."""
        begin_kingdom(self.t)
        self.t.settle()
        return self

    def resolves(self) -> "Scene":
        """The whole Resolution stage and the end of the turn, up to the first decision of the next turn."""
        return self.asks(Resolution(0))

    def ends_turn(self) -> "Scene":
        return self.asks(EndTurn(0))

    def starts_turn(self) -> "Scene":
        """A whole turn, the next by number."""
        return self.asks(START_TURN)

    def scores(self) -> "Scene":
        """The final scoring."""
        final_scoring(self.t)
        return self

    # Playing ------------------------------------------------------------------------------------------------------

    def waits_for(self, name: str) -> bool:
        return self.t.actor == SEATS.index(name)

    # Looking ------------------------------------------------------------------------------------------------------

    def on_display(self) -> list[str]:
        return [name for at, name in enumerate(TILES) if self.t.display >> at & 1]

    def on_top(self) -> list[str | None]:
        """The rare goods on top of the grey, the yellow and the red stack."""
        return [None if top == NOBODY else RARE_GOODS[top] for top in self.t.tops]

    def under_attack(self) -> str | None:
        return None if self.t.under_attack == NOBODY else REGIONS[self.t.under_attack]

    def pawn(self) -> str:
        return SEATS[self.t.pawn]

    def tells(self, key: str) -> int:
        """How often an event was told."""
        return len(self.events(key))


def scene(players: int = 4, components: Components | None = None, rules: int | None = None, **options: Any) -> Scene:
    return Scene(players, options, components, rules)
