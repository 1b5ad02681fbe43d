"""A table's timeline: the log folded into a position, and what is news in it."""

import random
from dataclasses import replace

import pytest

import serai
from serai.core.step import CHANCE
from serai.server.timeline import ACT, END, UNDO, Move, Timeline, chance_moves


def test_after_a_step_back_the_news_are_those_before_it() -> None:
    """Whoever stepped back decides anew; what they had heard since their decision before is news again."""
    game = serai.game("merv")
    state = game.new(2)
    chance_moves(state, 1, random.Random(1))
    timeline = Timeline(game, state)
    while len([seat for seat, _ in timeline.acts if seat == timeline.actor]) < 2:
        timeline = timeline.after(timeline.moves_for(timeline.state.legal()[-1], False, random.Random(2)))
    seat = timeline.actor
    acted = Move(timeline.number + 1, ACT, seat, timeline.state.notation(timeline.state.legal()[0]))
    stepped = timeline.after([acted, Move(timeline.number + 2, UNDO, seat)])
    assert (stepped.acts, stepped.log_offsets) == (timeline.acts, timeline.log_offsets)
    assert (stepped.stages, stepped.beats) == (timeline.stages, timeline.beats)
    again = stepped.after([replace(acted, number=stepped.number + 1)])
    assert again.known_to([seat]) == timeline.after([acted]).known_to([seat])


@pytest.mark.parametrize("title", ["merv", "marco_polo", "tadmor"])
def test_whatever_is_taken_back_leaves_everything_as_it_was(title: str) -> None:
    """Also after several silent decisions, which all are one beat to come."""
    game, rng = serai.game(title), random.Random(3)
    timeline = Timeline(game, game.new(2))
    before: list[Timeline] = []
    while len(timeline.acts) < 200 and not timeline.is_over:
        if timeline.state.actor == CHANCE:
            timeline, before = timeline.after(chance_moves(timeline.state.clone(), timeline.number + 1, rng)), []
            continue
        before.append(timeline)
        seat, action = timeline.actor, rng.choice(timeline.state.legal())
        timeline = timeline.after([Move(timeline.number + 1, ACT, seat, timeline.state.notation(action))])
        if len(before) == 3 or timeline.state.actor < 0:
            stepped = timeline
            while stepped.past:
                stepped = stepped.after([Move(stepped.number + 1, UNDO, stepped.past[-1].seat)])
                there = before.pop()
                assert (stepped.acts, stepped.log_offsets) == (there.acts, there.log_offsets)
                assert (stepped.stages, stepped.beats) == (there.stages, there.beats)
                assert len(stepped.entries) == len(there.entries)
            timeline = timeline.after([Move(timeline.number + 1, END, seat)])
            before = []
