"""A title that breaks in mid-game: its people read one sentence, its host the fault, and the table lives on."""

import io
import logging
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from serai.cli import main
from serai.core.errors import Fault
from serai.core.game import Game
from serai.core.titles import GAMES, Titles
from tests.server.live_server import Person, Server, until
from tests.titles.installed import install, spoil

THREE_BREAKS = spoil("turn.py", "t.pile -= pebbles", "t.pile -= pebbles if pebbles < 3 else 1 // 0")
"""Whoever takes three pebbles meets a mistake in the rules."""


@pytest.fixture
def broken(shelf: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[Path], None]], Game]:
    """Pebbles with a mistake that nobody has noticed."""

    def with_mistake(change: Callable[[Path], None]) -> Game:
        change(install(shelf))
        game = Titles()["pebbles"]
        monkeypatch.setitem(GAMES, "pebbles", game)
        return game

    return with_mistake


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path / "serai.db") as served:
        yield served


def sit_down(server: Server) -> tuple[Person, str]:
    ada = server.person("Ada")
    return ada, ada.open("pebbles", "me shared")


def faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]


# Rules ----------------------------------------------------------------------------------------------------------------


def test_what_a_rule_cannot_carry_out_is_a_fault_that_names_the_line(broken: Callable[..., Game]) -> None:
    state = broken(THREE_BREAKS).new(2)
    while state.actor < 0:
        state.apply(state.legal()[0])
    said = r"^after 'take 3' the game cannot go on \(ZeroDivisionError: .*, turn\.py line \d+\)$"
    with pytest.raises(Fault, match=said) as fault:
        state.apply(state.parse("take 3"))
    assert isinstance(fault.value.__context__, ZeroDivisionError)


def test_a_person_who_meets_it_reads_one_sentence_and_plays_on(
    broken: Callable[..., Game], server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    broken(THREE_BREAKS)
    ada, table = sit_down(server)
    number = ada.see(table)["number"]
    refusal = ada.refused("POST", f"/api/tables/{table}/act", number=number, action="take 3")
    assert refusal == (500, "fault")
    assert refusal.message.startswith("The rules of this game cannot go on from there")
    assert "\n" not in refusal.message
    assert any("after 'take 3' the game cannot go on (ZeroDivisionError" in said for said in faults(caplog))
    assert ada.see(table)["number"] == number
    ada.at(table, "act", number=number, action="take 1")
    assert ada.see(table)["number"] == number + 1
    assert "Ada" in ada.get(f"/tables/{table}")


def test_bots_who_meet_it_leave_the_table_to_be_looked_at_and_the_host_is_told_once(
    broken: Callable[..., Game], server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    broken(spoil("turn.py", "t.pile -= pebbles", "t.pile -= pebbles if self.seat == 0 else 1 // 0"))
    ada = server.person("Ada")
    table = ada.open("pebbles", "me bot:random")
    ada.at(table, "act", number=ada.see(table)["number"], action="take 1")
    until(lambda: any("cannot play on" in said for said in faults(caplog)))
    assert "Ada" in ada.get(f"/tables/{table}")
    for _ in range(3):
        server.services.bots.told_of(table, Fault("after 'take 1' the game cannot go on"))
    assert len([said for said in faults(caplog) if said.endswith("the game cannot go on")]) == 1


# Words ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("key", "instead"),
    [
        ("action-take", '"sentence":"take 1"'),
        ("prompt-TakePebbles", '"prompt":"What next?"'),
        ("clock", '"clock":""'),
        ("log-take", '"text":"Blue drew the bead.","fresh":false,"at":"2","places":[],"moment":false}]'),
    ],
)
def test_what_has_no_words_is_shown_as_plainly_as_need_be(
    broken: Callable[..., Game],
    server: Server,
    caplog: pytest.LogCaptureFixture,
    key: str,
    instead: str,
) -> None:
    broken(spoil("texts/en.ftl", f"\n{key} = ", "\nelsewhere = "))
    ada, at = sit_down(server)
    if key == "log-take":
        ada.at(at, "act", number=ada.see(at)["number"], action="take 1")
    for _ in range(2):
        assert instead in ada.ask("GET", f"/api/tables/{at}").text
        assert "Ada" in ada.get(f"/tables/{at}")
    assert len([said for said in faults(caplog) if said.startswith("Pebbles has no words for")]) == (
        3 if key == "action-take" else 1
    )


def test_a_title_need_not_say_what_others_are_choosing(
    broken: Callable[..., Game], server: Server, caplog: pytest.LogCaptureFixture
) -> None:
    broken(spoil("texts/en.ftl", "\nchoosing-TakePebbles = ", "\nelsewhere = "))
    _, at = sit_down(server)
    assert server.person().see(at)["choosing"] == ""
    assert faults(caplog) == []


# In a terminal --------------------------------------------------------------------------------------------------------


def test_the_command_says_what_broke_in_one_sentence(
    broken: Callable[..., Game], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    broken(spoil("turn.py", "t.pile -= pebbles", 't.pile -= pebbles if t.terms.options["may_stop"] else 1 // 0'))
    otherwise = ["--options", "may_stop=false"]
    assert main(["simulate", "pebbles", "--games", "20", *otherwise]) == 3
    said = capsys.readouterr().err
    assert re.match(r"serai: after 'take \d' the game cannot go on \(ZeroDivisionError: .* line \d+\); ", said)
    assert said.endswith("SERAI_TRACE=1 shows the way there\n")
    assert said.count("\n") == 1
    monkeypatch.setattr("sys.stdin", io.StringIO("take 3\n"))
    assert main(["play", "pebbles", "--seats", "human,human", *otherwise]) == 3
    assert "Traceback" not in capsys.readouterr().err
    monkeypatch.setenv("SERAI_TRACE", "1")
    with pytest.raises(Fault):
        main(["simulate", "pebbles", "--games", "20", *otherwise])


def test_the_command_looks_a_title_over_before_it_is_played(
    shelf: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    spoil("turn.py", "t.pile -= ", "t.heap -= ")(install(shelf))
    fresh = Titles()
    monkeypatch.setattr("serai.core.titles.GAMES", fresh)
    monkeypatch.setattr("serai.GAMES", fresh)
    for command in ("play", "simulate"):
        assert main([command, "pebbles"]) == 2
        assert "is left out: after 'take" in capsys.readouterr().err
    assert fresh["merv"].title == "Merv"
