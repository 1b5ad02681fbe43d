"""What a player of Tadmor has, as features in detail: points, pieces, goods, tower, temples, rare goods."""

from typing import TYPE_CHECKING

from serai.core.features import Layout, Row
from serai.core.sets import size_of
from serai.games.tadmor.anytime import meets_caravan
from serai.games.tadmor.bot.features_cards import describe_cards, fill_cards
from serai.games.tadmor.bot.features_means import MEANS
from serai.games.tadmor.bot.features_standings import STANDINGS
from serai.games.tadmor.cards import MOST_OF, TAX_IMMUNITY, WAREHOUSE
from serai.games.tadmor.constants import (
    BANDS,
    CAMEL,
    COLOURS,
    GOLD,
    GOODS,
    PARTS,
    PLACES,
    RARE_GOODS,
    SHIP,
    TAXMAN,
)
from serai.games.tadmor.player import Player
from serai.games.tadmor.scoring import kinds_held
from serai.games.tadmor.table import Table
from serai.games.tadmor.tower import band_of

if TYPE_CHECKING:
    from mypy_extensions import i64


def describe_mine(layout: Layout) -> None:
    describe_points(layout)
    describe_stock(layout)
    describe_tower(layout)
    describe_sets(layout)
    describe_cards(layout)


def fill_mine(t: Table, seat: int, row: Row) -> None:
    """`STANDINGS` and `MEANS` have looked at this position and this seat."""
    me = t.players[seat]
    to_come = t.printed.turns - t.turn
    fill_points(seat, row)
    fill_stock(t, me, to_come, row)
    fill_tower(t, seat, me, to_come, row)
    fill_sets(t, seat, me, row)
    fill_cards(t, me, row)


# Points ---------------------------------------------------------------------------------------------------------------


def describe_points(layout: Layout) -> None:
    layout.one("mine.score", "my points so far")
    layout.one("mine.now", "my points if the game were scored now")
    layout.one("mine.now.missions", "of these, for missions face up and returned")
    layout.one("mine.now.temple", "of these, for temples")
    layout.one("mine.now.rare_goods", "of these, for sets of rare goods")
    layout.one("mine.now.final", "of these, for final improvements")
    layout.each("mine.lead", MOST_OF, "how much more I have than the best of the others")
    layout.each("mine.final", MOST_OF, "1 if an improvement of mine scores at the end for having the most")


def fill_points(seat: int, row: Row) -> None:
    standing = STANDINGS[seat]
    standing.fill_points(row)
    row.many(standing.lead)
    row.many(MEANS.finals)


# Pieces and goods -----------------------------------------------------------------------------------------------------


def describe_stock(layout: Layout) -> None:
    layout.one("mine.camels", "camels I own")
    layout.one("mine.ships", "ships I own")
    layout.one("mine.camels.to_come", "camels I own, times the turns to come")
    layout.one("mine.ships.to_come", "ships I own, times the turns to come")
    layout.one("mine.camels.left", "camels I have yet to place this turn")
    layout.one("mine.ships.left", "ships I have yet to place this turn")
    layout.each("mine.goods", GOODS, "goods I can spend")
    layout.one("mine.goods.all", "goods I can spend, all together")
    layout.one("mine.goods.traded", "goods that I cannot trade again this turn")
    layout.one("mine.goods.excess", "goods beyond what I may keep for the next turn")
    layout.one("mine.goods.spendable", "goods I can spend, if a piece of mine waits whose action takes goods")
    layout.one("mine.tax", "gold that the taxman will ask of me this turn")
    layout.one("mine.tax.lacking", "gold that I lack for that")
    layout.each("mine.stands", PLACES, "1 if a piece of mine stands there")


def fill_stock(t: Table, me: Player, to_come: int, row: Row) -> None:
    row.put(me.camels)
    row.put(me.ships)
    row.put(me.camels * to_come)
    row.put(me.ships * to_come)
    row.put(me.camels_left)
    row.put(me.ships_left)
    goods: i64 = 0
    traded: i64 = 0
    for good in range(len(GOODS)):
        both: i64 = me.goods[good] + me.traded[good]
        row.put(both)
        goods += both
        traded += me.traded[good]
    row.put(goods)
    row.put(traded)
    row.put(max(0, goods - max(t.printed.limit, MEANS.strength[WAREHOUSE])))
    row.put(goods if MEANS.spenders else 0)
    tax = t.printed.tax_gold[MEANS.era]
    if MEANS.strength[TAX_IMMUNITY] or MEANS.stands >> TAXMAN & 1:
        tax = 0
    row.put(tax)
    row.put(max(0, tax - me.goods[GOLD] - me.traded[GOLD]))
    row.members(MEANS.stands, len(PLACES))


