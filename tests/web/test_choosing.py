"""Pages in the language that their address, their browser or their reader asks for; links keep it."""

import re
from collections.abc import Iterator
from typing import Final

import httpx
import pytest

from serai.web.protocol import TOO_LARGE, answer
from tests.server.live_server import Person, Server
from tests.toys import toy

ESPERANTO: Final = {
    "serai": "language-name = Esperanto\nlanguage-locale = eo\n",
    "serai.web": (
        "page-account = Via konto\n"
        "problem-lost = Estas nenio ĉi tie\n"
        "names-invited = { $title }: oni invitas vin\n"
        "refused-too_large = Tro multe.\n"
    ),
}
"""As much of a language as there is need for here; for all else, English stands in."""


@pytest.fixture(autouse=True, scope="module")
def esperanto() -> Iterator[None]:
    with toy("eo", ESPERANTO):
        yield


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("site") / "serai.db") as served:
        yield served


def opened(person: Person, path: str, **headers: str) -> httpx.Response:
    """An address, opened as a browser does."""
    given = {"Accept": "text/html", **{name.replace("_", "-"): said for name, said in headers.items()}}
    return person.client.get(path, headers=given, follow_redirects=True)


def spoken(page: httpx.Response) -> str:
    """The language that a page says it is in."""
    (code,) = re.findall(r'<html lang="(\w+)">', page.text)
    assert page.headers["content-language"] == code
    return str(code)


def test_a_browsers_wish_is_met_and_a_choice_goes_before_it(site: Server) -> None:
    nobody = site.person()
    assert spoken(opened(nobody, "/", accept_language="eo, en;q=0.5")) == "eo"
    assert "set-cookie" not in opened(nobody, "/", accept_language="eo").headers
    nobody.post("/api/language", language="en")
    assert spoken(opened(nobody, "/", accept_language="eo")) == "en"


@pytest.mark.parametrize("path", ["/", "/account", "/tables/nowhere", "/invitations/nowhere"])
def test_an_address_names_its_language(site: Server, path: str) -> None:
    assert spoken(opened(site.person(), f"{path}?lang=eo")) == "eo"


def test_a_language_of_an_address_stays_while_one_follows_links(site: Server) -> None:
    ada = site.person("Ada")
    table = ada.open()
    for first in ["/?lang=eo", "/account?lang=eo", f"/tables/{table}?lang=eo", f"/tables/{table}/replay?lang=eo"]:
        ada.client.cookies = {"serai_key": ada.client.cookies["serai_key"]}
        said = opened(ada, first)
        assert spoken(said) == "eo"
        kept = " ".join(step.headers.get("set-cookie", "") for step in [*said.history, said])
        assert "lang-asked=eo" in kept
        assert "max-age" not in kept.lower()  # a shared link is no choice
        assert spoken(opened(ada, "/account")) == "eo"
    assert 'data-lang="eo"' in ada.client.get(f"/tables/{table}/fragments").text


def test_an_address_does_not_make_a_device_forget_what_was_chosen_on_it(site: Server) -> None:
    bo = site.person()
    bo.client.post("/api/language", json={"language": "eo"})
    for asked in ("en", "xx"):
        assert spoken(opened(bo, f"/?lang={asked}")) == "en"
        assert spoken(opened(bo, "/account")) == "en", "the links of the page keep its language"
        bo.client.cookies.delete("lang-asked")  # as a browser does that is closed
        assert spoken(opened(bo, "/account")) == "eo"
    assert spoken(opened(bo, "/?lang=")) == "eo"
    opened(bo, "/?lang=en")
    bo.client.post("/api/language", json={"language": "eo"})
    assert spoken(opened(bo, "/account")) == "eo", "a choice counts at once"


def test_an_invitation_leads_on_in_its_language(site: Server) -> None:
    ada, bo = site.person("Ada"), site.person()
    invite = ada.see(ada.open(seats="me open", start=False))["invite"]
    page = opened(bo, f"/invitations/{invite}?lang=eo")
    assert "oni invitas vin" in page.text
    bo.post("/api/guests", name="Bo")
    sat = opened(bo, f"/invitations/{invite}?lang=eo")
    assert "/tables/" in str(sat.url)
    assert spoken(sat) == "eo"
    assert spoken(opened(bo, "/")) == "eo"


def test_a_language_that_is_not_there_is_english_and_that_is_said_once(site: Server) -> None:
    nobody = site.person()
    first = opened(nobody, "/?lang=tlh", accept_language="eo")
    assert spoken(first) == "en"
    assert "“tlh”" in first.text
    again = opened(nobody, "/", accept_language="eo")
    assert spoken(again) == "en"
    assert "tlh" not in again.text
    gone = site.person()
    gone.client.cookies.set("lang", "tlh")
    assert "“tlh”" in opened(gone, "/account").text
    assert "“tlh”" not in opened(gone, "/account").text


def test_what_is_not_there_is_said_in_the_language_of_who_asked(site: Server) -> None:
    page = opened(site.person(), "/nowhere", accept_language="eo")
    assert (page.status_code, spoken(page)) == (404, "eo")
    assert "Estas nenio ĉi tie" in page.text


def test_each_at_a_table_has_a_page_in_their_own_language(site: Server) -> None:
    ada, bo = site.person("Ada"), site.person("Bo")
    bo.post("/api/language", language="eo")
    table = ada.open()
    assert [spoken(opened(one, f"/tables/{table}")) for one in (ada, bo)] == ["en", "eo"]
    assert "Via konto" in opened(bo, f"/tables/{table}").text
    assert "Via konto" not in opened(ada, f"/tables/{table}").text


def test_who_is_turned_away_at_the_door_is_told_so_in_their_language(site: Server) -> None:
    assert b"Tro multe." in answer(TOO_LARGE, "eo")
    nobody = site.person()
    told = nobody.client.get("/", headers={"Accept-Language": "eo", "X-Long": "x" * 40_000})
    assert (told.status_code, told.json()["message"]) == (431, "Tro multe.")


def test_a_day_is_written_as_the_language_writes_it(site: Server) -> None:
    zoe = site.person("Zoe")
    zoe.post("/api/tokens", label="bot")
    english, other = (opened(zoe, f"/account?lang={code}").text for code in ("en", "eo"))
    days = [re.findall(r'<span class="quiet small">([^<]+)</span><\/span><button', page) for page in (english, other)]
    assert days[0] != days[1]
    assert all(days)
