"""Playing as a newcomer would: clicking, at random, on whatever is offered on the board, in the tray, in the list."""

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.browser.people import PATIENCE

REACH = """(element, kinds) => {
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const about = element.dataset.tip ?? element.textContent.trim();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const right of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const [px, py] = [x + width * right, y + height * down];
    if (document.elementFromPoint(px, py)?.closest(kinds) === element) return { x: px, y: py, about };
  }
  return { x: null, y: null, about };
}"""
"""Where on an element a click would reach it, and no other that lies above it."""

SHOWN = "(selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())"

POINT = f"([selector, at]) => ({REACH})(({SHOWN})(selector)[at], '[data-act], .spot')"

LOOK = f"""async ([before, order, roll, patience]) => {{
  const [reach, shown, limit] = [{REACH}, {SHOWN}, performance.now() + patience];
  const [main, cover, menu] = ["main", "#cover", "#menu"].map((it) => document.querySelector(it));
  const state = () => document.getElementById("state").dataset;
  const now = () => {{
    if (cover.open) return "cover";
    if (!menu.hidden) return "menu";
    if (document.querySelector("#preview .doubt")?.textContent) return "doubt";
    if (main.classList.contains("sending") || Number(state().number) <= before) return null;
    return state().status === "over" ? "over" : state().turn === "1" ? "turn" : null;
  }};
  while (!now()) {{
    if (performance.now() > limit) return {{ now: "stuck", number: Number(state().number) }};
    await new Promise(requestAnimationFrame);
  }}
  const found = {{ now: now(), number: Number(state().number) }};
  if (found.now === "over") return found;
  document.querySelector("#counters [data-singly][aria-expanded=false]")?.click();
  const places = {{
    board: "#board [data-act], .mat [data-act]", tray: "#tray [data-act]", list: "#actions [data-act]",
    end: "[data-do=end]", menu: "#menu [role=menuitem]", cover: "#cover button", doubt: "#doit",
  }};
  const acts = (all) => all.flatMap((it) => it.dataset.act.split(" "));
  const wanted = found.now === "turn" ? order : [found.now];
  const where = wanted.find((place) => shown(places[place]).length);
  const all = shown(places[where]);
  const kinds = "[data-act], [data-do], [data-close], [role=menuitem], #doit";
  const point = reach(all[Math.floor(roll * all.length)], kinds);
  return {{
    ...found, where, ...point,
    list: acts([...document.querySelectorAll("#actions [data-act]")]),
    placed: acts(shown("#board [data-act], #tray [data-act], .mat [data-act]")),
    open: document.querySelector("#own .mat")?.open ?? null,
  }};
}}"""
"""Waits until the page wants something, and finds a place to click: in the order of places given, by a roll of 0 to 1.
Also what the list offers and what can be seen elsewhere, and whether one's own mat lies open."""

ANYWHERE = [["board", "list", "end"], ["tray", "list", "end"], ["list", "end"]]


@dataclass
class Clicker:
    page: Page
    rng: random.Random
    clicks: dict[str, int] = field(default_factory=dict)
    """How often something was chosen where."""
    wrong: list[str] = field(default_factory=list)
    """What was not as it should be at some decision."""
    before: int = -1
    """The number of the table at the last decision."""

    def play(self, most: int = 5000) -> bool:
        """Click until the game is over, or so many times; whether it is over."""
        for _ in range(most):
            if not self.click(self.rng.choices(ANYWHERE, [3, 2, 1])[0]):
                return True
        self.look(["list", "end"])  # the last click has been answered
        return False

    def look(self, order: list[str]) -> dict[str, Any]:
        seen: dict[str, Any] = self.page.evaluate(LOOK, [self.before, order, self.rng.random(), PATIENCE])
        assert seen["now"] != "stuck", f"nothing happens at number {seen['number']}"
        return seen

    def click(self, order: list[str]) -> bool:
        """One click on what the page wants now; False if the game is over."""
        seen = self.look(order)
        if seen["now"] == "over":
            return False
        if seen["now"] == "turn":
            self.check(seen)
        if seen["x"] is None:
            self.wrong.append(f"{seen['about']!r} in the {seen['where']} cannot be reached by a click")
            return self.click(["list", "end"])
        if seen["now"] == "turn":
            self.before = seen["number"]
        self.page.mouse.click(seen["x"], seen["y"])
        self.clicks[seen["where"]] = self.clicks.get(seen["where"], 0) + 1
        return True

    def check(self, seen: dict[str, Any]) -> None:
        """All that can be chosen is to be seen twice: in the list, and on the board, a mat or the tray."""
        if sorted(set(seen["placed"])) != sorted(seen["list"]):
            self.wrong.append(f"at number {seen['number']} the list and the board do not offer the same")
        if seen["open"] is False:
            self.wrong.append(f"at number {seen['number']} my own mat is folded")
