// Staying up to date: the server says that something changed, and the page fetches what it may see of it.
import { swap } from "./morph.js";

const RETRY = 1500;
const main = document.querySelector("main");
const mark = document.getElementById("link");
const trouble = { stream: false, fetch: false };
let retry = 0;
let running = null;
let again = false;
let promised = 0; // the number of the newest change we have heard of
let skew = 0;

// By how many milliseconds the server's clock is ahead of ours.
export const ahead = () => skew;

export const state = () => document.getElementById("state")?.dataset ?? {};

function tell(where, isIn) {
  trouble[where] = isIn;
  mark.hidden = !(trouble.stream || trouble.fetch);
}

async function fetchOnce() {
  const address = new URL(main.dataset.fragments, location.href);
  if (state().number) address.searchParams.set("number", state().number);
  try {
    const response = await fetch(address, { credentials: "same-origin" });
    if (!response.ok) throw new Error(response.status);
    skew = Date.parse(response.headers.get("Date")) - Date.now() || 0;
    await swap(await response.text());
    tell("fetch", false);
  } catch {
    // No connection, or no answer that can be shown: say so, and look again until there is one.
    tell("fetch", true);
    promised = 0;
    clearTimeout(retry);
    retry = setTimeout(refresh, RETRY);
  }
}

// Fetches what changed. Calls while one is under way become one more fetch after it, if it did not bring their news.
export function refresh(number = undefined) {
  if (!main?.dataset.fragments) return Promise.resolve();
  promised = Math.max(promised, number ?? 0);
  if (running) {
    again ||= number === undefined;
    return running;
  }
  running = (async () => {
    let known;
    do {
      again = false;
      known = promised;
      await fetchOnce();
    } while (again || (promised > known && promised > Number(state().number)));
    running = null;
  })();
  return running;
}

function heard(event) {
  if (event.type !== "changed") return refresh();
  const { number } = JSON.parse(event.data);
  return number > Number(state().number) ? refresh(number) : undefined;
}

export function wireLive() {
  if (!main?.dataset.live) return;
  const source = new EventSource(main.dataset.live);
  // Also the first time: something may have happened since the page was drawn.
  source.addEventListener("open", () => {
    tell("stream", false);
    refresh();
  });
  source.addEventListener("error", () => {
    tell("stream", true);
    // A browser gives up where the answer was no stream at all; then we look again ourselves.
    if (source.readyState === EventSource.CLOSED) setTimeout(wireLive, 5000);
  });
  for (const kind of ["changed", "chat", "seats", "lobby", "message"]) source.addEventListener(kind, heard);
  addEventListener("pagehide", () => source.close());
  addEventListener("pageshow", (event) => event.persisted && location.reload());
}

addEventListener("online", () => refresh());
document.addEventListener("visibilitychange", () => {
  if (!document.hidden) refresh();
});
