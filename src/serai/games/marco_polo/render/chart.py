"""The map as a terminal shows it: four roads from Venezia in the west to Beijing in the east, and the ways between.

Under the name of a city stand the posts there, then the figures, and below them the bonus. The places lie where the
printed roads need them; any other road, which only an owner's corrections can bring, is listed below the map.
"""

from itertools import pairwise
from typing import Final

from serai.core.render.canvas import Canvas
from serai.core.render.ink import QUIET, TITLE
from serai.core.say import COMMA, Say, Several
from serai.games.marco_polo.bundle import Bundle
from serai.games.marco_polo.components import Road
from serai.games.marco_polo.constants import (
    BEIJING,
    CAMEL,
    COIN,
    LARGE,
    LOCATIONS,
    NOBODY,
    OASIS,
    SMALL,
    VENEZIA,
)
from serai.games.marco_polo.render.ink import SEATS, Pen, Piece, letter, sign
from serai.games.marco_polo.render.speech import letter_of, place
from serai.games.marco_polo.table import Table

WIDEST: Final = 118
WEST: Final = 7
"""Where the roads from Venezia part."""
EAST: Final = 8
"""How far from the right edge the roads to Beijing meet."""
ROW_HEIGHT: Final = 4


def numbers(*names: str) -> list[int]:
    return [LOCATIONS.index(name) for name in names]


ROWS: Final = [
    numbers("oasis_a", "moscow", "anxi", "karakorum", "oasis_b", "oasis_c"),
    numbers("oasis_e", "samarcanda", "oasis_f", "kashgar", "lan_zhou", "oasis_d"),
    numbers("alexandria", "oasis_g", "ormuz", "karachi", "oasis_h", "xian"),
    numbers("oasis_i", "adana", "kochi", "sumatra", "oasis_j"),
]
"""The places of each road from west to east; those of the last one begin below Alexandria."""
DOWN: Final = [
    numbers("oasis_b", "oasis_d"),
    numbers("oasis_e", "oasis_g"),
    numbers("alexandria", "oasis_i"),
    numbers("oasis_h", "kochi"),
]
"""The ways from one of the four roads to the next."""
ABOVE: Final = [way[0] for way in DOWN]
MIDDLE: Final = 1
"""Venezia and Beijing are named at the second road."""
FROM_VENEZIA: Final = 3
"""So many of the roads begin in Venezia."""


