"""A game's past: every step has an address, and the slider, the buttons and the keys lead there."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person

RECORDS = Path(__file__).parents[1] / "records"
RECORD = RECORDS / "merv-2p-102-0.txt"


@pytest.fixture
def steps(ada: Person) -> int:
    """Ada has opened a record in the lobby and looks at its first step; how many there are."""
    ada.go("/")
    ada["#record"].set_input_files(RECORD)
    ada.page.wait_for_url("**/replay/0")
    return int(ada["#step"].get_attribute("max") or 0)


def at_step(ada: Person, step: int, steps: int) -> None:
    expect(ada.page).to_have_url(re.compile(rf"/replay/{step}$"))
    expect(ada["#step-said"]).to_have_text(f"Step {step} of {steps}")
    expect(ada["#state"]).to_have_attribute("data-step", str(step))


def test_the_keys_lead_through_a_game(ada: Person, steps: int) -> None:
    at_step(ada, 0, steps)
    for key, step in [("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", steps), ("Home", 0)]:
        ada.page.keyboard.press(key)
        at_step(ada, step, steps)


def test_the_buttons_lead_through_a_game(ada: Person, steps: int) -> None:
    for button, step in [("forward", 1), ("last", steps), ("back", steps - 1), ("first", 0)]:
        ada[f"button[data-step={button}]"].click()
        at_step(ada, step, steps)


def test_the_slider_leads_to_a_step_and_its_address_shows_the_same(ada: Person, steps: int) -> None:
    ada["#step"].fill("70")
    at_step(ada, 70, steps)
    told = {part: ada[part].inner_text() for part in ("#board", "#clock", "#prompt", "#others")}
    other = ada.go(ada.page.url, ada.tab())
    assert {part: other.locator(part).inner_text() for part in told} == told
    assert other.locator("#step").input_value() == "70"


def test_the_last_step_shows_the_result_and_nothing_can_be_chosen_in_the_past(ada: Person, steps: int) -> None:
    expect(ada["#result h2"]).to_have_count(0)
    ada.page.keyboard.press("End")
    expect(ada["#result h2"]).to_be_visible()
    expect(ada["main [data-act]"]).to_have_count(0)


def test_it_plays_by_itself_until_it_is_told_to_pause(ada: Person, steps: int) -> None:
    ada["button[data-step=play]"].click()
    expect(ada["button[data-step=play]"]).to_have_text("Pause")
    at_step(ada, 2, steps)
    ada["button[data-step=play]"].click()
    expect(ada["button[data-step=play]"]).to_have_text("Play")


def test_a_position_of_the_past_can_be_tried_out(ada: Person, steps: int) -> None:
    ada["#step"].fill("40")
    at_step(ada, 40, steps)
    ada.press("Try it out from here")
    ada.page.wait_for_url(re.compile(r"/tables/\w+$"))
    ada.until_my_turn()
    ada.choose()


def test_from_a_replay_one_goes_back_to_the_table(ada: Person) -> None:
    table = ada.open("merv", "me bot:random")
    ada.sit(table)
    ada.until_my_turn()
    ada.choose()
    ada.go(f"/tables/{table}/replay/2")
    ada.press("Back to the table")
    ada.page.wait_for_url(f"**/tables/{table}")
    expect(ada["#state"]).to_have_attribute("data-step", "")
