"""A table's timeline: the log folded into a position, and what is news in it."""

import random
from dataclasses import replace

import serai
from serai.server.timeline import ACT, UNDO, Move, Timeline, chance_moves


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
    assert again.beats_since([seat]) == timeline.after([acted]).beats_since([seat])
