"""The palace: four halls of seats, each with its colour and what it counts."""

from typing import Final

from serai.core.board.svg import circle, line, path
from serai.core.say import Count, Say
from serai.games.merv.board.icons import cube, figure, heading, icon, number_of, panel
from serai.games.merv.board.lacks import for_hall
from serai.games.merv.board.look import Look
from serai.games.merv.board.plan import PALACE
from serai.games.merv.constants import HALLS

WIDE: Final = 124
HIGH: Final = 58
ACROSS: Final = 128
DOWN: Final = 61
LEFT: Final = 6
TOP: Final = 29
COUNTS: Final = ["scroll", "card", "any-good", "stairs"]
"""What each hall counts, as pictures."""


def palace(look: Look) -> str:
    title = heading(look, "palace", look.tip("palace"))
    return panel(look, "palace", title, PALACE, *[hall(look, number) for number in range(len(HALLS))])


def hall(look: Look, number: int) -> str:
    """An arch: at its left what is counted above the price, then the seats."""
    x, y = LEFT + number % 2 * ACROSS, TOP + number // 2 * DOWN
    seats = look.printed.hall_seats[number]
    seated = [seat for seat, held in enumerate(look.holdings) for _ in range(held["courtiers"][HALLS[number]])]
    step = min(28.0, 84 / max(seats, 1))
    shown = "".join(
        chair(look, seated[at] if at < len(seated) else -1, at, x + 51 + step * at, y + 33, step) for at in range(seats)
    )
    acts = (f"hall {HALLS[number]}",)
    return look.sheet.spot(
        hall_tip(look, number, seats - len(seated), bool(look.sheet.offers(*acts))),
        path(
            f"M{x} {y + HIGH}V{y + 18}C{x} {y + 8} {x + 44} {y + 9} {x + 62} {y}"
            f"C{x + 80} {y + 9} {x + WIDE} {y + 8} {x + WIDE} {y + 18}V{y + HIGH}z",
            class_="merv-hall face",
        ),
        icon(COUNTS[number], x + 19, y + 25, 19),
        line(x + 8, y + 36.5, x + 30, y + 36.5, class_="merv-edge"),
        fee(look, number, x + 18, y + 47),
        shown,
        acts=acts,
        place=f"hall {HALLS[number]}",
    )


def chair(look: Look, seat: int, at: int, x: float, y: float, step: float) -> str:
    """A seat; the first one of an empty hall brings favour."""
    size = step / 28
    drawn = circle(x, y, 13 * size, class_="merv-seat")
    if seat >= 0:
        return drawn + figure(look, seat, "servant", x, y, 27 * size)
    return drawn + (icon("favour", x, y, 18 * size) if at == 0 else "")


def fee(look: Look, number: int, x: float, y: float) -> str:
    """The colour of the hall and, for whoever decides, how many cubes the next courtier costs."""
    colour = look.printed.hall_colour[number]
    return cube(colour, x, y, 16) if look.actor < 0 else number_of(next_courtier(look), colour, x, y, 16)


def next_courtier(look: Look) -> int:
    return int(sum(look.holdings[look.actor]["courtiers"].values())) + 1


def hall_tip(look: Look, number: int, free: int, legal: bool) -> str:
    said = [Say(f"tip-hall-{HALLS[number]}", points=Count("point", look.printed.points_per_item))]
    if free <= 0:
        said.append(Say("tip-hall_full"))
    elif look.actor >= 0:
        said.append(Say("tip-hall_cost", n=next_courtier(look)))
        said += [] if legal else for_hall(look, look.printed.hall_colour[number], next_courtier(look))
    return look.tips(said)
