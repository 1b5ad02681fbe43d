// Closer and farther: the drawing's viewBox changes, so text stays sharp and targets grow. On a phone, and for those who
// want larger text, the board opens where the decision is, and follows it until the reader looks elsewhere.
import { afterSwap } from "./morph.js";
import { hide, show } from "./pointing.js";

const CLOSEST = 6;
const LARGE = 1.25; // how much closer larger text brings the board
const NEAR = 2.6; // how close it goes by itself
const READABLE = 2.3; // how close it must be on a phone for the smallest words to be read
const AROUND = 36; // how much of the board is seen around the places of a decision, in its own units
const phone = matchMedia("(max-width: 700px)");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let whole = null;
let box = null;
let running = 0;
let wandered = false; // the reader has looked elsewhere
let decision = ""; // the places of the decision that was last followed

export const wholeBoard = () => whole;

const board = () => document.getElementById("board");
const drawing = () => board()?.querySelector("svg");

function set(next) {
  box = next;
  drawing()?.setAttribute("viewBox", `${next.x} ${next.y} ${next.w} ${next.h}`);
}

function clamp({ x, y, w, h }) {
  const scale = Math.min(1, whole.w / w);
  const [nw, nh] = [w * scale, h * scale];
  return {
    x: Math.min(Math.max(x, whole.x), Math.max(whole.x, whole.x + whole.w - nw)),
    y: Math.min(Math.max(y, whole.y), Math.max(whole.y, whole.y + whole.h - nh)), w: nw, h: nh,
  };
}

function travel(to) {
  cancelAnimationFrame(running);
  const from = { ...box };
  const start = performance.now();
  const frame = (now) => {
    const done = calm.matches ? 1 : Math.min(1, (now - start) / 220);
    const ease = 1 - (1 - done) ** 3;
    set(Object.fromEntries(["x", "y", "w", "h"].map((side) => [side, from[side] + (to[side] - from[side]) * ease])));
    if (done < 1) running = requestAnimationFrame(frame);
  };
  running = requestAnimationFrame(frame);
  hide();
}

function toDrawing(x, y) {
  return new DOMPoint(x, y).matrixTransform(drawing().getScreenCTM().inverse());
}

function closer(factor, centre) {
  const w = Math.min(whole.w, Math.max(whole.w / CLOSEST, box.w / factor));
  const scale = w / box.w;
  return clamp({ x: centre.x - (centre.x - box.x) * scale, y: centre.y - (centre.y - box.y) * scale, w, h: box.h * scale });
}

export function zoomBy(factor) {
  wandered = true;
  if (whole) travel(closer(factor, { x: box.x + box.w / 2, y: box.y + box.h / 2 }));
}

export function zoomOut() {
  wandered = true;
  if (whole) travel(whole);
}

const zoomed = () => box && box.w < whole.w - 1;
const large = () => document.body.dataset.text === "large";

// A view of the board's own shape around a part of it.
function around({ x, y, w, h }, most = whole.w) {
  const ratio = whole.h / whole.w;
  const wide = Math.min(most, Math.max(w, h / ratio, whole.w / NEAR));
  return clamp({ x: x + w / 2 - wide / 2, y: y + h / 2 - (wide * ratio) / 2, w: wide, h: wide * ratio });
}

// What encloses these elements, in the drawing's units.
function enclosing(elements) {
  const sides = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const element of elements) {
    const seen = element.getBoundingClientRect();
    const [a, b] = [toDrawing(seen.left, seen.top), toDrawing(seen.right, seen.bottom)];
    sides.left = Math.min(sides.left, a.x);
    sides.top = Math.min(sides.top, a.y);
    sides.right = Math.max(sides.right, b.x);
    sides.bottom = Math.max(sides.bottom, b.y);
  }
  return { x: sides.left - AROUND, y: sides.top - AROUND, w: sides.right - sides.left + 2 * AROUND, h: sides.bottom - sides.top + 2 * AROUND };
}

const places = () => [...board().querySelectorAll(".can")];

// Where the board looks by itself: the whole of it on a desk; on a phone the places of the decision, unless they are all
// over it; with larger text never more than a part.
function home() {
  const most = large() ? whole.w / LARGE : whole.w;
  const found = places();
  if (!found.length) return around(whole, most);
  const part = enclosing(found);
  // Near enough that the smallest words can be read; where the decision is wider than that, its middle is shown.
  if (phone.matches) return part.w > whole.w * 0.8 ? around(whole, most) : around(part, Math.min(most, whole.w / READABLE));
  return around({ x: part.x + part.w / 2, y: part.y + part.h / 2, w: most, h: 0 }, most);
}

// A new decision is followed, at once when the page opens.
function follow(opening = false) {
  if (!phone.matches && !large()) return;
  const now = places().map((place) => place.dataset.act).join();
  if (now === decision && !opening) return;
  if (now !== decision && now) wandered = false;
  decision = now;
  if (wandered) return;
  if (opening) set(home());
  else travel(home());
}

