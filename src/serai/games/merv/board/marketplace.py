"""The marketplace as a star map: Merv, four inner cities, and an outer one beyond each."""

from typing import Final

from serai.core.board.svg import circle, line, rect, text, use
from serai.core.say import Say, Several
from serai.games.merv.board.icons import camel, camels, heading, icon, panel, price, row_of_discs
from serai.games.merv.board.look import Look
from serai.games.merv.constants import CITIES, INNER
from serai.games.merv.render.speech import price as price_of
from serai.games.merv.render.things import CITY

MARKETPLACE: Final = (768, 100, 264, 284)
CENTRE: Final = (132, 155)
WIDE: Final = 94
HIGH: Final = 44
DIRECTIONS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
INNER_OFF: Final = (52, 44)
OUTER_OFF: Final = (79, 104)


def marketplace(look: Look) -> str:
    title = heading(look, "marketplace", look.word("marketplace"), look.tip("marketplace"))
    roads = "".join(road(city) for city in range(len(CITIES)))
    merv = use("star8", *CENTRE, 54, class_="merv-heart") + text(
        CENTRE[0], CENTRE[1] + 4, look.word("merv"), "t1 mid bold on"
    )
    cities = [plate(look, city) for city in range(len(CITIES))]
    return panel(look, "marketplace", title, MARKETPLACE, sky(), roads, merv, *cities, sent_camels(look), goods(look))


def sky() -> str:
    """A few small stars behind the map."""
    spots = [(132, 52), (126, 74), (139, 66), (24, 150), (38, 162), (226, 148), (242, 164), (132, 258), (140, 240)]
    return "".join(circle(x, y, 1.2, class_="merv-star") for x, y in spots)


def place(city: int) -> tuple[float, float]:
    dx, dy = DIRECTIONS[city % INNER]
    off = INNER_OFF if city < INNER else OUTER_OFF
    return CENTRE[0] + dx * off[0], CENTRE[1] + dy * off[1]


def road(city: int) -> str:
    """The road to a city from its inner city, or from Merv."""
    x1, y1 = CENTRE if city < INNER else place(city - INNER)
    x2, y2 = place(city)
    return line(x1, y1, x2, y2, class_="merv-route")


def sent_camels(look: Look) -> str:
    """The camels on the roads of this action."""
    drawn = ""
    for city in range(len(CITIES)):
        if on_the_road(look) >> city & 1:
            (x1, y1), (x2, y2) = CENTRE if city < INNER else place(city - INNER), place(city)
            drawn += camel((x1 + x2) / 2, (y1 + y2) / 2, 24)
    return drawn


def on_the_road(look: Look) -> int:
    """The cities to which a camel has been sent in this action, as a set."""
    buying = look.decision("BuyGoods")
    return buying[2] if buying is not None else 0


def plate(look: Look, city: int) -> str:
    """A city: its name, what it sells and for how much, what its first trading post finds, and the posts."""
    x, y = place(city)
    left, top = x - WIDE / 2, y - HIGH / 2
    here = [seat for seat, held in enumerate(look.holdings) if CITIES[city] in held["posts"]]
    good = "rare" if city >= INNER else "common"
    parts = [
        rect(left, top, WIDE, HIGH, 7, class_=f"merv-plate merv-plate-{good} face"),
        text(left + 7, top + 15, look.sheet.speak(CITY[city]), "t1 bold"),
        icon(good, left + 14, top + 32, 18),
        price(look.printed.city_cost[city], left + (31 if city < INNER else 39), top + 32, 15),
        first_gain(look, city, not here, left + WIDE - 15, top + 30),
        row_of_discs(look, here, left + WIDE - 11, top + 34, 9, 13 if len(here) < 4 else 10),
    ]
    return look.sheet.spot(city_tip(look, city, here), *parts, acts=(f"post {CITIES[city]}", f"buy {CITIES[city]}"))


def first_gain(look: Look, city: int, first: bool, x: float, y: float) -> str:
    """An inner city has a camel while nobody has taken it; the first post in an outer city brings favour."""
    if city < INNER:
        return camels(int(CITIES[city] in look.view["city_camels"]), x, y, 23, 0)
    return icon("favour", x + 2, y, 18) if first else ""


def city_tip(look: Look, city: int, here: list[int]) -> str:
    ring = "outer" if city >= INNER else "inner"
    sells = Say(f"tip-city_{ring}", city=CITY[city], cost=price_of(look.printed.city_cost[city]))
    if here:
        return look.tips([sells, Say("tip-posts", owners=Several([look.name(seat) for seat in here]))])
    return look.tips([sells, Say(f"tip-first_{ring}")])


def goods(look: Look) -> str:
    """The two stocks of goods."""
    x = MARKETPLACE[2] - 62
    return look.sheet.spot(
        look.tip("goods"),
        rect(x, 4, 56, 22, 6, class_="merv-heading"),
        icon("common", x + 16, 15, 18),
        icon("rare", x + 40, 15, 18),
    )
