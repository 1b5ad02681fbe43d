"""Above the map: the nine turns in their three eras, and the players in the order of play with their points."""

from typing import Final

from serai.core.board.amount import amount
from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, fitted, group, rect, text, width_of
from serai.core.say import Count
from serai.games.tadmor.board.lines import POINT, icon
from serai.games.tadmor.board.places import era_place
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.constants import ERAS, SEATS
from serai.games.tadmor.render import speech
from serai.games.tadmor.render.things import ERA, SEAT

HIGH: Final = 44
RIGHT: Final = 1030
TITLE: Final = 78
"""The room for an era's name beside its turns."""


def draw_track(seen: Seen) -> str:
    return group(*[draw_era(seen, era) for era in range(ERAS)], data_area="turns") + draw_players(seen)


def draw_era(seen: Seen, era: int) -> str:
    turns = seen.printed.turns_per_era
    x, width = 10 + era * 212, 206
    pitch = min(37, 112 / turns)
    now = seen.view["turn"]
    cells = []
    for at in range(turns):
        turn = era * turns + at + 1
        cx = x + width - 5 - pitch * (turns - at - 0.5)
        class_ = "tadmor-turn" + (" tadmor-past" if turn < now else "")
        cells.append(circle(cx, 28, min(15, pitch / 2 - 2), class_=class_))
        if turn == now:
            mark = circle(cx, 28, min(17, pitch / 2), class_="tadmor-now") + text(cx, 33.5, turn, "t2 bold mid on")
            cells.append(piece("turn", mark))
        else:
            cells.append(text(cx, 33.5, turn, "t2 mid quiet"))
    price, levels = Count("good", seen.printed.price[era]), Count("level", seen.printed.traitor[era])
    told = seen.say("tip-era", era=ERA[era + 1], price=price, levels=levels)
    return seen.sheet.spot(
        told,
        rect(x, 6, width, HIGH, 8, class_=f"face tadmor-era tadmor-era-{era + 1}"),
        title_of(seen, x + 12, era),
        *cells,
        place=era_place(era + 1),
    )


def title_of(seen: Seen, x: float, era: int) -> str:
    """The name of an era, in smaller type where the longest of the three does not fit."""
    titles = [seen.say("board-era", era=ERA[number + 1]) for number in range(ERAS)]
    large = max(width_of(title, "t3 title") for title in titles) <= TITLE
    return fitted(x, 34.5 if large else 33.5, titles[era], TITLE, "t3 title" if large else "t2 title")


def draw_players(seen: Seen) -> str:
    """Whoever plays first stands first; who is to decide is framed."""
    order = seen.order()
    width = min(124, (RIGHT - 646 + 6) / len(order))
    left = RIGHT + 6 - width * len(order)
    chips = [player(seen, seat, left + width * place, width - 6) for place, seat in enumerate(order)]
    return group(*chips, data_area="players")


def player(seen: Seen, seat: int, x: float, width: float) -> str:
    colour = SEATS[seat]
    points, tower = seen.points(seat), seen.players[seat]["tower"]
    return seen.sheet.spot(
        seen.say("tip-player", seat=SEAT[seat], points=speech.points(points), levels=Count("level", tower)),
        rect(
            x, 6, width, HIGH, 8, class_="face tadmor-person" + (" tadmor-acts" if seen.view["actor"] == seat else "")
        ),
        circle(x + 19, 28, 14, class_="player"),
        emblem(colour, x + 19, 28, 18),
        amount("point", icon(POINT, 0, 0, 15), points, x + 46, 18, 11),
        amount("level", icon("tower", 0, 0, 15, "tadmor-quiet"), tower, x + 46, 38, 11, "t1"),
        class_=colour,
        acts=(f"target {colour}",),
        place=f"{colour} player",
    )
