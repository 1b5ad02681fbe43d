"""The checks of texts notice what is wrong, and let pass what is right."""

import pytest

from tests.language.wrong import faults

RIGHT = {
    "en": ["Build on e1, an empty teal library, gain 1 camel (a pair: a soldier).", "Wait…", "a1; b2: 3"],
    "fr": [
        "Construire en a2\u00a0: l’atelier, d’Ada et de b1\u202f; vite\u202f!",
        "le hall, de a1, du palais, essayez-le ici",
        "«\u00a0Que faire\u202f?\u00a0»",
    ],
    "ru": ["Построить на a2: пустая бирюзовая библиотека, +1 верблюд", "Ходит красный — 3 очка"],
}
WRONG = [
    ("en", "Build on {site}"), ("en", "gain  2"), ("en", "gain , and"), ("en", "a ()"), ("en", "one,, two"),
    ("en", "one,two"), ("en", " so"), ("en", "wild_card"), ("en", "why ?"), ("en", "( so)"), ("en", "None"),
    ("fr", "Quoi?"), ("fr", "Quoi ?"), ("fr", "l'or"), ("fr", "de argent"), ("fr", "le homme"), ("fr", "de le sel"),
    ("fr", "à les cartes"), ("fr", "Prix: 3"), ("fr", "« oui »"),
    ("ru", "Построить на site"), ("ru", "Кaрта"), ("ru", "он - она"), ("ru", "что ?"),
]  # fmt: skip


@pytest.mark.parametrize(("code", "text"), [(code, text) for code, texts in RIGHT.items() for text in texts])
def test_what_is_right_passes(code: str, text: str) -> None:
    assert faults(text, code) == []


@pytest.mark.parametrize(("code", "text"), WRONG)
def test_what_is_wrong_is_noticed(code: str, text: str) -> None:
    assert faults(text, code)
