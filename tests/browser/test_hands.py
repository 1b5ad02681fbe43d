"""Hands-on: amounts set by counters, a die picked before its space, the same again; by mouse, by touch, by keyboard."""

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import POINT
from tests.browser.conftest import Invite
from tests.browser.people import Person

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DICE = "#own .can[data-then]"
GOES = "#board .can[data-act]:not(.off)"


def play_until(ada: Person, table: str, found: Callable[[dict[str, Any]], bool], seed: int = 5) -> dict[str, Any]:
    """Choose at random past the page until the table is as wanted; the table then."""
    rng = random.Random(seed)
    for _ in range(1500):
        seen = ada.see(table)
        if found(seen):
            return seen
        assert seen["status"] == "playing", "the game is over and it never came to it"
        action = rng.choice(seen["choices"])["action"]
        ada.post(f"/api/tables/{table}/act", number=seen["number"], action=action)
    raise AssertionError("it never came to it")


def sit_down(ada: Person, table: str) -> None:
    """Before a screen that is shared, and so is covered until one says who one is."""
    ada.sit(table)
    if ada["#cover"].is_visible():
        ada["#cover button"].click()


def take(ada: Person, way: str, selector: str) -> None:
    """Choose a place on the board or a mat, by mouse, touch or keyboard."""
    if way == "keyboard":
        ada[selector].first.press("Enter")
        return
    point = ada.page.evaluate(POINT, [selector, 0])
    if way == "touch":
        ada.page.touchscreen.tap(point["x"], point["y"])
    else:
        ada.page.mouse.click(point["x"], point["y"])


def has_counters(seen: dict[str, Any]) -> bool:
    return bool(seen["counters"]) and len(seen["counters"]["combinations"]) > 2


def has_picks(seen: dict[str, Any]) -> bool:
    """Dice of several values, of which each can go to a space, and one not to all of them."""
    spaces = {action for goes in seen["picks"].values() for action in goes}
    return len(seen["picks"]) > 1 and any(len(goes) < len(spaces) for goes in seen["picks"].values())


def holdings(ada: Person, table: str) -> Any:
    """What lies before everybody; what a hand holds is dealt anew in a copy."""
    return [{**own, "hand": None} for own in ada.see(table)["view"]["holdings"]]


# Counters -------------------------------------------------------------------------------------------------------------


def wanted(seen: dict[str, Any]) -> dict[str, Any]:
    """The combination that takes the most steps to set."""
    things = seen["counters"]["things"]

    def steps(way: dict[str, Any]) -> int:
        return sum(n - thing["least"] for n, thing in zip(way["amounts"], things, strict=True))

    ways: list[dict[str, Any]] = seen["counters"]["combinations"]
    return max(ways, key=lambda way: (len(way["actions"]), steps(way)))


def outcome(ada: Person, table: str, actions: list[int]) -> Any:
    """What lies before everybody if these actions are chosen, tried out on a copy."""
    copy = ada.post(f"/api/tables/{table}/clone")["id"]
    seen = ada.see(copy)
    ada.post(f"/api/tables/{copy}/act", number=seen["number"], actions=actions)
    return holdings(ada, copy)


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_amounts_are_set_together_and_sent_once(person: Invite, way: str) -> None:
    ada = person("Ada", **(PHONE if way == "touch" else {}))
    table = ada.open("tadmor", "me shared")
    seen = play_until(ada, table, has_counters)
    chosen = wanted(seen)
    expected = outcome(ada, table, chosen["actions"])
    sit_down(ada, table)
    firsts = ", ".join(f"#actions [data-act='{act}']" for act in seen["counters"]["firsts"])
    expect(ada[firsts].first).to_be_hidden()
    for at, (thing, n) in enumerate(zip(seen["counters"]["things"], chosen["amounts"], strict=True)):
        counter = ada["#counters .counter"].nth(at)
        for _ in range(n - thing["least"]):
            if way == "keyboard":
                counter.locator("[role=spinbutton]").press("ArrowUp")
            elif way == "touch":
                counter.locator("[data-by='1']").tap()
            else:
                counter.locator("[data-by='1']").click()
        expect(counter.locator("[role=spinbutton]")).to_have_text(str(n))
    go = ada["#counters [data-set]"]
    expect(go).to_be_enabled()
    expect(go).to_contain_text(next(str(n) for n in chosen["amounts"] if n))
    before = ada.number
    if way == "keyboard":
        ada["#counters [role=spinbutton]"].last.press("Enter")
    elif way == "touch":
        go.tap()
    else:
        go.click()
    ada.page.wait_for_function("before => Number(document.getElementById('state').dataset.number) > before", arg=before)
    assert ada.see(table)["number"] >= seen["number"] + len(chosen["actions"])
    assert holdings(ada, table) == expected


