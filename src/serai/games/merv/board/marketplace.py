"""The marketplace as a star map: Merv, four inner cities, and an outer one beyond each."""

from typing import Final

from serai.core.board.svg import circle, fitted, line, rect, text, use
from serai.core.say import Say, Several
from serai.games.merv.board.icons import camel, camels, heading, icon, panel, price, row_of_discs
from serai.games.merv.board.lacks import cubes_lacking
from serai.games.merv.board.look import Look
from serai.games.merv.board.places import GOODS
from serai.games.merv.board.plan import MARKETPLACE
from serai.games.merv.constants import CITIES, INNER
from serai.games.merv.render.speech import price as price_of
from serai.games.merv.render.things import CITY

CENTRE: Final = (132, 124)
WIDE: Final = 97
HIGH: Final = 41
DIRECTIONS: Final = [(-1, -1), (1, -1), (1, 1), (-1, 1)]
INNER_OFF: Final = (76, 25)
OUTER_OFF: Final = (79, 73)


def marketplace(look: Look) -> str:
    title = heading(look, "marketplace", look.tip("marketplace"))
    roads = "".join(road(city) for city in range(len(CITIES)))
    merv = use("star8", *CENTRE, 56, class_="merv-heart") + text(
        CENTRE[0], CENTRE[1] + 4.5, look.word("merv"), "t1 mid bold on"
    )
    cities = [plate(look, city) for city in range(len(CITIES))]
    return panel(look, "marketplace", title, MARKETPLACE, sky(), roads, *cities, merv, sent_camels(look), goods(look))


def sky() -> str:
    """A few small stars behind the map."""
    spots = [(128, 40), (138, 58), (126, 72), (140, 84), (126, 168), (138, 180), (130, 206)]
    return "".join(circle(x, y, 1.2, class_="merv-star") for x, y in spots)


def middle(city: int) -> tuple[float, float]:
    dx, dy = DIRECTIONS[city % INNER]
    off = INNER_OFF if city < INNER else OUTER_OFF
    return CENTRE[0] + dx * off[0], CENTRE[1] + dy * off[1]


def road(city: int) -> str:
    """The road to a city from its inner city, or from Merv."""
    x1, y1 = CENTRE if city < INNER else middle(city - INNER)
    x2, y2 = middle(city)
    return line(x1, y1, x2, y2, class_="merv-route")


def sent_camels(look: Look) -> str:
    """The camels on the roads of this action, in the channel between the cities."""
    drawn = ""
    for city in range(len(CITIES)):
        if on_the_road(look) >> city & 1:
            dx, dy = DIRECTIONS[city % INNER]
            drawn += camel(CENTRE[0] + 14 * dx, CENTRE[1] + dy * (40 if city < INNER else 74), 24)
    return drawn


def on_the_road(look: Look) -> int:
    """The cities to which a camel has been sent in this action, as a set."""
    buying = look.decision("BuyGoods")
    return buying[2] if buying is not None else 0


def plate(look: Look, city: int) -> str:
    """A city: its name, what it sells and for how much, what its first trading post finds, and the posts."""
    x, y = middle(city)
    left, top = x - WIDE / 2, y - HIGH / 2
    here = [seat for seat, held in enumerate(look.holdings) if CITIES[city] in held["posts"]]
    good = "rare" if city >= INNER else "common"
    parts = [
        rect(left, top, WIDE, HIGH, 7, class_=f"merv-plate merv-plate-{good} face"),
        fitted(left + 7, top + 15, look.sheet.speak(CITY[city]), WIDE - 12, "t1 bold"),
        icon(good, left + 14, top + 29, 17),
        price(look.printed.city_cost[city], left + (31 if city < INNER else 38), top + 29, 14),
        first_gain(look, city, not here, left + WIDE - 14, top + 28),
        row_of_discs(look, here, left + WIDE - 11, top + 30, 8.5, 13 if len(here) < 3 else 8.5),
    ]
    acts = (f"post {CITIES[city]}", f"buy {CITIES[city]}")
    said = city_tip(look, city, here, bool(look.sheet.offers(*acts)))
    return look.sheet.spot(said, *parts, acts=acts, place=f"city {CITIES[city]}")


def first_gain(look: Look, city: int, first: bool, x: float, y: float) -> str:
    """An inner city has a camel while nobody has taken it; the first post in an outer city brings favour."""
    if city < INNER:
        return camels(int(CITIES[city] in look.view["city_camels"]), x, y, 23, 0)
    return icon("favour", x + 1, y, 18) if first else ""


def city_tip(look: Look, city: int, here: list[int], legal: bool) -> str:
    ring = "outer" if city >= INNER else "inner"
    cost = look.printed.city_cost[city]
    said = [Say(f"tip-city_{ring}", city=CITY[city], cost=price_of(cost))]
    if here:
        said.append(Say("tip-posts", owners=Several([look.name(seat) for seat in here])))
    else:
        said.append(Say(f"tip-first_{ring}"))
    return look.tips(said if legal else said + cubes_lacking(look, [cost], "marketplace"))


def goods(look: Look) -> str:
    """The two stocks of goods."""
    x = MARKETPLACE[2] - 60
    return look.sheet.spot(
        look.tip("goods"),
        rect(x, 3, 54, 22, 6, class_="merv-heading"),
        icon("common", x + 14, 14, 18),
        icon("rare", x + 38, 14, 18),
        place=GOODS,
        data_supply="common rare good",
    )
