// The log is whole: what lies further back is fetched as one scrolls there.
import { afterSwap, beforeSwap } from "./morph.js";

const main = document.querySelector("main");
let before = []; // the lines that the page showed until now
let loading = false;
let watcher = null;

const log = () => document.getElementById("log");
const older = () => log()?.querySelector(".older");
const newer = () => [...(log()?.querySelectorAll(".story:not(.older) > li") ?? [])];

// The order of addresses: steps, then stages of the next one.
function value(line) {
  const [step, stage = 0] = line.dataset.at.split(".").map(Number);
  return step + stage / 10000;
}

// What is older stays when the newest lines change: those that no longer are among them go on top of it. Where some are
// missing in between, it is fetched anew.
function join() {
  const list = older();
  const last = newer().at(-1);
  if (!list || !last) return;
  const oldest = value(last);
  for (const line of [...list.children]) if (value(line) >= oldest) line.remove();
  const top = list.children.length ? value(list.children[0]) : -1;
  const fallen = before.filter((line) => value(line) < oldest && value(line) > top);
  if (before.length && value(before[0]) < oldest) list.replaceChildren();
  else list.prepend(...fallen);
  watch();
}

async function load() {
  const list = older();
  const last = list?.lastElementChild ?? newer().at(-1);
  if (loading || !last || list?.dataset.whole) return;
  loading = true;
  const path = `/tables/${main.dataset.table}/log?before=${encodeURIComponent(last.dataset.at)}`;
  const response = await fetch(path, { credentials: "same-origin" }).catch(() => null);
  const html = response?.ok ? await response.text() : null;
  loading = false;
  if (html === null) return;
  const all = [...new DOMParser().parseFromString(html, "text/html").querySelectorAll("li")];
  const lines = all.filter((line) => value(line) < value(last)); // the answer may begin with what is shown
  const at = older() ?? begin();
  const known = at.lastElementChild ?? newer().at(-1);
  if (known?.dataset.at !== last.dataset.at) return watch(); // it has moved on meanwhile
  at.append(...lines.map((line) => document.importNode(line, true)));
  if (!lines.length) at.dataset.whole = "1";
  watch();
}

function begin() {
  const list = document.createElement("ol");
  list.className = "story older";
  log().append(list);
  return list;
}

// Looks out for the last line.
function watch() {
  watcher.disconnect();
  const last = older()?.lastElementChild ?? newer().at(-1);
  if (last && !older()?.dataset.whole && !log().dataset.whole) watcher.observe(last);
}

export function wireLog() {
  watcher = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && load());
  beforeSwap((fresh) => {
    before = newer().map((line) => line.cloneNode(true));
    // Somebody else sits before the screen now: what the one before them could read goes with them.
    const next = fresh.find((part) => part.id === "state");
    if (next && next.dataset.you !== document.getElementById("state").dataset.you) {
      older()?.remove();
      before = [];
    }
    return true;
  });
  afterSwap(join);
  watch();
}
