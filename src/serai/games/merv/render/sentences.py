"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from serai.core.render.decision_text import ActionText
from serai.core.render.tally import Tally
from serai.core.text import Fact, sentence_case
from serai.games.merv.constants import BOON_CAMEL, BOON_END, INNER, NOBODY
from serai.games.merv.cost import COURTIERS, Cost
from serai.games.merv.grid import BEHIND_WALL, CENTRE, HAS_MARKET, LINES, SITES
from serai.games.merv.payment import left_after
from serai.games.merv.render.lacking import lacking
from serai.games.merv.render.speech import cubes, in_line, items, name, phrase, price, site, texts, things
from serai.games.merv.render.tally import Foreseen, colours
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE


class Action(ActionText[Table]):
    """One legal action of the decision that is asked now."""

    def __init__(self, t: Table, action: int) -> None:
        ActionText.__init__(self, texts(), t, action)
        self.me = t.players[max(0, self.seat)]

    @cached_property
    def foreseen(self) -> Foreseen:
        return Foreseen(self.t, self.action)

    @property
    def gains(self) -> Tally:
        return self.foreseen.tally(self.seat)

    def cost(self, printed: Cost | None = None) -> str:
        """What is paid: as the rules take it, or as printed where the player will be asked how to pay."""
        parts = [cubes(colours(self.gains, "pay"))] if self.gains.all("pay") else []
        if not parts and printed is not None and self.foreseen.next_is("Pay"):
            parts = [price(printed)]
        roads = self.gains.all("roads")
        paid = phrase("price", price=texts().listed(parts)) if parts else phrase("free")
        return paid + (phrase("roads", n=roads) if roads else "")

    def gain(self, key: str = "gain", before: list[str] | None = None) -> str:
        found = (before or []) + things(self.gains)
        return phrase(key, things=texts().listed(found)) if found else ""


# The turn -------------------------------------------------------------------------------------------------------------


def done(a: Action) -> str:
    if a.asked == "SpendForScrolls" and a.step.spent:
        return a.say_done("more", n=a.step.spent)
    if a.asked == "PayRansom":
        lost = [cell for cell in SITES if a.t.attacked & ~a.t.ransomed & 1 << cell and a.t.owners[cell] == a.seat]
        cells = texts().listed([texts().word("cell", cell) for cell in lost])
        return a.say_done("" if lost else "all", sites=cells)
    return a.say_done() if texts().has("done", a.asked) else a.say()


def slot(a: Action) -> str:
    at = a.t.round * 5 + a.n
    sites = [in_line(a.t, cell, a.seat) for cell in LINES[at]]
    if HAS_MARKET[at]:
        sites.insert(2, phrase("camel_market"))
    nearest = LINES[at][0]
    line = 5 + nearest // 5 if a.t.round % 2 else nearest % 5
    variant = "courtier" if a.asked == "CourtierSlot" else ""
    return a.say(variant, slot=a.n + 1, line=line, sites=", ".join(sites))


def activate(a: Action) -> str:
    where = site(a.t, a.n, a.seat)
    if a.asked == "CourtierSite":
        return a.say("courtier", site=where)
    owner = a.t.owners[a.n]
    if owner == NOBODY:
        return a.say("build", site=where, gain=a.gain())
    share = things(a.foreseen.tally(owner)) if owner != a.seat else []
    told = phrase("owner_gains", owner=name(a.t, owner), things=texts().listed(share)) if share else ""
    return a.say(site=where, gain=a.gain(), owner_gain=told)


def favour(a: Action) -> str:
    found = things(a.gains)
    return a.say(things=texts().listed(found)) if found else a.say("nothing")


