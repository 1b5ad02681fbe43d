"""What axe-core finds wrong with a page: every rule it knows, of every level, and those it is still trying out."""

from typing import Any, Final

import pytest
from playwright.sync_api import Page

from tools.vendor import TESTED

SPARED: Final = {
    "color-contrast-enhanced": "7:1 for texts; the palette is made for 4.5:1",
}
"""Rules that we do not keep to, and why."""

RUN: Final = """async ([spared, only, within]) => {
  const judged = axe.getRules().map((rule) => rule.ruleId).filter((id) => !spared.includes(id));
  const enabled = Object.fromEntries(judged.map((id) => [id, { enabled: !only.length || only.includes(id) }]));
  const options = { runOnly: only.length ? only : judged, rules: enabled, resultTypes: ["violations"] };
  // Of colours in drawings axe says nothing.
  const about = { include: within, exclude: only[0] === "color-contrast" ? ["svg"] : [] };
  const { violations } = await axe.run(about, options);
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) =>
    `${id}: ${html.slice(0, 160)} (${failureSummary.split("\\n").slice(1).join(";").slice(0, 200).trim()})`));
}"""


def source() -> str:
    """The script itself, or the test is skipped, loudly: `make test` says what is missing."""
    if not TESTED.complete():
        pytest.skip("!!!! NOT TESTED by axe-core: it is not there; python tools/vendor.py --tests fetches it")
    return (TESTED.folder / "axe.min.js").read_text()


def violations(page: Page, *only: str, within: str = "html") -> list[str]:
    """What is wrong on a page now or within a part of it, by all rules or by these."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(f"() => {{ {source()} }}")
    found: Any = page.evaluate(RUN, [list(SPARED), list(only), within])
    return list(found)
