// Closer and farther: the drawing's viewBox changes, so text stays sharp and targets grow.
import { afterSwap } from "./morph.js";
import { hide, show } from "./pointing.js";

const CLOSEST = 6;
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let whole = null;
let box = null;
let running = 0;

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
  if (whole) travel(closer(factor, { x: box.x + box.w / 2, y: box.y + box.h / 2 }));
}

export function zoomOut() {
  if (whole) travel(whole);
}

const zoomed = () => box && box.w < whole.w - 1;

// A second double tap on the same area goes back to the whole board. An area nearly as wide as the board would not come
// any closer, so there the place that was tapped does.
function zoomTo(area, x, y) {
  const seen = area.getBoundingClientRect();
  const [a, b] = [toDrawing(seen.left, seen.top), toDrawing(seen.right, seen.bottom)];
  const ratio = whole.h / whole.w;
  const w = Math.max((b.x - a.x) * 1.08, ((b.y - a.y) * 1.08) / ratio, whole.w / CLOSEST);
  if (zoomed() && w > box.w * 0.9) return travel(whole);
  if (w > whole.w * 0.8) return travel(closer(2.2, toDrawing(x, y)));
  return travel(clamp({ x: (a.x + b.x) / 2 - w / 2, y: (a.y + b.y) / 2 - (w * ratio) / 2, w, h: w * ratio }));
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
  afterSwap(() => set(box));
}
