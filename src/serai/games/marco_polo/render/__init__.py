"""How Marco Polo reads: sentences for actions, decisions and events, and the table drawn for a terminal."""

from serai.core.state import State
from serai.games.marco_polo.render.clock import clock
from serai.games.marco_polo.render.headings import account, goes_on, heading, moment
from serai.games.marco_polo.render.holdings import holdings
from serai.games.marco_polo.render.picture import picture
from serai.games.marco_polo.render.prompts import prompt
from serai.games.marco_polo.render.repeating import repeats
from serai.games.marco_polo.render.sentences import sentence
from serai.games.marco_polo.render.story import event, story

__all__ = [
    "account",
    "clock",
    "event",
    "goes_on",
    "heading",
    "holdings",
    "moment",
    "picks",
    "picture",
    "prompt",
    "repeats",
    "sentence",
    "story",
]


def picks(state: State) -> list[str]:
    """A die may be taken up before the space it goes to."""
    return ["die"]
