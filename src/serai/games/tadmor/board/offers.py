"""What each slot shows and says: its sign, what it gives or costs the reader in this era, and its tip."""

from collections.abc import Callable
from typing import Final

from serai.core.say import SPACE, Count, Fact, Say, Several
from serai.games.tadmor.board.lines import POINT, cost_line
from serai.games.tadmor.board.seen import Seen
from serai.games.tadmor.cards import CHEAPER_RARE_GOODS, TAX_IMMUNITY
from serai.games.tadmor.constants import CAMEL, COLOURS, GOLD, GOOD_AT, GOODS, NOBODY, PARTS, RARE_GOODS, SHIP, SLOTS
from serai.games.tadmor.render.speech import goods, points, price
from serai.games.tadmor.render.things import COLOUR, ERA, RARE

Offer = tuple[str, list[str] | str, Fact]
"""The sign in the slot, the line below it, of icons or of words where the slot sleeps, and the tip."""


def collect(seen: Seen, slot: str) -> Offer:
    at = SLOTS.index(slot)
    kind = CAMEL if seen.printed.takes_camel[at] else SHIP
    amounts = [0] * len(GOODS)
    amounts[GOOD_AT[at]] = seen.collected(GOOD_AT[at], kind)
    return ["camel", "ship"][kind], cost_line(amounts), Say("tip-collect", things=goods(amounts))


def shipyard(seen: Seen, slot: str) -> Offer:
    third, fourth = seen.printed.ship_sets
    return "ship", ["=+1", "ship"], Say("tip-shipyard", third=third, fourth=fourth)


def caravan(seen: Seen, slot: str) -> Offer:
    tower, missions = seen.printed.fourth_camel
    more, most, both_tower, both_missions = seen.printed.fifth_camel
    told = Say(
        "tip-caravan",
        tower=tower,
        missions=Count("mission", missions),
        more=more,
        most=Count("mission", most),
        both=both_tower,
        both_missions=Count("mission", both_missions),
    )
    return "camel", ["=+1", "camel"], told


def gifts(seen: Seen, slot: str) -> Offer:
    given = seen.gift(int(slot[-1]) - 1)
    return "gifts", [f"={given}", POINT], Say("tip-gifts", points=points(given))


def rare(seen: Seen, slot: str) -> Offer:
    colour = slot.removeprefix("rare_")
    at = COLOURS.index(colour)
    cost, discount = seen.printed.rare_cost[at], seen.discount(seen.reader, CHEAPER_RARE_GOODS)
    top = seen.view["tops"][colour]
    line = cost_line(cost) + ([f"=−{discount}"] if discount else [])
    if top is None:
        return "rare", line, Say("tip-rare-none", colour=COLOUR[at])
    asked = price(cost, discount)
    return "rare", line, Say("tip-rare", colour=COLOUR[at], kind=RARE[RARE_GOODS.index(top)], price=asked)


def improvement(seen: Seen, slot: str) -> Offer:
    n = seen.printed.price[seen.era]
    return "", [f"={n}", "any"], Say("tip-improvement", slot=int(slot[-1]), price=Count("good", n))


def tower(seen: Seen, slot: str) -> Offer:
    single = slot == "tower_one_level"
    prices = seen.printed.one_level if single else seen.printed.two_levels
    height = 0 if seen.reader is None else seen.players[seen.reader]["tower"]
    cost = seen.level_cost(seen.reader, prices, height + 1)
    return "tower", cost_line(cost), Say("tip-one-level" if single else "tip-two-levels", price=goods(cost))


def sleeps(seen: Seen, by_era: list[int]) -> str:
    """From which era on a slot does something, in words; or that it does nothing any more."""
    wakes = next((era for era in range(seen.era + 1, len(by_era)) if by_era[era]), None)
    return seen.say("board-no-more") if wakes is None else seen.say("board-from-era", era=ERA[wakes + 1])


def traitor(seen: Seen, slot: str) -> Offer:
    levels = seen.printed.traitor[seen.era]
    if not levels:
        return "traitor", sleeps(seen, seen.printed.traitor), Say("tip-traitor-none")
    return "traitor", [f"=−{levels}", "tower"], Say("tip-traitor", levels=Count("tower-level", levels))


def taxman(seen: Seen, slot: str) -> Offer:
    gold, lost = seen.printed.tax_gold[seen.era], seen.printed.tax_points[seen.era]
    if not gold and not lost:
        return "tax", sleeps(seen, seen.printed.tax_points), Say("tip-taxman-none")
    told: Fact = Say("tip-taxman", gold=Count(GOODS[GOLD], gold), points=points(lost))
    if seen.tiles_with(seen.reader, TAX_IMMUNITY):
        told = Several([told, Say("tip-taxman-spared")], SPACE)
    return "tax", [f"={gold}", "gold", f"=/{lost}", POINT], told


def marauders(seen: Seen, slot: str) -> Offer:
    if seen.view["turn"] >= seen.printed.turns:
        return "marauders", seen.say("board-no-more"), Say("tip-marauders-none")
    return "marauders", ["eye"], Say("tip-marauders")


def war(seen: Seen, slot: str) -> Offer:
    if seen.reader is None:
        return "war", ["tower", "=−", "tower"], Say("tip-war")
    lead = seen.lead(seen.reader)
    return "war", [f"={lead}", POINT], Several([Say("tip-war"), Say("tip-war-now", n=lead)], SPACE)


def first(seen: Seen, slot: str) -> Offer:
    n = seen.printed.first_goods
    if seen.view["turn"] == seen.printed.turns:
        return "pawn", seen.say("board-no-more"), Say("tip-first-none")
    return "pawn", [f"=+{n}", "basic"], Say("tip-first", goods=Count("basic", n))


def next_part(seen: Seen) -> str:
    """The part that the reader may build next; the first of several."""
    return PARTS[0] if seen.reader is None else PARTS[seen.next_parts(seen.reader)[0]]


OFFERS: Final[dict[str, Callable[[Seen, str], Offer]]] = {
    **{slot: collect for at, slot in enumerate(SLOTS) if GOOD_AT[at] != NOBODY},
    "shipyard": shipyard,
    "caravan": caravan,
    **dict.fromkeys(["peace_gifts_1", "peace_gifts_2"], gifts),
    **dict.fromkeys(["rare_grey", "rare_yellow", "rare_red"], rare),
    **dict.fromkeys([f"improvement_{n}" for n in range(1, 5)], improvement),
    "temple_palmyra": lambda seen, slot: ("temple", [next_part(seen), "=+", "mission"], Say("tip-temple_palmyra")),
    "temple_ebla": lambda seen, slot: ("temple", [next_part(seen)], Say("tip-temple_ebla")),
    "market_palmyra": lambda seen, slot: ("market", ["basic", "swap", "advanced"], Say("tip-market_palmyra")),
    "market_ebla": lambda seen, slot: ("market", ["basic", "arrow", "advanced"], Say("tip-market_ebla")),
    "first_to_play": first,
    **dict.fromkeys(["tower_one_level", "tower_two_levels"], tower),
    "traitor": traitor,
    **dict.fromkeys(
        ["kings_missions_1", "kings_missions_2"],
        lambda seen, slot: ("mission", ["mission", "=/", POINT], Say("tip-kings_missions")),
    ),
    "taxman": taxman,
    "marauders": marauders,
    "war_supplies": war,
}


def offer(seen: Seen, slot: str) -> Offer:
    return OFFERS[slot](seen, slot)
