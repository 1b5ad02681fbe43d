"""Several people before one screen: only the turn of one of them shows what is theirs. A replay while the game goes on
shows nobody's secrets, and neither does a table that they have left to bots."""

import random
import re
import shutil
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from serai.core.state import State
from serai.core.text import Entry
from serai.core.titles import find
from serai.server.languages import words
from serai.server.payloads import Reader
from serai.server.presenter import present_table
from serai.server.rows import OVER, PLAYING, SeatRow, TableRow
from serai.server.timeline import ACT, Move, Timeline
from serai.server.where import Shown, shown_at_step
from tests.server.live_server import Person, Server
from tests.server.test_secrets import OPTIONS, SECRETIVE, Pair, decisions, known, plant, table_row

READER = Reader(1, "Person 0")
ENGLISH = words("en")


def dealt_anew(state: State, rng: random.Random) -> State:
    """The same table to a spectator, with other secrets on every seat."""
    return state.redeal(0, rng).redeal(state.seats - 1, rng)


def looks(state: State, action: int) -> tuple[State, list[Any]]:
    """The position after an action, and all that a spectator sees and is told of it."""
    after, told = state.clone(), list[Entry]()
    after.log = told
    after.apply(action)
    return after, [after.view(None), [entry.to_json() for entry in told if entry.may_read(None)]]


def paired(state: State, other: State, rng: random.Random) -> Pair | None:
    """Both positions with one move each after which they still look alike to a spectator."""
    for action in rng.sample(state.legal(), len(state.legal())):
        after, seen = looks(state, action)
        for answer in [action, *other.legal()]:
            if answer in other.legal() and not after.is_over and looks(other, answer)[1] == seen:
                moves = [Move(1, ACT, at.actor, at.notation(act)) for at, act in ((state, action), (other, answer))]
                return Pair((state, other), ([moves[0]], [moves[1]]))
    return None


def pairs_of(game: str, every: int) -> list[Pair]:
    rng = random.Random(31)
    found: list[Pair] = []
    for seed, options in enumerate(OPTIONS[game]):
        for state in list(decisions(find(game), 3, options, seed))[::every]:
            other = dealt_anew(state, rng)
            pair = paired(state, other, rng)
            if pair is not None and state.to_json() != other.to_json():
                found.append(pair)
    return found


def one_screen(game: str, timeline: Timeline, bot: str | None = None) -> TableRow:
    """The reader has the first two seats of three."""
    row = table_row(find(game), timeline)
    return replace(row, seats=[*[SeatRow(seat, 1, "Person 0", bot) for seat in (0, 1)], row.seats[2]])


# What is seen, from decisions of whole games --------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(SECRETIVE))
def test_a_replay_on_a_shared_screen_shows_nobodys_secrets(game: str) -> None:
    pairs = pairs_of(game, 3)
    assert len(pairs) > 30
    for pair in pairs:
        timelines = [pair.timeline(side) for side in (0, 1)]
        for step in (0, 1):
            seen = [
                present_table(one_screen(game, timeline), shown_at_step(timeline, step), READER, [], ENGLISH)
                for timeline in timelines
            ]
            assert seen[0] == seen[1]
            assert seen[0].you is None


@pytest.mark.parametrize("game", list(SECRETIVE))
def test_whoever_left_a_shared_screen_to_bots_sees_nobodys_secrets(game: str) -> None:
    for pair in pairs_of(game, 3):
        timelines = [pair.timeline(side) for side in (0, 1)]
        seen = [
            present_table(one_screen(game, timeline, "greedy"), Shown(timeline, timeline), READER, [], ENGLISH)
            for timeline in timelines
        ]
        assert seen[0] == seen[1]


@pytest.mark.parametrize("game", list(SECRETIVE))
def test_what_is_told_at_the_table_is_told_to_the_seat_that_decides(game: str) -> None:
    """The story, the points and the question on a shared screen hold nothing that the deciding seat may not know."""
    rng, changed = random.Random(32), 0
    for state in list(decisions(find(game), 3, OPTIONS[game][-1], 5))[::3]:
        if state.actor == 2:
            continue
        other = state.redeal(state.actor, rng)
        timelines = [Timeline(find(game), at) for at in (state, other)]
        seen = [
            present_table(one_screen(game, timeline), Shown(timeline, timeline), READER, [], ENGLISH)
            for timeline in timelines
        ]
        assert seen[0] == seen[1]
        assert seen[0].you == state.actor
        changed += state.to_json() != other.to_json()
    assert changed > 15


