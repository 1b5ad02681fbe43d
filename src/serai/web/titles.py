"""What a title brings along for the pages: its picture and its words in the lobby, and its style sheet."""

from functools import cache
from importlib import resources
from typing import Any, Final

from markupsafe import Markup

from serai.bots import best_bot
from serai.core.game import Game, Option
from serai.core.say import Fact, Say
from serai.core.titles import GAMES
from serai.web.words import message_of

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


# Its words, each with what stands in where a title has none -----------------------------------------------------------


def title(game: Game) -> Fact:
    return message_of(game.package, "title") or game.title


@cache
def about(game: Game) -> Fact:
    """A title in a sentence or two; empty if it says nothing."""
    return message_of(game.package, "about-lobby") or ""


def option(game: Game, chosen: Option) -> Fact:
    """A house rule."""
    return message_of(game.package, f"option-{chosen.name}") or chosen.name


def value(game: Game, chosen: Option, wanted: Any) -> Fact:
    """What can be chosen there."""
    own = message_of(game.package, f"option-{chosen.name}-{str(wanted).lower()}")
    if own is not None or not isinstance(wanted, bool):
        return own or str(wanted).replace("_", " ")
    return Say("setup-yes" if wanted else "setup-no")


# Its style ------------------------------------------------------------------------------------------------------------


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
