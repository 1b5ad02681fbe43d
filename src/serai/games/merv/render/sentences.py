"""Every legal action as a sentence: what it does here and now, what it costs and what it brings."""

from collections.abc import Callable
from functools import cached_property
from typing import Final

from serai.core.render.decision import Offered
from serai.core.render.tally import Tally
from serai.core.say import COMMA, SEMICOLON, Count, Fact, Say, Several
from serai.games.merv.constants import AREAS, BOON_CAMEL, INNER, NOBODY, SEATS
from serai.games.merv.cost import COURTIERS, Cost
from serai.games.merv.grid import BEHIND_WALL, CELLS, CENTRE, HAS_MARKET, LINES, SITES
from serai.games.merv.invasion import ransom_colours
from serai.games.merv.payment import left_after, single_cube
from serai.games.merv.render.lacking import lacking
from serai.games.merv.render.speech import (
    breakthrough,
    contract_terms,
    cubes,
    either,
    in_line,
    mosque_space,
    name,
    price,
    site,
    things,
)
from serai.games.merv.render.speech import cube as cube_of
from serai.games.merv.render.tally import Foreseen, colours
from serai.games.merv.render.things import (
    AREA,
    BOON,
    BREAKTHROUGH,
    CITY,
    COLOUR,
    CORNER,
    GOOD,
    HALL,
    KIND,
    LINE,
    NAME,
    PAIR,
    SPICE,
    WALL_PLACE,
)
from serai.games.merv.table import Table
from serai.games.merv.wall import FIRST_GATE

FREE: Final = Say("cost-free")


class Action(Offered[Table]):
    """One legal action of the decision that is asked now."""

    def __init__(self, t: Table, action: int) -> None:
        Offered.__init__(self, t, action)
        self.me = t.players[max(0, self.seat)]

    @cached_property
    def foreseen(self) -> Foreseen:
        return Foreseen(self.t, self.action)

    @property
    def gains(self) -> Tally:
        return self.foreseen.tally(self.seat)

    def cost(self, printed: Cost) -> Say:
        """What is paid: as the rules take it, or as printed where the player will be asked how to pay."""
        paid = FREE
        if self.gains.all("pay"):
            paid = Say("cost-price", price=cubes(colours(self.gains, "pay")))
        elif self.foreseen.next_is("Pay"):
            paid = Say("cost-price", price=price(printed))
        roads = self.gains.all("roads")
        return Say("cost-roads", cost=paid, camels=Count("camel", roads)) if roads else paid

    def and_gains(self, said: Say, how: str = "and-gains") -> Say:
        """An action, and what it brings by itself."""
        return and_things(said, how, things(self.gains))


def and_things(said: Say, how: str, found: list[Fact]) -> Say:
    return Say(how, action=said, things=Several(found)) if found else said


# The turn -------------------------------------------------------------------------------------------------------------


def done(a: Action) -> Say:
    if a.asked == "SpendForScrolls" and a.step.spent:
        return a.say_done("more", scrolls=Count("scroll", a.step.spent))
    if a.asked == "PayRansom":
        lost = [cell for cell in SITES if a.t.attacked & ~a.t.ransomed & 1 << cell and a.t.owners[cell] == a.seat]
        return a.say_done(cells=Several([CELLS[cell] for cell in lost])) if lost else a.say_done("all")
    return a.say_done()


