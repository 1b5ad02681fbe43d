"""Pictures of the pages, to be looked at: each board at the start, in the middle and at the end, by day and by night.

python -m tests.browser.shots [--out build/shots] [--readme]
"""

import argparse
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.people import Person
from tests.browser.served import ROOT, Server
from tests.browser.test_layout import PHONE
from tests.browser.test_whole_games import TITLES
from tools.browser import found

SEATS = "me bot:greedy bot:greedy bot:greedy"
SEED = 5
DESK = {"width": 1440, "height": 900}
SCREENS: dict[str, dict[str, Any]] = {
    "": {"viewport": DESK},
    "-laptop": {"viewport": {"width": 1280, "height": 720}},
    "-tablet": {"viewport": {"width": 1024, "height": 768}},
    "-phone": PHONE,
    "-dark": {"viewport": DESK, "color_scheme": "dark"},
}
"""By the end of the picture's name."""


@dataclass(frozen=True)
class Studio:
    browser: Browser
    url: str
    out: Path
    readme: Path | None

    @contextmanager
    def looking(self, ada: Person, path: str, look: dict[str, Any]) -> Iterator[Person]:
        """The same person at another browser, before one page that has come to rest."""
        again = Person(self.browser, self.url, storage_state=ada.context.storage_state(), **look)
        again.go(path)
        again.page.evaluate("document.fonts.ready")
        again.page.wait_for_load_state("load")
        yield again
        again.leave()

    def take(self, ada: Person, path: str, name: str, look: str = "") -> None:
        file = self.out / f"{name}{look}.png"
        with self.looking(ada, path, SCREENS[look]) as again:
            again.page.screenshot(path=file)
        print(file, flush=True)

    def take_for_readme(self, ada: Person, path: str, game: str) -> None:
        if self.readme is None:
            return
        file = self.readme / f"{game}.jpg"
        with self.looking(ada, path, SCREENS[""]) as again:
            again.page.screenshot(path=file, type="jpeg", quality=82)
        print(file, flush=True)

    def game(self, ada: Person, game: str) -> None:
        """A whole game first: only then one knows where its middle is."""
        over = ada.open(game, SEATS)
        decisions = ada.play_on(over, seed=SEED)["steps"] // len(SEATS.split())
        start, middle = ada.open(game, SEATS), ada.open(game, SEATS)
        ada.play_on(start, 1, SEED)
        ada.play_on(middle, decisions // 3, SEED)
        ada.waits_for(start, middle)
        for name, table in (("start", start), ("middle", middle), ("end", over)):
            self.take(ada, f"/tables/{table}", f"{game}-{name}")
        for look in ("-laptop", "-tablet", "-phone", "-dark"):
            self.take(ada, f"/tables/{middle}", f"{game}-middle", look)
        self.take_for_readme(ada, f"/tables/{middle}", game)

    def lobby(self, ada: Person) -> None:
        for look in ("", "-dark", "-phone"):
            self.take(ada, "/", "lobby", look)


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(description="Pictures of the pages.")
    asked.add_argument("--out", type=Path, default=ROOT / "build" / "shots", help="where they go (build/shots)")
    asked.add_argument("--readme", action="store_true", help="also the three of the README, in docs/images")
    given = asked.parse_args(words)
    path, readme = found(), ROOT / "docs" / "images" if given.readme else None
    for folder in (given.out, readme):
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as kept,
        Server(Path(kept), SEED) as server,
        sync_playwright() as driver,
        driver.chromium.launch(executable_path=path, args=["--no-sandbox"]) as browser,
    ):
        studio = Studio(browser, server.url, given.out, readme)
        ada = Person(browser, server.url, "Ada")
        for game in TITLES:
            studio.game(ada, game)
        studio.lobby(ada)
        ada.leave()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
