"""What lies in the middle of the table, as numbers: caravan cards, camels, and what can still be taken."""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.merv.bot.features_hand import GAINS
from serai.games.merv.constants import CITIES, HALLS, INNER, MARKET_SLOTS, MOSQUE_PATHS
from serai.games.merv.palace import seated
from serai.games.merv.table import Table

DISPLAY: Final = 8


def describe_table(layout: Layout) -> None:
    cards = [str(place) for place in range(1, DISPLAY + 1)]
    layout.each(
        "card.gain",
        cards,
        "the points that this card on display, front first, adds to my sets, and 1 if it completes a pair",
    )
    layout.one("card.camels", "camels on the caravan cards")
    layout.one("card.shown", "caravan cards on display")
    layout.one("card.deck", "caravan cards left in the deck")
    layout.one("market.side", "the second side of the camel market lies face up")
    layout.each("market.covered", MARKET_SLOTS, "a camel stands on this slot of the camel market")
    layout.each("camel.city", CITIES[:INNER], "a camel waits in this city for the first trading post")
    layout.each("camel.mosque", MOSQUE_PATHS, "a camel waits on the first space of this path")
    layout.each("hall.room", HALLS, "seats left in this hall")
    layout.one("left.white_upgrades", "white upgrades left")
    layout.one("left.walls", "wall segments and gates left")


def fill_table(t: Table, row: Row) -> None:
    display = t.display
    shown = len(display)
    for place in range(DISPLAY):
        row.put(GAINS[display[place]] if place < shown else 0)
    row.put(t.display_camels)
    row.put(shown)
    deck = t.deck
    row.put(deck[0] + deck[1] + deck[2] + deck[3])
    row.put(t.market_side)
    row.members(t.market, len(MARKET_SLOTS))
    row.members(t.city_camels, INNER)
    row.members(t.mosque_camels, len(MOSQUE_PATHS))
    for hall in range(len(HALLS)):
        row.put(t.printed.hall_seats[hall] - seated(t, hall))
    row.put(t.white_upgrades)
    row.put(t.pieces.bit_count())
