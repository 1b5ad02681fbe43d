// What is counted flows: where a number falls and another of its kind rises, so many pictures fly from one to the other.
import { middle, send } from "./flight.js";
import { latest } from "./places.js";

const MOST = 5; // of a kind
const CROWD = 25; // of all
const STAGGER = 30;

// Whose number it is. A player's may stand both on the mat and in the strip; the mat is nearer to the things.
function ownerOf(element) {
  const mat = element.closest("[id^='mat-']");
  const strip = element.closest("[data-strip]");
  const seat = mat ? mat.id.slice(4) : strip?.dataset.strip;
  return { seat, rank: mat ? 0 : 1 };
}

// Every number that can be seen: by whose it is and of what; on the board, by where it stands there.
export function rememberCounts() {
  const found = new Map();
  const seen = new Map();
  for (const element of document.querySelectorAll("main.play [data-count]")) {
    if (!element.checkVisibility() || element.closest("details:not([open])")) continue;
    const { seat, rank } = ownerOf(element);
    const kind = element.dataset.count;
    const place = element.closest("[data-place]")?.dataset.place ?? "";
    const home = seat === undefined ? `${kind}/board/${place}` : `${kind}/seat ${seat}/${rank}`;
    const nth = (seen.get(home) ?? 0) + 1;
    seen.set(home, nth);
    found.set(`${home}/${nth}`, { kind, seat, rank, element, n: Number(element.dataset.n) });
  }
  return found;
}

// What changed, each player's numbers once.
function changes(before) {
  const changed = [];
  for (const [key, now] of rememberCounts()) {
    const was = before.get(key)?.n;
    if (was !== undefined && was !== now.n) changed.push({ ...now, by: now.n - was });
  }
  const onMat = new Set(changed.filter((one) => one.rank === 0 && one.seat !== undefined).map((one) => `${one.kind} ${one.seat}`));
  return changed.filter((one) => one.seat === undefined || one.rank === 0 || !onMat.has(`${one.kind} ${one.seat}`));
}

// From where something comes that nobody gave, and to where it goes that nobody got.
const beyond = (kind) => document.querySelector(`main.play [data-supply~="${CSS.escape(kind)}"]`) ?? latest();

// Who gave how much to whom. What is left over comes from the supply, or goes there.
function ways(kind, changed) {
  const rises = changed.filter((one) => one.by > 0).map((one) => ({ ...one, left: one.by }));
  const found = [];
  for (const fall of changed.filter((one) => one.by < 0)) {
    let left = -fall.by;
    for (const rise of rises) {
      const n = Math.min(left, rise.left);
      if (n) found.push({ from: fall.element, to: rise.element, picture: rise.element, n });
      rise.left -= n;
      left -= n;
    }
    if (left && beyond(kind)) found.push({ from: fall.element, to: beyond(kind), picture: fall.element, n: left });
  }
  for (const rise of rises) {
    if (rise.left && beyond(kind)) found.push({ from: beyond(kind), to: rise.element, picture: rise.element, n: rise.left });
  }
  return found;
}

export function flow(before) {
  const changed = changes(before);
  let flown = 0;
  for (const kind of new Set(changed.map((one) => one.kind))) {
    let left = MOST;
    for (const { from, to, picture, n } of ways(kind, changed.filter((one) => one.kind === kind))) {
      const number = Math.min(n, left, CROWD - flown);
      left -= number;
      flown += number;
      const [start, end] = [middle(from), middle(to)];
      for (let at = 0; at < number && start.seen && end.seen; at++) send(picture, start, end, at * STAGGER);
    }
  }
}
