"""The places of the map: Venezia, oases, small and large cities, Beijing; with the posts and figures there."""

from functools import partial
from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import circle, fitted, group, rect, text, use
from serai.core.say import COMMA, Say, Several
from serai.games.marco_polo.board.cards import CARD_WIDTH, card, card_words
from serai.games.marco_polo.board.icons import amounts, picture
from serai.games.marco_polo.board.pieces import figures, post
from serai.games.marco_polo.board.places import PLACES, Place
from serai.games.marco_polo.board.roads import ground, roads
from serai.games.marco_polo.board.scene import Scene, dashed, place_of
from serai.games.marco_polo.constants import CARD_SPACES, LARGE_CITIES, OASES, SEATS, SMALL_CITIES
from serai.games.marco_polo.render.speech import things

POST: Final = 20
"""From one post to the next."""


def chart(s: Scene) -> str:
    """The whole map."""
    return group(
        ground(),
        roads(s),
        *[oasis(s, name) for name in OASES],
        *[small_city(s, name) for name in SMALL_CITIES],
        *[large_city(s, name) for name in LARGE_CITIES],
        venezia(s),
        beijing(s),
        data_area="map",
    )


# What every place has ------------------------------------------------------------------------------------------------


def here(s: Scene, name: str) -> list[str]:
    """The colours of the figures in a place."""
    return [SEATS[seat] for seat, holding in enumerate(s.holdings) for at in holding["figures"] if at == name]


def posts(s: Scene, name: str, x: float, y: float) -> str:
    """The posts in a city, each seat's at its own place from x on."""
    return "".join(
        post(SEATS[seat], x + seat * POST, y) for seat, holding in enumerate(s.holdings) if name in holding["posts"]
    )


def acts(name: str) -> tuple[str, ...]:
    """What can be chosen in a place: to go there, its post, its bonus."""
    place = dashed(name)
    return tuple(f"{kind} {place}" for kind in ("go", "go-second", "move-post", "collect", "city", "copy"))


def tile(at: Place, class_: str) -> str:
    return rect(
        at.x - at.half_width, at.y - at.half_height, 2 * at.half_width, 2 * at.half_height, 8, class_=f"face {class_}"
    )


def title(s: Scene, name: str, x: float, y: float, width: float, class_: str = "t1 bold words") -> str:
    return fitted(x, y, s.say("place", place=place_of(name)), width, class_)


# Places --------------------------------------------------------------------------------------------------------------


def venezia(s: Scene) -> str:
    at = PLACES["venezia"]
    return s.sheet.spot(
        s.tip("venezia"),
        tile(at, "polo-home"),
        title(s, "venezia", at.x, at.y - 19, 92, "t2 title mid"),
        figures(here(s, "venezia"), at.x, at.y + 12, 96),
        acts=acts("venezia"),
    )


def oasis(s: Scene, name: str) -> str:
    at = PLACES[name]
    return s.sheet.spot(
        s.tip("oasis", place=place_of(name)),
        circle(at.x, at.y, at.half_width, class_="face polo-oasis"),
        use("polo-oasis", at.x, at.y, 30),
        figures(here(s, name), at.x, at.y + 12, 44),
        acts=acts(name),
    )


def small_city(s: Scene, name: str) -> str:
    at = PLACES[name]
    bonus = s.marker(name)
    left, top = at.x - at.half_width, at.y - at.half_height
    city = place_of(name)
    return s.sheet.spot(
        s.tip("small-hidden", city=city) if bonus is None else s.tip("small", city=city, things=things(bonus)),
        tile(at, "polo-town"),
        title(s, name, left + 7, top + 16, 2 * at.half_width - 12),
        rect(left + 6, top + 21, 50, 26, 13, class_="polo-seal"),
        "" if bonus is None else amounts(bonus, left + 31, top + 34, 48, 24, 19),
        posts(s, name, left + 14, top + 61),
        figures(here(s, name), left + 74, top + 30, 34),
        acts=acts(name),
    )


def large_city(s: Scene, name: str) -> str:
    """A city with its outpost at the upper right corner, its card or cards, and below them who is there."""
    at = PLACES[name]
    left, top = at.x - at.half_width, at.y - at.half_height
    offered = bool(s.sheet.offers(*acts(name)))
    spaces = [space for space in CARD_SPACES if space.startswith(name)]
    wide = (2 * at.half_width - 10 - 4 * (len(spaces) - 1)) / len(spaces) if len(spaces) > 1 else CARD_WIDTH
    drawn = [
        card(s, space, name, left + 5 + number * (wide + 4), top + 20, wide, plain=offered)
        for number, space in enumerate(spaces)
    ]
    spot = partial(
        s.sheet.spot,
        told_of(s, name, spaces if offered else []),
        tile(at, "polo-city"),
        title(s, name, left + 7, top + 15, 2 * at.half_width - 40),
        outpost(s, name, left + 2 * at.half_width - 12, top + 5),
        posts(s, name, left + 14, top + 84),
        figures(here(s, name), left + 2 * at.half_width - (22 if len(spaces) == 1 else 80), top + 84, 38),
        acts=acts(name),
    )
    return spot(*drawn) if offered else spot() + "".join(drawn)


def told_of(s: Scene, name: str, spaces: list[str]) -> str:
    """A city in words, with its cards where they cannot be pointed at by themselves."""
    bonus = s.outpost(name)
    city = place_of(name)
    told = Say("tip-large-taken", city=city) if bonus is None else Say("tip-large", city=city, things=things(bonus))
    cards = [s.view["cards"][space] for space in spaces]
    return s.tips(told, *[Say("tip-its-card", card=card_words(s, card)) for card in cards if card])


def outpost(s: Scene, city: str, x: float, y: float) -> str:
    """The bonus for the first post, as a tile that leaves the board with whoever earns it."""
    bonus = s.outpost(city)
    if bonus is None:
        return rect(x - 18, y - 13, 36, 26, 5, class_="polo-gone")
    tile_ = rect(x - 18, y - 13, 36, 26, 5, class_="polo-outpost")
    return piece(f"outpost {city}", tile_, amounts(bonus, x, y, 35, 24, 19))


def beijing(s: Scene) -> str:
    """Its places with their points, then what goods are worth there, then who is there."""
    at = PLACES["beijing"]
    left, top = at.x - at.half_width, at.y - at.half_height
    rows = []
    for number, (points, owner) in enumerate(zip(s.printed.beijing_points, s.view["beijing"], strict=True)):
        y = top + 38 + number * 28
        rows.append(picture("vp", left + 27, y, 25) + text(left + 27, y + 4.2, points, "t1 bold mid polo-on-vp"))
        rows.append(rect(left + 46, y - 12, 44, 24, 5, class_="polo-slot"))
        if owner is not None:
            rows.append(post(SEATS[owner], left + 68, y, 23))
    worth = Several(s.printed.beijing_points, COMMA)
    return s.sheet.spot(
        s.tip("beijing", points=worth, n=s.printed.goods_per_point),
        tile(at, "polo-beijing"),
        title(s, "beijing", at.x, top + 18, 92, "t2 title mid"),
        *rows,
        figures(here(s, "beijing"), at.x, top + 158, 92),
        acts=acts("beijing"),
    )
