// Everybody in short: a click on somebody's line shows their whole mat, another folds it again.
import { afterSwap } from "./morph.js";
import { selectTab } from "./tabs.js";

const phone = matchMedia("(max-width: 700px)");
const matOf = (line) => document.getElementById(`mat-${line.dataset.strip}`);

function tell() {
  for (const line of document.querySelectorAll("[data-strip]")) line.setAttribute("aria-expanded", String(!!matOf(line)?.open));
}

function showMat(line) {
  const mat = matOf(line);
  if (!mat) return;
  if (phone.matches) selectTab("players");
  // One's own mat, and any on a phone, is only looked for; it may be open already.
  mat.open = phone.matches || !!mat.closest("#own") || !mat.open;
  if (mat.open) mat.scrollIntoView({ block: phone.matches ? "start" : "nearest" });
  tell();
}

export function wireStrip() {
  tell();
  afterSwap(tell);
  document.addEventListener("click", (event) => {
    const line = event.target.closest("[data-strip]");
    if (line) showMat(line);
  });
  document.addEventListener("toggle", tell, true);
}
