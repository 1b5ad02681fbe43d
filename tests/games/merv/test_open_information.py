"""What is open: all of it. What is not yet drawn does not exist."""

import json
import random

import pytest

import serai
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE
from tests.games.merv.scene import scene


def played(players: int, seed: int, decisions: int) -> State:
    """A game after this many random decisions of its players."""
    rng = random.Random(seed)
    state = serai.game("merv").new(players)
    while decisions > 0 and not state.is_over:
        if state.actor == CHANCE:
            state.apply(draw(state, rng))
        else:
            state.apply(rng.choice(state.legal()))
            decisions -= 1
    return state


@pytest.mark.ruling("B68")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_seat_and_every_spectator_sees_the_same_table(players: int) -> None:
    for decisions in (0, 1, 25, 80):
        state = played(players, players, decisions)
        seen = json.dumps(state.view(None))
        for seat in range(players):
            assert json.dumps(state.view(seat)) == seen


@pytest.mark.ruling("B68")
def test_everybodys_holdings_are_seen_by_everybody() -> None:
    s = scene().give("red", scrolls=2, cubes={"teal": 3}, camels=1, breakthroughs=["wild_tan"], spices={"ginger": 2})
    holdings = s.t.view(1)["holdings"][0]
    assert (holdings["scrolls"], holdings["cubes"]["teal"], holdings["camels"]) == (2, 3, 1)
    assert holdings["breakthroughs"] == ["wild_tan"]
    assert holdings["spices"]["ginger"] == 2


@pytest.mark.ruling("B68")
def test_the_caravan_deck_is_what_is_left_in_it_and_has_no_order() -> None:
    s = scene().display("ginger", "ginger", "pepper", "juniper", "cinnamon", "cinnamon", "cinnamon", "cinnamon")
    assert s.t.view(0)["deck"] == {"cinnamon": 4, "ginger": 4, "juniper": 5, "pepper": 3}
    s.give("red", cubes={"teal": 1}).takes("red", "caravansary").play("card 1")
    assert s.t.actor == CHANCE
    weights = {s.t.notation(action): weight for action, weight in s.t.chance()}
    assert weights == {"draw cinnamon": 4, "draw ginger": 4, "draw juniper": 5, "draw pepper": 3}
    s.play("draw pepper")
    assert s.t.view(0)["display"][-1] == "pepper"
    assert s.done


@pytest.mark.ruling("B68")
def test_the_solo_deck_has_no_order_either() -> None:
    """Of the first card it is known only that it is not the palace; the palace is second, third or fourth."""
    state = serai.game("merv").new(1)
    rng = random.Random(1)
    while state.actor == CHANCE and not state.notation(state.legal()[0]).startswith("solo"):
        state.apply(draw(state, rng))
    assert state.actor == CHANCE
    outcomes = {state.notation(action): weight for action, weight in state.chance()}
    assert len(set(outcomes.values())) == 1
    assert set(outcomes) == {f"solo {area}" for area in ("caravansary", "library", "marketplace", "mosque", "wall")}


@pytest.mark.ruling("B68")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_nothing_hidden_means_nothing_to_deal_anew(players: int) -> None:
    state = played(players, 7, 40)
    for seat in range(players):
        again = state.redeal(seat, random.Random(seat))
        assert again is not state
        assert again.to_json() == state.to_json()
        assert again.legal() == state.legal()
