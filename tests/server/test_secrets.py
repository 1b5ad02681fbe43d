"""What is hidden stays hidden: change it, and everybody who may not know it is sent the same bytes as before.

Two servers hold the same tables, people, names and numbers; they differ only in what one reader cannot know. Every
answer that this reader or a spectator can get must be the same on both.
"""

import json
import random
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from serai.core.game import Game
from serai.core.play import draw
from serai.core.state import State
from serai.core.step import CHANCE
from serai.core.text import Entry
from serai.core.titles import find
from serai.server.append import standing
from serai.server.languages import words
from serai.server.payloads import Reader
from serai.server.presenter import present_table
from serai.server.rows import PLAYING, SeatRow, TableRow
from serai.server.timeline import ACT, Move, Timeline
from serai.server.where import Shown
from tests.server.live_server import Person, Server, rows

SECRETIVE = {"marco_polo": 3, "tadmor": 3}
TITLES = {"merv": 3, **SECRETIVE}
OPTIONS: dict[str, list[dict[str, Any]]] = {
    "merv": [{}],
    "marco_polo": [{}, {"goal_choice": True, "character_draft": True}],
    "tadmor": [{}, {"experienced_setup": True}],
}
SEAT = 0
"""The seat of the reader."""
LONG = 4
"""How many moves the two histories have in common after the positions they begin with."""


@dataclass(frozen=True)
class Pair:
    """A position, and another that looks the same to the reader's seat; and moves that both go through."""

    positions: tuple[State, State]
    moves: tuple[list[Move], list[Move]]

    def timeline(self, side: int) -> Timeline:
        state = self.positions[side]
        game = find(state.to_json()["game"])
        return Timeline(game, state).after(self.moves[side])


def decisions(game: Game, players: int, options: dict[str, Any], seed: int) -> Iterator[State]:
    """Every position of a random game in which a seat decides."""
    rng = random.Random(seed)
    state = game.new(players, options)
    while not state.is_over:
        if state.actor == CHANCE:
            state.apply(draw(state, rng))
        else:
            yield state.clone()
            state.apply(rng.choice(state.legal()))


def looks(state: State, action: int) -> tuple[State, list[Any]]:
    """The position after an action, and all that the reader and a spectator see and are told of it."""
    after, told = state.clone(), list[Entry]()
    after.log = told
    after.apply(action)
    heard = [[entry.to_json() for entry in told if entry.may_read(viewing_seat)] for viewing_seat in (SEAT, None)]
    return after, [after.view(SEAT), after.view(None), heard]


def paired(state: State, other: State, rng: random.Random) -> Pair:
    """Two positions that look alike, and a few moves that are possible in both.

    They may differ in what the others do in secret, and in the cards that chance brings them.
    """
    mine, theirs = state.clone(), other.clone()
    done: tuple[list[Move], list[Move]] = ([], [])
    for number in range(1, LONG + 1):
        step = next_step(mine, theirs, rng)
        if step is None:
            break
        for side, (table, action) in enumerate(zip([mine, theirs], step, strict=True)):
            done[side].append(Move(number, ACT, table.actor, table.notation(action)))
            table.apply(action)
    return Pair((state, other), done)


def next_step(mine: State, theirs: State, rng: random.Random) -> tuple[int, int] | None:
    """An action for each of the two after which they still look alike."""
    for action in rng.sample(mine.legal(), len(mine.legal())):
        after, seen = looks(mine, action)
        possible = [action] if mine.actor == SEAT else [at for at in theirs.legal() if at != action] + [action]
        for answer in possible:
            if answer in theirs.legal() and looks(theirs, answer)[1] == seen and not after.is_over:
                return action, answer
    return None


# Everything that is sent, from every decision of whole games ----------------------------------------------------------


def table_row(game: Game, timeline: Timeline) -> TableRow:
    players = timeline.state.seats
    named = [SeatRow(seat, seat + 1, f"Person {seat}", None) for seat in range(players)]
    stands = standing(timeline)
    return TableRow(
        id="t",
        game=game.name,
        rules=game.rules,
        components=game.standard().digest,
        players=players,
        options={},
        position={},
        host=1,
        private=False,
        invite="i",
        explicit_end=False,
        rematch=None,
        updated=0,
        seats=named,
        **stands,
    )


