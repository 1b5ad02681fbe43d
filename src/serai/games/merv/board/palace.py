"""The palace: four halls of seats, each with its colour and what it counts."""

from typing import Final

from serai.core.board.svg import circle, path
from serai.core.say import Count, Say
from serai.games.merv.board.icons import cube, figure, heading, icon, panel, times
from serai.games.merv.board.look import Look
from serai.games.merv.constants import HALLS

PALACE: Final = (768, 392, 264, 188)
WIDE: Final = 58
COUNTS: Final = ["scroll", "card", "any-good", "stairs"]
"""What each hall counts, as pictures."""


def palace(look: Look) -> str:
    title = heading(look, "palace", look.word("palace"), look.tip("palace"))
    return panel(look, "palace", title, PALACE, *[hall(look, number) for number in range(len(HALLS))])


def hall(look: Look, number: int) -> str:
    """An arch: what is counted in its head, the seats, and at its foot the price."""
    x = 8 + number * 63
    middle = x + WIDE / 2
    seats = look.printed.hall_seats[number]
    seated = [seat for seat, held in enumerate(look.holdings) for _ in range(held["courtiers"][HALLS[number]])]
    step = min(31.0, 93 / max(seats, 1))
    shown = "".join(
        chair(look, seated[at] if at < len(seated) else -1, at, middle, 80 + step * at, step) for at in range(seats)
    )
    return look.sheet.spot(
        hall_tip(look, number, seats - len(seated)),
        path(
            f"M{x} 181V54c0-14 18-16 {WIDE / 2:g}-24 11 8 {WIDE / 2:g} 10 {WIDE / 2:g} 24v127z", class_="merv-hall face"
        ),
        icon(COUNTS[number], middle, 51, 19),
        shown,
        fee(look, number, middle, 169),
        acts=(f"hall {HALLS[number]}",),
    )


def chair(look: Look, seat: int, at: int, x: float, y: float, step: float) -> str:
    """A seat; the first one of an empty hall brings favour."""
    size = min(1.0, step / 31)
    drawn = circle(x, y, 14 * size, class_="merv-seat")
    if seat >= 0:
        return drawn + figure(look, seat, "servant", x, y, 28 * size)
    return drawn + (icon("favour", x, y, 18 * size) if at == 0 else "")


def fee(look: Look, number: int, x: float, y: float) -> str:
    """The colour of the hall and, for whoever decides, how many cubes the next courtier costs."""
    colour = look.printed.hall_colour[number]
    if look.actor < 0:
        return cube(colour, x, y, 18)
    return times(next_courtier(look), cube(colour, x + 8, y, 18), x - 10, y)


def next_courtier(look: Look) -> int:
    return int(sum(look.holdings[look.actor]["courtiers"].values())) + 1


def hall_tip(look: Look, number: int, free: int) -> str:
    said = [Say(f"tip-hall-{HALLS[number]}", points=Count("point", look.printed.points_per_item))]
    if free <= 0:
        said.append(Say("tip-hall_full"))
    elif look.actor >= 0:
        said.append(Say("tip-hall_cost", n=next_courtier(look)))
    return look.tips(said)
