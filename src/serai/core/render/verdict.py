"""Who won, in one sentence."""

from serai.core.record import totals
from serai.core.say import Name, Say, Several
from serai.core.state import State


def verdict(names: list[Name], state: State) -> Say:
    """The end of a finished game; `names` by seat, and after them whoever else scores."""
    totalled, best = totals(state), state.ranking()[0]
    points = totalled[best[0]]
    winners = Several([names[seat] for seat in best])
    rivals = [names[seat] for seat, total in enumerate(totalled) if total == points and seat not in best]
    if rivals:
        return Say("verdict-tied", winners=winners, points=points, rivals=Several(rivals))
    return Say("verdict", winners=winners, points=points)
