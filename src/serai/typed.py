"""What a person means who types words at a prompt: one of the legal actions, or several decisions in one line.

A line of the list is called by a letter that stands alone, never by a number: a number is a die, a contract, a slot.
Words are the action's notation or a part of it, or else, less surely, a word of its sentence; they count only if they
can mean nothing else. A notation is the same in every language, the words of a sentence are those of the reader's;
accents do not matter, and neither does on which of two keyboards a letter was typed that looks the same.
"""

import re
import unicodedata
from dataclasses import dataclass
from itertools import product
from typing import Final

from serai.core.errors import Refusal
from serai.core.reading import Choice
from serai.core.say import OR, Fact, Say, Several
from serai.core.state import State
from serai.language import DEFAULT, Language, language

LETTERS: Final = "abcdefgijkmoprvwxz"
"""Those that are no command at the prompt, nor yes or no."""
SPEAKING: Final = 4
"""How many letters a word of a sentence has that says which line is meant."""
NAMED: Final = 4
"""How many meanings of an unclear word are named."""


DETAILS: Final = re.compile("[:;,(—–：；，、（]")
"""Where a sentence has said what is done, and comes to what that costs or brings."""
LATIN: Final = str.maketrans("авсеёнкмортух", "abceehkmoptyx")
"""Letters of another alphabet for those that look like them: а1 is a1."""
COMMANDS: Final = {"u": "undo", "t": "table", "l": "log", "s": "scores", "?": "help", "q": "quit", "quick": "quick"}
ANSWERS: Final = {"y": "yes", "n": "no"}
"""What can be typed in every language, and the message that lists the words for it."""


class Unclear(Refusal):
    """What was typed means nothing here, or more than one thing."""


def letters(lines: int) -> list[str]:
    """What the lines of a list are called: a, b, c and so on, then aa, ab …"""
    return [*LETTERS, *map("".join, product(LETTERS, LETTERS))][:lines]


def plain(text: str) -> str:
    """Small letters without accents: ё is е, é is e."""
    letters_and_marks = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in letters_and_marks if not unicodedata.combining(sign))


def words_of(line: str) -> list[str]:
    """The words of a line; those of a name with hyphens count one by one."""
    return line.lower().replace("-", " ").split()


def commands_in(code: str, known: dict[str, str]) -> dict[str, str]:
    """What each word that can be typed means; those of English count in every language."""
    found: dict[str, str] = {}
    for speak in (language(DEFAULT), language(code)):
        for letter, name in known.items():
            found.update(dict.fromkeys([letter, *words_for(speak, name)], letter))
    return found


def words_for(speak: Language, command: str) -> list[str]:
    return plain(speak.say(f"command-{command}")).split()


def spells(words: list[str], name: list[str]) -> bool:
    """Whether words are those of a notation, as they are or in letters that look the same."""
    return words == name or [word.translate(LATIN) for word in words] == name


@dataclass(frozen=True)
class Meant:
    """What words mean: a line of the list, by how many of the words, and whether they spell it."""

    choice: Choice
    used: int
    sure: bool


def next_meant(state: State, lines: list[Choice], words: list[str], alone: bool = False) -> Meant:
    """The line of a list that the first of these words mean: as many of them as can, or a letter that stands alone."""
    called = dict(zip(letters(len(lines)), lines, strict=True))
    letter = words[0].translate(LATIN)
    if alone and len(words) == 1 and letter in called:
        return Meant(called[letter], 1, True)
    for used in range(len(words), 0, -1):
        for spelt in (True, False):
            meant = meanings(lines, words[:used], spelt)
            if len(meant) == 1:
                return Meant(meant[0], used, spelt)
            if meant:
                could_be = Say("unclear-several", words=" ".join(words[:used]), choices=named(meant))
                raise Unclear(impossible(state, words) or could_be)
    raise Unclear(impossible(state, words) or Say("unclear-nothing", word=words[0]))


def meanings(lines: list[Choice], words: list[str], spelt: bool = True) -> list[Choice]:
    """The lines that these words can stand for, as they are spelt or as they are said; a notation in full means only
    itself."""
    for choice in lines:
        if spells(words, words_of(choice.notation)):
            return [choice]
    if spelt:
        return [choice for choice in lines if stands_for(words, choice.notation)]
    return [choice for choice in lines if is_said_in(words, choice)]


def is_said_in(words: list[str], choice: Choice) -> bool:
    """Whether a line says a word where it says what is done; what that costs or brings comes later."""
    if within(words, words_of(choice.notation)):
        return True
    said = re.findall(r"\w+", DETAILS.split(plain(choice.sentence))[0])
    return len(words) == 1 and words[0].isalpha() and len(words[0]) >= SPEAKING and plain(words[0]) in said


def stands_for(words: list[str], notation: str) -> bool:
    """Whether words are a part of a notation: what is done, to what of it, or both."""
    does, _, to_what = notation.partition(" ")
    kind, argument = words_of(does), words_of(to_what)
    rest = words[len(kind) :] if spells(words[: len(kind)], kind) else words
    return not rest or within(rest, argument) or spells(["".join(rest)], ["".join(argument)])


def within(words: list[str], name: list[str]) -> bool:
    """Whether these words follow each other in a name."""
    return any(spells(words, name[at : at + len(words)]) for at in range(len(name) - len(words) + 1))


def named(lines: list[Choice]) -> Several:
    """Some lines by their notation."""
    notations: list[Fact] = [Say("quoted", words=choice.notation) for choice in lines]
    if len(notations) > NAMED:
        notations[NAMED - 1 :] = [Say("unclear-others", n=len(notations) - NAMED + 1)]
    return Several(notations, OR)


def impossible(state: State, words: list[str]) -> Say | None:
    """Why an action that is spelled out in full cannot be taken now; None if the words spell out none."""
    for action in range(len(state.actions)):
        full = words_of(state.notation(action))
        if spells(words[: len(full)], full):
            return state.refusal(action)
    return None


def after_named(state: State, along: list[int], words: list[str]) -> list[str]:
    """What is left of some words if they begin by naming actions that were taken by themselves."""
    for action in along:
        for used in range(len(words), 0, -1):
            if stands_for(words[:used], state.notation(action)):
                words = words[used:]
                break
    return words
