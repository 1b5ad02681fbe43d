// Where a mark finds room on a drawing: beside its thing, over no words, no picture and nothing that can be chosen.
import { wholeBoard } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
export const BADGE = 16;
const GAP = 1;
const AIR = 3; // before and after words
const NEAR = 2 * BADGE;
const WEIGHTS = { text: 6, use: 1, halo: 3 };
const LOOKED = "g, svg, text, use, .halo";

export function make(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

// The box of a thing in the units of its drawing, and whether it is round.
export function boxOf(thing, drawing) {
  const face = thing.querySelector(":scope > .face") ?? thing.querySelector(".face") ?? thing;
  const { x, y, width, height } = face.getBBox();
  const way = drawing.getScreenCTM().inverse().multiply(face.getScreenCTM());
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => new DOMPoint(a, b).matrixTransform(way));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top, round: face.matches("circle, ellipse") };
}

// A drawing from edge to edge, however close the reader looks.
export function wholeOf(drawing) {
  const { x, y, width, height } = drawing.viewBox.baseVal;
  return (drawing.closest("#board") && wholeBoard()) || { x, y, w: width, h: height };
}

const meet = (a, b) => a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

// What lies near some boxes and must not be covered. Only what comes near is looked at further: a board has hundreds of texts.
export function takenBy(drawing, boxes) {
  const way = drawing.getScreenCTM().inverse();
  const areas = boxes.map(({ x, y, w, h }) => ({ x: x - NEAR, y: y - NEAR, w: w + 2 * NEAR, h: h + 2 * NEAR }));
  const taken = [];
  function look(element) {
    const { left, top, width, height } = element.getBoundingClientRect();
    const box = { x: left * way.a + way.e, y: top * way.d + way.f, w: width * way.a, h: height * way.d };
    if (!areas.some((area) => meet(area, box))) return;
    const weight = WEIGHTS[element.classList.contains("halo") ? "halo" : element.tagName];
    const words = element.tagName === "text";
    if (weight) taken.push(words ? { x: box.x - AIR, y: box.y, w: box.w + 2 * AIR, h: box.h, weight, words } : { ...box, weight });
    else for (const child of element.children) if (child.matches(LOOKED)) look(child);
  }
  for (const child of drawing.children) if (child.matches(LOOKED)) look(child);
  return taken;
}

const cover = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

// Outside at the corners, then at the middle of the edges; what is large has room within its corners, too.
function* sites({ x, y, w, h }, width, apart, large) {
  const out = apart + GAP;
  const [left, right, top, bottom] = [x - apart, x + w + apart - width, y - apart, y + h + apart - BADGE];
  const [above, below, before, after] = [y - out - BADGE, y + h + out, x - out - width, x + w + out];
  yield* [[right, above], [left, above], [right, below], [left, below], [after, top], [after, bottom], [before, top], [before, bottom]];
  const [middle, centre] = [x + (w - width) / 2, y + (h - BADGE) / 2];
  yield* [[middle, above], [middle, below], [after, centre], [before, centre]];
  if (large) yield* [[right - 8, top + 8], [left + 8, top + 8], [right - 8, bottom - 8], [left + 8, bottom - 8]];
  const half = BADGE / 2;
  yield* [[right + half, top - half], [left - half, top - half], [right + half, bottom + half], [left - half, bottom + half]];
}

// Where so many badges side by side cover least; all of them stay on the drawing.
export function siteFor(box, number, apart, large, whole, taken) {
  const width = BADGE * number;
  let best = null;
  for (const [x, y] of sites(box, width, apart, large)) {
    const site = { x, y, w: width, h: BADGE };
    const beyond = width * BADGE - cover(site, whole);
    const cost = taken.reduce((sum, other) => sum + other.weight * cover(site, other), 10 * beyond);
    if (!best || cost < best.cost) best = { ...site, cost };
    if (!cost) break;
  }
  return best;
}

// Whether an outline would run through words.
export function strikes({ x, y, w, h }, apart, taken) {
  const outer = { x: x - apart, y: y - apart, w: w + 2 * apart, h: h + 2 * apart };
  return taken.some((text) => {
    if (!text.words) return false;
    const core = { x: text.x + AIR, y: text.y + text.h / 4, w: text.w - 2 * AIR, h: text.h / 2 };
    const inside = core.x >= outer.x && core.y >= outer.y && core.x + core.w <= outer.x + outer.w && core.y + core.h <= outer.y + outer.h;
    return meet(outer, core) && !inside;
  });
}
