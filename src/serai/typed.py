"""What a person means who types words at a prompt: one of the legal actions, or several decisions in one line.

A line of the list is called by a letter that stands alone, never by a number: a number is a die, a contract, a slot.
Words are the action's notation or a part of it, or else, less surely, a word of its sentence; they count only if they
can mean nothing else.
"""

import re
from dataclasses import dataclass
from itertools import product
from typing import Final

from serai.core.errors import Refusal
from serai.core.reading import Choice
from serai.core.state import State

LETTERS: Final = "abcdefgijkmoprvwxz"
"""Those that are no command at the prompt, nor yes or no."""
SPEAKING: Final = 4
"""How many letters a word of a sentence has that says which line is meant."""
NAMED: Final = 4
"""How many meanings of an unclear word are named."""


class Unclear(Refusal):
    """What was typed means nothing here, or more than one thing."""


def letters(lines: int) -> list[str]:
    """What the lines of a list are called: a, b, c and so on, then aa, ab …"""
    return [*LETTERS, *map("".join, product(LETTERS, LETTERS))][:lines]


def words_of(line: str) -> list[str]:
    """The words of a line; those of a name with hyphens count one by one."""
    return line.lower().replace("-", " ").split()


@dataclass(frozen=True)
class Meant:
    """What words mean: a line of the list, by how many of the words, and whether they spell it."""

    choice: Choice
    used: int
    sure: bool


def next_meant(state: State, lines: list[Choice], words: list[str], alone: bool = False) -> Meant:
    """The line of a list that the first of these words mean: as many of them as can, or a letter that stands alone."""
    called = dict(zip(letters(len(lines)), lines, strict=True))
    if alone and len(words) == 1 and words[0] in called:
        return Meant(called[words[0]], 1, True)
    for used in range(len(words), 0, -1):
        for spelt in (True, False):
            meant = meanings(lines, words[:used], spelt)
            if len(meant) == 1:
                return Meant(meant[0], used, spelt)
            if meant:
                raise Unclear(impossible(state, words) or f"'{' '.join(words[:used])}' could be {named(meant)}")
    raise Unclear(impossible(state, words) or f"'{words[0]}' means nothing that is possible now")


def meanings(lines: list[Choice], words: list[str], spelt: bool = True) -> list[Choice]:
    """The lines that these words can stand for, as they are spelt or as they are said; a notation in full means only
    itself."""
    for choice in lines:
        if words == words_of(choice.notation):
            return [choice]
    if spelt:
        return [choice for choice in lines if stands_for(words, choice.notation)]
    return [choice for choice in lines if is_said_in(words, choice)]


def is_said_in(words: list[str], choice: Choice) -> bool:
    """Whether a line says a word where it says what is done; what that costs or brings comes later."""
    if within(words, words_of(choice.notation)):
        return True
    said = re.findall(r"\w+", re.split("[:;,(]", choice.sentence.lower())[0])
    return len(words) == 1 and words[0].isalpha() and len(words[0]) >= SPEAKING and words[0] in said


def stands_for(words: list[str], notation: str) -> bool:
    """Whether words are a part of a notation: what is done, to what of it, or both."""
    does, _, to_what = notation.partition(" ")
    kind, argument = words_of(does), words_of(to_what)
    rest = words[len(kind) :] if words[: len(kind)] == kind else words
    return not rest or within(rest, argument) or "".join(rest) == "".join(argument)


def within(words: list[str], name: list[str]) -> bool:
    """Whether these words follow each other in a name."""
    return any(name[at : at + len(words)] == words for at in range(len(name) - len(words) + 1))


def named(lines: list[Choice]) -> str:
    """Some lines by their notation."""
    notations = [f"'{choice.notation}'" for choice in lines]
    if len(notations) > NAMED:
        notations[NAMED - 1 :] = [f"{len(notations) - NAMED + 1} others"]
    return f"{', '.join(notations[:-1])} or {notations[-1]}"


def impossible(state: State, words: list[str]) -> str:
    """Why an action that is spelled out in full cannot be taken now; empty if the words spell out none."""
    for action in range(len(state.actions)):
        full = words_of(state.notation(action))
        if words[: len(full)] == full:
            return state.refusal(action)
    return ""


def after_named(state: State, along: list[int], words: list[str]) -> list[str]:
    """What is left of some words if they begin by naming actions that were taken by themselves."""
    for action in along:
        for used in range(len(words), 0, -1):
            if stands_for(words[:used], state.notation(action)):
                words = words[used:]
                break
    return words
