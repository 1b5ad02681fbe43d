// Counters: several amounts set by − and +, by the arrow keys or by a figure, and one button that sends them all.
import { afterSwap } from "./morph.js";
import { hint } from "./picking.js";
import { sendActs } from "./play.js";
import { counted, plans } from "./plans.js";
import { actsOf } from "./pointing.js";
import { spun } from "./spinning.js";
import { fill } from "./words.js";

let plan = null;
let values = [];
let singly = false;

const box = () => document.getElementById("counters");
const rows = () => [...box().querySelectorAll(".counter")];
const least = () => plan.combinations[0][0].map((_, at) => Math.min(...plan.combinations.map(([amounts]) => amounts[at])));

// Whether these amounts, and perhaps more, can still be had.
const within = (wanted) => plan.combinations.some(([amounts]) => amounts.every((n, at) => n >= wanted[at]));
const chosen = () => plan.combinations.find(([amounts]) => amounts.every((n, at) => n === values[at]));

function moved(at, by) {
  const wanted = values.with(at, values[at] + by);
  return wanted[at] >= least()[at] && within(wanted) ? wanted : null;
}

function step(at, by) {
  values = moved(at, by) ?? values;
  show();
}

function to(at, n) {
  const by = Math.sign(n - values[at]);
  while (by && values[at] !== n && moved(at, by)) values = moved(at, by);
  show();
}

function said() {
  const some = rows().flatMap((row, at) =>
    values[at] ? [fill(box().dataset.some, { n: values[at], thing: row.dataset.thing })] : []);
  return some.length ? some.reduce((before, after) => fill(box().dataset.joint, { before, after })) : "";
}

function show() {
  rows().forEach((row, at) => {
    const number = row.querySelector("[role=spinbutton]");
    number.textContent = values[at];
    number.setAttribute("aria-valuenow", values[at]);
    for (const button of row.querySelectorAll("[data-by]")) button.disabled = !moved(at, Number(button.dataset.by));
  });
  const sum = values.reduce((before, n) => before + n, 0);
  const total = box().querySelector(".total");
  if (total) total.textContent = fill(total.dataset.said, { n: sum });
  const button = box().querySelector("[data-set]");
  button.disabled = !chosen();
  button.textContent = chosen() && sum ? fill(button.dataset.said, { things: said() }) : button.dataset.choose;
  fold();
}

// What the counters set need not stand in the list, too, unless somebody wants it one by one.
function fold() {
  for (const act of plan.firsts) {
    const line = document.querySelector(`#actions [data-act="${act}"]`)?.closest("li");
    if (line) line.hidden = !singly;
  }
  for (const list of document.querySelectorAll("#actions ul")) {
    list.hidden = !list.querySelector("li:not([hidden])");
    const heading = list.previousElementSibling;
    if (heading?.matches("h3")) heading.hidden = list.hidden;
  }
  box().classList.toggle("singly", singly);
  box().querySelector("[data-singly]").setAttribute("aria-expanded", singly);
  leave(singly ? [] : plan.firsts);
}

// Places on the board and the mats neither offer what the counters set, nor glow for it.
function leave(acts) {
  counted.clear();
  for (const act of acts) counted.add(act);
  for (const place of document.querySelectorAll("main svg [data-act], #tray [data-act]")) {
    const off = actsOf(place).length === 0;
    place.classList.toggle("counted", off);
    place.ariaDisabled = off ? "true" : null;
  }
  hint();
}

function review() {
  if (!box()) {
    plan = null;
    leave([]);
    return;
  }
  const now = plans();
  if (now !== plan) {
    plan = now;
    values = least();
    singly = false;
  }
  show();
}

function send() {
  if (chosen()) sendActs(chosen()[1]);
}

function pressed(event) {
  const row = event.target.closest("#counters .counter");
  if (!row) return;
  const at = rows().indexOf(row);
  spun(event, values[at], (n) => to(at, n), send);
}

function clicked(event) {
  const by = event.target.closest("#counters [data-by]");
  if (by) step(rows().indexOf(by.closest(".counter")), Number(by.dataset.by));
  if (event.target.closest("#counters [data-set]")) send();
  if (event.target.closest("#counters [data-singly]")) {
    singly = !singly;
    fold();
  }
}

export function wireCounters() {
  const main = document.querySelector("main");
  main.addEventListener("keydown", pressed);
  main.addEventListener("click", clicked);
  afterSwap(review);
  review();
}
