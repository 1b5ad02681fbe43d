"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from typing import Final

from serai.core.text import sentence_case
from serai.games.tadmor.render import building_sentences, card_sentences, goods_sentences, place_sentences
from serai.games.tadmor.render.action import Action
from serai.games.tadmor.render.speech import texts
from serai.games.tadmor.table import Table


def done(a: Action) -> str:
    if a.asked == "Construct":
        return place_sentences.finish(a)
    return a.say_done() if texts().has("done", a.asked) else a.say()


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "done": done,
    **place_sentences.TELLS,
    **card_sentences.TELLS,
    **building_sentences.TELLS,
    **goods_sentences.TELLS,
}
"""The kinds whose sentence depends on the position; the others are told as they stand in the text file."""


def sentence(t: Table, action: int) -> str:
    """What this legal action does, for the one who decides."""
    asked = Action(t, action)
    return sentence_case(TELLS.get(asked.kind, Action.say)(asked))
