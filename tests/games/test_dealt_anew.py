"""Dealt anew, every hidden card lies in every place where it may lie, as often as by the rules' own deal.

For whom: a spectator, each seat, one who plays two seats. What is counted: single cards, two cards in one hand and in
two hands, and what two readers would learn who put their copies together.
"""

import random
from collections.abc import Callable
from itertools import product

import pytest

import serai
from serai.core.play import draw
from serai.core.sets import members
from serai.core.state import State
from serai.games.marco_polo.constants import GOALS
from serai.games.marco_polo.table import Table as MarcoPoloTable
from serai.games.tadmor.constants import MISSIONS, REGIONS
from serai.games.tadmor.table import Table as TadmorTable
from tests.chi_square import UNFAIR, alike, evenly, sets_evenly
from tests.games.marco_polo import deal as marco_polo
from tests.games.tadmor import deal as tadmor
from tests.games.tadmor.scene import scene

COPIES = 1500
Place = tuple[str, int]
Places = dict[Place, list[int]]
NOBODYS = -1
"""The owner of what lies in the deck or in the box."""


def places(state: State) -> Places:
    """Where the cards lie that somebody may not see, by what it is and whose."""
    found: Places = {}
    if isinstance(state, TadmorTable):
        for seat, holder in enumerate(state.players):
            found["hand", seat] = members(holder.hand)
        found["deck", NOBODYS] = members(state.deck)
        return found
    assert isinstance(state, MarcoPoloTable)
    box = (1 << len(GOALS)) - 1
    for seat, owner in enumerate(state.players):
        found["goals", seat] = members(owner.goals)
        found["offered", seat] = members(owner.offered)
        box &= ~(owner.goals | owner.offered)
    found["box", NOBODYS] = members(box)
    return found


def unknown(state: State, seats: list[int]) -> Places:
    """The places that one who plays these seats cannot look into; at the end Marco Polo's goal cards lie open."""
    kinds = ("hand", "deck", "offered", "box") if state.is_over else ("hand", "deck", "goals", "offered", "box")
    return {at: cards for at, cards in places(state).items() if at[0] in kinds and at[1] not in seats}


def cards_of(found: Places) -> list[int]:
    return sorted(card for cards in found.values() for card in cards)


def fairness(state: State, seats: list[int], copies: list[State]) -> float:
    """The most surprising count of all hidden places, by how likely it is."""
    hidden = unknown(state, seats)
    every = cards_of(hidden)
    laid = [places(copy) for copy in copies]
    return min(sets_evenly([one[at] for one in laid], every) for at, cards in hidden.items() if cards)


def togetherness(state: State, seats: list[int], copies: list[State], rng: random.Random) -> float:
    """The same for pairs: any card of one place with any other of it, or of another place."""
    hidden = unknown(state, seats)
    pairs = [(a, b) for a, b in product(cards_of(hidden), repeat=2) if a != b]
    laid = [places(copy) for copy in copies]
    likely = []
    held = [at for at, cards in hidden.items() if cards and at[1] != NOBODYS]
    for one, two in product(held, repeat=2):
        if one < two:
            likely.append(evenly([(rng.choice(all_[one]), rng.choice(all_[two])) for all_ in laid], pairs))
        elif one == two and len(hidden[one]) > 1:
            likely.append(evenly([tuple(rng.sample(all_[one], 2)) for all_ in laid], pairs))
    return min(likely)


# Positions ------------------------------------------------------------------------------------------------------------


def goals_dealt() -> State:
    return marco_polo.dealt(4)


def goals_offered() -> State:
    """The first has kept one of four, the others have yet to choose."""
    t = marco_polo.dealt(3, goal_choice=True)
    t.apply(t.legal()[0])
    return t


def goals_kept() -> State:
    """All have kept two and put two back in the box."""
    t = marco_polo.dealt(3, goal_choice=True)
    while t.round == 0:
        t.apply(t.legal()[0])
    return t


def goals_opened() -> State:
    *_, t = marco_polo.whole_game(3, 1, goal_choice=True)
    return t


