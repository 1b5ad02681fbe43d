// Staying up to date: the server says that something changed, and the page fetches what it may see of it.
import { swap } from "./morph.js";

const RETRY = 1500;
const main = document.querySelector("main");
const mark = document.getElementById("link");
const trouble = { stream: false, fetch: false };
let retry = 0;
let running = null;
let again = false; // something was heard of that the page may not show
let promised = 0; // the number of the newest change we have heard of
let asking = false; // an answer is awaited that will bring news itself
let skew = 0;
let choose = (news) => (news ? {} : null);

// By how many milliseconds the server's clock is ahead of ours.
export const ahead = () => skew;

export const state = () => document.getElementById("state")?.dataset ?? {};

// Somebody says where to look next: they are asked whether there is news, and answer with the query of an address, or
// with null to rest; `still` in it: nothing glides. Without them the page shows whatever is latest.
export const steer = (chooser) => (choose = chooser);

function tell(where, isIn) {
  trouble[where] = isIn;
  mark.hidden = !(trouble.stream || trouble.fetch);
}

// An address, with the marks of the parts that the page shows: only others need be sent.
export function withParts(path, query = {}) {
  const asked = new URLSearchParams(state().parts ? { parts: state().parts, ...query } : query);
  return asked.size ? `${path}?${asked}` : path;
}

// An answer leaves out what the page showed when it was asked: should that have changed since, it is asked again.
async function put(html, shown, gliding = true) {
  if (state().parts === shown) await swap(html, gliding);
  else again = true;
}

async function fetchOnce({ still = false, ...query }) {
  try {
    const shown = state().parts;
    const response = await fetch(withParts(main.dataset.fragments, query), { credentials: "same-origin" });
    if (!response.ok) throw new Error(response.status);
    skew = Date.parse(response.headers.get("Date")) - Date.now() || 0;
    await put(await response.text(), shown, !still);
    tell("fetch", false);
    return true;
  } catch {
    // No connection, or no answer that can be shown: say so, and look again until there is one.
    tell("fetch", true);
    promised = 0;
    clearTimeout(retry);
    retry = setTimeout(refresh, RETRY);
    return false;
  }
}

const news = () => again || promised > Number(state().number);

async function lookOn() {
  for (let query = choose(news()); query; query = choose(news())) {
    again = false;
    const known = promised;
    if (!(await fetchOnce(query))) return;
    // An answer that knows less than was promised before it was asked for will not know it the next time either.
    if (promised === known) promised = Math.min(promised, Number(state().number) || 0);
  }
}

// Fetches until the page rests. Calls while it is under way need no fetch of their own.
export function look() {
  if (!main?.dataset.fragments) return Promise.resolve();
  if (!running && !asking) running = lookOn().finally(() => (running = null));
  return running ?? Promise.resolve();
}

// Something happened, perhaps the change of this number.
export function refresh(number = undefined) {
  if (number === undefined) again = true;
  else promised = Math.max(promised, number);
  return look();
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
    else again = true;
  } finally {
    asking = false;
  }
  await look();
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
