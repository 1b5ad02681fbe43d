// What must not be missed: words in the chat that were not read yet, and, where the tab is hidden and the person allowed
// it, a notice of the browser.
import { state } from "./live.js";
import { afterSwap } from "./morph.js";
import { preference, setting } from "./settings.js";
import { drop } from "./sound.js";
import { say } from "./words.js";

const main = document.querySelector("main");
let heard = 0; // the number of the last line that was there
let read = 0; // and of the last that was seen
let title = document.title;

const lines = () => [...document.querySelectorAll("#chat-lines [data-said]")];
const numberOf = (line) => Number(line.dataset.said);
const others = (since) => lines().filter((line) => numberOf(line) > since && !line.matches(".own"));

function inSight() {
  return !document.hidden && (document.getElementById("chat-lines")?.checkVisibility() ?? false);
}

// The title of the tab, with how much there is to read.
export function entitle(said = title) {
  title = said;
  const n = others(read).length;
  document.title = n ? say("unread-title", { n, title }) : title;
}

function badge() {
  const tab = document.querySelector('[role="tab"][data-tab="chat"]');
  if (!tab) return;
  const n = others(read).length;
  let mark = tab.querySelector(".badge");
  if (!n) return mark?.remove();
  if (!mark) {
    mark = document.createElement("span");
    mark.className = "badge";
    tab.append(mark);
  }
  const [figure, words] = [document.createElement("span"), document.createElement("span")];
  figure.ariaHidden = "true";
  figure.textContent = n;
  words.className = "aloud";
  words.textContent = say("unread", { n });
  return mark.replaceChildren(figure, words);
}

function review() {
  const said = Number(state().said ?? 0);
  if (said !== read && inSight()) read = said; // to look whether it is in sight costs a layout of the page
  badge();
  entitle();
}

// Only in a hidden tab; a newer one of the same kind takes the place of the older.
export function notify(kind, text) {
  if (!document.hidden || preference("notices") !== "on" || window.Notification?.permission !== "granted") return;
  try {
    const table = document.querySelector(".table-title")?.textContent ?? title;
    const notice = new Notification(table, { body: text, tag: `${kind}-${main?.dataset.table ?? ""}`, icon: "/static/favicon.svg" });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch { /* a phone may know notices only from workers */ }
}

function chatted() {
  const fresh = others(heard);
  heard = Math.max(heard, ...lines().map(numberOf));
  const last = fresh.at(-1);
  if (last) {
    if (!inSight() && setting("sound")) drop();
    notify("chat", last.textContent.trim());
  }
  review();
}

// Somebody sat down in the room where people gather.
function joined(before) {
  for (const place of document.querySelectorAll(".place:not(.free)")) {
    if (before.has(place.id)) notify("joined", say("joined", { name: place.querySelector(".what span")?.textContent ?? "" }));
  }
}

const free = () => new Set([...document.querySelectorAll(".place.free")].map((place) => place.id));

export function wireNotices() {
  if (!state().number) return;
  heard = read = Number(state().said ?? 0);
  let places = free();
  afterSwap(() => {
    chatted();
    joined(places);
    places = free();
  });
  document.addEventListener("visibilitychange", review);
  document.addEventListener("click", (event) => event.target.closest('[role="tab"]') && setTimeout(review));
}
