"""Files of weights: written and read back, and refused in one sentence where they are of no use."""

import json
import math
import random
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import serai
from otrar.bot import LAYOUT
from otrar.game import OTRAR
from serai import bots
from serai.bots.knowledge import VALUE, knowledge
from serai.bots.network import weights_of
from serai.bots.search import SearchBot
from serai.bots.spec import LEARNT, NEURAL, SEARCH
from serai.bots.weights import LONG, SHORT, BadWeights, Part, Weights, linear_count, mark_of, read, write
from serai.core.features import Layout
from serai.core.game import Game
from tests.bots.made_up import made_up_weights, some

MERV = serai.game("merv")


def layout_of(*names: str) -> Layout:
    layout = Layout()
    for name in names:
        layout.one(name, "")
    return layout


TWO = layout_of("camels", "coins")


def kept(path: Path, form: str) -> Weights:
    parts = {
        "value": Part([3, 2], some(linear_count([3, 2]), random.Random(1)), form),
        "policy": Part([2, 3, 1], some(13, random.Random(2)), form),
    }
    weights = Weights(mark_of(TWO), {"command": "serai train", "seed": 7}, {"rival": 0.5, "win": 20.0}, parts)
    write(weights, path)
    return weights


@pytest.mark.parametrize(("form", "bytes_each", "off"), [(SHORT, 2, 5e-4), (LONG, 4, 1e-7)])
def test_weights_are_read_back_as_they_were_written(tmp_path: Path, form: str, bytes_each: int, off: float) -> None:
    written = kept(tmp_path / "any.weights", form)
    data = (tmp_path / "any.weights").read_bytes()
    again = read(data, TWO)
    assert (again.layout, again.made, again.settings) == (written.layout, written.made, written.settings)
    assert list(again.parts) == ["value", "policy"]
    for name, part in written.parts.items():
        assert (again.parts[name].sizes, again.parts[name].form) == (part.sizes, form)
        assert list(again.parts[name].weights) == pytest.approx(list(part.weights), abs=off)
    assert len(data.partition(b"\n")[2]) == bytes_each * (9 + 13)
    assert [path.name for path in tmp_path.iterdir()] == ["any.weights"]


def test_what_was_read_is_written_again_to_the_byte(tmp_path: Path) -> None:
    for form in (SHORT, LONG):
        kept(tmp_path / "first.weights", form)
        data = (tmp_path / "first.weights").read_bytes()
        write(read(data, TWO), tmp_path / "second.weights")
        assert (tmp_path / "second.weights").read_bytes() == data


def test_a_layout_is_told_by_the_names_of_its_numbers_in_their_order() -> None:
    assert mark_of(TWO) == mark_of(layout_of("camels", "coins"))
    others = [layout_of("coins", "camels"), layout_of("camels"), layout_of("camels", "coins", "dice"), Layout()]
    assert len({mark_of(one) for one in [TWO, *others]}) == 5


def test_weights_for_other_features_are_refused(tmp_path: Path) -> None:
    kept(tmp_path / "any.weights", LONG)
    with pytest.raises(BadWeights, match="other features"):
        read((tmp_path / "any.weights").read_bytes(), layout_of("camels", "dice"))


@pytest.mark.parametrize("form", [SHORT, LONG])
def test_every_file_that_is_cut_off_is_refused(tmp_path: Path, form: str) -> None:
    kept(tmp_path / "any.weights", form)
    data = (tmp_path / "any.weights").read_bytes()
    for end in range(len(data)):
        with pytest.raises(BadWeights):
            read(data[:end], TWO)


# By the name of a bot -------------------------------------------------------------------------------------------------


def head_with(**changed: Any) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        line, _, body = data.partition(b"\n")
        return json.dumps(json.loads(line) | changed).encode() + b"\n" + body

    return change


def part_with(**changed: Any) -> Callable[[bytes], bytes]:
    def change(data: bytes) -> bytes:
        parts = json.loads(data.partition(b"\n")[0])["parts"]
        return head_with(parts=[part | changed for part in parts])(data)

    return change


def with_other_layers(data: bytes) -> bytes:
    """Networks as if they were linear values, and linear values as if they were networks."""
    parts = json.loads(data.partition(b"\n")[0])["parts"]
    for part in parts:
        first, *hidden, last = part["sizes"]
        part["sizes"] = [first, last] if hidden else [first, 1, last]
    return head_with(parts=parts)(data) + bytes(1_000_000)


