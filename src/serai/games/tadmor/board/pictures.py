"""Tadmor's small pictures: goods, pieces, and a sign for every action. Each has its own outline and reads at 16 px."""

from typing import Final

from serai.core.board.svg import circle, path, rect, symbol
from serai.games.tadmor.board.rare_pictures import rare_symbols

PREFIX: Final = "tadmor-"


def goods_symbols() -> dict[str, str]:
    """The goods in their own colours; `any`, `basic` and `advanced` are diamonds of the goods they stand for."""
    wood, stone, marble, gold = ["tadmor-wood", "tadmor-stone", "tadmor-marble", "tadmor-gold"]
    return {
        "wood": rect(-15, -7, 26, 14, 6, class_=wood)
        + path("M-9-2h10M-6 3h8", class_="tadmor-grain")
        + circle(8.5, 0, 6.6, class_="tadmor-wood-end")
        + circle(8.5, 0, 2.4, class_="tadmor-grain"),
        "stone": path("M-14 9l2-13 8-8 11 2 7 9-2 10z", class_=stone)
        + path("M-12-4l9 4 10-9M-3 0l2 9", class_="tadmor-grain"),
        "marble": path("M-12-13h24v5h-4v16h4v5h-24v-5h4v-16h-4z", class_=marble)
        + path("M-3-7v14M3-7v14", class_="tadmor-grain"),
        "gold": path("M-14 9l5-16h18l5 16z", class_=gold)
        + path("M-9-7l3 6h12l3-6M-6-1l-8 10M6-1l8 10", class_="tadmor-grain"),
        "any": path("M0-14L-14 0H0z", class_=wood)
        + path("M0-14L14 0H0z", class_=stone)
        + path("M0 14L-14 0H0z", class_=gold)
        + path("M0 14L14 0H0z", class_=marble),
        "basic": path("M0-14L-14 0 0 14z", class_=wood) + path("M0-14L14 0 0 14z", class_=stone),
        "advanced": path("M0-14L-14 0 0 14z", class_=gold) + path("M0-14L14 0 0 14z", class_=marble),
    }  # fmt: skip


BASEMENT: Final = path("M-14 9h28v5h-28z")
COLUMNS: Final = path("M-12-3h4v11h-4zM-5-3h4v11h-4zM1-3h4v11h-4zM8-3h4v11h-4z")
ROOF: Final = path("M-14-4v-2L0-12l14 6v2z")
STATUES: Final = path("M-2-16h4v4h-4zM-14-11h3v5h-3zM11-11h3v5h-3z")


def building_symbols() -> dict[str, str]:
    """The temple as it grows, and the tower."""
    return {
        "basement": BASEMENT + path("M-11 5h22v3h-22z"),
        "colonnade": BASEMENT + COLUMNS,
        "roof": BASEMENT + COLUMNS + ROOF,
        "statues": BASEMENT + COLUMNS + ROOF + STATUES,
        "temple": BASEMENT + COLUMNS + ROOF,
        "tower": path(
            "M-11 14v-5h2v-19h-2v-5h22v5h-2v19h2v5h-8v-7h-6v7zM-4-7v4h3v-4zM1-7v4h3v-4z", fill_rule="evenodd"
        ),
    }


def sign_symbols() -> dict[str, str]:
    """Signs in one colour: that of the words around them."""
    sword = "M-14-14h5l15 14 3-3 2.5 2.5-3 3 6 6-3 3-6-6-3 3-2.5-2.5 3-3-17-14z"
    return {
        "ship": path("M-15 6h30l-5 8h-20z") + path("M-11-13h21c3 6 3 11 0 17h-21c3-6 3-11 0-17z"),
        "market": path("M-1.5-14h3v3h11l4 11c0 4-3 6-6.5 6s-6.5-2-6.5-6l3.5-8h-6v20h6v3h-15v-3h6v-20h-6l3.5 8c0 4-3 "
                       "6-6.5 6s-6.5-2-6.5-6l4-11h11z"),
        "mission": path("M-12-11a4 4 0 0 1 4-3h14a4 4 0 0 1 4 4v14h4v5a4 4 0 0 1-4 4h-14a4 4 0 0 1-4-4v-16h-4z"
                        "M-4-8v2.5h10v-2.5zM-4-3v2.5h10v-2.5zM-4 2v2.5h6v-2.5z", fill_rule="evenodd"),
        "traitor": path("M11-15c1 7-3 14-10 20l3 3-2 2-3-3-5 6a2.8 2.8 0 0 1-4-4l6-5-3-3 2-2 3 3c6-7 9-12 13-17z"),
        "tax": path("M-6-14h12l-3 6c8 3 11 9 11 14c0 6-5 8-14 8s-14-2-14-8c0-5 3-11 11-14zM0-1a5 5 0 1 0 .1 0z",
                    fill_rule="evenodd"),
        "pawn": circle(0, -8, 6) + path("M-4-1h8l3 10h3v5h-20v-5h3z"),
        "gifts": path("M-1 15c-2-9 1-18 9-26l2 2c-7 7-10 15-8 24z")
        + path("M-2 4c-6 1-10-1-12-6c5-2 10 0 12 6zM0-4c-5 0-9-4-9-9c5 0 9 4 9 9zM3 6c1-6 5-9 11-8c0 5-5 9-11 8z"
               "M6-3c0-5 3-8 8-8c1 4-3 8-8 8z"),
        "war": path("M-12-13h24v11c0 9-6 13-12 16c-6-3-12-7-12-16zM0-7a6 6 0 1 0 .1 0zM0-4a3 3 0 1 1-.1 0z",
                    fill_rule="evenodd"),
        "shield": path("M-12-13h24v11c0 9-6 13-12 16c-6-3-12-7-12-16z"),
        "improvement": path("M-13-9a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4h-18a4 4 0 0 1-4-4z"
                            "M0-9l-8 8h5v9h6v-9h5z", fill_rule="evenodd"),
        "marauders": path(sword) + path(sword, transform="scale(-1 1)"),
        "crown": path("M-13 11l-2-18 8 6 7-11 7 11 8-6-2 18z"),
        "hammer": path("M-12-13h17l6 6v3h-9v-2h-2v20h-6v-20h-6z"),
        "store": path("M0-14l14 8v20h-5v-13h-18v13h-5v-20zM-7 4h6v4h-6zM1 4h6v4h-6zM-7 9h6v5h-6zM1 9h6v5h-6z"),
        "eye": path("M-15 0c6-10 24-10 30 0c-6 10-24 10-30 0zM0-5a5 5 0 1 0 .1 0z", fill_rule="evenodd"),
        "swap": path("M-14-5h18v-6l10 8-10 8v-6h-18z") + path("M14 9h-18v6l-10-7 10-6v4h18z"),
        "arrow": path("M-10-3h9v-6l11 9-11 9v-6h-9z"),
        "rare": path("M-4-14h8v3h-2v4c6 2 8 6 8 10c0 6-4 9-6 11h-8c-2-2-6-5-6-11c0-4 2-8 8-10v-4h-2z"),
        "level": rect(-13, -7, 26, 14, 2),
    }  # fmt: skip


def symbols() -> str:
    """All of Tadmor's pictures, to be put on a page once."""
    found = {**goods_symbols(), **building_symbols(), **sign_symbols(), **rare_symbols()}
    return "".join(symbol(PREFIX + name, 32, drawn) for name, drawn in found.items())
