"""What all boards share when they are drawn for a page: SVG as text, choices that find their place, emblems.

Plain Python, never compiled. A game's own package `board` builds on it and draws from a view, never from the state:
what a reader may not see cannot end up in the picture. Colours, sizes of type and the glow of what can be chosen are
classes; the page's style sheets give them their look, by day and by night.
"""
