"""The pages' own words in one reader's language, and what they call things; games bring their own sentences."""

from datetime import date
from functools import cache
from typing import Final

from babel.dates import format_date

from serai.core.say import Count, Fact, Of, Say
from serai.core.titles import GAMES
from serai.language import DEFAULT, Language, language, languages, name_of

PACKAGE: Final = "serai.web"
UNITS: Final = ((7 * 24 * 60, "weeks"), (24 * 60, "days"), (60, "hours"))
SCRIPT: Final = {
    "again": Say("script-again"),
    "confirm": Say("script-confirm"),
    "copied": Say("script-copied"),
    "doubt": Say("script-doubt", lacking="{lacking}"),
    "either": Say("joint-slash", before="{before}", after="{after}"),
    "failed": Say("script-failed"),
    "joined": Say("script-joined", name="{name}"),
    "menu": Say("script-menu"),
    "no-notices": Say("script-no-notices"),
    "offline": Say("script-offline"),
    "password": Say("script-password-changed"),
    "pause": Say("replay-pause"),
    "play": Say("replay-play"),
    "resign": Say("script-resign"),
    "step": Say("replay-step", step="{step}", steps="{steps}"),
    "unread": Say("script-unread", n="{n}"),
    "unread-title": Say("script-unread-title", n="{n}", title="{title}"),
}
"""What the script says, by the names it knows; it fills in what stands in braces."""


def words(code: str) -> Language:
    return language(code, PACKAGE)


@cache
def script_words(code: str) -> dict[str, str]:
    return {name: words(code)(said) for name, said in SCRIPT.items()}


@cache
def offered() -> list[tuple[str, str]]:
    """Every language by its code and its own name."""
    return [(code, name_of(code)) for code in languages()]


def message_of(package: str, key: str) -> Of | None:
    """A message of a package, such as a title's; None if it has none."""
    return Of(package, Say(key)) if language(DEFAULT, package).has(key) else None


# What things are called -----------------------------------------------------------------------------------------------


def span(minutes: int) -> Say:
    """So many minutes in the greatest unit that holds them evenly."""
    for unit, word in UNITS:
        if minutes and minutes % unit == 0:
            return Say(f"span-{word}", n=minutes // unit)
    return Say("span-minutes", n=minutes)


def colour(game: str, name: str) -> Say:
    """A seat as it is called after its colour. A title that is gone has taken its own words along."""
    package = GAMES[game].package if game in GAMES else PACKAGE
    return Say("called-colour", colour=message_of(package, f"seat-{name}") or name)


def namesake(game: str, name: str, seat: str) -> Say:
    """One of several people of one name, with the colour of their seat."""
    package = GAMES[game].package if game in GAMES else PACKAGE
    return Say("namesake", name=name, colour=message_of(package, f"seat-{seat}") or seat)


def points(game: str, n: int) -> Fact:
    """So many points, in the word that a title has for them."""
    return Of(GAMES[game].package, Count("point", n)) if game in GAMES else Count("point", n)


def day(at: date, code: str) -> str:
    """A day as a language writes it."""
    return format_date(at, "medium", locale=words(code).locale)
