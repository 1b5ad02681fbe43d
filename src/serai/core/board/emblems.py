"""The players' emblems, on every piece beside its colour, and the few pictures that all games share."""

from typing import Final

from serai.core.board.svg import circle, path, rect, symbol, use

EMBLEMS: Final = {"red": "tower", "blue": "crescent", "yellow": "sun", "green": "palm", "black": "palm"}
"""By the colour of a seat."""


def emblem(colour: str, x: float, y: float, size: float) -> str:
    """A player's emblem in the colour of the text around it."""
    return use(EMBLEMS.get(colour, "star8"), x, y, size, class_="emblem")


def _sun() -> str:
    rays = "".join(rect(-1.3, -15, 2.6, 6, 1, transform=f"rotate({angle})") for angle in range(0, 360, 45))
    return circle(0, 0, 6.5) + rays


def symbols() -> str:
    """The shared pictures, to be put on a page once. They take the fill of where they are used."""
    return "".join(
        [
            symbol("tower", 32, path("M-9-13h4v4h3v-4h4v4h3v-4h4v8l-3 3v9l4 5h-20l4-5v-9l-3-3z")),
            symbol("crescent", 32, path("M5-13a13.5 13.5 0 1 0 0 26a11 11 0 1 1 0-26z")),
            symbol("sun", 32, _sun()),
            symbol(
                "palm",
                32,
                path("M-2 14c1-8 1-13 0-19l3.5-1c1 7 1 13 .5 20z"),
                path(
                    "M0-6c-5-1-9 1-12 6c-1-6 4-11 10-9c-2-4-6-5-9-4c4-4 9-3 12 3"
                    "c2-6 7-8 12-4c-4-1-7 1-9 5c6-2 10 2 9 9c-2-5-6-7-11-6z"
                ),
            ),
            symbol("star8", 32, rect(-9, -9, 18, 18), rect(-9, -9, 18, 18, transform="rotate(45)")),
            symbol(
                "camel",
                32,
                path(
                    "M-14-3c1-3 3-5 6-5c1-4 6-4 7 0c1-4 6-4 7 0c2 1 3 1 3-1v-5c0-2 1-3 3-3h2l2 2v2h-3v5c0 4-2 6-4 7"
                    "l1 12h-3l-2-9h-8l-1 9h-3l-1-10c-2-1-4-2-4-4z"
                ),
            ),
            symbol("point", 32, path("M0-14l3.6 8.6 9.3.8-7.1 6.1 2.2 9.1-8-4.9-8 4.9 2.2-9.1-7.1-6.1 9.3-.8z")),
        ]
    )
