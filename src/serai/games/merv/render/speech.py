"""What several sentences of Merv speak of: who and where, prices, gains."""

from collections.abc import Callable
from typing import Final

from serai.core.render.tally import Tally
from serai.core.say import COMMA, OR, Count, Fact, Name, Say, Several
from serai.games.merv.components import Contract, Printed
from serai.games.merv.constants import BOON_END, BOON_SOLDIER, BREAKTHROUGHS, EIGHT_POINTS, NOBODY, WHITE_UPGRADE
from serai.games.merv.cost import Cost
from serai.games.merv.grid import CELLS
from serai.games.merv.render.things import BOON, BRIEF, COLOUR, COUNTED_GOOD, KIND, NAME, SOURCE, seat_called
from serai.games.merv.sites import upgrade_colour
from serai.games.merv.table import Table

COUNTED: Final = [("camels", "camel"), ("scroll", "scroll"), ("favour", "favour"), ("influence", "influence")]
"""What a tally counts, and the thing there is so many of."""
NOTHING: Final = Say("nothing")


# Who ----------------------------------------------------------------------------------------------------------------


def code(t: Table, seat: int) -> str:
    return seat_called(seat, t.setting.high_courtier, t.setting.magistrate)


def name(t: Table, seat: int) -> Name:
    return NAME[code(t, seat)]


# Where --------------------------------------------------------------------------------------------------------------


def site(t: Table, cell: int, seat: int) -> Say:
    """A site as this seat sees it: 'b2, your purple palace'."""
    owner = t.owners[cell]
    facts: dict[str, Fact] = {
        "cell": CELLS[cell],
        "colour": COLOUR[t.tiles[cell] % 4],
        "kind": KIND[t.tiles[cell] // 4],
    }
    if owner == NOBODY:
        return Say("site-empty", **facts)
    return Say("site-yours", **facts) if owner == seat else Say("site-owned", owner=name(t, owner), **facts)


def in_line(t: Table, cell: int, seat: int) -> Say:
    """A site in few words, as this seat sees it: 'orange palace (blue's, +1 teal)'."""
    notes: list[Fact] = []
    owner, upgrade = t.owners[cell], t.upgrades[cell]
    if owner != NOBODY:
        notes.append(Say("note-yours") if owner == seat else Say("note-owned", owner=name(t, owner)))
    if upgrade == WHITE_UPGRADE:
        notes.append(Say("note-white"))
    elif upgrade:
        notes.append(Say("note-upgrade", colour=COLOUR[upgrade_colour(upgrade)]))
    facts: dict[str, Fact] = {"colour": COLOUR[t.tiles[cell] % 4], "kind": BRIEF[t.tiles[cell] // 4]}
    return Say("line-site-noted", notes=Several(notes, COMMA), **facts) if notes else Say("line-site", **facts)


# How much -----------------------------------------------------------------------------------------------------------


def cube(colour: int, n: int = 1) -> Count:
    return Count("cube", n, colour=COLOUR[colour])


def each_colour(by_colour: list[int]) -> list[Fact]:
    return [cube(colour, n) for colour, n in enumerate(by_colour) if n]


def all_of(found: list[Fact]) -> Fact:
    """'2 purple and 1 white'."""
    return Several(found) if found else NOTHING


def cubes(by_colour: list[int]) -> Fact:
    return all_of(each_colour(by_colour))


def either(parts: list[Fact]) -> Several:
    """One, two or three."""
    return Several(parts, OR)


def price(cost: Cost) -> Fact:
    by_colour = [0] * 5
    by_colour[cost.a] += cost.n
    by_colour[cost.b] += cost.m
    return cubes(by_colour)


def points_in_all(counted: Tally) -> list[Fact]:
    return [Count("point", counted.all("points"))] if counted.all("points") else []


def points_by_source(counted: Tally) -> list[Fact]:
    return [Say("points-from", points=Count("point", n), source=SOURCE[source]) for source, n in counted.each("points")]


def things(counted: Tally, points: Callable[[Tally], list[Fact]] = points_in_all) -> list[Fact]:
    """All that was gained, cubes first and points last."""
    found: list[Fact] = [cube(colour, n) for colour, n in counted.each("cube")]
    found += [Count(thing, counted.all(key)) for key, thing in COUNTED[:2] if counted.all(key)]
    found += [Count(COUNTED_GOOD[rare], n) for rare, n in counted.each("good")]
    found += [Count(thing, counted.all(key)) for key, thing in COUNTED[2:] if counted.all(key)]
    return found + points(counted)


# What is printed ------------------------------------------------------------------------------------------------------


def asked_for(card: Contract) -> list[tuple[str, int]]:
    """What a contract keeps, by the names of counted things."""
    asked = [("scroll", card.scrolls), ("common_good", card.common), ("rare_good", card.rare), ("any_good", card.any)]
    return [(thing, n) for thing, n in asked if n]


def contract_terms(card: Contract) -> dict[str, Fact]:
    """What a contract keeps, the cube it costs, and what it brings."""
    bonus = BOON[BOON_SOLDIER] if card.soldier else Count("favour", 1)
    return {
        "items": all_of([Count(thing, n) for thing, n in asked_for(card)]),
        "cube": Say("any-cube") if card.cube == NOBODY else cube(card.cube),
        "things": Several([Count("point", card.points), bonus]),
    }


def breakthrough(tile: int, points: int) -> Say:
    """What a breakthrough does; `points` are those of the one that only scores."""
    key = f"action-breakthrough-{BREAKTHROUGHS[tile]}"
    return Say(key, points=Count("point", points)) if tile == EIGHT_POINTS else Say(key)


def mosque_space(printed: Printed, row: int, path: int, camel_gone: bool) -> Several:
    """What a space of the mosque gives, and its points; `camel_gone`: a camel that somebody has taken already."""
    boon = printed.mosque_boon[row][path]
    given = BOON[boon]
    if camel_gone:
        given = Say("boon-camel_gone")
    elif boon == BOON_END:
        given = Say("boon-mosque_end", points=Count("point", printed.mosque_end_points))
    score = printed.mosque_points[row]
    return Several([given, Count("point", score)] if score else [given])
