"""What must be true of every position of Merv: no piece is lost and none appears. (B7 to B9)"""

from serai.games.merv.constants import BONUS_UPGRADE, BREAKTHROUGHS, NOBODY, SPICES, WHITE_UPGRADE
from serai.games.merv.grid import SITES
from serai.games.merv.marketplace import BuyGoods
from serai.games.merv.table import Table
from serai.games.merv.turn import JoinQueue
from serai.games.merv.wall import PlaceWall


def violations(t: Table) -> list[str]:
    """One line for each broken promise; empty for a sound position."""
    return [*pieces_of_players(t), *camels(t), *cards(t), *tiles(t), *city(t), *meeples(t), *limits(t)]


def pieces_of_players(t: Table) -> list[str]:
    found = []
    for seat, me in enumerate(t.players):
        buildings = me.buildings + sum([int(t.owners[cell] == seat) for cell in SITES])
        if buildings != t.printed.buildings:
            found.append(f"seat {seat} has {buildings} buildings")
        servants = me.servants + me.courtiers_placed() + sum([int(t.soldiers[cell] == seat) for cell in SITES])
        if servants != (0 if seat == t.setting.high_courtier else t.printed.servants):
            found.append(f"seat {seat} has {servants} servants")
        if me.posts.bit_count() + int(me.row > 0) > t.printed.spare_discs:
            found.append(f"seat {seat} has too many discs on the board")
        if min(me.cubes) < 0 or min(me.camels, me.scrolls, me.common, me.rare, me.servants, me.buildings) < 0:
            found.append(f"seat {seat} owes something")
        for level in range(4):
            if (me.breakthroughs >> level * 4 & 15).bit_count() > 1:
                found.append(f"seat {seat} holds two breakthroughs of level {level + 1}")
    return found


def camels(t: Table) -> list[str]:
    """Four in the cities, four in the mosque, some on caravan cards: wherever they went, they are still so many."""
    on_roads = sum([step.roads.bit_count() for step in t.stack if isinstance(step, BuyGoods)])
    total = on_roads + t.display_camels + t.lost_camels + sum(t.queue_camels) + sum([me.camels for me in t.players])
    total += t.market.bit_count() + t.city_camels.bit_count() + t.mosque_camels.bit_count()
    if total != 8 + t.printed.display_camels[t.setting.players - 1]:
        return [f"{total} camels"]
    return []


def cards(t: Table) -> list[str]:
    found = []
    for spice, name in enumerate(SPICES):
        total = t.deck[spice] + t.display.count(spice) + sum([me.spices[spice] for me in t.players])
        if total != t.printed.deck[spice]:
            found.append(f"{total} cards of {name}")
    taken = sum([me.contracts.bit_count() for me in t.players])
    different = 0
    for me in t.players:
        different |= me.contracts
    if taken != sum(t.contracts_gone) or different.bit_count() != taken:
        found.append("contracts are lost")
    return found


def tiles(t: Table) -> list[str]:
    found = []
    for tile, name in enumerate(BREAKTHROUGHS):
        if (t.breakthroughs >> tile & 1) + sum([int(me.has(tile)) for me in t.players]) != 1:
            found.append(f"the breakthrough {name} is not in one place")
    tiles_held = [me.scoring_tile for me in t.players if me.scoring_tile != NOBODY]
    if t.scoring_tiles.bit_count() + len(set(tiles_held)) != t.printed.scoring_tiles.bit_count():
        found.append("scoring tiles are lost")
    white = sum([int(t.upgrades[cell] == WHITE_UPGRADE) for cell in SITES])
    if t.white_upgrades + white != t.printed.white_upgrades:
        found.append("white upgrades are lost")
    for colour in range(4):
        if (t.bonus_upgrades >> colour & 1) + t.upgrades.count(BONUS_UPGRADE + colour) != 1:
            found.append("a bonus upgrade is lost")
    return found


def city(t: Table) -> list[str]:
    found = []
    in_hand = sum([int(isinstance(step, PlaceWall)) for step in t.stack])
    if t.walls.bit_count() + t.pieces.bit_count() + in_hand != 20:
        found.append("walls are lost")
    for cell in SITES:
        if t.soldiers[cell] != NOBODY and (t.owners[cell] == NOBODY or t.upgrades[cell] != 0):
            found.append(f"a soldier stands on cell {cell}, where none may")
    for hall in range(4):
        if sum([me.courtiers[hall] for me in t.players]) > t.printed.hall_seats[hall]:
            found.append(f"hall {hall} is overfull")
    return found


def meeples(t: Table) -> list[str]:
    """Each stands once in the queue; on the slots stand those that have moved, until they join the next queue."""
    found = []
    queue = [seat for seat in t.queue if seat != NOBODY]
    slots = [seat for seat in t.slots if seat != NOBODY]
    if len(set(queue)) < len(queue):
        found.append("a master meeple stands twice in the queue")
    moved = [t.turn - 1, t.turn]  # the one whose turn it is may still be choosing
    if t.turn and NOBODY in t.queue:
        joining = sum([int(isinstance(step, JoinQueue)) for step in t.stack])
        moved = [t.setting.meeples - len(queue) - joining]
    if len(slots) not in moved or len(set(slots)) < len(slots):
        found.append("the master meeples on the slots are not those that have moved")
    return found


def limits(t: Table) -> list[str]:
    found = []
    if t.display and t.display_camels > max(len(t.display), t.printed.display_camels[t.setting.players - 1]):
        found.append("more camels than caravan cards")
    for seat, me in enumerate(t.players):
        if not 0 <= me.influence <= t.printed.influence_end or not 0 <= me.favour <= t.printed.favour_end:
            found.append(f"seat {seat} is off a track")
        if not 0 <= me.row <= t.printed.mosque_rows:
            found.append(f"seat {seat} is off the mosque")
        kinds = sum([int(held > 0) for held in me.spices])
        if seat != t.setting.magistrate and kinds > t.printed.spices_allowed[me.influence]:
            found.append(f"seat {seat} has {kinds} kinds of spice")
        if not t.setting.unlimited and over_supply(t):
            found.append("more cubes, scrolls or goods than the box holds")
    return found


def over_supply(t: Table) -> bool:
    cubes = min([t.cubes_in_supply(colour) for colour in range(5)])
    return min(cubes, t.scrolls_in_supply(), t.goods_in_supply(True), t.goods_in_supply(False)) < 0