class Chart:
    def __init__(self, t: Table, pen: Pen, width: int) -> None:
        self.t = t
        self.pen = pen
        self.canvas = Canvas()
        self.east = min(width, WIDEST) - EAST
        self.x: dict[int, int] = {}
        self.drawn: list[set[int]] = []
        """The roads on the map; whatever else there is must be listed."""

    def lines(self) -> list[str]:
        for row in range(len(ROWS)):
            self.place(row)
        self.venezia()
        self.beijing()
        for row, locations in enumerate(ROWS):
            for location in locations:
                self.location(location, row * ROW_HEIGHT)
        for upper, lower in DOWN:
            self.way_down(upper, lower)
        return self.canvas.lines(self.pen.ink) + self.other_roads()

    # Where everything lies ------------------------------------------------------------------------------------------

    def place(self, row: int) -> None:
        """Give each place of a road what it needs, and share out the room that is left; then draw the road."""
        locations = ROWS[row]
        stops = ([VENEZIA] if row < FROM_VENEZIA else []) + [*locations, BEIJING]
        first = WEST + 1 if row < FROM_VENEZIA else self.x[ROWS[row - 1][0]]
        needs = [self.room(here, there, 2) for here, there in pairwise(stops)]
        if sum(needs) > self.east - first:  # a crowd on a narrow screen
            needs = [self.room(here, there, 0) for here, there in pairwise(stops)]
        spare = max(0, self.east - first - sum(needs))
        ends = [first]
        for at, need in enumerate(needs):
            ends.append(ends[-1] + need + spare // len(needs) + int(at < spare % len(needs)))
        ends[-1] = self.east
        if row < FROM_VENEZIA:
            self.x.update(zip(locations, ends[1:], strict=False))
            self.road(VENEZIA, locations[0], WEST + 1, ends[1], row)
        else:
            self.x.update(zip(locations, ends, strict=False))
        for here, there in zip(locations, [*locations[1:], BEIJING], strict=True):
            x = self.x[here] + len(self.name(here))
            self.road(here, there, x, self.east if there == BEIJING else self.x[there], row)

    def room(self, here: int, there: int, air: int) -> int:
        """From the beginning of a place to that of the next one on its road."""
        line = max(1, len(self.price_of(here, there)) + air)
        if here == VENEZIA:
            return line
        under = max(sum(len(text) for text, _ in pieces) for pieces in self.under(here))
        return max(len(self.name(here)) + line, under + self.inset(here) + 1)

    def inset(self, location: int) -> int:
        """What stands under a place makes way for a road that leads down from it."""
        return 3 if location in ABOVE else 0

    # Places ---------------------------------------------------------------------------------------------------------

    def name(self, location: int) -> str:
        """Large cities stand out, an oasis is a letter in brackets."""
        if location >= OASIS:
            return f"({letter_of(location)})"
        word = self.pen.speak(place(location))
        return word.upper() if LARGE <= location < SMALL else word

    def location(self, location: int, y: int) -> None:
        x = self.x[location]
        self.canvas.put(x, y, self.name(location), QUIET if location >= OASIS else TITLE)
        for below, pieces in enumerate(self.under(location), 1):
            self.write(x + self.inset(location), y + below, pieces)

    def under(self, location: int) -> list[list[Piece]]:
        """Two lines: posts and figures, and the bonus of the city."""
        posts = [seat for seat, player in enumerate(self.t.players) if player.has_post(location)]
        people = [self.person(seat) for seat in posts]
        figures = self.figures(location)
        return [people + ([(" ", "")] if people and figures else []) + figures, self.signs(self.bonus(location))]

    def figures(self, location: int) -> list[Piece]:
        here = [seat for seat, player in enumerate(self.t.players) for at in player.figures if at == location]
        return [("@", ""), *[self.person(seat) for seat in here]] if here else []

    def person(self, seat: int) -> Piece:
        return self.pen.speak(letter(seat)), SEATS[seat]

    def bonus(self, location: int) -> Bundle | None:
        """What a new post would bring; an outpost can be gone."""
        if LARGE <= location < SMALL:
            outpost = self.t.outposts[location - LARGE]
            return None if outpost == NOBODY else self.t.printed.outposts[outpost]
        if self.t.printed.is_small(location):
            marker = self.t.markers[location - SMALL]
            return None if marker == NOBODY else self.t.printed.markers[marker]
        return None

    def signs(self, bundle: Bundle | None) -> list[Piece]:
        """A bundle in short signs, each with its ink, and spaces between them."""
        pieces: list[Piece] = []
        for piece in self.pen.signs(bundle) if bundle else []:
            pieces += [(" ", "")] * bool(pieces) + [piece]
        return pieces

    def write(self, x: int, y: int, pieces: list[Piece]) -> int:
        for text, code in pieces:
            x = self.canvas.put(x, y, text, code)
        return x

    def venezia(self) -> None:
        for y in range((FROM_VENEZIA - 1) * ROW_HEIGHT + 1):
            self.canvas.put(WEST, y, "│", QUIET)
        for row, corner in enumerate("╭┼╰"):
            self.canvas.put(WEST, row * ROW_HEIGHT, corner, QUIET)
        self.canvas.put(0, MIDDLE * ROW_HEIGHT, self.name(VENEZIA), TITLE)
        self.write(0, MIDDLE * ROW_HEIGHT + 1, self.figures(VENEZIA))

    def beijing(self) -> None:
        """Its places, those worth most first."""
        for y in range((len(ROWS) - 1) * ROW_HEIGHT + 1):
            self.canvas.put(self.east, y, "│", QUIET)
        for row, corner in enumerate("╮┼┤╯"):
            self.canvas.put(self.east, row * ROW_HEIGHT, corner, QUIET)
        x, y = self.east + 1, MIDDLE * ROW_HEIGHT
        self.canvas.put(x, y, self.name(BEIJING), TITLE)
        for below, (points, owner) in enumerate(zip(self.t.printed.beijing_points, self.t.beijing, strict=True), 1):
            after = self.canvas.put(x, y + below, f"{points:>2} ")
            self.write(after, y + below, [("·", "") if owner == NOBODY else self.person(owner)])
        self.write(x, y + len(self.t.beijing) + 1, self.figures(BEIJING))

    # Roads ----------------------------------------------------------------------------------------------------------

    def find(self, here: int, there: int) -> Road | None:
        self.drawn.append({here, there})
        return self.t.printed.road(here, there)

    def price_of(self, here: int, there: int) -> str:
        road = self.t.printed.road(here, there)
        return self.road_price(road) if road else ""

    def road(self, here: int, there: int, x: int, end: int, row: int) -> None:
        """A line with its price in the middle."""
        if self.find(here, there) is None:
            return
        y = row * ROW_HEIGHT
        self.canvas.put(x, y, "─" * (end - x), QUIET)
        price = self.price_of(here, there)
        self.canvas.put(x + (end - x - len(price)) // 2, y, price)

    def way_down(self, upper: int, lower: int) -> None:
        """From a place to one on the next road, with a bend just above it."""
        if self.find(upper, lower) is None:
            return
        row = next(row for row, locations in enumerate(ROWS) if upper in locations)
        here, there = self.x[upper] + 1, self.x[lower] + 1
        bend = row * ROW_HEIGHT + ROW_HEIGHT - 1
        for y in range(row * ROW_HEIGHT + 1, bend):
            self.canvas.put(here, y, "│", QUIET)
        price = self.price_of(upper, lower)
        if here == there:
            after = self.canvas.put(here, bend, "│", QUIET)
            self.canvas.put(after, bend, price)
            return
        left, right = min(here, there), max(here, there)
        self.canvas.put(left, bend, "─" * (right - left), QUIET)
        self.canvas.put(here, bend, "╰" if here < there else "╯", QUIET)
        self.canvas.put(there, bend, "╮" if here < there else "╭", QUIET)
        self.canvas.put(left + 1 + (right - left - 1 - len(price)) // 2, bend, price)

    def road_price(self, road: Road) -> str:
        return "".join(self.pen.speak(sign(thing, n)) for thing, n in [(COIN, road.coins), (CAMEL, road.camels)] if n)

    def other_roads(self) -> list[str]:
        others = [
            Say("picture-other-road", here=place(here), there=place(road.to), price=self.road_price(road))
            for here, roads in enumerate(self.t.printed.roads)
            for road in roads
            if road.to > here and {here, road.to} not in self.drawn
        ]
        return [self.pen.say("other-roads", roads=Several(others, COMMA))] if others else []
