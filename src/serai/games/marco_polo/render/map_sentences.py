"""Journeys: each step with its price and with what awaits there; posts that are placed or moved."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.text import Fact
from serai.games.marco_polo.city_cards import city_of
from serai.games.marco_polo.components import Road
from serai.games.marco_polo.constants import BEIJING, CAMEL, CARD_SPACES, COIN, NOBODY, OASIS, SMALL, VENEZIA
from serai.games.marco_polo.journey import (
    TRAVEL_ACTION,
    MovePost,
    can_pay,
    may_place,
    must_move,
    roads_from,
    step_price,
)
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.speech import amounts, card_used, lost, phrase, price, prices, texts, things
from serai.games.marco_polo.rewards import bonus_at
from serai.games.marco_polo.table import Table


def steps_in_reach(t: Table, seat: int, steps: int, paid: int = 0, made: int = 0) -> int:
    """How many of the steps that dice allow the travel table leaves to a purse, after so many coins for company."""
    coins = t.players[seat].stock[COIN] - paid
    prices = t.printed.step_coins[made : made + steps]
    return sum(sum(prices[: at + 1]) <= coins for at in range(len(prices)))


def only_step(t: Table, seat: int, paid: int) -> str:
    """The first step of a journey where no other can be paid for after so many coins for company, with its price."""
    me = t.players[seat]
    coins = me.stock[COIN] - paid - step_price(t, TRAVEL_ACTION, 0)
    within = [road for here in me.figures for road in roads_from(t, me, here) if can_pay(road, coins, me.stock[CAMEL])]
    found = {(road.to, price(road.coins + step_price(t, TRAVEL_ACTION, 0), road.camels)) for road in within}
    return phrase("only_step", there=within[0].to, price=found.pop()[1]) if len(found) == 1 else ""


def go(a: Action) -> str:
    """The price is that of the travel table for this step and that of the road."""
    figure = int(a.kind == "go-second")
    here = a.me.figures[figure]
    road = next(road for road in roads_from(a.t, a.me, here) if road.to == a.n)
    found = beyond(a, here) if a.n >= OASIS else awaits(a)
    if figure and here == a.me.figures[0]:  # the first figure has the same way before it
        found = []
    facts: dict[str, Fact] = {
        "here": here,
        "there": a.n,
        "price": price(road.coins + step_price(a.t, a.step.kind, a.step.made), road.camels),
        "awaits": phrase("there", things="; ".join(found)) if found else "",
    }
    return a.say("first" if len(a.me.figures) > 1 and figure == 0 else "", **facts)


def beyond(a: Action, here: int) -> list[str]:
    """Where the roads of an oasis lead and what they cost, but for the way back."""
    roads = [road for road in roads_from(a.t, a.me, a.n) if road.to != here]
    if a.me.leaps():
        roads = [road for road in roads if road.to < OASIS]
    places = [place_beyond(road) for road in roads]
    if a.me.leaps() and here < OASIS:
        places.append(phrase("any_oasis"))
    return [phrase("beyond", places=texts().listed(places))] if places else []


def place_beyond(road: Road) -> str:
    cost = prices(road.coins, road.camels)
    return phrase("beyond_for", place=road.to, price=cost) if cost else texts().word("place", road.to)


def awaits(a: Action) -> list[str]:
    """What a city holds: the post with its bonus and points, for one who stops there, and the city's cards."""
    t, city = a.t, a.n
    if city == VENEZIA:
        return []
    if a.me.has_post(city):
        return [phrase("your_post")]
    found = [new_post(a)]
    cards = [card_used(t, t.cards[at]) for at in range(len(CARD_SPACES)) if city_of(at) == city]
    if len(cards) == 1:
        found.append(phrase("card", card=cards[0]))
    elif cards:
        found.append(phrase("cards", cards=" / ".join(cards)))
    return found


def new_post(a: Action) -> str:
    """A city's post: promised if it comes with the step, else to one who stops. The rules are asked, on a copy."""
    then = a.t.clone()
    then.apply(a.action)
    asked: Any = then.stack[-1] if then.stack else None
    moves = isinstance(asked, MovePost)
    brought = post_brings(a.t, a.seat, a.n, may_move=moves and not asked.must)
    if moves or then.players[a.seat].has_post(a.n):
        return brought
    return phrase("if_you_stop", things=brought)


