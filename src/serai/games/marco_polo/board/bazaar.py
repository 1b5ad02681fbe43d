"""The bazaar: four rows for dice, and beside each the table of what a lowest die of a value brings."""

from typing import Final

from serai.core.board.svg import group, rect, text
from serai.core.say import Count, Say
from serai.games.marco_polo.board.happened import space_place
from serai.games.marco_polo.board.icons import amounts, picture, small_die
from serai.games.marco_polo.board.pieces import dice_row
from serai.games.marco_polo.board.places import BOTTOM, LOWER
from serai.games.marco_polo.board.scene import ONE_TO_SIX, Scene
from serai.games.marco_polo.board.wants import for_dice, reach
from serai.games.marco_polo.components import BAZAAR_ROWS
from serai.games.marco_polo.constants import BAZAAR, GOODS, PAIR_NAMES, SPACES
from serai.games.marco_polo.render.speech import space_name, things

LEFT: Final = 4
TOP: Final = LOWER
WIDTH: Final = 464
HEIGHT: Final = BOTTOM - LOWER
HEAD: Final = 32
ROW: Final = 57
TALL: Final = 44
"""How high spaces and cells are."""
DICE: Final = 108
"""How wide the room for dice is."""
TABLE: Final = LEFT + 156
"""Where the tables begin."""
COLUMN: Final = 51
ICONS: Final = ["camel", *GOODS]


def bazaar(s: Scene) -> str:
    heads = [small_die(TABLE + (n - 0.5) * COLUMN, TOP + 19, n, 20) for n in ONE_TO_SIX]
    return group(
        rect(LEFT, TOP, WIDTH, HEIGHT, 8, class_="surface"),
        text(LEFT + 12, TOP + 24, s.say("bazaar"), "t2 title"),
        *heads,
        *[row(s, number, name) for number, name in enumerate(BAZAAR_ROWS)],
        data_area="bazaar",
    )


def row(s: Scene, number: int, name: str) -> str:
    """A band in the colour of its goods: the space for dice, the supply, the table."""
    y = TOP + HEAD + ROW * number + ROW / 2
    needed = s.printed.dice_on[BAZAAR + number]
    told = Say("tip-bazaar", space=space_name(BAZAAR + number), dice=Count("die", needed))
    space = s.sheet.spot(
        s.tips(told, *s.there(name), *company(s, name), *for_dice(s, name)),
        rect(LEFT + 10, y - TALL / 2, DICE, TALL, 6, class_="face polo-space"),
        dice_row(s.dice_on(name), LEFT + 16, y, DICE - 10, TALL, slots=needed),
        acts=(f"place {name}",),
        place=space_place(name),
    )
    supply = s.sheet.spot(
        s.tip(f"supply-{name}"),
        rect(LEFT + 122, y - 15, 30, 30, 15, class_="face polo-supply"),
        picture(ICONS[number], LEFT + 137, y, 26),
        acts=gains(ICONS[number]),
        place=f"supply {name}",
    )
    band = rect(LEFT + 4, y - 27, WIDTH - 8, 54, 6, class_=f"polo-band polo-in-{name}")
    far = reach(s, s.printed, name)
    return band + space + supply + "".join(cell(s, number, name, value, y, value > far) for value in ONE_TO_SIX)


def company(s: Scene, space: str) -> list[Say]:
    """That whoever comes to a space now pays for it."""
    return [Say("tip-company")] if space in s.view["occupied"] else []


def gains(thing: str) -> tuple[str, ...]:
    """The choices of a good, alone or in a pair."""
    return (f"good {thing}", *[f"pair {pair}" for pair in PAIR_NAMES if thing in pair.split("-")])


def cell(s: Scene, number: int, name: str, value: int, y: float, beyond: bool) -> str:
    """One entry of a table; chosen by its column, or by Rashid's word. Beyond one's dice it lies in shade."""
    entry = s.printed.bazaar[number][value - 1]
    here = s.asks("ChooseColumn", "NameValue") and SPACES[s.facts[1]] == name
    x = TABLE + (value - 1) * COLUMN
    acts = (f"column {value}", f"value {value}") if here else ()
    shade = "polo-beyond" if beyond and not s.sheet.offers(*acts) else "polo-cell"
    return s.sheet.spot(
        s.tip("column", value=value, things=things(entry)),
        rect(x + 2, y - TALL / 2, COLUMN - 4, TALL, 6, class_=f"face {shade}"),
        amounts(entry, x + COLUMN / 2, y, COLUMN - 6, TALL - 3, 18),
        acts=acts,
        place=f"{name} {value}",
    )