@pytest.mark.parametrize("game", list(SECRETIVE))
def test_nothing_seen_depends_on_what_is_hidden(game: str) -> None:
    title, rng, changed = find(game), random.Random(21), 0
    for seed, options in enumerate(OPTIONS[game]):
        for state in list(decisions(title, TITLES[game], options, seed))[::2]:
            other = state.redeal(SEAT, rng)
            timelines = [Timeline(title, state), Timeline(title, other)]
            for reader in [Reader(SEAT + 1, "Person 0"), None]:
                seen = [
                    present_table(table_row(title, timeline), Shown(timeline, timeline), reader, [], words("en"))
                    for timeline in timelines
                ]
                assert seen[0] == seen[1], type(state.stack[-1]).__name__
            changed += state.to_json() != other.to_json()
    assert changed > 50


# Every answer over HTTP -----------------------------------------------------------------------------------------------


def telling_points(game: str) -> list[Pair]:
    """A few pairs, each from another kind of decision, others' decisions with secrets first."""
    rng = random.Random(22)
    found: dict[str, Pair] = {}
    for seed, options in enumerate(OPTIONS[game]):
        for state in decisions(find(game), TITLES[game], options, seed):
            other = state.redeal(SEAT, rng)
            key = f"{type(state.stack[-1]).__name__} {state.actor == SEAT} {state.legal() != other.legal()}"
            if key in found or (game in SECRETIVE and state.to_json() == other.to_json()):
                continue
            pair = paired(state, other, rng)
            if len(pair.moves[0]) > 1:
                found[key] = pair
    secret = [key for key in found if key.endswith("True")]
    own = [key for key in found if key.endswith("True False")]
    others = [key for key in found if key.endswith("False False")]
    chosen = [*secret[:3], *own[:2], *others[: 4 - len(secret[:3])]]
    return [found[key] for key in chosen][: 6 if game in SECRETIVE else 2]


def plant(file: Path, table: str, pair: Pair, side: int) -> None:
    """Put a table's position and its moves into a database, past the server."""
    timeline = pair.timeline(side)
    stands = standing(timeline)
    position = json.dumps(pair.positions[side].to_json())
    rows(
        file,
        "UPDATE tables SET position = ?, status = ?, number = ?, actor = ?, clock = ? WHERE id = ?",
        *[position, stands["status"], stands["number"], stands["actor"], stands["clock"], table],
    )
    for move in pair.moves[side]:
        values = [table, move.number, move.kind, move.seat, move.action, False, False, 0]
        names = "table_id, number, kind, seat, action, final, holds, at"
        rows(file, f"INSERT INTO moves ({names}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)", *values)


@dataclass
class Twins:
    """Two servers with the same tables; a reader at each, and somebody who only watches."""

    servers: list[Server]
    tables: list[str]
    readers: list[list[Person]]

    def same(self, method: str, path: str, body: dict[str, Any] | None = None) -> tuple[int, bytes]:
        """The answer to a request that must be the same on both servers, for the player and for the spectator."""
        for one, other in self.readers:
            answers = [person.ask(method, path, body) for person in [one, other]]
            told = [(answer.status_code, answer.content) for answer in answers]
            assert told[0] == told[1], (method, path, body)
        return told[0]


def twins_of(game: str, folder: Path, open_servers: ExitStack) -> Twins:
    files = [folder / "one.db", folder / "other.db"]
    pairs = telling_points(game)
    assert len(pairs) >= (6 if game in SECRETIVE else 2)
    seats = "me open open"
    with Server(files[0]) as first:
        host, *guests = [first.person(name) for name in ["Ada", "Bo", "Cleo", "Watcher"]]
        tables = [host.open(game, seats, start=False) for _ in pairs]
        for table in tables:
            for guest in guests[:2]:
                guest.at(table, "join")
        keys = [person.client.cookies["serai_key"] for person in [host, guests[2]]]
    shutil.copy(files[0], files[1])
    for side, file in enumerate(files):
        for table, pair in zip(tables, pairs, strict=True):
            plant(file, table, pair, side)
    servers = [open_servers.enter_context(Server(file)) for file in files]
    readers = [[known(server, key) for server in servers] for key in keys]
    return Twins(servers, tables, readers)


def known(server: Server, key: str) -> Person:
    person = server.person()
    person.client.cookies["serai_key"] = key
    return person


@pytest.mark.parametrize("game", list(TITLES))
def test_every_answer_is_the_same_whatever_is_hidden(game: str, tmp_path: Path) -> None:
    with ExitStack() as open_servers:
        twins = twins_of(game, tmp_path, open_servers)
        for table in twins.tables:
            status, body = twins.same("GET", f"/api/tables/{table}")
            assert (status, json.loads(body)["status"]) == (200, PLAYING)
            check_pages(twins, table, json.loads(body)["steps"])
            check_refusals(twins, table, json.loads(body)["number"])
        twins.same("GET", "/lobby/fragments")