# Tower ----------------------------------------------------------------------------------------------------------------


def describe_tower(layout: Layout) -> None:
    layout.one("mine.tower", "levels of my tower")
    layout.one("mine.tower.to_come", "points that these levels will score at new eras and at the end")
    layout.each("mine.tower.band", [str(band + 1) for band in range(BANDS)], "1 if my next level is of this cost band")
    layout.one("mine.tower.above", "levels above the lowest tower of all, which war supplies score")
    layout.one("mine.tower.tallest", "1 if mine is the one tallest tower")
    layout.one("mine.prestige", "points that prestige would bring me now")
    layout.one("mine.prestige.to_come", "the same in this turn and all to come")
    layout.one("mine.tower.exposed", "opponents whose traitor could strike my tower")
    layout.one("mine.tower.targets", "opponents whose tower my traitor could strike")


def fill_tower(t: Table, seat: int, me: Player, to_come: int, row: Row) -> None:
    height: i64 = me.tower
    lowest: i64 = height
    exposed: i64 = 0
    targets: i64 = 0
    for other in range(t.seats):
        if other != seat:
            theirs: i64 = t.players[other].tower
            lowest = min(lowest, theirs)
            if 0 < height >= theirs:
                exposed += 1
            if 0 < theirs >= height:
                targets += 1
    tallest = STANDINGS[seat].lead[0] > 0
    prestige: i64 = STANDINGS[seat].prestige if tallest else 0
    row.put(height)
    row.put(height * MEANS.level)
    row.one_of(band_of(t, height + 1), BANDS)
    row.put(height - lowest)
    row.flag(tallest)
    row.put(prestige)
    row.put(prestige * (1 + to_come))
    row.put(exposed)
    row.put(targets)


# Temples, rare goods, what they and the tower are asked for -----------------------------------------------------------


def describe_sets(layout: Layout) -> None:
    layout.each("mine.temples", PARTS, "temples of mine that show this part")
    layout.one("mine.completion", "rare goods that I would get for completing a temple now")
    layout.each("mine.rare", RARE_GOODS, "rare goods of this kind I have")
    layout.one("mine.rare.kinds", "different rare goods I have")
    layout.one("mine.rare.twice", "rare goods I have twice at least")
    layout.one("mine.caravan", "1 if I meet what the caravan asks for another camel")
    layout.one("mine.caravan.levels", "levels that I lack for another camel by my tower alone; 0 if I have all")
    layout.one("mine.caravan.missions", "missions that I lack for another camel by missions alone; 0 if I have all")
    layout.one("mine.shipyard", "1 if I meet what the shipyard asks for another ship")
    layout.one("mine.shipyard.lacking", "rare goods of the right colours that I lack for another ship; 0 if I have all")


def fill_sets(t: Table, seat: int, me: Player, row: Row) -> None:
    row.many(me.temples)
    completed: i64 = size_of(t.completers)
    offered = t.printed.completion_goods
    row.put(offered[completed] if completed < len(offered) and not t.completers >> seat & 1 else 0)
    row.many(me.rare)
    row.put(STANDINGS[seat].kinds)
    row.put(kinds_held(me, 2))
    fill_requirements(t, seat, me, row)


def fill_requirements(t: Table, seat: int, me: Player, row: Row) -> None:
    row.flag(meets_caravan(t, seat))
    levels: i64 = 0
    missions: i64 = 0
    if me.camels < t.printed.most[CAMEL]:
        asked = t.printed.fourth_camel if me.camels < 4 else t.printed.fifth_camel
        levels = max(0, asked[0] - me.tower)
        missions = max(0, asked[1] - size_of(me.fulfilled | me.returned))
    row.put(levels)
    row.put(missions)
    lacking: i64 = 0
    if me.ships < t.printed.most[SHIP]:
        needed = t.printed.ship_sets[0 if me.ships < 3 else 1]
        for colour in range(len(COLOURS)):
            lacking += max(0, needed - me.of_colour(colour))
        row.flag(not lacking)
    else:
        row.put(0)
    row.put(lacking)
