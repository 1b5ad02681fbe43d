// Marks on the board: what each of the others did since the reader's last decision stays outlined in their colour, with
// their emblem; and what a line of the log tells of is lit while one points at it.
import { afterSwap, beforeSwap } from "./morph.js";
import { placed, placesOf } from "./places.js";
import { reveal } from "./zoom.js";

const SVG = "http://www.w3.org/2000/svg";
const APART = 5; // between a thing and its outline, so that the glow of what can be chosen stays to be seen
const BADGE = 9;

function make(name, attributes, ...children) {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

const colourOf = (line) => line.classList[0] ?? "";

const drawingOf = (thing) => [...document.querySelectorAll("#board > svg, .mat svg")].find((svg) => svg.contains(thing)) ?? thing.ownerSVGElement;

// The box of a thing in the units of its drawing, and whether it is round.
function boxOf(thing, drawing) {
  const face = thing.querySelector(":scope > .face") ?? thing.querySelector(".face") ?? thing;
  const { x, y, width, height } = face.getBBox();
  const way = drawing.getScreenCTM().inverse().multiply(face.getScreenCTM());
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]].map(([a, b]) => new DOMPoint(a, b).matrixTransform(way));
  const [xs, ys] = [corners.map((corner) => corner.x), corners.map((corner) => corner.y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, w: Math.max(...xs) - left, h: Math.max(...ys) - top, round: face.matches("circle, ellipse") };
}

function outline({ x, y, w, h, round }, apart, kind) {
  const [width, height] = [w + 2 * apart, h + 2 * apart];
  const rx = round ? Math.min(width, height) / 2 : Math.min(10, height / 2);
  return make("rect", { class: kind, x: x - apart, y: y - apart, width, height, rx });
}

// The box of every text of a drawing, in its own units: what a badge must not cover.
function textsOf(drawing) {
  const way = drawing.getScreenCTM().inverse();
  return [...drawing.querySelectorAll("text")].map((text) => {
    const box = text.getBoundingClientRect();
    const [a, b] = [new DOMPoint(box.left, box.top).matrixTransform(way), new DOMPoint(box.right, box.bottom).matrixTransform(way)];
    return { x: a.x, y: a.y, w: b.x - a.x, h: b.y - a.y };
  });
}

const cover = (a, b) => Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

// Where so many badges side by side cover least: a corner first, else the middle of an edge.
function cornerFor({ x, y, w, h }, number, taken) {
  const width = 2 * BADGE * number;
  const box = (cx, cy) => ({ x: cx - BADGE, y: cy - BADGE, w: width, h: 2 * BADGE });
  const [left, right, middle] = [x - APART, x + w + APART - width + 2 * BADGE, x + w / 2 - width / 2 + BADGE];
  const [top, bottom, centre] = [y - APART, y + h + APART, y + h / 2];
  const ways = [[right, top], [left, top], [right, bottom], [left, bottom], [middle, top], [middle, bottom], [left, centre], [right, centre]].map(([cx, cy]) => box(cx, cy));
  let [best, least] = [ways[0], Infinity];
  for (const way of ways) {
    const covered = taken.reduce((sum, other) => sum + cover(way, other), 0);
    if (covered < least) [best, least] = [way, covered];
  }
  return best;
}

// The emblem of whoever a line tells of, small.
function badge(line, x, y) {
  const emblem = document.querySelector(`.story .mark.${colourOf(line)}`);
  const parts = [...emblem.children].map((part) => part.cloneNode(true));
  const scale = (2 * BADGE) / 24;
  return make("g", { class: `badge ${emblem.getAttribute("class")}`, transform: `translate(${x} ${y}) scale(${scale})` }, ...parts);
}

// By place: a line of each of the others who did something there.
function deeds() {
  const found = new Map();
  const you = document.getElementById("state").dataset.you;
  for (const line of document.querySelectorAll("#since li[data-places][data-seat]")) {
    if (line.dataset.seat === you) continue;
    for (const place of placesOf(line)) {
      const there = found.get(place) ?? found.set(place, new Map()).get(place);
      if (!there.has(line.dataset.seat)) there.set(line.dataset.seat, line);
    }
  }
  return found;
}

function layer(drawing, kind) {
  const group = make("g", { class: kind, "aria-hidden": "true" });
  drawing.append(group);
  return group;
}

const wipe = (kind) => document.querySelectorAll(`main g.${kind}`).forEach((group) => group.remove());

function mark() {
  wipe("marks");
  const sheets = new Map();
  for (const [place, seats] of deeds()) {
    const thing = placed(place);
    if (!thing) continue;
    const drawing = drawingOf(thing);
    if (!sheets.has(drawing)) sheets.set(drawing, { group: layer(drawing, "marks"), taken: textsOf(drawing) });
    const { group, taken } = sheets.get(drawing);
    const box = boxOf(thing, drawing);
    const corner = cornerFor(box, seats.size, taken);
    [...seats.values()].forEach((line, at) => group.append(make("g", { class: colourOf(line) }, outline(box, APART + 4 * at, `mark-line dash${line.dataset.seat}`))));
    [...seats.values()].forEach((line, at) => group.append(badge(line, corner.x + 2 * BADGE * at, corner.y)));
    taken.push(corner);
  }
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
    layer(drawing, "lit").append(make("g", { class: colourOf(line) }, outline(box, APART, "lit-edge"), outline(box, APART, "lit-line")));
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
