"""What several sentences of Tadmor share: prices, places, improvements, missions."""

from typing import Final

from serai.core.say import Count, Fact, Say, Several
from serai.games.tadmor.cards import BENEFITS, EFFECTS, FINAL_POINTS, PLACE_TWO, SHIP_BONUS, TRADE_TILE, Mission, Tile
from serai.games.tadmor.constants import GETS, GIVES, GOLD, GOODS, PRIVATE_PLACE, SLOTS, TRADES
from serai.games.tadmor.render.things import GOOD, MOST, PIECE, REGION, SEAT, SENT
from serai.games.tadmor.table import Table

NOTHING: Final = Say("nothing")

# How much -----------------------------------------------------------------------------------------------------------


def points(n: int) -> Count:
    return Count("point", n)


def goods(amounts: list[int]) -> Fact:
    """'2 wood and 1 marble'."""
    found = [Count(GOODS[good], n) for good, n in enumerate(amounts) if n]
    return Several(found) if found else NOTHING


def amounts_of(kinds: list[int]) -> list[int]:
    """How many of each good there are among these."""
    return [kinds.count(good) for good in range(len(GOODS))]


def price(cost: list[int], discount: int = 0) -> Fact:
    """A price; a discount is taken off where it can only be taken off one good."""
    kinds = [good for good, n in enumerate(cost) if n]
    if not discount or not kinds:
        return goods(cost)
    if len(kinds) > 1 and discount < sum(cost):
        return less(cost, discount)
    return goods([max(0, n - discount) for n in cost] if len(kinds) == 1 else [0] * len(GOODS))


def less(cost: list[int], discount: int) -> Say:
    return Say("price-less", price=goods(cost), discount=Count("good", discount))


def exchange(trade: int) -> dict[str, Fact]:
    """What is given and received in a trade."""
    return {"give": goods(amounts_of([GIVES[trade]])), "get": goods(amounts_of(GETS[trade]))}


# Where --------------------------------------------------------------------------------------------------------------

SAY_THEIR_REGION: Final = ["temple_palmyra", "temple_ebla", "market_palmyra", "market_ebla"]


def where(t: Table, place: int) -> Say | None:
    """'in the North Sea, slot 2': the region of a place, and which of two alike it is; None where its name says it."""
    if place >= PRIVATE_PLACE or SLOTS[place] in SAY_THEIR_REGION:
        return None
    region, number = REGION[t.printed.region_of[place]], which(t, place)
    return Say("where-slot", region=region, n=number) if number else Say("where", region=region)


def which(t: Table, place: int) -> int:
    """The number of a slot that has a twin on this board; 0 for all others."""
    stem, _, number = SLOTS[place].rpartition("_")
    twin = f"{stem}_{3 - int(number)}" if number in ("1", "2") else ""
    if twin not in SLOTS or SLOTS.index(twin) not in t.setting.slots:
        return 0
    alike = t.printed.region_of[place] == t.printed.region_of[SLOTS.index(twin)]
    return int(number) if alike and not stem.startswith("improvement") else 0


def goal(t: Table, place: int) -> Say:
    """Where a piece is sent, and where that is."""
    region = where(t, place)
    return Say("goal", sent=SENT[place], where=region) if region else SENT[place]


def piece_sent(place: int, kind: int) -> Say:
    return Say("piece-sent", piece=PIECE[kind], goal=SENT[place])


def your_piece(t: Table, place: int, kind: int) -> Say:
    return Say("piece-sent-yours", piece=PIECE[kind], goal=goal(t, place))


def piece_of(t: Table, owner: int, place: int, kind: int) -> Say:
    return Say("piece-sent-of", owner=SEAT[owner], piece=PIECE[kind], goal=goal(t, place))


# Improvements and missions --------------------------------------------------------------------------------------------


def traded(trades: int) -> tuple[int, list[int]]:
    """What a trading improvement takes, and what it may give for it."""
    ways = [trade for trade in range(len(TRADES)) if trades >> trade & 1]
    return GIVES[ways[0]], GETS[ways[0]] if len(ways) == 1 else []


def effect(tile: Tile) -> Say:
    """What an improvement does, in a sentence."""
    return Say(f"effect-{EFFECTS[tile.effect]}", **effect_facts(tile))


def effect_line(tile: Tile) -> Say:
    """The same in a few words, for the tile."""
    return Say(f"line-{EFFECTS[tile.effect]}", **effect_facts(tile))


def effect_facts(tile: Tile) -> dict[str, Fact]:
    if tile.effect == TRADE_TILE:
        give, gets = traded(tile.trades)
        return {"give": GOOD[give], "get": GOOD[gets[0]] if gets else Say("two-basic-goods")}
    facts: dict[str, Fact] = {
        "points": points(tile.points),
        "amount": tile.amount,
        "goods": Count("good", tile.amount),
        "gold": Count(GOODS[GOLD], tile.amount),
        "free": tile.free,
        "basic": points(tile.prices[0]),
        "advanced": points(tile.prices[1]),
    }
    if tile.effect == SHIP_BONUS:
        facts["good"] = GOOD[tile.good]
    if tile.effect == FINAL_POINTS:
        facts["most"] = MOST[tile.most]
    return facts


def benefit(mission: Mission, on_occupied: bool) -> Say:
    """What a mission brings when it is returned; `on_occupied` is the option for the missions that place."""
    n = mission.amount
    facts: dict[str, Fact] = {
        "levels": Count("tower-level", n),
        "goods": Count("good", n),
        "lost": Count("level", n),
        "missions": Count("mission", n),
    }
    return Say(f"benefit-{benefit_name(mission, on_occupied)}", **facts)


def benefit_name(mission: Mission, on_occupied: bool) -> str:
    return BENEFITS[mission.benefit] + ("-occupied" if mission.benefit == PLACE_TWO and on_occupied else "")


def brings(t: Table, number: int) -> Say:
    """What a mission brings at this table."""
    return benefit(t.printed.missions[number], t.setting.on_occupied)


def brings_short(t: Table, number: int) -> Say:
    """The same in a word or two."""
    mission = t.printed.missions[number]
    return Say(f"short-benefit-{benefit_name(mission, t.setting.on_occupied)}", amount=mission.amount)


def printed_mission(t: Table, number: int) -> Say:
    """A mission in words, as it is printed."""
    printed = t.printed.missions[number]
    return Say("printed-mission", cost=goods(printed.cost), points=points(printed.points), benefit=brings(t, number))
