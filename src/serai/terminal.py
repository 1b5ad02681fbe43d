"""A table in a terminal: people choose from a numbered list or type an action, bots answer, undo goes step by step.

Everything a person may do comes from `legal()`; everything they read comes from the game's own words.
"""

import os
import random
import shutil
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from serai.core.bot import Bot, Chair
from serai.core.errors import Refusal
from serai.core.game import Game
from serai.core.play import draw
from serai.core.record import Record, totals
from serai.core.render.verdict import YOU, verdict
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.text import Entry, sentence_case

WIDEST = 118
HELP = """\
Type the number of a choice, or the choice itself as the list spells it at the end of its line.
  u  undo: back to your last choice, while nothing was drawn and nobody else chose since
  t  the whole table            l  what happened so far (l 50: more of it)
  s  scores and their sources   ?  this help          q  quit"""


def in_colour() -> bool:
    return sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def columns() -> int:
    return min(WIDEST, shutil.get_terminal_size((WIDEST, 24)).columns)


def wrapped(text: str, indent: str = "  ") -> str:
    return textwrap.fill(text, max(40, columns()), subsequent_indent=indent, break_on_hyphens=False)


@dataclass
class UndoPoint:
    """A decision of a person, as it was before they took it."""

    seat: int
    state: State
    told: int
    recorded: int


