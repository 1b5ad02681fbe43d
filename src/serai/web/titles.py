"""What a title brings along for the pages: its picture and its words in the lobby, and its style sheet."""

from functools import cache
from importlib import resources
from typing import Final

from markupsafe import Markup

from serai.bots import best_bot
from serai.core.game import Game
from serai.core.text import load_texts
from serai.core.titles import GAMES

VIGNETTE: Final = "vignette.svg"
STYLE: Final = "style.css"
PLAIN_VIGNETTE: Final = """\
<svg class="vignette" viewBox="0 0 320 150" aria-hidden="true" preserveAspectRatio="xMidYMid slice">
  <rect class="v-sky" width="320" height="150"/>
  <circle class="v-sun" cx="160" cy="62" r="26"/>
  <path class="v-sand" d="M0 118q70-24 150-4t170-10v46H0z"/>
</svg>"""
"""For a title that has none of its own."""


@cache
def vignette(game: Game) -> Markup:
    """A title's picture in the lobby."""
    own = resources.files(game.package).joinpath(VIGNETTE)
    return Markup(own.read_text("utf-8").rstrip() if own.is_file() else PLAIN_VIGNETTE)


@cache
def about(game: Game) -> str:
    """A title in a sentence or two; empty if it says nothing."""
    return load_texts(game.package).about()


def style_file(name: str) -> str:
    """Where the style sheet of the title with this name is on this machine; empty if it has none."""
    game = GAMES.get(name)
    own = resources.files(game.package).joinpath(STYLE) if game is not None else None
    return str(own) if own is not None and own.is_file() else ""


def has_style(name: str) -> bool:
    return bool(style_file(name))


def opponents(game: Game) -> list[str]:
    """The bots against which a game is begun at once: the best that play it."""
    return [best_bot(game)] * (game.usual_players() - 1)