def test_what_is_not_allowed_cannot_be_sent_and_all_can_still_be_chosen_one_by_one(
    ada: Person,
) -> None:
    table = ada.open("tadmor", "me shared")
    seen = play_until(ada, table, has_counters)
    sit_down(ada, table)
    least = [thing["least"] for thing in seen["counters"]["things"]]
    allowed = least in [way["amounts"] for way in seen["counters"]["combinations"]]
    expect(ada["#counters [data-set]"]).to_be_enabled(enabled=allowed)
    for less in ada["#counters [data-by='-1']"].all():
        expect(less).to_be_disabled()
    ada["#counters [data-singly]"].click()
    first = ada[f"#actions [data-act='{seen['counters']['firsts'][0]}']"]
    expect(first).to_be_visible()
    first.click()
    ada.moved_on(seen["number"])


def test_a_small_trade_is_made_as_often_as_one_can(ada: Person) -> None:
    table = ada.open("tadmor", "me shared")
    seen = play_until(ada, table, lambda now: max(now["repeats"].values(), default=0) > 2)
    act, most = next((act, n) for act, n in seen["repeats"].items() if n > 2)
    expected = outcome(ada, table, [int(act)] * most)
    sit_down(ada, table)
    line = ada[f"#actions li:has([data-act='{act}'])"]
    line.locator("[data-by='1']").click()
    expect(line.locator("[role=spinbutton]")).to_contain_text("2")
    line.locator("[data-by='-1']").click()
    line.locator("[data-all]").click()
    ada.moved_on(seen["number"])
    assert holdings(ada, table) == expected
    assert ada.see(table)["number"] == seen["number"] + most


def test_keys_lead_to_either_end_of_a_number(ada: Person) -> None:
    table = ada.open("tadmor", "me shared")
    seen = play_until(ada, table, has_counters)
    sit_down(ada, table)
    at, thing = max(enumerate(seen["counters"]["things"]), key=lambda one: one[1]["most"] - one[1]["least"])
    number = ada["#counters [role=spinbutton]"].nth(at)
    least, most = thing["least"], thing["most"]
    for key, n in [("End", most), ("Home", least), ("PageUp", min(least + 5, most)), ("PageDown", least)]:
        number.press(key)
        expect(number).to_have_attribute("aria-valuenow", str(n))


def test_keys_lead_to_either_end_of_how_often(ada: Person) -> None:
    table = ada.open("tadmor", "me shared")
    seen = play_until(ada, table, lambda now: max(now["repeats"].values(), default=0) > 2)
    act, most = next((act, n) for act, n in seen["repeats"].items() if n > 2)
    sit_down(ada, table)
    number = ada[f"#actions li:has([data-act='{act}']) [role=spinbutton]"]
    for key, n in [("End", most), ("Home", 1), ("PageUp", min(6, most)), ("9", min(9, most)), ("PageDown", 1)]:
        number.press(key)
        expect(number).to_have_attribute("aria-valuenow", str(n))


def test_while_counters_are_shown_places_do_not_offer_the_same(ada: Person) -> None:
    table = ada.open("tadmor", "me shared")
    play_until(ada, table, lambda seen: has_counters(seen) and len(seen["choices"]) == len(seen["counters"]["firsts"]))
    sit_down(ada, table)
    places = ada["#own .can[data-act]"]
    expect(places.first).to_have_attribute("aria-disabled", "true")
    expect(places.first.locator(".halo")).to_be_hidden()
    hint = ada["#preview .said"].inner_text()
    places.first.dispatch_event("click")
    expect(ada["#menu"]).to_be_hidden()
    expect(ada["main.sending"]).to_have_count(0)
    ada["#counters [data-singly]"].click()
    expect(places.first.locator(".halo")).to_be_visible()
    expect(places.first).not_to_have_attribute("aria-disabled", "true")
    assert ada["#preview .said"].inner_text() != hint


# One of several choices of a place ------------------------------------------------------------------------------------


