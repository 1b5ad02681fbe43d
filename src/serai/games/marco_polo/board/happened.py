"""Where on the board something lies and where an event of the log happened, in the same names."""

from collections.abc import Callable
from typing import Final

from serai.core.text import Entry
from serai.games.marco_polo.constants import (
    CARD_SPACES,
    FROM_BEIJING,
    FROM_GOODS,
    FROM_MOST,
    FROM_POSTS,
    LOCATIONS,
    SEATS,
    SPACES,
    VENEZIA,
)

PILE: Final = "special pile"
BLACK: Final = "black die"


def spaced(name: str) -> str:
    """A name of constants.py as a place is called."""
    return name.replace("_", " ")


def space_place(space: str) -> str:
    """An action space, or the card of a city."""
    return f"card {spaced(space)}" if space in CARD_SPACES else f"space {spaced(space)}"


def on_mat(seat: int, part: str) -> str:
    """Something that lies before a player."""
    return f"{SEATS[seat]} {part}"


def city(entry: Entry, *at: int) -> list[str]:
    return [spaced(LOCATIONS[entry.args[number]]) for number in at]


def bonus(entry: Entry) -> list[str]:
    """A character's bonus lies with its player."""
    return [on_mat(entry.seat, "character")] if entry.args[0] == VENEZIA else city(entry, 0)


def points(entry: Entry) -> list[str]:
    """Points are scored where what brings them stands; those of cards and contracts are told with these."""
    source = entry.args[1]
    if source in (FROM_BEIJING, FROM_GOODS):
        return [spaced("beijing")]
    parts = {FROM_POSTS: "posts", FROM_MOST: "completed"}
    return [on_mat(entry.seat, parts[source])] if source in parts else []


HAPPENED: Final[dict[str, Callable[[Entry], list[str]]]] = {
    "die": lambda entry: [space_place(SPACES[entry.args[0]])],
    "die_too": lambda entry: [space_place(SPACES[entry.args[0]])],
    "contract": lambda entry: [f"contract {entry.args[1]}"],
    "row": lambda entry: [f"contract {entry.args[1]}"],
    "draw": lambda entry: [PILE],
    "discard": lambda entry: [PILE],
    "no_contract": lambda entry: [PILE],
    "complete": lambda entry: [on_mat(entry.seat, "completed")],
    "reroll": lambda entry: ["reroll"],
    "adjust": lambda entry: ["adjust"],
    "black_die": lambda entry: [BLACK],
    "no_black_die": lambda entry: [BLACK],
    "go": lambda entry: city(entry, 0),
    "post": lambda entry: city(entry, 0),
    "leave_posts": lambda entry: city(entry, 0),
    "move_post": lambda entry: city(entry, 0, 1),
    "goal": lambda entry: city(entry, 1, 2),
    "keep": lambda entry: city(entry, 1, 2),
    "bonus": bonus,
    "points": points,
    "character": lambda entry: [on_mat(entry.seat, "character")],
}
"""By the key of an event; what is not here has no place of its own."""


def places(entry: Entry) -> list[str]:
    return HAPPENED[entry.key](entry) if entry.key in HAPPENED else []
