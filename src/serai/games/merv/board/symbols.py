"""Merv's small pictures, drawn once and used everywhere. They take the fill of where they are used."""

from typing import Final

from serai.core.board.svg import circle, group, path, rect, symbol

CUBES: Final = {
    "purple": path("M0-14.5 12.6-7.2V7.2L0 14.5-12.6 7.2V-7.2z"),
    "tan": rect(-11.5, -11.5, 23, 23, 2),
    "teal": circle(0, 0, 13),
    "orange": path("M0-13.5 15 12H-15z"),
    "white": path("M0-15.5l4.7 9.8 10.8 1.4-7.9 7.4 2 10.7L0 8.7l-9.6 5.1 2-10.7-7.9-7.4 10.8-1.4z"),
}
"""Never colour alone: hexagon, square, circle, triangle, star."""

AREAS: Final = {
    "caravansary": path("M-13-3h26c0 8-4 10-7 11v3h4v4h-20v-4h4v-3c-3-1-7-3-7-11z") + path("M1-5 8-15l5 3-7 7z"),
    "palace": path("M-14-8l7 6L0-13 7-2l7-6-2 16h-24z") + rect(-12, 10, 24, 4, 1),
    "library": path("M-1-8c-4-3-9-4-14-3v20c5-1 10 0 14 3z") + path("M1-8c4-3 9-4 14-3v20c-5-1-10 0-14 3z"),
    "marketplace": path(
        "M-1.5-14h3v3h9v2l5 11a6 5 0 0 1-12 0l4-10h-6v19h6v3h-15v-3h6v-19h-6l4 10a6 5 0 0 1-12 0l5-11v-2h9z"
    ),
    "mosque": path("M0-16c2 5 9 6 9 14h-18c0-8 7-9 9-14z")
    + path("M-9-1h18v15h-5v-6a4 4 0 0 0-8 0v6h-5z")
    + path("M-15-8l2-5 2 5v22h-4z")
    + path("M11-8l2-5 2 5v22h-4z"),
    "wall": path("M-14-9h6v4h5v-4h6v4h5v-4h6v21h-28z")
    + path("M-14 0h28M-14 6h28M-5 0v6M5 0v6M0 6v6", class_="merv-cut"),
}

SPICES: Final = {
    "cinnamon": group(
        rect(-14, -9, 28, 5, 2.5),
        rect(-14, -2.5, 28, 5, 2.5),
        rect(-14, 4, 28, 5, 2.5),
        rect(-2.5, -11, 5, 22, 2, class_="merv-hole"),
        transform="rotate(-35)",
    ),
    "ginger": path(
        "M-14 4c-1-6 4-8 8-5 0-6 7-8 9-3 1-6 9-7 10-1 4-1 4 5 1 7 1 5-5 6-7 3-1 5-7 5-8 2-2 4-9 4-9-1-2 1-4 0-4-2z"
    ),
    "juniper": circle(-6, 5, 6)
    + circle(7, 6, 6)
    + circle(1, -4, 6)
    + path("M0-10c-6 0-10-2-12-6 6-1 11 1 12 6zM2-10c0-4 3-6 9-6 0 4-3 6-9 6z"),
    "pepper": "".join(circle(x, y, 4) for x, y in [(0, -6), (-5, -1), (4, 0), (-1, 4), (-6, 8), (5, 8), (0, 12)])
    + rect(-1.5, -16, 3, 7, 1),
}

