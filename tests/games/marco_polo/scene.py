"""A table of Marco Polo laid out for a test: say what lies where, take a turn in notation, look at the result.

    def test_an_occupied_row_costs_the_lowest_die():
        s = scene().give("red", dice=[4, 5], coins=4).placed("silk", "blue 1", "blue 2")
        s.begins("red").play("place silk", "column 4")
        assert (s.of("red").coins, s.of("red").silk) == (0, 3)
        assert s.done

Nobody has a character, goods, contracts or dice unless the test gives them; no outpost lies on the map; the contracts
c01 to c06 lie in the row and the city cards cc00 to cc08 on their spaces. The stack holds only what the test begins,
so a test ends with `s.done`: no decision is outstanding.
"""

from typing import Any

import serai
from serai.core.components import Components
from serai.core.fields import Form
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.characters import become
from serai.games.marco_polo.constants import (
    CARD_SPACES,
    CARDS,
    CHARACTERS,
    CITIES,
    CONTRACTS,
    DICE_NAMES,
    FROM_BONUSES,
    GOALS,
    KHAN,
    LARGE_CITIES,
    LOCATIONS,
    MARKERS,
    NOBODY,
    ON_BOARD,
    OUTPOSTS,
    REGULAR,
    SEATS,
    SMALL_CITIES,
    SOURCES,
    SPACES,
    STOCK,
    THINGS,
    VENEZIA,
)
from serai.games.marco_polo.dice import Compensate
from serai.games.marco_polo.player import Player
from serai.games.marco_polo.rewards import gain
from serai.games.marco_polo.scoring import final_scoring
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.turn import START_ROUND, begin_turn, clear_board, end_round
from tests.scene import TableScene


class Holdings:
    """What a player has, in the words of a test."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.coins, self.camels, self.pepper, self.silk, self.gold = player.stock
        self.points = player.score()
        self.posts = [CITIES[city] for city in range(len(CITIES)) if player.has_post(city)]
        self.posts_left = player.posts_left
        self.figures = [LOCATIONS[location] for location in player.figures]
        self.contracts = [None if number == NOBODY else CONTRACTS[number] for number in player.contracts]
        self.completed = [name for at, name in enumerate(CONTRACTS) if player.completed >> at & 1]
        self.goals = [name for at, name in enumerate(GOALS) if player.goals >> at & 1]
        self.dice = [die_name(die) for die in player.dice]

    @property
    def goods(self) -> tuple[int, int, int]:
        return self.pepper, self.silk, self.gold

    def points_from(self, source: str) -> int:
        return self.player.points[SOURCES.index(source)]


def die_name(die: int) -> str:
    """As in the notation: "own-4", "black-2"; Rashid's dice show nothing: "own"."""
    return DICE_NAMES[die % 3] + (f"-{die // 3}" if die >= 3 else "")


