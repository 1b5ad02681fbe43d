"""The palette that all boards share: every ink can be read on every ground it is made for, by day and by night.

What is really drawn on which ground, in the colours of each title, is measured in a browser: tests/browser/contrast.py.
"""

import re
from pathlib import Path
from typing import Final

import pytest

import serai.web

LEAST: Final = 4.5
SHEET: Final = (Path(serai.web.__file__).parent / "static" / "board.css").read_text()
COLOUR: Final = re.compile(r"--(\w+): light-dark\(#([0-9a-f]{6}), #([0-9a-f]{6})\)")
PALETTE: Final = {name: (light, dark) for name, light, dark in COLOUR.findall(SHEET)}
DRAWN: Final = {
    "ink": ["ground", "surface"],
    "quiet": ["ground", "surface"],
    "lapis": ["ground", "surface"],
    "madder": ["surface"],
    "on": ["lapis", "madder", "turquoise", "leaf", "red", "blue", "green", "black"],
}
"""By what is written with, what it is written on."""


def brightness(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    red, green, blue = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, light = sorted([brightness(one), brightness(other)])
    return (light + 0.05) / (dark + 0.05)


def test_black_on_white_is_the_most_there_is() -> None:
    assert contrast("000000", "ffffff") == pytest.approx(21)
    assert contrast("777777", "777777") == 1


@pytest.mark.parametrize(("ink", "ground"), [(ink, ground) for ink, grounds in DRAWN.items() for ground in grounds])
def test_an_ink_can_be_read_on_its_ground(ink: str, ground: str) -> None:
    by_day, by_night = (contrast(one, other) for one, other in zip(PALETTE[ink], PALETTE[ground], strict=True))
    assert min(by_day, by_night) >= LEAST, (ink, ground, by_day, by_night)
