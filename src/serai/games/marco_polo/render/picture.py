"""The whole table in a terminal: the map above, the board and the contracts below it, then everyone's holdings."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, Ink, beside, flow, width_of
from serai.games.marco_polo.constants import NOBODY
from serai.games.marco_polo.render import board, people
from serai.games.marco_polo.render.board import say
from serai.games.marco_polo.render.chart import Chart
from serai.games.marco_polo.render.ink import person
from serai.games.marco_polo.render.speech import texts
from serai.games.marco_polo.table import Table

LEAST: Final = 62
"""The columns that the action spaces need; if there is room for the contracts besides, these stand to their right."""


def picture(t: Table, seat: int | None, colour: bool, width: int) -> str:
    ink = Ink(colour)
    return "\n".join(
        [
            ink(heading(t, ink), TITLE),
            *Chart(t, width).lines(ink),
            *legend(ink, width),
            *spaces_and_contracts(t, ink, width),
            *board.city_cards(t, seat, ink, width),
            *people.everyone(t, seat, ink, width),
        ]
    )


def spaces_and_contracts(t: Table, ink: Ink, width: int) -> list[str]:
    contracts = board.contracts(t, ink)
    left = width - max(map(width_of, contracts)) - 2
    if left < LEAST:
        return [*board.bazaar(t, ink, width), *board.spaces(t, ink, width), *contracts]
    return beside([*board.bazaar(t, ink, left), *board.spaces(t, ink, left)], contracts)


def heading(t: Table, ink: Ink) -> str:
    if t.is_over:
        return say("over")
    if not t.round:
        return say("setting_up", start="" if t.start == NOBODY else say("start", who=who(t.start, ink)))
    after = "" if t.traveller == NOBODY else say("next", who=who(t.traveller, ink))
    return say("title", round=t.round, rounds=t.printed.rounds, start=who(t.start, ink), next=after)


def who(seat: int, ink: Ink) -> str:
    return f"{person(seat, ink)} {texts().word('seat', seat)}"


def legend(ink: Ink, width: int) -> list[str]:
    """What the signs mean."""
    parts: list[str] = texts().tables["picture"]["legend"]
    return [ink(line, QUIET) for line in flow(parts, width, "")]