def slot(a: Action) -> Say:
    at = a.t.round * 5 + a.n
    sites: list[Fact] = [in_line(a.t, cell, a.seat) for cell in LINES[at]]
    if HAS_MARKET[at]:
        sites.insert(2, Say("line-market"))
    nearest = LINES[at][0]
    line = LINE[5 + nearest // 5 if a.t.round % 2 else nearest % 5]
    variant = "courtier" if a.asked == "CourtierSlot" else ""
    return a.say(variant, slot=a.n + 1, line=line, sites=Several(sites, COMMA))


def activate(a: Action) -> Say:
    where = site(a.t, a.n, a.seat)
    if a.asked == "CourtierSite":
        return a.say("courtier", site=where)
    owner = a.t.owners[a.n]
    if owner == NOBODY:
        return a.and_gains(a.say("build", site=where))
    told = a.and_gains(a.say(site=where))
    share = things(a.foreseen.tally(owner)) if owner != a.seat else []
    return Say("and-owner_gains", action=told, owner=name(a.t, owner), things=Several(share)) if share else told


def favour(a: Action) -> Say:
    found = things(a.gains)
    return a.say(things=Several(found)) if found else a.say("nothing")


def take_camels(a: Action) -> Say:
    camels = a.t.market.bit_count()
    return a.say(camels=Count("camel", camels)) if camels else a.say("none")


def sell_camel(a: Action) -> Say:
    return a.say(corner=CORNER[a.n], boon=BOON[a.t.printed.market_boon[a.t.market_side][a.n]])


# Paying ---------------------------------------------------------------------------------------------------------------


def pay(a: Action) -> Say:
    save, stands_for = a.n % 5, a.n // 5
    left = left_after(a.me, a.step.cost, save, stands_for) or []
    paid = [had - has for had, has in zip(a.me.cubes, left, strict=True)]
    facts: dict[str, Fact] = {"price": cubes(paid), "left": cubes(left)}
    if stands_for:
        facts |= {"wild": COLOUR[a.me.wild_colour()], "colour": COLOUR[stands_for - 1]}
        return a.say("discount-wild" if save else "wild", **facts)
    return a.say("discount" if save else "", **facts)


def cube(a: Action) -> Say:
    return a.say("pay" if a.asked in ("SpendAnyCube", "ChooseRansom") else "", colour=COLOUR[a.n])


# The areas ------------------------------------------------------------------------------------------------------------


def card(a: Action) -> Say:
    spice = a.t.display[a.n]
    facts: dict[str, Fact] = {"spice": SPICE[spice], "card": a.n + 1}
    if a.asked == "TakeAnyCard":
        told = a.and_gains(a.say("free", **facts))
    elif a.foreseen.next_is("ChooseColour"):  # the card and its camel come once the colour is chosen
        camel: list[Fact] = [Count("camel", 1)] if a.n < a.t.display_camels else []
        told = and_things(a.say(**facts, cost=Say("cost-cube")), "and-gains", camel)
    else:
        told = a.and_gains(a.say(**facts, cost=a.cost(Cost(a.step.colour, 1))))
    return Say("and-pair", action=told, boon=PAIR[spice]) if a.me.spices[spice] % 2 else told


def camel(a: Action) -> Say:
    variant = "" if lacking(a.t, a.action) else "reaches"
    return a.say(variant, card=a.t.display_camels + 1, spice=SPICE[a.t.display[a.t.display_camels]])


def hall(a: Action) -> Say:
    printed = COURTIERS[a.t.printed.hall_colour[a.n]][a.me.courtiers_placed() + 1]
    return a.and_gains(a.say(hall=HALL[a.n], cost=a.cost(printed)))


def buy(a: Action) -> Say:
    return a.say(good=GOOD[a.n >= INNER], city=CITY[a.n], cost=a.cost(a.t.printed.city_cost[a.n]))


def mosque_step(a: Action) -> Say:
    """Told from the board, since the step itself may come only after a choice of payment."""
    path, row = (a.n if a.kind == "path" else a.me.path), a.me.row + 1
    cost = a.cost(a.t.printed.mosque_cost[row - 1][path])
    told = a.say(path=path + 1, cost=cost) if a.kind == "path" else a.say(row=row, cost=cost)
    gone = a.t.printed.mosque_boon[row][path] == BOON_CAMEL and not a.t.mosque_camels >> path & 1
    return Say("and-brings", action=told, things=mosque_space(a.t.printed, row, path, gone))


def upgrade(a: Action) -> Say:
    where = site(a.t, a.n, a.seat)
    told = a.say("bonus", colour=COLOUR[a.step.colour], site=where) if a.asked == "PlaceBonus" else a.say(site=where)
    return Say("and-soldier_home", action=told) if a.t.soldiers[a.n] != NOBODY else told


def scoring_tile(a: Action) -> Say:
    held = sum(a.t.owners[cell] == a.seat and a.t.tiles[cell] // 4 == a.n for cell in SITES)
    return a.say(area=AREA[a.n], points=Count("point", a.t.printed.scoring_tile_points), held=held)


def piece(a: Action) -> Say:
    kind = ["gate"] if a.n >= FIRST_GATE else []
    printed = price(a.t.printed.piece_cost[a.n])
    if a.asked == "FreeWall":
        return a.say("-".join([*kind, "free"]), printed=printed)
    cost = a.cost(a.t.printed.piece_cost[a.n])
    if cost == Say("cost-price", price=printed):
        return a.say("-".join(kind), cost=cost)
    return a.say("-".join([*kind, "printed"]), printed=printed, cost=cost)  # white or wild cubes hide which piece it is


def place(a: Action) -> Say:
    behind = [site(a.t, cell, a.seat) for cell in BEHIND_WALL[a.n] if cell != CENTRE]
    return a.and_gains(a.say(place=WALL_PLACE[a.n], sites=Several(behind, SEMICOLON)), "and-brings")


def soldier(a: Action) -> Say:
    return a.and_gains(a.say(site=site(a.t, a.n, a.seat)), "and-brings")


def queue(a: Action) -> Say:
    skipped = sum(a.t.queue[behind] == NOBODY for behind in range(a.n + 1, a.t.setting.meeples))
    cost = Say("cost-price", price=Count("camel", skipped)) if skipped else FREE
    return a.and_gains(a.say(place=a.n + 1, cost=cost))


def ransom(a: Action) -> Say:
    paid: list[Fact] = [cube_of(colour) for colour in single_cube(a.t, a.me, ransom_colours(a.t, a.n))]
    return a.say(site=site(a.t, a.n, a.seat), price=either(paid))


def contract(a: Action) -> Say:
    top = a.t.printed.top_contract(a.n, a.t.contracts_gone[a.n])
    assert top is not None
    return a.say(stack=a.n + 1, **contract_terms(top))


TELLS: Final[dict[str, Callable[[Action], Say]]] = {
    "done": done,
    "slot": slot,
    "activate": activate,
    "favour": favour,
    "deploy": Action.say,
    "board": lambda a: a.say(AREAS[a.t.tiles[a.step.site] // 4]),
    "take-camels": take_camels,
    "sell-camel": sell_camel,
    "pay": pay,
    "cube": cube,
    "wild-cube": lambda a: a.say(wild=COLOUR[a.me.wild_colour()]),
    "card": card,
    "camel": camel,
    "colour": lambda a: a.say(colour=COLOUR[a.n], held=a.me.cubes[a.n]),
    "boon": lambda a: a.say(spice=SPICE[a.n], boon=PAIR[a.n]),
    "hall": hall,
    "breakthrough": lambda a: breakthrough(a.n, a.t.printed.breakthrough_points),
    "post": lambda a: a.and_gains(a.say(city=CITY[a.n])),
    "buy": buy,
    "path": mosque_step,
    "advance": mosque_step,
    "upgrade": upgrade,
    "bonus": lambda a: a.say(colour=COLOUR[a.n]),
    "scoring-tile": scoring_tile,
    "piece": piece,
    "place": place,
    "soldier": soldier,
    "good": lambda a: a.say(good=GOOD[a.n]),
    "queue": queue,
    "ransom": ransom,
    "contract": contract,
    "order": lambda a: a.say(who=NAME[SEATS[a.n]]),
    "side": lambda a: a.say("ab"[a.n]),
    "deal": lambda a: a.say(colour=COLOUR[a.n % 4], kind=KIND[a.n // 4]),
    "draw": lambda a: a.say(spice=SPICE[a.n]),
    "solo": lambda a: a.say(area=AREA[a.n]),
    "tile": lambda a: a.say(tile=BREAKTHROUGH[a.n]),
}


def sentence(t: Table, action: int) -> Say:
    """What this legal action does, for the one who decides; at the end, why it does nothing now."""
    asked = Action(t, action)
    lacks = lacking(t, action)
    told = TELLS[asked.kind](asked)
    return Say("and-for_nothing", action=told, lacking=lacks) if lacks else told
