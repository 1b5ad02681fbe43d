"""Somebody does not come: the others are offered, without asking again, to let a bot play."""

import sqlite3

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.served import Server
from tests.browser.test_layout import PHONE
from tests.browser.test_together import two_at_a_table

SILENT = "Ada has not moved for 3 days."


def pass_time(server: Server, person: Person, seconds: int) -> None:
    """As if everything at a table had happened so much earlier."""
    table = str(person["main"].get_attribute("data-table"))
    with sqlite3.connect(server.file) as connection:
        connection.execute("UPDATE moves SET at = at - ? WHERE table_id = ?", [1000 * seconds, table])
    connection.close()


def test_whoever_waits_long_enough_lets_a_bot_play(server: Server, person: Invite) -> None:
    gone, waiting = two_at_a_table(person("Ada"), person("Bo", **PHONE))
    waiting.page.on("dialog", lambda dialog: dialog.accept())
    expect(waiting[".silent"]).to_have_count(0)
    pass_time(server, waiting, 26 * 3600)
    waiting.page.reload()
    expect(waiting[".silent p"]).to_have_text(f"{gone.name} has not moved for 26 hours.")
    expect(gone[".silent"]).to_have_count(0)
    before = waiting.number
    waiting.press(f"Let a bot play for {gone.name}")
    waiting.moved_on(before)
    expect(waiting[".silent"]).to_have_count(0)
    gone.page.reload()
    gone.press("Take over from the bot")
    expect(gone["#prompt"]).not_to_contain_text("Take over")


def test_the_offer_appears_by_itself_when_the_time_has_come(server: Server, person: Invite) -> None:
    _, waiting = two_at_a_table(person("Ada"), person("Bo"))
    pass_time(server, waiting, 24 * 3600 - 3)
    waiting.page.reload()
    expect(waiting[".silent button"]).to_be_visible()


def test_three_have_to_agree_without_the_host(server: Server, person: Invite) -> None:
    ada, bo, cleo = person("Ada"), person("Bo"), person("Cleo")
    table = ada.open("merv", "me open open", start=False)
    for guest in (bo, cleo):
        guest.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    while not ada.see(table)["choices"]:
        for guest in (bo, cleo):
            if guest.see(table)["choices"]:
                guest.play_on(table, 1)
    for guest in (bo, cleo):
        guest.page.on("dialog", lambda dialog: dialog.accept())
        guest.sit(table)
    pass_time(server, bo, 3 * 24 * 3600)
    bo.page.reload()
    bo.press("Let a bot play for Ada")
    expect(bo[".silent p"]).to_have_text([SILENT, "You have said that a bot shall play: 1 of 2."])
    expect(bo[".silent button"]).to_have_count(0)
    expect(cleo[".silent p"]).to_have_text([SILENT, "1 of 2 have said that a bot shall play."])
    cleo.press("Let a bot play for Ada")
    for guest in (bo, cleo):
        expect(guest[".silent"]).to_have_count(0)
        expect(guest["#mat-0 .tag"]).to_have_text("has left, a bot plays")


# Before the game ------------------------------------------------------------------------------------------------------


def test_the_host_frees_a_seat_and_a_guest_moves(person: Invite) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = ada.open("merv", "me open open", start=False)
    bo.post(f"/api/tables/{table}/join", seat=1)
    for one in (ada, bo):
        one.sit(table)
    bo["#place-2"].get_by_role("button", name="Move here").click()
    expect(bo["#place-2"]).to_contain_text("Bo (you)")
    expect(ada["#place-2"]).to_contain_text("Bo")
    expect(bo["[data-fill]"]).to_have_count(0)
    ada["#place-2"].get_by_role("button", name="Free this seat").click()
    expect(bo["#place-2"].get_by_role("button", name="Sit here")).to_be_visible()


def test_the_host_closes_a_table_and_everybody_reads_it(person: Invite) -> None:
    ada, bo = person("Ada"), person("Bo")
    table = ada.open("merv", "me open", start=False)
    for one in (ada, bo):
        one.sit(table)
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada.press("Close this table")
    for one in (ada, bo):
        expect(one["h1"]).to_have_text("This table of Merv is closed")
    ada.press("Back to the lobby")
    expect(ada["#my-tables"]).not_to_contain_text("Merv")
