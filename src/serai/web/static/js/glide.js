// Pieces glide: one that appears is matched with the nearest of its kind that vanished, and flies from there.
const STILL = 3;
const CROWD = 40;
const FLIGHT = 250;
const SVG = "http://www.w3.org/2000/svg";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Where a piece lies within its drawing: a drawing may move about the page while its pieces rest.
function seen() {
  const kinds = new Map();
  const boxes = new Map();
  for (const piece of document.querySelectorAll("main.play [data-piece]")) {
    // What lies on a folded mat comes and goes through its head.
    const folded = piece.closest("details:not([open])");
    const box = (folded?.querySelector(".mark") ?? piece).getBoundingClientRect();
    const sheet = piece.closest("[id]");
    if (!box.width || !sheet) continue; // not shown at all
    if (!boxes.has(sheet)) boxes.set(sheet, sheet.getBoundingClientRect());
    const home = boxes.get(sheet);
    const spot = { piece, folded: !!folded, sheet: sheet.id, dx: box.x + box.width / 2 - home.x, dy: box.y + box.height / 2 - home.y };
    kinds.get(piece.dataset.piece)?.push(spot) ?? kinds.set(piece.dataset.piece, [spot]);
  }
  return kinds;
}

// Where that is in the window now.
function locate(spots) {
  for (const spot of spots) {
    const home = document.getElementById(spot.sheet)?.getBoundingClientRect();
    if (home?.width) Object.assign(spot, { x: home.x + spot.dx, y: home.y + spot.dy });
  }
  return spots.filter((spot) => "x" in spot);
}

export const remember = () => (calm.matches || document.hidden ? null : seen());

const apart = (a, b) => Math.hypot(a.x - b.x, a.y - b.y);

// Takes those that did not move out of both lists, and pairs the others, nearest first.
function pairs(old, now) {
  const left = [...old];
  const come = now.filter((spot) => {
    const same = left.findIndex((other) => apart(spot, other) < STILL);
    if (same >= 0) left.splice(same, 1);
    return same < 0;
  });
  const ways = come.flatMap((to) => left.map((from) => ({ from, to, far: apart(from, to) }))).sort((a, b) => a.far - b.far);
  const moves = [];
  const used = new Set();
  for (const way of ways) {
    if (used.has(way.from) || used.has(way.to)) continue;
    used.add(way.from).add(way.to);
    moves.push(way);
  }
  return { moves, fresh: come.filter((spot) => !used.has(spot)) };
}

function sky() {
  let svg = document.getElementById("flight");
  if (!svg) {
    svg = document.createElementNS(SVG, "svg");
    svg.id = "flight";
    svg.setAttribute("aria-hidden", "true");
    document.body.append(svg);
  }
  return svg;
}

// A copy flies over everything, because a drawing cuts off whatever leaves it; the piece itself waits unseen.
function fly({ from, to }) {
  const piece = to.piece;
  const copy = document.createElementNS(SVG, "g");
  const matrix = piece.parentNode.getScreenCTM?.();
  if (!matrix) return;
  const inner = document.createElementNS(SVG, "g");
  inner.setAttribute("transform", `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e} ${matrix.f})`);
  inner.append(piece.cloneNode(true));
  const look = getComputedStyle(piece);
  for (const name of ["--p", "fill", "stroke", "color"]) inner.style.setProperty(name, look.getPropertyValue(name));
  if (!to.folded) copy.append(inner);
  const trail = document.createElementNS(SVG, "line");
  Object.entries({ x1: from.x, y1: from.y, x2: to.x, y2: to.y, class: "trail" }).forEach(([name, value]) => trail.setAttribute(name, value));
  sky().append(trail, copy);
  piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
  const start = `${from.x - to.x}px ${from.y - to.y}px`;
  copy.animate([{ translate: start }, { translate: "0px 0px" }], { duration: FLIGHT, easing: "cubic-bezier(.3,.1,.3,1)" }).finished.finally(() => copy.remove());
  trail.animate([{ opacity: 0.55 }, { opacity: 0 }], { duration: 400, easing: "ease-out" }).finished.finally(() => trail.remove());
}

export function glide(before) {
  if (!before) return;
  const moves = [];
  const fresh = [];
  for (const [kind, now] of seen()) {
    const found = pairs(locate(before.get(kind) ?? []), locate(now));
    moves.push(...found.moves);
    fresh.push(...found.fresh);
  }
  if (moves.length + fresh.length > CROWD) return;
  moves.forEach(fly);
  for (const { piece } of fresh) piece.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FLIGHT });
}