def test_with_one_seat_a_replay_shows_ones_own_and_when_it_is_over_everybodys() -> None:
    pair = pairs_of("tadmor", 20)[0]
    timeline = pair.timeline(0)
    alone = present_table(table_row(find("tadmor"), timeline), shown_at_step(timeline, 0), READER, [], ENGLISH)
    assert alone.you == 0
    over = replace(one_screen("tadmor", timeline), status=OVER)
    assert present_table(over, shown_at_step(timeline, 0), READER, [], ENGLISH).you is not None


def test_a_game_without_secrets_is_replayed_as_it_was_seen() -> None:
    state = next(decisions(find("merv"), 3, {}, 1))
    timeline = Timeline(find("merv"), state)
    assert present_table(one_screen("merv", timeline), shown_at_step(timeline, 0), READER, [], ENGLISH).you is not None


# Every answer over HTTP -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(SECRETIVE))
def test_no_byte_of_a_replay_changes_with_what_is_hidden(game: str, tmp_path: Path) -> None:
    pairs = pairs_of(game, 40)[:4]
    files = [tmp_path / "one.db", tmp_path / "other.db"]
    with Server(files[0]) as first:
        ada = first.person("Ada")
        tables = [ada.open(game, "me shared shared", start=False) for _ in pairs]
        key = ada.client.cookies["serai_key"]
    shutil.copy(files[0], files[1])
    for side, file in enumerate(files):
        for table, pair in zip(tables, pairs, strict=True):
            plant(file, table, pair, side)
    with ExitStack() as open_servers:
        twins = [known(open_servers.enter_context(Server(file)), key) for file in files]
        for table in tables:
            assert [ada.see(table)["status"] for ada in twins] == [PLAYING, PLAYING]
            check_replay(twins, table)


def check_replay(twins: list[Person], table: str) -> None:
    for step in (0, 1):
        for path in [f"/tables/{table}/replay/{step}", f"/tables/{table}/replay/{step}/fragments"]:
            pages = [ada.get(path) for ada in twins]
            assert pages[0] == pages[1]
            assert len(pages[0]) > 5000
        seen = [ada.get(f"/api/tables/{table}/steps/{step}") for ada in twins]
        assert seen[0] == seen[1]


def test_a_replay_shows_what_a_spectator_sees(ada: Person, nobody: Person) -> None:
    table, rng = ada.open("tadmor", "me shared shared"), random.Random(3)
    steps = ada.play(table, rng, 30)["steps"]
    for step in range(0, steps + 1, 5):
        mine, theirs = (person.get(f"/api/tables/{table}/steps/{step}") for person in [ada, nobody])
        prompt = re.sub(r"Ada \((\w+)\)", r"\1", theirs["prompt"])  # all are Ada to others, and colours to herself
        assert (mine["you"], mine["view"], mine["prompt"]) == (None, theirs["view"], prompt)
        assert [part["seat"] for part in mine["story"]] == [part["seat"] for part in theirs["story"]]
    ada.at(table, "resign")
    assert ada.see(table)["you"] is None
    ada.at(table, "return")
    assert ada.see(table)["you"] is not None


def test_while_others_decide_a_shared_screen_shows_the_seat_that_last_did(
    server: Server, ada: Person, bo: Person
) -> None:
    table = ada.open("merv", "me shared open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    query = "SELECT seat FROM moves WHERE table_id = ? AND seat IN (0, 1) ORDER BY number DESC LIMIT 1"
    rng, shown = random.Random(9), set()
    for _ in range(400):
        seen, acted = ada.see(table), server.rows(query, table)
        (ada if seen["choices"] else bo).play(table, rng, 1)
        if acted and not seen["choices"]:
            assert seen["you"] == acted[0][0]
            shown.add(seen["you"])
        if 1 in shown:
            break
    assert 1 in shown  # and not merely the first of one's seats
