"""`serai bench page`: how soon a page shows what a click did, in a headless browser, in the middle of each game.

It starts a server of its own, plays on past the page until a game is well under way, and then clicks on what the page
offers. Times are taken inside the page: from the click to the first picture that shows what came of it.
"""

import argparse
import asyncio
import json
import os
import random
import statistics
from typing import TYPE_CHECKING, Any, Final

from serai.core import build
from serai.core.errors import BadSetup
from serai.core.titles import GAMES
from serai.web.bench import median_ms
from serai.web.browser import found
from serai.web.load import Person
from serai.web.trial import a_server

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page

WINDOW: Final = {"width": 1440, "height": 900}
PATIENCE: Final = 30_000
"""Milliseconds that a page may take for anything."""
SEED: Final = 1
BEFORE: Final = 30
"""Decisions of ours before the first click; the bots at the table make as many each."""

TIMED: Final = """() => {
  const main = document.querySelector("main");
  const number = () => document.getElementById("state").dataset.number;
  const before = number();
  let begun = 0;
  addEventListener("click", (event) => (begun = event.timeStamp), { capture: true, once: true });
  window.timed = new Promise((done) => {
    const watch = new MutationObserver(() => {
      if (number() === before) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => done(performance.now() - begun)));
    });
    watch.observe(main, { childList: true });
    watch.observe(document.getElementById("state"), { attributes: true, attributeFilter: ["data-number"] });
  });
}"""
"""Lets the page note when it is clicked, and when the table's next number has been painted."""

RESTS: Final = """() => {
  const { turn, status } = document.getElementById("state").dataset;
  return status === "over" || (turn === "1" && !document.querySelector("main.sending"));
}"""
"""Whether the page waits for us, or the game has ended."""

SENT: Final = r"""() => performance.getEntriesByType("resource")
  .filter((it) => /\/(act|end)$/.test(new URL(it.name).pathname))
  .map((it) => [it.encodedBodySize, it.decodedBodySize])"""
"""How many bytes came in answer to each choice: compressed, and unpacked."""

PLAIN: Final = "#actions [data-act]:not([data-lacking]):visible, #prompt [data-do=end]:visible"
"""What one click sends; what brings nothing is asked about first."""


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--clicks", type=int, default=50, help="clicks in each game (50)")
    parser.add_argument("--json", action="store_true", help="print data instead of a table")


def bench(arguments: argparse.Namespace) -> str:
    measured = asyncio.run(measure(need_browser(), arguments.clicks))
    return json.dumps(measured, indent=2) if arguments.json else table(measured, arguments.clicks)


def need_browser() -> str:
    """Where the browser is, or a clear word about what is missing."""
    try:
        import playwright  # noqa: F401 (whether it is there, before a server is started for it)
    except ModuleNotFoundError:
        raise BadSetup("to measure pages, install Playwright: pip install playwright") from None
    if (path := found()) is None:
        raise BadSetup("there is no Chromium to measure pages in: python -m playwright install chromium") from None
    return path


async def measure(browser_path: str, clicks: int) -> dict[str, Any]:
    from playwright.async_api import async_playwright

    async with a_server("--no-limits") as trial, async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=browser_path, args=["--no-sandbox", "--disable-gpu"])
        games = {name: await measure_game(browser, trial.port, name, clicks) for name in GAMES}
        await browser.close()
        return {"build": build.NAME, "load": round(os.getloadavg()[0], 1), "games": games}


async def measure_game(browser: "Browser", port: int, game: str, clicks: int) -> dict[str, float]:
    context = await browser.new_context(base_url=f"http://127.0.0.1:{port}", viewport=WINDOW, reduced_motion="reduce")  # type: ignore[arg-type]  # a plain dict is all it needs
    context.set_default_timeout(PATIENCE)
    at_table = await sit_down(context, game)
    page = await context.new_page()
    times: list[float] = []
    sizes: list[list[int]] = []
    rng = random.Random(SEED)
    while len(times) < clicks:
        address = f"/tables/{at_table}"
        await page.goto(address)
        await page.locator("html[data-ready='1']").wait_for(state="attached")
        times += await click_on(page, rng, clicks - len(times))
        sizes += await page.evaluate(SENT)
        if len(times) < clicks:  # the game has ended
            at_table = await sit_down(context, game)
    served = await on_the_server(context, port, address)
    await context.close()
    hundredths = statistics.quantiles(times, n=100)
    return {
        "click_p50_ms": round(hundredths[49], 1),
        "click_p95_ms": round(hundredths[94], 1),
        "parts_kb": round(statistics.median(packed for packed, _ in sizes) / 1000, 1),
        "most_parts_kb": round(max(packed for packed, _ in sizes) / 1000, 1),
        "most_parts_raw_kb": round(max(raw for _, raw in sizes) / 1000, 1),
        **served,
    }


