"""One's own turn: taking back, ending it, coming back to it, and a second window that is late."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Route, expect

from tests.browser.people import Person


def sentences(ada: Person) -> list[str]:
    return ada["#actions .say"].all_inner_texts()


def begin(ada: Person, game: str = "merv", **more: bool) -> str:
    """A table at which it is Ada's turn."""
    table = ada.open(game, "me bot:random", **more)
    ada.sit(table)
    ada.until_my_turn()
    return table


@pytest.mark.parametrize("by", ["button", "key"])
def test_a_choice_can_be_taken_back(ada: Person, by: str) -> None:
    begin(ada)
    offered = sentences(ada)
    before = ada.choose()
    assert sentences(ada) != offered
    if by == "button":
        ada["#asked"].hover()  # what a choice brings stands there while one points at it
        ada["[data-do=undo]"].click()
    else:
        ada.page.keyboard.press("u")
    ada.moved_on(before)
    assert sentences(ada) == offered


def test_where_it_is_asked_for_a_turn_ends_only_when_its_player_says_so(ada: Person) -> None:
    table = begin(ada, explicit_end=True)
    ada.choose_until("[data-do=end]")
    expect(ada.actions).to_have_count(0)
    expect(ada["#prompt h2"]).to_have_text("Your turn is played")
    expect(ada["[data-do=undo]"]).to_be_visible()
    assert ada.see(table)["must_end"]
    before = ada.number
    ada["[data-do=end]"].click()
    ada.moved_on(before)
    assert not ada.see(table)["must_end"]


def test_a_turn_can_be_taken_back_after_its_last_choice_until_it_is_ended(ada: Person) -> None:
    begin(ada, explicit_end=True)
    ada.choose_until("[data-do=end]")
    before = ada.number
    ada.page.keyboard.press("u")
    ada.moved_on(before)
    expect(ada.actions.first).to_be_visible()


def test_elsewhere_there_is_nothing_to_end(ada: Person) -> None:
    begin(ada)
    for _ in range(4):
        ada.choose()
        ada.until_my_turn()
        expect(ada["[data-do=end]"]).to_have_count(0)


def test_a_reload_in_the_middle_of_a_turn_loses_nothing(ada: Person) -> None:
    begin(ada)
    first = sentences(ada)
    ada.choose()
    offered, number = sentences(ada), ada.number
    ada.page.reload()
    assert (sentences(ada), ada.number) == (offered, number)
    ada["[data-do=undo]"].click()
    ada.moved_on(number)
    assert sentences(ada) == first


def test_a_late_click_in_a_second_window_is_explained_and_the_window_goes_on(ada: Person) -> None:
    ada.forgives("409 (Conflict)")
    table = begin(ada)
    second, held, late = ada.sit(table, ada.tab()), list[Route](), True

    def news(route: Route) -> None:
        if late:
            held.append(route)
        else:
            route.continue_()

    second.route("**/fragments*", news)  # what is new does not reach the second window
    ada.choose()
    second.locator("#actions [data-act]").first.click()
    expect(second.locator("#toast")).to_have_text("Something happened before your choice arrived; look again.")
    late = False
    for route in held:
        route.continue_()
    expect(second.locator("#state")).to_have_attribute("data-number", str(ada.number))
    before = ada.number
    second.locator("#actions [data-act]").first.click()
    ada.moved_on(before)


def test_the_tab_says_that_it_is_your_turn(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random"))
    ada.until_my_turn()
    expect(ada.page).to_have_title("● Your turn · Merv")
    expect(ada["#icon"]).to_have_attribute("href", "/static/favicon-turn.svg")


def test_the_tab_of_one_who_waits_does_not(ada: Person) -> None:
    table = ada.open("merv", "me open", start=False)
    ada.sit(table)
    assert "●" not in ada.page.title()


def test_the_lobby_says_in_its_title_that_a_table_waits_for_you(ada: Person) -> None:
    ada.sit(ada.open("merv", "me shared"))
    ada.until_my_turn()
    ada.page.goto("/")
    expect(ada.page).to_have_title("● Your turn · Serai")


def test_a_choice_under_way_is_not_ended_by_the_news_of_the_one_before(ada: Person) -> None:
    table = begin(ada)
    acts, news = list[Route](), list[Route]()
    ada.page.route("**/tables/*/act*", held_in(acts))
    ada.page.route("**/fragments*", held_in(news))
    before = ada.number
    ada.actions.first.click()
    wait_for(ada, acts, 1)
    ada.post(f"/api/tables/{table}/chat", text="What shall I do?")
    ada.page.wait_for_timeout(500)  # the page hears of it, and waits for the answer to the choice
    acts[0].continue_()
    wait_for(ada, news, 1)  # the choice is shown, the chat is not
    ada.moved_on(before)
    ada.actions.first.click()
    wait_for(ada, acts, 2)
    news[0].continue_()
    expect(ada["#chat"]).to_contain_text("What shall I do?")
    ada.page.wait_for_timeout(300)  # whatever follows the news has followed
    expect(ada["main.sending"]).to_have_count(1)
    before = ada.number
    acts[1].continue_()
    ada.moved_on(before)


def held_in(routes: list[Route]) -> Callable[[Route], None]:
    def hold(route: Route) -> None:
        routes.append(route)

    return hold


def wait_for(ada: Person, routes: list[Route], number: int) -> None:
    """Until a page has asked so often for something that is held back."""
    while len(routes) < number:
        ada.page.wait_for_timeout(20)
