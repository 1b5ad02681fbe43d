"""A glance at the server, on whichever build is tested: a game of each title goes on against a bot and has its page."""

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

import serai
from tests.server.live_server import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server") / "serai.db") as served:
        yield served


@pytest.mark.parametrize("game", list(serai.GAMES))
def test_a_game_against_a_bot_goes_on_and_has_its_page(server: Server, game: str) -> None:
    ada = server.person("Ada")
    table = ada.open(game, "me bot:greedy")
    seen = ada.play(table, random.Random(1), 12)
    moved = server.rows("SELECT DISTINCT seat FROM moves WHERE table_id = ? AND seat >= 0", table)
    assert sorted(moved) == [(0,), (1,)]
    page = ada.get(f"/tables/{table}")
    assert all(f'data-act="{choice["action"]}"' in page for choice in seen["choices"])
    assert server.services.bots.pool.failures == 0


def test_a_server_starts_again_on_what_it_has_kept(tmp_path: Path) -> None:
    file = tmp_path / "serai.db"
    with Server(file) as first:
        ada = first.person("Ada")
        table = ada.open("tadmor", "me shared")
        before = ada.play(table, random.Random(2), 12)
        key = ada.client.cookies["serai_key"]
    with Server(file) as second:
        again = second.person()
        again.client.cookies["serai_key"] = key
        assert again.see(table) == before
