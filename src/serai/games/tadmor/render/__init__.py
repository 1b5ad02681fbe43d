"""How Tadmor reads: sentences for actions, decisions and events, and the table drawn for a terminal."""

from serai.games.tadmor.render.choosing import amount, heading, repeats
from serai.games.tadmor.render.clock import clock
from serai.games.tadmor.render.events import event
from serai.games.tadmor.render.holdings import holdings
from serai.games.tadmor.render.idle import lacking
from serai.games.tadmor.render.moments import goes_on, moment
from serai.games.tadmor.render.picture import picture
from serai.games.tadmor.render.prompts import prompt
from serai.games.tadmor.render.sentences import sentence
from serai.games.tadmor.render.story import story

__all__ = [
    "amount", "clock", "event", "goes_on", "heading", "holdings", "lacking", "moment", "picture", "prompt", "repeats",
    "sentence", "story",
]  # fmt: skip
