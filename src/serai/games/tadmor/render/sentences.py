"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Say
from serai.games.tadmor.render import building_sentences, card_sentences, goods_sentences, place_sentences
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.table import Table

TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    **place_sentences.TELLS,
    **card_sentences.TELLS,
    **building_sentences.TELLS,
    **goods_sentences.TELLS,
}
"""The kinds whose sentence depends on the position; the others have one message each."""


def sentence(t: Table, action: int) -> Say:
    """What this legal action does, for the one who decides."""
    asked = Action(t, action)
    return TELLS.get(asked.kind, Action.say)(asked)
