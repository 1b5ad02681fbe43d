"""The others at the table as numbers: each opponent, the high courtier, the magistrate's cards, and who is ahead."""

from typing import Final

from serai.core.features import Layout, Row
from serai.games.merv.bot.reach import all_cubes
from serai.games.merv.bot.standing import PALACES, PLACES, SCORES, SETS, TOTALS, YEARLIES, to_move
from serai.games.merv.bot.survey import Survey, count_in
from serai.games.merv.constants import AREAS, FROM_CONTRACTS, NOBODY
from serai.games.merv.table import Table

OPPONENTS: Final = 3

EACH: Final = [
    ("score", "points so far"),
    ("now", "points if the game were scored now"),
    ("sets", "what the sets of spices would score now"),
    ("palace", "what the palace would score now"),
    ("yearly", "what the buildings would score now"),
    ("contract_points", "points that contracts have given"),
    ("favour", "favour"),
    ("influence", "influence"),
    ("mosque", "spaces advanced in the mosque"),
    ("camels", "camels"),
    ("cubes", "cubes"),
    ("scrolls", "scrolls that are on no contract"),
    ("all_scrolls", "all scrolls, those on contracts too"),
    ("goods", "goods that are on no contract"),
    ("all_goods", "all goods, those on contracts too"),
    ("cards", "caravan cards"),
    ("courtiers", "courtiers in the palace"),
    ("buildings", "buildings in the city"),
    ("exposed", "buildings that the Mongols would take"),
    ("place", "place in the queue, the first 0"),
    ("to_move", "has yet to move this round"),
]
"""What is told of each opponent, by name and meaning."""


def describe_order(layout: Layout) -> None:
    layout.each("me.place", ["1", "2", "3", "4"], "my place in the queue")
    layout.one("me.to_move", "I have yet to move this round")
    layout.one("me.waiting", "how many move before me, if I have yet to move this round")
    layout.one("me.now", "my points if the game were scored now")
    layout.one("lead.now", "my points if the game were scored now, less the best opponent's")
    layout.one("lead.score", "my points so far, less those of the opponent who has most")
    layout.one("lead.ahead", "how many opponents would have more than I if the game were scored now")


def fill_order(t: Table, seat: int, row: Row) -> None:
    row.one_of(PLACES[seat], 4)
    waits = to_move(t, seat)
    row.put(waits)
    row.put(PLACES[seat] - t.turn if waits else 0)
    mine = TOTALS[seat]
    best_total = -1
    best_score = -1
    ahead = 0
    for other in range(t.setting.scorers):
        if other != seat:
            best_total = max(best_total, TOTALS[other])
            best_score = max(best_score, SCORES[other])
            if TOTALS[other] > mine:
                ahead += 1
    row.put(mine)
    row.put(mine - best_total)
    row.put(SCORES[seat] - best_score)
    row.put(ahead)


def describe_opponents(layout: Layout) -> None:
    """Clockwise from the seat; alone, the magistrate is the first."""
    for at in range(1, OPPONENTS + 1):
        for name, about in EACH:
            layout.one(f"opponent{at}.{name}", f"of the opponent {at} seats on: {about}")
    layout.one("courtier.buildings", "the high courtier's buildings in the city")
    layout.one("courtier.to_move", "the high courtier has yet to move this round")
    layout.each("solo.next", AREAS, "the magistrate may draw this card next")


def fill_opponents(t: Table, seat: int, survey: Survey, row: Row) -> None:
    scorers = t.setting.scorers
    for at in range(1, OPPONENTS + 1):
        if at < scorers:
            fill_opponent(t, (seat + at) % scorers, survey, row)
        else:
            row.nothing(len(EACH))
    courtier = t.setting.high_courtier
    if courtier == NOBODY:
        row.nothing(2)
    else:
        row.put(count_in(survey.buildings, courtier))
        row.put(to_move(t, courtier))
    row.members(t.solo_deck[0] if t.solo_deck else 0, len(AREAS))


def fill_opponent(t: Table, seat: int, survey: Survey, row: Row) -> None:
    them = t.players[seat]
    row.put(SCORES[seat])
    row.put(TOTALS[seat])
    row.put(SETS[seat])
    row.put(PALACES[seat])
    row.put(YEARLIES[seat])
    row.put(them.points[FROM_CONTRACTS])
    row.put(them.favour)
    row.put(them.influence)
    row.put(them.row)
    row.put(them.camels)
    row.put(all_cubes(them.cubes))
    row.put(them.scrolls)
    row.put(them.all_scrolls())
    row.put(them.common + them.rare)
    row.put(them.all_goods())
    row.put(them.cards())
    row.put(them.courtiers_placed())
    row.put(count_in(survey.buildings, seat))
    row.put(0 if seat == t.setting.magistrate else count_in(survey.exposed, seat))
    row.put(PLACES[seat])
    row.put(to_move(t, seat))
