"""Where on Merv's board things happen: every place has one name, and what is told finds it."""

import random
import re
from collections import Counter

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.play import draw as draw_chance
from serai.core.state import State
from serai.core.text import Entry
from serai.games.merv import board
from serai.games.merv.render.events import FACTS
from serai.language import spoken

MERV = serai.game("merv")
READ = spoken(MERV, "en")
PRINTED = MERV.printed(MERV.standard())
NOWHERE = {"turn", "cube", "pay", "points", "camels", "camels_lost", "soldiers_home"}
"""What is told of a player, not of a place on the board."""

MOVES_ON = {"slot", "queue", "mosque"}
"""Whoever came there may have left again within the same decision."""


def named(state: State) -> Counter[str]:
    """The places on the table and on all mats."""
    view, sheet = state.view(None), Sheet([], READ.language)
    mats = [board.mat(view, PRINTED, seat, sheet) for seat in range(len(view["holdings"]))]
    return Counter(re.findall(r' data-place="([^"]*)"', board.draw(view, PRINTED, sheet) + "".join(mats)))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whatever_happens_at_a_place_happens_at_one_that_is_drawn(players: int) -> None:
    rng = random.Random(players)
    state = MERV.new(players)
    state.log = []
    seen: set[str] = set()
    found: set[str] = set()
    while not state.is_over:
        chance = state.actor == serai.CHANCE
        legal = state.legal()
        state.log.clear()
        state.apply(draw_chance(state, rng) if chance else rng.choice(legal[1:] or legal))
        fresh = [entry for entry in state.log if entry.key not in seen]
        if fresh:
            drawn = named(state)
            assert max(drawn.values()) == 1, drawn.most_common(3)
            for entry in state.log:
                places = board.places(entry)
                there = set(places) <= set(drawn)
                assert there or entry.key in MOVES_ON, (entry.key, entry.args, places)
                assert not any("," in place for place in drawn)
                found |= {entry.key} if places and there else set()
            seen |= {entry.key for entry in fresh}
    assert {*MOVES_ON, "activate", "build", "favour", "scoring"} <= found


def test_every_event_of_the_log_has_a_place_or_is_known_to_have_none() -> None:
    silent = {key for key in FACTS if not board.places(Entry(key, 0, [0, 0]))}
    assert silent == NOWHERE


def test_a_slot_of_a_round_gone_by_is_not_taken_for_one_of_this_round() -> None:
    assert board.places(Entry("slot", 1, [3])) == ["slot 3 blue"]
    assert "slot 3 blue" not in named(MERV.new(3))
