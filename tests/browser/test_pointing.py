"""What the page tells before one chooses: what a thing is, and what a choice brings."""

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import POINT
from tests.browser.people import Person
from tests.browser.test_whole_games import TITLES

LEGAL = "#board [data-act]"
OTHER = "#board .spot:not([data-act]):not(:has(.spot))"


def point_at(ada: Person, selector: str, at: int) -> bool:
    """Move the mouse onto something; False where something else lies above it."""
    point = ada.page.evaluate(POINT, [selector, at])
    if point["x"] is None:
        return False
    ada.page.mouse.move(point["x"], point["y"])
    return True


@pytest.mark.parametrize("game", TITLES)
def test_a_legal_place_tells_what_it_is_and_what_choosing_it_brings(ada: Person, game: str) -> None:
    table = ada.open(game, "me bot:random")
    ada.play_on(table, 12)
    ada.sit(table)
    ada.until_my_turn()
    seen = ada.see(table)
    sentences = {str(choice["action"]): choice["sentence"] for choice in seen["choices"]}
    assert ada["#actions .say"].all_inner_texts() == [sentences[act] for act in listed(ada)]
    for at in range(min(6, ada[LEGAL].count())):
        spot = ada[LEGAL].nth(at)
        if not point_at(ada, LEGAL, at):
            continue
        expect(ada["#bubble .tip"]).to_have_text(str(spot.get_attribute("data-tip")))
        brings = [sentences[act] for act in str(spot.get_attribute("data-act")).split()]
        assert ada["#bubble .does"].all_inner_texts() == brings
        expect(ada["#preview"]).to_contain_text(brings[0])
        expect(ada[f"#actions .chosen[data-act='{str(spot.get_attribute('data-act')).split()[0]}']"]).to_be_attached()


def listed(ada: Person) -> list[str]:
    return [
        str(act) for act in ada.page.eval_on_selector_all("#actions [data-act]", "all => all.map(it => it.dataset.act)")
    ]


@pytest.mark.parametrize("game", TITLES)
def test_any_other_place_tells_what_it_is(ada: Person, game: str) -> None:
    ada.sit(ada.open(game, "me bot:random"))
    ada.until_my_turn()
    told = 0
    for at in range(0, ada[OTHER].count(), 9):
        tip = str(ada[OTHER].nth(at).get_attribute("data-tip"))
        if point_at(ada, OTHER, at):
            expect(ada["#bubble .tip"]).to_have_text(tip)
            told += 1
    assert told > 3


def test_pointing_moves_nothing(ada: Person) -> None:
    """A list that jumps while one points at it makes people choose what they did not mean."""
    table = ada.open("tadmor", "me bot:random")
    for decisions in (1, 12, 14):
        ada.play_on(table, decisions)
        ada.sit(table)
        ada.until_my_turn()
        ada.page.mouse.move(3, 3)
        boxes = [ada.actions.nth(at).bounding_box() for at in range(ada.actions.count())]
        for at in range(min(8, len(boxes))):
            ada.actions.nth(at).hover()
            if ada["#actions"].evaluate("it => it.scrollTop") == 0:
                assert ada.actions.first.bounding_box() == boxes[0]


def test_whoever_wants_to_be_asked_chooses_twice(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random"))
    ada.until_my_turn()
    ada["[data-open=settings]"].click()
    ada["[data-setting=confirm]"].check()
    ada["#settings [data-close]"].click()
    before = ada.number
    ada.actions.first.click()
    expect(ada["#doit"]).to_be_visible()
    expect(ada["#actions .held"]).to_have_count(1)
    assert ada.number == before
    ada["#doit"].click()
    ada.moved_on(before)


def test_a_chosen_theme_is_remembered(ada: Person) -> None:
    ada.go("/")
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = ada.page.evaluate(ground)
    ada["[data-open=settings]"].click()
    ada["#settings label"].filter(has_text="Dark").first.click()
    dark = ada.page.evaluate(ground)
    assert dark != light
    ada.page.reload()
    assert ada.page.evaluate(ground) == dark
    ada.sit(ada.open("merv", "me bot:random"))
    assert ada.page.evaluate(ground) == dark


def test_the_scores_open_with_their_sources_while_the_game_goes_on(ada: Person) -> None:
    table = ada.open("merv", "me shared")
    ada.sit(table).keyboard.press("s")
    expect(ada["#scores-now thead th"]).to_have_count(3)
    assert ada["#scores-now tfoot td"].all_inner_texts() == [str(score["total"]) for score in ada.see(table)["scores"]]
