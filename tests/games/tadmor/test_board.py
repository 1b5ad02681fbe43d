"""Tadmor's board on a page: every piece on it, every area, and the places of what is seldom chosen."""

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import serai
from serai.core.board.choices import Sheet
from serai.core.play import draw as draw_chance
from serai.core.reading import Choice
from serai.core.state import State
from serai.games.tadmor import board
from serai.games.tadmor.actions import ACTIONS
from serai.games.tadmor.board.pictures import goods_symbols
from serai.games.tadmor.board.signs import signs_of
from serai.games.tadmor.constants import COLOURS, GOODS, REGIONS, SEATS
from serai.language import spoken
from tests.games.tadmor.deal import OTHERWISE
from tests.games.tadmor.scene import scene

GAME = serai.game("tadmor")
PRINTED = GAME.printed(GAME.standard())
READ = spoken(GAME, "en")
SPEAK = READ.language
EVERY = 7
UNPLACED = {"done"}
"""The kinds of actions without a place on the board; the page offers them in its tray."""
EAGER = {"use", "fulfil", "return", "part", "rare-good", "stack", "levels", "pairs"}
"""What a game at random would do too seldom."""

EXPERIENCED = {"experienced_setup": True}
GAMES: list[tuple[int, int, dict[str, Any]]] = [(2, 1, {}), (3, 2, EXPERIENCED), (4, 3, {}), (3, 4, OTHERWISE)]


def moments(players: int, seed: int, options: dict[str, Any]) -> Iterator[State]:
    """A game at random, every few decisions and at its end."""
    rng = random.Random(seed)
    state = GAME.new(players, options)
    yield state
    decisions = 0
    while not state.is_over:
        if state.actor == serai.CHANCE:
            state.apply(draw_chance(state, rng))
            continue
        if decisions % EVERY == 0 or (kinds(state) & EAGER and decisions % 5 == 0):
            yield state
        decisions += 1
        eager = [action for action in state.legal() if state.notation(action).partition(" ")[0] in EAGER]
        state.apply(rng.choice(eager if eager and rng.random() < 0.8 else state.legal()))
    yield state


def kinds(state: State) -> set[str]:
    return {state.notation(action).partition(" ")[0] for action in state.legal()}


def sheet_for(state: State, seat: int | None) -> Sheet:
    """The choices of a reader; whoever is not asked has none."""
    asked = state.actor == seat
    return Sheet([Choice(action, state.notation(action), "") for action in state.legal()] if asked else [], SPEAK)


def pictures(state: State, seat: int | None, sheet: Sheet) -> list[str]:
    view = state.view(seat)
    return [board.draw(view, PRINTED, sheet), *[board.mat(view, PRINTED, at, sheet) for at in range(state.seats)]]


@pytest.mark.parametrize(("players", "seed", "options"), GAMES[:2])
def test_every_piece_is_drawn_once(players: int, seed: int, options: dict[str, Any]) -> None:
    for state in moments(players, seed, options):
        view = state.view(None)
        drawn = Counter(
            re.findall(r'data-piece="(\w+ (?:camel|ship))"', "".join(pictures(state, None, Sheet([], SPEAK))))
        )
        for seat, player in enumerate(view["holdings"]):
            assert drawn[f"{SEATS[seat]} camel"] == player["camels"]
            assert drawn[f"{SEATS[seat]} ship"] == player["ships"]


def test_every_area_is_there() -> None:
    state = next(moments(4, 1, {}))
    svg = board.draw(state.view(None), PRINTED, Sheet([], SPEAK))
    areas = set(re.findall(r'data-area="(\w+)"', svg))
    assert areas == {*REGIONS, "turns", "players", "temple", "sets", "missions", "marauders", "improvements"}


@pytest.mark.parametrize(("players", "slots"), [(2, 26), (3, 36), (4, 36)])
def test_every_slot_of_the_side_in_use_is_drawn(players: int, slots: int) -> None:
    svg = board.draw(GAME.new(players).view(0), PRINTED, Sheet([], SPEAK))
    assert len(re.findall(r'class="face tadmor-slot', svg)) == slots


def test_while_placing_the_region_attacked_last_is_drawn_as_safe_and_afterwards_as_attacked() -> None:
    s = scene().attacked("ebla").places()
    svg = board.draw(s.t.view(0), PRINTED, Sheet([], SPEAK))
    assert "tadmor-safe" in svg
    assert "safe this turn" in svg
    assert "no Marauders come there this turn" in svg
    assert "under attack" not in svg.lower()
    s = scene().attacked("ebla").give("red", wood=1, tiles=["i1"]).constructs("red")
    svg = board.draw(s.t.view(0), PRINTED, Sheet([], SPEAK))
    assert "tadmor-attacked" in svg
    assert "cannot be chosen next" in svg


@pytest.mark.parametrize(("turn", "told"), [(8, "the First Player pawn"), (9, "the game ends before the next turn")])
def test_first_to_play_says_when_it_is_of_no_use(turn: int, told: str) -> None:
    svg = board.draw(scene().at_turn(turn).places().t.view(0), PRINTED, Sheet([], SPEAK))
    assert f"First to play: {told}" in svg


def test_every_picture_that_is_used_is_on_the_page() -> None:
    known = set(re.findall(r'id="s-(tadmor-[\w-]+)"', board.symbols()))
    used: set[str] = set()
    for players, seed, options in GAMES[:1]:
        for state in moments(players, seed, options):
            used.update(re.findall(r'href="#s-(tadmor-[\w-]+)"', "".join(pictures(state, 0, Sheet([], SPEAK)))))
    signs = {part for tile in PRINTED.tiles for part in signs_of(tile)}
    used |= {f"tadmor-{sign}" for sign in signs if not sign.startswith("=") and sign not in ("point", "camel")}
    assert used <= known
    assert set(goods_symbols()) >= set(GOODS)


def test_whatever_is_done_with_a_good_or_a_stack_has_its_place() -> None:
    """Also the actions that a few games at random may not offer: all but those of chance are known to the board."""
    state = GAME.new(4)
    rng = random.Random(1)
    while state.actor == serai.CHANCE:
        state.apply(draw_chance(state, rng))
    names = ["pay", "leave-out", "good", "buy"]
    lines = [f"{name} {good}" for name in names for good in GOODS] + [f"stack {colour}" for colour in COLOURS]
    lines += [
        "pay-goods",
        "pay-points",
        "draw",
        "rest-missions",
        "pay-tax",
        "refuse-tax",
        "drop 3-wood",
        "trade gold-wood-stone",
    ]
    lines += [f"target {seat}" for seat in SEATS] + [f"region {region.replace('_', '-')}" for region in REGIONS]
    lines += ["levels 3", "pairs 2", "part roof", "rare-good silk", "as traitor", "use war-supplies", "take i1"]
    sheet = Sheet([Choice(ACTIONS.parse(line), line, "") for line in lines], SPEAK)
    pictures(state, state.actor, sheet)
    assert sheet.unplaced() == []


@pytest.mark.parametrize(("turn", "era"), [(1, "I"), (3, "I"), (4, "II"), (9, "III")])
def test_the_clock_tells_the_turn_and_the_era(turn: int, era: str) -> None:
    view = {**GAME.new(2).view(None), "turn": turn, "actor": 0}
    assert READ.clock(view, PRINTED) == f"Turn {turn} of 9, era {era}"
    assert READ.clock({**view, "turn": 0}, PRINTED) == "The table is set up"
    assert "over" in READ.clock({**view, "actor": serai.OVER}, PRINTED)
