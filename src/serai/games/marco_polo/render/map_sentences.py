"""Journeys: each step with its price and with what awaits there; posts that are placed or moved."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Fact
from serai.games.marco_polo.city_cards import city_of
from serai.games.marco_polo.journey import may_place, roads_from, step_price
from serai.games.marco_polo.render.choice import Asked
from serai.games.marco_polo.render.speech import amounts, card_used, phrase, price, texts, things
from serai.games.marco_polo.rewards import bonus_at
from serai.games.marco_polo.table import Table
from serai.games.marco_polo.words import BEIJING, CARD_SPACES, NOBODY, OASIS, SMALL


def go(a: Asked) -> str:
    """The price is that of the travel table for this step and that of the road."""
    figure = int(a.kind == "go-second")
    here = a.me.figures[figure]
    road = next(road for road in roads_from(a.t, a.me, here) if road.to == a.n)
    found = beyond(a, here) if a.n >= OASIS else awaits(a.t, a.seat, a.n)
    facts: dict[str, Fact] = {
        "here": here,
        "there": a.n,
        "price": price(road.coins + step_price(a.t, a.step.kind, a.step.made), road.camels),
        "awaits": phrase("there", things="; ".join(found)) if found else "",
    }
    return a.say("first" if len(a.me.figures) > 1 and figure == 0 else "", **facts)


def beyond(a: Asked, here: int) -> list[str]:
    """Where the roads of an oasis lead, but for the way back."""
    roads = [road.to for road in roads_from(a.t, a.me, a.n) if road.to != here]
    if a.me.leaps():
        roads = [there for there in roads if there < OASIS]
    places = [texts().word("place", there) for there in roads] + ([phrase("any_oasis")] if a.me.leaps() else [])
    return [phrase("beyond", places=texts().listed(places))] if places else []


def awaits(t: Table, seat: int, city: int) -> list[str]:
    """What a city holds for a player who ends there: the post with its bonus and points, and the city's cards."""
    me = t.players[seat]
    if city == 0:
        return []
    found = [phrase("your_post")] if me.has_post(city) else post_brings(t, seat, city)
    cards = [card_used(t, t.cards[at]) for at in range(len(CARD_SPACES)) if city_of(at) == city]
    if len(cards) == 1:
        found.append(phrase("card", card=cards[0]))
    elif cards:
        found.append(phrase("cards", cards=" / ".join(cards)))
    return found


def post_brings(t: Table, seat: int, city: int) -> list[str]:
    """A new post: whether there is one to place, its points, and the bonus of its city."""
    me = t.players[seat]
    if me.posts_left:
        number = me.posts_placed() + 1
        points = t.printed.post_points[number]
        found = [phrase("nth_post", n=number, points=points) if points else phrase("post")]
    else:
        found = [phrase("moved_post")]
    bonus = bonus_at(t, seat, city)
    if not bonus.is_empty():
        again = city >= SMALL and t.round < t.printed.rounds
        found.append(phrase("small_city", things=things(bonus)) if again else things(bonus))
    if city == BEIJING:
        found.append(phrase("beijing", points=best_free_place(t)))
    if is_goal(t, seat, city):
        found.append(phrase("goal_city"))
    return [", ".join(found)]


def is_goal(t: Table, seat: int, city: int) -> bool:
    """Whether a goal card of this player names the city. Only for this player's own eyes."""
    return any(t.players[seat].goals >> at & 1 and city in goal.cities for at, goal in enumerate(t.printed.goals))


def best_free_place(t: Table) -> int:
    return max(
        [points for points, owner in zip(t.printed.beijing_points, t.beijing, strict=True) if owner == NOBODY],
        default=0,
    )


def stop(a: Asked) -> str:
    """The end of a journey: the posts that are placed where the figures that moved have come."""
    if not a.step.made:
        return a.say_done("still")
    ends = [here for figure, here in enumerate(a.me.figures) if a.step.moved >> figure & 1]
    told = [
        phrase("in_city", city=city, things=post_brings(a.t, a.seat, city)[0])
        for city in dict.fromkeys(ends)
        if may_place(a.me, city)
    ]
    if told:
        return a.say_done(there=";".join(told))
    passed = [bonus_at(a.t, a.seat, city) for city in range(BEIJING) if a.t.earned >> city & 1]
    found = [amount for bonus in passed for amount in amounts(bonus)]
    return a.say_done("passed", things=texts().listed(found)) if found else a.say_done("for_nothing")


def move_post(a: Asked) -> str:
    """What is given up with the post: a bonus every round, the cards of a city, a place in Beijing."""
    lost = []
    if SMALL <= a.n < BEIJING and a.t.round < a.t.printed.rounds:
        lost.append(phrase("every_round", things=things(bonus_at(a.t, a.seat, a.n))))
    cards = [at for at in range(len(CARD_SPACES)) if city_of(at) == a.n]
    if cards:
        lost.append(phrase("its_card" if len(cards) == 1 else "its_cards"))
    if a.n == BEIJING:
        points = a.t.printed.beijing_points[a.t.beijing.index(a.seat)]
        lost.append(phrase("beijing", points=points))
    if is_goal(a.t, a.seat, a.n):
        lost.append(phrase("goal_city"))
    return a.say(lost=phrase("lost", things=texts().listed(lost)) if lost else "")


TELLS: Final[dict[str, Callable[[Asked], str]]] = {"go": go, "go-second": go, "move-post": move_post}