def at_a_trade(ada: Person) -> tuple[str, dict[str, Any], str]:
    """Where a good on one's mat can be traded in several ways, each several times over; one of them."""
    table = ada.open("tadmor", "me shared")
    seen = play_until(ada, table, lambda now: sum(n > 2 for n in now["repeats"].values()) > 3)
    sit_down(ada, table)
    several: list[str] = ada.page.eval_on_selector_all(
        "#own .can[data-act]", "all => all.map((it) => it.dataset.act).filter((acts) => acts.includes(' '))"
    )
    return table, seen, several[0]


def test_from_the_menu_of_a_place_a_trade_is_made_once(ada: Person) -> None:
    table, seen, acts = at_a_trade(ada)
    act = acts.split()[-1]
    ada[f"#actions li:has([data-act='{act}']) [data-by='1']"].click()
    take(ada, "mouse", f"#own .can[data-act='{acts}']")
    ada["#menu [role=menuitem]"].last.click()
    ada.moved_on(seen["number"])
    assert ada.see(table)["number"] == seen["number"] + 1


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_from_a_menu_too_one_is_asked_before_it_is_sent(person: Invite, way: str) -> None:
    ada = person("Ada", **(PHONE if way == "touch" else {}))
    ada.context.add_init_script("try { localStorage['serai.confirm'] = 'on' } catch {}")
    table, seen, acts = at_a_trade(ada)
    act = acts.split()[-1]
    take(ada, way, f"#own .can[data-act='{acts}']")
    if way == "keyboard":
        ada.page.keyboard.press("ArrowUp")
        ada.page.keyboard.press("Enter")
    elif way == "touch":
        ada["#menu [role=menuitem]"].last.tap()
    else:
        ada["#menu [role=menuitem]"].last.click()
    expect(ada[f"#own .held[data-act='{acts}'] > .tick"]).to_be_attached()
    expect(ada[f"#actions .held[data-act='{act}']"]).to_be_attached()
    expect(ada["#preview .said"]).to_have_text(ada[f"#actions [data-act='{act}'] .say"].inner_text())
    assert ada.see(table)["number"] == seen["number"]
    if way == "keyboard":
        ada.page.keyboard.press("Enter")
    else:
        ada["#doit"].click()
    ada.moved_on(seen["number"])
    assert ada.see(table)["number"] == seen["number"] + 1


# Dice first -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("way", ["mouse", "touch", "keyboard"])
def test_a_die_is_picked_first_and_then_its_space(person: Invite, way: str) -> None:
    ada = person("Ada", **(PHONE if way == "touch" else {}))
    table = ada.open("marco_polo", "me shared")
    seen = play_until(ada, table, has_picks)
    sit_down(ada, table)
    then = min(seen["picks"], key=lambda notation: len(seen["picks"][notation]))
    goes = seen["picks"][then]
    die = ada[f"{DICE}[data-then='{then}']"].first
    glowed = ada[GOES].count()
    take(ada, way, f"{DICE}[data-then='{then}']")
    expect(die).to_have_attribute("aria-pressed", "true")
    assert ada[GOES].count() <= glowed
    lit = ada.page.eval_on_selector_all(GOES, "all => all.flatMap((it) => it.dataset.act.split(' '))")
    assert lit
    assert all(any(act in goes for act in it.split()) for it in acts_of(ada, GOES))
    if way == "keyboard":
        ada.page.keyboard.press("Escape")
        expect(die).to_have_attribute("aria-pressed", "false")
        assert ada[GOES].count() == glowed
        take(ada, way, f"{DICE}[data-then='{then}']")
    act = next(act for act in lit if act in goes and len(alone(ada, act)) == 1)
    expected = outcome(ada, table, goes[act])
    take(ada, way, f"#board .can[data-act='{act}']")
    if way == "touch":
        expect(ada[f"#board .held[data-act='{act}'] > .tick"]).to_be_attached()
        ada["#doit"].click()
    ada.moved_on(seen["number"])
    assert ada.see(table)["number"] >= seen["number"] + len(goes[act])
    assert holdings(ada, table) == expected


def acts_of(ada: Person, selector: str) -> list[str]:
    found: list[str] = ada.page.eval_on_selector_all(selector, "all => all.map((it) => it.dataset.act)")
    return found


def alone(ada: Person, act: str) -> list[str]:
    """The places on the board that stand for this choice and no other."""
    return [it for it in acts_of(ada, GOES) if it == act]


def test_a_space_first_still_works(ada: Person) -> None:
    table = ada.open("marco_polo", "me shared")
    seen = play_until(ada, table, has_picks)
    sit_down(ada, table)
    ada.choose()
    assert ada.see(table)["number"] > seen["number"]
