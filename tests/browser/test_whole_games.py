"""A whole game of each title, of two, three and four, played through the page: nothing but clicks on what it offers."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from serai.core.record import read, replay, totals
from tests.browser.clicking import Clicker
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.served import Server

TABLES = {"tadmor": 2, "marco_polo": 3, "merv": 4}
"""How many play: more where a game is short, so that all three take about as long."""
MINUS = "\N{MINUS SIGN}"
TITLES = list(TABLES)


@pytest.mark.parametrize("game", TITLES)
def test_a_whole_game_is_played_by_clicking(game: str, tmp_path: Path, person: Invite) -> None:
    with Server(tmp_path, seed=7) as server:
        ada = person("Ada", url=server.url)
        table = ada.open(game, " ".join(["me", *["shared"] * (TABLES[game] - 1)]))
        clicker = Clicker(ada.sit(table), random.Random(11))
        assert clicker.play()
        assert clicker.wrong == []
        assert min(clicker.clicks[where] for where in ("board", "list")) > 20, clicker.clicks
        the_end_is_told(ada, table)
        the_record_replays(ada)
        ada.page.goto("about:blank")


def the_end_is_told(ada: Person, table: str) -> None:
    seen = ada.see(table)
    expect(ada["#prompt h2"]).to_have_text(seen["verdict"])
    expect(ada[".result h2"]).to_be_visible()
    scored = sorted(seen["scores"], key=lambda score: score["place"])
    assert ada[".result tfoot td"].all_inner_texts() == [str(score["total"]).replace("-", "−") for score in scored]
    for at, score in enumerate(scored, 1):
        parts = ada[f".result tbody td:nth-of-type({at})"].all_inner_texts()
        assert sum(int(part.replace(MINUS, "-")) for part in parts) == score["total"]
    expect(ada["#chart .curve"]).to_have_count(len(seen["seats"]))


def the_record_replays(ada: Person) -> None:
    with ada.page.expect_download() as download:
        ada.press("Download the record")
    record = read(download.value.path().read_text(), "the download")
    state = replay(record)
    assert state.is_over
    assert record.result == totals(state)