// What has the focus is seen, and so is what somebody points at from elsewhere.
export function reveal(...spots) {
  const there = spots.filter((spot) => board().contains(spot));
  if (!zoomed() || !there.length) return;
  const part = enclosing(there);
  if (part.x + AROUND >= box.x && part.y + AROUND >= box.y && part.x + part.w - AROUND <= box.x + box.w && part.y + part.h - AROUND <= box.y + box.h) return;
  travel(clamp({ ...box, x: part.x + part.w / 2 - box.w / 2, y: part.y + part.h / 2 - box.h / 2 }));
}

// From the whole board to the decision, or if that is all over it to the area that was tapped; from anywhere else back to
// the whole. An area nearly as wide as the board would not come any closer, so there the place that was tapped does.
function zoomTo(area, x, y) {
  wandered = true;
  const there = home();
  if (box.w < whole.w / 1.02 && box.w !== around(whole, large() ? whole.w / LARGE : whole.w).w) return travel(whole);
  if (phone.matches && there.w < box.w / 1.1) return travel(there);
  const part = enclosing([area]);
  if (part.w > whole.w * 0.8) return travel(closer(2.2, toDrawing(x, y)));
  return travel(around(part));
}

function wirePointers(place) {
  const held = new Map();
  let moved = false;
  let timer = 0;
  let tapped = { at: 0, x: 0, y: 0 };
  const spread = () => {
    const [a, b] = [...held.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, far: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  place.addEventListener("pointerdown", (event) => {
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    moved = held.size > 1;
    const spot = event.target.closest(".spot");
    clearTimeout(timer);
    if (event.pointerType === "touch" && spot) timer = setTimeout(() => { moved = true; show(spot); }, 450);
  });
  const move = (event) => {
    const last = held.get(event.pointerId);
    if (!last) return;
    const before = held.size > 1 ? spread() : null;
    const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
    if (!moved && Math.hypot(dx, dy) < 7) return;
    clearTimeout(timer);
    held.set(event.pointerId, { x: event.clientX, y: event.clientY });
    wandered = true;
    if (before) {
      const after = spread();
      set(closer(after.far / before.far, toDrawing(after.x, after.y)));
    } else if (zoomed()) {
      const unit = drawing().getScreenCTM().a;
      set(clamp({ ...box, x: box.x - dx / unit, y: box.y - dy / unit }));
      place.classList.add("panning");
    }
    if (before || zoomed()) { moved = true; hide(); }
  };
  const up = (event) => {
    if (!held.delete(event.pointerId)) return;
    clearTimeout(timer);
    board()?.classList.remove("panning");
    if (event.pointerType !== "touch" || moved || event.type !== "pointerup" || event.target.closest?.("[data-act]")) return;
    const twice = event.timeStamp - tapped.at < 320 && Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
    tapped = { at: event.timeStamp, x: event.clientX, y: event.clientY };
    const area = event.target.closest?.("[data-area]");
    if (twice && area) zoomTo(area, event.clientX, event.clientY);
    else if (event.target.closest?.(".spot")) show(event.target.closest(".spot"));
    else hide();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  // What ended a drag, a pinch or a long press is no choice.
  place.addEventListener("click", (event) => { if (moved) { event.stopPropagation(); moved = false; } }, true);
}

export function wireZoom() {
  const svg = drawing();
  if (!svg) return;
  const { x, y, width, height } = svg.viewBox.baseVal;
  whole = { x, y, w: width, h: height };
  box = { ...whole };
  const stage = document.querySelector(".stage");
  wirePointers(stage);
  stage.addEventListener("wheel", (event) => {
    if (!event.ctrlKey || !event.target.closest("#board")) return;
    event.preventDefault();
    wandered = true;
    set(closer(Math.exp(-event.deltaY / 300), toDrawing(event.clientX, event.clientY)));
    hide();
  }, { passive: false });
  stage.addEventListener("dblclick", (event) => {
    const area = event.target.closest("#board [data-area]");
    if (area && !event.target.closest("[data-act]")) zoomTo(area, event.clientX, event.clientY);
  });
  document.addEventListener("click", (event) => {
    const way = event.target.closest("[data-zoom]")?.dataset.zoom;
    if (way) ({ in: () => zoomBy(1.5), out: () => zoomBy(1 / 1.5), whole: zoomOut })[way]();
  });
  stage.addEventListener("focusin", (event) => {
    const spot = event.target.closest("#board .spot");
    if (spot?.matches(":focus-visible")) reveal(spot);
  });
  follow(true);
  phone.addEventListener("change", () => travel(home()));
  afterSwap(() => {
    set(box);
    follow();
  });
}
