"""The tracks and everyone's holdings as a terminal shows them."""

from textwrap import wrap
from typing import Final, NamedTuple

from serai.core.render.ink import QUIET, TITLE, pad, width_of
from serai.core.say import COMMA, Count, Fact, Say, Several
from serai.games.merv.constants import BREAKTHROUGHS, COLOURS, EIGHT_POINTS, NOBODY, SPICES
from serai.games.merv.player import Player
from serai.games.merv.render.pen import Pen
from serai.games.merv.render.speech import all_of, each_colour, name
from serai.games.merv.render.things import AREA, BREAKTHROUGH
from serai.games.merv.table import Table

LEVELS: Final = "¹²³"
SPACE: Final = 4
"""The columns of a space of a track."""


def track(pen: Pen, key: str, points: list[int], opens: list[str]) -> list[str]:
    """Three lines: the spaces, what they bring, and whose discs stand there."""
    spaces = [f"{at}{opens[at]}" for at in range(len(points))]
    brings = [f"+{n}" if n else "" for n in points]
    discs = ["" for _ in points]
    for seat in range(pen.t.setting.scorers):
        discs[getattr(pen.t.players[seat], key)] += pen.person(seat)
    word = pen.say(f"picture-{key}")
    wide = max(11, len(word) + 1)
    rows = ["".join(pad(cell, SPACE) for cell in cells).rstrip() for cells in (spaces, brings, discs)]
    return [
        pen.ink(pad(word, wide), TITLE) + rows[0],
        pad("", wide) + pen.ink(rows[1], QUIET),
        pad("", wide) + rows[2],
    ]


def influence(pen: Pen) -> list[str]:
    """A superscript marks where contracts of a level open, a letter where one more spice type does."""
    printed = pen.t.printed
    opens = []
    for space in range(printed.influence_end + 1):
        level = "".join(LEVELS[at] for at, mark in enumerate(printed.contract_level_from) if mark == space)
        more = space > 0 and printed.spices_allowed[space] > printed.spices_allowed[space - 1]
        opens.append(level + (pen.say("mark-spice") if more else ""))
    return track(pen, "influence", printed.influence_points, opens)


def favour(pen: Pen) -> list[str]:
    return track(pen, "favour", pen.t.printed.favour_points, [""] * (pen.t.printed.favour_end + 1))


# The players ----------------------------------------------------------------------------------------------------------


class Column(NamedTuple):
    """A column of the players' table: the message of its head, the space before it, how wide it is at least."""

    head: str
    gap: int
    wide: int
    to_the_right: bool = True


COLUMNS: Final = [
    Column("head-points", 0, 3),
    Column("head-influence", 1, 4),
    Column("head-favour", 1, 4),
    *(
        Column(f"short-colour-{colour}", 2 if at == 0 else 1, 2, to_the_right=False)
        for at, colour in enumerate(COLOURS)
    ),
    Column("head-camels", 2, 3),
    Column("head-scrolls", 2, 4, to_the_right=False),
    Column("head-common", 1, 4, to_the_right=False),
    Column("head-rare", 1, 4, to_the_right=False),
    *(Column(f"short-spice-{spice}", 1, 3, to_the_right=False) for spice in SPICES),
    Column("head-buildings", 1, 3),
    Column("head-servants", 1, 4),
]
LABEL: Final = 16
"""The columns of a name, at least."""


def everyone(pen: Pen, seat: int | None, width: int) -> list[str]:
    """A row for each player, and a second one for the tiles of those who have some."""
    t = pen.t
    labels = [label(pen, at, at == seat) for at in range(len(t.players))]
    heads = [pen.say(column.head) for column in COLUMNS]
    wide = max([LABEL, *(width_of(text) for text in labels[: t.setting.scorers])])
    lines = [pen.ink(pad(pen.say("head-player"), wide) + set_in(heads, heads), QUIET)]
    for at, player in enumerate(t.players):
        if at == t.setting.high_courtier:
            lines.append(pad(labels[at], max(20, width_of(labels[at]) + 1)) + courtier(pen, player))
            continue
        lines.append(pad(labels[at], wide) + set_in(cells(pen, player), heads))
        lines += tiles(pen, player, width)
    return lines


def label(pen: Pen, seat: int, is_reader: bool) -> str:
    who = name(pen.t, seat)
    return f"{pen.person(seat)} {pen.say('picture-you', who=who) if is_reader else pen.speak(who)}"


def set_in(texts: list[str], heads: list[str]) -> str:
    """Texts in their columns, below their heads."""
    line = ""
    for text, head, column in zip(texts, heads, COLUMNS, strict=True):
        wide = max(column.wide, len(head))
        filled = " " * (wide - width_of(text))
        line += " " * column.gap + (filled + text if column.to_the_right else text + filled)
    return line.rstrip()


def cells(pen: Pen, player: Player) -> list[str]:
    return [
        str(player.score()),
        str(player.influence),
        str(player.favour),
        *(pen.ink(str(n), TITLE) if n else "·" for n in player.cubes),
        str(player.camels),
        committed(player.scrolls, player.committed_scrolls),
        committed(player.common, player.committed_common),
        committed(player.rare, player.committed_rare),
        *(str(n or "·") for n in player.spices),
        str(player.buildings),
        str(player.servants),
    ]


def courtier(pen: Pen, player: Player) -> str:
    return pen.say(
        "picture-courtier", camels=Count("camel", player.camels), buildings=Count("building", player.buildings)
    )


def committed(free: int, bound: int) -> str:
    """Items in hand and, after a plus, on contracts."""
    return f"{free}+{bound}" if bound else str(free)


def tiles(pen: Pen, player: Player, width: int) -> list[str]:
    held: list[Fact] = [tile_name(pen.t, tile) for tile in range(len(BREAKTHROUGHS)) if player.has(tile)]
    if player.scoring_tile != NOBODY:
        held.append(Say("picture-scoring_tile", area=AREA[player.scoring_tile]))
    if not held:
        return []
    told = pen.say("picture-holds", things=Several(held, COMMA))
    return wrap(told, width, initial_indent=" " * 4, subsequent_indent=" " * 6)


def tile_name(t: Table, tile: int) -> Say:
    """What a breakthrough is called; the tile that only scores, by its points."""
    return Count("point", t.printed.breakthrough_points) if tile == EIGHT_POINTS else BREAKTHROUGH[tile]


def holdings(t: Table, seat: int) -> Say:
    """One line: what this seat can spend now."""
    me = t.players[seat]
    counted = [("camel", me.camels), ("scroll", me.scrolls), ("common_good", me.common), ("rare_good", me.rare)]
    held: list[Fact] = [Count(thing, n) for thing, n in counted if n]
    return Say(
        "holdings",
        things=all_of(each_colour(me.cubes) + held),
        influence=me.influence,
        favour=me.favour,
        points=Count("point", me.score()),
    )
