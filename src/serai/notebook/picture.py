"""A table as one drawing: how far the game is, the board, and below it what lies before everybody."""

import re
from typing import Final

from serai.core.board import emblems
from serai.core.board.boards import board_of
from serai.core.board.choices import Sheet
from serai.core.board.emblems import emblem
from serai.core.board.svg import at, circle, group, number, rect, tag, text, use
from serai.core.game import Game
from serai.core.state import State
from serai.core.titles import find
from serai.language import DEFAULT, best_of, from_environment, spoken
from serai.notebook.styles import SCOPE, styles

WIDTH: Final = 1040.0
MARGIN: Final = 10.0
GAP: Final = 14.0
ABREAST: Final = 3
"""So many mats beside each other."""
HEAD: Final = 34.0
"""The height of the line above the board, and above each mat."""
SIZE: Final = re.compile(r'viewBox="0 0 ([\d.]+) ([\d.]+)"')


def reader(lang: str | None) -> str:
    """The language of whoever reads: the one that is named, or what the environment asks for."""
    return best_of([lang] if lang else from_environment()) or DEFAULT


class Picture:
    """A position as one reader sees it: a seat, or a spectator; in a notebook it shows itself."""

    def __init__(self, state: State, seat: int | None = None, lang: str | None = None) -> None:
        self.state = state
        self.seat = seat
        self.code = reader(lang)
        self.game: Game = find(state.terms.game)
        self.view = state.view(seat)
        self.printed = self.game.printed_of(self.view)
        self.spoken = spoken(self.game, self.code)
        choices = self.spoken.choices(state) if seat is not None and seat == state.actor else []
        self.sheet = Sheet(choices, self.spoken.language)

    def _repr_svg_(self) -> str | None:
        """The whole drawing; None for a title that has no board."""
        parts, height = self.parts()
        return whole(self.game, parts, height) if parts else None

    def parts(self) -> tuple[str, float]:
        """What is drawn, and how high it is."""
        board = board_of(self.game).draw(self.view, self.printed, self.sheet)
        if not board:
            return "", 0.0
        placed, height = put(board, 0, HEAD, WIDTH)
        mats, below = self.mats(HEAD + height + GAP)
        return self.heading() + placed + mats, below

    def heading(self) -> str:
        clock = self.spoken.clock(self.view, self.printed)
        return text(4, 23, self.spoken(self.game.called()), "t3 title") + text(WIDTH - 4, 23, clock, "t2 end quiet")

    def mats(self, top: float) -> tuple[str, float]:
        """Everybody's mat in rows below each other, and where they end."""
        width = (WIDTH - (ABREAST - 1) * GAP) / ABREAST
        drawn = ""
        bottom = top
        for seat in range(len(self.game.seat_names(self.state.seats))):
            if seat and seat % ABREAST == 0:
                top = bottom
            x = seat % ABREAST * (width + GAP)
            mat = board_of(self.game).mat(self.view, self.printed, seat, self.sheet)
            placed, height = put(mat, x, top + HEAD, width) if mat else ("", 0.0)
            drawn += at(x, top, self.label(seat, width)) + placed
            bottom = max(bottom, top + HEAD + height + GAP)
        return drawn, bottom

    def label(self, seat: int, width: float) -> str:
        """Whose mat it is, and how many points they have; a frame around whoever decides."""
        colour = self.game.seat_colours(self.state.seats)[seat]
        name = self.spoken(self.game.names(self.state.seats)[seat])
        decides = rect(0, 1, width, HEAD - 4, 8, class_="surface") if seat == self.state.actor else ""
        sign = group(circle(18, 16, 11, class_="player"), emblem(colour, 18, 16, 15), class_=colour)
        scores = self.state.scores()
        points = text(width - 34, 21, scores[seat].total, "t2 bold end") if seat < len(scores) else ""
        star = use("point", width - 20, 16, 18, class_="ink") if points else ""
        return decides + sign + text(38, 21, name, "t2 bold") + points + star


def put(drawn: str, x: float, y: float, width: float) -> tuple[str, float]:
    """A drawing inside another, at a place and so wide; and how high it then is."""
    found = SIZE.search(drawn)
    assert found is not None
    height = float(found[2]) * width / float(found[1])
    place = f'x="{number(x)}" y="{number(y)}" width="{number(width)}" height="{number(height)}"'
    return drawn.replace("<svg ", f"<svg {place} ", 1), height


def whole(game: Game, parts: str, height: float) -> str:
    """A drawing that stands alone: with its styles and with the pictures that it uses."""
    box = f"{number(-MARGIN)} 0 {number(WIDTH + 2 * MARGIN)} {number(height)}"
    ground = rect(-MARGIN, 0, WIDTH + 2 * MARGIN, height, 10, class_="ground")
    symbols = emblems.symbols() + board_of(game).symbols()
    inside = tag("svg", ground + parts, x=-MARGIN, width=WIDTH + 2 * MARGIN, height=height, viewBox=box)
    return tag(
        "svg",
        tag("style", styles(game)) + symbols + inside,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=box,
        role="img",
        aria_label=game.title,
        class_=SCOPE,
    )
