"""Reading a game as a person does: every prompt, every choice and every picture must be words."""

import re

from serai.core.game import Game
from serai.core.render.ink import CODES, width_of
from serai.core.say import YOU, Name, Say
from serai.core.state import State
from serai.core.text import Entry
from serai.language import spoken


def named(*names: str) -> list[Name]:
    """What somebody at the table calls the seats: `you`, and the others by their colours or titles."""
    return [YOU if name == "you" else Name(Say(f"seat-{name}")) for name in names]


def told(game: Game, entries: list[Entry], *names: str, code: str = "en") -> list[str]:
    """A story, paragraph by paragraph."""
    return [paragraph.text for paragraph in spoken(game, code).story(entries, named(*names))]


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
        render = spoken(self.game, "en")
        self.words(render.prompt(state))
        told = [render.sentence(state, action) for action in state.legal()]
        for sentence in told:
            self.words(sentence)
        assert len(set(told)) == len(told), "two choices read alike"
        assert "Be done" not in told, "'done' must say what is done"

    def picture(self, state: State, seat: int | None) -> None:
        render = spoken(self.game, "en")
        for width in self.widths:
            plain = render.picture(state, seat, False, width)
            lines = plain.splitlines()
            assert max(map(width_of, lines)) <= width
            assert width < self.wide or len(lines) <= self.lines
            assert CODES.sub("", render.picture(state, seat, True, width)) == plain, "colour never says anything alone"
            assert not re.search(r"[{}]|None", plain)
        assert "\x1b" in render.picture(state, seat, True, 100)
