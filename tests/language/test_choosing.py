"""What others read while somebody decides: "Blue is choosing", and below it what kind of thing."""

import re
from typing import Final

import pytest

from serai.core.game import Game
from serai.core.titles import GAMES
from serai.language import language, languages
from tests.language.ftl import parsed, whole
from tests.sources import deciding_steps

CHOOSING: Final = "choosing-"
TO_ONE: Final = {"en": r"\byours?\b|\byou\b", "fr": r"\bvous\b|\bvotre\b|\bvos\b", "ru": r"\bвы\b|\bвас\b|\bваш"}
"""How one is addressed, who is not the one who reads this."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
every_language = pytest.mark.parametrize("code", languages())


@every_game
@every_language
def test_every_decision_of_a_seat_says_what_is_chosen(game: Game, code: str) -> None:
    said = {key.removeprefix(CHOOSING) for key in parsed(game.package, code) if key.startswith(CHOOSING)}
    assert said == deciding_steps(game)


@every_game
@every_language
def test_it_goes_on_after_a_verb_speaks_to_nobody_and_tells_no_facts(game: Game, code: str) -> None:
    for step in sorted(deciding_steps(game)):
        text = language(code, game.package).say(CHOOSING + step)
        assert text[0] == text[0].lower(), text
        assert text[-1].isalpha(), text
        assert not re.search(TO_ONE[code], text, re.IGNORECASE), text
        assert whole(game.package, code, CHOOSING + step).facts == set(), text
