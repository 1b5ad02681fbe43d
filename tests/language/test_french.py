"""French as a native player speaks it: elided and contracted where it must be, every article, number and adjective of
the gender of its noun."""

import re
from importlib.resources import files
from typing import Final

import pytest

from serai.core.game import Game
from serai.core.say import Count, Say
from serai.language import language, languages
from serai.language.messages import entries, source_of
from tests.contract.journeys import every_game
from tests.language.everything import drawn, labels, read_aloud
from tests.language.french import (
    ADJECTIVES,
    NOUNS,
    QUALITIES,
    TOKEN,
    Kind,
    apostrophes,
    disagreements,
    plural,
    sounds_open,
)
from tests.language.ftl import PACKAGES, parsed, whole
from tests.language.wrong import faults

NUMBERS: Final = [0, 1, 2, 5, 11, 21, 80, 101]
PLACEABLE: Final = re.compile(r"\{[^{}]*\}")
VARIANT: Final = re.compile(r"^ *\*?\[[^\]]*\] |^[\w-]+ = ?|^ +\.\w+ = ")
AS_TYPED: Final = re.compile(r"bot:LEVEL|human,trader,apprentice")
"""What one types in every language is not French."""
LAID_OUT: Final = "      "
"""Lines of the terminal's help that are set in columns."""
ARTICLES: Final = {
    "def": {"m": "le ", "f": "la ", "open": "l’", "many": "les "},
    "de": {"m": "du ", "f": "de la ", "open": "de l’", "many": "des "},
    "a": {"m": "au ", "f": "à la ", "open": "à l’", "many": "aux "},
    "indef": {"m": "un ", "f": "une ", "many": "des "},
}
"""What a form of a thing begins with, by the gender and the beginning of its noun."""

GENDERED: Final = re.compile(r"^([^\W\d][\w’ -]*?)(?: \([^)]*\))? (m|f)\.( pl\.)?", re.MULTILINE)
"""A term of a glossary, its gender, and whether it is a plural."""
SKIPPED: Final = {"le", "la", "l’", "les", "plus", "à", "jouer"}
"""What may stand before the noun of a term, or instead of one, besides adjectives."""

in_french = pytest.mark.skipif("fr" not in languages(), reason="nobody has translated it yet")
every_package = pytest.mark.parametrize("package", PACKAGES)


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("la mosquée verte, le palais vert", []), ("une amélioration bonus verte en a2", []), ("2 chameaux", []),
        ("votre quartier Mosquée vert (vide)", []), ("0 marchandise commune", []), ("routes orange", []),
        ("la dernière case de la mosquée", []), ("Types d’épices permis : 1", []), ("5 or, 2 bois, 3 pierres", []),
        ("la plus haute tour, votre tour est joué", []), ("1 point de faveurs", []), ("les deux premiers tours", []),
        ("le mosquée", ["le mosquée"]), ("une palais", ["une palais"]), ("2 chameau", ["2 chameau"]),
        ("1 chameaux", ["1 chameaux"]), ("une amélioration bonus vert", ["une amélioration bonus vert"]),
        ("votre quartier Mosquée verte", ["votre quartier Mosquée verte"]), ("des carte", ["des carte"]),
        ("3 marchandises rare", ["3 marchandises rare"]), ("dernier case", ["dernier case"]),
        ("2 marchandises commun", ["2 marchandises commun"]), ("au bibliothèque", ["au bibliothèque"]),
    ],
)  # fmt: skip
def test_the_grammar_knows_what_agrees(text: str, wrong: list[str]) -> None:
    assert [fault.strip() for fault in disagreements(text)] == wrong


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        ("l’hôte, d’épices, de a1, de onze, du palais, le hasard", []), ("de le faire, à les prendre", []),
        ("de b1 et de e5, jusqu’à l’est", []), ("cet avantage, ce n’est pas, son aide", []), ("s’il n’y a pas", []),
        ("de épices", ["de épices"]), ("le hôte", ["le hôte"]), ("l’hasard", ["l’hasard"]), ("d’palais", ["d’palais"]),
        ("que il", ["que il"]), ("de le palais", ["de le palais"]), ("à les cartes", ["à les cartes"]),
        ("ce avantage", ["ce avantage"]), ("sa aide", ["sa aide"]), ("ne y", ["ne y"]),
    ],
)  # fmt: skip
def test_the_grammar_knows_its_apostrophes(text: str, wrong: list[str]) -> None:
    assert apostrophes(text) == wrong


# The files ------------------------------------------------------------------------------------------------------------


def lines(package: str) -> list[str]:
    """What the file of a package says, line by line, with X for whatever is filled in."""
    found = []
    for entry in entries(source_of(package, "fr")).values():
        for line in entry.splitlines():
            told = AS_TYPED.sub("X", VARIANT.sub("", line))
            while PLACEABLE.search(told):
                told = PLACEABLE.sub("X", told)
            if not line.startswith(LAID_OUT) and not re.search("[{}]", told):
                found.append(told.strip(" "))
    return found