def missions_dealt() -> State:
    return tadmor.dealt(3)


def missions_held() -> State:
    """Hands of different sizes; some missions are fulfilled, returned or discarded."""
    s = scene(4).give("red", hand=["k1", "k2", "k3"], fulfilled=["k4"]).give("blue", hand=["k5"], returned=["k6"])
    s.give("green", hand=["k7", "k8"]).give("yellow", hand=["k9", "k10", "k11", "k12"])
    s.t.deck &= ~(1 << 12)
    s.t.discards |= 1 << 12
    return s.places().t


POSITIONS: list[Callable[[], State]] = [
    goals_dealt,
    goals_offered,
    goals_kept,
    goals_opened,
    missions_dealt,
    missions_held,
]


def readers(state: State) -> list[list[int]]:
    """A spectator, each seat, and one who plays the first and the last."""
    return [[], *[[seat] for seat in range(state.seats)], [0, state.seats - 1]]


# What every reader's copies are like ----------------------------------------------------------------------------------


@pytest.mark.parametrize("position", POSITIONS)
def test_every_hidden_card_is_in_every_place_as_often_as_it_should_be(position: Callable[[], State]) -> None:
    state, rng = position(), random.Random(1)
    for seats in readers(state):
        copies = [state.redeal_for(seats, rng) for _ in range(COPIES // 2)]
        assert fairness(state, seats, copies) > UNFAIR


@pytest.mark.parametrize("position", POSITIONS)
def test_what_a_reader_knows_stays_where_it_is(position: Callable[[], State]) -> None:
    state, rng = position(), random.Random(2)
    for seats in readers(state):
        hidden = unknown(state, seats)
        for _ in range(20):
            laid = places(state.redeal_for(seats, rng))
            assert {at: cards for at, cards in laid.items() if at not in hidden} == {
                at: cards for at, cards in places(state).items() if at not in hidden
            }
            assert cards_of({at: laid[at] for at in hidden}) == cards_of(hidden)
            assert {at: len(cards) for at, cards in laid.items()} == {
                at: len(cards) for at, cards in places(state).items()
            }


@pytest.mark.parametrize("position", POSITIONS)
def test_two_cards_are_together_or_apart_as_often_as_they_should_be(position: Callable[[], State]) -> None:
    state, rng = position(), random.Random(3)
    for seats in ([], [0]):
        copies = [state.redeal_for(seats, rng) for _ in range(COPIES)]
        assert togetherness(state, seats, copies, rng) > UNFAIR


@pytest.mark.parametrize("position", [goals_dealt, goals_kept, missions_dealt, missions_held])
def test_two_readers_who_put_their_copies_together_learn_nothing(position: Callable[[], State]) -> None:
    """What the third holds in a copy for the first and in one for the second: any two cards, as if drawn apart."""
    state, rng = position(), random.Random(4)
    at = next(at for at, cards in places(state).items() if at[1] == 2 and cards)
    drawn = [tuple(rng.choice(places(state.redeal_for([seat], rng))[at]) for seat in (0, 1)) for _ in range(COPIES)]
    possible = list(product(cards_of(unknown(state, [0])), cards_of(unknown(state, [1]))))
    assert evenly(drawn, possible) > UNFAIR


@pytest.mark.parametrize("position", POSITIONS[:3] + POSITIONS[4:])
def test_dealing_for_one_seat_and_then_for_another_is_seen_to_be_unfair(position: Callable[[], State]) -> None:
    """So a spectator's copy was dealt once: the last seat never held what the first one really has."""
    state, rng = position(), random.Random(5)
    last = state.seats - 1
    copies = [state.redeal_for([0], rng).redeal_for([last], rng) for _ in range(COPIES // 2)]
    assert fairness(state, [], copies) < UNFAIR


def test_a_goal_card_put_back_in_the_box_may_be_anybodys_for_all_that_others_know() -> None:
    state, rng = goals_kept(), random.Random(6)
    box = places(state)["offered", 0]
    seen = [places(state.redeal_for([1], rng)) for _ in range(300)]
    assert {at for laid in seen for at, cards in laid.items() if box[0] in cards} == set(unknown(state, [1]))
    mine = [places(state.redeal_for([0], rng)) for _ in range(300)]
    assert {at for laid in mine for at, cards in laid.items() if box[0] in cards} == {("offered", 0)}


# The rules' own deal --------------------------------------------------------------------------------------------------


def about_to_deal(name: str, first_card: str, **options: bool) -> State:
    """A table on which the secret cards come next."""
    state, rng = serai.game(name).new(3, options), random.Random(7)
    while not state.notation(state.legal()[0]).startswith(first_card):
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))
    return state


def deal_out(state: State, first_card: str, rng: random.Random) -> State:
    copy = state.clone()
    while copy.actor == serai.CHANCE and copy.notation(copy.legal()[0]).startswith(first_card):
        copy.apply(draw(copy, rng))
    return copy


@pytest.mark.parametrize(
    ("name", "first_card", "options"),
    [("marco_polo", "goal ", {}), ("marco_polo", "goal ", {"goal_choice": True}), ("tadmor", "deal ", {})],
)
def test_copies_are_like_the_tables_that_the_rules_deal(name: str, first_card: str, options: dict[str, bool]) -> None:
    state, rng = about_to_deal(name, first_card, **options), random.Random(8)
    dealt = [places(deal_out(state, first_card, rng)) for _ in range(COPIES)]
    one = deal_out(state, first_card, rng)
    copies = [places(one.redeal_for([], rng)) for _ in range(COPIES)]
    for at in [at for at, cards in places(one).items() if cards]:
        assert alike([rng.choice(laid[at]) for laid in dealt], [rng.choice(laid[at]) for laid in copies]) > UNFAIR
    held = [at for at, cards in places(one).items() if cards and at[1] != NOBODYS][:2]
    together = [[tuple(rng.choice(laid[at]) for at in held) for laid in tables] for tables in (dealt, copies)]
    assert alike(*together) > UNFAIR


def test_in_merv_nothing_is_hidden_and_nothing_dealt_anew() -> None:
    state, rng = serai.game("merv").new(3), random.Random(9)
    for number in range(200):
        for seats in readers(state):
            assert state.redeal_for(seats, random.Random(number)).to_json() == state.to_json()
        state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.legal()))


