"""A record that steps through its game: every position can be put together again from what is kept."""

import base64
import json
import re
import zlib
from html import unescape
from pathlib import Path
from typing import Any

import pytest

import serai
from serai.core.record import Record, read, replay
from serai.core.state import State
from serai.core.step import CHANCE
from serai.notebook import Picture, Slider

FILE = Path(__file__).parents[1] / "records" / "marco_polo-2p-200-0.txt"
ACTIONS = 60
"""As many as are enough to see how it goes on."""


@pytest.fixture
def begun() -> Record:
    """A game that was broken off."""
    record = read(FILE.read_text("utf-8"), FILE.name)
    record.actions, record.result = record.actions[:ACTIONS], None
    return record


def kept(html: str) -> dict[str, Any]:
    """What the page in a notebook carries along."""
    page = unescape(html)
    packed = re.search(r'id="packed">([^<]*)<', page)
    assert packed is not None
    data: dict[str, Any] = json.loads(zlib.decompress(base64.b64decode(packed[1])))
    return data


def put_together(data: dict[str, Any]) -> list[str]:
    """Every position, as the script in the page does it."""
    before: list[int] = []
    drawn = []
    for first, last, fresh in data["frames"]:
        before = before[:first] + fresh + before[len(before) - last :]
        drawn.append("".join(data["pieces"][piece] for piece in before))
    return drawn


def test_every_decision_is_drawn_as_it_was(begun: Record) -> None:
    expected: list[str] = []

    def seen(state: State) -> None:
        if state.actor != CHANCE:
            expected.append(Picture(state).parts()[0])

    replay(begun, seen=seen)
    assert put_together(kept(begun._repr_html_())) == expected
    assert len(expected) > 15


def test_what_happened_is_told_beside_it(begun: Record) -> None:
    told = kept(begun._repr_html_())["told"]
    assert sum(bool(words) for words in told) > len(told) / 2


def test_a_notebook_does_not_grow_much_by_it(begun: Record) -> None:
    data = kept(begun._repr_html_())
    assert len(begun._repr_html_()) < sum(map(len, put_together(data))) / 20


def test_it_can_be_shown_twice_and_in_another_language(begun: Record) -> None:
    slider = Slider(begun, lang="fr")
    assert slider._repr_html_() == slider._repr_html_()
    assert "Étape suivante" in unescape(slider._repr_html_())


def test_a_record_that_does_not_replay_is_refused(begun: Record) -> None:
    begun.actions[40] = "travel nowhere"
    with pytest.raises(serai.Refusal, match="action 41"):
        begun._repr_html_()
