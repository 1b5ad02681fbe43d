"""The end of the fair: prizes of the quarters, sets of different wares, coins."""

from otrar.components import Printed
from otrar.constants import FROM_COINS, FROM_QUARTERS, FROM_SETS, WARES
from otrar.player import Player
from otrar.table import Table


def end_fair(t: Table) -> None:
    """All hands are shown; then everything scores."""
    t.tell("end", -1)
    for seat, player in enumerate(t.players):
        for quarter in range(len(WARES)):
            t.score(seat, quarter_points(t, seat, quarter), FROM_QUARTERS)
        t.score(seat, set_points(t.printed, [player.wares(ware) for ware in range(len(WARES))]), FROM_SETS)
        t.score(seat, coin_points(t.printed, player), FROM_COINS)


def quarter_points(t: Table, seat: int, quarter: int) -> int:
    """The most stalls win the first prize, the second most the second. Those who share the most stalls win the second
    prize each, and nobody else wins anything; those who share the second place win nothing.
    """
    mine = t.players[seat].stalls[quarter]
    if not mine:
        return 0
    more = len([player for player in t.players if player.stalls[quarter] > mine])
    alike = len([player for player in t.players if player.stalls[quarter] == mine]) - 1
    if not more and not alike:
        return t.printed.most[quarter]
    return t.printed.second[quarter] if more + alike == 1 or not more else 0


def set_points(printed: Printed, wares: list[int]) -> int:
    """Wares are laid out in sets of different ones, each as large as can be."""
    return sum(printed.set_points[len([number for number in wares if number > laid])] for laid in range(max(wares)))


def coin_points(printed: Printed, player: Player) -> int:
    return player.coins // printed.coins_for_point
