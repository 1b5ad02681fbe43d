"""A record that steps through its game: every position drawn beforehand, in a page of its own inside the notebook.

Positions differ little, so each is kept as what is new in it since the one before: a whole game is about as large as a
photograph.
"""

import base64
import json
import re
import zlib
from html import escape
from importlib import resources
from typing import Any, Final

from serai.core.record import Record, replay
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.titles import find
from serai.language import language, spoken
from serai.notebook.picture import WIDTH, Picture, reader, whole

PIECE: Final = re.compile("<[^<]*")
"""A drawing is taken apart at its tags."""
WORDS: Final = {"back": "replay-back", "forward": "replay-forward", "slider": "replay-slider", "play": "replay-play"}
"""What the buttons are called, as on the pages."""
CONTROLS: Final = 120
"""The height of the buttons and of what is told, in units of the drawing."""


class Slider:
    """A whole game, drawn at every decision as a spectator sees it; in a notebook it shows itself."""

    def __init__(self, record: Record, lang: str | None = None) -> None:
        self.code = reader(lang)
        self.game = find(record.game)
        self.pieces: dict[str, int] = {}
        self.frames: list[list[Any]] = []
        self.told: list[str] = []
        self.before: list[int] = []
        self.height = 0.0
        replay(record, seen=self.see)

    def _repr_html_(self) -> str:
        """A frame with a page of its own, so that nothing in it and in the notebook disturb each other."""
        ratio = f"{WIDTH:.0f} / {self.height + CONTROLS:.0f}"
        return f'<iframe srcdoc="{escape(self.page())}" style="width: 100%; border: 0; aspect-ratio: {ratio}"></iframe>'

    # What is seen on the way --------------------------------------------------------------------------------------

    def see(self, state: State) -> None:
        """Draw a position, unless chance has to speak first."""
        if state.log is None:
            state.log = []
        if state.actor == CHANCE:
            return
        parts, height = Picture(state, lang=self.code).parts()
        self.keep([self.pieces.setdefault(piece, len(self.pieces)) for piece in PIECE.findall(parts)])
        self.height = max(self.height, height)
        self.told.append(self.story(state))

    def story(self, state: State) -> str:
        """What has happened since the last position, in words."""
        entries = [entry for entry in state.log or [] if entry.may_read(None)]
        state.log = []
        told = spoken(self.game, self.code).story(entries, self.game.names(state.seats))
        return " ".join(paragraph.text for paragraph in told)

    def keep(self, frame: list[int]) -> None:
        """So many pieces as before at the beginning, so many at the end, and between them what is new."""
        before, most = self.before, min(len(self.before), len(frame))
        first = 0
        while first < most and before[first] == frame[first]:
            first += 1
        last = 0
        while last < most - first and before[-1 - last] == frame[-1 - last]:
            last += 1
        self.frames.append([first, last, frame[first : len(frame) - last]])
        self.before = frame

    # The page -----------------------------------------------------------------------------------------------------

    def page(self) -> str:
        room = resources.files("serai.notebook")
        speak = language(self.code, "serai.web")
        page = room.joinpath("slider.html").read_text("utf-8")
        words = {name: escape(speak.say(key)) for name, key in WORDS.items()}
        filled = {
            **words,
            "code": self.code,
            "last": str(len(self.frames) - 1),
            "drawing": whole(self.game, '<g id="frame"></g>', self.height),
            "script": room.joinpath("slider.js").read_text("utf-8"),
            "packed": self.packed(),
        }
        return re.sub(r"\{\{ (\w+) \}\}", lambda found: filled[found[1]], page)

    def packed(self) -> str:
        data = {"pieces": list(self.pieces), "frames": self.frames, "told": self.told}
        written = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
        return base64.b64encode(zlib.compress(written, 9)).decode()
