// The column beside the board: folded away into a bar, which can be made small too, or as wide as the reader likes, and
// with a list as long as the column allows. The browser remembers all of it.
import { afterSwap } from "./morph.js";

const NARROWEST = 250;
const WIDEST = 520;
const STEP = 20;

const root = document.documentElement;

function keep(name, value) {
  try {
    localStorage.setItem(`serai.${name}`, value);
  } catch { /* then it lasts as long as the page */ }
}

const isFolded = () => root.dataset.folded === "1";

export function foldColumn(folded = !isFolded()) {
  root.dataset.folded = folded ? "1" : "0";
  keep("folded", root.dataset.folded);
  for (const button of document.querySelectorAll("[data-fold]")) button.setAttribute("aria-expanded", String(!folded));
}

function lowerBar(lowered = root.dataset.lowered !== "1") {
  root.dataset.lowered = lowered ? "1" : "0";
  keep("lowered", root.dataset.lowered);
  document.querySelector("[data-lower]").setAttribute("aria-expanded", String(!lowered));
}

const longer = () => document.querySelector("button[data-longer]");

// The button comes and goes with the lists that are long.
const tellLonger = () => longer()?.setAttribute("aria-expanded", String(root.dataset.longer === "1"));

export function lengthenList() {
  if (!longer()?.checkVisibility()) return;
  root.dataset.longer = root.dataset.longer === "1" ? "0" : "1";
  keep("longer", root.dataset.longer);
  tellLonger();
}

const widthNow = () => Math.round(document.getElementById("column").getBoundingClientRect().width);

function tell(handle) {
  for (const [name, value] of [["valuemin", NARROWEST], ["valuemax", WIDEST], ["valuenow", widthNow()]]) handle.setAttribute(`aria-${name}`, value);
}

function widen(handle, wanted) {
  const width = Math.min(WIDEST, Math.max(NARROWEST, Math.round(wanted)));
  root.style.setProperty("--column", `${width}px`);
  keep("column", width);
  tell(handle);
}

// A double click gives the handle back to the page.
function forget(handle) {
  root.style.removeProperty("--column");
  keep("column", "");
  tell(handle);
}

function wireHandle(handle) {
  const keys = { ArrowLeft: () => widthNow() + STEP, ArrowRight: () => widthNow() - STEP, Home: () => WIDEST, End: () => NARROWEST };
  handle.addEventListener("keydown", (event) => {
    if (event.key === "Enter") foldColumn();
    else if (event.key in keys) widen(handle, keys[event.key]());
    else return;
    event.preventDefault();
  });
  handle.addEventListener("pointerdown", (event) => {
    handle.setPointerCapture(event.pointerId);
    handle.classList.add("held");
    event.preventDefault();
  });
  handle.addEventListener("pointermove", (event) => handle.hasPointerCapture(event.pointerId) && widen(handle, innerWidth - event.clientX));
  handle.addEventListener("lostpointercapture", () => handle.classList.remove("held"));
  handle.addEventListener("dblclick", () => forget(handle));
  tell(handle);
}

export function wireColumn() {
  foldColumn(isFolded());
  lowerBar(root.dataset.lowered === "1");
  tellLonger();
  afterSwap(tellLonger);
  wireHandle(document.querySelector(".width[role=slider]"));
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-fold]")) foldColumn();
    else if (event.target.closest("[data-lower]")) lowerBar();
    else if (event.target.closest("button[data-longer]")) lengthenList();
  });
}
