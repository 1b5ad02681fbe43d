"""Levels of bots on the page: chosen without a pointer, remembered, and seen at the table."""

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_keyboard import tab_to


def choose_by_keyboard(ada: Person, selector: str, name: str) -> None:
    """Whoever types a word in a list comes to the line that begins with it."""
    tab_to(ada, selector)
    ada.page.keyboard.type(name)


def test_a_level_is_chosen_with_the_keyboard_and_named_at_the_table(ada: Person) -> None:
    table = ada.open("merv", "me open open", start=False)
    ada.sit(table)
    choose_by_keyboard(ada, "#level-1", "wand")
    assert ada["#level-1"].get_attribute("title") == "Makes any legal move, for a first look at a game."
    choose_by_keyboard(ada, "#level-2", "appr")
    tab_to(ada, "[data-fill='2'][data-kind=bot]")
    ada.page.keyboard.press("Enter")
    expect(ada["#place-2 .what"]).to_contain_text("Apprentice (bot)")
    expect(ada["#place-2 .what"]).to_contain_text("Plans its own turn and looks no further.")
    expect(ada["#level-1"]).to_have_value("wanderer")  # what one was about to choose stays
    tab_to(ada, "[data-fill='1'][data-kind=bot]")
    ada.page.keyboard.press("Enter")
    expect(ada["#place-1 .what"]).to_contain_text("Wanderer (bot)")
    tab_to(ada, "[data-post$='/start']")
    ada.page.keyboard.press("Enter")
    expect(ada["#mat-1 .tag"]).to_have_text("wanderer (bot)")
    assert [seat["bot"] for seat in ada.see(table)["seats"]] == [None, "wanderer", "apprentice"]


def test_opponents_are_chosen_in_the_lobby_and_remembered(ada: Person) -> None:
    ada.go("/")
    lists = ada[".card select[data-level]"]
    lists.first.select_option("wanderer")
    for at in range(lists.count()):
        expect(lists.nth(at)).to_have_value("wanderer")
        expect(ada[".opponents p"].nth(at)).to_have_text("Makes any legal move, for a first look at a game.")
    ada.go("/")
    expect(lists.last).to_have_value("wanderer")
    ada["[data-play]"].last.click()
    ada.page.wait_for_url("**/tables/*")
    expect(ada["#others .tag"].first).to_have_text("wanderer (bot)")
