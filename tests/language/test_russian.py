"""Russian as a native player speaks it: every counted noun in the number and the case that its number wants."""

from typing import Final

import pytest

from serai.core.game import Game
from serai.core.say import Count
from serai.language import language, languages
from tests.contract.journeys import every_game
from tests.language.everything import drawn, read_aloud
from tests.language.ftl import PACKAGES, parsed, whole
from tests.language.grammar import disagreements

NUMBERS: Final = [1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 112]

in_russian = pytest.mark.skipif("ru" not in languages(), reason="nobody has translated it yet")


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("за 1 верблюда", []), ("1 верблюд", []), ("5 верблюдов", []), ("2 верблюда", []), ("21 верблюд", []),
        ("22 очка и 25 очков", []), ("+2 фиолетовых", []), ("1 фиолетовый", []), ("2 влияния", []), ("5 влияния", []),
        ("3 белых куба", []), ("1 редкий товар", []), ("2 редких товара", []), ("5 редких товаров", []),
        ("год 1 из 3, раунд 2", []), ("с 2 верблюдами", []), ("место 5: красный", []), ("11 очков", []),
        ("1 верблюдов", ["1 верблюдов"]), ("5 верблюда", ["5 верблюда"]), ("2 верблюд", ["2 верблюд"]),
        ("21 очков", ["21 очков"]), ("11 очко", ["11 очко"]), ("12 очка", ["12 очка"]),
        ("5 редкие товара", ["5 редкие товара"]), ("3 товар", ["3 товар"]),
        ("до 1 шага", []), ("до 2 шагов", []), ("из 2 кубиков", []), ("до 2 верблюдов и 3 монет", []),
        ("до 2 шага", ["2 шага"]), ("до 1 шаг", ["1 шаг"]), ("от 2 до 4 монеты", ["4 монеты"]),
        ("4 очков", ["4 очков"]), ("1 фиолетовых", ["1 фиолетовых"]),
    ],
)  # fmt: skip
def test_the_grammar_knows_what_agrees(text: str, wrong: list[str]) -> None:
    assert disagreements(text) == wrong


@in_russian
@pytest.mark.parametrize("package", PACKAGES)
def test_every_counted_thing_agrees_with_its_number(package: str) -> None:
    speak = language("ru", package)
    things = [name.removeprefix("count-") for name in parsed(package, "ru") if name.startswith("count-")]
    alone = [thing for thing in things if whole(package, "ru", f"count-{thing}").facts <= {"n", "form"}]
    said = [speak(Count(thing, n)) for thing in alone for n in NUMBERS]
    assert [text for text in said if disagreements(text)] == []


@in_russian
@every_game
def test_whole_games_count_as_a_native_does(game: Game) -> None:
    told = {text for _, text in [*read_aloud(game, "ru"), *drawn(game, "ru")]}
    assert sorted(text for text in told if disagreements(text))[:20] == []
