"""The whole table in a terminal: the regions above, prices and improvements below them, then everyone's holdings."""

from serai.core.reading import Speak
from serai.core.render.ink import QUIET, TITLE, Ink, flow
from serai.core.say import Say
from serai.games.tadmor.constants import GOODS, NOBODY, RARE_GOODS
from serai.games.tadmor.render import board, panels, people
from serai.games.tadmor.render.pen import Pen, sign_of
from serai.games.tadmor.render.things import ERA, GOOD, RARE
from serai.games.tadmor.table import Table


def picture(t: Table, seat: int | None, speak: Speak, colour: bool, width: int) -> str:
    pen = Pen(speak, Ink(colour))
    return "\n".join(
        [
            pen.ink(f"{pen.say('picture-name')}  {heading(t, pen)}", TITLE),
            *board.regions(t, seat, pen, width, panels.tower(t, pen)),
            *legend(pen, width),
            *panels.prices(t, seat, pen, width),
            *panels.kingdom(t, seat, pen, width),
            *panels.improvements(t, pen, width),
            *people.everyone(t, seat, pen, width),
        ]
    )


def heading(t: Table, pen: Pen) -> str:
    if t.is_over:
        return pen.say("picture-over")
    if not t.turn:
        if t.first == NOBODY:
            return pen.say("picture-setting-up")
        return pen.say("picture-setting-up-first", player=pen.player(t.first))
    order = " ".join(pen.letter(seat) for seat in t.play_order())
    now = Say("picture-turn", turn=t.turn, turns=t.printed.turns, era=ERA[t.era() + 1], order=order)
    if t.pawn == t.first:
        return pen.speak(now)
    return pen.say("picture-turn-pawn", player=pen.player(t.pawn), **dict(now.facts))


def legend(pen: Pen, width: int) -> list[str]:
    """What the signs mean."""
    pieces = [pen.say(f"legend-{key}") for key in ("camel", "ship", "either", "piece", "used")]
    goods = [pen.say("legend-good", sign=sign_of(good), good=GOOD[good]) for good in range(len(GOODS))]
    others = [pen.say(f"legend-{key}") for key in ("points", "traded", "left")]
    rare = [pen.say("legend-rare", sign=Say(f"sign-{name}"), kind=RARE[at]) for at, name in enumerate(RARE_GOODS)]
    lines = flow([*pieces, *goods, *others], width, "") + flow(rare, width, "")
    return [pen.ink(line, QUIET) for line in lines]
