"""What lies before one player: who it is, dice, warehouse, contracts, goal cards, posts still to place."""

from typing import Final

from serai.core.board.amount import amount, counted
from serai.core.board.emblems import emblem
from serai.core.board.svg import circle, drawing, fitted, rect, text, use
from serai.core.say import COMMA, Count, Say, Several
from serai.games.marco_polo.board.bazaar import gains
from serai.games.marco_polo.board.characters import character_tip, full_name
from serai.games.marco_polo.board.contracts import contract, contract_tip
from serai.games.marco_polo.board.goal_cards import TALL, GoalCards
from serai.games.marco_polo.board.icons import picture
from serai.games.marco_polo.board.pieces import die, post
from serai.games.marco_polo.constants import (
    DICE_NAMES,
    KINDS,
    PAIR_NAMES,
    SOURCES,
)
from serai.games.marco_polo.render.speech import place_named, points, seat_name, source_name

WIDTH: Final = 360
HEIGHT: Final = 292
DIE: Final = 32
CONTRACT: Final = 80
NUMBER: Final = 14
"""How wide the number of a contract is."""


class Mat(GoalCards):
    """One player's mat in the making."""

    def drawn(self) -> str:
        return drawing(
            WIDTH,
            HEIGHT,
            self.s.say("mat", who=seat_name(self.seat)),
            rect(1, 1, WIDTH - 2, HEIGHT - 2, 9, class_="polo-mat"),
            self.head(),
            self.dice(),
            self.warehouse(),
            self.contracts(),
            self.goals(),
            self.posts(),
            class_=f"board marco-polo mat {self.colour}",
        )

    # Who it is --------------------------------------------------------------------------------------------------------

    def head(self) -> str:
        s, name = self.s, self.own["character"]
        where = s.say("figures", places=Several([place_named(at) for at in dict.fromkeys(self.own["figures"])]))
        character = s.sheet.spot(
            character_tip(s, name) if name else s.tip("nobody"),
            rect(8, 7, 254, 38, 6, class_="face polo-none"),
            circle(27, 26, 17, class_="player"),
            emblem(self.colour, 27, 26, 22),
            fitted(52, 23, full_name(s, name) if name else s.say("no-character"), 208, "t2 title"),
            use("polo-figure", 58, 35, 15, class_="player"),
            fitted(69, 40, where, 190, "t1 quiet words"),
            acts=self.acts("collect character"),
            place=self.place("character"),
        )
        return character + self.first() + self.points()

    def first(self) -> str:
        """The start player of the round has the hourglass."""
        if self.s.view["start"] != self.seat:
            return ""
        return self.s.sheet.spot(
            self.s.tip("first"),
            rect(268, 9, 32, 34, 6, class_="face polo-none"),
            use("polo-first", 284, 26, 26, class_="ink"),
            place=self.place("first"),
        )

    def points(self) -> str:
        total = sum(self.own["points"].values())
        return self.s.sheet.spot(
            self.points_tip(total),
            rect(304, 4, 48, 44, 6, class_="face polo-none"),
            counted("point", total, use("polo-vp", 328, 26, 44), text(328, 31.5, total, "t2 bold mid polo-on-vp")),
            place=self.place("points"),
        )

    def points_tip(self, total: int) -> str:
        """The points, with where they come from."""
        scored = [(source_name(at), self.own["points"][source]) for at, source in enumerate(SOURCES)]
        parts = [Say("points-of", source=source, n=n) for source, n in scored if n]
        if not parts:
            return self.s.tip("points", points=points(total))
        return self.s.tip("points-parts", points=points(total), parts=Several(parts, COMMA))

    # Dice -------------------------------------------------------------------------------------------------------------

    def dice(self) -> str:
        held = [name.split("_") for name in self.own["dice"]]
        step = min(DIE + 13.0, (WIDTH - 28 - DIE) / max(1, len(held) - 1))
        return "".join(self.die(kind, int(value), 30 + at * step, at + 1) for at, (kind, value) in enumerate(held))

    def die(self, kind: str, value: int, x: float, number: int) -> str:
        """A die in the hand. It can be picked before a space is: by what it is called when it is asked for."""
        s = self.s
        turned = s.asks("TurnDie") and s.facts[1] == value * KINDS + DICE_NAMES.index(kind)
        called = f"die {kind}-{value}" if value else f"die {kind}"
        choice = (called, *(("down", "up") if turned else ()))
        told = s.tip(f"die-{kind}", value=value) if value else s.tip("die-hidden")
        colour = self.colour if kind == "own" else kind
        half = DIE / 2
        return s.sheet.spot(
            told,
            rect(x - half, 72 - half, DIE, DIE, 6, class_="face polo-none"),
            die(colour, value, x, 72, DIE),
            acts=self.acts(*choice),
            place=self.place(f"die {number}"),
            data_then=called if self.decides and s.reader == self.seat else None,
        )

    # The warehouse ----------------------------------------------------------------------------------------------------

    def warehouse(self) -> str:
        stock = self.own["stock"]
        return "".join(self.cell(thing, stock[thing], 8 + at * 69.4) for at, thing in enumerate(stock))

    def cell(self, thing: str, n: int, x: float) -> str:
        choices = (
            (f"bonus {thing}s",) if thing in ("coin", "camel") else (f"give {thing}", *gains(thing), *pairs(thing))
        )
        return self.s.sheet.spot(
            self.s.tip("stock", things=Count(thing, n)),
            rect(x, 97, 66, 38, 6, class_="face polo-cell"),
            amount(thing, picture(thing, 0, 0, 26), n, x + 18, 116, 17, "t3 bold"),
            acts=self.acts(*choices),
            place=self.place(thing),
        )

    # Contracts and goal cards -----------------------------------------------------------------------------------------

    def contracts(self) -> str:
        held = [
            self.contract(name, at, at + 1, f"complete {at + 1}", f"discard {at + 1}")
            for at, name in enumerate(self.own["contracts"])
        ]
        new = self.new_contract()
        return "".join(held) + (self.contract(new, 2, None, "discard new") if new else "")

    def card_width(self) -> float:
        """Narrower where three lie side by side."""
        return CONTRACT if self.new_contract() is None else 70

    def contract(self, name: str | None, at: int, number: int | None, *acts: str) -> str:
        wide = self.card_width()
        x = 8 + at * (wide + 5)
        called = self.place(f"contract {number or 'new'}")
        if name is None:
            if self.choosing():  # the cards to choose from need its room
                return ""
            face = rect(x, 143, wide, TALL, 5, class_="face polo-slot")
            return self.s.sheet.spot(self.s.tip("no-active"), face, place=called)
        return self.s.sheet.spot(
            contract_tip(self.s, name, number, self.s.reader == self.seat),
            rect(x, 143, wide, TALL, 5, class_="face polo-contract"),
            contract(self.s.printed, name, x, 143, wide, TALL, NUMBER),
            "" if number is None else numbered(x, number),
            acts=self.acts(*acts),
            place=called,
        )

    # Posts ------------------------------------------------------------------------------------------------------------

    def posts(self) -> str:
        """A place for each post, with the points for the last ones; beside them the contracts completed."""
        left, placed = self.own["posts_left"], len(self.own["posts"])
        total = left + placed
        step = min(27.0, 276 / max(1, total))
        parts = []
        for at in range(total):
            x = 21 + at * step
            scores = self.s.printed.post_points[at + 1]
            parts.append(use("polo-post", x, 247, 22, class_="polo-empty"))
            if scores:
                parts.append(use("polo-vp", x, 270, 24) + text(x, 274.2, scores, "t1 bold mid polo-on-vp"))
            if at >= placed:
                parts.append(post(self.colour, x, 247, 22))
        face = rect(6, 235, 282, 50, 6, class_="face polo-none")
        stock = self.s.sheet.spot(
            self.s.tip("posts", left=left, placed=placed), face, *parts, place=self.place("posts")
        )
        n = len(self.own["completed"])
        face = rect(298, 240, 54, 40, 6, class_="face polo-cell")
        return stock + self.s.sheet.spot(
            self.s.tip("completed", contracts=Count("contract", n)),
            face,
            amount("completed", picture("done", 0, 0, 26), n, 314, 260, 15),
            place=self.place("completed"),
        )


def numbered(x: float, number: int) -> str:
    """The number by which a contract is chosen, at its corner."""
    return rect(x + 1, 144, 15, 17, 4, class_="polo-pays") + text(x + 8.5, 157, number, "t1 bold mid")


def pairs(thing: str) -> tuple[str, ...]:
    """The pairs of goods to give that this one belongs to."""
    return tuple(f"give-pair {pair}" for pair in PAIR_NAMES if thing in pair.split("-"))
