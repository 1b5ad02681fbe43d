"""The colours of Merv's pieces in a terminal. All can be read on a dark and on a light ground."""

from typing import Final

CUBES: Final = ["35", "38;5;137", "36", "38;5;172", "1"]
"""Purple, tan, teal, orange; white is the ink itself, bold."""
SEATS: Final = ["1;31", "1;34", "1;33", "1;32"]
"""Red, blue, yellow, and green for black, which would not be seen on a dark ground."""
