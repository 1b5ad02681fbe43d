"""Journeys: each step with its price and with what awaits there; posts that are placed or moved."""

from collections.abc import Callable
from typing import Any, Final

from serai.core.say import COMMA, SEMICOLON, SLASH, Fact, Say, Several
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
from serai.games.marco_polo.render.speech import (
    amounts,
    card_used,
    place,
    points,
    price,
    prices,
    things,
    within_supply,
)
from serai.games.marco_polo.rewards import bonus_at
from serai.games.marco_polo.table import Table


def steps_in_reach(t: Table, seat: int, steps: int, paid: int = 0, made: int = 0) -> int:
    """How many of the steps that dice allow the travel table leaves to a purse, after so many coins for company."""
    coins = t.players[seat].stock[COIN] - paid
    prices = t.printed.step_coins[made : made + steps]
    return sum(sum(prices[: at + 1]) <= coins for at in range(len(prices)))


def only_step(t: Table, seat: int, paid: int) -> list[Fact]:
    """The first step of a journey where no other can be paid for after so many coins for company, with its price."""
    me = t.players[seat]
    coins = me.stock[COIN] - paid - step_price(t, TRAVEL_ACTION, 0)
    within = [road for here in me.figures for road in roads_from(t, me, here) if can_pay(road, coins, me.stock[CAMEL])]
    found = {(road.to, road.coins, road.camels) for road in within}
    if len(found) != 1:
        return []
    asked = price(within[0].coins + step_price(t, TRAVEL_ACTION, 0), within[0].camels)
    return [Say("note-only-step", place=place(within[0].to), price=asked)]


def go(a: Action) -> Say:
    """The price is that of the travel table for this step and that of the road."""
    figure = int(a.kind == "go-second")
    here = a.me.figures[figure]
    road = next(road for road in roads_from(a.t, a.me, here) if road.to == a.n)
    asked = price(road.coins + step_price(a.t, a.step.kind, a.step.made), road.camels)
    if len(a.me.figures) > 1:
        told = a.say("first" if figure == 0 else "", here=place(here), there=place(a.n), price=asked)
    else:
        told = a.say(there=place(a.n), price=asked)
    if figure and here == a.me.figures[0]:  # the first figure has the same way before it
        return told
    found = beyond(a, here) if a.n >= OASIS else awaits(a)
    return Say("with-awaits", action=told, awaits=Several(found, SEMICOLON)) if found else told


def beyond(a: Action, here: int) -> list[Fact]:
    """Where the roads of an oasis lead and what they cost, but for the way back."""
    roads = [road for road in roads_from(a.t, a.me, a.n) if road.to != here]
    if a.me.leaps():
        roads = [road for road in roads if road.to < OASIS]
    places = [place_beyond(road) for road in roads]
    if a.me.leaps() and here < OASIS:
        places.append(Say("beyond-any-oasis"))
    return [Say("awaits-beyond", places=Several(places))] if places else []


def place_beyond(road: Road) -> Say:
    if road.coins or road.camels:
        return Say("beyond-for", place=place(road.to), price=prices(road.coins, road.camels))
    return Say("beyond-free", place=place(road.to))


def awaits(a: Action) -> list[Fact]:
    """What a city holds: the post with its bonus and points, for one who stops there, and the city's cards."""
    t, city = a.t, a.n
    if city == VENEZIA:
        return []
    if a.me.has_post(city):
        return [Say("awaits-own-post")]
    found = [new_post(a)]
    spaces = [at for at in range(len(CARD_SPACES)) if city_of(at) == city]
    cards = [card_used(t.printed, t.cards[at], t.setting.either_way) for at in spaces]
    if len(cards) == 1:
        found.append(Say("awaits-card", card=cards[0]))
    elif cards:
        found.append(Say("awaits-cards", cards=Several(cards, SLASH)))
    return found


def new_post(a: Action) -> Fact:
    """A city's post: promised if it comes with the step, else to one who stops. The rules are asked, on a copy."""
    then = a.t.clone()
    then.apply(a.action)
    asked: Any = then.stack[-1] if then.stack else None
    moves = isinstance(asked, MovePost)
    brought = post_brings(a.t, a.seat, a.n, may_move=moves and not asked.must)
    if moves or then.players[a.seat].has_post(a.n):
        return brought
    return Say("awaits-if-you-stop", things=brought)


