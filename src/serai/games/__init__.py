"""The games of the house: every folder here is a title, and holds all that is its own."""

from typing import Final

SHELF: Final = ["merv", "marco_polo", "tadmor"]
"""The order in which ours are shown; one that is not named here comes after them."""
