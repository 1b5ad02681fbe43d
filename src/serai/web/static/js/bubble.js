// Where a tip goes: near the thing it is about, and over nothing that can be chosen.
const GAP = 8;
const EDGE = 6;

const shared = (a, b) => Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) * Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

// Beside the thing on its four sides, begun at either end or in the middle; then along the edges of the stage.
function* sites(box, width, height) {
  const [middle, centre] = [box.x + box.width / 2, box.y + box.height / 2];
  const across = [middle - width / 2, box.left, box.right - width];
  const down = [centre - height / 2, box.top, box.bottom - height];
  for (const far of [GAP, GAP + 40, GAP + 100]) {
    for (const x of across) yield* [[x, box.top - height - far], [x, box.bottom + far]];
    for (const y of down) yield* [[box.right + far, y], [box.left - width - far, y]];
  }
  const stage = document.querySelector(".stage")?.getBoundingClientRect();
  if (!stage) return;
  for (const x of [stage.left, middle - width / 2, stage.right - width]) yield* [[x, stage.top], [x, stage.bottom - height]];
}

const within = (at, size, most) => Math.min(Math.max(EDGE, at), most - size - EDGE);

// The first site that covers neither the thing nor a choice, as far as there is one.
export function settle(bubble, element) {
  const box = element.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const choices = [...document.querySelectorAll("main .can, #tray [data-act], #actions [data-act], #counters")].filter((choice) => choice !== element).map((choice) => choice.getBoundingClientRect());
  let best = null;
  for (const [wantedX, wantedY] of sites(box, width, height)) {
    const [left, top] = [within(wantedX, width, innerWidth), within(wantedY, height, innerHeight)];
    const here = { left, top, right: left + width, bottom: top + height };
    const covers = 2 * shared(here, box) + choices.reduce((sum, choice) => sum + shared(here, choice), 0);
    if (!best || covers < best.covers) best = { left, top, covers };
    if (!covers) break;
  }
  bubble.style.left = `${best.left}px`;
  bubble.style.top = `${best.top}px`;
}