def post_brings(t: Table, seat: int, city: int, before: int = 0, may_move: bool = False) -> Several:
    """A new post, after so many others of this journey: whether there is one, its points, the bonus of its city."""
    found: list[Fact] = [the_post(t, seat, before, may_move)]
    bonus = bonus_at(t, seat, city)
    if not bonus.is_empty():
        again = city >= SMALL and t.round < t.printed.rounds
        found.append(Say("new-post-small-city", things=things(bonus)) if again else within_supply(t, bonus))
    if city == BEIJING:
        found.append(at_the_end(t, best_free_place(t)))
    if is_goal(t, seat, city):
        scored = goal_points(t, seat, city)
        found.append(Say("goal-city-last", points=points(scored)) if scored else Say("goal-city"))
    return Several(found, COMMA)


def the_post(t: Table, seat: int, before: int, may_move: bool) -> Say:
    """The post itself: a new one with its points, or one that comes from elsewhere."""
    me = t.players[seat]
    if me.posts_left <= before:
        return Say("new-post-may-move" if may_move else "new-post-moves")
    number = me.posts_placed() + before + 1
    scored = t.printed.post_points[number]
    return Say("new-post-nth", n=number, points=points(scored)) if scored else Say("new-post")


def goal_points(t: Table, seat: int, city: int) -> int:
    """The points of this player's goal cards whose other city has a post already."""
    me = t.players[seat]
    own = [goal for at, goal in enumerate(t.printed.goals) if me.goals >> at & 1 and city in goal.cities]
    return sum(goal.points for goal in own if all(there == city or me.has_post(there) for there in goal.cities))


def is_goal(t: Table, seat: int, city: int) -> bool:
    """Whether a goal card of this player names the city. Only for this player's own eyes."""
    return any(t.players[seat].goals >> at & 1 and city in goal.cities for at, goal in enumerate(t.printed.goals))


def at_the_end(t: Table, scored: int) -> Say:
    """What a post in Beijing is worth."""
    return Say("beijing-worth", points=points(scored), n=t.printed.goods_per_point)


def best_free_place(t: Table) -> int:
    return max(
        [points for points, owner in zip(t.printed.beijing_points, t.beijing, strict=True) if owner == NOBODY],
        default=0,
    )


def stop(a: Action) -> Say:
    """The end of a journey: the posts that are placed where the figures that moved have come."""
    if not a.step.made:
        return a.say_done("still")
    ends = [here for figure, here in enumerate(a.me.figures) if a.step.moved >> figure & 1]
    new = [city for city in dict.fromkeys(ends) if may_place(a.me, city) and (a.me.posts_left or must_move(a.t, a.me))]
    if new:
        stops = [
            Say("stop-in", city=place(city), things=post_brings(a.t, a.seat, city, at)) for at, city in enumerate(new)
        ]
        return a.say_done(stops=Several(stops, SEMICOLON))
    passed = [bonus_at(a.t, a.seat, city) for city in range(BEIJING) if a.t.earned >> city & 1]
    found = [amount for bonus in passed for amount in amounts(bonus)]
    if found:
        return a.say_done("passed", things=Several(found))
    return a.say_done("here" if a.t.earned else "for-nothing")


def move_post(a: Action) -> Say:
    """What is given up with the post: a bonus every round, the cards of a city, a place in Beijing."""
    given_up: list[Fact] = []
    if SMALL <= a.n < BEIJING and a.t.round < a.t.printed.rounds:
        given_up.append(Say("lost-every-round", things=things(bonus_at(a.t, a.seat, a.n))))
    cards = [at for at in range(len(CARD_SPACES)) if city_of(at) == a.n]
    if cards:
        given_up.append(Say("lost-card" if len(cards) == 1 else "lost-cards"))
    if a.n == BEIJING:
        scored = a.t.printed.beijing_points[a.t.beijing.index(a.seat)]
        given_up.append(at_the_end(a.t, scored))
    if is_goal(a.t, a.seat, a.n):
        given_up.append(Say("goal-city"))
    if given_up:
        return a.say("lost", city=place(a.n), things=Several(given_up))
    return a.say(city=place(a.n))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {"go": go, "go-second": go, "move-post": move_post}
