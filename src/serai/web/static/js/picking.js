// Picking a thing first, such as a die: then only what it can go to glows, and choosing that sends both.
import { afterSwap } from "./morph.js";
import { counted, plans } from "./plans.js";
import { actsOf, hold, preview, tick, untick } from "./pointing.js";

let picked = null; // what is picked, in notation
let at = 0; // which of several alike
let plan = null;

const goes = () => plans().picks?.[picked] ?? {};
const alike = () => [...document.querySelectorAll(`main .can[data-then="${picked}"]:not([data-act])`)];

export const pickable = (node) => node.closest?.("main .can[data-then]:not([data-act])") ?? null;

// All that is sent for a choice while something is picked; nothing where nothing is.
export const withPicked = (act) => (picked === null ? null : (goes()[act] ?? null));

// Which of the choices of a place are meant. Where none takes what is picked, that is dropped: a place on the board no
// longer glowed, so nothing more happens; a line of the list says in words what it does.
export function meant(element) {
  const acts = actsOf(element);
  if (picked === null) return acts;
  const fit = acts.filter((act) => act in goes());
  if (fit.length) return fit;
  drop();
  return element.closest("svg") ? [] : acts;
}

function show() {
  untick(".picked");
  for (const spot of document.querySelectorAll("main .can[data-then]:not([data-act])")) {
    const on = picked !== null && spot === (alike()[at] ?? alike()[0]);
    spot.setAttribute("aria-pressed", on);
    spot.classList.toggle("picked", on);
    if (on) tick(spot);
  }
  for (const element of document.querySelectorAll("main [data-act]")) {
    element.classList.toggle("off", picked !== null && !actsOf(element).some((act) => act in goes()));
  }
  hint();
}

// What one is told while one points at nothing.
export function hint() {
  const line = document.getElementById("preview");
  const { usual, picked: then, counting } = document.getElementById("plans")?.dataset ?? {};
  if (!line || usual === undefined) return;
  line.dataset.hint = picked !== null ? then : counted.size ? counting : usual;
  line.toggleAttribute("data-picked", picked !== null);
  preview([]);
}

export function pick(spot) {
  const then = spot.dataset.then;
  const twins = [...document.querySelectorAll(`main .can[data-then="${then}"]:not([data-act])`)];
  const again = picked === then && twins.indexOf(spot) === at;
  hold(null);
  [picked, at] = again ? [null, 0] : [then, twins.indexOf(spot)];
  show();
}

// Whether there was something to drop.
export function drop() {
  if (picked === null) return false;
  picked = null;
  show();
  return true;
}

function review() {
  if (plans() !== plan) picked = null;
  plan = plans();
  show();
}

export function wirePicking() {
  afterSwap(review);
  review();
}
