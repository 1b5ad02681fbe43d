"""What each slot shows and says: its sign, what it gives or costs the reader in this era, and its tip."""

from collections.abc import Callable
from typing import Final

from serai.games.tadmor.board.lines import POINT, cost_line
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.board.words import price, tip
from serai.games.tadmor.cards import CHEAPER_RARE_GOODS, TAX_IMMUNITY
from serai.games.tadmor.constants import CAMEL, COLOURS, GOOD_AT, GOODS, NOBODY, PARTS, RARE_GOODS, SHIP, SLOTS
from serai.games.tadmor.render.speech import goods

Offer = tuple[str, list[str], str]
"""The sign in the slot, the line below it, the tip."""


def collect(seen: Seen, slot: str) -> Offer:
    at = SLOTS.index(slot)
    kind = CAMEL if seen.printed.takes_camel[at] else SHIP
    amounts = [0] * len(GOODS)
    amounts[GOOD_AT[at]] = seen.collected(GOOD_AT[at], kind)
    return ["camel", "ship"][kind], cost_line(amounts), tip("collect", things=goods(amounts))


def shipyard(seen: Seen, slot: str) -> Offer:
    third, fourth = seen.printed.ship_sets
    return "ship", ["=+1", "ship"], tip("shipyard", third=third, fourth=fourth)


def caravan(seen: Seen, slot: str) -> Offer:
    tower, missions = seen.printed.fourth_camel
    more, most, both_tower, both_missions = seen.printed.fifth_camel
    told = tip(
        "caravan", tower=tower, missions=missions, more=more, most=most, both=both_tower, both_missions=both_missions
    )
    return "camel", ["=+1", "camel"], told


def gifts(seen: Seen, slot: str) -> Offer:
    points = seen.gift(int(slot[-1]) - 1)
    return "gifts", [f"={points}", POINT], tip("gifts", n=points)


def rare(seen: Seen, slot: str) -> Offer:
    colour = slot.removeprefix("rare_")
    at = COLOURS.index(colour)
    cost, less = seen.printed.rare_cost[at], seen.discount(seen.reader, CHEAPER_RARE_GOODS)
    top = seen.view["tops"][colour]
    line = cost_line(cost) + ([f"=−{less}"] if less else [])
    if top is None:
        return "rare", line, tip("rare_none", colour=at)
    return "rare", line, tip("rare", colour=at, price=price(cost, less), kind=RARE_GOODS.index(top))


def improvement(seen: Seen, slot: str) -> Offer:
    n = seen.printed.price[seen.era]
    return "", [f"={n}", "any"], tip("improvement", slot=slot[-1], n=n)


def tower(seen: Seen, slot: str) -> Offer:
    single = slot == "tower_one_level"
    prices = seen.printed.one_level if single else seen.printed.two_levels
    height = 0 if seen.reader is None else seen.players[seen.reader]["tower"]
    cost = seen.level_cost(seen.reader, prices, height + 1)
    return "tower", cost_line(cost), tip("one_level" if single else "two_levels", price=goods(cost))


def traitor(seen: Seen, slot: str) -> Offer:
    levels = seen.printed.traitor[seen.era]
    if not levels:
        return "traitor", ["=–"], tip("traitor_none")
    return "traitor", [f"=−{levels}", "tower"], tip("traitor", n=levels)


def taxman(seen: Seen, slot: str) -> Offer:
    gold, points = seen.printed.tax_gold[seen.era], seen.printed.tax_points[seen.era]
    if not gold and not points:
        return "tax", ["=–"], tip("taxman_none")
    spared = " " + tip("taxman_spared") if seen.tiles_with(seen.reader, TAX_IMMUNITY) else ""
    return "tax", [f"={gold}", "gold", f"=/{points}", POINT], tip("taxman", gold=gold, points=points) + spared


def marauders(seen: Seen, slot: str) -> Offer:
    return "marauders", ["eye"], tip("marauders" if seen.view["turn"] < seen.printed.turns else "marauders_none")


def war(seen: Seen, slot: str) -> Offer:
    if seen.reader is None:
        return "war", ["tower", "=−", "tower"], tip("war")
    return "war", [f"={seen.lead(seen.reader)}", POINT], f"{tip('war')} {tip('war_now', n=seen.lead(seen.reader))}"


def first(seen: Seen, slot: str) -> Offer:
    n = seen.printed.first_goods
    if seen.view["turn"] == seen.printed.turns:
        return "pawn", ["=–"], tip("first_none")
    return "pawn", [f"=+{n}", "basic"], tip("first", n=n)


def next_part(seen: Seen) -> str:
    """The part that the reader may build next; the first of several."""
    temples = seen.players[seen.reader]["temples"] if seen.reader is not None else {}
    return next((PARTS[at + 1] for at, part in enumerate(PARTS[:-1]) if temples.get(part)), PARTS[0])


OFFERS: Final[dict[str, Callable[[Seen, str], Offer]]] = {
    **{slot: collect for at, slot in enumerate(SLOTS) if GOOD_AT[at] != NOBODY},
    "shipyard": shipyard,
    "caravan": caravan,
    **dict.fromkeys(["peace_gifts_1", "peace_gifts_2"], gifts),
    **dict.fromkeys(["rare_grey", "rare_yellow", "rare_red"], rare),
    **dict.fromkeys([f"improvement_{n}" for n in range(1, 5)], improvement),
    "temple_palmyra": lambda seen, slot: ("temple", [next_part(seen), "=+", "mission"], tip("temple_palmyra")),
    "temple_ebla": lambda seen, slot: ("temple", [next_part(seen)], tip("temple_ebla")),
    "market_palmyra": lambda seen, slot: ("market", ["basic", "swap", "advanced"], tip("market_palmyra")),
    "market_ebla": lambda seen, slot: ("market", ["basic", "arrow", "advanced"], tip("market_ebla")),
    "first_to_play": first,
    **dict.fromkeys(["tower_one_level", "tower_two_levels"], tower),
    "traitor": traitor,
    **dict.fromkeys(
        ["kings_missions_1", "kings_missions_2"],
        lambda seen, slot: ("mission", ["mission", "=/", POINT], tip("missions")),
    ),
    "taxman": taxman,
    "marauders": marauders,
    "war_supplies": war,
}


def offer(seen: Seen, slot: str) -> Offer:
    return OFFERS[slot](seen, slot)
