"""Several people at one screen: in games with secrets the page waits, covered, until the next one sits before it."""

import random

from playwright.sync_api import expect

from tests.browser.clicking import Clicker
from tests.browser.people import Person


def test_the_screen_is_covered_until_the_next_one_sits_before_it(ada: Person) -> None:
    ada.sit(ada.open("tadmor", "me shared shared"))
    first = str(ada["#state"].get_attribute("data-colour")).title()
    expect(ada["#cover h2"]).to_have_text(f"Hand the screen to {first}")
    ada["#cover button"].click()
    expect(ada["#cover"]).to_be_hidden()
    ada.choose_until("#cover[open]")
    second = str(ada["#state"].get_attribute("data-colour")).title()
    assert second != first
    expect(ada["#cover h2"]).to_have_text(f"Hand the screen to {second}")
    ada.page.keyboard.press("Escape")
    expect(ada["#cover"]).to_be_visible()
    ada.page.reload()
    expect(ada["#cover"]).to_be_visible()
    ada["#cover button"].click()
    expect(ada["#prompt h2"]).to_have_text(f"Your turn as {second}")
    ada.page.reload()
    expect(ada["#cover"]).to_be_hidden()


def test_in_a_game_without_secrets_nobody_has_to_look_away(ada: Person) -> None:
    ada.sit(ada.open("merv", "me shared"))
    you = str(ada["#state"].get_attribute("data-you"))
    ada.choose_until(f"#state:not([data-you='{you}'])")
    expect(ada["#cover"]).to_be_hidden()


def test_each_one_finds_their_own_things_open_on_the_side(ada: Person) -> None:
    ada.sit(ada.open("merv", "me shared shared"))
    clicker = Clicker(ada.page, random.Random(2))
    for _ in range(4):
        you = str(ada["#state"].get_attribute("data-you"))
        expect(ada[f"#own #mat-{you}[open]"]).to_be_visible()
        expect(ada["#others details.mat"]).to_have_count(2)
        clicker.play(4)
        ada.until_my_turn()
    assert clicker.wrong == []


AGAIN = """async () => {
  const { swap } = await import("/static/js/morph.js");
  const fresh = await (await fetch(document.querySelector("main").dataset.fragments)).text();
  document.querySelector("#cover button").click();
  await swap(fresh);
  return document.getElementById("cover").open;
}"""
"""The same news once more, at the very moment in which somebody says that they sit before the screen."""


def test_whoever_has_said_that_they_sit_there_is_not_asked_again(ada: Person) -> None:
    """The page would be covered just when they click on something, and the click be lost."""
    ada.sit(ada.open("tadmor", "me shared"))
    assert ada.page.evaluate(AGAIN) is False
    ada.choose_until("#cover[open]")
    assert ada.page.evaluate(AGAIN) is False
    before = ada.number
    ada.actions.first.click()
    ada.page.wait_for_function("before => Number(document.getElementById('state').dataset.number) > before", arg=before)
