"""Everybody is answered in their own language: which one that is, and that nobody reads another's."""

import json
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from serai.core.message_keys import SHARED
from serai.core.say import Of, Say, to_json
from serai.server.called import kept, read_kept
from serai.server.languages import LONGEST, PACKAGE, Wanted, wanted_by, words
from serai.server.storage import Storage
from tests.server.live_server import Person, Refusal, Server, granted, refusal_of, rows
from tests.toys import toy

PASSWORD = "camels carry cinnamon"
NO_TABLE = {"en": "There is no such table, or it is private and you have no invitation.", "eo": "Ne estas tia tablo."}
ESPERANTO = {
    SHARED: """
language-name = Esperanto
language-locale = eo
seat-red = ruĝa
seat-blue = blua
level-wanderer = vaganto
""",
    "serai.games.merv": "title = Mervo\n",
    PACKAGE: """
alone = { CAP($who) }
prompt-played = Vi ludis.
prompt-played-other = Ludis: { $who }.
refused-no_table = Ne estas tia tablo.
refused-inside = Ne eblas: { $why }.
refused-bad_request-nowhere = Estas nenio ĉi tie.
refused-bad_request-field = Ĉe '{ $where }': { $what }.
refused-wrong_origin = Ĝi venis de alia paĝo.
refused-not_silent = { $who } havas ankoraŭ { $time }.
refused-busy-reading = La servilo estas okupita.
refused-closed-gone = Tiu ludo ne plu estas ludata.
wrong-missing = mankas
count-hour = { $n ->
    [one] { $n } horon
   *[other] { $n } horojn
  }
count-day = { $n ->
    [one] { $n } tago
   *[other] { $n } tagoj
  }
""",
}
"""As much of a language as there is need for here; for all else, English stands in."""


@pytest.fixture(autouse=True, scope="module")
def esperanto() -> Iterator[None]:
    with toy("eo", ESPERANTO):
        yield


def asked(person: Person, path: str = "/api/tables/nowhere", **headers: str) -> str:
    """In which language a table that is not there is refused."""
    answer = person.client.get(path, headers={name.replace("_", "-"): said for name, said in headers.items()})
    code = answer.headers["content-language"]
    assert answer.json()["message"] == NO_TABLE[code]
    return code


def choose(person: Person, code: str) -> None:
    person.post("/api/language", language=code)


# Which language -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wishes", "header", "wanted"),
    [
        ([None, None, None], "", Wanted("en")),
        ([None, None, None], "de, eo;q=0.5, en;q=0.1", Wanted("eo")),
        ([None, None, None], "de, fr", Wanted("en")),
        ([None, None, "eo"], "en", Wanted("eo")),
        ([None, "en", "eo"], "eo", Wanted("en")),
        (["eo", "en", "en"], "en", Wanted("eo")),
        (["EO-x-old", None, None], "", Wanted("eo")),
        (["xx", "eo", "eo"], "eo", Wanted("en", "xx")),
        (["x\0x\x1b[31m", None, None], "eo", Wanted("en", "xx[31m")),
        ([None, "xx", "eo"], "eo", Wanted("en", "xx")),
        (["", "", ""], "eo", Wanted("eo")),
        (["x" * 1000, None, None], "", Wanted("en", "x" * LONGEST)),
    ],
)
def test_the_first_wish_counts(wishes: list[str | None], header: str, wanted: Wanted) -> None:
    assert wanted_by(wishes, header) == wanted


def test_an_address_asks_before_a_choice_and_a_choice_before_the_browser(nobody: Person) -> None:
    assert asked(nobody) == "en"
    assert asked(nobody, accept_language="eo, en;q=0.5") == "eo"
    choose(nobody, "en")
    assert asked(nobody, accept_language="eo") == "en"
    assert asked(nobody, "/api/tables/nowhere?lang=eo") == "eo"
    assert asked(nobody, "/api/tables/nowhere?lang=xx", accept_language="eo") == "en"
    assert asked(nobody, accept_language="eo") == "en"  # an address is asked once, and changes no choice


def test_a_choice_is_kept_for_a_year_on_the_device(nobody: Person) -> None:
    answer = nobody.client.post("/api/language", json={"language": "eo"})
    said = answer.headers["set-cookie"].lower()
    assert (answer.status_code, answer.headers["content-language"]) == (204, "eo")
    asked_for, _, chosen = said.partition("lang=eo;")
    assert "lang-asked=" in asked_for, "what an address asked for is forgotten"
    assert {"max-age=31536000", "path=/", "samesite=lax"} <= {part.strip() for part in chosen.split(";")}
    assert asked(nobody) == "eo"


