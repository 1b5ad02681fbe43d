"""What a screen reader and tired eyes need: names, live regions, contrast, and whatever else axe-core can judge."""

import re
from dataclasses import dataclass, field
from typing import Any, Final, Literal

import pytest

from tests.browser.axe import violations
from tests.browser.conftest import Invite
from tests.browser.contrast import TALL, faint_texts
from tests.browser.gallery import Gallery
from tests.browser.people import Person
from tests.browser.test_layout import PHONE
from tests.browser.test_whole_games import TITLES

SCHEMES: Final[list[Literal["light", "dark"]]] = ["light", "dark"]

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


LOOKS: Final[dict[str, dict[str, Any]]] = {"desk": {}, "phone": PHONE}


@dataclass(frozen=True)
class Judge:
    """Looks at one page after another by day and by night, and remembers what was wrong."""

    ada: Person
    wrong: list[str] = field(default_factory=list)

    def see(self, what: str, within: str = "html") -> None:
        page = self.ada.page
        self.note(what, violations(page, within=within))
        self.note(what, NAMELESS.findall(self.ada["body"].aria_snapshot()))
        self.note(what, page.evaluate(TWICE))
        self.note(what, page.evaluate(FAINT))
        page.emulate_media(color_scheme="dark")
        self.note(f"{what}, dark", violations(page, "color-contrast", within=within))
        self.note(f"{what}, dark", page.evaluate(FAINT))
        page.emulate_media(color_scheme="light")

    def note(self, what: str, found: list[str]) -> None:
        self.wrong.extend(f"{what}: {it}" for it in found)

    def go_and_see(self, *paths: str) -> None:
        for path in paths:
            self.ada.go(path)
            self.see(path)
            if (self.ada["h1"].count(), self.ada["main"].count()) != (1, 1):
                self.wrong.append(f"{path}: there must be one heading of the first level, and one main part")

    def open_and_see(self, *dialogs: str) -> None:
        """Dialogs of the page before us; a phone has no room for the buttons of some."""
        for dialog in dialogs:
            named = self.ada[f"#{dialog}"]
            named.evaluate("it => it.showModal()")
            assert named.get_attribute("aria-labelledby")
            self.see(f"#{dialog}", within=f"#{dialog}")
            named.evaluate("it => it.close()")


@pytest.fixture(params=LOOKS)
def judge(request: pytest.FixtureRequest, gallery: Gallery, person: Invite) -> Judge:
    return Judge(person(storage_state=gallery.cookies, **LOOKS[request.param]).forgives("404 (Not Found)"))


@pytest.mark.parametrize("game", TITLES)
def test_a_table_keeps_to_every_rule_of_axe(judge: Judge, gallery: Gallery, game: str) -> None:
    over = gallery.over(game)
    judge.go_and_see(f"/tables/{gallery.live(game)}", f"/tables/{over}", f"/tables/{over}/replay/30")
    assert not judge.wrong, "\n".join(judge.wrong)


def test_dialogs_keep_to_every_rule_of_axe(judge: Judge, gallery: Gallery) -> None:
    judge.ada.sit(gallery.live("marco_polo"))
    judge.open_and_see("settings", "help", "scores", "tablemenu")
    assert not judge.wrong, "\n".join(judge.wrong)


def test_other_pages_keep_to_every_rule_of_axe(judge: Judge, gallery: Gallery) -> None:
    judge.go_and_see("/account", f"/tables/{gallery.room()}", "/tables/nowhere", "/")
    judge.open_and_see(*[f"setup-{game}" for game in TITLES])
    assert not judge.wrong, "\n".join(judge.wrong)


@pytest.mark.parametrize("look", LOOKS)
def test_whoever_has_no_name_yet_meets_pages_that_keep_to_every_rule(person: Invite, look: str) -> None:
    judge = Judge(person(**LOOKS[look]))
    judge.go_and_see("/")
    judge.open_and_see("naming", "login")
    assert not judge.wrong, "\n".join(judge.wrong)


@pytest.mark.parametrize("game", TITLES)
def test_a_climax_keeps_to_every_rule_of_axe(gallery: Gallery, person: Invite, game: str) -> None:
    judge = Judge(person(storage_state=gallery.cookies))
    judge.ada.sit(gallery.over(game))
    judge.ada["#log [data-moment]"].first.click()
    judge.ada[".moment:visible"].wait_for()
    judge.see("a climax", within="#recalled")
    assert not judge.wrong, "\n".join(judge.wrong)


@pytest.mark.parametrize("game", TITLES)
def test_the_texts_of_boards_and_mats_can_be_read(gallery: Gallery, person: Invite, game: str) -> None:
    ada = person(storage_state=gallery.cookies, viewport=TALL)
    faint = []
    for table in (gallery.live(game), gallery.over(game)):
        ada.sit(table)
        ada.page.evaluate("for (const it of document.querySelectorAll('.mat, .result')) it.open = it.matches('.mat')")
        for scheme in SCHEMES:
            ada.page.emulate_media(color_scheme=scheme)
            faint += [f"{scheme}: {it}" for it in faint_texts(ada.page)]
    assert not faint, "\n".join(faint)


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
