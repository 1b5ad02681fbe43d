"""The whole table in a terminal: the map above, the board and the contracts below it, then everyone's holdings."""

from typing import Final

from serai.core.reading import Speak
from serai.core.render.ink import QUIET, TITLE, Ink, beside, flow, width_of
from serai.games.marco_polo.constants import NOBODY
from serai.games.marco_polo.render import board, people
from serai.games.marco_polo.render.chart import Chart
from serai.games.marco_polo.render.ink import Pen
from serai.games.marco_polo.table import Table

LEAST: Final = 62
"""The columns that the action spaces need; if there is room for the contracts besides, these stand to their right."""
LEGEND: Final = [
    "coin", "camel", "pepper", "silk", "gold", "point", "any_good", "different_goods", "black_die",
    "other_small_city_bonus", "post", "figure", "oasis", "die", "black", "white", "neutral", "star",
]  # fmt: skip
"""The signs that are explained."""


def picture(t: Table, seat: int | None, speak: Speak, colour: bool, width: int) -> str:
    pen = Pen(speak, Ink(colour))
    return "\n".join(
        [
            pen.ink(f"{pen.say('name')}  {heading(t, pen)}", TITLE),
            *Chart(t, pen, width).lines(),
            *legend(pen, width),
            *spaces_and_contracts(t, pen, width),
            *board.city_cards(t, seat, pen, width),
            *people.everyone(t, seat, pen, width),
        ]
    )


def spaces_and_contracts(t: Table, pen: Pen, width: int) -> list[str]:
    contracts = board.contracts(t, pen)
    left = width - max(map(width_of, contracts)) - 2
    if left < LEAST:
        return [*board.bazaar(t, pen, width), *board.spaces(t, pen, width), *contracts]
    return beside([*board.bazaar(t, pen, left), *board.spaces(t, pen, left)], contracts)


def heading(t: Table, pen: Pen) -> str:
    if t.is_over:
        return pen.say("over")
    if not t.round:
        return pen.say("setting-up") if t.start == NOBODY else pen.say("setting-up-start", who=pen.person(t.start))
    first, rounds = pen.person(t.start), t.printed.rounds
    if t.traveller == NOBODY:
        return pen.say("round", round=t.round, rounds=rounds, who=first)
    return pen.say("round-next", round=t.round, rounds=rounds, who=first, next=pen.person(t.traveller))


def legend(pen: Pen, width: int) -> list[str]:
    """What the signs mean."""
    parts = [pen.speak.say(f"legend-{name}") for name in LEGEND]
    return [pen.ink(line, QUIET) for line in flow(parts, width, "")]
