"""Marco Polo's printed facts as typed, frozen tables, made from components.toml and perhaps an owner's corrections.

The structure (which cities, how many contracts, what kinds of cards there are) is fixed in the code; the values may
differ from table to table. A value that no rule reads cannot be corrected: it is structure, or words.
"""

from typing import Final

from serai.core.components import Components
from serai.games.marco_polo.actions import MOST_COMPENSATION
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.cards import EMPTY, CityCard, Contract, Goal, bundle, by_value
from serai.games.marco_polo.constants import (
    BAZAAR,
    BEIJING,
    CARD_SPACE,
    CARD_SPACES,
    CARDS,
    CHARACTERS,
    CITIES,
    COINS_SPACE,
    CONTRACT_SPACE,
    CONTRACTS,
    FROM_BONUSES,
    GOALS,
    KHAN,
    LOCATIONS,
    MARKERS,
    MERCATOR,
    OASIS,
    OUTPOSTS,
    OWN_BONUS,
    REGULAR,
    ROW,
    SMALL,
    SMALL_CITIES,
    SPACES,
    TRAVEL,
    VENEZIA,
)

BAZAAR_ROWS: Final = SPACES[BAZAAR : BAZAAR + 4]


class Road:
    """A route as seen from one of its ends."""

    def __init__(self, to: int, coins: int, camels: int) -> None:
        self.to = to
        self.coins = coins
        self.camels = camels


