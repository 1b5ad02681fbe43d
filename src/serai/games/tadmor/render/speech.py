"""Tadmor's words and the pieces of sentences that several sentences share: prices, places, improvements, missions."""

from functools import cache
from typing import Final

from serai.core.text import Fact, Texts, load_texts
from serai.games.tadmor.cards import BENEFITS, EFFECTS, PLACE_TWO, TRADE_TILE
from serai.games.tadmor.constants import GETS, GIVES, GOODS, PRIVATE_PLACE, SLOTS, TRADES
from serai.games.tadmor.table import Table


@cache
def texts() -> Texts:
    return load_texts("serai.games.tadmor")


def phrase(key: str, **facts: Fact) -> str:
    return texts().say("phrase", key, facts)


def either(parts: list[str]) -> str:
    """One, two or three."""
    return str(texts().tables["joints"]["or"]).join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


# How much -----------------------------------------------------------------------------------------------------------


def goods(amounts: list[int]) -> str:
    """'2 wood and 1 marble'."""
    found = [texts().count(GOODS[good], n) for good, n in enumerate(amounts) if n]
    return texts().listed(found or [phrase("nothing")])


def price(cost: list[int], discount: int = 0) -> str:
    """A price; a discount is taken off where it can only be taken off one good."""
    kinds = [good for good, n in enumerate(cost) if n]
    if not discount or not kinds:
        return goods(cost)
    if len(kinds) > 1 and discount < sum(cost):
        return phrase("less", price=goods(cost), n=discount)
    return goods([max(0, n - discount) for n in cost] if len(kinds) == 1 else [0] * len(GOODS))


# Where --------------------------------------------------------------------------------------------------------------

SAY_THEIR_REGION: Final = ["temple_palmyra", "temple_ebla", "market_palmyra", "market_ebla"]


def where(t: Table, place: int) -> str:
    """' in the North Sea, slot 2': the region of a place, and which of two alike it is."""
    if place >= PRIVATE_PLACE or SLOTS[place] in SAY_THEIR_REGION:
        return ""
    return phrase("in", region=t.printed.region_of[place]) + which(t, place)


def which(t: Table, place: int) -> str:
    """The number of a slot that has a twin on this board."""
    stem, _, number = SLOTS[place].rpartition("_")
    twin = f"{stem}_{3 - int(number)}" if number in ("1", "2") else ""
    if twin not in SLOTS or SLOTS.index(twin) not in t.setting.slots:
        return ""
    alike = t.printed.region_of[place] == t.printed.region_of[SLOTS.index(twin)]
    return phrase("slot", n=number) if alike and not stem.startswith("improvement") else ""


# Improvements and missions --------------------------------------------------------------------------------------------


def traded(trades: int) -> tuple[int, list[int]]:
    """What a trading improvement takes, and what it may give for it."""
    ways = [trade for trade in range(len(TRADES)) if trades >> trade & 1]
    return GIVES[ways[0]], GETS[ways[0]] if len(ways) == 1 else []


def effect(t: Table, number: int) -> str:
    """What an improvement does, in one line."""
    tile = t.printed.tiles[number]
    facts: dict[str, Fact] = {
        "points": tile.points,
        "amount": tile.amount,
        "free": tile.free,
        "good": tile.good,
        "most": tile.most,
        "basic": tile.prices[0],
        "advanced": tile.prices[1],
    }
    if tile.effect == TRADE_TILE:
        give, gets = traded(tile.trades)
        facts = {"give": give, "get": texts().word("good", gets[0]) if gets else phrase("basic_two")}
    return texts().say("effect", EFFECTS[tile.effect], facts)


def benefit(t: Table, number: int, table: str = "benefit") -> str:
    """What a mission brings when it is returned."""
    mission = t.printed.missions[number]
    occupied = mission.benefit == PLACE_TWO and t.setting.on_occupied
    key = BENEFITS[mission.benefit] + ("_occupied" if occupied else "")
    return texts().say(table, key, {"amount": mission.amount})


def mission(t: Table, number: int) -> str:
    """A mission in words, as it is printed."""
    printed = t.printed.missions[number]
    return phrase("mission", cost=goods(printed.cost), points=printed.points, benefit=benefit(t, number))