def test_a_language_that_is_not_there_cannot_be_chosen(nobody: Person) -> None:
    refusal = nobody.refused("POST", "/api/language", language="xx")
    assert refusal == (422, "unknown_language")
    assert refusal.message == "This language is not spoken here; choose English or Esperanto."
    assert "lang" not in nobody.client.cookies


def test_a_cookie_of_a_language_that_is_gone_means_english(nobody: Person) -> None:
    nobody.client.cookies.set("lang", "xx")
    assert asked(nobody, accept_language="eo") == "en"


def test_whoever_logs_in_elsewhere_reads_what_they_have_chosen(server: Server) -> None:
    zoe, other, third = server.person("Zoe"), server.person(), server.person()
    zoe.post("/api/account", name="Zoe of the Words", password=PASSWORD)
    choose(zoe, "eo")
    assert zoe.get("/api/me")["language"] == "eo"
    choose(third, "en")
    for person in (other, third):
        person.post("/api/login", name="Zoe of the Words", password=PASSWORD)
    assert asked(other) == "eo"
    assert asked(third) == "en"  # which has a choice of its own
    choose(other, "en")
    assert asked(zoe) == "eo"
    other.client.cookies.delete("lang")
    assert asked(other, accept_language="eo") == "en"
    other.post("/api/logout")
    assert asked(other, accept_language="eo") == "eo"


def test_a_choice_survives_the_server(tmp_path: Path) -> None:
    with Server(tmp_path / "serai.db") as server:
        ada = server.person("Ada")
        choose(ada, "eo")
        key = ada.client.cookies["serai_key"]
    assert rows(tmp_path / "serai.db", "SELECT name, language FROM people") == [("Ada", "eo")]
    with Server(tmp_path / "serai.db") as server:
        again = server.person()
        again.client.cookies.set("serai_key", key)
        assert asked(again) == "eo"


@pytest.mark.parametrize("header", ["eo;q=nan", ";;;,,,", "*", "eo;q=2;q=1, \xff", "eo" * 3000, "en;q=-1, eo;q=1e999"])
def test_no_wish_of_a_browser_is_a_fault(nobody: Person, header: str) -> None:
    answer = nobody.client.get("/api/tables/nowhere", headers={b"Accept-Language": header.encode("latin-1")})
    assert refusal_of(answer) == (404, "no_table")


# What is answered in it -----------------------------------------------------------------------------------------------


def spoken(person: Person, method: str, path: str, **body: Any) -> str:
    answer = person.ask(method, path, body)
    assert answer.headers["content-language"] == "eo"
    assert {"Accept-Language", "Cookie"} <= {part.strip() for part in answer.headers["vary"].split(",")}
    return refusal_of(answer).message


def test_refusals_are_in_the_language_of_who_asked(ada: Person) -> None:
    table = ada.open()
    number = ada.see(table)["number"]
    choose(ada, "eo")
    assert spoken(ada, "GET", "/api/tables/nowhere") == NO_TABLE["eo"]
    assert spoken(ada, "GET", "/api/nowhere") == "Estas nenio ĉi tie."
    assert spoken(ada, "POST", "/api/guests") == "Ĉe 'name': mankas."
    inside = spoken(ada, "POST", f"/api/tables/{table}/act", number=number, action="nonsense")
    assert inside.startswith("Ne eblas: ")


def test_a_request_from_another_site_is_refused_in_its_language(nobody: Person) -> None:
    answer = nobody.client.post("/api/logout", headers={"Origin": "http://evil.example", "Accept-Language": "eo"})
    assert refusal_of(answer).message == "Ĝi venis de alia paĝo."
    assert answer.headers["content-language"] == "eo"


