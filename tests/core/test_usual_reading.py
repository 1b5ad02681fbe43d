"""How a title reads by its texts alone: decisions, events, how it stands, and any view as text for a terminal."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from serai.core.actions import ActionTable
from serai.core.game import Game
from serai.core.render.facts import facts_of
from serai.core.render.ink import CODES, Ink, width_of
from serai.core.render.usual import Usual
from serai.core.render.view_picture import view_picture
from serai.core.state import State
from serai.core.step import OVER, Repeated
from serai.core.text import Entry, Texts
from serai.core.titles import Titles
from tests.titles.installed import install

TEXTS = Texts(
    """
    [counts]
    camel = ["{n} camel", "{n} camels"]
    coin = ["{n} coin", "{n} coins"]
    point = ["{n} point", "{n} points"]
    [words]
    thing = ["coin", "camel"]
    [names]
    market = "the market"
    sea_silk = "silk from the sea"
    [joints]
    comma = ", "
    and = " and "
    [story]
    paid = "paid {things}"
    gained = "gained {things}"
    [log]
    buy = "{who} bought"
    pay = "{who} paid {things}"
    gain = "{who} gained {things}"
    points = "{who} gained {0:#point}"
    dawn = "a day broke"
    [prompt]
    over = "It is over."
    Bargain = "Bargain, {left} times."
    Bargain_again = "Bargain again for {price:#coin}."
    [action]
    bid = "Bid {n}"
    bid_Bargain = "Bid {n}, of {left}"
    bid_high = "Bid {n} and {coins:#coin}"
    [done]
    Bargain = "Leave, as seat {seat}"
    [table]
    clock = "Day {day}"
    over = "All is over"
    """
)
VIEW: dict[str, Any] = {
    "game": "fair",
    "rules": 1,
    "components": "0123",
    "players": 2,
    "options": {},
    "actor": 0,
    "day": 2,
    "market": ["jade", None, "sea_silk"],
    "goods": {"jade": 2, "sea_silk": 0},
    "open_gate": True,
    "holdings": [{"coins": 3, "hand": ["jade"]}, {"coins": 0, "hand": None}],
    "decisions": [],
}
HEADS = ["> Red, 1 point", "Blue, 2 points"]


@pytest.fixture
def told() -> Usual:
    usual = Usual("nowhere")
    usual.texts = TEXTS
    return usual


@pytest.fixture
def pebbles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Game, Path]]:
    made = install(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield Titles()["pebbles"], made
    for name in [name for name in sys.modules if name.startswith("pebbles")]:
        del sys.modules[name]


def dealt(game: Game) -> State:
    state = game.new(2)
    state.apply(state.parse("charm bead"))  # the last seat's, which was asked for last
    state.apply(state.parse("charm star"))
    return state


# A view as text -------------------------------------------------------------------------------------------------------


def picture(width: int, colour: bool = False) -> str:
    return view_picture("Day 2", VIEW, HEADS, TEXTS, Ink(colour), width)


def test_a_view_is_printed_field_by_field_and_what_the_seats_hold_side_by_side() -> None:
    assert picture(60).splitlines() == [
        "Day 2",
        "day         2",
        "the market  jade, –, silk from the sea",
        "goods       jade 2",
        "open gate   yes",
        "",
        "> Red, 1 point   Blue, 2 points",
        "coins  3         coins  0",
        "hand   jade      hand   –",
    ]


def test_where_it_does_not_fit_seats_stand_one_below_the_other_and_long_fields_are_broken() -> None:
    narrow = picture(30)
    assert "the market  jade, –\n            silk from the sea" in narrow
    assert "hand   jade\n\nBlue, 2 points" in narrow
    assert max(map(width_of, narrow.splitlines())) <= 30


def test_colour_says_nothing_alone() -> None:
    assert "\x1b[1mDay 2" in picture(60, colour=True)
    assert CODES.sub("", picture(60, colour=True)) == picture(60)


def test_the_facts_of_a_view_are_numbers_and_words() -> None:
    facts = facts_of(VIEW, TEXTS)
    assert (facts["day"], facts["goods_jade"], facts["goods"]) == (2, 2, "jade 2")
    assert facts["market"] == "jade, silk from the sea"
    assert facts_of(VIEW["holdings"][1], TEXTS) == {"coins": 0, "hand": "nothing"}


# Decisions ------------------------------------------------------------------------------------------------------------


class Bargain(Repeated):
    """A decision in which one may bid, or be done."""

    def legal(self, t: Any) -> list[int]:
        return [0, 1, 2]

    def apply(self, t: Any, action: int) -> None:
        pass


def bargain() -> Any:
    """As much of a state as a reader asks for."""
    actions = ActionTable()
    actions.add("bid", ["low", "high"])
    actions.add("done")
    return SimpleNamespace(actions=actions, stack=[Bargain(1, 3)], is_over=False)


def test_a_decision_asks_with_its_own_numbers_and_with_those_that_a_title_adds(told: Usual) -> None:
    assert told.prompt(bargain()) == "Bargain, 3 times."
    assert told.prompt(bargain(), "again", price=2) == "Bargain again for 2 coins."


def test_an_action_reads_as_its_decision_wants_or_as_the_title_says(told: Usual) -> None:
    assert told.sentence(bargain(), 1) == "Bid 1, of 3"
    assert told.sentence(bargain(), 1, "high", coins=1) == "Bid 1 and 1 coin"


def test_to_be_done_means_something_else_in_every_decision(told: Usual) -> None:
    assert told.sentence(bargain(), 2) == "Leave, as seat 1"


def test_the_clock_stops_when_the_game_is_over(told: Usual) -> None:
    assert told.clock(VIEW, None) == "Day 2"
    assert told.clock({**VIEW, "actor": OVER}, None) == "All is over"


# Events ---------------------------------------------------------------------------------------------------------------


def test_gains_and_payments_say_how_many_of_what(told: Usual) -> None:
    assert told.event(Entry("gain", 0, [2, 1, 0]), ["ada", "bo"]) == "Ada gained 2 camels."
    assert told.event(Entry("pay", 1, [1, 0, 0]), ["ada", "bo"]) == "Bo paid 1 coin."


def test_a_story_adds_up_what_is_alike_and_tells_each_seat_in_a_paragraph(told: Usual) -> None:
    log = [
        Entry("dawn", -1, []),
        Entry("buy", 0, [0, 0, 0]),
        Entry("pay", 0, [1, 0, 0]),
        Entry("pay", 0, [2, 0, 0]),
        Entry("gain", 0, [1, 1, 0]),
        Entry("points", 0, [2, 0, 0]),
        Entry("points", 0, [1, 3, 0]),
        Entry("points", 1, [-2, 0, 0]),
    ]
    assert told.story(log, ["ada", "bo"]) == [
        "A day broke.",
        "Ada bought, paid 3 coins, gained 1 camel and 3 points.",
        "Bo paid 2 points.",
    ]


# A title's own way ----------------------------------------------------------------------------------------------------


def test_a_title_without_a_room_to_read_in_is_read_from_its_texts(pebbles: tuple[Game, Path]) -> None:
    state = dealt(pebbles[0])
    read = pebbles[0].render
    assert read.prompt(state) == "Take pebbles from the pile."
    assert read.sentence(state, state.parse("take 2")) == "Take 2 pebbles"
    assert read.clock(state.view(None), None) == "21 pebbles left"
    assert read.holdings(state, 0) == "You have 0 pebbles, and the charm is a star."
    assert read.picture(state, 1, False, 80).splitlines()[-3:] == [
        "> Red, 0 points   Blue, 0 points",
        "points  –         points  –",
        "charm   –         charm   bead",
    ]


def test_what_a_title_reads_in_its_own_way_stands_beside_the_usual(pebbles: tuple[Game, Path]) -> None:
    game, made = pebbles
    (made / "render").mkdir()
    (made / "render" / "__init__.py").write_text("def clock(view, printed):\n    return 'It is late'\n")
    state = dealt(game)
    assert game.render.clock(state.view(None), None) == "It is late"
    assert game.render.picture(state, 0, False, 80).startswith("It is late\n")
    assert game.render.prompt(state) == "Take pebbles from the pile."


def test_an_action_may_read_otherwise_in_one_decision(pebbles: tuple[Game, Path]) -> None:
    game, made = pebbles
    texts = made / "texts" / "en.toml"
    other = '[action]\ntake_TakePebbles = "Take as seat {seat}"\n'
    texts.write_text(texts.read_text("utf-8").replace("[action]\n", other))
    state = dealt(game)
    assert game.render.sentence(state, state.parse("take 1")) == "Take as seat 0"