SPOILT: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda data: b"",
    "cut off": lambda data: data[:-1],
    "no JSON": lambda data: b"weights\n" + data,
    "no text": lambda data: b"\xff\xfe\x00" + data,
    "a list": lambda data: b"[1, 2]\n",
    "of another layout": head_with(layout="0123"),
    "parts are no list": head_with(parts=3),
    "no parts": head_with(parts=[]),
    "parts without names": head_with(parts=[{"sizes": [3, 2]}]),
    "other parts": part_with(name="other"),
    "no sizes": part_with(sizes=3),
    "sizes of words": part_with(sizes=["many", "more"]),
    "one size": part_with(sizes=[3]),
    "negative sizes": part_with(sizes=[-3, -2, 5]),
    "too small": part_with(sizes=[1, 1]),
    "larger than any file": part_with(sizes=[10**30, 10**30]),
    "of other layers": with_other_layers,
    "no such number format": part_with(form="z"),
    "a number format of words": part_with(form="s"),
    "no settings": head_with(settings={}),
    "weights that are no numbers": lambda data: data[:-8] + struct.pack("<4e", *[math.nan] * 4),
    "endless weights": lambda data: data[:-8] + struct.pack("<4e", *[math.inf] * 4),
    "settings that are no numbers": head_with(settings={"rival": math.nan, "win": 1.0}),
    "settings of words": head_with(settings={"rival": "much", "win": 1}),
}


@pytest.mark.parametrize("how", SPOILT)
@pytest.mark.parametrize("name", [LEARNT, NEURAL])
def test_a_file_of_no_use_is_refused_in_one_sentence(name: str, how: str, tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, name) / f"{name}.weights"
    file.write_bytes(SPOILT[how](file.read_bytes()))
    with pytest.raises(serai.Refusal, match=rf"^{tmp_path}/{name}\.weights cannot be used \(.*\)$") as refusal:
        bots.make(f"{name}={tmp_path}", MERV)
    assert "\n" not in str(refusal.value)


@pytest.mark.parametrize(("bot", "file"), [(LEARNT, LEARNT), (SEARCH, LEARNT), (NEURAL, NEURAL)])
def test_a_folder_without_weights_is_refused_in_one_sentence(bot: str, file: str, tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path / "other", NEURAL if file == LEARNT else LEARNT)
    for folder in (tmp_path, tmp_path / "nowhere", tmp_path / "other"):
        with pytest.raises(serai.Refusal) as refusal:
            bots.make(f"{bot}={folder}", MERV)
        assert str(refusal.value) == f"the bot '{bot}={folder}' cannot play: there is no {file}.weights in {folder}"


@pytest.mark.parametrize("bot", ["random", "greedy"])
def test_who_plays_by_no_weights_takes_no_folder_of_them(bot: str, tmp_path: Path) -> None:
    made_up_weights(MERV, tmp_path, LEARNT, NEURAL)
    with pytest.raises(serai.Refusal) as refusal:
        bots.make(f"{bot}={tmp_path}", MERV)
    only = "only learnt, search and neural play by weights"
    assert str(refusal.value) == f"the bot '{bot}={tmp_path}' has no use for a folder: {only}"


def test_a_title_without_phases_has_no_use_for_what_was_learnt_by_phase(tmp_path: Path) -> None:
    write(Weights(mark_of(LAYOUT), {}, {"rival": 0.5, "win": 1.0}), tmp_path / "learnt.weights")
    with pytest.raises(serai.Refusal, match=r"cannot be used \(.*PHASES.*\)$"):
        bots.make(f"learnt={tmp_path}", OTRAR)


def test_a_network_need_not_judge_but_has_to_propose(tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, NEURAL) / "neural.weights"
    whole = read(file.read_bytes(), knowledge(MERV).offered.LAYOUT)
    value = whole.parts.pop(VALUE)
    write(whole, file)
    assert isinstance(bots.make(f"neural={tmp_path}", MERV), SearchBot)
    whole.parts = {VALUE: value}
    write(whole, file)
    with pytest.raises(serai.Refusal, match="no part policy"):
        bots.make(f"neural={tmp_path}", MERV)


def test_a_network_that_judges_says_one_number(tmp_path: Path) -> None:
    file = made_up_weights(MERV, tmp_path, NEURAL) / "neural.weights"
    weights = read(file.read_bytes(), knowledge(MERV).offered.LAYOUT)
    sizes = [weights.parts[VALUE].sizes[0], 1, 3]
    weights.parts[VALUE] = Part(sizes, some(weights_of(sizes), random.Random(1)))
    write(weights, file)
    with pytest.raises(serai.Refusal, match=f"no part value from {sizes[0]} to 1 numbers"):
        bots.make(f"neural={tmp_path}", MERV)


@pytest.mark.parametrize("game", serai.GAMES.values(), ids=lambda game: game.name)
def test_what_a_title_ships_fits(game: Game) -> None:
    for name in bots.names_for(game):
        bots.make(name, game)
