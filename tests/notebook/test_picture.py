"""Positions that show themselves: drawings that are complete, and tell nobody what they may not know."""

import random
import re
from xml.etree import ElementTree

import pytest

import serai
from serai.core.game import Game
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE
from serai.notebook import Picture
from serai.notebook.styles import styles

every_game = pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)


def some_way_into(game: Game, decisions: int = 60) -> State:
    rng, state = random.Random(3), game.new(3)
    while decisions or state.actor == CHANCE:
        decisions -= state.actor != CHANCE
        state.apply(draw(state, rng) if state.actor == CHANCE else rng.choice(state.legal()))
    return state


@every_game
def test_a_position_draws_itself_complete_with_styles_and_pictures(game: Game) -> None:
    drawn = some_way_into(game)._repr_svg_()
    assert drawn is not None
    root = ElementTree.fromstring(drawn)
    symbols = {symbol.get("id") for symbol in root.iter("{http://www.w3.org/2000/svg}symbol")}
    assert {use.get("href") for use in root.iter("{http://www.w3.org/2000/svg}use")} <= {f"#{name}" for name in symbols}
    assert "url(http" not in drawn
    assert "@import" not in drawn


@every_game
def test_every_colour_that_is_named_has_a_value(game: Game) -> None:
    sheet = styles(game)
    assert set(re.findall(r"var\((--[\w-]+)", sheet)) <= set(re.findall(r"(--[\w-]+):", sheet)) | {"--hole"}
    assert "light-dark" not in sheet
    assert ":root" not in sheet


@every_game
def test_what_others_hide_is_in_no_drawing(game: Game) -> None:
    state = some_way_into(game)
    rng = random.Random(1)
    for seat in (None, state.actor):
        other = state.redeal_for([] if seat is None else [seat], rng)
        assert Picture(other, seat)._repr_svg_() == Picture(state, seat)._repr_svg_()


@every_game
def test_a_seat_sees_what_it_may_choose_and_a_spectator_does_not(game: Game) -> None:
    state = some_way_into(game)
    mine, theirs = Picture(state, state.actor)._repr_svg_(), Picture(state)._repr_svg_()
    assert "data-act=" in str(mine)
    assert "data-act=" not in str(theirs)


def test_it_speaks_the_language_that_is_asked_for() -> None:
    state = some_way_into(serai.game("merv"))
    assert ", round " in str(Picture(state)._repr_svg_())
    assert ", round " not in str(Picture(state, lang="fr")._repr_svg_())


def test_a_title_without_a_board_leaves_the_drawing_to_python(pebbles: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    from serai.core.board import boards

    monkeypatch.setattr("serai.notebook.picture.board_of", lambda game: boards.Board())
    assert some_way_into(pebbles, 3)._repr_svg_() is None
