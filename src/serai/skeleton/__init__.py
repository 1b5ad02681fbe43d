"""New Game: take from a pile, as much as you like of what you may; a charm that nobody else sees scores at the end.

It plays from the first minute. Put your own game in its place, one file after the other.
"""
