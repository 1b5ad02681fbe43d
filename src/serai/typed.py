"""What a person means who types words at a prompt: one of the legal actions, or several decisions in one line.

A line of the list is called by a letter, never by a number: a number is a die, a contract, a slot. Words are the
action's notation or a part of it, and count only if they can mean nothing else.
"""

from collections.abc import Sequence
from itertools import product
from typing import Final

from serai.core.errors import Refusal
from serai.core.state import State

LETTERS: Final = "abcdefgijkmnoprvwxyz"
"""Those that are no command at the prompt."""
NAMED: Final = 4
"""How many meanings of an unclear word are named."""


class Unclear(Refusal):
    """What was typed means nothing here, or more than one thing."""


def letters(lines: int) -> list[str]:
    """What the lines of a list are called: a, b, c and so on, then aa, ab …"""
    return [*LETTERS, *map("".join, product(LETTERS, LETTERS))][:lines]


def in_order(state: State) -> list[int]:
    """The legal actions as a list shows them: what leaves something undone stands below all else."""
    return sorted(state.legal(), key=lambda action: state.actions.kind_of[action].last)


def words_of(line: str) -> list[str]:
    """The words of a line; those of a name with hyphens count one by one."""
    return line.lower().replace("-", " ").split()


def next_action(state: State, words: list[str]) -> tuple[int, int]:
    """The action that the first of these words mean, and how many of them do: as many as can."""
    lines = in_order(state)
    for used in range(len(words), 0, -1):
        meant = meanings(state, lines, words[:used])
        if len(meant) == 1:
            return meant[0], used
        if meant:
            raise Unclear(impossible(state, words) or f"'{' '.join(words[:used])}' could be {named(state, meant)}")
    raise Unclear(impossible(state, words) or f"'{words[0]}' means nothing that is possible now")


def meanings(state: State, lines: list[int], words: list[str]) -> list[int]:
    """The actions of the list that these words can stand for; a notation in full means only itself."""
    notations = [state.notation(action) for action in lines]
    for action, notation in zip(lines, notations, strict=True):
        if words == words_of(notation):
            return [action]
    return [
        action
        for action, notation, letter in zip(lines, notations, letters(len(lines)), strict=True)
        if words == [letter] or stands_for(words, notation)
    ]


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


def named(state: State, actions: Sequence[int]) -> str:
    """Some actions by their notation."""
    notations = [f"'{state.notation(action)}'" for action in actions]
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
