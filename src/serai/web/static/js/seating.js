// Ways into a table and out of it: sit down, fill seats, start, leave, play again, talk.
import { attempt, post } from "./api.js";
import { newsFollow, refresh } from "./live.js";
import { named } from "./people.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const table = document.querySelector("main")?.dataset.table;

function join(button) {
  const { join: id, seat } = button.dataset;
  const body = seat ? { seat: Number(seat) } : {};
  named(async () => {
    if (await attempt(() => post(`/api/tables/${id}/join`, body))) location.assign(`/tables/${id}`);
  });
}

async function fill(button) {
  const { fill: seat, kind } = button.dataset;
  const bot = kind === "bot" && button.closest(".place").querySelector("[data-level]").value;
  const done = await attempt(() => post(`/api/tables/${table}/seats`, { seat: Number(seat), kind, ...(bot ? { bot } : {}) }));
  if (done) newsFollow();
  else refresh();
}

// A button that posts and then goes somewhere: to an address, or to the table the answer names.
async function posts(button) {
  if (button.dataset.confirm && !confirm(button.dataset.confirm)) return;
  button.disabled = true;
  const answer = await attempt(() => post(button.dataset.post));
  button.disabled = false;
  if (!answer) return;
  const then = button.dataset.then;
  if (!then) newsFollow();
  else location.assign(then.endsWith("s/") ? then + answer.id : then);
}

// A private copy of the position that is shown, to try things out.
function clone() {
  const step = document.getElementById("step");
  named(async () => {
    const made = await attempt(() => post(`/api/tables/${table}/clone`, step ? { step: Number(step.value) } : {}));
    if (made) location.assign(`/tables/${made.id}`);
  });
}

async function copy(field) {
  field.select();
  await navigator.clipboard?.writeText(field.value).catch(() => document.execCommand("copy"));
  toast(say("copied"));
}

async function talk(form) {
  const text = new FormData(form).get("text").trim();
  if (!text) return;
  form.reset();
  if (await attempt(() => post(`/api/tables/${table}/chat`, { text }))) newsFollow();
}

// An invitation is written as a path; only the browser knows under which name it reached us.
export function showInvite() {
  const field = document.getElementById("invite");
  if (field) field.value = location.origin + field.dataset.path;
}

export function wireSeating() {
  showInvite();
  const handlers = { "[data-join]": join, "[data-fill]": fill, "[data-post]": posts, "[data-clone]": clone };
  document.addEventListener("click", (event) => {
    for (const [selector, handler] of Object.entries(handlers)) {
      const button = event.target.closest(selector);
      if (button) handler(button);
    }
    const copied = event.target.closest("[data-copy]");
    if (copied) copy(document.getElementById(copied.dataset.copy));
  });
  document.addEventListener("submit", (event) => {
    if (!("chat" in event.target.dataset)) return;
    event.preventDefault();
    talk(event.target);
  });
}