class Scene(TableScene[Table]):
    """Seats are called blue, yellow, green, red; blue is the start player."""

    def __init__(
        self, players: int, options: dict[str, Any], components: Components | None = None, rules: int | None = None
    ) -> None:
        state = serai.game("marco_polo").new(players, options, components, rules)
        assert isinstance(state, Table)
        TableScene.__init__(self, state)
        self.clear()

    def clear(self) -> None:
        t = self.t
        t.players = [Player(Form()) for _ in range(t.seats)]
        for player in t.players:
            player.posts_left = t.printed.posts
            player.figures = [VENEZIA]
        t.stack = []
        t.options = []
        t.log = []
        t.start = 0
        t.round = 1
        t.markers = t.printed.marker_at.copy()
        t.outposts = [NOBODY] * len(LARGE_CITIES)
        t.cards = list(range(len(CARD_SPACES)))
        t.unseen = (1 << REGULAR) - 1
        t.starting = (1 << len(CONTRACTS)) - (1 << REGULAR)
        clear_board(t)
        self.row("c01", "c02", "c03", "c04", "c05", "c06")

    # Laying out ---------------------------------------------------------------------------------------------------

    def player(self, name: str) -> Player:
        return self.t.players[SEATS.index(name)]

    def of(self, name: str) -> Holdings:
        return Holdings(self.player(name))

    def is_(self, name: str, character: str) -> "Scene":
        """This seat becomes a character, with its extra pieces."""
        become(self.t, SEATS.index(name), CHARACTERS.index(character))
        return self

    def give(self, name: str, **held: Any) -> "Scene":
        """Holdings by name.

        coins=3, camels=2, pepper=1, silk=1, gold=1; dice=[4, "black 2", "white 6"], for Rashid "own", "black";
        contracts=["c04"]; completed=["c07"]; goals=["g01"]; posts=["moscow", "beijing"]; at="moscow", or
        at=["moscow", "anxi"] for two figures; points=5.
        """
        me = self.player(name)
        for what, value in held.items():
            thing = what.removesuffix("s")
            if thing in THINGS[:STOCK]:
                me.stock[THINGS.index(thing)] = value
            else:
                getattr(self, f"give_{what}")(name, me, value)
        return self

    def give_dice(self, name: str, me: Player, dice: list[int | str]) -> None:
        for die in dice:
            self.give_die(me, str(die))

    def give_contracts(self, name: str, me: Player, contracts: list[str]) -> None:
        me.contracts = [self.leave_pile(contract) for contract in contracts] + [NOBODY] * (2 - len(contracts))

    def give_completed(self, name: str, me: Player, contracts: list[str]) -> None:
        for contract in contracts:
            me.completed |= 1 << self.leave_pile(contract)

    def give_goals(self, name: str, me: Player, goals: list[str]) -> None:
        me.goals = sum(1 << GOALS.index(goal) for goal in goals)

    def give_posts(self, name: str, me: Player, cities: list[str]) -> None:
        for city in cities:
            self.give_post(name, city)

    def give_at(self, name: str, me: Player, places: str | list[str]) -> None:
        me.figures = [LOCATIONS.index(place) for place in ([places] if isinstance(places, str) else places)]

    def give_points(self, name: str, me: Player, points: int) -> None:
        me.points[0] = points

    def give_die(self, me: Player, die: str) -> None:
        *words, last = die.split()
        kind = words[0] if words else ("own" if last.isdigit() else last)
        value = int(last) if last.isdigit() else 0
        me.add_die(DICE_NAMES.index(kind), value)
        if kind == "black":
            self.t.black_dice -= 1

    def give_post(self, name: str, city: str) -> None:
        me = self.player(name)
        me.posts |= 1 << LOCATIONS.index(city)
        me.posts_left -= 1
        if city == "beijing":
            self.t.beijing[self.t.beijing.index(NOBODY)] = SEATS.index(name)

    def leave_pile(self, contract: str) -> int:
        number = CONTRACTS.index(contract)
        self.t.unseen &= ~(1 << number)
        self.t.starting &= ~(1 << number)
        return number

    def row(self, *contracts: str) -> "Scene":
        """The contracts on the board, from space 1; those that lay there before go back unseen."""
        for number in self.t.row:
            self.t.unseen |= 1 << number
        self.t.row = [self.leave_pile(contract) for contract in contracts]
        return self

    def special(self, *contracts: str, unseen: int = 0) -> "Scene":
        """The special pile: so many nobody has seen, and below them these."""
        self.t.special = [self.leave_pile(contract) for contract in contracts]
        self.t.special_unseen = unseen
        return self

    def card(self, space: str, card: str) -> "Scene":
        """Lay a city card on a card space, such as moscow or sumatra_2."""
        self.t.cards[CARD_SPACES.index(space)] = CARDS.index(card)
        return self

    def outpost(self, city: str, tile: str) -> "Scene":
        self.t.outposts[LARGE_CITIES.index(city)] = OUTPOSTS.index(tile)
        return self

    def marker(self, city: str, letter: str) -> "Scene":
        """Swap bonus markers, so that this one lies in this city."""
        markers = self.t.markers
        here, there = SMALL_CITIES.index(city), markers.index(MARKERS.index(letter))
        markers[here], markers[there] = markers[there], markers[here]
        return self

    def placed(self, space: str, *dice: str) -> "Scene":
        """Dice that already lie on a space: placed("silk", "blue 4", "black 5")."""
        at = SPACES.index(space)
        for die in dice:
            colour, value = die.split()
            self.t.placed.append(at * 100 + ON_BOARD.index(colour) * 10 + int(value))
            self.t.occupied |= 1 << at
            if colour in SEATS:
                self.player(colour).spaces |= 1 << at
            if at == KHAN:
                self.t.khan_dice += 1
                self.t.khan_value = int(value)
        return self

    def at_round(self, number: int) -> "Scene":
        self.t.round = number
        return self

    def starts_with(self, name: str) -> "Scene":
        """This seat is the start player."""
        self.t.start = SEATS.index(name)
        return self

    # Beginning something ------------------------------------------------------------------------------------------

    def begins(self, name: str) -> "Scene":
        """Begin a whole turn."""
        begin_turn(self.t, SEATS.index(name))
        self.t.settle()
        return self

    def gains(self, name: str, **things: int) -> "Scene":
        """Receive a reward: gains("blue", move=1, special_pile_contract=1)."""
        gain(self.t, SEATS.index(name), Bundle([things.get(thing, 0) for thing in THINGS], FROM_BONUSES))
        self.t.settle()
        return self

    def is_compensated(self, name: str) -> "Scene":
        return self.asks(Compensate(SEATS.index(name)))

    def starts_round(self) -> "Scene":
        """Bonuses, dice back, rolls, compensation, turns; everybody needs a character for this."""
        return self.asks(START_ROUND)

    def ends_round(self) -> "Scene":
        end_round(self.t)
        self.t.settle()
        return self

    def scores(self) -> "Scene":
        """The final scoring."""
        final_scoring(self.t)
        return self

    # Playing ------------------------------------------------------------------------------------------------------

    def waits_for(self, name: str) -> bool:
        return self.t.actor == SEATS.index(name)

    # Looking ------------------------------------------------------------------------------------------------------

    def in_row(self) -> list[str]:
        return [CONTRACTS[number] for number in self.t.row]

    def in_special(self) -> list[str]:
        return [CONTRACTS[number] for number in self.t.special]

    def in_beijing(self) -> list[str | None]:
        """Who stands on the places of Beijing, the best place first."""
        return [None if seat == NOBODY else SEATS[seat] for seat in self.t.beijing]

    def dice_on(self, space: str) -> list[str]:
        at = SPACES.index(space)
        return [f"{ON_BOARD[die // 10 % 10]} {die % 10}" for die in self.t.placed if die // 100 == at]


def scene(players: int = 4, components: Components | None = None, rules: int | None = None, **options: Any) -> Scene:
    return Scene(players, options, components, rules)