@in_french
@every_package
def test_every_line_of_a_file_is_well_written(package: str) -> None:
    said = {line: [*faults(line, "fr"), *apostrophes(line), *disagreements(line)] for line in lines(package)}
    assert {line: wrong for line, wrong in said.items() if wrong} == {}


@every_package
def test_the_table_has_every_noun_of_a_glossary(package: str) -> None:
    wrong = []
    for phrase, gender, number in GENDERED.findall(french_column(package)):
        heads = [word for word in TOKEN.findall(phrase) if word not in QUALITIES or word in NOUNS]
        noun = next((word for word in heads if word not in SKIPPED), "")
        if noun and noun[0].islower() and Kind(gender, "2" if number else "1") not in NOUNS.get(noun, set()):
            wrong.append(f"{phrase} {gender}.")
    assert wrong == []


def french_column(package: str) -> str:
    """What the tables of a package's glossary have under "français", a cell a line."""
    file = files(package).joinpath("texts", "glossary.md")
    found, column = [], -1
    for line in file.read_text("utf-8").splitlines() if file.is_file() else []:
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            column = -1
        elif column == -1:
            column = next((at for at, cell in enumerate(cells) if cell.startswith("français")), len(cells))
        elif column < len(cells):
            found.append(cells[column])
    return "\n".join(found)


def with_gender(package: str) -> dict[str, str]:
    """The messages that say of which gender they are, with it."""
    found = {}
    for name, entry in entries(source_of(package, "fr")).items():
        match = re.search(r"^ +\.gender = (\S+)$", entry, re.MULTILINE)
        if match and whole(package, "fr", name).facts <= {"form"}:
            found[name] = match[1]
    return found


def named(gender: str) -> Kind:
    """What the gender of a message means: m, f, and in the plural pl, m-pl or f-pl."""
    return Kind("f" if gender.startswith("f") else "m", "2" if gender.endswith("pl") else "1")


@in_french
@every_package
def test_every_gender_is_that_of_its_noun(package: str) -> None:
    wrong = {}
    for name, gender in with_gender(package).items():
        text = language("fr", package).say(name)
        noun = text.split()[0].lower()
        assert gender in ("m", "f", "pl", "m-pl", "f-pl"), f"{name}: {gender}"
        if noun not in NOUNS and text[0].isupper():
            continue  # the name of somebody, or of a place
        assert noun in NOUNS, f"{name}: tests/language/french.py does not know the word {noun}"
        if named(gender) not in NOUNS[noun]:
            wrong[name] = f"{text} ({gender})"
    assert wrong == {}


@in_french
@every_package
def test_every_article_is_that_of_its_noun(package: str) -> None:
    speak, wrong = language("fr", package), []
    for name, gender in with_gender(package).items():
        bare, kind = speak.say(name), named(gender)
        for form, articles in ARTICLES.items():
            told = str(speak.text(Say(name), form))
            which = "many" if kind.number == "2" else "open" if sounds_open(bare.split()[0]) else kind.gender
            if told != bare and not told.startswith(articles.get(which, articles[kind.gender])):
                wrong.append(f"{name}, {form}: {told}")
    assert wrong == []


@in_french
@every_package
def test_every_adjective_has_its_four_forms(package: str) -> None:
    speak = language("fr", package)
    alone = [name for name in parsed(package, "fr") if name[0] != "-" and whole(package, "fr", name).facts == {"form"}]
    for name in alone:
        masculine = speak.say(name)
        if masculine in ADJECTIVES and name not in with_gender(package):
            feminine = ADJECTIVES[masculine]
            wanted = {"m": masculine, "f": feminine, "pl": plural(masculine), "f-pl": plural(feminine)}
            assert {form: speak.text(Say(name), form) for form in wanted} == wanted


@in_french
@every_package
def test_every_counted_thing_agrees_with_its_number(package: str) -> None:
    speak = language("fr", package)
    things = [name.removeprefix("count-") for name in parsed(package, "fr") if name.startswith("count-")]
    alone = [thing for thing in things if whole(package, "fr", f"count-{thing}").facts <= {"n", "form"}]
    said = [speak(Count(thing, n)) for thing in alone for n in NUMBERS]
    assert [text for text in said if disagreements(text)] == []


# Whole games ----------------------------------------------------------------------------------------------------------


@in_french
@every_game
def test_whole_games_agree_and_elide_as_a_native_does(game: Game) -> None:
    told = {text for _, text in [*read_aloud(game, "fr"), *drawn(game, "fr"), *labels(game, "fr")]}
    wrong = {text: found for text in told if (found := [*apostrophes(text), *disagreements(text)])}
    assert dict(sorted(wrong.items())[:20]) == {}
