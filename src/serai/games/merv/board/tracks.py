"""The influence and favour tracks: slim ribbons, one above the board and one below the city."""

from typing import Final

from serai.core.board.svg import circle, rect, text
from serai.core.say import Count
from serai.games.merv.board.icons import disc, heading, icon, panel, points
from serai.games.merv.board.look import Look
from serai.games.merv.board.plan import FAVOUR, INFLUENCE

TITLE: Final = {"influence": 112, "favour": 134}
"""Where the spaces begin, beside the title."""
HIGH: Final = 27
MIDDLE: Final = 17
BELOW: Final = 39
"""The middle of the spaces, and of the row of marks under them."""
NUMBER: Final = 5.5
"""From the middle of a space's points to where its number ends."""
DISCS: Final = {"influence": [10, 8, 6.6, 6], "favour": [8.5, 6.8, 5.8, 5.4]}
"""How large a disc is, by how many share a space."""


def influence(look: Look) -> str:
    """Spaces with their points; below them where contracts of a level open and where one more spice may be taken."""
    printed = look.printed
    first = TITLE["influence"]
    step = (INFLUENCE[2] - first - 6) / (printed.influence_end + 1)
    drawn = []
    for space, score in enumerate(printed.influence_points):
        x = first + step * (space + 0.5)
        marks = influence_marks(look, space, x)
        said = look.tip("influence", n=space, points=Count("point", score), types=printed.spices_allowed[space])
        drawn.append(space_of(look, "influence", space, score, x, step, said, marks))
    title = heading(look, "influence", look.tip("influence_track"), first - 4, 8)
    return panel(look, "influence", title, INFLUENCE, *drawn)


def influence_marks(look: Look, space: int, x: float) -> str:
    """Side by side, in a row of their own."""
    printed = look.printed
    shown = [("seal", level + 1) for level, need in enumerate(printed.contract_level_from) if need == space]
    if space and printed.spices_allowed[space] > printed.spices_allowed[space - 1]:
        shown.append(("caravansary", printed.spices_allowed[space]))
    left = x - 11.5 * len(shown)
    return "".join(
        icon(name, left + 23 * at + 6, BELOW + 2.5, 13) + text(left + 23 * at + 14, BELOW + 7, n, "t1 bold")
        for at, (name, n) in enumerate(shown)
    )


def space_of(look: Look, track: str, space: int, score: int, x: float, width: float, said: str, below: str) -> str:
    """One space: its points at the left, and whoever stands on it beside them."""
    here = [seat for seat in look.scorers() if look.holdings[seat][track] == space]
    shown = points(score, x - width / 4, MIDDLE, 17) if score else circle(x - width / 4, MIDDLE, 2, class_="merv-dot")
    return look.sheet.spot(
        said,
        rect(x - width / 2 + 1, MIDDLE - HIGH / 2, width - 2, HIGH, 5, class_="merv-space face"),
        shown,
        standing(look, track, here, x - width / 4 + NUMBER, x + width / 2 - 1.5),
        below,
        place=f"{track} {space}",
    )


def standing(look: Look, track: str, seats: list[int], left: float, right: float) -> str:
    """The discs on a space, between its number and its edge: two abreast where there is room, else by turns at the left
    and at the right, each a little lower."""
    if len(seats) <= 1:
        return "".join(disc(look, seat, (left + right) / 2, MIDDLE, DISCS[track][0]) for seat in seats)
    r = DISCS[track][len(seats) - 1]
    abreast = 2 if right - left >= 4 * r else 1
    top, way = MIDDLE - HIGH / 2 + r + 0.5, HIGH - 2 * r - 1
    last = (len(seats) - 1) // abreast
    return "".join(
        disc(look, seat, right - r if at % 2 else left + r, top + way * (at // abreast) / last, r)
        for at, seat in enumerate(seats)
    )


def favour(look: Look) -> str:
    printed = look.printed
    first = TITLE["favour"]
    step = (FAVOUR[2] - first - 6) / (printed.favour_end + 1)
    drawn = []
    for space, score in enumerate(printed.favour_points):
        x = first + step * (space + 0.5)
        said = look.tip("favour", n=space, points=Count("point", score))
        number = text(x, BELOW + 4, space, "t1 mid quiet")
        drawn.append(space_of(look, "favour", space, score, x, step, said, number))
    title = heading(look, "favour", look.tip("favour_track"), first - 4, 11, ("favour",))
    return panel(look, "favour", title, FAVOUR, *drawn)
