"""The marketplace: trading posts in eight cities around Merv, goods bought there, camels on the roads."""

from serai.core.step import Step
from serai.games.merv.actions import AUTOMATIC, BUY, DONE, POST
from serai.games.merv.constants import DISCOUNT_MARKETPLACE, INNER
from serai.games.merv.contracts import OwnTurn, with_contracts
from serai.games.merv.mosque import discs_left
from serai.games.merv.payment import can_pay, charge
from serai.games.merv.player import Player
from serai.games.merv.table import Table


def begin_marketplace(t: Table, seat: int) -> None:
    t.discount_left = int(t.players[seat].has(DISCOUNT_MARKETPLACE))
    t.push(BuyGoods(seat, 0, 0))
    t.push(EstablishPost(seat, 0))


def cities_for_post(t: Table, seat: int) -> list[int]:
    """Any inner city, or the outer city beyond one's own inner post; one post a city. (A19, B9, B23)"""
    me = t.players[seat]
    kept = int(t.setting.reserve_disc and me.row == 0)
    if discs_left(t, seat) <= kept:
        return []
    posts = me.posts
    return [city for city in range(8) if not posts >> city & 1 and (city < INNER or posts >> (city - INNER) & 1)]


def has_post(t: Table, city: int) -> bool:
    """Somebody trades there."""
    return any(player.posts >> city & 1 for player in t.players)


def establish_post(t: Table, seat: int, city: int) -> None:
    """The first post in an inner city takes its camel, the first in an outer city gains favour."""
    first = not has_post(t, city)
    t.players[seat].posts |= 1 << city
    t.tell("post", seat, city)
    if city >= INNER:
        if first:
            t.gain_favour(seat, 1)
    elif t.city_camels >> city & 1:
        t.city_camels &= ~(1 << city)
        t.gain_camels(seat, 1)


class EstablishPost(OwnTurn):
    """Establish a trading post where it is possible; a free one also brings the good of its city. (B23, B26)"""

    def __init__(self, seat: int, with_good: int) -> None:
        Step.__init__(self, seat)
        self.with_good = with_good

    def legal(self, t: Table) -> list[int]:
        """A free post is a boon and carried out before anything else; without a city nothing is asked."""
        cities = self.choices(t)
        return (cities or AUTOMATIC) if self.with_good or not cities else with_contracts(t, self.seat, cities)

    def choices(self, t: Table) -> list[int]:
        return [POST + city for city in cities_for_post(t, self.seat)]

    def choose(self, t: Table, action: int) -> None:
        if action != DONE:
            establish_post(t, self.seat, action - POST)
            if self.with_good:
                t.gain_good(self.seat, action - POST >= INNER)


def roads_needed(me: Player, city: int, roads: int) -> int:
    """The roads that still need a camel before this city can sell: its own, and the one to its inner city. (B24)"""
    held = me.posts | roads
    if me.posts >> city & 1:
        return 0
    needed = 0 if held >> city & 1 else 1 << city
    if city >= INNER and not held >> (city - INNER) & 1:
        needed |= 1 << (city - INNER)
    return needed


class BuyGoods(OwnTurn):
    """Buy up to one good in each city: where you have a post, or at the end of a road with your camels. (B24, B25)"""

    def __init__(self, seat: int, bought: int, roads: int) -> None:
        Step.__init__(self, seat)
        self.bought = bought
        """The cities that have sold a good, as a set."""
        self.roads = roads
        """The roads with a camel on them, named by the city at their far end, as a set."""

    def choices(self, t: Table) -> list[int]:
        me = t.players[self.seat]
        options = [DONE]
        if me.has_cubes() or t.discount_left:
            for city in self.within_reach(t, me):
                if can_pay(t, me, t.printed.city_cost[city]):
                    options.append(BUY + city)
        return options

    def choose(self, t: Table, action: int) -> None:
        if action == DONE:
            t.discount_left = 0
            bring_home(t, self.seat, self.roads.bit_count())
        else:
            self.buy(t, action - BUY)

    def buy(self, t: Table, city: int) -> None:
        me = t.players[self.seat]
        needed = roads_needed(me, city, self.roads)
        me.camels -= needed.bit_count()
        if needed:
            t.tell("roads", self.seat, needed.bit_count())
        after = BuyGoods(self.seat, self.bought | 1 << city, self.roads | needed)
        t.push(after)
        later = [t.printed.city_cost[other] for other in after.within_reach(t, me)] if t.discount_left else []
        charge(t, self.seat, t.printed.city_cost[city], later)
        t.gain_good(self.seat, city >= INNER)

    def within_reach(self, t: Table, me: Player) -> list[int]:
        """The cities that could still sell a good in this action, for cubes."""
        return [
            city
            for city in range(8)
            if not self.bought >> city & 1
            and roads_needed(me, city, self.roads).bit_count() <= me.camels
            and (t.setting.unlimited or t.goods_in_supply(city >= INNER) > 0)
        ]


def bring_home(t: Table, seat: int, camels: int) -> None:
    """Camels from the roads go onto caravan cards, then onto the camel market without boon, then out. (B64)"""
    to_cards = min(camels, len(t.display) - t.display_camels)
    t.display_camels += to_cards
    to_market = 0
    for slot in range(4):
        if to_cards + to_market < camels and not t.market >> slot & 1:
            t.market |= 1 << slot
            to_market += 1
    lost = camels - to_cards - to_market
    t.lost_camels += lost
    if to_cards:
        t.tell("camels_to_cards", seat, to_cards)
    if to_market:
        t.tell("camels_to_market", seat, to_market)
    if lost:
        t.tell("camels_lost", seat, lost)
