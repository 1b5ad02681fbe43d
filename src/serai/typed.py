"""What a person means who types words at a prompt: one of the legal actions, or several decisions in one line.

A line of the list is called by a letter, never by a number: a number is a die, a contract, a slot. Words are the
action's notation or a part of it, or else a word of its sentence, and count only if they can mean nothing else.
"""

import re
from itertools import product
from typing import Final

from serai.core.errors import Refusal
from serai.core.reading import Choice
from serai.core.state import State

LETTERS: Final = "abcdefgijkmnoprvwxyz"
"""Those that are no command at the prompt."""
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


def next_action(state: State, lines: list[Choice], words: list[str]) -> tuple[Choice, int]:
    """The line of a list that the first of these words mean, and how many of them do: as many as can."""
    for used in range(len(words), 0, -1):
        meant = meanings(lines, words[:used])
        if len(meant) == 1:
            return meant[0], used
        if meant:
            raise Unclear(impossible(state, words) or f"'{' '.join(words[:used])}' could be {named(meant)}")
    raise Unclear(impossible(state, words) or f"'{words[0]}' means nothing that is possible now")


def meanings(lines: list[Choice], words: list[str]) -> list[Choice]:
    """The lines that these words can stand for; a notation in full means only itself."""
    for choice in lines:
        if words == words_of(choice.notation):
            return [choice]
    called = zip(lines, letters(len(lines)), strict=True)
    found = [choice for choice, letter in called if words == [letter] or stands_for(words, choice.notation)]
    return found or [choice for choice in lines if is_said_in(words, choice.sentence)]


def is_said_in(words: list[str], sentence: str) -> bool:
    """Whether a line says a word where it says what is done; what that costs or brings comes later."""
    said = re.findall(r"\w+", re.split("[:;,(]", sentence.lower())[0])
    return len(words) == 1 and words[0].isalpha() and len(words[0]) >= SPEAKING and words[0] in said


def stands_for(words: list[str], notation: str) -> bool:
    """Whether words are a part of a notation: what is done, to what of it, or both."""
    does, _, to_what = notation.partition(" ")
    kind, argument = words_of(does), words_of(to_what)
    if words[: len(kind)] == kind:
        rest = words[len(kind) :]
        return not rest or within(rest, argument)
    return within(words, argument)


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
