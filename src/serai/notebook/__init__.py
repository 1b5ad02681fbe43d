"""Positions and records in a notebook. A cell that ends with one shows it:

    state                                # the table as a spectator sees it
    Picture(state, seat=0)               # as a seat sees it, with what it may choose now
    record                               # a game to step through, which a saved notebook keeps

What is shown is complete in itself: styles, pictures and script travel with it, and no server is asked. Positions and
records find this room by its name, since the kernel knows no drawing.
"""

from serai.notebook.picture import Picture
from serai.notebook.slider import Slider

__all__ = ["Picture", "Slider"]
