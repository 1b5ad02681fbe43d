"""What is lacking for something that cannot be paid yet, for the one who decides, wherever they would look for it."""

from serai.core.say import Fact, Say
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.cards import CHEAPER_MISSIONS, CHEAPER_RARE_GOODS, CHEAPER_TEMPLE, RARE_GOOD_FOR_POINTS
from serai.games.tadmor.constants import COLOURS, MISSIONS
from serai.games.tadmor.render.lacks import lacking_any, lacking_goods
from serai.games.tadmor.render.things import PART


def lacking(seen: Seen, cost: list[int], discount: int = 0, key: str = "lack") -> list[Fact]:
    """'You need 2 more stone', or nothing if the reader can pay or is not asked."""
    if not seen.deciding or seen.reader is None:
        return []
    return told(lacking_goods(seen.stock(seen.reader), cost, discount), key)


def told(things: Fact | None, key: str = "lack") -> list[Fact]:
    return [] if things is None else [Say(key, things=things)]


def lacking_levels(seen: Seen) -> list[Fact]:
    """For the next level, and for the next two together."""
    return [*lacking_one_level(seen), *lacking_two_levels(seen)]


def lacking_one_level(seen: Seen) -> list[Fact]:
    return lacking(seen, next_level(seen, seen.printed.one_level), key="lack-one-level")


def lacking_two_levels(seen: Seen) -> list[Fact]:
    return lacking(seen, next_level(seen, seen.printed.two_levels), key="lack-two-levels")


def next_level(seen: Seen, prices: list[list[int]]) -> list[int]:
    """What the reader's next level costs by these prices."""
    height = 0 if seen.reader is None else seen.players[seen.reader]["tower"]
    return seen.level_cost(seen.reader, prices, height + 1)


def lacking_part(seen: Seen, part: int) -> list[Fact]:
    """For a part of the temple: goods, or the parts that come before it."""
    if seen.reader is None or not seen.deciding:
        return []
    ready = seen.next_parts(seen.reader)
    if part not in ready:
        return [Say("lack-part-before", part=PART[ready[0]])] if part > ready[0] else []
    return lacking(seen, seen.printed.part_cost[part], seen.discount(seen.reader, CHEAPER_TEMPLE))


def lacking_mission(seen: Seen, name: str) -> list[Fact]:
    cost = seen.printed.missions[MISSIONS.index(name)].cost
    return lacking(seen, cost, seen.discount(seen.reader, CHEAPER_MISSIONS))


def lacking_improvement(seen: Seen) -> list[Fact]:
    """An improvement costs goods of any kind."""
    if not seen.deciding or seen.reader is None:
        return []
    return told(lacking_any(seen.stock(seen.reader), seen.printed.price[seen.era]))


def lacking_rare(seen: Seen, colour: str) -> list[Fact]:
    """For what a port sells: nothing where it sells nothing, or where points will do."""
    if seen.view["tops"][colour] is None or pays_points(seen):
        return []
    cost = seen.printed.rare_cost[COLOURS.index(colour)]
    return lacking(seen, cost, seen.discount(seen.reader, CHEAPER_RARE_GOODS))


def pays_points(seen: Seen) -> bool:
    """The reader can pay a rare good in points: once a turn. (65)"""
    tiles = seen.tiles_with(seen.reader, RARE_GOOD_FOR_POINTS)
    if not tiles or seen.reader is None or seen.players[seen.reader]["paid_points"]:
        return False
    return seen.points(seen.reader) >= tiles[0].points


def lacking_temple(seen: Seen) -> list[Fact]:
    """For the first of the parts that may come next, if none can be paid."""
    parts = [] if seen.reader is None else seen.next_parts(seen.reader)
    lacks = [lacking_part(seen, part) for part in parts]
    return lacks[0] if lacks and all(lacks) else []


def lacking_at(seen: Seen, slot: str) -> list[Fact]:
    """For what a slot of the map sells."""
    if slot.startswith("rare_"):
        return lacking_rare(seen, slot.removeprefix("rare_"))
    if slot.startswith("improvement_"):
        return lacking_improvement(seen) if seen.view["display"] else []
    if slot.startswith("tower_"):
        return lacking_one_level(seen) if slot == "tower_one_level" else lacking_two_levels(seen)
    return lacking_temple(seen) if slot.startswith("temple_") else []
