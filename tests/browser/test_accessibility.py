"""What a screen reader and tired eyes need: names, live regions, contrast."""

import re

import pytest

from tests.browser.conftest import Invite
from tests.browser.people import Person
from tests.browser.test_whole_games import TITLES

NAMELESS = re.compile(
    r"^\s*- (?:button|link|textbox|combobox|checkbox|radio|slider|tab|menuitem)\b(?! \"|: \S)", re.MULTILINE
)

FAINT = """() => {
  const parse = (text) => {
    const numbers = text.match(/-?[\\d.]+(e-?\\d+)?/g).map(Number);
    const scale = text.startsWith("color(") ? 255 : 1;
    return { rgb: numbers.slice(0, 3).map((it) => it * scale), a: numbers[3] ?? 1 };
  };
  const over = (top, under) => top.rgb.map((it, at) => it * top.a + under[at] * (1 - top.a));
  const ground = (element) => {
    if (!element) return [255, 255, 255];
    const own = parse(getComputedStyle(element).backgroundColor);
    return own.a === 1 ? own.rgb : over(own, ground(element.parentElement));
  };
  const bright = (rgb) => {
    const linear = (it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((it) => linear(it / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const wrong = new Set();
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const element = words.currentNode.parentElement;
    const said = words.currentNode.textContent.trim();
    if (!said || element.closest("svg, script, :disabled, .skip") || !element.checkVisibility()) continue;
    const under = ground(element);
    const ink = over(parse(getComputedStyle(element).color), under);
    const [light, dark] = [bright(ink), bright(under)].sort((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 4.5) wrong.add(`${contrast.toFixed(2)}: ${said.slice(0, 40)}`);
  }
  return [...wrong];
}"""
"""Texts too faint to read on what lies under them."""

TWICE = """() => {
  const seen = new Set();
  return [...document.querySelectorAll("[id]")].map((it) => it.id).filter((id) => seen.has(id) || !seen.add(id));
}"""


def pages(ada: Person) -> list[str]:
    """One of every kind, with something on it."""
    running = [ada.open(game, "me bot:random bot:random") for game in TITLES]
    for table in running:
        ada.play_on(table, 10)
    over = ada.open("merv", "me bot:random")
    ada.play_on(over)
    room = ada.open("merv", "me open", start=False)
    tables = [*running, over, room]
    return ["/", "/account", *(f"/tables/{table}" for table in tables), f"/tables/{over}/replay/30", "/tables/nowhere"]


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_everything_has_a_name_and_can_be_read(person: Invite, scheme: str) -> None:
    ada = person("Ada", color_scheme=scheme).forgives("404 (Not Found)")
    for path in pages(ada):
        ada.go(path)
        nameless = NAMELESS.findall(ada["body"].aria_snapshot())
        assert nameless == [], path
        assert ada.page.evaluate(TWICE) == [], path
        assert ada.page.evaluate(FAINT) == [], path
        assert ada["h1"].count() == 1, path
        assert ada["main"].count() == 1, path


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_dialogs_have_names_and_can_be_read(person: Invite, scheme: str) -> None:
    ada = person("Ada", color_scheme=scheme)
    ada.sit(ada.open("merv", "me bot:random"))
    for dialog in ["settings", "help", "scores", "tablemenu"]:
        ada[f"[data-open={dialog}]"].first.click()
        assert NAMELESS.findall(ada[f"#{dialog}"].aria_snapshot()) == []
        assert ada[f"#{dialog}"].get_attribute("aria-labelledby")
        assert ada.page.evaluate(FAINT) == []
        ada.page.keyboard.press("Escape")


def test_what_is_asked_is_read_aloud(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random"))
    ada.until_my_turn()
    assert ada["[aria-live=polite]"].filter(has=ada["h2"]).count() == 1
    assert ada["#toast"].get_attribute("role") == "status"
    assert ada["html"].get_attribute("lang") == "en"


def test_every_choice_on_the_board_says_what_it_does(ada: Person) -> None:
    ada.sit(ada.open("merv", "me bot:random"))
    ada.until_my_turn()
    for spot in ada["#board [data-act]"].all():
        assert spot.get_attribute("role") == "button"
        acts = str(spot.get_attribute("data-act")).split()
        name = str(spot.get_attribute("aria-label"))
        assert all(ada[f"#actions [data-act='{act}'] .say"].inner_text() in name for act in acts)
