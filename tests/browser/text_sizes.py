"""How large the texts of a board really are on a screen."""

from typing import Any, Final

from playwright.sync_api import Page

SMALLEST: Final = """(selector) => {
  let smallest = null;
  const view = document.querySelector(".stage").getBoundingClientRect();
  for (const text of document.querySelectorAll(selector)) {
    const { left, right, top, bottom, width } = text.getBoundingClientRect();
    if (!width || !text.checkVisibility() || !text.textContent.trim()) continue;
    const inside = right > view.left && left < view.right && bottom > view.top && top < view.bottom;
    if (text.closest("#board") && !inside) continue;
    const { a, b, c, d } = text.getScreenCTM();
    const px = parseFloat(getComputedStyle(text).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
    if (!smallest || px < smallest.px) smallest = { px, says: text.textContent.trim() };
  }
  return smallest;
}"""


def smallest_text(page: Page, selector: str = "#board > svg text") -> tuple[float, str]:
    """The height of its letters in pixels, as type is measured, and what it says."""
    found: Any = page.evaluate(SMALLEST, selector)
    return round(found["px"], 2), found["says"]
