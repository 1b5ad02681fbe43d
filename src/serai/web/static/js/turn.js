// "Your turn": the title of the tab, its icon, a knock; and handing over a shared screen.
import { showInvite } from "./seating.js";
import { afterSwap, beforeSwap } from "./morph.js";
import { setting } from "./settings.js";

const main = document.querySelector("main");

function announce(now) {
  if (now.title) document.title = now.title;
  document.getElementById("icon").href = `/static/favicon${now.turn === "1" ? "-turn" : ""}.svg`;
  if ("you" in now && main) main.dataset.you = now.you;
}

// Two short low tones, like a knuckle on wood.
function knock() {
  const context = new AudioContext();
  for (const delay of [0, 0.13]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    const start = context.currentTime + delay;
    tone.type = "triangle";
    tone.frequency.setValueAtTime(190, start);
    tone.frequency.exponentialRampToValueAtTime(90, start + 0.09);
    volume.gain.setValueAtTime(0.25, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.11);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + 0.12);
  }
  setTimeout(() => context.close(), 600);
}

const shownTo = () => `serai.shown.${main?.dataset.table}`;

// Covers the page until the next one at this screen says that they sit before it.
function cover(next) {
  const dialog = document.getElementById("cover");
  if (!dialog || next.secret !== "1" || sessionStorage.getItem(shownTo()) === next.you) return;
  const button = dialog.querySelector("button");
  dialog.querySelector("h2").textContent = next.cover;
  button.textContent = next.coverGo;
  // With the click, not when the dialog says that it has closed: that comes later, and news in between would cover again.
  button.onclick = () => sessionStorage.setItem(shownTo(), next.you);
  if (!dialog.open) dialog.showModal();
}

function anew() {
  location.assign(location.pathname);
  return false;
}

export function wireTurn() {
  const first = document.getElementById("state")?.dataset;
  if (!first) return;
  announce(first);
  cover(first);
  beforeSwap((fresh) => {
    const next = fresh.find((part) => part.id === "state")?.dataset;
    if (!next) return true;
    const now = document.getElementById("state").dataset;
    if (next.lang !== now.lang) return anew(); // another language was chosen in another window
    if (now.step === "" && Number(next.number) < Number(now.number)) return false;
    if ((now.status === "open") !== (next.status === "open")) {
      return anew();
    }
    cover(next);
    return true;
  });
  afterSwap((before, now) => {
    announce(now);
    showInvite();
    if (before.turn === "0" && now.turn === "1" && setting("sound")) knock();
  });
}
