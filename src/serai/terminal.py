"""A table in a terminal: people choose from a list by letter or by words, bots answer, undo goes step by step.

Everything a person may do comes from `legal()`; everything they read comes from the game's own words.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from serai.core.ahead import TURN, ends_turn, reveals, taken_along
from serai.core.bot import Bot, Chair
from serai.core.errors import Refusal
from serai.core.play import draw
from serai.core.reading import Choice
from serai.core.record import Record, totals
from serai.core.say import YOU, Fact, Say
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.text import Entry
from serai.language import Spoken
from serai.screen import bold, columns, in_colour, standings, wrapped
from serai.typed import ANSWERS, COMMANDS, Unclear, after_named, commands_in, letters, next_meant, plain, words_of

LONGEST_NUMBER = 6
"""How many figures the number of paragraphs has that one can ask for."""


@dataclass
class UndoPoint:
    """A decision of a person, as it was before they took it."""

    seat: int
    state: State
    told: int
    recorded: int
    action: int


class Session:
    """One game at one terminal; seats without a bot are people."""

    def __init__(
        self,
        read: Spoken,
        state: State,
        bots: dict[int, Bot],
        record: Record,
        rng: random.Random,
        save: Path | None,
        quick: bool = False,
    ) -> None:
        self.read = read
        self.game = read.game
        self.commands = commands_in(read.language.code, COMMANDS)
        self.answers = commands_in(read.language.code, COMMANDS | ANSWERS)
        self.state = state
        self.bots = bots
        self.record = record
        self.save = save
        self.rng = rng
        self.rngs = [random.Random(rng.getrandbits(64)) for _ in range(state.seats)]
        self.people = [seat for seat in range(state.seats) if seat not in bots]
        self.log: list[Entry] = []
        self.state.log = self.log
        self.names = self.game.names(state.seats)
        if len(self.people) == 1:
            self.names[self.people[0]] = YOU
        self.told = 0
        """How many events the people at the terminal have read."""
        self.past: list[UndoPoint] = []
        """What undo can go back to, oldest first."""
        self.looked = -1
        """The seat that has had the whole table before it in this turn."""
        self.quick = quick
        """Whether a turn ends with its last choice, without a question."""
        self.doubted = -1
        """The action that was just asked about, because it brings nothing."""
        self.ahead = random.Random(0)
        """For what might come, never for what comes."""

    def say(self, key: str, /, **facts: Fact) -> str:
        return self.read(Say(key, **facts))

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
            print(f"\n{self.picture(None)}\n\n{standings(self.read, self.state, self.names)}")
        else:
            print(self.say("terminal-stops"))
        if self.save is not None:
            self.save.write_text(self.record.text(), "utf-8")
            print(self.say("terminal-saved", file=str(self.save)))

    def move(self) -> bool:
        """One decision, whoever takes it, or several in one line of a person; false when a person quits."""
        actor = self.state.actor
        if actor == CHANCE:
            self.take(draw(self.state, self.rng))
        elif actor in self.bots:
            self.take(self.bots[actor].choose(Chair(self.state, actor, self.rngs[actor])))
            self.looked = -1
        else:
            return self.ask(actor)
        self.past.clear()
        return True

    def take(self, action: int) -> None:
        told = len(self.log)
        self.record.actions.append(self.state.notation(action))
        self.state.apply(action)
        if any(entry.key == TURN for entry in self.log[told:]):
            self.looked = -1

    # A person's decision --------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> bool:
        """Show what is new and what can be done, until something is chosen; false to quit."""
        if self.past and self.past[-1].seat != seat:
            self.past.clear()
        if self.looked != seat:
            print(f"\n{self.picture(seat)}\n")
            self.looked = seat
        self.tell_news()
        self.show_choices(seat)
        while True:
            line = input("> ").strip()
            command = self.commands.get(plain(line))
            if command == "q":
                return False
            if command == "u":
                if self.undo():
                    return True
            elif not self.show(line, seat) and self.choose(seat, words_of(line)):
                return self.quick or not self.can_be_ended() or self.ask_to_end(seat)

    def choose(self, seat: int, words: list[str]) -> bool:
        """Take the decisions that a person's words mean, one after the other; false if not even the first is clear."""
        if not words:
            print(self.say("terminal-type-letter", last=letters(len(self.state.legal()))[-1]))
            return False
        played = 0
        while words:
            try:
                self.must_decide(seat)
                action, words = self.next_action(words, alone=not played)
            except Refusal as refusal:
                print(wrapped(self.explained(refusal, words if played else [])))
                break
            self.past.append(UndoPoint(seat, self.state.clone(), len(self.log), len(self.record.actions), action))
            self.take(action)
            played += 1
        return played > 0

    def explained(self, refusal: Refusal, unplayed: list[str]) -> str:
        """Why words were not understood, and which were not played for it, if some before them were."""
        if unplayed:
            return self.say("terminal-not-played", why=refusal.said, words=" ".join(unplayed))
        return self.say("terminal-unclear", why=refusal.said)

    def next_action(self, words: list[str], alone: bool) -> tuple[int, list[str]]:
        """What the first words mean now, and the words that are left; a letter counts only if it stands alone."""
        lines = self.read.choices(self.state)
        meant = next_meant(self.state, lines, words, alone)
        action = meant.choice.action
        rest = after_named(self.state, taken_along(self.state, action), words[meant.used :])
        if (rest or not meant.sure) and self.is_final(action):
            raise Unclear(Say("unclear-final", action=meant.choice.notation))
        self.must_be_meant(meant.choice)
        return action, rest

    def must_be_meant(self, choice: Choice) -> None:
        """What brings nothing must be said twice."""
        asked, self.doubted = self.doubted, -1
        if choice.lacking and asked != choice.action:
            self.doubted = choice.action
            raise Unclear(Say("unclear-for-nothing", lacking=choice.lacking))

    def is_final(self, action: int) -> bool:
        """Whether nobody can step back behind an action, not even when asked whether to end the turn."""
        if self.shows(self.state, action):
            return True
        after = self.state.clone()
        after.apply(action)
        return after.actor == CHANCE and (self.quick or not ends_turn(self.state, action, self.ahead))

    def shows(self, state: State, action: int) -> bool:
        return self.game.keeps_secrets() and reveals(state, action, self.ahead)

    def must_decide(self, seat: int) -> None:
        """The rest of a line is for a decision that comes at once."""
        if self.state.actor == CHANCE:
            raise Unclear(Say("unclear-drawn"))
        if self.state.actor != seat or self.looked != seat:
            raise Unclear(Say("unclear-turn-played"))

    # The end of a turn ----------------------------------------------------------------------------------------------

    def can_be_ended(self) -> bool:
        """Whether the last choice has ended a turn, and could still be taken back."""
        last = self.past[-1]
        return ends_turn(last.state, last.action, self.ahead) and not self.shows(last.state, last.action)

    def ask_to_end(self, seat: int) -> bool:
        """Let a person end the turn or take the last choice back; false to quit."""
        self.tell_news()
        question = self.asked(seat, Say("terminal-end"))
        while True:
            line = input(f"{question} > ").strip()
            answer = self.answers.get(plain(line))
            if answer == "q":
                return False
            if answer in ("u", "n"):
                return self.undo()
            if not line or answer == "y":
                return True
            if not self.show(line, seat):
                print(self.say("terminal-end-how"))

    def asked(self, seat: int, what: Say) -> str:
        """What is asked, and whom, where several people sit at the terminal."""
        return self.say("terminal-asked", who=self.names[seat], asked=what) if len(self.people) > 1 else self.read(what)

    def show_choices(self, seat: int) -> None:
        print(f"\n{bold(wrapped(self.asked(seat, self.game.render.prompt(self.state))))}")
        print(wrapped(self.read.holdings(self.state, seat)))
        lines = self.read.choices(self.state)
        for letter, choice in zip(letters(len(lines)), lines, strict=True):
            typed = choice.notation.replace(" ", "\N{NO-BREAK SPACE}")  # stays on one line, and reads back
            print(wrapped(f"{letter:>3}  {choice.sentence}  [{typed}]", "     "))

    def undo(self) -> bool:
        if not self.past:
            print(self.say("terminal-nothing-to-undo"))
            return False
        moment = self.past.pop()
        self.state = moment.state
        del self.log[moment.told :]
        del self.record.actions[moment.recorded :]
        self.state.log = self.log
        self.told = min(self.told, len(self.log))
        self.looked = moment.seat
        self.doubted = -1
        print(self.say("terminal-undone"))
        return True

    # What can be looked at ------------------------------------------------------------------------------------------

    def show(self, line: str, seat: int) -> bool:
        """Answer a question about the game; false if the line is none."""
        word, _, rest = line.partition(" ")
        many = int(rest) if rest.isdecimal() and len(rest) <= LONGEST_NUMBER else 0
        shows: dict[str, Callable[[], str]] = {
            "t": lambda: self.picture(seat),
            "l": lambda: "\n".join(map(wrapped, self.story(many or 20))),
            "s": lambda: standings(self.read, self.state, self.names),
            "?": lambda: self.say("terminal-help"),
            "quick": self.hurry,
        }
        key = self.commands.get(plain(word), "")
        if key not in shows or (rest and not (key == "l" and many)):
            return False
        print(shows[key]())
        return True

    def hurry(self) -> str:
        self.quick = not self.quick
        return self.say("terminal-quick" if self.quick else "terminal-not-quick")

    def readable(self, entries: list[Entry]) -> list[Entry]:
        """What the people at this terminal may read: where several share the screen, no secrets of any of them."""
        reader = self.people[0] if len(self.people) == 1 else None
        return [entry for entry in entries if entry.may_read(reader)]

    def story(self, paragraphs: int) -> list[str]:
        told = [paragraph.text for paragraph in self.read.story(self.readable(self.log), self.names)]
        return told[-paragraphs:] if told else [self.say("terminal-no-news")]

    def tell_news(self) -> None:
        for paragraph in self.read.story(self.readable(self.log[self.told :]), self.names):
            print(wrapped(paragraph.text))
        self.told = len(self.log)

    def picture(self, seat: int | None) -> str:
        return self.read.picture(self.state, seat, in_colour(), columns())
