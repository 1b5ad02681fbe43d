"""People at browsers of their own. Whatever a page complains about in its console fails the test, unless foreseen."""

import random
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page

PATIENCE = 20_000
"""Milliseconds that a page may take for anything."""

REMEMBER = """try {{
  for (const [name, wish] of [["pace", "{pace}"], ["moments", "{moments}"]])
    localStorage["serai." + name] ??= wish;
}} catch {{}}"""
"""What a browser remembers for somebody without a name; there are pages at which it remembers nothing."""


class Person:
    """A browser window of its own, with cookies and a memory of its own. Others' turns are shown to them at once."""

    def __init__(
        self, browser: Browser, url: str, name: str = "", pace: str = "instant", moments: str = "never", **look: Any
    ) -> None:
        given = {"viewport": {"width": 1440, "height": 900}, "reduced_motion": "reduce", "base_url": url}
        self.context: BrowserContext = browser.new_context(**{**given, **look})
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(REMEMBER.format(pace=pace, moments=moments))
        self.name = name
        self.troubles: list[str] = []
        self.forgiven: list[str] = []
        self.page = self.tab()
        if name:
            self.post("/api/guests", name=name)
            self.post("/api/preferences", pace=pace, moments=moments)

    # Looking --------------------------------------------------------------------------------------------------------

    def tab(self) -> Page:
        page = self.context.new_page()
        page.on("console", self.heard)
        page.on("pageerror", lambda error: self.troubles.append(f"uncaught: {error}"))
        return page

    def heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"{message.text} ({message.location.get('url', '')})")

    def forgives(self, *parts: str) -> Self:
        """The console may say these: a browser reports every refused or lost request there."""
        self.forgiven += parts
        return self

    def go(self, path: str, page: Page | None = None) -> Page:
        """Open an address and wait until its script has woken up."""
        page = page or self.page
        page.goto(path)
        ready(page)
        return page

    def sit(self, table: str, page: Page | None = None) -> Page:
        return self.go(f"/tables/{table}", page)

    def __getitem__(self, selector: str) -> Locator:
        return self.page.locator(selector)

    @property
    def actions(self) -> Locator:
        """The lines of the list; where counters set them together, once they are unfolded."""
        folded = self.page.locator("#counters [data-singly][aria-expanded=false]")
        if folded.count():
            folded.click()
        return self.page.locator("#actions [data-act]")

    @property
    def number(self) -> int:
        return int(self.page.locator("#state").get_attribute("data-number") or -1)

    def press(self, name: str) -> None:
        """A button or a link by what is written on it."""
        self.page.locator("button:visible, a:visible, summary:visible").filter(has_text=name).first.click()

    def choose(self, at: int = 0) -> int:
        """Take a line of the list, and wait until the table has gone on; its number then."""
        before = self.number
        self.actions.nth(at).click()
        return self.moved_on(before)

    def moved_on(self, before: int) -> int:
        """Wait until the page shows a later number of the table."""
        self.page.wait_for_function(
            "before => Number(document.getElementById('state').dataset.number) > before"
            " && !document.querySelector('main.sending')",
            arg=before,
        )
        return self.number

    def choose_until(self, selector: str, most: int = 60) -> None:
        """Take the first choice again and again, until something appears."""
        for _ in range(most):
            self.page.locator(f"#state[data-turn='1'], {selector}").first.wait_for(state="attached")
            if self[selector].count():
                return
            self.choose()
        raise AssertionError(f"{selector} never appeared")

    def until_my_turn(self) -> None:
        self["#state[data-turn='1']"].wait_for(state="attached")

    # Asking past the page -------------------------------------------------------------------------------------------

    def get(self, path: str) -> Any:
        return granted(self.context.request.get(path))

    def post(self, path: str, **body: Any) -> Any:
        return granted(self.context.request.post(path, data=body))

    def see(self, table: str) -> dict[str, Any]:
        seen: dict[str, Any] = self.get(f"/api/tables/{table}")
        return seen

    def open(self, game: str, seats: str, start: bool = True, **more: Any) -> str:
        """A table of this person's; seats with spaces between."""
        made = self.post("/api/tables", game=game, seats=seats.split(), start=start, **more)
        return str(made["id"])

    def play_on(self, table: str, most: int = 10_000, seed: int = 3) -> dict[str, Any]:
        """Choose at random past the page, until the game is over or so many choices are made; the table then."""
        rng = random.Random(seed)
        seen = self.see(table)
        while seen["status"] == "playing" and most > 0:
            if seen["choices"]:
                action = rng.choice(seen["choices"])["action"]
                self.post(f"/api/tables/{table}/act", number=seen["number"], action=action)
                most -= 1
                seen = self.see(table)
            else:
                seen = self.get(f"/api/tables/{table}?after={seen['number']}")
        return seen

    def waits_for(self, *tables: str) -> None:
        """Wait until this person is asked for a decision at these tables."""
        for table in tables:
            seen = self.see(table)
            while seen["status"] == "playing" and not seen["choices"]:
                seen = self.get(f"/api/tables/{table}?after={seen['number']}")

    def leave(self) -> None:
        """Close the window; nothing may have gone wrong in it."""
        self.context.close()
        left = [said for said in self.troubles if not any(part in said for part in self.forgiven)]
        assert not left, f"the browser of {self.name or 'somebody'} complained: {left[:5]}"


def ready(page: Page) -> None:
    page.locator("html[data-ready='1']").wait_for(state="attached")


def granted(response: Any) -> Any:
    assert response.ok, (response.status, response.text()[:500])
    return response.json() if response.text() else None
