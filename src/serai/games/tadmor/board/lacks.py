"""What is lacking for something that cannot be paid yet, for the one who decides, wherever they would look for it."""

from serai.core.say import Count, Fact, Say
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.cards import CHEAPER_MISSIONS, CHEAPER_RARE_GOODS, CHEAPER_TEMPLE
from serai.games.tadmor.constants import COLOURS, MISSIONS
from serai.games.tadmor.render.speech import goods, less
from serai.games.tadmor.render.things import PART


def lacking(seen: Seen, cost: list[int], discount: int = 0, key: str = "lack") -> list[Fact]:
    """'You still need 2 stone', or nothing if the reader can pay or is not asked."""
    if not seen.deciding or seen.reader is None:
        return []
    missing = [max(0, n - held) for n, held in zip(cost, seen.stock(seen.reader), strict=True)]
    if sum(missing) <= discount:
        return []
    return [Say(key, things=less(missing, discount) if discount else goods(missing))]


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
    missing = seen.printed.price[seen.era] - sum(seen.stock(seen.reader))
    return [Say("lack", things=Count("good", missing))] if missing > 0 else []


def lacking_at(seen: Seen, slot: str) -> list[Fact]:
    """For what a slot of the map sells."""
    if slot.startswith("rare_"):
        cost = seen.printed.rare_cost[COLOURS.index(slot.removeprefix("rare_"))]
        return lacking(seen, cost, seen.discount(seen.reader, CHEAPER_RARE_GOODS))
    if slot.startswith("improvement_"):
        return lacking_improvement(seen)
    if slot.startswith("tower_"):
        return lacking_one_level(seen) if slot == "tower_one_level" else lacking_two_levels(seen)
    if slot.startswith("temple_") and seen.reader is not None:
        return lacking_part(seen, seen.next_parts(seen.reader)[0])
    return []
