"""The whole table in a terminal: the regions above, prices and improvements below them, then everyone's holdings."""

from serai.core.render.ink import QUIET, TITLE, Ink, flow
from serai.games.tadmor.constants import NOBODY
from serai.games.tadmor.render import board, panels, people
from serai.games.tadmor.render.board import say
from serai.games.tadmor.render.ink import person
from serai.games.tadmor.render.speech import texts
from serai.games.tadmor.table import Table


def picture(t: Table, seat: int | None, colour: bool, width: int) -> str:
    ink = Ink(colour)
    return "\n".join(
        [
            ink(heading(t, ink), TITLE),
            *board.regions(t, seat, ink, width, panels.tower(t, ink)),
            *legend(ink, width),
            *panels.prices(t, seat, ink, width),
            *panels.kingdom(t, seat, ink, width),
            *panels.improvements(t, ink, width),
            *people.everyone(t, seat, ink, width),
        ]
    )


def heading(t: Table, ink: Ink) -> str:
    if t.is_over:
        return say("over")
    if not t.turn:
        return say("setting_up", first="" if t.first == NOBODY else say("first", who=who(t.first, ink)))
    order = " ".join(person(seat, ink) for seat in t.play_order())
    pawn = "" if t.pawn == t.first else say("pawn", who=who(t.pawn, ink))
    return say("title", turn=t.turn, turns=t.printed.turns, era=t.era() + 1, order=order, pawn=pawn)


def who(seat: int, ink: Ink) -> str:
    return f"{person(seat, ink)} {texts().word('seat', seat)}"


def legend(ink: Ink, width: int) -> list[str]:
    """What the signs mean."""
    words = texts().tables["picture"]
    return [ink(line, QUIET) for key in ("legend", "rare_legend") for line in flow(words[key], width, "")]
