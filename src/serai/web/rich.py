"""Text with pictures in it, as HTML: an icon before the words it belongs to, a card to be pointed at by its name."""

from functools import lru_cache

from markupsafe import Markup, escape

from serai.language.pictured import parts, plain

CARD = "card:"

__all__ = ["plain", "rich"]


@lru_cache(20_000)
def rich(text: str, within: bool = False) -> Markup:
    """`within` a button or a link, which has the focus itself."""
    return Markup("").join(shown(picture, words, within) for picture, words in parts(text))


def shown(picture: str, words: str, within: bool) -> Markup:
    if not picture:
        return escape(words)
    if picture.startswith(CARD):
        name = picture.removeprefix(CARD)
        focus = Markup("" if within else ' role="button" tabindex="0"')
        return Markup('<span class="thing card" data-card="{}"{}>{}</span>').format(name, focus, words)
    symbol, _, classes = picture.partition(" ")
    return Markup(
        '<span class="thing"><svg class="in {}" aria-hidden="true"><use href="#s-{}"/></svg>{}</span>'
    ).format(classes, symbol, words)
