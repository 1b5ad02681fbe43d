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
GOAL: Final = 86
GOALS_FROM: Final = 177
"""How wide goal cards are, and where they begin."""
LOW: Final = 40
LOW_WIDTH: Final = 123
"""A goal card where there is little room."""


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
    def choosing(self) -> bool:
        """More cards than one keeps lie there, to choose from, and the reader sees them."""
        goals, offered = self.own["goals"], self.own["offered"]
        return isinstance(goals, list) and isinstance(offered, list) and len(goals) < KEPT < len(goals) + len(offered)

    def goals(self) -> str:
        """Two cards, or those to choose from; of others only the backs."""
        goals, offered = self.own["goals"], self.own["offered"]
        if isinstance(goals, int):
            backs = goals if goals == KEPT else goals + int(offered)
            return "".join(self.goal_back(at, backs > KEPT) for at in range(backs))
        shown = [*goals, *offered] if self.choosing() else list(goals)
        return "".join(self.goal(name, *self.room(at), name in goals) for at, name in enumerate(shown))

    def room(self, at: int) -> tuple[float, float, float, float]:
        """Left, top, width and height of a goal card: side by side, or low ones where there is little room."""
        if self.choosing():
            return 98 + at // 2 * 131, 143 + at % 2 * 48, LOW_WIDTH, LOW
        if self.new_contract() is not None:
            return 229, 143 + at * 48, LOW_WIDTH, LOW
        return GOALS_FROM + at * (GOAL + 3), 143, GOAL, TALL

    def goal_back(self, at: int, many: bool) -> str:
        column, row = (at // 2, at % 2) if many else (at, 0)
        x, y, height = GOALS_FROM + column * (GOAL + 3), 143 + row * 46, 42 if many else TALL
        return self.s.sheet.spot(
            self.s.tip("goal-hidden"),
            rect(x, y, GOAL, height, 5, class_="face polo-back"),
            use("star8", x + GOAL / 2, y + height / 2, min(44, height - 8), class_="polo-on-back"),
            place=self.place(f"goal {at + 1}"),
        )

    def goal(self, name: str, x: float, y: float, width: float, height: float, kept: bool) -> str:
        """Its two cities, underlined where a post stands, and its points."""
        card = self.s.printed.goals[GOALS.index(name)]
        low = height < TALL
        inset, apart, room = (5, 16, width - 36) if low else (6, 18, width - 12)
        lines = [self.city(city, x + inset, y + 16 + at * apart, room) for at, city in enumerate(card.cities)]
        px, py = (x + width - 17, y + height / 2) if low else (x + width / 2, y + height - 24)
        star = use("polo-vp", px, py, 28 if low else 32) + text(px, py + 4.5, card.points, "t1 bold mid polo-on-vp")
        first, second = [place(city) for city in card.cities]
        return self.s.sheet.spot(
            self.s.tip("goal", first=first, second=second, points=points(card.points)),
            rect(x, y, width, height, 5, class_="face polo-card"),
            *lines,
            star,
            rect(x, y, width, height, 5, class_="polo-kept") if kept and self.choosing() else "",
            acts=self.acts(f"keep {name}"),
            place=self.place(f"goal {name}"),
        )

    def city(self, city: int, x: float, y: float, room: float) -> str:
        name = self.s.say("place", place=place(city))
        shown = fitted(x, y, name, room, "t1 words")
        if LOCATIONS[city] not in self.own["posts"]:
            return shown
        return shown + rect(x, y + 2.5, min(room, width_of(name, "t1")), 2.5, 1, class_="polo-reached")
