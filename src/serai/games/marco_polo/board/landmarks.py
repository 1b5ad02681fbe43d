"""Silhouettes: what the cities are known by from afar, and what grows and sails around them."""

from typing import Final

from serai.core.board.svg import circle, path, symbol

LANDMARKS: Final = {
    "lions": "M-13 13v-9h3v-5l4-5 4 5v5h1v-13l1-3 1 3v13h1v-5l4-5 4 5v5h3v9h-6v-5a3 3 0 0 0-6 0v5h-2v-5a3 3 0 0 0-6 0"
    "v5z",
    "onions": "M-14 13v-13h1c-3-4 1-6 2.5-9c1.5 3 5.5 5 2.5 9h3v-5h1c-4-5 1-7 3-12c2 5 7 7 3 12h1v5h3c-3-4 1-6 2.5-9"
    "c1.5 3 5.5 5 2.5 9h1v13h-9v-6a3 3 0 0 0-6 0v6z",
    "domes": "M-14 13v-10c0-6 3-8 6-11c3 3 6 5 6 11v-12l2-4 2 4v12c0-6 3-8 6-11c3 3 6 5 6 11v10h-5v-6a3 3 0 0 0-6 0"
    "v6h-6v-6a3 3 0 0 0-6 0v6z",
    "lighthouse": "M-9 13l2-13h-2v-3h3l1-7h-1v-2l6-4 6 4v2h-1l1 7h3v3h-2l2 13h-6v-6a3 3 0 0 0-6 0v6z",
    "pagoda": "M-13 13v-3h4v-5h-6c4-1 6-3 7-6h2v-4h-5c3-1 5-3 6-5h5l0-4 0 4h5c1 2 3 4 6 5h-5v4h2c1 3 3 5 7 6"
    "h-6v5h4v3h-9v-6h-8v6z",
    "fortress": "M-14 13v-20h3v3h3v-3h3v6h2v-8h2v3h2v-3h2v8h2v-6h3v3h3v-3h3v20h-10v-6a4 4 0 0 0-8 0v6z",
    "tents": "M-15 13c1-8 4-11 9-15l0-4 4 2-3 2c3 2 5 4 6 6c1-5 3-7 5-9l0-5 4 2-3 2c5 4 8 9 9 19h-8l-3-8-3 8"
    "h-5l-3-8-3 8z",
    "stupa": "M-14 13v-4h3v-4h3c0-5 3-8 6-9l1-5 1-5 1 5 1 5c3 1 6 4 6 9h3v4h3v4h-9v-4a3 3 0 0 0-6 0v4z",
}
"""A few silhouettes, in a square of 32."""
KNOWN_BY: Final = {
    "venezia": "lions",
    "moscow": "onions",
    "karakorum": "tents",
    "samarcanda": "domes",
    "lan_zhou": "pagoda",
    "alexandria": "lighthouse",
    "karachi": "fortress",
    "sumatra": "stupa",
    "anxi": "tents",
    "kashgar": "domes",
    "xian": "pagoda",
    "ormuz": "fortress",
    "adana": "domes",
    "kochi": "stupa",
    "beijing": "pagoda",
}
"""The landmark of each city."""


def landmarks() -> str:
    return "".join(symbol(f"polo-{name}", 32, path(drawn)) for name, drawn in LANDMARKS.items())


def scenery() -> str:
    trunk = "M-1 5c1-6 1-10-1-14l3-1c2 5 2 9 1.5 15z"
    crown = (
        "M0-9c-4-2-8 0-11 4c0-6 4-9 9-7c-2-3-5-4-8-3c4-3 9-2 11 2c2-4 7-5 11-2c-3-1-6 0-8 3c5-2 9 1 9 7c-3-4-7-6-11-4z"
    )
    palm = path(trunk, class_="polo-trunk") + path(crown, class_="polo-palm")
    water = path("M-13 9c3-5 23-5 26 0c-3 5-23 5-26 0z", class_="polo-water")
    peaks = "M-15 9l9-17 6 10 5-7 10 14z"
    shade = "M-6-8l6 10-2 7h-5zM5-5l10 14h-8z"
    pines = "M-7 9v-3h-5l5-13 5 13h-4v3zM5 6v-3h-5l6-15 6 15h-5v3z"
    ship = "M-13 5h26c-2 6-5 8-8 8h-10c-4 0-7-3-8-8zM-1 3v-17h2v17zM3-13c7 4 9 9 9 15h-9zM-3-10c-5 4-8 8-9 12h9z"
    return "".join(
        [
            symbol("polo-oasis", 32, water, palm),
            symbol("polo-palms", 32, palm),
            symbol("polo-hills", 32, path(peaks, class_="polo-peak"), path(shade, class_="polo-peak-shade")),
            symbol("polo-dunes", 32, path("M-15 4q7-8 14 0q7-8 14 0M-8 10q7-7 14 0", class_="polo-scenery")),
            symbol("polo-waves", 32, path("M-15-3q5-5 10 0t10 0t10 0M-10 5q5-5 10 0t10 0", class_="polo-wave")),
            symbol("polo-pines", 32, path(pines, class_="polo-pine")),
            symbol("polo-ship", 32, path(ship, class_="polo-ship"), circle(6, -3, 1.5, class_="polo-sail")),
        ]
    )
