"""Playing as a newcomer would: clicking, at random, on whatever is offered on the board, in the tray, in the list."""

import random
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

READY = """before => {
  const [main, state, cover, menu] = ["main", "#state", "#cover", "#menu"].map((it) => document.querySelector(it));
  if (cover?.open) return "cover";
  if (!menu.hidden) return "menu";
  if (main.classList.contains("sending") || Number(state.dataset.number) <= before) return null;
  if (state.dataset.status === "over") return "over";
  return state.dataset.turn === "1" ? "turn" : null;
}"""
"""What the page waits for: null while it is busy, or somebody else's turn."""

OFFERS = """() => {
  const acts = (selector) => [...document.querySelectorAll(selector)].flatMap((it) => it.dataset.act.split(" "));
  const shown = (selector) => [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility());
  return {
    number: Number(document.getElementById("state").dataset.number),
    list: acts("#actions [data-act]"),
    placed: acts("#board [data-act], #tray [data-act], .mat [data-act]"),
    folded: acts("main [data-act]").length - shown("main [data-act]").flatMap((it) => it.dataset.act.split(" ")).length,
    board: shown("#board [data-act], .mat [data-act]").length,
    tray: shown("#tray [data-act]").length,
    open: document.querySelector("#own .mat")?.open ?? null,
  };
}"""
"""What can be chosen, by where it stands; how much of it cannot be seen; whether one's own mat lies open."""

POINT = """([selector, at]) => {
  const element = [...document.querySelectorAll(selector)].filter((it) => it.checkVisibility())[at];
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
  const { x, y, width, height } = element.getBoundingClientRect();
  const about = element.dataset.tip ?? element.textContent.trim();
  for (const down of [0.5, 0.25, 0.75, 0.1, 0.9]) for (const right of [0.5, 0.25, 0.75, 0.1, 0.9]) {
    const [px, py] = [x + width * right, y + height * down];
    const top = document.elementFromPoint(px, py)?.closest("[data-act], [role=menuitem]");
    if (top === element) return { x: px, y: py, about };
  }
  return { x: null, y: null, about };
}"""
"""Where on an element a click would reach it, and no other that lies above it."""

PLACES = {
    "board": "#board [data-act], .mat [data-act]",
    "tray": "#tray [data-act]",
    "list": "#actions [data-act]",
    "menu": "#menu [role=menuitem]",
}


@dataclass
class Clicker:
    page: Page
    rng: random.Random
    clicks: dict[str, int] = field(default_factory=dict)
    """How often something was chosen where."""
    wrong: list[str] = field(default_factory=list)
    """What was not as it should be at some decision."""

    def play(self, most: int = 5000) -> None:
        """Choose until the game is over."""
        before = -1
        for _ in range(most):
            now = self.page.wait_for_function(READY, arg=before).json_value()
            if now == "over":
                return
            if now == "cover":
                self.page.locator("#cover button").click()
            elif now == "menu":
                self.click("menu", self.page.locator(PLACES["menu"]).count())
            else:
                before = self.decide()
        raise AssertionError("the game does not end")

    def decide(self) -> int:
        """Make one choice; the number at which it was made, or one less while a menu asks which one."""
        offers: dict[str, Any] = self.page.evaluate(OFFERS)
        self.check(offers)
        offers["list"] = len(offers["list"])
        where = self.rng.choices(["board", "tray", "list"], [3, 2, 1])[0]
        if not offers[where]:
            where = "list"
        if not offers[where]:
            self.page.locator("[data-do='end']").click()
        elif not self.click(where, offers[where]):
            self.click("list", offers["list"])
        return int(offers["number"])

    def check(self, offers: dict[str, Any]) -> None:
        at = f"at number {offers['number']}"
        if sorted(set(offers["placed"])) != sorted(offers["list"]):
            self.wrong.append(f"{at} the list and the board do not offer the same")
        if offers["folded"]:
            self.wrong.append(f"{at} a choice is folded away")
        if offers["open"] is False:
            self.wrong.append(f"{at} my own mat is folded")

    def click(self, where: str, many: int) -> bool:
        """Click on one of these; False if nothing of it can be reached."""
        at = self.rng.randrange(many)
        point = self.page.evaluate(POINT, [PLACES[where], at])
        if point["x"] is None:
            self.wrong.append(f"{point['about']!r} in the {where} cannot be reached by a click")
            return False
        self.page.mouse.click(point["x"], point["y"])
        self.clicks[where] = self.clicks.get(where, 0) + 1
        return True
