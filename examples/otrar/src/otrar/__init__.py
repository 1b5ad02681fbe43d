"""Otrar: a fair of five days in a market town on the Syr Darya."""
