"""Text that still knows what of it has a picture."""

import random

import pytest

import serai
from serai.core.board import emblems
from serai.core.board.boards import board_of
from serai.core.board.choices import Sheet
from serai.core.play import draw
from serai.core.say import Count, Say, Several
from serai.language import language, spoken
from serai.language.pictured import parts, pictured, plain
from serai.language.speaking import BEGIN, END, SPLIT, cap

MERV = serai.game("merv")
TWO_CAMELS = Count("camel", 2)


def camels(said: Say) -> str:
    return "camel beast" if isinstance(said, Count) and said.thing == "camel" else ""


@pytest.mark.parametrize("code", ["en", "fr", "ru"])
def test_words_are_the_same_with_and_without_pictures(code: str) -> None:
    said = Say("log-take_camels", camels=TWO_CAMELS, who="x")
    text = pictured(code, MERV.package, camels)(said)
    assert plain(text) == language(code, MERV.package)(said)
    assert [picture for picture, _ in parts(text) if picture] == ["camel beast"]


def test_a_picture_stands_before_the_words_it_belongs_to() -> None:
    text = pictured("en", MERV.package, camels)(Several([TWO_CAMELS, Count("point", 3)]))
    assert parts(text) == [("camel beast", "2 camels"), ("", " and 3 points")]


def test_pictures_within_words_that_have_one_are_left_out() -> None:
    inner = f"{BEGIN}b{SPLIT}two{END}"
    assert parts(f"one {BEGIN}a{SPLIT}{inner} three{END} four") == [("", "one "), ("a", "two three"), ("", " four")]
    assert plain(f"one {BEGIN}a{SPLIT}{inner} three{END} four") == "one two three four"


def test_a_capital_is_set_behind_the_picture() -> None:
    assert cap(f"{BEGIN}a{SPLIT}two{END}") == f"{BEGIN}a{SPLIT}Two{END}"
    assert cap("two") == "Two"


@pytest.mark.parametrize("game", ["merv", "marco_polo", "tadmor"])
def test_every_picture_that_words_have_is_one_of_the_board(game: str) -> None:
    """A name that no symbol has would be an empty place in a sentence, and a card must be drawn."""
    title = serai.game(game)
    board, rng, state = board_of(title), random.Random(3), title.new(3)
    state.log = []
    read = spoken(title, "en", board.pictured)
    texts: list[str] = []
    for _ in range(150):
        if state.actor >= 0:
            texts += [choice.sentence for choice in read.choices(state)]
        state.apply(draw(state, rng) if state.actor < 0 else rng.choice(state.legal()))
    texts += [paragraph.text for paragraph in read.story(state.log, title.names(3))]
    pictures = {picture for text in texts for picture, _ in parts(text) if picture}
    assert len(pictures) > 6
    drawn, printed = board.symbols() + emblems.symbols(), title.printed_of(state.view(0))
    for picture in pictures:
        if picture.startswith("card:"):
            assert board.card(picture.removeprefix("card:"), printed, Sheet([], read.language)).startswith("<svg")
        else:
            assert f'id="s-{picture.split()[0]}"' in drawn
