"""The places of the map: Venezia, oases, small and large cities, Beijing; with the posts and figures there."""

from typing import Final

from serai.core.board.choices import piece
from serai.core.board.svg import circle, fitted, group, path, rect, text, use
from serai.core.say import COMMA, Several
from serai.games.marco_polo.board.cards import card
from serai.games.marco_polo.board.happened import spaced
from serai.games.marco_polo.board.icons import amounts, picture
from serai.games.marco_polo.board.land import ground
from serai.games.marco_polo.board.landmarks import KNOWN_BY
from serai.games.marco_polo.board.pieces import figures, post
from serai.games.marco_polo.board.places import PLACES
from serai.games.marco_polo.board.roads import roads
from serai.games.marco_polo.board.scene import Scene, dashed
from serai.games.marco_polo.constants import CARD_SPACES, LARGE_CITIES, OASES, SEATS, SMALL_CITIES
from serai.games.marco_polo.render.speech import place_named, things

POST: Final = 29
"""From one post to the next."""
POST_ROW: Final = 31
"""From one row of posts to the next."""
LARGE: Final = 22
SMALL: Final = 19
"""How large the ground of a landmark is."""
CARD_GAP: Final = 4


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


def posts(s: Scene, name: str, places: list[tuple[float, float]]) -> str:
    """The posts in a city, each in its place."""
    there = [SEATS[seat] for seat, holding in enumerate(s.holdings) if name in holding["posts"]]
    return "".join(post(colour, x, y) for colour, (x, y) in zip(there, places, strict=False))


def acts(name: str) -> tuple[str, ...]:
    """What can be chosen in a place: to go there, its post, its bonus."""
    place = dashed(name)
    return tuple(f"{kind} {place}" for kind in ("go", "go-second", "move-post", "collect", "city", "copy"))


def landmark(name: str, x: float, y: float, r: float, class_: str = "polo-city") -> str:
    """What a city is known by, on the ground that glows."""
    return circle(x, y, r, class_=f"face {class_}") + use(
        f"polo-{KNOWN_BY[name]}", x, y, r * 1.5, class_="polo-skyline"
    )


def title(s: Scene, name: str, x: float, y: float, width: float, class_: str = "t2 title words") -> str:
    return fitted(x, y, s.say("place", place=place_named(name)), width, f"{class_} polo-name")


# Places --------------------------------------------------------------------------------------------------------------


def venezia(s: Scene) -> str:
    at = PLACES["venezia"]
    return s.sheet.spot(
        s.tip("venezia"),
        landmark("venezia", at.x, at.y, 28),
        title(s, "venezia", at.x, at.y + 43, 92, "t2 title mid"),
        figures(here(s, "venezia"), at.x, at.y + 12, 5),
        acts=acts("venezia"),
        place="venezia",
    )


def oasis(s: Scene, name: str) -> str:
    at = PLACES[name]
    return s.sheet.spot(
        s.tip("oasis", place=place_named(name)),
        circle(at.x, at.y, at.half_width, class_="face polo-oasis"),
        use("polo-oasis", at.x, at.y, 30),
        figures(here(s, name), at.x, at.y + 6),
        acts=acts(name),
        place=spaced(name),
    )


def small_city(s: Scene, name: str) -> str:
    """Its name and the first posts beside the landmark; below it is its bonus, and beside that the other posts."""
    at = PLACES[name]
    bonus = s.marker(name)
    city = place_named(name)
    left = at.left
    return s.sheet.spot(
        s.tip("small-hidden", city=city) if bonus is None else s.tip("small", city=city, things=things(bonus)),
        rect(left, at.y - 20, 100, 70, 8, class_="polo-none"),
        landmark(name, left + 19, at.y, SMALL),
        title(s, name, left + 42, at.y - 9, 66),
        rect(left, at.y + 25, 54, 25, 12, class_="polo-seal"),
        "" if bonus is None else amounts(bonus, left + 27, at.y + 37.5, 50, 25, 20),
        posts(s, name, [(x, at.y + 9.5 + row) for x, row in small_posts(left)]),
        figures(here(s, name), left + 19, at.y + 6),
        acts=acts(name),
        place=spaced(name),
    )


def small_posts(left: float) -> list[tuple[float, float]]:
    """Two posts in the row of the landmark, two in that of the bonus."""
    return [(x + at * POST, row) for x, row in ((left + 56, 0), (left + 72, POST_ROW)) for at in range(2)]


def large_city(s: Scene, name: str) -> str:
    """The outpost bonus lies where the posts will stand; below is the city's card, of which one city has several."""
    at = PLACES[name]
    left, top, wide = at.left, at.y - at.above, 2 * at.half_width
    spaces = [space for space in CARD_SPACES if space.startswith(name)]
    several = len(spaces) > 1
    x, y = (left + 132, at.y) if several else (left + 47, at.y + 9.5)
    city = s.sheet.spot(
        told_of(s, name),
        rect(left, top, wide + 5, 46, 8, class_="polo-none"),
        landmark(name, left + 23, at.y, LARGE),
        title(s, name, left + 50, at.y + 6 if several else at.y - 9, 94),
        posts(s, name, [(x + 14.5 + seat * POST, y) for seat in range(len(SEATS))]),
        outpost(s, name, x, y),
        figures(here(s, name), left + 23, at.y + 6),
        acts=acts(name),
        place=spaced(name),
    )
    each = (wide - CARD_GAP * (len(spaces) - 1)) / len(spaces)
    return city + "".join(
        card(s, space, name, left + number * (each + CARD_GAP), at.y + 25, each) for number, space in enumerate(spaces)
    )


def told_of(s: Scene, name: str) -> str:
    bonus, city = s.outpost(name), place_named(name)
    return s.tip("large-taken", city=city) if bonus is None else s.tip("large", city=city, things=things(bonus))


def outpost(s: Scene, city: str, x: float, y: float) -> str:
    """The bonus for the first post, as a tile that leaves the board with whoever earns it."""
    bonus = s.outpost(city)
    if bonus is None:
        return ""
    tile = rect(x, y - 12, 50, 25, 4, class_="polo-outpost")
    return piece(f"outpost {city}", tile, amounts(bonus, x + 25, y, 46, 24, 20))


def beijing(s: Scene) -> str:
    """The roof of the palace, its places with their points, and who is there."""
    at = PLACES["beijing"]
    left, top = at.left, at.y - at.above
    roof = f"M{left - 4:g} {top + 24:g}q20-2 28-20h68q8 18 28 20z"
    rows = []
    for number, (points, owner) in enumerate(zip(s.printed.beijing_points, s.view["beijing"], strict=True)):
        x, y = left + 4 + number % 2 * 55, top + 60 + number // 2 * 31
        rows.append(picture("vp", x + 12, y, 26) + text(x + 12, y + 4.4, points, "t1 bold mid polo-on-vp"))
        rows.append(rect(x + 25, y - 15, 28, 30, 5, class_="polo-slot"))
        if owner is not None:
            rows.append(post(SEATS[owner], x + 39, y))
    worth = Several(s.printed.beijing_points, COMMA)
    return s.sheet.spot(
        s.tip("beijing", points=worth, n=s.printed.goods_per_point),
        rect(left, top + 22, 116, 118, 6, class_="face polo-beijing"),
        path(roof, class_="polo-roof"),
        title(s, "beijing", at.x, top + 40, 104, "t2 title mid"),
        *rows,
        figures(here(s, "beijing"), at.x, top + 123, 5),
        acts=acts("beijing"),
        place="beijing",
    )