def check_pages(twins: Twins, table: str, steps: int) -> None:
    for path in ["", "/fragments", f"/replay/{steps // 2}", "/replay/0/fragments"]:
        status, page = twins.same("GET", f"/tables/{table}{path}")
        assert (status, len(page) > 5000) == (200, True)
    for step in range(steps + 2):
        status, _ = twins.same("GET", f"/api/tables/{table}/steps/{step}")
        assert status == (200 if step <= steps else 404)


def check_refusals(twins: Twins, table: str, number: int) -> None:
    """Requests that change nothing: late ones, illegal ones, those of somebody who is not asked."""
    bodies: list[dict[str, Any]] = [{"number": number + 1, "action": 0}, {"number": number, "action": "fly"}]
    for body in bodies:
        assert twins.same("POST", f"/api/tables/{table}/act", body)[0] in (403, 409, 422)
    legal = {choice["action"] for choice in twins.readers[0][0].see(table)["choices"]}
    for action in [action for action in range(200) if action not in legal][::60]:
        assert twins.same("POST", f"/api/tables/{table}/act", {"number": number, "action": action})[0] >= 400
    for verb in ["undo", "end"]:
        assert twins.same("POST", f"/api/tables/{table}/{verb}", {"number": number + 1})[0] == 409
    assert twins.same("GET", f"/api/tables/{table}/record")[0] == 409


# Copies ---------------------------------------------------------------------------------------------------------------


def secrets_of(position: dict[str, Any], seat: int) -> set[str]:
    """The cards that only one seat may see."""
    held = position["holdings"][seat]
    return set(held["goals"] if position["game"] == "marco_polo" else held["hand"])


@pytest.mark.parametrize("game", list(SECRETIVE))
def test_a_spectators_copies_tell_nobodys_secrets(server: Server, ada: Person, game: str) -> None:
    """Any seat may hold in them what any other really holds, and what nobody does."""
    table = ada.open(game, "me shared shared")
    ada.play(table, random.Random(5), 10)
    watcher = server.person("Watcher")
    copied = [watcher.at(table, "clone")["id"] for _ in range(60)]
    query = "SELECT position FROM tables WHERE id = ?"
    positions = [json.loads(server.rows(query, copy)[0][0]) for copy in copied]
    row, timeline = server.run(server.services.play.look(table, None))
    true = timeline.state.to_json()
    assert row.position is None
    for seat in range(3):
        for other in range(3):
            met = [position for position in positions if secrets_of(true, seat) & secrets_of(position, other)]
            assert 0 < len(met) < len(positions), (seat, other)


@pytest.mark.parametrize("seats", ["me shared shared", "me shared bot:random"])
def test_a_copy_of_a_hot_seat_game_tells_no_more_than_the_screen(server: Server, ada: Person, seats: str) -> None:
    """Whoever tries things out before a shared screen sees the cards of the seat that decides, and nobody else's."""
    table = ada.open("marco_polo", seats)
    seen = ada.play(table, random.Random(2), 9)
    _, timeline = server.run(server.services.play.look(table, None))
    true, query = timeline.state.to_json(), "SELECT position FROM tables WHERE id = ?"
    asked: list[tuple[dict[str, int], list[int]]] = [({}, [seen["you"]]), ({"step": seen["steps"]}, [])]
    for body, shown in asked:
        copied = [ada.at(table, "clone", **body)["id"] for _ in range(12)]
        positions = [json.loads(server.rows(query, copy)[0][0]) for copy in copied]
        for seat in range(3):
            kept = [secrets_of(position, seat) == secrets_of(true, seat) for position in positions]
            assert all(kept) == (seat in shown), (body, seat)


def test_whoever_has_one_seat_keeps_its_secrets_in_a_copy(server: Server, ada: Person, bo: Person) -> None:
    table = ada.open("marco_polo", "me open", start=False)
    bo.at(table, "join")
    ada.at(table, "start")
    copied = [ada.at(table, "clone")["id"] for _ in range(8)]
    _, timeline = server.run(server.services.play.look(table, None))
    true, query = timeline.state.to_json(), "SELECT position FROM tables WHERE id = ?"
    positions = [json.loads(server.rows(query, copy)[0][0]) for copy in copied]
    assert all(secrets_of(position, 0) == secrets_of(true, 0) for position in positions)
    assert any(secrets_of(position, 1) != secrets_of(true, 1) for position in positions)
