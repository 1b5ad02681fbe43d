"""What Lighthouse says of the lobby and of a table of each game, on a desk and on a phone.

python -m tests.browser.lighthouse [--runs 3] [--only merv]

It is installed on first use, as pinned here, into build/lighthouse, where its reports lie as JSON, too. A busy machine
spoils the figures of performance, so the load is told with them.
"""

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import sync_playwright

from tests.browser.gallery import Gallery
from tests.browser.served import ROOT, Server
from tests.browser.test_whole_games import TITLES
from tools.browser import found
from tools.vendor import Failed, npm, run

PINNED: Final = "lighthouse@12.8.2"
HERE: Final = ROOT / "build" / "lighthouse"
STAMP: Final = HERE / "stamp"
FLAGS: Final = ["--quiet", "--output=json", "--only-categories=performance,accessibility", "--max-wait-for-load=20000"]
CHROME: Final = "--chrome-flags=--headless=new --no-sandbox"
LOOKS: Final = {"desk": ["--preset=desktop"], "phone": []}
WANTED: Final = {"desk": (95, 100), "phone": (90, 100)}
"""Points for performance and for accessibility."""
TIMES: Final = {
    "FCP": "first-contentful-paint",
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "SI": "speed-index",
}


def install() -> None:
    if STAMP.exists() and STAMP.read_text() == PINNED:
        return
    HERE.mkdir(parents=True, exist_ok=True)
    print(f"installing {PINNED} ...", flush=True)
    done = run([*npm(), "install", "--prefix", str(HERE), "--no-save", "--ignore-scripts", PINNED], HERE)
    if done.returncode:
        raise Failed(done.stderr)
    STAMP.write_text(PINNED)


TRIES: Final = 3


def look_at(url: str, cookie: str, look: str, file: Path) -> dict[str, Any]:
    """One report of one page."""
    words = [
        *npm(),
        "exec",
        "--loglevel=error",
        "--prefix",
        str(HERE),
        "--",
        "lighthouse",
        url,
        *FLAGS,
        CHROME,
        *LOOKS[look],
    ]
    headers = json.dumps({"Cookie": cookie})
    asked = [*words, f"--extra-headers={headers}", f"--output-path={file}"]
    # Now and then Lighthouse finds no beginning in the trace it has recorded, and asks to be run again.
    for left in range(TRIES - 1, -1, -1):
        done = subprocess.run(asked, check=not left, cwd=HERE, env={**os.environ, "CHROME_PATH": found() or ""})
        if done.returncode == 0:
            break
    report: dict[str, Any] = json.loads(file.read_text())
    return report


def points(report: dict[str, Any], category: str) -> int:
    return round(100 * (report["categories"][category]["score"] or 0))


COLUMNS: Final = ["page", "look", "perf", "a11y", "wanted", *(f"{name} ms" for name in TIMES), "CLS", "load"]


def row(cells: list[str]) -> str:
    return f"{cells[0]:<12}{cells[1]:<6}" + "".join(f"{cell:>9}" for cell in cells[2:])


def line(name: str, look: str, reports: list[dict[str, Any]]) -> str:
    """The median of some reports, with what is wanted."""

    def median(audit: str) -> float:
        return statistics.median(float(report["audits"][audit]["numericValue"]) for report in reports)

    performance = statistics.median(points(report, "performance") for report in reports)
    accessibility = min(points(report, "accessibility") for report in reports)
    wanted = "/".join(str(it) for it in WANTED[look])
    times = [f"{median(audit):.0f}" for audit in TIMES.values()]
    shift, load = f"{median('cumulative-layout-shift'):.3f}", f"{os.getloadavg()[0]:.1f}"
    return row([name, look, f"{performance:.0f}", str(accessibility), wanted, *times, shift, load])


def pages(gallery: Gallery, only: str) -> Iterator[tuple[str, str]]:
    yield "lobby", "/"
    for game in TITLES:
        if only in ("", game):
            yield game, f"/tables/{gallery.live(game)}"


def main(words: list[str]) -> int:
    asked = argparse.ArgumentParser(description="Lighthouse on the lobby and the tables.")
    asked.add_argument("--runs", type=int, default=1, help="reports of each page, of which the median counts (1)")
    asked.add_argument("--only", default="", help="one game")
    given = asked.parse_args(words)
    try:
        install()
    except (Failed, OSError) as failure:
        print(f"!!!! Lighthouse could not be installed: {failure}", file=sys.stderr)
        return 1
    with (
        tempfile.TemporaryDirectory() as kept,
        Server(Path(kept)) as server,
        sync_playwright() as driver,
        driver.chromium.launch(executable_path=found(), args=["--no-sandbox"]) as browser,
    ):
        gallery = Gallery(browser, server.url)
        cookie = "; ".join(f"{it['name']}={it['value']}" for it in gallery.cookies["cookies"])
        shown = list(pages(gallery, given.only))
        gallery.ada.leave()
        print(row(COLUMNS), flush=True)
        for look in LOOKS:
            for name, path in shown:
                files = [HERE / f"{name}-{look}-{at}.json" for at in range(given.runs)]
                print(line(name, look, [look_at(server.url + path, cookie, look, file) for file in files]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
