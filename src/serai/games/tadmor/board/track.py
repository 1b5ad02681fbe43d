"""Above the map: the nine turns in their three eras, and the players in the order of play with their points."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, fitted, group, rect, text, width_of
from serai.core.say import Count
from serai.games.tadmor.board.lines import POINT, icon
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.constants import ERAS, SEATS
from serai.games.tadmor.render import speech
from serai.games.tadmor.render.things import ERA, SEAT

TITLE: Final = 62
"""The room for an era's name beside its turns."""


def draw_track(seen: Seen) -> str:
    return group(*[draw_era(seen, era) for era in range(ERAS)], data_area="turns") + draw_players(seen)


def draw_era(seen: Seen, era: int) -> str:
    turns = seen.printed.turns_per_era
    x, width = 10 + era * 202, 194
    pitch = min(38, 114 / turns)
    now = seen.view["turn"]
    cells = []
    for at in range(turns):
        turn = era * turns + at + 1
        cx = x + 190 - pitch * (turns - at - 0.5)
        class_ = "tadmor-turn" + (" tadmor-past" if turn < now else "")
        cells.append(circle(cx, 36, min(16, pitch / 2 - 2), class_=class_) + text(cx, 41.5, turn, "t2 mid quiet"))
        if turn == now:
            mark = circle(cx, 36, min(18, pitch / 2), class_="tadmor-now") + text(cx, 41.5, turn, "t2 bold mid on")
            cells.append(piece("turn", mark))
    price, levels = Count("good", seen.printed.price[era]), Count("level", seen.printed.traitor[era])
    told = seen.say("tip-era", era=ERA[era + 1], price=price, levels=levels)
    return seen.sheet.spot(
        told,
        rect(x, 8, width, 56, 8, class_=f"tadmor-era tadmor-era-{era + 1}"),
        title_of(seen, x + 12, era),
        *cells,
    )


def title_of(seen: Seen, x: float, era: int) -> str:
    """The name of an era, in smaller type where the longest of the three does not fit."""
    titles = [seen.say("board-era", era=ERA[number + 1]) for number in range(ERAS)]
    large = max(width_of(title, "t3 title") for title in titles) <= TITLE
    return fitted(x, 43 if large else 42, titles[era], TITLE, "t3 title" if large else "t2 title")


def draw_players(seen: Seen) -> str:
    """Whoever plays first stands first; who is to decide is framed."""
    order = seen.order()
    width = min(92, (990 - 622 + 6) / len(order))
    chips = [player(seen, seat, 990 - width * (len(order) - place) + 6, width - 6) for place, seat in enumerate(order)]
    return group(*chips, data_area="players")


def player(seen: Seen, seat: int, x: float, width: float) -> str:
    colour = SEATS[seat]
    points, tower = seen.points(seat), seen.players[seat]["tower"]
    return seen.sheet.spot(
        seen.say("tip-player", seat=SEAT[seat], points=speech.points(points), levels=Count("level", tower)),
        rect(x, 8, width, 56, 8, class_="face tadmor-person" + (" tadmor-acts" if seen.view["actor"] == seat else "")),
        circle(x + 18, 36, 13, class_="player"),
        emblem(colour, x + 18, 36, 17),
        text(x + 36, 32, points, "t2 bold"),
        icon(POINT, x + 45 + 9.6 * len(str(points)), 27, 14),
        icon("tower", x + 43, 49, 14, "tadmor-quiet"),
        text(x + 54, 53.5, tower, "t1 quiet"),
        class_=colour,
        acts=(f"target {colour}",),
    )
