"""What lies beside the regions as a terminal shows it: prices of tower and temple, the stacks, the improvements."""

from serai.core.render.ink import QUIET, TITLE, Ink, beside, flow, headed, pad, width_of
from serai.games.tadmor.constants import BANDS, COLOURS, GOLD, MISSIONS, NOBODY, PARTS, TILES
from serai.games.tadmor.render.board import is_placing, rare_price, say
from serai.games.tadmor.render.ink import COLOUR_INK, amount, person, short
from serai.games.tadmor.render.speech import effect, phrase, texts
from serai.games.tadmor.table import Table


def prices(t: Table, seat: int | None, ink: Ink, width: int) -> list[str]:
    """Temple and rare goods beside each other, or below each other where there is no room."""
    left, right = temple(t, ink), rare_goods(t, seat, ink)
    gap = min(4, width - max(map(width_of, left)) - max(map(width_of, right)))
    return beside(left, right, gap) if gap >= 2 else left + right


def tower(t: Table, ink: Ink) -> list[str]:
    """What a level, or two together, cost in each band."""
    ends = t.printed.band_ends
    lines = [f"{pad(ink(say('tower'), TITLE), 9)}{pad(ink(say('tower_one'), QUIET), 9)}{ink(say('tower_two'), QUIET)}"]
    for band in range(BANDS):
        low = ends[band - 1] + 1 if band else 1
        levels = say("band", low=low, high=ends[band]) if band < len(ends) else say("band_last", low=low)
        one, two = short(t.printed.one_level[band], ink), short(t.printed.two_levels[band], ink)
        lines.append(f"{pad(levels, 9)}{pad(one, 9)}{two}")
    return lines


def temple(t: Table, ink: Ink) -> list[str]:
    """The cards left of each part, what it costs and what a temple with it is worth."""
    head = [say("temple_left"), say("temple_price")]
    lines = [f"{pad(ink(say('temple_head'), TITLE), 11)}{ink(pad(head[0], 6) + head[1], QUIET)}"]
    for part in range(len(PARTS)):
        left = t.printed.part_copies[part] - sum(player.temples[part] for player in t.players)
        cost = short(t.printed.part_cost[part], ink)
        lines.append(f"{pad(texts().word('part', part), 11)}{left:<6}{pad(cost, 9)}{t.printed.part_points[part]:>2}Pt")
    return lines


def rare_goods(t: Table, seat: int | None, ink: Ink) -> list[str]:
    """Each stack with its price, its top, and how many tiles lie below it; and what sets are worth."""
    lines = [headed(say("rare_head"), ink)]
    for colour in range(len(COLOURS)):
        name = pad(ink(texts().word("colour", colour), COLOUR_INK[colour]), 8)
        top = t.tops[colour]
        told = say("empty") if top == NOBODY else texts().word("rare_good", top)
        below = sum(t.stacks[colour * 3 : colour * 3 + 3])
        lines.append(f"{name}{pad(rare_price(t, seat, colour, ink), 5)}{pad(told, 14)}{below}")
    return [*lines, say("sets", points=" ".join(map(str, t.printed.set_points[1:])))]


# Marauders, missions, tax ---------------------------------------------------------------------------------------------


def kingdom(t: Table, seat: int | None, ink: Ink, width: int) -> list[str]:
    """Who holds a Marauders card, what is under attack; what the taxman wants in this era; the missions."""
    parts = [f"{ink(say('marauders'), TITLE)}  {card(t, seat, ink)}"]
    if t.under_attack != NOBODY:
        parts.append(say("attacked_safe" if is_placing(t) else "attacked", region=t.under_attack))
    parts.append(f"{ink(say('tax'), TITLE)}  {tax(t, ink)}")
    gone = [texts().word("mission", mission) for mission in range(len(MISSIONS)) if t.discards >> mission & 1]
    deck = f"{ink(say('missions'), TITLE)}  {say('discards' if gone else 'deck', n=t.deck.bit_count())}"
    return [*flow(parts, width, "", "   "), *flow([deck, *gone], width, "  ", " ")]


def card(t: Table, seat: int | None, ink: Ink) -> str:
    """Who holds a Marauders card; which it is, only for this player's own eyes."""
    if t.holder == NOBODY:
        return say("no_card")
    if t.holder == seat:
        return say("card_yours", region=t.chosen)
    return say("card", who=f"{person(t.holder, ink)} {texts().word('seat', t.holder)}")


def tax(t: Table, ink: Ink) -> str:
    gold, points = t.printed.tax_gold[t.era()], t.printed.tax_points[t.era()]
    due = amount(GOLD, gold, ink) if gold else phrase("nothing_short")
    return say("tax_due", gold=due, points=points) if gold or points else say("tax_none")


# Improvements ---------------------------------------------------------------------------------------------------------


def improvements(t: Table, ink: Ink, width: int) -> list[str]:
    """The display with what each tile does, in as many columns as there is room for."""
    tiles = [say("tile", n=tile, effect=effect(t, tile)) for tile in range(len(TILES)) if t.display >> tile & 1]
    head = headed(say("improvements", n=t.printed.price[t.era()]), ink)
    if not tiles:
        return [head, say("none_left" if t.turn else "no_display")]
    columns = next(found for n in (3, 2, 1) if total_width(found := in_columns(tiles, n)) <= width or n == 1)
    lines = columns[0]
    for column in columns[1:]:
        lines = beside(lines, column)
    return [head, *lines]


def in_columns(lines: list[str], columns: int) -> list[list[str]]:
    """Lines to be read down one column, then down the next."""
    rows = -(-len(lines) // columns)
    return [lines[first : first + rows] for first in range(0, len(lines), rows)]


def total_width(columns: list[list[str]]) -> int:
    return sum(max(map(width_of, column)) for column in columns) + 2 * (len(columns) - 1)
