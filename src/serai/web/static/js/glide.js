// Pieces glide: one that appears is matched with the nearest of its kind that vanished, and flies from there.
import { flow, rememberCounts } from "./counts.js";
import { FLIGHT, middle, send, trail } from "./flight.js";

const STILL = 3;
const CROWD = 40;

const calm = matchMedia("(prefers-reduced-motion: reduce)");

// What lies on a folded mat comes and goes through its player's place in the strip of all players, if that is shown.
export function shownAt(element) {
  const folded = element.closest("details:not([open])");
  const seat = folded?.id.replace("mat-", "");
  const place = folded ? document.querySelector(`[data-strip="${CSS.escape(seat)}"]`) : element;
  return place?.checkVisibility() ? place : null;
}

// Where a piece lies within its drawing: a drawing may move about the page while its pieces rest.
function seen() {
  const kinds = new Map();
  const boxes = new Map();
  for (const piece of document.querySelectorAll("main.play [data-piece]")) {
    const place = shownAt(piece);
    const { x, y, seen: isShown } = place ? middle(place) : {};
    const sheet = place?.closest("[id]");
    if (!isShown || !sheet) continue;
    if (!boxes.has(sheet)) boxes.set(sheet, sheet.getBoundingClientRect());
    const home = boxes.get(sheet);
    const spot = { piece, folded: place !== piece, sheet: sheet.id, dx: x - home.x, dy: y - home.y };
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

export const remember = () => (calm.matches || document.hidden ? null : { pieces: seen(), counts: rememberCounts() });

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

const isMat = ({ sheet }) => sheet.startsWith("mat-");

// A copy flies, the piece itself waits unseen. A trail shows a way on the board, not one to a panel that is folded, nor how
// things on a mat close up.
function fly({ from, to }) {
  if (!from.folded && !to.folded && !(isMat(from) && isMat(to))) trail(from, to, getComputedStyle(to.piece).getPropertyValue("--p"));
  if (to.folded) return;
  send(to.piece, from, to);
  to.piece.animate([{ opacity: 0 }, { opacity: 0 }], { duration: FLIGHT });
}

function glidePieces(before) {
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

export function glide(before) {
  if (!before) return;
  glidePieces(before.pieces);
  flow(before.counts);
}
