"""The pictures of Marco Polo: goods, pieces, pips, and the ornaments of the map. Each has a silhouette of its own."""

from typing import Final

from serai.core.board.svg import circle, path, rect, symbol
from serai.games.marco_polo.board.land import land
from serai.games.marco_polo.board.landmarks import landmarks, scenery

SACK: Final = "M-4-13h8l2 3-3 4c7 3 9 8 9 13 0 4-3 6-7 6h-10c-4 0-7-2-7-6 0-5 2-10 9-13l-3-4z"
HOUSE: Final = "M-12 13v-14l12-12 12 12v14z"
SCROLL: Final = "M-9-13h17a4 4 0 0 1 4 4v3h-5v15a4 4 0 0 1-4 4h-13a4 4 0 0 1-4-4v-3h5v-15z"
CORNERS: Final[dict[int, list[tuple[float, float]]]] = {
    1: [(0, 0)],
    2: [(-6.4, -6.4), (6.4, 6.4)],
    3: [(-6.4, -6.4), (0, 0), (6.4, 6.4)],
    4: [(-6.4, -6.4), (6.4, -6.4), (-6.4, 6.4), (6.4, 6.4)],
    5: [(-6.4, -6.4), (6.4, -6.4), (0, 0), (-6.4, 6.4), (6.4, 6.4)],
    6: [(-5.8, -7.2), (-5.8, 0), (-5.8, 7.2), (5.8, -7.2), (5.8, 0), (5.8, 7.2)],
}
"""Where the pips of a die are."""


def symbols() -> str:
    """To be put on a page once."""
    return goods() + rewards() + pieces() + signs() + scenery() + landmarks() + land()


def goods() -> str:
    corns = [(-6, -3), (2, -6), (9, -1), (-2, 4), (6, 7), (-9, 6), (-1, 12)]
    return "".join(
        [
            symbol("polo-coin", 32, circle(0, 0, 14.5, class_="polo-coin"), circle(0, 0, 11.5, class_="polo-rim")),
            symbol(
                "polo-pepper",
                32,
                path("M-13-11c5-5 12-4 15 2c-6 2-12 2-15-2z", class_="polo-leaf"),
                *[circle(x, y, 4.6, class_="polo-pepper") for x, y in corns],
            ),
            symbol(
                "polo-silk",
                32,
                path("M-11-8h22v19q-2.7 5-5.5 0t-5.5 0t-5.5 0t-5.5 0z", class_="polo-silk"),
                path("M-5.5-2v12M0-2v10M5.5-2v12", class_="polo-silk-line"),
                rect(-15, -14, 30, 10, 5, class_="polo-silk-end"),
                circle(-10, -9, 1.8, class_="polo-silk-line"),
            ),
            symbol(
                "polo-gold",
                32,
                path("M-8-9h13l9 18h-28z", class_="polo-gold"),
                path("M-8-9h13l2.5 5h-18z", class_="polo-gold-top"),
            ),
            symbol("polo-vp", 32, star(11.2, "polo-vp")),
        ]
    )


def star(half: float, class_: str) -> str:
    """Two squares, one of them turned: eight points."""
    square = rect(-half, -half, 2 * half, 2 * half, class_=class_)
    return square + rect(-half, -half, 2 * half, 2 * half, class_=class_, transform="rotate(45)")


def rewards() -> str:
    asks = "M-3.6.5c0-5 7.4-5 7.4-.4c0 3-3.6 3-3.6 6"
    return "".join(
        [
            symbol("polo-good", 32, path(SACK, class_="polo-sack"), path(asks, class_="polo-mark"), dot(0.2, 10)),
            symbol(
                "polo-goods",
                32,
                path(SACK, class_="polo-sack-2", transform="translate(6 -2) scale(.82)"),
                path(SACK, class_="polo-sack", transform="translate(-5 2) scale(.86)"),
                path("M-10 4.5h9M-10 9h9M-3 1.5l-5 10", class_="polo-mark"),
            ),
            symbol(
                "polo-move",
                32,
                circle(-5, -9, 5, class_="polo-sign"),
                path("M-14 14c0-10 3-16 9-17c6 1 8 7 8 17z", class_="polo-sign"),
                path("M4-6h5v-5l7 8-7 8v-5h-4z", class_="polo-go"),
            ),
            symbol(
                "polo-contract",
                32,
                path(SCROLL, class_="polo-scroll"),
                path("M-2-6h8M-2-1h6M-2 4h5", class_="polo-writing"),
            ),
            symbol(
                "polo-done",
                32,
                path(SCROLL, class_="polo-scroll"),
                path("M-5 0l4 5 8-10", class_="polo-tick"),
            ),
            symbol(
                "polo-black",
                32,
                rect(-13, -13, 26, 26, 5, class_="polo-face polo-black"),
                *[circle(x, y, 3, class_="polo-pip polo-black") for x, y in CORNERS[5]],
            ),
            symbol("polo-own-post", 32, path(HOUSE, class_="polo-sign")),
            symbol("polo-own", 32, circle(0, 0, 14, class_="polo-seal"), small_house(0, 0, "polo-sign")),
            symbol(
                "polo-other",
                32,
                circle(6, -5, 9.5, class_="polo-seal"),
                circle(-4, 4, 11, class_="polo-seal"),
                small_house(-4, 4, "polo-sign"),
            ),
        ]
    )


def dot(x: float, y: float) -> str:
    return circle(x, y, 1.6, class_="polo-dot")


def small_house(x: float, y: float, class_: str) -> str:
    return path(HOUSE, class_=class_, transform=f"translate({x} {y}) scale(.52)")


def pieces() -> str:
    pips = [
        symbol(f"polo-face-{value}", 32, rect(-14.5, -14.5, 29, 29, 6, class_="polo-face"), *pips_at(places))
        for value, places in {0: [], **CORNERS}.items()
    ]
    figure = circle(0, -9.5, 5.5) + path("M-10 14.5c0-11 3-17 10-18c7 1 10 7 10 18z")
    return "".join([*pips, symbol("polo-post", 32, path(HOUSE)), symbol("polo-figure", 32, figure)])


def pips_at(places: list[tuple[float, float]]) -> list[str]:
    return [circle(x, y, 3, class_="polo-pip") for x, y in places]


def signs() -> str:
    return "".join(
        [
            symbol("polo-arrow", 32, path("M-13-3h13v-7l13 10-13 10v-7h-13z", class_="polo-arrow")),
            symbol(
                "polo-bag",
                32,
                path(SACK, class_="polo-bag"),
                circle(0, 5, 5, class_="polo-coin"),
                path("M-5-6.5h10", class_="polo-mark"),
            ),
            symbol("polo-again", 32, path("M9-8a12 12 0 1 0 3 8M12-14v8h-8", class_="polo-turn")),
            symbol("polo-turn", 32, path("M0-14l7 8h-14zM0 14l7-8h-14z", class_="polo-arrow")),
            symbol(
                "polo-first", 32, path("M-9-13h18v3c0 5-4 7-7 10c3 3 7 5 7 10v3h-18v-3c0-5 4-7 7-10c-3-3-7-5-7-10z")
            ),
        ]
    )
