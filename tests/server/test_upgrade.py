"""A server is upgraded while games go on: each is finished by the rules and the printed tables it was begun with."""

import json
import random
import shutil
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from serai.core import record
from serai.core.corrections import correct
from serai.core.game import Game
from serai.core.titles import GAMES, find
from tests.server.live_server import Person, Server, refusal_of, rows

# What was printed before the upgrade, in values that a game in play soon meets.
BEFORE = {
    "merv": "[scoring_phase.buildings]\npoints_per_building = 5\n",
    "marco_polo": "[action_spaces.travel]\ncoins_by_steps = [1, 2, 3, 4, 5, 6]\n",
    "tadmor": "[resources.ship]\nbasic = [5, 6, 7]\n[resources.camel]\nbasic = [4, 5, 6]\n",
}
TITLES = list(GAMES)
OTHERS = "SELECT * FROM printings WHERE game != 'merv' ORDER BY game"


@pytest.fixture(autouse=True)
def games_as_they_are() -> Iterator[None]:
    """Whatever a test does to the titles, the next one finds them as they came."""
    titles = dict(GAMES)
    came = {name: (game.rules, game.oldest_rules, game.standard()) for name, game in GAMES.items()}
    yield
    GAMES.clear()
    GAMES.update(titles)
    for name, (rules, oldest, tables) in came.items():
        game = GAMES[name]
        game.rules, game.oldest_rules, game.tables = rules, oldest, tables
        forget(game)


def forget(game: Game) -> None:
    """A process that has just begun knows today's tables only."""
    game.printings.clear()
    game.typed.clear()


def print_as_before() -> None:
    """The titles as they were sold before: other values, and the first version of the rules."""
    for name, text in BEFORE.items():
        game = GAMES[name]
        game.tables, game.rules = correct(game.standard(), text, "before.toml"), 1
        forget(game)


def upgrade_titles(came: dict[str, tuple[int, Any]]) -> None:
    for name, (rules, tables) in came.items():
        game = GAMES[name]
        game.rules, game.tables = rules, tables
        forget(game)


@dataclass
class Begun:
    """Tables of all titles in the middle of a turn, with what Ada saw there last."""

    key: str
    seen: dict[str, dict[str, Any]]


def begin(file: Path, most: int = 25) -> Begun:
    with Server(file) as server:
        ada = server.person("Ada")
        seen: dict[str, dict[str, Any]] = {}
        for name in TITLES:
            table = ada.open(name, "me shared shared")
            ada.play(table, random.Random(3), most)
            ada.at(table, "undo", number=in_a_turn(ada, table)["number"])  # a log has steps back in it, too
            seen[name] = in_a_turn(ada, table)
        return Begun(ada.client.cookies["serai_key"], seen)


def in_a_turn(ada: Person, table: str) -> dict[str, Any]:
    """Play on until something could be taken back: the turn is tentative and not over."""
    rng = random.Random(4)
    seen = ada.play(table, rng, 1)
    for _ in range(60):
        if seen["can_undo"] and seen["choices"]:
            return seen
        seen = ada.play(table, rng, 1)
    raise AssertionError("no turn has two decisions")


def known(server: Server, key: str) -> Person:
    person = server.person()
    person.client.cookies["serai_key"] = key
    return person


@pytest.fixture(scope="module")
def before(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Begun]:
    """A database with games begun before today's values and rules."""
    file = tmp_path_factory.mktemp("before") / "serai.db"
    today = {name: (game.rules, game.standard()) for name, game in GAMES.items()}
    print_as_before()
    begun = begin(file)
    upgrade_titles(today)
    # A bot that comes in now must play by the old tables, too.
    rows(file, "UPDATE seats SET bot = 'random', person_id = NULL WHERE seat = 2")
    return file, begun


