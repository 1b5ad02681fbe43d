"""What a seat holds, as numbers: stocks, tracks, spices, courtiers, and what the contracts on offer ask of it."""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.merv.bot.evaluation import palace_promise
from serai.games.merv.bot.reach import REACH, SEATS_WORTH, all_cubes, different, discount, most
from serai.games.merv.bot.standing import PALACES, SCORES, SETS
from serai.games.merv.components import Contract
from serai.games.merv.constants import (
    AREAS,
    BREAKTHROUGHS,
    CITIES,
    COLOURS,
    DISCOUNT_MOSQUE,
    DISCOUNT_PALACE,
    FROM_CONTRACTS,
    FROM_INFLUENCE,
    HALLS,
    SPICES,
    WHITE,
)
from serai.games.merv.contracts import can_fulfil
from serai.games.merv.mosque import discs_left
from serai.games.merv.player import Player
from serai.games.merv.scoring import hall_worth
from serai.games.merv.table import Table

LASTING: Final = 8
"""The breakthroughs of the first two levels, which last; the others gave what they give when they were taken."""
STACKS: Final = 6

GAINS: Final = [0, 0, 0, 0]
"""By spice, what speaks for one more card, to the seat last told of: what it adds to the sets, and 1 if it completes a
pair; 0 where it may not be collected."""


def describe_stocks(layout: Layout) -> None:
    layout.one("me.score", "my points so far")
    layout.one("me.camels", "my camels")
    layout.one("me.scrolls", "my scrolls that are on no contract")
    layout.one("me.common", "my common goods that are on no contract")
    layout.one("me.rare", "my rare goods that are on no contract")
    layout.one("me.all_scrolls", "all my scrolls, those on contracts too")
    layout.one("me.all_goods", "all my goods, those on contracts too")
    layout.each("me.cubes", COLOURS, "my cubes of a colour")
    layout.one("me.all_cubes", "my cubes in all")
    layout.one("me.different_cubes", "how many colours I have cubes of, white apart")
    layout.one("me.most_cubes", "my cubes of the colour that I have most of, white apart")
    layout.one("me.buildings_left", "my buildings still to be placed")
    layout.one("me.servants", "my servants still to be placed")
    layout.one("me.discs", "my discs for the mosque and for trading posts")


def fill_stocks(t: Table, seat: int, me: Player, row: Row) -> None:
    row.put(SCORES[seat])
    row.put(me.camels)
    row.put(me.scrolls)
    row.put(me.common)
    row.put(me.rare)
    row.put(me.all_scrolls())
    row.put(me.all_goods())
    cubes = me.cubes
    row.many(cubes)
    row.put(all_cubes(cubes))
    row.put(different(cubes))
    row.put(most(cubes))
    row.put(me.buildings)
    row.put(me.servants)
    row.put(discs_left(t, seat))


def describe_tracks(layout: Layout) -> None:
    layout.one("me.influence", "my influence")
    layout.one("me.influence_points", "the points that influence has given me")
    layout.one("me.levels", "the levels of contracts that my influence opens")
    layout.one("me.favour", "my favour")
    layout.one("me.mosque", "the spaces that I have advanced in the mosque")
    layout.one("me.mosque_lacking", "the cubes that I lack for the next step in the mosque; 0 at its end")
    layout.each("me.posts", CITIES, "I have a trading post there")
    layout.each("me.breakthroughs", BREAKTHROUGHS[:LASTING], "I have this lasting breakthrough")
    layout.one("me.breakthroughs_made", "the levels of breakthroughs that my scrolls have opened")
    layout.one("me.to_breakthrough", "the scrolls that I lack for my next breakthrough; 0 after the last")
    layout.each("me.scoring_tile", AREAS, "I have the scoring tile of these buildings")


def fill_tracks(t: Table, me: Player, row: Row) -> None:
    printed = t.printed
    row.put(me.influence)
    row.put(me.points[FROM_INFLUENCE])
    levels = 0
    for needed in printed.contract_level_from:
        if me.influence >= needed:
            levels += 1
    row.put(levels)
    row.put(me.favour)
    row.put(me.row)
    row.put(mosque_lacking(t, me))
    row.members(me.posts, len(CITIES))
    row.members(me.breakthroughs, LASTING)
    scrolls = me.all_scrolls()
    made = 0
    lacking = 0
    for needed in printed.breakthrough_at:
        if scrolls < needed:
            lacking = needed - scrolls
            break
        made += 1
    row.put(made)
    row.put(lacking)
    row.one_of(me.scoring_tile, len(AREAS))


def mosque_lacking(t: Table, me: Player) -> int:
    """On the cheapest path for whoever has not begun."""
    if me.row >= t.printed.mosque_rows:
        return 0
    spare = me.cubes[WHITE] + discount(me, DISCOUNT_MOSQUE)
    fewest = 9
    for path in range(4):
        if me.row == 0 or path == me.path:
            cost = t.printed.mosque_cost[me.row][path]
            short = max(0, cost.n - me.cubes[cost.a]) + max(0, cost.m - me.cubes[cost.b]) - spare
            fewest = min(fewest, max(0, short))
    return fewest


