"""Below the map: the temple's parts, what sets of rare goods are worth, the missions, the Marauders cards."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import at, circle, fitted, group, rect, text
from serai.core.say import COMMA, Count, Several
from serai.games.tadmor.board.lines import POINT, cost_line, icon, line_of
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.constants import PARTS, REGIONS, SEATS
from serai.games.tadmor.render import speech
from serai.games.tadmor.render.speech import goods
from serai.games.tadmor.render.things import PART, REGION, SEAT

TOP: Final = 550
"""Where the supplies begin, and how high they are."""
HIGH: Final = 98


def panel(x: float, width: float, title: str, *parts: str, area: str) -> str:
    return group(
        rect(x, TOP, width, HIGH, 8, class_="surface"),
        fitted(x + 12, TOP + 19, title, width - 20, "t2 title"),
        *parts,
        data_area=area,
    )


def draw_supplies(seen: Seen) -> str:
    return temple_parts(seen) + sets(seen) + missions(seen) + marauders(seen)


def temple_parts(seen: Seen) -> str:
    """A card for each part: what it costs, what a temple is worth with it, how many are left."""
    cards = []
    for at_, part in enumerate(PARTS):
        x, y = 20 + at_ * 98, TOP + 28
        left = seen.printed.part_copies[at_] - sum(player["temples"][part] for player in seen.players)
        cost, points = seen.printed.part_cost[at_], seen.printed.part_points[at_]
        cards.append(
            seen.sheet.spot(
                seen.say("tip-part", part=PART[at_], price=goods(cost), points=speech.points(points), left=left),
                rect(x, y, 92, 62, 5, class_="face tadmor-card"),
                icon(part, x + 21, y + 21, 32),
                line_of([f"={points}", POINT], x + 44, y + 13, 17, "start"),
                text(x + 44, y + 33, f"×{left}", "t1 quiet"),
                line_of(cost_line(cost), x + 46, y + 49, 17),
                class_="" if left else "faint",
            )
        )
    return panel(10, 408, seen.say("board-temple"), *cards, area="temple")


def sets(seen: Seen) -> str:
    """By how many different rare goods a set holds."""
    cells = []
    values = seen.printed.set_points[1:]
    for n, points in enumerate(values, 1):
        x, y = 438 + (n - 1) * 28, TOP + 30
        cells.append(
            rect(x, y, 26, 58, 4, class_="tadmor-cell")
            + text(x + 13, y + 21, n, "t1 mid quiet")
            + text(x + 13, y + 46, points, "t2 bold mid")
        )
    told = seen.say("tip-sets", points=Several(values, COMMA))
    return panel(426, 276, seen.say("board-sets"), seen.sheet.spot(told, *cells), area="sets")


def missions(seen: Seen) -> str:
    """The deck, face down, and the cards discarded from hands."""
    deck, discards = seen.view["deck"], len(seen.view["discards"])
    x, y = 722, TOP + 28
    drawn = seen.sheet.spot(
        seen.say("tip-deck", cards=Count("card", deck)),
        rect(x, y, 48, 62, 5, class_="face tadmor-back"),
        piece("mission", icon("mission", x + 24, y + 23, 26, "tadmor-on")),
        text(x + 24, y + 54, deck, "t2 bold mid on"),
        acts=("draw", "rest-missions"),
    )
    away = seen.sheet.spot(
        seen.say("tip-discards", cards=Count("card", discards)),
        rect(x + 58, y, 48, 62, 5, class_="face tadmor-card"),
        icon("mission", x + 82, y + 23, 26, "tadmor-ghost"),
        text(x + 82, y + 54, discards, "t2 mid quiet"),
    )
    return panel(710, 128, seen.say("board-missions"), drawn, away, area="missions")


def marauders(seen: Seen) -> str:
    """The cards, who holds one, and the region under attack, which cannot be chosen next."""
    attacked, holder = seen.view["under_attack"], seen.view["holder"]
    x, y = 858, TOP + 28
    left = len(REGIONS) - (1 if attacked else 0) - (1 if holder else 0)
    deck = seen.sheet.spot(
        seen.say("tip-card-held", owner=SEAT[SEATS.index(holder)]) if holder else seen.say("tip-cards", n=left),
        rect(x, y, 48, 62, 5, class_="face tadmor-back"),
        icon("marauders", x + 24, y + 23, 26, "tadmor-on"),
        text(x + 24, y + 54, left, "t2 bold mid on"),
        held_by(holder, x + 46, y + 57) if holder else "",
    )
    name = seen.say(f"board-region-{attacked}") if attacked else seen.say("board-nowhere")
    words = name.split(" ")
    lines = [
        fitted(x + 90, y + (48 if attacked else 42) + 13 * row - 6.5 * (len(words) - 1), word, 64, "t1 mid")
        for row, word in enumerate(words)
    ]
    slot = seen.sheet.spot(
        told_of(seen, attacked),
        rect(x + 56, y, 68, 62, 5, class_="face tadmor-card" + (" tadmor-alarmed" if attacked else "")),
        piece("marauders", icon("marauders", x + 90, y + 18, 22, "tadmor-alarm")) if attacked else "",
        *lines,
    )
    return panel(846, 144, seen.say("board-marauders"), deck, slot, area="marauders")


def told_of(seen: Seen, attacked: str | None) -> str:
    """What the card in the region-under-attack slot means now."""
    if not attacked:
        return seen.say("tip-no-attack")
    return seen.say("tip-attack-safe" if seen.placing else "tip-attack", region=REGION[REGIONS.index(attacked)])


def held_by(colour: str, x: float, y: float) -> str:
    """The emblem of whoever holds a card."""
    return at(x, y, circle(0, 0, 10, class_="player"), emblem(colour, 0, 0, 13), class_=colour)