class Printed:
    """Everything printed that the rules of Marco Polo read, as numbers and bundles."""

    def __init__(self, source: Components) -> None:
        self.source = source
        self.digest = source.digest
        self.read_map(source)
        self.read_spaces(source)
        self.read_travel(source)
        self.read_bonus_actions(source)
        self.read_contracts(source)
        self.read_cities(source)
        self.read_characters(source)
        self.read_goals(source)
        self.read_setup(source)
        self.read_scoring(source)

    def read_map(self, c: Components) -> None:
        self.roads: list[list[Road]] = [[] for _ in LOCATIONS]
        """By location, the routes that leave it, in the order of their other ends."""
        for name in c.table("map.routes"):
            ends = c.members(f"map.routes.{name}.ends", LOCATIONS)
            if self.road(ends[0], ends[1]) is not None:
                raise c.fault(f"map.routes.{name}.ends", "must name locations that no other route joins")
            cost = bundle(c, f"map.routes.{name}.cost", FROM_BONUSES)
            for at in range(2):
                self.roads[ends[at]].append(Road(ends[1 - at], cost.amounts[0], cost.amounts[1]))
        for roads in self.roads:
            roads.sort(key=end_of)
        if self.steps_from(VENEZIA).count(0) > 1:
            raise c.fault("map.routes", "must join all locations")
        self.jumps = [
            sorted(
                [road for road in self.roads[here] if road.to < OASIS]
                + [Road(oasis, 0, 0) for oasis in range(OASIS, len(LOCATIONS)) if oasis != here],
                key=end_of,
            )
            if here >= OASIS
            else self.roads[here]
            for here in range(len(LOCATIONS))
        ]
        """The roads of Johannes, who steps from oasis to oasis. (45)"""
        self.beijing_points = c.counts("beijing.spaces.points")

    def road(self, here: int, there: int) -> Road | None:
        for road in self.roads[here]:
            if road.to == there:
                return road
        return None

    def steps_from(self, start: int) -> list[int]:
        """By location; 0 for the start and for whatever cannot be reached."""
        steps = [0] * len(LOCATIONS)
        reached = [start]
        for here in reached:
            for road in self.roads[here]:
                if road.to not in reached:
                    reached.append(road.to)
                    steps[road.to] = steps[here] + 1
        return steps

    def read_spaces(self, c: Components) -> None:
        self.dice_on = [1] * len(SPACES)
        """How many dice each space takes."""
        c.count("action_spaces.khans_favor.dice", 1, 1)  # one die for each of its spaces
        for space, name in [(COINS_SPACE, "take_5_coins"), (CONTRACT_SPACE, "contracts")]:
            self.dice_on[space] = c.count(f"action_spaces.{name}.dice", 1, 3)
        self.dice_on[TRAVEL] = c.count("action_spaces.travel.dice", 1, 3)
        for at in range(len(CARD_SPACES)):
            self.dice_on[CARD_SPACE + at] = c.count("action_spaces.city_card.dice", 1, 3)
        c.count("action_spaces.money_bag.dice", 1, 1)
        self.bazaar: list[list[Bundle]] = []
        """What a column gives, by row and column from 1."""
        for row, name in enumerate(BAZAAR_ROWS):
            self.dice_on[BAZAAR + row] = c.count(f"action_spaces.bazaar.{name}.dice", 1, 3)
            self.bazaar.append(by_value(c, f"action_spaces.bazaar.{name}"))
        self.coins_gain = bundle(c, "action_spaces.take_5_coins.gain", FROM_BONUSES)
        self.bag_gain = bundle(c, "action_spaces.money_bag.gain", FROM_BONUSES)
        self.khan_gain = bundle(c, "action_spaces.khans_favor.gain", FROM_BONUSES)
        self.khan_spaces = c.count("action_spaces.khans_favor.spaces", 1, 9)

    def read_travel(self, c: Components) -> None:
        coins = c.counts("action_spaces.travel.coins_by_steps")
        if coins != sorted(coins) or len(coins) != 6:
            raise c.fault("action_spaces.travel.coins_by_steps", "must not fall from step to step")
        self.step_coins = [coins[0], *[coins[at] - coins[at - 1] for at in range(1, 6)]]
        """What the table charges for the first step, the second … (71)"""
        self.posts = c.count("trading_posts.supply.per_player", 1, 14)
        self.post_points = [0] * 20
        """Points for placing a post, by how many one has then placed."""
        for number, name in [(8, "eighth"), (9, "ninth"), (11, "eleventh")]:
            self.post_points[number] = c.count(f"trading_posts.points.{name}")

    def read_bonus_actions(self, c: Components) -> None:
        self.reroll_camels = c.count("bonus_actions.reroll.camels", 1)
        self.adjust_camels = c.count("bonus_actions.adjust.camels", 1)
        self.black_die_camels = c.count("bonus_actions.black_die.camels", 1)
        self.black_dice_per_turn = c.count("bonus_actions.black_die.per_turn")

    def read_contracts(self, c: Components) -> None:
        c.count("contracts.active.slots", 2, 2)
        c.count("action_spaces.contracts.row_spaces", ROW, ROW)
        c.count("action_spaces.contracts.least", 1, 1)
        c.count("action_spaces.contracts.most", 2, 2)
        self.row_bonus = [0, 0, 0, 0]
        """Coins or camels that come with a contract, by the space it lies on."""
        self.row_bonus += [c.count(f"action_spaces.contracts.bonus_under_{space}") for space in (5, 6)]
        self.row_refill = c.count("action_spaces.contracts.refill_when_empty", 0, ROW)
        self.contracts = [
            Contract(c, f"contracts.{'regular' if number < REGULAR else 'starting'}.{name}")
            for number, name in enumerate(CONTRACTS)
        ]
        c.count("contracts.piles.in_a_pile", ROW, ROW)
        piles = c.count("contracts.piles.round_piles", 1, REGULAR // ROW)
        self.special_pile = c.count("contracts.piles.special_pile", REGULAR - piles * ROW, REGULAR - piles * ROW)
        self.rounds = c.count("setup.game.rounds", 1, piles)

    def read_cities(self, c: Components) -> None:
        self.cards = [CityCard(c, name) for name in CARDS]
        self.markers = [bundle(c, f"small_city_bonuses.markers.{name}.bonus", FROM_BONUSES) for name in MARKERS]
        for marker, name in enumerate(MARKERS):
            if self.markers[marker].of(OWN_BONUS):
                raise c.fault(f"small_city_bonuses.markers.{name}.bonus", "cannot be a bonus of one's own cities")
        homes = [c.member(f"small_city_bonuses.markers.{name}.city", SMALL_CITIES) for name in MARKERS]
        if sorted(homes) != list(range(len(SMALL_CITIES))):
            raise c.fault("small_city_bonuses.markers", "must lie in six different cities")
        self.marker_at = [homes.index(city) for city in range(len(SMALL_CITIES))]
        """The marker that lies in each small city, unless they are dealt."""
        self.outposts = [bundle(c, f"outposts.tiles.{name}.bonus", FROM_BONUSES) for name in OUTPOSTS]

    def read_characters(self, c: Components) -> None:
        self.round_start = [bundle(c, f"characters.{name}.round_start", FROM_BONUSES) for name in CHARACTERS]
        """What each character receives at the start of every round."""
        self.white_dice = c.count("characters.matteo.white_dice", 0, 3)
        self.extra_posts = c.count("characters.wilhelm.extra_posts", 0, 5)
        c.count("characters.niccolo_marco.figures", 2, 2)
        self.kubilai_start = c.member("characters.kubilai.starts_in", CITIES, list(range(1, BEIJING + 1)))
        gains = f"characters.{CHARACTERS[MERCATOR]}.gains"
        self.mercator: list[Bundle] = [EMPTY] * len(SPACES)
        """What Mercator gains from another's visit, by space."""
        for row, name in enumerate(BAZAAR_ROWS):
            self.mercator[BAZAAR + row] = bundle(c, f"{gains}.{name}", FROM_BONUSES)
        self.mercator[KHAN] = bundle(c, f"{gains}.khans_favor", FROM_BONUSES)
        self.mercator[COINS_SPACE] = bundle(c, f"{gains}.take_5_coins", FROM_BONUSES)
        self.mercator_khan_up_to = c.count("characters.mercator.players.khans_favor_up_to", 0, 4)
        self.mercator_coins_up_to = c.count("characters.mercator.players.take_5_coins_up_to", 0, 4)
        self.first_game = c.members("setup.first_game.order", CHARACTERS)

    def read_goals(self, c: Components) -> None:
        self.goals = [Goal(c, name) for name in GOALS]
        self.goal_city_points = c.counts("goal_cards.scoring.different_cities")
        """By how many different goal cities one has a post in."""
        c.count("goal_cards.dealing.kept", 2, 2)
        self.goals_dealt = c.count("goal_cards.dealing.dealt_to_choose", 2, 4)

    def read_setup(self, c: Components) -> None:
        self.dice = c.count("setup.game.dice_per_player", 1, 9)
        self.coins = c.counts("setup.game.coins")
        self.camels = c.count("setup.game.camels")
        self.black_dice = c.counts("setup.black_dice.by_players", 0, 9)
        self.neutral_khan = c.counts("setup.neutral_dice.khans_favor", 0, self.khan_spaces - 1)
        self.neutral_coins = c.counts("setup.neutral_dice.take_5_coins", 0, 9)
        self.neutral_value = c.count("setup.neutral_dice.value", 1, 6)

    def read_scoring(self, c: Components) -> None:
        self.compensation_below = c.count("compensation.low_roll.below", 0, MOST_COMPENSATION)
        self.coins_per_point = c.count("final_scoring.coins.coins_per_point", 1)
        self.goods_per_point = c.count("final_scoring.goods.goods_per_point", 1)
        self.most_completed = c.count("final_scoring.contracts.most_completed")

    def is_small(self, location: int) -> bool:
        return SMALL <= location < BEIJING


def end_of(road: Road) -> int:
    return road.to
