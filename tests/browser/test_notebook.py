"""A record in a notebook steps through its game in a real browser, without a server."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from serai.core.record import read

FILE = Path(__file__).parents[1] / "records" / "marco_polo-2p-200-0.txt"


def test_a_record_steps_through_with_a_slider(browser: Browser) -> None:
    record = read(FILE.read_text("utf-8"), FILE.name)
    record.actions, record.result = record.actions[:60], None
    page = browser.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda request: complaints.append(request.url))
    page.set_content(record._repr_html_())
    shown = page.frame_locator("iframe")
    last = int(shown.get_by_role("slider").get_attribute("max") or 0)
    expect(shown.locator("#said")).to_have_text(f"0 / {last}")
    first = shown.locator("#frame").inner_html()
    shown.get_by_role("button", name="One step on").click()
    expect(shown.locator("#said")).to_have_text(f"1 / {last}")
    assert shown.locator("#frame").inner_html() != first
    shown.get_by_role("slider").press("End")
    expect(shown.locator("#said")).to_have_text(f"{last} / {last}")
    shown.get_by_role("button", name="One step back").click()
    expect(shown.get_by_role("slider")).to_have_value(str(last - 1))
    assert not complaints
    page.close()
