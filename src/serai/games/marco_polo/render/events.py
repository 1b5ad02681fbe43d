"""What each event of the log speaks of, and events that are told as one clause."""

from collections.abc import Callable
from typing import Final

from serai.core.say import COMMA, Count, Fact, Say, Several
from serai.core.text import Entry
from serai.games.marco_polo.constants import BLACK_DIE, CARDS, DICE_NAMES, MOVE, NOBODY, OWN
from serai.games.marco_polo.render.speech import (
    amount,
    bonus_name,
    character_name,
    contract_word,
    face,
    goal_cities,
    place,
    points,
    source_name,
    space_name,
)

Facts = dict[str, Fact]

FACTS: Final[dict[str, Callable[[list[int]], Facts]]] = {
    "character": lambda args: {"character": character_name(args[0])},
    "goal": lambda args: {"cities": goal_cities(*args)},
    "keep": lambda args: {"cities": goal_cities(*args)},
    "round": lambda args: {"round": args[0]},
    "turn": lambda args: {"round": args[0]},
    "compensation": lambda args: {"n": args[0]},
    "value": lambda args: {"value": args[0]},
    "gain": lambda args: {"things": amount(args[1], args[0])},
    "pay": lambda args: {"things": amount(args[1], args[0])},
    "points": lambda args: {"points": points(args[0]), "source": source_name(args[1])},
    "card": lambda args: {"which": Say("card-it", named=CARDS[args[0]]), "value": args[1]},
    "draw": lambda args: {"which": contract_word("it", args[0])},
    "discard": lambda args: {"which": contract_word("it", args[0])},
    "start_contract": lambda args: {"which": contract_word("it", args[0])},
    "contract": lambda args: {
        "which": contract_word("it", args[0]),
        "other": contract_word("other", args[0]),
        "space": args[1],
    },
    "row": lambda args: {"which": contract_word("it", args[0]), "space": args[1]},
    "complete": lambda args: {"which": contract_word("it", args[0]), "n": args[1]},
    "reroll": lambda args: {"die": face(args[1], args[0])},
    "adjust": lambda args: {"die": face(args[2], args[0]), "value": args[1]},
    "black_die": lambda args: {"dice": amount(BLACK_DIE, args[0])},
    "go": lambda args: {"place": place(args[0]), "figure": ["first", "second"][args[1]]},
    "no_road": lambda args: {"moves": amount(MOVE, args[0])},
    "post": lambda args: {"place": place(args[0])},
    "move_post": lambda args: {"from": place(args[0]), "to": place(args[1])},
    "leave_posts": lambda args: {"place": place(args[0])},
    "bonus": lambda args: {"bonus": bonus_name(args[0])},
}
"""The facts of a message by the arguments of its event; events that are not here are told by their key alone."""
MORE: Final = ["goal", "contract", "go"]
"""Of these another one is added to the clause of the one before it."""
DICE: Final = ["die", "die_too"]
"""A die that is placed, and another of the same group."""


def clause(entries: list[Entry], who: Facts) -> Say:
    """Events that are told as one, without their subject."""
    first, *more = entries
    if first.key in DICE:
        return Say(
            f"log-{first.key}",
            **who,
            space=space_name(first.args[0], first.args[3] if len(first.args) > 3 else NOBODY),
            dice=placed(entries),
        )
    if first.key == "roll":
        return Say("log-roll", **who, dice=rolled(entries))
    if more and more[0].key == "roll":
        values = Several([entry.args[0] for entry in more], COMMA)
        return Say(f"story-{first.key}-rolled", **who, **facts_of(first), values=values)
    told = Say(f"log-{first.key}", **who, **facts_of(first))
    for entry in more:
        told = Say(f"story-{entry.key}-more", **who, before=told, **facts_of(entry))
    return told


def facts_of(entry: Entry) -> Facts:
    return FACTS[entry.key](entry.args) if entry.key in FACTS else {}


def placed(entries: list[Entry]) -> Several:
    """'a 4 and a black 5'; Rashid's own are counted as long as he has named no value."""
    hidden = sum(not die.args[1] and not die.args[2] for die in entries)
    dice: list[Fact] = [Count("die", hidden) if hidden > 1 else face(OWN, 0)] if hidden else []
    return Several(dice + [face(die.args[2], die.args[1]) for die in entries if die.args[1] or die.args[2]])


def rolled(entries: list[Entry]) -> Several:
    """'1, 3, 4 and a white 5'."""
    kinds = dict.fromkeys(entry.args[1] for entry in entries)
    values = {kind: Several([entry.args[0] for entry in entries if entry.args[1] == kind], COMMA) for kind in kinds}
    return Several([Say(f"rolled-{DICE_NAMES[kind]}", values=values[kind]) for kind in kinds])
