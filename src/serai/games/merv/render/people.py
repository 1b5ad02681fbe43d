"""The tracks and everyone's holdings as a terminal shows them."""

from typing import Final

from serai.core.render.ink import QUIET, TITLE, Ink, pad
from serai.games.merv.constants import BREAKTHROUGHS, EIGHT_POINTS, NOBODY
from serai.games.merv.player import Player
from serai.games.merv.render.city import person
from serai.games.merv.render.speech import cube_phrases, name, phrase, texts
from serai.games.merv.table import Table

LEVELS: Final = "¹²³"


def track(t: Table, key: str, points: list[int], opens: list[str], ink: Ink) -> list[str]:
    """Three lines: the spaces, what they bring, and whose discs stand there."""
    spaces = [f"{at}{opens[at]}" for at in range(len(points))]
    brings = [f"+{n}" if n else "" for n in points]
    discs = ["" for _ in points]
    for seat in range(t.setting.scorers):
        discs[getattr(t.players[seat], key)] += person(t, seat, ink)
    head = ink(pad(texts().say("picture", key, {}), 11), TITLE)
    rows = ["".join(pad(cell, 4) for cell in cells).rstrip() for cells in (spaces, brings, discs)]
    return [head + rows[0], pad("", 11) + ink(rows[1], QUIET), pad("", 11) + rows[2]]


def influence(t: Table, ink: Ink) -> list[str]:
    """A superscript marks where contracts of a level open, s where one more spice type does."""
    printed = t.printed
    opens = []
    for space in range(printed.influence_end + 1):
        level = "".join(LEVELS[at] for at, mark in enumerate(printed.contract_level_from) if mark == space)
        more = space > 0 and printed.spices_allowed[space] > printed.spices_allowed[space - 1]
        opens.append(level + ("s" if more else ""))
    return track(t, "influence", printed.influence_points, opens, ink)


def favour(t: Table, ink: Ink) -> list[str]:
    return track(t, "favour", t.printed.favour_points, [""] * (t.printed.favour_end + 1), ink)


def everyone(t: Table, seat: int | None, ink: Ink) -> list[str]:
    """A row for each player, and a second one for the tiles of those who have some."""
    lines = [pad(texts().say("picture", "player", {}), 16) + texts().say("picture", "columns", {})]
    for at, player in enumerate(t.players):
        label = f"{person(t, at, ink)} {name(t, at)}" + (
            f" ({texts().say('picture', 'you', {})})" if at == seat else ""
        )
        if at == t.setting.high_courtier:
            lines.append(f"{pad(label, 20)}{texts().say('picture', 'courtier', figures(player))}")
            continue
        lines.append(pad(label, 16) + row(player, ink))
        lines += [f"    {extra}" for extra in tiles(t, player)]
    return [ink(lines[0], QUIET), *lines[1:]]


def figures(player: Player) -> dict[str, int | str]:
    return {"camels": player.camels, "buildings": player.buildings}


def row(player: Player, ink: Ink) -> str:
    held = "".join(pad(ink(str(n), TITLE) if n else "·", 3) for n in player.cubes)
    spices = "".join(f"{n or '·':<4}" for n in player.spices)
    return (
        f"{player.score():>3} {player.influence:>4} {player.favour:>4}  {held} {player.camels:>3}  "
        f"{committed(player.scrolls, player.committed_scrolls)} {committed(player.common, player.committed_common)} "
        f"{committed(player.rare, player.committed_rare)} {spices}{player.buildings:>3} {player.servants:>4}"
    )


def committed(free: int, bound: int) -> str:
    """Items in hand and, after a plus, on contracts."""
    return f"{free}+{bound}".ljust(4) if bound else f"{free:<4}"


def tiles(t: Table, player: Player) -> list[str]:
    held = [tile_name(t, tile) for tile in range(len(BREAKTHROUGHS)) if player.has(tile)]
    if player.scoring_tile != NOBODY:
        held.append(texts().say("picture", "tile", {"n": player.scoring_tile}))
    return [texts().say("picture", "holds", {"things": ", ".join(held)})] if held else []


def tile_name(t: Table, tile: int) -> str:
    """What a breakthrough is called; the tile that only scores, by its points."""
    if tile == EIGHT_POINTS:
        return texts().count("point", t.printed.breakthrough_points)
    return texts().word("breakthrough", tile)


def holdings(t: Table, seat: int) -> str:
    """One line: what this seat can spend now."""
    me = t.players[seat]
    counted = [("camel", me.camels), ("scroll", me.scrolls), ("common", me.common), ("rare", me.rare)]
    things = cube_phrases(me.cubes) + [texts().count(word, n) for word, n in counted if n]
    return texts().say(
        "picture",
        "have",
        {
            "things": texts().listed(things or [phrase("nothing")]),
            "influence": me.influence,
            "favour": me.favour,
            "points": me.score(),
        },
    )