def test_facts_find_their_places_in_another_language(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open", start=False, patience=2000)
    bo.at(table, "join")
    ada.at(table, "start")
    seen = ada.see(table)
    gone, other = (ada, bo) if seen["seats"][0]["decides"] else (bo, ada)
    choose(other, "eo")
    seat = next(at["seat"] for at in seen["seats"] if at["decides"])
    refusal: Refusal = other.refused_at(table, "stand-in", number=seen["number"], seat=seat)
    assert refusal.message == f"{gone.name} havas ankoraŭ 34 horojn."
    assert refusal.more["seconds"] > 0


def test_a_busy_server_says_so_in_their_language_without_looking_for_it(
    server: Server, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(ada, "eo")
    monkeypatch.setattr(Storage.read.__wrapped__, "__defaults__", (0.3,))  # type: ignore[attr-defined]
    with server.no_reader_free():
        begun = time.monotonic()
        assert spoken(ada, "GET", "/api/tables/nowhere") == "La servilo estas okupita."
        assert time.monotonic() - begun < 2


def test_answers_name_their_language_and_what_it_depends_on(ada: Person) -> None:
    table = ada.open()
    for path in ["/api/tables", "/api/games", f"/api/tables/{table}", f"/api/tables/{table}/steps/0", "/"]:
        answer = ada.client.get(path, headers={"Accept-Language": "eo"})
        assert answer.headers["content-language"] == "eo", path
        assert "Accept-Language, Cookie" in answer.headers["vary"]


# Two at one table -----------------------------------------------------------------------------------------------------


def called(seen: dict[str, Any]) -> list[str]:
    return [seat["called"] for seat in seen["seats"]]


def test_two_at_one_table_read_their_own_languages(ada: Person, bo: Person) -> None:
    table = ada.open(seats="me open", start=False, explicit_end=True)
    bo.at(table, "join")
    ada.at(table, "start")
    choose(bo, "eo")
    rng = random.Random(3)
    while not any(person.see(table)["must_end"] for person in (ada, bo)):
        for person in (ada, bo):
            seen = person.see(table)
            if seen["choices"]:
                person.at(table, "act", number=seen["number"], action=rng.choice(seen["choices"])["action"])
    ada_played = ada.see(table)["must_end"]
    prompts = [ada.see(table)["prompt"], bo.see(table)["prompt"]]
    if ada_played:
        assert prompts == ["Your turn is played. End it, or take something back.", "Ludis: Ada."]
    else:
        assert prompts == ["Bo has played, and may still take something back.", "Vi ludis."]
    for _ in range(2):  # what one of them reads is kept for nobody else
        assert called(ada.see(table)) == ["Red", "Blue"]
        assert called(bo.see(table)) == ["Ruĝa", "Blua"]
    assert [seat["colour"] for seat in bo.see(table)["seats"]] == ["red", "blue"]


def test_who_waits_for_news_hears_them_in_their_language(server: Server, ada: Person) -> None:
    table = ada.open()
    number = ada.see(table)["number"]

    def wait(code: str) -> dict[str, Any]:
        watcher = server.person()
        answer = watcher.client.get(f"/api/tables/{table}?after={number}", headers={"Accept-Language": code})
        seen: dict[str, Any] = granted(answer)
        assert answer.headers["content-language"] == code
        return seen

    with ThreadPoolExecutor(2) as pool:
        waiting = [pool.submit(wait, code) for code in ("en", "eo")]
        while len(server.services.bus.live.all()) < 2:
            time.sleep(0.01)
        ada.act(table)
        assert [called(one.result()) for one in waiting] == [["Red", "Blue"], ["Ruĝa", "Blua"]]


def test_who_comes_too_late_is_shown_the_table_in_their_language(ada: Person) -> None:
    table = ada.open()
    choose(ada, "eo")
    refusal = ada.refused_at(table, "act", number=0, action=0)
    assert refusal == (409, "stale")
    assert called(refusal.more["table"]) == ["Ruĝa", "Blua"]


def test_bots_are_called_in_the_readers_language(ada: Person) -> None:
    table = ada.open(seats="me bot:random", start=False)
    assert [seat["name"] for seat in ada.see(table)["seats"]] == ["Ada", "Wanderer"]
    choose(ada, "eo")
    seen = ada.see(table)
    assert [(seat["name"], seat["bot"]) for seat in seen["seats"]] == [("Ada", None), ("Vaganto", "random")]


# What lists keep ------------------------------------------------------------------------------------------------------


THREE_DAYS = Of(PACKAGE, Say("count-day", n=3))


def clocks(person: Person, table: str, code: str) -> list[str]:
    answer: httpx.Response = person.client.get(f"/api/tables?lang={code}")
    return [line["clock"] for line in answer.json()["mine"] if line["id"] == table]


@pytest.mark.parametrize(
    ("held", "english", "other"),
    [
        (kept(THREE_DAYS), "3 days", "3 tagoj"),
        ("Year 2, turn 3", "Year 2, turn 3", "Year 2, turn 3"),
        ("", "", ""),
        ('{"of":"a_title.that_is_gone","said":{"say":"clock","facts":{}}}', "", ""),
        ('{"of":"serai.server","said":{"say":"a-message-that-is-gone","facts":{}}}', "", ""),
        ("7", "7", "7"),
    ],
)
def test_lists_tell_how_far_a_game_is_in_every_language(
    server: Server, ada: Person, held: str, english: str, other: str
) -> None:
    table = ada.open()
    rows(server.file, "UPDATE tables SET clock = ? WHERE id = ?", held, table)
    assert clocks(ada, table, "en") == [english]
    assert clocks(ada, table, "eo") == [other]


def test_what_is_kept_is_no_language() -> None:
    assert json.loads(kept(THREE_DAYS)) == to_json(THREE_DAYS)
    assert read_kept(kept(THREE_DAYS)) == THREE_DAYS
    assert words("en")(read_kept("{")) == "{"
