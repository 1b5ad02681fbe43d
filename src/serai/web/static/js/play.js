// Choosing: a click sends, a tap shows first; one choice at a time, and none is lost.
import { attempt, freshKey, insist, post, Refused } from "./api.js";
import { ask, newsFollow, state } from "./live.js";
import { openMenu } from "./menu.js";
import { afterSwap } from "./morph.js";
import { drop, meant, pick, pickable, withPicked } from "./picking.js";
import { heldAct, heldElement, hold, lackingOf } from "./pointing.js";
import { setting } from "./settings.js";
import { timesOf } from "./times.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const main = document.querySelector("main");
const PATIENCE = 250; // so long an answer may take before the choices are dimmed
let late = 0;
let busy = false;
let sent = 0;
let answered = false;
let pointer = "mouse";
let hasty = false; // the second half of a double click, or a key that is held down

// The parts that a choice changes; nothing if it was refused, which is said.
async function carryOut(path, choice) {
  try {
    return await insist(path, choice);
  } catch (error) {
    toast(error instanceof Refused ? error.message : say("failed"));
    return null;
  } finally {
    answered = true;
  }
}

async function send(deed, body = {}) {
  if (busy) return;
  const mine = ++sent;
  busy = true;
  answered = false;
  hold(null);
  main.classList.add("sending");
  late = setTimeout(() => main.classList.add("waiting"), PATIENCE);
  const choice = { number: Number(state().number), key: freshKey(), ...body };
  await ask(`/tables/${main.dataset.table}/${deed}`, (path) => carryOut(path, choice));
  if (mine === sent) free(); // else the next choice is under way: its swap came before the last news of this one
}

function free() {
  clearTimeout(late);
  main.classList.remove("sending", "waiting");
  busy = false;
}

// Several decisions in one gesture; the record has them one by one.
export const sendActs = (actions) => send("act", actions.length > 1 ? { actions } : { action: actions[0] });

function sendAct(act, element) {
  const actions = withPicked(act) ?? Array(timesOf(element)).fill(act);
  drop();
  return sendActs(actions);
}

// `how` is mouse, touch or key. Touch, whoever wants to be asked, and whoever chooses what brings nothing, chooses twice.
export function choose(element, how) {
  if (busy || !element) return undefined;
  const acts = meant(element);
  if (!acts.length) return undefined;
  if (acts.length > 1) return openMenu(element, acts, (act) => fromMenu(element, act, how));
  return take(element, acts[0], how);
}

// One choice of a place.
function take(element, act, how) {
  const doubtful = lackingOf(act) !== "";
  const careful = how === "touch" || setting("confirm") || doubtful;
  if (careful && heldAct() !== act) return hold(element, how === "touch", act);
  if (doubtful && hasty) return undefined;
  return sendAct(act, element);
}

// Whoever is asked once more and has no pointer answers with Enter: the place itself would open the menu again.
function fromMenu(element, act, how) {
  const sending = take(element, act, how);
  if (how === "key" && heldAct() === act) document.getElementById("doit").focus();
  return sending;
}

export function turnKey(deed) {
  const button = document.querySelector(`#prompt [data-do="${deed}"]`);
  if (button) send(deed);
}

async function resign() {
  if (!confirm(say("resign"))) return;
  document.getElementById("tablemenu").close();
  if (await attempt(() => post(`/api/tables/${main.dataset.table}/resign`))) newsFollow();
}

export function wirePlay() {
  // The next choice may be made as soon as it is shown, even while more news is on its way.
  afterSwap(() => answered && free());
  document.addEventListener("pointerdown", (event) => (pointer = event.pointerType), true);
  document.addEventListener("keydown", (event) => (hasty = event.repeat), true);
  document.addEventListener("click", (event) => event.detail && (hasty = event.detail > 1), true);
  document.addEventListener("click", (event) => {
    if (event.target.closest("#doit")) return heldElement() && take(heldElement(), heldAct(), "touch");
    const deed = event.target.closest("[data-do]")?.dataset.do;
    if (deed === "resign") return resign();
    if (deed) return send(deed);
    const element = event.target.closest("main [data-act]");
    if (element) return choose(element, event.detail === 0 ? "key" : pointer);
    if (pickable(event.target)) return busy ? undefined : pick(pickable(event.target));
    if (heldElement() && !event.target.closest("#prompt, #menu")) hold(null);
    return undefined;
  });
}
