"""The nine rare goods, each with an outline of its own."""

from serai.core.board.svg import circle, path, rect
from serai.games.tadmor.constants import RARE_GOODS


def rare_symbols() -> dict[str, str]:
    drawn = [
        path("M-3-14h6v8c6 2 8 6 8 11v6a3 3 0 0 1-3 3h-16a3 3 0 0 1-3-3v-6c0-5 2-9 8-11z"),  # a bottle
        path("M-11 2h22c0 6-4 9-8 9v3h-6v-3c-4 0-8-3-8-9z")
        + path("M-2 0c-6-5 4-7 0-14c8 5-1 8 4 14z"),  # a burner and its smoke
        path("M0-14c4 5 6 7 6 11a6 6 0 0 1-12 0c0-4 2-6 6-11z")
        + path("M-8 1c3 4 4 5 4 8a4 4 0 0 1-8 0c0-3 1-4 4-8zM8 1c3 4 4 5 4 8a4 4 0 0 1-8 0c0-3 1-4 4-8z"),  # drops
        path("M0-13a13 13 0 1 0 .1 0zM0-5a5 5 0 1 1-.1 0z", fill_rule="evenodd"),  # a ring
        path("M-13-11c1 17 13 25 27 20c-10-2-17-9-18-21z"),  # a tusk
        path("M-12-8h24c0 11-5 16-9 17v4h-6v-4c-4-1-9-6-9-17z") + rect(-5, -13, 10, 3, 1),  # a lidded bowl
        path("M-13-9c7-6 10 3 16 0s8-3 10-2v18c-6-4-9 4-15 1s-8 2-11 4z"),  # cloth
        circle(0, 5, 9) + rect(-2.5, -8, 5, 6) + circle(0, -11, 3.5),  # a flacon
        path("M-4-14h8v3h-2v3c3-2 8-1 8 4c0 3-3 4-3 7c0 4-3 7-5 9h-4c-2-2-5-5-5-9c0-3-3-4-3-7c0-5 5-6 8-4v-3h-2z"
             "M-4-4c-2-1-4 0-3 2zM4-4c2-1 4 0 3 2z", fill_rule="evenodd"),  # an amphora
    ]  # fmt: skip
    return dict(zip(RARE_GOODS, drawn, strict=True))
