"""Reading whole games as a person does: every prompt, every choice, every picture and every story must be words."""

import random
import re
from collections.abc import Callable
from typing import Any

import serai
from serai.core.game import Game
from serai.core.play import draw
from serai.core.render.ink import CODES, width_of
from serai.core.state import State
from serai.core.text import Entry

EVERY: int = 25
"""So many decisions between two looks at the whole table."""


class Reading:
    """Reads a game. What nobody should ever read in it is a pattern: ids, raw words, gaps in a sentence."""

    def __init__(self, game: Game, never: str, widths: list[int], wide: int, lines: int) -> None:
        self.game = game
        self.never = re.compile(never)
        self.widths = widths
        self.wide = wide
        """From this width on, the picture has at most so many lines."""
        self.lines = lines

    def words(self, text: str) -> None:
        assert text
        assert text[0] == text[0].upper()
        assert not self.never.search(text), text

    def position(self, state: State) -> None:
        render = self.game.render
        self.words(render.prompt(state))
        told = [render.sentence(state, action) for action in state.legal()]
        for sentence in told:
            self.words(sentence)
        assert len(set(told)) == len(told), "two choices read alike"
        assert "Be done" not in told, "'done' must say what is done"

    def picture(self, state: State, seat: int | None) -> None:
        render = self.game.render
        for width in self.widths:
            plain = render.picture(state, seat, False, width)
            lines = plain.splitlines()
            assert max(map(width_of, lines)) <= width
            assert width < self.wide or len(lines) <= self.lines
            assert CODES.sub("", render.picture(state, seat, True, width)) == plain, "colour never says anything alone"
            assert not re.search(r"[{}]|None", plain)
        assert "\x1b" in render.picture(state, seat, True, 100)

    def whole_game(
        self, players: int, options: dict[str, Any], seed: int, choose: Callable[[State, random.Random], int]
    ) -> None:
        rng = random.Random(seed)
        state = self.game.new(players, options)
        log: list[Entry] = []
        state.log = log
        number = 0
        while not state.is_over:
            self.position(state)
            number += 1
            if number % EVERY == 0:
                self.words(self.game.render.holdings(state, max(0, state.actor)))
                self.picture(state, state.actor if state.actor >= 0 else None)
            state.apply(draw(state, rng) if state.actor == serai.CHANCE else choose(state, rng))
        names = self.game.seat_names(players)
        for entry in log:
            self.words(self.game.render.event(entry, names))
        for paragraph in self.game.render.story(log, names):
            self.words(paragraph)
        self.words(self.game.render.prompt(state))
        self.picture(state, None)
        assert "over" in self.game.render.picture(state, None, False, 100)
