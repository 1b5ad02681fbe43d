// Climaxes: a card over the board says what happened to whom. It closes by itself, or by a click, as the reader likes.
import { attempt, call } from "./api.js";
import { afterSwap } from "./morph.js";
import { preference } from "./settings.js";

const STAYS = { slow: 10000, normal: 6000, fast: 3500, instant: 6000 };

const main = document.querySelector("main");
let timer = 0;
let last = ""; // the climax that was shown last
let closed = () => {};

const cards = () => [...document.querySelectorAll(".moment")];

export const momentOpen = () => cards().some((card) => !card.hidden);

export function closeMoment() {
  clearTimeout(timer);
  if (!momentOpen()) return;
  for (const card of cards()) card.hidden = true;
  closed();
}

function linger(card) {
  clearTimeout(timer);
  if (preference("moments") === "click") return;
  // Whoever points at it is still reading.
  timer = setTimeout(() => (card.matches(":hover, :focus-within") ? linger(card) : closeMoment()), STAYS[preference("pace")] ?? STAYS.normal);
}

function open(card) {
  for (const other of cards()) other.hidden = other !== card;
}

// A beat that is a climax brings its card.
function arrived() {
  const card = document.querySelector("#moment .moment");
  const begin = card?.dataset.begin ?? "";
  if (begin === last) return; // the same one, which goes on
  last = begin;
  closeMoment();
  if (!card || preference("moments") === "never") return;
  open(card);
  linger(card);
}

// A climax of the past, from the log; it stays until it is closed.
async function recall(at) {
  const html = await attempt(() => call("GET", `/tables/${main.dataset.table}/moments/${at}`));
  const card = html && new DOMParser().parseFromString(html, "text/html").querySelector(".moment");
  if (!card) return;
  clearTimeout(timer);
  const title = card.querySelector("h2");
  title.id = `recalled-${title.id}`; // the same climax may be on the page already
  card.setAttribute("aria-labelledby", title.id);
  const slot = document.getElementById("recalled");
  slot.replaceChildren(document.importNode(card, true));
  open(slot.firstElementChild);
}

// Both at a table that is played and in a replay, where cards come from the log only.
export function wireRecall() {
  document.addEventListener("click", (event) => {
    const at = event.target.closest("[data-moment]")?.dataset.moment;
    if (at) recall(at);
    else if (event.target.closest(".moment")) closeMoment();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !momentOpen() || event.target.closest("dialog")) return;
    event.preventDefault();
    event.stopPropagation();
    closeMoment();
  }, true);
}

export function wireMoments(onClose) {
  closed = onClose;
  last = document.querySelector("#moment .moment")?.dataset.begin ?? "";
  afterSwap(arrived);
}
