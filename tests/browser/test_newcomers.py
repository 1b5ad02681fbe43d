"""Coming in: by name only, with friends, with bots; and coming back."""

import re
import time

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.people import Person, granted, ready


def table_of(person: Person) -> str:
    return person.page.url.rpartition("/")[2].partition("?")[0]


def test_a_newcomer_types_a_name_and_plays_within_seconds(person: Invite) -> None:
    someone = person()
    begun = time.monotonic()
    someone.go("/")
    someone["#name"].fill("Zenobia")
    someone.press("Start playing")
    expect(someone["h1"]).to_contain_text("Zenobia")
    ready(someone.page)
    someone["[data-play=merv]"].click()
    someone.page.wait_for_url("**/tables/*")
    someone.until_my_turn()
    assert time.monotonic() - begun < 15
    expect(someone.actions.first).to_be_visible()


def test_whoever_presses_play_first_is_asked_for_a_name_then(person: Invite) -> None:
    someone = person()
    someone.go("/")
    someone["[data-play=tadmor]"].click()
    someone["#naming input"].fill("Odaenathus")
    someone.page.keyboard.press("Enter")
    someone.page.wait_for_url("**/tables/*")
    someone.until_my_turn()


def test_a_friend_comes_by_the_invitation_and_the_host_starts(ada: Person, person: Invite) -> None:
    ada.go("/")
    ada["[data-open=setup-marco_polo]"].click()
    form = ada["#setup-marco_polo"]
    form.locator("label", has=ada["input[name=players][value='2']"]).first.click()
    form.locator("[name=private]").check()
    form.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/tables/*")
    expect(ada["[data-post$='/start']"]).to_be_disabled()
    friend = person()
    friend.page.goto(ada["#invite"].input_value())
    ready(friend.page)
    friend["#name"].fill("Bo")
    friend["main button.main"].click()
    friend.page.wait_for_url(f"**/tables/{table_of(ada)}*")
    friend.press("Sit here")
    expect(ada[".places"]).to_contain_text("Bo")
    ada["[data-post$='/start']"].click()
    for one in (ada, friend):
        expect(one["#board svg"].first).to_be_visible()
    assert {ada["#state"].get_attribute("data-turn"), friend["#state"].get_attribute("data-turn")} == {"0", "1"}


def test_a_table_in_the_lobby_is_joined_by_whoever_sees_it(ada: Person, person: Invite) -> None:
    table = ada.open("merv", "me open", start=False)
    bo = person("Bo")
    bo.go("/")
    bo[f"[data-join='{table}']"].click()
    bo.page.wait_for_url(f"**/tables/{table}")
    expect(bo[".places"]).to_contain_text("Bo")


def test_the_host_fills_free_seats_with_bots(ada: Person) -> None:
    ada.sit(ada.open("tadmor", "me open open", start=False))
    for left in (1, 0):
        ada["[data-fill][data-kind=bot]"].first.click()
        expect(ada["[data-fill][data-kind=bot]"]).to_have_count(left)
    ada["[data-post$='/start']"].click()
    expect(ada["#board svg"].first).to_be_visible()


def test_after_the_end_the_same_people_play_again(ada: Person) -> None:
    table = ada.open("merv", "me bot:random")
    ada.play_on(table)
    ada.sit(table)
    expect(ada[".result h2"]).to_be_visible()
    ada.press("Play again")
    ada.page.wait_for_url(lambda url: "/tables/" in url and table not in url)
    ada.go(f"/tables/{table}")
    expect(ada["#prompt .after"]).to_contain_text("To the next table")


def test_who_resigns_is_replaced_by_a_bot_and_may_come_back(ada: Person, person: Invite) -> None:
    """Bo never decides, so the bot that stands in cannot play the game to its end before Ada is back."""
    bo = person("Bo")
    table = ada.open("merv", "me open", start=False)
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    ada.sit(table)
    ada.page.on("dialog", lambda dialog: dialog.accept())
    ada["[data-open=tablemenu]"].click()
    ada["[data-do=resign]"].click()
    back = ada["#prompt [data-post$='/return']"]
    expect(back).to_be_visible()
    expect(ada["main [data-act]"]).to_have_count(0)
    bo.waits_for(table)
    assert [seat["left"] for seat in bo.see(table)["seats"]] == [True, False]
    back.click()
    expect(back).to_have_count(0)
    assert [seat["left"] for seat in bo.see(table)["seats"]] == [False, False]
    while not ada.see(table)["choices"]:
        bo.play_on(table, 1)
    ada.until_my_turn()