def board(a: Action) -> str:
    return texts().say("action", "board", {"n": a.t.tiles[a.step.site] // 4})


def take_camels(a: Action) -> str:
    camels = a.t.market.bit_count()
    return texts().say("action", "take-camels" if camels else "take-camels_none", {"n": camels})


def sell_camel(a: Action) -> str:
    return a.say(boon=a.t.printed.market_boon[a.t.market_side][a.n])


# Paying ---------------------------------------------------------------------------------------------------------------


def pay(a: Action) -> str:
    save, stands_for = a.n % 5, a.n // 5
    left = left_after(a.me, a.step.cost, save, stands_for) or []
    paid = [had - has for had, has in zip(a.me.cubes, left, strict=True)]
    helped = phrase("discount") if save else ""
    if stands_for:
        helped += phrase("wild", wild=a.me.wild_colour(), colour=stands_for - 1)
    return a.say(price=cubes(paid), help=helped, left=cubes(left))


def cube(a: Action) -> str:
    return a.say({"SpendAnyCube": "contract", "ChooseRansom": "ransom"}.get(a.asked, ""))


# The areas ------------------------------------------------------------------------------------------------------------


def card(a: Action) -> str:
    spice = a.t.display[a.n]
    pair = phrase("pair", spice=spice) if a.me.spices[spice] % 2 else ""
    facts: dict[str, Fact] = {"spice": spice, "card": a.n + 1, "pair": pair, "gain": a.gain()}
    if a.asked == "TakeAnyCard":
        return a.say("free", **facts)
    if a.foreseen.next_is("ChooseColour"):  # the card and its camel come once the colour is chosen
        with_camel = phrase("gain", things=texts().count("camel", 1)) if a.n < a.t.display_camels else ""
        return a.say(**{**facts, "gain": with_camel}, cost=phrase("one_cube"))
    return a.say(**facts, cost=a.cost(Cost(a.step.colour, 1)))


def camel(a: Action) -> str:
    reaches = "" if lacking(a.t, a.action) else phrase("reaches")
    return a.say(card=a.t.display_camels + 1, spice=a.t.display[a.t.display_camels], reaches=reaches)


def hall(a: Action) -> str:
    printed = COURTIERS[a.t.printed.hall_colour[a.n]][a.me.courtiers_placed() + 1]
    return a.say(cost=a.cost(printed), gain=a.gain())


def buy(a: Action) -> str:
    return a.say(good=int(a.n >= INNER), cost=a.cost(a.t.printed.city_cost[a.n]))


def mosque_step(a: Action) -> str:
    """Told from the board, since the step itself may come only after a choice of payment."""
    path, row = (a.n if a.kind == "path" else a.me.path), a.me.row + 1
    boon = a.t.printed.mosque_boon[row][path]
    brings = texts().word("boon", boon)
    if boon == BOON_CAMEL and not a.t.mosque_camels >> path & 1:
        brings = phrase("camel_gone")
    elif boon == BOON_END:
        brings = phrase("mosque_end", points=a.t.printed.mosque_end_points)
    points = a.t.printed.mosque_points[row]
    found = [brings] + ([texts().count("point", points)] if points else [])
    gain = phrase("brings", things=texts().listed(found))
    return a.say(path=path + 1, row=row, cost=a.cost(a.t.printed.mosque_cost[row - 1][path]), gain=gain)


def upgrade(a: Action) -> str:
    home = phrase("soldier_home") if a.t.soldiers[a.n] != NOBODY else ""
    facts: dict[str, Fact] = {"site": site(a.t, a.n, a.seat), "home": home}
    return a.say("bonus", colour=a.step.colour, **facts) if a.asked == "PlaceBonus" else a.say(**facts)


def scoring_tile(a: Action) -> str:
    held = sum(a.t.owners[cell] == a.seat and a.t.tiles[cell] // 4 == a.n for cell in SITES)
    return a.say(points=a.t.printed.scoring_tile_points, held=held)


def piece(a: Action) -> str:
    variant = "gate" if a.n >= FIRST_GATE else ""
    printed = a.t.printed.piece_cost[a.n]
    if a.asked == "FreeWall":
        return a.say(f"{variant}_free" if variant else "free", price=price(printed))
    cost = a.cost(printed)
    unlike = cost != phrase("price", price=price(printed))  # white or wild cubes hide which piece it is
    return a.say(variant, cost=cost, printed=phrase("printed", price=price(printed)) if unlike else "")


def place(a: Action) -> str:
    behind = [site(a.t, cell, a.seat) for cell in BEHIND_WALL[a.n] if cell != CENTRE]
    return a.say(sites="; ".join(behind), gain=a.gain("brings"))


def soldier(a: Action) -> str:
    return a.say(site=site(a.t, a.n, a.seat), gain=a.gain("brings"))


def queue(a: Action) -> str:
    skipped = sum(a.t.queue[behind] == NOBODY for behind in range(a.n + 1, a.t.setting.meeples))
    return a.say(
        place=a.n + 1,
        cost=phrase("price", price=texts().count("camel", skipped)) if skipped else phrase("free"),
        gain=a.gain(),
    )


def contract(a: Action) -> str:
    top = a.t.printed.top_contract(a.n, a.t.contracts_gone[a.n])
    assert top is not None
    bonus = texts().word("boon", 6) if top.soldier else texts().count("favour", 1)
    return a.say(
        stack=a.n + 1,
        items=items(top),
        cube=texts().say("action", "contract_any", {}) if top.cube == NOBODY else price(Cost(top.cube, 1)),
        things=texts().listed([texts().count("point", top.points), bonus]),
    )


TELLS: Final[dict[str, Callable[[Action], str]]] = {
    "done": done,
    "slot": slot,
    "activate": activate,
    "favour": favour,
    "board": board,
    "take-camels": take_camels,
    "sell-camel": sell_camel,
    "pay": pay,
    "cube": cube,
    "wild-cube": lambda a: a.say(wild=a.me.wild_colour()),
    "card": card,
    "camel": camel,
    "colour": lambda a: a.say(held=a.me.cubes[a.n]),
    "hall": hall,
    "breakthrough": lambda a: a.say(points=a.t.printed.breakthrough_points),
    "post": lambda a: a.say(gain=a.gain()),
    "buy": buy,
    "path": mosque_step,
    "advance": mosque_step,
    "upgrade": upgrade,
    "scoring-tile": scoring_tile,
    "piece": piece,
    "place": place,
    "soldier": soldier,
    "queue": queue,
    "ransom": lambda a: a.say(site=site(a.t, a.n, a.seat)),
    "contract": contract,
    "deal": lambda a: a.say(colour=a.n % 4, area=a.n // 4),
}
"""The kinds whose sentence depends on the position; the others are told as they stand in the text file."""


def sentence(t: Table, action: int) -> str:
    """What this legal action does, for the one who decides; at the end, why it does nothing now."""
    asked = Action(t, action)
    lacks = lacking(t, action)
    told = sentence_case(TELLS.get(asked.kind, Action.say)(asked))
    return told + phrase("for_nothing", lacking=lacks) if lacks else told
