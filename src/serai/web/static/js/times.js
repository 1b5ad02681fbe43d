// The same several times over: a line of the list that may be repeated has − and +, and a button for as often as it goes.
import { afterSwap } from "./morph.js";
import { plans } from "./plans.js";
import { spun } from "./spinning.js";
import { fill } from "./words.js";

let plan = null;
let wanted = {};

const actOf = (row) => row.closest("li").querySelector("[data-act]").dataset.act;

// How often a choice is made at once: as its line says. On the board, once.
export const timesOf = (element) => (element.closest("#actions") ? (wanted[element.dataset.act] ?? 1) : 1);

function show(row) {
  const act = actOf(row);
  const n = wanted[act] ?? 1;
  const number = row.querySelector("[role=spinbutton]");
  number.textContent = fill(row.dataset.said, { n });
  number.setAttribute("aria-valuenow", n);
  number.setAttribute("aria-valuemax", plan.repeats[act]);
  for (const button of row.querySelectorAll("[data-by]")) button.disabled = !within(act, n + Number(button.dataset.by));
}

const within = (act, n) => n >= 1 && n <= plan.repeats[act];

function set(row, n) {
  wanted[actOf(row)] = Math.min(Math.max(n, 1), plan.repeats[actOf(row)]);
  show(row);
}

function review() {
  const now = plans();
  if (now !== plan) [plan, wanted] = [now, {}];
  const template = document.getElementById("times");
  for (const old of document.querySelectorAll("#actions .times")) old.remove();
  for (const [act, most] of Object.entries(plan.repeats ?? {})) {
    const line = document.querySelector(`#actions li [data-act="${act}"]`);
    if (!line) continue;
    line.after(template.content.cloneNode(true));
    const row = line.nextElementSibling;
    const all = row.querySelector("[data-all]");
    all.textContent = fill(all.textContent, { n: most });
    row.querySelector("[role=spinbutton]").setAttribute("aria-label", line.querySelector(".say").textContent);
    show(row);
  }
}

function clicked(event) {
  const row = event.target.closest("#actions .times");
  if (!row) return;
  const by = event.target.closest("[data-by]");
  if (by) set(row, (wanted[actOf(row)] ?? 1) + Number(by.dataset.by));
  if (event.target.closest("[data-all]")) {
    set(row, plan.repeats[actOf(row)]);
    row.closest("li").querySelector("[data-act]").click();
  }
}

function pressed(event) {
  const row = event.target.closest("#actions .times");
  if (!row) return;
  spun(event, wanted[actOf(row)] ?? 1, (n) => set(row, n), () => row.closest("li").querySelector("[data-act]").click());
}

export function wireTimes() {
  const main = document.querySelector("main");
  main.addEventListener("click", clicked);
  main.addEventListener("keydown", pressed);
  afterSwap(review);
  review();
}
