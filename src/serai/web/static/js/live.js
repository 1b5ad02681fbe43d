// Staying up to date: the server says that something changed, and the page fetches what it may see of it.
import { swap } from "./morph.js";

const main = document.querySelector("main");
const mark = document.getElementById("link");
let running = null;
let again = false;

export const state = () => document.getElementById("state")?.dataset ?? {};

async function fetchOnce() {
  const address = new URL(main.dataset.fragments, location.href);
  if (state().number) address.searchParams.set("number", state().number);
  const invite = new URLSearchParams(location.search).get("invite");
  if (invite) address.searchParams.set("invite", invite);
  try {
    const response = await fetch(address, { credentials: "same-origin" });
    if (response.ok && response.status !== 204) await swap(await response.text());
  } catch {
    again = false; // no connection; the stream of events notices, and brings us back here
  }
}

// Fetches what changed; calls while one is under way become one more fetch after it.
export function refresh() {
  if (!main?.dataset.fragments) return Promise.resolve();
  if (running) {
    again = true;
    return running;
  }
  running = (async () => {
    do {
      again = false;
      await fetchOnce();
    } while (again);
    running = null;
  })();
  return running;
}

function heard(event) {
  let number = NaN;
  try {
    number = JSON.parse(event.data).number;
  } catch { /* an event without news of its own */ }
  if (event.type !== "changed" || number !== Number(state().number)) refresh();
}

export function wireLive() {
  if (!main?.dataset.live) return;
  const source = new EventSource(main.dataset.live);
  // Also the first time: something may have happened since the page was drawn.
  source.addEventListener("open", () => {
    mark.hidden = true;
    refresh();
  });
  source.addEventListener("error", () => {
    mark.hidden = false;
    // A browser gives up where the answer was no stream at all; then we look again ourselves.
    if (source.readyState === EventSource.CLOSED) setTimeout(wireLive, 5000);
  });
  for (const kind of ["changed", "chat", "seats", "lobby", "message"]) source.addEventListener(kind, heard);
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh();
});
