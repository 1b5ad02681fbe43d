"""Several browsers at one table: moves and words arrive by themselves, also after a lost connection."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.served import Server

LOST = ("Failed to load resource", "net::ERR")
"""What a browser says in its console when there is no connection."""


def two_at_a_table(ada: Person, bo: Person, game: str = "merv") -> tuple[Person, Person]:
    """The one whose turn it is, and the other, both looking at their table."""
    table = ada.open(game, "me open", start=False)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    for one in (ada, bo):
        one.sit(table)
    return (ada, bo) if ada.see(table)["choices"] else (bo, ada)


def test_a_move_in_one_browser_is_seen_in_the_other_at_once(person: Invite) -> None:
    acting, waiting = two_at_a_table(person("Ada"), person("Bo"))
    expect(waiting["#prompt h2"]).to_have_text(f"{acting.name} is choosing")
    expect(waiting["#asked p"]).to_have_text("a slot for the master meeple")
    expect(acting["#asked p"]).to_have_text("Choose a slot for your master meeple.")
    for _ in range(3):
        before = waiting.number
        acting.choose()
        waiting.moved_on(before)
        assert waiting.number == acting.number
    expect(waiting["#log .story li"].first).to_contain_text(acting.name)


def test_the_tab_tells_who_waits_that_it_is_their_turn_and_knocks_if_they_like(person: Invite) -> None:
    acting, waiting = two_at_a_table(person("Ada"), person("Bo"))
    waiting.page.evaluate("localStorage.setItem('serai.sound', 'on')")
    waiting.page.evaluate(
        "window.AudioContext = class extends AudioContext { constructor() { super(); knocks++; } }; knocks = 0"
    )
    assert "●" not in waiting.page.title()
    acting.choose_until("#state[data-turn='0']")
    waiting.until_my_turn()
    expect(waiting.page).to_have_title("● Your turn · Merv")
    assert waiting.page.evaluate("knocks") == 1


def test_what_one_says_is_read_by_the_other(person: Invite) -> None:
    ada, bo = two_at_a_table(person("Ada"), person("Bo"))
    for one in (ada, bo):
        one["[role=tab][data-tab=chat]"].click()
    ada["[data-chat] input"].fill("Good luck & <b>fun</b>!")
    ada.page.keyboard.press("Enter")
    expect(bo["#chat-lines"]).to_contain_text("Good luck & <b>fun</b>!")
    expect(ada["#chat-lines"]).to_contain_text("Good luck")
    expect(ada["[data-chat] input"]).to_have_value("")


def test_someone_who_was_offline_catches_up_alone(person: Invite) -> None:
    acting, waiting = two_at_a_table(person("Ada"), person("Bo"))
    waiting.forgives(*LOST)
    waiting.context.set_offline(True)
    before = waiting.number
    acting.choose()
    waiting.context.set_offline(False)
    waiting.moved_on(before)
    expect(waiting["#link"]).to_be_hidden()


def test_a_server_that_is_started_again_finds_its_pages_and_their_choices_again(tmp_path: Path, person: Invite) -> None:
    with Server(tmp_path) as server:
        ada = person("Ada", url=server.url).forgives(*LOST)
        ada.sit(ada.open("tadmor", "me shared"))
        ada["#cover button"].click()
        before = ada.number
        server.stop()
        expect(ada["#link"]).to_be_visible()
        expect(ada["#link"]).to_have_text(re.compile("Reconnecting"))
        ada.actions.first.click()
        expect(ada["#toast"]).to_contain_text("No connection")
        server.start()
        ada.moved_on(before)
        expect(ada["#link"]).to_be_hidden(timeout=20_000)
        expect(ada["#toast"]).to_be_hidden()
        ada.page.goto("about:blank")


def test_a_spectator_sees_the_table_and_can_choose_nothing(person: Invite) -> None:
    acting, _ = two_at_a_table(person("Ada"), person("Bo"), "tadmor")
    eve = person("Eve")
    eve.go(acting.page.url)
    expect(eve["#board svg"].first).to_be_visible()
    expect(eve["main [data-act]"]).to_have_count(0)
    before = eve.number
    acting.choose()
    eve.moved_on(before)
