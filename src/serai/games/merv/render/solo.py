"""The magistrate's cards as one who watched them knows them: what comes this year, what may, what lies below. (B77)"""

from typing import Any, Final

from serai.games.merv.components import Printed
from serai.games.merv.constants import AREAS, NOBODY, PALACE

NOW: Final = "now"
COMES: Final = "comes"
"""It comes this year, as long as every card can be played."""
MAY_COME: Final = "may_come"
BELOW: Final = "below"
"""It comes only if a card above it cannot be played."""
PLAYED: Final = "played"
OUT: Final = "out"
STANDS: Final = [NOW, COMES, MAY_COME, BELOW, PLAYED, OUT]
"""In the order in which people ask."""


def draws_left(view: dict[str, Any], printed: Printed, magistrate: int) -> int:
    """How many cards the magistrate still draws this year, one a round, if each can be played."""
    if view["round"] >= printed.rounds:
        return 0
    queue, turn = view["queue"], view["turn"]
    has_moved = turn == len(queue) or magistrate in queue[:turn]
    return int(printed.rounds - view["round"] - has_moved)


def parts_of_deck(view: dict[str, Any]) -> list[tuple[list[str], int]]:
    """The deck from the top: the cards that may lie in a part, and how many of them do. At the start nobody knows which
    cards are the four above the last two."""
    layers = view["solo_deck"]
    whole = [(layer, len(layer)) for layer in layers]
    if not view["solo_middle"] or not layers:
        return whole
    above = min(view["solo_middle"], len(layers[0]))
    return [(layers[0], above), (layers[0], len(layers[0]) - above), *whole[1:]]


def outlook(view: dict[str, Any], printed: Printed, magistrate: int) -> list[str]:
    """Where each card stands, by area."""
    left = draws_left(view, printed, magistrate)
    found: dict[str, str] = {}
    for cards, held in parts_of_deck(view):
        stands = COMES if held == len(cards) <= left else MAY_COME if left > 0 else BELOW
        for card in cards:
            found.setdefault(card, stands)
        left = max(0, left - held)
    if 0 < view["solo_middle"] <= draws_left(view, printed, magistrate) and AREAS[PALACE] in found:
        found[AREAS[PALACE]] = COMES  # it is one of the four
    for card in view["solo_discards"]:
        found[card] = PLAYED
    if view["solo_card"] != NOBODY:
        found[AREAS[view["solo_card"]]] = NOW
    return [found.get(area, OUT) for area in AREAS]
