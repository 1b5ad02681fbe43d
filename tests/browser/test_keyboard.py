"""A turn without a pointer: Tab and Enter, digits, arrows."""

from itertools import cycle

from playwright.sync_api import expect

from tests.browser.people import Person

AT = "selector => document.activeElement.matches(selector)"


def tab_to(ada: Person, selector: str, most: int = 120) -> None:
    for _ in range(most):
        if ada.page.evaluate(AT, selector):
            return
        ada.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def by_tab(ada: Person) -> None:
    tab_to(ada, "#actions [data-act]")
    ada.page.keyboard.press("Enter")


def by_digit(ada: Person) -> None:
    ada.page.keyboard.press("1")


def down_the_list(ada: Person) -> None:
    tab_to(ada, "#actions [data-act]")
    if ada.actions.count() > 1:
        first = ada.page.evaluate("document.activeElement.textContent")
        ada.page.keyboard.press("ArrowDown")
        assert ada.page.evaluate(AT, "#actions [data-act]")
        assert ada.page.evaluate("document.activeElement.textContent") != first
    ada.page.keyboard.press("Enter")


def on_the_board(ada: Person) -> None:
    if ada["#board .can"].count() == 0:
        return by_digit(ada)
    tab_to(ada, "#board .can")
    expect(ada["#bubble .does"].first).to_be_visible()
    ada.page.keyboard.press("Enter")
    if ada["#menu"].is_visible():
        ada.page.keyboard.press("ArrowDown")
        ada.page.keyboard.press("Enter")
    return None


def test_a_whole_turn_is_played_with_the_keyboard_alone(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random", explicit_end=True))
    ada.until_my_turn()
    decisions = 0
    for way in cycle([by_tab, on_the_board, down_the_list, by_digit]):
        ada["#actions [data-act], [data-do=end]"].first.wait_for(state="attached")  # what followed has been shown, too
        if ada["[data-do=end]"].count():
            break
        before = ada.number
        way(ada)
        ada.moved_on(before)
        decisions += 1
    assert decisions >= 3
    before = ada.number
    ada.page.keyboard.press("e")
    ada.moved_on(before)


def test_the_focus_stays_where_the_choices_are(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random"))
    ada.until_my_turn()
    before = ada.number
    by_tab(ada)
    ada.moved_on(before)
    ada.until_my_turn()
    assert ada.page.evaluate(AT, "#actions [data-act]")


def test_arrows_lead_over_the_board_and_tell_what_is_there(ada: Person) -> None:
    ada.sit(ada.open("marco_polo", "me bot:random"))
    ada.page.keyboard.press("ArrowRight")
    assert ada.page.evaluate(AT, "#board .spot")
    told = set()
    for key in ["ArrowDown", "ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]:
        ada.page.keyboard.press(key)
        told.add(ada["#bubble .tip"].inner_text())
        assert ada.page.evaluate("document.activeElement.dataset.tip") == ada["#bubble .tip"].inner_text()
    assert len(told) > 2


def test_keys_zoom_and_open_the_help(ada: Person) -> None:
    ada.sit(ada.open("tadmor", "me bot:random"))
    whole = ada["#board > svg"].get_attribute("viewBox")
    ada.page.keyboard.press("+")
    expect(ada["#board > svg"]).not_to_have_attribute("viewBox", str(whole))
    ada.page.keyboard.press("Escape")
    expect(ada["#board > svg"]).to_have_attribute("viewBox", str(whole))
    ada.page.keyboard.press("?")
    expect(ada["#help"]).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(ada["#help"]).to_be_hidden()


def test_the_first_tab_offers_to_skip_to_the_content(ada: Person) -> None:
    ada.go("/")
    ada.page.keyboard.press("Tab")
    assert ada.page.evaluate(AT, ".skip")
    ada.page.keyboard.press("Enter")
    assert ada.page.evaluate(AT, "main")
