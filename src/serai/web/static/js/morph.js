// Putting new parts into the page, each where its id stands; focus, folds and zoom stay as they are.
import { remember as rememberPieces, glide } from "./glide.js";

let Idiomorph = null;
const library = import("../vendor/idiomorph.esm.js").then((loaded) => (Idiomorph = loaded.Idiomorph), () => null);

const listeners = [];
export const afterSwap = (listener) => listeners.push(listener);
const guards = [];
// A guard sees the new parts before anybody else does.
export const beforeSwap = (guard) => guards.push(guard);

const callbacks = {
  // Most of a board is as it was; the browser sees that much sooner than a script that compares it piece by piece.
  beforeNodeMorphed: (old, fresh) => !old.isEqualNode(fresh),
  // What the reader folded stays folded, where they zoomed stays zoomed.
  beforeAttributeUpdated: (name, element) =>
    !(name === "open" && element.tagName === "DETAILS") && !(name === "viewBox" && element.parentNode?.id === "board"),
  // What was fetched of the past does not come with what is new.
  beforeNodeRemoved: (node) => !node.classList?.contains("older"),
};

function put(old, fresh) {
  if (Idiomorph) Idiomorph.morph(old, fresh, { morphStyle: "outerHTML", restoreFocus: false, callbacks });
  else old.replaceWith(fresh);
}

// Where a choice begins: counters stand in the place of the lines that they fold away.
const FIRST = "#counters [role=spinbutton], #actions [data-act]";

// Where the focus is, in terms that survive: the part of the page, and what the element is about.
function focusMark() {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const part = element.closest("[id]:not(#main, [data-act], button, input)");
  return { element, part: part?.id, about: about(element) };
}

const about = (element) => element.id || element.dataset.tip || element.dataset.act || element.dataset.do || element.textContent;

function restoreFocus(mark) {
  if (!mark) return undefined;
  const now = document.activeElement;
  const waited = mark.about === "asked" && document.querySelector(FIRST);
  if (waited) return waited.focus({ preventScroll: true });
  if (now === mark.element && about(now) === mark.about) return undefined;
  const part = document.getElementById(mark.part);
  const places = part ? [...part.querySelectorAll("[tabindex], button, a, input, summary")] : [];
  const twin = places.find((place) => about(place) === mark.about);
  const first = part?.querySelector("[data-act]") ?? document.querySelector(`${FIRST}, [data-do='end']`);
  return (twin ?? first ?? document.getElementById("asked"))?.focus({ preventScroll: true });
}

export async function swap(html, gliding = true) {
  await library;
  const fresh = [...new DOMParser().parseFromString(html, "text/html").body.children].filter((part) => part.id);
  for (const guard of guards) if ((await guard(fresh)) === false) return;
  const before = { ...document.getElementById("state")?.dataset };
  const focus = focusMark();
  const pieces = gliding ? rememberPieces() : null;
  for (const part of fresh) {
    const old = document.getElementById(part.id);
    if (old) put(old, document.adoptNode(part));
  }
  restoreFocus(focus);
  for (const listener of listeners) listener(before, { ...document.getElementById("state")?.dataset });
  if (pieces) glide(pieces);
}
