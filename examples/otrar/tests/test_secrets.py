"""What a player of Otrar may not know is dealt anew, and nothing that happens tells it."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

from otrar.constants import WARES
from otrar.game import OTRAR
from otrar.table import Table
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE

COPIES = 400


def moments(players: int, seed: int) -> Iterator[Table]:
    """The decisions of a random game."""
    rng = random.Random(seed)
    state = OTRAR.new(players)
    while not state.is_over:
        if state.actor != CHANCE:
            assert isinstance(state, Table)
            yield state
        state.apply(draw(state, rng) if state.actor == CHANCE else rng.choice(state.legal()))


def test_a_redealt_table_keeps_what_the_seat_knows_and_how_many_cards_lie_where() -> None:
    for t in moments(3, 1):
        other = t.redeal_for([0, 2], random.Random(2))
        assert [other.players[seat].hand for seat in (0, 2)] == [t.players[seat].hand for seat in (0, 2)]
        assert sum(other.players[1].hand) == sum(t.players[1].hand)
        assert other.view(0)["deck"] == t.view(0)["deck"]


def test_every_card_that_one_has_not_seen_may_be_in_a_hand_as_often_as_there_are_of_it() -> None:
    t = next(t for t in moments(2, 3) if sum(t.players[1].hand) == 2)
    unseen = [t.deck[ware] + t.players[1].hand[ware] for ware in range(len(WARES))]
    rng = random.Random(4)
    found: Counter[int] = Counter()
    for _ in range(COPIES):
        for ware, number in enumerate(t.redeal_for([0], rng).players[1].hand):
            found[ware] += number
    for ware, number in enumerate(unseen):
        expected = 2 * COPIES * number / sum(unseen)
        assert abs(found[ware] - expected) < 5 * expected**0.5


def test_at_the_end_all_hands_are_shown() -> None:
    t = list(moments(2, 7))[-1]  # the same table to the end of the game
    assert t.is_over
    assert t.view(None)["holdings"][0]["hand"] == dict(zip(WARES, t.players[0].hand, strict=True))
    assert t.redeal_for([], random.Random(8)).to_json() == t.to_json()


def heard(state: State, reader: int) -> list[dict[str, Any]]:
    return [entry.to_json() for entry in state.log or [] if entry.may_read(reader)]


def test_whatever_another_does_looks_alike_whatever_they_hide() -> None:
    """An action that is legal in two tables which a reader cannot tell apart leads to two that they cannot either."""
    rng = random.Random(5)
    for t in moments(3, 6):
        reader = (t.actor + 1) % 3
        one, two = t.redeal_for([reader], rng), t.redeal_for([reader], rng)
        for action in set(one.legal()) & set(two.legal()):
            left, right = one.clone(), two.clone()
            left.log, right.log = [], []
            left.apply(action)
            right.apply(action)
            if left.is_over:  # all hands are shown, and score
                continue
            assert left.view(reader) == right.view(reader)
            assert heard(left, reader) == heard(right, reader)
