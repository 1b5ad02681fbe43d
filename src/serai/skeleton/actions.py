"""Every action, as one fixed table, and the things they name. Records depend on the notation: only add at the end."""

from typing import Final

from serai.core.actions import ActionTable

SEATS: Final = ["red", "blue", "green"]
"""Seats are called by colours that the pages know."""
CHARMS: Final = ["bead", "shell", "feather", "coin", "pearl", "star"]
SOURCES: Final = ["pebbles", "charm"]
"""Where points come from."""
FROM_PEBBLES: Final = 0
FROM_CHARM: Final = 1

ACTIONS: Final = ActionTable()
STOP: Final = ACTIONS.add("stop", last=True)
"""It leaves something undone, so it stands last."""
TAKE: Final = ACTIONS.add("take", ["1", "2", "3"])

# Chance
CHARM: Final = ACTIONS.add("charm", CHARMS)
