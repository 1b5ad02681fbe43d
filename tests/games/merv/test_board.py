"""Merv's board on a page: every piece on it, and the places of what is seldom chosen."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.play import draw as draw_chance
from serai.core.reading import Choice
from serai.core.state import State
from serai.games.merv import board
from serai.games.merv.constants import SEATS, SPICES
from serai.games.merv.turn import JoinQueue
from serai.language import spoken
from tests.games.merv.scene import Scene, scene
from tests.tables import Owner

MERV = serai.game("merv")
READ = spoken(MERV, "en")
PRINTED = MERV.printed(MERV.standard())
STRIDE = 19


def positions(players: int, seed: int) -> Iterator[State]:
    """A whole random game, looked at again and again: before the deal, in every phase, and after the end."""
    rng = random.Random(seed)
    state = MERV.new(players)
    decisions = 0
    yield state
    while not state.is_over:
        if state.actor == serai.CHANCE:
            state.apply(draw_chance(state, rng))
            continue
        if decisions % STRIDE == 0:
            yield state
        decisions += 1
        legal = state.legal()
        state.apply(rng.choice(legal[1:] if len(legal) > 1 and rng.random() < 0.8 else legal))
    yield state


def sheet_of(state: State) -> Sheet:
    if state.is_over or state.actor < 0:
        return Sheet([], READ.language)
    return Sheet([Choice(action, state.notation(action), "so") for action in state.legal()], READ.language)


def drawn(view: dict[str, Any], sheet: Sheet) -> list[str]:
    mats = [board.mat(view, PRINTED, seat, sheet) for seat in range(len(view["holdings"]))]
    return [board.draw(view, PRINTED, sheet), *mats]


def pieces(drawings: list[str]) -> Counter[str]:
    """How many pieces of each kind there are; every drawing must be well-formed."""
    found: Counter[str] = Counter()
    for drawing in drawings:
        found.update(thing.get("data-piece", "") for thing in ElementTree.fromstring(drawing).iter())
    return found


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_piece_is_drawn_once(players: int) -> None:
    for state in positions(players, players):
        assert_nothing_is_lost(state.view(None), pieces(drawn(state.view(max(state.actor, 0)), sheet_of(state))))


def assert_nothing_is_lost(view: dict[str, Any], found: Counter[str]) -> None:
    """What the box holds is on the board or on a mat, whatever has happened."""
    players, building = view["players"], [name for name, *_ in view["decisions"]][-1:] == ["PlaceWall"]
    assert found["camel"] == 8 + PRINTED.display_camels[players - 1] - view["lost_camels"]
    assert found["segment"] + found["gate"] == 20 - int(building)
    for seat, held in enumerate(view["holdings"]):
        scores = not (players <= 2 and seat == 2)
        assert found[f"{SEATS[seat]} building"] == PRINTED.buildings
        assert found[f"{SEATS[seat]} servant"] == (PRINTED.servants if scores else 0)
        assert found[f"{SEATS[seat]} disc"] == (PRINTED.spare_discs + 2 if scores else 0), held
        assert found[f"{SEATS[seat]} master"] == (1 if dealt(view) else int(seat in view["queue"]))
    for spice in SPICES:
        assert found[f"{spice} card"] == PRINTED.deck[SPICES.index(spice)] - view["deck"][spice]


def dealt(view: dict[str, Any]) -> bool:
    return all(site["site"] for site in view["city"].values())


def placed(s: Scene) -> tuple[str, set[str]]:
    """The table and the mats in one text, and the choices that found a place."""
    sheet = sheet_of(s.t)
    text = "".join(drawn(s.t.view(0), sheet))
    return text, set(s.legal()) - {choice.notation for choice in sheet.unplaced()}


def test_the_board_action_is_on_its_site_and_at_its_area() -> None:
    text, where = placed(scene(players=3).begins("red").play("slot 1", "activate a2"))
    assert where >= {"favour", "deploy", "board"}
    board_action = MERV.new(3).parse("board")
    assert text.count(f'data-act="{board_action}"') == 2


def test_rare_choices_have_their_places() -> None:
    s = scene(players=3).give("red", cubes={"purple": 2, "teal": 1}, breakthroughs=["wild_purple"])
    assert "wild-cube" in placed(s.takes("red", "library").play("cube purple"))[1]
    s = scene(players=3).give("red", cubes={"teal": 1}, scrolls=1, common=1, rare=1, influence=5)
    s.t.contracts_gone[0] = 1
    assert {"good common", "good rare"} <= placed(s.begins("red").play("contract 1"))[1]
    s = scene(players=3).give("red", cubes={"teal": 1, "tan": 1}).display("ginger", "pepper")
    assert {"colour teal", "colour tan"} <= placed(s.takes("red", "caravansary").play("card 1"))[1]


def test_whoever_joins_the_queue_waits_beside_it() -> None:
    s = scene(players=4).give("red", camels=1).ends_round(slot1="red", slot2="blue", slot3="yellow", slot4="black")
    assert isinstance(s.t.stack[-1], JoinQueue)
    text, where = placed(s)
    assert where == {"queue 3", "queue 4"}
    assert text.count('data-piece="red master"') == 1


def test_an_owners_corrections_are_what_is_drawn() -> None:
    owner = Owner(MERV, ["teal", "favour"])
    tables = owner.corrected("contracts.cards.level1_favour_1.points", 77)
    state = MERV.new(2, None, tables)
    assert ">77<" in board.draw(state.view(None), MERV.printed(tables), Sheet([], READ.language))
    for shorter in (5, 7, 9):
        tables = owner.corrected("mosque.length.rows", shorter)
        ElementTree.fromstring(
            board.draw(MERV.new(2, None, tables).view(None), MERV.printed(tables), Sheet([], READ.language))
        )


def clock(s: Scene) -> str:
    return READ.clock(s.t.view(None), PRINTED)


def title(s: Scene) -> str:
    return READ.picture(s.t, None, False, 100).splitlines()[0]


def test_the_clock_counts_as_people_do_and_says_when_a_round_or_a_year_ends() -> None:
    s = scene(players=3).at(2, 1).begins("red")
    assert clock(s) == "Year 2 of 3, round 1 of 4"
    assert title(s) == "MERV  year 2 of 3, round 1 of 4 from the north; turn order R B Y"
    s = scene(players=3).give("red", camels=1).at(2, 4).ends_round(slot1="red", slot2="blue", slot3="yellow")
    assert clock(s) == "Year 2 of 3, end of round 4 of 4"
    assert title(s) == "MERV  year 2 of 3, end of round 4 of 4; next turn order · · ·"
    s = scene(players=3).give("red", cubes={"purple": 1}).site("a1", owner="red").at(2, 5).invades()
    assert clock(s) == "End of year 2 of 3"
    assert title(s) == "MERV  end of year 2 of 3; next turn order R B Y"
