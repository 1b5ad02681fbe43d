"""What brings nothing stands last, and is asked about once more: in the list, on the board, with the keyboard."""

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.clicking import POINT
from tests.browser.people import Person
from tests.browser.test_keyboard import AT, tab_to

EMPTY = "Take all camels, for nothing: the camel market is empty"
ASKED = "This brings nothing now: the camel market is empty. Do it all the same?"
ON_THE_BOARD = "#board .can.idle"


def before_an_empty_market(ada: Person) -> Locator:
    """In the middle of a turn in the line of the camel market, where nobody has been yet; the choice that is idle."""
    table = ada.open("merv", "me")
    while not any(choice["lacking"] for choice in ada.see(table)["choices"]):
        seen = ada.see(table)
        notations = [choice["notation"] for choice in seen["choices"]]
        action = "slot 3" if "slot 3" in notations else notations[0]
        ada.post(f"/api/tables/{table}/act", number=seen["number"], action=action)
    ada.sit(table)
    ada.until_my_turn()
    return ada["#actions [data-lacking]"]


def is_asked(ada: Person, before: int) -> None:
    expect(ada["#preview .doubt"]).to_have_text(ASKED)
    expect(ada["#doit"]).to_be_visible()
    assert ada.number == before


def test_what_brings_nothing_stands_last_and_says_what_is_lacking(ada: Person) -> None:
    idle = before_an_empty_market(ada)
    expect(idle).to_have_count(1)
    expect(ada["#actions .say"].last).to_have_text(EMPTY)


def test_it_is_asked_about_once_more_and_done_all_the_same(ada: Person) -> None:
    idle, before = before_an_empty_market(ada), ada.number
    idle.click()
    is_asked(ada, before)
    ada["#doit"].click()
    ada.moved_on(before)
    expect(ada["#actions [data-lacking]"]).to_have_count(0)


def test_the_second_half_of_a_double_click_is_no_answer_but_a_second_click_is(ada: Person) -> None:
    idle, before = before_an_empty_market(ada), ada.number
    idle.dblclick()
    is_asked(ada, before)
    ada["#prompt h2"].click()  # so that the next one is a click of its own
    idle.click()
    ada.moved_on(before)


def test_another_choice_needs_no_second_thought_and_takes_the_question_away(ada: Person) -> None:
    idle, before = before_an_empty_market(ada), ada.number
    idle.click()
    is_asked(ada, before)
    ada["#prompt h2"].click()
    is_asked(ada, before)
    ada.page.keyboard.press("Escape")
    expect(ada["#preview .doubt"]).to_be_empty()
    expect(ada["#doit"]).to_be_hidden()
    ada.choose()


def test_on_the_board_too(ada: Person) -> None:
    before_an_empty_market(ada)
    before = ada.number
    point = ada.page.evaluate(POINT, [ON_THE_BOARD, 0])
    ada.page.mouse.click(point["x"], point["y"])
    is_asked(ada, before)
    expect(ada["#bubble .does"]).to_have_text(EMPTY)
    ada["#prompt h2"].click()
    ada.page.mouse.click(point["x"], point["y"])
    ada.moved_on(before)


@pytest.mark.parametrize("by", ["mouse", "key"])
def test_from_a_menu_too(ada: Person, by: str) -> None:
    idle = before_an_empty_market(ada)
    before, other = ada.number, ada.actions.first.get_attribute("data-act")
    spot = ada[ON_THE_BOARD].first
    spot.evaluate("(spot, other) => (spot.dataset.act = `${other} ${spot.dataset.act}`)", other)
    if by == "mouse":
        point = ada.page.evaluate(POINT, [ON_THE_BOARD, 0])
        ada.page.mouse.click(point["x"], point["y"])
        ada["#menu [role=menuitem]"].last.click()
    else:
        tab_to(ada, ON_THE_BOARD)
        for key in ("Enter", "ArrowDown", "Enter"):
            ada.page.keyboard.press(key)
    is_asked(ada, before)
    if by == "mouse":
        idle.click()
    else:
        ada.page.keyboard.press("Enter")
    ada.moved_on(before)


@pytest.mark.parametrize("way", ["digit", "enter", "board"])
def test_with_the_keyboard_too(ada: Person, way: str) -> None:
    idle = before_an_empty_market(ada)
    before, key = ada.number, "Enter"
    if way == "digit":
        key = str(idle.get_attribute("aria-keyshortcuts"))
    else:
        tab_to(ada, "#actions [data-lacking]" if way == "enter" else ON_THE_BOARD)
    ada.page.keyboard.press(key)
    is_asked(ada, before)
    assert ada.page.evaluate(AT, ON_THE_BOARD if way == "board" else "#actions [data-lacking]")
    ada.page.keyboard.press(key)
    ada.moved_on(before)


def test_a_key_held_down_is_no_answer(ada: Person) -> None:
    idle = before_an_empty_market(ada)
    before, key = ada.number, str(idle.get_attribute("aria-keyshortcuts"))
    for _ in range(3):
        ada.page.keyboard.down(key)  # from the second on it is a repetition
    is_asked(ada, before)
    ada.page.keyboard.up(key)
