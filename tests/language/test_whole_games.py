"""Whole games of every title in every language: whatever is asked, offered, told, drawn or labelled is well said."""

import re
from collections.abc import Iterable
from typing import Final

import pytest

from serai.core.game import Game
from serai.core.render.ink import width_of
from serai.language import languages, spoken
from tests.contract.journeys import every_game, journeys
from tests.language.everything import ADA, drawn, labels, read_aloud
from tests.language.pseudo import CLOSE, MARK, OPEN, WANTED, pseudo
from tests.language.wrong import faults

WIDTHS: Final = [100, 118, 140]
OF_ITS_OWN: Final = re.compile(r"[^\W\d_⁵²¹ªº]{2,}|[, ]")
"""What a language that nobody speaks never says: letters, a space, a comma."""
ROMAN: Final = re.compile(r"\b[IVX]+\b")
"""Numbers, as a sundial has them."""

every_language = pytest.mark.parametrize("code", languages())


def wrong(told: Iterable[tuple[str, str]], code: str) -> list[str]:
    found = {f"{what}: {', '.join(faults(text, code))}: {text}" for what, text in told if faults(text, code)}
    return sorted(found)[:20]


@every_game
@every_language
def test_a_game_is_well_told(game: Game, code: str) -> None:
    assert wrong(read_aloud(game, code), code) == []


@every_game
@every_language
def test_a_board_is_well_labelled(game: Game, code: str) -> None:
    assert wrong(drawn(game, code), code) == []


@every_game
@every_language
def test_what_stands_around_a_game_is_well_said(game: Game, code: str) -> None:
    assert wrong(labels(game, code), code) == []


@every_game
@every_language
def test_no_two_choices_read_alike(game: Game, code: str) -> None:
    for journey in journeys(game):
        for state in journey.decisions:
            said = [choice.sentence for choice in spoken(game, code).choices(state)]
            assert len(set(said)) == len(said), sorted(said)


@every_game
@every_language
def test_the_table_fits_a_terminal(game: Game, code: str) -> None:
    for journey in journeys(game):
        for state in [*journey.decisions[::8], journey.end]:
            seat = None if state.is_over else state.actor
            for width in WIDTHS:
                picture = spoken(game, code).picture(state, seat, False, width)
                assert max(map(width_of, picture.splitlines())) <= width
                assert not re.search("[{}]|None", picture)


def formless(text: str) -> bool:
    """Whether anything within a message came in no form; sentences in a list have none, nobody asks for it."""
    depth = 0
    for at, letter in enumerate(text):
        if letter == OPEN and depth and not text.startswith(WANTED, at + 1):
            return True
        depth += (letter == OPEN) - (letter == CLOSE)
    return False


@every_game
def test_nothing_is_finished_before_it_is_said(game: Game) -> None:
    """In a language with cases, every part of a sentence is asked for in the case it needs, at every depth."""
    with pseudo() as code:
        found = set()
        for what, text in [*read_aloud(game, code), *drawn(game, code, 12), *labels(game, code)]:
            bare = ROMAN.sub("", MARK.sub("", text.replace(ADA, "")))
            if OF_ITS_OWN.search(bare.replace("ins", "")) or formless(bare):
                found.add(f"{what}: {text}")
        assert sorted(found)[:20] == []
