// What this browser remembers (colours, sound, whether to ask before sending), and what the server keeps for a person:
// how they like to follow a game. For one without a name the browser remembers that, too.
import { attempt, post } from "./api.js";
import { chooseLevel } from "./levels.js";
import { toast } from "./toast.js";
import { say } from "./words.js";

const PREFERENCES = { pace: "normal", moments: "self", text: "usual", opponents: "usual", notices: "off" };
const HERE = ["notices"]; // what a browser allows or not is no matter of the person

const read = (name) => {
  try {
    return localStorage.getItem(`serai.${name}`);
  } catch {
    return null;
  }
};

function write(name, value) {
  try {
    localStorage.setItem(`serai.${name}`, value);
  } catch { /* then it lasts as long as the page */ }
}

export const setting = (name) => read(name) === "on";

export const preference = (name) => document.body.dataset[name] ?? PREFERENCES[name];

const keptByServer = (name) => document.body.dataset.named === "1" && !HERE.includes(name);

// A browser asks whether it may show notices. What it was told is told here, too.
async function mayNotify() {
  const answer = (await window.Notification?.requestPermission()) ?? "denied";
  if (answer !== "granted") toast(say("no-notices"));
  return answer === "granted";
}

async function prefer(name, value) {
  if (name === "notices" && value === "on" && !(await mayNotify())) return show(name);
  document.body.dataset[name] = value;
  if (keptByServer(name)) await attempt(() => post("/api/preferences", { [name]: value }));
  else write(name, value);
  return show(name);
}

const valueOf = (input) => (input.type !== "checkbox" ? input.value : input.checked ? input.dataset.on : input.dataset.off);

function show(name) {
  const value = preference(name);
  for (const input of document.querySelectorAll(`[data-preference="${name}"]`)) {
    if (input.matches("select")) chooseLevel(input, value);
    else input.checked = value === (input.type === "checkbox" ? input.dataset.on : input.value);
  }
}

function wirePreferences() {
  for (const name of Object.keys(PREFERENCES)) {
    const kept = keptByServer(name) ? null : read(name);
    if (kept) document.body.dataset[name] = kept;
    show(name);
  }
  for (const input of document.querySelectorAll("[data-preference]")) {
    input.addEventListener("change", () => prefer(input.dataset.preference, valueOf(input)));
  }
}

export function wireSettings() {
  const theme = read("theme") ?? "system";
  for (const choice of document.querySelectorAll('input[name="theme"]')) {
    choice.checked = choice.value === theme;
    choice.addEventListener("change", () => {
      write("theme", choice.value);
      if (choice.value === "system") delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = choice.value;
    });
  }
  for (const box of document.querySelectorAll("[data-setting]")) {
    box.checked = setting(box.dataset.setting);
    box.addEventListener("change", () => write(box.dataset.setting, box.checked ? "on" : "off"));
  }
  wirePreferences();
}
