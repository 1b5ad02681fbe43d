"""Merv: The Heart of the Silk Road, 1 to 4 players."""
