"""How well the texts of a drawing can be told from what lies under them, which axe-core cannot judge in SVG.

The ground is what the browser really paints where a text stands, seen without the texts and without the passing
marks of what others did, which make way for them; the ink is the text's own.
"""

import base64
from typing import Any, Final

from playwright.sync_api import Page

TALL: Final = {"width": 1440, "height": 2400}
"""A window in which board and mats lie open without scrolling."""

WITHOUT_TEXTS: Final = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("svg text, .marks { visibility: hidden }");
  document.adoptedStyleSheets = [sheet];
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""

FAINT: Final = """async ([png, least]) => {
  document.adoptedStyleSheets = [];
  const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0));
  const painted = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const context = (width, height) => new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  const page = context(painted.width, painted.height), drop = context(1, 1);
  page.drawImage(painted, 0, 0);
  const colour = (text) => {
    drop.clearRect(0, 0, 1, 1);
    drop.fillStyle = text;
    drop.fillRect(0, 0, 1, 1);
    const [r, g, b, a] = drop.getImageData(0, 0, 1, 1).data;
    return [r, g, b, a / 255];
  };
  const bright = (rgb) => {
    const linear = (it) => (it <= 0.03928 ? it / 12.92 : ((it + 0.055) / 1.055) ** 2.4);
    const [r, g, b] = rgb.map((it) => linear(it / 255));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one, other) => {
    const [light, dark] = [bright(one), bright(other)].sort((a, b) => b - a);
    return (light + 0.05) / (dark + 0.05);
  };
  const opacity = (element) =>
    element.localName === "svg" ? 1 : Number(getComputedStyle(element).opacity) * opacity(element.parentElement);
  // By a piece that lies over it; there one sees neither the text nor its ground.
  const covered = (text, x, y) => {
    const top = document.elementFromPoint(x, y);
    const follows = text.compareDocumentPosition(top) & Node.DOCUMENT_POSITION_FOLLOWING;
    return follows && text.ownerSVGElement.contains(top);
  };
  const wrong = new Map();
  let judged = 0;
  for (const text of document.querySelectorAll("#board > svg text, .mat > svg text")) {
    const { left, top, width, height } = text.getBoundingClientRect();
    if (!text.checkVisibility() || !width || !text.textContent.trim()) continue;
    const style = getComputedStyle(text);
    const [r, g, b, a] = colour(style.fill);
    const alpha = a * Number(style.fillOpacity) * opacity(text);
    const outlined = style.paintOrder.startsWith("stroke") && style.stroke !== "none";
    const around = outlined ? colour(style.stroke).slice(0, 3) : null;
    const found = [];
    for (let right = 0.06; right < 1; right += 0.08) for (const down of [0.36, 0.5, 0.64]) {
      const [x, y] = [Math.round(left + width * right), Math.round(top + height * down)];
      if (x < 0 || y < 0 || x >= painted.width || y >= painted.height || covered(text, x, y)) continue;
      const under = around ?? [...page.getImageData(x, y, 1, 1).data].slice(0, 3);
      const ink = [r, g, b].map((it, at) => it * alpha + under[at] * (1 - alpha));
      found.push([contrast(ink, under), under]);
    }
    if (!found.length) continue;
    judged += 1;
    // A point or two may lie on a border or on a neighbour, and not under a letter.
    found.sort((one, other) => one[0] - other[0]);
    const [worst, under] = found[Math.floor(found.length / 5)];
    if (worst >= least) continue;
    const place = text.closest("[data-place]")?.dataset.place ?? text.closest("[data-area]")?.dataset.area ?? "";
    const ink = `rgb(${[r, g, b].map(Math.round)}) ${alpha.toFixed(2)}`;
    const kind = `${text.closest("#board") ? "board" : "mat"} .${text.getAttribute("class")} ${ink} on ${under}`;
    wrong.set(kind, `${worst.toFixed(2)}: "${text.textContent.trim().slice(0, 30)}" at ${place}, ${kind}`);
  }
  return { judged, wrong: [...wrong.values()] };
}"""


def faint_texts(page: Page, least: float = 4.5) -> list[str]:
    """The texts of board and mats that are hard to tell from their ground, each pair of colours once."""
    page.evaluate(WITHOUT_TEXTS)
    png = base64.b64encode(page.screenshot()).decode()
    found: Any = page.evaluate(FAINT, [png, least])
    assert found["judged"] > 40, found
    return list(found["wrong"])
