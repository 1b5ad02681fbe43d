"""What Marco Polo's board offers to a page: names of places, where events happened, pictures, cards, what matters."""

import random
from collections import Counter
from typing import Any

import pytest

from serai.core.play import draw
from serai.core.say import Count, Name, Say, Several
from serai.core.text import Entry
from serai.games.marco_polo import board, render
from serai.games.marco_polo.board.happened import HAPPENED
from serai.games.marco_polo.constants import (
    CARDS,
    CHARACTERS,
    CONTRACTS,
    GOALS,
    LARGE,
    LARGE_CITIES,
    LOCATIONS,
    SEATS,
    SOURCES,
    SPACES,
)
from serai.games.marco_polo.render.speech import amounts as said_amounts
from serai.games.marco_polo.render.speech import die as die_word
from serai.games.marco_polo.render.speech import face, goal_cities, space_name
from serai.games.marco_polo.table import Table
from serai.language import language, languages
from tests.games.marco_polo.deal import EXPERT, dealt, whole_game
from tests.games.marco_polo.scene import scene
from tests.games.marco_polo.test_board import (
    GAME,
    PRINTED,
    READ,
    all_of,
    drawings,
    empty_sheet,
    moments,
    parsed,
    sheet_of,
)


def names(t: Table, seat: int | None = None) -> list[str]:
    """The places on the board and the mats."""
    return all_of(drawings(t, seat, sheet_of(t))[:-1], "g", "data-place")


def tips(t: Table, seat: int | None) -> dict[str, str]:
    """What is said of each place to one reader."""
    spots = [one for drawing in drawings(t, seat, empty_sheet())[:-1] for one in parsed(drawing).iter("g")]
    return {one.get("data-place", ""): one.get("data-tip", "") for one in spots if one.get("data-place")}


# Places ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [{}, EXPERT])
def test_every_spot_has_a_place_of_its_own(options: dict[str, Any]) -> None:
    for t in moments(4, options, every=61):
        drawn = drawings(t, 0, sheet_of(t))[:-1]
        spots = [one for one in all_of(drawn, "g", "class") if one.split()[0] == "spot"]
        found = Counter(all_of(drawn, "g", "data-place"))
        assert len(found) == len(spots), [name for name, n in found.items() if n > 1]
        assert not [name for name in found if "," in name or "_" in name]


def test_whatever_happens_in_a_game_happened_in_a_place_that_is_there() -> None:
    met: set[str] = set()
    for seed in range(3):
        *_, t = whole_game(4, seed, **EXPERT)
        there = set(names(t))
        for entry in played_log(seed):
            found = board.places(entry)
            assert bool(found) == (entry.key in HAPPENED) or entry.key == "points"
            assert set(found) <= there
            met.add(entry.key)
    assert met & set(HAPPENED) > {"die", "contract", "row", "go", "post", "bonus", "points", "goal", "character"}


def played_log(seed: int) -> list[Entry]:
    rng = random.Random(seed)
    t = GAME.new(4, EXPERT)
    log: list[Entry] = []
    t.log = log
    while not t.is_over:
        t.apply(draw(t, rng) if t.actor < 0 else rng.choice(t.legal()))
    return log


def test_each_kind_of_event_has_its_place() -> None:
    assert board.places(Entry("die", 0, [SPACES.index("silk"), 4, 0])) == ["space silk"]
    assert board.places(Entry("die_too", 0, [SPACES.index("sumatra_2"), 4, 0])) == ["card sumatra 2"]
    assert board.places(Entry("move_post", 1, [LARGE, LARGE + 3])) == ["moscow", "lan zhou"]
    assert board.places(Entry("bonus", 1, [0])) == ["yellow character"]
    assert board.places(Entry("points", 2, [10, SOURCES.index("beijing")])) == ["beijing"]
    assert board.places(Entry("points", 2, [10, SOURCES.index("posts")])) == ["green posts"]
    assert board.places(Entry("complete", 3, [4, 1])) == ["red completed"]
    assert board.places(Entry("gain", 3, [1, 0])) == []
    there = set(names(dealt(4)))
    assert {f"contract {n}" for n in range(1, 7)} | {"special pile", "reroll", "adjust", "black die"} <= there
    assert {name.replace("_", " ") for name in LOCATIONS} <= there


# Dice first -----------------------------------------------------------------------------------------------------------


def test_the_dice_of_the_one_who_decides_can_be_picked_before_a_space() -> None:
    s = scene().give("red", dice=[5, 5, 2]).begins("red")
    mats = drawings(s.t, 3, sheet_of(s.t))[1:-1]
    assert sorted(all_of([mats[3]], "g", "data-then")) == ["die own-2", "die own-5", "die own-5"]
    assert not all_of(mats[:3], "g", "data-then")
    s.play("place coins")
    assert set(all_of([mats[3]], "g", "data-then")) == set(s.legal())
    assert not all_of(drawings(s.t, 0, empty_sheet())[1:-1], "g", "data-then")


# What is lacking ------------------------------------------------------------------------------------------------------


def test_what_cannot_be_afforded_says_what_is_lacking() -> None:
    s = scene().give("red", dice=[1, 2], coins=2, camels=0, contracts=["c01"]).begins("red")
    told = tips(s.t, 3)
    assert told["reroll"].endswith("You need 1 camel more.")
    assert told["black die"].endswith("You need 3 camels more.")
    assert told["space gold"].endswith("You need 1 die more.")
    assert told["steps 6"].endswith("You need 16 coins more.")
    assert told["card moscow"].endswith("You need a post in Moscow.")
    assert "You need" in told["red contract 1"]
    assert "You need" not in told["space coins"]
    assert [tip for place, tip in told.items() if place.startswith("road ") and tip.endswith("You need 3 camels more.")]
    assert not [tip for tip in tips(s.t, None).values() if "You need" in tip]


