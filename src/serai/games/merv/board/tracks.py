"""The influence and favour tracks, and the sundial on which years and rounds pass."""

from math import cos, pi, sin
from typing import Final

from serai.core.board.svg import at, circle, line, path, rect, text
from serai.core.say import Count
from serai.games.merv.board.icons import discs, heading, heading_width, icon, panel, points
from serai.games.merv.board.look import Look
from serai.games.merv.render.clock import clock

INFLUENCE: Final = (100, 8, 584, 84)
FAVOUR: Final = (8, 708, 392, 84)
SUNDIAL: Final = (8, 8, 84, 84)


def influence(look: Look) -> str:
    """Spaces with their points; below them where contracts of a level open and where one more spice may be taken."""
    printed = look.printed
    step = (INFLUENCE[2] - 12) / (printed.influence_end + 1)
    drawn = []
    for space, score in enumerate(printed.influence_points):
        x = 6 + step * (space + 0.5)
        marks = influence_marks(look, space, x)
        said = look.tip("influence", n=space, points=Count("point", score), types=printed.spices_allowed[space])
        drawn.append(look.sheet.spot(said, space_of(look, "influence", space, score, x, 42, step), marks))
    title = heading(look, "influence", look.word("influence"), look.tip("influence_track"))
    return panel(look, "influence", title, INFLUENCE, *drawn)


def influence_marks(look: Look, space: int, x: float) -> str:
    printed = look.printed
    marks = ""
    for level, need in enumerate(printed.contract_level_from):
        if need == space:
            marks += icon("seal", x - 5, 65, 13) + text(x + 3, 69, level + 1, "t1 bold")
    if space and printed.spices_allowed[space] > printed.spices_allowed[space - 1]:
        marks += icon("caravansary", x - 5, 77, 12) + text(x + 3, 81, printed.spices_allowed[space], "t1 bold")
    return marks


def space_of(look: Look, track: str, space: int, score: int, x: float, y: float, width: float) -> str:
    """One space: its points, and whoever stands on it."""
    here = [seat for seat in look.scorers() if look.holdings[seat][track] == space]
    box = rect(x - width / 2 + 1, y - 14, width - 2, 29, 4, class_="merv-space face")
    shown = points(score, x, y, 17) if score else circle(x, y, 2, class_="merv-dot")
    return box + shown + (discs(look, here, x, y, 26) if here else "")


def favour(look: Look) -> str:
    printed = look.printed
    step = (FAVOUR[2] - 16) / (printed.favour_end + 1)
    drawn = []
    for space, score in enumerate(printed.favour_points):
        said = look.tip("favour", n=space, points=Count("point", score))
        x = 8 + step * (space + 0.5)
        number = text(x, 76, space, "t1 mid quiet")
        drawn.append(look.sheet.spot(said, space_of(look, "favour", space, score, x, 46, step), number))
    word = look.word("favour")
    title = look.sheet.spot(
        look.tip("favour_track"),
        rect(4, 3, max(104, heading_width(word)), 26, 6, class_="merv-heading face"),
        icon("favour", 19, 15, 18),
        text(32, 20, word, "t2 title"),
        acts=("favour",),
    )
    return panel(look, "favour", title, FAVOUR, *drawn)


def sundial(look: Look) -> str:
    """As many hours as there are rounds; the shadow lies on the round that is played."""
    view, printed = look.view, look.printed
    hours = printed.years * printed.rounds
    hour = min(view["year"] * printed.rounds + view["round"], hours)
    marks = ""
    for at_hour in range(hours):
        x, y = round_the_dial(at_hour + 0.5, hours, 27)
        passed = "merv-past" if at_hour < hour else "merv-now" if at_hour == hour else "merv-hour"
        marks += circle(x, y, 4 if at_hour == hour else 3, class_=passed)
    for year in range(printed.years):
        x, y = round_the_dial((year + 0.5) * printed.rounds, hours, 14.5)
        shade = "t1 mid bold" if year == view["year"] else "t1 mid quiet"
        marks += text(x, y + 4, "I" * (year + 1) if year < 3 else year + 1, shade)
        marks += edge_of_year(look, year, hours)
    tip_x, tip_y = round_the_dial(hour + 0.5, hours, 24)
    side_x, side_y = round_the_dial(hour + 0.5 + hours / 4, hours, 3)
    shadow = path(
        f"M{side_x:.1f} {side_y:.1f} {tip_x:.1f} {tip_y:.1f} {-side_x:.1f} {-side_y:.1f}z", class_="merv-shadow"
    )
    said = clock_tip(look)
    dial = (
        circle(0, 0, 37, class_="merv-dial face")
        + circle(0, 0, 21, class_="merv-dial-inner")
        + (shadow if look.decisions else "")
        + marks
    )
    return at(SUNDIAL[0] + 42, SUNDIAL[1] + 42, look.sheet.spot(said, dial), data_area="year")


def edge_of_year(look: Look, year: int, hours: int) -> str:
    """The end of a year: a flame where the Mongols come."""
    x, y = round_the_dial((year + 1) * look.printed.rounds, hours, 36)
    inner_x, inner_y = round_the_dial((year + 1) * look.printed.rounds, hours, 21)
    if year + 1 in look.printed.invasion_years:
        return line(inner_x, inner_y, x, y, class_="merv-edge") + icon("flame", x * 0.97, y * 0.97, 14)
    return line(inner_x, inner_y, x, y, class_="merv-edge")


def round_the_dial(hour: float, hours: int, radius: float) -> tuple[float, float]:
    angle = 2 * pi * hour / hours
    return radius * sin(angle), -radius * cos(angle)


def clock_tip(look: Look) -> str:
    view, printed = look.view, look.printed
    invaded = view["year"] + 1 in printed.invasion_years
    return look.tip("year_invasion" if invaded else "year_peace", clock=clock(look.view, look.printed))
