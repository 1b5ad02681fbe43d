"""The page with house rules, with the printed automa, and in motion."""

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from serai.core.titles import find
from tests.browser.clicking import Clicker
from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_whole_games import TITLES

FLIGHTS = """() => {
  window.flights = 0;
  new MutationObserver(() => (window.flights += document.querySelectorAll("#flight g").length))
    .observe(document.body, { childList: true, subtree: true });
}"""


@pytest.mark.parametrize("game", TITLES)
def test_with_every_house_rule_changed_the_page_offers_all_there_is(ada: Person, game: str) -> None:
    options: dict[str, Any] = {option.name: option.choices[-1] for option in find(game).options}
    table = ada.open(game, "me bot:random bot:random bot:random", options=options)
    clicker = Clicker(ada.sit(table), random.Random(5))
    clicker.play(8)
    ada.play_on(table, 30)
    clicker = Clicker(ada.sit(table), random.Random(6))
    clicker.play(8)
    assert clicker.wrong == []


def test_a_game_against_the_printed_automa_is_played_to_its_end(ada: Person) -> None:
    ada.go("/")
    ada["[data-open=setup-merv]"].click()
    form = ada["#setup-merv"]
    form.locator("label", has=ada["input[name=players][value='1']"]).click()
    form.get_by_role("button", name="Open the table").click()
    ada.page.wait_for_url("**/tables/*")
    clicker = Clicker(ada.page, random.Random(3))
    assert clicker.play()
    assert clicker.wrong == []
    expect(ada[".result thead th"]).to_have_count(3)
    assert all(total.strip().lstrip("-").isdecimal() for total in ada[".result tfoot td"].all_inner_texts())


@pytest.mark.parametrize("game", TITLES)
def test_pieces_glide_where_motion_is_welcome(person: Invite, game: str) -> None:
    ada = person("Ada", reduced_motion="no-preference")
    ada.sit(ada.open(game, "me bot:random bot:random"))
    ada.page.evaluate(FLIGHTS)
    clicker = Clicker(ada.page, random.Random(4))
    clicker.play(16)
    assert ada.page.evaluate("flights") > 0
    ada.page.wait_for_function("() => document.querySelectorAll('#flight g').length === 0")