async def sit_down(context: "BrowserContext", game: str) -> str:
    """A game of as many as can play, up to four, well under way; bots' turns are shown to us at once."""
    asking = context.request
    if not await context.cookies():
        await asking.post("/api/guests", data={"name": "Reader"})
        await asking.post("/api/preferences", data={"pace": "instant", "moments": "never"})
    others = min(4, max(GAMES[game].players)) - 1
    made = await asking.post(
        "/api/tables", data={"game": game, "seats": ["me", *["bot:random"] * others], "start": True}
    )
    at_table = str((await made.json())["id"])
    await play_past_the_page(context, at_table, BEFORE)
    return at_table


async def play_past_the_page(context: "BrowserContext", at_table: str, decisions: int) -> None:
    rng, path, query = random.Random(SEED), f"/api/tables/{at_table}", ""
    while decisions:
        seen = await (await context.request.get(f"{path}{query}")).json()
        query = ""
        if seen["choices"]:
            action = rng.choice(seen["choices"])["action"]
            await context.request.post(f"{path}/act", data={"number": seen["number"], "action": action})
            decisions -= 1
        elif seen["status"] == "playing":
            query = f"?after={seen['number']}"
        else:
            return


async def click_on(page: "Page", rng: random.Random, most: int) -> list[float]:
    """Milliseconds from each click to the picture of what it did; fewer than asked for where the game ends."""
    times: list[float] = []
    for _ in range(4 * most):
        await page.wait_for_function(RESTS)
        if len(times) == most or await page.locator("#state").get_attribute("data-status") == "over":
            break
        folded = page.locator("#counters [data-singly][aria-expanded=false]")
        if await folded.count():
            await folded.click()
        offered = page.locator(PLAIN)
        if not (count := await offered.count()):
            await play_past_the_page(page.context, page.url.rpartition("/")[2], 1)
            continue
        chosen = offered.nth(rng.randrange(count))
        await chosen.scroll_into_view_if_needed()
        await page.evaluate(TIMED)
        await chosen.click()
        times.append(await page.evaluate("window.timed"))
    return times


async def on_the_server(context: "BrowserContext", port: int, address: str) -> dict[str, float]:
    """How long the server takes for the page and for all its parts, without a browser, and how much the page weighs."""
    person = Person(port)
    cookie = (await context.cookies())[0]
    person.cookie = f"{cookie['name']}={cookie['value']}"
    page = await person.ask("GET", address)
    found = {
        "page_ms": round(await median_ms(person, address), 1),
        "fragments_ms": round(await median_ms(person, f"{address}/fragments"), 1),
        "page_kb": round(len(page.body) / 1000, 1),
        "page_raw_kb": round(len(page.content) / 1000, 1),
    }
    person.close()
    return found


def table(found: dict[str, Any], clicks: int) -> str:
    lines = [
        f"pages in a headless browser, {found['build']} build, {clicks} clicks in the middle of each game",
        f"  {found['load']:>8}  processes that wanted to run meanwhile, this bench's own among them",
    ]
    for name, game in found["games"].items():
        lines += [
            name,
            f"  {game['click_p50_ms']:>8}  ms from a click to the picture of what it did, p50 (150 wanted)",
            f"  {game['click_p95_ms']:>8}  ms the same, p95",
            f"  {game['parts_kb']:>8}  KB in answer to a click, compressed, p50",
            f"  {game['most_parts_kb']:>8}  KB the same, at most (60 wanted); {game['most_parts_raw_kb']} KB unpacked",
            f"  {game['page_ms']:>8}  ms for the whole page on the server (50 wanted)",
            f"  {game['fragments_ms']:>8}  ms for all parts that can change",
            f"  {game['page_kb']:>8}  KB of the page, compressed; {game['page_raw_kb']} KB unpacked",
        ]
    return "\n".join(lines)
