"""Pebbles, the smallest title there can be: a pile to take from, and a charm that nobody else sees.

It stands for a title of another distribution, so it imports nothing of its own by a full name.
"""
