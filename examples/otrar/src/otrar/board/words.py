"""The words on Otrar's board, and the tips of what can be pointed at."""

from functools import cache

from serai.core.text import Fact, Texts, load_texts


@cache
def texts() -> Texts:
    return load_texts("otrar")


def board(key: str, **facts: Fact) -> str:
    return texts().say("board", key, facts)


def tip(key: str, **facts: Fact) -> str:
    return texts().say("tip", key, facts)
