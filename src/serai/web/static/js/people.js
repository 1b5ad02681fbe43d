// Who is looking: naming oneself, logging in, protecting a name, keys for programs.
import { attempt, call, post } from "./api.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

let wanted = null;

// Does something that needs a name; whoever has none is asked first, and then it is done.
export function named(deed) {
  if (document.body.dataset.named === "1") return deed();
  wanted = deed;
  document.getElementById("naming").showModal();
  return undefined;
}

const facts = (form) => Object.fromEntries(new FormData(form));

async function enter(path, form) {
  const answer = await attempt(() => post(path, facts(form)));
  if (!answer) return;
  document.body.dataset.named = "1";
  form.closest("dialog")?.close();
  if (wanted) wanted();
  else location.reload();
  wanted = null;
}

const FORMS = {
  guest: (form) => enter("/api/guests", form),
  login: (form) => enter("/api/login", form),
  account: (form) => enter("/api/account", form),
  password: changePassword,
  token: makeToken,
};

async function changePassword(form) {
  const { old, new: fresh } = facts(form);
  if (!(await attempt(() => post("/api/password", { old, new: fresh })))) return;
  form.reset();
  toast(say("password"));
}

async function makeToken(form) {
  const made = await attempt(() => post("/api/tokens", facts(form)));
  if (!made) return;
  const place = document.getElementById("fresh-token");
  place.hidden = false;
  place.querySelector("code").textContent = made.token;
  form.reset();
}

export function wirePeople() {
  document.addEventListener("submit", (event) => {
    for (const [name, deed] of Object.entries(FORMS)) {
      if (!(name in event.target.dataset)) continue;
      event.preventDefault();
      deed(event.target);
    }
  });
  document.addEventListener("close", (event) => {
    if (event.target.id === "naming" && document.body.dataset.named === "0" && !document.querySelector("dialog[open]")) wanted = null;
  }, true);
  document.addEventListener("click", async (event) => {
    const path = event.target.closest("[data-delete]")?.dataset.delete;
    if (path && (await attempt(() => call("DELETE", path)))) location.reload();
  });
}
