"""Levels of bots at tables: offered with what they mean, named in the reader's language, and nothing else let in."""

import asyncio
import random
import sys
from typing import get_args

import pytest

import serai
from serai.bots import NAMES, levels_for, usual_level
from serai.bots.levels import KEYS, offered
from serai.server.bot_pool import BotFailed, BotPool, Question, Thinker
from serai.server.preferences import Opponents
from tests.server.live_server import Person, Server
from tests.server.test_sessions import after_a_move, begun

MERV = serai.game("merv")
PATIENCE = 60.0
"""Seconds after which a bot is stopped here; far less than it would take if it did not heed the time."""


def test_games_are_listed_with_their_levels_in_the_readers_language(nobody: Person) -> None:
    games = {game["name"]: game for game in nobody.get("/api/games")}
    assert [level["key"] for level in games["merv"]["levels"]] == [level.key for level in levels_for(MERV)]
    first = {"key": "wanderer", "name": "Wanderer", "about": "Makes any legal move, for a first look at a game."}
    assert games["merv"]["levels"][0] == first
    french = {game["name"]: game for game in nobody.get("/api/games?lang=fr")}
    assert [level["name"] for level in french["merv"]["levels"]][:2] == ["Vagabond", "Apprenti"]


def test_a_bot_is_called_by_its_level_also_where_it_was_stored_by_its_own_name(ada: Person) -> None:
    table = ada.open("merv", "me bot:greedy bot:apprentice open", start=False)
    ada.at(table, "seats", seat=3, kind="bot", bot="caravan-master")
    seats = ada.see(table)["seats"]
    assert [seat["bot"] for seat in seats] == [None, "greedy", "apprentice", "caravan-master"]
    assert [seat["name"] for seat in seats] == ["Ada", "Apprentice", "Apprentice", "Caravan master"]
    page = ada.get(f"/tables/{table}")
    assert page.count("Apprentice (bot)") == 2
    assert "Подмастерье (бот)" in ada.get(f"/tables/{table}?lang=ru")


def test_one_may_like_every_level_or_the_usual_one() -> None:
    assert list(get_args(Opponents)) == ["usual", *KEYS]


def test_whom_one_likes_to_play_against_is_kept_and_chosen_in_lobby_and_room(ada: Person) -> None:
    table = ada.open("merv", "me open", start=False)
    usual = f'<option value="{usual_level(MERV)}" '
    chosen = [line for line in ada.get(f"/tables/{table}").splitlines() if " selected>" in line]
    assert [line.strip().startswith(usual) for line in chosen] == [True]
    ada.post("/api/preferences", opponents="wanderer")
    liked = '<option value="wanderer" title="Makes any legal move, for a first look at a game." selected>'
    assert liked in ada.get("/")
    assert liked in ada.get(f"/tables/{table}")
    assert ada.refused("POST", "/api/preferences", opponents="search@9s")[0] == 422


# What is not let in ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "asked",
    [
        "",
        "deep",
        "human",
        "bot:greedy",
        "this:s",
        "learnt=/etc",
        "search=../../weights",
        "search@10s",
        "neural=/tmp@400r",
        "greedy@1s",
        "trader=/tmp",
        "vizier@9s",
        "Apprentice",
        "apprentice ",
    ],
)
def test_only_what_is_offered_sits_down_whichever_door_it_comes_to(ada: Person, asked: str) -> None:
    sentence = f"There is no bot '{asked}'; there are {', '.join(offered(MERV))}."
    table = ada.open("merv", "me open", start=False)
    before = [line["id"] for line in ada.get("/api/tables")["mine"]]
    for start in (False, True):
        refusal = ada.refused("POST", "/api/tables", game="merv", seats=["me", f"bot:{asked}"], start=start)
        assert (*refusal, refusal.message) == (422, "bad_setup", sentence)
    refusal = ada.refused_at(table, "seats", seat=1, kind="bot", bot=asked)
    assert (*refusal, refusal.message) == (422, "bad_setup", sentence)
    assert ada.see(table)["seats"][1]["kind"] == "open"
    assert [line["id"] for line in ada.get("/api/tables")["mine"]] == before
    assert "this" not in sys.modules


def test_in_a_rematch_the_usual_level_sits_where_a_bot_is_not_offered_any_more(server: Server, ada: Person) -> None:
    table = ada.open("merv", "me bot:wanderer bot:random", start=False)
    server.rows("UPDATE seats SET bot = 'mine:Bot' WHERE table_id = ? AND seat = 2", table)
    server.rows("UPDATE tables SET status = 'over' WHERE id = ?", table)
    again = ada.at(table, "rematch")["id"]
    assert [seat["bot"] for seat in ada.see(again)["seats"]] == [None, "wanderer", usual_level(MERV)]


# In their processes ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("ladder", [KEYS, NAMES], ids=["levels", "bots"])
def test_where_a_bot_fails_the_next_below_is_asked_down_to_any_move(
    ladder: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    async def fails(question: Question) -> str:
        asked.append(question.bot)
        raise BotFailed("as it was told to")

    async def choose() -> str:
        pool = BotPool(1, 10.0)
        monkeypatch.setattr(pool, "think", fails)
        return await pool.choose("table", ladder[-1], timeline, random.Random(1))

    timeline = begun()
    assert timeline.state.parse(asyncio.run(choose())) in timeline.state.legal()
    assert asked == ladder[::-1]


def answers(bot: str, budget: float, seconds: float, times: int) -> list[str]:
    """What a bot in a process of its own answers to so many decisions in a row; it is stopped if one takes longer."""

    async def ask() -> list[str]:
        thinker, timeline, found = Thinker(), begun("tadmor"), list[str]()
        try:
            for at in range(times):
                found.append(await thinker.ask(Question("t", bot, timeline, at, budget), seconds))
                assert timeline.state.parse(found[-1]) in timeline.state.legal()
                seat = timeline.state.actor
                timeline = after_a_move(timeline)
                while timeline.state.actor != seat:
                    timeline = after_a_move(timeline)
            assert len(thinker.sessions) == 1
        finally:
            await thinker.stop()
        return found

    return asyncio.run(ask())


def test_a_search_has_its_own_time_however_much_it_is_given() -> None:
    assert len(answers("search@50ms", 600.0, PATIENCE, 3)) == 3


def test_a_search_answers_in_the_time_it_is_given_however_much_it_would_take() -> None:
    assert len(answers("search@600s", 0.2, PATIENCE, 2)) == 2
