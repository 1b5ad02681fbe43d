// Pointing at things: the bubble with a tip, the preview of a choice, its twin in the list or on the board.
import { settle } from "./bubble.js";
import { afterSwap } from "./morph.js";
import { counted } from "./plans.js";
import { either, say } from "./words.js";

const bubble = document.getElementById("bubble");
let shown = null;
let tipShown = "";
let held = null;
let heldAs = null;

// What can be chosen at a place; what the counters set is left to them.
export function actsOf(element) {
  const acts = (element?.dataset.act ?? "").split(" ").filter(Boolean).map(Number);
  return element?.closest("#actions") ? acts : acts.filter((act) => !counted.has(act));
}

export const sentenceOf = (act) =>
  document.querySelector(`#actions [data-act="${act}"] .say`)?.textContent ?? document.querySelector(`#tray [data-act="${act}"]`)?.textContent ?? "";

// The list holds every choice; where one brings nothing now, it says what is lacking.
const listed = (act) => document.querySelector(`#actions [data-act="${act}"]`);

export const lackingOf = (act) => listed(act)?.dataset.lacking ?? "";

const targetOf = (node) => node instanceof Element ? node.closest("main [data-act], main .spot") : null;

const place = (element) => settle(bubble, element);

function paragraph(text, kind) {
  const element = document.createElement("p");
  element.textContent = text;
  element.className = kind;
  return element;
}

export function preview(sentences) {
  const line = document.querySelector("#preview");
  if (!line) return;
  line.classList.toggle("shows", sentences.length > 0 || "picked" in line.dataset);
  line.querySelector(".said").textContent = either(sentences) || line.dataset.hint;
}

function light(acts) {
  for (const other of document.querySelectorAll("main .chosen")) other.classList.remove("chosen");
  for (const act of acts) for (const twin of document.querySelectorAll(`main [data-act~="${act}"]`)) twin.classList.add("chosen");
}

export function show(element, withBubble = true, acts = actsOf(element)) {
  shown = element;
  tipShown = element.dataset.tip;
  const sentences = acts.map(sentenceOf);
  light(acts);
  preview(sentences);
  const tip = element.dataset.tip;
  bubble.hidden = !withBubble || !tip;
  if (bubble.hidden) return;
  bubble.replaceChildren(paragraph(tip, "tip"), ...sentences.map((sentence) => paragraph(sentence, "does")));
  place(element);
}

export function hide() {
  shown = null;
  bubble.hidden = true;
  if (held) return show(held, false, [heldAs.act]);
  light([]);
  preview([]);
  return undefined;
}

// What a choice that brings nothing lacks stands in the place of its sentence, as a question, and is read out.
function doubt(lacking) {
  const line = document.querySelector("#preview .doubt");
  if (line) line.textContent = lacking ? say("doubt", { lacking }) : "";
}

// A mark on the corner of a place that says: this one.
export function tick(spot) {
  const at = (spot.querySelector(":scope > .halo") ?? spot).getBBox();
  const mark = document.createElementNS("http://www.w3.org/2000/svg", "g");
  mark.setAttribute("class", "tick");
  mark.setAttribute("transform", `translate(${at.x + at.width - 3} ${at.y + 3})`);
  mark.innerHTML = '<circle r="10"/><path d="M-4.6 .4l3.2 3.4 6-7"/>';
  spot.append(mark);
}

export function untick(kind) {
  for (const mark of document.querySelectorAll(`main ${kind} > .tick`)) mark.remove();
}

// What waits to be sent looks chosen, wherever it stands.
function markHeld(act) {
  untick(".held");
  for (const other of document.querySelectorAll("main .held")) other.classList.remove("held");
  if (act === null) return;
  for (const twin of document.querySelectorAll(`main [data-act~="${act}"]`)) {
    twin.classList.add("held");
    if (twin.matches("g")) tick(twin);
  }
}

// A choice that waits for a second tap stays lit, with a button to send it.
export function hold(element, touch, act = element ? actsOf(element)[0] : null) {
  held = element;
  doubt(element ? lackingOf(act) : "");
  heldAs = element && { act, said: sentenceOf(act), touch };
  markHeld(act);
  const button = document.getElementById("doit");
  if (button) button.hidden = !element;
  if (!element) return hide();
  show(element, true, [act]);
  const hint = document.createElement("p");
  hint.textContent = say(touch ? "again" : "confirm");
  bubble.append(hint);
  if (!element.dataset.tip) bubble.hidden = true;
  else place(element);
  return undefined;
}

export const heldElement = () => (held?.isConnected ? held : null);
export const heldAct = () => (heldElement() ? heldAs.act : null);

// New parts are in: what waited for a second tap still waits if it is the same choice; a bubble whose thing is gone goes.
function review() {
  if (held) {
    const same = sentenceOf(heldAs.act) === heldAs.said;
    const now = same ? document.querySelector(`main [data-act~="${heldAs.act}"]`) : null;
    return now ? hold(now, heldAs.touch, heldAs.act) : hold(null);
  }
  if (!shown) return undefined;
  return shown.isConnected && shown.dataset.tip === tipShown ? show(shown, !bubble.hidden) : hide();
}

export function wirePointing() {
  afterSwap(review);
  const main = document.querySelector("main");
  main.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const target = targetOf(event.target);
    if (target && target !== shown) show(target);
    else if (!target && shown) hide();
  });
  main.addEventListener("pointerleave", () => shown && hide());
  main.addEventListener("focusin", (event) => {
    const target = targetOf(event.target);
    if (target?.matches(":focus-visible")) show(target);
  });
  main.addEventListener("focusout", () => shown && hide());
  addEventListener("scroll", () => (bubble.hidden = true), true);
}
