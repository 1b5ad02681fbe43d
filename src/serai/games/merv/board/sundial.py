"""The sundial on which years and rounds pass."""

from math import cos, pi, sin

from serai.core.board.svg import at, circle, line, path, text
from serai.games.merv.board.icons import icon
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import YEAR
from serai.games.merv.board.plan import SUNDIAL
from serai.games.merv.render.clock import clock


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
    return at(SUNDIAL[0] + 42, SUNDIAL[1] + 42, look.sheet.spot(said, dial, place=YEAR), data_area="year")


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