def describe_spices(layout: Layout) -> None:
    layout.each("me.spices", SPICES, "my caravan cards of a spice")
    layout.each("me.pair_next", SPICES, "my next card of this spice completes a pair")
    layout.each(
        "me.set_gain", SPICES, "the points that one more card of this spice adds to my sets; 0 if I may not collect it"
    )
    layout.one("me.cards", "all my caravan cards")
    layout.one("me.new_spices", "the further spices that my influence lets me collect")
    layout.one("me.set_points", "what my sets of spices would score now")


def fill_spices(t: Table, seat: int, me: Player, row: Row) -> None:
    spices = me.spices
    row.many(spices)
    types = 0
    for held in spices:
        row.put(held & 1)
        if held > 0:
            types += 1
    further = t.printed.spices_allowed[me.influence] - types
    for spice in range(4):
        gain = 0
        if spices[spice] > 0 or further > 0:
            gain = set_gain(t, spices, spices[spice])
        row.put(gain)
        GAINS[spice] = gain + (spices[spice] & 1)
    row.put(me.cards())
    row.put(max(0, further))
    row.put(SETS[seat])


def set_gain(t: Table, spices: list[int], depth: int) -> int:
    """What a card adds to the set in this depth: it holds every spice of which there are more cards than that."""
    others = 0
    for held in spices:
        if held > depth:
            others += 1
    return t.printed.set_points[others + 1] - t.printed.set_points[others]


def describe_palace(layout: Layout) -> None:
    layout.each("me.courtiers", HALLS, "my courtiers in a hall")
    layout.each("me.hall_points", HALLS, "what all my courtiers in this hall would score now")
    layout.each(
        "me.seat_worth", HALLS, "what one more courtier there would score now and 1, if I can pay it; otherwise 0"
    )
    layout.one("me.palace_now", "what the palace would score for me now")
    layout.one("me.courtiers_paid", "my courtiers for whom I have favour now")
    layout.one("me.favour_short", "the favour that I lack for all my courtiers now")
    layout.one("me.favour_over", "the favour that I have beyond what my courtiers take in all years to come")
    layout.one("me.favour_used", "the favour I have that my courtiers take in the years to come")
    layout.one("me.next_courtier", "the cubes that my next courtier costs")
    layout.one("me.palace_promise", "what the palace promises me in all years by the hand-written value, in tenths")


def fill_palace(t: Table, seat: int, me: Player, scorings: int, row: Row) -> None:
    courtiers = me.courtiers
    row.many(courtiers)
    placed = 0
    for hall in range(4):
        placed += courtiers[hall]
        row.put(courtiers[hall] * hall_worth(t, me, hall) if courtiers[hall] else 0)
    row.many(SEATS_WORTH)
    row.put(PALACES[seat])
    row.put(min(placed, me.favour))
    row.put(max(0, placed - me.favour))
    row.put(max(0, me.favour - placed * scorings))
    row.put(min(me.favour, placed * scorings))
    row.put(placed + 1 - discount(me, DISCOUNT_PALACE))
    row.tenths(palace_promise(t, me, float(scorings)))


def describe_contracts(layout: Layout) -> None:
    layout.one("me.contract_points", "the points that contracts have given me")
    for stack in range(1, STACKS + 1):
        layout.one(f"contract{stack}.points", f"the points of the contract on top of stack {stack}; 0 if none is left")
        layout.one(f"contract{stack}.lacking", f"the scrolls and goods that I lack for the contract on stack {stack}")
        layout.one(f"contract{stack}.ready", f"the points of the contract on stack {stack}, if I can fulfil it now")
    layout.one("contract.best_ready", "the most points of a contract that I can fulfil now")
    layout.one(
        "contract.best_near", "the most points of a contract for which I lack one thing at most, influence apart"
    )
    layout.each("me.reach", AREAS, "what this board action would bring me with the cubes that I hold, about")


def fill_contracts(t: Table, me: Player, row: Row) -> None:
    row.put(me.points[FROM_CONTRACTS])
    gone = t.contracts_gone
    best = 0
    near = 0
    for stack in range(STACKS):
        if gone[stack] == 3:
            row.nothing(3)
            continue
        card = t.printed.contracts[stack * 3 + gone[stack]]
        lacking = items_lacking(me, card)
        ready = card.points if lacking == 0 and can_fulfil(t, me, card) else 0
        row.put(card.points)
        row.put(lacking)
        row.put(ready)
        best = max(best, ready)
        if lacking <= 1:
            near = max(near, card.points)
    row.put(best)
    row.put(near)
    row.many(REACH)


def items_lacking(me: Player, card: Contract) -> int:
    """Scrolls, then goods of each kind, then goods of either kind from what is left."""
    common = me.common - card.common
    rare = me.rare - card.rare
    lacking = max(0, card.scrolls - me.scrolls) + max(0, -common) + max(0, -rare)
    return lacking + max(0, card.any - max(0, common) - max(0, rare))
