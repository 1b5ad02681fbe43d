"""Text with pictures in it, as HTML: an icon before the words it belongs to, a card to be pointed at by its name."""

from functools import lru_cache

from markupsafe import Markup, escape

from serai.language.pictured import parts, plain

CARD = "card:"

__all__ = ["plain", "rich"]


@lru_cache(20_000)
def rich(text: str) -> Markup:
    return Markup("").join(shown(picture, words) for picture, words in parts(text))


def shown(picture: str, words: str) -> Markup:
    if not picture:
        return escape(words)
    if picture.startswith(CARD):
        name = picture.removeprefix(CARD)
        return Markup('<span class="thing card" data-card="{}" tabindex="0">{}</span>').format(name, words)
    symbol, _, classes = picture.partition(" ")
    return Markup(
        '<span class="thing"><svg class="in {}" aria-hidden="true"><use href="#s-{}"/></svg>{}</span>'
    ).format(classes, symbol, words)
