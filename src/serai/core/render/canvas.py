"""A drawing of characters, for what does not run in lines: a map, a board."""

from serai.core.render.ink import Ink


class Canvas:
    """Characters by place, each with its ink; x counts to the right and y downwards, both from 0."""

    def __init__(self) -> None:
        self.cells: dict[tuple[int, int], tuple[str, str]] = {}

    def put(self, x: int, y: int, text: str, code: str = "") -> int:
        """Write a text over whatever is there; returns the place after its end."""
        for at, character in enumerate(text):
            self.cells[x + at, y] = character, code
        return x + len(text)

    def lines(self, ink: Ink) -> list[str]:
        height = max((y for _, y in self.cells), default=-1) + 1
        return [self.line(y, ink) for y in range(height)]

    def line(self, y: int, ink: Ink) -> str:
        """One line, in which neighbours with the same ink are inked together."""
        width = max((x for x, at in self.cells if at == y), default=-1) + 1
        told, run, before = "", "", ""
        for x in range(width):
            character, code = self.cells.get((x, y), (" ", ""))
            if code != before:
                told += ink(run, before) if before else run
                run, before = "", code
            run += character
        return (told + (ink(run, before) if before else run)).rstrip()