def post_brings(t: Table, seat: int, city: int, before: int = 0, may_move: bool = False) -> str:
    """A new post, after so many others of this journey: whether there is one, its points, the bonus of its city."""
    me = t.players[seat]
    if me.posts_left > before:
        number = me.posts_placed() + before + 1
        points = t.printed.post_points[number]
        found = [phrase("nth_post", n=number, points=points) if points else phrase("post")]
    else:
        found = [phrase("post_may_move" if may_move else "moved_post")]
    bonus = bonus_at(t, seat, city)
    if not bonus.is_empty():
        again = city >= SMALL and t.round < t.printed.rounds
        found.append(phrase("small_city", things=things(bonus)) if again else things(bonus) + lost(t, bonus))
    if city == BEIJING:
        found.append(at_the_end(t, best_free_place(t)))
    if is_goal(t, seat, city):
        points = goal_points(t, seat, city)
        found.append(phrase("goal_done", points=points) if points else phrase("goal_city"))
    return ", ".join(found)


def goal_points(t: Table, seat: int, city: int) -> int:
    """The points of this player's goal cards whose other city has a post already."""
    me = t.players[seat]
    own = [goal for at, goal in enumerate(t.printed.goals) if me.goals >> at & 1 and city in goal.cities]
    return sum(goal.points for goal in own if all(there == city or me.has_post(there) for there in goal.cities))


def is_goal(t: Table, seat: int, city: int) -> bool:
    """Whether a goal card of this player names the city. Only for this player's own eyes."""
    return any(t.players[seat].goals >> at & 1 and city in goal.cities for at, goal in enumerate(t.printed.goals))


def at_the_end(t: Table, points: int) -> str:
    """What a post in Beijing is worth."""
    return phrase("beijing", points=points, goods=t.printed.goods_per_point)


def best_free_place(t: Table) -> int:
    return max(
        [points for points, owner in zip(t.printed.beijing_points, t.beijing, strict=True) if owner == NOBODY],
        default=0,
    )


def stop(a: Action) -> str:
    """The end of a journey: the posts that are placed where the figures that moved have come."""
    if not a.step.made:
        return a.say_done("still")
    ends = [here for figure, here in enumerate(a.me.figures) if a.step.moved >> figure & 1]
    new = [city for city in dict.fromkeys(ends) if may_place(a.me, city) and (a.me.posts_left or must_move(a.t, a.me))]
    told = [phrase("in_city", city=city, things=post_brings(a.t, a.seat, city, at)) for at, city in enumerate(new)]
    if told:
        return a.say_done(there=";".join(told))
    passed = [bonus_at(a.t, a.seat, city) for city in range(BEIJING) if a.t.earned >> city & 1]
    found = [amount for bonus in passed for amount in amounts(bonus)]
    if found:
        return a.say_done("passed", things=texts().listed(found))
    return a.say_done("here" if a.t.earned else "for_nothing")


def move_post(a: Action) -> str:
    """What is given up with the post: a bonus every round, the cards of a city, a place in Beijing."""
    given_up = []
    if SMALL <= a.n < BEIJING and a.t.round < a.t.printed.rounds:
        given_up.append(phrase("every_round", things=things(bonus_at(a.t, a.seat, a.n))))
    cards = [at for at in range(len(CARD_SPACES)) if city_of(at) == a.n]
    if cards:
        given_up.append(phrase("its_card" if len(cards) == 1 else "its_cards"))
    if a.n == BEIJING:
        points = a.t.printed.beijing_points[a.t.beijing.index(a.seat)]
        given_up.append(at_the_end(a.t, points))
    if is_goal(a.t, a.seat, a.n):
        given_up.append(phrase("goal_city"))
    return a.say(lost=phrase("lost", things=texts().listed(given_up)) if given_up else "")


TELLS: Final[dict[str, Callable[[Action], str]]] = {"go": go, "go-second": go, "move-post": move_post}
