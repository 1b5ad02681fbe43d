// A game's past, step by step; every step has its own address.
import { state, withParts } from "./live.js";
import { swap } from "./morph.js";
import { PACES } from "./player.js";
import { preference } from "./settings.js";
import { say } from "./words.js";

const main = document.querySelector("main");
const slider = document.getElementById("step");
let asked = 0;
let playing = 0;

function tell(step) {
  slider.value = step;
  document.getElementById("step-said").textContent = say("step", { step, steps: slider.max });
  const chart = document.getElementById("chart");
  if (!chart) return;
  const { left, right, steps } = chart.dataset;
  const x = Number(left) + ((right - left) * Math.min(step, steps)) / steps;
  for (const end of ["x1", "x2"]) document.getElementById("chart-now").setAttribute(end, x);
}

async function go(step) {
  step = Math.min(Math.max(0, step), Number(slider.max));
  const mine = ++asked;
  const near = Math.abs(step - Number(document.getElementById("state").dataset.step)) === 1;
  tell(step);
  const shown = state().parts;
  const response = await fetch(withParts(`${main.dataset.replay}/${step}/fragments`), { credentials: "same-origin" }).catch(() => null);
  const html = response?.ok ? await response.text() : null;
  if (html === null || mine !== asked) return undefined;
  // The answer left out what the page showed when it was asked; should that have changed, it is asked again.
  if (state().parts !== shown) return go(step);
  await swap(html, near);
  tell(step);
  return history.replaceState(null, "", `${main.dataset.replay}/${step}`);
}

// The next step has its time when the one before it is shown, however long that took.
async function onward() {
  const run = playing;
  if (now() >= Number(slider.max)) return play(false);
  await go(now() + 1);
  if (playing === run) playing = setTimeout(onward, PACES[preference("pace")] || PACES.normal);
  return undefined;
}

function play(on) {
  clearTimeout(playing);
  playing = 0;
  const button = document.querySelector('[data-step="play"]');
  button.textContent = say(on ? "pause" : "play");
  button.setAttribute("aria-pressed", String(on));
  if (on) playing = setTimeout(onward, PACES[preference("pace")] || PACES.normal);
}

const now = () => Number(slider.value);
const STEPS = { first: () => go(0), back: () => go(now() - 1), forward: () => go(now() + 1), last: () => go(Number(slider.max)), play: () => play(!playing) };
const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", " ": "play" };

export function wireReplay() {
  if (!slider) return;
  tell(now());
  let timer = 0;
  slider.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(() => go(now()), 60);
  });
  document.addEventListener("click", (event) => {
    const step = event.target.closest("button[data-step]")?.dataset.step;
    if (step) {
      if (step !== "play") play(false);
      STEPS[step]();
    }
    // A line of the log leads to its step, here without leaving the page.
    const line = event.target.closest(".story a");
    if (line && !event.defaultPrevented && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      go(Number(line.pathname.split("/").at(-1)));
    }
    const chart = event.target.closest("#chart");
    if (chart) {
      const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(chart.getScreenCTM().inverse()).x;
      const { left, right, steps } = chart.dataset;
      go(Math.round(((at - left) / (right - left)) * steps));
    }
  });
  document.addEventListener("keydown", (event) => {
    if (!(event.key in KEYS) || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.target.closest("input, dialog, .spot, button")) return;
    event.preventDefault();
    STEPS[KEYS[event.key]]();
  }, true);
}
