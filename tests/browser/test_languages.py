"""Languages in a browser: chosen by click or key, kept, and each reader at a table in their own."""

from typing import Final

import pytest
from playwright.sync_api import expect

from serai.language import languages, name_of
from serai.web.words import words
from tests.browser.conftest import Invite
from tests.browser.gallery import Gallery
from tests.browser.people import Person, ready
from tests.browser.test_layout import COVERED, OUTSIDE, SIZES
from tests.browser.test_together import two_at_a_table
from tests.browser.test_whole_games import TITLES

OTHERS: Final = [code for code in languages() if code != "en"]
CYRILLIC: Final = {"ru", "uk", "be", "bg", "sr"}

every_other = pytest.mark.parametrize("code", OTHERS)


def speaks(person: Person, code: str) -> None:
    person.page.locator(f"html[lang='{code}'][data-ready='1']").wait_for(state="attached")


@every_other
def test_a_visitor_chooses_a_language_in_the_lobby_and_it_stays(person: Invite, code: str) -> None:
    visitor = person()
    visitor.go("/?lang=en#main")
    speaks(visitor, "en")
    visitor[".welcome .languages"].get_by_text(name_of(code), exact=True).click()
    speaks(visitor, code)
    expect(visitor[f".welcome [data-language='{code}']"]).to_have_attribute("aria-pressed", "true")
    expect(visitor[".welcome h1"]).to_have_text(words(code).say("lobby-welcome"))
    visitor.go("/account")
    speaks(visitor, code)


@every_other
def test_a_player_chooses_a_language_by_keys_without_leaving_the_table(person: Invite, code: str) -> None:
    ada = person("Ada")
    table = ada.open("merv", "me bot:random")
    ada.sit(table)
    ada["header [data-open='settings']"].focus()
    ada.page.keyboard.press("Enter")
    ada[f"#settings [data-language='{code}']"].focus()
    ada.page.keyboard.press("Enter")
    speaks(ada, code)
    assert ada.page.url.endswith(f"/tables/{table}")
    ada.until_my_turn()
    expect(ada["#prompt h2"]).to_have_text(words(code).say("table-your-turn"))
    assert ada.get("/api/me")["language"] == code


def test_an_unknown_language_is_said_once_and_goes_away(person: Invite) -> None:
    visitor = person()
    visitor.go("/?lang=tlh")
    speaks(visitor, "en")
    expect(visitor["#toast"]).to_contain_text("tlh")
    visitor.go("/")
    expect(visitor["#toast"]).to_be_hidden()


@every_other
@pytest.mark.parametrize("game", TITLES)
def test_a_turn_is_played_in_every_language(person: Invite, game: str, code: str) -> None:
    ada = person("Ada", locale=code)
    ada.sit(ada.open(game, "me bot:random bot:random"))
    speaks(ada, code)
    for _ in range(4):
        ada.until_my_turn()
        expect(ada["#prompt h2"]).to_have_text(words(code).say("table-your-turn"))
        ada.choose()
    expect(ada["#log .story li"].first).to_be_visible()


@every_other
def test_two_at_one_table_read_each_their_own_language(person: Invite, code: str) -> None:
    acting, waiting = two_at_a_table(person("Ada", locale="en"), person("Bo", locale=code))
    english, other = (acting, waiting) if acting.name == "Ada" else (waiting, acting)
    for _ in range(3):
        before = waiting.number
        acting.choose()
        waiting.moved_on(before)
    speaks(english, "en")
    speaks(other, code)
    stories = [one["#log .story li span"].all_inner_texts() for one in (english, other)]
    assert len(stories[0]) == len(stories[1])
    assert stories[0] != stories[1]


@every_other
def test_a_language_chosen_in_another_window_reaches_this_one(person: Invite, code: str) -> None:
    ada = person("Ada")
    table = ada.open("merv", "me bot:random")
    ada.sit(table)
    ada.until_my_turn()
    other = ada.go("/", ada.tab())
    other.locator(f".welcome [data-language='{code}']").click()
    other.locator(f"html[lang='{code}']").wait_for(state="attached")
    ada.actions.first.click()
    speaks(ada, code)


@pytest.mark.parametrize("code", languages())
def test_nobody_loads_letters_that_their_language_does_not_need(person: Invite, code: str) -> None:
    visitor = person(locale=code)
    asked: list[str] = []
    visitor.page.on("request", lambda request: asked.append(request.url))
    visitor.go("/")
    visitor["[data-open='settings']"].first.click()
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_load_state("networkidle")
    fonts = [url.rpartition("/")[2] for url in asked if url.endswith(".woff2")]
    assert any("latin" in font for font in fonts)
    assert any("cyrillic" in font for font in fonts) is (code in CYRILLIC)


@every_other
@pytest.mark.parametrize("game", TITLES)
def test_a_table_fits_every_window_in_every_language(gallery: Gallery, person: Invite, game: str, code: str) -> None:
    ada, table = person(locale=code, storage_state=gallery.cookies), gallery.live(game)
    for width, height in [*SIZES, (1280, 720)]:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.sit(table)
        ada.until_my_turn()
        speaks(ada, code)
        assert ada.page.evaluate(OUTSIDE) == [], (width, height)
        assert ada.page.evaluate(COVERED) == [], (width, height)


@every_other
def test_the_other_pages_fit_every_window_in_every_language(gallery: Gallery, person: Invite, code: str) -> None:
    ada, room, over = person(locale=code, storage_state=gallery.cookies), gallery.room(), gallery.over("merv")
    for path in ["/", "/account", f"/tables/{room}", f"/tables/{over}", f"/tables/{over}/replay/30"]:
        ada.go(path)
        for width, height in [*SIZES, (1280, 720)]:
            ada.page.set_viewport_size({"width": width, "height": height})
            wide = ada.page.evaluate("document.scrollingElement.scrollWidth")
            assert wide <= width, (path, width, wide)
            assert ada.page.evaluate(COVERED) == [], (path, width)
    ada.go("/")
    for dialog in ["settings", "setup-marco_polo"]:
        ada.page.evaluate("id => document.getElementById(id).showModal()", dialog)
        assert ada[f"#{dialog}"].evaluate("it => it.scrollWidth <= it.clientWidth"), dialog
        ada.page.evaluate("id => document.getElementById(id).close()", dialog)
    ready(ada.page)
