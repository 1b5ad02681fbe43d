"""How a title reads by its texts alone: decisions, events, how it stands, and any view as text for a terminal."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from serai.core.actions import ActionTable
from serai.core.game import Game
from serai.core.render.facts import Namer
from serai.core.render.ink import CODES, Ink, width_of
from serai.core.render.usual import Usual, thing
from serai.core.render.view_picture import ViewPicture
from serai.core.say import Name, Say
from serai.core.state import State
from serai.core.step import OVER, Repeated
from serai.core.text import Entry
from serai.core.titles import Titles
from serai.language import Language, language, spoken
from tests.titles.installed import install
from tests.toys import forget_words

TEXTS = """
count-thing = { $thing ->
    [0] { $n ->
        [one] { $n } coin
       *[other] { $n } coins
      }
   *[1] { $n ->
        [one] { $n } camel
       *[other] { $n } camels
      }
  }
name-market = the market
name-sea_silk = silk from the sea
seat-ada = ada
seat-bo = bo
log-buy = bought
log-pay = paid { $things }
log-gain = gained { $things }
log-points = gained { $things }, { $b }
log-dawn = a day broke
log-tax = paid { $a } and { $b } to { $c }
prompt-over = It is over.
prompt-Bargain = Bargain, { $left } times.
prompt-Bargain-again = Bargain again for { $price }.
action-bid = Bid { $n }
action-bid-Bargain = Bid { $argument } ({ $n }), of { $left }
action-bid-high = Bid { $n } and { $coins }
action-raise = Raise by { $argument }
done-Bargain = Leave, as seat { $seat }
clock = Day { $day }
clock-over = All is over
holdings = { $coins }, { $hand }
"""
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


NAMES = [Name(Say("seat-ada")), Name(Say("seat-bo"))]


@pytest.fixture
def fair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Language]:
    """The language of a title that is nothing but words."""
    forget_words()
    (tmp_path / "fair" / "texts").mkdir(parents=True)
    (tmp_path / "fair" / "__init__.py").write_text("")
    (tmp_path / "fair" / "texts" / "en.ftl").write_text(TEXTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield language("en", "fair")
    sys.modules.pop("fair", None)


@pytest.fixture
def told() -> Usual:
    return Usual("fair")


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


def picture(speak: Language, width: int, colour: bool = False) -> str:
    return ViewPicture(Namer("fair"), speak, Ink(colour), width).drawn("Day 2", VIEW, HEADS)


def test_a_view_is_printed_field_by_field_and_what_the_seats_hold_side_by_side(fair: Language) -> None:
    assert picture(fair, 60).splitlines() == [
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


def test_where_it_does_not_fit_seats_stand_one_below_the_other_and_long_fields_are_broken(fair: Language) -> None:
    narrow = picture(fair, 30)
    assert "the market  jade, –\n            silk from the sea" in narrow
    assert "hand   jade\n\nBlue, 2 points" in narrow
    assert max(map(width_of, narrow.splitlines())) <= 30


def test_colour_says_nothing_alone(fair: Language) -> None:
    assert "\x1b[1mDay 2" in picture(fair, 60, colour=True)
    assert CODES.sub("", picture(fair, 60, colour=True)) == picture(fair, 60)


def test_the_facts_of_a_view_are_numbers_and_things_said(fair: Language) -> None:
    facts = Namer("fair").facts_of(VIEW)
    assert (facts["day"], facts["goods_jade"]) == (2, 2)
    assert fair(facts["goods"]) == "jade 2"
    assert fair(facts["market"]) == "jade, silk from the sea"
    assert Namer("fair").facts_of(VIEW["holdings"][1]) == {"coins": 0, "hand": Say("nothing")}


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
    actions.add("raise", ["10", "20"])
    return SimpleNamespace(actions=actions, stack=[Bargain(1, 3)], is_over=False)


def test_a_decision_asks_with_its_own_numbers_and_with_those_that_a_title_adds(told: Usual, fair: Language) -> None:
    assert fair(told.prompt(bargain())) == "Bargain, 3 times."
    assert fair(told.prompt(bargain(), "again", price=thing(0, 2))) == "Bargain again for 2 coins."


def test_an_action_reads_as_its_decision_wants_or_as_the_title_says(told: Usual, fair: Language) -> None:
    assert fair(told.sentence(bargain(), 1)) == "Bid high (1), of 3"
    assert fair(told.sentence(bargain(), 1, "high", coins=thing(0, 1))) == "Bid 1 and 1 coin"


def test_what_an_action_names_is_a_number_where_it_is_one(told: Usual, fair: Language) -> None:
    assert dict(told.sentence(bargain(), 4).facts)["argument"] == 20
    assert fair(told.sentence(bargain(), 4)) == "Raise by 20"


def test_to_be_done_means_something_else_in_every_decision(told: Usual, fair: Language) -> None:
    assert fair(told.sentence(bargain(), 2)) == "Leave, as seat 1"


def test_the_clock_stops_when_the_game_is_over(told: Usual, fair: Language) -> None:
    assert fair(told.clock(VIEW, None)) == "Day 2"
    assert fair(told.clock({**VIEW, "actor": OVER}, None)) == "All is over"


# Events ---------------------------------------------------------------------------------------------------------------


def test_gains_and_payments_say_how_many_of_what(told: Usual, fair: Language) -> None:
    assert fair(told.event(Entry("gain", 0, [2, 1, 0]), NAMES)) == "Ada gained 2 camels."
    assert fair(told.event(Entry("pay", 1, [1, 0, 0]), NAMES)) == "Bo paid 1 coin."
    assert fair(told.event(Entry("points", 1, [1, 7, 0]), NAMES)) == "Bo gained 1 point, 7."
    assert fair(told.event(Entry("tax", 0, [3, 2, 1]), NAMES)) == "Ada paid 3 and 2 to 1."


def test_a_story_adds_up_what_is_alike_and_tells_each_seat_in_a_paragraph(told: Usual, fair: Language) -> None:
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
    paragraphs = told.story(log, NAMES)
    assert [paragraph.seat for paragraph in paragraphs] == [None, 0, 1]
    assert [fair(paragraph.said) for paragraph in paragraphs] == [
        "A day broke.",
        "Ada bought, paid 3 coins, gained 1 camel and 3 points.",
        "Bo paid 2 points.",
    ]


# A title's own way ----------------------------------------------------------------------------------------------------


def test_a_title_without_a_room_to_read_in_is_read_from_its_texts(pebbles: tuple[Game, Path]) -> None:
    state = dealt(pebbles[0])
    read = spoken(pebbles[0], "en")
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
    read = spoken(game, "en")
    assert read.clock(state.view(None), None) == "It is late"
    assert read.picture(state, 0, False, 80).startswith("It is late\n")
    assert read.prompt(state) == "Take pebbles from the pile."


def test_a_title_may_tell_the_usual_reading_what_its_numbers_mean(pebbles: tuple[Game, Path]) -> None:
    game, made = pebbles
    (made / "render").mkdir()
    (made / "render" / "__init__.py").write_text("def told(entry):\n    return {'how': 'at once'}\n")
    texts = made / "texts" / "en.ftl"
    texts.write_text(texts.read_text("utf-8").replace("log-stop = stopped the game", "log-stop = stopped { $how }"))
    assert spoken(game, "en").event(Entry("stop", 0, []), game.names(2)) == "Red stopped at once."


def test_an_action_may_read_otherwise_in_one_decision(pebbles: tuple[Game, Path]) -> None:
    game, made = pebbles
    texts = made / "texts" / "en.ftl"
    texts.write_text(texts.read_text("utf-8") + "action-take-TakePebbles = Take as seat { $seat }\n")
    state = dealt(game)
    assert spoken(game, "en").sentence(state, state.parse("take 1")) == "Take as seat 0"
