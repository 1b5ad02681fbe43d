"""The characters that can still be chosen: a strip below the board, as long as there is a choice."""

from typing import Final

from serai.core.board.svg import fitted, group, rect, text
from serai.games.marco_polo.board.happened import spaced
from serai.games.marco_polo.board.icons import amounts
from serai.games.marco_polo.board.scene import Scene, dashed
from serai.games.marco_polo.constants import CHARACTERS
from serai.games.marco_polo.render.characters import knacks, peculiarity
from serai.games.marco_polo.render.speech import character_name

TOP: Final = 848
HEIGHT: Final = 92
TILE: Final = 186


def character_tip(s: Scene, name: str) -> str:
    number = CHARACTERS.index(name)
    return s.tip("character", character=character_name(number), knacks=knacks(s.printed, number))


def full_name(s: Scene, name: str) -> str:
    return s.sheet.speak(character_name(CHARACTERS.index(name)))


def draft(s: Scene) -> str:
    """Nothing where characters are dealt, or once everybody has one: the last stays in the box."""
    revealed = s.view["revealed"]
    if not revealed or all(step[0] != "ChooseCharacter" for step in s.view["decisions"]):
        return ""
    tiles = [tile(s, name, 16 + at * (TILE + 9.5)) for at, name in enumerate(revealed)]
    return group(
        rect(8, TOP, 984, HEIGHT, 8, class_="surface"),
        text(22, TOP + 22, s.say("draft"), "t2 title"),
        *tiles,
        data_area="draft",
    )


def tile(s: Scene, name: str, x: float) -> str:
    """A character with what is peculiar to it, and as pictures what it receives every round."""
    number = CHARACTERS.index(name)
    each_round = s.printed.round_start[number]
    return s.sheet.spot(
        character_tip(s, name),
        rect(x, TOP + 32, TILE, 52, 6, class_="face polo-card"),
        fitted(x + TILE / 2, TOP + 53, full_name(s, name), TILE - 8, "t2 title mid"),
        fitted(x + TILE / 2, TOP + 73, s.sheet.speak(peculiarity(s.printed, number)), TILE - 8, "t1 mid quiet"),
        "" if each_round.is_empty() else amounts(each_round, x + TILE - 12, TOP + 69, 24, 18, 15),
        acts=(f"character {dashed(name)}",),
        place=f"character {spaced(name)}",
    )
