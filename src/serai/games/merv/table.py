"""The state of Merv: what lies on the table, and nothing derived; and the small gains that every area gives."""

import random
from collections.abc import Callable
from typing import Any, Final

from serai.core.fields import FLAG, NUMBER, By, Form, ListOf, Number, OneOf, Seat, SetOf
from serai.core.rows import more
from serai.core.rules import Rules
from serai.core.state import Score, State
from serai.core.terms import Terms
from serai.games.merv.actions import ACTIONS
from serai.games.merv.components import Printed
from serai.games.merv.constants import (
    AREAS,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    CONTRACTS,
    FROM_FAVOUR,
    FROM_INFLUENCE,
    FROM_MAGISTRATE,
    MARKET_SLOTS,
    MOSQUE_PATHS,
    NOBODY,
    SEATS,
    SOURCES,
    SPICES,
    TILES,
    WALL_PIECES,
)
from serai.games.merv.grid import CELLS, WALL_SLOTS, WALLS_OF
from serai.games.merv.player import Player
from serai.games.merv.sites import OnSites, Upgrade


class Setting(Terms):
    """What is fixed for a whole game, and what follows from it."""

    def __init__(self, printed: Printed, players: int, options: dict[str, Any], rules: int) -> None:
        Terms.__init__(self, "merv", printed.digest, players, options, rules)
        self.printed = printed
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

    def __init__(self, setting: Setting, form: Form) -> None:
        State.__init__(self, ACTIONS, setting, form)
        self.setting = setting
        self.printed = setting.printed
        self.rules = setting.rules
        self.players = [Player(holding, setting.printed) for holding in form.holdings(setting.meeples)]
        # Time
        self.year = form.number("year", Number(most=setting.printed.years - 1))
        self.round = form.number("round", Number(most=setting.printed.rounds))
        self.turn = form.number("turn", Number(most=setting.meeples))
        """How many master meeples have moved this round."""
        # The city, by cell
        self.tiles = form.row("tiles", OnSites("site", OneOf(TILES)))
        self.owners = form.row("owners", OnSites("building", Seat(setting.meeples)))
        self.upgrades = form.row("upgrades", OnSites("upgrade", Upgrade()))
        self.soldiers = form.row("soldiers", OnSites("soldier", Seat(setting.meeples)))
        # Around the city
        self.slots = form.row("slots", ListOf(Number(NOBODY, setting.meeples - 1), 5))
        """Whose master meeple stands on each action slot of this round."""
        self.queue = form.row("queue", ListOf(Number(NOBODY, setting.meeples - 1), setting.meeples))
        """Whose turn is first, second …; while a round ends, the next queue as it fills."""
        self.queue_camels = form.row("queue_camels", ListOf(NUMBER, setting.meeples))
        self.walls = form.number("walls", SetOf(WALL_SLOTS))
        """The wall slots that are built."""
        self.pieces = form.number("pieces", SetOf(WALL_PIECES))
        """The segments and gates in the supply."""
        # Caravansary
        self.display = form.row("display", ListOf(OneOf(SPICES)))
        """The spices on display, front first."""
        self.display_camels = form.number("display_camels")
        """Camels lie on an unbroken run of cards from the front. (A37)"""
        self.deck = form.row("deck", By(SPICES))
        """What is left in the deck: its order does not exist before a card is drawn."""
        # Camels
        self.market_side = form.number("market_side", FLAG)
        self.market = form.number("market", SetOf(MARKET_SLOTS))
        """The camel-market slots covered by a camel."""
        self.city_camels = form.number("city_camels", SetOf(CITIES[:4]))
        self.mosque_camels = form.number("mosque_camels", SetOf(MOSQUE_PATHS))
        self.lost_camels = form.number("lost_camels")
        # What can still be taken
        self.contracts_gone = form.row("contracts_gone", ListOf(Number(most=len(CONTRACTS) // 6), 6))
        """How many cards are gone from each contract stack."""
        self.breakthroughs = form.number("breakthroughs", SetOf(BREAKTHROUGHS))
        """The tiles left in the library."""
        self.white_upgrades = form.number("white_upgrades")
        self.bonus_upgrades = form.number("bonus_upgrades", SetOf(COLOURS[:4]))
        self.scoring_tiles = form.number("scoring_tiles", SetOf(AREAS))
        # Within a turn, an invasion, an action
        self.wild_left = form.number("wild_left", FLAG)
        """1 while the second breakthrough may still be used this turn or invasion."""
        self.discount_left = form.number("discount_left", FLAG)
        """1 while the first breakthrough may still be used in this action."""
        self.attacked = form.number("attacked", SetOf(CELLS))
        self.ransomed = form.number("ransomed", SetOf(CELLS))
        # Solo
        self.solo_deck = form.row("solo_deck", ListOf(SetOf(AREAS)))
        """The solo deck in layers, top first, each a set shuffled in itself."""
        self.solo_middle = form.number("solo_middle", Number(most=len(AREAS)))
        """How many cards are left of the part that hides the palace at setup."""
        self.solo_discards = form.number("solo_discards", SetOf(AREAS))
        self.solo_card = form.number("solo_card", Number(NOBODY, len(AREAS) - 1))

    def holders(self) -> list[Any]:
        return self.players

    def clone(self) -> "Table":
        other = self.copied()
        other.players = [player.copy() for player in self.players]
        other.owners = self.owners.copy()
        other.slots = self.slots.copy()
        other.queue = self.queue.copy()
        other.queue_camels = self.queue_camels.copy()
        other.display = self.display.copy()
        return other

    def redeal_for(self, seats: list[int], rng: random.Random) -> "Table":
        """Nothing on this table is hidden: what is not yet known is not yet drawn. (B68)"""
        return self.clone()

    def scores(self) -> list[Score]:
        return [
            Score(
                "magistrate" if seat == self.setting.magistrate else SEATS[seat],
                {SOURCES[source]: points for source, points in enumerate(self.players[seat].points)},
            )
            for seat in range(self.setting.scorers)
        ]

    def ranking(self) -> list[list[int]]:
        from serai.games.merv.scoring import ranking  # which knows this table

        return ranking(self)

    # Small gains --------------------------------------------------------------------------------------------------

    def score(self, seat: int, points: int, source: int) -> None:
        if points:
            me = self.players[seat]
            me.points = more(me.points, source, points)
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

    def gain_boon(self, seat: int, boon: int) -> None:
        """A boon that cannot be used is lost; some spaces have none. (B6)"""
        if boon != NOBODY:
            GIVERS[boon](self, seat)

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


GIVERS: Final[list[Callable[[Table, int], None]]] = []
"""How each boon is given: entered by boons.py, which knows the areas."""
