"""The page fits: on a phone, a tablet and a desk nothing runs out of the window or lies upon something else."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.clicking import POINT
from tests.browser.conftest import Invite
from tests.browser.gallery import Gallery
from tests.browser.people import Person
from tests.browser.test_hands import has_counters, play_until, sit_down
from tests.browser.test_whole_games import TITLES

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "has_touch": True,
    "is_mobile": True,
    "device_scale_factor": 2,
}
SIZES = [(1440, 900), (1280, 720), (1024, 768), (390, 844)]

OUTSIDE = """() => {
  const wrong = [];
  const page = document.scrollingElement;
  if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} wide in a window of ${innerWidth}`);
  const first = "#actions li button";
  for (const selector of ["#board > svg", "#asked h2", "header.top", ".zoom", first]) {
    const element = document.querySelector(selector);
    if (!element) continue;
    const { left, top, right, bottom } = element.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      wrong.push(`${selector} is at ${[left, top, right, bottom].map(Math.round)}`);
  }
  return wrong;
}"""

COVERED = """() => {
  const wrong = [];
  const controls = ["header.top :is(button, a, h1)", ".zoom button", ".steps button", ".tabs button", "#asked h2",
    "#actions ul:first-of-type li:first-child button", "#tray .chip:first-child", ".short", "[data-chat] input"];
  for (const element of document.querySelectorAll(controls.join())) {
    if (!element.checkVisibility()) continue;
    const { x, y, width, height } = element.getBoundingClientRect();
    if (width < 2) continue; // not shown, or only read out
    for (const [right, down] of [[0.5, 0.5], [0.08, 0.5], [0.92, 0.5]]) {
      const top = document.elementFromPoint(x + width * right, y + height * down);
      if (top && !element.contains(top) && !top.contains(element)) {
        wrong.push(`${element.ariaLabel ?? element.textContent.trim()} lies under ${top.id || top.tagName}`);
        break;
      }
    }
  }
  for (const element of document.querySelectorAll("button:not(.icon), .button, h1, h2, .chip")) {
    const spills = element.scrollWidth > element.clientWidth + 2 && getComputedStyle(element).overflow === "visible";
    if (spills && element.checkVisibility())
      wrong.push(`"${element.textContent.trim()}" runs out of its place`);
  }
  return wrong;
}"""


@pytest.mark.parametrize("game", TITLES)
def test_a_table_fits_every_window(gallery: Gallery, person: Invite, game: str) -> None:
    ada, table = person(storage_state=gallery.cookies), gallery.live(game)
    for width, height in SIZES:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.sit(table)
        ada.until_my_turn()
        assert ada.page.evaluate(OUTSIDE) == [], (width, height)
        assert ada.page.evaluate(COVERED) == [], (width, height)


BOXES = """() => Object.fromEntries(Object.entries({
  board: "#board > svg", prompt: "#prompt", last: "#actions li:last-child button", list: "#actions",
  own: "#own > .mat > svg", chat: "[data-chat] input", column: "#column", top: "header.top",
}).map(([name, selector]) => {
  const found = [...document.querySelectorAll(selector)].at(-1);
  return [name, found?.getBoundingClientRect().toJSON()];
}))"""


def test_the_board_has_its_stage_the_list_grows_and_the_chat_is_at_hand(ada: Person) -> None:
    table = ada.open("merv", "me bot:random bot:random bot:random")
    ada.play_on(table, 12)
    for width, height, least in [(1280, 720, (945, 660)), (1440, 900, (1070, 750))]:
        ada.page.set_viewport_size({"width": width, "height": height})
        ada.sit(table)
        ada.until_my_turn()
        box = ada.page.evaluate(BOXES)
        assert (box["board"]["width"], box["board"]["height"]) >= least
        assert box["board"]["height"] >= least[1]
        assert box["top"]["height"] <= 48
        assert box["chat"]["bottom"] <= height
        assert box["own"]["top"] < box["chat"]["top"] - 100, "one's own things are not scrolled away"
        cut = ada["#actions"].evaluate("list => list.scrollHeight > list.clientHeight")  # even three, if they are long
        few = ada.actions.count() <= 3 and not cut
        blank = box["prompt"]["bottom"] - box["last"]["bottom"]
        assert not few or 0 <= blank < 24, "no more room than it needs"
        assert few or box["list"]["height"] > 120
    ada["[data-chat] input"].click()
    expect(ada["#chat"]).to_be_visible()
    expect(ada["#own > .mat > svg"]).to_be_in_viewport()


@pytest.mark.parametrize("game", TITLES)
def test_ones_own_mat_is_whole_on_a_desk_and_what_is_new_is_in_sight(ada: Person, game: str) -> None:
    table = ada.open(game, "me bot:random bot:random bot:random")
    ada.play_on(table, 12)
    ada.waits_for(table)
    while len((seen := ada.see(table))["choices"]) > 6 or seen["counters"]:  # to these it yields
        ada.play_on(table, 1)
        ada.waits_for(table)
    ada.page.set_viewport_size({"width": 1440, "height": 900})
    ada.sit(table)
    ada.until_my_turn()
    whole = "(box) => box.scrollHeight <= box.clientHeight + 1"
    parts = ["#own", ".rest", "#prompt", ".dock", "#others"]
    own, room, *others = [ada[part].evaluate("(box) => box.clientHeight") for part in parts]
    assert own <= room + 1, others
    expect(ada["#log li"].first).to_be_in_viewport()
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    expect(ada["#log li"].first).to_be_in_viewport()
    rest = ada[".rest"]
    assert rest.evaluate(whole) or "more-below" in (rest.get_attribute("class") or ""), "a fade says that there is more"


DESKS = [(1280, 720), (1440, 900)]
LIST = "#actions"


def height(ada: Person, selector: str) -> float:
    """So much of something can be seen."""
    return float(ada[selector].evaluate("(box) => box.getBoundingClientRect().height"))


def test_a_long_list_has_its_room_and_can_be_made_longer(ada: Person) -> None:
    table = ada.open("tadmor", "me shared shared shared")
    play_until(ada, table, lambda seen: len(seen["choices"]) > 30)
    for (width, tall), least in zip(DESKS, [190, 260], strict=True):
        ada.page.set_viewport_size({"width": width, "height": tall})
        sit_down(ada, table)
        button = ada["button[data-longer]"]
        expect(button).to_have_attribute("aria-expanded", "false")
        usual, mat = height(ada, LIST), height(ada, ".rest")
        assert usual >= least, (width, tall)
        expect(ada["#log li"].first).to_be_in_viewport()
        ada.page.keyboard.press("l")
        expect(button).to_have_attribute("aria-expanded", "true")
        assert height(ada, LIST) >= 400, (width, tall)
        assert ada.page.evaluate(OUTSIDE) == []
        assert ada.page.evaluate(COVERED) == []
        sit_down(ada, table)  # the browser remembers it
        expect(button).to_have_attribute("aria-expanded", "true")
        button.click()
        assert (height(ada, LIST), height(ada, ".rest")) == pytest.approx((usual, mat), abs=1)


def test_a_short_list_is_as_long_as_it_is(ada: Person) -> None:
    table = ada.open("tadmor", "me shared")
    play_until(ada, table, lambda seen: 1 < len(seen["choices"]) < 7 and not seen["counters"])
    sit_down(ada, table)
    before = ada.page.evaluate(BOXES)
    ada.page.keyboard.press("l")
    expect(ada["button[data-longer]"]).to_have_count(0)
    ada.page.evaluate("document.documentElement.dataset.longer = '1'")
    assert ada.page.evaluate(BOXES) == before


@pytest.mark.parametrize("game", TITLES)
def test_whatever_is_asked_the_chat_stays_in_the_window(ada: Person, game: str) -> None:
    table = ada.open(game, "me bot:random bot:random bot:random")
    for _ in range(12):
        ada.play_on(table, 3)
        ada.waits_for(table)
        for width, tall in DESKS:
            ada.page.set_viewport_size({"width": width, "height": tall})
            ada.sit(table)
            assert ada.page.evaluate(BOXES)["chat"]["bottom"] <= tall, ada.see(table)["number"]


def test_counters_are_seen_whole(ada: Person) -> None:
    table = ada.open("tadmor", "me shared shared shared")
    play_until(ada, table, lambda seen: has_counters(seen) and len(seen["counters"]["things"]) > 3)
    for width, tall in DESKS:
        ada.page.set_viewport_size({"width": width, "height": tall})
        sit_down(ada, table)
        assert ada["#counters"].evaluate("(box) => box.scrollHeight <= box.clientHeight + 1"), (width, tall)
        for part in ["#counters .counter >> nth=3", "#counters [data-set]", "#counters [data-singly]"]:
            expect(ada[part]).to_be_in_viewport(ratio=1)
        assert ada.page.evaluate(COVERED) == []


TOUCHING = """() => {
  const wrong = [];
  const edge = document.getElementById("strip").getBoundingClientRect().right;
  for (const line of document.querySelectorAll(".short")) {
    const figures = [...line.querySelectorAll(".points, .brief")];
    figures.forEach((figure, at) => {
      const { right } = figure.children[1].getBoundingClientRect();
      const next = figures[at + 1]?.firstElementChild.getBoundingClientRect().left ?? edge;
      if (next < right + 1) wrong.push(`${figure.textContent} ends at ${right}, the next begins at ${next}`);
    });
  }
  return wrong;
}"""
"""Figures of the strip that have no space after them."""


@pytest.mark.parametrize("game", TITLES)
def test_figures_of_the_strip_stand_apart_in_columns_of_every_width(
    gallery: Gallery, person: Invite, game: str
) -> None:
    ada, table = person(storage_state=gallery.cookies), gallery.live(game)
    for width, tall, column in [(1440, 900, ""), (1280, 720, ""), (1024, 768, ""), (1440, 900, "250")]:
        ada.page.set_viewport_size({"width": width, "height": tall})
        ada.sit(table)
        ada.page.evaluate("(wide) => (localStorage['serai.column'] = wide)", column)
        ada.sit(table)
        ada["[data-strip='1'] .brief > [aria-hidden]:nth-child(2)"].nth(1).evaluate("(it) => (it.textContent = '15')")
        assert ada.page.evaluate(TOUCHING) == [], (width, column)


def test_the_column_folds_and_can_be_made_narrower(ada: Person) -> None:
    table = ada.open("merv", "me bot:random bot:random")
    ada.sit(table)
    ada.until_my_turn()
    before = ada.page.evaluate(BOXES)
    ada[".width"].focus()
    for _ in range(3):
        ada.page.keyboard.press("ArrowRight")
    narrower = ada.page.evaluate(BOXES)
    assert narrower["column"]["width"] == pytest.approx(before["column"]["width"] - 60, abs=1)
    assert narrower["board"]["width"] > before["board"]["width"]
    ada["[data-fold]"].click()
    folded = ada.page.evaluate(BOXES)
    assert folded["board"]["width"] > 1400
    assert folded["column"]["height"] < 90
    expect(ada["#asked h2"]).to_be_in_viewport()
    ada["[data-lower]"].click()
    expect(ada["#actions"]).to_be_hidden()
    assert ada.page.evaluate(BOXES)["column"]["width"] < 400
    ada["[data-lower]"].click()
    ada.sit(table)  # the browser remembers both
    assert ada.page.evaluate(BOXES)["board"]["width"] > 1400
    number = ada.number
    ada.actions.first.click()
    ada.moved_on(number)
    ada.page.keyboard.press("c")
    assert ada.page.evaluate(BOXES)["column"]["width"] == pytest.approx(narrower["column"]["width"], abs=1)


def test_everybody_is_seen_in_short_and_a_click_shows_the_whole_mat(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random"))
    lines = ada["#strip [data-strip]"]
    expect(lines).to_have_count(3)  # the automa sits with two
    for line in lines.all():
        expect(line).to_be_in_viewport()
    expect(ada["#mat-1 > svg"]).to_be_hidden()
    lines.nth(1).click()
    expect(ada["#mat-1 > svg"]).to_be_in_viewport()
    lines.nth(1).click()
    expect(ada["#mat-1 > svg"]).to_be_hidden()


SMALLEST = """() => Math.min(...[...document.querySelectorAll("#board svg text, #board > svg text")].map((text) => {
  const { a, b } = text.getScreenCTM();
  return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b);
}))"""


def test_larger_text_enlarges_the_words_of_the_board_too(ada: Person) -> None:
    table = ada.open("merv", "me bot:random bot:random")
    ada.sit(table)
    ada.until_my_turn()
    usual, sentence = ada.page.evaluate(SMALLEST), ada["#asked p"].evaluate("it => getComputedStyle(it).fontSize")
    ada.post("/api/preferences", text="large")
    ada.sit(table)
    assert ada.page.evaluate(SMALLEST) > 1.12 * usual
    assert ada["#asked p"].evaluate("it => getComputedStyle(it).fontSize") > sentence
    assert ada.page.evaluate(OUTSIDE) == []


def test_the_other_pages_fit_every_window(gallery: Gallery, person: Invite) -> None:
    ada, room, over = person(storage_state=gallery.cookies), gallery.room(), gallery.over("merv")
    for path in ["/", "/account", f"/tables/{room}", f"/tables/{over}", f"/tables/{over}/replay/30"]:
        ada.go(path)
        for width, height in SIZES:
            ada.page.set_viewport_size({"width": width, "height": height})
            wide = ada.page.evaluate("document.scrollingElement.scrollWidth")
            assert wide <= width, (path, width, wide)
            assert ada.page.evaluate(COVERED) == [], (path, width)


@pytest.mark.parametrize("game", TITLES)
def test_the_dialogs_fit_a_phone(person: Invite, game: str) -> None:
    ada = person("Ada", **PHONE)
    ada.go("/")
    for opener in ["settings", f"setup-{game}"]:
        ada[f"[data-open={opener}]"].first.tap()
        box = ada[f"#{opener}"].bounding_box()
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert ada[f"#{opener}"].evaluate("it => it.scrollWidth <= it.clientWidth")
        ada[f"#{opener} [data-close]"].tap()


class Fingers:
    """What fingers do, below what Playwright offers: hold, and two at once."""

    def __init__(self, ada: Person) -> None:
        self.session = ada.context.new_cdp_session(ada.page)

    def do(self, kind: str, *places: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": at} for at, (x, y) in enumerate(places)]
        self.session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def on_a_phone(person: Invite, game: str = "merv") -> Person:
    ada = person("Ada", **PHONE)
    ada.sit(ada.open(game, "me bot:random bot:random"))
    ada.until_my_turn()
    return ada


def test_on_a_phone_the_first_tap_shows_and_the_second_sends(person: Invite) -> None:
    ada = on_a_phone(person)
    before = ada.number
    sentence = ada.actions.first.locator(".say").inner_text()
    ada.actions.first.tap()
    expect(ada["#preview .said"]).to_have_text(sentence)
    expect(ada["#doit"]).to_be_visible()
    assert ada.number == before
    ada.actions.first.tap()
    ada.moved_on(before)


def test_on_a_phone_a_place_of_the_board_is_tapped_twice_too(person: Invite) -> None:
    ada = on_a_phone(person)
    before = ada.number
    for _ in range(2):
        assert ada.number == before
        point = ada.page.evaluate(POINT, ["#board [data-act]", 0])
        ada.page.touchscreen.tap(point["x"], point["y"])
    ada.moved_on(before)


def test_on_a_phone_the_button_sends_what_was_tapped(person: Invite) -> None:
    ada = on_a_phone(person)
    before = ada.number
    point = ada.page.evaluate(POINT, ["#board [data-act]", 0])
    ada.page.touchscreen.tap(point["x"], point["y"])
    ada["#doit"].tap()
    ada.moved_on(before)


def test_on_a_phone_players_log_and_chat_have_a_tab_each(person: Invite) -> None:
    ada = on_a_phone(person)
    for tab, shown, hidden in [
        ("players", "#others", "#actions"),
        ("log", "#log", "#others .mat"),
        ("chat", "#chat", "#log"),
        ("play", "#actions", "#chat"),
    ]:
        ada[f"[role=tab][data-tab={tab}]"].tap()
        expect(ada[f"[role=tab][data-tab={tab}]"]).to_have_attribute("aria-selected", "true")
        expect(ada[shown].first).to_be_visible()
        expect(ada[hidden].first).to_be_hidden()
        expect(ada["#asked h2"]).to_be_in_viewport()


SEEN = """() => {
  const stage = document.getElementById("board").getBoundingClientRect();
  return [...document.querySelectorAll("#board .can")].every((place) => {
    const { left, top, right, bottom } = place.getBoundingClientRect();
    return left >= stage.left && top >= stage.top && right <= stage.right && bottom <= stage.bottom;
  });
}"""
"""Whether every place of the decision is in sight."""


WIDTH = "document.querySelector('#board > svg').viewBox.baseVal.width"


def view_of(ada: Person) -> list[float]:
    """What part of the board is seen."""
    return [float(side) for side in str(ada["#board > svg"].get_attribute("viewBox")).split()]


def test_on_a_phone_the_board_opens_where_the_decision_is_and_two_taps_go_back_there(person: Invite) -> None:
    ada = on_a_phone(person)
    expect(ada["h1"]).to_have_count(1)
    near = view_of(ada)
    assert ada.page.evaluate(SEEN)
    ada["[data-zoom=whole]"].tap()
    ada.page.wait_for_function(
        "wide => document.querySelector('#board > svg').viewBox.baseVal.width > wide", arg=near[2] * 2
    )
    whole = view_of(ada)
    x, y = ada.page.evaluate(EMPTY)
    for _ in range(8):  # on a busy machine two taps may be too far apart to be one double tap
        ada.page.touchscreen.tap(x, y)
        ada.page.evaluate("new Promise(requestAnimationFrame)")
        if view_of(ada) != whole:
            break
    ada.page.wait_for_function(
        "wide => document.querySelector('#board > svg').viewBox.baseVal.width < wide", arg=near[2] + 1
    )
    assert view_of(ada) == pytest.approx(near, abs=1)
    ada["[data-zoom=in]"].tap()
    ada.page.wait_for_function(
        "wide => document.querySelector('#board > svg').viewBox.baseVal.width < wide", arg=near[2] - 1
    )


EMPTY = """() => {
  for (const area of document.querySelectorAll("#board [data-area]")) {
    const { x, y, width, height } = area.getBoundingClientRect();
    for (let down = 0.04; down < 1; down += 0.06) for (let right = 0.04; right < 1; right += 0.06) {
      const at = document.elementFromPoint(x + width * right, y + height * down);
      const free = at?.closest("[data-area]") === area && !at.closest("[data-act], .spot");
      if (free) return [x + width * right, y + height * down];
    }
  }
  return null;
}"""
"""A point of some area of the board where nothing else is."""


def test_on_a_phone_fingers_find_every_button(person: Invite) -> None:
    ada = on_a_phone(person)
    buttons = ada["#actions button, header.top button, .tabs button, .zoom button, #prompt button"]
    for button in buttons.all():
        box = button.bounding_box()
        if box:
            assert min(box["width"], box["height"]) > 39.5, (button.inner_text(), box)


def test_on_a_phone_a_long_press_tells_what_a_thing_is_and_chooses_nothing(person: Invite) -> None:
    ada = on_a_phone(person)
    before = ada.number
    point = ada.page.evaluate(POINT, ["#board [data-act]", 0])
    fingers = Fingers(ada)
    fingers.do("touchStart", (point["x"], point["y"]))
    expect(ada["#bubble .tip"]).to_have_text(point["about"])
    fingers.do("touchEnd")
    expect(ada["#doit"]).to_be_hidden()
    assert ada.number == before


def test_on_a_phone_two_fingers_pull_the_board_closer(person: Invite) -> None:
    ada = on_a_phone(person)
    board = ada["#board > svg"]
    before = view_of(ada)[2]
    box = board.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = Fingers(ada)
    fingers.do("touchStart", (x - 20, y), (x + 20, y))
    for apart in (40, 60, 80):
        fingers.do("touchMove", (x - apart, y), (x + apart, y))
    fingers.do("touchEnd")
    assert view_of(ada)[2] < 0.5 * before
    assert ada.page.evaluate("visualViewport.scale") == 1
