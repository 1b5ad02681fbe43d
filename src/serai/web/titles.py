"""What a title brings along for the pages: its picture and its words in the lobby, and its style sheet."""

from functools import cache
from importlib import resources
from typing import Any, Final

from markupsafe import Markup

from serai.bots import levels_for, usual_level
from serai.core.board.svg import circle, rect, tag, text
from serai.core.game import Game, Option
from serai.core.say import Fact, Say
from serai.core.titles import GAMES
from serai.server.called import plain
from serai.server.payloads import Reader
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


def about(game: Game) -> Fact:
    """A title in a sentence or two; empty if it says nothing."""
    return message_of(game.package, "about-lobby") or ""


def option(game: Game, chosen: Option) -> Fact:
    """A house rule."""
    return message_of(game.package, f"option-{chosen.name}") or plain(chosen.name)


def explained(game: Game, chosen: Option) -> Fact:
    """What it changes, in a sentence; empty if a title does not say."""
    return message_of(game.package, f"option-{chosen.name}-about") or ""


def value(game: Game, chosen: Option, wanted: Any) -> Fact:
    """What can be chosen there."""
    own = message_of(game.package, f"option-{chosen.name}-{str(wanted).lower()}")
    if own is not None or not isinstance(wanted, bool):
        return own or plain(str(wanted))
    return Say("setup-yes" if wanted else "setup-no")


def house_rules(name: str, players: int, options: dict[str, Any]) -> list[tuple[Fact, Fact]]:
    """What a table plays otherwise than the book, each option with what was chosen; nothing where it is just so."""
    game = GAMES.get(name)
    return [
        (option(game, it), "" if options[it.name] is True else value(game, it, options[it.name]))
        for it in (game.options if game is not None else [])
        if game is not None and it.name in options and options[it.name] != it.choices[0] and applies(it, players)
    ]


def applies(chosen: Option, players: int) -> bool:
    return chosen.players is None or players in chosen.players


# Corners, drawn ------------------------------------------------------------------------------------------------------

CORNERS: Final = {"nw": (13, 13), "ne": (35, 13), "sw": (13, 35), "se": (35, 35)}


def are_corners(chosen: Option) -> bool:
    """Whether all that can be chosen is an order of corners, which a picture tells better than words."""
    return all(set(str(choice).split("_")) <= set(CORNERS) for choice in chosen.choices)


def corners(choice: Any) -> Markup:
    """A square with its corners numbered in an order such as `nw_ne_sw_se`."""
    drawn = [
        circle(*CORNERS[name], 9) + text(CORNERS[name][0], CORNERS[name][1] + 4.5, number, "t1 mid bold")
        for number, name in enumerate(str(choice).split("_"), 1)
    ]
    square = rect(2, 2, 44, 44, 6, class_="line")
    return Markup(tag("svg", square + "".join(drawn), class_="corners", viewBox="0 0 48 48", aria_hidden="true"))


# Its style ------------------------------------------------------------------------------------------------------------


def style_file(name: str) -> str:
    """Where the style sheet of the title with this name is on this machine; empty if it has none."""
    game = GAMES.get(name)
    own = resources.files(game.package).joinpath(STYLE) if game is not None else None
    return str(own) if own is not None and own.is_file() else ""


def has_style(name: str) -> bool:
    return bool(style_file(name))


# Whom one plays against -----------------------------------------------------------------------------------------------


def levels(name: str) -> list[str]:
    """The levels of bots that a title offers, the weakest first; one that is gone has none any more."""
    return [level.key for level in levels_for(GAMES[name])] if name in GAMES else []


def usual(name: str, reader: Reader | None = None) -> str:
    """The level that is chosen until somebody chooses another: what the reader likes, where a title has that."""
    if name not in GAMES:
        return ""
    liked = reader.preferences.opponents if reader is not None else ""
    return liked if liked in levels(name) else usual_level(GAMES[name])