class Session:
    """One game at one terminal; seats without a bot are people."""

    def __init__(
        self, game: Game, state: State, bots: dict[int, Bot], record: Record, rng: random.Random, save: Path | None
    ) -> None:
        self.game = game
        self.state = state
        self.bots = bots
        self.record = record
        self.save = save
        self.rng = rng
        self.rngs = [random.Random(rng.getrandbits(64)) for _ in range(state.seats)]
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.log: list[Entry] = []
        self.state.log = self.log
        self.names = game.seat_names(state.seats)
        if len(self.people) == 1:
            self.names[self.people[0]] = YOU
        self.told = 0
        """How many events the people at the terminal have read."""
        self.past: list[UndoPoint] = []
        """What undo can go back to, oldest first."""
        self.looked = -1
        """The seat that last had the table before it, while nobody else has chosen and little was drawn since."""
        self.drawn = 0
        """How many draws and rolls came since the last decision."""

    # The course of the game -----------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until somebody quits or the input ends."""
        try:
            while not self.state.is_over:
                if not self.move():
                    break
        except (EOFError, KeyboardInterrupt):
            print()
        if self.state.is_over:
            self.record.result = totals(self.state)
            self.tell_news()
            print(f"\n{self.picture(None)}\n\n{standings(self.game, self.state, self.names)}")
        else:
            print("The game stops here.")
        if self.save is not None:
            self.save.write_text(self.record.text(), "utf-8")
            print(f"The record was saved to {self.save}.")

    def move(self) -> bool:
        """One decision, whoever takes it; false when a person quits."""
        actor = self.state.actor
        if actor == CHANCE:
            self.take(draw(self.state, self.rng))
            self.drawn += 1
        elif actor in self.bots:
            self.take(self.bots[actor].choose(Chair(self.state, actor, self.rngs[actor])))
        else:
            return self.ask(actor)
        self.past.clear()
        if actor != CHANCE or self.drawn > 1:  # a single die or card is told; the table need not be seen again
            self.looked = -1
        return True

    def take(self, action: int) -> None:
        self.record.actions.append(self.state.notation(action))
        self.state.apply(action)

    # A person's decision --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show what is new and what can be done, until an action is chosen; false to quit."""
        if self.past and self.past[-1].seat != seat:
            self.past.clear()
        self.drawn = 0
        if self.looked != seat:
            print(f"\n{self.picture(seat)}\n")
            self.looked = seat
        self.tell_news()
        self.show_choices(seat)
        while True:
            line = input("> ").strip()
            if line in ("q", "quit"):
                return False
            if line in ("u", "undo"):
                if self.undo():
                    return True
                continue
            if self.show(line, seat):
                continue
            action = self.read(line)
            if action is not None:
                self.past.append(UndoPoint(seat, self.state.clone(), len(self.log), len(self.record.actions)))
                self.take(action)
                return True

    def show_choices(self, seat: int) -> None:
        who = f"{sentence_case(self.names[seat])}: " if len(self.people) > 1 else ""
        read = self.game.render
        print(f"\n{self.bold(wrapped(who + read.prompt(self.state)))}\n{wrapped(read.holdings(self.state, seat))}")
        for number, action in enumerate(self.state.legal(), 1):
            typed = self.state.notation(action).replace(" ", "\N{NO-BREAK SPACE}")  # stays on one line, and reads back
            line = f"{number:>3}  {self.game.render.sentence(self.state, action)}  [{typed}]"
            print(wrapped(line, "     "))

    def read(self, line: str) -> int | None:
        """The action that a person means, or None after saying what is wrong."""
        legal = self.state.legal()
        if line.isdecimal():
            if 1 <= int(line) <= len(legal):
                return legal[int(line) - 1]
            print(f"Choose a number from 1 to {len(legal)}; ? helps.")
            return None
        if not line:
            print(f"Choose a number from 1 to {len(legal)}, or type ? for help.")
            return None
        try:
            action = self.state.parse(line)
            if action not in legal:
                raise Refusal(self.state.refusal(action))
        except Refusal as refusal:
            print(f"{sentence_case(str(refusal))}; ? helps.")
            return None
        return action

    def undo(self) -> bool:
        if not self.past:
            print("There is nothing to undo: since your last choice something was drawn or somebody else chose.")
            return False
        moment = self.past.pop()
        self.state = moment.state
        del self.log[moment.told :]
        del self.record.actions[moment.recorded :]
        self.state.log = self.log
        self.told = min(self.told, len(self.log))
        print("Undone.")
        return True

    # What can be looked at ------------------------------------------------------------------------------------------

    def show(self, line: str, seat: int) -> bool:
        """Answer a question about the game; false if the line is none."""
        word, _, rest = line.partition(" ")
        shows: dict[str, Callable[[], str]] = {
            "t": lambda: self.picture(seat),
            "l": lambda: "\n".join(map(wrapped, self.story(int(rest) if rest.isdecimal() else 20))),
            "s": lambda: standings(self.game, self.state, self.names),
            "?": lambda: HELP,
        }
        aliases = {"table": "t", "log": "l", "scores": "s", "help": "?", "h": "?"}
        key = aliases.get(word, word)
        if key not in shows or (rest and key != "l"):
            return False
        print(shows[key]())
        return True

    def readable(self, entries: list[Entry]) -> list[Entry]:
        """What the people at this terminal may read: where several share the screen, no secrets of any of them."""
        reader = self.people[0] if len(self.people) == 1 else None
        return [entry for entry in entries if entry.may_read(reader)]

    def story(self, paragraphs: int) -> list[str]:
        told = self.game.render.story(self.readable(self.log), self.names)
        return told[-paragraphs:] if told else ["Nothing has happened yet."]

    def tell_news(self) -> None:
        for paragraph in self.game.render.story(self.readable(self.log[self.told :]), self.names):
            print(wrapped(paragraph))
        self.told = len(self.log)

    def picture(self, seat: int | None) -> str:
        return self.game.render.picture(self.state, seat, in_colour(), columns())

    def bold(self, text: str) -> str:
        return f"\x1b[1m{text}\x1b[0m" if in_colour() else text


def standings(game: Game, state: State, names: list[str] | None = None) -> str:
    """Everyone's points by source; when the game is over, who won."""
    scores = state.scores()
    names = (names or game.seat_names(state.seats))[: len(scores)]
    widths = [max(8, len(name) + 2) for name in names]
    rows = ["".join(name.rjust(width) for name, width in zip(names, widths, strict=True))]
    labels = [""]
    for source in scores[0].parts:
        points = [score.parts[source] for score in scores]
        if any(points):
            labels.append(sentence_case(source.replace("_", " ")))
            rows.append("".join(str(n or "·").rjust(width) for n, width in zip(points, widths, strict=True)))
    labels.append("Points")
    rows.append("".join(str(score.total).rjust(width) for score, width in zip(scores, widths, strict=True)))
    wide = max(map(len, labels))
    table = [f"{label.ljust(wide)}{row}" for label, row in zip(labels, rows, strict=True)]
    return "\n".join([*table, *(["", verdict(names, state)] if state.is_over else [])])