def test_a_die_too_low_and_a_space_already_used_say_so() -> None:
    s = scene().give("red", dice=[1, 2], coins=9).begins("red")
    s.t.khan_value = 5
    assert tips(s.t, 3)["space khan"].endswith("You need a die of 5 or more.")
    s.play("place coins").play("die own-1").play("done")
    assert "A die of your colour is there already" in tips(s.t, 3)["space coins"]


def test_a_space_tells_whose_dice_lie_there() -> None:
    s = scene().give("red", dice=[3, 4], coins=9).begins("red").play("place coins").play("die own-4")
    assert "There: red 4." in tips(s.t, 0)["space coins"]
    s.play("done")


def test_columns_beyond_ones_best_die_lie_in_shade() -> None:
    s = scene().give("red", dice=[3, 4, 1]).begins("red")
    shaded = set()
    for one in parsed(drawings(s.t, 3, empty_sheet())[0]).iter("g"):
        if any("polo-beyond" in (face.get("class") or "") for face in one.findall("rect")):
            shaded.add(one.get("data-place"))
    assert {"camels 5", "camels 6", "silk 4", "gold 2"} <= shaded
    assert not {"camels 4", "silk 3", "gold 1"} & shaded


# Pictures and cards ---------------------------------------------------------------------------------------------------


def test_amounts_dice_and_cards_have_their_pictures() -> None:
    assert board.pictured(Count("coin", 3)) == "polo-coin"
    assert board.pictured(Count("camel", 3)) == "camel polo-camel"
    assert board.pictured(die_word(5 * 3)) == "polo-face-5"
    assert board.pictured(face(1, 2)) == "polo-face-2 polo-black"
    assert board.pictured(goal_cities(3, 1, 2)) == "card:g04"
    assert board.pictured(space_name(SPACES.index("moscow"), 7)) == "card:cc07"
    assert board.pictured(space_name(SPACES.index("silk"))) == ""
    known = all_of([board.symbols()], "symbol", "id")
    for bundle in (contract.cost for contract in PRINTED.contracts):
        for said in said_amounts(bundle):
            picture = board.pictured(said).split()[0]
            assert picture == "camel" or f"s-{picture}" in known


@pytest.mark.parametrize("code", languages())
def test_every_card_is_drawn(code: str) -> None:
    sheet = empty_sheet()
    sheet.speak = language(code, GAME.package)
    for name in [*CONTRACTS, *CARDS, *GOALS, *CHARACTERS]:
        drawn = board.card(name, PRINTED, sheet)
        assert all_of([drawn], "svg", "aria-label")
    assert board.card("nothing", PRINTED, sheet) == ""


def cards_of(said: object) -> list[str]:
    """The cards that something said speaks of."""
    if isinstance(said, Several):
        return [card for part in said.parts for card in cards_of(part)]
    if not isinstance(said, Say):
        return []
    own = board.pictured(said)
    found = [own] if own.startswith("card:") else []
    return found + [card for fact in said.facts.values() for card in cards_of(fact)]


def test_the_story_tells_which_card_a_die_has_used() -> None:
    log = [Entry("die", 0, [SPACES.index(LARGE_CITIES[0]), 4, 0]), Entry("card", 0, [7, 4]), Entry("gain", 0, [2, 0])]
    (told,) = render.story(log, [Name("Ada")])
    assert cards_of(told.said) == ["card:cc07"]
    assert cards_of(render.event(Entry("contract", 0, [12, 3]), [Name("Ada")])) == ["card:c13", "card:c13"]


# What matters, headings, moments --------------------------------------------------------------------------------------


def test_the_strip_shows_what_can_be_spent_and_the_dice_left() -> None:
    s = scene().give("red", dice=[5, 2], coins=4, camels=3, pepper=2).begins("red")
    found = board.brief(s.t.view(0), PRINTED, SEATS.index("red"), empty_sheet())
    assert [(one.kind, one.n) for one in found] == [
        ("coin", 4), ("camel", 3), ("pepper", 2), ("silk", 0), ("gold", 0), ("die", 2),
    ]  # fmt: skip
    assert found[1].tip == "3 camels"


def test_the_choices_of_a_turn_stand_under_the_areas_of_the_board() -> None:
    s = scene().give("red", dice=[5, 5, 6], coins=20, camels=9, posts=["moscow"]).begins("red")
    heads = {s.t.notation(action): READ.language(render.heading(s.t, action)) for action in s.t.legal()}
    assert heads["place silk"] == heads["place camels"] == "Bazaar"
    assert heads["place khan"] == "Khan's favor"
    assert heads["reroll"] == heads["money-bag"] == "Bonus actions"
    assert {head for line, head in heads.items() if line == "place moscow"} <= {"City cards"}
    assert heads.get("done", "") == ""


def test_the_end_of_a_round_and_of_the_game_are_moments() -> None:
    assert render.moment(Entry("round", 0, [1])) is None
    assert READ.language(render.moment(Entry("round", 0, [2])) or "") == "Round 1 is over, round 2 begins"
    assert render.moment(Entry("final", -1, [])) is not None
    assert render.moment(Entry("turn", 0, [2])) is None


def test_the_same_exchange_can_be_wanted_several_times() -> None:
    s = scene().gains("red", any_good=2)
    assert [render.repeats(s.t, action) for action in s.t.legal()] == [True] * 3
    s.play("good silk")
    assert not any(render.repeats(s.t, action) for action in s.t.legal())
    s.play("good silk")
