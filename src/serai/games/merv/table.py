"""The state of Merv: what lies on the table, and nothing derived; and the small gains that every area gives."""

import random
from typing import Any

from serai.core.rules import Rules
from serai.core.state import Score, State
from serai.games.merv.actions import ACTIONS
from serai.games.merv.components import Printed
from serai.games.merv.grid import WALLS_OF
from serai.games.merv.player import Player
from serai.games.merv.words import (
    FROM_FAVOUR,
    FROM_INFLUENCE,
    FROM_MAGISTRATE,
    NOBODY,
    SEATS,
    SOURCES,
)


class Setting:
    """What is fixed for a whole game: the printed tables, the players, the options, the rules. Shared, never copied."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        self.printed = printed
        self.players = players
        self.options = options
        self.rules = Rules(rules)
        self.meeples = 4 if players == 4 else 3
        self.high_courtier = 2 if players <= 2 else NOBODY
        """The place of the high courtier among the players, with one or two players."""
        self.magistrate = 1 if players == 1 else NOBODY
        self.scorers = 2 if players == 1 else players
        """Players, then the magistrate in the solo game."""
        self.unlimited = bool(options["supplies_unlimited"])
        self.pepper_anywhere = options["pepper_upgrade_target"] == "any_site"
        self.wild_ransom = bool(options["ransom_wild_breakthrough"])
        self.reserve_disc = bool(options["reserve_mosque_disc"])
        self.courtier_optional = bool(options["courtier_boon_optional"])
        self.takes_lone_camel = bool(options["solo_takes_lone_camel_when_without"])
        self.city_order = str(options["solo_city_order"])


class Table(State):
    """A position of Merv. Sets are kept as bits of a number; players, then the high courtier, share one list."""

    def __init__(self, setting: Setting, players: list[Player], cells: list[list[int]], rows: list[list[int]]) -> None:
        State.__init__(self, ACTIONS, setting.players)
        self.setting = setting
        self.printed = setting.printed
        self.rules = setting.rules
        self.players = players
        # The city, by cell
        self.tiles = cells[0]
        self.owners = cells[1]
        self.upgrades = cells[2]
        self.soldiers = cells[3]
        # Around the city
        self.slots = rows[0]
        """Whose master meeple stands on each action slot of this round."""
        self.queue = rows[1]
        """Whose turn is first, second …; while a round ends, the next queue as it fills."""
        self.queue_camels = rows[2]
        # Caravansary
        self.display = rows[3]
        """The spices on display, front first."""
        self.deck = rows[4]
        """What is left in the deck, by spice: its order does not exist before a card is drawn."""
        self.stacks = rows[5]
        """How many cards are gone from each contract stack."""
        self.year = 0
        self.round = 0
        self.turn = 0
        """How many master meeples have moved this round."""
        self.display_camels = 0
        """Camels lie on an unbroken run of cards from the front. (A37)"""
        self.market_side = 0
        self.market = 0
        """The camel-market slots covered by a camel, as a set."""
        self.city_camels = 0
        self.mosque_camels = 0
        self.lost_camels = 0
        self.walls = 0
        """The wall slots that are built, as a set."""
        self.pieces = 0
        """The segments and gates in the supply, as a set."""
        self.breakthroughs = 0
        """The tiles left in the library, as a set."""
        self.white_upgrades = 0
        self.bonus_upgrades = 0
        """The bonus upgrades left, as a set of colours."""
        self.scoring_tiles = 0
        """The scoring tiles left, as a set of areas."""
        # Within a turn, an invasion, an action
        self.wild_left = 0
        """1 while the second breakthrough may still be used this turn or invasion."""
        self.discount_left = 0
        """1 while the first breakthrough may still be used in this action."""
        self.attacked = 0
        self.ransomed = 0
        # Solo
        self.solo_deck = rows[6]
        """The solo deck in layers, top first, each a set shuffled in itself."""
        self.solo_middle = 0
        """How many cards are left of the part that hides the palace at setup."""
        self.solo_discards = 0
        self.solo_card = NOBODY

    def clone(self) -> "Table":
        other = Table(
            self.setting,
            [player.copy() for player in self.players],
            [self.tiles.copy(), self.owners.copy(), self.upgrades.copy(), self.soldiers.copy()],
            [
                self.slots.copy(),
                self.queue.copy(),
                self.queue_camels.copy(),
                self.display.copy(),
                self.deck.copy(),
                self.stacks.copy(),
                self.solo_deck.copy(),
            ],
        )
        other.stack = self.stack.copy()
        other.options = self.options
        other.year = self.year
        other.round = self.round
        other.turn = self.turn
        other.display_camels = self.display_camels
        other.market_side = self.market_side
        other.market = self.market
        other.city_camels = self.city_camels
        other.mosque_camels = self.mosque_camels
        other.lost_camels = self.lost_camels
        other.walls = self.walls
        other.pieces = self.pieces
        other.breakthroughs = self.breakthroughs
        other.white_upgrades = self.white_upgrades
        other.bonus_upgrades = self.bonus_upgrades
        other.scoring_tiles = self.scoring_tiles
        other.wild_left = self.wild_left
        other.discount_left = self.discount_left
        other.attacked = self.attacked
        other.ransomed = self.ransomed
        other.solo_middle = self.solo_middle
        other.solo_discards = self.solo_discards
        other.solo_card = self.solo_card
        return other

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """Nothing on this table is hidden: what is not yet known is not yet drawn. (B68)"""
        return self.clone()

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.to_json()

    def to_json(self) -> dict[str, Any]:
        from serai.games.merv.position import to_json  # position.py knows the steps, which know this table

        return to_json(self)

    def scores(self) -> list[Score]:
        return [
            Score(
                "magistrate" if seat == self.setting.magistrate else SEATS[seat],
                {SOURCES[source]: points for source, points in enumerate(self.players[seat].points)},
            )
            for seat in range(self.setting.scorers)
        ]

    def ranking(self) -> list[list[int]]:
        from serai.games.merv.scoring import ranking

        return ranking(self)

    # Small gains --------------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, source: int) -> None:
        if points:
            self.players[seat].points[source] += points
            self.tell("points", seat, points, source)

    def gain_favour(self, seat: int, steps: int) -> None:
        """Each step past the end of the favour track is a step of influence. (A25)"""
        for _ in range(steps):
            if not self.step_favour(seat) and not self.step_influence(seat):
                self.lose_step(seat)

    def gain_influence(self, seat: int, steps: int) -> None:
        """Each step past the end of the influence track is a step of favour. (A25)"""
        for _ in range(steps):
            if not self.step_influence(seat) and not self.step_favour(seat):
                self.lose_step(seat)

    def step_favour(self, seat: int) -> bool:
        me = self.players[seat]
        if me.favour == self.printed.favour_end:
            return False
        me.favour += 1
        self.tell("favour", seat, me.favour)
        self.score(seat, self.printed.favour_points[me.favour], FROM_FAVOUR)
        return True

    def step_influence(self, seat: int) -> bool:
        me = self.players[seat]
        if me.influence == self.printed.influence_end:
            return False
        me.influence += 1
        self.tell("influence", seat, me.influence)
        self.score(seat, self.printed.influence_points[me.influence], FROM_INFLUENCE)
        return True

    def lose_step(self, seat: int) -> None:
        """With both tracks full a step is lost; the magistrate scores for it instead. (A25)"""
        if seat == self.setting.magistrate:
            self.score(seat, self.printed.magistrate_lost_step_points, FROM_MAGISTRATE)

    def gain_cube(self, seat: int, colour: int) -> None:
        if self.setting.unlimited or self.cubes_in_supply(colour) > 0:
            self.players[seat].cubes[colour] += 1
            self.tell("cube", seat, colour)

    def gain_scroll(self, seat: int) -> bool:
        """Take one scroll; false if there is none to take. (Breakthroughs are the library's business.)"""
        if not self.setting.unlimited and self.scrolls_in_supply() == 0:
            return False
        self.players[seat].scrolls += 1
        self.tell("scroll", seat)
        return True

    def gain_good(self, seat: int, rare: bool) -> None:
        if not self.setting.unlimited and self.goods_in_supply(rare) == 0:
            return
        if rare:
            self.players[seat].rare += 1
        else:
            self.players[seat].common += 1
        self.tell("good", seat, 1 if rare else 0)

    def gain_camels(self, seat: int, camels: int) -> None:
        if camels:
            self.players[seat].camels += camels
            self.tell("camels", seat, camels)

    # Supplies, where they are limited by option (B7) ------------------------------------------------------------------

    def cubes_in_supply(self, colour: int) -> int:
        return self.printed.cubes_per_colour - sum([player.cubes[colour] for player in self.players])

    def scrolls_in_supply(self) -> int:
        return self.printed.scrolls - sum([player.all_scrolls() for player in self.players])

    def goods_in_supply(self, rare: bool) -> int:
        if rare:
            return self.printed.rare_goods - sum([player.rare + player.committed_rare for player in self.players])
        return self.printed.common_goods - sum([player.common + player.committed_common for player in self.players])

    # What is read in several areas -----------------------------------------------------------------------------------

    def protected(self, cell: int) -> bool:
        """Every wall slot from which this site can be attacked is filled. (A15)"""
        walls = WALLS_OF[cell]
        return self.walls & walls == walls
