"""Points over the course of a game, as a small drawing: a line for everyone who scores, told apart by dashes and
emblems."""

from typing import Final

from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, drawing, group, line, number, tag, text
from serai.server.payloads import SeatPayload
from serai.web.words import words

WIDTH: Final = 640
HEIGHT: Final = 230
LEFT, RIGHT, TOP, BOTTOM = 34, 584, 14, 204
MOST_POINTS: Final = 240
"""More corners than this in a line cannot be told apart."""


def chart(points: list[list[int]], everyone: list[SeatPayload], code: str) -> str:
    """`points[step][seat]`, drawn from the first step to the last; who has no points at all has no line."""
    if len(points) < 2 or not everyone:
        return ""
    seats = [seat for seat in everyone if seat.seat < len(points[0])]
    told = [row[seat.seat] for row in points for seat in seats]
    low, high = min(0, *told), max(1, *told)
    grid, speak = Grid(len(points) - 1, low, high), words(code)
    return drawing(
        WIDTH,
        HEIGHT,
        speak.say("chart-label"),
        *grid.rules(speak.say("chart-start"), speak.say("chart-end")),
        *[grid.curve([row[seat.seat] for row in points], seat) for seat in seats],
        *grid.ends(points[-1], seats),
        line(LEFT, TOP, LEFT, BOTTOM, id="chart-now", class_="now"),
        id="chart",
        data_left=LEFT,
        data_right=RIGHT,
        data_steps=len(points) - 1,
    )


class Grid:
    """Steps to the right, points upwards."""

    def __init__(self, steps: int, low: int, high: int) -> None:
        self.steps = steps
        self.low = low
        self.stride = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6) if (high - low) / s <= 5)
        self.high = -(-high // self.stride) * self.stride

    def x(self, step: int) -> float:
        return LEFT + (RIGHT - LEFT) * step / self.steps

    def y(self, points: float) -> float:
        return BOTTOM - (BOTTOM - TOP) * (points - self.low) / (self.high - self.low)

    def rules(self, start: str, end: str) -> list[str]:
        marks = range(-(-self.low // self.stride) * self.stride, self.high + 1, self.stride)
        return [
            line(LEFT, self.y(mark), RIGHT, self.y(mark), class_="line")
            + text(LEFT - 6, self.y(mark) + 4, mark, "t1 end quiet")
            for mark in marks
        ] + [
            text(LEFT, HEIGHT - 6, start, "t1 quiet"),
            text(RIGHT, HEIGHT - 6, end, "t1 quiet end"),
        ]

    def curve(self, points: list[int], seat: SeatPayload) -> str:
        every = max(1, len(points) // MOST_POINTS)
        corners = sorted({*range(0, len(points), every), len(points) - 1})
        drawn = " ".join(f"{number(self.x(step))},{number(self.y(points[step]))}" for step in corners)
        return tag("polyline", points=drawn, class_=f"curve {seat.colour} dash{seat.seat}")

    def ends(self, last: list[int], seats: list[SeatPayload]) -> list[str]:
        """Each seat's emblem where its line ends; those that would cover each other are moved apart."""
        placed: list[str] = []
        lowest = TOP - 18.0
        for seat in sorted(seats, key=lambda seat: -last[seat.seat]):
            y = lowest = max(self.y(last[seat.seat]), lowest + 18)
            disc = circle(RIGHT + 12, y, 8, class_="player") + emblem(seat.colour, RIGHT + 12, y, 11)
            placed.append(group(disc, text(RIGHT + 23, y + 4, last[seat.seat], "t1"), class_=seat.colour))
        return placed