@pytest.fixture
def upgraded(before: tuple[Path, Begun], tmp_path: Path) -> Iterator[tuple[Server, Person, Begun]]:
    """A server of today on that database."""
    shutil.copy(before[0], tmp_path / "serai.db")
    with Server(tmp_path / "serai.db") as server:
        yield server, known(server, before[1].key), before[1]


def without_seats(seen: dict[str, Any]) -> dict[str, Any]:
    """What does not depend on who plays the third seat."""
    return {name: value for name, value in seen.items() if name not in ("seats", "scores", "story", "since")}


@pytest.mark.parametrize("title", TITLES)
def test_a_game_in_mid_turn_is_just_as_it_was(upgraded: tuple[Server, Person, Begun], title: str) -> None:
    _, ada, begun = upgraded
    before = begun.seen[title]
    assert before["components"] != find(title).standard().digest
    assert without_seats(ada.see(before["id"])) == without_seats(before)
    ada.at(before["id"], "undo", number=before["number"])
    after = ada.see(before["id"])
    assert after["number"] == before["number"] + 1
    assert ada.client.get(f"/tables/{before['id']}", headers={"Accept": "text/html"}).status_code == 200


@pytest.mark.parametrize("title", TITLES)
def test_it_is_finished_by_its_rules_and_tables_and_its_record_says_so(
    upgraded: tuple[Server, Person, Begun], title: str
) -> None:
    server, ada, begun = upgraded
    before = begun.seen[title]
    ada.play(before["id"], random.Random(5), 3)
    seen = server.hurry(ada, before["id"], random.Random(6))
    assert (seen["status"], seen["rules"], seen["components"]) == ("over", 1, before["components"])
    assert server.services.bots.pool.failures == 0
    text = ada.get(f"/api/tables/{before['id']}/record")
    read = record.read(text, "download")
    assert (read.rules, read.digest) == (1, before["components"])
    forget(find(title))  # whoever reads it elsewhere has only the record and today's tables
    assert record.totals(record.replay(read)) == [score["total"] for score in seen["scores"]]
    uploaded = ada.client.post("/api/records", content=text).json()["id"]
    assert ada.see(uploaded)["rules"] == 1
    assert [score["total"] for score in ada.see(uploaded)["scores"]] == record.totals(record.replay(read))


@pytest.mark.parametrize("title", TITLES)
def test_a_copy_of_an_old_game_is_played_by_its_rules(upgraded: tuple[Server, Person, Begun], title: str) -> None:
    _, ada, begun = upgraded
    before = begun.seen[title]
    copy = ada.at(before["id"], "clone")["id"]
    seen = ada.play(copy, random.Random(6), 30)
    assert (seen["rules"], seen["components"]) == (1, before["components"])


def test_a_new_game_is_played_by_todays_rules(upgraded: tuple[Server, Person, Begun]) -> None:
    _, ada, begun = upgraded
    for title in TITLES:
        seen = ada.see(ada.open(title, "me shared"))
        assert (seen["rules"], seen["components"]) == (find(title).rules, find(title).standard().digest)
        assert begun.seen[title]["components"] != seen["components"]


def test_a_table_that_had_not_begun_begins_by_todays_rules(tmp_path: Path) -> None:
    today = {name: (game.rules, game.standard()) for name, game in GAMES.items()}
    print_as_before()
    with Server(tmp_path / "serai.db") as server:
        ada = server.person("Ada")
        table, key = ada.open("tadmor", "me open", start=False), ada.client.cookies["serai_key"]
    upgrade_titles(today)
    with Server(tmp_path / "serai.db") as server:
        ada = known(server, key)
        server.person("Bo").at(table, "join")
        ada.at(table, "start")
        assert ada.see(table)["rules"] == find("tadmor").rules
        assert server.rows("SELECT rules, components FROM tables") == [
            (find("tadmor").rules, find("tadmor").standard().digest)
        ]


