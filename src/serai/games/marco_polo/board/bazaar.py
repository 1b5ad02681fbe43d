"""The bazaar: four rows for dice, and beside each the table of what a lowest die of a value brings."""

from typing import Final

from serai.core.board.svg import group, rect, text
from serai.core.say import Count, Say
from serai.games.marco_polo.board.happened import space_place
from serai.games.marco_polo.board.icons import amounts, picture, small_die
from serai.games.marco_polo.board.pieces import dice_row
from serai.games.marco_polo.board.scene import ONE_TO_SIX, Scene
from serai.games.marco_polo.components import BAZAAR_ROWS
from serai.games.marco_polo.constants import BAZAAR, GOODS, PAIR_NAMES, SPACES
from serai.games.marco_polo.render.speech import space_name, things

LEFT: Final = 8
TOP: Final = 522
WIDTH: Final = 520
HEIGHT: Final = 254
HEAD: Final = 40
ROW: Final = 52
DICE: Final = 128
"""How wide the room for dice is."""
TABLE: Final = LEFT + 182
"""Where the tables begin."""
COLUMN: Final = 56
ICONS: Final = ["camel", *GOODS]


def bazaar(s: Scene) -> str:
    heads = [small_die(TABLE + (n - 0.5) * COLUMN, TOP + 24, n, 18) for n in ONE_TO_SIX]
    return group(
        rect(LEFT, TOP, WIDTH, HEIGHT, 8, class_="surface"),
        text(LEFT + 14, TOP + 27, s.say("bazaar"), "t2 title"),
        *heads,
        *[row(s, number, name) for number, name in enumerate(BAZAAR_ROWS)],
        data_area="bazaar",
    )


def row(s: Scene, number: int, name: str) -> str:
    y = TOP + HEAD + ROW * number + ROW / 2
    needed = s.printed.dice_on[BAZAAR + number]
    space = s.sheet.spot(
        company(s, name, Say("tip-bazaar", space=space_name(BAZAAR + number), dice=Count("die", needed))),
        rect(LEFT + 8, y - 21, DICE + 16, 42, 6, class_="face polo-space"),
        dice_row(s.dice_on(name), LEFT + 15, y, DICE, 42, slots=needed),
        acts=(f"place {name}",),
        place=space_place(name),
    )
    supply = s.sheet.spot(
        s.tip(f"supply-{name}"),
        rect(LEFT + 153, y - 13, 26, 26, 13, class_="face polo-supply"),
        picture(ICONS[number], LEFT + 166, y, 22),
        acts=gains(ICONS[number]),
        place=f"supply {name}",
    )
    return space + supply + "".join(cell(s, number, name, value, y) for value in ONE_TO_SIX)


def company(s: Scene, space: str, told: Say) -> str:
    """What a space is, and that whoever comes there now pays for it."""
    return s.tips(told, Say("tip-company")) if space in s.view["occupied"] else s.tips(told)


def gains(thing: str) -> tuple[str, ...]:
    """The choices of a good, alone or in a pair."""
    return (f"good {thing}", *[f"pair {pair}" for pair in PAIR_NAMES if thing in pair.split("-")])


def cell(s: Scene, number: int, name: str, value: int, y: float) -> str:
    """One entry of a table; chosen by its column, or by Rashid's word."""
    entry = s.printed.bazaar[number][value - 1]
    here = s.asks("ChooseColumn", "NameValue") and SPACES[s.facts[1]] == name
    x = TABLE + (value - 1) * COLUMN
    return s.sheet.spot(
        s.tip("column", value=value, things=things(entry)),
        rect(x + 2, y - 21, COLUMN - 4, 42, 6, class_="face polo-cell"),
        amounts(entry, x + COLUMN / 2, y, COLUMN - 6, 39, 18),
        acts=(f"column {value}", f"value {value}") if here else (),
        place=f"{name} {value}",
    )