THINGS: Final = {
    "scroll": rect(-13, -14, 26, 7, 3.5)
    + rect(-9, -8, 18, 17)
    + rect(-13, 7, 26, 7, 3.5)
    + path("M-5-3h10M-5 2h10", class_="merv-cut"),
    "common": path("M-4-15h8v3l-2 3c6 1 8 5 8 9 0 6-4 11-6 15h-8c-2-4-6-9-6-15 0-4 2-8 8-9l-2-3z")
    + path("M-8-3c-6-1-7-7-2-9M8-3c6-1 7-7 2-9", class_="merv-wire"),
    "rare": path("M-8-11h16l7 8L0 14-15-3z") + path("M-15-3h30M-5-3 0 13 5-3 0-11z", class_="merv-cut"),
    "any-good": group(
        path("M-4-15h8v3l-2 3c6 1 8 5 8 9 0 6-4 11-6 15h-8c-2-4-6-9-6-15 0-4 2-8 8-9l-2-3z"),
        transform="translate(-7 -3) scale(.62)",
    )
    + group(path("M-8-11h16l7 8L0 14-15-3z"), transform="translate(7 5) scale(.62)")
    + path("M-9 13 9-13", class_="merv-wire"),
    "favour": path("M-8 2l-4 12 6-2 4 4 2-9 2 9 4-4 6 2-4-12z")
    + path("M0-16l3.5 2.6 4.3-.6 1.6 4 4 1.6-.6 4.4L15 0l-2.2 2-7 6h-11.6l-7-6L-15 0l2.2-4-.6-4.4 4-1.6 1.6-4 4.3.6z")
    + circle(0, -3, 5.5, class_="merv-hole"),
    "influence": rect(-11, -14, 3.5, 29, 1.5) + path("M-6-13h19l-5 6.5 5 6.5h-19z"),
    "soldier": path("M-1-16h2c2 5 9 7 10 18h-22c1-11 8-13 10-18z")
    + rect(-14, 3, 28, 4.5, 2)
    + path("M-9 9h5v6h-5zM4 9h5v6h-5z"),
    "courtier": circle(0, -8, 5.5) + path("M-8 8c0-7 3-10 8-10s8 3 8 10z") + rect(-13, 9.5, 26, 5, 2.5),
    "card": path("M-10-12a3 3 0 0 1 3-3h14a3 3 0 0 1 3 3v24a3 3 0 0 1-3 3h-14a3 3 0 0 1-3-3z")
    + path("M-6 1h12c0 4-2 5-3 6v2h-6v-2c-1-1-3-2-3-6zM0-1l4-7 3 2-4 5z", class_="merv-hole"),
    "post": path("M0 15c-7-9-11-13-11-18a11 11 0 1 1 22 0c0 5-4 9-11 18z") + circle(0, -3, 4.5, class_="merv-hole"),
    "stairs": path("M-15 14V7h7V0h7v-7h7v-7h9v28z"),
    "flame": path("M1-16c2 6 10 9 10 18a11 11 0 0 1-22 1c0-4 2-7 4-9 1 2 2 4 3 4 2-5 1-9 5-14z")
    + path("M0 3c3 3 4 5 4 7a4 4 0 0 1-8 0c0-3 3-4 4-7z", class_="merv-hole"),
    "guard": path("M0-15c4 3 8 4 12 4v10c0 8-6 13-12 16-6-3-12-8-12-16v-10c4 0 8-1 12-4z"),
    "seal": path("M-11-15h22v22h-8l-3 4-3-4h-8z")
    + path("M-6-9h12M-6-4h12M-6 1h6", class_="merv-cut")
    + circle(6, 8, 5.5),
    "arrow": path("M-14-3h15v-7L15 0 1 10V3h-15z"),
    "gate-mark": path("M-12 14V0a12 12 0 0 1 24 0v14h-6V0a6 6 0 0 0-12 0v14z"),
}

PIECES: Final = {
    "building": path("M-13 14V-1h2c0-8 6-9 10-14h2c4 5 10 6 10 14h2v15z"),
    "master": circle(0, -9, 6.5)
    + path("M-6 -1c-6 2-10 5-9 8 1 2 4 2 7 1-1 3-4 5-5 7h26c-1-2-4-4-5-7 3 1 6 1 7-1 1-3-3-6-9-8z"),
    "servant": circle(0, -8, 6) + path("M0-2c6 0 9 3 9 8l3 9h-24l3-9c0-5 3-8 9-8z"),
}

ANY_CUBE: Final = (
    path("M0 0V-13A13 13 0 0 1 13 0z", class_="merv-orange")
    + path("M0 0H13A13 13 0 0 1 0 13z", class_="merv-teal")
    + path("M0 0V13A13 13 0 0 1-13 0z", class_="merv-tan")
    + path("M0 0H-13A13 13 0 0 1 0-13z", class_="merv-purple")
)


def _wall_pieces() -> str:
    """A segment and a gate, lying, in the proportions of a site's side; and both as small signs."""
    bricks = path("M-31-3h62M-31 3h62M-20-9v6M0-9v6M20-9v6M-10-3v6M10-3v6M-20 3v6M0 3v6M20 3v6", class_="merv-cut")
    arch = path("M-10 9V1a10 9 0 0 1 20 0v8z", class_="merv-hole")
    towers = rect(-31, -12, 15, 24, 2) + rect(16, -12, 15, 24, 2)
    battlements = "M-15 9V-8h6v4h6v-4h6v4h6v-4h6V9z"
    return (
        symbol("merv-segment", 64, rect(-31, -9, 62, 18, 2), bricks)
        + symbol("merv-gate", 64, rect(-31, -9, 62, 18, 1), towers, arch, path("M-31-6h15M16-6h15", class_="merv-cut"))
        + symbol("merv-small-segment", 32, path(battlements))
        + symbol("merv-small-gate", 32, path(f"{battlements}M-5 9V4a5 5 0 0 1 10 0v5z", fill_rule="evenodd"))
    )


def symbols() -> str:
    """All of Merv's pictures, to be put on a page once."""
    pictures = {**CUBES, **AREAS, **SPICES, **THINGS, **PIECES, "any": ANY_CUBE}
    return "".join(symbol(f"merv-{name}", 32, drawn) for name, drawn in pictures.items()) + _wall_pieces()
