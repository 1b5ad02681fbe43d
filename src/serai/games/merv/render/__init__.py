"""How Merv reads: sentences for actions, decisions and events, and the table drawn for a terminal. Never compiled."""

from serai.games.merv.render.clock import clock
from serai.games.merv.render.headings import account, goes_on, heading, moment, repeats
from serai.games.merv.render.lacking import lacking
from serai.games.merv.render.people import holdings
from serai.games.merv.render.picture import picture
from serai.games.merv.render.prompts import prompt
from serai.games.merv.render.sentences import sentence
from serai.games.merv.render.story import event, story

__all__ = [
    "account",
    "clock",
    "event",
    "goes_on",
    "heading",
    "holdings",
    "lacking",
    "moment",
    "picture",
    "prompt",
    "repeats",
    "sentence",
    "story",
]
