"""Who won, in one sentence."""

from typing import Final

from serai.core.record import totals
from serai.core.state import State
from serai.core.text import sentence_case

YOU: Final = "you"


def verdict(names: list[str], state: State) -> str:
    """The end of a finished game; `names` by seat, and after them whoever else scores."""
    totalled, best = totals(state), state.ranking()[0]
    winners = " and ".join(names[seat] for seat in best)
    points = totalled[best[0]]
    rivals = [names[seat] for seat, total in enumerate(totalled) if total == points and seat not in best]
    tied = f", on the tie-break before {' and '.join(rivals)}" if rivals else ""
    wins = "win" if len(best) > 1 or winners == YOU else "wins"
    return sentence_case(f"{winners} {wins} with {points} points{tied}.")
