"""How games read in a terminal, as far as they do it alike: ink, sentences for decisions, a log as a story.

Plain Python, never compiled; a game's own package `render` builds on it.
"""