def test_an_account_is_made_and_used_from_another_browser(ada: Person, person: Invite) -> None:
    name = f"Ada {time.time_ns() % 10**9}"
    ada.open("merv", "me open", start=False)
    ada.go("/account")
    ada["#account-name"].fill(name)
    ada["#account-password"].fill("a long caravan")
    ada.press("Protect this name")
    expect(ada["main"]).to_contain_text(f"You play as {name}. Your games")
    elsewhere = person()
    elsewhere.go("/")
    expect(elsewhere["#my-tables .line"]).to_have_count(0)
    elsewhere["[data-open=login]"].first.click()
    elsewhere["#login-name"].fill(name)
    elsewhere["#login-password"].fill("a long caravan")
    elsewhere.page.keyboard.press("Enter")
    expect(elsewhere["#my-tables .line"]).to_have_count(1)
    expect(elsewhere["h1"]).to_contain_text(name)


def test_a_password_is_changed_and_other_browsers_are_logged_out(ada: Person, person: Invite) -> None:
    name = f"Ada {time.time_ns() % 10**9}"
    ada.post("/api/account", name=name, password="a long caravan")
    elsewhere = person()
    elsewhere.post("/api/login", name=name, password="a long caravan")
    ada.forgives("403", "422").go("/account")
    for old, new, said in [
        ("a short caravan", "a longer caravan", "not your password"),
        ("a long caravan", "password1", "easily guessed"),
        ("a long caravan", "a longer caravan", "is changed"),
    ]:
        ada["#password-old"].fill(old)
        ada["#password-new"].fill(new)
        ada.press("Change the password")
        expect(ada["#toast"]).to_contain_text(said)
    expect(ada["#password-old"]).to_have_value("")
    assert elsewhere.get("/api/me") is None
    assert ada.get("/api/me")["name"] == name
    elsewhere.post("/api/login", name=name, password="a longer caravan")


def test_a_wrong_password_is_refused_in_words(person: Invite) -> None:
    someone = person().forgives("401", "403")
    someone.go("/")
    someone["[data-open=login]"].first.click()
    someone["#login-name"].fill("Nobody at all")
    someone["#login-password"].fill("no idea whatever")
    someone.page.keyboard.press("Enter")
    expect(someone["#toast"]).to_have_text(re.compile(r"\w.*\."))


def test_a_key_for_programs_is_made_works_and_is_revoked(ada: Person, person: Invite) -> None:
    ada.go("/account")
    ada["[data-token] input"].fill("my bot")
    ada.press("Make a key")
    expect(ada["#fresh-token code"]).to_have_text(re.compile(r"\S{20,}"))
    header = {"Authorization": f"Bearer {ada['#fresh-token code'].inner_text()}"}
    program = person().context.request
    assert granted(program.get("/api/me", headers=header))["name"] == "Ada"
    ada.go("/account")
    expect(ada["#fresh-token"]).to_be_hidden()
    ada.press("Revoke")
    expect(ada["[data-delete]"]).to_have_count(0)
    assert program.get("/api/me", headers=header).json() is None


def test_a_guest_logs_in_and_the_games_come_along(ada: Person, person: Invite) -> None:
    name = f"Ada {time.time_ns() % 10**9}"
    ada.post("/api/account", name=name, password="a long caravan")
    guest = person("Guest")
    guest.open("merv", "me open", start=False)
    guest.go("/account")
    guest["[data-open=login]"].first.click()
    guest["#login-name"].fill(name)
    guest["#login-password"].fill("a long caravan")
    guest.page.keyboard.press("Enter")
    expect(guest["main"]).to_contain_text(f"You play as {name}")
    guest.go("/")
    expect(guest["#my-tables .line"]).to_have_count(1)
