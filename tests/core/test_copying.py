"""Copies with all fields, of compiled things and of others, and the order in which fields are told."""

import random
import sys

import serai
from serai.core import copying
from serai.core.copying import copied, field_names, shallow
from serai.core.play import draw
from serai.core.step import steps_of
from serai.games.merv.city import ChooseAction
from serai.games.merv.player import Player
from tests.positions import position


class Pouch:
    def __init__(self) -> None:
        self.coins = 5
        self.cards = [1, 2]


def test_a_copy_has_the_same_fields_and_shares_them() -> None:
    pouch = Pouch()
    for other in (shallow(pouch), copied(pouch)):
        assert other is not pouch
        assert (other.coins, other.cards) == (5, [1, 2])
        assert other.cards is pouch.cards
        other.coins = 6
        assert pouch.coins == 5


def test_both_ways_to_copy_agree_about_a_player() -> None:
    """Where it is compiled there is one way: Python cannot make one without its constructor."""
    for player in position().holders():
        assert isinstance(player, Player)
        for other in [shallow(player)] if serai.COMPILED else [shallow(player), copied(player)]:
            assert type(other) is Player
            for name in field_names(player):
                assert getattr(other, name) is getattr(player, name)


def test_the_compiled_build_copies_in_c() -> None:
    assert (shallow is not copying.copied) == serai.COMPILED


def test_copies_leave_no_reference_too_few_or_too_many() -> None:
    """What a copy shares is freed with the last of both, and not before."""
    (player, *_) = position().holders()
    counts = [sys.getrefcount(player.cubes)]
    copies = [shallow(player) for _ in range(50)]
    counts.append(sys.getrefcount(player.cubes))
    copies.clear()
    counts.append(sys.getrefcount(player.cubes))
    assert counts == [counts[0], counts[0] + 50, counts[0]]


def test_fields_come_in_the_order_of_the_constructor() -> None:
    assert field_names(ChooseAction(0, 1, 2, 3)) == ["seat", "slot", "site", "traded"]
    assert ChooseAction(0, 1, 2, 3).data() == [0, 1, 2, 3]


def test_the_steps_of_a_game_are_found_without_a_list() -> None:
    found = steps_of("serai.games.merv")
    assert found["ChooseAction"] is ChooseAction
    assert {"NextTurn", "Pay", "DrawSoloCard", "PlaceWall"} <= set(found)
    assert not {"Step", "Automatic", "OwnTurn", "ChooseDice"} & set(found)


def test_no_rule_changes_what_copies_share_or_what_is_printed() -> None:
    for game in serai.GAMES.values():
        printed = game.printed(game.standard())
        before = {name: repr(getattr(printed, name)) for name in field_names(printed)}
        for players in game.players:
            rng = random.Random(players)
            state = game.new(players)
            while not state.is_over:
                copy, then = state.clone(), state.to_json()
                state.apply(draw(state, rng) if state.actor == serai.CHANCE else rng.choice(state.options))
                assert copy.to_json() == then
        plain = {name: repr(getattr(printed, name)) for name in field_names(printed)}
        assert {name: text for name, text in plain.items() if " at 0x" not in text} == {
            name: text for name, text in before.items() if " at 0x" not in text
        }
