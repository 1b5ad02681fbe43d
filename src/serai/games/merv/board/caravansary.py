"""The caravansary: a queue of caravan cards, the front one at the left, and the deck behind it."""

from typing import Final

from serai.core.board.svg import group, rect, text, use
from serai.core.say import Say
from serai.games.merv.board.icons import boon, camel, heading, panel, spice_card
from serai.games.merv.board.lacks import for_card
from serai.games.merv.board.look import Look
from serai.games.merv.board.plan import CARAVANSARY
from serai.games.merv.constants import SPICES
from serai.games.merv.render.things import PAIR, PAIRS, SPICE

FIRST: Final = 34
STEP: Final = 55.5
HIGH: Final = 72
WIDE: Final = 50
MIDDLE: Final = 64


def caravansary(look: Look) -> str:
    title = heading(look, "caravansary", look.tip("caravansary"))
    display = look.view["display"]
    cards = [card(look, place, spice) for place, spice in enumerate(display)]
    empty = [gap(look, place) for place in range(len(display), look.printed.display_size)]
    return panel(look, "caravansary", title, CARAVANSARY, *empty, *cards, deck(look))


def card(look: Look, place: int, spice: str) -> str:
    """A card with the camel on it; on the first one without, a camel can be put."""
    x = FIRST + STEP * place
    kind = SPICES.index(spice)
    loaded = place < look.view["display_camels"]
    acts = [f"card {place + 1}"] + (["camel"] if place == look.view["display_camels"] else [])
    said = [Say("tip-card_camel" if loaded else "tip-card", n=place + 1, spice=SPICE[kind], boon=PAIR[kind])]
    return look.sheet.spot(
        look.tips(said if look.sheet.offers(*acts) else said + for_card(look, spice)),
        spice_card(spice, x, MIDDLE, WIDE, HIGH),
        boon(look, PAIRS[kind], x + 14, MIDDLE + 22, 17),
        camel(x - 9, MIDDLE + 21, 27) if loaded else text(x - 13, MIDDLE + 26.5, "2×", "t1 mid quiet"),
        acts=tuple(acts),
        place=f"card {place + 1}",
        data_piece=f"{spice} card",
    )


def gap(look: Look, place: int) -> str:
    """A place without a card; before the first deal its camel waits there."""
    x = FIRST + STEP * place
    plot = rect(x - WIDE / 2, MIDDLE - HIGH / 2, WIDE, HIGH, 5, class_="merv-plot")
    return plot + (camel(x - 9, MIDDLE + 21, 27) if place < look.view["display_camels"] else "")


def deck(look: Look) -> str:
    left = look.view["deck"]
    count = sum(left.values())
    x = CARAVANSARY[2] - 33
    backs = [
        rect(x - WIDE / 2 + 2 * i, MIDDLE - HIGH / 2 - 2 * i, WIDE, HIGH, 5, class_="merv-back")
        for i in range(min(3, (count + 7) // 8))
    ]
    if not backs:
        backs = [rect(x - WIDE / 2, MIDDLE - HIGH / 2, WIDE, HIGH, 5, class_="merv-plot")]
    top = 2 * (len(backs) - 1)
    said = look.tip("deck", n=count, **{spice: left[spice] for spice in SPICES})
    shown = group(use("star8", x + top, MIDDLE - top, 36, class_="merv-back-star")) if count else ""
    number = text(x + top, MIDDLE - top + 5, count, "t2 mid bold on" if count else "t2 mid bold quiet")
    return look.sheet.spot(said, *backs, shown, number, place="deck")
