// Marks on the board: what each of the others did since the reader's last decision stays outlined in their colour, with
// their emblem; and what a line of the log tells of is lit while one points at it.
import { afterSwap, beforeSwap } from "./morph.js";
import { placed, placesOf } from "./places.js";
import { BADGE, boxOf, make, siteFor, strikes, takenBy, wholeOf } from "./sites.js";
import { reveal } from "./zoom.js";

const APART = 3; // between a thing and its outline; the glow of what can be chosen lies between them
const GLOW = 5.5;
const LARGE = 1 / 12; // of a board: what is as large has no outline

const colourOf = (line) => line.classList[0] ?? "";

const drawingOf = (thing) => thing.closest("#board > svg, .mat > svg") ?? thing.ownerSVGElement;

function outline({ x, y, w, h, round }, apart, kind) {
  const [width, height] = [w + 2 * apart, h + 2 * apart];
  const rx = round ? Math.min(width, height) / 2 : Math.min(10, height / 2);
  return make("rect", { class: kind, x: x - apart, y: y - apart, width, height, rx });
}

// The emblem of whoever a line tells of, small.
function badge(line, x, y) {
  const emblem = document.querySelector(`.story .mark.${colourOf(line)}`) ?? document.querySelector(`.short .mark.${colourOf(line)}`);
  const parts = [...emblem.children].map((part) => part.cloneNode(true));
  return make("g", { class: `badge ${emblem.getAttribute("class")}`, transform: `translate(${x} ${y}) scale(${BADGE / 24})` }, ...parts);
}

// By place: the latest line of each of the others who did something there, the latest of all first.
function deeds() {
  const found = new Map();
  const you = document.getElementById("state").dataset.you;
  for (const line of document.querySelectorAll("#log .fresh[data-places][data-seat]")) {
    if (line.dataset.seat === you) continue;
    for (const place of placesOf(line)) {
      const there = found.get(place) ?? found.set(place, new Map()).get(place);
      if (!there.has(line.dataset.seat)) there.set(line.dataset.seat, line);
    }
  }
  return found;
}

function layer(drawing, kind, ...parts) {
  drawing.append(make("g", { class: kind, "aria-hidden": "true" }, ...parts));
}

const wipe = (kind) => document.querySelectorAll(`main g.${kind}`).forEach((group) => group.remove());

// What is marked, by the drawing on which it lies.
function marked() {
  const sheets = new Map();
  for (const [place, seats] of deeds()) {
    const thing = placed(place);
    if (!thing) continue;
    const drawing = drawingOf(thing);
    const on = sheets.get(drawing) ?? sheets.set(drawing, []).get(drawing);
    on.push({ box: boxOf(thing, drawing), lines: [...seats.values()], apart: thing.classList.contains("can") ? GLOW : APART });
  }
  return sheets;
}

// The outline of a thing in the colour of whoever was there last, unless it is large or would strike words through; and
// the badges of all who were there.
function partsOf({ box, lines, apart }, whole, taken) {
  const large = box.w * box.h > whole.w * whole.h * LARGE;
  const site = siteFor(box, lines.length, apart, large, whole, taken);
  taken.push({ ...site, weight: 4 });
  const frame = large || strikes(box, apart, taken) ? [] : [make("g", { class: colourOf(lines[0]) }, outline(box, apart, "mark-line"))];
  return [...frame, ...lines.map((line, at) => badge(line, site.x + BADGE * at, site.y))];
}

// First everything is measured, then everything is drawn: the browser lays the page out once.
function mark() {
  wipe("marks");
  const drawn = [...marked()].map(([drawing, things]) => {
    const whole = wholeOf(drawing);
    const taken = takenBy(drawing, things.map(({ box }) => box));
    return [drawing, things.flatMap((thing) => partsOf(thing, whole, taken))];
  });
  for (const [drawing, parts] of drawn) layer(drawing, "marks", ...parts);
}

// Lights the places of a line, and brings them into sight where the board is zoomed in; without one, none.
let lit = null;
export function light(line) {
  if (line === lit) return;
  wipe("lit");
  document.querySelectorAll(".story .pointed").forEach((other) => other.classList.remove("pointed"));
  lit = line;
  if (!line) return;
  line.classList.add("pointed");
  const things = placesOf(line).map(placed).filter(Boolean);
  for (const thing of things) {
    const drawing = drawingOf(thing);
    const box = boxOf(thing, drawing);
    layer(drawing, "lit", make("g", { class: colourOf(line) }, outline(box, GLOW, "lit-edge"), outline(box, GLOW, "lit-line")));
  }
  reveal(...things);
}

const lineOf = (node) => node instanceof Element ? node.closest(".story > li[data-places]") : null;

export function wireMarks() {
  beforeSwap(() => {
    wipe("marks");
    wipe("lit");
    return true;
  });
  afterSwap(() => {
    mark();
    const line = lit?.isConnected ? lit : null;
    lit = null;
    light(line);
  });
  const main = document.querySelector("main");
  main.addEventListener("pointerover", (event) => event.pointerType !== "touch" && light(lineOf(event.target)));
  main.addEventListener("pointerleave", () => light(null));
  main.addEventListener("focusin", (event) => light(lineOf(event.target)));
  main.addEventListener("focusout", () => light(null));
  main.addEventListener("toggle", mark, true); // what lies on a mat that was folded
  // The first tap on a line shows where it happened, the second opens that step.
  let touch = false;
  main.addEventListener("pointerdown", (event) => (touch = event.pointerType === "touch"), true);
  main.addEventListener("click", (event) => {
    const line = event.target.closest("a") && lineOf(event.target);
    if (!touch || !line || line.classList.contains("tapped")) return;
    event.preventDefault();
    document.querySelectorAll(".story .tapped").forEach((other) => other.classList.remove("tapped"));
    line.classList.add("tapped");
    light(line);
  }, true);
  mark();
}
