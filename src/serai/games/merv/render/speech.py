"""Merv's words and the pieces of sentences that several sentences share: prices, gains, sites, names."""

from collections.abc import Callable
from functools import cache
from typing import Final

from serai.core.render.tally import Tally
from serai.core.text import Texts, load_texts
from serai.games.merv.components import Contract
from serai.games.merv.constants import NOBODY, WHITE_UPGRADE
from serai.games.merv.cost import Cost
from serai.games.merv.sites import upgrade_colour
from serai.games.merv.table import Table

COUNTED: Final = [("camels", "camel"), ("scroll", "scroll"), ("favour", "favour"), ("influence", "influence")]
"""What a tally counts, and the word for so many of it."""


@cache
def texts() -> Texts:
    return load_texts("serai.games.merv")


def phrase(key: str, **facts: int | str) -> str:
    return texts().say("phrase", key, facts)


# Who ----------------------------------------------------------------------------------------------------------------


def _of_seat(t: Table, seat: int, table: str, words: str) -> str:
    if seat == t.setting.high_courtier:
        return texts().say(table, "high_courtier", {})
    if seat == t.setting.magistrate:
        return texts().say(table, "magistrate", {})
    return texts().word(words, seat)


def name(t: Table, seat: int) -> str:
    return _of_seat(t, seat, "name", "seat")


def letter(t: Table, seat: int) -> str:
    """One letter that stands for a colour on the table."""
    return _of_seat(t, seat, "letter", "letter")


# Where --------------------------------------------------------------------------------------------------------------


def site(t: Table, cell: int, seat: int) -> str:
    """A site as this seat sees it: 'b2, your purple palace'."""
    owner = t.owners[cell]
    facts: dict[str, int | str] = {"cell": cell, "colour": t.tiles[cell] % 4, "area": t.tiles[cell] // 4}
    if owner == NOBODY:
        return phrase("empty_site", **facts)
    return phrase("your_site", **facts) if owner == seat else phrase("other_site", owner=name(t, owner), **facts)


def in_line(t: Table, cell: int, seat: int) -> str:
    """A site in few words, as this seat sees it: 'orange palace (blue's, +1 teal)'."""
    notes: list[str] = []
    owner, upgrade = t.owners[cell], t.upgrades[cell]
    if owner != NOBODY:
        notes.append(phrase("in_line_yours") if owner == seat else phrase("in_line_owner", owner=name(t, owner)))
    if upgrade == WHITE_UPGRADE:
        notes.append(phrase("in_line_white"))
    elif upgrade:
        notes.append(phrase("in_line_upgrade", colour=upgrade_colour(upgrade)))
    noted = phrase("in_line_notes", notes=", ".join(notes)) if notes else ""
    return phrase("in_line", area=t.tiles[cell] // 4, colour=t.tiles[cell] % 4, notes=noted)


# How much -----------------------------------------------------------------------------------------------------------


def cube_phrases(by_colour: list[int]) -> list[str]:
    return [phrase("cubes", n=n, colour=colour) for colour, n in enumerate(by_colour) if n]


def cubes(by_colour: list[int]) -> str:
    """'2 purple and 1 white'."""
    return texts().listed(cube_phrases(by_colour) or [phrase("nothing")])


def either(parts: list[str]) -> str:
    """One, two or three."""
    joints = texts().tables["joints"]
    return f"{joints['comma'].join(parts[:-1])}{joints['or']}{parts[-1]}" if len(parts) > 1 else parts[0]


def price(cost: Cost) -> str:
    by_colour = [0] * 5
    by_colour[cost.a] += cost.n
    by_colour[cost.b] += cost.m
    return cubes(by_colour)


def points_in_all(counted: Tally) -> list[str]:
    return [texts().count("point", counted.all("points"))] if counted.all("points") else []


def points_by_source(counted: Tally) -> list[str]:
    return [phrase("points_from", n=n, source=source) for source, n in counted.each("points")]


def things(counted: Tally, points: Callable[[Tally], list[str]] = points_in_all) -> list[str]:
    """All that was gained, cubes first and points last."""
    found = [phrase("cubes", n=n, colour=colour) for colour, n in counted.each("cube")]
    found += [texts().count(word, counted.all(key)) for key, word in COUNTED[:2] if counted.all(key)]
    found += [texts().count("rare" if rare else "common", n) for rare, n in counted.each("good")]
    found += [texts().count(word, counted.all(key)) for key, word in COUNTED[2:] if counted.all(key)]
    return found + points(counted)


def items(card: Contract) -> str:
    """What a contract keeps: '1 scroll and 1 rare good'."""
    asked = [("scroll", card.scrolls), ("common", card.common), ("rare", card.rare), ("any", card.any)]
    return texts().listed([texts().count(word, n) for word, n in asked if n])
