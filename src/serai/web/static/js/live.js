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
let asking = false; // an answer is awaited that will bring news itself
let skew = 0;

// By how many milliseconds the server's clock is ahead of ours.
export const ahead = () => skew;

export const state = () => document.getElementById("state")?.dataset ?? {};

function tell(where, isIn) {
  trouble[where] = isIn;
  mark.hidden = !(trouble.stream || trouble.fetch);
}

// An address, with the marks of the parts that the page shows: only others need be sent.
export const withParts = (path) => (state().parts ? `${path}?parts=${encodeURIComponent(state().parts)}` : path);

// An answer leaves out what the page showed when it was asked: should that have changed since, it is asked again.
async function put(html, shown) {
  if (state().parts === shown) await swap(html);
  else again = true;
}

async function fetchOnce() {
  try {
    const shown = state().parts;
    const response = await fetch(withParts(main.dataset.fragments), { credentials: "same-origin" });
    if (!response.ok) throw new Error(response.status);
    skew = Date.parse(response.headers.get("Date")) - Date.now() || 0;
    await put(await response.text(), shown);
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
  if (running || asking) {
    again ||= number === undefined;
    return running ?? Promise.resolve();
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

// Asks for something whose answer brings the parts that it changes. What else is heard meanwhile is fetched after it,
// and so is everything if nothing came of it.
export async function ask(path, send) {
  const shown = state().parts;
  let html = null;
  asking = true;
  try {
    html = await send(withParts(path));
    if (html) await put(html, shown);
  } finally {
    asking = false;
  }
  if (!html || again || promised > Number(state().number)) await refresh();
}

function heard(event) {
  if (event.type !== "changed") return refresh();
  const { number } = JSON.parse(event.data);
  return number > Number(state().number) ? refresh(number) : undefined;
}

// The stream says first where the table is. Something may have happened since the page was drawn, or while it was cut.
function greeted(event) {
  const now = JSON.parse(event.data);
  if (["number", "seated", "said"].some((name) => String(now[name]) !== state()[name])) refresh();
}

// Something was done whose news the stream will bring; without a stream it must be fetched.
export const newsFollow = () => (trouble.stream ? refresh() : undefined);

export function wireLive() {
  if (!main?.dataset.live) return;
  const source = new EventSource(main.dataset.live);
  source.addEventListener("open", () => tell("stream", false));
  source.addEventListener("hello", greeted);
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
