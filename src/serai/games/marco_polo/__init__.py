"""The Voyages of Marco Polo, 2 to 4 players."""
