"""What grammar says of counted nouns and adjectives, by a dictionary of Russian."""

import re
from functools import cache
from typing import Final

from pymorphy3 import MorphAnalyzer
from pymorphy3.tagset import OpencorporaTag

COUNTED: Final = re.compile(
    r"(?<![\w.,+/–-])[+−-]?(\d+)[ \u00a0](?:([а-яё]+(?:ых|их|ый|ий|ой|ая|ое|ую|ые|ие)) )?([а-яё]{3,})(?![\w-])"
)
"""A number, perhaps an adjective, and a word."""
GENITIVE: Final = re.compile(r"\b(?:до|из|от) (?P<listed>(?:\d+ [а-яё ]+(?:,| и) )*)$", re.IGNORECASE)
"""What puts a number after it into the genitive, perhaps with other things of its list between them."""
NOUNS: Final = {"NOUN"}
ADJECTIVES: Final = {"ADJF", "PRTF"}
NAMES: Final = {"Surn", "Name", "Patr"}
"""Nobody counts people of this name: Очков is one."""
MASS: Final = {"влияния", "расположения", "золота", "шёлка", "перца", "дерева", "мрамора", "соли"}
"""What is measured rather than counted, after any number but one."""
OBLIQUE: Final = {"datv", "ablt", "loct", "loc2"}


@cache
def analyzer() -> MorphAnalyzer:
    return MorphAnalyzer()


@cache
def tags(word: str) -> list[OpencorporaTag]:
    return [parse.tag for parse in analyzer().parse(word) if not NAMES & parse.tag.grammemes]


def governed(n: int) -> str:
    """What a number wants: one, few or many, as plurals go in Russian."""
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def noun_fits(n: int, tag: OpencorporaTag, genitive: bool) -> bool:
    """Whether a noun can stand after a number: in the genitive, or in some other case of the whole."""
    if "Fixd" in tag.grammemes:
        return True
    single, plural = "sing" in tag.grammemes, "plur" in tag.grammemes
    if genitive:
        return tag.case in ("gent", "gen2") and (single if governed(n) == "one" else plural)
    if governed(n) == "one":
        return single
    if tag.case in OBLIQUE:
        return plural
    if governed(n) == "few":
        return tag.case in ("gent", "gen2") and (single or "anim" in tag.grammemes)
    return tag.case in ("gent", "gen2") and plural


def adjective_fits(n: int, tag: OpencorporaTag) -> bool:
    if governed(n) == "one":
        return "sing" in tag.grammemes
    if tag.case in OBLIQUE or tag.case == "gent":
        return "plur" in tag.grammemes
    return governed(n) == "few" and "plur" in tag.grammemes and tag.case == "nomn"


def disagreements(text: str) -> list[str]:
    """The counted words of a text that cannot stand after their numbers."""
    return [
        match[0]
        for match in COUNTED.finditer(text)
        if not any(agrees(int(match[1]), match[2], match[3], case) for case in genitives(text[: match.start()]))
    ]


def genitives(before: str) -> list[bool]:
    """Whether the words before a number want it in the genitive; what comes later in a list may stand by itself."""
    found = GENITIVE.search(before)
    if found is None:
        return [False]
    return [True, False] if found["listed"] else [True]


def agrees(n: int, adjective: str | None, word: str, genitive: bool) -> bool:
    found = tags(word)
    if word in MASS and governed(n) != "one":
        return True
    if adjective and not any(adjective_fits(n, tag) for tag in tags(adjective) if tag.POS in ADJECTIVES):
        return not any(tag.POS in ADJECTIVES for tag in tags(adjective))
    nouns = [tag for tag in found if tag.POS in NOUNS]
    adjectives = [tag for tag in found if tag.POS in ADJECTIVES]
    if (not nouns and not adjectives) or any(
        tag.POS in ("PREP", "CONJ", "ADVB", "VERB", "PRCL", "NPRO") for tag in found
    ):
        return True
    return any(noun_fits(n, tag, genitive) for tag in nouns) or any(adjective_fits(n, tag) for tag in adjectives)
