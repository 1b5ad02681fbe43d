"""What every part of a mat knows of its player, and the goal cards: two of them, or those to choose from."""

from typing import Any, Final

from serai.core.board.svg import fitted, rect, text, use, width_of
from serai.games.marco_polo.board.happened import on_mat
from serai.games.marco_polo.board.scene import Scene
from serai.games.marco_polo.constants import CONTRACTS, GOALS, LOCATIONS, SEATS
from serai.games.marco_polo.goals import KEPT
from serai.games.marco_polo.render.speech import place, points

TALL: Final = 88
"""How high contracts and goal cards are."""
GOAL: Final = 80


class Before:
    """Before whom something lies. Choices are on the mat of the player who decides."""

    def __init__(self, s: Scene, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.colour = SEATS[seat]
        self.own: dict[str, Any] = s.holdings[seat]
        self.decides = s.actor == seat

    def acts(self, *notations: str) -> tuple[str, ...]:
        return notations if self.decides else ()

    def place(self, part: str) -> str:
        return on_mat(self.seat, part)

    def new_contract(self) -> str | None:
        """One that was drawn or taken while both places are full: one of the three goes."""
        asked = self.decides and self.s.asks("KeepTwo", "MakeRoom")
        return CONTRACTS[self.s.facts[1]] if asked else None


class GoalCards(Before):
    def goals(self) -> str:
        """Two cards, or those to choose from; of others only the backs."""
        goals, offered = self.own["goals"], self.own["offered"]
        if isinstance(goals, int):
            backs = goals if goals == KEPT else goals + int(offered)
            return "".join(self.goal_back(at + 1, *goal_place(at, backs, backs > KEPT)) for at in range(backs))
        shown = list(goals)
        if len(goals) < KEPT and isinstance(offered, list):
            shown += offered
        many = len(shown) > KEPT or self.new_contract() is not None
        return "".join(
            self.goal(name, *goal_place(at, len(shown), many), name in goals) for at, name in enumerate(shown)
        )

    def goal_back(self, number: int, x: float, y: float, height: float) -> str:
        return self.s.sheet.spot(
            self.s.tip("goal-hidden"),
            rect(x, y, GOAL, height, 5, class_="face polo-back"),
            use("star8", x + GOAL / 2, y + height / 2, min(44, height - 8), class_="polo-on-back"),
            place=self.place(f"goal {number}"),
        )

    def goal(self, name: str, x: float, y: float, height: float, kept: bool) -> str:
        """Its two cities, underlined where a post stands, and its points."""
        card = self.s.printed.goals[GOALS.index(name)]
        cities = [self.s.say("place", place=place(city)) for city in card.cities]
        low = height < TALL
        lines = []
        for at, city in enumerate(card.cities):
            there = LOCATIONS[city] in self.own["posts"]
            baseline = y + 16 + at * (16 if low else 18)
            lines.append(fitted(x + 5, baseline, cities[at], GOAL - 10, "t1 words"))
            if there:
                wide = min(GOAL - 10, width_of(cities[at], "t1"))
                lines.append(rect(x + 5, baseline + 2.5, wide, 2.5, 1, class_="polo-reached"))
        px, py = (x + GOAL - 14, y + 29) if low else (x + GOAL / 2, y + height - 24)
        size = 24 if low else 32
        star = use("polo-vp", px, py, size) + text(px, py + 4.5, card.points, "t1 bold mid polo-on-vp")
        first, second = [place(city) for city in card.cities]
        return self.s.sheet.spot(
            self.s.tip("goal", first=first, second=second, points=points(card.points)),
            rect(x, y, GOAL, height, 5, class_="face polo-card"),
            *lines,
            star,
            rect(x, y, GOAL, height, 5, class_="polo-kept") if kept and low else "",
            acts=self.acts(f"keep {name}"),
            place=self.place(f"goal {name}"),
        )


def goal_place(at: int, cards: int, low: bool) -> tuple[float, float, float]:
    """Left, top and height of a goal card: side by side, or stacked where there is little room."""
    if not low:
        return 190 + at * (GOAL + 2), 143, TALL
    first = 272 if cards <= KEPT else 190
    return first + at // 2 * (GOAL + 2), 143 + at % 2 * 46, 42