def test_two_printings_are_played_side_by_side(upgraded: tuple[Server, Person, Begun]) -> None:
    """A ship brings what was printed when its game began."""
    _, ada, begun = upgraded
    for title in TITLES:
        old, new = begun.seen[title]["id"], ada.open(title, "me shared")
        for _ in range(6):
            ada.play(old, random.Random(7), 1)
            ada.play(new, random.Random(8), 1)
        digests = [ada.see(table)["view"]["components"] for table in [old, new]]
        assert digests == [begun.seen[title]["components"], find(title).standard().digest]


def test_a_record_of_tables_that_are_not_kept_here_is_refused(upgraded: tuple[Server, Person, Begun]) -> None:
    _, ada, _ = upgraded
    game = find("merv")
    mine = correct(game.standard(), "[scoring_phase.buildings]\npoints_per_building = 3\n", "mine.toml")
    text = record.begin_record(game, 2, {}, mine, ["human", "human"]).text()
    assert "printed: scoring_phase.buildings.points_per_building = 3" in text
    assert refusal_of(ada.client.post("/api/records", content=text)).message.endswith("are not known here.")


# When a version is dropped --------------------------------------------------------------------------------------------


def drop(game: Game) -> None:
    """From now on nobody plays by the rules that games were begun with."""
    game.rules = game.oldest_rules = game.rules + 1


@pytest.fixture(scope="module")
def today(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Begun]:
    """A database with games begun today."""
    file = tmp_path_factory.mktemp("today") / "serai.db"
    return file, begin(file, 8)


@pytest.fixture
def going_on(today: tuple[Path, Begun], tmp_path: Path) -> tuple[Path, Begun]:
    return Path(shutil.copy(today[0], tmp_path / "serai.db")), today[1]


@pytest.fixture
def dropped(going_on: tuple[Path, Begun]) -> Iterator[tuple[Server, Person, Begun]]:
    for game in GAMES.values():
        drop(game)
    with Server(going_on[0]) as server:
        yield server, known(server, going_on[1].key), going_on[1]


def pages(table: str) -> list[str]:
    return [f"/tables/{table}{rest}" for rest in ["", "/fragments", "/replay/0", "/replay/3", "/replay/3/fragments"]]


@pytest.mark.parametrize("title", TITLES)
def test_a_table_whose_rules_are_gone_is_shown_as_it_stood(dropped: tuple[Server, Person, Begun], title: str) -> None:
    server, ada, begun = dropped
    before = begun.seen[title]
    seen = ada.see(before["id"])
    assert (seen["status"], seen["choices"], seen["clock"]) == ("closed", [], before["clock"])
    assert "no longer played here" in seen["closed"]
    assert [seat["points"] for seat in seen["seats"]] == [seat["points"] for seat in before["seats"]]
    for person in [ada, server.person("Watcher"), server.person()]:
        for page in pages(before["id"]):
            answer = person.client.get(page, headers={"Accept": "text/html"})
            assert answer.status_code == 200
            assert "no longer played here" in answer.text
            assert "<svg" in answer.text.partition('id="board"')[2]
    assert ada.client.get(f"/api/tables/{before['id']}/steps/2").status_code == 200


@pytest.mark.parametrize("title", TITLES)
def test_nothing_can_be_done_there_but_its_record_can_be_had(dropped: tuple[Server, Person, Begun], title: str) -> None:
    server, ada, begun = dropped
    before = begun.seen[title]
    table = before["id"]
    for verb in ["act", "undo", "end", "resign", "clone"]:
        assert ada.refused_at(table, verb, number=before["number"], action=0) == (409, "closed")
    assert ada.see(table)["has_record"]
    read = record.read(ada.get(f"/api/tables/{table}/record"), "download")
    assert (read.rules, len(read.actions)) == (before["rules"], before["steps"])
    game = find(title)
    game.oldest_rules = 1
    state = record.replay(read)
    assert [score.total for score in state.scores()][: len(before["seats"])] == [
        seat["points"] for seat in before["seats"]
    ]
    assert server.services.bots.pool.failures == 0


