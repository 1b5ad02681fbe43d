"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from typing import Final

from serai.core.text import sentence_case
from serai.games.marco_polo.render import contract_sentences, dice_sentences, map_sentences, setup_sentences
from serai.games.marco_polo.render.choice import Asked
from serai.games.marco_polo.table import Table

TELLS: Final[dict[str, Callable[[Asked], str]]] = {
    **dice_sentences.TELLS,
    **contract_sentences.TELLS,
    **map_sentences.TELLS,
    **setup_sentences.TELLS,
}
"""The kinds whose sentence depends on the position; the others are told as they stand in the text file."""


def sentence(t: Table, action: int) -> str:
    """What this legal action does, for the one who decides."""
    asked = Asked(t, action)
    return sentence_case(TELLS.get(asked.kind, Asked.say)(asked))
