"""Below the map: the temple's parts, what sets of rare goods are worth, the missions, the Marauders cards."""

from typing import Final

from serai.core.board.amount import counted
from serai.core.board.choices import piece
from serai.core.board.emblems import emblem
from serai.core.board.svg import at, circle, fitted, group, rect, text
from serai.core.say import COMMA, SPACE, Count, Say, Several
from serai.games.tadmor.board.lacks import lacking_part
from serai.games.tadmor.board.lines import POINT, cost_line, icon, line_of, paragraph
from serai.games.tadmor.board.places import CARDS, DECK, DISCARDS
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.cards import CHEAPER_TEMPLE
from serai.games.tadmor.constants import PARTS, REGIONS, SEATS
from serai.games.tadmor.render import speech
from serai.games.tadmor.render.speech import price
from serai.games.tadmor.render.things import PART, REGION, SEAT

TOP: Final = 486
"""Where the supplies begin, and how high they are."""
HIGH: Final = 80


def panel(x: float, width: float, title: str, *parts: str, area: str, y: float = TOP, high: float = HIGH) -> str:
    return group(
        rect(x, y, width, high, 8, class_="surface"),
        fitted(x + 10, y + 17, title, width - 16, "t2 title"),
        *parts,
        data_area=area,
    )


def draw_supplies(seen: Seen) -> str:
    return temple_parts(seen) + sets(seen)


def draw_decks(seen: Seen) -> str:
    return missions(seen) + marauders(seen)


def temple_parts(seen: Seen) -> str:
    """A card for each part: what it costs, what a temple is worth with it, how many are left."""
    cards, discount = [], seen.discount(seen.reader, CHEAPER_TEMPLE)
    for part, name in enumerate(PARTS):
        x, y = 16 + part * 96, TOP + 23
        left = seen.printed.part_copies[part] - sum(player["temples"][name] for player in seen.players)
        cost, points = seen.printed.part_cost[part], seen.printed.part_points[part]
        told = Say("tip-part", part=PART[part], price=price(cost, discount), points=speech.points(points), left=left)
        cards.append(
            seen.sheet.spot(
                seen.sheet.speak(Several([told, *lacking_part(seen, part)], SPACE)),
                rect(x, y, 92, 52, 5, class_="face tadmor-card"),
                icon(name, x + 18, y + 16, 28),
                line_of([f"={points}", POINT], x + 35, y + 14, 14, "start"),
                text(x + 88, y + 18.5, f"×{left}", "t1 end quiet"),
                line_of(cost_line(cost), x + 46, y + 39, 16),
                place=f"{name} supply",
            )
        )
    return panel(10, 394, seen.say("board-temple"), *cards, area="temple")


def sets(seen: Seen) -> str:
    """By how many different rare goods a set holds."""
    cells = []
    values = seen.printed.set_points[1:]
    for n, points in enumerate(values, 1):
        x, y = 417 + (n - 1) * 28.4, TOP + 23
        cells.append(
            rect(x, y, 26.4, 52, 4, class_="tadmor-cell")
            + text(x + 13, y + 18, n, "t1 mid quiet")
            + text(x + 13, y + 41, points, "t2 bold mid")
        )
    told = seen.say("tip-sets", points=Several(values, COMMA))
    title = seen.say("board-sets")
    return panel(410, 268, title, seen.sheet.spot(told, *cells, place="sets of rare goods"), area="sets")


def missions(seen: Seen) -> str:
    """The deck, face down, and the cards discarded from hands."""
    deck, discards = seen.view["deck"], len(seen.view["discards"])
    x, y = 694, TOP + 24
    drawn = seen.sheet.spot(
        seen.say("tip-deck", cards=Count("card", deck)),
        rect(x, y, 62, 50, 5, class_="face tadmor-back"),
        piece("mission", icon("mission", x + 20, y + 26, 26, "tadmor-on")),
        counted("mission", deck, text(x + 47, y + 32, deck, "t2 bold mid on")),
        acts=("draw", "rest-missions"),
        place=DECK,
    )
    away = seen.sheet.spot(
        seen.say("tip-discards", cards=Count("card", discards)),
        rect(x + 70, y, 62, 50, 5, class_="face tadmor-card"),
        icon("mission", x + 90, y + 26, 26, "tadmor-ghost"),
        counted("mission", discards, text(x + 117, y + 32, discards, "t2 mid quiet")),
        place=DISCARDS,
    )
    return panel(684, 152, seen.say("board-missions"), drawn, away, area="missions")


def marauders(seen: Seen) -> str:
    """The cards, who holds one, and the region under attack, which cannot be chosen next."""
    attacked, holder = seen.view["under_attack"], seen.view["holder"]
    x, y = 852, TOP + 24
    left = len(REGIONS) - (1 if attacked else 0) - (1 if holder else 0)
    deck = seen.sheet.spot(
        seen.say("tip-card-held", owner=SEAT[SEATS.index(holder)]) if holder else seen.say("tip-cards", n=left),
        rect(x, y, 62, 50, 5, class_="face tadmor-back"),
        icon("marauders", x + 20, y + 26, 26, "tadmor-on"),
        text(x + 47, y + 32, left, "t2 bold mid on"),
        held_by(holder, x + 57, y + 47) if holder else "",
        place=CARDS,
    )
    name = seen.say(f"board-region-{attacked}") if attacked else seen.say("board-nowhere")
    slot = seen.sheet.spot(
        told_of(seen, attacked),
        rect(x + 70, y, 102, 50, 5, class_="face tadmor-card" + (" tadmor-alarmed" if attacked else "")),
        piece("marauders", icon("marauders", x + 121, y + 17, 22, "tadmor-alarm")) if attacked else "",
        fitted(x + 121, y + 44, name, 96, "t1 mid") if attacked else paragraph(name, x + 121, y + 22, 92, 2, "t1 mid"),
        place="marauders slot",
    )
    return panel(842, 188, seen.say("board-marauders"), deck, slot, area="marauders")


def told_of(seen: Seen, attacked: str | None) -> str:
    """What the card in the region-under-attack slot means now."""
    if not attacked:
        return seen.say("tip-no-attack")
    return seen.say("tip-attack-safe" if seen.placing else "tip-attack", region=REGION[REGIONS.index(attacked)])


def held_by(colour: str, x: float, y: float) -> str:
    """The emblem of whoever holds a card."""
    return at(x, y, circle(0, 0, 10, class_="player"), emblem(colour, 0, 0, 13), class_=colour)