# Tadmor's other secrets -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [[], [0], [2], [0, 2]])
def test_the_marauders_card_chosen_may_be_any_that_could_be_chosen(seats: list[int]) -> None:
    t, rng = scene(3).holds("blue", "ebla").attacked("damascus").t, random.Random(10)
    chosen = [t.redeal_for(seats, rng).to_json()["chosen"] for _ in range(COPIES)]
    assert evenly(chosen, [region for region in REGIONS if region != "damascus"]) > UNFAIR


@pytest.mark.parametrize("seats", [[1], [0, 1], [0, 1, 2]])
def test_the_marauders_card_chosen_is_known_to_whoever_chose_it(seats: list[int]) -> None:
    t, rng = scene(3).holds("blue", "ebla").attacked("damascus").t, random.Random(11)
    assert {t.redeal_for(seats, rng).to_json()["chosen"] for _ in range(50)} == {"ebla"}


def test_by_rules_1_who_is_about_to_fulfil_a_mission_has_any_hand_in_which_one_can_be_paid() -> None:
    s = scene(3, rules=1).deck().give("red", wood=3, stone=3, hand=["k8", "k16"])
    s.give("blue", hand=["k1", "k21", "k3", "k9"]).on("red", "camel kings_missions_1")
    s.constructs("red").play("use kings-missions-1")
    rng = random.Random(12)
    hands = [tuple(places(s.t.redeal_for([2], rng))["hand", 0]) for _ in range(COPIES)]
    cards = [MISSIONS.index(card) for card in ("k1", "k3", "k8", "k9", "k16", "k21")]
    payable = {MISSIONS.index(card) for card in ("k8", "k16", "k21")}
    possible = [(a, b) for at, a in enumerate(cards) for b in cards[at + 1 :] if payable & {a, b}]
    assert evenly(hands, possible) > UNFAIR