def test_lists_show_a_closed_table_to_those_who_sat_there(dropped: tuple[Server, Person, Begun]) -> None:
    server, ada, begun = dropped
    lists = ada.get("/api/tables")
    assert {line["status"] for line in lists["mine"]} == {"closed"}
    assert not any(line["your_turn"] for line in lists["mine"])
    assert server.person("Bo").get("/api/tables")["open"] == []
    assert ada.client.get("/", headers={"Accept": "text/html"}).status_code == 200
    assert len(begun.seen) == len(lists["mine"])


def test_the_version_may_come_back(dropped: tuple[Server, Person, Begun]) -> None:
    server, ada, begun = dropped
    table = begun.seen["merv"]["id"]
    assert ada.see(table)["status"] == "closed"
    find("merv").oldest_rules = 1
    server.services.play.closed.clear()  # as after a restart
    assert ada.see(table)["status"] == "playing"


def test_a_server_that_was_set_back_tells_no_secrets_of_games_it_does_not_know(going_on: tuple[Path, Begun]) -> None:
    file, begun = going_on
    table = begun.seen["merv"]["id"]
    rows(file, "UPDATE tables SET rules = 99 WHERE id = ?", table)
    with Server(file) as server:
        ada = known(server, begun.key)
        seen = ada.see(table)
        assert (seen["status"], seen["has_record"]) == ("closed", False)
        assert "does not know yet" in seen["closed"]
        assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "closed")
        assert "/record" not in ada.client.get(f"/tables/{table}").text


def test_a_title_that_is_gone_takes_no_page_with_it(
    going_on: tuple[Path, Begun], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, begun = going_on
    monkeypatch.delitem(GAMES, "merv")
    with Server(file) as server:
        ada = known(server, begun.key)
        table = begun.seen["merv"]["id"]
        for page in ["/", *pages(table)]:
            answer = ada.client.get(page, headers={"Accept": "text/html"})
            assert answer.status_code == 200
        assert ada.see(table)["status"] == "closed"
        assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "closed")  # the title may come back


def test_a_log_that_no_longer_fits_the_rules_is_told_to_the_host_and_shown(
    going_on: tuple[Path, Begun], caplog: pytest.LogCaptureFixture
) -> None:
    file, begun = going_on
    table = begun.seen["merv"]["id"]
    rows(file, "UPDATE moves SET action = 'ransom a5' WHERE table_id = ? AND number = 3", table)
    with Server(file) as server:
        ada = known(server, begun.key)
        for _ in range(3):
            assert ada.see(table)["status"] == "closed"
        assert "does not fit the rules of today" in ada.see(table)["closed"]
        assert ada.refused("GET", f"/api/tables/{table}/record") == (409, "closed")  # the host may mend it
    assert caplog.text.count("cannot be played on") == 1


def test_a_value_that_nobody_printed_before_is_taken_from_today(going_on: tuple[Path, Begun]) -> None:
    """Tables of another day may lack what today's rules ask for."""
    file, begun = going_on
    digest = begun.seen["merv"]["components"]
    lacking = "json_remove(tables, '$.scoring_phase.buildings.points_per_building')"
    rows(file, f"UPDATE printings SET tables = {lacking} WHERE game = 'merv'")
    others = rows(file, OTHERS)
    game = find("merv")
    game.tables = correct(game.standard(), BEFORE["merv"], "later.toml")
    forget(game)
    with Server(file) as server:
        ada = known(server, begun.key)
        seen = ada.play(begun.seen["merv"]["id"], random.Random(1), 5)
        assert (seen["status"], seen["components"]) == ("playing", digest)
    kept = rows(file, "SELECT tables FROM printings WHERE game = 'merv' AND digest = ?", digest)[0][0]
    assert json.loads(kept)["scoring_phase"]["buildings"] == {"points_per_building": 5}  # and so it stays
    assert rows(file, OTHERS) == others
    assert len(others) == len(TITLES) - 1
