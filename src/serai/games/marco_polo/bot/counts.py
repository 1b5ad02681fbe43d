"""What the arena counts of a finished game of Marco Polo: who played whom, and how far everybody travelled."""

from serai.core.state import State
from serai.games.marco_polo.constants import BEIJING, CHARACTERS
from serai.games.marco_polo.table import Table


def played_as(state: State, seat: int) -> str:
    """The character."""
    assert isinstance(state, Table)
    return CHARACTERS[state.players[seat].character]


def tally(state: State, seat: int) -> dict[str, int]:
    """Trading posts placed, whether one of them is in Beijing, contracts completed."""
    assert isinstance(state, Table)
    me = state.players[seat]
    return {
        "posts": me.posts_placed(),
        "in_beijing": int(me.has_post(BEIJING)),
        "contracts": me.contracts_completed(),
    }
