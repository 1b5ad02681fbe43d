"""The characters that can still be chosen: they lie where the bazaar will be, as long as there is a choice."""

from typing import Final

from serai.core.board.svg import fitted, group, rect, text
from serai.games.marco_polo.board.bazaar import HEIGHT, LEFT, TOP, WIDTH
from serai.games.marco_polo.board.happened import spaced
from serai.games.marco_polo.board.icons import amounts
from serai.games.marco_polo.board.scene import Scene, dashed
from serai.games.marco_polo.constants import CHARACTERS
from serai.games.marco_polo.render.characters import knacks, peculiarity
from serai.games.marco_polo.render.speech import character_name

TALL: Final = 38
"""How high the tile of a character is."""


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
    return group(
        rect(LEFT, TOP, WIDTH, HEIGHT, 8, class_="surface"),
        text(LEFT + 12, TOP + 24, s.say("draft"), "t2 title"),
        *[tile(s, name, TOP + 34 + at * (TALL + 8)) for at, name in enumerate(revealed)],
        data_area="draft",
    )


def tile(s: Scene, name: str, y: float) -> str:
    """A character with what is peculiar to it, and as pictures what it receives every round."""
    number = CHARACTERS.index(name)
    each_round = s.printed.round_start[number]
    x, wide = LEFT + 10, WIDTH - 20
    return s.sheet.spot(
        character_tip(s, name),
        rect(x, y, wide, TALL, 6, class_="face polo-card"),
        fitted(x + 12, y + 16, full_name(s, name), wide - 80, "t2 title"),
        fitted(x + 12, y + 32, s.sheet.speak(peculiarity(s.printed, number)), wide - 80, "t1"),
        "" if each_round.is_empty() else amounts(each_round, x + wide - 34, y + TALL / 2, 60, 26, 24),
        acts=(f"character {dashed(name)}",),
        place=f"character {spaced(name)}",
    )
