// Following the others: their turns are shown beat by beat, at the reader's pace, and can be shown again.
//
// A beat is one readable action. The page shows a position by its address; the next beat after it is fetched when its
// time has come, so that each is an update of its own and none is skipped.
import { look, state, steer } from "./live.js";
import { closeMoment, momentOpen, wireMoments } from "./moments.js";
import { afterSwap } from "./morph.js";
import { preference } from "./settings.js";

export const PACES = { slow: 2200, normal: 1100, fast: 450, instant: 0 };
const MANY = 12; // so many beats are not waited for by one who comes back to the page

const main = document.querySelector("main");
let painted = -Infinity; // since when the beat on the page is shown
let hurried = false; // to the end, without what is on the way
let repeating = false; // what happened is shown once more
let start = null; // where that begins
let returned = false; // the page was out of sight until now
let asked = {};
let timer = 0;

const playing = () => state().live === "0";

// Whoever wants no beats wants them all the same when they ask what happened.
const pace = () => PACES[preference("pace")] || (repeating ? PACES.normal : 0);

const due = () => performance.now() >= painted + pace();

function wanted(news) {
  const { at, left } = state();
  if (!at) return news ? {} : null; // nothing is played here yet
  if (start !== null) return { at: start, still: true };
  if (returned && Number(left) > MANY) hurried = true;
  if (hurried || !pace()) return news || playing() ? {} : null;
  if (document.hidden || momentOpen()) return news ? { at } : null;
  if (playing() ? left === "0" || due() : news && due()) return { after: at };
  return news ? { at } : null;
}

function where(news) {
  const query = wanted(news);
  asked = query ?? {};
  start = null;
  if (!query) rest();
  return query;
}

// Nothing is to be fetched now: the next beat has its time, or the page shows the latest position.
function rest() {
  clearTimeout(timer);
  if (!playing()) hurried = repeating = false;
  else if (!document.hidden && !momentOpen()) timer = setTimeout(look, Math.max(0, painted + pace() - performance.now()));
}

function shown(before, now) {
  // What told this reader nothing is not waited for.
  if (now.at !== before.at && document.querySelector(`#log li[data-at="${now.at}"]`)) painted = performance.now();
  // A decision was taken back, or there is no way on from here: only the latest position is sure.
  const lost = asked.after !== undefined && now.at === before.at;
  if (playing() && (Number(now.steps) < Number(before.steps) || lost)) hurried = true;
  if (Number(now.left) <= MANY) returned = false;
  tell();
}

function tell() {
  const bar = document.getElementById("player");
  if (!bar) return;
  bar.hidden = !playing();
  bar.querySelector(".badge").textContent = state().left;
  main.dataset.beats = playing() ? "1" : "0";
}

// To the end at once.
export function hurry() {
  if (!playing() && start === null) return;
  hurried = true;
  start = null;
  closeMoment();
  look();
}

// Once more from the reader's last decision; for one who plays no seat, the last few beats.
export function again() {
  const { since, at } = state();
  const lines = [...document.querySelectorAll("#log .story:not(.older) [data-at]")];
  const from = since || (lines[MANY] ?? lines.at(-1))?.dataset.at;
  if (!at || !from) return;
  hurried = false;
  repeating = true;
  start = from;
  closeMoment();
  look();
}

// Any key but those that lead on to another part of the page, or only change what others mean.
function key(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "a") again();
  else if (playing() && event.key !== "Tab" && !event.getModifierState(event.key) && !event.defaultPrevented) hurry();
}

export function wirePlayer() {
  if (!main.dataset.fragments) return;
  steer(where);
  wireMoments(look);
  afterSwap(shown);
  document.addEventListener("keydown", key);
  document.addEventListener("click", (event) => {
    const wish = event.target.closest("[data-beats]:is(button)")?.dataset.beats;
    if (wish) return wish === "again" ? again() : hurry();
    return event.target.closest("#board") ? hurry() : undefined;
  });
  document.addEventListener("visibilitychange", () => (returned = !document.hidden), true);
  tell();
}
