"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from typing import Final

from serai.core.text import sentence_case
from serai.games.marco_polo.constants import MOVE
from serai.games.marco_polo.render import contract_sentences, dice_sentences, map_sentences, setup_sentences
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.speech import texts
from serai.games.marco_polo.table import Table


def done(a: Action) -> str:
    if a.asked == "Journey":
        return map_sentences.stop(a)
    if a.asked == "Repeat":
        moves = a.step.made * a.t.printed.cards[a.step.card].ways[0].benefit.of(MOVE)
        return a.say_done("moves", n=moves) if moves else a.say_done()
    return a.say_done() if texts().has("done", a.asked) else a.say()


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "done": done,
    **dice_sentences.TELLS,
    **contract_sentences.TELLS,
    **map_sentences.TELLS,
    **setup_sentences.TELLS,
}
"""The kinds whose sentence depends on the position; the others are told as they stand in the text file."""


def sentence(t: Table, action: int) -> str:
    """What this legal action does, for the one who decides."""
    asked = Action(t, action)
    return sentence_case(TELLS.get(asked.kind, Action.say)(asked))
