"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from typing import Final

from serai.core.say import Say
from serai.games.marco_polo.constants import MOVE
from serai.games.marco_polo.render import contract_sentences, dice_sentences, map_sentences, setup_sentences
from serai.games.marco_polo.render.action import Action
from serai.games.marco_polo.render.speech import amount
from serai.games.marco_polo.table import Table


def done(a: Action) -> Say:
    if a.asked == "Journey":
        return map_sentences.stop(a)
    if a.asked == "Repeat":
        moves = a.step.made * a.t.printed.cards[a.step.card].ways[0].benefit.of(MOVE)
        return a.say_done("moves", moves=amount(MOVE, moves)) if moves else a.say_done()
    return a.say_done()


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "done": done,
    **dice_sentences.TELLS,
    **contract_sentences.TELLS,
    **map_sentences.TELLS,
    **setup_sentences.TELLS,
}
"""By kind of action."""


def sentence(t: Table, action: int) -> Say:
    """What this legal action does, for the one who decides."""
    asked = Action(t, action)
    return TELLS[asked.kind](asked)
